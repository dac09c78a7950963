"""Invalid Here, Kitty, Kitty! positions: each is refused with its path and, if there is one, its rule."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tabbytop.games.kitty.rulebook import COLORS
from tabbytop.table.files import open_position
from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed, one_line
from tests.hostile.kitty import (
    BURGLAR,
    CANCEL,
    COPY,
    FIGHT,
    FULL,
    LAND,
    MOVE,
    PHASES,
    PICK,
    REFLEXES,
    SHIELD,
    Fault,
    check,
    refused,
    refused_or_works,
    waiting,
    works,
)
from tests.rules.position_match import Json

NAN = float("nan")
P0: Path = ("players", 0)
HAND: Path = (*P0, "hand")
LASTING: Path = (*P0, "lasting")

FAULTS_OF_SHAPE: list[Fault] = [
    ("no game", ("game",), REMOVED, "position", "", "missing-key"),
    ("another game", ("game",), "here-kitty", "game", "", "unknown-name"),
    ("nothing but the game", (), {"game": "here-kitty-kitty"}, "position", "", "missing-key"),
    ("no players", ("players",), REMOVED, "position", "", "missing-key"),
    ("no phase", ("phase",), REMOVED, "position", "", "missing-key"),
    ("nobody to move", ("to_move",), REMOVED, "position", "", "missing-key"),
    ("an unknown key", ("cheat",), True, "position", "", "unknown-key"),
    ("the Neighborhood", ("neighborhood",), {"black": 3}, "position", "", "unknown-key"),
    ("a key with an escape sequence", (ESCAPE + "\n",), 1, "position", "", "unknown-key"),
    ("a huge key", ("x" * 100_000,), 1, "position", "", "unknown-key"),
    ("options in a list", ("options",), [], "options", "", "wrong-type"),
    ("options that are null", ("options",), None, "options", "", "wrong-type"),
    ("an option of another game", ("options", "advanced"), False, "options", "", "unknown-key"),
    ("an option of a new game", ("options", "first"), 0, "options", "", "unknown-key"),
    ("players in an object", ("players",), {}, "players", "", "wrong-type"),
    ("far too many players", ("players",), [{}] * 100_000, "players", "", "too-long"),
    ("nobody", ("players",), [], "players", "HKK-1.1", "players"),
    ("one player", ("players",), [{}], "players", "HKK-1.1", "players"),
    ("seven players", ("players",), [{}] * 7, "players", "HKK-1.1", "players"),
    ("a player who is null", ("players", 1), None, "players[1]", "", "wrong-type"),
    ("a player who is a cat", ("players", 1), "black", "players[1]", "", "wrong-type"),
    ("a player with a name", (*P0, "name"), "Tom", "players[0]", "", "unknown-key"),
    ("a player with a garden", (*P0, "garden"), {}, "players[0]", "", "unknown-key"),
    ("a player's Neighborhood", (*P0, "neighborhood"), {}, "players[0]", "", "unknown-key"),
    ("a House that is null", (*P0, "house"), None, "players[0].house", "", "wrong-type"),
    ("a House in a list", (*P0, "house"), ["black"], "players[0].house", "", "wrong-type"),
    ("a Porch as a number", (*P0, "porch"), 2, "players[0].porch", "", "wrong-type"),
    ("an unknown color", (*P0, "yard", "blue"), 1, "players[0].yard", "", "unknown-key"),
    ("a color in capitals", (*P0, "yard", "Black"), 1, "players[0].yard", "", "unknown-key"),
    ("a color with an escape sequence", (*P0, "yard", ESCAPE), 1, "players[0].yard", "", "unknown-key"),
    ("cats that are a text", (*P0, "yard", "black"), "1", "players[0].yard.black", "", "wrong-type"),
    ("cats that are true", (*P0, "yard", "black"), True, "players[0].yard.black", "", "wrong-type"),
    ("cats that are null", (*P0, "yard", "black"), None, "players[0].yard.black", "", "wrong-type"),
    ("half a cat", (*P0, "yard", "black"), 0.5, "players[0].yard.black", "", "wrong-type"),
    ("not a number of cats", (*P0, "yard", "black"), NAN, "players[0].yard.black", "", "wrong-type"),
    ("a cat less than none", (*P0, "yard", "black"), -1, "players[0].yard.black", "HKK-1.1", "out-of-range"),
    ("eleven cats", (*P0, "house", "gray"), 11, "players[0].house.gray", "HKK-1.1", "out-of-range"),
    ("far too many cats", (*P0, "house", "gray"), HUGE, "players[0].house.gray", "HKK-1.1", "out-of-range"),
    ("a hand that is null", HAND, None, "players[0].hand", "", "wrong-type"),
    ("a hand in an object", HAND, {}, "players[0].hand", "", "wrong-type"),
    ("a huge hand", HAND, ["tuna"] * 100_000, "players[0].hand", "", "too-long"),
    ("a card that is null", (*HAND, 0), None, "players[0].hand[0]", "", "wrong-type"),
    ("a card that is a number", (*HAND, 0), 6, "players[0].hand[0]", "", "wrong-type"),
    ("a card in a list", (*HAND, 0), ["tuna"], "players[0].hand[0]", "", "wrong-type"),
    ("an unknown card", (*HAND, 0), "dog", "players[0].hand[0]", "HKK-8", "unknown-name"),
    ("a card by its name", (*HAND, 0), "Cat Burglar", "players[0].hand[0]", "HKK-8", "unknown-name"),
    ("a card that writes", (*HAND, 0), ESCAPE, "players[0].hand[0]", "HKK-8", "unknown-name"),
    ("a lone surrogate", (*HAND, 0), "\ud800", "players[0].hand[0]", "HKK-8", "unknown-name"),
    ("a card with nothing in it", (*HAND, 0), {}, "players[0].hand[0]", "", "missing-key"),
    ("a card only known", (*HAND, 0), {"known": True}, "players[0].hand[0]", "", "missing-key"),
    ("a known card with cats", (*HAND, 0), {"card": "tuna", "cats": {}}, "players[0].hand[0]", "", "unknown-key"),
    ("known as a number", (*HAND, 0), {"card": "tuna", "known": 1}, "players[0].hand[0].known", "", "wrong-type"),
    ("known as null", (*HAND, 0), {"card": "tuna", "known": None}, "players[0].hand[0].known", "", "wrong-type"),
    ("a known card unknown", (*HAND, 0), {"card": "dog", "known": True}, "players[0].hand[0].card", "HKK-8",
     "unknown-name"),
    ("a known card that is null", (*HAND, 0), {"card": None}, "players[0].hand[0].card", "", "wrong-type"),
    ("an Instant in a hand", (*HAND, 0), "hairball", "players[0].hand[0]", "HKK-4.1", "instant-in-hand"),
    ("a known Instant in a hand", (*HAND, 0), {"card": "hairball", "known": True}, "players[0].hand[0]", "HKK-4.1",
     "instant-in-hand"),
    ("lasting in an object", LASTING, {}, "players[0].lasting", "", "wrong-type"),
    ("lasting that is null", LASTING, None, "players[0].lasting", "", "wrong-type"),
    ("far too many lasting cards", LASTING, [{"card": "alarm-system"}] * 1000, "players[0].lasting", "", "too-long"),
    ("a lasting card by its id", (*LASTING, 0), "alarm-system", "players[0].lasting[0]", "", "wrong-type"),
    ("a lasting card that is null", (*LASTING, 0), None, "players[0].lasting[0]", "", "wrong-type"),
    ("a lasting nothing", (*LASTING, 0), {}, "players[0].lasting[0]", "", "missing-key"),
    ("a lasting known card", (*LASTING, 0, "known"), True, "players[0].lasting[0]", "", "unknown-key"),
    ("an unknown lasting card", (*LASTING, 0, "card"), "dog", "players[0].lasting[0].card", "HKK-8", "unknown-name"),
    ("a card that does not last", (*LASTING, 0, "card"), "catnap", "players[0].lasting[0].card", "HKK-4.2",
     "not-lasting"),
    ("an Instant that lasts", (*LASTING, 0, "card"), "hairball", "players[0].lasting[0].card", "HKK-4.2",
     "not-lasting"),
    ("cats on an Alarm System", (*LASTING, 0, "cats"), {"black": 1}, "players[0].lasting[0].cats", "HKK-8",
     "too-many-cats-there"),
    ("two cats of special needs", (*LASTING, 1, "cats"), {"black": 1, "gray": 1}, "players[0].lasting[1].cats", "HKK-8",
     "too-many-cats-there"),
    ("three kittens in foster", ("players", 1, "lasting", 0, "cats"), {"white": 3}, "players[1].lasting[0].cats",
     "HKK-8", "too-many-cats-there"),
    ("cats on a card in a list", (*LASTING, 1, "cats"), ["black"], "players[0].lasting[1].cats", "", "wrong-type"),
    ("cats on a card that are null", (*LASTING, 1, "cats"), None, "players[0].lasting[1].cats", "", "wrong-type"),
    ("a blue cat on a card", (*LASTING, 1, "cats"), {"blue": 1}, "players[0].lasting[1].cats", "", "unknown-key"),
    ("a deck as a string", ("deck",), "tuna", "deck", "", "wrong-type"),
    ("a deck that is a number", ("deck",), 20, "deck", "", "wrong-type"),
    ("a deck with a hole", ("deck", 1), None, "deck[1]", "", "wrong-type"),
    ("an unknown card in the deck", ("deck", 1), "dog", "deck[1]", "HKK-8", "unknown-name"),
    ("a known card in the deck", ("deck", 1), {"card": "tuna"}, "deck[1]", "", "wrong-type"),
    ("a huge deck", ("deck",), ["tuna"] * 100_000, "deck", "", "too-long"),
    ("a discard pile in an object", ("discard",), {}, "discard", "", "wrong-type"),
    ("an unknown discard", ("discard", 0), "dog", "discard[0]", "HKK-8", "unknown-name"),
    ("a discard that is a number", ("discard", 0), 3, "discard[0]", "", "wrong-type"),
    ("a seat beyond", ("to_move",), 3, "to_move", "", "out-of-range"),
    ("a seat below", ("to_move",), -1, "to_move", "", "out-of-range"),
    ("a huge seat", ("to_move",), HUGE, "to_move", "", "out-of-range"),
    ("a seat that is true", ("to_move",), True, "to_move", "", "wrong-type"),
    ("a seat that is null", ("to_move",), None, "to_move", "", "wrong-type"),
    ("three actions", ("actions_left",), 3, "actions_left", "", "out-of-range"),
    ("an action less than none", ("actions_left",), -1, "actions_left", "", "out-of-range"),
    ("actions that are null", ("actions_left",), None, "actions_left", "", "wrong-type"),
    ("more final turns than seats", ("final_turns_left",), 4, "final_turns_left", "", "out-of-range"),
    ("final turns below", ("final_turns_left",), -1, "final_turns_left", "", "out-of-range"),
    ("no final turn, not even this one", ("final_turns_left",), 0, "final_turns_left", "", "out-of-range"),
    ("final turns that are true", ("final_turns_left",), True, "final_turns_left", "", "wrong-type"),
    ("final turns as a string", ("final_turns_left",), "1", "final_turns_left", "", "wrong-type"),
    ("idle turns below", ("idle_turns",), -1, "idle_turns", "", "out-of-range"),
    ("a huge number of idle turns", ("idle_turns",), HUGE, "idle_turns", "", "out-of-range"),
    ("idle turns that are null", ("idle_turns",), None, "idle_turns", "", "wrong-type"),
    ("an unknown phase", ("phase",), "draw", "phase", "", "unknown-name"),
    ("a phase that is null", ("phase",), None, "phase", "", "wrong-type"),
    ("a phase that writes", ("phase",), ESCAPE, "phase", "", "unknown-name"),
]  # fmt: skip


def ids(faults: list[Any]) -> list[str]:
    """Return the names of faults."""
    return [fault[0] for fault in faults]


@pytest.mark.parametrize(
    ("path", "value", "where", "rule", "why"), [fault[1:] for fault in FAULTS_OF_SHAPE], ids=ids(FAULTS_OF_SHAPE)
)
def test_an_invalid_position_is_refused(path: Path, value: Any, where: str, rule: str, why: str) -> None:
    check(refused(changed(FULL, path, value)), where, rule, why)


FAULTS_OF_COUNTS: list[tuple[str, Path, Any, str, str]] = [
    ("eleven cats on two properties", ("players", 2, "house", "orange"), 7, "HKK-1.1", "too-many-of-a-color"),
    ("eleven cats, two of them on a card", ("players", 2, "house", "white"), 7, "HKK-1.1", "too-many-of-a-color"),
    ("two Catnaps, one of them discarded", ("discard", 0), "catnap", "HKK-8", "too-many-copies"),
    ("two Tunas, one of them in the deck", ("deck", 1), "tuna", "HKK-8", "too-many-copies"),
    ("two Alarm Systems", (*HAND, 0), "alarm-system", "HKK-8", "too-many-copies"),
    ("two Tunas in one hand", (*HAND, 0), "tuna", "HKK-8", "too-many-copies"),
    ("two Fireworks", ("discard", 0), "fireworks", "HKK-8", "too-many-copies"),
]


@pytest.mark.parametrize(
    ("path", "value", "rule", "why"), [fault[1:] for fault in FAULTS_OF_COUNTS], ids=ids(FAULTS_OF_COUNTS)
)
def test_too_many_of_a_kind_are_refused(path: Path, value: Any, rule: str, why: str) -> None:
    check(refused(changed(FULL, path, value)), "position", rule, why)


FAULTS_OF_PENDING: list[tuple[str, Json, Path, Any, str, str, str]] = [
    ("nothing waits", CANCEL, ("pending",), REMOVED, "position", "HKK-5.1", "pending-phase"),
    ("something waits in a turn", CANCEL, ("phase",), "turn", "pending", "HKK-5.1", "pending-phase"),
    ("something waits after the end", CANCEL, ("phase",), "over", "pending", "HKK-5.1", "pending-phase"),
    ("null waits in a turn", FULL, ("pending",), None, "pending", "HKK-5.1", "pending-phase"),
    ("null waits", CANCEL, ("pending",), None, "pending", "", "wrong-type"),
    ("a list waits", CANCEL, ("pending",), [], "pending", "", "wrong-type"),
    ("by nobody", CANCEL, ("pending", "by"), REMOVED, "pending", "", "missing-key"),
    ("nobody is asked", CANCEL, ("pending", "asked"), REMOVED, "pending", "", "missing-key"),
    ("something more waits", CANCEL, ("pending", "card"), "tuna", "pending", "", "unknown-key"),
    ("by someone beyond", CANCEL, ("pending", "by"), 3, "pending.by", "", "out-of-range"),
    ("by someone below", COPY, ("pending", "by"), -1, "pending.by", "", "out-of-range"),
    ("by true", LAND, ("pending", "by"), True, "pending.by", "", "wrong-type"),
    ("asked beyond", LAND, ("pending", "asked"), 3, "pending.asked", "", "out-of-range"),
    ("asked below", PICK, ("pending", "asked"), -1, "pending.asked", "", "out-of-range"),
    ("a huge asked seat", SHIELD, ("pending", "asked"), HUGE, "pending.asked", "", "out-of-range"),
    ("asked by name", SHIELD, ("pending", "asked"), "Tom", "pending.asked", "", "wrong-type"),
    ("who acts is asked", CANCEL, ("pending", "asked"), 0, "pending.asked", "HKK-5.1", "asked-himself"),
    ("no action", CANCEL, ("pending", "action"), REMOVED, "pending.action", "", "wrong-type"),
    ("an action that is null", COPY, ("pending", "action"), None, "pending.action", "", "wrong-type"),
    ("an action that is a text", PICK, ("pending", "action"), "tuna", "pending.action", "", "wrong-type"),
    ("no Instant for shields", SHIELD, ("pending", "action", "card"), "tuna", "pending.action.card", "HKK-5.3",
     "not-an-instant"),
    ("no card for shields", SHIELD, ("pending", "action", "card"), REMOVED, "pending.action.card", "HKK-5.3",
     "not-an-instant"),
    ("an unknown Instant", SHIELD, ("pending", "action", "card"), "dog", "pending.action.card", "HKK-8",
     "unknown-name"),
    ("a copied card without agenda", CANCEL, ("pending", "action", "do"), "copy", "pending.action", "HKK-5.2",
     "needs-agenda"),
    ("passing", CANCEL, ("pending", "action"), {"do": "pass"}, "pending.action", "HKK-5.1", "not-declared"),
    ("discarding", CANCEL, ("pending", "action"), {"do": "discard", "hand": [0]}, "pending.action", "HKK-5.1",
     "not-declared"),
    ("an answer", CANCEL, ("pending", "action"), {"do": "cancel", "card": "tuna"}, "pending.action", "HKK-5.1",
     "not-declared"),
    ("landing", COPY, ("pending", "action"), {"do": "land"}, "pending.action", "HKK-5.1", "not-declared"),
    ("an unknown verb", CANCEL, ("pending", "action", "do"), "steal", "pending.action.do", "", "unknown-name"),
    ("no verb", CANCEL, ("pending", "action", "do"), REMOVED, "pending.action", "", "missing-key"),
    ("an unknown card", CANCEL, ("pending", "action", "card"), "dog", "pending.action.card", "HKK-8", "unknown-name"),
    ("an unknown zone", CANCEL, ("pending", "action", "zone"), "roof", "pending.action.zone", "", "unknown-name"),
    ("a target beyond any", CANCEL, ("pending", "action", "target"), 6, "pending.action.target", "", "out-of-range"),
    ("a field too many", CANCEL, ("pending", "action", "count"), 1, "pending.action", "", "unknown-key"),
    ("a field too few", PICK, ("pending", "action", "spaces"), REMOVED, "pending.action", "", "missing-key"),
    ("an Instant as an action", CANCEL, ("pending", "action"), {"do": "play", "card": "hairball"},
     "pending.action.card", "HKK-4.1", "instant-played"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "path", "value", "where", "rule", "why"),
    [fault[1:] for fault in FAULTS_OF_PENDING],
    ids=ids(FAULTS_OF_PENDING),
)
def test_an_invalid_pending_card_is_refused(
    data: Json, path: Path, value: Any, where: str, rule: str, why: str
) -> None:
    check(refused(changed(data, path, value)), where, rule, why)


BARE = {"do": "play", "card": "best-in-show"}
IMPOSSIBLE: dict[str, Json] = {
    "a move of a cat that is not there": waiting("cancel", {**MOVE, "color": "black"}),
    "a move that is copied": waiting("copy", MOVE),
    "a move that someone picks for": waiting("pick", MOVE),
    "a cat stolen that is not there": waiting("cancel", {**BURGLAR, "color": "gray"}),
    "a cat stolen from nobody": waiting("cancel", {**BURGLAR, "target": 5}),
    "a cat stolen from yourself": waiting("cancel", {**BURGLAR, "target": 0, "color": "white"}),
    "a cat stolen from the Neighborhood": waiting("cancel", {**BURGLAR, "zone": "neighborhood"}),
    "a cat stolen from a house with an alarm": waiting("cancel", {**BURGLAR, "target": 0}, by=1, asked=2),
    "a fight with nobody": waiting("pick", {**FIGHT, "target": 5}),
    "a fight with yourself": waiting("pick", {**FIGHT, "target": 0}, asked=0),
    "a fight of ten": waiting("pick", {**FIGHT, "count": 10}),
    "a fight of ten, to be canceled": waiting("cancel", {**FIGHT, "count": 10}),
    "a fight in which another picks": waiting("pick", FIGHT, asked=2),
    "reflexes of three spaces": waiting("pick", {**REFLEXES, "spaces": 3}),
    "reflexes of nobody": waiting("cancel", {**REFLEXES, "target": 4}),
    "reflexes in which another picks": waiting("pick", REFLEXES, asked=0),
    "a pick for a card that asks nobody": waiting("pick", BURGLAR),
    "a pick for Best in Show": waiting("pick", BARE),
    "a pick for a card that lasts": waiting("pick", {"do": "play", "card": "alarm-system"}),
    "a pick for Copy Cat": waiting("pick", {"do": "play", "card": "copy-cat"}),
    "a pick for Catnap": waiting("pick", {"do": "play", "card": "catnap"}),
    "a pick with nothing to pick": waiting("pick", {"do": "play", "card": "hairball"}, asked=2),
    "a pick in rain without a Yard": waiting("pick", {"do": "play", "card": "raining-cats-and-dogs"}, asked=2),
    "an insurance that nobody has": waiting("pick", {"do": "play", "card": "pet-insurance"}, asked=2),
    "Copy Cat as an action": waiting("cancel", {"do": "play", "card": "copy-cat"}),
    "Copy Cat to be copied": waiting("copy", {"do": "play", "card": "copy-cat"}),
    "Catnap as an action": waiting("cancel", {"do": "play", "card": "catnap"}),
    "Tuna to be copied": waiting("copy", {"do": "play", "card": "tuna"}),
    "Land on Your Feet as an action": waiting("cancel", {"do": "play", "card": "land-on-your-feet"}),
    "an Alarm System to be copied": waiting("copy", {"do": "play", "card": "alarm-system"}),
    "Best in Show too far": waiting("cancel", {**BARE, "color": "gray", "from": "porch", "spaces": 3}),
    "Best in Show out of the house": waiting("cancel", {**BARE, "color": "black", "from": "house", "spaces": 1}),
    "Best in Show from outside": waiting("cancel", {**BARE, "color": "black", "from": "neighborhood", "spaces": 1}),
    "a Clinic of ten": waiting("cancel", {"do": "play", "card": "spay-neuter-clinic", "cats": {"black": 10}}),
    "a Clinic for a cat in a Yard": waiting(
        "cancel", {"do": "play", "card": "spay-neuter-clinic", "cats": {}, "yards": [{"seat": 5, "color": "gray"}]}
    ),
    "Foster Kittens of three": waiting("cancel", {"do": "play", "card": "foster-kittens", "cats": {"black": 3}}),
    "Catnip for a cat in a House": waiting(
        "cancel", {"do": "play", "card": "catnip", "moves": [{"color": "black", "from": "house"}]}
    ),
    "Catnip for a cat that is not there": waiting(
        "cancel", {"do": "play", "card": "catnip", "moves": [{"color": "gray", "from": "yard"}]}
    ),
    "a card back from nowhere": waiting("cancel", {"do": "play", "card": "the-cat-came-back", "take": "tuna"}),
    "an Instant that came back": waiting("cancel", {"do": "play", "card": "the-cat-came-back", "take": "fireworks"}),
    "one card too many that waits": waiting("cancel", {"do": "play", "card": "can-opener", "cats": {"black": 1}}),
    "one Instant too many that waits": {**SHIELD, "discard": ["fireworks"]},
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_pending_card_does_no_harm(name: str) -> None:
    """There is no traceback, no extra cat or card, and no endless game."""
    refused_or_works(IMPOSSIBLE[name])


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_pending_card_is_refused(name: str) -> None:
    """Nobody could have declared the pending card, or nobody would be asked."""
    refusal = refused(IMPOSSIBLE[name])
    assert refusal.where.split(".")[0] in ("pending", "phase", "position")
    one_line(refusal)


UNUSUAL: dict[str, Json] = {
    "idle for very long": {**FULL, "idle_turns": 200, "players": [{"yard": {"black": 1}}, {}, {}], "deck": ["tuna"]},
    "idle for as long as can be": {**FULL, "idle_turns": 8, "players": [{}, {}, {}]},
    "a pick by who is not among the fewest": waiting(
        "pick", {"do": "play", "card": "keeping-up-with-the-joneses"}, asked=0
    ),
    "a shield in the turn of another": {**SHIELD, "to_move": 1},
    "landing in the turn of another": {**LAND, "to_move": 2},
    "landing in the final round": {**LAND, "final_turns_left": 1},
    "landing with actions left": {**LAND, "actions_left": 2},
    "an action in the turn of another": {**CANCEL, "to_move": 2},
    "an action with both actions left": {**CANCEL, "actions_left": 2},
}


@pytest.mark.parametrize("name", UNUSUAL)
def test_an_unusual_position_is_refused_or_works(name: str) -> None:
    refused_or_works(UNUSUAL[name])


@pytest.mark.parametrize("phase", PHASES)
def test_the_originals_are_accepted_and_work(phase: str) -> None:
    before = deepcopy(PHASES[phase])
    works(PHASES[phase])
    assert before == PHASES[phase], "reading doesn't change the data"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("final", [None, 1, 2, 3])
def test_the_final_round_ends(phase: str, final: int | None) -> None:
    refused_or_works({**PHASES[phase], "final_turns_left": final})


def test_the_smallest_position_is_accepted() -> None:
    works({"game": "here-kitty-kitty", "players": [{}, {}], "to_move": 1, "phase": "turn"})


def test_all_cats_on_properties_are_accepted() -> None:
    full = dict.fromkeys(COLORS, 5)
    works({**FULL, "players": [{"house": full}, {"yard": full}, {}], "deck": []})


@pytest.mark.parametrize("name", ["house", "porch", "yard", "hand", "lasting"])
def test_empty_fields_of_a_player_may_be_omitted(name: str) -> None:
    works(changed(FULL, ("players", 1, name), REMOVED))


def test_a_refusal_names_the_card_as_the_deck_does() -> None:
    text = one_line(refused(changed(FULL, (*HAND, 0), "hairball")))
    assert "hairball" in text or "Hairball" in text
    assert open_position(FULL)[0].name == "here-kitty-kitty"
