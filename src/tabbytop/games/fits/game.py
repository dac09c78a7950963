"""If It Fits, assembled from its modules."""

from __future__ import annotations

from tabbytop.engine.game import Game
from tabbytop.games.fits import counting, notation, position, scoring, secrets, setup, view_reader
from tabbytop.games.fits.cards import Deck, read_deck
from tabbytop.games.fits.rulebook import FEWEST_PLAYERS, MOST_PLAYERS, RULES, RULES_VERSION, RULINGS
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import FitsWords


def make(deck: Deck) -> Game[Table]:
    """Return If It Fits with one deck."""
    return Game(
        name="if-it-fits",
        rules_version=RULES_VERSION,
        rules=(*RULES, *RULINGS),
        players=tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
        variants=({"advanced": False}, {"advanced": True}),
        choices=setup.CHOICES,
        windows={},
        deck=deck,
        words=FitsWords(deck),
        begin=setup.start,
        clone=Table.clone,
        key=Table.key,
        view=secrets.view,
        fill=secrets.fill,
        points=scoring.points,
        winners=scoring.winners,
        details=scoring.details,
        tally=counting.tally,
        unseen=counting.unseen,
        end_cites=scoring.end_cites,
        write_action=notation.write_action,
        read_action=notation.read_action,
        write_view=notation.write_view,
        see=view_reader.read_view,
        write_position=notation.write_position,
    )


def open_game(deck: object) -> Game[Table]:
    """Return If It Fits with a deck read from plain data."""
    return make(read_deck(deck))


def read_position(data: object, deck: object) -> tuple[Game[Table], Table, list[int]]:
    """Read a position file and return its game, state and dealer's script. The file may name the deck's cards by id."""
    s, script = position.read_position(data, read_deck(deck))
    return make(s.deck), s, script
