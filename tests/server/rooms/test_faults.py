"""When our own code fails, the error is logged and the table returns to the state in its log."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.server.app import EXPIRE_SECONDS
from tabbytop.server.bot_pool import pool as bot_pool
from tabbytop.server.bot_pool.worker import MoveChooser, MoveRequest
from tabbytop.server.rooms import bot_seats as opponents
from tabbytop.server.rooms import room as rooms
from tabbytop.server.rooms.bot_seats import MAX_ATTEMPTS, MAX_PAUSE
from tabbytop.server.store import Store, StoreUnavailable
from tabbytop.server.tables.commands.move import play as make_move
from tabbytop.server.tables.state import TableState
from tabbytop.table.match import Match
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection
from tests.server.cluster.several_servers import until
from tests.server.live_server import LiveServer, SeatedTable, run_on_server, seat_table, setup
from tests.server.set_clock import SetClock
from tests.server.whole_game import random_move


class Broken(Exception):
    """A bug in the rules."""


def faults(server: LiveServer, event: str = "fault") -> list[str]:
    """Return the errors logged with this event."""
    lines = [json.loads(line) for line in server.log.getvalue().splitlines()]
    return [line["error"] for line in lines if line["event"] == event]


def break_moves(monkeypatch: pytest.MonkeyPatch, times: int = 1) -> None:
    """Make the next moves raise after they have changed the state in memory."""
    say, left = Match.say, [None] * times

    def broken(self: Match, *said: Any) -> Any:
        done = say(self, *said)
        if left:
            left.pop()
            raise Broken
        return done

    monkeypatch.setattr(Match, "say", broken)


def key_of(seated: SeatedTable) -> object:
    """Return the position of the game."""
    match = seated.state.match
    assert match is not None
    return match.game.key(match.state)


def any_move(seat: TableConnection) -> list[str]:
    """Return some legal move."""
    return random_move(seat.options, Random(1))


@pytest.mark.parametrize("by", ["http", "socket"])
def test_a_move_that_raises_leaves_the_table_as_in_its_log(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, host, table = seated.seats[0], seated.clients[0], seated.table
        watcher = await server.new_client()
        n, before, seen = seated.state.entry_number, key_of(seated), (await watcher.get_frame(table)).view
        break_moves(monkeypatch)
        words = any_move(ada)
        with pytest.raises(RequestRefused) as refused:
            await (host.do(table, m.Say(n, [*words])) if by == "http" else ada.say(words))
        assert refused.value.why == "our-fault"
        assert (seated.state.entry_number, key_of(seated)) == (n, before)
        assert (await watcher.get_frame(table)).view == seen
        assert faults(server) == ["Broken"]
        assert seated.seats[1].last_entry == n
        await ada.say(words)
        await seated.sync()
        assert seated.state.entry_number > n
        assert key_of(seated) != before

    run_on_server(tmp_path, play)


def test_a_write_that_raises_leaves_the_table_as_in_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the log can't be read at first either, nobody sees anything until it can."""

    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, table, room = seated.seats[0], seated.table, server.room(seated.table)
        n, before = seated.state.entry_number, key_of(seated)
        watcher = await server.new_client()
        words = any_move(ada)

        async def broken(self: Store, *given: Any, **more: Any) -> None:
            raise Broken

        async def unavailable(self: Store, *given: Any, **more: Any) -> Any:
            raise StoreUnavailable("away")

        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", broken)
            patched.setattr(Store, "rows", unavailable)
            with pytest.raises(RequestRefused) as refused:
                await ada.say(words)
            assert refused.value.why == "our-fault"
            with pytest.raises(RequestRefused) as unseen:
                await watcher.get_frame(table)
            assert unseen.value.why == "not-kept"
            assert all(seat.last_entry == n for seat in seated.seats)
        frame = await watcher.get_frame(table)
        assert (frame.n, key_of(seated), room.is_stale) == (n, before, False)
        await ada.say(words)
        await seated.sync()
        assert faults(server)[0] == "Broken"

    run_on_server(tmp_path, play)


def test_a_key_error_in_the_rules_is_a_fault_not_a_missing_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, n, words = seated.seats[0], seated.state.entry_number, any_move(seated.seats[0])

        def broken(*_: Any) -> Any:
            raise KeyError("a rule's own")

        with monkeypatch.context() as patched:
            patched.setattr(rooms, "summarize", broken)
            with pytest.raises(RequestRefused) as refused:
                await ada.say(words)
        assert refused.value.why == "our-fault"
        assert faults(server) == ["KeyError"]
        await ada.say(words)
        await seated.sync()
        assert seated.state.entry_number > n

    run_on_server(tmp_path, play)


def test_a_key_error_while_loading_a_table_is_a_fault_not_a_missing_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        table = (await ada.new_table(setup("cat-box", 2))).id
        n = (await ada.get_frame(table)).n
        await server.rooms.rooms.pop(table).close()

        def broken(*_: Any) -> Any:
            raise KeyError("a rule's own")

        with monkeypatch.context() as patched:
            patched.setattr(TableState, "apply", broken)
            with pytest.raises(RequestRefused) as refused:
                await ada.get_frame(table)
        assert refused.value.why == "our-fault"
        assert faults(server) == ["KeyError"]
        assert (await ada.get_frame(table)).n == n

    run_on_server(tmp_path, play)


