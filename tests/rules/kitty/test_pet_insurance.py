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
    move,
    neighborhood,
    pass_all,
    pick,
    play,
    player,
    shield,
    sit,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

HOARD = player(house="10 black 10 gray 10 orange 7 white")
"""Leaves three white cats to everybody else."""
NONE = pick(cats={})
ANY = in_any_order([NONE, *[pick(cats=color) for color in ("black", "gray", "orange", "white")]])


def insured(copies: int = 1, **of: Any) -> Json:
    """Return a player with Pet Insurance."""
    return player(lasting=["pet-insurance"] * copies, **of)


def drawn(card: str, *players: Json, by: int = 0) -> PositionMatch:
    """Return a match: a player with a full hand has discarded a card and draws this Instant, then another card."""
    seats = list(players)
    seats[by] = {**seats[by], "hand": ["cat-fight", "cat-burglar", "cat-burglar", *seats[by]["hand"]][:3]}
    sitting = sit(*seats, deck=[card, "can-opener", "catnip"], to_move=by, actions_left=1)
    sitting.do(discard(0))
    return sitting


def white(seat: int) -> Json:
    """Return a white cat in a Yard."""
    return {"seat": seat, "color": "white"}


@rule("HKK-8")
@rule("HKK-4.1")
@rule("HKK-4.2")
def test_pet_insurance_lies_under_the_property_and_costs_an_action() -> None:
    sitting = sit(player(hand=["pet-insurance", "pet-insurance"]), player(), player())
    sitting.do(play("pet-insurance"))
    assert sitting.now()["actions_left"] == 1
    assert lasting(sitting, 0) == [under("pet-insurance")]
    sitting.do(play("pet-insurance"))
    assert lasting(sitting, 0) == [under("pet-insurance")] * 2


@rule("HKK-8")
def test_pet_insurance_takes_a_cat_into_the_yard_when_anothers_card_made_some_leave() -> None:
    sitting = sit(player(hand=["stray-dog"]), insured(yard="3 gray"), player(yard="orange"))
    sitting.do(play("stray-dog", target=1, count=1))
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == ANY
    sitting.do(pick(cats="white"))
    assert zone(sitting, 1, "yard") == {"gray": 2, "white": 1}
    assert neighborhood(sitting)["white"] == 9
    assert asked(sitting) == ("turn", 0)


@rule("HKK-8")
def test_pet_insurance_may_be_declined() -> None:
    sitting = sit(player(hand=["stray-dog"]), insured(yard="3 gray"), player())
    sitting.do(play("stray-dog", target=1, count=3), NONE)
    assert zone(sitting, 1, "yard") == {}
    assert asked(sitting) == ("turn", 0)


@rule("HKK-8")
def test_pet_insurance_pays_once_per_card_however_many_cats_left_and_stays() -> None:
    sitting = sit(player(hand=["stray-dog", "catting-around"]), insured(yard="3 gray", porch="2 gray"), player())
    sitting.do(play("stray-dog", target=1, count=3), pick(cats="white"))
    assert asked(sitting) == ("turn", 0)
    assert lasting(sitting, 1) == [under("pet-insurance")]
    sitting.do(play("catting-around", target=1, count=2), pick(cats="white"))
    assert zone(sitting, 1, "yard") == {"white": 2}


@rule("HKK-8")
def test_each_copy_of_pet_insurance_pays_once() -> None:
    sitting = sit(player(hand=["stray-dog"]), insured(2, yard="3 gray"), player())
    sitting.do(play("stray-dog", target=1, count=3), pick(cats="white"))
    assert asked(sitting) == ("pick", 1)
    sitting.do(pick(cats="black"))
    assert asked(sitting) == ("turn", 0)
    assert zone(sitting, 1, "yard") == {"white": 1, "black": 1}


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
    sitting = sit(player(hand=[card]), insured(house="gray", porch="gray", yard="2 gray"), player())
    sitting.do(play(card, **choices))
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == ANY


@rule("HKK-8")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("fraidy-cats", {"target": 1, "count": 1}),
        ("catlike-reflexes", {"target": 1, "direction": "out", "spaces": 1}),
        ("stray-dog", {"target": 2, "count": 1}),
    ],
)
def test_pet_insurance_pays_nothing_where_no_cat_left_that_property(card: str, choices: Json) -> None:
    sitting = sit(player(hand=[card]), insured(porch="gray"), player(yard="gray"))
    sitting.do(play(card, **choices))
    assert asked(sitting) == ("turn", 0)


