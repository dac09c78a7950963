"""Two servers on one PostgreSQL database: any player at any of them, and whoever dies is replaced by the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.accounts.tokens import rematch_id
from tabbytop.server.cluster.postgres_bus import PostgresBus
from tabbytop.server.cluster.registry import LEASE_SECONDS
from tabbytop.server.store import StoreUnavailable
from tabbytop.server.tables.commands.chat import Chatted
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.commands.lobby import Started
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.commands.rematch import Followed
from tabbytop.server.tables.commands.upkeep import Resumed
from tabbytop.server.tables.state import SEAL_SECONDS
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection, first_move
from tests.server.cluster.several_servers import A_MOMENT, Party, die, move, shared, spread, tick, until
from tests.server.live_server import CALM, PATIENCE, Place, setup
from tests.server.rooms.test_windows import KITTY, STARS, THIEVES, close, hand, moved, steal
from tests.server.set_clock import SetClock
from tests.server.store.postgresql_server import Cluster

Step = Callable[[], Awaitable[None]]


@pytest.fixture
def url(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.database("shared")


def test_what_somebody_does_at_one_server_is_heard_at_the_other(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 3))
        for i in range(6):
            seat = party.asked
            await seat.say(first_move(seat.options))
            await party.seats[i % 3].speak(m.Chat(text=f"Meow {i}"))
            await party.together()

    shared(tmp_path, url, play)


def test_those_who_speak_at_the_same_time_are_all_heard_in_one_order(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 4))
        for _ in range(3):
            await asyncio.gather(*[seat.speak(m.Chat(text=f"I am {i}")) for i, seat in enumerate(party.seats)])
        await party.together()
        said = [[one.by for one in seat.news if one.what == "chatted"] for seat in party.seats]
        assert sorted(map(str, said[0])) == sorted("0123" * 3)
        assert all(one == said[0] for one in said)

    shared(tmp_path, url, play)


def test_a_table_that_begins_has_one_owner(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        async def begin() -> None:
            party = await spread(places, setup("cat-box", 3, clock=m.Pace("live", 60.0)), bots=1)
            assert party.owners == [0]
            assert not any(isinstance(entry, Resumed) for entry in await party.log())

        for _ in range(3):
            await begin()

    shared(tmp_path, url, play)


async def refused(saying: Awaitable[object]) -> str:
    """Why something is refused; empty where it is not."""
    try:
        await saying
    except RequestRefused as no:
        return no.why
    return ""


def around(place: Place, name: str, monkeypatch: pytest.MonkeyPatch, about: str = "", **steps: Step) -> None:
    """Let something happen once, just before or just after a server's store does something (about a table)."""
    store = place.rooms.store
    do = getattr(store, name)

    async def act(*given: Any, **more: Any) -> Any:
        is_it = about in ("", given[0])
        if is_it and "before" in steps:
            await asyncio.wait_for(steps.pop("before")(), PATIENCE / 2)
        done = await do(*given, **more)
        if is_it and "after" in steps:
            await asyncio.wait_for(steps.pop("after")(), PATIENCE / 2)
        return done

    monkeypatch.setattr(store, name, act)


async def away(*_: Any, **__: Any) -> Any:
    """The database does not answer."""
    raise StoreUnavailable("away")


def waiting(event: asyncio.Event) -> Step:
    """Something that takes until an event."""

    async def wait() -> None:
        await event.wait()

    return wait


def deafen(place: Place) -> None:
    """Let a server hear nothing of others."""
    place.rooms.peers.received = lambda process, message: None  # type: ignore[method-assign]


async def same(place: Place, client: Client) -> Client:
    """The same person, at another server."""
    other = await place.stranger()
    other.http.cookies = client.http.cookies
    return other


# Windows


class Behind(SetClock):
    """A clock that is a little behind another."""

    def __init__(self, clock: SetClock) -> None:
        super().__init__()
        self.clock = clock

    def now(self) -> float:
        """The time, a little late."""
        return self.clock.now() - 0.5

    async def sleep_until(self, t: float) -> None:
        """The last moment, which a server waits before it tells what another has closed, is over at once."""
        assert t <= self.now() + SEAL_SECONDS


