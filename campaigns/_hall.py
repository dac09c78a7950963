"""A hall full of tables: people, who are clients, and bots play all games at once over real sockets, whatever happens.

Everybody goes on by themselves after a lost connection, says again what was not acknowledged, and keeps what was
heard (`_ears.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import httpx

from campaigns._ears import Ear, Tally
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tests.server.playing import random_move

T = TypeVar("T")

LONGEST_THOUGHT = 0.03
AGAIN = 0.1
"""Seconds before one tries again what did not go."""


@dataclass(frozen=True)
class Plan:
    """How a table is laid: people in the first seats, then bots."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    clock: m.Pace = field(default_factory=m.Pace)
    asleep: bool = False
    """The one person goes away at once: their time runs out and a bot plays on, with nobody there."""


LIVE = m.Pace("live", move=30.0, reserve=60.0)
SLOW = m.Pace("slow", move=86_400.0)
SHORT = m.Pace("live", move=1.0, reserve=1.0)

PLANS = [
    Plan("cat-box", 2),
    Plan("here-kitty-kitty", 2, ("kitten", "house-cat")),
    Plan("if-it-fits", 1, ("kitten",)),
    Plan("here-kitty-kitty", 3),
    Plan("cat-box", 1, ("house-cat", "kitten"), LIVE),
    Plan("if-it-fits", 3, (), LIVE),
    Plan("cat-box", 1, ("kitten",), SHORT, asleep=True),
    Plan("here-kitty-kitty", 3, ("kitten",), LIVE),
    Plan("if-it-fits", 2, ("kitten", "house-cat"), SLOW),
    Plan("here-kitty-kitty", 2, ("kitten",), SLOW),
    Plan("cat-box", 4),
    Plan("here-kitty-kitty", 1, ("kitten",), SHORT, asleep=True),
]


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer."""
    while True:
        try:
            return await ask()
        except (httpx.TransportError, RequestRefused):
            await asyncio.sleep(AGAIN)


class Player:
    """A person at a table, who does what a browser's page would."""

    def __init__(self, hall: Hall, table: Table, client: Client, i: int) -> None:
        self.hall = hall
        self.table = table
        self.client = client
        self.i = i
        self.rng = Random(f"{hall.seed} {table.number} {i}")
        self.at: TableConnection | None = None
        self.ear = Ear(f"table {table.number} ({table.plan.game}), person {i}", hall.tally)

    async def play(self) -> None:
        """From sitting down to the end."""
        at = self.at = self.client.connect(self.table.id)
        at.on_message = lambda data: self.ear.hear(data, at.losses)
        try:
            async with at:
                while not at.is_over:
                    try:
                        await self._step(at)
                    except RequestRefused as no:
                        if at.forbidden is not None:
                            raise
                        self._note(no)
                        await asyncio.sleep(AGAIN if no.why in ("not-kept", "closing") else 0.01)
        finally:
            self.at = None
            self.hall.tally.codes.update(at.close_codes)

    def _note(self, no: RequestRefused) -> None:
        self.hall.tally.refused[no.why] += 1
        if no.why == "not-kept":
            self.hall.tally.sentences.add(no.text)

    async def _step(self, at: TableConnection) -> None:
        """Wait until there is something to do, and do it."""
        info = at.frame.table
        if info is not None and info.status == "open":
            await self._get_ready(at, info)
            return
        await at.until(lambda: at.is_asked or at.is_over)
        if at.is_over:
            return
        await asyncio.sleep(self.rng.random() * LONGEST_THOUGHT)
        if not at.is_asked:
            return
        if self.rng.random() < 0.02:
            await at.speak(m.Chat(f"Meow {self.rng.random()}"))
            return
        await self._move(at)

    async def _move(self, at: TableConnection) -> None:
        words = random_move(at.options, self.rng)
        window = at.frame.window
        before = at.n
        seat = at.frame.seat
        if window is not None:
            self.ear.kept.pop(window.window, None)  # from here on either answer may be the one that is kept
        await at.say(words)
        if window is not None:
            self.ear.kept[window.window] = words
            self.hall.tally.answers += 1
        else:
            self.hall.tally.moves += 1
            if not self.ear.has_moved(before, seat, words):
                self.ear.wrong(f"the move {words} after entry {before} was acknowledged, but not heard")

    async def _get_ready(self, at: TableConnection, info: m.TableInfo) -> None:
        """Sit down, be ready, and where one is the host, start."""
        mine = [seat for seat in info.seats if seat.yours]
        if not mine:
            await at.speak(m.Sit())
        elif not mine[0].ready:
            await at.speak(m.Ready())
        elif info.you_host and all(seat.ready for seat in info.seats):
            await at.speak(m.Start())
        else:
            n = at.n
            await at.until(lambda: at.n > n)


