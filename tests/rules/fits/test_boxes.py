"""IIF-4.5 and 4.6, boxes: which cards are connected, and when a box is closed."""

from typing import Any

import pytest

from tests.rules.fits.tables import DONE, DRAW, match_at, place, player, sleep
from tests.rules.marks import rule
from tests.rules.position_match import PositionMatch

SIDES = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
"""For each side, where the neighbor is and which of its sides touches."""
ALL_BUT = {"N": "ESW", "E": "NSW", "S": "NEW", "W": "NES"}

every_side = pytest.mark.parametrize("side", SIDES)


def points(*cells: str, **more: Any) -> int:
    """Return Lilly's points with a cat across 6,4 and 7,4."""
    return match_at(cells=list(cells), across=["6,4 lilly"], **more).scores()[0]


def hold(*hand: str, **more: Any) -> PositionMatch:
    """Return a match in which Lilly must play a card from this hand and has a cat across 6,4 and 7,4."""
    return match_at(player("lilly", *hand), player("milo"), **{"across": ["6,4 lilly"], "phase": "play", **more})


def beside(side: str) -> tuple[str, str]:
    """Return the cell next to 6,4 or 7,4 on this side, and which of the two it is next to."""
    x = 7 if side == "E" else 6
    dx, dy, _ = SIDES[side]
    return f"{x + dx},{4 + dy}", f"{x},4"


def box_with(side: str, sides: str) -> list[str]:
    """Return Lilly's two cards, open between them and on these sides of the one next to that neighbor."""
    _, near = beside(side)
    left, right = (sides, "W") if near == "6,4" else ("E", sides)
    inner = {"6,4": left + "E", "7,4": right + "W"}
    return [f"{at} {''.join(one for one in 'NESW' if one in inner[at])}:mouse" for at in ("6,4", "7,4")]


# IIF-4.5


@rule("IIF-4.5")
@every_side
def test_neighbors_whose_touching_sides_are_both_open_are_connected(side: str) -> None:
    at, _ = beside(side)
    assert points(*box_with(side, side), f"{at} {SIDES[side][2]}:mouse") == 2 * 3


@rule("IIF-4.5")
@every_side
def test_an_open_side_and_a_wall_do_not_connect(side: str) -> None:
    at, _ = beside(side)
    assert points(*box_with(side, side), f"{at} {ALL_BUT[SIDES[side][2]]}:mouse") == 2 * 2


@rule("IIF-4.5")
@every_side
def test_a_wall_and_an_open_side_do_not_connect(side: str) -> None:
    at, _ = beside(side)
    assert points(*box_with(side, ""), f"{at} NESW:mouse") == 2 * 2


@rule("IIF-4.5")
@every_side
def test_two_walls_do_not_connect(side: str) -> None:
    at, _ = beside(side)
    assert points(*box_with(side, ""), f"{at} {ALL_BUT[SIDES[side][2]]}:mouse") == 2 * 2


@rule("IIF-4.5")
@pytest.mark.parametrize("at", ["5,3", "8,3", "5,5", "8,5"])
def test_cards_that_touch_at_a_corner_are_not_connected(at: str) -> None:
    assert points("6,4 NESW:mouse", "7,4 NESW:mouse", f"{at} NESW:mouse") == 2


@rule("IIF-4.5")
def test_cards_at_opposite_edges_of_the_table_are_not_connected() -> None:
    assert points("6,4 NESW:", "7,4 NESW:mouse", "0,4 NESW:mouse", "0,5 NESW:mouse", table=[8, 5 + 1]) == 1


@rule("IIF-4.5")
def test_a_box_extends_as_far_as_cards_are_connected() -> None:
    winding = ["8,4 SW:mouse", "8,5 NS:mouse", "8,6 NW:mouse", "7,6 EW:mouse", "6,6 NE:mouse", "6,5 NS:mouse"]
    assert points("6,4 ES:", "7,4 EW:", *winding) == 2 * 6
    assert points("6,4 E:", "7,4 EW:", *winding) == 2 * 6


