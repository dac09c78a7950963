"""IIF-6, sleeping cats: where they may lie down, what they occupy, and when they count."""

import pytest

from tests.rules.fits.tables import (
    DONE,
    DRAW,
    card,
    cat,
    hand,
    in_any_order,
    left_to_draw,
    place,
    player,
    sit,
    sleep,
    supply,
    to_move,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY_AND_MILO = (player("lilly"), player("milo"))
MILOS_BOX = ["6,4 NESW:", "7,4 W:"]
"""Open to the north, south and west of 6,4; Milo's cat lies across."""


def over(**more: object) -> PositionMatch:
    """Return a game of Lilly and Milo that has ended."""
    return sit(*LILLY_AND_MILO, phase="over", **more)


# IIF-6.1


@rule("IIF-6.1")
def test_one_draws_or_lays_a_sleeping_cat_into_any_empty_cell_beside_a_card() -> None:
    sitting = sit(cells=["6,4 NESW:"])
    assert in_any_order(sitting.moves()) == in_any_order([DRAW, sleep(6, 3), sleep(7, 4), sleep(6, 5), sleep(5, 4)])


@rule("IIF-6.1")
def test_at_the_edge_of_the_table_there_are_fewer_places() -> None:
    assert sit(cells=["0,0 NESW:"], table=[2, 2]).places(do="sleep") == {(1, 0), (0, 1)}


@rule("IIF-6.1")
def test_beside_whatever_lies_in_a_cell_a_cat_may_sleep() -> None:
    sitting = sit(cells=["1,1 sleeping lilly", "5,1 toy", "9,1 princess"])
    beside = {(x + dx, 1 + dy) for x in (1, 5, 9) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    assert sitting.places(do="sleep") == beside


@rule("IIF-6.1")
def test_walls_do_not_keep_a_sleeping_cat_away() -> None:
    assert sit(cells=["6,4 N:"]).places(do="sleep") == {(6, 3), (7, 4), (6, 5), (5, 4)}


@rule("IIF-6.1")
@pytest.mark.parametrize(
    ("move", "number", "why", "facts"),
    [
        (sleep(4, 1), "IIF-4.2", "off-table", {"at": "4,1", "columns": 4, "rows": 3}),
        (sleep(3, 3), "IIF-4.2", "off-table", {"at": "3,3", "columns": 4, "rows": 3}),
        (sleep(3, 1), "IIF-4.2", "cell-taken", {"at": "3,1"}),
        (sleep(2, 1), "IIF-4.2", "cell-has-cat", {"at": "2,1", "seat": 1}),
        (sleep(0, 0), "IIF-4.3", "touches-nothing", {"at": "0,0"}),
        (sleep(1, 0), "IIF-4.3", "touches-nothing", {"at": "1,0"}),
    ],
)
def test_a_sleeping_cat_lies_on_the_table_in_an_empty_cell_that_shares_an_edge(
    move: Json, number: str, why: str, facts: Json
) -> None:
    refusal = sit(cells=["2,1 sleeping milo", "3,1 NES:"], table=[4, 3]).why_not(move)
    assert (refusal.rule, refusal.why, refusal.facts) == (number, why, facts)


@rule("IIF-6.1")
def test_a_sleeping_cat_is_the_whole_turn() -> None:
    sitting = sit(player("lilly", "EW:", "princess"), player("milo"), cells=["6,4 NESW:"])
    sitting.do(sleep(7, 4))
    assert to_move(sitting) == (1, "turn")
    assert hand(sitting, 0) == [card("EW:"), "princess"]
    assert left_to_draw(sitting) == 9


@rule("IIF-6.1")
def test_it_comes_from_ones_own_supply_and_lies_asleep_in_the_cell() -> None:
    sitting = sit(cells=["6,4 NESW:"], to_move=1)
    sitting.do(sleep(7, 4))
    assert supply(sitting) == [5, 4]
    assert sitting.now()["cells"] == [{"at": [6, 4], "card": card("NESW:")}, {"at": [7, 4], "sleeping": "milo"}]
    assert sitting.now()["across"] == []


@rule("IIF-6.1")
def test_who_has_drawn_must_play_a_card_and_lays_no_sleeping_cat() -> None:
    sitting = sit(player("lilly", "EW:"), player("milo"), cells=["6,4 NESW:"])
    sitting.do(DRAW)
    assert sitting.does() == {"place"}
    refusal = sitting.why_not(sleep(7, 4))
    assert (refusal.rule, refusal.why) == ("IIF-3.1", "play-a-card")


@rule("IIF-6.1")
def test_where_there_is_no_empty_cell_one_can_only_draw() -> None:
    assert sit(cells=["0,0 NESW:"], table=[1, 1]).moves() == [DRAW]


@rule("IIF-6.1")
@rule("IIF-6.3")
def test_a_sleeping_cat_has_no_icons() -> None:
    with_sleeper = ["6,4 NE:mouse", "7,4 W:mouse", "6,3 sleeping lilly"]
    assert over(cells=with_sleeper, across=["6,4 lilly"]).scores() == [2 + 1, 0]


# IIF-6.1a

AROUND = ["6,3 S:mouse", "5,4 E:mouse", "6,5 N:mouse", "7,4 EW:mouse", "8,4 W:"]
"""Cards open only to the cell 6,4."""


@rule("IIF-6.1a")
def test_a_sleeping_cat_joins_the_boxes_on_all_its_four_sides() -> None:
    sitting = sit(*LILLY_AND_MILO, cells=AROUND, across=["7,4 lilly"])
    assert sitting.scores() == [1, 0]
    sitting.do(sleep(6, 4))
    assert sitting.scores() == [2 * 4 + 1, 0]


@rule("IIF-6.1a")
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_side_of_a_sleeping_cat_at_an_empty_cell_leaves_its_box_open(missing: int) -> None:
    cells = [*AROUND[:missing], *AROUND[missing + 1 :], "6,4 sleeping lilly"]
    assert over(cells=cells, across=["7,4 lilly"]).scores() == [3 + 1, 0]


@rule("IIF-6.1a")
def test_a_side_of_a_sleeping_cat_at_the_edge_of_the_table_leaves_its_box_open() -> None:
    cells = ["0,0 sleeping lilly", "1,0 W:mouse", "0,1 NE:mouse", "1,1 W:mouse"]
    assert over(cells=cells, across=["0,1 lilly"], table=[2, 2]).scores() == [3 + 1, 0]


@rule("IIF-6.1a")
def test_a_wall_shuts_a_sleeping_cats_side_off() -> None:
    walled = [one.replace("6,5 N:mouse", "6,5 S:mouse") for one in AROUND]
    cells = [*walled, "6,4 sleeping lilly"]
    assert over(cells=cells, across=["7,4 lilly"]).scores() == [2 * 3 + 1, 0]


# IIF-6.2


@rule("IIF-6.2")
def test_a_sleeping_cat_keeps_others_awake_cats_out_of_its_box() -> None:
    cells = ["6,4 ESW:", "7,4 W:", "6,5 sleeping milo"]
    sitting = sit(*LILLY_AND_MILO, cells=cells, phase="cat", just_played=[7, 4])
    assert sitting.moves() == [DONE]
    refusal = sitting.why_not(cat(6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.4", "others-box", {"seat": 1})


@rule("IIF-6.2")
def test_with_ones_own_sleeping_cat_in_the_box_an_awake_one_may_join_it() -> None:
    cells = ["6,4 ESW:", "7,4 W:", "6,5 sleeping milo", "5,4 sleeping lilly"]
    sitting = sit(*LILLY_AND_MILO, cells=cells, phase="cat", just_played=[7, 4])
    assert in_any_order(sitting.moves()) == [cat(6, 4), DONE]


@rule("IIF-6.2")
def test_no_cat_lies_down_in_a_box_with_only_anothers_awake_cat() -> None:
    sitting = sit(*LILLY_AND_MILO, cells=MILOS_BOX, across=["6,4 milo"])
    assert sitting.places(do="sleep") == {(7, 3), (8, 4), (7, 5)}
    refusal = sitting.why_not(sleep(6, 3))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 1})


@rule("IIF-6.2")
@rule("IIF-6.1a")
def test_no_cat_lies_down_beside_only_anothers_sleeping_cat() -> None:
    players = (player("lilly"), player("milo"), player("jack"))
    sitting = sit(*players, cells=["6,4 sleeping jack", "9,4 E:"])
    assert sitting.places(do="sleep") == {(9, 3), (10, 4), (9, 5), (8, 4)}
    for x, y in ((6, 3), (7, 4), (6, 5), (5, 4)):
        refusal = sitting.why_not(sleep(x, y))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 2})


