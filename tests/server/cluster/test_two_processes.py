"""Two servers on one PostgreSQL database: players connect to either, and each takes over when the other dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.accounts.tokens import rematch_id
from tabbytop.server.cluster.postgres_bus import PostgresBus
from tabbytop.server.cluster.registry import LEASE_SECONDS
from tabbytop.server.rooms.room import MAX_ATTEMPTS
from tabbytop.server.store import StoreUnavailable
from tabbytop.server.tables.commands.chat import Chatted
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.commands.lobby import Started
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.commands.rematch import RematchCreated
from tabbytop.server.tables.commands.upkeep import Resumed
from tabbytop.server.tables.state import SEAL_SECONDS
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection, first_move
from tests.server.cluster.several_servers import (
    POLL_SECONDS,
    SharedTable,
    reroute,
    run_on_servers,
    seat_across,
    simulate_crash,
    tick,
    until,
)
from tests.server.live_server import HANG_TIMEOUT, WINDOW_SECONDS, LiveServer, setup
from tests.server.rooms.test_windows import KITTY, STARS, THIEVES, close_window, hand, moves_since, steal
from tests.server.set_clock import SetClock
from tests.server.store.postgresql_server import PostgresCluster
from tests.server.store.samples import stored_summary

Step = Callable[[], Awaitable[None]]


@pytest.fixture
def url(cluster: PostgresCluster) -> str:
    """Return the URL of an empty database."""
    return cluster.database("shared")


def test_commands_on_one_server_reach_clients_of_the_other(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 3))
        for i in range(6):
            seat = seated.to_move
            await seat.say(first_move(seat.options))
            await seated.seats[i % 3].send_command(m.Chat(text=f"Meow {i}"))
            await seated.sync()

    run_on_servers(tmp_path, url, play)


def test_simultaneous_commands_arrive_everywhere_in_the_same_order(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 4))
        for _ in range(3):
            await asyncio.gather(*[seat.send_command(m.Chat(text=f"I am {i}")) for i, seat in enumerate(seated.seats)])
        await seated.sync()
        said = [[one.by for one in seat.news if one.what == "chatted"] for seat in seated.seats]
        assert sorted(map(str, said[0])) == sorted("0123" * 3)
        assert all(one == said[0] for one in said)

    run_on_servers(tmp_path, url, play)


def test_a_new_game_has_one_owner(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        async def start_game() -> None:
            seated = await seat_across(servers, setup("cat-box", 3, clock=m.Pace("live", 60.0)), bots=1)
            assert seated.owners == [0]
            assert not any(isinstance(entry, Resumed) for entry in await seated.log())

        for _ in range(3):
            await start_game()

    run_on_servers(tmp_path, url, play)


async def refusal_of(request: Awaitable[object]) -> str:
    """Return the reason why a request is refused, or an empty string if it isn't."""
    try:
        await request
    except RequestRefused as refusal:
        return refusal.why
    return ""


def hook_store(server: LiveServer, name: str, monkeypatch: pytest.MonkeyPatch, table: str = "", **steps: Step) -> None:
    """Run a step once, just before or just after a method of a server's store is called (for a table)."""
    store = server.rooms.store
    method = getattr(store, name)

    async def wrapped(*given: Any, **more: Any) -> Any:
        matches = table in ("", given[0])
        if matches and "before" in steps:
            await asyncio.wait_for(steps.pop("before")(), HANG_TIMEOUT / 2)
        result = await method(*given, **more)
        if matches and "after" in steps:
            await asyncio.wait_for(steps.pop("after")(), HANG_TIMEOUT / 2)
        return result

    monkeypatch.setattr(store, name, wrapped)


async def unavailable(*_: Any, **__: Any) -> Any:
    """Fail like a store whose database doesn't answer."""
    raise StoreUnavailable("away")


def wait_for(event: asyncio.Event) -> Step:
    """Return a step that waits for an event."""

    async def wait() -> None:
        await event.wait()

    return wait


def drop_peer_messages(server: LiveServer) -> None:
    """Make a server ignore messages from the others."""
    server.rooms.peers.received = lambda process, message: None  # type: ignore[method-assign]


async def same_person(server: LiveServer, client: Client) -> Client:
    """Return a client of the same person at another server."""
    other = await server.new_client()
    other.http.cookies = client.http.cookies
    return other


