"""IIF-10, scoring: who scores a box, what it is worth, points for extra cats, and who wins."""

from typing import Any

import pytest

from tests.rules.fits.tables import details, match_at, place, player, read_again
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY, MILO, JACK = player("lilly"), player("milo"), player("jack")


def over(cells: list[str], across: list[str], *players: Json, **more: Any) -> PositionMatch:
    """Return a game that has ended, by default between Lilly and Milo."""
    return match_at(*(players or (LILLY, MILO)), cells=cells, across=across, phase="over", **more)


def scores(cells: list[str], across: list[str], *players: Json, **more: Any) -> list[int]:
    """Return each player's points."""
    return over(cells, across, *players, **more).scores()


def closed_two(y: int, icons: str = "", more: str = "") -> list[str]:
    """Return a closed box of two cards in a row of the table, with these icons."""
    return [f"0,{y} E:{icons}", f"1,{y} W:{more}"]


def open_two(y: int, icons: str = "", more: str = "") -> list[str]:
    """Return a box of two cards in a row of the table that is open to the east."""
    return [f"0,{y} E:{icons}", f"1,{y} EW:{more}"]


TALL = ["6,0 ES:mouse", "7,0 SW:mouse", "6,1 NES:mouse", "7,1 NSW:", "6,2 NES:", "7,2 NSW:", "6,3 NE:", "7,3 NW:"]
"""A closed box with four spots, one above the other, and three mice: worth 6."""


def in_tall(*cats: str) -> list[str]:
    """Return these cats in the spots of the tall box, from north to south."""
    return [f"6,{y} {name}" for y, name in enumerate(cats)]


# IIF-10.1


@rule("IIF-10.1")
def test_the_player_with_the_most_cats_scores_the_box() -> None:
    assert scores(TALL, in_tall("milo")) == [0, 6]
    assert scores(TALL, in_tall("lilly", "milo", "lilly")) == [6 + 1, 0]
    assert scores(TALL, in_tall("milo", "lilly", "milo")) == [0, 6 + 1]


@rule("IIF-10.1")
def test_tied_players_all_score_it_in_full() -> None:
    assert scores(TALL, in_tall("lilly", "milo")) == [6, 6]
    assert scores(TALL, in_tall("lilly", "milo", "jack"), LILLY, MILO, JACK) == [6, 6, 6]


@rule("IIF-10.1")
def test_a_player_with_fewer_cats_than_the_tied_players_scores_nothing() -> None:
    izzy = player("izzy")
    cells = [*TALL[:-2], "6,3 NES:", "7,3 NSW:", "6,4 NE:", "7,4 NW:"]
    cats = in_tall("lilly", "milo", "lilly", "milo", "izzy")
    assert scores(cells, cats, LILLY, MILO, izzy) == [6 + 1, 6 + 1, 0]


@rule("IIF-10.1")
def test_tied_players_all_take_the_spray_bottles_in_full_too() -> None:
    cells = ["6,0 ES:spray", "7,0 SW:spray", "6,1 NE:", "7,1 NW:spray"]
    assert scores(cells, in_tall("lilly", "milo")) == [-6, -6]


@rule("IIF-10.1")
@rule("IIF-6.3")
def test_a_count_of_zero_scores_nothing() -> None:
    cells = ["6,4 NE:mouse", "7,4 NW:mouse", "6,3 sleeping milo", "7,3 sleeping milo"]
    assert scores(cells, []) == [0, 0]
    assert scores(cells, ["6,4 lilly"]) == [2, 0]


@rule("IIF-10.1")
@rule("IIF-6.3")
def test_sleeping_cats_count_if_the_same_player_has_an_awake_cat_there() -> None:
    cells = ["6,0 NESW:mouse", "7,0 SW:", "6,1 NESW:mouse", "7,1 NW:", "5,0 sleeping milo", "5,1 sleeping milo"]
    assert scores(cells, in_tall("lilly", "milo")) == [0, 2 + 2]
    assert scores(cells, in_tall("lilly", "lilly")) == [2 + 1, 0]


