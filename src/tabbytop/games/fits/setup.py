"""Setting up If It Fits: hands, the deck in stacks, the line of start cards [IIF-2]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine import first_seat
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import as_bool, as_int, as_list, as_name, as_object, check_seats, shown
from tabbytop.engine.play import settle
from tabbytop.engine.step import Automatic, SeatStep, Step
from tabbytop.games.fits.pile import Deal
from tabbytop.games.fits.refusals import at_text, forbids_cell, forbids_turning, forbids_walls
from tabbytop.games.fits.rulebook import (
    CATS,
    FEWEST_PLAYERS,
    HAND,
    MOST_PLAYERS,
    PRINCESSES,
    SPECIAL_TOYS,
    TABLES,
    USUAL_TABLE,
)
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.turn import NEXT
from tabbytop.games.fits.words import DRAW, FIRST, LARGEST, PLACES, START, STRIDE, TURNED, cell

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.fits.cards import Deck

CHOICES: Final[tuple[Plain, ...]] = (
    {"name": "advanced", "kind": "yes-no", "usual": False},
    {
        "name": "table",
        "kind": "one-of",
        "values": [{"name": name, "columns": size[0], "rows": size[1]} for name, size in TABLES.items()],
        "usual": USUAL_TABLE,
    },
    {"name": "cats", "kind": "each-seat", "values": [{"name": name} for name in CATS], "usual": None},
    {"name": "first", "kind": "seat", "usual": None},
)
"""The options of a table [IIF-2.1, IIF-2.5a, IIF-4.2a]."""


def read_table(value: object, where: str) -> tuple[int, int]:
    """Read a table, given by its name or by its columns and rows [IIF-4.2a]."""
    if isinstance(value, str):
        names = tuple(TABLES)
        return TABLES[names[as_name(value, where, names, "IIF-4.2")]]
    pair = as_list(value, where, 2)
    if len(pair) != 2:
        raise Refusal("IIF-4.2", "table-size", {"found": shown(value)}, where)
    columns = as_int(pair[0], f"{where}[0]", 1, LARGEST, "IIF-4.2")
    return columns, as_int(pair[1], f"{where}[1]", 1, LARGEST, "IIF-4.2")


def start(deck: Deck, seats: int, options: Plain) -> Table:
    """Return the state of a new game, before anything is drawn."""
    check_seats(seats, "players", FEWEST_PLAYERS, MOST_PLAYERS, "IIF-1.1")
    given = as_object(options, "options", (), ("advanced", "table", "first", "cats"))
    advanced = as_bool(given.get("advanced", False), "options.advanced")
    columns, rows = read_table(given.get("table", USUAL_TABLE), "options.table")
    s = Table(deck, seats, advanced, columns, rows)
    if "cats" in given:
        s.cats = _read_cats(given["cats"], seats)
    s.toys = SPECIAL_TOYS
    s.cards, s.princesses = stacks(len(deck.bag) + SPECIAL_TOYS - HAND * seats, seats, advanced)
    if given.get("first") is None:
        s.agenda.append(ChooseFirst(FIRST))
    else:
        starter = as_int(given["first"], "options.first", 0, seats - 1)
        s.agenda.append(NextStart(starter, starter))
    for _ in range(HAND):
        for seat in range(seats - 1, -1, -1):
            s.agenda.append(Deal(seat))
    settle(s)
    return s


def _read_cats(value: object, seats: int) -> list[int]:
    """Read each player's choice of cat. Players without a choice get the next free one [IIF-2.1]."""
    cats: list[int] = []
    names = as_list(value, "options.cats", seats)
    for seat, name in enumerate(names):
        one = as_name(name, f"options.cats[{seat}]", CATS, "IIF-1.1")
        if one in cats:
            raise Refusal("IIF-2.1", "cat-twice", {"cat": CATS[one]}, f"options.cats[{seat}]")
        cats.append(one)
    cats += [one for one in range(len(CATS)) if one not in cats]
    return cats[:seats]


