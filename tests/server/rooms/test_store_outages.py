"""The database is away for a while: players are told, nothing is half done, and everything goes on by itself."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.server.cluster.registry import TableRegistry
from tabbytop.server.rooms.room import Room
from tabbytop.server.store import Store, StoreUnavailable
from tabbytop.server.tables.actor import Actor
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import CALM, Company, Place, gather, hosting, scene, setup
from tests.server.rooms.test_windows import a_window
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses

AWHILE = 5.0


@contextmanager
def gone(folder: Path) -> Iterator[None]:
    """The file of the database is not there."""
    os.rename(folder / "tabbytop.db", folder / "elsewhere.db")
    try:
        yield
    finally:
        os.rename(folder / "elsewhere.db", folder / "tabbytop.db")


async def full(self: Store, *given: Any, **more: Any) -> None:
    """There is no room for any entry."""
    raise StoreUnavailable("full")


async def heard_more(company: Company, n: int) -> None:
    """Everybody hears something new, while time passes."""
    clock = company.place.clock
    while any(seat.n <= n for seat in company.seats):
        await (clock.advance(0.5) if isinstance(clock, SetClock) else asyncio.sleep(0.01))
        await asyncio.sleep(0.01)  # the database has threads of its own


async def move(seat: TableConnection) -> None:
    """Any move."""
    await seat.say(first_move(seat.options))


def test_a_move_that_was_written_after_all_is_heard_by_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database went away in the midst of committing, and nobody could tell whether it is kept."""
    append = Store.append

    async def unsure(self: Store, *given: Any, **more: Any) -> None:
        await append(self, *given, **more)
        monkeypatch.setattr(Store, "append", append)
        raise StoreUnavailable("away", unsure=True)

    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada = company.asked
        before = ada.n
        monkeypatch.setattr(Store, "append", unsure)
        with pytest.raises(RequestRefused) as refused:
            await move(ada)
        assert refused.value.why == "not-kept"
        await heard_more(company, before)
        assert [one.n for one in ada.news] == list(range(1, before + 2))
        await move(company.asked)

    scene(tmp_path, play)


def test_a_bot_that_thought_meanwhile_moves_afterwards(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), bots=1)
        (ada,) = company.seats
        place.near.free.clear()
        await move(ada)
        before = ada.n
        with gone(tmp_path):
            await refuses(ada, m.Chat("Meow"), "not-kept")
            place.near.free.set()
            await place.set_clock.advance(AWHILE)
            assert ada.n == before
        await heard_more(company, before)
        assert ada.news[-1].made == "kitten"

    scene(tmp_path, play, SetClock())


def test_a_bot_whose_move_could_not_be_written_makes_it_afterwards(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), bots=1)
        (ada,) = company.seats
        place.near.free.clear()
        await move(ada)
        before = ada.n
        with gone(tmp_path):
            place.near.free.set()
            await place.set_clock.advance(AWHILE)
            assert ada.n == before
        await heard_more(company, before)

    scene(tmp_path, play, SetClock())


def test_a_window_closes_when_the_database_is_back(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob, cleo = company.seats[1:3]
        before = bob.n
        await bob.say(["pass"])
        with gone(tmp_path):
            await refuses(cleo, m.Chat("Meow"), "not-kept")
            window = None if cleo.frame.window is None else cleo.frame.window.window
            await refuses(cleo, m.Say(cleo.n, ["pass"], window), "not-kept")
            await place.set_clock.advance(2 * CALM["cancel"])
            assert bob.n == before
        await heard_more(company, before)
        assert bob.news[before].by == 1
        assert bob.news[before].say == ["pass"]

    scene(tmp_path, play, SetClock())


def test_a_clock_that_ran_out_meanwhile_is_seen_to(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, clock=m.Pace("live", move=10.0)))
        ada, bob = company.seats
        before = ada.n
        with gone(tmp_path):
            await refuses(bob, m.Chat("Meow"), "not-kept")
            await place.set_clock.advance(15.0)
            assert ada.n == before
        await heard_more(company, before)
        assert ada.news[before].what == "stood-in"

    scene(tmp_path, play, SetClock())


