"""IIF-6, sleeping cats: where they may lie, what they occupy, and when they count."""

import pytest

from tests.rules.fits.tables import (
    DONE,
    DRAW,
    card,
    cat,
    hand,
    in_any_order,
    left_to_draw,
    match_at,
    place,
    player,
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
    """Return a game between Lilly and Milo that has ended."""
    return match_at(*LILLY_AND_MILO, phase="over", **more)


# IIF-6.1


@rule("IIF-6.1")
def test_instead_of_drawing_a_sleeping_cat_may_go_into_any_empty_cell_beside_a_card() -> None:
    match = match_at(cells=["6,4 NESW:"])
    assert in_any_order(match.moves()) == in_any_order([DRAW, sleep(6, 3), sleep(7, 4), sleep(6, 5), sleep(5, 4)])


@rule("IIF-6.1")
def test_at_the_edge_of_the_table_there_are_fewer_places() -> None:
    assert match_at(cells=["0,0 NESW:"], table=[2, 2]).places(do="sleep") == {(1, 0), (0, 1)}


@rule("IIF-6.1")
def test_a_cat_may_sleep_beside_whatever_lies_in_a_cell() -> None:
    match = match_at(cells=["1,1 sleeping lilly", "5,1 toy", "9,1 princess"])
    beside = {(x + dx, 1 + dy) for x in (1, 5, 9) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
    assert match.places(do="sleep") == beside


@rule("IIF-6.1")
def test_walls_do_not_limit_where_a_cat_may_sleep() -> None:
    assert match_at(cells=["6,4 N:"]).places(do="sleep") == {(6, 3), (7, 4), (6, 5), (5, 4)}


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
    refusal = match_at(cells=["2,1 sleeping milo", "3,1 NES:"], table=[4, 3]).why_not(move)
    assert (refusal.rule, refusal.why, refusal.facts) == (number, why, facts)


@rule("IIF-6.1")
def test_a_sleeping_cat_is_the_whole_turn() -> None:
    match = match_at(player("lilly", "EW:", "princess"), player("milo"), cells=["6,4 NESW:"])
    match.do(sleep(7, 4))
    assert to_move(match) == (1, "turn")
    assert hand(match, 0) == [card("EW:"), "princess"]
    assert left_to_draw(match) == 9


@rule("IIF-6.1")
def test_a_sleeping_cat_comes_from_your_own_supply_and_lies_in_the_cell() -> None:
    match = match_at(cells=["6,4 NESW:"], to_move=1)
    match.do(sleep(7, 4))
    assert supply(match) == [5, 4]
    assert match.now()["cells"] == [{"at": [6, 4], "card": card("NESW:")}, {"at": [7, 4], "sleeping": "milo"}]
    assert match.now()["across"] == []


@rule("IIF-6.1")
def test_a_player_who_has_drawn_must_play_a_card_and_no_sleeping_cat() -> None:
    match = match_at(player("lilly", "EW:"), player("milo"), cells=["6,4 NESW:"])
    match.do(DRAW)
    assert match.move_kinds() == {"place"}
    refusal = match.why_not(sleep(7, 4))
    assert (refusal.rule, refusal.why) == ("IIF-3.1", "play-a-card")


@rule("IIF-6.1")
def test_with_no_empty_cell_a_player_can_only_draw() -> None:
    assert match_at(cells=["0,0 NESW:"], table=[1, 1]).moves() == [DRAW]


@rule("IIF-6.1")
@rule("IIF-6.3")
def test_a_sleeping_cat_has_no_icons() -> None:
    with_sleeper = ["6,4 NE:mouse", "7,4 W:mouse", "6,3 sleeping lilly"]
    assert over(cells=with_sleeper, across=["6,4 lilly"]).scores() == [2 + 1, 0]


# IIF-6.1a

AROUND = ["6,3 S:mouse", "5,4 E:mouse", "6,5 N:mouse", "7,4 EW:mouse", "8,4 W:"]
"""Cards open only to the cell 6,4."""


@rule("IIF-6.1a")
def test_a_sleeping_cat_joins_the_boxes_on_all_four_sides() -> None:
    match = match_at(*LILLY_AND_MILO, cells=AROUND, across=["7,4 lilly"])
    assert match.scores() == [1, 0]
    match.do(sleep(6, 4))
    assert match.scores() == [2 * 4 + 1, 0]


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
def test_a_neighbors_wall_shuts_off_a_side_of_a_sleeping_cat() -> None:
    walled = [one.replace("6,5 N:mouse", "6,5 S:mouse") for one in AROUND]
    cells = [*walled, "6,4 sleeping lilly"]
    assert over(cells=cells, across=["7,4 lilly"]).scores() == [2 * 3 + 1, 0]


# IIF-6.2


@rule("IIF-6.2")
def test_a_sleeping_cat_keeps_other_players_awake_cats_out_of_its_box() -> None:
    cells = ["6,4 ESW:", "7,4 W:", "6,5 sleeping milo"]
    match = match_at(*LILLY_AND_MILO, cells=cells, phase="cat", just_played=[7, 4])
    assert match.moves() == [DONE]
    refusal = match.why_not(cat(6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.4", "others-box", {"seat": 1})


@rule("IIF-6.2")
def test_an_awake_cat_may_join_a_box_with_a_sleeping_cat_of_its_owner() -> None:
    cells = ["6,4 ESW:", "7,4 W:", "6,5 sleeping milo", "5,4 sleeping lilly"]
    match = match_at(*LILLY_AND_MILO, cells=cells, phase="cat", just_played=[7, 4])
    assert in_any_order(match.moves()) == [cat(6, 4), DONE]


@rule("IIF-6.2")
def test_a_cat_may_not_sleep_in_a_box_with_only_another_players_awake_cat() -> None:
    match = match_at(*LILLY_AND_MILO, cells=MILOS_BOX, across=["6,4 milo"])
    assert match.places(do="sleep") == {(7, 3), (8, 4), (7, 5)}
    refusal = match.why_not(sleep(6, 3))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 1})


@rule("IIF-6.2")
@rule("IIF-6.1a")
def test_a_cat_may_not_sleep_beside_only_another_players_sleeping_cat() -> None:
    players = (player("lilly"), player("milo"), player("jack"))
    match = match_at(*players, cells=["6,4 sleeping jack", "9,4 E:"])
    assert match.places(do="sleep") == {(9, 3), (10, 4), (9, 5), (8, 4)}
    for x, y in ((6, 3), (7, 4), (6, 5), (5, 4)):
        refusal = match.why_not(sleep(x, y))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 2})


