"""HKK-8, cards that take away or move other players' cats: who chooses them, how many, and where they go."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    asked,
    copy,
    discarded,
    in_any_order,
    match_at,
    moves_with,
    neighborhood,
    pass_all,
    pick,
    play,
    player,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch


def table(card: str, *others: Json, **fields: Any) -> PositionMatch:
    """Return a match in which the first player holds this card, with the other players as given."""
    return match_at(player(hand=[card], **fields), *others)


def plays(match: PositionMatch, card: str) -> list[Json]:
    """Return the ways to play the card."""
    return in_any_order(moves_with(match, do="play", card=card))


def ways(card: str, *choices: Json) -> list[Json]:
    """Return the plays of a card with these choices."""
    return in_any_order([play(card, **fields) for fields in choices])


def counts(card: str, target: int, most: int) -> list[Json]:
    """Return the plays that ask a target for one, two, up to `most` cats."""
    return [play(card, target=target, count=n) for n in range(1, most + 1)]


# Cat Burglar


@rule("HKK-8")
@rule("HKK-4.3")
@pytest.mark.parametrize("start", ["house", "porch", "yard"])
def test_cat_burglar_steals_a_cat_of_your_choice_from_any_zone_into_your_yard(start: str) -> None:
    match = table("cat-burglar", player(), player(house="black gray", porch="black gray", yard="black gray"))
    match.do(play("cat-burglar", target=2, zone=start, color="gray"))
    assert asked(match) == ("turn", 0)
    assert zone(match, 0, "yard") == {"gray": 1}
    assert zone(match, 2, start) == {"black": 1}
    assert discarded(match) == ["cat-burglar"]


@rule("HKK-8")
@rule("HKK-4.5")
def test_cat_burglar_steals_only_from_other_players_who_have_a_cat() -> None:
    match = table("cat-burglar", player(), player(house="black", yard="2 gray"), house="white")
    assert plays(match, "cat-burglar") == ways(
        "cat-burglar",
        {"target": 2, "zone": "house", "color": "black"},
        {"target": 2, "zone": "yard", "color": "gray"},
    )


@rule("HKK-8")
@rule("HKK-4.5")
def test_cat_burglar_cannot_steal_from_lasting_cards_and_needs_a_target() -> None:
    kept = player(lasting=[under("foster-kittens", "2 black"), under("special-needs-kitty", "gray")])
    match = table("cat-burglar", player(), kept, house="white")
    assert plays(match, "cat-burglar") == []
    assert match.why_not(play("cat-burglar", target=2, zone="house", color="gray")).rule == "HKK-4.5"


# Catting Around, Fraidy Cats, Open Window, Stray Dog


@rule("HKK-8")
@rule("HKK-4.3")
def test_catting_around_moves_cats_of_the_targets_choice_from_the_porch_to_the_neighborhood() -> None:
    match = table("catting-around", player(porch="2 black gray", house="white", yard="orange"), player())
    match.do(play("catting-around", target=1, count=2))
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == in_any_order([pick(cats="2 black"), pick(cats="black gray")])
    match.do(pick(cats="black gray"))
    assert zone(match, 1, "porch") == {"black": 1}
    assert neighborhood(match)["gray"] == 10
    assert discarded(match) == ["catting-around"]


@rule("HKK-8")
@rule("HKK-4.3a")
def test_catting_around_asks_for_one_or_two_cats_from_another_player_with_cats_on_the_porch() -> None:
    match = table("catting-around", player(yard="3 gray", house="gray"), player(porch="3 black"), porch="2 white")
    assert plays(match, "catting-around") == counts("catting-around", 2, 2)


@rule("HKK-8")
@rule("HKK-4.3")
def test_fraidy_cats_moves_cats_of_the_targets_choice_from_the_porch_to_the_yard() -> None:
    match = table("fraidy-cats", player(porch="black gray white", yard="black"), player())
    match.do(play("fraidy-cats", target=1, count=2))
    assert asked(match) == ("pick", 1)
    assert len(match.moves()) == 3
    match.do(pick(cats="black white"))
    assert zone(match, 1, "porch") == {"gray": 1}
    assert zone(match, 1, "yard") == {"black": 2, "white": 1}


@rule("HKK-8")
@rule("HKK-4.3")
def test_fraidy_cats_may_ask_for_fewer_and_exactly_that_many_move() -> None:
    match = table("fraidy-cats", player(porch="3 black gray"), player(), porch="white")
    assert plays(match, "fraidy-cats") == counts("fraidy-cats", 1, 2)
    match.do(play("fraidy-cats", target=1, count=1))
    assert in_any_order(match.moves()) == in_any_order([pick(cats="black"), pick(cats="gray")])
    match.why_not(pick(cats="2 black"))
    match.why_not(pick(cats={}))


@rule("HKK-8")
@rule("HKK-4.3")
def test_open_window_moves_one_cat_of_the_targets_choice_from_the_house_to_the_neighborhood() -> None:
    match = table("open-window", player(house="black gray", porch="white"), player(yard="white"), house="white")
    assert plays(match, "open-window") == counts("open-window", 1, 1)
    match.do(play("open-window", target=1, count=1))
    assert asked(match) == ("pick", 1)
    match.do(pick(cats="gray"))
    assert zone(match, 1, "house") == {"black": 1}
    assert neighborhood(match)["gray"] == 10


@rule("HKK-8")
def test_open_window_does_not_let_out_a_special_needs_kitty() -> None:
    match = table("open-window", player(lasting=[under("special-needs-kitty", "black")]), player())
    assert plays(match, "open-window") == []


@rule("HKK-8")
@rule("HKK-4.3")
def test_stray_dog_moves_up_to_three_cats_of_the_targets_choice_from_the_yard_to_the_neighborhood() -> None:
    match = table("stray-dog", player(yard="2 black 2 gray", porch="white"), player(porch="white"), yard="white")
    assert plays(match, "stray-dog") == counts("stray-dog", 1, 3)
    match.do(play("stray-dog", target=1, count=3))
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == in_any_order([pick(cats="2 black gray"), pick(cats="black 2 gray")])
    match.do(pick(cats="black 2 gray"))
    assert zone(match, 1, "yard") == {"black": 1}
    assert neighborhood(match)["gray"] == 10


@rule("HKK-8")
def test_stray_dog_asks_for_no_choice_when_there_is_only_one() -> None:
    match = table("stray-dog", player(yard="3 black"), player(yard="black gray"))
    match.do(play("stray-dog", target=1, count=2))
    assert asked(match) == ("turn", 0)
    assert zone(match, 1, "yard") == {"black": 1}


# Cat Fight


def fight(count: int, yard: str, seats: int = 4) -> PositionMatch:
    """Return a match in which seat 0 has played Cat Fight on seat 1 for this many cats."""
    match = table("cat-fight", player(yard=yard), *[player()] * (seats - 2))
    match.do(play("cat-fight", target=1, count=count))
    return match


def sides(left: str | None, right: str | None) -> Json:
    """Return the target's choice: the cats that go left and right."""
    return pick(left=left, right=right)