async def a_window(places: list[Place], **more: Any) -> Party:
    """Ada, at the first server, plays a card that anybody could cancel; Bob, Cleo and Dan could."""
    made = setup(KITTY, 4, deck=STARS, **{"windows": CALM, **more})
    wanted = {0: {"star"}, 1: {"nap"}, 2: {"nap"}, 3: {"nap"}}
    while True:
        party = await spread(places, made)
        if all(cards <= set(hand(party, seat)) for seat, cards in wanted.items()):
            break
    await party.seats[0].say(["play star"])
    await party.together()
    assert party.seats[0].frame.window is not None
    return party


def heard(party: Party, since: int) -> list[tuple[int | None, str | None]]:
    """The moves that everybody has heard of since an entry: whose, and with what they begin."""
    said = [[(by, word) for by, word, _ in moved(seat, since)] for seat in party.seats]
    assert all(one == said[0] for one in said)
    return said[0]


def test_answers_given_at_different_servers_are_played_together(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        await party.seats[1].say(["pass"])
        await party.seats[2].say(["pass"])
        await party.seats[3].say(["cancel nap"])
        n = party.state.entry_number
        await close(party)
        assert heard(party, n) == [(1, "pass"), (2, "pass"), (3, "cancel nap")]

    shared(tmp_path, url, play)


def test_a_window_closes_at_its_time_at_every_server(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        n, closes = party.state.entry_number, party.state.window_closes()
        await places[0].set_clock.advance_to(closes - SEAL_SECONDS)
        while any(place.state(party.table).entry_number == n for place in places):
            await asyncio.sleep(A_MOMENT)
        assert {seat.n for seat in party.seats} == {n}, "both servers know, and nobody has heard"
        await places[0].set_clock.advance_to(closes)
        await party.together()
        assert heard(party, n) == [(1, "pass"), (2, "pass"), (3, "pass")]

    shared(tmp_path, url, play)


def test_an_answer_that_is_sealed_while_the_window_closes_is_played(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob was told that it is kept, after the other server had looked who has answered."""

    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        bob = party.seats[1]
        answering: list[asyncio.Task[str]] = []

        async def answer() -> None:
            answering.append(asyncio.create_task(refused(bob.say(["cancel nap"]))))
            await answering[0]

        assert party.owner == 0
        party.room(1).clock = Behind(places[0].set_clock)
        around(places[0], "sealed", monkeypatch, party.table, after=answer)
        n = party.state.entry_number
        await close(party)
        assert await answering[0] == ""
        assert heard(party, n)[0] == (1, "cancel nap")

    shared(tmp_path, url, play)


def test_an_answer_that_comes_after_the_window_was_closed_elsewhere_is_refused(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        other = 1 - party.owner
        late = party.seats[2 + other]

        async def closed() -> None:
            await places[0].set_clock.advance(CALM["cancel"])
            while len(await party.log()) <= n:
                await asyncio.sleep(A_MOMENT)

        n = late.n
        around(places[other], "seal", monkeypatch, party.table, before=closed)
        assert await refused(late.say(["cancel nap"])) == "window-closed"
        await party.heard(n)
        await party.together()
        assert heard(party, n)[:3] == [(1, "pass"), (2, "pass"), (3, "pass")]

    shared(tmp_path, url, play)


def test_answers_to_the_next_window_are_not_forgotten_with_those_of_the_last(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server that closed a window is held up; meanwhile Ada and Dan go on at the other."""

    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        while hand(party, 0).count("star") < 2:
            party = await a_window(places)
        assert party.owner == 0
        ada, dan = await same(places[1], party.clients[0]), party.seats[3]
        n = dan.n

        async def go_on() -> None:
            await dan.until(lambda: dan.n > n)
            await ada.do(party.table, m.Say(dan.n, ["play star"]))
            await dan.until(lambda: dan.frame.window is not None and dan.frame.window.window > n + 1)
            await dan.say(["cancel nap"])

        around(places[0], "append", monkeypatch, party.table, after=go_on)
        await close(party)
        n = dan.n
        await close(party)
        assert (3, "cancel nap") in heard(party, n)

    shared(tmp_path, url, play)


def test_two_screens_of_one_seat_know_that_it_has_answered(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        bob = party.seats[1]
        second = await places[0].sit(await same(places[0], party.clients[1]), party.table, seat=1)
        others = [seat.n for seat in party.seats]
        await bob.say(["pass"])
        await second.until(lambda: second.frame.window is not None and second.frame.window.answered)
        assert [seat.n for seat in party.seats] == others

    shared(tmp_path, url, play)


def test_a_standing_answer_set_in_a_window_reaches_the_server_that_closes_it(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        bob, dan = party.seats[1], party.seats[3]
        second = await places[0].sit(await same(places[0], party.clients[1]), party.table, seat=1)
        n = party.state.entry_number
        await bob.speak(m.Stand(choice="turn"))
        await dan.speak(m.Stand(choice="target"))
        await second.until(lambda: second.frame.standing[1] == "turn")
        assert second.frame.standing == ["ask", "turn", "ask", "ask"]
        assert {seat.n for seat in party.seats} == {n}
        await close(party)
        for seat in party.seats:
            assert seat.frame.standing == ["ask", "turn", "ask", "target"]

    shared(tmp_path, url, play)


def test_an_order_given_at_another_server_is_followed(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(places: list[Place]) -> None:
        made = setup(KITTY, 2, deck=THIEVES, clock=m.Pace("slow", move=86_400.0))
        while True:
            party = await spread(places, made)
            if "thief" in hand(party, 0) and "tuna" in hand(party, 1):
                break
        assert party.owner == 0
        ada, bob = party.seats
        say = ada.say

        async def late(words: Any) -> None:
            if words[0] == "play thief":
                await bob.speak(m.Order(answer="defend"))
            await say(words)

        monkeypatch.setattr(ada, "say", late)
        n = ada.n
        await steal(party, 1)
        await ada.until(lambda: "tuna" in str(moved(ada, n)[-1]))

    shared(tmp_path, url, play)


# The same thing at two servers


def test_a_rematch_that_is_wished_for_at_both_is_one_table(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        for _ in range(4):
            party = await spread(places, setup("cat-box", 2))
            await party.seats[0].speak(m.Resign())
            await party.together()
            await asyncio.gather(*[seat.speak(m.Rematch()) for seat in party.seats])
            await party.together()
            followed = [entry for entry in await party.log() if isinstance(entry, Followed)]
            assert len(followed) == 1
            tables = [{one["id"] for one in await client.request("GET", "/api/my/tables")} for client in party.clients]
            stand = [await places[0].rooms.store.head(table) for table in tables[0]]
            assert sorted(head.status for head in stand if head and head.status != "cancelled") == ["open", "over"]

    shared(tmp_path, url, play)


def test_the_table_of_a_rematch_cannot_be_found_from_the_record(tmp_path: Path, url: str) -> None:
    """Both servers find the same name for it; whoever has the record has the dealer's secret, but no invitation."""

    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2, listed=False))
        await party.seats[0].speak(m.Resign())
        await party.together()
        await party.seats[1].speak(m.Rematch())
        await party.together()
        assert party.state.rematch not in (rematch_id(party.state.secret, []), rematch_id(party.state.secret, ["", ""]))

    shared(tmp_path, url, play)


def test_a_game_that_is_started_at_both_begins_once(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2), start=False)
        ada = party.clients[0]
        second = await same(places[1], ada)
        went = await asyncio.gather(
            *[refused(client.do(party.table, m.Start())) for client in (ada, second)], return_exceptions=True
        )
        assert sorted(map(str, went)) == ["", "has-begun"]
        await party.together()
        assert sum(isinstance(entry, Started) for entry in await party.log()) == 1

    shared(tmp_path, url, play)


def test_two_who_both_see_to_a_table_do_nothing_twice(tmp_path: Path, url: str) -> None:
    """A process that was held up does not know that another has taken its place."""

    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 3, bot_seconds=1.0), bots=1)
        for _ in range(4):
            for i in (0, 1):
                party.room(i).is_owner = True
                party.room(i).run_table()
            while party.state.seat_to_move != 2:
                seat = party.asked
                await seat.say(first_move(seat.options))
                await party.together()
            n = party.seats[0].n
            await until(lambda: all((party.state.move_number, 2) in party.room(i)._bots.asked for i in (0, 1)))
            await places[0].set_clock.advance(1.0)
            for seat in party.seats:
                await seat.until(lambda seat=seat, n=n: seat.n > n)  # type: ignore[misc]
            await party.together()
            assert [entry for entry in (await party.log())[n:] if isinstance(entry, Moved) and entry.made][1:] == []

    shared(tmp_path, url, play)


def test_a_window_that_both_close_is_closed_once(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        for i in (0, 1):
            party.room(i).is_owner = True
            party.room(i).run_table()
        await party.seats[3].say(["cancel nap"])
        n = party.state.entry_number
        await close(party)
        assert heard(party, n) == [(1, "pass"), (2, "pass"), (3, "cancel nap")]

    shared(tmp_path, url, play)


# Whoever sees to a table dies


def test_bots_go_on_when_their_server_dies(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 3, bot_seconds=0.5), bots=1)
        assert party.owner == 0
        while party.state.seat_to_move != 2:
            seat = party.asked
            await seat.say(first_move(seat.options))
            await party.together()
        die(places[0])
        bob = party.seats[1]
        n = bob.n
        await party.passing(lambda: bob.n > n)
        assert bob.news[-1].made == "kitten"
        assert party.room(1).is_owner

    shared(tmp_path, url, play)


def test_whoever_is_to_move_goes_on_with_their_time_when_the_server_dies(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2, clock=m.Pace("live", move=9.0)))
        clock = places[0].set_clock
        began = clock.now()
        for _ in range(3):
            await clock.advance(1.0)
            while await places[0].rooms.store.expires_at(party.table) < clock.now() + LEASE_SECONDS:
                await asyncio.sleep(A_MOMENT)
        die(places[0])
        bob = party.seats[1]
        n = bob.n
        await party.passing(lambda: bob.n > n)
        assert [one.what for one in bob.news[n:]] == ["resumed"]
        assert bob.frame.times is not None
        assert bob.frame.times.since == bob.news[n].at - 3.0, "the lease was renewed three seconds after the beginning"
        assert bob.frame.times.due == bob.news[n].at + 6.0
        assert bob.news[n].at >= began + 3.0 + LEASE_SECONDS
        await party.passing(lambda: bob.n > n + 1)
        assert bob.news[n + 1].what == "stood-in"

    shared(tmp_path, url, play)


def test_a_window_closes_with_the_answers_given_before_its_server_died(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        await party.seats[2].say(["cancel nap"])
        await party.seats[1].say(["pass"])
        die(places[0])
        bob, dan = party.seats[1], party.seats[3]
        n = bob.n
        await party.passing(lambda: len(moved(bob, n)) > 1 and dan.n == bob.n)
        assert [(by, said) for by, said, _ in moved(bob, n)][:2] == [(1, "pass"), (2, "cancel nap")]

    shared(tmp_path, url, play)


def test_a_table_with_nobody_there_is_taken_up_by_another(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        client = await places[0].guest("Ada")
        pace = m.Pace("live", move=60.0)
        made = await client.new_table(setup("cat-box", 2, clock=pace), bots=["kitten"], start=True)
        for _ in range(5):
            await tick(places, 1.0)
        assert made.id not in places[1].rooms.rooms, "it is seen to, and nobody has come here"
        die(places[0])
        rooms = places[1].rooms.rooms
        party = Party(places[0], made.id, [client], [], places)
        await party.passing(lambda: made.id in rooms and places[1].state(made.id).seats[0].stand_in != "")

    shared(tmp_path, url, play)


def test_a_server_that_stops_hands_its_tables_on(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 3, bot_seconds=0.5), bots=1)
        assert party.owner == 0
        await places[0].rooms.close()
        await party.passing(lambda: party.owners == [1])

    shared(tmp_path, url, play)


def test_a_server_that_stops_tells_the_next_how_much_time_was_used(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2, clock=m.Pace("live", move=9.0)))
        await places[0].set_clock.advance(2.5)
        bob = party.seats[1]
        n = bob.n
        await places[0].rooms.close()
        await party.passing(lambda: bob.n > n + 1)
        assert [one.what for one in bob.news[n:]] == ["paused", "resumed"]
        assert bob.frame.times is not None
        assert bob.frame.times.since == bob.news[-1].at - 2.5

    shared(tmp_path, url, play)


def test_a_server_that_was_held_up_lets_go_of_what_another_took(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 3, bot_seconds=0.5), bots=1)
        assert party.owner == 0
        held, places[0].rooms.store.renew = places[0].rooms.store.renew, away  # type: ignore[method-assign]
        await party.passing(lambda: bool(party.room(1).is_owner))
        places[0].rooms.store.renew = held  # type: ignore[method-assign]
        await party.passing(lambda: party.owners == [1])
        for _ in range(4):
            await tick(places, 1.0)
        assert party.owners == [1]

    shared(tmp_path, url, play)


