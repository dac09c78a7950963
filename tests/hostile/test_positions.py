"""Impossible positions: each is refused with its path and, if there is one, its rule."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import sentences
from tabbytop.table.files import open_position
from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed, one_line
from tests.rules.catbox.tables import card, placed, player, position

NAN = float("nan")

ADVANCED = position(
    player("black", card("K./PY"), card("KP/VB"), tokens=["cat-paw", "stacking"]),
    player("blue", card("BB/B.", "YY/Y."), tokens=["toy-mouse"], fish=[card("../..")]),
    placed=placed((0, 0, "KP/.Y"), (1, 1, "BB/VK")),
    advanced=True,
    pile=[card("KK/KK"), card("PV/.Y")],
    guards=[{"at": [2, 2], "owner": 1}],
)
BASIC = position(
    player("black", card("K./PY")),
    player("pink", card("KP/VB")),
    placed=placed((0, 0, "KP/.Y")),
    pile=[card("KK/KK")],
    removed=[card("KK/KK")],
)
FIVE = position(
    *[player(name) for name in ("black", "pink", "purple", "blue", "chihuahua")],
    placed=placed((0, 0, "KP/.Y")),
)

Fault = tuple[str, Path, Any, str, str, str]
"""A name, the path and the new value, and the refusal: path, rule, reason."""

FAULTS_OF_SHAPE: list[Fault] = [
    ("null", (), None, "position", "", "wrong-type"),
    ("a list", (), [], "position", "", "wrong-type"),
    ("a text", (), "cat-box", "position", "", "wrong-type"),
    ("a number", (), 3, "position", "", "wrong-type"),
    ("nothing in it", (), {}, "position", "", "missing-key"),
    ("no game", ("game",), REMOVED, "position", "", "missing-key"),
    ("another game", ("game",), "chess", "game", "", "unknown-name"),
    ("a game in a list", ("game",), ["cat-box"], "game", "", "wrong-type"),
    ("a game with an escape sequence", ("game",), ESCAPE, "game", "", "unknown-name"),
    ("no players", ("players",), REMOVED, "position", "", "missing-key"),
    ("no phase", ("phase",), REMOVED, "position", "", "missing-key"),
    ("nobody to move", ("to_move",), REMOVED, "position", "", "missing-key"),
    ("an unknown key", ("cheat",), True, "position", "", "unknown-key"),
    ("a key with an escape sequence", (ESCAPE + "\n",), 1, "position", "", "unknown-key"),
    ("a huge key", ("x" * 100_000,), 1, "position", "", "unknown-key"),
    ("options in a list", ("options",), [], "options", "", "wrong-type"),
    ("an unknown option", ("options", "fast"), True, "options", "", "unknown-key"),
    ("an option that is a number", ("options", "advanced"), 1, "options.advanced", "", "wrong-type"),
    ("an option that is a text", ("options", "advanced"), "true", "options.advanced", "", "wrong-type"),
    ("an option that is null", ("options", "advanced"), None, "options.advanced", "", "wrong-type"),
    ("players in an object", ("players",), {}, "players", "", "wrong-type"),
    ("a player who is null", ("players", 1), None, "players[1]", "", "wrong-type"),
    ("a player without identity", ("players", 1, "identity"), REMOVED, "players[1]", "", "missing-key"),
    ("a player with a name", ("players", 0, "name"), "Tom", "players[0]", "", "unknown-key"),
    ("an identity that is null", ("players", 0, "identity"), None, "players[0].identity", "", "wrong-type"),
    ("a hand that is null", ("players", 0, "hand"), None, "players[0].hand", "", "wrong-type"),
    ("a hand in an object", ("players", 0, "hand"), {}, "players[0].hand", "", "wrong-type"),
    ("a card that is a text", ("players", 0, "hand", 1), "K./PY", "players[0].hand[1]", "", "wrong-type"),
    (
        "a card without a secret side",
        ("players", 0, "hand", 1, "secret"),
        REMOVED,
        "players[0].hand[1]",
        "",
        "missing-key",
    ),
    ("a card with an id", ("players", 0, "hand", 1, "id"), "a01", "players[0].hand[1]", "", "unknown-key"),
    ("tokens as a string", ("players", 0, "tokens"), "cat-paw", "players[0].tokens", "", "wrong-type"),
    ("a token that is a number", ("players", 0, "tokens", 1), 3, "players[0].tokens[1]", "", "wrong-type"),
    ("fish that is no list", ("players", 1, "fish"), card("KK/KK"), "players[1].fish", "", "wrong-type"),
    ("placed that is no list", ("placed",), "none", "placed", "", "wrong-type"),
    ("a placed card without place", ("placed", 1, "at"), REMOVED, "placed[1]", "", "missing-key"),
    ("a placed card without face", ("placed", 1, "shows"), REMOVED, "placed[1]", "", "missing-key"),
    ("a placed card with an owner", ("placed", 1, "owner"), 0, "placed[1]", "", "unknown-key"),
    ("a pile of one card", ("pile",), card("KK/KK"), "pile", "", "wrong-type"),
    ("a pile with a hole", ("pile", 0), None, "pile[0]", "", "wrong-type"),
    ("removed cards as a number", ("removed",), 1, "removed", "", "wrong-type"),
    ("guards in an object", ("guards",), {"at": [2, 2], "owner": 1}, "guards", "", "wrong-type"),
    ("a guard without owner", ("guards", 0, "owner"), REMOVED, "guards[0]", "", "missing-key"),
    ("a guard without place", ("guards", 0, "at"), REMOVED, "guards[0]", "", "missing-key"),
    ("a huge list", ("placed",), [{}] * 100_000, "placed", "", "too-long"),
    ("far too many tokens", ("players", 0, "tokens"), ["cat-paw"] * 100_000, "players[0].tokens", "", "too-long"),
    ("far too many guards", ("guards",), [{"at": [0, 0], "owner": 1}] * 1000, "guards", "", "too-long"),
    ("far too many seats that know a side", ("pile", 0, "known_by"), [0] * 1000, "pile[0].known_by", "", "too-long"),
]

FAULTS_OF_NUMBERS: list[Fault] = [
    ("a seat beyond", ("to_move",), 2, "to_move", "", "out-of-range"),
    ("a seat below", ("to_move",), -1, "to_move", "", "out-of-range"),
    ("a seat of half", ("to_move",), 0.5, "to_move", "", "wrong-type"),
    ("a float for a seat", ("to_move",), 0.0, "to_move", "", "wrong-type"),
    ("true for a seat", ("to_move",), True, "to_move", "", "wrong-type"),
    ("not a number", ("to_move",), NAN, "to_move", "", "wrong-type"),
    ("infinity", ("to_move",), float("inf"), "to_move", "", "wrong-type"),
    ("a huge number", ("to_move",), HUGE, "to_move", "", "out-of-range"),
    ("a number as a string", ("to_move",), "0", "to_move", "", "wrong-type"),
    ("a place too far right", ("placed", 0, "at", 0), 201, "placed[0].at[0]", "CB-4.1", "out-of-range"),
    ("a place too far up", ("placed", 0, "at", 1), -201, "placed[0].at[1]", "CB-4.1", "out-of-range"),
    ("a place nowhere", ("placed", 0, "at", 1), -HUGE, "placed[0].at[1]", "CB-4.1", "out-of-range"),
    ("a place of floats", ("placed", 0, "at", 0), 1.0, "placed[0].at[0]", "", "wrong-type"),
    ("a place of booleans", ("placed", 0, "at", 0), False, "placed[0].at[0]", "", "wrong-type"),
    ("a place of texts", ("placed", 0, "at"), ["0", "0"], "placed[0].at[0]", "", "wrong-type"),
    ("a place that is null", ("placed", 0, "at", 0), None, "placed[0].at[0]", "", "wrong-type"),
    ("a place in an object", ("placed", 0, "at"), {"x": 0, "y": 0}, "placed[0].at", "", "wrong-type"),
    ("a place with one number", ("placed", 0, "at"), [0], "placed[0].at", "CB-4.1", "not-a-pair"),
    ("a place with three numbers", ("placed", 0, "at"), [0, 0, 0], "placed[0].at", "CB-4.1", "not-a-pair"),
    ("a place with none", ("placed", 0, "at"), [], "placed[0].at", "CB-4.1", "not-a-pair"),
    ("a guard too far", ("guards", 0, "at", 0), 999, "guards[0].at[0]", "CB-4.1", "out-of-range"),
    ("a guard of nobody", ("guards", 0, "owner"), 2, "guards[0].owner", "", "out-of-range"),
    ("a guard of true", ("guards", 0, "owner"), True, "guards[0].owner", "", "wrong-type"),
    ("known by nobody there", ("placed", 0, "known_by"), [0, 2], "placed[0].known_by[1]", "", "out-of-range"),
    ("known by a name", ("pile", 0, "known_by"), ["Tom"], "pile[0].known_by[0]", "", "wrong-type"),
    ("known by a number", ("pile", 0, "known_by"), 1, "pile[0].known_by", "", "wrong-type"),
    ("token_used as a number", ("token_used",), 1, "token_used", "", "wrong-type"),
    ("stacking as null", ("stacking",), None, "stacking", "", "wrong-type"),
]

FAULTS_OF_CARDS: list[Fault] = [
    ("a face of one row", ("pile", 0, "public"), ["KK"], "pile[0].public", "CB-1.1", "face-rows"),
    ("a face of three rows", ("pile", 0, "public"), ["KK", "KK", "KK"], "pile[0].public", "CB-1.1", "face-rows"),
    ("a face of no row", ("pile", 0, "secret"), [], "pile[0].secret", "CB-1.1", "face-rows"),
    ("a face in one text", ("pile", 0, "secret"), "KKKK", "pile[0].secret", "", "wrong-type"),
    ("a face of numbers", ("pile", 0, "secret"), [1, 2], "pile[0].secret[0]", "", "wrong-type"),
    ("a row of one letter", ("placed", 0, "shows"), ["K", "KK"], "placed[0].shows[0]", "CB-1.1", "face-row"),
    ("a row of three letters", ("placed", 0, "shows"), ["KK", "KKK"], "placed[0].shows[1]", "CB-1.1", "face-row"),
    ("a huge row", ("placed", 0, "shows"), ["K" * 10**6, "KK"], "placed[0].shows[0]", "CB-1.1", "face-row"),
    ("a green cat", ("placed", 0, "shows"), ["KK", "GK"], "placed[0].shows[1]", "CB-1.1", "face-letter"),
    ("a small letter", ("placed", 0, "shows"), ["kK", "KK"], "placed[0].shows[0]", "CB-1.1", "face-letter"),
    ("a blank", ("placed", 0, "shows"), ["K ", "KK"], "placed[0].shows[0]", "CB-1.1", "face-letter"),
    ("a row that writes", ("placed", 0, "shows"), ["\x1bK", "KK"], "placed[0].shows[0]", "CB-1.1", "face-letter"),
    ("a row with a zero byte", ("placed", 0, "shows"), ["\0K", "KK"], "placed[0].shows[0]", "CB-1.1", "face-letter"),
    ("a lone surrogate", ("placed", 0, "shows"), ["\ud800K", "KK"], "placed[0].shows[0]", "CB-1.1", "face-letter"),
    ("letters that look alike", ("placed", 0, "shows"), ["КK", "KK"], "placed[0].shows[0]", "CB-1.1", "face-letter"),
    ("a back that is empty", ("placed", 0, "back"), [], "placed[0].back", "CB-1.1", "face-rows"),
    ("a back that is null", ("placed", 0, "back"), None, "placed[0].back", "", "wrong-type"),
    ("a card under a fish without sides", ("players", 1, "fish", 0), {}, "players[1].fish[0]", "", "missing-key"),
    ("49 cards", ("pile",), [card("KK/KK")] * 43, "position", "CB-1.1", "too-many-cards"),
    ("49 with those on the table", ("placed",), placed((0, 0, "KK/KK")) * 43, "position", "CB-1.1", "too-many-cards"),
    ("49 cards in one hand", ("players", 0, "hand"), [card("KK/KK")] * 49, "position", "CB-1.1", "too-many-cards"),
]  # fmt: skip

FAULTS_OF_RULES: list[Fault] = [
    ("one player", ("players",), [player("black")], "players", "CB-1.1", "players"),
    ("nobody", ("players",), [], "players", "CB-1.1", "players"),
    ("six players", ("players",), [player("black")] * 6, "players", "CB-1.1", "players"),
    ("two black cats", ("players", 1, "identity"), "black", "players[1].identity", "CB-2.1", "identity-twice"),
    ("a Chihuahua for two", ("players", 1, "identity"), "chihuahua", "players[1].identity", "CB-2.1", "no-chihuahua"),
    ("a green cat's player", ("players", 1, "identity"), "green", "players[1].identity", "CB-1.1", "unknown-name"),
    ("a cat by its letter", ("players", 1, "identity"), "K", "players[1].identity", "CB-1.1", "unknown-name"),
    ("an unknown token", ("players", 0, "tokens", 0), "cat-nip", "players[0].tokens[0]", "CB-6.2", "unknown-name"),
    ("a token that writes", ("players", 0, "tokens", 0), ESCAPE, "players[0].tokens[0]", "CB-6.2", "unknown-name"),
    ("two cat paws", ("players", 0, "tokens"), ["cat-paw"] * 2, "players[0].tokens[1]", "CB-6.2", "token-twice"),
    ("two cards under a fish", ("players", 1, "fish", 1), card("KK/KK"), "players[1].fish", "CB-6.5", "one-fish"),
    ("a fish used and kept", ("players", 1, "tokens", 1), "dried-fish", "players[1].tokens", "CB-6.2", "token-twice"),
    ("a guard used and kept", ("players", 1, "tokens", 1), "cat-box", "guards[0]", "CB-6.2", "token-twice"),
    ("two guards of one player", ("guards", 1), {"at": [0, 0], "owner": 1}, "guards[1]", "CB-6.2", "token-twice"),
    ("a guard of the player to move", ("guards", 0, "owner"), 0, "guards[0]", "CB-6.4", "guard-gone"),
    ("no card to play on", ("placed",), [], "placed", "CB-2.2", "empty-table"),
    ("an unknown phase", ("phase",), "setup", "phase", "", "unknown-name"),
    ("a phase that is a number", ("phase",), 0, "phase", "", "wrong-type"),
]  # fmt: skip


def refused(data: Any) -> Refusal:
    """Return the refusal of a position."""
    with pytest.raises(Refusal) as caught:
        open_position(data)
    return caught.value


def check(refusal: Refusal, where: str, rule: str, why: str) -> None:
    """Check that a refusal names the path, the rule and the reason in one line."""
    assert (refusal.where, refusal.rule, refusal.why) == (where, rule, why)
    one_line(refusal)


FAULTS = [*FAULTS_OF_SHAPE, *FAULTS_OF_NUMBERS, *FAULTS_OF_CARDS, *FAULTS_OF_RULES]


@pytest.mark.parametrize(
    ("path", "value", "where", "rule", "why"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_an_invalid_position_is_refused(path: Path, value: Any, where: str, rule: str, why: str) -> None:
    check(refused(changed(ADVANCED, path, value)), where, rule, why)


BASIC_FAULTS: list[Fault] = [
    ("tokens", ("players", 0, "tokens"), ["cat-paw"], "players[0].tokens[0]", "CB-6.2", "basic-game"),
    ("a fish", ("players", 0, "fish"), [card("KK/KK")], "players[0].fish", "CB-6.5", "basic-game"),
    ("a guard", ("guards",), [{"at": [0, 0], "owner": 1}], "guards[0]", "CB-6.4", "basic-game"),
    ("phase after", ("phase",), "after", "phase", "CB-6.2", "basic-game"),
    ("phase again", ("phase",), "again", "phase", "CB-6.2", "basic-game"),
    ("a used token", ("token_used",), True, "token_used", "CB-6.2", "basic-game"),
    ("stacking", ("stacking",), True, "stacking", "CB-6.2", "basic-game"),
]


@pytest.mark.parametrize(
    ("path", "value", "where", "rule", "why"),
    [fault[1:] for fault in BASIC_FAULTS],
    ids=[fault[0] for fault in BASIC_FAULTS],
)
def test_a_basic_game_refuses_advanced_parts(path: Path, value: Any, where: str, rule: str, why: str) -> None:
    check(refused(changed(BASIC, path, value)), where, rule, why)


@pytest.mark.parametrize(
    ("changes", "where", "rule", "why"),
    [
        ({"stacking": True, "phase": "after"}, "stacking", "CB-6.6", "stacking-phase"),
        ({"stacking": True, "phase": "again"}, "stacking", "CB-6.6", "stacking-phase"),
        ({"stacking": True, "phase": "over"}, "stacking", "CB-6.6", "stacking-phase"),
        ({"stacking": True, "token_used": False}, "token_used", "CB-6.2", "token-was-used"),
        ({"phase": "again", "token_used": False}, "token_used", "CB-6.2", "token-was-used"),
        ({"phase": "after", "token_used": True}, "token_used", "CB-6.2", "one-token-a-turn"),
    ],
)
def test_a_contradictory_turn_is_refused(changes: dict[str, Any], where: str, rule: str, why: str) -> None:
    check(refused({**ADVANCED, **changes}), where, rule, why)


def test_the_originals_are_accepted() -> None:
    for data in (ADVANCED, BASIC, FIVE):
        before = deepcopy(data)
        _, state, _ = open_position(data)
        assert sentences(state)
        assert data == before, "reading doesn't change the data"


def test_48_cards_are_accepted_wherever_they_are() -> None:
    """Six are elsewhere: two and one in the hands, one under a fish, two on the table."""
    open_position({**ADVANCED, "pile": [card("KK/KK")] * 42})
    with pytest.raises(Refusal):
        open_position({**ADVANCED, "pile": [card("KK/KK")] * 43})


def test_places_at_the_very_edge_are_accepted() -> None:
    for x, y in ((200, 200), (-200, -200), (200, -200)):
        _, state, _ = open_position({**BASIC, "placed": placed((x, y, "KP/.Y"))})
        assert sentences(state)


@pytest.mark.parametrize("depth", [10, 500, 100_000])
def test_deep_nesting_is_refused_like_any_list(depth: int) -> None:
    nest: Any = []
    for _ in range(depth):
        nest = [nest]
    check(refused({**BASIC, "pile": nest}), "pile[0]", "", "wrong-type")