@rule("HKK-8")
@rule("HKK-4.3")
@rule("HKK-1.2")
def test_cat_fight_moves_two_cats_of_the_targets_choice_one_into_each_neighbors_yard() -> None:
    match = fight(2, "2 black gray")
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == in_any_order(
        [sides("black", "black"), sides("black", "gray"), sides("gray", "black")]
    )
    match.do(sides("gray", "black"))
    assert zone(match, 2, "yard") == {"gray": 1}
    assert zone(match, 0, "yard") == {"black": 1}
    assert zone(match, 1, "yard") == {"black": 1}
    assert zone(match, 3, "yard") == {}


@rule("HKK-8")
def test_cat_fight_with_only_one_cat_moving_lets_the_target_choose_the_neighbor() -> None:
    match = fight(1, "black gray")
    assert in_any_order(match.moves()) == in_any_order(
        [sides("black", None), sides("gray", None), sides(None, "black"), sides(None, "gray")]
    )
    match.do(sides(None, "gray"))
    assert zone(match, 0, "yard") == {"gray": 1}
    assert zone(match, 1, "yard") == {"black": 1}


@rule("HKK-8")
@rule("HKK-4.5")
def test_cat_fight_needs_another_player_with_a_cat_in_the_yard() -> None:
    match = table("cat-fight", player(porch="gray"), player(yard="gray"), player(yard="3 black"), yard="2 gray")
    assert plays(match, "cat-fight") == in_any_order(counts("cat-fight", 2, 1) + counts("cat-fight", 3, 2))


