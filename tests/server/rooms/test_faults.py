"""What a table does when something of our own goes wrong: it is logged, and the table stands where its log does."""

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
from tabbytop.server.rooms.bot_seats import MAX_ATTEMPTS
from tabbytop.server.store import Store, StoreUnavailable
from tabbytop.table.match import Match
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection
from tests.server.cluster.several_servers import until
from tests.server.live_server import Company, Place, gather, scene, setup
from tests.server.set_clock import SetClock
from tests.server.whole_game import random_move


class Broken(Exception):
    """A mistake in the rules."""


def faults(place: Place, event: str = "fault") -> list[str]:
    """The errors that were logged as faults."""
    lines = [json.loads(line) for line in place.log.getvalue().splitlines()]
    return [line["error"] for line in lines if line["event"] == event]


def break_moves(monkeypatch: pytest.MonkeyPatch, times: int = 1) -> None:
    """Let the next moves happen in memory and then raise."""
    say, left = Match.say, [None] * times

    def broken(self: Match, *said: Any) -> Any:
        done = say(self, *said)
        if left:
            left.pop()
            raise Broken
        return done

    monkeypatch.setattr(Match, "say", broken)


def key_of(company: Company) -> object:
    """The position of the game."""
    match = company.state.match
    assert match is not None
    return match.game.key(match.state)


def a_move(seat: TableConnection) -> list[str]:
    """Some legal move."""
    return random_move(seat.options, Random(1))


@pytest.mark.parametrize("by", ["http", "socket"])
def test_a_move_that_raises_leaves_the_table_as_its_log_has_it(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, host, table = company.seats[0], company.clients[0], company.table
        watcher = await place.stranger()
        n, before, seen = company.state.entry_number, key_of(company), (await watcher.get_frame(table)).view
        break_moves(monkeypatch)
        words = a_move(ada)
        with pytest.raises(RequestRefused) as refused:
            await (host.do(table, m.Say(n, [*words])) if by == "http" else ada.say(words))
        assert refused.value.why == "our-fault"
        assert (company.state.entry_number, key_of(company)) == (n, before)
        assert (await watcher.get_frame(table)).view == seen
        assert faults(place) == ["Broken"]
        assert company.seats[1].n == n
        await ada.say(words)
        await company.together()
        assert company.state.entry_number > n
        assert key_of(company) != before

    scene(tmp_path, play)


def test_a_write_that_raises_leaves_the_table_as_its_log_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where the log cannot be read at first: then nobody sees anything until it can."""

    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, table, room = company.seats[0], company.table, place.room(company.table)
        n, before = company.state.entry_number, key_of(company)
        watcher = await place.stranger()
        words = a_move(ada)

        async def broken(self: Store, *given: Any, **more: Any) -> None:
            raise Broken

        async def away(self: Store, *given: Any, **more: Any) -> Any:
            raise StoreUnavailable("away")

        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", broken)
            patched.setattr(Store, "rows", away)
            with pytest.raises(RequestRefused) as refused:
                await ada.say(words)
            assert refused.value.why == "our-fault"
            with pytest.raises(RequestRefused) as unseen:
                await watcher.get_frame(table)
            assert unseen.value.why == "not-kept"
            assert all(seat.n == n for seat in company.seats)
        frame = await watcher.get_frame(table)
        assert (frame.n, key_of(company), room.is_stale) == (n, before, False)
        await ada.say(words)
        await company.together()
        assert faults(place)[0] == "Broken"

    scene(tmp_path, play)


@pytest.mark.parametrize("fails", [1, MAX_ATTEMPTS, MAX_ATTEMPTS + 2])
def test_a_bot_that_fails_is_asked_again_and_in_the_end_kitten_moves(
    fails: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(place: Place) -> None:
        left, asked = [Broken()] * fails, list[MoveRequest]()

        async def think(question: MoveRequest) -> tuple[int, ...]:
            asked.append(question)
            if left:
                raise left.pop()
            return MoveChooser().choose(question)

        def kitten_move(question: MoveRequest) -> tuple[int, ...]:
            if left:
                raise left.pop()
            return bot_pool.kitten_move(question)

        monkeypatch.setattr(place.near, "move", think)
        monkeypatch.setattr(opponents, "kitten_move", kitten_move)
        company = await gather(place, setup("cat-box", 2, options={"first": 1}), bots=1, start=False)
        await company.seats[0].speak(m.Start())
        while company.state.seat_to_move != 0:
            await place.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert len(asked) == min(fails + 1, MAX_ATTEMPTS)
        assert faults(place) == ["Broken"] * fails
        assert not place.room(company.table)._bots.tasks

    scene(tmp_path, play, SetClock())


def test_nobody_asks_a_bot_again_whose_table_has_gone_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(place: Place) -> None:
        async def think(question: MoveRequest) -> tuple[int, ...]:
            raise Broken

        monkeypatch.setattr(place.near, "move", think)
        company = await gather(place, setup("cat-box", 2, options={"first": 1}), bots=1, start=False)
        await company.seats[0].speak(m.Start())
        await until(lambda: faults(place) == ["Broken"])
        await company.seats[0].speak(m.Resign())
        while place.room(company.table)._bots.tasks:
            await place.set_clock.advance(0.5)
            await asyncio.sleep(0)
        assert faults(place) == ["Broken"]

    scene(tmp_path, play, SetClock())


@pytest.mark.parametrize("where", ["table", "store"])
def test_cleanup_goes_on_after_an_error(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(place: Place) -> None:
        def tidied() -> int:
            return place.log.getvalue().count('"tidied"')

        async def broken(*_: object) -> int:
            raise Broken

        await until(lambda: tidied() == 1)
        services = place.app.services
        with monkeypatch.context() as patched:
            if where == "table":
                patched.setattr(services.tables, "close_abandoned", broken)
            else:
                patched.setattr(services.store, "expire", broken)
            await place.set_clock.advance(EXPIRE_SECONDS)
            await until(lambda: faults(place, "tidying") == ["Broken"])
            await until(lambda: tidied() == (2 if where == "table" else 1))
        before = tidied()
        await place.set_clock.advance(EXPIRE_SECONDS)
        await until(lambda: tidied() == before + 1)
        assert faults(place, "tidying") == ["Broken"]

    scene(tmp_path, play, SetClock())


def test_a_bot_whose_move_raises_moves_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), bots=1, start=False)
        await company.seats[0].speak(m.Start())
        await company.together()
        await company.seats[0].until(lambda: bool(company.seats[0].options))
        place.near.free.clear()
        while company.state.seat_to_move == 0:
            await company.seats[0].say(a_move(company.seats[0]))
        n = company.state.entry_number
        break_moves(monkeypatch)
        place.near.free.set()
        await until(lambda: company.state.entry_number > n)
        assert faults(place) == ["Broken"]

    scene(tmp_path, play)
