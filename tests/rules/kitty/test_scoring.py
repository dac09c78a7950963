"""HKK-7, scoring: what a property scores under each rule, and who wins."""

from typing import Any

import pytest

from tests.rules.kitty.tables import match_at, move, player, under
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

RIVAL = player(yard="4 black 4 gray 4 orange 4 white")
"""A player who has the most cats of every color, unless another player has four or more."""


def over(*players: Json) -> PositionMatch:
    """Return a game that has ended."""
    return match_at(*players, deck=[], phase="over", actions_left=0, final_turns_left=0)


def worth(**fields: Any) -> int:
    """Return what a property scores against RIVAL's."""
    return over(player(**fields), RIVAL).scores()[0]


# HKK-7.1


@rule("HKK-7.1")
def test_a_cat_scores_five_in_the_house_three_on_the_porch_and_nothing_in_the_yard() -> None:
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
def test_cats_on_lasting_cards_are_on_the_property_for_the_color_points() -> None:
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
def test_five_or_more_cats_of_a_color_score_five_points_once_per_color(yard: str, points: int) -> None:
    assert worth(yard=yard) == points


@rule("HKK-7.2")
def test_ten_cats_of_a_color_score_five_points_only_once() -> None:
    assert over(player(yard="10 black"), player()).scores() == [5 + 3, 0]


@rule("HKK-7.2")
def test_the_five_cats_may_be_anywhere_on_the_property() -> None:
    assert worth(house="black gray", porch="2 black", yard="2 black") == 2 * 5 + 2 * 3 + 5 + 3


@rule("HKK-7.2")
def test_several_players_may_score_for_five_cats_of_the_same_color() -> None:
    assert over(player(yard="5 black"), player(yard="5 black")).scores() == [8, 8]


# HKK-7.3


@rule("HKK-7.3")
def test_at_least_one_cat_of_each_color_scores_five_points() -> None:
    assert worth(yard="black gray orange white") == 5
    assert worth(house="black gray", porch="orange", yard="white") == 2 * 5 + 3 + 5


@rule("HKK-7.3")
def test_two_cats_of_each_color_score_five_points_once() -> None:
    assert worth(yard="2 black 2 gray 2 orange 2 white") == 5


@rule("HKK-7.3")
@pytest.mark.parametrize("yard", ["black gray orange", "3 gray orange white", "2 black 2 white"])
def test_a_property_missing_a_color_does_not_score_for_all_colors(yard: str) -> None:
    assert worth(yard=yard) == 0


# HKK-7.4


@rule("HKK-7.4")
def test_having_the_most_cats_of_a_color_scores_three_points_for_each_color() -> None:
    assert over(player(yard="2 black 2 gray"), player(yard="black 3 orange")).scores() == [6, 3]


@rule("HKK-7.4")
def test_every_player_tied_for_the_most_cats_of_a_color_scores_three_points() -> None:
    assert over(player(yard="2 black"), player(yard="2 black"), player(yard="black")).scores() == [3, 3, 0]


@rule("HKK-7.4")
def test_the_most_cats_of_a_color_are_counted_on_the_whole_property() -> None:
    scattered = player(porch="black", yard="black", lasting=[under("foster-kittens", "black")])
    assert over(scattered, player(yard="2 black")).scores() == [3 + 3, 0]


@rule("HKK-7.4a")
def test_nobody_scores_for_a_color_that_nobody_has() -> None:
    assert over(player(), player(), player()).scores() == [0, 0, 0]
    assert over(player(yard="black"), player()).scores() == [3, 0]


# HKK-7.5


@rule("HKK-7.5")
@pytest.mark.parametrize(
    ("house", "points"), [("black", 15), ("3 black", 25), ("black gray", 10), ("2 black gray", 15)]
)
def test_a_house_of_one_color_scores_ten_points(house: str, points: int) -> None:
    assert worth(house=house) == points