@rule("IIF-4.5")
def test_a_box_ends_where_cards_are_not_connected() -> None:
    assert points("6,4 E:", "7,4 EW:", "8,4 EW:mouse", "9,4 W:mouse", "10,4 W:mouse", "11,4 W:mouse") == 2 * 2


@rule("IIF-4.5")
def test_cards_that_are_connected_in_a_ring_count_once() -> None:
    assert points("6,4 NESW:mouse", "7,4 NESW:mouse", "6,5 NESW:mouse", "7,5 NESW:mouse") == 4


@rule("IIF-4.5")
def test_sleeping_cats_princesses_and_special_toys_in_cells_connect_like_cards() -> None:
    for what in ("sleeping lilly", "sleeping milo", "princess", "toy"):
        paw = 1 if what == "toy" else 0
        extra = 1 if what == "sleeping lilly" else 0
        assert points("6,4 E:", "7,4 EW:", f"8,4 {what}", "9,4 W:mouse") == 1 + paw + extra


@rule("IIF-4.5")
def test_a_played_card_joins_the_boxes_around_it() -> None:
    match = hold(
        "NESW:mouse", cells=["6,4 E:", "7,4 EW:mouse", "8,3 S:mouse", "9,4 W:mouse", "8,5 N:mouse", "9,3 NESW:mouse"]
    )
    assert match.scores()[0] == 1
    match.do(place(0, 8, 4), DONE)
    assert match.scores()[0] == 2 * 5


@rule("IIF-4.5")
def test_a_played_card_joins_boxes_only_through_its_open_sides() -> None:
    match = hold("SW:mouse", cells=["6,4 E:", "7,4 EW:mouse", "8,3 S:mouse", "9,4 W:mouse", "8,5 N:mouse"])
    match.do(place(0, 8, 4))
    assert match.scores()[0] == 2 * 3


@rule("IIF-4.5")
def test_a_box_grows_card_by_card() -> None:
    match = hold("EW:mouse", cells=["6,4 E:", "7,4 EW:mouse"], deck=["EW:mouse"] * 9)
    match.do(place(0, 8, 4), DRAW, place(0, 9, 4), DRAW, place(0, 10, 4), DONE)
    assert match.scores()[0] == 4


@rule("IIF-4.5")
def test_joining_boxes_may_put_two_players_cats_in_one_box() -> None:
    cells = ["6,4 E:", "7,4 EW:mouse", "9,4 EW:mouse", "10,4 W:"]
    match = match_at(
        player("lilly", "EW:"), player("milo"), cells=cells, across=["6,4 lilly", "9,4 milo"], phase="play"
    )
    assert match.scores() == [1, 1]
    match.do(place(0, 8, 4))
    assert match.scores() == [2 * 2, 2 * 2]


# IIF-4.6


@rule("IIF-4.6")
def test_a_box_without_an_open_side_to_an_empty_cell_is_closed() -> None:
    assert points("6,4 E:mouse", "7,4 W:mouse") == 2 * 2


@rule("IIF-4.6")
@pytest.mark.parametrize("side", ["N", "S", "W"])
def test_an_open_side_that_faces_an_empty_cell_leaves_the_box_open(side: str) -> None:
    assert points(*box_with(side, side)) == 2


@rule("IIF-4.6")
def test_an_open_side_anywhere_in_the_box_leaves_it_open() -> None:
    row = ["6,4 E:", "7,4 EW:", "8,4 EW:mouse", "9,4 EW:"]
    assert points(*row, "10,4 W:") == 2 * 1
    assert points(*row, "10,4 NW:") == 1


@rule("IIF-4.6")
def test_an_empty_cell_within_the_box_leaves_it_open() -> None:
    ring = ["6,4 ES:mouse", "7,4 ESW:", "8,4 SW:", "6,5 NS:", "8,5 NS:", "6,6 NE:", "7,6 EW:", "8,6 NW:"]
    assert points(*ring) == 1
    assert points(*ring, "7,5 N:") == 2


