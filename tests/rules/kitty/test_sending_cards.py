"""HKK-8, cards that take cats away or move others' cats: who chooses, how many, and where they go."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    asked,
    copy,
    discarded,
    in_any_order,
    neighborhood,
    only,
    pass_all,
    pick,
    play,
    player,
    sit,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch


def table(card: str, *others: Json, **of: Any) -> PositionMatch:
    """Return a match: a player has this card, and there are others."""
    return sit(player(hand=[card], **of), *others)


def plays(sitting: PositionMatch, card: str) -> list[Json]:
    """Return the ways to play the card."""
    return in_any_order(only(sitting, do="play", card=card))


def ways(card: str, *choices: Json) -> list[Json]:
    """Return the plays with these choices."""
    return in_any_order([play(card, **one) for one in choices])


def counts(card: str, target: int, most: int) -> list[Json]:
    """Return the plays that ask a target for one, two, up to `most` cats."""
    return [play(card, target=target, count=n) for n in range(1, most + 1)]


# Cat Burglar


@rule("HKK-8")
@rule("HKK-4.3")
@pytest.mark.parametrize("start", ["house", "porch", "yard"])
def test_cat_burglar_steals_a_cat_of_your_choice_from_any_zone_into_your_yard(start: str) -> None:
    sitting = table("cat-burglar", player(), player(house="black gray", porch="black gray", yard="black gray"))
    sitting.do(play("cat-burglar", target=2, zone=start, color="gray"))
    assert asked(sitting) == ("turn", 0)
    assert zone(sitting, 0, "yard") == {"gray": 1}
    assert zone(sitting, 2, start) == {"black": 1}
    assert discarded(sitting) == ["cat-burglar"]


@rule("HKK-8")
@rule("HKK-4.5")
def test_cat_burglar_steals_from_other_players_who_have_a_cat_only() -> None:
    sitting = table("cat-burglar", player(), player(house="black", yard="2 gray"), house="white")
    assert plays(sitting, "cat-burglar") == ways(
        "cat-burglar",
        {"target": 2, "zone": "house", "color": "black"},
        {"target": 2, "zone": "yard", "color": "gray"},
    )


@rule("HKK-8")
@rule("HKK-4.5")
def test_cat_burglar_cannot_steal_from_lasting_cards_and_needs_a_target() -> None:
    kept = player(lasting=[under("foster-kittens", "2 black"), under("special-needs-kitty", "gray")])
    sitting = table("cat-burglar", player(), kept, house="white")
    assert plays(sitting, "cat-burglar") == []
    assert sitting.why_not(play("cat-burglar", target=2, zone="house", color="gray")).rule == "HKK-4.5"


# Catting Around, Fraidy Cats, Open Window, Stray Dog


@rule("HKK-8")
@rule("HKK-4.3")
def test_catting_around_moves_cats_of_the_targets_choice_from_the_porch_to_the_neighborhood() -> None:
    sitting = table("catting-around", player(porch="2 black gray", house="white", yard="orange"), player())
    sitting.do(play("catting-around", target=1, count=2))
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="2 black"), pick(cats="black gray")])
    sitting.do(pick(cats="black gray"))
    assert zone(sitting, 1, "porch") == {"black": 1}
    assert neighborhood(sitting)["gray"] == 10
    assert discarded(sitting) == ["catting-around"]


@rule("HKK-8")
@rule("HKK-4.3a")
def test_catting_around_asks_one_or_two_cats_of_another_who_has_some_on_the_porch() -> None:
    sitting = table("catting-around", player(yard="3 gray", house="gray"), player(porch="3 black"), porch="2 white")
    assert plays(sitting, "catting-around") == counts("catting-around", 2, 2)


@rule("HKK-8")
@rule("HKK-4.3")
def test_fraidy_cats_moves_cats_of_the_targets_choice_from_the_porch_to_the_yard() -> None:
    sitting = table("fraidy-cats", player(porch="black gray white", yard="black"), player())
    sitting.do(play("fraidy-cats", target=1, count=2))
    assert asked(sitting) == ("pick", 1)
    assert len(sitting.moves()) == 3
    sitting.do(pick(cats="black white"))
    assert zone(sitting, 1, "porch") == {"gray": 1}
    assert zone(sitting, 1, "yard") == {"black": 2, "white": 1}


@rule("HKK-8")
@rule("HKK-4.3")
def test_fraidy_cats_may_ask_for_fewer_and_then_exactly_so_many_move() -> None:
    sitting = table("fraidy-cats", player(porch="3 black gray"), player(), porch="white")
    assert plays(sitting, "fraidy-cats") == counts("fraidy-cats", 1, 2)
    sitting.do(play("fraidy-cats", target=1, count=1))
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="black"), pick(cats="gray")])
    sitting.why_not(pick(cats="2 black"))
    sitting.why_not(pick(cats={}))


@rule("HKK-8")
@rule("HKK-4.3")
def test_open_window_moves_one_cat_of_the_targets_choice_from_the_house_to_the_neighborhood() -> None:
    sitting = table("open-window", player(house="black gray", porch="white"), player(yard="white"), house="white")
    assert plays(sitting, "open-window") == counts("open-window", 1, 1)
    sitting.do(play("open-window", target=1, count=1))
    assert asked(sitting) == ("pick", 1)
    sitting.do(pick(cats="gray"))
    assert zone(sitting, 1, "house") == {"black": 1}
    assert neighborhood(sitting)["gray"] == 10


@rule("HKK-8")
def test_open_window_lets_out_no_special_needs_kitty() -> None:
    sitting = table("open-window", player(lasting=[under("special-needs-kitty", "black")]), player())
    assert plays(sitting, "open-window") == []


@rule("HKK-8")
@rule("HKK-4.3")
def test_stray_dog_moves_up_to_three_cats_of_the_targets_choice_from_the_yard_to_the_neighborhood() -> None:
    sitting = table("stray-dog", player(yard="2 black 2 gray", porch="white"), player(porch="white"), yard="white")
    assert plays(sitting, "stray-dog") == counts("stray-dog", 1, 3)
    sitting.do(play("stray-dog", target=1, count=3))
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="2 black gray"), pick(cats="black 2 gray")])
    sitting.do(pick(cats="black 2 gray"))
    assert zone(sitting, 1, "yard") == {"black": 1}
    assert neighborhood(sitting)["gray"] == 10


@rule("HKK-8")
def test_stray_dog_asks_nothing_where_there_is_nothing_to_choose() -> None:
    sitting = table("stray-dog", player(yard="3 black"), player(yard="black gray"))
    sitting.do(play("stray-dog", target=1, count=2))
    assert asked(sitting) == ("turn", 0)
    assert zone(sitting, 1, "yard") == {"black": 1}


# Cat Fight


def fight(count: int, yard: str, seats: int = 4) -> PositionMatch:
    """Return a match: seat 0 has asked seat 1 for this many cats."""
    sitting = table("cat-fight", player(yard=yard), *[player()] * (seats - 2))
    sitting.do(play("cat-fight", target=1, count=count))
    return sitting


def sides(left: str | None, right: str | None) -> Json:
    """Return the target's choice."""
    return pick(left=left, right=right)


