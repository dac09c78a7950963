"""The clients that listen to a table. Each is sent frames for its own seat, with the news since its last entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language
from tabbytop.server.clock import Clock
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.tables.commands.absence import AWAY_SECONDS, can_be_replaced
from tabbytop.server.tables.commands.upkeep import GuestSignedIn
from tabbytop.server.tables.state import TableState
from tabbytop.server.views.frame import FrameBuilder, table_info
from tabbytop.wire import messages as m

_encoder = msgspec.json.Encoder()

Presence = tuple[set[int], int]
"""The seats that are connected, and the number of watchers."""


@dataclass(eq=False)
class Listener:
    """One client: a browser tab, a bot, a terminal."""

    person: str
    seat: int | None
    """The seat whose view it gets; None for a watcher."""
    last_entry: int
    """The number of the last entry it was sent."""
    send: Callable[[bytes], None]
    language: Language | None = None
    """The language of the sentences it gets, if it wants any."""
    only: int | None = None
    """The one seat it may see, if it came with a token for that seat."""
    watches: bool = False
    """Whether it gets the watcher's view even if it has a seat, for a screen that everyone sees."""
    refuse: Callable[[Refusal], None] = lambda refusal: None
    """Sends the client the reason why it may not stay connected, and disconnects it for good."""
    disconnect: Callable[[], None] = lambda: None
    """Closes the connection; the client may reconnect."""
    known_undo: tuple[int | None, int] | None = None
    """The undo request that it was last sent; None if it hasn't been sent a `TableInfo` yet."""


