"""Compare `fill` in If It Fits with exact enumeration of all draws from tiny decks (law 13)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tabbytop.engine.game import Game
from tabbytop.engine.play import apply
from tabbytop.engine.seats import WATCHER
from tabbytop.games.fits.pile import Deal, Draw
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.turn import Play
from tabbytop.table.files import open_position
from tests import tiers
from tests.rules.fits.tables import player, position

Hands = tuple[tuple[int, ...], ...]
Found = dict[tuple[object, ...], dict[Hands, Fraction]]

FILLS = tiers.examples(deep=12_000, short=3_000)
pytestmark = pytest.mark.law(13, game="if-it-fits")


def table_of(**more: Any) -> tuple[Game[Table], Table]:
    """Return a game with the given deck; with stacks, each seat must still be dealt a card."""
    game, table, _ = open_position(position(player("lilly"), player("milo"), **more))
    assert isinstance(table, Table)
    table.agenda = []
    if "stacks" in more:
        table.bag = sorted(table.bag + table.bag[:1] + table.bag[-1:])
    return game, table


def steps_of(table: Table, drawn: list[int]) -> list[Deal | Draw]:
    """Return the steps of chance: the cards still to deal, then the draws of these seats."""
    undealt = len(table.bag) + table.toys + sum(table.princesses) - table.deck_size()
    return [*[Deal(seat) for seat in range(undealt)], *[Draw(seat) for seat in drawn]]


def after_decision(s: Table, step: Deal | Draw, a: int) -> Table:
    """Return the state after this decision of chance."""
    t = s.clone()
    t.agenda = [Play(step.seat, True), step]
    apply(t, a)
    t.agenda = []
    return t


def draw_all(game: Game[Table], s: Table, steps: list[Deal | Draw], share: Fraction, seat: int, found: Found) -> None:
    """Enumerate everything these seats could draw, in turn, with probabilities, grouped by what the seat sees."""
    if not steps:
        view = game.view(s, seat)
        hands = tuple([tuple(hand) for hand in s.hands])
        seen = found.setdefault(game.key(view), {})
        seen[hands] = seen.get(hands, Fraction(0)) + share
        return
    step = steps[0]
    weights = step.weights(s)
    for a, weight in zip(step.options(s), weights, strict=True):
        draw_all(game, after_decision(s, step, a), steps[1:], share * weight / sum(weights), seat, found)


TABLES: dict[str, dict[str, Any]] = {
    "one stack, one Princess": {"deck": ["princess", "toy", "NS:", "NS:", "EW:"]},
    "one stack, many of them": {"deck": ["princess", "princess", "princess", "toy", "toy", "NS:", "EW:"]},
    "hardly any cardboard": {"deck": ["princess", "princess", "toy", "NS:"]},
    "no special toys": {"deck": ["princess", "princess", "NS:", "EW:", "EW:"]},
    "two stacks": {
        "deck": ["princess", "NS:", "EW:", "princess", "toy", "EW:"],
        "stacks": [{"cards": 3, "princess": True}, {"cards": 3, "princess": True}],
    },
    "uneven stacks": {
        "deck": ["NS:", "princess", "princess", "toy", "NS:", "EW:", "toy"],
        "stacks": [{"cards": 2, "princess": True}, {"cards": 5, "princess": True}],
    },
}


@tiers.sample(1, by=lambda name: name)
@pytest.mark.parametrize("drawn", [[0, 1], [1, 1, 0], [0, 1, 1, 0]], ids=str)
@pytest.mark.parametrize("name", TABLES)
def test_13_fill_matches_exact_enumeration(name: str, drawn: list[int]) -> None:
    for seat in (0, WATCHER):
        game, table = table_of(**TABLES[name])
        found: Found = {}
        draw_all(game, table, steps_of(table, drawn), Fraction(1), seat, found)
        assert sum([sum(worlds.values()) for worlds in found.values()]) == 1
        rng = Random(5)
        for i, (key, worlds) in enumerate(found.items()):
            if len(worlds) == 1 or i % 7 > 3:
                continue
            compare(game, view_of(game, table, drawn, seat, key), worlds, rng)


def view_of(game: Game[Table], table: Table, drawn: list[int], seat: int, key: tuple[object, ...]) -> Table:
    """Draw at random until the view has this key, and return it."""
    rng = Random(1)
    while True:
        t = table
        for step in steps_of(table, drawn):
            t = after_decision(t, step, step.sample(t, rng))
        view = game.view(t, seat)
        if game.key(view) == key:
            return view


def compare(game: Game[Table], view: Table, worlds: dict[Hands, Fraction], rng: Random) -> None:
    """Check that `fill` returns only possible states, each as often as expected within five standard deviations."""
    total = sum(worlds.values())
    found: Counter[Hands] = Counter()
    for _ in range(FILLS):
        world = game.fill(view, rng)
        found[tuple([tuple(hand) for hand in world.hands])] += 1
    assert set(found) <= set(worlds)
    for hands, share in worlds.items():
        wanted = float(share / total) * FILLS
        deviation = (wanted * (1 - wanted / FILLS)) ** 0.5
        assert abs(found[hands] - wanted) <= 5 * deviation + 1, (hands, found[hands], wanted)
