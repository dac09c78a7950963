"""Invalid actions: malformed ones are refused when read, forbidden ones with the rule that forbids them."""

from __future__ import annotations

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import judge, sentences
from tabbytop.table.files import open_position
from tests.hostile.faults import ESCAPE, HUGE, one_line
from tests.rules.catbox.tables import Json, card, placed, player, position

TURN = position(
    player("black", card("K./PY"), card("KP/VB"), tokens=["cat-paw", "cat-box", "stacking"]),
    player("blue", card("BB/B.", "YY/Y."), tokens=["toy-mouse"], fish=[card("../..")]),
    placed=placed((0, 0, "KP/.Y"), (1, 1, "BB/VK")),
    advanced=True,
    pile=[card("KK/KK"), card("PV/.Y")],
    guards=[{"at": [2, 2], "owner": 1}],
)
AFTER = {**TURN, "phase": "after"}
BASIC = position(player("black", card("K./PY")), player("pink"), placed=placed((0, 0, "KP/.Y")))
OVER = {**TURN, "phase": "over"}
STUCK = position(
    player("black", tokens=["cat-box"]),
    player("blue", fish=[card("KP/VB")]),
    placed=placed((0, 0, "KP/.Y")),
    advanced=True,
)

PLAY = {"do": "play", "from": 0, "card": 0, "at": [-1, -1]}
FISH = {"do": "play", "fish": 0, "at": [-1, -1]}
TOKEN = {"do": "token", "token": "cat-box", "at": [0, 0]}
TAKE = {"do": "token", "token": "dried-fish", "from": 0, "card": 0}
MOUSE = {"do": "token", "token": "toy-mouse", "lift": [1, 1], "at": [5, 5]}