@rule("IIF-10.1")
def test_scoring_goes_box_by_box() -> None:
    cells = [*closed_two(0, "mouse", "mouse"), *closed_two(1, "yarn"), *closed_two(2, "spray")]
    assert scores(cells, ["0,0 lilly", "0,1 milo", "0,2 milo"]) == [4, 2 - 2]


@rule("IIF-10.1")
def test_a_box_without_any_players_cat_scores_for_nobody() -> None:
    assert scores(closed_two(0, "mouse", "mouse"), []) == [0, 0]
    assert scores(closed_two(0, "mouse", "mouse"), ["0,0 princess"]) == [0, 0]
    assert scores(closed_two(0, "mouse", "mouse"), ["0,0 toy"]) == [0, 0]


@rule("IIF-10.1")
def test_a_cat_scores_only_its_own_box_not_the_one_behind_the_wall() -> None:
    assert scores([*closed_two(0, "mouse"), "2,0 EW:mouse", "0,1 N:mouse"], ["0,0 lilly"]) == [2, 0]


@rule("IIF-10.1")
def test_boxes_joined_by_a_card_are_scored_as_one() -> None:
    cells = ["0,0 E:mouse", "1,0 EW:yarn", "3,0 EW:mouse", "4,0 W:"]
    match = match_at(
        player("lilly", "EW:"), MILO, cells=cells, across=["0,0 lilly", "3,0 milo"], phase="play", table=[5, 1]
    )
    assert match.scores() == [1, 1]
    match.do(place(0, 2, 0))
    assert match.scores() == [2 * 2, 2 * 2]


@rule("IIF-10.1")
def test_before_the_end_the_game_is_scored_as_if_it_ended_now() -> None:
    match = match_at(player("lilly", "princess", "E:mouse"), MILO, cells=closed_two(0, "mouse"), across=["0,0 lilly"])
    assert match.scores() == [2, 0]
    assert match.winners() == [0]


# IIF-10.2


@rule("IIF-10.2")
@pytest.mark.parametrize(
    ("one", "other", "value"),
    [
        ("", "", 0),
        ("mouse", "", 1),
        ("mouse", "mouse", 2),
        ("mouse", "yarn", 1),
        ("mouse+yarn", "yarn+bell", 2),
        ("feather+feather", "bell+bell", 2),
        ("bell+bell", "bell+yarn", 3),
        ("spray", "", -1),
        ("spray", "spray", -2),
        ("mouse+spray", "", 0),
        ("mouse+yarn+spray", "mouse", 1),
        ("mouse+yarn+spray", "spray", -1),
    ],
)
def test_a_box_is_worth_its_most_frequent_toy_minus_its_spray_bottles_doubled_if_closed(
    one: str, other: str, value: int
) -> None:
    assert scores(open_two(0, one, other), ["0,0 lilly"]) == [value, 0]
    assert scores(closed_two(0, one, other), ["0,0 lilly"]) == [2 * value, 0]


@rule("IIF-10.2")
def test_spray_bottles_can_make_points_negative() -> None:
    cells = [*closed_two(0, "spray"), *open_two(1, "spray"), *closed_two(2, "mouse")]
    assert scores(cells, ["0,0 lilly", "0,1 lilly", "0,2 lilly"]) == [-2 - 1 + 2, 0]


@rule("IIF-10.2")
@rule("IIF-4.6a")
def test_a_box_with_an_open_side_at_the_edge_of_the_table_is_not_doubled() -> None:
    assert scores(["0,0 E:mouse", "1,0 EW:mouse"], ["0,0 lilly"], table=[2, 1]) == [2, 0]
    assert scores(["0,0 NE:mouse", "1,0 W:mouse"], ["0,0 lilly"], table=[2, 1]) == [2, 0]
    assert scores(["0,0 EW:mouse", "1,0 W:mouse"], ["0,0 lilly"], table=[2, 1]) == [2, 0]
    assert scores(["0,0 E:mouse", "1,0 SW:mouse"], ["0,0 lilly"], table=[2, 1]) == [2, 0]
    assert scores(["0,0 E:mouse", "1,0 W:mouse"], ["0,0 lilly"], table=[2, 1]) == [4, 0]