@pytest.mark.parametrize("fails", [1, MAX_ATTEMPTS, MAX_ATTEMPTS + 2])
def test_a_failing_bot_is_retried_and_finally_replaced_by_kitten(
    fails: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        errors, requests = [Broken()] * fails, list[MoveRequest]()

        async def think(question: MoveRequest) -> tuple[int, ...]:
            requests.append(question)
            if errors:
                raise errors.pop()
            return MoveChooser().choose(question)

        def kitten_move(question: MoveRequest) -> tuple[int, ...]:
            if errors:
                raise errors.pop()
            return bot_pool.kitten_move(question)

        monkeypatch.setattr(server.inline_bots, "move", think)
        monkeypatch.setattr(opponents, "kitten_move", kitten_move)
        seated = await seat_table(server, setup("cat-box", 2, options={"first": 1}), bots=1, start=False)
        await seated.seats[0].send_command(m.Start())
        while seated.state.seat_to_move != 0:
            await server.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert len(requests) == min(fails + 1, MAX_ATTEMPTS)
        assert faults(server) == ["Broken"] * fails
        assert not server.room(seated.table)._bots.tasks

    run_on_server(tmp_path, play, SetClock())


def test_kitten_moves_for_a_bot_whose_move_raises_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: LiveServer) -> None:
        seeds, kitten = list[str](), list[tuple[int, ...]]()

        async def think(question: MoveRequest) -> tuple[int, ...]:
            seeds.append(question.seed)
            return ()

        def kitten_move(question: MoveRequest) -> tuple[int, ...]:
            kitten.append(bot_pool.kitten_move(question))
            return kitten[-1]

        def broken(state: TableState, seat: int, sentence: tuple[int, ...], bot: str = "") -> Any:
            if not sentence:
                raise Broken
            return make_move(state, seat, sentence, bot)

        monkeypatch.setattr(server.inline_bots, "move", think)
        monkeypatch.setattr(opponents, "kitten_move", kitten_move)
        monkeypatch.setattr(rooms, "play", broken)
        seated = await seat_table(server, setup("cat-box", 2, options={"first": 1}), bots=1, start=False)
        await seated.seats[0].send_command(m.Start())
        while seated.state.seat_to_move != 0:
            await server.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert seeds == seeds[:1] * MAX_ATTEMPTS, "its move is the same every time"
        assert len(kitten) == 1
        assert faults(server) == ["Broken"] * MAX_ATTEMPTS

    run_on_server(tmp_path, play, SetClock())


def test_kitten_moves_for_a_bot_whose_move_is_illegal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: LiveServer) -> None:
        async def think(question: MoveRequest) -> tuple[int, ...]:
            return (0, 0, 0)

        monkeypatch.setattr(server.inline_bots, "move", think)
        seated = await seat_table(server, setup("cat-box", 2, options={"first": 1}), bots=1, start=False)
        await seated.seats[0].send_command(m.Start())
        while seated.state.seat_to_move != 0:
            await server.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert faults(server) == ["IllegalBotMove"] * MAX_ATTEMPTS

    run_on_server(tmp_path, play, SetClock())


def test_a_move_that_always_raises_is_retried_less_and_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        def broken(*_: Any) -> Any:
            raise Broken

        seated = await seat_table(server, setup("cat-box", 2, options={"first": 1}), bots=1, start=False)
        with monkeypatch.context() as patched:
            patched.setattr(rooms, "play", broken)
            await seated.seats[0].send_command(m.Start())
            while len(faults(server)) <= MAX_ATTEMPTS:
                await server.set_clock.advance(0.5)
            end = server.clock.now() + 10 * MAX_PAUSE
            while server.clock.now() < end:
                await server.set_clock.advance(0.5)
            assert len(faults(server)) < 20
        while seated.state.seat_to_move != 0:
            await server.set_clock.advance(0.5)

    run_on_server(tmp_path, play, SetClock())


def test_a_failing_bot_is_not_retried_once_the_game_has_moved_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: LiveServer) -> None:
        async def think(question: MoveRequest) -> tuple[int, ...]:
            raise Broken

        monkeypatch.setattr(server.inline_bots, "move", think)
        seated = await seat_table(server, setup("cat-box", 2, options={"first": 1}), bots=1, start=False)
        await seated.seats[0].send_command(m.Start())
        await until(lambda: faults(server) == ["Broken"])
        await seated.seats[0].send_command(m.Resign())
        while server.room(seated.table)._bots.tasks:
            await server.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert faults(server) == ["Broken"]

    run_on_server(tmp_path, play, SetClock())


@pytest.mark.parametrize("where", ["table", "store"])
def test_cleanup_goes_on_after_an_error(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: LiveServer) -> None:
        def cleanups() -> int:
            return server.log.getvalue().count('"expired"')

        async def broken(*_: object) -> int:
            raise Broken

        await until(lambda: cleanups() == 1)
        services = server.app.services
        with monkeypatch.context() as patched:
            if where == "table":
                patched.setattr(services.tables, "close_abandoned", broken)
            else:
                patched.setattr(services.store, "expire", broken)
            await server.set_clock.advance(EXPIRE_SECONDS)
            await until(lambda: faults(server, "expire-failed") == ["Broken"])
            await until(lambda: cleanups() == (2 if where == "table" else 1))
        before = cleanups()
        await server.set_clock.advance(EXPIRE_SECONDS)
        await until(lambda: cleanups() == before + 1)
        assert faults(server, "expire-failed") == ["Broken"]

    run_on_server(tmp_path, play, SetClock())


def test_a_bot_moves_again_after_its_move_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), bots=1, start=False)
        await seated.seats[0].send_command(m.Start())
        await seated.sync()
        await seated.seats[0].until(lambda: bool(seated.seats[0].options))
        server.inline_bots.may_answer.clear()
        while seated.state.seat_to_move == 0:
            await seated.seats[0].say(any_move(seated.seats[0]))
        n = seated.state.entry_number
        break_moves(monkeypatch)
        server.inline_bots.may_answer.set()
        await until(lambda: seated.state.entry_number > n)
        assert faults(server) == ["Broken"]

    run_on_server(tmp_path, play)
