"""HKK-8, cards that answer in windows: Catnap, One Cool Cat, Tuna, Copy Cat, Land on Your Feet."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    asked,
    cancel,
    copy,
    discarded,
    hand,
    in_any_order,
    land,
    lasting,
    move,
    only,
    pass_all,
    play,
    player,
    sit,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

FILLING = ["raining-cats-and-dogs"]
TARGETED: dict[str, Json] = {
    "cat-burglar": {"target": 2, "zone": "house", "color": "gray"},
    "catting-around": {"target": 2, "count": 1},
    "open-window": {"target": 2, "count": 1},
    "cat-fight": {"target": 2, "count": 1},
    "fraidy-cats": {"target": 2, "count": 1},
    "stray-dog": {"target": 2, "count": 1},
    "catlike-reflexes": {"target": 2, "direction": "in", "spaces": 1},
}
OTHERS: dict[str, Json] = {
    "spay-neuter-clinic": {"cats": "gray"},
    "can-opener": {"cats": "gray"},
    "catnip": {"moves": [{"color": "gray", "from": "neighborhood"}]},
    "best-in-show": {},
    "famous-internet-cat": {},
    "the-cat-came-back": {},
    "foster-kittens": {"cats": "gray"},
    "special-needs-kitty": {"cats": "gray"},
    "alarm-system": {},
    "pet-insurance": {},
}
PLAYS = {**TARGETED, **OTHERS}
BY_TUNA = ["cat-burglar", "catting-around", "open-window", "cat-fight"]
BY_ONE_COOL_CAT = ["fraidy-cats", "stray-dog", "catlike-reflexes"]


def declared(card: str, answer: str) -> PositionMatch:
    """Return a match: seat 0 plays a card, with target seat 2 if it needs one; seat 1 holds an answer."""
    sitting = sit(
        player(hand=[card]), player(hand=[answer]), player(house="gray", porch="gray", yard="gray"), deck=FILLING
    )
    sitting.do(play(card, **PLAYS[card]))
    return sitting


def nothing_happened(sitting: PositionMatch, *pile: str) -> None:
    """Check that the properties are unchanged, the action is spent, and these cards are in the discard pile."""
    table = sitting.now()
    assert [zone(sitting, 0, name) for name in ("house", "porch", "yard")] == [{}, {}, {}]
    assert [zone(sitting, 2, name) for name in ("house", "porch", "yard")] == [{"gray": 1}] * 3
    assert lasting(sitting, 0) == []
    assert hand(sitting, 0) == []
    assert discarded(sitting) == sorted(pile)
    assert (table["phase"], table["actions_left"]) == ("turn", 1)


# Catnap


@rule("HKK-8")
@rule("HKK-5.1")
@pytest.mark.parametrize("card", PLAYS)
def test_catnap_cancels_any_card_played_as_an_action_whoever_it_is_aimed_at(card: str) -> None:
    sitting = declared(card, "catnap")
    assert asked(sitting) == ("cancel", 1)
    sitting.do(cancel("catnap"))
    nothing_happened(sitting, card, "catnap")


@rule("HKK-8")
@rule("HKK-5.1")
def test_catnap_cancels_a_move() -> None:
    sitting = sit(player(), player(), player(hand=["catnap"]))
    sitting.do(move("black", "neighborhood", "yard"), PASS, cancel("catnap"))
    assert zone(sitting, 0, "yard") == {}
    assert sitting.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-5.2")
def test_catnap_cancels_a_copied_effect() -> None:
    sitting = sit(player(hand=["can-opener", "catnap"]), player(hand=["copy-cat"]), player())
    sitting.do(play("can-opener", cats="gray"))
    pass_all(sitting, but=("copy",))
    sitting.do(copy(cats="3 black"), PASS, cancel("catnap"))
    assert zone(sitting, 1, "yard") == {}
    assert zone(sitting, 0, "yard") == {"gray": 1}
    assert discarded(sitting) == ["can-opener", "catnap", "copy-cat"]


@rule("HKK-8")
def test_catnap_does_not_cancel_ones_own_move_nor_a_discard() -> None:
    sitting = sit(player(hand=["catnap", "tuna"]), player(), player())
    sitting.do(move("black", "neighborhood", "yard"))
    assert asked(sitting) == ("cancel", 1)
    sitting.do(PASS, PASS)
    assert zone(sitting, 0, "yard") == {"black": 1}
    sitting.do({"do": "discard", "hand": [1]})
    assert asked(sitting)[0] != "cancel"


# Tuna and One Cool Cat


@rule("HKK-8")
@pytest.mark.parametrize("card", BY_TUNA)
def test_tuna_cancels_four_cards(card: str) -> None:
    sitting = declared(card, "tuna")
    assert asked(sitting) == ("cancel", 1)
    sitting.do(cancel("tuna"))
    nothing_happened(sitting, card, "tuna")


@rule("HKK-8")
@pytest.mark.parametrize("card", [card for card in PLAYS if card not in BY_TUNA])
def test_tuna_cancels_no_other_card(card: str) -> None:
    sitting = declared(card, "tuna")
    assert asked(sitting)[0] != "cancel"
    assert hand(sitting, 1) == ["tuna"]


@rule("HKK-8")
@pytest.mark.parametrize("card", BY_ONE_COOL_CAT)
def test_one_cool_cat_cancels_three_cards(card: str) -> None:
    sitting = declared(card, "one-cool-cat")
    assert asked(sitting) == ("cancel", 1)
    sitting.do(cancel("one-cool-cat"))
    nothing_happened(sitting, card, "one-cool-cat")


@rule("HKK-8")
@pytest.mark.parametrize("card", [card for card in PLAYS if card not in BY_ONE_COOL_CAT])
def test_one_cool_cat_cancels_no_other_card(card: str) -> None:
    sitting = declared(card, "one-cool-cat")
    assert asked(sitting)[0] != "cancel"
    assert hand(sitting, 1) == ["one-cool-cat"]


@rule("HKK-8")
@pytest.mark.parametrize("card", ["tuna", "one-cool-cat"])
def test_tuna_and_one_cool_cat_cancel_no_move(card: str) -> None:
    sitting = sit(player(), player(hand=[card]), player())
    sitting.do(move("black", "neighborhood", "yard"))
    assert zone(sitting, 0, "yard") == {"black": 1}


# Copy Cat


@rule("HKK-8")
@rule("HKK-5.2")
def test_copy_cat_takes_the_same_effect_with_ones_own_choices_out_of_turn_and_for_free() -> None:
    sitting = sit(player(hand=["can-opener"]), player(), player(hand=["copy-cat"]))
    sitting.do(play("can-opener", cats="2 gray"), PASS)
    assert asked(sitting) == ("copy", 2)
    sitting.do(copy(cats="3 black"))
    pass_all(sitting)
    assert zone(sitting, 2, "yard") == {"black": 3}
    assert zone(sitting, 0, "yard") == {"gray": 2}
    assert discarded(sitting) == ["can-opener", "copy-cat"]
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-8")
@rule("HKK-5.2")
def test_copy_cat_may_copy_ones_own_card_in_turn_and_costs_no_action() -> None:
    sitting = sit(player(hand=["can-opener", "copy-cat"]), player(), player())
    sitting.do(play("can-opener", cats="2 gray"), PASS, PASS)
    assert asked(sitting) == ("copy", 0)
    sitting.do(copy(cats="white"))
    assert zone(sitting, 0, "yard") == {"gray": 2, "white": 1}
    assert sitting.now()["actions_left"] == 1


@rule("HKK-8")
def test_copy_cat_is_not_played_as_an_action() -> None:
    sitting = sit(player(hand=["copy-cat"]), player(), player())
    assert sitting.does() == {"move", "discard"}


@rule("HKK-8")
@rule("HKK-5.2")
def test_copy_cat_of_cat_burglar_is_cancelled_by_tuna_as_cat_burglar_is() -> None:
    sitting = sit(player(hand=["cat-burglar"]), player(yard="2 gray", hand=["tuna"]), player(hand=["copy-cat"]))
    steal = {"target": 1, "zone": "yard", "color": "gray"}
    sitting.do(play("cat-burglar", **steal), PASS, PASS, PASS, copy(**steal))
    assert asked(sitting) == ("cancel", 0)
    sitting.do(PASS, cancel("tuna"))
    assert zone(sitting, 1, "yard") == {"gray": 1}
    assert zone(sitting, 2, "yard") == {}


# Land on Your Feet


def after_a_draw_up() -> PositionMatch:
    """Return a match: seat 0 has drawn up; seat 2 has cats and Land on Your Feet."""
    armed = player(house="black", porch="gray", yard="white", hand=["land-on-your-feet"])
    sitting = sit(player(), player(yard="orange"), armed, deck=["can-opener", "catnip", "stray-dog", "cat-fight"])
    sitting.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    return sitting


@rule("HKK-8")
@rule("HKK-5.4")
def test_land_on_your_feet_after_a_draw_up_moves_one_of_your_cats_up_to_two_spaces_inward() -> None:
    sitting = after_a_draw_up()
    assert asked(sitting) == ("land", 0)
    sitting.do(PASS, PASS)
    assert asked(sitting) == ("land", 2)
    assert in_any_order(only(sitting, do="land")) == in_any_order(
        [
            land(color="white", start="yard", spaces=1),
            land(color="white", start="yard", spaces=2),
            land(color="gray", start="porch", spaces=1),
        ]
    )
    sitting.do(land(color="white", start="yard", spaces=2))
    assert zone(sitting, 2, "house") == {"black": 1, "white": 1}
    assert discarded(sitting) == ["land-on-your-feet"]
    assert asked(sitting) == ("turn", 1)


@rule("HKK-8")
@rule("HKK-4.1")
def test_land_on_your_feet_is_played_at_no_other_time() -> None:
    sitting = sit(player(yard="gray", hand=["land-on-your-feet"]), player(), player())
    assert sitting.does() == {"move", "discard"}
    assert sitting.why_not(play("land-on-your-feet", color="gray", start="yard", spaces=1)).rule == "HKK-4.1"


@rule("HKK-8")
@rule("HKK-5.4")
def test_land_on_your_feet_may_be_played_by_who_drew() -> None:
    drawn = ["land-on-your-feet", "can-opener", "catnip", "stray-dog"]
    sitting = sit(player(yard="gray"), player(), player(), deck=drawn)
    sitting.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    pass_all(sitting, but=("land",))
    assert asked(sitting) == ("land", 0)
    sitting.do(land(color="gray", start="yard", spaces=1))
    assert zone(sitting, 0, "porch") == {"gray": 1}
