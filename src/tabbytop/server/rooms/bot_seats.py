"""The bots at a table: asked when their seat is, in other processes, and heard no sooner than the table's pace.

A bot that moved at once where it has no choice would tell that it has none; so its move is shown at a time that
follows from when it was asked. Answers in windows wait, as everybody's, until the window closes.
"""

from __future__ import annotations

import asyncio
import hashlib
from itertools import count
from typing import TYPE_CHECKING

from tabbytop.bots.levels import SECONDS
from tabbytop.server.bot_pool.pool import Closed, MoveRequest, by_kitten
from tabbytop.server.tables.state import deck_of

UNHURRIED = 1.25
"""A searching bot's move is shown after its thinking time multiplied by this, even if it had no choice: a quick answer
would give that away."""
TRIES = 3
"""Attempts to get a move from a bot before Kitten moves for it."""
FIRST_PAUSE = 1.0
"""Seconds until a bot that failed is asked again; the pause doubles each time."""
LONGEST_PAUSE = 60.0

if TYPE_CHECKING:
    from tabbytop.server.rooms.room import Room


def shortest_wait(level: str) -> float:
    """Return the seconds after which a bot's move may be shown: `tiger:50` is paced like `tiger`.

    >>> shortest_wait("tiger:50"), shortest_wait("kitten")
    (2.5, 0.0)
    """
    return UNHURRIED * SECONDS.get(level.partition(":")[0], 0.0)


class BotSeats:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: set[tuple[int, int]] = set()
        """Entry and seat: who has been asked."""
        self.kept: dict[tuple[int, int], tuple[int, ...]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def ask(self) -> None:
        """Ask the bot that must move, or all bots of a window."""
        state = self.room._state
        window = state.window
        seats = list(window.asked) if window is not None else [] if state.asks is None else [state.asks]
        for seat in seats:
            if state.chairs[seat].bot and (state.moved, seat) not in self.asked:
                self.asked.add((state.moved, seat))
                question = self.question(seat, window is not None)
                shown = state.asked_at + max(state.bot_seconds, shortest_wait(question.level))
                task = asyncio.create_task(self._think(state.moved, question, shown))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _think(self, n: int, question: MoveRequest, shown: float) -> None:
        try:
            sentence = await self._ask_often(n, question)
        except Closed:
            return
        if sentence is None:
            return
        if question.glance:
            self.kept[(n, question.seat)] = sentence
            return
        await self.room.clock.sleep_until(shown)
        self.room.bot_moves(n, question.seat, sentence)

    async def _ask_often(self, n: int, question: MoveRequest) -> tuple[int, ...] | None:
        """Return a bot's move, or None once the table has gone on. One that fails is asked again, then Kitten is."""
        room, pause = self.room, FIRST_PAUSE
        for i in count():
            try:
                if i < TRIES:
                    return await room.bot_pool.move(question)
                return await asyncio.to_thread(by_kitten, question)
            except Closed:
                raise
            except Exception as error:
                room.outside.fault(error)
            await room.clock.sleep_until(room.clock.now() + pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            if room._state.moved != n or room._state.status != "playing":
                break
        return None

    def question(self, seat: int, in_window: bool) -> MoveRequest:
        """What a worker needs to know."""
        state = self.room._state
        match = state.match
        assert match is not None
        lines = [(line.author, line.audience, line.action, line.begins, line.undoes) for line in match.lines]
        seed = hashlib.sha256(state.secret + f" bot {seat} {state.moved}".encode()).hexdigest()
        return MoveRequest(
            table=state.id,
            game=state.setup.game,
            deck=deck_of(state.setup),
            players=len(state.chairs),
            options=dict(state.setup.options),
            lines=lines,
            seat=seat,
            level=state.chairs[seat].bot,
            seed=seed,
            glance=in_window,
        )

    def answers(self, n: int) -> dict[int, tuple[int, ...]]:
        """What the bots answered in the window that opened with this entry."""
        found = {seat: said for (moved, seat), said in self.kept.items() if moved == n}
        self.kept = {key: said for key, said in self.kept.items() if key[0] >= n}
        return found

    def forget(self) -> None:
        """Ask anew."""
        self.asked.clear()

    def stop(self) -> None:
        """Nobody waits for them any more."""
        for task in self.tasks:
            task.cancel()
