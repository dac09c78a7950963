"""A whole evening at a table of four: people who play, one who comes and goes, a bot, and somebody who looks on.

Everything is chosen by a seed: moves, answers in windows, chat, lost connections, moves taken back, takeovers. The
clock is set by hand, so that nothing waits.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tabbytop.server.tables.state import TableState
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection
from tests.server.live_server import CALM, Company, Place, gather, setup

LIVE = m.Pace("live", move=60.0, reserve=120.0)
OFTEN = {"chat": 0.03, "drop": 0.03, "undo": 0.06, "leave": 0.03, "time": 0.02, "look": 0.03}
"""How often something happens besides a move."""


def random_move(options: dict[str, Any], rng: Random) -> list[str]:
    """A move of a tree of words, each word as likely as another."""
    said: list[str] = []
    while options:
        word = rng.choice(list(options))
        said.append(word)
        options = options[word]
    return said


@dataclass
class Evening:
    """A game, and everything that happens around it."""

    company: Company
    watcher: TableConnection
    rng: Random
    must: list[str] = field(default_factory=lambda: list(OFTEN))
    """What happens in any case, with a move or more between."""
    happened: dict[str, int] = field(default_factory=dict)
    """What happened how often."""

    @property
    def state(self) -> TableState:
        """The table as its log makes it."""
        return self.company.state

    @property
    def people(self) -> list[TableConnection]:
        """Everybody who listens."""
        return [*self.company.seats, self.watcher]

    async def play(self) -> None:
        """To the end."""
        while self.state.status == "playing":
            await self.together()
            if self.state.status != "playing":
                break
            if self.comes_back():
                await self.back()
            elif self.state.window is not None:
                await self.window()
            elif self.state.seat_to_move is not None and self.state.seats[self.state.seat_to_move].bot:
                await self.later(self.state.move_number)
            else:
                await self.turn()
        await self.together()

    async def together(self) -> None:
        """Wait until everybody has heard everything."""
        while any(seat.n < self.state.entry_number for seat in self.people):
            for seat in self.people:
                await seat.until(lambda seat=seat: seat.n >= self.state.entry_number)  # type: ignore[misc]

    def note(self, what: str) -> None:
        """It happened."""
        self.happened[what] = self.happened.get(what, 0) + 1

    async def later(self, n: int) -> None:
        """Wait until the game has gone on since an entry."""
        await self.watcher.until(
            lambda: self.watcher.n > n and (self.state.move_number > n or self.state.status != "playing")
        )

    @property
    def away(self) -> list[TableConnection]:
        """Whose seats bots play at the moment."""
        return [seat for seat in self.company.seats if self.state.seats[seat.seat or 0].bot]

    def comes_back(self) -> bool:
        """Does somebody take their seat back? Not before a bot has moved for somebody."""
        may = bool(self.away) and bool(self.moves_by_bots("stand-in"))
        return may and (not self.happened.get("back") or self.rng.random() < 0.3)

    def moves_by_bots(self, whose: str) -> list[m.News]:
        """The moves that bots have made: in a `seat` of their own, or as a `stand-in`."""
        moves = [one for one in self.watcher.news if one.made and one.by is not None]
        return [one for one in moves if (self.state.seats[one.by or 0].level == "") == (whose == "stand-in")]

    async def window(self) -> None:
        """Some who are asked answer, some change their mind; then it closes, unless it has closed by itself."""
        moved = self.state.move_number
        self.note("window")
        for seat in self.company.seats:
            if seat.options and self.rng.random() < 0.8:
                for _ in range(self.rng.choice([1, 1, 2])):
                    await seat.say(random_move(seat.options, self.rng))
        opponents = self.company.place.room(self.company.table)._bots
        while opponents.tasks:  # bots have time enough, here
            await asyncio.sleep(0.002)
        if self.state.window is not None and self.state.move_number == moved:
            await self.company.place.set_clock.advance_to(self.state.window_closes())
        await self.later(moved)

    async def turn(self) -> None:
        """Somebody moves, or something else happens."""
        seat = self.company.asked
        chance = self.rng.random()
        often_now = OFTEN
        if self.must and self.happened.get("move", 0) > len(OFTEN) - len(self.must):
            often_now = {self.must.pop(0): 1.0}
        for what, often in often_now.items():
            chance -= often
            if chance < 0:
                self.note(what)
                await getattr(self, what)(seat)
                return
        self.note("move")
        due = self.state.clocks.due()
        assert due is not None
        clock = self.company.place.set_clock
        await clock.advance(min(self.rng.choice([0.0, 0.5, 70.0]), due - clock.now() - 1.0))
        await seat.say(random_move(seat.options, self.rng))

    # What else may happen

    async def chat(self, seat: TableConnection) -> None:
        """Somebody says something."""
        await self.rng.choice(self.company.seats).speak(m.Chat(text="What a nice cat."))

    async def drop(self, seat: TableConnection) -> None:
        """Somebody loses their connection, perhaps just when they move."""
        lost = self.rng.choice(self.people)
        await lost.until(lambda: lost._socket is not None)  # who has lost it just now loses nothing
        before = lost.losses
        moving = asyncio.create_task(seat.say(random_move(seat.options, self.rng)))
        await lost.drop()
        try:
            await moving
        except RequestRefused as refused:
            if refused.why not in ("lost", "late"):
                raise
        await lost.until(lambda: lost.losses > before)

    async def undo(self, seat: TableConnection) -> None:
        """Somebody takes a move back, or asks for it, and all agree or not."""
        try:
            await seat.speak(m.Undo(n=seat.n))
        except RequestRefused as refused:
            if refused.why not in ("nothing-to-undo", "too-late-to-undo", "undo-needs-people"):
                raise
            return
        for other in self.company.seats:
            if self.state.undo_seat is not None and other is not seat and not self.state.seats[other.seat or 0].bot:
                await other.speak(m.AgreeUndo(agree=self.rng.random() < 0.8))

    async def back(self) -> None:
        """Somebody takes their seat back, unless the bot there has just ended the game."""
        self.note("back")
        try:
            await self.away[0].speak(m.Back())
        except RequestRefused as refused:
            if refused.why != "game-over":
                raise

    async def leave(self, seat: TableConnection) -> None:
        """Somebody leaves, and a bot plays on."""
        await seat.speak(m.Leave())

    async def time(self, seat: TableConnection) -> None:
        """Somebody runs out of time."""
        due = self.state.clocks.due()
        assert due is not None
        n = self.state.entry_number
        await self.company.place.set_clock.advance_to(due)
        await self.watcher.until(lambda: self.watcher.n > n)

    async def look(self, seat: TableConnection) -> None:
        """Everybody looks in without a socket, and downloads what they heard."""
        for client in self.company.clients:
            await client.get_frame(self.company.table, since=0, tell="en")
            await client.moves(self.company.table)
            await client.record(self.company.table)
        await self.watcher.client.get_frame(self.company.table, tell="en")
        await self.watcher.client.request("GET", "/api/tables")


async def evening(place: Place, game: str, seed: str, **more: Any) -> Evening:
    """A table of three people and a bot, with somebody who looks on."""
    made = setup(game, 4, **{"clock": LIVE, "windows": CALM, **more})
    company = await gather(place, made, bots=1)
    watcher = await place.sit(await place.stranger(), company.table, tell="en")
    return Evening(company, watcher, Random(seed))
