"""HKK-4.4, a short Neighborhood: the cats that are missing there may come from other players' Yards."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    cats,
    copy,
    in_any_order,
    lasting,
    move,
    neighborhood,
    only,
    pass_all,
    phase,
    pick,
    play,
    player,
    refusal_of,
    sit,
    under,
    undisturbed,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

THREE_COLORS = "10 black 10 gray 10 orange"


def short(card: str, there: int, *yards: str, **more: Any) -> PositionMatch:
    """Return a match with this many white cats in the Neighborhood, these Yards of others, and this card in hand."""
    owner: Json = {"house": THREE_COLORS, **more.pop("owner", {})}
    first, second = [*yards, "", ""][:2]
    out = 10 - there - sum(cats(first).values()) - sum(cats(second).values()) - more.pop("spare", 0)
    mine: Json = {"hand": [card], "porch": f"{out} white" if out else "", **more.pop("mine", {})}
    return sit(player(**mine), player(yard=first), player(yard=second, **owner), **more)


def from_yards(*seats: int) -> list[Json]:
    """Return white cats of these Yards."""
    return [{"seat": seat, "color": "white"} for seat in seats]


def taken(sitting: PositionMatch) -> set[tuple[int, int]]:
    """Return how many cats can be taken from the Neighborhood, and how many from Yards."""
    moves = only(sitting, do="play")
    return {(sum(one["cats"].values()), len(one.get("yards", []))) for one in moves}


@rule("HKK-4.4")
def test_the_missing_cats_may_come_from_other_yards() -> None:
    sitting = short("can-opener", 1, "2 white", "white")
    undisturbed(sitting, play("can-opener", cats="white", yards=from_yards(1, 2)))
    assert [zone(sitting, seat, "yard") for seat in range(3)] == [cats("3 white"), cats("white"), {}]
    assert neighborhood(sitting) == {}


@rule("HKK-4.4")
@pytest.mark.parametrize(
    ("card", "number"),
    [("spay-neuter-clinic", 2), ("can-opener", 3), ("foster-kittens", 2), ("special-needs-kitty", 1)],
)
@pytest.mark.parametrize("there", [0, 1, 2, 3])
@rule("HKK-4.4a")
def test_they_are_the_cards_number_less_those_in_the_neighborhood(card: str, number: int, there: int) -> None:
    sitting = short(card, there, "2 white", "2 white")
    missing = max(0, number - there)
    expected = {
        (cats, yards)
        for cats in range(min(there, number) + 1)
        for yards in range(missing + 1)
        if 1 <= cats + yards <= number
    }
    assert taken(sitting) == expected


@rule("HKK-4.4a")
def test_whether_or_not_those_are_taken() -> None:
    sitting = short("spay-neuter-clinic", 1, "2 white")
    assert in_any_order(only(sitting, do="play")) == in_any_order(
        [
            play("spay-neuter-clinic", cats="white"),
            play("spay-neuter-clinic", cats="white", yards=from_yards(1)),
            play("spay-neuter-clinic", cats={}, yards=from_yards(1)),
        ]
    )
    undisturbed(sitting, play("spay-neuter-clinic", cats={}, yards=from_yards(1)))
    assert (neighborhood(sitting), zone(sitting, 1, "yard")) == (cats("white"), cats("white"))


@rule("HKK-4.4")
@pytest.mark.parametrize("there", [2, 5])
def test_where_there_are_enough_no_yard_is_touched(there: int) -> None:
    sitting = short("spay-neuter-clinic", there, "2 white")
    assert {yards for _, yards in taken(sitting)} == {0}
    assert sitting.why_not(play("spay-neuter-clinic", cats={}, yards=from_yards(1)))
    assert sitting.why_not(play("spay-neuter-clinic", cats="white", yards=from_yards(1)))


@rule("HKK-4.4")
@pytest.mark.parametrize("there", ["", "white"])
def test_who_takes_from_a_yard_then_is_refused_by_that_rule(there: str) -> None:
    sitting = short("spay-neuter-clinic", 2, "2 white")
    assert refusal_of(sitting, play("spay-neuter-clinic", cats=there, yards=from_yards(1)))[0].startswith("HKK-4.4")


@rule("HKK-4.4")
def test_no_more_than_are_in_a_yard() -> None:
    sitting = short("can-opener", 0, "white", "white")
    assert taken(sitting) == {(0, 1), (0, 2)}
    assert sitting.why_not(play("can-opener", cats={}, yards=from_yards(1, 1)))


@rule("HKK-4.4")
def test_ones_own_yard_is_not_another_players() -> None:
    sitting = short("can-opener", 0, "white", mine={"yard": "3 white", "porch": "6 white"})
    assert only(sitting, do="play") == [play("can-opener", cats={}, yards=from_yards(1))]


@rule("HKK-4.4")
def test_nor_are_porches_and_houses() -> None:
    sitting = short("can-opener", 0)
    assert only(sitting, do="play") == [play("can-opener", cats={})]


@rule("HKK-4.4")
@rule("HKK-4.5")
def test_where_there_are_none_at_all_the_card_does_nothing() -> None:
    sitting = short("spay-neuter-clinic", 0)
    undisturbed(sitting, play("spay-neuter-clinic", cats={}))
    assert zone(sitting, 0, "porch") == cats("10 white")
    assert sitting.now()["discard"] == ["spay-neuter-clinic"]


@rule("HKK-4.4")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_they_may_come_onto_lasting_cards(card: str) -> None:
    sitting = short(card, 0, "2 white")
    undisturbed(sitting, play(card, cats={}, yards=from_yards(1)))
    assert lasting(sitting, 0) == [under(card, "white")]
    assert zone(sitting, 1, "yard") == cats("white")


@rule("HKK-4.4")
def test_catnip_lures_them_into_the_yard() -> None:
    sitting = short("catnip", 2, "white", "white", mine={"yard": "6 white", "porch": ""})
    found = [(len(one["moves"]), len(one.get("yards", []))) for one in only(sitting, do="play")]
    assert {yards for _, yards in found} == {0, 1}
    white = {"color": "white", "from": "neighborhood"}
    undisturbed(sitting, play("catnip", moves=[white, white], yards=from_yards(2)))
    assert [zone(sitting, seat, "yard") for seat in range(3)] == [cats("9 white"), cats("white"), {}]


@rule("HKK-4.4")
@rule("HKK-5.3")
@pytest.mark.parametrize(
    ("instant", "where"), [("the-cats-pajamas", "porch"), ("keeping-up-with-the-joneses", "house")]
)
def test_it_applies_to_instants(instant: str, where: str) -> None:
    deck = [instant, *QUIET_DECK]
    mine: Json = {"house": "black", "yard": "2 white", "hand": []}
    others = player(house="white", yard="white"), player(house="9 black 10 gray 10 orange 6 white")
    sitting = sit(player(**mine, porch=""), *others, deck=deck, actions_left=1)
    undisturbed(sitting, move("white", "yard", "porch"))
    assert neighborhood(sitting) == {}
    assert asked(sitting) == ("pick", 0)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats={}), pick(cats={}, yards=from_yards(1))])
    sitting.do(pick(cats={}, yards=from_yards(1)))
    assert (zone(sitting, 1, "yard"), zone(sitting, 0, where)["white"]) == ({}, 2 if where == "porch" else 1)


@rule("HKK-4.4")
def test_it_applies_to_pet_insurance() -> None:
    insured = player(yard="white", lasting=["pet-insurance"])
    rich = player(house="10 black 10 gray 10 orange 7 white", yard="white")
    sitting = sit(player(hand=["cat-burglar"], house="white"), insured, rich)
    undisturbed(sitting, play("cat-burglar", target=1, zone="yard", color="white"))
    assert asked(sitting) == ("pick", 1)
    expected = [pick(cats={}), pick(cats={}, yards=from_yards(0)), pick(cats={}, yards=from_yards(2))]
    assert in_any_order(sitting.moves()) == in_any_order(expected)


@rule("HKK-4.4")
def test_it_applies_to_a_copy_by_what_is_missing_then() -> None:
    sitting = short("spay-neuter-clinic", 2, "white", owner={"hand": ["copy-cat"]})
    undisturbed_until_copy(sitting, play("spay-neuter-clinic", cats="white"))
    sitting.do(PASS)
    assert asked(sitting) == ("copy", 2)
    copies = only(sitting, do="copy")
    assert in_any_order(copies) == in_any_order(
        [copy(cats="white"), copy(cats="white", yards=from_yards(1)), copy(cats={}, yards=from_yards(1))]
    )


def undisturbed_until_copy(sitting: PositionMatch, action: Json) -> None:
    """Let the card take effect, up to the copy window."""
    sitting.do(action)
    pass_all(sitting, but=("copy",))


@rule("HKK-4.4a")
def test_it_opens_no_window_of_its_own() -> None:
    sitting = short("spay-neuter-clinic", 0, "2 white", owner={"hand": ["tuna", "one-cool-cat"]})
    sitting.do(play("spay-neuter-clinic", cats={}, yards=from_yards(1, 1)))
    assert phase(sitting) == "turn"
    assert zone(sitting, 1, "yard") == {}


@rule("HKK-4.4a")
def test_the_card_itself_has_one_window() -> None:
    sitting = short("spay-neuter-clinic", 0, "2 white", owner={"hand": ["catnap"]})
    sitting.do(play("spay-neuter-clinic", cats={}, yards=from_yards(1, 1)))
    assert asked(sitting) == ("cancel", 1)
    sitting.do(PASS)
    assert asked(sitting) == ("cancel", 2)
    sitting.do(cancel("catnap"))
    assert (phase(sitting), zone(sitting, 1, "yard")) == ("turn", cats("2 white"))
