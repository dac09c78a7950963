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
    match_at,
    move,
    moves_with,
    pass_all,
    play,
    player,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

FILLER = ["raining-cats-and-dogs"]
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
    """Return a match in which seat 0 has played a card (on seat 2, if it takes a target) and seat 1 holds an answer."""
    match = match_at(
        player(hand=[card]), player(hand=[answer]), player(house="gray", porch="gray", yard="gray"), deck=FILLER
    )
    match.do(play(card, **PLAYS[card]))
    return match


def check_canceled(match: PositionMatch, *pile: str) -> None:
    """Check that the properties are unchanged, the action is spent, and these cards are in the discard pile."""
    table = match.now()
    assert [zone(match, 0, name) for name in ("house", "porch", "yard")] == [{}, {}, {}]
    assert [zone(match, 2, name) for name in ("house", "porch", "yard")] == [{"gray": 1}] * 3
    assert lasting(match, 0) == []
    assert hand(match, 0) == []
    assert discarded(match) == sorted(pile)
    assert (table["phase"], table["actions_left"]) == ("turn", 1)


# Catnap


@rule("HKK-8")
@rule("HKK-5.1")
@pytest.mark.parametrize("card", PLAYS)
def test_catnap_cancels_any_card_played_as_an_action_whoever_it_is_aimed_at(card: str) -> None:
    match = declared(card, "catnap")
    assert asked(match) == ("cancel", 1)
    match.do(cancel("catnap"))
    check_canceled(match, card, "catnap")


@rule("HKK-8")
@rule("HKK-5.1")
def test_catnap_cancels_a_move() -> None:
    match = match_at(player(), player(), player(hand=["catnap"]))
    match.do(move("black", "neighborhood", "yard"), PASS, cancel("catnap"))
    assert zone(match, 0, "yard") == {}
    assert match.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-5.2")
def test_catnap_cancels_a_copied_effect() -> None:
    match = match_at(player(hand=["can-opener", "catnap"]), player(hand=["copy-cat"]), player())
    match.do(play("can-opener", cats="gray"))
    pass_all(match, but=("copy",))
    match.do(copy(cats="3 black"), PASS, cancel("catnap"))
    assert zone(match, 1, "yard") == {}
    assert zone(match, 0, "yard") == {"gray": 1}
    assert discarded(match) == ["can-opener", "catnap", "copy-cat"]


@rule("HKK-8")
def test_catnap_cancels_neither_your_own_move_nor_a_discard() -> None:
    match = match_at(player(hand=["catnap", "tuna"]), player(), player())
    match.do(move("black", "neighborhood", "yard"))
    assert asked(match) == ("cancel", 1)
    match.do(PASS, PASS)
    assert zone(match, 0, "yard") == {"black": 1}
    match.do({"do": "discard", "hand": [1]})
    assert asked(match)[0] != "cancel"


# Tuna and One Cool Cat


@rule("HKK-8")
@pytest.mark.parametrize("card", BY_TUNA)
def test_tuna_cancels_cat_burglar_catting_around_open_window_and_cat_fight(card: str) -> None:
    match = declared(card, "tuna")
    assert asked(match) == ("cancel", 1)
    match.do(cancel("tuna"))
    check_canceled(match, card, "tuna")


@rule("HKK-8")
@pytest.mark.parametrize("card", [card for card in PLAYS if card not in BY_TUNA])
def test_tuna_cancels_no_other_card(card: str) -> None:
    match = declared(card, "tuna")
    assert asked(match)[0] != "cancel"
    assert hand(match, 1) == ["tuna"]


@rule("HKK-8")
@pytest.mark.parametrize("card", BY_ONE_COOL_CAT)
def test_one_cool_cat_cancels_fraidy_cats_stray_dog_and_catlike_reflexes(card: str) -> None:
    match = declared(card, "one-cool-cat")
    assert asked(match) == ("cancel", 1)
    match.do(cancel("one-cool-cat"))
    check_canceled(match, card, "one-cool-cat")


@rule("HKK-8")
@pytest.mark.parametrize("card", [card for card in PLAYS if card not in BY_ONE_COOL_CAT])
def test_one_cool_cat_cancels_no_other_card(card: str) -> None:
    match = declared(card, "one-cool-cat")
    assert asked(match)[0] != "cancel"
    assert hand(match, 1) == ["one-cool-cat"]


