"""Load for campaigns: people (clients) and bots play all games at once over real sockets.

After a lost connection, every client reconnects by itself, resends what wasn't acknowledged, and keeps what it has
received (`_recorder.py`).
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

from campaigns._recorder import Recorder, Totals
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tests.server.droppable_client import DroppableConnection, connect
from tests.server.whole_game import random_move

T = TypeVar("T")

LONGEST_THOUGHT = 0.03
AGAIN = 0.1
"""Seconds before a failed request is retried."""


@dataclass(frozen=True)
class TablePlan:
    """How a table is created: people in the first seats, then bots."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    clock: m.Pace = field(default_factory=m.Pace)
    asleep: bool = False
    """Whether the only person leaves immediately, so that a bot takes over with nobody connected."""


LIVE = m.Pace("live", move=30.0, reserve=60.0)
SLOW = m.Pace("slow", move=86_400.0)
SHORT = m.Pace("live", move=1.0, reserve=1.0)

PLANS = [
    TablePlan("cat-box", 2),
    TablePlan("here-kitty-kitty", 2, ("kitten", "house-cat")),
    TablePlan("if-it-fits", 1, ("kitten",)),
    TablePlan("here-kitty-kitty", 3),
    TablePlan("cat-box", 1, ("house-cat", "kitten"), LIVE),
    TablePlan("if-it-fits", 3, (), LIVE),
    TablePlan("cat-box", 1, ("kitten",), SHORT, asleep=True),
    TablePlan("here-kitty-kitty", 3, ("kitten",), LIVE),
    TablePlan("if-it-fits", 2, ("kitten", "house-cat"), SLOW),
    TablePlan("here-kitty-kitty", 2, ("kitten",), SLOW),
    TablePlan("cat-box", 4),
    TablePlan("here-kitty-kitty", 1, ("kitten",), SHORT, asleep=True),
]


async def retry(ask: Callable[[], Awaitable[T]]) -> T:
    """Retry a request until it is answered."""
    while True:
        try:
            return await ask()
        except (httpx.TransportError, RequestRefused):
            await asyncio.sleep(AGAIN)


class LoadPlayer:
    """A person at a table who behaves like the browser client."""

    def __init__(self, load: TableLoad, table: LoadTable, client: Client, i: int) -> None:
        self.load = load
        self.table = table
        self.client = client
        self.rng = Random(f"{load.seed} {table.number} {i}")
        self.at: DroppableConnection | None = None
        self.planned = 0
        """The last window in which this player may have sealed the next move."""
        self.recorder = Recorder(f"table {table.number} ({table.plan.game}), person {i}", load.tally)

    async def play(self) -> None:
        """Play from taking a seat to the end."""
        at = self.at = connect(self.client, self.table.id)
        at.on_message = lambda data: self.recorder.record(data, at.losses)
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
            self.load.tally.codes.update(at.close_codes)

    def _note(self, no: RequestRefused) -> None:
        self.load.tally.refused[no.why] += 1
        if no.why == "not-kept":
            self.load.tally.sentences.add(no.text)

    async def _step(self, at: TableConnection) -> None:
        """Wait until there is something to do, and do it."""
        info = at.frame.table
        if info is not None and info.status == "open":
            await self._get_ready(at, info)
            return
        await at.until(lambda: at.is_asked or at.is_over or self._can_plan(at))
        if at.is_over:
            return
        if self._can_plan(at):
            await self._plan(at)
            return
        await asyncio.sleep(self.rng.random() * LONGEST_THOUGHT)
        if not at.is_asked:
            return
        if self.rng.random() < 0.02:
            await at.send_command(m.Chat(f"Meow {self.rng.random()}"))
            return
        await self._move(at)

    def _can_plan(self, at: TableConnection) -> bool:
        """Return whether the player may seal the next move, and hasn't decided yet whether to."""
        window = at.frame.window
        return window is not None and at.frame.ahead is not None and window.window != self.planned

    async def _plan(self, at: TableConnection) -> None:
        """Sometimes seal the next move."""
        window, ahead, seat = at.frame.window, at.frame.ahead, at.frame.seat
        assert window is not None
        assert ahead is not None
        self.planned = window.window
        if ahead.kept or self.rng.random() < 0.3:
            return
        words = random_move(ahead.options, self.rng)
        self.recorder.tried_next_moves.append((window.window, words))
        self.recorder.next_moves.clear()  # from now on, either move may be the stored one
        await at.send_command(m.Say(at.last_entry, [*words], window.window, seat, ahead=True))
        self.recorder.next_moves[window.window] = words
        self.recorder.all_next_moves[window.window] = words
        self.load.tally.next_moves += 1

    async def _move(self, at: TableConnection) -> None:
        words = random_move(at.options, self.rng)
        window = at.frame.window
        before = at.last_entry
        seat = at.frame.seat
        if window is not None:
            self.recorder.kept.pop(window.window, None)  # from now on, either answer may be the stored one
        await at.say(words)
        if window is not None:
            self.recorder.kept[window.window] = words
            self.load.tally.answers += 1
        else:
            self.load.tally.moves += 1
            if not self.recorder.has_moved(before, seat, words):
                self.recorder.wrong(f"the move {words} after entry {before} was acknowledged, but not received")

    async def _get_ready(self, at: TableConnection, info: m.TableInfo) -> None:
        """Take a seat, get ready, and start the match as its host."""
        mine = [seat for seat in info.seats if seat.yours]
        if not mine:
            await at.send_command(m.Sit())
        elif not mine[0].ready:
            await at.send_command(m.Ready())
        elif info.you_host and all(seat.ready for seat in info.seats):
            await at.send_command(m.Start())
        else:
            n = at.last_entry
            await at.until(lambda: at.last_entry > n)