# Windows


class LaggingClock(SetClock):
    """A clock that is half a second behind another."""

    def __init__(self, clock: SetClock) -> None:
        super().__init__()
        self.clock = clock

    def now(self) -> float:
        """Return the time of the other clock, half a second late."""
        return self.clock.now() - 0.5

    async def sleep_until(self, t: float) -> None:
        """Return immediately: the only wait is the last moment before a closed window is published."""
        assert t <= self.now() + SEAL_SECONDS


async def open_window(servers: list[LiveServer], **more: Any) -> SharedTable:
    """Let Ada, at the first server, play a card that anyone may cancel. Bob, Cleo and Dan hold a canceling card."""
    made = setup(KITTY, 4, deck=STARS, **{"windows": WINDOW_SECONDS, **more})
    wanted = {0: {"star"}, 1: {"nap"}, 2: {"nap"}, 3: {"nap"}}
    while True:
        seated = await seat_across(servers, made)
        if all(cards <= set(hand(seated, seat)) for seat, cards in wanted.items()):
            break
    await seated.seats[0].say(["play star"])
    await seated.sync()
    assert seated.seats[0].frame.window is not None
    return seated


def moves_received(seated: SharedTable, since: int) -> list[tuple[int | None, str | None]]:
    """Return the moves that every seat has received since an entry: seat and first word."""
    said = [[(by, word) for by, word, _ in moves_since(seat, since)] for seat in seated.seats]
    assert all(one == said[0] for one in said)
    return said[0]