@rule("IIF-4.6")
def test_open_sides_of_other_boxes_do_not_matter() -> None:
    assert points("6,4 E:mouse", "7,4 W:", "8,4 NES:", "6,3 NEW:") == 2


@rule("IIF-4.6")
def test_a_played_card_may_close_a_box() -> None:
    match = hold("W:mouse", cells=["6,4 E:", "7,4 EW:mouse"])
    assert match.scores()[0] == 1
    match.do(place(0, 8, 4))
    assert match.scores()[0] == 2 * 2


@rule("IIF-4.6")
def test_a_card_played_beside_a_closed_box_does_not_open_it() -> None:
    match = hold("NESW:", cells=["6,4 E:mouse", "7,4 W:mouse"])
    match.do(place(0, 8, 4))
    assert match.scores()[0] == 2 * 2


@rule("IIF-4.6")
def test_a_played_card_with_another_open_side_leaves_its_box_open() -> None:
    match = hold("NW:mouse", cells=["6,4 E:", "7,4 EW:mouse"])
    match.do(place(0, 8, 4))
    assert match.scores()[0] == 2


@rule("IIF-4.6")
@rule("IIF-6.1a")
def test_a_sleeping_cat_in_a_box_leaves_its_other_sides_open() -> None:
    match = hold(cells=["6,4 E:", "7,4 EW:mouse"], phase="turn")
    match.do(sleep(8, 4))
    assert match.scores()[0] == 1 + 1
    assert points("6,4 E:", "7,4 EW:mouse", "8,4 sleeping milo", "8,3 S:", "9,4 W:", "8,5 N:") == 2


# IIF-4.6a


@rule("IIF-4.6a")
@every_side
def test_an_open_side_that_faces_a_neighbors_wall_is_shut_off(side: str) -> None:
    at, _ = beside(side)
    assert points(*box_with(side, side), f"{at} {ALL_BUT[SIDES[side][2]]}:") == 2 * 2


@rule("IIF-4.6a")
@every_side
def test_an_open_side_is_also_shut_off_by_a_neighbor_played_later(side: str) -> None:
    at, _ = beside(side)
    x, y = (int(n) for n in at.split(","))
    match = hold(":", cells=box_with(side, side))
    assert match.scores()[0] == 2
    match.do(place(0, x, y))
    assert match.scores()[0] == 2 * 2


@rule("IIF-4.6a")
def test_a_neighbors_wall_shuts_off_the_side_whatever_its_other_sides_are() -> None:
    assert points("6,4 NE:mouse", "7,4 W:", "6,3 NEW:") == 2
    assert points("6,4 NE:mouse", "7,4 W:", "6,3 S:") == 2
    assert points("6,4 NE:mouse", "7,4 W:", "6,3 NS:") == 1


@rule("IIF-4.6a")
@pytest.mark.parametrize(
    ("size", "cells"),
    [
        ([13, 9], ["6,0 NE:mouse", "7,0 W:"]),
        ([13, 5], ["6,4 ES:mouse", "7,4 W:"]),
        ([8, 9], ["6,4 E:mouse", "7,4 EW:"]),
        ([2, 9], ["0,4 EW:mouse", "1,4 W:"]),
    ],
)
def test_an_open_side_at_the_tables_edge_stays_open(size: list[int], cells: list[str]) -> None:
    left = cells[0].split()[0]
    assert match_at(cells=cells, across=[f"{left} lilly"], table=size).scores() == [1, 0]


@rule("IIF-4.6a")
def test_a_wall_at_the_tables_edge_closes_the_box_like_any_other_wall() -> None:
    assert match_at(cells=["0,0 E:mouse", "1,0 W:"], across=["0,0 lilly"], table=[2, 1]).scores() == [2, 0]


@rule("IIF-4.6a")
def test_a_card_played_at_the_tables_edge_may_leave_its_box_open_for_good() -> None:
    cells = ["0,0 E:mouse", "1,0 EW:"]
    match = hold("NW:", table=[3, 1], cells=cells, across=["0,0 lilly"])
    match.do(place(0, 2, 0))
    assert match.scores() == [1, 0]
