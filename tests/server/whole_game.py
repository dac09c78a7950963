"""Random whole games at a table of four: three people who drop out and come back, a bot, and a watcher.

A seed decides everything: moves, answers in windows, next moves sealed in them, standing answers, long windows, chat,
lost connections, undos, takeovers. The clock is set by hand, so that nothing waits.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tabbytop.server.tables.state import TableState
from tabbytop.table.standing_answers import ASK, CHOICES
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection
from tests.server.live_server import WINDOW_SECONDS, LiveServer, SeatedTable, seat_table, setup

LIVE = m.Pace("live", move=60.0, reserve=120.0)
EVENT_CHANCES = {
    "chat": 0.03,
    "drop": 0.03,
    "undo": 0.06,
    "leave": 0.03,
    "time": 0.02,
    "look": 0.03,
    "stand": 0.05,
    "more_time": 0.03,
}
"""Probability of each event that may happen instead of a move."""


def random_move(options: dict[str, Any], rng: Random) -> list[str]:
    """Choose a move from a tree of words, each word with equal probability."""
    said: list[str] = []
    while options:
        word = rng.choice(list(options))
        said.append(word)
        options = options[word]
    return said


@dataclass
class PrivateActs:
    """What one seat has sealed. Nobody else may learn any of it."""

    answered: set[int] = field(default_factory=set)
    """The windows in which it answered."""
    next_moves: list[list[str]] = field(default_factory=list)
    choices: set[str] = field(default_factory=lambda: {ASK})
    """Its standing answers, with the one that it begins with."""


@dataclass
class RandomGame:
    """A game with random moves and events."""

    seated: SeatedTable
    watcher: TableConnection
    rng: Random
    pending_events: list[str] = field(default_factory=lambda: list(EVENT_CHANCES))
    """Events that must still happen, each after at least one more move."""
    event_counts: dict[str, int] = field(default_factory=dict)
    """How often each event has happened."""
    private: dict[int, PrivateActs] = field(default_factory=lambda: defaultdict(PrivateActs))
    """What each seat has sealed."""

    @property
    def state(self) -> TableState:
        """Return the table's state on the server."""
        return self.seated.state

    @property
    def listeners(self) -> list[TableConnection]:
        """Return all connections: the players' and the watcher's."""
        return [*self.seated.seats, self.watcher]

    async def play(self) -> None:
        """Play to the end."""
        while self.state.status == "playing":
            await self.sync()
            if self.state.status != "playing":
                break
            if any(seat.frame.draft for seat in self.seated.seats):
                self.count("draft")
            if self.should_return():
                await self.take_seat_back()
            elif self.state.window is not None:
                await self.play_window()
            elif self.state.seat_to_move is not None and self.state.seats[self.state.seat_to_move].bot:
                await self.wait_past(self.state.move_number)
            else:
                await self.play_turn()
        await self.sync()

    async def sync(self) -> None:
        """Wait until all connections are up to date."""
        while any(seat.last_entry < self.state.entry_number for seat in self.listeners):
            for seat in self.listeners:
                await seat.until(lambda seat=seat: seat.last_entry >= self.state.entry_number)  # type: ignore[misc]

    def count(self, event: str) -> None:
        """Count an event."""
        self.event_counts[event] = self.event_counts.get(event, 0) + 1

    async def wait_past(self, n: int) -> None:
        """Wait until the game has moved on since an entry."""
        await self.watcher.until(
            lambda: self.watcher.last_entry > n and (self.state.move_number > n or self.state.status != "playing")
        )

    @property
    def away(self) -> list[TableConnection]:
        """Return the players for whom bots are playing."""
        return [seat for seat in self.seated.seats if self.state.seats[seat.seat or 0].bot]

    def should_return(self) -> bool:
        """Return whether a player should take their seat back, at the earliest after a bot has moved for someone."""
        can_return = bool(self.away) and bool(self.moves_by_bots("stand-in"))
        return can_return and (not self.event_counts.get("back") or self.rng.random() < 0.3)

    def moves_by_bots(self, whose: str) -> list[m.News]:
        """Return the moves that bots have made, either in a `seat` of their own or as a `stand-in`."""
        moves = [news for news in self.watcher.news if news.made and news.by is not None]
        return [news for news in moves if (self.state.seats[news.by or 0].level == "") == (whose == "stand-in")]

    async def play_window(self) -> None:
        """Let some players answer, some of them twice, then close the window unless it has closed by itself."""
        n = self.state.move_number
        if self.state.window_closes() <= self.seated.server.set_clock.now():  # it asks only bots
            await self.wait_past(n)
            return
        self.count("window")
        for seat in self.seated.seats:
            if seat.options and self.rng.random() < 0.8:
                for _ in range(self.rng.choice([1, 1, 2])):
                    self.private[seat.seat or 0].answered.add(n)
                    await seat.say(random_move(seat.options, self.rng))
        await self.act_privately()
        bots = self.seated.server.room(self.seated.table)._bots
        while bots.tasks:  # let all bots answer
            await asyncio.sleep(0.002)
        if self.state.window is not None and self.state.move_number == n:
            await self.seated.server.set_clock.advance_to(self.state.window_closes())
        await self.wait_past(n)

    async def act_privately(self) -> None:
        """Let the next seat seal its move, change or withdraw it, and sometimes let someone set a standing answer."""
        if self.rng.random() < 0.1:
            await self.stand(self.seated.seats[0])
        window = self.state.move_number
        for seat in self.seated.seats:
            if seat.frame.ahead is None or seat.frame.window is None or seat.frame.window.window != window:
                continue
            for act in self.rng.choice([[], ["seal"], ["seal", "seal"], ["seal", "withdraw"]]):
                self.count(act)
                words = random_move(seat.frame.ahead.options, self.rng) if act == "seal" else []
                self.private[seat.seat or 0].next_moves.append(words)
                await seat.send_command(m.Say(seat.last_entry, [*words], window, seat.seat, ahead=True))

    async def play_turn(self) -> None:
        """Make a move, or cause another event."""
        seat = self.seated.to_move
        chance = self.rng.random()
        chances = EVENT_CHANCES
        if self.pending_events and self.event_counts.get("move", 0) > len(EVENT_CHANCES) - len(self.pending_events):
            chances = {self.pending_events.pop(0): 1.0}
        for event, probability in chances.items():
            chance -= probability
            if chance < 0:
                self.count(event)
                await getattr(self, event)(seat)
                return
        self.count("move")
        due = self.state.clocks.due()
        assert due is not None
        clock = self.seated.server.set_clock
        await clock.advance(min(self.rng.choice([0.0, 0.5, 70.0]), due - clock.now() - 1.0))
        await seat.say(random_move(seat.options, self.rng))

    # Events

    async def chat(self, seat: TableConnection) -> None:
        """Let a random player chat."""
        await self.rng.choice(self.seated.seats).send_command(m.Chat(text="What a nice cat."))

    async def drop(self, seat: TableConnection) -> None:
        """Drop a random connection while the player moves."""
        lost = self.rng.choice(self.listeners)
        await lost.until(lambda: lost._socket is not None)  # it may still be reconnecting
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
        """Undo a move, or request it and let the others agree or refuse."""
        try:
            await seat.send_command(m.Undo(n=seat.last_entry))
        except RequestRefused as refused:
            if refused.why not in ("nothing-to-undo", "too-late-to-undo", "undo-needs-people"):
                raise
            return
        for other in self.seated.seats:
            if self.state.undo_seat is not None and other is not seat and not self.state.seats[other.seat or 0].bot:
                await other.send_command(m.AgreeUndo(agree=self.rng.random() < 0.8))

    async def take_seat_back(self) -> None:
        """Let a player take their seat back, unless the bot has just ended the game."""
        self.count("back")
        try:
            await self.away[0].send_command(m.Back())
        except RequestRefused as refused:
            if refused.why != "game-over":
                raise

    async def stand(self, seat: TableConnection) -> None:
        """Let a random player set a standing answer."""
        by, choice = self.rng.choice(self.seated.seats), self.rng.choice(CHOICES)
        self.private[by.seat or 0].choices.add(choice)
        await by.send_command(m.Stand(choice, seat=by.seat))

    async def more_time(self, seat: TableConnection) -> None:
        """Let a random player switch on long windows, or the host switch them off."""
        by = self.seated.seats[0] if self.state.long_windows else self.rng.choice(self.seated.seats)
        await by.send_command(m.MoreTime(on=not self.state.long_windows, seat=by.seat))

    async def leave(self, seat: TableConnection) -> None:
        """Let the player leave; a bot plays on."""
        await seat.send_command(m.Leave())

    async def time(self, seat: TableConnection) -> None:
        """Let the player run out of time."""
        due = self.state.clocks.due()
        assert due is not None
        n = self.state.entry_number
        await self.seated.server.set_clock.advance_to(due)
        await self.watcher.until(lambda: self.watcher.last_entry > n)

    async def look(self, seat: TableConnection) -> None:
        """Let everyone read the table over HTTP and download their record."""
        for client in self.seated.clients:
            await client.get_frame(self.seated.table, since=0, tell="en")
            await client.moves(self.seated.table)
            await client.record(self.seated.table)
        await self.watcher.client.get_frame(self.seated.table, tell="en")
        await self.watcher.client.request("GET", "/api/tables")


async def start_random_game(server: LiveServer, game: str, seed: str, **more: Any) -> RandomGame:
    """Start a game with three people, a bot and a watcher."""
    made = setup(game, 4, **{"clock": LIVE, "windows": WINDOW_SECONDS, **more})
    seated = await seat_table(server, made, bots=1)
    watcher = await server.connect(await server.new_client(), seated.table, tell="en")
    return RandomGame(seated, watcher, Random(seed))
