"""Compare `fill` in Cat Box with exact enumeration of tiny decks (law 13)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from tabbytop.engine.game import Game
from tabbytop.engine.play import actor, apply
from tabbytop.engine.seats import CHANCE, WATCHER
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.games.catbox.game import open_game, read_position
from tabbytop.games.catbox.state import NONE, Table
from tests import tiers

pytestmark = pytest.mark.law(13, game="cat-box")

FILLS = tiers.examples(deep=20_000, short=4_000)
DEALS = tiers.examples(deep=30_000, short=10_000)
A, B, C = ["KK", "PP"], ["VV", "BB"], ["YY", ".."]

Worlds = dict[tuple[int, ...], float]


def hidden_sides(v: Table) -> list[int]:
    """Return the visible sides of all cards whose other side is unknown: hands, fish, then table."""
    shown = [card.public for hand in v.hands for card in hand if card.secret == UNKNOWN]
    shown += [fish.public for fish in v.fish if fish is not None and fish.secret == UNKNOWN]
    return shown + [v.board.shows[i] for i in range(len(v.board.at)) if v.board.back[i] == UNKNOWN]


def other_sides(v: Table, s: Table) -> tuple[int, ...]:
    """Return those other sides as they are in a full state."""
    pairs = [(a, b) for va, sa in zip(v.hands, s.hands, strict=True) for a, b in zip(va, sa, strict=True)]
    sides = [b.secret for a, b in pairs if a.secret == UNKNOWN]
    sides += [b.secret for a, b in zip(v.fish, s.fish, strict=True) if a and b and a.secret == UNKNOWN]
    return tuple(sides + [s.board.back[i] for i in range(len(v.board.at)) if v.board.back[i] == UNKNOWN])


def enumerate_worlds(v: Table) -> Worlds:
    """Return the probability of each set of hidden sides, from all equally likely ways to lay the unseen cards."""
    shown = hidden_sides(v)
    wanted = shown if v.top == NONE else [*shown, v.top]
    sides = [(v.deck.sides[2 * kind], v.deck.sides[2 * kind + 1]) for kind in v.bag]
    found: Counter[tuple[int, ...]] = Counter()
    for chosen in permutations(range(len(sides)), len(wanted)):
        for turned in product((0, 1), repeat=len(wanted)):
            laid = [(sides[c][t], sides[c][1 - t]) for c, t in zip(chosen, turned, strict=True)]
            if [up for up, _ in laid] == wanted:
                found[tuple([down for _, down in laid[: len(shown)]])] += 1
    total = sum(found.values())
    return {world: count / total for world, count in found.items()}


def card(public: list[str], secret: list[str]) -> dict[str, list[str]]:
    return {"public": public, "secret": secret}


TABLES = {
    "two hidden cards compete for the same backs": (
        [card(A, B), card(A, C)], [card(A, B), card(B, C), card(C, A), card(B, B)], [],
    ),
    "a card with two equal sides is twice as likely": (
        [card(A, A)], [card(A, B), card(A, A), card(B, C)], [],
    ),
    "cards on the table hide their backs too": (
        [card(B, A)], [card(A, C), card(C, B), card(A, B)], [(A, B), (C, A)],
    ),
    "three faces in a ring": (
        [card(A, B), card(B, C)], [card(C, A), card(A, B), card(B, C), card(A, A)], [(C, B)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_13_fill_matches_exact_enumeration(name: str) -> None:
    hand, pile, laid = TABLES[name]
    data = {
        "game": "cat-box",
        "players": [{"identity": "black"}, {"identity": "pink", "hand": hand}],
        "placed": [{"at": [i, i], "shows": up, "back": down, "known_by": []} for i, (up, down) in enumerate(laid)]
        or [{"at": [0, 0], "shows": A}],
        "pile": pile,
        "to_move": 0,
        "phase": "turn",
    }
    game, table, _ = read_position(data)
    for seat in (0, WATCHER):
        view = game.view(table, seat)
        exact = enumerate_worlds(view)
        compare(exact, [other_sides(view, world) for world in fills(game, view, FILLS)])
        identities = Counter([world.identities[1] for world in fills(game, view, 2_000)])
        assert set(identities) == ({1, 2, 3, 4} if seat == 0 else {0, 1, 2, 3, 4})
        if seat == 0:
            assert max(identities.values()) - min(identities.values()) < 160


def fills(game: Game[Table], view: Table, count: int) -> list[Table]:
    rng = Random(5)
    return [game.fill(view, rng) for _ in range(count)]


def compare(exact: Worlds, sample: list[tuple[int, ...]]) -> None:
    """Check that the sample has only these states, each as often as expected within five standard deviations."""
    found = Counter(sample)
    assert set(found) <= set(exact)
    for world, share in exact.items():
        wanted = share * len(sample)
        assert abs(found[world] - wanted) <= 5 * (wanted * (1 - share)) ** 0.5 + 1, (world, found[world], wanted)


def test_13_real_deals_match_fill_and_enumeration() -> None:
    """Deal a tiny deck many times: deals that look the same to a watcher are distributed as enumerated."""
    pairs = [(A, B), (A, A), (A, B), (B, B), (B, A), (A, B), (A, A), (B, A), (B, B)]
    game = open_game({"game": "cat-box", "cards": [{"front": a, "back": b} for a, b in pairs]})
    rng = Random(11)
    seen: dict[tuple[object, ...], list[tuple[int, ...]]] = {}
    views: dict[tuple[object, ...], Table] = {}
    for _ in range(DEALS):
        s = game.start(4, {"first": 0})
        while actor(s) == CHANCE:
            apply(s, s.agenda[-1].sample(s, rng))
        view = game.view(s, WATCHER)
        key = game.key(view)
        views.setdefault(key, view)
        seen.setdefault(key, []).append(other_sides(view, s))
    most = sorted(seen, key=lambda key: -len(seen[key]))[:5]
    for key in most:
        assert len(seen[key]) > DEALS // 300
        compare(enumerate_worlds(views[key]), seen[key])