def stacks(cards: int, seats: int, advanced: bool) -> tuple[list[int], list[int]]:
    """Return the number of cards, and of Princesses, in each stack [IIF-2.4, IIF-2.4a, IIF-11.1]."""
    if advanced:
        return [cards + PRINCESSES], [PRINCESSES]
    sizes = [cards // seats + (1 if k < cards % seats else 0) for k in range(seats)]
    return [size + 1 for size in sizes], [1] * seats


class ChooseFirst(first_seat.DrawFirst[Table]):
    """The starting player is drawn at random [IIF-2.5a]."""

    __slots__ = ()

    def begin(self, s: Table, seat: int) -> None:
        s.agenda.append(NextStart(seat, seat))

    def cites(self, s: Table, a: int) -> list[str]:
        return ["IIF-1.1", "IIF-2.5", "IIF-2.5a"]


def line_ends(s: Table) -> list[int]:
    """Return where a start card may be laid: in the middle, or at either end of the line [IIF-2.5, IIF-4.2a]."""
    board = s.board
    if not board.at:
        return [cell(board.columns // 2, board.rows // 2)]
    ends: list[int] = []
    for step in (-STRIDE, STRIDE):
        c = board.at[0]
        while c in board.card:
            c += step
        if board.is_on(c):
            ends.append(c)
    return ends


class NextStart(Automatic[Table]):
    """The next player lays a start card, or the first turn begins [IIF-2.5]."""

    __slots__ = ("first", "seat")

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def happen(self, s: Table) -> None:
        """Ask the next player, or begin if they have no legal place: no later player has one either [IIF-2.5b]."""
        choose = ChooseStart(self.seat, self.first)
        if (self.seat != self.first or not s.board.at) and choose.options(s):
            s.agenda.append(choose)
        else:
            s.start.clear()
            s.agenda.append(NEXT[self.first])

    def key(self) -> tuple[object, ...]:
        return ("next-start", self.seat, self.first)


class ChooseStart(SeatStep[Table]):
    """A player chooses one of the remaining start cards [IIF-2.5]."""

    __slots__ = ("first",)
    begins = True
    chooses = True

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, s: Table) -> list[int]:
        if not s.advanced:  # walls don't matter
            return [START + i for i in range(len(s.start))] if line_ends(s) else []
        return [START + i for i in range(len(s.start)) if LayStart(self.seat, self.first, i).options(s)]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if not START <= a < DRAW:
            return Refusal("IIF-2.5", "choose-start-card")
        if a - START >= len(s.start):
            return Refusal("IIF-2.5", "no-such-start-card", {"card": a - START, "count": len(s.start)})
        if a in self.options(s):
            return None
        return Refusal("IIF-11.2" if line_ends(s) else "IIF-4.2", "no-place-for-card")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        return LayStart(self.seat, self.first, a - START)

    def cites(self, s: Table, a: int) -> list[str]:
        return ["IIF-2.5"]

    def key(self) -> tuple[object, ...]:
        return ("choose-start", self.seat, self.first)


class LayStart(SeatStep[Table]):
    """A player lays the chosen start card in the middle, or at an end of the line [IIF-2.5]."""

    __slots__ = ("first", "index")

    def __init__(self, seat: int, first: int, index: int) -> None:
        super().__init__(seat)
        self.first = first
        self.index = index

    def options(self, s: Table) -> list[int]:
        """Return every legal place for the card as it is and, if that looks different, turned by 180°."""
        kind = s.start[self.index]
        found: list[int] = []
        for turned in (False, True) if s.differs(kind) else (False,):
            walls = s.walls_that_count(kind, turned)
            for c in line_ends(s):
                if not s.board.facing.get(c, 0) & walls:
                    found.append(TURNED + c if turned else c)
        return found

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if a in self.options(s):
            return None
        if not 0 <= a < TURNED + PLACES:
            return Refusal("IIF-4.1", "not-a-cell")
        turned = a >= TURNED
        c = a - TURNED if turned else a
        kind = s.start[self.index]
        if turned and not s.differs(kind):
            return forbids_turning(s, kind)
        ends = line_ends(s)
        if c in ends:
            return forbids_walls(s, c, kind, turned)
        if not s.board.at:
            return Refusal("IIF-4.2", "not-the-middle", {"at": at_text(ends[0])})
        refusal = forbids_cell(s, c)
        if refusal is not None and refusal.why != "touches-nothing":
            return refusal
        return Refusal("IIF-2.5", "not-the-line", {"at": at_text(c)})

    def resolve(self, s: Table, a: int) -> None:
        kind = s.start.pop(self.index)
        turned = a >= TURNED
        s.lay(a - TURNED if turned else a, kind, turned)
        s.agenda.append(NextStart((self.seat + 1) % s.seats, self.first))

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["IIF-2.5", "IIF-4.2", "IIF-4.2a"]
        if s.advanced and s.board.at:
            cited.append("IIF-11.2")
        after = s.clone()
        self.resolve(after, a)
        settle(after)
        if (self.seat + 1) % s.seats != self.first and not isinstance(after.agenda[-1], ChooseStart):
            cited.append("IIF-2.5b")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("lay-start", self.seat, self.first, self.index)