@rule("HKK-8")
@rule("HKK-1.2")
def test_cat_fight_with_two_players_moves_both_cats_to_the_same_neighbor() -> None:
    match = fight(2, "2 black", seats=2)
    assert zone(match, 0, "yard") == {"black": 2}
    match = fight(2, "black gray", seats=2)
    assert zone(match, 0, "yard") == {"black": 1, "gray": 1}
    assert asked(match) == ("turn", 0)


# Catlike Reflexes


def startled(direction: str, spaces: int, **fields: Any) -> PositionMatch:
    """Return a match in which seat 0 has played Catlike Reflexes on seat 1."""
    match = table("catlike-reflexes", player(**fields), player())
    match.do(play("catlike-reflexes", target=1, direction=direction, spaces=spaces))
    return match


@rule("HKK-8")
@pytest.mark.parametrize(
    ("start", "direction", "spaces", "end"),
    [
        ("yard", "in", 1, "porch"),
        ("yard", "in", 2, "house"),
        ("porch", "in", 1, "house"),
        ("house", "out", 1, "porch"),
        ("house", "out", 2, "yard"),
        ("porch", "out", 1, "yard"),
    ],
)
def test_catlike_reflexes_moves_a_cat_up_to_two_spaces_inward_or_outward(
    start: str, direction: str, spaces: int, end: str
) -> None:
    match = startled(direction, spaces, **{start: "gray"})
    assert zone(match, 1, start) == {}
    assert zone(match, 1, end) == {"gray": 1}


@rule("HKK-8")
@rule("HKK-4.3")
def test_catlike_reflexes_lets_the_owner_pick_a_cat_that_can_move_that_far() -> None:
    match = startled("out", 2, house="black gray", porch="white", yard="orange")
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == in_any_order(
        [pick(zone="house", color="black"), pick(zone="house", color="gray")]
    )
    match.do(pick(zone="house", color="gray"))
    assert zone(match, 1, "yard") == {"orange": 1, "gray": 1}


@rule("HKK-8")
def test_catlike_reflexes_one_space_inward_may_move_a_cat_from_the_yard_or_the_porch() -> None:
    match = startled("in", 1, house="black", porch="white", yard="orange")
    assert in_any_order(match.moves()) == in_any_order(
        [pick(zone="porch", color="white"), pick(zone="yard", color="orange")]
    )


@rule("HKK-8")
def test_catlike_reflexes_asks_only_for_as_many_spaces_as_some_cat_can_move_on_the_property() -> None:
    match = table("catlike-reflexes", player(porch="gray"), player(yard="white"))
    assert plays(match, "catlike-reflexes") == ways(
        "catlike-reflexes",
        {"target": 1, "direction": "in", "spaces": 1},
        {"target": 1, "direction": "out", "spaces": 1},
        {"target": 2, "direction": "in", "spaces": 1},
        {"target": 2, "direction": "in", "spaces": 2},
    )


@rule("HKK-8")
@rule("HKK-4.5")
def test_catlike_reflexes_may_be_played_on_your_own_property_but_needs_a_cat_to_move() -> None:
    match = table("catlike-reflexes", player(), player(), yard="black gray")
    match.do(play("catlike-reflexes", target=0, direction="in", spaces=2))
    assert asked(match) == ("pick", 0)
    match.do(pick(zone="yard", color="gray"))
    assert zone(match, 0, "house") == {"gray": 1}
    assert plays(table("catlike-reflexes", player(), player()), "catlike-reflexes") == []


@rule("HKK-8")
@rule("HKK-5.2")
def test_a_copied_catting_around_may_have_another_target() -> None:
    match = match_at(player(porch="white", hand=["catting-around"]), player(porch="2 black"), player(hand=["copy-cat"]))
    match.do(play("catting-around", target=1, count=2))
    pass_all(match, but=("copy",))
    match.do({"do": "pass"}, copy(target=0, count=1))
    pass_all(match)
    assert zone(match, 0, "porch") == {}
    assert zone(match, 1, "porch") == {}
