"""The tables in this process: loaded when someone needs them, unloaded when nobody has used them for a while.

Processes that share a database may all write to any table, because the insert of an entry is the lock. But only the
process that holds a table's lease runs its clocks, windows and bots. When it dies, another takes the lease.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.server.accounts.names import read_name
from tabbytop.server.accounts.tokens import new_id, rematch_id
from tabbytop.server.bot_pool.pool import BotPool
from tabbytop.server.clock import Clock
from tabbytop.server.cluster.bus import Bus, LocalBus
from tabbytop.server.cluster.peers import Peers
from tabbytop.server.cluster.presence import touch_used_tables
from tabbytop.server.rooms.listeners import Listener
from tabbytop.server.rooms.room import Room
from tabbytop.server.settings import Settings
from tabbytop.server.store import Conflict, NoSuchTable, Store, StoreUnavailable
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands import decide
from tabbytop.server.tables.commands.end import decide_abandon
from tabbytop.server.tables.commands.lobby import Opened
from tabbytop.server.tables.commands.rematch import check_rematch, decide_rematch_created, rematch_seats, rematch_setup
from tabbytop.server.tables.commands.upkeep import decide_guest_sign_in, decide_pause
from tabbytop.server.tables.log import encode_entry
from tabbytop.server.tables.setup import check_setup, check_window_times, fill_in_pace
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.server.tables.summary import summarize
from tabbytop.table.dealer import fresh_secret
from tabbytop.wire import messages as m

ROUND_SECONDS = 1.0
"""Seconds between two rounds of unloading tables, renewing leases and taking over tables."""
LEASE_SECONDS = 5.0
"""Seconds after which another process takes over the tables of a dead one."""
MAX_DUE = 1000
"""Tables loaded in one round because something is due there."""
MAX_FINISHED = 100
"""Finished tables that move with a guest to an account."""


class TableRegistry:
    """The rooms of this process, by table."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock,
        pool: BotPool,
        bus: Bus | None = None,
        fault: Callable[[Exception], None] = lambda error: None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.pool = pool
        self.bus = bus or LocalBus()
        self.is_alone = bus is None
        self.fault = fault
        """Logs an internal error."""
        self.owner = f"{os.getpid()} {new_id()}"
        """The name on our leases. It starts with the process id, for operators."""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.unreadable: set[str] = set()
        """Tables that can't be loaded from their log."""
        self.round: asyncio.Task[None] | None = None
        self.peers = Peers(self.rooms, self.bus, clock)

    async def open(self) -> None:
        """Load the tables where something is due, and start the rounds."""
        await self.bus.open(self.peers)
        await self._take_up()
        self.round = asyncio.create_task(self._run_rounds())

    async def close(self) -> None:
        """Finish running jobs and unload all tables."""
        if self.round is not None:
            self.round.cancel()
            await asyncio.gather(self.round, *self.loading.values(), return_exceptions=True)
        await self.pause()
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        await self.bus.close()
        with contextlib.suppress(StoreUnavailable):
            await self.store.release(self.owner)

    async def pause(self) -> None:
        """Before the server stops, log at every table when its live clock stopped."""
        pausing = [room.jobs.run(partial(room.commit, decide_pause)) for room in self.rooms.values() if room.is_owner]
        await asyncio.gather(*pausing, return_exceptions=True)

    # Rooms

    async def room(self, table: str) -> Room:
        """Return the room of a table, or refuse if the table doesn't exist."""
        room = self.rooms.get(table) or await self._loaded(table)
        if not self.is_alone:  # the caller may have seen newer entries in another process
            await room.jobs.run(room.catch_up)
        return room

    async def _loaded(self, table: str) -> Room:
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        try:
            return await asyncio.shield(task)
        except NoSuchTable as none:
            raise Refusal("", "no-such-table") from none
        except StoreUnavailable as gone:
            raise Refusal("", "not-kept") from gone

    async def _load(self, table: str) -> Room:
        room = self._new_room(TableState(table, await self.store.secret(table)))
        try:
            await room.load()
            await room.wait_for_close()
            await room.claim()
            if room.is_owner:
                await room.jobs.run(room.resume)
        except BaseException:  # don't register a room that can't be resumed
            await room.close()
            raise
        self.rooms[table] = room
        self.peers.ask_presence(table)
        return room

    def _new_room(self, state: TableState) -> Room:
        return Room(state, self.store, self.clock, self.pool, self)

    # Services for rooms (`rooms.room.Cluster`)

    async def claim(self, room: Room) -> bool:
        """Take the lease of a table, unless another process has it."""
        if self.is_alone:
            return True
        room.owner_seen = await self.store.expires_at(room.id) - LEASE_SECONDS
        return await self.store.take(room.id, self.owner, self.clock.now(), LEASE_SECONDS)

    def answer_sealed(self, table: str) -> None:
        """Notify other processes that a seat has answered in a window."""
        self.peers.answer_sealed(table)

    def presence_changed(self, room: Room) -> None:
        """Notify other processes of who is connected here."""
        if not self.is_alone:
            self.peers.send_presence(room)

    # Tables

    async def create(
        self,
        actor: Actor,
        setup: m.Setup,
        commands: Sequence[m.Command] = (),
        *,
        follows: TableState | None = None,
        seats: Sequence[Entry] = (),
    ) -> Room:
        """Create a table with the actor as host, and store it together with the host's first commands.

        `follows` is the table whose rematch this is; `seats` are the entries that fill seats from the beginning.
        """
        check_setup(setup)
        if follows is None:
            check_window_times(setup)
        setup = fill_in_pace(setup, self.settings.bot_seconds, self.settings.window_seconds)
        await self.check_table_count(actor.person)
        table = new_id() if follows is None else rematch_id(follows.secret, [seat.person for seat in follows.seats])
        state = TableState(table, fresh_secret())
        now = self.clock.now()
        for entry in (Opened(setup, actor.person, actor.name, follows.id if follows else ""), *seats):
            state.apply(now, entry)
        for command in commands:
            for entry in decide(state, actor, command):
                state.apply(now, entry)
        if table in self.rooms or table in self.loading:  # the rematch exists, but its first table doesn't name it yet
            return await self.room(table)
        room = self.rooms[table] = self._new_room(state)  # before storing it, so that nobody loads a second room
        try:
            await room.claim()
            bodies = [encode_entry(logged.entry) for logged in state.log]
            await self.store.create(table, state.secret, now, bodies, summarize(state, now))
        except BaseException as gone:  # even if the caller is canceled, remove the room
            self.rooms.pop(table, None)
            await room.close()
            if isinstance(gone, Conflict):  # another process was first
                return await self.room(table)
            if isinstance(gone, StoreUnavailable):
                raise Refusal("", "not-kept") from gone
            raise
        room.run_table()
        return room

    async def check_table_count(self, person: str, excluding: str = "") -> None:
        """Refuse someone who has too many tables, not counting the one they are joining."""
        try:
            count = await self.store.count_tables(person, excluding)
        except StoreUnavailable as gone:
            raise Refusal("", "not-kept") from gone
        if count >= self.settings.tables_per_person:
            raise Refusal("", "too-many-tables", {"most": self.settings.tables_per_person})

    async def handle(
        self, actor: Actor, room: Room, command: m.Say | m.Command, listener: Listener | None = None
    ) -> Room:
        """Carry out a command at a table. Return its room or, after a rematch, the room of the new table."""
        if isinstance(command, m.Rematch):
            return await self.rematch(actor, room)
        if isinstance(command, m.Sit):
            await self.check_table_count(actor.person, room.id)
            name = read_name(command.name, self.settings.name_letters) if command.name else ""
            command = msgspec.structs.replace(command, name=name)
        await room.handle(actor, command, listener)
        return room

    async def rematch(self, actor: Actor, room: Room) -> Room:
        """Return the room of the rematch, creating its table if needed. Everyone shifts by one seat."""
        await room.work(partial(self._create_rematch, actor, room))
        return await self.room(await room.read(lambda state: state.rematch))

    async def _create_rematch(self, actor: Actor, room: Room, state: TableState) -> None:
        check_rematch(state, actor)
        if state.rematch:
            return
        people = {seat.person for seat in state.seats if seat.person}
        deleted = {person for person in people if await self.store.person(person) is None}
        seats = rematch_seats(state, deleted)
        rematch = await self.create(actor, rematch_setup(state), follows=state, seats=seats)
        await room.commit(lambda state: decide_rematch_created(state, rematch.id))

    async def close_abandoned(self, before: float) -> None:
        """Close guests' matches that nobody has visited since `before`, so that they can expire."""
        for table in await self.store.abandoned(before, MAX_DUE):
            try:
                room = await self.room(table)
                await room.jobs.run(partial(room.commit, partial(self._abandon, room, before)))
                room.used = before  # it doesn't have to stay in memory
            except Refusal:
                pass  # retried next time
            except Exception as error:  # one bad table must not stop the others
                self.fault(error)

    @staticmethod
    def _abandon(room: Room, before: float, state: TableState) -> list[Entry]:
        return [] if room.listener_count else decide_abandon(state, before)

    # People

    def disconnect(self, person: str) -> None:
        """Close all connections of a person, whose session has ended."""
        self.disconnect_here(person)
        self.peers.session_ended(person)

    def disconnect_here(self, person: str) -> None:
        """Close the connections of a person to this process."""
        for room in self.rooms.values():
            room.disconnect(person)

    async def forget_person(self, person: str) -> None:
        """Take a deleted person out of all their tables. Finished games keep only the seat's name."""
        for table, summary in await self.store.tables_of(person, MAX_DUE):
            if summary.status in ("open", "playing"):
                room = await self.room(table)
                for seat in await room.read(lambda state: state.seats_of(person)):
                    await room.handle(Actor(person, ""), m.Leave(seat=seat))
                if await room.read(lambda state: state.host == person and state.status == "open"):
                    await room.handle(Actor(person, ""), m.Cancel())

    async def move_tables(self, guest: str, person: str) -> None:
        """Move a guest's tables to the account they signed in to, but only the newest of the finished ones."""
        found = await self.store.tables_of(guest, MAX_DUE)
        running = [table for table, summary in found if summary.status in ("open", "playing")]
        finished = [table for table, summary in found if summary.status == "over"][:MAX_FINISHED]
        for table in [*reversed(finished), *reversed(running)]:  # so that lists keep their order
            try:
                room = await self.room(table)
                await room.jobs.run(partial(room.commit, lambda state: decide_guest_sign_in(state, guest, person)))
            except Refusal as refusal:
                if refusal.why != "no-such-table":  # it expired just now
                    raise

    # Metrics

    def count_playing(self) -> int:
        """Count the tables here with a game in progress."""
        return sum(room.status == "playing" for room in self.rooms.values())

    def count_listeners(self) -> int:
        """Count the clients that listen to tables here."""
        return sum(room.listener_count for room in self.rooms.values())

    # Rounds

    async def _run_rounds(self) -> None:
        while True:
            await self.clock.sleep_until(self.clock.now() + ROUND_SECONDS)
            try:
                await self._unload()
                await touch_used_tables(self.rooms, self.store, self.clock.now(), self.settings.listed_for)
                if not self.is_alone:
                    self.peers.send_heartbeat()
                    await self._renew_leases()
                await self._take_up()
            except StoreUnavailable:
                pass
            except Exception as error:  # one bad table must not stop the others
                self.fault(error)

    async def _unload(self) -> None:
        before = self.clock.now() - self.settings.unload_after
        for table, room in list(self.rooms.items()):
            if room.can_unload(before):
                del self.rooms[table]
                await room.close()
                if room.is_owner and not self.is_alone:
                    await self.store.release(self.owner, table)

    async def _renew_leases(self) -> None:
        """Renew the leases of the tables that run here, and take those of dead processes."""
        held = [room for room in self.rooms.values() if room.is_owner]
        ours = set(await self.store.renew(self.owner, self.clock.now(), LEASE_SECONDS))
        for room in held:
            if room.id not in ours:  # our lease lapsed and another process took it
                room.is_owner = False
                room.run_table()
        others = [room.id for room in self.rooms.values() if room.status == "playing" and not room.is_owner]
        ours |= await self._claim_free(others)
        for table in ours.intersection(others, self.rooms):
            room = self.rooms[table]
            room.jobs.schedule(partial(self._take_over, room))

    async def _claim_free(self, tables: list[str]) -> set[str]:
        """Claim the tables that have no owner. Stop after one round's time, because leases must be renewed."""
        until = self.clock.now() + ROUND_SECONDS
        claimed = set[str]()
        for i in range(0, len(tables), MAX_DUE):
            for table in await self.store.free(tables[i : i + MAX_DUE], self.clock.now()):
                if self.clock.now() >= until:
                    return claimed
                if table in self.rooms and await self.claim(self.rooms[table]):
                    claimed.add(table)
        return claimed

    async def _take_over(self, room: Room) -> None:
        """Take over a table whose process is gone."""
        await room.catch_up()
        if room.is_owner:
            return
        room.is_owner = True
        try:
            await room.resume()
        except Refusal:  # the store is unavailable; the next round tries again
            room.is_owner = False

    async def _take_up(self) -> None:
        """Load tables without an owner where something is due. Stop after one round's time."""
        now = self.clock.now()
        owner = "" if self.is_alone else self.owner
        for table in await self.store.due(now + ROUND_SECONDS, MAX_DUE, owner, now):
            if table not in self.rooms and table not in self.unreadable:
                try:
                    await self.room(table)
                except Refusal as refusal:
                    if refusal.why == "our-fault":  # the room has logged it
                        self.unreadable.add(table)
                except Exception as error:  # don't stop the others; this one is retried when the server restarts
                    self.unreadable.add(table)
                    self.fault(error)
            if self.clock.now() >= now + ROUND_SECONDS:
                break
