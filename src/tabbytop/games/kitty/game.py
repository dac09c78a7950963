"""Here, Kitty, Kitty!, assembled from its modules."""

from __future__ import annotations

from tabbytop.engine.game import Game
from tabbytop.games.kitty import counting, notation, position, scoring, secrets, setup, view_reader, windows
from tabbytop.games.kitty.cards import Deck, read_deck
from tabbytop.games.kitty.families import bind
from tabbytop.games.kitty.rulebook import FEWEST_PLAYERS, MOST_PLAYERS, RULES, RULES_VERSION, RULINGS
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import KittyWords


def make(deck: Deck) -> Game[Table]:
    """Return Here, Kitty, Kitty! with one deck."""
    return Game(
        name="here-kitty-kitty",
        rules_version=RULES_VERSION,
        rules=(*RULES, *RULINGS),
        players=tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
        variants=({},),
        choices=setup.CHOICES,
        windows=windows.KINDS,
        deck=deck,
        words=KittyWords(deck),
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
    """Return Here, Kitty, Kitty! with a deck read from plain data."""
    return make(bind(read_deck(deck)))


def read_position(data: object, deck: object) -> tuple[Game[Table], Table, list[int]]:
    """Read a position file and return its game, state and dealer's script. Its cards belong to a deck."""
    cards = bind(read_deck(deck))
    s, script = position.read_position(data, cards)
    return make(cards), s, script
