"""If It Fits, its rooms tied together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.game import Game, Plain
from tabbytop.games.fits import notation, position, scoring, secrets, setup
from tabbytop.games.fits.cards import Deck, read_deck
from tabbytop.games.fits.rulebook import RULES, RULES_VERSION, RULINGS
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import FitsWords

if TYPE_CHECKING:
    from random import Random

    from tabbytop.engine.step import Luck


class IfItFits(Game[Table]):
    """If It Fits with one deck."""

    __slots__ = ("deck",)

    def __init__(self, deck: Deck) -> None:
        self.name = "if-it-fits"
        self.rules_version = RULES_VERSION
        self.rules = (*RULES, *RULINGS)
        self.words = FitsWords(deck)
        self.deck = deck

    def start(self, seats: int, options: Plain) -> Table:
        """The table before anything has been drawn."""
        return setup.start(self.deck, seats, options)

    def clone(self, s: Table) -> Table:
        """A second table, equal and independent."""
        return s.clone()

    def view(self, s: Table, seat: int) -> Table:
        """The table as this seat sees it."""
        return secrets.view(s, seat)

    def fill(self, view: Table, rng: Random) -> Table:
        """One table that the view allows."""
        return secrets.fill(view, rng)

    def points(self, s: Table) -> list[int]:
        """Everybody's points as if the game ended now."""
        return scoring.points(s)

    def winners(self, s: Table) -> list[int]:
        """The seats that win as if the game ended now."""
        return scoring.winners(s)

    def details(self, s: Table) -> list[Plain]:
        """Where each seat's points come from."""
        return scoring.details(s)

    def key(self, s: Table) -> tuple[object, ...]:
        """The table as a value."""
        return (
            tuple([step.key() for step in s.agenda]),
            (s.seats, s.advanced, s.ending, s.toys),
            (tuple(s.cats), tuple(s.supply), tuple(s.start), tuple(s.bag), tuple(s.cards), tuple(s.princesses)),
            tuple([tuple(hand) for hand in s.hands]),
            tuple([tuple(stacks) for stacks in s.stacks]),
            s.board.key(),
        )

    def write_action(self, s: Table, sentence: tuple[int, ...]) -> Plain:
        """A whole move in the rules page's format."""
        return notation.write_action(s, sentence)

    def read_action(self, s: Table, action: object) -> tuple[int, ...]:
        """The whole move that a JSON action means."""
        return notation.read_action(s, action)

    def write_view(self, view: Table) -> Plain:
        """A view as plain data."""
        return notation.write_view(view)

    def write_position(self, s: Table, luck: Luck) -> Plain:
        """A whole table as a position file."""
        return notation.write_position(s, luck)

    def end_cites(self, s: Table) -> list[str]:
        """The rules that the end of this game shows at work."""
        return scoring.end_cites(s)


def open_game(deck: object) -> IfItFits:
    """If It Fits with the deck that plain data describes."""
    return IfItFits(read_deck(deck))


def read_position(data: object, deck: object) -> tuple[IfItFits, Table, list[int]]:
    """The game, the table and the dealer's script of a position file, which may name cards of a deck by their ids."""
    s, script = position.read_position(data, read_deck(deck))
    return IfItFits(s.deck), s, script