@rule("HKK-8")
@rule("HKK-4.3")
@rule("HKK-1.2")
def test_cat_fight_moves_two_cats_of_the_targets_choice_one_into_each_neighbors_yard() -> None:
    sitting = fight(2, "2 black gray")
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == in_any_order(
        [sides("black", "black"), sides("black", "gray"), sides("gray", "black")]
    )
    sitting.do(sides("gray", "black"))
    assert zone(sitting, 2, "yard") == {"gray": 1}
    assert zone(sitting, 0, "yard") == {"black": 1}
    assert zone(sitting, 1, "yard") == {"black": 1}
    assert zone(sitting, 3, "yard") == {}


@rule("HKK-8")
def test_cat_fight_with_only_one_cat_moving_lets_the_target_choose_the_neighbor() -> None:
    sitting = fight(1, "black gray")
    assert in_any_order(sitting.moves()) == in_any_order(
        [sides("black", None), sides("gray", None), sides(None, "black"), sides(None, "gray")]
    )
    sitting.do(sides(None, "gray"))
    assert zone(sitting, 0, "yard") == {"gray": 1}
    assert zone(sitting, 1, "yard") == {"black": 1}


@rule("HKK-8")
@rule("HKK-4.5")
def test_cat_fight_needs_another_player_with_a_cat_in_the_yard() -> None:
    sitting = table("cat-fight", player(porch="gray"), player(yard="gray"), player(yard="3 black"), yard="2 gray")
    assert plays(sitting, "cat-fight") == in_any_order(counts("cat-fight", 2, 1) + counts("cat-fight", 3, 2))


