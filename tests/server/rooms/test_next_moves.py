"""Next moves: chosen while a window is open, sealed, and played when it closes, unless someone acted in it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import choose
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor
from tabbytop.engine.seats import CHANCE
from tabbytop.engine.window import Window
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.commands.undo import Undone
from tabbytop.server.tables.next_moves import match_ahead, seat_ahead, view_ahead
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position
from tabbytop.table.match import Match
from tabbytop.wire import messages as m
from tests import tiers
from tests.laws.worlds import Setting
from tests.server.live_server import WINDOW_SECONDS, SeatedTable, running_server, seat_table, setup
from tests.server.rooms.test_window_secrecy import KITTY, Json, PlayedTable, Received, run_table
from tests.server.rooms.test_windows import STARS, moves_since
from tests.server.rooms.test_windows import close_window as close_open_window
from tests.server.set_clock import SetClock

GAMES = tiers.examples(deep=60, short=4)
"""Random games to compare for each number of players."""
SECOND = "move white yard porch"
"""The second action that seat 0 plans."""


def burglary(*others: str) -> Json:
    """Seat 0 plays Cat Burglar on seat 1, which may cancel it, and has another action. Seat 2 holds other cards."""
    empty: Json = {"house": {}, "porch": {}, "yard": {}, "hand": []}
    game, state, script = open_position({
        "game": KITTY,
        "players": [
            {**empty, "yard": {"white": 1}, "hand": ["cat-burglar", "can-opener"]},
            {**empty, "porch": {"black": 1}, "hand": ["tuna"]},
            {**empty, "hand": [*others]},
        ],
        "deck": ["catting-around"] * 2 + ["open-window"] * 2,
        "to_move": 0,
        "phase": "turn",
    })  # fmt: skip
    match = Match(game, state, Script(script))
    steal = {"do": "play", "card": "cat-burglar", "target": 1, "zone": "porch", "color": "black"}
    match.say(0, game.read_action(state, steal))
    return match.position()


def moves_of(table: PlayedTable) -> list[tuple[float, int, str]]:
    """Return the moves in the log: when, which seat, and its first word."""
    return [(one.at, one.entry.seat, one.entry.say[0]) for one in table.state.log if isinstance(one.entry, Moved)]


async def close_window(table: PlayedTable) -> float:
    """Advance the clock until the open window has closed, and return that time."""
    closes = table.state.window_closes()
    await table.clock.advance_to(closes)
    return closes


def test_a_sealed_move_is_played_when_the_window_closes() -> None:
    async def play(table: PlayedTable) -> None:
        ahead = (await table.frame(0)).ahead
        assert ahead is not None
        assert SECOND in ahead.options
        assert ahead.kept == []
        assert [(await table.frame(seat)).ahead for seat in (1, 2)] == [None, None]
        await table.seal(0, SECOND)
        ahead = (await table.frame(0)).ahead
        assert ahead is not None
        assert ahead.kept == [SECOND]
        assert moves_of(table) == []
        closes = await close_window(table)
        assert moves_of(table) == [(closes, 1, "pass"), (closes, 2, "pass"), (closes, 0, SECOND)]
        assert table.room._sealed.moves == {}, "it is deleted with the window"

    run_table(burglary(), play)


def test_a_sealed_move_can_be_changed_and_withdrawn() -> None:
    async def play(table: PlayedTable) -> None:
        for words in ([SECOND], ["discard can-opener"], [], ["discard can-opener"], [SECOND], []):
            await table.seal(0, *words)
            ahead = (await table.frame(0)).ahead
            assert ahead is not None
            assert ahead.kept == words
        await close_window(table)
        assert [seat for _, seat, _ in moves_of(table)] == [1, 2]
        frame = await table.frame(0)
        assert (frame.asks, frame.draft) == (0, [])

    run_table(burglary(), play)


def test_a_seat_is_asked_again_if_somebody_acted() -> None:
    async def play(table: PlayedTable) -> None:
        await table.seal(0, SECOND)
        await table.answer(1, "cancel tuna")
        await close_window(table)
        while table.state.window is not None:
            await close_window(table)
        assert SECOND not in [word for _, _, word in moves_of(table)]
        frame = await table.frame(0)
        assert (frame.asks, frame.draft) == (0, [SECOND])
        assert (await table.frame(1)).draft == []
        await table.room.commit(lambda _: [Moved(0, ["discard can-opener"])])
        assert (await table.frame(0)).draft == []

    run_table(burglary(), play)


def test_a_sealed_move_waits_for_every_window_before_it() -> None:
    async def play(table: PlayedTable) -> None:
        await table.seal(0, SECOND)
        await close_window(table)
        assert table.state.window is not None
        assert table.state.window.key()[0] == "copy"
        ahead = (await table.frame(0)).ahead
        assert ahead is not None
        assert ahead.kept == [SECOND]
        closes = await close_window(table)
        assert moves_of(table)[-1] == (closes, 0, SECOND)
        assert [word for _, _, word in moves_of(table)].count(SECOND) == 1

    run_table(burglary("copy-cat"), play)


def test_a_move_sealed_before_a_cancel_and_after_it_is_the_later_one() -> None:
    async def play(table: PlayedTable) -> None:
        await table.seal(0, "discard can-opener")
        await close_window(table)
        await table.answer(2, "pass")
        await table.seal(0, SECOND)
        await close_window(table)
        assert moves_of(table)[-1][1:] == (0, SECOND)

    run_table(burglary("copy-cat"), play)


def test_moves_that_are_not_next_are_refused() -> None:
    async def play(table: PlayedTable) -> None:
        for seat, words, why in (
            (1, ["move black yard porch"], "not-next"),
            (0, ["purr"], "unknown-word"),
            (0, ["discard tuna"], "card-not-held"),
        ):
            with pytest.raises(Refusal, match=why):
                await table.seal(seat, *words)
        number = table.state.move_number
        await close_window(table)
        late = m.Say(table.state.entry_number, [SECOND], number, 0, ahead=True)
        with pytest.raises(Refusal, match="window-closed"):
            await table.room.handle(Actor("person-0", "Player 0"), late)
        assert table.room._sealed.moves == {}

    run_table(burglary(), play)


def test_a_sealed_move_is_dropped_when_a_bot_takes_over() -> None:
    async def play(table: PlayedTable) -> None:
        table.room._bots.ask = lambda table: None  # type: ignore[method-assign]
        await table.seal(0, SECOND)
        person = Actor("person-0", "Player 0")
        await table.room.handle(person, m.Leave())
        await table.room.handle(person, m.Back())
        await close_window(table)
        assert [seat for _, seat, _ in moves_of(table)] == [1, 2]
        assert (await table.frame(0)).draft == []

    run_table(burglary(), play)


def test_a_sealed_move_is_dropped_when_moves_are_undone() -> None:
    async def play(table: PlayedTable) -> None:
        await table.seal(0, SECOND)
        await table.answer(1, "cancel tuna")
        await close_window(table)
        assert (await table.frame(0)).draft == [SECOND]
        await table.room.commit(lambda _: [Undone(1, agreed=True)])
        assert (await table.frame(0)).draft == []
        ahead = (await table.frame(0)).ahead
        assert ahead is not None
        assert ahead.kept == []

    run_table(burglary(), play)


def received(words: list[str], choice: str) -> Received:
    """Play a window in which seat 0 sets a standing answer, seals these words and withdraws them before the end."""

    async def play(table: PlayedTable) -> None:
        person = Actor("person-0", "Player 0")
        await table.clock.advance(1.0)
        if choice:
            await table.room.handle(person, m.Stand(choice=choice))
        if words:
            await table.seal(0, *words)
            await table.seal(0)
            await table.seal(0, *words)
        await table.look()
        await table.clock.advance_to(table.state.window_seals() - 0.001)
        await table.look()
        if words:
            await table.seal(0)
        await close_window(table)
        await table.look()

    return run_table(burglary(), play)


@pytest.mark.parametrize("words", [[], [SECOND]])
@pytest.mark.parametrize("choice", ["", "turn"])
def test_nobody_else_can_tell_whether_a_seat_has_sealed_a_move_or_set_a_standing_answer(
    words: list[str], choice: str
) -> None:
    plain, other = received([], ""), received(words, choice)
    assert all(len(got) > 1 for got in plain.values())
    assert {seat: got for seat, got in plain.items() if seat != 0} == {
        seat: got for seat, got in other.items() if seat != 0
    }
    assert (plain[0] == other[0]) == (not words and not choice)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_ahead_is_the_seats_view_after_everyone_has_passed(players: int) -> None:
    rng = Random(f"{tiers.run_seed()} {players}")
    found = 0
    for _ in range(GAMES):
        match = Setting(KITTY, "neighborhood", players, advanced=False).begin(rng.randrange(10**6))
        weights = rng.choice(list(HEURISTICS[KITTY].policies.values()))
        while (seat := actor(match.state)) >= 0:
            if isinstance(match.state.agenda[-1], Window):
                found += compare_views(match, players)
            match.say(seat, choose(match.game, match.view(seat), weights, rng))
    assert found > 10 * GAMES


def compare_views(match: Match, players: int) -> int:
    """Compare every seat's view ahead with its view after passes. Return how many seats have one."""
    setup: Any = SimpleNamespace(clock=SimpleNamespace(kind="none"))
    seats = [SimpleNamespace(bot="")] * players
    table: Any = SimpleNamespace(match=match, window=match.state.agenda[-1], seats=seats, setup=setup)
    views = [view_ahead(table, seat) for seat in range(players)]
    next_seat = seat_ahead(table)
    later = match.fork()
    while later.state.agenda and isinstance(later.state.agenda[-1], Window):
        later.say(actor(later.state), (later.state.agenda[-1].passing(),))
    has_luck = any(line.author == CHANCE for line in later.lines[len(match.lines) :])
    assert next_seat == (None if has_luck or actor(later.state) < 0 else actor(later.state))
    if next_seat is not None:
        assert match_ahead(match).lines == later.lines
    for seat, view in enumerate(views):
        assert (view is None) == (has_luck or actor(later.state) != seat)
        if view is not None:
            assert match.game.key(view) == match.game.key(later.view(seat))
    return sum(view is not None for view in views)