@rule("IIF-10.2")
@rule("IIF-4.6a")
def test_a_box_whose_open_side_a_neighbors_wall_shuts_off_is_doubled() -> None:
    assert scores([*open_two(0, "mouse"), "2,0 E:yarn"], ["0,0 lilly"]) == [2, 0]


@rule("IIF-10.2")
@rule("IIF-4.6")
def test_one_open_side_anywhere_in_the_box_is_enough_to_leave_it_open() -> None:
    assert scores(TALL, in_tall("lilly")) == [6, 0]
    opened = [one.replace("7,2 NSW:", "7,2 NESW:") for one in TALL]
    assert scores(opened, in_tall("lilly")) == [3, 0]


@rule("IIF-10.2")
@pytest.mark.parametrize("what", ["milo", "princess", "toy"])
def test_covered_icons_count_whatever_covers_them(what: str) -> None:
    cells = ["6,0 ES:", "7,0 SW:", "6,1 NE:mouse+spray", "7,1 NW:mouse+mouse"]
    toy_icons = 1 if what == "toy" else 0
    box = over(cells, ["6,0 lilly", f"6,1 {what}"])
    assert box.scores()[0] == 2 * (3 + toy_icons - 1)


@rule("IIF-10.2")
@rule("IIF-1.5")
def test_a_special_toy_across_two_cards_counts_once_as_every_kind() -> None:
    cells = ["6,0 ES:mouse", "7,0 SW:bell", "6,1 NE:yarn", "7,1 NW:yarn"]
    assert scores(cells, ["6,0 lilly"]) == [2 * 2, 0]
    assert scores(cells, ["6,0 lilly", "6,1 toy"]) == [2 * 3, 0]
    bare = ["6,0 ES:", "7,0 SW:", "6,1 NE:", "7,1 NW:spray"]
    assert scores(bare, ["6,0 lilly", "6,1 toy"]) == [2 * (1 - 1), 0]


@rule("IIF-10.2")
@rule("IIF-1.5")
def test_special_toys_across_cards_and_as_cardboard_add_up() -> None:
    cells = ["6,0 ES:", "7,0 SW:", "6,1 NE:", "7,1 NESW:", "8,1 toy", "7,2 toy"]
    assert scores(cells, ["6,0 lilly"]) == [2, 0]
    assert scores(cells, ["6,0 lilly", "6,1 toy"]) == [3, 0]


@rule("IIF-10.2")
@rule("IIF-6.1")
@rule("IIF-7.2")
def test_sleeping_cats_and_princesses_in_cells_have_no_icons() -> None:
    cells = ["6,0 NESW:mouse", "7,0 W:", "5,0 princess", "6,1 sleeping milo"]
    assert scores(cells, ["6,0 lilly"]) == [1, 0]


# IIF-10.3