class Listeners:
    """All clients that listen to one table."""

    def __init__(self, clock: Clock, sealed: SealedAnswers, announce: Callable[[], None]) -> None:
        self.clock = clock
        self.sealed = sealed
        self.announce = announce
        """Called when presence changes, for other processes."""
        self.frames = FrameBuilder()
        self.listeners: list[Listener] = []
        self._elsewhere: dict[str, Presence] = {}
        """The presence in other processes."""
        self._announced: Presence = (set(), 0)
        self._loaded_at = clock.now()
        self._last_seen: dict[int, float] = {}
        """When each seat was last known to be connected, or sent a request."""

    def __len__(self) -> int:
        return len(self.listeners)

    # Joining and leaving

    def add(self, table: TableState, listener: Listener) -> None:
        """Add a listener and send it everything since the entry it knows."""
        if not self._find_seat(table, listener):
            listener.refuse(Refusal("", "no-watchers"))
            return
        self.listeners.append(listener)
        self._send(table, listener, {})
        self._presence_changed(table, listener)

    def remove(self, table: TableState, listener: Listener) -> None:
        """Remove a listener."""
        if listener in self.listeners:
            self._note_seen()
            self.listeners.remove(listener)
            self._presence_changed(table, listener)

    def disconnect(self, person: str) -> None:
        """Close all connections of a person, whose session has ended."""
        for listener in self.listeners:
            if listener.person == person:
                listener.disconnect()

    # Presence

    def present(self) -> Presence:
        """Return who is connected to this process."""
        seats = [listener.seat for listener in self.listeners]
        return {seat for seat in seats if seat is not None}, seats.count(None)

    def set_presence(self, process: str, presence: Presence) -> bool:
        """Record who is connected to another process. Return whether that has changed."""
        self._note_seen()
        before = self._elsewhere.pop(process, (set(), 0))
        if presence != (set(), 0):
            self._elsewhere[process] = presence
        return before != presence

    def note_request(self, table: TableState, person: str) -> None:
        """Update when a person was last seen, because they sent a request: clients don't need a socket."""
        self._last_seen.update(dict.fromkeys(table.seats_of(person), self.clock.now()))

    def away_since(self, table: TableState, seat: int) -> float | None:
        """Return when a seat's player was last seen, or None if they are connected.

        A player who hasn't been seen since this process loaded the table counts as seen then.
        """
        theirs = table.seats_of(table.seats[seat].person)
        if self._everywhere()[0].intersection(theirs):
            return None
        return max((self._last_seen[one] for one in theirs if one in self._last_seen), default=self._loaded_at)

    def _note_seen(self) -> None:
        self._last_seen.update(dict.fromkeys(self._everywhere()[0], self.clock.now()))

    def _everywhere(self) -> Presence:
        """Return who is connected to any process."""
        present, watching = self.present()
        for seats, watchers in self._elsewhere.values():
            present |= seats
            watching += watchers
        return present, watching

    def send_presence(self, table: TableState, excluding: Listener | None = None) -> None:
        """Send everyone except one listener who is connected now."""
        encoded: dict[tuple[str, int | None], bytes] = {}
        for listener in self.listeners:
            if listener is excluding or listener.last_entry != table.entry_number:
                continue
            key = (listener.person, listener.seat)
            if key not in encoded:
                info = self.table_info(table, listener.person)
                frame = m.Frame(table.entry_number, self.clock.now(), [], info, listener.seat)
                encoded[key] = _encoder.encode(frame)
            listener.send(encoded[key])

    def _presence_changed(self, table: TableState, cause: Listener) -> None:
        self.send_presence(table, excluding=cause)
        self._announce()

    def _announce(self) -> None:
        present = self.present()
        if present != self._announced:
            self._announced = present
            self.announce()

    def table_info(self, table: TableState, person: str) -> m.TableInfo:
        """Return who sits where and who is connected, as sent to a person."""
        info = table_info(table, person, *self._everywhere())
        for i, seat in enumerate(info.seats):
            if can_be_replaced(table, i) and (since := self.away_since(table, i)) is not None:
                seat.replaceable_at = since + AWAY_SECONDS
        return info

    # Frames

    def publish(self, table: TableState, seat: int | None = None) -> None:
        """Send the state of the table to everyone, or to the listeners of one seat."""
        encoded: dict[tuple[object, ...], bytes] = {}
        self._note_seen()
        for listener in list(self.listeners):
            if self._signed_in(table, listener):
                self.listeners.remove(listener)
                listener.disconnect()
            elif not self._find_seat(table, listener):
                self.listeners.remove(listener)
                listener.refuse(Refusal("", "no-watchers"))
            elif seat is None or listener.seat == seat:
                self._send(table, listener, encoded)
        self._announce()

    def frame(
        self,
        table: TableState,
        person: str,
        seat: int | None,
        since: int,
        language: Language | None,
        *,
        with_info: bool = True,
    ) -> m.Frame:
        """Return the frame for a seat, with the news since an entry."""
        info = self.table_info(table, person) if with_info else None
        return self.frames.build(table, self.clock.now(), seat, since, language, info, self.sealed)

    def _signed_in(self, table: TableState, listener: Listener) -> bool:
        """Return whether this guest has signed in to an account since, and so must reconnect as that person."""
        new = table.log[max(0, listener.last_entry) :]
        return any(isinstance(one.entry, GuestSignedIn) and one.entry.was == listener.person for one in new)

    def _find_seat(self, table: TableState, listener: Listener) -> bool:
        """Find the seat whose view a listener gets now. Return False if it may not even watch."""
        mine = [seat for seat in table.seats_of(listener.person) if listener.only in (None, seat)]
        if listener.watches:
            listener.seat = None
        elif listener.seat not in mine:
            listener.seat = mine[0] if mine else None
        return bool(mine) or table.setup.watchers or table.status != "playing"

    def _send(self, table: TableState, listener: Listener, encoded: dict[tuple[object, ...], bytes]) -> None:
        language = listener.language
        undo = (table.undo_seat, len(table.undo_votes))
        new = table.log[max(0, listener.last_entry) :]
        with_info = listener.known_undo != undo or any(one.entry.changes_table_info for one in new)
        key = (
            listener.person if with_info else None,
            listener.seat,
            listener.last_entry,
            language and language.code,
        )
        if key not in encoded:
            frame = self.frame(
                table, listener.person, listener.seat, listener.last_entry, language, with_info=with_info
            )
            encoded[key] = _encoder.encode(frame)
        listener.last_entry = table.entry_number
        listener.known_undo = undo
        listener.send(encoded[key])
