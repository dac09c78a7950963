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
from tabbytop.server.gathering import deck_of
from tabbytop.server.thinkers import Closed, Question, by_kitten

UNHURRIED = 1.25
"""A searching bot's move is shown after its thinking time multiplied by this, even if it had no choice: a quick answer
would give that away."""
TRIES = 3
"""Attempts to get a move from a bot before Kitten moves for it."""
FIRST_PAUSE = 1.0
"""Seconds until a bot that failed is asked again; the pause doubles each time."""
LONGEST_PAUSE = 60.0

if TYPE_CHECKING:
    from tabbytop.server.room import Room


def shortest_wait(level: str) -> float:
    """Return the seconds after which a bot's move may be shown: `tiger:50` is paced like `tiger`.

    >>> shortest_wait("tiger:50"), shortest_wait("kitten")
    (2.5, 0.0)
    """
    return UNHURRIED * SECONDS.get(level.partition(":")[0], 0.0)


class Opponents:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: set[tuple[int, int]] = set()
        """Entry and seat: who has been asked."""
        self.kept: dict[tuple[int, int], tuple[int, ...]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def ask(self) -> None:
        """Ask the bot that must move, or all bots of a window."""
        g = self.room._state
        window = g.window
        seats = list(window.asked) if window is not None else [] if g.asks is None else [g.asks]
        for seat in seats:
            if g.chairs[seat].bot and (g.moved, seat) not in self.asked:
                self.asked.add((g.moved, seat))
                question = self.question(seat, window is not None)
                shown = g.asked_at + max(g.bot_seconds, shortest_wait(question.level))
                task = asyncio.create_task(self._think(g.moved, question, shown))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _think(self, n: int, question: Question, shown: float) -> None:
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

    async def _ask_often(self, n: int, question: Question) -> tuple[int, ...] | None:
        """Return a bot's move, or None once the table has gone on. One that fails is asked again, then Kitten is."""
        room, pause = self.room, FIRST_PAUSE
        for i in count():
            try:
                if i < TRIES:
                    return await room.thinkers.move(question)
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

    def question(self, seat: int, in_window: bool) -> Question:
        """What a worker needs to know."""
        g = self.room._state
        match = g.match
        assert match is not None
        lines = [(line.author, line.audience, line.action, line.begins, line.undoes) for line in match.lines]
        seed = hashlib.sha256(g.secret + f" bot {seat} {g.moved}".encode()).hexdigest()
        return Question(
            table=g.id,
            game=g.setup.game,
            deck=deck_of(g.setup),
            players=len(g.chairs),
            options=dict(g.setup.options),
            lines=lines,
            seat=seat,
            level=g.chairs[seat].bot,
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
