"""What the server itself writes to a table's log: pauses, restarts, and guests who sign in."""

from __future__ import annotations

from tabbytop.narrate.language import Language
from tabbytop.server.tables.state import Entry, TableState


class GuestSignedIn(Entry, tag="became"):
    """A guest signed in to an account, which now has everything that was theirs at this table."""

    was: str
    person: str

    def apply(self, table: TableState) -> None:
        for seat in table.seats_of(self.was):
            table.change_seat(seat, person=self.person)
        if table.host == self.was:
            table.host = self.person
        if table.long_windows_by == self.was:
            table.long_windows_by = self.person
        if self.was in table.removed:
            table.removed.add(self.person)


class Paused(Entry, tag="paused"):
    """The server stops while a live clock runs."""

    def apply(self, table: TableState) -> None:
        table.is_paused = True


class Resumed(Entry, tag="resumed"):
    """The server is back. The player to move keeps the time they had left, and an open window starts over."""

    seen: float = 0.0
    """When a server last ran the table. Old logs have 0 (unknown), so the player gets the whole time again."""

    def apply(self, table: TableState) -> None:
        table.clocks.resume(table.updated_at, self.seen)
        table.asked_at = table.updated_at

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-resumed")]


def has_live_clock(table: TableState) -> bool:
    """Return whether someone's live clock is running."""
    return table.status == "playing" and table.setup.clock.kind == "live" and table.clocks.running is not None


def decide_pause(table: TableState) -> list[Entry]:
    """Log once when a live clock stopped, before the server stops."""
    return [Paused()] if has_live_clock(table) and not table.is_paused else []


def decide_resume(table: TableState, last_seen: float) -> list[Entry]:
    """Restart live clocks and open windows of a table that no server has run since `last_seen`."""
    is_in_window = table.window is not None and table.setup.clock.kind != "slow"
    return [Resumed(max(last_seen, table.updated_at))] if has_live_clock(table) or is_in_window else []


def decide_guest_sign_in(table: TableState, guest: str, person: str) -> list[Entry]:
    """Hand a guest's seats and host role to the account they signed in to."""
    return [GuestSignedIn(guest, person)] if table.seats_of(guest) or table.host == guest else []
