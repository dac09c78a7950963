"""Invalid Here, Kitty, Kitty! actions: badly written, illegal, of the wrong phase or seat; each is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import judge, sentences
from tabbytop.games.kitty.rulebook import COLORS, ZONES
from tabbytop.table.files import open_position, read_deck
from tests.hostile.faults import ESCAPE, HUGE, one_line
from tests.hostile.kitty import BURGLAR, FIGHT, FULL, MOVE, PHASES, PICK, REFLEXES, listed, verdict, waiting
from tests.rules.position_match import Json

DECK = read_deck("here-kitty-kitty", "neighborhood")["cards"]
HELD = [card["id"] for card in DECK if card["type"] != "instant"]

CLINIC: Json = {"do": "play", "card": "spay-neuter-clinic", "cats": {"black": 1}}
CATNIP: Json = {"do": "play", "card": "catnip", "moves": [{"color": "black", "from": "neighborhood"}]}
BEST: Json = {"do": "play", "card": "best-in-show", "color": "gray", "from": "porch", "spaces": 1}
BACK: Json = {"do": "play", "card": "the-cat-came-back", "take": "open-window"}
STRAY: Json = {"do": "play", "card": "stray-dog", "target": 1, "count": 1}
PASS: Json = {"do": "pass"}


def without(action: Json, key: str) -> Json:
    """Return the action without a field."""
    return {name: value for name, value in action.items() if name != key}


MALFORMED: list[tuple[str, Any, str, str, str]] = [
    ("null", None, "action", "", "wrong-type"),
    ("a text", "pass", "action", "", "wrong-type"),
    ("a list", [], "action", "", "wrong-type"),
    ("nothing", {}, "action", "", "missing-key"),
    ("nothing to do", {"card": "tuna"}, "action", "", "missing-key"),
    ("doing null", {"do": None}, "action.do", "", "wrong-type"),
    ("doing something else", {"do": "steal"}, "action.do", "", "unknown-name"),
    ("doing what writes", {"do": ESCAPE}, "action.do", "", "unknown-name"),
    ("passing with more", {**PASS, "card": "tuna"}, "action", "", "unknown-key"),
    ("a move without a cat", without(MOVE, "color"), "action", "", "missing-key"),
    ("a move to nowhere", without(MOVE, "to"), "action", "", "missing-key"),
    ("a move with more", {**MOVE, "spaces": 1}, "action", "", "unknown-key"),
    ("a blue cat", {**MOVE, "color": "blue"}, "action.color", "", "unknown-name"),
    ("a cat by number", {**MOVE, "color": 0}, "action.color", "", "wrong-type"),
    ("a move from a roof", {**MOVE, "from": "roof"}, "action.from", "", "unknown-name"),
    ("a move to null", {**MOVE, "to": None}, "action.to", "", "wrong-type"),
    ("a move of two spaces", {**MOVE, "to": "house"}, "action.to", "HKK-3.2", "not-one-space"),
    ("a move of none", {**MOVE, "to": "yard"}, "action.to", "HKK-3.2", "not-one-space"),
    ("a discard of nothing", {"do": "discard"}, "action", "", "missing-key"),
    ("a discard of no card", {"do": "discard", "hand": []}, "action.hand", "HKK-3.1", "not-ascending"),
    ("a discard by number", {"do": "discard", "hand": 0}, "action.hand", "", "wrong-type"),
    ("a discard with more", {"do": "discard", "hand": [0], "card": "tuna"}, "action", "", "unknown-key"),
    ("a huge discard", {"do": "discard", "hand": [0] * 1000}, "action.hand", "", "too-long"),
    ("a card without a name", {"do": "play"}, "action", "", "missing-key"),
    ("a card that is null", {"do": "play", "card": None}, "action.card", "", "wrong-type"),
    ("an unknown card", {"do": "play", "card": "dog"}, "action.card", "HKK-8", "unknown-name"),
    ("a card that writes", {"do": "play", "card": ESCAPE}, "action.card", "HKK-8", "unknown-name"),
    ("an Instant", {"do": "play", "card": "fireworks"}, "action.card", "HKK-4.1", "instant-played"),
    ("an unknown canceller", {"do": "cancel", "card": "dog"}, "action.card", "HKK-8", "unknown-name"),
    ("a cancel without a card", {"do": "cancel"}, "action", "", "missing-key"),
    ("a cancel with more", {"do": "cancel", "card": "tuna", "target": 1}, "action", "", "unknown-key"),
    ("a shield of nobody", {"do": "shield", "card": "tuna"}, "action", "", "missing-key"),
    ("a shield of someone beyond any", {"do": "shield", "card": "tuna", "seat": 6}, "action.seat", "", "out-of-range"),
    ("a shield of someone below", {"do": "shield", "card": "tuna", "seat": -1}, "action.seat", "", "out-of-range"),
    ("a shield of true", {"do": "shield", "card": "tuna", "seat": True}, "action.seat", "", "wrong-type"),
    ("a copy without a card", {"do": "copy"}, "action", "", "missing-key"),
    ("a burglar without a target", without(BURGLAR, "target"), "action", "", "missing-key"),
    ("a burglar without a zone", without(BURGLAR, "zone"), "action", "", "missing-key"),
    ("a burglar without a color", without(BURGLAR, "color"), "action", "", "missing-key"),
    ("a burglar of two", {**BURGLAR, "count": 2}, "action", "", "unknown-key"),
    ("a target beyond any", {**BURGLAR, "target": 6}, "action.target", "", "out-of-range"),
    ("a target below", {**BURGLAR, "target": -1}, "action.target", "", "out-of-range"),
    ("a huge target", {**BURGLAR, "target": HUGE}, "action.target", "", "out-of-range"),
    ("a target that is true", {**BURGLAR, "target": True}, "action.target", "", "wrong-type"),
    ("a target by name", {**BURGLAR, "target": "Tom"}, "action.target", "", "wrong-type"),
    ("a zone that is none", {**BURGLAR, "zone": "roof"}, "action.zone", "", "unknown-name"),
    ("an unknown color", {**BURGLAR, "color": "blue"}, "action.color", "", "unknown-name"),
    ("a clinic without cats", without(CLINIC, "cats"), "action", "", "missing-key"),
    ("cats in a list", {**CLINIC, "cats": ["black"]}, "action.cats", "", "wrong-type"),
    ("a blue cat at a clinic", {**CLINIC, "cats": {"blue": 1}}, "action.cats", "", "unknown-key"),
    ("cats below", {**CLINIC, "cats": {"black": -1}}, "action.cats.black", "", "out-of-range"),
    ("far too many cats", {**CLINIC, "cats": {"black": HUGE}}, "action.cats.black", "", "out-of-range"),
    ("cats that are true", {**CLINIC, "cats": {"black": True}}, "action.cats.black", "", "wrong-type"),
    ("yards in an object", {**CLINIC, "yards": {}}, "action.yards", "", "wrong-type"),
    ("far too many yards", {**CLINIC, "yards": [{}] * 1000}, "action.yards", "", "too-long"),
    ("a yard that is null", {**CLINIC, "yards": [None]}, "action.yards[0]", "", "wrong-type"),
    ("a yard of nobody", {**CLINIC, "yards": [{"color": "black"}]}, "action.yards[0]", "", "missing-key"),
    ("a yard beyond any", {**CLINIC, "yards": [{"seat": 6, "color": "black"}]}, "action.yards[0].seat", "",
     "out-of-range"),
    ("a blue cat in a yard", {**CLINIC, "yards": [{"seat": 1, "color": "blue"}]}, "action.yards[0].color", "",
     "unknown-name"),
    ("catnip without moves", without(CATNIP, "moves"), "action", "", "missing-key"),
    ("moves in an object", {**CATNIP, "moves": {}}, "action.moves", "", "wrong-type"),
    ("moves of nobody", {**CATNIP, "moves": [{"from": "yard"}]}, "action.moves[0]", "", "missing-key"),
    ("moves with more", {**CATNIP, "moves": [{**MOVE}]}, "action.moves[0]", "", "unknown-key"),
    ("moves from a roof", {**CATNIP, "moves": [{"color": "black", "from": "roof"}]}, "action.moves[0].from", "",
     "unknown-name"),
    ("reflexes without spaces", without(REFLEXES, "spaces"), "action", "", "missing-key"),
    ("reflexes of no space", {**REFLEXES, "spaces": 0}, "action.spaces", "", "out-of-range"),
    ("reflexes of four spaces", {**REFLEXES, "spaces": 4}, "action.spaces", "", "out-of-range"),
    ("reflexes of half a space", {**REFLEXES, "spaces": 0.5}, "action.spaces", "", "wrong-type"),
    ("reflexes sideways", {**REFLEXES, "direction": "left"}, "action.direction", "", "unknown-name"),
    ("a fight of none", {**FIGHT, "count": 0}, "action.count", "", "out-of-range"),
    ("a huge fight", {**FIGHT, "count": HUGE}, "action.count", "", "out-of-range"),
    ("a fight of null", {**FIGHT, "count": None}, "action.count", "", "wrong-type"),
    ("a fight with cats", {**FIGHT, "cats": {"black": 1}}, "action", "", "unknown-key"),
    ("a show without a cat", without(BEST, "color"), "action", "", "missing-key"),
    ("a show without spaces", without(BEST, "spaces"), "action", "", "missing-key"),
    ("a show of null", {**BEST, "color": None}, "action.color", "", "wrong-type"),
    ("what came back is unknown", {**BACK, "take": "dog"}, "action.take", "HKK-8", "unknown-name"),
    ("what came back is null", {**BACK, "take": None}, "action.take", "", "wrong-type"),
    ("a card that asks nothing", {"do": "play", "card": "famous-internet-cat", "count": 2}, "action", "",
     "unknown-key"),
    ("landing without spaces", {"do": "land", "color": "gray", "from": "porch"}, "action", "", "missing-key"),
    ("landing with a card", {"do": "land", "card": "land-on-your-feet"}, "action", "", "unknown-key"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("action", "where", "rule", "why"), [fault[1:] for fault in MALFORMED], ids=[fault[0] for fault in MALFORMED]
)
@pytest.mark.parametrize("phase", PHASES)
def test_a_malformed_action_is_refused(phase: str, action: Any, where: str, rule: str, why: str) -> None:
    game, state, _ = open_position(PHASES[phase])
    with pytest.raises(Refusal) as caught:
        game.read_action(state, action)
    assert (caught.value.where, caught.value.rule, caught.value.why) == (where, rule, why)
    one_line(caught.value)


ALL: Json = {
    **FULL,
    "players": [
        {**FULL["players"][0], "hand": HELD, "lasting": FULL["players"][0]["lasting"][1:]},
        {**FULL["players"][1], "hand": ["copy-cat"], "lasting": FULL["players"][1]["lasting"][1:]},
        {**FULL["players"][2], "hand": []},
    ],
    "deck": [],
    "discard": [],
}
"""Seat 0 holds one of each card."""
WARDED: Json = {**FULL, "to_move": 1}

FORBIDDEN: list[tuple[str, Json, Json, str, str]] = [
    ("a cat that is not there", FULL, {**MOVE, "color": "black"}, "HKK-3.2", "no-such-cat"),
    ("a card that the player doesn't hold", FULL, CATNIP, "HKK-3.1", "card-not-held"),
    ("another's card", FULL, STRAY, "HKK-3.1", "card-not-held"),
    ("to pass in a turn", FULL, PASS, "HKK-3.1", "take-an-action"),
    ("to cancel in a turn", FULL, {"do": "cancel", "card": "tuna"}, "HKK-3.1", "take-an-action"),
    ("to shield in a turn", FULL, {"do": "shield", "card": "tuna", "seat": 0}, "HKK-3.1", "take-an-action"),
    ("to land in a turn", FULL, {"do": "land"}, "HKK-3.1", "take-an-action"),
    ("to pick in a turn", FULL, {"do": "pick", "cats": {}}, "HKK-4.3", "nothing-to-pick"),
    ("to copy in a turn", FULL, {"do": "copy", "card": "copy-cat"}, "HKK-5.2", "copy-in-window"),
    ("Tuna as an action", FULL, {"do": "play", "card": "tuna"}, "HKK-4.1", "defensive-in-window"),
    ("Copy Cat as an action", ALL, {"do": "play", "card": "copy-cat"}, "HKK-5.2", "copy-in-window"),
    ("a discard beyond the hand", FULL, {"do": "discard", "hand": [6]}, "HKK-3.1", "out-of-range"),
    ("a discard below", FULL, {"do": "discard", "hand": [-1]}, "HKK-3.1", "out-of-range"),
    ("a discard the other way around", FULL, {"do": "discard", "hand": [1, 0]}, "HKK-3.1", "not-ascending"),
    ("a discard of one card twice", FULL, {"do": "discard", "hand": [0, 0]}, "HKK-3.1", "not-ascending"),
    ("anything after the end", PHASES["over"], MOVE, "", "game-over"),
    ("to pass after the end", PHASES["over"], PASS, "", "game-over"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "action", "rule", "why"), [fault[1:] for fault in FORBIDDEN], ids=[fault[0] for fault in FORBIDDEN]
)
def test_a_forbidden_action_is_refused(data: Json, action: Json, rule: str, why: str) -> None:
    game, state, _ = open_position(data)
    before = game.key(state)
    refusal = verdict(game, state, action)
    assert refusal is not None
    assert (refusal.rule, refusal.why) == (rule, why)
    one_line(refusal)
    assert game.key(state) == before


NOT_ALLOWED: list[tuple[str, Json, Json]] = [
    ("to steal from yourself", FULL, {**BURGLAR, "target": 0, "color": "white"}),
    ("to steal from nobody", FULL, {**BURGLAR, "target": 5}),
    ("to steal a cat that is not there", FULL, {**BURGLAR, "color": "gray"}),
    ("to steal from the Neighborhood", FULL, {**BURGLAR, "zone": "neighborhood"}),
    ("three cats at a clinic", FULL, {**CLINIC, "cats": {"black": 3}}),
    ("no cat at a clinic", FULL, {**CLINIC, "cats": {}}),
    ("cats from a Yard though none is missing", FULL, {**CLINIC, "yards": [{"seat": 1, "color": "orange"}]}),
    ("cats from your own Yard", FULL, {**CLINIC, "yards": [{"seat": 0, "color": "orange"}]}),
    ("a fight with yourself", FULL, {**FIGHT, "target": 0}),
    ("a fight with who has no cat", FULL, {**FIGHT, "target": 2}),
    ("a fight of three", FULL, {**FIGHT, "count": 3}),
    ("three spaces", FULL, {**REFLEXES, "spaces": 3}),
    ("more spaces than any cat there can move", FULL, {**REFLEXES, "target": 2, "spaces": 2}),
    ("a show of a cat in the House", FULL, {**BEST, "color": "black", "from": "house"}),
    ("a show from outside", FULL, {**BEST, "color": "black", "from": "neighborhood"}),
    ("a show beyond the House", FULL, {**BEST, "spaces": 2}),
    ("a show of nobody though there are cats", FULL, {"do": "play", "card": "best-in-show"}),
    ("a card back that is not there", ALL, {**BACK, "take": "tuna"}),
    ("too many picked", PICK, {"do": "pick", "zone": "house", "color": "white"}),
    ("a pick of nobody", PICK, {"do": "pick", "zone": "yard", "color": "white"}),
    ("to cancel with a card that cannot", PHASES["cancel a move"], {"do": "cancel", "card": "tuna"}),
    ("to cancel with what the player doesn't hold", PHASES["cancel"], {"do": "cancel", "card": "catnap"}),
    ("to shield from the wrong Instant", PHASES["shield"], {"do": "shield", "card": "tuna", "seat": 0}),
    ("to shield someone who is not there", waiting("shield", {"do": "play", "card": "cat-in-heat"}, asked=0),
     {"do": "shield", "card": "tuna", "seat": 4}),
    ("to copy what one cannot", PHASES["copy"], {**BURGLAR, "do": "copy", "card": "tuna"}),
    ("to copy with the copied card's name", PHASES["copy"], {**BURGLAR, "do": "copy"}),
    ("to copy from who has an alarm", PHASES["copy"],
     {**BURGLAR, "do": "copy", "card": "copy-cat", "target": 0, "color": "white"}),
    ("to land too far", PHASES["land"], {"do": "land", "color": "gray", "from": "porch", "spaces": 2}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "action"), [fault[1:] for fault in NOT_ALLOWED], ids=[fault[0] for fault in NOT_ALLOWED]
)
def test_an_action_that_is_not_allowed_is_refused(data: Json, action: Json) -> None:
    game, state, _ = open_position(data)
    refusal = verdict(game, state, action)
    assert refusal is not None
    assert refusal.rule.startswith("HKK-") or refusal.why == "missing-key"
    one_line(refusal)


# Every possible action

CATS = [{c: chosen.count(c) for c in COLORS if c in chosen}
        for n in range(4) for chosen in combinations_with_replacement(COLORS, n)]  # fmt: skip
YARDS = [[{"seat": seat, "color": color}] for seat in range(4) for color in COLORS]
PAIRS = [*YARDS, *[a + b for a, b in combinations_with_replacement(YARDS[4:9], 2)]]


def choices(card: Json, seats: int) -> Iterator[Json]:
    """Return every way to fill in the fields of a card."""
    effect = card["effect"]
    if effect in ("lure", "foster", "adopt"):
        for cats in CATS:
            yield {"cats": cats}
            yield from [{"cats": cats, "yards": yards} for yards in (PAIRS if len(cats) < 2 else YARDS)]
    elif effect == "steal":
        yield from [{"target": t, "zone": z, "color": c} for t, z, c in product(range(seats + 1), ZONES, COLORS)]
    elif effect == "herd":
        all_cats = [{"color": c, "from": z} for z in ZONES for c in COLORS]
        for n in range(4):
            for moves in combinations_with_replacement(all_cats, n):
                yield {"moves": list(moves)}
                yield from [{"moves": list(moves), "yards": yards} for yards in PAIRS if n < 3]
    elif effect == "startle":
        ways = product(range(seats + 1), ("in", "out"), (1, 2, 3))
        yield from [{"target": t, "direction": d, "spaces": n} for t, d, n in ways]
    elif effect in ("send", "fight"):
        yield from [{"target": t, "count": n} for t, n in product(range(seats + 1), (1, 2, 3, 4))]
    else:
        yield {}
        yield from [{"color": c, "from": z, "spaces": n} for c, z, n in product(COLORS, ZONES, (1, 2, 3))]
        yield from [{"take": other["id"]} for other in DECK]


def every_action(state: Any) -> Iterator[Json]:
    """Return every conceivable action in the form in which moves are listed."""
    yield PASS
    yield from [{"do": "move", "color": c, "from": a, "to": b} for c, a, b in product(COLORS, ZONES, ZONES)]
    hand = range(max(len(cards) for cards in state.hands) + 1)
    yield from [{"do": "discard", "hand": list(chosen)} for n in (1, 2) for chosen in combinations(hand, n)]
    for card in DECK:
        yield {"do": "cancel", "card": card["id"]}
        yield from [{"do": "shield", "card": card["id"], "seat": seat} for seat in range(state.seats + 1)]
        for fields in choices(card, state.seats):
            yield {"do": "play", "card": card["id"], **fields}
            if card["id"] == "cat-burglar":
                yield {"do": "copy", "card": "copy-cat", **fields}
    yield {"do": "land"}
    yield from [{"do": "land", "color": c, "from": z, "spaces": n} for c, z, n in product(COLORS, ZONES, (1, 2, 3))]
    yield from [{"do": "pick", "cats": cats} for cats in CATS]
    yield from [{"do": "pick", "cats": {}, "yards": yards} for yards in YARDS]
    yield from [{"do": "pick", "zone": z, "color": c} for z, c in product(ZONES, COLORS)]
    yield from [{"do": "pick", "left": a, "right": b} for a, b in product((*COLORS, None), repeat=2)]


SCARCE: Json = {
    **ALL,
    "players": [
        {
            **ALL["players"][0],
            "hand": HELD[1:4] + HELD[12:13],
            "house": {"black": 8, "gray": 8, "orange": 6},
            "porch": {},
            "lasting": [],
        },
        {**ALL["players"][1], "house": {"white": 8}},
        ALL["players"][2],
    ],
}
"""One gray cat is left in the Neighborhood."""
TABLES: dict[str, Json] = {
    **PHASES,
    "everything": {
        **ALL,
        "discard": ["open-window", "fireworks"],
        "players": [{**ALL["players"][0], "hand": HELD[:11]}, *ALL["players"][1:]],
    },
    "scarce": SCARCE,
    "warded": WARDED,
    "a fight": waiting("pick", {**FIGHT, "count": 2}),
    "a fight of one": waiting("pick", FIGHT),
    "rain": waiting("pick", {"do": "play", "card": "raining-cats-and-dogs"}),
    "pajamas": waiting("pick", {"do": "play", "card": "the-cats-pajamas"}),
    "insurance": waiting("pick", {"do": "play", "card": "pet-insurance"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_unlisted_actions_are_refused(name: str) -> None:
    game, state, _ = open_position(TABLES[name])
    listed_sentences, legal = set(sentences(state)), listed(game, state)
    texts = {str(action) for action in legal}
    assert len(texts) == len(legal)
    allowed: set[str] = set()
    checked_reasons: set[str] = set()
    for action in every_action(state):
        refusal = verdict(game, state, action)
        if refusal is None:
            sentence = game.read_action(state, action)
            assert sentence in listed_sentences
            assert str(game.write_action(state, sentence)) in texts, action
            allowed.add(str(game.write_action(state, sentence)))
        elif refusal.why not in checked_reasons:
            checked_reasons.add(refusal.why)
            one_line(refusal)
    long_discards = {str(action) for action in legal if len(action.get("hand", [])) > 2}
    assert allowed == texts - long_discards


@pytest.mark.parametrize("name", TABLES)
def test_invalid_sequences_of_words_are_refused(name: str) -> None:
    """Try numbers that aren't actions, incomplete moves, and moves with extra actions."""
    game, state, _ = open_position(TABLES[name])
    legal = sentences(state)
    few = [*legal[:10], *legal[-10:]]
    size = game.words.size
    odd: list[tuple[int, ...]] = [(), (-1,), (size,), (10**12,), *[(a,) for a in range(0, size, 3)]]
    odd += [sentence[:-1] for sentence in few] + [(*sentence, sentence[-1]) for sentence in few]
    odd += [(*sentence[:-1], a) for sentence in few[-3:] for a in (-1, *range(0, size, 9), size, 10**12)]
    for sentence in odd:
        refusal = judge(state, sentence)
        assert (refusal is None) == (sentence in legal)
        if refusal is not None:
            one_line(refusal)
