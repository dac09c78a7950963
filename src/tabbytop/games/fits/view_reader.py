"""Read views of If It Fits from plain data: the inverse of `notation.write_view`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_bool, as_int, as_list, as_name, as_object, wrong
from tabbytop.games.fits.cards import UNKNOWN, Deck, read_toys
from tabbytop.games.fits.position import Reader, check_counts, lay_cells, read_across, read_phase
from tabbytop.games.fits.rulebook import CATS_EACH, MOST_PLAYERS, USUAL_TABLE
from tabbytop.games.fits.setup import read_table
from tabbytop.games.fits.state import Table

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain

_HOLE: Final = ""
"""A card in a hand that the seat can't see."""


def read_view(deck: Deck, data: object) -> Table:
    """Read a view.

    A view doesn't say what was discarded, or from which stacks others drew their cards. So unseen cards aren't
    counted here, and `fill` can't sample states from the result.
    """
    top = as_object(
        data,
        "view",
        ("game", "players", "to_move", "phase", "deck", "supply"),
        ("options", "cells", "across", "ending", "start_cards", "just_played"),
    )
    as_name(top["game"], "game", ("if-it-fits",))
    options = as_object(top.get("options", {}), "options", (), ("advanced", "table", "toys"))
    advanced = as_bool(options.get("advanced", False), "options.advanced")
    columns, rows = read_table(options.get("table", USUAL_TABLE), "options.table")
    if "toys" in options and read_toys(options["toys"], "options.toys") != deck.toys:
        raise Refusal("IIF-1.3", "other-deck", {}, "options.toys")
    reader = _ViewReader(deck, top)
    reader.read()
    s = Table(deck, len(reader.players), advanced, columns, rows)
    s.cats = [player.cat for player in reader.players]
    s.hands = [[reader.kind(text) for text in player.hand] for player in reader.players]
    s.stacks = [player.stacks for player in reader.players]
    s.start = [deck.number[text] for text in reader.start]
    s.bag.clear()
    s.cards = [cards for cards, _ in reader.stacks]
    s.princesses = [0] * len(s.cards)
    lay_cells(s, reader)
    read_across(s, reader)
    check_counts(s, reader)
    _check_supply(s, top["supply"])
    s.ending = as_bool(top.get("ending", False), "ending")
    read_phase(s, reader)
    return s


class _ViewReader(Reader):
    """A reader of states with holes, whose cards belong to a known deck."""

    __slots__ = ("known",)

    def __init__(self, deck: Deck, top: Plain) -> None:
        super().__init__(top, deck.toys, {})
        self.known = deck

    def read(self) -> None:
        """Read everything except what lies across cards."""
        self.read_seats_and_cells()
        self.read_start()

    def read_stacks(self) -> None:
        """Read how many cards are left in each stack."""
        given = as_object(self.top["deck"], "deck", ("cards", "stacks"))
        for k, value in enumerate(as_list(given["stacks"], "deck.stacks", MOST_PLAYERS)):
            self.stacks.append((as_int(value, f"deck.stacks[{k}]", 0, MOST_LISTED), False))
        total = sum([cards for cards, _ in self.stacks])
        if as_int(given["cards"], "deck.cards", 0, MOST_LISTED * MOST_PLAYERS) != total:
            raise Refusal("IIF-2.4", "stack-cards", {"cards": total, "deck": str(given["cards"])}, "deck")

    def read_card(self, value: object, where: str, also: tuple[str, ...] = ()) -> str:
        """Read a card of the deck, or a hole."""
        if value is None:
            return _HOLE
        text = super().read_card(value, where, also)
        if text not in self.known.number:
            raise Refusal("IIF-1.2", "other-deck", {}, where)
        return text

    def read_cardboard(self, value: object, where: str, also: tuple[str, ...] = ()) -> str:
        """Read a card that is face up, so it can't be a hole."""
        if value is None:
            raise wrong(value, "card", where)
        return super().read_cardboard(value, where, also)

    def kind(self, text: str) -> int:
        """Return the number of a card in a hand."""
        return UNKNOWN if text == _HOLE else self.known.number[text]


def _check_supply(s: Table, value: object) -> None:
    """Check that all cats of each player are on the table or in their supply [IIF-2.1]."""
    supply = as_list(value, "supply", MOST_PLAYERS)
    if [as_int(one, f"supply[{i}]", 0, CATS_EACH, "IIF-1.1") for i, one in enumerate(supply)] != s.supply:
        raise Refusal("IIF-1.1", "other-deck", {}, "supply")