@rule("HKK-8")
def test_pet_insurance_does_not_pay_the_player_whose_own_card_or_move_it_was() -> None:
    sitting = sit(insured(hand=["cat-burglar"], yard="2 gray"), player(yard="black"), player())
    sitting.do(move("gray", "yard", "neighborhood"))
    assert asked(sitting) == ("turn", 0)
    sitting.do(play("cat-burglar", target=1, zone="yard", color="black"))
    assert asked(sitting) == ("turn", 1)
    assert zone(sitting, 0, "yard") == {"gray": 1, "black": 1}


@rule("HKK-8")
def test_pet_insurance_pays_nothing_for_a_cancelled_card() -> None:
    sitting = sit(player(hand=["stray-dog"]), insured(yard="gray", hand=["catnap"]), player())
    sitting.do(play("stray-dog", target=1, count=1), cancel("catnap"))
    assert asked(sitting) == ("turn", 0)
    assert zone(sitting, 1, "yard") == {"gray": 1}


# When it is settled


@rule("HKK-8")
@rule("HKK-5.2")
def test_pet_insurance_is_settled_after_the_targets_choice_and_before_the_copy_window() -> None:
    sitting = sit(player(hand=["stray-dog"]), insured(yard="gray black"), player(hand=["copy-cat"]))
    sitting.do(play("stray-dog", target=1, count=1))
    sitting.do(pick(cats="black"))
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == ANY
    sitting.do(pick(cats="white"))
    assert asked(sitting) == ("copy", 1)


@rule("HKK-8")
@rule("HKK-5.2")
def test_pet_insurance_pays_for_a_card_and_again_for_its_copy() -> None:
    sitting = sit(player(hand=["stray-dog"]), insured(yard="3 gray"), player(hand=["copy-cat"]))
    sitting.do(play("stray-dog", target=1, count=1), NONE, PASS, copy(target=1, count=2))
    pass_all(sitting)
    assert asked(sitting) == ("pick", 1)
    sitting.do(pick(cats="white"))
    assert zone(sitting, 1, "yard") == {"white": 1}


@rule("HKK-8")
def test_a_players_own_copy_does_not_trigger_pet_insurance_but_the_card_copied_does() -> None:
    sitting = sit(player(hand=["stray-dog"], yard="gray"), insured(yard="gray", hand=["copy-cat"]), player())
    sitting.do(play("stray-dog", target=1, count=1), NONE, copy(target=0, count=1))
    pass_all(sitting)
    assert asked(sitting) == ("turn", 0)


# Instants


@rule("HKK-8")
def test_pet_insurance_pays_for_an_instant_whoever_draws_it() -> None:
    for by in (0, 1, 2):
        sitting = drawn("fireworks", insured(yard="2 gray"), player(yard="black"), player(), by=by)
        assert asked(sitting) == ("pick", 0)
        assert in_any_order(sitting.moves()) == ANY


@rule("HKK-8")
def test_pet_insurance_is_settled_after_the_whole_instant_clockwise_from_the_drawer() -> None:
    sitting = drawn("fireworks", insured(yard="2 gray"), player(yard="2 gray black"), insured(yard="gray"), by=1)
    assert asked(sitting) == ("pick", 1)
    sitting.do(pick(cats="2 gray"))
    assert asked(sitting) == ("pick", 2)
    sitting.do(pick(cats="white"))
    assert asked(sitting) == ("pick", 0)
    sitting.do(pick(cats="white"))
    assert asked(sitting) == ("turn", 2)
    assert [zone(sitting, seat, "yard") for seat in (0, 1, 2)] == [{"white": 1}, {"black": 1}, {"white": 1}]


@rule("HKK-8")
def test_pet_insurance_of_the_drawer_is_settled_first() -> None:
    sitting = drawn("fireworks", insured(yard="2 gray"), insured(yard="gray"), player(), by=1)
    assert asked(sitting) == ("pick", 1)
    sitting.do(NONE)
    assert asked(sitting) == ("pick", 0)


@rule("HKK-8")
@pytest.mark.parametrize(
    ("card", "pays"),
    [("raining-cats-and-dogs", True), ("cat-in-heat", True), ("fireworks", True), ("hairball", False)],
)
def test_pet_insurance_pays_for_those_instants_that_make_cats_leave(card: str, pays: bool) -> None:
    sitting = drawn(card, player(), insured(yard="2 gray", house="gray"), player())
    assert asked(sitting) == (("pick", 1) if pays else ("turn", 1))


@rule("HKK-8")
def test_pet_insurance_pays_nothing_to_who_was_shielded() -> None:
    sitting = drawn("fireworks", player(), insured(yard="2 gray", hand=["one-cool-cat"]), player())
    sitting.do(PASS, shield("one-cool-cat", 1))
    assert asked(sitting) == ("turn", 1)


