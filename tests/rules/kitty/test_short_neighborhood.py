"""HKK-4.4, a short Neighborhood: cats that are missing there may come from other players' Yards."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    cats,
    copy,
    do_then_pass,
    in_any_order,
    lasting,
    match_at,
    move,
    moves_with,
    neighborhood,
    pass_all,
    phase,
    pick,
    play,
    player,
    refusal_of,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

THREE_COLORS = "10 black 10 gray 10 orange"


def short(card: str, there: int, *yards: str, **more: Any) -> PositionMatch:
    """Return a match with this card in hand, this many white cats in the Neighborhood, and these Yards of others."""
    owner: Json = {"house": THREE_COLORS, **more.pop("owner", {})}
    first, second = [*yards, "", ""][:2]
    out = 10 - there - sum(cats(first).values()) - sum(cats(second).values()) - more.pop("spare", 0)
    mine: Json = {"hand": [card], "porch": f"{out} white" if out else "", **more.pop("mine", {})}
    return match_at(player(**mine), player(yard=first), player(yard=second, **owner), **more)


def from_yards(*seats: int) -> list[Json]:
    """Return a white cat from the Yard of each of these seats, as the `yards` field."""
    return [{"seat": seat, "color": "white"} for seat in seats]


def taken(match: PositionMatch) -> set[tuple[int, int]]:
    """Return the possible numbers of cats taken from the Neighborhood and from Yards, as pairs."""
    moves = moves_with(match, do="play")
    return {(sum(action["cats"].values()), len(action.get("yards", []))) for action in moves}


@rule("HKK-4.4")
def test_the_missing_cats_may_come_from_other_players_yards() -> None:
    match = short("can-opener", 1, "2 white", "white")
    do_then_pass(match, play("can-opener", cats="white", yards=from_yards(1, 2)))
    assert [zone(match, seat, "yard") for seat in range(3)] == [cats("3 white"), cats("white"), {}]
    assert neighborhood(match) == {}


@rule("HKK-4.4")
@pytest.mark.parametrize(
    ("card", "number"),
    [("spay-neuter-clinic", 2), ("can-opener", 3), ("foster-kittens", 2), ("special-needs-kitty", 1)],
)
@pytest.mark.parametrize("there", [0, 1, 2, 3])
@rule("HKK-4.4a")
def test_missing_cats_are_the_cards_number_less_those_in_the_neighborhood(card: str, number: int, there: int) -> None:
    match = short(card, there, "2 white", "2 white")
    missing = max(0, number - there)
    expected = {
        (cats, yards)
        for cats in range(min(there, number) + 1)
        for yards in range(missing + 1)
        if 1 <= cats + yards <= number
    }
    assert taken(match) == expected


@rule("HKK-4.4a")
def test_missing_cats_may_be_taken_even_if_those_in_the_neighborhood_are_not() -> None:
    match = short("spay-neuter-clinic", 1, "2 white")
    assert in_any_order(moves_with(match, do="play")) == in_any_order(
        [
            play("spay-neuter-clinic", cats="white"),
            play("spay-neuter-clinic", cats="white", yards=from_yards(1)),
            play("spay-neuter-clinic", cats={}, yards=from_yards(1)),
        ]
    )
    do_then_pass(match, play("spay-neuter-clinic", cats={}, yards=from_yards(1)))
    assert (neighborhood(match), zone(match, 1, "yard")) == (cats("white"), cats("white"))


@rule("HKK-4.4")
@pytest.mark.parametrize("there", [2, 5])
def test_with_enough_cats_in_the_neighborhood_none_are_taken_from_yards(there: int) -> None:
    match = short("spay-neuter-clinic", there, "2 white")
    assert {yards for _, yards in taken(match)} == {0}
    assert match.why_not(play("spay-neuter-clinic", cats={}, yards=from_yards(1)))
    assert match.why_not(play("spay-neuter-clinic", cats="white", yards=from_yards(1)))


@rule("HKK-4.4")
@pytest.mark.parametrize("there", ["", "white"])
def test_refusing_a_cat_from_a_yard_cites_the_rule_on_missing_cats(there: str) -> None:
    match = short("spay-neuter-clinic", 2, "2 white")
    assert refusal_of(match, play("spay-neuter-clinic", cats=there, yards=from_yards(1)))[0].startswith("HKK-4.4")


@rule("HKK-4.4")
def test_no_more_cats_can_be_taken_from_a_yard_than_it_holds() -> None:
    match = short("can-opener", 0, "white", "white")
    assert taken(match) == {(0, 1), (0, 2)}
    assert match.why_not(play("can-opener", cats={}, yards=from_yards(1, 1)))


@rule("HKK-4.4")
def test_missing_cats_cannot_come_from_your_own_yard() -> None:
    match = short("can-opener", 0, "white", mine={"yard": "3 white", "porch": "6 white"})
    assert moves_with(match, do="play") == [play("can-opener", cats={}, yards=from_yards(1))]


@rule("HKK-4.4")
def test_missing_cats_cannot_come_from_porches_or_houses() -> None:
    match = short("can-opener", 0)
    assert moves_with(match, do="play") == [play("can-opener", cats={})]


@rule("HKK-4.4")
@rule("HKK-4.5")
def test_a_card_with_no_cats_to_take_does_nothing() -> None:
    match = short("spay-neuter-clinic", 0)
    do_then_pass(match, play("spay-neuter-clinic", cats={}))
    assert zone(match, 0, "porch") == cats("10 white")
    assert match.now()["discard"] == ["spay-neuter-clinic"]


@rule("HKK-4.4")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_missing_cats_may_go_onto_lasting_cards(card: str) -> None:
    match = short(card, 0, "2 white")
    do_then_pass(match, play(card, cats={}, yards=from_yards(1)))
    assert lasting(match, 0) == [under(card, "white")]
    assert zone(match, 1, "yard") == cats("white")


@rule("HKK-4.4")
def test_catnip_moves_missing_cats_into_your_yard() -> None:
    match = short("catnip", 2, "white", "white", mine={"yard": "6 white", "porch": ""})
    found = [(len(action["moves"]), len(action.get("yards", []))) for action in moves_with(match, do="play")]
    assert {yards for _, yards in found} == {0, 1}
    white = {"color": "white", "from": "neighborhood"}
    do_then_pass(match, play("catnip", moves=[white, white], yards=from_yards(2)))
    assert [zone(match, seat, "yard") for seat in range(3)] == [cats("9 white"), cats("white"), {}]


@rule("HKK-4.4")
@rule("HKK-5.3")
@pytest.mark.parametrize(
    ("instant", "where"), [("the-cats-pajamas", "porch"), ("keeping-up-with-the-joneses", "house")]
)
def test_an_instant_may_take_missing_cats_from_yards(instant: str, where: str) -> None:
    deck = [instant, *QUIET_DECK]
    mine: Json = {"house": "black", "yard": "2 white", "hand": []}
    others = player(house="white", yard="white"), player(house="9 black 10 gray 10 orange 6 white")
    match = match_at(player(**mine, porch=""), *others, deck=deck, actions_left=1)
    do_then_pass(match, move("white", "yard", "porch"))
    assert neighborhood(match) == {}
    assert asked(match) == ("pick", 0)
    assert in_any_order(match.moves()) == in_any_order([pick(cats={}), pick(cats={}, yards=from_yards(1))])
    match.do(pick(cats={}, yards=from_yards(1)))
    assert (zone(match, 1, "yard"), zone(match, 0, where)["white"]) == ({}, 2 if where == "porch" else 1)


@rule("HKK-4.4")
def test_pet_insurance_may_take_a_missing_cat_from_a_yard() -> None:
    insured = player(yard="white", lasting=["pet-insurance"])
    rich = player(house="10 black 10 gray 10 orange 7 white", yard="white")
    match = match_at(player(hand=["cat-burglar"], house="white"), insured, rich)
    do_then_pass(match, play("cat-burglar", target=1, zone="yard", color="white"))
    assert asked(match) == ("pick", 1)
    expected = [pick(cats={}), pick(cats={}, yards=from_yards(0)), pick(cats={}, yards=from_yards(2))]
    assert in_any_order(match.moves()) == in_any_order(expected)


@rule("HKK-4.4")
def test_a_copy_takes_the_cats_that_are_missing_when_it_is_played() -> None:
    match = short("spay-neuter-clinic", 2, "white", owner={"hand": ["copy-cat"]})
    do_until_copy_window(match, play("spay-neuter-clinic", cats="white"))
    match.do(PASS)
    assert asked(match) == ("copy", 2)
    copies = moves_with(match, do="copy")
    assert in_any_order(copies) == in_any_order(
        [copy(cats="white"), copy(cats="white", yards=from_yards(1)), copy(cats={}, yards=from_yards(1))]
    )


def do_until_copy_window(match: PositionMatch, action: Json) -> None:
    """Play a card and pass in every window before the copy window."""
    match.do(action)
    pass_all(match, but=("copy",))


@rule("HKK-4.4a")
def test_taking_a_cat_from_a_yard_opens_no_window_of_its_own() -> None:
    match = short("spay-neuter-clinic", 0, "2 white", owner={"hand": ["tuna", "one-cool-cat"]})
    match.do(play("spay-neuter-clinic", cats={}, yards=from_yards(1, 1)))
    assert phase(match) == "turn"
    assert zone(match, 1, "yard") == {}


@rule("HKK-4.4a")
def test_a_card_that_takes_cats_from_yards_still_has_its_cancel_window() -> None:
    match = short("spay-neuter-clinic", 0, "2 white", owner={"hand": ["catnap"]})
    match.do(play("spay-neuter-clinic", cats={}, yards=from_yards(1, 1)))
    assert asked(match) == ("cancel", 1)
    match.do(PASS)
    assert asked(match) == ("cancel", 2)
    match.do(cancel("catnap"))
    assert (phase(match), zone(match, 1, "yard")) == ("turn", cats("2 white"))
