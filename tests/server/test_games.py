"""Whole four-player games over real sockets, with reconnects, takeovers and a bot in its own process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.registry import NAMES
from tabbytop.narrate.language import english
from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.terminal.records import verify
from tabbytop.wire.client import TableConnection
from tests.server.live_server import LiveServer, run_on_server
from tests.server.set_clock import SetClock
from tests.server.whole_game import EVENT_CHANCES, RandomGame, start_random_game

SETUP_OPTIONS: dict[str, dict[str, Any]] = {
    "cat-box": {"deck": "secret", "options": {"advanced": True}},
    "if-it-fits": {"options": {"advanced": True}},
    "here-kitty-kitty": {},
}
REQUIRED_EVENTS = {"move", "back", *EVENT_CHANCES}


def check_everyone_got_all_news(random_game: RandomGame) -> None:
    """Check that everyone got all news exactly once and in order, and sees the same at the end."""
    for seat in random_game.listeners:
        assert [news.n for news in seat.news] == list(range(1, random_game.state.entry_number + 1))
        assert seat.frame.result is not None
        assert seat.frame.result.how == "played"
        assert seat.frame.view == random_game.watcher.frame.view
    first_listener, watcher = [
        [(news.what, news.by, news.made) for news in seat.news]
        for seat in (random_game.listeners[0], random_game.watcher)
    ]
    assert first_listener == watcher


def check_who_made_each_move(seat: TableConnection, levels: list[str]) -> list[tuple[int, str]]:
    """Check that news names the bot while it stood in and the owner otherwise. Return the moves of stand-ins."""
    stand_ins = [""] * len(levels)
    stand_in_moves: list[tuple[int, str]] = []
    for news in seat.news:
        if news.what == "stood-in":
            assert news.by is not None
            stand_ins[news.by] = news.facts["level"]
        elif news.what == "back":
            assert news.by is not None
            stand_ins[news.by] = ""
        elif news.what == "moved":
            assert news.by is not None
            assert news.made == (levels[news.by] or stand_ins[news.by])
            if stand_ins[news.by]:
                stand_in_moves.append((news.by, news.made))
    return stand_in_moves


async def check_record(random_game: RandomGame, folder: Path, stand_in_moves: list[tuple[int, str]]) -> None:
    """Check that the record is the same for everyone, verifies, and says who made each move."""
    data = await random_game.watcher.client.record(random_game.seated.table)
    for client in random_game.seated.clients:
        assert await client.record(random_game.seated.table) == data
    record = from_text(data, "record")
    assert [player.name for player in record.players] == ["Ada", "Bob", "Cleo", "Pepper"]
    assert [player.bot for player in record.players] == ["", "", "", "kitten@pepper"]
    assert [(entry.by, entry.made) for entry in record.log if entry.made] == stand_in_moves
    result = random_game.watcher.frame.result
    assert result is not None
    assert record.secret == result.secret
    table = random_game.watcher.frame.table
    assert table is not None
    assert record.commitment == table.commitment
    match = Replay(record, dealer_of(record)).finish()
    assert match.game.points(match.state) == result.points
    assert match.game.winners(match.state) == result.winners
    (folder / "record.json").write_bytes(data)
    assert verify(english(), str(folder / "record.json"), table.commitment)


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_of_four(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        random_game = await start_random_game(server, game, f"evening {game}", **SETUP_OPTIONS[game])
        await random_game.play()
        check_everyone_got_all_news(random_game)
        stand_in_moves = check_who_made_each_move(random_game.watcher, ["", "", "", "kitten@pepper"])
        await check_record(random_game, tmp_path, stand_in_moves)
        assert random_game.event_counts.keys() >= REQUIRED_EVENTS | (
            {"window", "seal"} if game == "here-kitty-kitty" else set()
        )
        assert stand_in_moves
        assert random_game.moves_by_bots("seat")
        assert server.app.services.telemetry.faults._value.get() == 0

    run_on_server(tmp_path, play, SetClock(), inline_bots=False)


def test_reloading_a_table_from_its_log_gives_the_same_game(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        random_game = await start_random_game(server, "here-kitty-kitty", "again")
        await random_game.play()
        seats = [(seat.frame.view, seat.frame.result, seat.news) for seat in random_game.listeners]
        room = server.room(random_game.seated.table)
        await room.jobs.run(room.reload)
        for seat, before in zip(random_game.listeners, seats, strict=True):
            frame = await seat.client.get_frame(random_game.seated.table, tell="en")
            reloaded = [(news.n, news.what, news.by, news.made) for news in frame.news]
            assert reloaded == [(news.n, news.what, news.by, news.made) for news in before[2]]
            assert (frame.view, frame.result) == before[:2]

    run_on_server(tmp_path, play, SetClock())