class Table:
    """One table, from laying it to its record."""

    def __init__(self, hall: Hall, plan: Plan, number: int) -> None:
        self.hall = hall
        self.plan = plan
        self.number = number
        self.id = ""
        self.players: list[Player] = []
        self.record = b""
        self.is_done = False

    @property
    def new(self) -> float:
        """When somebody here last heard something new."""
        return max((player.ear.new for player in self.players), default=0.0)

    async def run(self) -> None:
        """Play one match."""
        plan = self.plan
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(self.hall.address())) for _ in range(plan.people)]
            for i, client in enumerate(clients):
                await insist(lambda client=client, i=i: client.guest(f"Cat {self.number} {i}"))  # type: ignore[misc]
            players = plan.people + len(plan.bots)
            setup = m.Setup(plan.game, players, clock=plan.clock, bot_seconds=0.02)
            more: dict[str, Any] = {"bots": list(plan.bots), "start": True} if plan.people == 1 else {}
            info = await insist(lambda: clients[0].new_table(setup, **more))
            self.id = info.id
            if plan.people > 1:
                await self._seat_bots(clients[0])
            self.players = [Player(self.hall, self, client, i) for i, client in enumerate(clients)]
            if plan.asleep:
                await self._sleep(clients[0])
            await asyncio.gather(*[player.play() for player in self.players])
            self.record = await insist(lambda: clients[0].record(self.id))
        self.is_done = True

    async def _seat_bots(self, client: Client) -> None:
        count = self.plan.people
        for i, level in enumerate(self.plan.bots):
            await insist(lambda i=i, level=level: client.do(self.id, m.SeatBot(count + i, level)))  # type: ignore[misc]

    async def _sleep(self, client: Client) -> None:
        """Nobody is there until it is over. One looks now and then, through a window, which wakes nobody."""
        ear = self.players[0].ear
        ear.new = time.monotonic()
        last = 0
        while True:
            await asyncio.sleep(1.0)
            mine = await insist(lambda: client.request("GET", "/api/my/tables"))
            found = next((one for one in mine if one["id"] == self.id), None)
            if found is not None and found["touched"] != last:
                last = found["touched"]
                ear.new = time.monotonic()
            if found is not None and found["status"] == "over":
                return


class Hall:
    """All tables. When a match is over the next begins, until the hall closes."""

    def __init__(self, url: str, seed: str, plans: list[Plan]) -> None:
        self.url = url
        self.seed = seed
        self.plans = plans
        self.tally = Tally()
        self.tables: list[Table] = []
        self.is_closing = False
        self._tasks: list[asyncio.Task[None]] = []

    def address(self) -> str:
        """Where the next one comes in."""
        return self.url

    def open(self) -> None:
        """Lay the first tables."""
        self._tasks = [asyncio.create_task(self._keep(place)) for place in range(len(self.plans))]

    async def _keep(self, place: int) -> None:
        """One match after the other."""
        count = 0
        while not self.is_closing:
            table = Table(self, self.plans[(place + count) % len(self.plans)], len(self.tables))
            self.tables.append(table)
            await table.run()
            count += 1

    @property
    def playing(self) -> list[Table]:
        """The tables where a match is under way."""
        return [table for table in self.tables if not table.is_done]

    @property
    def players(self) -> list[Player]:
        """Everybody who sits at a table at the moment."""
        return [player for table in self.playing for player in table.players if player.at is not None]

    @property
    def acknowledged(self) -> int:
        """Moves and answers of which somebody was told that they are kept."""
        return self.tally.moves + self.tally.answers

    def lose(self) -> None:
        """The server is gone: from here on everybody waits for it."""
        now = time.monotonic()
        self.tally.there_at = math.inf
        for player in self.players:
            if player.ear.at and not player.ear.waits_since and player.at is not None:
                player.ear.waits_since = now
                player.ear.lost = player.at.losses

    def greet(self) -> None:
        """The server is there again."""
        self.tally.there_at = time.monotonic()

    def check(self) -> None:
        """Raise what went wrong with a table."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def finish(self, patience: float) -> list[str]:
        """Let all matches come to their ends; which of them do not go on."""
        self.is_closing = True
        began = time.monotonic()
        while not all(task.done() for task in self._tasks):
            self.check()
            stuck = [table for table in self.playing if time.monotonic() - max(began, table.new) > patience]
            if stuck:
                await self.abandon()
                return [f"table {table.number} {table.id} ({table.plan})" for table in stuck]
            await asyncio.wait(self._tasks, timeout=0.2)
        self.check()
        return []

    async def abandon(self) -> None:
        """Everybody goes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