@rule("IIF-6.2")
def test_the_player_who_occupies_a_box_may_lay_a_sleeping_cat_there() -> None:
    match = match_at(*LILLY_AND_MILO, cells=MILOS_BOX, across=["6,4 milo"], to_move=1)
    assert match.places(do="sleep") == {(6, 3), (5, 4), (6, 5), (7, 3), (8, 4), (7, 5)}


@rule("IIF-6.2")
def test_a_cat_may_sleep_in_an_empty_box() -> None:
    assert match_at(*LILLY_AND_MILO, cells=MILOS_BOX).places(do="sleep") == {
        (6, 3),
        (5, 4),
        (6, 5),
        (7, 3),
        (8, 4),
        (7, 5),
    }


@rule("IIF-6.2")
@pytest.mark.parametrize(
    ("cells", "across"),
    [
        ([*MILOS_BOX, "6,5 sleeping lilly"], ["6,4 milo"]),
        (["6,4 NESW:", "7,4 W:", "6,5 NE:", "7,5 W:"], ["6,4 milo", "6,5 lilly"]),
    ],
)
def test_a_cat_may_sleep_where_its_owner_also_has_a_cat_asleep_or_awake(cells: list[str], across: list[str]) -> None:
    match = match_at(*LILLY_AND_MILO, cells=cells, across=across)
    assert {(6, 3), (5, 4)} <= match.places(do="sleep")


@rule("IIF-6.2")
def test_a_cat_of_your_own_in_a_different_box_does_not_help() -> None:
    match = match_at(*LILLY_AND_MILO, cells=[*MILOS_BOX, "2,2 sleeping lilly"], across=["6,4 milo"])
    assert not {(6, 3), (5, 4), (6, 5)} & match.places(do="sleep")


# IIF-6.2a


def between(*beyond: str, across: list[str]) -> PositionMatch:
    """Return a match with Milo's box west of the cell 6,4, and these cards beyond."""
    return match_at(*LILLY_AND_MILO, cells=["4,4 E:", "5,4 EW:", *beyond], across=["4,4 milo", *across])


@rule("IIF-6.2a")
def test_a_sleeping_cat_may_not_join_an_empty_box_to_another_players() -> None:
    match = between("7,4 NW:", across=[])
    assert (7, 3) in match.places(do="sleep")
    assert (6, 4) not in match.places(do="sleep")
    refusal = match.why_not(sleep(6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 1})