@rule("IIF-6.2")
def test_its_owner_may_lie_down_there() -> None:
    sitting = sit(*LILLY_AND_MILO, cells=MILOS_BOX, across=["6,4 milo"], to_move=1)
    assert sitting.places(do="sleep") == {(6, 3), (5, 4), (6, 5), (7, 3), (8, 4), (7, 5)}


@rule("IIF-6.2")
def test_in_an_empty_box_a_cat_may_lie_down() -> None:
    assert sit(*LILLY_AND_MILO, cells=MILOS_BOX).places(do="sleep") == {(6, 3), (5, 4), (6, 5), (7, 3), (8, 4), (7, 5)}


@rule("IIF-6.2")
@pytest.mark.parametrize(
    ("cells", "across"),
    [
        ([*MILOS_BOX, "6,5 sleeping lilly"], ["6,4 milo"]),
        (["6,4 NESW:", "7,4 W:", "6,5 NE:", "7,5 W:"], ["6,4 milo", "6,5 lilly"]),
    ],
)
def test_where_ones_own_cat_is_too_asleep_or_awake_one_may_lie_down(cells: list[str], across: list[str]) -> None:
    sitting = sit(*LILLY_AND_MILO, cells=cells, across=across)
    assert {(6, 3), (5, 4)} <= sitting.places(do="sleep")