def test_a_frame_with_a_next_move_can_be_sent() -> None:
    async def play(table: PlayedTable) -> None:
        await table.seal(0, SECOND)
        data = msgspec.json.encode(await table.frame(0))
        assert msgspec.json.decode(data)["ahead"]["kept"] == [SECOND]

    run_table(burglary(), play)


def test_a_sealed_move_survives_a_restart_and_is_played_once(tmp_path: Path) -> None:
    async def play() -> None:
        clock = SetClock()
        async with AsyncExitStack() as exit_stack:
            async with running_server(tmp_path, clock, exit_stack=exit_stack) as server:
                seated = await seat_table(server, setup(KITTY, 3, deck=STARS, windows=WINDOW_SECONDS))
                ada = seated.seats[0]
                await ada.say([next(word for word in ada.options or {} if word.startswith("move"))])
                await seated.sync()
                assert ada.frame.ahead is not None
                assert ada.frame.window is not None
                words = [[word for word in ada.frame.ahead.options if word.startswith("move")][-1]]
                await ada.send_command(m.Say(ada.last_entry, [*words], ada.frame.window.window, 0, ahead=True))
                port = int(server.url.rsplit(":", 1)[1])
            async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                again = SeatedTable(server, seated.table, seated.clients, seated.seats)
                await server.rooms.room(seated.table)
                await again.sync()
                assert ada.frame.ahead is not None
                assert ada.frame.ahead.kept == words
                n = again.state.entry_number
                await close_open_window(again)
                assert moves_since(ada, n)[-1] == (0, words[0], "")
                while again.state.window is not None:
                    await close_open_window(again)
                assert [said for _, said, _ in moves_since(ada, n)].count(words[0]) == 1

    asyncio.run(play())
