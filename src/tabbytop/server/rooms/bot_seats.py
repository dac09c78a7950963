"""The bots at a table: they are asked on their turn, and their moves are shown no sooner than the table's pace allows.

A bot that moved immediately when it has no choice would give that away, so its move is shown at a time that depends
only on when it was asked. Answers in windows wait until the window closes, like everyone's. While a window is open, the
bot that is next if everyone passes already thinks about its move, just as people may: which seat that is is public.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from itertools import count
from typing import Any

from tabbytop.bots.levels import SECONDS, level_of
from tabbytop.engine.play import Sentence
from tabbytop.server.bot_pool.answers import choose_answer
from tabbytop.server.bot_pool.pool import BotPool, MoveRequest, PoolClosed, kitten_move
from tabbytop.server.clock import Clock
from tabbytop.server.tables.next_moves import match_ahead, seat_ahead
from tabbytop.server.tables.setup import deck_of
from tabbytop.server.tables.state import SOLO_PAUSE, TableState
from tabbytop.table.match import Match

SEARCH_FACTOR = 1.25
"""A searching bot's move is shown after its thinking time multiplied by this, even if it had no choice: a quick answer
would give that away."""
MAX_ATTEMPTS = 3
"""Attempts to get a move from a bot before Kitten moves for it."""
FIRST_PAUSE = 1.0
"""Seconds until a bot that failed is asked again; the pause doubles each time."""
MAX_PAUSE = 60.0
AFTER_WINDOW = 0.2
"""Seconds between the close of a window and the move of a bot that has thought about it in the meantime, so that
players see one after the other."""
ANSWER_AFTER = SOLO_PAUSE / 10
"""Seconds after which bots answer in the window of a private table: everyone is sent the window first."""
Deliver = Callable[[int, int, Sentence], None]
"""Called with the move number at which a bot was asked, its seat and its move."""


@dataclass
class PlannedMove:
    """A move that a bot chooses while a window is open."""

    request: MoveRequest
    since: float
    """When the window opened in which the bot began to think."""
    move: asyncio.Task[Sentence]
    window: int
    """The entry that opened the latest window for which the plan was still valid."""


def shortest_wait(level: str) -> float:
    """Return the seconds after which a bot's move may be shown: `tiger:50@pepper` is paced like `tiger`.

    >>> shortest_wait("tiger:50@pepper"), shortest_wait("kitten")
    (2.5, 0.0)
    """
    return SEARCH_FACTOR * SECONDS.get(level_of(level), 0.0)


class BotSeats:
    """The bots of one table."""

    def __init__(
        self,
        pool: BotPool,
        clock: Clock,
        deliver: Deliver,
        is_at_move: Callable[[int], bool],
        fault: Callable[[Exception], None],
    ) -> None:
        self.pool = pool
        self.clock = clock
        self.deliver = deliver
        self.is_at_move = is_at_move
        """Returns whether the game is still at this move number."""
        self.fault = fault
        self.asked: set[tuple[int, int]] = set()
        """The bots that have been asked, by move number and seat."""
        self.answered: dict[tuple[int, int], Sentence] = {}
        """What bots answered in windows, by move number and seat."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.plan: PlannedMove | None = None

    def ask(self, table: TableState, faults: int = 0) -> None:
        """Ask the bot that must move, or all bots that the open window asks, and the one that is next after it.

        *faults* is how often the table has failed at this move. After too many, Kitten is asked instead of the bot.
        """
        window, to_move = table.window, table.seat_to_move
        seats = list(window.asked) if window is not None else [] if to_move is None else [to_move]
        for seat in seats:
            if table.seats[seat].bot and (table.move_number, seat) not in self.asked:
                self.asked.add((table.move_number, seat))
                if window is not None and table.is_private:
                    self._start(self._answer_here(table, seat))
                else:
                    request = request_for(table, seat)
                    self._start(self._choose(table.move_number, request, self._shown_at(table, request), faults))
        if window is not None:
            self._plan_ahead(table)
        elif self.plan is not None and (not seats or self.plan.request != request_for(table, seats[0])):
            self._drop_plan()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _shown_at(self, table: TableState, request: MoveRequest) -> float:
        """Return when a bot's move is shown: a fixed time after it could begin to think, which is public."""
        wait = usual_wait(table, request.level)
        if table.window is None and self.plan is not None and self.plan.request == request:
            return max(self.plan.since + wait, table.asked_at + min(wait, AFTER_WINDOW))
        return table.asked_at + wait

    def _plan_ahead(self, table: TableState) -> None:
        """Let the bot that is next if everyone passes choose its move while the window is open."""
        seat = None if table.setup.clock.kind == "slow" else seat_ahead(table)
        if seat is None or table.match is None or not table.seats[seat].bot:
            self._drop_plan()
            return
        request = request_for(table, seat, match_ahead(table.match))
        if not self._lasts(table, request):
            self._drop_plan()
            move = asyncio.create_task(self.pool.move(request))
            move.add_done_callback(lambda task: task.cancelled() or task.exception())  # `_ask` raises it
            self.plan = PlannedMove(request, table.asked_at, move, table.move_number)

    def _lasts(self, table: TableState, request: MoveRequest) -> bool:
        """Return whether the plan still holds in the open window.

        The pool works on one request per table. So if bots must answer in this window while the plan's time isn't over,
        the plan is dropped and starts over after their answers. This, too, depends only on public facts.
        """
        plan = self.plan
        if plan is None or table.window is None or plan.request != request:
            return False
        is_new, plan.window = plan.window != table.move_number, table.move_number
        is_thinking = table.asked_at < plan.since + usual_wait(table, request.level)
        asks_workers = not table.is_private and any(table.seats[asked].bot for asked in table.window.asked)
        return not (is_new and is_thinking and asks_workers)

    def _drop_plan(self) -> None:
        """Cancel a planned move: the game went differently."""
        if self.plan is not None:
            self.plan.move.cancel()
            self.plan = None

    async def _answer_here(self, table: TableState, seat: int) -> None:
        """Answer in a window of a private table. That takes a few milliseconds, so the window can close on time."""
        try:
            assert table.match is not None
            key, level = (table.move_number, seat), table.seats[seat].bot
            view = table.match.game.view(table.as_asked(seat), seat)
            seed = seed_for(table, seat, table.match)
            await self.clock.sleep_until(table.asked_at + ANSWER_AFTER)
            self.answered[key] = choose_answer(table.match.game, view, level, seed)
        except Exception as error:
            self.fault(error)  # the seat passes

    async def _choose(self, move_number: int, request: MoveRequest, shown_at: float, faults: int) -> None:
        try:
            sentence = await self._ask(move_number, request, faults)
        except PoolClosed:
            return
        if sentence is None:
            return
        if request.in_window:
            self.answered[move_number, request.seat] = sentence
            return
        await self.clock.sleep_until(shown_at)
        self.deliver(move_number, request.seat, sentence)

    async def _ask(self, move_number: int, request: MoveRequest, faults: int) -> Sentence | None:
        """Return a bot's move, or None once the game has moved on. Retry a bot that fails, then ask Kitten."""
        pause = FIRST_PAUSE
        for attempt in count(faults):
            try:
                if attempt == 0 and self.plan is not None and self.plan.request == request:
                    move = self.plan.move
                    await asyncio.wait([move])
                    if not move.cancelled():
                        return move.result()
                if attempt < MAX_ATTEMPTS:
                    return await self.pool.move(request)
                return await asyncio.to_thread(kitten_move, request)
            except PoolClosed:
                raise
            except Exception as error:
                self.fault(error)
            await self.clock.sleep_until(self.clock.now() + pause)
            pause = min(2 * pause, MAX_PAUSE)
            if not self.is_at_move(move_number):
                break
        return None

    def answers(self, move_number: int) -> dict[int, Sentence]:
        """Return what the bots answered in the window that opened with this entry, and forget earlier windows."""
        self.answered = {key: said for key, said in self.answered.items() if key[0] >= move_number}
        return {seat: said for (opened, seat), said in self.answered.items() if opened == move_number}

    def ask_again(self, move_number: int | None = None, seat: int | None = None) -> None:
        """Allow one bot, or all of them, to be asked again."""
        if move_number is None or seat is None:
            self.asked.clear()
        else:
            self.asked.discard((move_number, seat))

    def stop(self) -> None:
        """Cancel all requests that bots are still working on."""
        self._drop_plan()
        for task in self.tasks:
            task.cancel()


def usual_wait(table: TableState, level: str) -> float:
    """Return the seconds after which this bot's move may be shown at this table."""
    return max(table.bot_seconds, shortest_wait(level))


def request_for(table: TableState, seat: int, ahead: Match | None = None) -> MoveRequest:
    """Return what a worker needs to choose a move for this seat, now or in the match `ahead`."""
    match = ahead or table.match
    assert match is not None
    return MoveRequest(
        table=table.id,
        game=table.setup.game,
        deck=deck_of(table.setup),
        players=len(table.seats),
        options=dict(table.setup.options),
        lines=[(line.author, line.audience, line.action, line.begins, line.undoes) for line in match.lines],
        seat=seat,
        level=table.seats[seat].bot,
        seed=seed_for(table, seat, match),
        in_window=ahead is None and table.window is not None,
    )


def seed_for(table: TableState, seat: int, match: Match) -> str:
    """Return the seed of a bot's move, the same whenever it is asked at this point of the match."""
    return hashlib.sha256(table.secret + f" bot {seat} {len(match.lines)}".encode()).hexdigest()