@rule("HKK-8")
@rule("HKK-1.2")
def test_cat_fight_with_two_players_moves_both_cats_to_the_same_neighbor() -> None:
    sitting = fight(2, "2 black", seats=2)
    assert zone(sitting, 0, "yard") == {"black": 2}
    sitting = fight(2, "black gray", seats=2)
    assert zone(sitting, 0, "yard") == {"black": 1, "gray": 1}
    assert asked(sitting) == ("turn", 0)


# Catlike Reflexes


def startled(direction: str, spaces: int, **of: Any) -> PositionMatch:
    """Return a match in which a cat of seat 1 must move."""
    sitting = table("catlike-reflexes", player(**of), player())
    sitting.do(play("catlike-reflexes", target=1, direction=direction, spaces=spaces))
    return sitting


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
def test_catlike_reflexes_moves_a_cat_up_to_two_spaces_either_way(
    start: str, direction: str, spaces: int, end: str
) -> None:
    sitting = startled(direction, spaces, **{start: "gray"})
    assert zone(sitting, 1, start) == {}
    assert zone(sitting, 1, end) == {"gray": 1}


@rule("HKK-8")
@rule("HKK-4.3")
def test_catlike_reflexes_lets_the_owner_pick_a_cat_that_can_move_that_far() -> None:
    sitting = startled("out", 2, house="black gray", porch="white", yard="orange")
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == in_any_order(
        [pick(zone="house", color="black"), pick(zone="house", color="gray")]
    )
    sitting.do(pick(zone="house", color="gray"))
    assert zone(sitting, 1, "yard") == {"orange": 1, "gray": 1}


@rule("HKK-8")
def test_catlike_reflexes_one_space_inward_may_be_a_cat_of_yard_or_porch() -> None:
    sitting = startled("in", 1, house="black", porch="white", yard="orange")
    assert in_any_order(sitting.moves()) == in_any_order(
        [pick(zone="porch", color="white"), pick(zone="yard", color="orange")]
    )


@rule("HKK-8")
def test_catlike_reflexes_goes_only_as_far_as_some_cat_there_can_without_leaving_the_property() -> None:
    sitting = table("catlike-reflexes", player(porch="gray"), player(yard="white"))
    assert plays(sitting, "catlike-reflexes") == ways(
        "catlike-reflexes",
        {"target": 1, "direction": "in", "spaces": 1},
        {"target": 1, "direction": "out", "spaces": 1},
        {"target": 2, "direction": "in", "spaces": 1},
        {"target": 2, "direction": "in", "spaces": 2},
    )


@rule("HKK-8")
@rule("HKK-4.5")
def test_catlike_reflexes_may_be_played_on_ones_own_property_but_needs_a_cat_somewhere() -> None:
    sitting = table("catlike-reflexes", player(), player(), yard="black gray")
    sitting.do(play("catlike-reflexes", target=0, direction="in", spaces=2))
    assert asked(sitting) == ("pick", 0)
    sitting.do(pick(zone="yard", color="gray"))
    assert zone(sitting, 0, "house") == {"gray": 1}
    assert plays(table("catlike-reflexes", player(), player()), "catlike-reflexes") == []


@rule("HKK-8")
@rule("HKK-5.2")
def test_a_copied_catting_around_may_have_another_target() -> None:
    sitting = sit(player(porch="white", hand=["catting-around"]), player(porch="2 black"), player(hand=["copy-cat"]))
    sitting.do(play("catting-around", target=1, count=2))
    pass_all(sitting, but=("copy",))
    sitting.do({"do": "pass"}, copy(target=0, count=1))
    pass_all(sitting)
    assert zone(sitting, 0, "porch") == {}
    assert zone(sitting, 1, "porch") == {}