def test_answers_given_at_different_servers_are_played_together(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        await seated.seats[1].say(["pass"])
        await seated.seats[2].say(["pass"])
        await seated.seats[3].say(["cancel nap"])
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_received(seated, n) == [(1, "pass"), (2, "pass"), (3, "cancel nap")]

    run_on_servers(tmp_path, url, play)


def test_a_window_closes_on_time_at_every_server(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        n, closes = seated.state.entry_number, seated.state.window_closes()
        await seated.advance_to(closes - SEAL_SECONDS)
        while any(server.state(seated.table).entry_number == n for server in servers):
            await asyncio.sleep(POLL_SECONDS)
        assert {seat.last_entry for seat in seated.seats} == {n}, (
            "both servers have read the result, but no client has it"
        )
        await seated.advance_to(closes)
        await seated.sync()
        assert moves_received(seated, n) == [(1, "pass"), (2, "pass"), (3, "pass")]

    run_on_servers(tmp_path, url, play)


def test_the_clock_does_not_outrun_a_server_that_renews_its_leases_slowly(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window is as long as a lease. If the clock ran ahead, another server would take over and reopen the window."""

    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        store = servers[seated.owner].rooms.store

        def delay(name: str, requests: int) -> None:
            method = getattr(store, name)

            async def delayed(*given: Any) -> Any:
                for _ in range(requests):
                    await store.ping()
                return await method(*given)

            monkeypatch.setattr(store, name, delayed)

        delay("renew", 50)
        delay("sealed", 200)  # so that the window closes only after a takeover
        n = seated.state.entry_number
        await close_window(seated)
        assert not any(isinstance(entry, Resumed) for entry in await seated.log())
        assert moves_received(seated, n) == [(1, "pass"), (2, "pass"), (3, "pass")]

    run_on_servers(tmp_path, url, play)


def test_an_answer_sealed_while_the_window_closes_is_played(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob's answer is acknowledged after the other server has read all answers."""

    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        bob = seated.seats[1]
        answering: list[asyncio.Task[str]] = []

        async def answer() -> None:
            answering.append(asyncio.create_task(refusal_of(bob.say(["cancel nap"]))))
            await answering[0]

        assert seated.owner == 0
        seated.room(1).clock = LaggingClock(servers[0].set_clock)
        hook_store(servers[0], "sealed", monkeypatch, seated.table, after=answer)
        n = seated.state.entry_number
        await close_window(seated)
        assert await answering[0] == ""
        assert moves_received(seated, n)[0] == (1, "cancel nap")

    run_on_servers(tmp_path, url, play)


def test_an_answer_after_another_server_closed_the_window_is_refused(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        other = 1 - seated.owner
        late = seated.seats[2 + other]

        async def close_elsewhere() -> None:
            await seated.advance_to(servers[0].clock.now() + WINDOW_SECONDS["cancel"])
            while len(await seated.log()) <= n:
                await asyncio.sleep(POLL_SECONDS)

        n = late.last_entry
        hook_store(servers[other], "seal", monkeypatch, seated.table, before=close_elsewhere)
        assert await refusal_of(late.say(["cancel nap"])) == "window-closed"
        await seated.advance_until_news(n)
        await seated.sync()
        assert moves_received(seated, n)[:3] == [(1, "pass"), (2, "pass"), (3, "pass")]

    run_on_servers(tmp_path, url, play)


def test_answers_to_the_next_window_are_not_deleted_with_those_of_the_last(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server that closed a window is delayed. Meanwhile Ada and Dan play on at the other."""

    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        while hand(seated, 0).count("star") < 2:
            seated = await open_window(servers)
        assert seated.owner == 0
        ada, dan = await same_person(servers[1], seated.clients[0]), seated.seats[3]
        n = dan.last_entry

        async def play_on() -> None:
            await dan.until(lambda: dan.last_entry > n)
            await ada.do(seated.table, m.Say(dan.last_entry, ["play star"]))
            await dan.until(lambda: dan.frame.window is not None and dan.frame.window.window > n + 1)
            await dan.say(["cancel nap"])

        hook_store(servers[0], "append", monkeypatch, seated.table, after=play_on)
        await close_window(seated)
        n = dan.last_entry
        await close_window(seated)
        assert (3, "cancel nap") in moves_received(seated, n)

    run_on_servers(tmp_path, url, play)


def test_both_screens_of_a_seat_show_that_it_has_answered(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        bob = seated.seats[1]
        second = await servers[0].connect(await same_person(servers[0], seated.clients[1]), seated.table, seat=1)
        others = [seat.last_entry for seat in seated.seats]
        await bob.say(["pass"])
        await second.until(lambda: second.frame.window is not None and second.frame.window.answered)
        assert [seat.last_entry for seat in seated.seats] == others

    run_on_servers(tmp_path, url, play)


def test_a_standing_answer_reaches_the_seats_other_screens_and_nobody_else(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        bob, dan = seated.seats[1], seated.seats[3]
        second = await servers[0].connect(await same_person(servers[0], seated.clients[1]), seated.table, seat=1)
        n = seated.state.entry_number
        for choice in ("turn", "always"):
            await bob.send_command(m.Stand(choice=choice))
            await dan.send_command(m.Stand(choice="target"))
            await second.until(lambda: second.frame.standing[1] == choice)  # noqa: B023
            assert second.frame.standing == ["", choice, "", ""]
            assert {seat.last_entry for seat in seated.seats} == {n}
            if choice == "turn":
                await close_window(seated)
                n = seated.state.entry_number
        assert [seat.frame.standing[i] for i, seat in enumerate(seated.seats)] == ["ask", "always", "ask", "target"]

    run_on_servers(tmp_path, url, play)


def test_a_move_sealed_at_another_server_is_played_once(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        made = setup(KITTY, 4, deck=STARS, windows=WINDOW_SECONDS)
        seated = await seat_across(servers, made)
        ada = seated.seats[0]
        await ada.say([next(word for word in ada.options or {} if word.startswith("move"))])
        await seated.sync()
        screens = [await server.connect(await same_person(server, seated.clients[0]), seated.table, seat=0)
                   for server in servers]  # fmt: skip
        n = seated.state.entry_number
        for screen, other in (screens, screens[::-1]):
            assert screen.frame.ahead is not None
            assert screen.frame.window is not None
            words = [[word for word in screen.frame.ahead.options if word.startswith("move")][-1]]
            await screen.send_command(m.Say(screen.last_entry, [*words], screen.frame.window.window, 0, ahead=True))
            await other.until(lambda: other.frame.ahead is not None and other.frame.ahead.kept == words)  # noqa: B023
        assert {seat.last_entry for seat in seated.seats} == {n}
        await close_window(seated)
        assert moves_received(seated, n) == [(1, "pass"), (2, "pass"), (3, "pass"), (0, words[0])]

    run_on_servers(tmp_path, url, play)


def test_an_order_given_at_another_server_is_followed(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(servers: list[LiveServer]) -> None:
        made = setup(KITTY, 2, deck=THIEVES, clock=m.Pace("slow", move=86_400.0))
        while True:
            seated = await seat_across(servers, made)
            if "thief" in hand(seated, 0) and "tuna" in hand(seated, 1):
                break
        assert seated.owner == 0
        ada, bob = seated.seats
        say = ada.say

        async def order_first(words: Any) -> None:
            if words[0] == "play thief":
                await bob.send_command(m.Order(answer="defend"))
            await say(words)

        monkeypatch.setattr(ada, "say", order_first)
        n = ada.last_entry
        await steal(seated, 1)
        await ada.until(lambda: "tuna" in str(moves_since(ada, n)[-1]))

    run_on_servers(tmp_path, url, play)


# The same command at two servers


def test_a_rematch_requested_at_both_servers_creates_one_table(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        for _ in range(4):
            seated = await seat_across(servers, setup("cat-box", 2))
            await seated.seats[0].send_command(m.Resign())
            await seated.sync()
            await asyncio.gather(*[seat.send_command(m.Rematch()) for seat in seated.seats])
            await seated.sync()
            followed = [entry for entry in await seated.log() if isinstance(entry, RematchCreated)]
            assert len(followed) == 1
            tables = [{one["id"] for one in await client.request("GET", "/api/my/tables")} for client in seated.clients]
            summaries = [await stored_summary(servers[0].rooms.store, table) for table in tables[0]]
            assert sorted(one.status for one in summaries if one and one.status != "cancelled") == ["open", "over"]

    run_on_servers(tmp_path, url, play)


def test_the_id_of_a_rematch_cannot_be_derived_from_the_record(tmp_path: Path, url: str) -> None:
    """Both servers derive the same id, but not from the dealer's secret alone, which is in the record."""

    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2, listed=False))
        await seated.seats[0].send_command(m.Resign())
        await seated.sync()
        await seated.seats[1].send_command(m.Rematch())
        await seated.sync()
        assert seated.state.rematch not in (
            rematch_id(seated.state.secret, []),
            rematch_id(seated.state.secret, ["", ""]),
        )

    run_on_servers(tmp_path, url, play)


def test_a_game_started_at_both_servers_starts_once(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2), start=False)
        ada = seated.clients[0]
        second = await same_person(servers[1], ada)
        reasons = await asyncio.gather(
            *[refusal_of(client.do(seated.table, m.Start())) for client in (ada, second)], return_exceptions=True
        )
        assert sorted(map(str, reasons)) == ["", "has-begun"]
        await seated.sync()
        assert sum(isinstance(entry, Started) for entry in await seated.log()) == 1

    run_on_servers(tmp_path, url, play)


def test_two_servers_that_both_run_a_table_do_nothing_twice(tmp_path: Path, url: str) -> None:
    """A delayed process doesn't know that another has taken its place."""

    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 3, bot_seconds=1.0), bots=1)
        for _ in range(4):
            for i in (0, 1):
                seated.room(i).is_owner = True
                seated.room(i).run_table()
            while seated.state.seat_to_move != 2:
                seat = seated.to_move
                await seat.say(first_move(seat.options))
                await seated.sync()
            n = seated.seats[0].last_entry
            await until(lambda: all((seated.state.move_number, 2) in seated.room(i)._bots.asked for i in (0, 1)))
            await servers[0].set_clock.advance(1.0)
            for seat in seated.seats:
                await seat.until(lambda seat=seat, n=n: seat.last_entry > n)  # type: ignore[misc]
            await seated.sync()
            assert [entry for entry in (await seated.log())[n:] if isinstance(entry, Moved) and entry.made][1:] == []

    run_on_servers(tmp_path, url, play)