@rule("IIF-6.2")
def test_ones_own_cat_in_another_box_does_not_help() -> None:
    sitting = sit(*LILLY_AND_MILO, cells=[*MILOS_BOX, "2,2 sleeping lilly"], across=["6,4 milo"])
    assert not {(6, 3), (5, 4), (6, 5)} & sitting.places(do="sleep")


# IIF-6.2a


def between(*beyond: str, across: list[str]) -> PositionMatch:
    """Return a match with Milo's box west of the cell 6,4, and these cards beyond."""
    return sit(*LILLY_AND_MILO, cells=["4,4 E:", "5,4 EW:", *beyond], across=["4,4 milo", *across])


@rule("IIF-6.2a")
def test_a_cat_may_not_join_an_empty_box_to_anothers() -> None:
    sitting = between("7,4 NW:", across=[])
    assert (7, 3) in sitting.places(do="sleep")
    assert (6, 4) not in sitting.places(do="sleep")
    refusal = sitting.why_not(sleep(6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 1})


@rule("IIF-6.2a")
@rule("IIF-6.2")
def test_a_cat_may_join_ones_own_box_to_anothers() -> None:
    sitting = between("7,4 EW:", "8,4 W:", across=["7,4 lilly"])
    assert (6, 4) in sitting.places(do="sleep")
    sitting.do(sleep(6, 4))
    assert (6, 3) in sitting.places(do="sleep")


@rule("IIF-6.2a")
@pytest.mark.parametrize("mine", range(4))
@pytest.mark.parametrize("his", range(4))
def test_it_does_not_matter_on_which_side_ones_own_cat_is_nor_that_other_boxes_are_empty(mine: int, his: int) -> None:
    sides = ["6,3 S:", "7,4 W:", "6,5 N:", "5,4 E:"]
    sides[his] = f"{sides[his].split()[0]} sleeping milo"
    sides[mine] = f"{sides[mine].split()[0]} sleeping lilly"
    assert (6, 4) in sit(*LILLY_AND_MILO, cells=sides).places(do="sleep")


