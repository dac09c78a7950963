"""Compare `fill` in Here, Kitty, Kitty! with exact enumeration of deals and draws (law 13)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tabbytop.engine.game import Game
from tabbytop.engine.play import apply
from tabbytop.engine.seats import WATCHER
from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.drawing import UP, Deal, DrawOne
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import CARD, PLAY
from tabbytop.table.files import open_position
from tests import tiers

Hands = tuple[tuple[int, ...], ...]
FILLS = tiers.examples(deep=12_000, short=6_000)
pytestmark = pytest.mark.law(13, game="here-kitty-kitty")
NOTHING: dict[str, Any] = {"house": {}, "porch": {}, "yard": {}, "hand": []}


def table_of(deck: list[str]) -> tuple[Game[Table], Table]:
    """Return a game with this deck and nothing else."""
    data = {"game": "here-kitty-kitty", "players": [NOTHING] * 2, "deck": deck, "to_move": 0, "phase": "turn"}
    game, table, _ = open_position(data)
    assert isinstance(table, Table)
    table.agenda = []
    return game, table


def draw_all(game: Game[Table], s: Table, steps: list[Deal | DrawOne], share: Fraction, found: dict[Any, Any]) -> None:
    """Enumerate everything that could be dealt and drawn, with probabilities, grouped by what a watcher sees."""
    if not steps:
        hands = tuple([tuple(hand) for hand in s.hands])
        view = game.view(s, WATCHER)
        worlds = found.setdefault(game.key(view), (view, {}))[1]
        worlds[hands] = worlds.get(hands, Fraction(0)) + share
        return
    step, rest = steps[0], steps[1:]
    weights = step.weights(s)
    for a, weight in zip(step.options(s), weights, strict=True):
        t = s.clone()
        apply_decision(t, step, a)
        draw_all(game, t, rest, share * weight / sum(weights), found)


def apply_decision(t: Table, step: Deal | DrawOne, a: int) -> None:
    """Apply a decision of chance, without the effects of Instants."""
    if t.deck.kinds[a - CARD].type == INSTANT:
        t.bag[a - CARD] -= 1
        t.alive[a - CARD] -= 1
        t.drop(a - CARD)
    else:
        t.agenda = [step]
        apply(t, a)


DECKS = {
    "few kinds": ["tuna", "catnap", "cat-burglar", "cat-burglar", "fireworks"],
    "many Instants": ["tuna", "cat-burglar", "fireworks", "hairball", "cat-in-heat", "can-opener"],
}


@pytest.mark.parametrize("name", DECKS)
def test_13_fill_matches_exact_enumeration(name: str) -> None:
    game, table = table_of(DECKS[name])
    steps: list[Deal | DrawOne] = [Deal(0), Deal(1), DrawOne(0, UP), DrawOne(1, UP)]
    found: dict[Any, Any] = {}
    draw_all(game, table, steps, Fraction(1), found)
    rng = Random(3)
    for view, worlds in found.values():
        if len(worlds) > 1:
            compare(game, view, worlds, rng)


def compare(game: Game[Table], view: Table, worlds: dict[Hands, Fraction], rng: Random) -> None:
    """Check that `fill` returns only possible states, each as often as expected within five standard deviations."""
    total = sum(worlds.values())
    filled = [game.fill(view, rng).hands for _ in range(FILLS)]
    counts = Counter([tuple([tuple(hand) for hand in hands]) for hands in filled])
    assert set(counts) <= set(worlds)
    for hands, share in worlds.items():
        wanted = float(share / total) * FILLS
        assert abs(counts[hands] - wanted) <= 5 * (wanted * (1 - wanted / FILLS)) ** 0.5 + 1


def test_2_a_card_that_is_named_stays_the_same_card_in_every_world() -> None:
    """A seat names a card in the middle of a move. `fill` may deal that kind to another slot as well."""
    players = [{**NOTHING, "hand": ["tuna", "cat-burglar"]}, {**NOTHING, "yard": {"black": 1}}]
    deck = ["cat-burglar", "cat-burglar", "can-opener"]
    data = {"game": "here-kitty-kitty", "players": players, "deck": deck, "to_move": 0, "phase": "turn"}
    game, table, _ = open_position(data)
    apply(table, PLAY + game.deck.number["cat-burglar"])
    view = game.view(table, 1)
    for seed in range(40):
        assert game.key(game.view(game.fill(view, Random(seed)), 1)) == game.key(view)