def test_a_window_that_both_servers_close_is_closed_once(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        for i in (0, 1):
            seated.room(i).is_owner = True
            seated.room(i).run_table()
        await seated.seats[3].say(["cancel nap"])
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_received(seated, n) == [(1, "pass"), (2, "pass"), (3, "cancel nap")]

    run_on_servers(tmp_path, url, play)


# The owner of a table dies


def test_bots_keep_playing_when_their_server_dies(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 3, bot_seconds=0.5), bots=1)
        assert seated.owner == 0
        while seated.state.seat_to_move != 2:
            seat = seated.to_move
            await seat.say(first_move(seat.options))
            await seated.sync()
        simulate_crash(servers[0])
        bob = seated.seats[1]
        n = bob.last_entry
        await seated.advance_until(lambda: bob.last_entry > n)
        assert bob.news[-1].made.startswith("kitten@")
        assert seated.room(1).is_owner

    run_on_servers(tmp_path, url, play)


def test_a_server_that_learned_of_the_start_from_a_conflict_runs_the_bots(tmp_path: Path, url: str) -> None:
    """Bob's server hears of the start only when a command of Bob's comes too late. Nothing is new at the takeover."""

    async def play(servers: list[LiveServer]) -> None:
        made = setup("cat-box", 3, bot_seconds=0.5, options={"first": 2})
        seated = await seat_across(servers, made, bots=1, start=False)
        ada, bob = seated.seats
        drop_peer_messages(servers[1])
        await ada.send_command(m.Start())
        assert await refusal_of(bob.send_command(m.Ready(ready=False))) == "has-begun"
        n = bob.last_entry
        assert seated.room(1).entry_number == len(await seated.log()) == n
        assert seated.owner == 0
        simulate_crash(servers[0])
        await seated.advance_until(lambda: bob.last_entry > n)
        assert bob.news[-1].made.startswith("kitten@")

    run_on_servers(tmp_path, url, play)