def test_who_comes_meanwhile_is_told_and_comes_again(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, bob = company.seats
        heard: list[dict[str, Any]] = []
        ada.on_message = lambda data: heard.append(msgspec.json.decode(data))
        with gone(tmp_path):
            await refuses(bob, m.Chat("Meow"), "not-kept")
            lost = ada.losses
            await ada.drop()
            await ada.until(lambda: ada.losses >= lost + 2)
        assert heard[-1]["why"] == "not-kept"
        assert heard[-1]["text"]
        heard.clear()
        await ada.until(lambda: bool(heard) and "now" in heard[-1])
        await move(company.asked)
        await company.together()

    scene(tmp_path, play)


def test_a_room_that_could_not_be_opened_opens_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A live game is resumed with an entry; there is no room for it at first."""

    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, clock=m.Pace("live", move=10.0)), bots=1)
        (ada,) = company.seats
        before = ada.n
        room = place.rooms.rooms.pop(company.table)
        await room.close()
        lost = ada.losses
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", full)
            await ada.drop()
            await ada.until(lambda: ada.losses >= lost + 3)
        await heard_more(company, before)
        assert ada.news[before].what == "resumed"
        await heard_more(company, before + 1)
        assert ada.news[before + 1].what == "stood-in"

    scene(tmp_path, play, SetClock())


def test_a_table_is_laid_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        monkeypatch.setattr(Store, "append", full)
        body = {"setup": setup("cat-box", 2), "bots": ["kitten"], "start": True}
        made = await ada.request("POST", "/api/tables", body)
        assert made["status"] == "playing"
        with pytest.raises(RequestRefused) as refused:
            await ada.request("POST", "/api/tables", {**body, "setup": setup("cat-box", 3)})
        assert refused.value.why == "seats-empty"
        assert [one["id"] for one in await ada.request("GET", "/api/my/tables")] == [made["id"]]

    scene(tmp_path, play)


def test_times_run_out_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    """Nothing is due when the server starts, and nobody comes."""

    async def run() -> None:
        clock = SetClock()
        async with hosting(tmp_path, clock) as place:
            company = await gather(place, setup("cat-box", 2, clock=m.Pace("slow", move=100.0)))
        async with hosting(tmp_path, clock) as place:
            await clock.advance(99.0)
            assert place.rooms.rooms == {}
            await clock.advance(10.0)
            room = await place.rooms.room(company.table)
            assert await room.read(lambda state: [chair.stand_in for chair in state.seats]) == ["kitten", ""]

    asyncio.run(run())


def test_who_sits_down_meanwhile_is_told(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), people=1, start=False)
        bob = await place.sit(await place.guest("Bob"), company.table)
        with gone(tmp_path):
            await refuses(bob, m.Sit(), "not-kept")
        await bob.speak(m.Sit())
        assert bob.losses == 0

    scene(tmp_path, play)


def test_a_rematch_that_was_half_written_is_the_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table was laid, but not noted where it was wished for; the next wish leads there."""

    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, bob = company.seats
        await ada.speak(m.Resign())
        await company.together()
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", full)
            await refuses(ada, m.Rematch(), "not-kept")
        await bob.speak(m.Rematch())
        await company.together()
        tables = [one["id"] for one in await company.clients[0].request("GET", "/api/my/tables")]
        assert sorted(tables) == sorted([company.table, company.state.rematch])

    scene(tmp_path, play)


def test_whoever_lays_a_table_and_does_not_wait_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(place: Place) -> None:
        made: list[Room] = []
        fresh = TableRegistry._new_room

        def remembered(self: TableRegistry, *given: Any) -> Room:
            made.append(fresh(self, *given))
            return made[-1]

        async def long(self: Store, *given: Any, **more: Any) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(TableRegistry, "_new_room", remembered)
        monkeypatch.setattr(Store, "create", long)
        laying = asyncio.create_task(place.rooms.create(Actor("ada", "Ada"), setup("cat-box", 2)))
        while not made:
            await asyncio.sleep(0.001)
        laying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await laying
        assert made[0]._task.done()
        assert not place.rooms.rooms

    scene(tmp_path, play)


def test_a_table_that_is_looked_for_while_it_is_written_has_one_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written, but not yet told: the round of tables with something due might have found it."""

    async def play(place: Place) -> None:
        found: list[Room] = []
        create = Store.create

        async def watched(self: Store, table: str, *given: Any) -> None:
            await create(self, table, *given)
            found.append(await place.rooms.room(table))

        monkeypatch.setattr(Store, "create", watched)
        room = await place.rooms.create(Actor("ada", "Ada"), setup("cat-box", 2))
        assert found == [room]
        assert list(place.rooms.rooms.values()) == [room]

    scene(tmp_path, play)
