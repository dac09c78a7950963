"""HKK-8, Pet Insurance: whenever another player's card or an Instant makes cats leave the property."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    PASS,
    asked,
    cancel,
    copy,
    discard,
    hand,
    in_any_order,
    lasting,
    match_at,
    move,
    neighborhood,
    pass_all,
    pick,
    play,
    player,
    shield,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

HOARD = player(house="10 black 10 gray 10 orange 7 white")
"""A player who leaves only three white cats to everyone else."""
DECLINE = pick(cats={})
ANY_OR_NONE = in_any_order([DECLINE, *[pick(cats=color) for color in ("black", "gray", "orange", "white")]])


def insured(copies: int = 1, **fields: Any) -> Json:
    """Return a player with Pet Insurance."""
    return player(lasting=["pet-insurance"] * copies, **fields)


def drawn(card: str, *players: Json, by: int = 0) -> PositionMatch:
    """Return a match in which a player with a full hand discards a card and draws this Instant, then another card."""
    seats = list(players)
    seats[by] = {**seats[by], "hand": ["cat-fight", "cat-burglar", "cat-burglar", *seats[by]["hand"]][:3]}
    match = match_at(*seats, deck=[card, "can-opener", "catnip"], to_move=by, actions_left=1)
    match.do(discard(0))
    return match


def white(seat: int) -> Json:
    """Return a white cat in a Yard."""
    return {"seat": seat, "color": "white"}


@rule("HKK-8")
@rule("HKK-4.1")
@rule("HKK-4.2")
def test_pet_insurance_lies_under_the_property_and_costs_an_action() -> None:
    match = match_at(player(hand=["pet-insurance", "pet-insurance"]), player(), player())
    match.do(play("pet-insurance"))
    assert match.now()["actions_left"] == 1
    assert lasting(match, 0) == [under("pet-insurance")]
    match.do(play("pet-insurance"))
    assert lasting(match, 0) == [under("pet-insurance")] * 2


@rule("HKK-8")
def test_pet_insurance_takes_a_cat_into_the_yard_when_another_players_card_makes_cats_leave() -> None:
    match = match_at(player(hand=["stray-dog"]), insured(yard="3 gray"), player(yard="orange"))
    match.do(play("stray-dog", target=1, count=1))
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == ANY_OR_NONE
    match.do(pick(cats="white"))
    assert zone(match, 1, "yard") == {"gray": 2, "white": 1}
    assert neighborhood(match)["white"] == 9
    assert asked(match) == ("turn", 0)


@rule("HKK-8")
def test_pet_insurance_may_be_declined() -> None:
    match = match_at(player(hand=["stray-dog"]), insured(yard="3 gray"), player())
    match.do(play("stray-dog", target=1, count=3), DECLINE)
    assert zone(match, 1, "yard") == {}
    assert asked(match) == ("turn", 0)


@rule("HKK-8")
def test_pet_insurance_pays_once_per_card_however_many_cats_left_and_stays() -> None:
    match = match_at(player(hand=["stray-dog", "catting-around"]), insured(yard="3 gray", porch="2 gray"), player())
    match.do(play("stray-dog", target=1, count=3), pick(cats="white"))
    assert asked(match) == ("turn", 0)
    assert lasting(match, 1) == [under("pet-insurance")]
    match.do(play("catting-around", target=1, count=2), pick(cats="white"))
    assert zone(match, 1, "yard") == {"white": 2}


@rule("HKK-8")
def test_each_copy_of_pet_insurance_pays_once() -> None:
    match = match_at(player(hand=["stray-dog"]), insured(2, yard="3 gray"), player())
    match.do(play("stray-dog", target=1, count=3), pick(cats="white"))
    assert asked(match) == ("pick", 1)
    match.do(pick(cats="black"))
    assert asked(match) == ("turn", 0)
    assert zone(match, 1, "yard") == {"white": 1, "black": 1}


@rule("HKK-8")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("cat-burglar", {"target": 1, "zone": "house", "color": "gray"}),
        ("catting-around", {"target": 1, "count": 1}),
        ("open-window", {"target": 1, "count": 1}),
        ("stray-dog", {"target": 1, "count": 1}),
        ("cat-fight", {"target": 1, "count": 2}),
    ],
)
def test_pet_insurance_pays_for_every_card_that_makes_cats_leave(card: str, choices: Json) -> None:
    match = match_at(player(hand=[card]), insured(house="gray", porch="gray", yard="2 gray"), player())
    match.do(play(card, **choices))
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == ANY_OR_NONE


@rule("HKK-8")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("fraidy-cats", {"target": 1, "count": 1}),
        ("catlike-reflexes", {"target": 1, "direction": "out", "spaces": 1}),
        ("stray-dog", {"target": 2, "count": 1}),
    ],
)
def test_pet_insurance_pays_nothing_if_no_cat_left_the_property(card: str, choices: Json) -> None:
    match = match_at(player(hand=[card]), insured(porch="gray"), player(yard="gray"))
    match.do(play(card, **choices))
    assert asked(match) == ("turn", 0)


@rule("HKK-8")
def test_pet_insurance_pays_nothing_for_your_own_card_or_move() -> None:
    match = match_at(insured(hand=["cat-burglar"], yard="2 gray"), player(yard="black"), player())
    match.do(move("gray", "yard", "neighborhood"))
    assert asked(match) == ("turn", 0)
    match.do(play("cat-burglar", target=1, zone="yard", color="black"))
    assert asked(match) == ("turn", 1)
    assert zone(match, 0, "yard") == {"gray": 1, "black": 1}


@rule("HKK-8")
def test_pet_insurance_pays_nothing_for_a_canceled_card() -> None:
    match = match_at(player(hand=["stray-dog"]), insured(yard="gray", hand=["catnap"]), player())
    match.do(play("stray-dog", target=1, count=1), cancel("catnap"))
    assert asked(match) == ("turn", 0)
    assert zone(match, 1, "yard") == {"gray": 1}


# When it is settled


@rule("HKK-8")
@rule("HKK-5.2")
def test_pet_insurance_is_settled_after_the_targets_choice_and_before_the_copy_window() -> None:
    match = match_at(player(hand=["stray-dog"]), insured(yard="gray black"), player(hand=["copy-cat"]))
    match.do(play("stray-dog", target=1, count=1))
    match.do(pick(cats="black"))
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == ANY_OR_NONE
    match.do(pick(cats="white"))
    assert asked(match) == ("copy", 1)


@rule("HKK-8")
@rule("HKK-5.2")
def test_pet_insurance_pays_for_a_card_and_again_for_its_copy() -> None:
    match = match_at(player(hand=["stray-dog"]), insured(yard="3 gray"), player(hand=["copy-cat"]))
    match.do(play("stray-dog", target=1, count=1), DECLINE, PASS, copy(target=1, count=2))
    pass_all(match)
    assert asked(match) == ("pick", 1)
    match.do(pick(cats="white"))
    assert zone(match, 1, "yard") == {"white": 1}


@rule("HKK-8")
def test_a_players_own_copy_does_not_trigger_pet_insurance_but_the_copied_card_does() -> None:
    match = match_at(player(hand=["stray-dog"], yard="gray"), insured(yard="gray", hand=["copy-cat"]), player())
    match.do(play("stray-dog", target=1, count=1), DECLINE, copy(target=0, count=1))
    pass_all(match)
    assert asked(match) == ("turn", 0)


# Instants


@rule("HKK-8")
def test_pet_insurance_pays_for_an_instant_whoever_draws_it() -> None:
    for by in (0, 1, 2):
        match = drawn("fireworks", insured(yard="2 gray"), player(yard="black"), player(), by=by)
        assert asked(match) == ("pick", 0)
        assert in_any_order(match.moves()) == ANY_OR_NONE


@rule("HKK-8")
def test_pet_insurance_is_settled_after_the_whole_instant_clockwise_from_the_drawer() -> None:
    match = drawn("fireworks", insured(yard="2 gray"), player(yard="2 gray black"), insured(yard="gray"), by=1)
    assert asked(match) == ("pick", 1)
    match.do(pick(cats="2 gray"))
    assert asked(match) == ("pick", 2)
    match.do(pick(cats="white"))
    assert asked(match) == ("pick", 0)
    match.do(pick(cats="white"))
    assert asked(match) == ("turn", 2)
    assert [zone(match, seat, "yard") for seat in (0, 1, 2)] == [{"white": 1}, {"black": 1}, {"white": 1}]


@rule("HKK-8")
def test_pet_insurance_of_the_drawer_is_settled_first() -> None:
    match = drawn("fireworks", insured(yard="2 gray"), insured(yard="gray"), player(), by=1)
    assert asked(match) == ("pick", 1)
    match.do(DECLINE)
    assert asked(match) == ("pick", 0)


@rule("HKK-8")
@pytest.mark.parametrize(
    ("card", "pays"),
    [("raining-cats-and-dogs", True), ("cat-in-heat", True), ("fireworks", True), ("hairball", False)],
)
def test_pet_insurance_pays_only_for_instants_that_make_cats_leave(card: str, pays: bool) -> None:
    match = drawn(card, player(), insured(yard="2 gray", house="gray"), player())
    assert asked(match) == (("pick", 1) if pays else ("turn", 1))


@rule("HKK-8")
def test_pet_insurance_pays_nothing_to_a_shielded_player() -> None:
    match = drawn("fireworks", player(), insured(yard="2 gray", hand=["one-cool-cat"]), player())
    match.do(PASS, shield("one-cool-cat", 1))
    assert asked(match) == ("turn", 1)


@rule("HKK-8")
def test_pet_insurance_pays_for_an_instant_drawn_with_famous_internet_cat_and_drawing_continues() -> None:
    match = match_at(
        insured(hand=["famous-internet-cat"], yard="gray"), player(), player(),
        deck=["fireworks", "can-opener", "catnip", "best-in-show"],
    )  # fmt: skip
    match.do(play("famous-internet-cat"))
    assert asked(match) == ("pick", 0)
    assert hand(match, 0) == []
    match.do(pick(cats="white"))
    assert hand(match, 0) == ["can-opener", "catnip"]
    assert asked(match) == ("turn", 0)


# HKK-4.4


@rule("HKK-8")
@rule("HKK-4.4")
@pytest.mark.parametrize(
    "card", ["can-opener", "spay-neuter-clinic", "foster-kittens", "special-needs-kitty", "catnip"]
)
def test_pet_insurance_pays_for_a_cat_that_a_card_takes_from_the_yard(card: str) -> None:
    match = match_at(player(hand=[card]), insured(yard="2 white"), player(yard="white"), HOARD)
    chosen: Json = {"moves": []} if card == "catnip" else {"cats": {}}
    match.do(play(card, **chosen, yards=[white(1)]))
    assert asked(match) == ("pick", 1)
    match.do(pick(cats={}, yards=[white(2)]))
    assert zone(match, 1, "yard") == {"white": 2}
    assert asked(match)[0] == "turn"


@rule("HKK-8")
@rule("HKK-4.4")
def test_pet_insurance_takes_a_missing_cat_from_a_yard_and_triggers_no_other_pet_insurance() -> None:
    match = match_at(player(hand=["can-opener"]), insured(yard="white"), insured(yard="2 white"), HOARD)
    match.do(play("can-opener", cats={}, yards=[white(1)]))
    assert asked(match) == ("pick", 1)
    taken = [pick(cats={}, yards=[white(seat)]) for seat in (0, 2)]
    assert in_any_order(match.moves()) == in_any_order([DECLINE, *taken])
    match.do(taken[1])
    assert zone(match, 1, "yard") == {"white": 1}
    assert zone(match, 2, "yard") == {"white": 1}
    assert asked(match) == ("turn", 0)


@rule("HKK-8")
@rule("HKK-4.4")
def test_pet_insurance_of_several_players_pays_clockwise_from_the_acting_player() -> None:
    match = match_at(insured(yard="white"), player(hand=["can-opener"]), HOARD, insured(yard="2 white"), to_move=1)
    match.do(play("can-opener", cats={}, yards=[white(0), white(3)]))
    assert asked(match) == ("pick", 3)
    match.do(DECLINE)
    assert asked(match) == ("pick", 0)
    match.do(DECLINE)
    assert asked(match) == ("turn", 1)


@rule("HKK-8")
@rule("HKK-4.4")
def test_pet_insurance_pays_for_a_cat_that_an_instant_takes_from_the_yard() -> None:
    hoard = player(house="10 black 10 gray 10 orange 5 white")
    housed = player(house="white", yard="2 white")
    match = drawn("keeping-up-with-the-joneses", player(), insured(house="white", yard="white"), hoard, housed)
    match.do(pick(cats={}, yards=[white(1)]))
    assert zone(match, 0, "house") == {"white": 1}
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == in_any_order([DECLINE, pick(cats={}, yards=[white(3)])])


@rule("HKK-8")
def test_pet_insurance_asks_for_no_choice_when_there_is_no_cat_to_take() -> None:
    match = match_at(player(hand=["special-needs-kitty"]), insured(yard="3 white"), HOARD)
    match.do(play("special-needs-kitty", cats={}, yards=[white(1)]))
    assert asked(match)[0] == "turn"
    assert zone(match, 1, "yard") == {"white": 2}


@rule("HKK-8")
def test_pet_insurance_may_take_back_the_very_cat_that_left() -> None:
    match = match_at(player(hand=["open-window"]), insured(house="white"), player(porch="2 white"), HOARD)
    match.do(play("open-window", target=1, count=1))
    assert in_any_order(match.moves()) == in_any_order([DECLINE, pick(cats="white")])
    match.do(pick(cats="white"))
    assert zone(match, 1, "yard") == {"white": 1}