@rule("IIF-6.2a")
@pytest.mark.parametrize("his", range(4))
def test_it_does_not_matter_on_which_side_anothers_cat_is(his: int) -> None:
    sides = ["6,3 S:", "7,4 W:", "6,5 N:", "5,4 E:"]
    sides[his] = f"{sides[his].split()[0]} sleeping milo"
    assert (6, 4) not in sit(*LILLY_AND_MILO, cells=sides).places(do="sleep")


@rule("IIF-6.2a")
def test_a_wall_keeps_boxes_apart_and_does_not_matter() -> None:
    sitting = sit(*LILLY_AND_MILO, cells=["4,4 E:", "5,4 W:", "7,4 NW:"], across=["4,4 milo"])
    assert (6, 4) in sitting.places(do="sleep")


@rule("IIF-6.2a")
def test_boxes_that_a_sleeping_cat_joined_are_one_for_the_next() -> None:
    sitting = sit(*LILLY_AND_MILO, cells=["5,4 NE:", "7,4 NW:"], to_move=1)
    sitting.do(sleep(6, 4))
    assert sitting.places(do="sleep") == {(4, 4), (5, 5), (8, 4), (7, 5)}


@rule("IIF-6.2")
def test_a_box_that_a_played_card_joined_to_anothers_is_closed_to_sleepers() -> None:
    milo = player("milo", "EW:")
    cells = ["4,4 E:", "5,4 EW:", "7,4 NW:"]
    sitting = sit(player("lilly"), milo, cells=cells, across=["4,4 milo"], to_move=1)
    sitting.do(DRAW, place(0, 6, 4), DONE)
    assert sitting.now()["to_move"] == 0
    refusal = sitting.why_not(sleep(7, 3))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 1})


@rule("IIF-6.2")
def test_a_played_card_with_a_wall_between_joins_nothing() -> None:
    milo = player("milo", "W:")
    cells = ["4,4 E:", "5,4 EW:", "7,4 NW:"]
    sitting = sit(player("lilly"), milo, cells=cells, across=["4,4 milo"], to_move=1)
    sitting.do(DRAW, place(0, 6, 4))
    assert (7, 3) in sitting.places(do="sleep")


# IIF-6.3

TWO_MICE = ["6,4 NES:mouse", "7,4 W:mouse"]


@rule("IIF-6.3")
def test_sleeping_cats_alone_score_nothing() -> None:
    sitting = over(cells=[*TWO_MICE, "6,3 sleeping lilly", "6,5 sleeping lilly"])
    assert sitting.scores() == [0, 0]


@rule("IIF-6.3")
def test_beside_an_awake_cat_of_its_owner_a_sleeping_cat_counts_as_awake() -> None:
    cells = ["6,4 NES:mouse", "7,4 SW:mouse", "6,5 NE:", "7,5 NW:", "6,3 sleeping lilly"]
    assert over(cells=cells, across=["6,4 lilly", "6,5 milo"]).scores() == [2 + 1, 0]
    assert over(cells=cells[:-1], across=["6,4 lilly", "6,5 milo"]).scores() == [2, 2]


@rule("IIF-6.3")
def test_somebody_elses_awake_cat_does_not_help() -> None:
    sitting = over(cells=[*TWO_MICE, "6,3 sleeping lilly", "6,5 sleeping lilly"], across=["6,4 milo"])
    assert sitting.scores() == [0, 2]


@rule("IIF-6.3")
def test_an_awake_cat_in_another_box_does_not_help() -> None:
    elsewhere = ["1,1 E:yarn", "2,1 W:"]
    sitting = over(cells=[*TWO_MICE, "6,3 sleeping lilly", *elsewhere], across=["1,1 lilly"])
    assert sitting.scores() == [2 * 1, 0]
