"""A room: one table being played. One task does everything in order; what is told has been written.

A command is checked and happens in memory, its entries are written, and only then anybody hears of it. Where they
cannot be written, the table is made anew from its log. Another process may have written first: then the room reads
what it wrote, and tries anew.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language, english
from tabbytop.server import entries as e
from tabbytop.server.clock import Clock
from tabbytop.server.deciding import Deciding
from tabbytop.server.foreseeing import try_move
from tabbytop.server.gathering import LAST_MOMENT, Gathering
from tabbytop.server.heads import head_of
from tabbytop.server.listening import Hearing, Listener
from tabbytop.server.opponents import Opponents
from tabbytop.server.sealing import Sealed
from tabbytop.server.speaker import Speaker
from tabbytop.server.store import Store, Taken, Unkept
from tabbytop.server.thinkers import Thinkers
from tabbytop.wire import messages as m

MOST_TRIES = 5
"""So often a command is tried when other processes write first."""
AGAIN_SECONDS = 1.0
"""After this, what the database did not take is tried again."""

T = TypeVar("T")
Work = Callable[[Deciding], None]
Job = Callable[[], Awaitable[object]]


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

    g: Gathering
    store: Store
    clock: Clock
    thinkers: Thinkers
    outside: Outside
    rows: list[tuple[float, e.AnyEntry]] = field(default_factory=list)
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
        self.hearing = Hearing(self)
        self.opponents = Opponents(self)
        self.sealed = Sealed(self)
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self.task = asyncio.create_task(self._work())
        self.timer: asyncio.Task[None] | None = None

    # Reading

    async def read(self) -> None:
        """Read what others have written since."""
        n = self.g.n
        await self._follow(self.g, self.rows)
        if self.g.n != n:
            await self.sealed.read()

    async def hold(self) -> None:
        """What was written a moment before its time is told at its time."""
        await self.clock.sleep_until(min(self.g.at, self.clock.now() + LAST_MOMENT))

    async def _follow(self, g: Gathering, rows: list[tuple[float, e.AnyEntry]]) -> None:
        for row in await self.store.rows(g.id, g.n):
            entry = e.read_entry(row.body)
            g.happen(row.n, row.at, entry)
            rows.append((row.at, entry))

    async def reload(self) -> None:
        """Make the table anew from its log; bots are asked anew."""
        if self.is_stale:  # what they found meanwhile was not taken
            self.opponents.forget()
        self.is_stale = True
        g, rows = Gathering(self.g.id, self.g.secret), list[tuple[float, e.AnyEntry]]()
        try:
            await self._follow(g, rows)
            self.g, self.rows = g, rows
            await self.sealed.read()
        except Unkept as gone:
            self._try_again()
            raise Refusal("", "not-kept") from gone
        self.is_stale = False
        await self.hold()

    async def catch_up(self) -> None:
        """Another process may have written: read it, and tell everybody here."""
        n = self.g.n
        try:
            if self.is_stale:
                n = -1
                await self.reload()
            else:
                await self.read()
                await self.hold()
            await self.begin()
        except (Unkept, Refusal):
            self.is_stale = True
            self._try_again()
            return
        if self.g.n != n:
            self.tell()
        elif self.g.window is not None:
            await self.sealed.hear()

    async def be_fresh(self) -> None:
        """Read the log anew, where something could not be written or read, and tell everybody."""
        if self.is_stale:
            await self.reload()
            self.tell()

    async def begin(self) -> None:
        """When the game begins, it is settled who sees to it."""
        if self.is_mine is None and self.g.status == "playing":
            self.is_mine = await self.outside.claim(self)

    # Work, one thing after the other

    async def _work(self) -> None:
        while (job := await self.jobs.get()) is not None:
            work, done = job
            try:
                await work()
            except Exception as error:  # whoever asked is told; the room goes on
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(None)

    async def ask(self, work: Job) -> None:
        """Let something be done in its turn, whatever becomes of who asked."""
        if self.is_closed:
            raise Refusal("", "not-kept")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((work, done))
        await asyncio.shield(done)

    def later(self, work: Job) -> None:
        """Let something be done in its turn; nobody waits for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(self._look_what_failed)
        self.jobs.put_nowait((work, done))

    def _look_what_failed(self, done: asyncio.Future[None]) -> None:
        """What nobody waits for and fails is told to the operator; the table is read anew, and it is tried again."""
        error = None if done.cancelled() else done.exception()
        if isinstance(error, Exception) and not isinstance(error, Refusal | Unkept):
            self.outside.fault(error)
            self.is_stale = True
            self._try_again()

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        self.is_closed = True
        self.jobs.put_nowait(None)
        await self.task
        self.opponents.stop()
        if self.timer is not None:
            self.timer.cancel()

    # Who listens

    async def join(self, listener: Listener) -> None:
        """Somebody begins to listen. In its turn, as everything here: what is not yet written nobody sees."""
        await self.ask(lambda: self._join(listener))

    async def _join(self, listener: Listener) -> None:
        if self.is_stale:
            await self.reload()
        self.hearing.add(listener)

    def part(self, listener: Listener) -> None:
        """Somebody has gone."""

        async def remove() -> None:
            self.hearing.remove(listener)
            self.used = self.clock.now()

        listener.send = lambda data: None
        self.later(remove)

    async def see(self, look: Callable[[Gathering], T]) -> T:
        """Look at the table in one's turn, when nothing is half done."""
        seen: list[T] = []

        async def work() -> None:
            if self.is_stale:
                await self.reload()
            seen.append(look(self.g))

        await self.ask(work)
        return seen[0]

    async def look(self, person: str, seat: int | None, since: int, language: Language | None = None) -> m.Frame:
        """How things stand for somebody who only looks in."""
        return await self.see(lambda g: self.hearing.frame(person, seat, since, language))

    async def foresee(self, who: Speaker, said: m.Try, language: Language | None = None) -> m.Foreseen:
        """What would come of a move; nothing happens, and nobody else is told."""
        return await self.see(lambda g: try_move(g, self.clock.now(), who, said, language or english()))

    # Commands

    async def hear(self, who: Speaker, said: m.Say | m.Doing, listener: Listener | None = None) -> None:
        """Somebody says something: it happens and is written, or is refused."""
        if isinstance(said, m.Say) and said.window is not None:
            await self.sealed.answer(who, said, listener)
        elif isinstance(said, m.Say):
            await self.ask(lambda: self.commit(lambda deciding: deciding.say(who, said)))
        elif isinstance(said, m.Order):
            await self.ask(lambda: self.sealed.order(who, said))
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
            if moved is not None and (moved != self.g.moved or self.g.status != "playing"):
                return False
            first = self.g.n + 1
            deciding = Deciding(self.g, max(self.clock.now(), closes or 0.0))
            try:
                work(deciding)
            except Exception:
                if self.g.n != first - 1 or deciding.entries:  # half of it has happened
                    await self.reload()
                raise
            if not deciding.entries:
                return False
            bodies = [e.write_entry(entry) for entry in deciding.entries]
            head = head_of(self.g, deciding.now)
            closing = None if closes is None else self.sealed.closing()
            try:
                await self.begin()
                await self.store.append(self.g.id, first, deciding.now, bodies, head, closes=closing)
            except Taken:
                await self.reload()
                self.tell() if self.g.n >= first else self.see_to()
                if moved is not None:
                    return False
                continue
            except KeyError as none:  # nobody had touched it for so long that it was forgotten
                raise Refusal("", "no-such-table") from none
            except Unkept as gone:
                await self._stumble()
                raise Refusal("", "not-kept") from gone
            self.rows += [(deciding.now, entry) for entry in deciding.entries]  # type: ignore[misc]
            if closes is not None:
                await self.clock.sleep_until(closes)
            self.tell()
            return True
        raise Refusal("", "not-kept")

    def tell(self) -> None:
        """Everybody hears what is new, and whoever must do something next is seen to."""
        self.sealed.turn_page()
        self.used = self.clock.now()
        self.hearing.tell()
        self.see_to()

    # What comes by itself

    def see_to(self) -> None:
        """Set the timer and ask the bots."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not self.is_mine or self.g.status != "playing":
            return
        self.opponents.ask()
        at = self._closes()[0] if self.g.window is not None else self.g.clocks.due()
        if at is not None:
            self.timer = asyncio.create_task(self._wait(at, self.g.n))

    def _closes(self) -> tuple[float, float]:
        """When the window takes no more answers, and when it closes; who plays alone is waited for until they have
        answered."""
        g = self.g
        people = [seat for seat in g.waits if not g.chairs[seat].bot]
        if g.is_private and people and all(self.sealed.has(seat) for seat in people):
            at = min(g.asked_at + g.bot_seconds, g.window_closes())  # the bots have had a glance by then
            return at, at
        return g.window_seals(), g.window_closes()

    async def _wait(self, at: float, n: int) -> None:
        await self.clock.sleep_until(at)
        self.later(lambda: self._tick(n))

    async def _tick(self, n: int) -> None:
        """The time has come: close the window, or let a bot play for who ran out of time."""
        g = self.g
        if n != g.n or g.status != "playing" or self.is_stale:
            return
        try:
            if g.window is not None:
                if self.store.is_shared:  # otherwise all answers came through this room
                    await self.sealed.read()
                await self.commit(self._close_window, g.moved, self._closes()[1])
            else:
                seat = g.clocks.running
                if seat is not None:
                    await self.commit(lambda deciding: deciding.stand_in(seat, "time"), g.moved)
        except (Unkept, Refusal):
            self._try_again()

    async def _stumble(self) -> None:
        """Something could not be written, or nobody knows whether it was: stand where the log does."""
        with contextlib.suppress(Refusal):
            await self.reload()
            self.hearing.tell()
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
        bots = {i: chair.bot for i, chair in enumerate(self.g.chairs) if chair.bot and not self.sealed.has(i)}
        deciding.close_window(self.sealed.all_answers(), bots)

    def bot_moves(self, n: int, seat: int, sentence: tuple[int, ...]) -> None:
        """A bot has decided; it moves, if it is still asked."""

        async def move() -> None:
            if self.is_stale or self.g.moved != n or self.g.asks != seat or self.g.window is not None:
                return
            level = self.g.chairs[seat].bot
            if not level:  # its owner is back; should they leave again, it thinks anew
                self.opponents.asked.discard((n, seat))
                return
            try:
                if not await self.commit(lambda deciding: deciding.move(seat, sentence, level), n):
                    self.opponents.asked.discard((n, seat))
                    self.see_to()
            except Refusal:
                self.opponents.forget()
                self._try_again()

        self.later(move)
