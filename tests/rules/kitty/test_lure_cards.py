"""HKK-8, cards that bring cats in: Spay/Neuter Clinic, Can Opener, Catnip!, Best in Show."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    discarded,
    hand,
    in_any_order,
    lasting,
    match_at,
    moves_with,
    neighborhood,
    play,
    player,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

HOARD = player(house="10 black 10 gray 10 orange")
"""A player who leaves only white cats to everyone else."""


def table(card: str, *others: Json, **fields: Any) -> PositionMatch:
    """Return a match in which a player holds this card; by default, the two others have no cats or cards."""
    deck = ["foster-kittens", "spay-neuter-clinic", "spay-neuter-clinic", "spay-neuter-clinic"]
    return match_at(player(hand=[card], **fields), *(others or (player(), player())), deck=deck)


def whites(here: int, yard: int) -> tuple[Json, Json]:
    """Return the other players, with these numbers of white cats in the Neighborhood and in the Yard of seat 1."""
    return player(house=f"{10 - here - yard} white" if here + yard < 10 else "", yard=f"{yard} white"), HOARD


def white(seat: int = 1) -> Json:
    """Return a white cat in a Yard."""
    return {"seat": seat, "color": "white"}


def step(color: str, start: str) -> Json:
    """Return one of the moves that Catnip! makes."""
    return {"color": color, "from": start}


# Spay/Neuter Clinic


@rule("HKK-8")
def test_spay_neuter_clinic_brings_two_cats_from_the_neighborhood_straight_onto_the_porch() -> None:
    match = table("spay-neuter-clinic")
    match.do(play("spay-neuter-clinic", cats="black white"))
    assert zone(match, 0, "porch") == {"black": 1, "white": 1}
    assert neighborhood(match) == {"black": 9, "gray": 10, "orange": 10, "white": 9}
    assert discarded(match) == ["spay-neuter-clinic"]
    assert match.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-4.3")
@rule("HKK-4.3a")
def test_spay_neuter_clinic_may_bring_one_but_neither_none_nor_three() -> None:
    match = table("spay-neuter-clinic")
    asked_for = [sum(action["cats"].values()) for action in moves_with(match, card="spay-neuter-clinic")]
    assert sorted(asked_for) == [1] * 4 + [2] * 10
    match.why_not(play("spay-neuter-clinic", cats={}))
    match.why_not(play("spay-neuter-clinic", cats="3 black"))
    match.do(play("spay-neuter-clinic", cats="gray"))
    assert zone(match, 0, "porch") == {"gray": 1}


@rule("HKK-8")
@rule("HKK-4.4")
@rule("HKK-4.4a")
def test_spay_neuter_clinic_takes_the_missing_cat_from_a_yard_even_if_the_neighborhoods_cat_is_left() -> None:
    match = table("spay-neuter-clinic", *whites(1, 5))
    assert in_any_order(moves_with(match, card="spay-neuter-clinic")) == in_any_order(
        [
            play("spay-neuter-clinic", cats="white"),
            play("spay-neuter-clinic", cats="white", yards=[white()]),
            play("spay-neuter-clinic", cats={}, yards=[white()]),
        ]
    )
    match.do(play("spay-neuter-clinic", cats="white", yards=[white()]))
    assert zone(match, 0, "porch") == {"white": 2}
    assert zone(match, 1, "yard") == {"white": 4}


@rule("HKK-8")
@rule("HKK-4.4")
def test_spay_neuter_clinic_takes_none_from_yards_when_the_neighborhood_has_enough() -> None:
    match = table("spay-neuter-clinic", *whites(2, 5))
    assert all("yards" not in action for action in moves_with(match, card="spay-neuter-clinic"))


@rule("HKK-8")
@rule("HKK-4.5")
def test_spay_neuter_clinic_may_be_played_with_no_cat_to_take() -> None:
    match = table("spay-neuter-clinic", *whites(0, 0), yard="")
    assert moves_with(match, card="spay-neuter-clinic", do="play") == [play("spay-neuter-clinic", cats={})]
    match.do(play("spay-neuter-clinic", cats={}))
    assert discarded(match) == ["spay-neuter-clinic"]


# Can Opener


@rule("HKK-8")
def test_can_opener_brings_three_cats_from_the_neighborhood_into_the_yard() -> None:
    match = table("can-opener", yard="gray")
    match.do(play("can-opener", cats="2 black gray"))
    assert zone(match, 0, "yard") == {"black": 2, "gray": 2}


@rule("HKK-8")
@rule("HKK-4.3")
def test_can_opener_may_bring_fewer_but_neither_none_nor_four() -> None:
    match = table("can-opener")
    asked_for = [sum(action["cats"].values()) for action in moves_with(match, card="can-opener")]
    assert sorted(asked_for) == [1] * 4 + [2] * 10 + [3] * 20
    match.why_not(play("can-opener", cats="4 black"))
    match.why_not(play("can-opener", cats={}))


@rule("HKK-8")
@rule("HKK-4.4")
def test_can_opener_takes_the_missing_cats_from_other_yards_but_not_from_your_own() -> None:
    match = table("can-opener", player(house="6 white", yard="white"), HOARD, yard="2 white")
    match.why_not(play("can-opener", cats="white", yards=[white(), white()]))
    match.why_not(play("can-opener", cats="white", yards=[white(0)]))
    match.do(play("can-opener", cats="white", yards=[white()]))
    assert zone(match, 0, "yard") == {"white": 4}
    assert zone(match, 1, "yard") == {}


# Catnip!


@rule("HKK-8")
def test_catnip_moves_three_different_cats_one_space_inward_each() -> None:
    match = table("catnip", yard="gray", porch="orange")
    match.do(play("catnip", moves=[step("black", "neighborhood"), step("gray", "yard"), step("orange", "porch")]))
    assert zone(match, 0, "yard") == {"black": 1}
    assert zone(match, 0, "porch") == {"gray": 1}
    assert zone(match, 0, "house") == {"orange": 1}


@rule("HKK-8")
def test_catnip_may_move_three_cats_from_the_same_zone() -> None:
    match = table("catnip", porch="3 orange")
    match.do(play("catnip", moves=[step("orange", "porch")] * 3))
    assert zone(match, 0, "house") == {"orange": 3}


@rule("HKK-8")
@rule("HKK-4.3")
def test_catnip_may_move_fewer_but_neither_none_nor_four() -> None:
    match = table("catnip")
    assert {len(action["moves"]) for action in moves_with(match, card="catnip")} == {1, 2, 3}
    match.why_not(play("catnip", moves=[]))
    match.why_not(play("catnip", moves=[step("gray", "neighborhood")] * 4))


@rule("HKK-8")
@pytest.mark.parametrize(
    "moves",
    [
        [step("black", "neighborhood"), step("black", "yard")],
        [step("gray", "yard"), step("gray", "yard")],
        [step("gray", "yard"), step("gray", "porch")],
        [step("white", "house")],
    ],
)
def test_catnip_moves_no_cat_twice_and_none_in_the_house(moves: list[Json]) -> None:
    table("catnip", yard="gray", house="white").why_not(play("catnip", moves=moves))


@rule("HKK-8")
@rule("HKK-4.4")
@rule("HKK-4.4a")
def test_catnip_moves_cats_missing_in_the_neighborhood_from_other_yards_into_your_own() -> None:
    match = table("catnip", player(house="2 white", yard="5 white"), HOARD, porch="white")
    assert max(len(action.get("yards", [])) for action in moves_with(match, card="catnip")) == 1
    match.do(play("catnip", moves=[step("white", "neighborhood"), step("white", "porch")], yards=[white()]))
    assert zone(match, 0, "yard") == {"white": 2}
    assert zone(match, 0, "house") == {"white": 1}
    assert zone(match, 1, "yard") == {"white": 4}


# Best in Show


@rule("HKK-8")
@pytest.mark.parametrize(
    ("start", "spaces", "end"), [("yard", 1, "porch"), ("yard", 2, "house"), ("porch", 1, "house")]
)
def test_best_in_show_moves_one_of_your_cats_up_to_two_spaces_inward(start: str, spaces: int, end: str) -> None:
    match = table("best-in-show", **{start: "gray"})
    match.do(play("best-in-show", color="gray", start=start, spaces=spaces))
    assert zone(match, 0, end) == {"gray": 1}
    assert zone(match, 0, start) == {}
    assert discarded(match) == ["best-in-show"]


@rule("HKK-8")
def test_best_in_show_moves_only_your_own_cats_and_only_inward_from_yard_or_porch() -> None:
    match = table("best-in-show", player(yard="white"), player(), house="black", porch="gray", yard="gray")
    assert in_any_order(moves_with(match, card="best-in-show", do="play")) == in_any_order(
        [
            play("best-in-show", color="gray", start="yard", spaces=1),
            play("best-in-show", color="gray", start="yard", spaces=2),
            play("best-in-show", color="gray", start="porch", spaces=1),
        ]
    )


@rule("HKK-8")
@rule("HKK-4.5")
def test_best_in_show_may_be_played_when_no_cat_can_move() -> None:
    match = table("best-in-show", house="black", lasting=[under("foster-kittens", "gray")])
    assert moves_with(match, card="best-in-show", do="play") == [play("best-in-show")]
    match.do(play("best-in-show"))
    assert lasting(match, 0) == [under("foster-kittens", "gray")]
    assert hand(match, 0) == []


@rule("HKK-8")
@rule("HKK-7.6")
def test_best_in_show_is_worth_two_points_until_it_is_played() -> None:
    match = table("best-in-show", player(yard="4 gray"), yard="gray")
    assert match.scores() == [2, 3]
    match.do(play("best-in-show", color="gray", start="yard", spaces=1))
    assert match.scores() == [3, 3]