@rule("HKK-8")
@pytest.mark.parametrize("card", ["tuna", "one-cool-cat"])
def test_tuna_and_one_cool_cat_do_not_cancel_moves(card: str) -> None:
    match = match_at(player(), player(hand=[card]), player())
    match.do(move("black", "neighborhood", "yard"))
    assert zone(match, 0, "yard") == {"black": 1}


# Copy Cat


@rule("HKK-8")
@rule("HKK-5.2")
def test_copy_cat_takes_the_same_effect_with_your_own_choices_out_of_turn_and_for_free() -> None:
    match = match_at(player(hand=["can-opener"]), player(), player(hand=["copy-cat"]))
    match.do(play("can-opener", cats="2 gray"), PASS)
    assert asked(match) == ("copy", 2)
    match.do(copy(cats="3 black"))
    pass_all(match)
    assert zone(match, 2, "yard") == {"black": 3}
    assert zone(match, 0, "yard") == {"gray": 2}
    assert discarded(match) == ["can-opener", "copy-cat"]
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-8")
@rule("HKK-5.2")
def test_copy_cat_may_copy_your_own_card_in_turn_and_costs_no_action() -> None:
    match = match_at(player(hand=["can-opener", "copy-cat"]), player(), player())
    match.do(play("can-opener", cats="2 gray"), PASS, PASS)
    assert asked(match) == ("copy", 0)
    match.do(copy(cats="white"))
    assert zone(match, 0, "yard") == {"gray": 2, "white": 1}
    assert match.now()["actions_left"] == 1


@rule("HKK-8")
def test_copy_cat_cannot_be_played_as_an_action() -> None:
    match = match_at(player(hand=["copy-cat"]), player(), player())
    assert match.move_kinds() == {"move", "discard"}


@rule("HKK-8")
@rule("HKK-5.2")
def test_tuna_cancels_a_copy_cat_of_cat_burglar() -> None:
    match = match_at(player(hand=["cat-burglar"]), player(yard="2 gray", hand=["tuna"]), player(hand=["copy-cat"]))
    steal = {"target": 1, "zone": "yard", "color": "gray"}
    match.do(play("cat-burglar", **steal), PASS, PASS, PASS, copy(**steal))
    assert asked(match) == ("cancel", 0)
    match.do(PASS, cancel("tuna"))
    assert zone(match, 1, "yard") == {"gray": 1}
    assert zone(match, 2, "yard") == {}


# Land on Your Feet


def after_a_draw_up() -> PositionMatch:
    """Return a match in which seat 0 has refilled their hand, and seat 2 has cats and Land on Your Feet."""
    armed = player(house="black", porch="gray", yard="white", hand=["land-on-your-feet"])
    match = match_at(player(), player(yard="orange"), armed, deck=["can-opener", "catnip", "stray-dog", "cat-fight"])
    match.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    return match


@rule("HKK-8")
@rule("HKK-5.4")
def test_land_on_your_feet_after_a_draw_up_moves_one_of_your_cats_up_to_two_spaces_inward() -> None:
    match = after_a_draw_up()
    assert asked(match) == ("land", 0)
    match.do(PASS, PASS)
    assert asked(match) == ("land", 2)
    assert in_any_order(moves_with(match, do="land")) == in_any_order(
        [
            land(color="white", start="yard", spaces=1),
            land(color="white", start="yard", spaces=2),
            land(color="gray", start="porch", spaces=1),
        ]
    )
    match.do(land(color="white", start="yard", spaces=2))
    assert zone(match, 2, "house") == {"black": 1, "white": 1}
    assert discarded(match) == ["land-on-your-feet"]
    assert asked(match) == ("turn", 1)


@rule("HKK-8")
@rule("HKK-4.1")
def test_land_on_your_feet_cannot_be_played_at_any_other_time() -> None:
    match = match_at(player(yard="gray", hand=["land-on-your-feet"]), player(), player())
    assert match.move_kinds() == {"move", "discard"}
    assert match.why_not(play("land-on-your-feet", color="gray", start="yard", spaces=1)).rule == "HKK-4.1"


@rule("HKK-8")
@rule("HKK-5.4")
def test_land_on_your_feet_may_be_played_by_the_player_who_drew() -> None:
    drawn = ["land-on-your-feet", "can-opener", "catnip", "stray-dog"]
    match = match_at(player(yard="gray"), player(), player(), deck=drawn)
    match.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    pass_all(match, but=("land",))
    assert asked(match) == ("land", 0)
    match.do(land(color="gray", start="yard", spaces=1))
    assert zone(match, 0, "porch") == {"gray": 1}
