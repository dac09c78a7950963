"""Before the game: open a table, sit down, seat bots, swap seats, start or cancel."""

from __future__ import annotations

import re

from tabbytop.bots.characters import CHARACTERS, character_named, pick_character
from tabbytop.bots.levels import no_such_bot
from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.clocks import Clocks
from tabbytop.server.tables.commands.checks import require_host, require_open, require_seat
from tabbytop.server.tables.parsing import bot_name, free_name
from tabbytop.server.tables.setup import BOT_LEVEL, MAX_ITERATIONS, open_setup
from tabbytop.server.tables.state import Entry, SeatState, TableState, luck_in
from tabbytop.table.dealer import NONCE_BYTES, Dealer
from tabbytop.table.match import Match
from tabbytop.wire import messages as m


class Opened(Entry, tag="opened"):
    """A table was created."""

    setup: m.Setup
    host: str
    host_name: str
    follows: str = ""
    """The table whose rematch this is."""

    def apply(self, table: TableState) -> None:
        table.setup, table.host, table.host_name = self.setup, self.host, self.host_name
        table.created_at = table.updated_at
        table.seats = [SeatState()] * self.setup.players


class Sat(Entry, tag="sat"):
    """A person sat down."""

    public = ("name",)
    seat: int
    person: str
    name: str
    nonce: str = ""
    """In hexadecimal; empty if none came with the request."""

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = SeatState(self.person, self.name, nonce=self.nonce)

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-sat", who=self.name)]

    def quota_owner(self, table: TableState) -> str:
        return self.person


class NonceAdded(Entry, tag="nonce"):
    """A seat added its nonce to the deal. Its value is published after the game."""

    seat: int
    nonce: str

    def apply(self, table: TableState) -> None:
        table.change_seat(self.seat, nonce=self.nonce)


class BotSeated(Entry, tag="seated"):
    """The host seated a bot."""

    public = ("name",)
    seat: int
    level: str
    name: str
    character: str = ""
    """Its character. Old logs have none."""

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = SeatState(name=self.name, level=self.level, character=self.character, ready=True)

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-sat", who=self.name)]

    def quota_owner(self, table: TableState) -> str:
        return table.host


class Emptied(Entry, tag="emptied"):
    """A seat became empty before the game."""

    public = ("removed",)
    seat: int
    removed: bool = False
    """Whether the host removed the player, who then can't sit down here again."""

    def apply(self, table: TableState) -> None:
        if self.removed:
            table.removed.add(table.seats[self.seat].person)
        table.seats[self.seat] = SeatState()

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-removed" if self.removed else "news-stood-up", who=table.name_at(n, self))]


class HostChanged(Entry, tag="hosted"):
    """Someone else became the host."""

    public = ("name",)
    person: str
    name: str

    def apply(self, table: TableState) -> None:
        table.host, table.host_name = self.person, self.name

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-host", who=self.name)]


class Swapped(Entry, tag="swapped"):
    """The host swapped two seats."""

    public = ("seats",)
    seats: tuple[int, int]

    def apply(self, table: TableState) -> None:
        first, second = self.seats
        table.seats[first], table.seats[second] = table.seats[second], table.seats[first]

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-swapped", first=self.seats[0] + 1, second=self.seats[1] + 1)]

    def quota_owner(self, table: TableState) -> str:
        return table.host


class Readied(Entry, tag="ready"):
    """A player is ready, or no longer ready."""

    public = ("ready",)
    seat: int
    ready: bool

    def apply(self, table: TableState) -> None:
        table.change_seat(self.seat, ready=self.ready)


class Started(Entry, tag="started"):
    """The game started; chance acted first."""

    changes_match = True
    nonces: list[str]
    """By seat, in hexadecimal; empty if the seat sent none. In old logs the server filled in every seat."""
    luck: list[str]

    def apply(self, table: TableState) -> None:
        table.match = new_match(table, self.nonces)
        table.clocks = Clocks(table.setup.clock, len(table.seats))
        table.status = "playing"
        table.long_windows = table.setup.long_windows
        table.match.repeat_words(self.luck)
        table.match_changed()


class TableCanceled(Entry, tag="cancelled"):
    """The host canceled the table, or everyone left before the game."""

    def apply(self, table: TableState) -> None:
        table.status = "cancelled"

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-canceled")]


def new_match(table: TableState, nonces: list[str]) -> Match:
    """Return the table's match before its first draw."""
    game, start = open_setup(table.setup)
    return Match(game, start, Dealer(table.secret, [bytes.fromhex(nonce) for nonce in nonces]))


def decide_sit(table: TableState, actor: Actor, command: m.Sit) -> list[Entry]:
    """Sit down in an empty seat."""
    require_open(table)
    if actor.only is not None or not actor.person:
        raise Refusal("", "not-your-seat")
    if actor.person in table.removed:
        raise Refusal("", "removed")
    empty = [i for i, seat in enumerate(table.seats) if seat.is_empty]
    seat = (empty[0] if empty else -1) if command.seat is None else command.seat
    if seat not in empty:
        raise Refusal("", "seat-taken")
    nonce = read_nonce(command.nonce) if command.nonce else ""
    return [Sat(seat, actor.person, free_name(command.name or actor.name, table.names), nonce)]