class LoadTable:
    """One table, from its creation to its record."""

    def __init__(self, load: TableLoad, plan: TablePlan, number: int) -> None:
        self.load = load
        self.plan = plan
        self.number = number
        self.id = ""
        self.clients: list[Client] = []
        """The clients of its people, as soon as they exist."""
        self.players: list[LoadPlayer] = []
        self.record = b""
        self.is_done = False

    @property
    def new(self) -> float:
        """When someone at this table last received something new."""
        return max((player.recorder.new for player in self.players), default=0.0)

    async def run(self) -> None:
        """Play one match."""
        plan = self.plan
        async with contextlib.AsyncExitStack() as stack:
            clients = self.clients
            for _ in range(plan.people):
                clients.append(await stack.enter_async_context(Client(self.load.address())))
            for i, client in enumerate(clients):
                await retry(lambda client=client, i=i: client.guest(f"Cat {self.number} {i}"))  # type: ignore[misc]
            players = plan.people + len(plan.bots)
            setup = m.Setup(plan.game, players, clock=plan.clock, bot_seconds=0.02)
            more: dict[str, Any] = {"bots": list(plan.bots), "start": True} if plan.people == 1 else {}
            info = await retry(lambda: clients[0].new_table(setup, **more))
            self.id = info.id
            if plan.people > 1:
                await self._seat_bots(clients[0])
            self.players = [LoadPlayer(self.load, self, client, i) for i, client in enumerate(clients)]
            if plan.asleep:
                await self._sleep(clients[0])
            await asyncio.gather(*[player.play() for player in self.players])
            self.record = await retry(lambda: clients[0].record(self.id))
        self.is_done = True

    async def _seat_bots(self, client: Client) -> None:
        count = self.plan.people
        for i, level in enumerate(self.plan.bots):
            await retry(lambda i=i, level=level: client.do(self.id, m.SeatBot(count + i, level)))  # type: ignore[misc]

    async def _sleep(self, client: Client) -> None:
        """Stay disconnected until the match is over. Poll with HTTP requests, which don't count as presence."""
        recorder = self.players[0].recorder
        recorder.new = time.monotonic()
        last = 0
        while True:
            await asyncio.sleep(1.0)
            mine = await retry(lambda: client.request("GET", "/api/my/tables"))
            found = next((one for one in mine if one["id"] == self.id), None)
            if found is not None and found["touched"] != last:
                last = found["touched"]
                recorder.new = time.monotonic()
            if found is not None and found["status"] == "over":
                return


class TableLoad:
    """All tables of a load. When a match is over, its table starts the next one, until the load ends."""

    def __init__(self, url: str, seed: str, plans: list[TablePlan]) -> None:
        self.url = url
        self.seed = seed
        self.plans = plans
        self.tally = Totals()
        self.tables: list[LoadTable] = []
        self.is_closing = False
        self._tasks: list[asyncio.Task[None]] = []

    def address(self) -> str:
        """Return the server address for the next client."""
        return self.url

    def open(self) -> None:
        """Create the first tables."""
        self._tasks = [asyncio.create_task(self._keep(place)) for place in range(len(self.plans))]

    async def _keep(self, place: int) -> None:
        """Play one match after another."""
        count = 0
        while not self.is_closing:
            table = LoadTable(self, self.plans[(place + count) % len(self.plans)], len(self.tables))
            self.tables.append(table)
            await table.run()
            count += 1

    @property
    def playing(self) -> list[LoadTable]:
        """Return the tables with a match in progress."""
        return [table for table in self.tables if not table.is_done]

    @property
    def players(self) -> list[LoadPlayer]:
        """Return all players who are at a table now."""
        return [player for table in self.playing for player in table.players if player.at is not None]

    @property
    def acknowledged(self) -> int:
        """Count the moves and answers that were acknowledged."""
        return self.tally.moves + self.tally.answers

    def server_lost(self) -> None:
        """Record that the server is gone, so that every client waits for it from now on."""
        now = time.monotonic()
        self.tally.there_at = math.inf
        for player in self.players:
            if player.recorder.at and not player.recorder.waits_since and player.at is not None:
                player.recorder.waits_since = now
                player.recorder.lost = player.at.losses

    def server_returned(self) -> None:
        """Record that the server is back."""
        self.tally.there_at = time.monotonic()

    def check(self) -> None:
        """Raise the first error of any table."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def finish(self, patience: float) -> list[str]:
        """Let all matches finish. Return those that are stuck."""
        self.is_closing = True
        began = time.monotonic()
        while not all(task.done() for task in self._tasks):
            self.check()
            stuck = [table for table in self.playing if time.monotonic() - max(began, table.new) > patience]
            if stuck:
                await self.cancel()
                return [f"table {table.number} {table.id} ({table.plan})" for table in stuck]
            await asyncio.wait(self._tasks, timeout=0.2)
        self.check()
        return []

    async def cancel(self) -> None:
        """Stop all players."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