@rule("HKK-8")
def test_pet_insurance_pays_for_an_instant_drawn_with_famous_internet_cat_and_the_draw_goes_on() -> None:
    sitting = sit(
        insured(hand=["famous-internet-cat"], yard="gray"), player(), player(),
        deck=["fireworks", "can-opener", "catnip", "best-in-show"],
    )  # fmt: skip
    sitting.do(play("famous-internet-cat"))
    assert asked(sitting) == ("pick", 0)
    assert hand(sitting, 0) == []
    sitting.do(pick(cats="white"))
    assert hand(sitting, 0) == ["can-opener", "catnip"]
    assert asked(sitting) == ("turn", 0)


# HKK-4.4


@rule("HKK-8")
@rule("HKK-4.4")
@pytest.mark.parametrize(
    "card", ["can-opener", "spay-neuter-clinic", "foster-kittens", "special-needs-kitty", "catnip"]
)
def test_pet_insurance_pays_for_a_cat_that_a_card_takes_from_the_yard(card: str) -> None:
    sitting = sit(player(hand=[card]), insured(yard="2 white"), player(yard="white"), HOARD)
    chosen: Json = {"moves": []} if card == "catnip" else {"cats": {}}
    sitting.do(play(card, **chosen, yards=[white(1)]))
    assert asked(sitting) == ("pick", 1)
    sitting.do(pick(cats={}, yards=[white(2)]))
    assert zone(sitting, 1, "yard") == {"white": 2}
    assert asked(sitting)[0] == "turn"


@rule("HKK-8")
@rule("HKK-4.4")
def test_pet_insurance_itself_takes_a_missing_cat_from_a_yard_and_triggers_no_other() -> None:
    sitting = sit(player(hand=["can-opener"]), insured(yard="white"), insured(yard="2 white"), HOARD)
    sitting.do(play("can-opener", cats={}, yards=[white(1)]))
    assert asked(sitting) == ("pick", 1)
    taken = [pick(cats={}, yards=[white(seat)]) for seat in (0, 2)]
    assert in_any_order(sitting.moves()) == in_any_order([NONE, *taken])
    sitting.do(taken[1])
    assert zone(sitting, 1, "yard") == {"white": 1}
    assert zone(sitting, 2, "yard") == {"white": 1}
    assert asked(sitting) == ("turn", 0)


@rule("HKK-8")
@rule("HKK-4.4")
def test_pet_insurances_of_several_players_pay_for_one_card_clockwise_from_who_acted() -> None:
    sitting = sit(insured(yard="white"), player(hand=["can-opener"]), HOARD, insured(yard="2 white"), to_move=1)
    sitting.do(play("can-opener", cats={}, yards=[white(0), white(3)]))
    assert asked(sitting) == ("pick", 3)
    sitting.do(NONE)
    assert asked(sitting) == ("pick", 0)
    sitting.do(NONE)
    assert asked(sitting) == ("turn", 1)


@rule("HKK-8")
@rule("HKK-4.4")
def test_pet_insurance_pays_for_a_cat_that_an_instant_takes_from_the_yard() -> None:
    hoard = player(house="10 black 10 gray 10 orange 5 white")
    housed = player(house="white", yard="2 white")
    sitting = drawn("keeping-up-with-the-joneses", player(), insured(house="white", yard="white"), hoard, housed)
    sitting.do(pick(cats={}, yards=[white(1)]))
    assert zone(sitting, 0, "house") == {"white": 1}
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == in_any_order([NONE, pick(cats={}, yards=[white(3)])])


@rule("HKK-8")
def test_pet_insurance_asks_nothing_where_there_is_nothing_to_take() -> None:
    sitting = sit(player(hand=["special-needs-kitty"]), insured(yard="3 white"), HOARD)
    sitting.do(play("special-needs-kitty", cats={}, yards=[white(1)]))
    assert asked(sitting)[0] == "turn"
    assert zone(sitting, 1, "yard") == {"white": 2}


@rule("HKK-8")
def test_pet_insurance_may_take_back_the_very_cat_that_left() -> None:
    sitting = sit(player(hand=["open-window"]), insured(house="white"), player(porch="2 white"), HOARD)
    sitting.do(play("open-window", target=1, count=1))
    assert in_any_order(sitting.moves()) == in_any_order([NONE, pick(cats="white")])
    sitting.do(pick(cats="white"))
    assert zone(sitting, 1, "yard") == {"white": 1}