def test_the_player_to_move_keeps_their_remaining_time_when_the_server_dies(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2, clock=m.Pace("live", move=9.0)))
        clock = servers[0].set_clock
        began = clock.now()
        for _ in range(3):
            await until(lambda: all(server.is_between_rounds for server in servers))
            await clock.advance(1.0)
            while await servers[0].rooms.store.expires_at(seated.table) < clock.now() + LEASE_SECONDS:
                await asyncio.sleep(POLL_SECONDS)
        simulate_crash(servers[0])
        bob = seated.seats[1]
        n = bob.last_entry
        await seated.advance_until(lambda: bob.last_entry > n)
        assert [one.what for one in bob.news[n:]] == ["resumed"]
        assert bob.frame.times is not None
        assert bob.frame.times.since == bob.news[n].at - 3.0, "the lease was last renewed three seconds after the start"
        assert bob.frame.times.due == bob.news[n].at + 6.0
        assert bob.news[n].at >= began + 3.0 + LEASE_SECONDS
        await seated.advance_until(lambda: bob.last_entry > n + 1)
        assert bob.news[n + 1].what == "stood-in"

    run_on_servers(tmp_path, url, play)


def test_a_window_closes_with_the_answers_given_before_its_server_died(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await open_window(servers)
        await seated.seats[2].say(["cancel nap"])
        await seated.seats[1].say(["pass"])
        simulate_crash(servers[0])
        bob, dan = seated.seats[1], seated.seats[3]
        n = bob.last_entry
        await seated.advance_until(lambda: len(moves_since(bob, n)) > 1 and dan.last_entry == bob.last_entry)
        assert [(by, said) for by, said, _ in moves_since(bob, n)][:2] == [(1, "pass"), (2, "cancel nap")]

    run_on_servers(tmp_path, url, play)


def test_a_table_without_clients_is_taken_over_by_another_server(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        client = await servers[0].guest("Ada")
        pace = m.Pace("live", move=60.0)
        made = await client.new_table(setup("cat-box", 2, clock=pace), bots=["kitten"], start=True)
        for _ in range(5):
            await tick(servers, 1.0)
        assert made.id not in servers[1].rooms.rooms, "its owner is alive, and no client has connected here"
        simulate_crash(servers[0])
        rooms = servers[1].rooms.rooms
        seated = SharedTable(servers[0], made.id, [client], [], servers)
        await seated.advance_until(lambda: made.id in rooms and servers[1].state(made.id).seats[0].stand_in != "")

    run_on_servers(tmp_path, url, play)


def test_a_server_that_stops_hands_over_its_tables(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 3, bot_seconds=0.5), bots=1)
        assert seated.owner == 0
        await servers[0].rooms.close()
        await seated.advance_until(lambda: seated.owners == [1])

    run_on_servers(tmp_path, url, play)


def test_a_server_that_stops_hands_over_the_time_used(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2, clock=m.Pace("live", move=9.0)))
        await servers[0].set_clock.advance(2.5)
        bob = seated.seats[1]
        n = bob.last_entry
        await servers[0].rooms.close()
        await seated.advance_until(lambda: bob.last_entry > n + 1)
        assert [one.what for one in bob.news[n:]] == ["paused", "resumed"]
        assert bob.frame.times is not None
        assert bob.frame.times.since == bob.news[-1].at - 2.5

    run_on_servers(tmp_path, url, play)