def decide_add_nonce(table: TableState, actor: Actor, command: m.AddNonce) -> list[Entry]:
    """Add a seat's nonce to the deal. A seat keeps its first one, so that a player can find it in the record."""
    require_open(table)
    seat = actor.seat_at(table, command.seat)
    nonce = read_nonce(command.nonce)
    if table.seats[seat].nonce not in ("", nonce):
        raise Refusal("", "nonce-set")
    return [] if table.seats[seat].nonce else [NonceAdded(seat, nonce)]


def read_nonce(text: str) -> str:
    """Check the form of a nonce."""
    if not re.fullmatch(rf"[0-9a-f]{{{2 * NONCE_BYTES}}}", text):
        raise Refusal("", "not-hex", {"count": NONCE_BYTES}, "nonce")
    return text


def decide_ready(table: TableState, actor: Actor, command: m.Ready) -> list[Entry]:
    """Mark the player as ready or not ready."""
    require_open(table)
    seat = actor.seat_at(table, command.seat)
    return [Readied(seat, command.ready)] if table.seats[seat].ready != command.ready else []


def decide_seat_bot(table: TableState, actor: Actor, command: m.SeatBot) -> list[Entry]:
    """Seat a bot in a seat that no person has, as the character that the command names, or a random one."""
    require_host(table, actor)
    require_open(table)
    seat = require_seat(table, command.seat)
    level, _, character = command.level.partition("@")
    if not BOT_LEVEL.fullmatch(level):
        raise no_such_bot(command.level, MAX_ITERATIONS)
    if seat.person:
        raise Refusal("", "seat-taken")
    others = [one for i, one in enumerate(table.seats) if i != command.seat]
    taken = {one.character for one in others}
    if "@" in command.level:
        character_named(character)
        if character in taken:
            raise Refusal("", "character-taken", {"name": CHARACTERS[character].name})
    else:
        character = random_character(table, taken)
    name = CHARACTERS[character].name if character else bot_name(level)
    return [BotSeated(command.seat, level, free_name(name, [one.name for one in others]), character)]


def random_character(table: TableState, taken: set[str]) -> str:
    """Return a character for the next bot. The seed depends on the table's secret, which nobody knows yet."""
    return pick_character(taken, table.secret + f" character {table.entry_number}".encode())


def decide_remove(table: TableState, actor: Actor, command: m.Remove) -> list[Entry]:
    """Empty a seat. A person removed by the host can't sit down at this table again."""
    require_host(table, actor)
    require_open(table)
    person = require_seat(table, command.seat).person
    if person and person != table.host:
        return [Emptied(command.seat, removed=True)]
    return [] if require_seat(table, command.seat).is_empty else decide_stand_up(table, command.seat)


def decide_stand_up(table: TableState, seat: int) -> list[Entry]:
    """Empty a seat before the game. If that was the host's last seat, the next person becomes host.

    If nobody is left, the table is canceled. A host without a seat, who runs the table from a big screen, stays host.
    """
    person = table.seats[seat].person
    entries: list[Entry] = [Emptied(seat)]
    others = [one for i, one in enumerate(table.seats) if one.person and i != seat]
    if person == table.host and all(one.person != person for one in others):
        entries.append(HostChanged(others[0].person, others[0].name) if others else TableCanceled())
    return entries


def decide_swap(table: TableState, actor: Actor, command: m.Swap) -> list[Entry]:
    """Swap two seats."""
    require_host(table, actor)
    require_open(table)
    for seat in command.seats:
        require_seat(table, seat)
    return [Swapped(command.seats)] if command.seats[0] != command.seats[1] else []


def decide_start(table: TableState, actor: Actor, command: m.Start) -> list[Entry]:
    """Start the game once every seat is taken and everyone but the host is ready.

    A seat without a nonce adds nothing to the deal. The server never makes one up: it knows the secret, so it could
    try nonces until the deal suits it.
    """
    require_host(table, actor)
    require_open(table)
    nonce = read_nonce(command.nonce) if command.nonce else ""
    if any(seat.is_empty for seat in table.seats):
        raise Refusal("", "seats-empty")
    waiting = [seat.name for seat in table.seats if not seat.ready and seat.person != table.host]
    if waiting:
        raise Refusal("", "not-ready", {"names": ", ".join(waiting)})
    entries: list[Entry] = []
    nonces = [seat.nonce for seat in table.seats]
    bare = [seat for seat in table.seats_of(actor.person) if not nonces[seat]]
    if nonce and bare:
        entries.append(NonceAdded(bare[0], nonce))
        nonces[bare[0]] = nonce
    match = new_match(table, nonces)
    match.deal()
    entries.append(Started(nonces, luck_in(match, 0)))
    return entries


def decide_cancel(table: TableState, actor: Actor, command: m.Cancel) -> list[Entry]:
    """Cancel the table before the game."""
    require_host(table, actor)
    require_open(table)
    return [TableCanceled()]


HANDLERS = {
    m.Sit: decide_sit,
    m.AddNonce: decide_add_nonce,
    m.Ready: decide_ready,
    m.SeatBot: decide_seat_bot,
    m.Remove: decide_remove,
    m.Swap: decide_swap,
    m.Start: decide_start,
    m.Cancel: decide_cancel,
}
