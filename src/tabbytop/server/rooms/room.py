"""A room: one table being played. One task does everything in order; what is told has been written.

A command is checked and happens in memory, its entries are written, and only then anybody hears of it. Where they
cannot be written, or anything raises that is not a refusal, the table is made again from its log. Another process may
have written first: then the room reads what it wrote, and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language, english
from tabbytop.server.bot_pool.pool import BotPool
from tabbytop.server.clock import Clock
from tabbytop.server.rooms.bot_seats import BotSeats
from tabbytop.server.rooms.listeners import Listener, Listeners
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.store import Conflict, Store, StoreUnavailable
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.deciding import Deciding
from tabbytop.server.tables.state import LAST_MOMENT, TableState
from tabbytop.server.tables.summary import due_at, is_live, summarize
from tabbytop.server.views.preview import preview_move
from tabbytop.wire import messages as m

MOST_TRIES = 5
"""So often a command is tried when other processes write first."""
AGAIN_SECONDS = 1.0
"""After this, what the database did not take is tried again."""

T = TypeVar("T")
Log = list[tuple[float, e.AnyEntry]]
Work = Callable[[Deciding], None]
Job = Callable[[], Awaitable[object]]
FindSeat = Callable[[TableState], int | None]
"""Finds the seat that a caller may look through, or refuses; None: they watch."""


class Outside(Protocol):
    """What a room says to the house that it is in, and that house to other processes."""

    async def claim(self, room: Room) -> bool:
        """The game begins: may this process see to it?"""

    def sealed(self, table: str) -> None:
        """An answer was sealed. Of entries the store itself tells other processes."""

    def here(self, room: Room) -> None:
        """Somebody came to a table or left it."""

    def fault(self, error: Exception) -> None:
        """Something of our own went wrong."""


@dataclass
class Room:
    """A table in memory, with everybody who listens."""

    _state: TableState
    """What the log makes of the table. Others read it in their turn: see `see` and `render`."""
    store: Store
    clock: Clock
    bot_pool: BotPool
    outside: Outside
    _rows: Log = field(default_factory=list)
    """The log: when, and what."""
    is_stale: bool = False
    """Is it to be read anew before anything else?"""
    is_mine: bool | None = None
    """Does this process see to clocks, windows and bots here? None: that was not asked yet."""
    seen: float = 0.0
    """When another process last saw to it, where one did."""
    noted: float = 0.0
    """When it was last noted in the store that somebody is here."""
    is_closed: bool = False
    used: float = 0.0

    def __post_init__(self) -> None:
        """Begin to work."""
        self._hearing = Listeners(self)
        self._opponents = BotSeats(self)
        self._sealed = SealedAnswers(self)
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())
        self.timer: asyncio.Task[None] | None = None

    # What anybody may know at any time: none of it is secret

    @property
    def id(self) -> str:
        """The table's id."""
        return self._state.id

    @property
    def status(self) -> m.Status:
        """Open, playing, over or cancelled."""
        return self._state.status

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return self._state.n

    @property
    def at(self) -> float:
        """When the last entry was written."""
        return self._state.at

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return self._state.names

    @property
    def listening(self) -> int:
        """How many listen at this process."""
        return len(self._hearing.listeners)

    def here(self) -> tuple[set[int], int]:
        """Which seats listen at this process, and how many watchers do."""
        return self._hearing.here()

    def can_unload(self, before: float) -> bool:
        """Has nobody used it since then, and is nothing about to happen here by itself?"""
        if self._hearing.listeners or self.used >= before or not self.jobs.empty():
            return False
        state = self._state
        return state.status != "playing" or due_at(state) is None or state.setup.clock.kind == "slow"

    # Reading

    async def read(self) -> None:
        """Read what others have written since."""
        n = self._state.n
        await self._follow(self._state, self._rows)
        if self._state.n != n:
            await self._sealed.read()

    async def hold(self) -> None:
        """What was written a moment before its time is told at its time."""
        await self.clock.sleep_until(min(self._state.at, self.clock.now() + LAST_MOMENT))

    async def _follow(self, state: TableState, rows: Log) -> None:
        for row in await self.store.rows(state.id, state.n):
            entry = e.read_entry(row.body)
            state.happen(row.n, row.at, entry)
            rows.append((row.at, entry))

    async def reload(self) -> None:
        """Make the table anew from its log; bots are asked anew."""
        if self.is_stale:  # what they found meanwhile was not taken
            self._opponents.forget()
        self.is_stale = True
        state, rows = TableState(self._state.id, self._state.secret), Log()
        try:
            await self._follow(state, rows)
            self._state, self._rows = state, rows
            await self._sealed.read()
        except StoreUnavailable as gone:
            self._try_again()
            raise Refusal("", "not-kept") from gone
        self.is_stale = False
        await self.hold()

    async def catch_up(self) -> None:
        """Another process may have written: read it, and tell everybody here."""
        n = self._state.n
        try:
            if self.is_stale:
                n = -1
                await self.reload()
            else:
                await self.read()
                await self.hold()
            await self.begin()
        except (StoreUnavailable, Refusal):
            self.is_stale = True
            self._try_again()
            return
        if self._state.n != n:
            self.tell()
        elif self._state.window is not None:
            await self._sealed.hear()

    async def be_fresh(self) -> None:
        """Read the log anew, where something could not be written or read, and tell everybody."""
        if self.is_stale:
            await self.reload()
            self.tell()

    async def resume(self) -> None:
        """See to the table from now on: live clocks go on where they stopped, and an open window starts again."""
        state = self._state
        is_waiting = state.window is not None and state.setup.clock.kind != "slow"
        if is_live(state) or is_waiting:
            await self.commit(lambda deciding: deciding.add(e.Resumed(max(self.seen, deciding.state.at))))
        self.see_to()

    async def begin(self) -> None:
        """When the game begins, it is settled who sees to it."""
        if self.is_mine is None and self._state.status == "playing":
            self.is_mine = await self.outside.claim(self)

    # Work, one thing after the other

    async def _work(self) -> None:
        while (job := await self.jobs.get()) is not None:
            work, done = job
            found: Exception | None = None
            try:
                await work()
            except (Refusal, StoreUnavailable) as error:
                found = error
            except Exception as error:
                await self._recover(error)
                found = Refusal("", "our-fault")
                found.__cause__ = error
            if done.cancelled():
                continue
            done.set_result(None) if found is None else done.set_exception(found)

    async def _recover(self, error: Exception) -> None:
        """Log a fault, and read the table from its log: what is in memory may not have been written."""
        self.outside.fault(error)
        self.is_stale = True
        try:
            await self._stumble()
        except Exception as another:  # such as a log that cannot be read
            self.outside.fault(another)
            self.is_stale = True
            self._try_again()

    async def ask(self, work: Job) -> None:
        """Let something be done in its turn, whatever becomes of who asked."""
        if self.is_closed:
            raise Refusal("", "not-kept")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((work, done))
        await asyncio.shield(done)

    def later(self, work: Job) -> None:
        """Queue a job that nobody waits for; a fault in it is logged as everywhere."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.jobs.put_nowait((work, done))

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        self.is_closed = True
        self.jobs.put_nowait(None)
        await self.task
        self._opponents.stop()
        if self.timer is not None:
            self.timer.cancel()

    # Who listens

    async def join(self, listener: Listener, find_seat: FindSeat) -> None:
        """Add a listener, who looks through the seat that is found in the same turn."""

        async def work(state: TableState) -> None:
            listener.seat = find_seat(state)
            self._hearing.add(listener)

        await self.work(work)

    def part(self, listener: Listener) -> None:
        """Somebody has gone."""

        async def remove() -> None:
            self._hearing.remove(listener)
            self.used = self.clock.now()

        listener.send = lambda data: None
        self.later(remove)

    def hang_up(self, person: str) -> None:
        """Disconnect all listeners of a person, who must sign in again."""
        for listener in self._hearing.listeners:
            if listener.person == person:
                listener.hang_up()

    def meet(self, process: str, seats: set[int], watching: int) -> None:
        """Note who listens at another process, and tell those who listen here."""
        elsewhere = self._hearing.elsewhere
        before = elsewhere.pop(process, (set(), 0))
        if seats or watching:
            elsewhere[process] = (seats, watching)
        if before != (seats, watching):
            self.later(self._hearing.show_who_is_here)

    async def hear_answers(self) -> None:
        """Tell a seat that answered in a window at another process."""
        await self._sealed.hear()

    # Reading the table: in a turn of its own, when nothing is half done

    async def work(self, job: Callable[[TableState], Awaitable[T]]) -> T:
        """Do something with the table's state in the room's turn, and return what comes of it."""
        done: list[T] = []

        async def work() -> None:
            await self.be_fresh()
            done.append(await job(self._state))

        await self.ask(work)
        return done[0]

    async def see(self, look: Callable[[TableState], T]) -> T:
        """Read the table. Check what the caller may see in the same call: seats may change between two turns."""
        return await self.render(lambda state, _: look(state))

    async def render(self, make: Callable[[TableState, Listeners], T]) -> T:
        """Make an answer from the table and what its listeners are told; check the caller's seat in the same call."""

        async def work(state: TableState) -> T:
            return make(state, self._hearing)

        return await self.work(work)

    async def look(
        self, person: str, find_seat: FindSeat, since: int | None, language: Language | None = None
    ) -> m.Frame:
        """How things stand for somebody who only looks in, with the news since an entry, or without."""
        return await self.render(
            lambda state, hearing: hearing.frame(
                person, find_seat(state), state.n if since is None else since, language
            )
        )

    async def foresee(self, who: Actor, said: m.Try, language: Language | None = None) -> m.Foreseen:
        """What would come of a move; nothing happens, and nobody else is told."""
        return await self.see(lambda state: preview_move(state, self.clock.now(), who, said, language or english()))

    # Commands

    async def hear(self, who: Actor, said: m.Say | m.Doing, listener: Listener | None = None) -> None:
        """Somebody says something: it happens and is written, or is refused."""
        if isinstance(said, m.Say) and said.window is not None:
            await self._sealed.answer(who, said, listener)
        elif isinstance(said, m.Say):
            await self.ask(lambda: self.commit(lambda deciding: deciding.say(who, said)))
        elif isinstance(said, m.Order):
            await self.ask(lambda: self._sealed.order(who, said))
        elif isinstance(said, m.Stand):
            await self._sealed.stand(who, said)
        else:
            await self.ask(lambda: self.commit(lambda deciding: deciding.do(who, said)))

    async def commit(self, work: Work, moved: int | None = None, closes: float | None = None) -> bool:
        """Let it happen, write it, tell everybody; did it happen?

        `moved`: it comes by itself, and only while this is the last entry that changed the game; where another process
        wrote first, it is not tried again, for whoever it is about may be back. `closes`: a window closes then. Sealed
        answers are played, so that nobody else may have answered meanwhile, and it happens at that time and is told at
        that time, however long it took to write.
        """
        for _ in range(MOST_TRIES):
            await self.be_fresh()
            if moved is not None and (moved != self._state.moved or self._state.status != "playing"):
                return False
            first = self._state.n + 1
            deciding = Deciding(self._state, max(self.clock.now(), closes or 0.0))
            try:
                work(deciding)
            except Refusal:
                if self._state.n != first - 1 or deciding.entries:  # half of it has happened
                    await self.reload()
                raise
            if not deciding.entries:
                return False
            bodies = [e.write_entry(entry) for entry in deciding.entries]
            head = summarize(self._state, deciding.now)
            closing = None if closes is None else self._sealed.closing()
            try:
                await self.begin()
                await self.store.append(self._state.id, first, deciding.now, bodies, head, closes=closing)
            except Conflict:
                await self.reload()
                self.tell() if self._state.n >= first else self.see_to()
                if moved is not None:
                    return False
                continue
            except KeyError as none:  # nobody had touched it for so long that it was forgotten
                raise Refusal("", "no-such-table") from none
            except StoreUnavailable as gone:
                await self._stumble()
                raise Refusal("", "not-kept") from gone
            self._rows += [(deciding.now, entry) for entry in deciding.entries]  # type: ignore[misc]
            if closes is not None:
                await self.clock.sleep_until(closes)
            self.tell()
            return True
        raise Refusal("", "not-kept")

    def tell(self) -> None:
        """Everybody hears what is new, and whoever must do something next is seen to."""
        self._sealed.turn_page()
        self.used = self.clock.now()
        self._hearing.tell()
        self.see_to()

    # What comes by itself

    def see_to(self) -> None:
        """Set the timer and ask the bots; a stale table has a timer already, to be read again."""
        if self.is_stale:
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not self.is_mine or self._state.status != "playing":
            return
        self._opponents.ask()
        at = self._closes()[0] if self._state.window is not None else self._state.clocks.due()
        if at is not None:
            self.timer = asyncio.create_task(self._wait(at, self._state.n))

    def _closes(self) -> tuple[float, float]:
        """When the window takes no more answers, and when it closes; who plays alone is waited for until they have
        answered."""
        state = self._state
        people = [seat for seat in state.waits if not state.chairs[seat].bot]
        if (
            state.is_private
            and people
            and all(self._sealed.has(seat) or self._sealed.lets_pass(seat) for seat in people)
        ):
            at = min(state.asked_at + state.bot_seconds, state.window_closes())  # the bots have had a glance by then
            return at, at
        return state.window_seals(), state.window_closes()

    async def _wait(self, at: float, n: int) -> None:
        await self.clock.sleep_until(at)
        self.later(lambda: self._tick(n))

    async def _tick(self, n: int) -> None:
        """The time has come: close the window, or let a bot play for who ran out of time."""
        state = self._state
        if n != state.n or state.status != "playing" or self.is_stale:
            return
        try:
            if state.window is not None:
                if self.store.is_shared:  # otherwise all answers came through this room
                    await self._sealed.read()
                await self.commit(self._close_window, state.moved, self._closes()[1])
            else:
                seat = state.clocks.running
                if seat is not None:
                    await self.commit(lambda deciding: deciding.stand_in(seat, "time"), state.moved)
        except (StoreUnavailable, Refusal):
            self._try_again()

    async def _stumble(self) -> None:
        """Something could not be written, or nobody knows whether it was: stand where the log does."""
        with contextlib.suppress(Refusal):
            await self.reload()
            self._hearing.tell()
        self._try_again()

    def _try_again(self) -> None:
        """The database was away: whatever comes by itself is tried once more, but not at once."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.create_task(self._wait_again(self.clock.now() + AGAIN_SECONDS))

    async def _wait_again(self, at: float) -> None:
        await self.clock.sleep_until(at)
        self.later(self._look_again)

    async def _look_again(self) -> None:
        if self.is_stale:
            await self.reload()
        self.tell()

    def _close_window(self, deciding: Deciding) -> None:
        bots = {i: chair.bot for i, chair in enumerate(self._state.chairs) if chair.bot and not self._sealed.has(i)}
        deciding.close_window(self._sealed.all_answers(), bots, self._sealed.choices)

    def bot_moves(self, n: int, seat: int, sentence: tuple[int, ...]) -> None:
        """A bot has decided; it moves, if it is still asked."""

        async def move() -> None:
            if self.is_stale or self._state.moved != n or self._state.asks != seat or self._state.window is not None:
                return
            level = self._state.chairs[seat].bot
            if not level:  # its owner is back; should they leave again, it thinks anew
                self._opponents.asked.discard((n, seat))
                return
            try:
                if not await self.commit(lambda deciding: deciding.move(seat, sentence, level), n):
                    self._opponents.asked.discard((n, seat))
                    self.see_to()
            except Refusal:
                self._opponents.forget()
                self._try_again()

        self.later(move)