def test_a_table_that_is_let_go_of_can_be_taken_at_once(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        client = await places[0].guest("Ada")
        slow = setup("cat-box", 2, clock=m.Pace("slow", move=86_400.0))
        made = await client.new_table(slow, bots=["kitten"], start=True)
        await until(lambda: places[0].state(made.id).seat_to_move == 0)
        rooms = places[0].rooms
        party = Party(places[0], made.id, [client], [], places)
        await party.passing(lambda: made.id not in rooms.rooms)
        while await rooms.store.owner(made.id, places[0].clock.now()):
            await asyncio.sleep(A_MOMENT)
        await (await same(places[1], client)).get_frame(made.id)
        assert places[1].room(made.id).is_owner

    shared(tmp_path, url, play, unload_after=3.0)


def test_a_match_that_everybody_has_left_is_closed_once_though_all_servers_see_it(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2))
        for i, seat in enumerate(party.seats):
            await places[i].rooms.close_abandoned(places[i].clock.now() + 1.0)
            await seat.__aexit__(None, None, None)
        assert not any(isinstance(entry, Ended) for entry in await party.log()), "they were there"
        await until(lambda: not any(party.room(i).listener_count for i in range(2)))
        await asyncio.gather(*[place.rooms.close_abandoned(place.clock.now() + 1.0) for place in places])
        assert [entry for entry in await party.log() if isinstance(entry, Ended)] == [Ended("abandoned", [])]
        for i in range(2):
            await until(lambda i=i: party.room(i).status == "over")  # type: ignore[misc]

    shared(tmp_path, url, play)


