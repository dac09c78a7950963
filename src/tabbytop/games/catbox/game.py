"""Cat Box, assembled from its modules."""

from __future__ import annotations

from tabbytop.engine.game import Game
from tabbytop.games.catbox import counting, notation, position, scoring, secrets, setup, view_reader
from tabbytop.games.catbox.cards import Deck, read_deck
from tabbytop.games.catbox.rulebook import FEWEST_PLAYERS, MOST_PLAYERS, RULES, RULES_VERSION, RULINGS
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.words import CatBoxWords


def make(deck: Deck) -> Game[Table]:
    """Return Cat Box with one deck."""
    return Game(
        name="cat-box",
        rules_version=RULES_VERSION,
        rules=(*RULES, *RULINGS),
        players=tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
        variants=({"advanced": False}, {"advanced": True}),
        choices=setup.CHOICES,
        windows={},
        deck=deck,
        words=CatBoxWords(deck),
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
    """Return Cat Box with a deck read from plain data."""
    return make(read_deck(deck))


def read_position(data: object, deck: object = None) -> tuple[Game[Table], Table, list[int]]:
    """Read a position file and return its game, state and dealer's script. A given deck is only validated."""
    if deck is not None:
        read_deck(deck)
    s, script = position.read_position(data)
    return make(s.deck), s, script
