"""All rooms of this process: read from the store when somebody comes, let go when nobody has been there for a while.

Where several processes share a database, each may write to any table, for the insert is the lock; but only one, who
holds the table's lease, sees to its clocks, windows and bots. When it dies, another takes the lease.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from functools import partial

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.server.accounts.names import read_name
from tabbytop.server.accounts.tokens import new_id, next_id
from tabbytop.server.bot_pool.pool import BotPool
from tabbytop.server.clock import Clock
from tabbytop.server.cluster.bus import Bus, LocalBus
from tabbytop.server.cluster.peers import Peers
from tabbytop.server.cluster.presence import note_presence
from tabbytop.server.rooms.listeners import Listener
from tabbytop.server.rooms.room import Log, Room, Work
from tabbytop.server.services import Services
from tabbytop.server.store import Conflict, Store, StoreUnavailable
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.deciding import Deciding
from tabbytop.server.tables.setup import check_own_windows, check_setup, in_full, moved_on
from tabbytop.server.tables.state import BOT_SECONDS, WINDOW_SECONDS, SeatState, TableState
from tabbytop.server.tables.summary import is_live, summarize
from tabbytop.table.dealer import fresh_secret
from tabbytop.wire import messages as m

ROUND_SECONDS = 1.0
"""How often one looks for rooms to let go, or to take over."""
LEASE_SECONDS = 5.0
"""How long a process that has died keeps its tables."""
MOST_DUE = 1000


class TableRegistry:
    """The rooms, by table."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        bot_pool: BotPool,
        bus: Bus | None = None,
        unload_after: float = 600.0,
        most_tables: int = 20,
        name_letters: int = 32,
        pace: tuple[float, float] = (BOT_SECONDS, WINDOW_SECONDS),
        fault: Callable[[Exception], None] = lambda error: None,
        listed_for: float = 3600.0,
    ) -> None:
        self.store = store
        self.clock = clock
        self.bot_pool = bot_pool
        self.bus = bus or LocalBus()
        self.between = Peers(self, self.bus)
        self.is_alone = bus is None
        self.unload_after = unload_after
        """A room that nobody listens to is let go after so many seconds."""
        self.most_tables = most_tables
        """Tables that one person may have open or in play."""
        self.name_letters = name_letters
        """Letters of the longest name, here as everywhere."""
        self.pace = pace
        """Seconds for bots and windows, at tables that do not say."""
        self.fault = fault
        """Hears of errors of our own."""
        self.listed_for = listed_for
        """An open table at which nobody is any more is listed for so many seconds."""
        self.me = f"{os.getpid()} {new_id()}"
        """Who has a lease; the number tells an operator which process that is."""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.unreadable: set[str] = set()
        """Tables that cannot be made from their log."""
        self.round: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin: whatever waits from before is taken up."""
        await self.bus.open(self.between)
        await self._take_up()
        self.round = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        if self.round is not None:
            self.round.cancel()
            await asyncio.gather(self.round, *self.loading.values(), return_exceptions=True)
        await self.pause()
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        await self.bus.close()
        with contextlib.suppress(StoreUnavailable):
            await self.store.release(self.me)

    async def pause(self) -> None:
        """This server goes: note at all tables until when live clocks ran."""
        noting = [room.ask(partial(room.commit, note_pause)) for room in self.rooms.values() if room.is_mine]
        await asyncio.gather(*noting, return_exceptions=True)

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table; it is refused where there is no such table."""
        room = self.rooms.get(table) or await self._loaded(table)
        if not self.is_alone:  # whoever comes may have heard at another process what is not yet known here
            await room.ask(room.catch_up)
        return room

    async def _loaded(self, table: str) -> Room:
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        try:
            return await asyncio.shield(task)
        except KeyError as none:
            raise Refusal("", "no-such-table") from none
        except StoreUnavailable as gone:
            raise Refusal("", "not-kept") from gone

    async def _load(self, table: str) -> Room:
        room = self._room(TableState(table, await self.store.secret(table)))
        try:
            await room.read()
            await room.hold()
            await room.begin()
            if room.is_mine:
                await room.ask(room.resume)
        except BaseException:  # it is not open before it can be resumed
            await room.close()
            raise
        self.rooms[table] = room
        self.between.who(table)
        return room

    def _room(self, state: TableState, rows: Log | None = None) -> Room:
        room = Room(state, self.store, self.clock, self.bot_pool, self, rows or [])
        room.used = self.clock.now()
        return room

    # What rooms say

    async def claim(self, room: Room) -> bool:
        """Take the lease of a table, if nobody else has it."""
        if self.is_alone:
            return True
        room.seen = await self.store.lapses(room.id) - LEASE_SECONDS
        return await self.store.take(room.id, self.me, self.clock.now(), LEASE_SECONDS)

    def sealed(self, table: str) -> None:
        """An answer was sealed."""
        self.between.sealed(table)

    def here(self, room: Room) -> None:
        """Somebody came to a table or left it."""
        if not self.is_alone:
            self.between.here(room)

    # Tables

    async def create(
        self, who: Actor, setup: m.Setup, begin: Work | None = None, *, follows: TableState | None = None
    ) -> Room:
        """Lay a new table; whoever lays it is its host. It is written with what they do there to begin with."""
        check_setup(setup)
        if follows is None:  # a rematch repeats a setup that may have the server's times in it
            check_own_windows(setup)
        setup = in_full(setup, *self.pace)
        await self.check_tables(who.person)
        table = new_id() if follows is None else next_id(follows.secret, [one.person for one in follows.chairs])
        secret = fresh_secret()
        deciding = Deciding(TableState(table, secret), self.clock.now())
        deciding.add(e.Opened(setup, who.person, who.name, follows.id if follows else ""))
        if begin is not None:
            begin(deciding)
        if table in self.rooms or table in self.loading:  # a rematch was laid before, but its table was not told of it
            return await self.room(table)
        rows: Log = [(deciding.now, entry) for entry in deciding.entries]  # type: ignore[misc]
        room = self.rooms[table] = self._room(deciding.state, rows)  # at once: who finds it in the store finds it here
        bodies = [e.write_entry(entry) for entry in deciding.entries]
        try:
            await room.begin()
            await self.store.create(table, secret, deciding.now, bodies, summarize(deciding.state, deciding.now))
        except BaseException as gone:  # also where whoever asked does not wait for it: nothing of the room is left
            self.rooms.pop(table, None)
            await room.close()
            if isinstance(gone, Conflict):  # by another process
                return await self.room(table)
            if isinstance(gone, StoreUnavailable):
                raise Refusal("", "not-kept") from gone
            raise
        room.see_to()
        return room

    async def check_tables(self, person: str, besides: str = "") -> None:
        """Refuse somebody who has too many tables already; the one that they come to does not count."""
        try:
            count = await self.store.count_tables(person, besides)
        except StoreUnavailable as gone:
            raise Refusal("", "not-kept") from gone
        if count >= self.most_tables:
            raise Refusal("", "too-many-tables", {"most": self.most_tables})

    async def hear(self, who: Actor, room: Room, said: m.Say | m.Doing, listener: Listener | None = None) -> Room:
        """Somebody says something at a table; the table where it goes on."""
        if isinstance(said, m.Rematch):
            return await self.rematch(who, room)
        if isinstance(said, m.Sit):
            await self.check_tables(who.person, room.id)
            name = read_name(said.name, self.name_letters) if said.name else ""
            said = msgspec.structs.replace(said, name=name)
        await room.hear(who, said, listener)
        return room

    def hang_up(self, person: str) -> None:
        """A session of somebody has ended: all who listen as that person must say anew who they are."""
        self.show_out(person)
        self.between.ended(person)

    def show_out(self, person: str) -> None:
        """The same, at this process only."""
        for room in self.rooms.values():
            room.hang_up(person)

    async def rematch(self, who: Actor, room: Room) -> Room:
        """The same again; the seats move on by one, so that another begins. A second wish leads to the same table."""
        await room.work(partial(self._follow, who, room))
        return await self.room(await room.see(lambda state: state.rematch))

    async def _follow(self, who: Actor, room: Room, state: TableState) -> None:
        """Lay the table of the next game, if nobody has yet, in the turn of the room before it."""
        if state.status != "over":
            raise Refusal("", "not-over")
        if who.only is not None or not state.seats_of(who.person):
            raise Refusal("", "not-your-seat")
        if not state.rematch:
            people = {chair.person for chair in state.chairs if chair.person}
            gone = {person for person in people if await self.store.person(person) is None}

            def begin(deciding: Deciding) -> None:
                for entry in seats_again(state.chairs, gone):
                    deciding.add(entry)

            follow = await self.create(who, moved_on(state), begin, follows=state)
            followed = e.Followed(follow.id)
            await room.commit(lambda deciding: None if deciding.state.rematch else deciding.add(followed))

    # Figures

    def count_playing(self) -> int:
        """How many of the tables here are in play."""
        return sum(room.status == "playing" for room in self.rooms.values())

    def count_listeners(self) -> int:
        """How many listen to tables here."""
        return sum(room.listening for room in self.rooms.values())

    # Rounds

    async def _go_round(self) -> None:
        while True:
            await self.clock.sleep_until(self.clock.now() + ROUND_SECONDS)
            try:
                await self._let_go()
                await note_presence(self)
                if not self.is_alone:
                    self.between.go_round()
                    await self._renew()
                await self._take_up()
            except StoreUnavailable:
                pass
            except Exception as error:  # whatever is wrong with one table, the others are seen to
                self.fault(error)

    async def _let_go(self) -> None:
        before = self.clock.now() - self.unload_after
        for table, room in list(self.rooms.items()):
            if room.can_unload(before):
                del self.rooms[table]
                await room.close()
                if room.is_mine and not self.is_alone:
                    await self.store.release(self.me, table)

    async def _renew(self) -> None:
        """Keep the leases of the tables that are played here, and take those whose process is no longer there."""
        held = [room for room in self.rooms.values() if room.is_mine]
        mine = set(await self.store.renew(self.me, self.clock.now(), LEASE_SECONDS))
        for room in held:
            if room.id not in mine:  # we were away, and another has it
                room.is_mine = False
                room.see_to()
        others = [room.id for room in self.rooms.values() if room.status == "playing" and not room.is_mine]
        mine |= await self._claim_free(others)
        for table in mine.intersection(others, self.rooms):
            room = self.rooms[table]
            room.later(partial(self._take_over, room))

    async def _claim_free(self, tables: list[str]) -> set[str]:
        """Take what nobody has of these; for a round at most, then leases are due."""
        until = self.clock.now() + ROUND_SECONDS
        claimed = set[str]()
        for i in range(0, len(tables), MOST_DUE):
            for table in await self.store.free(tables[i : i + MOST_DUE], self.clock.now()):
                if self.clock.now() >= until:
                    return claimed
                if table in self.rooms and await self.claim(self.rooms[table]):
                    claimed.add(table)
        return claimed

    async def _take_over(self, room: Room) -> None:
        """See to a table from now on: whoever did is gone."""
        await room.catch_up()
        if room.is_mine:
            return
        room.is_mine = True
        try:
            await room.resume()
        except Refusal:  # the database is away; the next round tries anew
            room.is_mine = False

    async def _take_up(self) -> None:
        """Load tables at which something is due and that nobody sees to; for a round at most, then leases are due."""
        now = self.clock.now()
        owner = "" if self.is_alone else self.me
        for table in await self.store.due(now + ROUND_SECONDS, MOST_DUE, owner, now):
            if table not in self.rooms and table not in self.unreadable:
                try:
                    await self.room(table)
                except Refusal as refusal:
                    if refusal.why == "our-fault":  # the room has logged it
                        self.unreadable.add(table)
                except Exception as error:  # the others are seen to; this one anew when the server starts
                    self.unreadable.add(table)
                    self.fault(error)
            if self.clock.now() >= now + ROUND_SECONDS:
                break


def registry_of(services: Services) -> TableRegistry:
    """The rooms of a house."""
    rooms: TableRegistry = services.parts["rooms"]
    return rooms


def note_pause(deciding: Deciding) -> None:
    """A live clock ran until now, if one did; once is enough."""
    if is_live(deciding.state) and not deciding.state.is_paused:
        deciding.add(e.Paused())


def seats_again(chairs: list[SeatState], gone: set[str]) -> list[e.AnyEntry]:
    """Move everybody one seat on; seats of deleted accounts stay empty.

    People have no nonce yet: their clients send one when they see the new table's commitment.
    """
    seated: list[e.AnyEntry] = []
    count = len(chairs)
    for i, chair in enumerate(chairs):
        seat = (i + count - 1) % count
        if chair.level:
            seated.append(e.Seated(seat, chair.level, chair.name))
        elif chair.person and chair.person not in gone:
            seated.append(e.Sat(seat, chair.person, chair.name))
    return seated