@rule("HKK-7.5")
def test_only_the_cats_in_the_house_must_be_of_one_color() -> None:
    fosters = [under("foster-kittens", "orange")]
    assert worth(house="black", porch="gray", yard="2 gray", lasting=fosters) == 5 + 10 + 3


@rule("HKK-7.5")
@rule("HKK-8")
def test_a_special_needs_kitty_counts_toward_the_color_of_the_house() -> None:
    assert worth(house="black", lasting=[under("special-needs-kitty", "black")]) == 2 * 5 + 10
    assert worth(house="black", lasting=[under("special-needs-kitty", "gray")]) == 2 * 5
    assert worth(lasting=[under("special-needs-kitty", "gray")]) == 5 + 10


@rule("HKK-7.5a")
def test_an_empty_house_does_not_count_as_one_color() -> None:
    assert worth() == 0
    assert worth(porch="2 black", yard="black") == 2 * 3


# HKK-7.6


@rule("HKK-7.6")
@rule("HKK-8")
def test_each_best_in_show_in_hand_scores_two_points() -> None:
    assert worth(hand=["best-in-show"]) == 2
    assert worth(hand=["best-in-show", "tuna", "best-in-show"]) == 4
    assert worth(hand=["land-on-your-feet", "copy-cat"]) == 0


@rule("HKK-7.6")
def test_best_in_show_in_the_discard_pile_scores_nothing() -> None:
    match = match_at(player(), player(), deck=[], discard=["best-in-show", "best-in-show"], phase="over")
    assert match.scores() == [0, 0]


# HKK-7.7

ONE_CAT = player(house="black")  # 5, 10 for a House of one color, 3 for the most black cats
FOUR_CATS = player(porch="2 gray 2 orange")  # 12, 3 each for the most gray and the most orange cats


@rule("HKK-7.7")
def test_most_points_wins() -> None:
    match = over(player(yard="5 gray"), ONE_CAT)
    assert match.scores() == [8, 18]
    assert match.winners() == [1]


@rule("HKK-7.7")
def test_a_tie_is_broken_by_most_cats_on_the_property() -> None:
    match = over(ONE_CAT, FOUR_CATS)
    assert match.scores() == [18, 18]
    assert match.winners() == [1]


@rule("HKK-7.7")
def test_cats_on_lasting_cards_count_in_breaking_a_tie() -> None:
    match = over(player(porch="black gray"), player(porch="2 orange", lasting=[under("foster-kittens", "white")]))
    assert match.scores() == [12, 12]
    assert match.winners() == [1]


@rule("HKK-7.7")
def test_a_further_tie_is_broken_by_most_cats_of_a_single_color() -> None:
    match = over(player(porch="gray", yard="orange"), player(porch="2 black"))
    assert match.scores() == [9, 9]
    assert match.winners() == [1]


@rule("HKK-7.7")
def test_most_cats_breaks_a_tie_before_most_cats_of_a_single_color() -> None:
    match = over(player(porch="2 black"), player(yard="gray orange white"))
    assert match.scores() == [9, 9]
    assert match.winners() == [1]


@rule("HKK-7.7a")
def test_players_who_are_still_tied_share_victory() -> None:
    match = over(player(porch="black"), player(yard="white"), player(porch="gray"))
    assert match.scores() == [6, 3, 6]
    assert match.winners() == [0, 2]
    assert over(player(), player(), player()).winners() == [0, 1, 2]


@rule("HKK-7.1")
@rule("HKK-7.7")
def test_a_game_played_to_its_end_is_scored_by_where_the_cats_are() -> None:
    match = match_at(player(porch="black"), player(porch="gray"), deck=[], final_turns_left=1)
    match.do(move("black", "porch", "house"), move("white", "neighborhood", "yard"))
    assert match.is_over()
    assert match.scores() == [5 + 10 + 3 + 3, 3 + 3]
    assert match.winners() == [0]