@rule("IIF-10.3")
@pytest.mark.parametrize(("cats", "points"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_each_counted_cat_after_the_first_earns_one_point_not_doubled(cats: int, points: int) -> None:
    assert scores(TALL, in_tall(*["lilly"] * cats)) == [6 + points, 0]


@rule("IIF-10.3")
@rule("IIF-6.3")
def test_sleeping_cats_that_count_earn_the_extra_point_too() -> None:
    cells = ["6,4 NESW:mouse", "7,4 W:mouse", "6,3 sleeping lilly", "6,5 sleeping lilly"]
    assert scores(cells, ["6,4 lilly"]) == [2 + 2, 0]


@rule("IIF-10.3")
@rule("IIF-6.3")
def test_sleeping_cats_that_do_not_count_earn_no_extra_point() -> None:
    cells = ["6,4 NESW:mouse", "7,4 W:mouse", "6,3 sleeping lilly", "6,5 sleeping lilly"]
    assert scores(cells, []) == [0, 0]
    assert scores(cells, ["6,4 milo"]) == [0, 2]


@rule("IIF-10.3")
def test_cats_in_different_boxes_earn_no_extra_point() -> None:
    cells = [*closed_two(0, "mouse"), *closed_two(1, "mouse")]
    assert scores(cells, ["0,0 lilly", "0,1 lilly"]) == [4, 0]


@rule("IIF-10.3")
def test_extra_points_are_earned_even_in_a_box_worth_nothing_or_less() -> None:
    cells = ["6,0 ES:", "7,0 SW:", "6,1 NE:", "7,1 NW:"]
    assert scores(cells, in_tall("lilly", "lilly")) == [1, 0]
    assert scores([*cells[:3], "7,1 NW:spray"], in_tall("lilly", "lilly")) == [-2 + 1, 0]


@rule("IIF-10.3")
def test_tied_players_each_earn_their_extra_points() -> None:
    assert scores(TALL, in_tall("lilly", "milo", "lilly", "milo")) == [6 + 1, 6 + 1]


@rule("IIF-10.3a")
def test_extra_points_are_earned_even_if_another_player_scores_the_box() -> None:
    cells = [*TALL[:-2], "6,3 NES:", "7,3 NSW:", "6,4 NE:", "7,4 NW:"]
    assert scores(cells, in_tall("lilly", "milo", "lilly", "milo", "lilly")) == [6 + 2, 1]


# IIF-10.4


@rule("IIF-10.4")
def test_most_points_wins() -> None:
    box = over([*closed_two(0, "mouse", "mouse"), *closed_two(1, "mouse")], ["0,0 milo", "0,1 lilly"])
    assert box.scores() == [2, 4]
    assert box.winners() == [1]


@rule("IIF-10.4")
def test_negative_points_lose_to_zero_points() -> None:
    box = over(closed_two(0, "spray"), ["0,0 lilly"])
    assert box.scores() == [-2, 0]
    assert box.winners() == [1]


@rule("IIF-10.4")
def test_a_tie_goes_to_the_player_with_the_fewest_negative_points() -> None:
    box = over([*open_two(0, "mouse+mouse", "spray"), *open_two(1, "yarn")], ["0,0 lilly", "0,1 milo"])
    assert box.scores() == [1, 1]
    assert box.winners() == [1]


@rule("IIF-10.4")
def test_fewer_negative_points_do_not_beat_more_points() -> None:
    box = over([*open_two(0, "mouse+mouse+mouse", "spray"), *open_two(1, "yarn")], ["0,0 lilly", "0,1 milo"])
    assert box.scores() == [2, 1]
    assert box.winners() == [0]


@rule("IIF-10.4")
def test_spray_points_of_a_closed_box_are_doubled_when_breaking_ties_too() -> None:
    closed, opened = closed_two(0, "mouse+mouse+mouse", "spray"), open_two(1, "yarn+yarn+yarn", "yarn+yarn+spray")
    box = over([*closed, *opened], ["0,0 lilly", "0,1 milo"])
    assert box.scores() == [4, 4]
    assert [row["negative"] for row in details(box)] == [2, 1]
    assert box.winners() == [1]


@rule("IIF-10.4")
def test_one_spray_bottle_in_a_closed_box_is_as_bad_as_two_in_an_open_one() -> None:
    closed, opened = (
        closed_two(0, "mouse+mouse+mouse", "spray"),
        open_two(1, "yarn+yarn+yarn+spray", "yarn+yarn+yarn+spray"),
    )
    box = over([*closed, *opened], ["0,0 lilly", "0,1 milo"])
    assert box.scores() == [4, 4]
    assert box.winners() == [0, 1]


@rule("IIF-10.4")
@pytest.mark.parametrize(
    ("cats", "taken"), [(["lilly", "milo", "lilly"], [2, 0]), (["lilly", "milo"], [2, 2]), (["milo"], [0, 2])]
)
def test_spray_points_are_taken_in_full_by_all_who_score_the_box_and_by_nobody_else(
    cats: list[str], taken: list[int]
) -> None:
    box = over([*TALL[:-1], "7,3 NW:spray"], in_tall(*cats))
    assert [row["negative"] for row in details(box)] == taken


@rule("IIF-10.4")
@rule("IIF-10.3a")
def test_a_player_in_a_sprayed_box_who_does_not_score_it_wins_the_tie() -> None:
    cells = [*TALL[:-1], "7,3 NW:spray", *open_two(4, "bell+bell+bell", "bell+bell")]
    box = over(cells, [*in_tall("lilly", "milo", "lilly"), "0,4 milo"])
    assert box.scores() == [5, 5]
    assert box.winners() == [1]


@rule("IIF-10.4a")
def test_victory_is_shared_if_the_tie_remains() -> None:
    box = over([*closed_two(0, "mouse"), *closed_two(1, "yarn")], ["0,0 lilly", "0,1 jack"], LILLY, MILO, JACK)
    assert box.scores() == [2, 0, 2]
    assert box.winners() == [0, 2]


@rule("IIF-10.4a")
@rule("IIF-10.4")
def test_only_tied_players_with_the_fewest_negative_points_share_the_victory() -> None:
    izzy = player("izzy")
    cells = [*open_two(0, "mouse+mouse", "spray"), *open_two(1, "yarn"), *open_two(2, "bell")]
    box = over(cells, ["0,0 milo", "0,1 lilly", "0,2 jack"], LILLY, MILO, JACK, izzy)
    assert box.scores() == [1, 1, 1, 0]
    assert box.winners() == [0, 2]


@rule("IIF-10.4a")
def test_all_players_share_the_victory_if_nobody_scores() -> None:
    assert over(closed_two(0, "mouse"), [], LILLY, MILO, JACK).winners() == [0, 1, 2]


# The details of the points

MIXED_BOXES: dict[str, Any] = {
    "cells": [*TALL, *closed_two(0, "mouse", "spray+spray"), *open_two(2, "bell+spray", "bell"), "6,4 N:spray"],
    "across": [*in_tall("lilly", "milo", "lilly"), "0,0 milo", "0,2 lilly"],
}


@rule("IIF-10.1")
@rule("IIF-10.2")
@rule("IIF-10.3")
def test_the_details_list_scored_boxes_further_cats_and_negative_points() -> None:
    box = over(**MIXED_BOXES)
    tall = {"at": [6, 0], "cards": 8, "toys": 3, "sprays": 0, "closed": True, "value": 6}
    pair_box = {"at": [0, 0], "cards": 2, "toys": 1, "sprays": 2, "closed": True, "value": -2}
    opened = {"at": [0, 2], "cards": 2, "toys": 2, "sprays": 1, "closed": False, "value": 1}
    assert details(box) == [
        {"cat": "lilly", "points": 8, "boxes": [tall, opened], "further_cats": 1, "negative": 1},
        {"cat": "milo", "points": -2, "boxes": [pair_box], "further_cats": 0, "negative": 4},
    ]


@rule("IIF-10.1")
@rule("IIF-10.3")
@pytest.mark.parametrize("advanced", [False, True])
def test_the_details_add_up_to_the_points(advanced: bool) -> None:
    for across in (MIXED_BOXES["across"], [*MIXED_BOXES["across"], "6,3 milo"], []):
        box = over(MIXED_BOXES["cells"], across, advanced=advanced)
        rows = details(box)
        assert [row["points"] for row in rows] == box.scores() == read_again(box).scores()
        for row in rows:
            assert row["points"] == sum(one["value"] for one in row["boxes"]) + row["further_cats"]
