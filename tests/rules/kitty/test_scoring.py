"""HKK-7, scoring: what a property is worth, line by line, and who wins."""

from typing import Any

import pytest

from tests.rules.kitty.tables import move, player, sit, under
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

RIVAL = player(yard="4 black 4 gray 4 orange 4 white")
"""Has the most of every color, unless somebody has four or more."""


def over(*players: Json) -> PositionMatch:
    """Return a game that has ended."""
    return sit(*players, deck=[], phase="over", actions_left=0, final_turns_left=0)


def worth(**of: Any) -> int:
    """Return what a property is worth next to that rival's."""
    return over(player(**of), RIVAL).scores()[0]


# HKK-7.1


@rule("HKK-7.1")
def test_a_cat_in_the_house_is_worth_five_on_the_porch_three_and_in_the_yard_nothing() -> None:
    assert worth(house="black gray") == 2 * 5
    assert worth(porch="black gray 2 white") == 4 * 3
    assert worth(yard="2 black gray") == 0
    assert worth(house="black gray", porch="3 white", yard="2 gray") == 2 * 5 + 3 * 3


@rule("HKK-7.1")
def test_a_special_needs_kitty_counts_as_in_the_house() -> None:
    assert worth(house="gray", lasting=[under("special-needs-kitty", "black")]) == 2 * 5


@rule("HKK-7.1")
@rule("HKK-8")
def test_foster_kittens_count_as_in_the_yard() -> None:
    assert worth(lasting=[under("foster-kittens", "2 black")]) == 0
    assert worth(porch="black", lasting=[under("foster-kittens", "black gray")]) == 3


@rule("HKK-7.1")
@rule("HKK-7.2")
@rule("HKK-7.3")
@rule("HKK-7.4")
def test_cats_on_lasting_cards_are_on_the_property_in_all_that_follows() -> None:
    on_cards = [under("foster-kittens", "2 black"), under("special-needs-kitty", "black")]
    assert worth(yard="2 black", house="gray", lasting=on_cards) == 2 * 5 + 5 + 3
    one_each = [under("foster-kittens", "orange"), under("special-needs-kitty", "white")]
    assert worth(house="black", porch="gray", lasting=one_each) == 2 * 5 + 3 + 5


# HKK-7.2


@rule("HKK-7.2")
@pytest.mark.parametrize(
    ("yard", "points"),
    [
        ("3 black", 0),
        ("4 black", 3),
        ("5 black", 5 + 3),
        ("6 black", 5 + 3),
        ("5 black 5 gray", 2 * (5 + 3)),
        ("3 black 3 gray", 0),
        ("5 orange 5 white 5 gray", 3 * (5 + 3)),
    ],
)
def test_five_or_more_of_a_color_are_five_points_once_for_each_color(yard: str, points: int) -> None:
    assert worth(yard=yard) == points


@rule("HKK-7.2")
def test_ten_of_a_color_are_five_points_only_once() -> None:
    assert over(player(yard="10 black"), player()).scores() == [5 + 3, 0]


@rule("HKK-7.2")
def test_the_five_may_be_all_over_the_property() -> None:
    assert worth(house="black gray", porch="2 black", yard="2 black") == 2 * 5 + 2 * 3 + 5 + 3


@rule("HKK-7.2")
def test_several_players_may_have_five_of_a_color() -> None:
    assert over(player(yard="5 black"), player(yard="5 black")).scores() == [8, 8]


# HKK-7.3


@rule("HKK-7.3")
def test_at_least_one_of_each_color_is_five_points() -> None:
    assert worth(yard="black gray orange white") == 5
    assert worth(house="black gray", porch="orange", yard="white") == 2 * 5 + 3 + 5


@rule("HKK-7.3")
def test_two_of_each_color_are_five_points_once() -> None:
    assert worth(yard="2 black 2 gray 2 orange 2 white") == 5


@rule("HKK-7.3")
@pytest.mark.parametrize("yard", ["black gray orange", "3 gray orange white", "2 black 2 white"])
def test_one_color_missing_is_no_points(yard: str) -> None:
    assert worth(yard=yard) == 0


# HKK-7.4


@rule("HKK-7.4")
def test_the_most_cats_of_a_color_are_three_points_for_each_color() -> None:
    assert over(player(yard="2 black 2 gray"), player(yard="black 3 orange")).scores() == [6, 3]


@rule("HKK-7.4")
def test_every_tied_player_gets_them() -> None:
    assert over(player(yard="2 black"), player(yard="2 black"), player(yard="black")).scores() == [3, 3, 0]


