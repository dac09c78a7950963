"""Servers on one database stay in step: nobody hears anything early, nobody is played for who is back, nobody waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tabbytop.server.clock import WallClock
from tabbytop.server.cluster import registry as rooms_module
from tabbytop.server.store.postgres import SESSION_TIMEOUTS
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.state import SEAL_SECONDS
from tabbytop.wire import messages as m
from tabbytop.wire.client import first_move
from tests.server.cluster.several_servers import A_MOMENT, Party, die, shared, spread, until
from tests.server.cluster.test_two_processes import a_window, around, deafen, refused, same
from tests.server.live_server import Place, setup
from tests.server.store.postgresql_server import Cluster


@pytest.fixture
def url(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.database("in_step")


async def written_early(party: Party) -> tuple[int, float]:
    """What comes of the window is written, and its time has not come: the last entry before it, and that time."""
    n, closes = party.state.entry_number, party.state.window_closes()
    await party.places[0].set_clock.advance_to(closes - SEAL_SECONDS)
    while len(await party.log()) == n:
        await asyncio.sleep(A_MOMENT)
    return n, closes


def test_who_chats_at_another_server_as_a_window_closes_hears_nothing_early(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        deafen(places[1])  # the word of it is a little late
        n, closes = await written_early(party)
        bob = party.seats[1]
        speaking = asyncio.create_task(bob.speak(m.Chat(text="So?")))
        room = party.room(1)
        await until(lambda: room.entry_number > n)
        await asyncio.sleep(A_MOMENT)
        assert bob.n == n
        await places[0].set_clock.advance_to(closes)
        await speaking
        times = [row.at for row in await places[0].rooms.store.rows(party.table)]
        assert times == sorted(times)

    shared(tmp_path, url, play)


def test_who_comes_to_a_third_server_as_a_window_closes_hears_nothing_early(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places[:2])
        n, closes = await written_early(party)
        ada = await same(places[2], party.clients[0])
        looking = asyncio.create_task(ada.get_frame(party.table, since=n))
        await until(lambda: party.table in places[2].rooms.loading)
        await ada.request("GET", "/api/me")
        assert not looking.done()
        await places[0].set_clock.advance_to(closes)
        assert (await looking).news

    shared(tmp_path, url, play, count=3)


def test_no_bot_moves_for_who_came_back_at_another_server(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2, bot_seconds=1.0))
        while party.state.seat_to_move != 1:
            await party.asked.say(first_move(party.asked.options))
            await party.together()
        bob = party.seats[1]
        await bob.speak(m.Leave())
        await party.together()
        await until(lambda: (party.state.move_number, 1) in party.room(0)._bots.asked)
        came = asyncio.Event()

        async def back() -> None:
            await bob.speak(m.Back())
            came.set()

        around(places[0], "append", monkeypatch, party.table, before=back)
        await party.passing(came.is_set)
        for _ in range(6):
            await places[0].set_clock.advance(0.5)
            await party.together()
        assert not [one for one in await party.log() if isinstance(one, Moved) and one.made]
        await bob.speak(m.Leave())  # and a bot is asked again
        await party.passing(lambda: party.state.seat_to_move == 0)

    shared(tmp_path, url, play)


def test_who_comes_back_as_a_window_of_bots_closes_is_asked(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places, bot_seconds=2.0)
        bob = party.seats[1]
        for seat in party.seats[1:]:
            await seat.speak(m.Leave())
        await party.together()
        window, came = party.state.move_number, asyncio.Event()

        async def back() -> None:
            await bob.speak(m.Back())
            came.set()

        around(places[0], "append", monkeypatch, party.table, before=back)
        await party.passing(came.is_set)
        await party.together()
        assert (party.state.move_number, bob.frame.window and bob.frame.window.window) == (window, window)
        await party.passing(lambda: party.state.move_number > window)

    shared(tmp_path, url, play)


def test_tables_of_a_dead_server_are_taken_over_however_many_others_there_are(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "MAX_DUE", 1)

    async def play(places: list[Place]) -> None:
        first, second, third = places
        pace = m.Pace("live", move=3600.0)
        await spread([third, second], setup("cat-box", 2, clock=pace))
        await spread([second, third], setup("cat-box", 2, clock=pace))
        party = await spread([first, second], setup("cat-box", 2, clock=pace))
        await third.rooms.room(party.table)
        die(first)
        await party.passing(lambda: second.room(party.table).is_owner or bool(third.room(party.table).is_owner))

    shared(tmp_path, url, play, count=3)


def test_who_takes_over_many_tables_keeps_its_own(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        first, second, third = places
        own = await spread([second, third], setup("cat-box", 2))
        theirs = [await spread([first, second], setup("cat-box", 2)) for _ in range(8)]
        die(first)
        store, clock = second.rooms.store, first.set_clock
        take = store.take

        async def slow(*given: Any) -> bool:
            await clock.sleep_until(clock.now() + 1.0)
            return await take(*given)

        store.take = slow  # type: ignore[method-assign, assignment]

        def taken() -> bool:
            assert not third.room(own.table).is_owner
            return all(second.room(one.table).is_owner for one in theirs)

        await own.passing(taken)

    shared(tmp_path, url, play, count=3)


def test_a_server_that_is_cut_off_while_it_writes_stops_others_only_for_a_moment(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        one = await spread(places, setup("cat-box", 2))
        two = await spread(places, setup("cat-box", 2))
        peer = await asyncpg.connect(url.replace("postgresql+asyncpg", "postgresql"), server_settings=SESSION_TIMEOUTS)
        await peer.execute("BEGIN")
        entry = "INSERT INTO entries (table_id, n, at, body) VALUES ($1, $2, 0, $3)"
        await peer.execute(entry, one.table, len(await one.log()) + 1, b"{}")  # and never a word more

        async def talk(party: Party) -> list[str]:
            return [await refused(party.seats[0].speak(m.Chat(text="Hello?"))) for _ in range(4)]

        here, there = await asyncio.gather(talk(one), talk(two))
        assert set(there) == {""}, "another table is never refused"
        assert here[-1] == "", "and the lock does not last"
        peer.terminate()

    shared(tmp_path, url, play, clock=WallClock())
