"""Two servers on one PostgreSQL database: any player at any of them, and whoever dies is replaced by the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server import entries as e
from tabbytop.server.clock import SetClock
from tabbytop.server.store import Store
from tabbytop.wire import messages as m
from tabbytop.wire.client import NotDone, first_move
from tests.server.hosting import CALM, Place, setup
from tests.server.sharing import A_MOMENT, Party, shared, spread, until
from tests.server.store.cluster import Cluster
from tests.server.test_windows import KITTY, STARS, THIEVES, close, hand, moved, steal


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
        for _ in range(3):
            party = await spread(places, setup("cat-box", 3, clock=m.Pace("live", 60.0)), bots=1)
            await until(lambda: len(party.owners) == 1)
            assert not any(isinstance(entry, e.Resumed) for entry in await party.log())

    shared(tmp_path, url, play)


async def refused(saying: Awaitable[object]) -> str:
    """Why something is refused; empty where it is not."""
    try:
        await saying
    except NotDone as no:
        return no.why
    return ""


def around(store: Store, name: str, monkeypatch: pytest.MonkeyPatch, **steps: Callable[[], Awaitable[None]]) -> None:
    """Let something happen once, just before or just after a server's store does something."""
    do = getattr(store, name)

    async def act(*given: Any, **more: Any) -> Any:
        if "before" in steps:
            await steps.pop("before")()
        done = await do(*given, **more)
        if "after" in steps:
            await steps.pop("after")()
        return done

    monkeypatch.setattr(store, name, act)


# Windows


class Behind(SetClock):
    """A clock that is a little behind another."""

    def __init__(self, clock: SetClock) -> None:
        super().__init__()
        self.clock = clock

    def now(self) -> float:
        """The time, a little late."""
        return self.clock.now() - 0.5


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
        n = party.g.n
        await close(party)
        assert heard(party, n) == [(1, "pass"), (2, "pass"), (3, "cancel nap")]

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
        around(places[0].rooms.store, "sealed", monkeypatch, after=answer)
        n = party.g.n
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
        around(places[other].rooms.store, "seal", monkeypatch, before=closed)
        assert await refused(late.say(["cancel nap"])) == "window-closed"
        await party.heard(n)
        await party.together()
        assert heard(party, n)[:3] == [(1, "pass"), (2, "pass"), (3, "pass")]

    shared(tmp_path, url, play)


def test_answers_to_the_next_window_are_not_forgotten_with_those_of_the_last(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        other = 1 - party.owner
        await party.seats[1].say(["cancel nap"])
        late = party.seats[2 + other]
        before = late.n
        answered: list[str] = []

        async def answer() -> None:
            await late.until(lambda: late.n > before and late.frame.window is not None)
            answered.append(await refused(late.say(["cancel nap"])))

        around(places[party.owner].rooms.store, "append", monkeypatch, after=answer)
        await close(party)
        assert answered == [""]
        n = party.g.n
        await close(party)
        assert (2 + other, "cancel nap") in heard(party, n)

    shared(tmp_path, url, play)


def test_two_screens_of_one_seat_know_that_it_has_answered(tmp_path: Path, url: str) -> None:
    async def play(places: list[Place]) -> None:
        party = await a_window(places)
        bob = party.seats[1]
        client = await places[0].stranger()
        client.http.cookies = party.clients[1].http.cookies
        second = await places[0].sit(client, party.table, seat=1)
        others = [seat.n for seat in party.seats]
        await bob.say(["pass"])
        await second.until(lambda: second.frame.window is not None and second.frame.window.answered)
        assert [seat.n for seat in party.seats] == others

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
            followed = [entry for entry in await party.log() if isinstance(entry, e.Followed)]
            assert len(followed) == 1
            tables = [{one["id"] for one in await client.ask("GET", "/api/my/tables")} for client in party.clients]
            stand = [await places[0].rooms.store.head(table) for table in tables[0]]
            assert sorted(head.status for head in stand if head and head.status != "cancelled") == ["open", "over"]

    shared(tmp_path, url, play)
