"""A room runs one table: it takes one job at a time, stores the entries a command makes, then publishes them.

A command's entries are applied to a copy of the table, which replaces the table once the store has them. So memory
never runs ahead of the log, and a job that fails leaves nothing behind. Another process may have written first: then
the room reads what it wrote and tries again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import Sentence
from tabbytop.narrate.language import Language, english
from tabbytop.server.bot_pool.pool import BotPool
from tabbytop.server.clock import Clock
from tabbytop.server.rooms.bot_seats import MAX_ATTEMPTS as MAX_BOT_ATTEMPTS
from tabbytop.server.rooms.bot_seats import MAX_PAUSE, BotSeats
from tabbytop.server.rooms.job_queue import Job, JobQueue
from tabbytop.server.rooms.listeners import Listener, Listeners, Presence
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.store import Conflict, NoSuchTable, Store, StoreUnavailable
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands import decide
from tabbytop.server.tables.commands.absence import check_away
from tabbytop.server.tables.commands.move import play
from tabbytop.server.tables.commands.seat import decide_time_up
from tabbytop.server.tables.commands.upkeep import decide_resume
from tabbytop.server.tables.commands.window import (
    check_answer,
    check_next_move,
    check_order,
    check_stand,
    decide_close,
)
from tabbytop.server.tables.log import decode_entry, encode_entry
from tabbytop.server.tables.state import SEAL_SECONDS, SOLO_PAUSE, Entry, TableState
from tabbytop.server.tables.summary import due_at, summarize
from tabbytop.server.views.preview import preview_move
from tabbytop.wire import messages as m

MAX_ATTEMPTS = 5
"""Attempts per command when another process wins the write race."""
RETRY_SECONDS = 1.0
"""Seconds before the room retries what the store refused or what failed."""

T = TypeVar("T")
Decide = Callable[[TableState], list[Entry]]
"""Returns the entries to write, or none, without changing the table."""
FindSeat = Callable[[TableState], int | None]
"""Returns the seat whose view a caller gets (None: a watcher's), or refuses."""


class IllegalBotMove(Exception):
    """A bot chose a move that the rules don't allow."""


def is_public(command: m.Say | m.Command) -> bool:
    """Return whether everyone may know that someone has just sent this command."""
    if isinstance(command, m.Say):
        return command.window is None and not command.ahead
    return not isinstance(command, m.Order | m.Stand | m.MoreTime)


class Cluster(Protocol):
    """The services that a room needs from its process."""

    async def claim(self, room: Room) -> bool:
        """Return whether this process may run the clocks, windows and bots of a game that starts."""

    def answer_sealed(self, table: str) -> None:
        """Notify other processes that a seat has answered in a window."""

    def presence_changed(self, room: Room) -> None:
        """Notify other processes of who is connected here."""

    def fault(self, error: Exception) -> None:
        """Log an internal error."""


class Room:
    """A table in memory, and everyone who listens to it.

    Other code reads its state only through `work`, `read` and `render`, each call as one job. Check what the caller may
    see in the same call, because seats may change between two jobs. The properties below are public facts.
    """

    def __init__(self, state: TableState, store: Store, clock: Clock, pool: BotPool, cluster: Cluster) -> None:
        self._state = state
        self.store = store
        self.clock = clock
        self.cluster = cluster
        self.is_owner = False
        """Whether this process runs the clocks, windows and bots here."""
        self.owner_seen = 0.0
        """When another process last ran them, if one did."""
        self.touched = 0.0
        """When the table was last marked as in use."""
        self.used = clock.now()
        self.is_stale = False
        """Whether the table must be reloaded from its log before anything else."""
        self._sealed = SealedAnswers(store)
        self._listeners = Listeners(clock, self._sealed, lambda: cluster.presence_changed(self))
        self._bots = BotSeats(pool, clock, self._bot_moved, self._is_at_move, cluster.fault)
        self.jobs = JobQueue(self._fail)
        self._timer: asyncio.Task[None] | None = None
        self._faults = (0, 0)
        """The move number at which clocks, windows or bots failed, and how often in a row."""

    # Public facts

    @property
    def id(self) -> str:
        """The table's id."""
        return self._state.id

    @property
    def status(self) -> m.Status:
        """`open`, `playing`, `over` or `cancelled`."""
        return self._state.status

    @property
    def entry_number(self) -> int:
        """The number of the last entry."""
        return self._state.entry_number

    @property
    def updated_at(self) -> float:
        """When the last entry was written."""
        return self._state.updated_at

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return self._state.names

    @property
    def listener_count(self) -> int:
        """The number of clients that listen in this process."""
        return len(self._listeners)

    def present(self) -> Presence:
        """Return which seats are connected to this process, and how many watchers."""
        return self._listeners.present()

    def can_unload(self, before: float) -> bool:
        """Return whether nobody has used the room since `before` and no live clock, window or bot needs it."""
        if len(self._listeners) or self.used >= before or len(self.jobs):
            return False
        state = self._state
        return state.status != "playing" or due_at(state) is None or state.setup.clock.kind == "slow"

    # Jobs

    async def _fail(self, error: Exception) -> None:
        """Log an internal error and reload the table from its log."""
        self.cluster.fault(error)
        self.is_stale = True
        try:
            await self._recover()
        except Exception as another:  # such as a log that can't be read
            self.cluster.fault(another)
            self.is_stale = True
            self._retry_later()

    async def close(self) -> None:
        """Finish the queued jobs and stop."""
        await self.jobs.close()
        self._bots.stop()
        self._cancel_timer()

    # Reading the table

    async def work(self, job: Callable[[TableState], Awaitable[T]]) -> T:
        """Run something with the table's state as a job and return its result."""
        results: list[T] = []

        async def run() -> None:
            await self._refresh()
            results.append(await job(self._state))

        await self.jobs.run(run)
        return results[0]

    async def render(self, make: Callable[[TableState, Listeners], T]) -> T:
        """Build a response from the table and its listeners."""

        async def job(state: TableState) -> T:
            return make(state, self._listeners)

        return await self.work(job)

    async def read(self, read: Callable[[TableState], T]) -> T:
        """Return something read from the table."""
        return await self.render(lambda state, _: read(state))

    async def frame(
        self, person: str, find_seat: FindSeat, since: int | None, language: Language | None = None
    ) -> m.Frame:
        """Return the frame for a caller, with the news since an entry or without news."""
        return await self.render(
            lambda state, listeners: listeners.frame(
                state, person, find_seat(state), state.entry_number if since is None else since, language
            )
        )

    async def preview(self, actor: Actor, command: m.Try, language: Language | None = None) -> m.Foreseen:
        """Return what a move would do, without making it."""
        return await self.read(
            lambda state: preview_move(state, self.clock.now(), actor, command, language or english())
        )

    def note_request(self, person: str) -> None:
        """Update when a person was last seen. Everyone can see that, so don't call this for private requests."""
        self._listeners.note_request(self._state, person)

    # Listening

    async def join(self, listener: Listener, find_seat: FindSeat) -> None:
        """Add a listener. Its seat is looked up in the same job."""

        async def add(state: TableState) -> None:
            listener.seat = find_seat(state)
            self._listeners.add(state, listener)

        await self.work(add)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""

        async def remove() -> None:
            self._listeners.remove(self._state, listener)
            self.used = self.clock.now()

        listener.send = lambda data: None
        self.jobs.schedule(remove)

    def disconnect(self, person: str) -> None:
        """Close all connections of a person, whose session has ended."""
        self._listeners.disconnect(person)

    def set_presence(self, process: str, presence: Presence) -> None:
        """Record who is connected to another process, and send that to the listeners here."""

        async def send() -> None:
            self._listeners.send_presence(self._state)

        if self._listeners.set_presence(process, presence):
            self.jobs.schedule(send)

    def publish(self) -> None:
        """Send everyone what is new, then set the timer and ask the bots."""
        self._sealed.start_window(self._state)
        self.used = self.clock.now()
        self._listeners.publish(self._state)
        self.run_table()

    # Commands

    async def handle(self, actor: Actor, command: m.Say | m.Command, listener: Listener | None = None) -> None:
        """Carry out a command, or refuse it. The kinds of commands are listed in `tables/commands`."""
        if is_public(command):
            self.note_request(actor.person)
        if isinstance(command, m.Say) and (command.window is not None or command.ahead):
            await self._answer(actor, command, listener)
        elif isinstance(command, m.Order):
            await self.jobs.run(partial(self._order, actor, command))
        elif isinstance(command, m.Stand):
            await self._stand(actor, command)
        elif isinstance(command, m.StandIn):
            await self.jobs.run(lambda: self.commit(lambda state: self._stand_in(state, actor, command)))
        else:
            await self.jobs.run(lambda: self.commit(lambda state: decide(state, actor, command)))

    async def commit(self, decide: Decide, *, at_move: int | None = None, closes: float | None = None) -> bool:
        """Store the entries that `decide` returns, apply and publish them. Return False if there are none.

        `at_move` is for clocks, windows and bots: nothing is written if the game has moved on from this entry, and
        there is no retry if another process wrote first, because the player in question may be back.
        `closes` is the time when a window closes. The entries carry this time and are published then, however long
        storing took. They are stored only if the sealed answers haven't changed in the meantime.
        """
        for _ in range(MAX_ATTEMPTS):
            await self._refresh()
            state = self._state
            if at_move is not None and (at_move != state.move_number or state.status != "playing"):
                return False
            entries = decide(state)
            if not entries:
                return False
            at = max(self.clock.now(), closes or 0.0)
            after = state.copy()
            for entry in entries:
                after.apply(at, entry)
            bodies = [encode_entry(entry) for entry in entries]
            summary = summarize(after, at)
            closing = None if closes is None else self._sealed.closing(after)
            try:
                if state.status != after.status:
                    await self._claim(after)
                await self.store.append(self.id, state.entry_number + 1, at, bodies, summary, closes=closing)
            except Conflict:
                await self.reload()
                self.publish() if self._state.entry_number > state.entry_number else self.run_table()
                if at_move is not None:
                    return False
                continue
            except NoSuchTable as none:  # the table has expired
                raise Refusal("", "no-such-table") from none
            except StoreUnavailable as gone:
                await self._recover()
                raise Refusal("", "not-kept") from gone
            self._state = after
            if closing is not None:
                self._sealed.closed(closing)
            if closes is not None:
                await self.clock.sleep_until(closes)
            self.publish()
            return True
        raise Refusal("", "not-kept")

    def _stand_in(self, state: TableState, actor: Actor, command: m.StandIn) -> list[Entry]:
        """Decide a request to let a bot stand in. Only the room knows whether the player is away."""
        entries = decide(state, actor, command)
        if entries:
            check_away(self._listeners.away_since(state, command.seat), self.clock.now())
        return entries

    # Sealed answers

    async def _answer(self, actor: Actor, command: m.Say, listener: Listener | None) -> None:
        """Seal an answer or a next move, which only the seat itself can see.

        It is checked in a job but stored outside it: if others had to wait, they could tell that someone answers.
        """

        async def check(state: TableState) -> tuple[TableState, int, tuple[int, ...]]:
            return state, *may_seal(state, actor, command, self.clock.now())

        may_seal, save = (
            (check_next_move, self._sealed.save_move) if command.ahead else (check_answer, self._sealed.save_answer)
        )
        for _ in range(MAX_ATTEMPTS):
            state, seat, sentence = await self.work(check)
            if await save(state, seat, sentence):
                if listener is not None:
                    listener.send(msgspec.json.encode(m.Kept(state.move_number, command.re)))
                self.cluster.answer_sealed(self.id)
                self.jobs.schedule(partial(self._answered, seat))
                return
            await self.jobs.run(self.catch_up)
        raise Refusal("", "not-kept")

    async def _stand(self, actor: Actor, command: m.Stand) -> None:
        """Set a seat's standing answer. Like a sealed answer, it is never logged and only the seat itself sees it."""

        async def check(state: TableState) -> tuple[TableState, int]:
            return state, check_stand(state, actor, command)

        state, seat = await self.work(check)
        await self._sealed.save_choice(state, seat, command.choice)
        self.cluster.answer_sealed(self.id)
        await self.jobs.run(partial(self._answered, seat))

    async def _answered(self, *seats: int) -> None:
        """Update these seats' own clients after something was sealed.

        A solo player's window may close early. At other tables this has no other effect, not even on the timer,
        because a watcher might notice a delay.
        """
        if self.is_stale:
            return
        for seat in seats:
            self._listeners.publish(self._state, seat)
        if self._state.is_private:
            self.run_table()

    async def answered_elsewhere(self) -> None:
        """Update a seat's clients here after something was sealed for it in another process."""
        state, sealed = self._state, self._sealed
        if self.is_stale or state.match is None:
            return
        before = [sealed.own_facts(state, seat) for seat in range(len(state.seats))]
        try:
            await sealed.load(state)
        except StoreUnavailable:
            return
        await self._answered(*[seat for seat, own in enumerate(before) if own != sealed.own_facts(state, seat)])

    async def _order(self, actor: Actor, command: m.Order) -> None:
        """Store a seat's order for all windows of a turn-based game, hidden from everyone else."""
        await self._refresh()
        await self._sealed.save_order(self._state, check_order(self._state, actor, command), command.answer)

    # Following the log

    async def load(self) -> None:
        """Read the entries that other processes have written since the last one read here."""
        before = self._state.entry_number
        self._state = await self._follow(self._state.copy())
        if self._state.entry_number != before:
            await self._sealed.load_for_window(self._state)

    async def _follow(self, state: TableState) -> TableState:
        for row in await self.store.rows(state.id, state.entry_number):
            state.apply(row.at, decode_entry(row.body))
        return state

    async def wait_for_close(self) -> None:
        """Wait until the time of the last entry, because the close of a window is stored shortly before its time."""
        await self.clock.sleep_until(min(self._state.updated_at, self.clock.now() + SEAL_SECONDS))

    async def reload(self) -> None:
        """Load the table from its log. Bots are asked again."""
        if self.is_stale:  # moves that bots chose in the meantime were dropped
            self._bots.ask_again()
        self.is_stale = True
        try:
            self._state = await self._follow(TableState(self._state.id, self._state.secret))
            await self._sealed.load(self._state)
        except StoreUnavailable as gone:
            self._retry_later()
            raise Refusal("", "not-kept") from gone
        self.is_stale = False
        await self.wait_for_close()

    async def catch_up(self) -> None:
        """Read what another process may have written, and publish it here."""
        before = self._state.entry_number
        try:
            if self.is_stale:
                before = -1
                await self.reload()
            else:
                await self.load()
                await self.wait_for_close()
        except (StoreUnavailable, Refusal):
            self.is_stale = True
            self._retry_later()
            return
        if self._state.entry_number != before:
            self.publish()
        elif self._state.window is not None:
            await self.answered_elsewhere()

    async def _refresh(self) -> None:
        """Reload and publish the table if something couldn't be stored or read."""
        if self.is_stale:
            await self.reload()
            self.publish()

    async def _recover(self) -> None:
        """Reload the table after a failed write, which may have succeeded after all."""
        try:
            await self.reload()
        except Refusal:
            return  # a retry is set
        self._listeners.publish(self._state)
        self._retry_later()

    # Clocks, windows and bots

    async def claim(self) -> None:
        """Claim the game's lease once it has started, and note whether this process holds it.

        Call `resume` or `run_table` if it does.
        """
        await self._claim(self._state)

    async def _claim(self, state: TableState) -> None:
        if not self.is_owner and state.status == "playing":
            self.is_owner = await self.cluster.claim(self)

    async def resume(self) -> None:
        """Run the table from now on: live clocks continue where they stopped, and an open window starts over."""
        await self.commit(lambda state: decide_resume(state, self.owner_seen))
        self.run_table()

    def run_table(self) -> None:
        """Set the timer and ask the bots, if this process runs the table. A stale table waits for its retry."""
        if self.is_stale:
            return
        self._cancel_timer()
        state = self._state
        if not self.is_owner or state.status != "playing":
            return
        self._bots.ask(state, self._count_faults())
        due = self._window_times()[0] if state.window is not None else state.clocks.due()
        if due is not None:
            self._timer = asyncio.create_task(self._wait(due, partial(self._time_up, state.entry_number)))

    def _window_times(self) -> tuple[float, float]:
        """Return when the open window stops taking answers, and when it closes.

        A solo player's window closes as soon as they have answered, but not before a pause. If they aren't
        prompted, that pause is always the same.
        """
        state = self._state
        if not self._sealed.is_done(state) or state.setup.clock.kind == "slow":
            return state.window_seals(), state.window_closes()
        pause = SOLO_PAUSE if state.is_solo else state.bot_seconds
        at = min(state.asked_at + pause, state.window_closes())
        return at - min(SEAL_SECONDS, pause / 2), at  # bots answer early in the pause; the rest is for storing

    async def _wait(self, until: float, job: Job) -> None:
        await self.clock.sleep_until(until)
        self.jobs.schedule(partial(self._play_on, job))

    async def _play_on(self, job: Job) -> None:
        """Run a job of the clocks, windows or bots. Count its faults, because unlike a command it is retried."""
        try:
            await job()
        except (Refusal, StoreUnavailable):
            raise
        except Exception:
            self._faults = self._state.move_number, self._count_faults() + 1
            raise

    def _count_faults(self) -> int:
        """Return how often in a row clocks, windows or bots have failed at this move."""
        move_number, faults = self._faults
        return faults if move_number == self._state.move_number else 0

    async def _time_up(self, entry_number: int) -> None:
        """Close the window, or let a bot play for someone whose time has run out."""
        state = self._state
        if entry_number != state.entry_number or state.status != "playing" or self.is_stale:
            return
        try:
            if state.window is None:
                await self.commit(decide_time_up, at_move=state.move_number)
                return
            if self.store.is_shared:  # another process may have stored answers
                await self._sealed.load(state)
            await self.commit(self._close_window, at_move=state.move_number, closes=self._window_times()[1])
        except (StoreUnavailable, Refusal):
            self._retry_later()

    def _close_window(self, state: TableState) -> list[Entry]:
        answers = self._sealed.collect(state, self._bots.answers(state.move_number))
        bots = {i: seat.bot for i, seat in enumerate(state.seats) if seat.bot}
        sealed = self._sealed.answers if self._sealed.is_current(state) else {}
        return decide_close(state, answers, bots, self._sealed.pending_moves(state), sealed)

    def _is_at_move(self, move_number: int) -> bool:
        return self._state.move_number == move_number and self._state.status == "playing"

    def _bot_moved(self, move_number: int, seat: int, sentence: tuple[int, ...]) -> None:
        self.jobs.schedule(partial(self._play_on, partial(self._play_bot, move_number, seat, sentence)))

    async def _play_bot(self, move_number: int, seat: int, sentence: tuple[int, ...]) -> None:
        """Play the move a bot has chosen, if it is still asked."""
        state = self._state
        is_asked = state.move_number == move_number and state.seat_to_move == seat and state.window is None
        if self.is_stale or not is_asked:
            return
        level = state.seats[seat].bot
        if not level:  # the player is back; ask the bot again if they leave again
            self._bots.ask_again(move_number, seat)
            return
        try:
            if not await self.commit(lambda state: play_for_bot(state, seat, sentence, level), at_move=move_number):
                self._bots.ask_again(move_number, seat)
                self.run_table()
        except Refusal:
            self._bots.ask_again()
            self._retry_later()

    def _retry_later(self) -> None:
        """Retry clocks, windows and bots soon, after the store was unavailable or something failed.

        What fails every time, even with Kitten's move, is retried less and less often.
        """
        doublings = min(max(self._count_faults() - MAX_BOT_ATTEMPTS, 0), 10)
        pause = min(RETRY_SECONDS * 2**doublings, MAX_PAUSE)
        self._cancel_timer()
        self._timer = asyncio.create_task(self._wait(self.clock.now() + pause, self._retry))

    async def _retry(self) -> None:
        if self.is_stale:
            await self.reload()
        self.publish()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def play_for_bot(state: TableState, seat: int, sentence: Sentence, level: str) -> list[Entry]:
    """Return the entries of a bot's move. If the rules refuse it, that is a fault: a retry would be refused again."""
    try:
        return play(state, seat, sentence, level)
    except Refusal as refused:
        raise IllegalBotMove(f"{level}: {refused.rule or refused.why}") from refused
