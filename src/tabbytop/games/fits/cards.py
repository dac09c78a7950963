"""The cards of If It Fits: which sides are open, which icons they show [IIF-1.3]."""

from __future__ import annotations

from typing import Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import (
    LONGEST_NAME,
    MOST_LISTED,
    as_int,
    as_line,
    as_list,
    as_name,
    as_object,
    as_text,
    read_deck_file,
    read_id,
    shown,
)
from tabbytop.games.fits.rulebook import CARDBOARD, SPRAY, START_CARDS, TOYS

SIDES: Final = "NESW"
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
OPEN: Final = NORTH | EAST | SOUTH | WEST
"""All four sides open: sleeping cats, Princess and special toys [IIF-1.5, IIF-6.1a, IIF-7.2]."""

PRINCESS: Final = 0
TOY: Final = 1
FIRST_KIND: Final = 2
"""The first kind of cardboard. The kinds before it are Princess and the special toy."""
UNKNOWN: Final = -1
"""A card that the viewer can't see."""

FIELD: Final = 10
"""Bits of one count in a box's tally."""
ONE_OPEN: Final = 1
"""One open side, the tally's first count."""
ONE_SPRAY: Final = 1 << FIELD
TOY_FIELDS: Final = 2 * FIELD
"""The bit at which the counts of toys begin, with a field for each kind."""
COUNT: Final = (1 << FIELD) - 1

MOST_ICONS: Final = 8
MOST_TOYS: Final = 8
FEWEST_CARDS: Final = 12
"""Minimum size of a deck: enough to deal two cards to each of five players and leave some to draw."""
RESERVED: Final = ("toy", "princess")


def turn(sides: int) -> int:
    """Return a card's sides after turning it by 180° [IIF-4.1]."""
    return (sides << 2 | sides >> 2) & OPEN


class Deck:
    """The cards of a game: their kinds, by number, and how many there are of each."""

    __slots__ = ("bag", "icons", "ids", "number", "open", "start", "tally", "texts", "toys")

    def __init__(self, cards: list[str], start: list[str], toys: tuple[str, ...]) -> None:
        self.toys = toys
        self.texts: list[str] = ["princess", "toy", *sorted(set(cards + start))]
        self.number: dict[str, int] = {text: kind for kind, text in enumerate(self.texts)}
        self.open: list[int] = [OPEN, OPEN, *[open_of(text) for text in self.texts[FIRST_KIND:]]]
        self.icons: list[list[str]] = [[], [], *[icons_of(text) for text in self.texts[FIRST_KIND:]]]
        self.tally: list[int] = [self.tally_of(icons) for icons in self.icons]
        self.tally[TOY] = self.tally_of(list(toys))  # the paw is one icon of every kind [IIF-1.5]
        self.bag: list[int] = sorted([self.number[text] for text in cards])
        self.start: list[int] = [self.number[text] for text in start]
        self.ids: dict[str, str] = {}

    def tally_of(self, icons: list[str]) -> int:
        """Return icons as a tally: counts that add up when boxes join."""
        tally = 0
        for icon in icons:
            tally += ONE_SPRAY if icon == SPRAY else 1 << TOY_FIELDS + FIELD * self.toys.index(icon)
        return tally


def card_text(sides: str, icons: list[str], toys: tuple[str, ...]) -> str:
    """Return a card as text, with its icons in canonical order: `NES:mouse+spray`."""
    names = (*toys, SPRAY)
    return f"{sides}:{'+'.join(sorted(icons, key=names.index))}"


def open_of(text: str) -> int:
    """Return the open sides of a card from its text."""
    sides = 0
    for letter in text.partition(":")[0]:
        sides |= 1 << SIDES.index(letter)
    return sides


def icons_of(text: str) -> list[str]:
    """Return the icons of a card from its text."""
    icons = text.partition(":")[2]
    return icons.split("+") if icons else []


def sides_text(sides: int) -> str:
    """Return sides as letters, in canonical order."""
    return "".join([SIDES[i] for i in range(4) if sides >> i & 1])


def read_card(value: object, where: str, toys: tuple[str, ...], also: tuple[str, ...] = ()) -> str:
    """Read a card from `{"open": "NES", "icons": ["mouse"]}` and return its text; `also` lists extra keys [IIF-1.3]."""
    card = as_object(value, where, ("open", "icons"), also)
    sides = as_text(card["open"], f"{where}.open")
    if sides != "".join([side for side in SIDES if side in sides]):
        raise Refusal("IIF-1.3", "open-sides", {"found": shown(sides)}, f"{where}.open")
    names = (*toys, SPRAY)
    icons: list[str] = []
    for i, icon in enumerate(as_list(card["icons"], f"{where}.icons", MOST_ICONS)):
        icons.append(names[as_name(icon, f"{where}.icons[{i}]", names, "IIF-1.3")])
    return card_text(sides, icons, toys)


def write_card(deck: Deck, kind: int) -> dict[str, object]:
    """Return a card as plain data."""
    return {"open": sides_text(deck.open[kind]), "icons": deck.icons[kind][:]}


def read_toys(value: object, where: str) -> tuple[str, ...]:
    """Read the kinds of toys in a deck."""
    names: list[str] = []
    for i, one in enumerate(as_list(value, where, MOST_TOYS)):
        name = as_line(one, f"{where}[{i}]", LONGEST_NAME)
        if name == SPRAY or name in names or not name.isascii() or not name.replace("-", "").isalnum():
            raise Refusal("IIF-1.3", "toy-name", {"found": shown(name)}, f"{where}[{i}]")
        names.append(name)
    if not names:
        raise Refusal("IIF-1.3", "no-toys", {}, where)
    return tuple(names)


class _CardReader:
    """A reader that collects the cards of a deck file."""

    __slots__ = ("ids", "taken", "toys")

    def __init__(self, toys: tuple[str, ...]) -> None:
        self.toys = toys
        self.ids: dict[str, str] = {}
        self.taken: set[str] = set()

    def read(self, value: object, name: str) -> list[str]:
        """Read a list of cards, each with its number of copies."""
        cards: list[str] = []
        for i, one in enumerate(as_list(value, name, MOST_LISTED)):
            where = f"{name}[{i}]"
            text = read_card(one, where, self.toys, ("id", "copies"))
            assert isinstance(one, dict)
            called = read_id(one, where, self.taken)
            if called in RESERVED:
                raise Refusal("IIF-1.2", "id-reserved", {"id": called}, f"{where}.id")
            if called:
                self.ids[called] = text
            copies = as_int(one["copies"], f"{where}.copies", 1, CARDBOARD) if "copies" in one else 1
            cards.extend([text] * copies)
        return cards


def read_deck(data: object) -> Deck:
    """Read a deck of cardboard and start cards. Princess and special toys are always included [IIF-1.2]."""
    deck = read_deck_file(data, "if-it-fits", ("cards", "start_cards"), ("toys",))
    reader = _CardReader(read_toys(deck["toys"], "toys") if "toys" in deck else TOYS)
    cards = reader.read(deck["cards"], "cards")
    start = reader.read(deck["start_cards"], "start_cards")
    if not FEWEST_CARDS <= len(cards) <= CARDBOARD:
        facts: dict[str, str | int] = {"count": len(cards), "least": FEWEST_CARDS, "most": CARDBOARD}
        raise Refusal("IIF-1.2", "deck-size", facts, "cards")
    if len(start) != START_CARDS:
        raise Refusal("IIF-1.2", "start-cards", {"count": len(start), "wanted": START_CARDS}, "start_cards")
    made = Deck(cards, start, reader.toys)
    made.ids = reader.ids
    return made