def test_a_delayed_server_releases_a_table_that_another_took_over(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 3, bot_seconds=0.5), bots=1)
        assert seated.owner == 0
        renew, servers[0].rooms.store.renew = servers[0].rooms.store.renew, unavailable  # type: ignore[method-assign]
        await seated.advance_until(lambda: bool(seated.room(1).is_owner))
        servers[0].rooms.store.renew = renew  # type: ignore[method-assign]
        await seated.advance_until(lambda: seated.owners == [1])
        for _ in range(4):
            await tick(servers, 1.0)
        assert seated.owners == [1]

    run_on_servers(tmp_path, url, play)


def test_a_released_table_can_be_taken_over_at_once(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        client = await servers[0].guest("Ada")
        slow = setup("cat-box", 2, clock=m.Pace("slow", move=86_400.0))
        made = await client.new_table(slow, bots=["kitten"], start=True)
        await until(lambda: servers[0].state(made.id).seat_to_move == 0)
        rooms = servers[0].rooms
        seated = SharedTable(servers[0], made.id, [client], [], servers)
        await seated.advance_until(lambda: made.id not in rooms.rooms)
        while await rooms.store.owner(made.id, servers[0].clock.now()):
            await asyncio.sleep(POLL_SECONDS)
        await (await same_person(servers[1], client)).get_frame(made.id)
        assert servers[1].room(made.id).is_owner

    run_on_servers(tmp_path, url, play, unload_after=3.0)


def test_an_abandoned_match_is_closed_once_even_if_all_servers_see_it(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2))
        for i, seat in enumerate(seated.seats):
            await servers[i].rooms.close_abandoned(servers[i].clock.now() + 1.0)
            await seat.__aexit__(None, None, None)
        assert not any(isinstance(entry, Ended) for entry in await seated.log()), (
            "a match with connected players isn't abandoned"
        )
        await until(lambda: not any(seated.room(i).listener_count for i in range(2)))
        await asyncio.gather(*[server.rooms.close_abandoned(server.clock.now() + 1.0) for server in servers])
        assert [entry for entry in await seated.log() if isinstance(entry, Ended)] == [Ended("abandoned", [])]
        for i in range(2):
            await until(lambda i=i: seated.room(i).status == "over")  # type: ignore[misc]

    run_on_servers(tmp_path, url, play)


# Lost messages between servers


def test_a_client_from_another_server_gets_entries_this_one_has_not_read_yet(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2))
        drop_peer_messages(servers[1])
        ada, bob = seated.seats
        await ada.send_command(m.Chat(text="Meow"))
        n = ada.last_entry
        assert bob.last_entry < n
        assert (await (await same_person(servers[1], seated.clients[0])).get_frame(seated.table, since=n)).n == n
        await bob.until(lambda: bob.last_entry == n)
        await ada.send_command(m.Chat(text="Meow"))
        n = ada.last_entry
        reroute(seated.clients[0], servers[1])
        await ada.drop()
        await ada.until(lambda: ada.losses > 0 and ada.client.url == servers[1].url and ada.frame.n >= n)
        await seated.sync()

    run_on_servers(tmp_path, url, play)