@rule("HKK-7.4")
def test_the_most_is_counted_on_the_whole_property() -> None:
    scattered = player(porch="black", yard="black", lasting=[under("foster-kittens", "black")])
    assert over(scattered, player(yard="2 black")).scores() == [3 + 3, 0]


@rule("HKK-7.4a")
def test_the_most_of_a_color_that_nobody_has_is_nothing() -> None:
    assert over(player(), player(), player()).scores() == [0, 0, 0]
    assert over(player(yard="black"), player()).scores() == [3, 0]


# HKK-7.5


@rule("HKK-7.5")
@pytest.mark.parametrize(
    ("house", "points"), [("black", 15), ("3 black", 25), ("black gray", 10), ("2 black gray", 15)]
)
def test_a_house_of_one_color_is_ten_points(house: str, points: int) -> None:
    assert worth(house=house) == points


@rule("HKK-7.5")
def test_only_the_house_need_be_of_one_color() -> None:
    fosters = [under("foster-kittens", "orange")]
    assert worth(house="black", porch="gray", yard="2 gray", lasting=fosters) == 5 + 10 + 3


@rule("HKK-7.5")
@rule("HKK-8")
def test_a_special_needs_kitty_is_one_of_the_house() -> None:
    assert worth(house="black", lasting=[under("special-needs-kitty", "black")]) == 2 * 5 + 10
    assert worth(house="black", lasting=[under("special-needs-kitty", "gray")]) == 2 * 5
    assert worth(lasting=[under("special-needs-kitty", "gray")]) == 5 + 10


@rule("HKK-7.5a")
def test_an_empty_house_is_not_of_one_color() -> None:
    assert worth() == 0
    assert worth(porch="2 black", yard="black") == 2 * 3


# HKK-7.6


@rule("HKK-7.6")
@rule("HKK-8")
def test_each_best_in_show_in_hand_is_two_points() -> None:
    assert worth(hand=["best-in-show"]) == 2
    assert worth(hand=["best-in-show", "tuna", "best-in-show"]) == 4
    assert worth(hand=["land-on-your-feet", "copy-cat"]) == 0


@rule("HKK-7.6")
def test_best_in_show_in_the_discard_pile_is_worth_nothing() -> None:
    box = sit(player(), player(), deck=[], discard=["best-in-show", "best-in-show"], phase="over")
    assert box.scores() == [0, 0]


# HKK-7.7

ONE_CAT = player(house="black")  # 5, ten for the House, three for the most black ones
FOUR_CATS = player(porch="2 gray 2 orange")  # 12, and twice three for the most


@rule("HKK-7.7")
def test_most_points_wins() -> None:
    box = over(player(yard="5 gray"), ONE_CAT)
    assert box.scores() == [8, 18]
    assert box.winners() == [1]


@rule("HKK-7.7")
def test_a_tie_goes_to_the_most_cats_on_the_property() -> None:
    box = over(ONE_CAT, FOUR_CATS)
    assert box.scores() == [18, 18]
    assert box.winners() == [1]


@rule("HKK-7.7")
def test_cats_on_lasting_cards_count_in_a_tie() -> None:
    box = over(player(porch="black gray"), player(porch="2 orange", lasting=[under("foster-kittens", "white")]))
    assert box.scores() == [12, 12]
    assert box.winners() == [1]


@rule("HKK-7.7")
def test_with_as_many_cats_the_most_of_a_single_color_decides() -> None:
    box = over(player(porch="gray", yard="orange"), player(porch="2 black"))
    assert box.scores() == [9, 9]
    assert box.winners() == [1]


@rule("HKK-7.7")
def test_more_cats_come_before_more_of_a_single_color() -> None:
    box = over(player(porch="2 black"), player(yard="gray orange white"))
    assert box.scores() == [9, 9]
    assert box.winners() == [1]


@rule("HKK-7.7a")
def test_what_is_still_tied_is_a_shared_victory() -> None:
    box = over(player(porch="black"), player(yard="white"), player(porch="gray"))
    assert box.scores() == [6, 3, 6]
    assert box.winners() == [0, 2]
    assert over(player(), player(), player()).winners() == [0, 1, 2]


@rule("HKK-7.1")
@rule("HKK-7.7")
def test_a_game_played_to_its_end_is_scored_by_where_the_cats_are() -> None:
    sitting = sit(player(porch="black"), player(porch="gray"), deck=[], final_turns_left=1)
    sitting.do(move("black", "porch", "house"), move("white", "neighborhood", "yard"))
    assert sitting.is_over()
    assert sitting.scores() == [5 + 10 + 3 + 3, 3 + 3]
    assert sitting.winners() == [0]
