"""HKK-8, cards that bring cats in: Spay/Neuter Clinic, Can Opener, Catnip!, Best in Show."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    discarded,
    hand,
    in_any_order,
    lasting,
    neighborhood,
    only,
    play,
    player,
    sit,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

HOARD = player(house="10 black 10 gray 10 orange")
"""Leaves only white cats to everybody else."""


def table(card: str, *others: Json, **of: Any) -> PositionMatch:
    """Return a match: a player has this card; by default two others have nothing."""
    deck = ["foster-kittens", "spay-neuter-clinic", "spay-neuter-clinic", "spay-neuter-clinic"]
    return sit(player(hand=[card], **of), *(others or (player(), player())), deck=deck)


def whites(here: int, yard: int) -> tuple[Json, Json]:
    """Return the other players, with these numbers of white cats in the Neighborhood and in the Yard of seat 1."""
    return player(house=f"{10 - here - yard} white" if here + yard < 10 else "", yard=f"{yard} white"), HOARD


def white(seat: int = 1) -> Json:
    """Return a white cat in a Yard."""
    return {"seat": seat, "color": "white"}


def step(color: str, start: str) -> Json:
    """Return one of the moves of Catnip!"""
    return {"color": color, "from": start}


# Spay/Neuter Clinic


@rule("HKK-8")
def test_spay_neuter_clinic_brings_two_cats_from_the_neighborhood_straight_onto_the_porch() -> None:
    sitting = table("spay-neuter-clinic")
    sitting.do(play("spay-neuter-clinic", cats="black white"))
    assert zone(sitting, 0, "porch") == {"black": 1, "white": 1}
    assert neighborhood(sitting) == {"black": 9, "gray": 10, "orange": 10, "white": 9}
    assert discarded(sitting) == ["spay-neuter-clinic"]
    assert sitting.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-4.3")
@rule("HKK-4.3a")
def test_spay_neuter_clinic_may_bring_one_but_neither_none_nor_three() -> None:
    sitting = table("spay-neuter-clinic")
    asked_for = [sum(one["cats"].values()) for one in only(sitting, card="spay-neuter-clinic")]
    assert sorted(asked_for) == [1] * 4 + [2] * 10
    sitting.why_not(play("spay-neuter-clinic", cats={}))
    sitting.why_not(play("spay-neuter-clinic", cats="3 black"))
    sitting.do(play("spay-neuter-clinic", cats="gray"))
    assert zone(sitting, 0, "porch") == {"gray": 1}


@rule("HKK-8")
@rule("HKK-4.4")
@rule("HKK-4.4a")
def test_spay_neuter_clinic_takes_the_missing_cat_from_a_yard_whether_or_not_those_there_are_taken() -> None:
    sitting = table("spay-neuter-clinic", *whites(1, 5))
    assert in_any_order(only(sitting, card="spay-neuter-clinic")) == in_any_order(
        [
            play("spay-neuter-clinic", cats="white"),
            play("spay-neuter-clinic", cats="white", yards=[white()]),
            play("spay-neuter-clinic", cats={}, yards=[white()]),
        ]
    )
    sitting.do(play("spay-neuter-clinic", cats="white", yards=[white()]))
    assert zone(sitting, 0, "porch") == {"white": 2}
    assert zone(sitting, 1, "yard") == {"white": 4}


@rule("HKK-8")
@rule("HKK-4.4")
def test_spay_neuter_clinic_takes_none_from_yards_where_the_neighborhood_has_enough() -> None:
    sitting = table("spay-neuter-clinic", *whites(2, 5))
    assert all("yards" not in one for one in only(sitting, card="spay-neuter-clinic"))


@rule("HKK-8")
@rule("HKK-4.5")
def test_spay_neuter_clinic_may_be_played_though_there_is_no_cat_to_take() -> None:
    sitting = table("spay-neuter-clinic", *whites(0, 0), yard="")
    assert only(sitting, card="spay-neuter-clinic", do="play") == [play("spay-neuter-clinic", cats={})]
    sitting.do(play("spay-neuter-clinic", cats={}))
    assert discarded(sitting) == ["spay-neuter-clinic"]


# Can Opener


@rule("HKK-8")
def test_can_opener_brings_three_cats_from_the_neighborhood_into_the_yard() -> None:
    sitting = table("can-opener", yard="gray")
    sitting.do(play("can-opener", cats="2 black gray"))
    assert zone(sitting, 0, "yard") == {"black": 2, "gray": 2}


@rule("HKK-8")
@rule("HKK-4.3")
def test_can_opener_may_bring_fewer_but_not_four_and_not_none() -> None:
    sitting = table("can-opener")
    asked_for = [sum(one["cats"].values()) for one in only(sitting, card="can-opener")]
    assert sorted(asked_for) == [1] * 4 + [2] * 10 + [3] * 20
    sitting.why_not(play("can-opener", cats="4 black"))
    sitting.why_not(play("can-opener", cats={}))


@rule("HKK-8")
@rule("HKK-4.4")
def test_can_opener_takes_the_missing_ones_from_yards_but_not_from_ones_own() -> None:
    sitting = table("can-opener", player(house="6 white", yard="white"), HOARD, yard="2 white")
    sitting.why_not(play("can-opener", cats="white", yards=[white(), white()]))
    sitting.why_not(play("can-opener", cats="white", yards=[white(0)]))
    sitting.do(play("can-opener", cats="white", yards=[white()]))
    assert zone(sitting, 0, "yard") == {"white": 4}
    assert zone(sitting, 1, "yard") == {}


# Catnip!


@rule("HKK-8")
def test_catnip_moves_three_different_cats_one_space_inward_each() -> None:
    sitting = table("catnip", yard="gray", porch="orange")
    sitting.do(play("catnip", moves=[step("black", "neighborhood"), step("gray", "yard"), step("orange", "porch")]))
    assert zone(sitting, 0, "yard") == {"black": 1}
    assert zone(sitting, 0, "porch") == {"gray": 1}
    assert zone(sitting, 0, "house") == {"orange": 1}


@rule("HKK-8")
def test_catnip_may_move_three_cats_from_the_same_zone() -> None:
    sitting = table("catnip", porch="3 orange")
    sitting.do(play("catnip", moves=[step("orange", "porch")] * 3))
    assert zone(sitting, 0, "house") == {"orange": 3}


@rule("HKK-8")
@rule("HKK-4.3")
def test_catnip_may_move_fewer_but_not_four_and_not_none() -> None:
    sitting = table("catnip")
    assert {len(one["moves"]) for one in only(sitting, card="catnip")} == {1, 2, 3}
    sitting.why_not(play("catnip", moves=[]))
    sitting.why_not(play("catnip", moves=[step("gray", "neighborhood")] * 4))


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
def test_catnip_lures_the_cats_missing_in_the_neighborhood_from_yards_into_ones_own() -> None:
    sitting = table("catnip", player(house="2 white", yard="5 white"), HOARD, porch="white")
    assert max(len(one.get("yards", [])) for one in only(sitting, card="catnip")) == 1
    sitting.do(play("catnip", moves=[step("white", "neighborhood"), step("white", "porch")], yards=[white()]))
    assert zone(sitting, 0, "yard") == {"white": 2}
    assert zone(sitting, 0, "house") == {"white": 1}
    assert zone(sitting, 1, "yard") == {"white": 4}


# Best in Show


@rule("HKK-8")
@pytest.mark.parametrize(
    ("start", "spaces", "end"), [("yard", 1, "porch"), ("yard", 2, "house"), ("porch", 1, "house")]
)
def test_best_in_show_moves_one_of_your_cats_up_to_two_spaces_inward(start: str, spaces: int, end: str) -> None:
    sitting = table("best-in-show", **{start: "gray"})
    sitting.do(play("best-in-show", color="gray", start=start, spaces=spaces))
    assert zone(sitting, 0, end) == {"gray": 1}
    assert zone(sitting, 0, start) == {}
    assert discarded(sitting) == ["best-in-show"]


@rule("HKK-8")
def test_best_in_show_moves_neither_outward_nor_from_the_neighborhood_nor_anothers_cat() -> None:
    sitting = table("best-in-show", player(yard="white"), player(), house="black", porch="gray", yard="gray")
    assert in_any_order(only(sitting, card="best-in-show", do="play")) == in_any_order(
        [
            play("best-in-show", color="gray", start="yard", spaces=1),
            play("best-in-show", color="gray", start="yard", spaces=2),
            play("best-in-show", color="gray", start="porch", spaces=1),
        ]
    )


@rule("HKK-8")
@rule("HKK-4.5")
def test_best_in_show_may_be_played_though_no_cat_can_move() -> None:
    sitting = table("best-in-show", house="black", lasting=[under("foster-kittens", "gray")])
    assert only(sitting, card="best-in-show", do="play") == [play("best-in-show")]
    sitting.do(play("best-in-show"))
    assert lasting(sitting, 0) == [under("foster-kittens", "gray")]
    assert hand(sitting, 0) == []


@rule("HKK-8")
@rule("HKK-7.6")
def test_best_in_show_is_worth_two_points_until_it_is_played() -> None:
    sitting = table("best-in-show", player(yard="4 gray"), yard="gray")
    assert sitting.scores() == [2, 3]
    sitting.do(play("best-in-show", color="gray", start="yard", spaces=1))
    assert sitting.scores() == [3, 3]