@rule("IIF-6.2a")
@rule("IIF-6.2")
def test_a_sleeping_cat_may_join_your_own_box_to_another_players() -> None:
    match = between("7,4 EW:", "8,4 W:", across=["7,4 lilly"])
    assert (6, 4) in match.places(do="sleep")
    match.do(sleep(6, 4))
    assert (6, 3) in match.places(do="sleep")


@rule("IIF-6.2a")
@pytest.mark.parametrize("mine", range(4))
@pytest.mark.parametrize("his", range(4))
def test_your_own_cat_may_be_on_any_side_even_if_other_joined_boxes_are_empty(mine: int, his: int) -> None:
    sides = ["6,3 S:", "7,4 W:", "6,5 N:", "5,4 E:"]
    sides[his] = f"{sides[his].split()[0]} sleeping milo"
    sides[mine] = f"{sides[mine].split()[0]} sleeping lilly"
    assert (6, 4) in match_at(*LILLY_AND_MILO, cells=sides).places(do="sleep")


@rule("IIF-6.2a")
@pytest.mark.parametrize("his", range(4))
def test_another_players_cat_counts_on_any_side(his: int) -> None:
    sides = ["6,3 S:", "7,4 W:", "6,5 N:", "5,4 E:"]
    sides[his] = f"{sides[his].split()[0]} sleeping milo"
    assert (6, 4) not in match_at(*LILLY_AND_MILO, cells=sides).places(do="sleep")


@rule("IIF-6.2a")
def test_a_box_behind_a_wall_is_not_joined_and_does_not_count() -> None:
    match = match_at(*LILLY_AND_MILO, cells=["4,4 E:", "5,4 W:", "7,4 NW:"], across=["4,4 milo"])
    assert (6, 4) in match.places(do="sleep")


@rule("IIF-6.2a")
def test_boxes_joined_by_a_sleeping_cat_count_as_one_from_then_on() -> None:
    match = match_at(*LILLY_AND_MILO, cells=["5,4 NE:", "7,4 NW:"], to_move=1)
    match.do(sleep(6, 4))
    assert match.places(do="sleep") == {(4, 4), (5, 5), (8, 4), (7, 5)}


@rule("IIF-6.2")
def test_a_cat_may_not_sleep_in_a_box_that_a_card_joined_to_another_players() -> None:
    milo = player("milo", "EW:")
    cells = ["4,4 E:", "5,4 EW:", "7,4 NW:"]
    match = match_at(player("lilly"), milo, cells=cells, across=["4,4 milo"], to_move=1)
    match.do(DRAW, place(0, 6, 4), DONE)
    assert match.now()["to_move"] == 0
    refusal = match.why_not(sleep(7, 3))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 1})


@rule("IIF-6.2")
def test_a_played_card_with_a_wall_in_between_joins_nothing() -> None:
    milo = player("milo", "W:")
    cells = ["4,4 E:", "5,4 EW:", "7,4 NW:"]
    match = match_at(player("lilly"), milo, cells=cells, across=["4,4 milo"], to_move=1)
    match.do(DRAW, place(0, 6, 4))
    assert (7, 3) in match.places(do="sleep")


# IIF-6.3

TWO_MICE = ["6,4 NES:mouse", "7,4 W:mouse"]


@rule("IIF-6.3")
def test_sleeping_cats_alone_score_nothing() -> None:
    match = over(cells=[*TWO_MICE, "6,3 sleeping lilly", "6,5 sleeping lilly"])
    assert match.scores() == [0, 0]


@rule("IIF-6.3")
def test_a_sleeping_cat_counts_as_awake_if_its_owner_has_an_awake_cat_in_the_box() -> None:
    cells = ["6,4 NES:mouse", "7,4 SW:mouse", "6,5 NE:", "7,5 NW:", "6,3 sleeping lilly"]
    assert over(cells=cells, across=["6,4 lilly", "6,5 milo"]).scores() == [2 + 1, 0]
    assert over(cells=cells[:-1], across=["6,4 lilly", "6,5 milo"]).scores() == [2, 2]


@rule("IIF-6.3")
def test_another_players_awake_cat_does_not_help() -> None:
    match = over(cells=[*TWO_MICE, "6,3 sleeping lilly", "6,5 sleeping lilly"], across=["6,4 milo"])
    assert match.scores() == [0, 2]


@rule("IIF-6.3")
def test_an_awake_cat_in_another_box_does_not_help() -> None:
    elsewhere = ["1,1 E:yarn", "2,1 W:"]
    match = over(cells=[*TWO_MICE, "6,3 sleeping lilly", *elsewhere], across=["1,1 lilly"])
    assert match.scores() == [2 * 1, 0]
