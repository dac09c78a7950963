"""Whole games of four over real sockets, with reconnects, takeovers and a bot that thinks in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.shelf import NAMES
from tabbytop.narrate.language import english
from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.terminal.records import verify
from tabbytop.wire.client import TableConnection
from tests.server.live_server import Place, scene
from tests.server.set_clock import SetClock
from tests.server.whole_game import OFTEN, Evening, evening

MORE: dict[str, dict[str, Any]] = {
    "cat-box": {"deck": "secret", "options": {"advanced": True}},
    "if-it-fits": {"options": {"advanced": True}},
    "here-kitty-kitty": {},
}
MUST_HAPPEN = {"move", "back", *OFTEN}


def check_everybody_heard_everything(one: Evening) -> None:
    """In order, without gaps, each once; and after the end everybody sees the same."""
    for seat in one.people:
        assert [news.n for news in seat.news] == list(range(1, one.state.entry_number + 1))
        assert seat.frame.result is not None
        assert seat.frame.result.how == "played"
        assert seat.frame.view == one.watcher.frame.view
    mine, watcher = [[(news.what, news.by, news.made) for news in seat.news] for seat in (one.people[0], one.watcher)]
    assert mine == watcher


def check_who_made_each_move(seat: TableConnection, levels: list[str]) -> list[tuple[int, str]]:
    """News say who made a move: the bot while it stood in, the owner otherwise. Gives the moves of stand-ins."""
    standing = [""] * len(levels)
    made: list[tuple[int, str]] = []
    for news in seat.news:
        if news.what == "stood-in":
            assert news.by is not None
            standing[news.by] = news.facts["level"]
        elif news.what == "back":
            assert news.by is not None
            standing[news.by] = ""
        elif news.what == "moved":
            assert news.by is not None
            assert news.made == (levels[news.by] or standing[news.by])
            if standing[news.by]:
                made.append((news.by, news.made))
    return made


async def check_the_record(one: Evening, folder: Path, made: list[tuple[int, str]]) -> None:
    """The record is the same for all, can be verified, and says who made each move."""
    data = await one.watcher.client.record(one.company.table)
    for client in one.company.clients:
        assert await client.record(one.company.table) == data
    record = from_text(data, "record")
    assert [player.name for player in record.players] == ["Ada", "Bob", "Cleo", "Kitten"]
    assert [player.bot for player in record.players] == ["", "", "", "kitten"]
    assert [(said.by, said.made) for said in record.log if said.made] == made
    result = one.watcher.frame.result
    assert result is not None
    assert record.secret == result.secret
    table = one.watcher.frame.table
    assert table is not None
    assert record.commitment == table.commitment
    match = Replay(record, dealer_of(record)).finish()
    assert match.game.points(match.state) == result.points
    assert match.game.winners(match.state) == result.winners
    (folder / "record.json").write_bytes(data)
    assert verify(english(), str(folder / "record.json"), table.commitment)


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_of_four(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        one = await evening(place, game, f"evening {game}", **MORE[game])
        await one.play()
        check_everybody_heard_everything(one)
        made = check_who_made_each_move(one.watcher, ["", "", "", "kitten"])
        await check_the_record(one, tmp_path, made)
        assert one.happened.keys() >= MUST_HAPPEN | ({"window"} if game == "here-kitty-kitty" else set())
        assert made
        assert one.moves_by_bots("seat")
        assert place.app.services.telemetry.faults._value.get() == 0

    scene(tmp_path, play, SetClock(), near=False)


def test_it_is_the_same_game_when_it_is_read_from_its_log(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        one = await evening(place, "here-kitty-kitty", "again")
        await one.play()
        seats = [(seat.frame.view, seat.frame.result, seat.news) for seat in one.people]
        room = place.room(one.company.table)
        await room.run(room.reload)
        for seat, before in zip(one.people, seats, strict=True):
            frame = await seat.client.get_frame(one.company.table, tell="en")
            heard = [(news.n, news.what, news.by, news.made) for news in frame.news]
            assert heard == [(news.n, news.what, news.by, news.made) for news in before[2]]
            assert (frame.view, frame.result) == before[:2]

    scene(tmp_path, play, SetClock())