MALFORMED: list[tuple[str, Any, str, str, str]] = [
    ("null", None, "action", "", "wrong-type"),
    ("a list", [], "action", "", "wrong-type"),
    ("a text", "play", "action", "", "wrong-type"),
    ("a number", 1, "action", "", "wrong-type"),
    ("a truth", True, "action", "", "wrong-type"),
    ("nothing in it", {}, "action", "", "missing-key"),
    ("no verb", {"from": 0, "card": 0, "at": [0, 0]}, "action", "", "missing-key"),
    ("no verb and an unknown key", {"x": 0}, "action", "", "unknown-key"),
    ("an unknown verb", {"do": "meow"}, "action.do", "", "unknown-name"),
    ("a verb with an escape sequence", {"do": ESCAPE}, "action.do", "", "unknown-name"),
    ("a huge verb", {"do": "x" * 10**6}, "action.do", "", "unknown-name"),
    ("a verb that is null", {"do": None}, "action.do", "", "wrong-type"),
    ("a verb in a list", {"do": ["play"]}, "action.do", "", "wrong-type"),
    ("done with more", {"do": "done", "at": [0, 0]}, "action", "", "unknown-key"),
    ("pass with more", {"do": "pass", ESCAPE: 1}, "action", "", "unknown-key"),
    ("a play of no card", {"do": "play", "from": 0, "at": [0, 0]}, "action", "", "missing-key"),
    ("a play nowhere", {"do": "play", "from": 0, "card": 0}, "action", "", "missing-key"),
    ("a play of nobody's card", {"do": "play", "card": 0, "at": [0, 0]}, "action", "", "missing-key"),
    ("a play with a token", {**PLAY, "token": "stacking"}, "action", "", "unknown-key"),
    ("a play of a card and a fish", {**PLAY, "fish": 0}, "action", "", "unknown-key"),
    ("a seat out of range", {**PLAY, "from": 5}, "action.from", "", "out-of-range"),
    ("a seat below", {**PLAY, "from": -1}, "action.from", "", "out-of-range"),
    ("a huge seat", {**PLAY, "from": HUGE}, "action.from", "", "out-of-range"),
    ("a seat that is true", {**PLAY, "from": True}, "action.from", "", "wrong-type"),
    ("a seat that is a float", {**PLAY, "from": 0.0}, "action.from", "", "wrong-type"),
    ("a seat that is a name", {**PLAY, "from": "Tom"}, "action.from", "", "wrong-type"),
    ("a card out of range", {**PLAY, "card": 48}, "action.card", "", "out-of-range"),
    ("a card below", {**PLAY, "card": -1}, "action.card", "", "out-of-range"),
    ("a card that is null", {**PLAY, "card": None}, "action.card", "", "wrong-type"),
    ("a card that is not a number", {**PLAY, "card": float("nan")}, "action.card", "", "wrong-type"),
    ("a second fish", {**FISH, "fish": 1}, "action.fish", "", "out-of-range"),
    ("a fish that is true", {**FISH, "fish": False}, "action.fish", "", "wrong-type"),
    ("a place that is null", {**PLAY, "at": None}, "action.at", "", "wrong-type"),
    ("a place as a string", {**PLAY, "at": "0,0"}, "action.at", "", "wrong-type"),
    ("a place of one number", {**PLAY, "at": [0]}, "action.at", "CB-4.1", "not-a-pair"),
    ("a place of three numbers", {**PLAY, "at": [0, 0, 0]}, "action.at", "CB-4.1", "not-a-pair"),
    ("a place of a thousand numbers", {**PLAY, "at": [0] * 1000}, "action.at", "", "too-long"),
    ("a place off the grid", {**PLAY, "at": [0, 256]}, "action.at[1]", "CB-4.1", "out-of-range"),
    ("a place nowhere", {**PLAY, "at": [-HUGE, 0]}, "action.at[0]", "CB-4.1", "out-of-range"),
    ("a place of floats", {**PLAY, "at": [0.0, 0.0]}, "action.at[0]", "", "wrong-type"),
    ("a token without name", {"do": "token"}, "action", "", "missing-key"),
    ("an unknown token", {"do": "token", "token": "cat-nip"}, "action.token", "CB-6.2", "unknown-name"),
    ("a token that is a number", {"do": "token", "token": 1}, "action.token", "", "wrong-type"),
    ("stacking with a place", {**TOKEN, "token": "stacking"}, "action", "", "unknown-key"),
    ("cat paw with a card", {**TAKE, "token": "cat-paw"}, "action", "", "unknown-key"),
    ("cat box nowhere", {"do": "token", "token": "cat-box"}, "action", "", "missing-key"),
    ("cat box off the grid", {**TOKEN, "at": [999, 0]}, "action.at[0]", "CB-4.1", "out-of-range"),
    ("dried fish of no card", {"do": "token", "token": "dried-fish", "from": 0}, "action", "", "missing-key"),
    ("dried fish of a seat out of range", {**TAKE, "from": 9}, "action.from", "", "out-of-range"),
    ("toy mouse that lifts nothing", {"do": "token", "token": "toy-mouse", "at": [0, 0]}, "action", "", "missing-key"),
    ("toy mouse from off the grid", {**MOUSE, "lift": [0, -256]}, "action.lift[1]", "CB-4.1", "out-of-range"),
    ("toy mouse as a string", {**MOUSE, "lift": "there"}, "action.lift", "", "wrong-type"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("action", "where", "rule", "why"), [fault[1:] for fault in MALFORMED], ids=[fault[0] for fault in MALFORMED]
)
@pytest.mark.parametrize("data", [TURN, AFTER, BASIC, OVER], ids=["turn", "after", "basic", "over"])
def test_a_malformed_action_is_refused(data: Json, action: Any, where: str, rule: str, why: str) -> None:
    game, state, _ = open_position(data)
    with pytest.raises(Refusal) as caught:
        game.read_action(state, action)
    assert (caught.value.where, caught.value.rule, caught.value.why) == (where, rule, why)
    one_line(caught.value)


FORBIDDEN: list[tuple[str, Json, Json, str, str]] = [
    ("a card that is not there", TURN, {**PLAY, "card": 2}, "CB-3.1", "no-such-card"),
    ("a card of a seat that is empty", TURN, {**PLAY, "from": 4}, "CB-3.1", "no-such-card"),
    ("a fish that the player doesn't have", TURN, FISH, "CB-3.1", "no-such-card"),
    ("a place that touches nothing", TURN, {**PLAY, "at": [9, 9]}, "CB-4.2", "covers-nothing"),
    ("the farthest place", TURN, {**PLAY, "at": [255, 255]}, "CB-4.2", "covers-nothing"),
    ("the farthest place on the other side", TURN, {**PLAY, "at": [-255, -255]}, "CB-4.2", "covers-nothing"),
    ("too much covered", TURN, {**PLAY, "at": [0, 0]}, "CB-4.2", "covers-too-many"),
    ("too much covered by four cats", TURN, {**PLAY, "card": 1, "at": [-1, 0]}, "CB-4.2", "covers-too-many-full"),
    ("a guarded place", TURN, {**PLAY, "at": [2, 2]}, "CB-6.4", "guarded-place"),
    ("a token that is gone", TURN, MOUSE, "CB-6.2", "token-gone"),
    ("a token too early", TURN, {"do": "token", "token": "cat-paw"}, "CB-6.3", "token-after-playing"),
    ("a token off the play area", TURN, {**TOKEN, "at": [9, 9]}, "CB-6.4", "no-quadrant"),
    ("done before playing", TURN, {"do": "done"}, "CB-3.1", "must-play"),
    ("passing with cards", TURN, {"do": "pass"}, "CB-6.8", "may-not-pass"),
    ("a second card", AFTER, PLAY, "CB-3.1", "has-played"),
    ("passing after playing", AFTER, {"do": "pass"}, "CB-3.1", "has-played"),
    ("a token too late", AFTER, {"do": "token", "token": "stacking"}, "CB-6.6", "token-before-playing"),
    ("a token of the advanced game", BASIC, TOKEN, "CB-6.2", "basic-game"),
    ("stacking in the basic game", BASIC, {"do": "token", "token": "stacking"}, "CB-6.2", "basic-game"),
    ("a token when the player must pass", STUCK, TOKEN, "CB-6.8", "must-pass"),
    ("a card when the player must pass", STUCK, PLAY, "CB-3.1", "no-such-card"),
    ("anything after the end", OVER, PLAY, "", "game-over"),
    ("passing after the end", OVER, {"do": "pass"}, "", "game-over"),
    ("done after the end", OVER, {"do": "done"}, "", "game-over"),
]


@pytest.mark.parametrize(
    ("data", "action", "rule", "why"), [fault[1:] for fault in FORBIDDEN], ids=[fault[0] for fault in FORBIDDEN]
)
def test_a_forbidden_action_is_refused(data: Json, action: Json, rule: str, why: str) -> None:
    game, state, _ = open_position(data)
    before = game.key(state)
    refusal = judge(state, game.read_action(state, action))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == (rule, why)
    one_line(refusal)
    assert game.key(state) == before


@pytest.mark.parametrize("data", [TURN, AFTER, BASIC, OVER, STUCK], ids=["turn", "after", "basic", "over", "stuck"])
def test_invalid_sequences_of_words_are_refused(data: Json) -> None:
    """Try numbers that aren't actions, incomplete moves, and moves with extra actions."""
    game, state, _ = open_position(data)
    legal = sentences(state)
    size = game.words.size
    odd = [(), (-1,), (size,), (10**9,), (-(10**9),), *[(a,) for a in range(0, size, 997)]]
    odd += [sentence[:-1] for sentence in legal] + [(*sentence, sentence[-1]) for sentence in legal]
    odd += [(*sentence[:-1], a) for sentence in legal[-3:] for a in (-1, size, size + 1, 10**9)]
    for sentence in odd:
        refusal = judge(state, sentence)
        assert (refusal is None) == (sentence in legal)
        if refusal is not None:
            one_line(refusal)