def test_entries_are_announced_in_the_transaction_that_writes_them(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops right after the commit, before it can send anything else."""

    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2))
        ada, bob = seated.seats
        forever = asyncio.Event()
        hook_store(servers[0], "append", monkeypatch, seated.table, after=wait_for(forever))
        chatting = asyncio.create_task(ada.send_command(m.Chat(text="My last word")))
        await bob.until(lambda: bob.news[-1].what == "chatted")
        forever.set()
        await chatting

    run_on_servers(tmp_path, url, play)


def test_a_lost_message_bus_connection_is_reopened(tmp_path: Path, url: str, cluster: PostgresCluster) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2))
        ada, bob = seated.seats
        for i in range(3):
            bus = servers[1].rooms.bus
            assert isinstance(bus, PostgresBus)
            cluster.run(f"SELECT pg_terminate_backend({bus.pid})")
            await ada.send_command(m.Chat(text=f"Meow {i}"))
            await bob.until(lambda: bob.last_entry == ada.last_entry)
        await seated.sync()

    run_on_servers(tmp_path, url, play)


def test_entries_written_while_a_table_is_loaded_reach_its_clients(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(servers: list[LiveServer]) -> None:
        client = await servers[0].guest("Ada")
        table = (await client.new_table(setup("cat-box", 2))).id

        async def chat() -> None:
            await client.do(table, m.Chat(text="Meow"))

        hook_store(servers[1], "rows", monkeypatch, table, after=chat)
        bob = await servers[1].connect(await servers[1].guest("Bob"), table)
        await bob.until(lambda: bob.news[-1].what == "chatted")

    run_on_servers(tmp_path, url, play)


def test_a_session_that_ends_at_one_server_ends_at_all(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2))
        ada = seated.clients[0]
        second = await servers[1].connect(await same_person(servers[1], ada), seated.table)
        assert second.frame.seat == 0
        await ada.request("POST", "/api/logout", {})
        await second.until(lambda: second.frame.seat is None)

    run_on_servers(tmp_path, url, play)


# Presence


def presence(seat: TableConnection) -> tuple[list[bool], int]:
    """Return which seats are connected, and the number of watchers, as a client sees them."""
    assert seat.frame.table is not None
    return [one.here for one in seat.frame.table.seats], seat.frame.table.watching


def test_presence_is_shared_across_servers(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 3))
        ada, bob, cleo = seated.seats
        for seat in seated.seats:
            await seat.until(lambda seat=seat: presence(seat) == ([True] * 3, 0))  # type: ignore[misc]
        watcher = await servers[1].connect(await servers[1].new_client(), seated.table)
        for seat in (*seated.seats, watcher):
            await seat.until(lambda seat=seat: presence(seat) == ([True] * 3, 1))  # type: ignore[misc]
        await bob.__aexit__(None, None, None)
        for seat in (ada, cleo, watcher):
            await seat.until(lambda seat=seat: presence(seat) == ([True, False, True], 1))  # type: ignore[misc]
        await cleo.send_command(m.Chat(text="Where is Bob?"))
        await ada.until(lambda: ada.news[-1].what == "chatted")
        assert presence(ada) == ([True, False, True], 1)

    run_on_servers(tmp_path, url, play)


def test_clients_of_a_dead_server_are_shown_as_disconnected(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2))
        bob = seated.seats[1]
        await bob.until(lambda: presence(bob) == ([True, True], 0))
        simulate_crash(servers[0])
        await seated.advance_until(lambda: presence(bob) == ([False, True], 0))

    run_on_servers(tmp_path, url, play)


def test_a_server_that_loads_a_table_knows_who_is_connected_to_the_others(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        ada = await servers[0].guest("Ada")
        table = (await ada.new_table(setup("cat-box", 2))).id
        await servers[0].connect(ada, table)
        bob = await servers[1].connect(await servers[1].guest("Bob"), table)
        await bob.until(lambda: presence(bob) == ([True, False], 1))

    run_on_servers(tmp_path, url, play)


# Database outages


def test_a_server_that_could_not_read_catches_up_with_the_log(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob's server can neither write his message nor read the log. Meanwhile Ada plays on at the other server."""

    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", 2))
        ada, bob = seated.seats
        store = servers[1].rooms.store
        with monkeypatch.context() as patched:
            for name in ("append", "rows"):
                patched.setattr(store, name, unavailable)
            assert await refusal_of(bob.send_command(m.Chat(text="Hiss"))) == "not-kept"
            for i in range(3):
                await ada.send_command(m.Chat(text=f"Meow {i}"))
            await servers[0].set_clock.advance(3.0)
            await asyncio.sleep(0.05)
            assert bob.frame.n == bob.last_entry > 0
        await seated.advance_until(lambda: bob.last_entry == ada.last_entry)
        await seated.sync()
        assert [one.facts["text"] for one in bob.news if one.what == "chatted"] == ["Meow 0", "Meow 1", "Meow 2"]

    run_on_servers(tmp_path, url, play)


@pytest.mark.parametrize("count", [2, 3])
def test_games_continue_after_a_database_outage(tmp_path: Path, url: str, cluster: PostgresCluster, count: int) -> None:
    async def play(servers: list[LiveServer]) -> None:
        seated = await seat_across(servers, setup("cat-box", count + 1), bots=1)
        assert cluster.server is not None
        for i in range(2):
            cluster.stop()
            for seat in seated.seats:
                assert await refusal_of(seat.send_command(m.Chat(text="Lost"))) == "not-kept"
            await asyncio.to_thread(cluster.start)
            for seat in seated.seats:
                while await refusal_of(seat.send_command(m.Chat(text=f"Meow {i}"))):
                    await servers[0].set_clock.advance(0.5)
                    await asyncio.sleep(POLL_SECONDS)
            await seated.sync()
        n = seated.seats[0].last_entry
        while not any(one.made for one in seated.seats[0].news[n:]):
            if seated.state.seat_to_move is not None and seated.state.seat_to_move < len(seated.seats):
                await refusal_of(seated.to_move.say(first_move(seated.to_move.options)))
            await servers[0].set_clock.advance(0.5)
            await asyncio.sleep(POLL_SECONDS)
        await seated.sync()
        log = await seated.log()
        assert not any(isinstance(entry, Chatted) and entry.text == "Lost" for entry in log)

    run_on_servers(tmp_path, url, play, count)


# Accounts and sessions


def test_a_change_of_a_person_on_one_server_keeps_a_change_on_the_other(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada renames herself on a server that still knows her old password, just when she changes it on the other."""

    async def play(servers: list[LiveServer]) -> None:
        ada = await servers[0].guest("Ada")
        login = {"login": "ada", "password": "nine lives at least"}
        await ada.request("POST", "/api/accounts", login)
        second = await same_person(servers[1], ada)

        async def change() -> None:
            body = {"old": login["password"], "new": "ten lives at least"}
            await ada.request("POST", "/api/password", body)

        hook_store(servers[1], "change_person", monkeypatch, before=change)
        await second.request("PATCH", "/api/me", {"name": "Mimi"})
        fresh = await servers[0].new_client()
        assert await refusal_of(fresh.request("POST", "/api/login", login)) == "wrong-login"
        me = await fresh.request("POST", "/api/login", {**login, "password": "ten lives at least"})
        assert me["name"] == "Mimi"

    run_on_servers(tmp_path, url, play)


def test_a_device_link_works_only_once_across_servers(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(servers: list[LiveServer]) -> None:
        ada = await servers[0].guest("Ada")
        link = (await ada.request("POST", "/api/device", {}))["link"].rpartition("#")[2]
        first, second = [await server.new_client() for server in servers]
        reasons: list[str] = []

        async def take() -> None:
            reasons.append(await refusal_of(second.request("POST", "/api/device/take", {"link": link})))

        hook_store(servers[0], "remove_session", monkeypatch, before=take)
        reasons.append(await refusal_of(first.request("POST", "/api/device/take", {"link": link})))
        assert sorted(reasons) == ["", "link-over"]

    run_on_servers(tmp_path, url, play)


def test_a_guest_who_signs_in_on_one_server_plays_on_at_the_other(tmp_path: Path, url: str) -> None:
    async def play(servers: list[LiveServer]) -> None:
        login = {"login": "mimi", "password": "nine lives at least"}
        elsewhere = await servers[1].new_client()
        await elsewhere.request("POST", "/api/accounts", login)
        seated = await seat_across(servers, setup("cat-box", 3))
        ada, bob, cleo = seated.seats
        # Each message may win one write race.
        chats = [bob.send_command(m.Chat(text=f"Meow {i}")) for i in range(MAX_ATTEMPTS - 1)]
        await asyncio.gather(ada.client.request("POST", "/api/login", login), *chats)
        again = await servers[1].connect(elsewhere, seated.table, seat=0)
        await bob.until(lambda: "became" in [one.what for one in bob.news])
        await again.say(first_move(again.options))
        await cleo.until(lambda: cleo.news[-1].what == "moved")
        assert [one.what for one in cleo.news].count("became") == 1

    run_on_servers(tmp_path, url, play)