# Word that gets lost


def test_who_comes_from_another_server_hears_what_this_one_has_not_heard_yet(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2))
        deafen(places[1])
        ada, bob = party.seats
        await ada.speak(m.Chat(text="Meow"))
        n = ada.n
        assert bob.n < n
        assert (await (await same(places[1], party.clients[0])).get_frame(party.table, since=n)).n == n
        await bob.until(lambda: bob.n == n)
        await ada.speak(m.Chat(text="Meow"))
        n = ada.n
        move(party.clients[0], places[1])
        await ada.drop()
        await ada.until(lambda: ada.losses > 0 and ada.client.url == places[1].url and ada.frame.n >= n)
        await party.together()

    shared(tmp_path, url, play)


def test_entries_are_told_in_the_moment_in_which_they_are_written(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dies when its entry is committed, before it could tell anybody."""

    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2))
        ada, bob = party.seats
        forever = asyncio.Event()
        around(places[0], "append", monkeypatch, party.table, after=waiting(forever))
        saying = asyncio.create_task(ada.speak(m.Chat(text="My last word")))
        await bob.until(lambda: bob.news[-1].what == "chatted")
        forever.set()
        await saying

    shared(tmp_path, url, play)


def test_a_connection_by_which_servers_hear_of_each_other_is_made_anew(
    tmp_path: Path, url: str, cluster: Cluster
) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2))
        ada, bob = party.seats
        for i in range(3):
            hearing = places[1].rooms.bus
            assert isinstance(hearing, PostgresBus)
            cluster.run(f"SELECT pg_terminate_backend({hearing.pid})")
            await ada.speak(m.Chat(text=f"Meow {i}"))
            await bob.until(lambda: bob.n == ada.n)
        await party.together()

    shared(tmp_path, url, play)


def test_what_is_written_while_a_table_is_being_read_is_heard(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(places: list[Place]) -> None:
        client = await places[0].guest("Ada")
        table = (await client.new_table(setup("cat-box", 2))).id

        async def chat() -> None:
            await client.do(table, m.Chat(text="Meow"))

        around(places[1], "rows", monkeypatch, table, after=chat)
        bob = await places[1].sit(await places[1].guest("Bob"), table)
        await bob.until(lambda: bob.news[-1].what == "chatted")

    shared(tmp_path, url, play)


def test_a_session_that_ends_at_one_server_ends_at_all(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2))
        ada = party.clients[0]
        second = await places[1].sit(await same(places[1], ada), party.table)
        assert second.frame.seat == 0
        await ada.request("POST", "/api/logout", {})
        await second.until(lambda: second.frame.seat is None)

    shared(tmp_path, url, play)


# Who is there


def here(seat: TableConnection) -> tuple[list[bool], int]:
    """Who is at the table and how many look on, as somebody sees it."""
    assert seat.frame.table is not None
    return [one.here for one in seat.frame.table.seats], seat.frame.table.watching


def test_everybody_sees_who_is_there_at_whichever_server(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 3))
        ada, bob, cleo = party.seats
        for seat in party.seats:
            await seat.until(lambda seat=seat: here(seat) == ([True] * 3, 0))  # type: ignore[misc]
        watcher = await places[1].sit(await places[1].stranger(), party.table)
        for seat in (*party.seats, watcher):
            await seat.until(lambda seat=seat: here(seat) == ([True] * 3, 1))  # type: ignore[misc]
        await bob.__aexit__(None, None, None)
        for seat in (ada, cleo, watcher):
            await seat.until(lambda seat=seat: here(seat) == ([True, False, True], 1))  # type: ignore[misc]
        await cleo.speak(m.Chat(text="Where is Bob?"))
        await ada.until(lambda: ada.news[-1].what == "chatted")
        assert here(ada) == ([True, False, True], 1)

    shared(tmp_path, url, play)


def test_who_was_at_a_server_that_died_is_not_there(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2))
        bob = party.seats[1]
        await bob.until(lambda: here(bob) == ([True, True], 0))
        die(places[0])
        await party.passing(lambda: here(bob) == ([False, True], 0))

    shared(tmp_path, url, play)


def test_who_comes_to_a_server_that_was_not_asked_before_sees_who_is_at_the_others(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        ada = await places[0].guest("Ada")
        table = (await ada.new_table(setup("cat-box", 2))).id
        await places[0].sit(ada, table)
        bob = await places[1].sit(await places[1].guest("Bob"), table)
        await bob.until(lambda: here(bob) == ([True, False], 1))

    shared(tmp_path, url, play)


# The database is away


def test_a_server_that_could_not_read_stands_where_the_log_does_afterwards(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Bob says cannot be written, nor can the log be read; meanwhile Ada goes on at the other server."""

    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", 2))
        ada, bob = party.seats
        store = places[1].rooms.store
        with monkeypatch.context() as gone:
            for name in ("append", "rows"):
                gone.setattr(store, name, away)
            assert await refused(bob.speak(m.Chat(text="Hiss"))) == "not-kept"
            for i in range(3):
                await ada.speak(m.Chat(text=f"Meow {i}"))
            await places[0].set_clock.advance(3.0)
            await asyncio.sleep(0.05)
            assert bob.frame.n == bob.n > 0
        await party.passing(lambda: bob.n == ada.n)
        await party.together()
        assert [one.facts["text"] for one in bob.news if one.what == "chatted"] == ["Meow 0", "Meow 1", "Meow 2"]

    shared(tmp_path, url, play)


@pytest.mark.parametrize("count", [2, 3])
def test_everything_goes_on_when_the_database_was_away(tmp_path: Path, url: str, cluster: Cluster, count: int) -> None:
    async def play(places: list[Place]) -> None:
        party = await spread(places, setup("cat-box", count + 1), bots=1)
        assert cluster.server is not None
        for i in range(2):
            cluster.stop()
            for seat in party.seats:
                assert await refused(seat.speak(m.Chat(text="Lost"))) == "not-kept"
            await asyncio.to_thread(cluster.start)
            for seat in party.seats:
                while await refused(seat.speak(m.Chat(text=f"Meow {i}"))):
                    await places[0].set_clock.advance(0.5)
                    await asyncio.sleep(A_MOMENT)
            await party.together()
        n = party.seats[0].n
        while not any(one.made for one in party.seats[0].news[n:]):
            if party.state.seat_to_move is not None and party.state.seat_to_move < len(party.seats):
                await refused(party.asked.say(first_move(party.asked.options)))
            await places[0].set_clock.advance(0.5)
            await asyncio.sleep(A_MOMENT)
        await party.together()
        log = await party.log()
        assert not any(isinstance(entry, Chatted) and entry.text == "Lost" for entry in log)

    shared(tmp_path, url, play, count)


# People


def test_a_change_at_one_server_does_not_undo_another_at_the_other(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada renames herself where her old password is still known, in the moment in which she takes a new one."""

    async def play(places: list[Place]) -> None:
        ada = await places[0].guest("Ada")
        login = {"login": "ada", "password": "nine lives at least"}
        await ada.request("POST", "/api/accounts", login)
        second = await same(places[1], ada)

        async def change() -> None:
            body = {"old": login["password"], "new": "ten lives at least"}
            await ada.request("POST", "/api/password", body)

        around(places[1], "change_person", monkeypatch, before=change)
        await second.request("PATCH", "/api/me", {"name": "Mimi"})
        fresh = await places[0].stranger()
        assert await refused(fresh.request("POST", "/api/login", login)) == "wrong-login"
        me = await fresh.request("POST", "/api/login", {**login, "password": "ten lives at least"})
        assert me["name"] == "Mimi"

    shared(tmp_path, url, play)


def test_a_link_for_another_device_lets_one_in_whichever_server_it_comes_to(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(places: list[Place]) -> None:
        ada = await places[0].guest("Ada")
        link = (await ada.request("POST", "/api/device", {}))["link"].rpartition("#")[2]
        first, second = [await place.stranger() for place in places]
        came: list[str] = []

        async def take() -> None:
            came.append(await refused(second.request("POST", "/api/device/take", {"link": link})))

        around(places[0], "remove_session", monkeypatch, before=take)
        came.append(await refused(first.request("POST", "/api/device/take", {"link": link})))
        assert sorted(came) == ["", "link-over"]

    shared(tmp_path, url, play)


def test_a_guest_who_logs_in_at_one_server_plays_on_at_the_other(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        login = {"login": "mimi", "password": "nine lives at least"}
        elsewhere = await places[1].stranger()
        await elsewhere.request("POST", "/api/accounts", login)
        party = await spread(places, setup("cat-box", 3))
        ada, bob, cleo = party.seats
        talk = [bob.speak(m.Chat(text=f"Meow {i}")) for i in range(5)]
        await asyncio.gather(ada.client.request("POST", "/api/login", login), *talk)
        again = await places[1].sit(elsewhere, party.table, seat=0)
        await bob.until(lambda: "became" in [one.what for one in bob.news])
        await again.say(first_move(again.options))
        await cleo.until(lambda: cleo.news[-1].what == "moved")
        assert [one.what for one in cleo.news].count("became") == 1

    shared(tmp_path, url, play)
