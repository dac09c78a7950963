"""IIF-4.1 to 4.4, placing cardboard: on the grid, turned or not, on the table, beside a card, even wall to wall."""

from itertools import combinations
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.table.files import open_position
from tests.rules.fits.tables import (
    DRAW,
    card,
    discard,
    in_any_order,
    match_at,
    new_match,
    place,
    player,
    position,
    refused,
    resume,
    sleep,
    start,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

AROUND = {(6, 3), (5, 4), (7, 4), (6, 5)}
"""The cells next to 6,4."""
EVERY_SHAPE = ["".join(sides) for count in range(5) for sides in combinations("NESW", count)]
SAME_TURNED = ["", "NS", "EW", "NESW"]


def hold(*hand: str, **more: Any) -> PositionMatch:
    """Return a match in which Lilly must play a card from this hand and one card is on the table."""
    return match_at(player("lilly", *hand), player("milo"), **{"cells": ["6,4 NESW:"], "phase": "play", **more})


def beside_a_box(sides: str, turned: bool) -> int:
    """Return the value of Lilly's box once this card with a mouse lies east of it."""
    match = hold(f"{sides}:mouse", cells=["5,4 E:", "6,4 EW:"], across=["5,4 lilly"])
    match.do(place(0, 7, 4, turned))
    return match.scores()[0]


# IIF-4.1


@rule("IIF-4.1")
@pytest.mark.parametrize("sides", [one for one in EVERY_SHAPE if one not in SAME_TURNED])
def test_a_card_may_be_turned_by_180_degrees(sides: str) -> None:
    ways = [place(0, x, y, turned) for x, y in AROUND for turned in (False, True)]
    assert in_any_order(hold(f"{sides}:").moves()) == in_any_order(ways)


@rule("IIF-4.1")
@pytest.mark.parametrize("sides", SAME_TURNED)
def test_a_card_that_looks_the_same_when_turned_is_offered_one_way_only(sides: str) -> None:
    assert in_any_order(hold(f"{sides}:").moves()) == in_any_order([place(0, x, y) for x, y in AROUND])


@rule("IIF-4.1")
@pytest.mark.parametrize("sides", SAME_TURNED)
def test_turning_such_a_card_is_refused(sides: str) -> None:
    refusal = hold(f"{sides}:").why_not(place(0, 6, 3, True))
    assert (refusal.rule, refusal.why) == ("IIF-4.1", "turned-same")


@rule("IIF-4.1")
def test_icons_do_not_decide_whether_a_card_may_be_turned() -> None:
    assert hold("NS:mouse+spray").places(turned=True) == set()
    assert hold("N:").places(turned=True) == AROUND


@rule("IIF-4.1")
@pytest.mark.parametrize(("sides", "upright", "turned"), [("W", 2, 0), ("E", 0, 2), ("SW", 1, 0), ("NE", 0, 1)])
def test_turning_a_card_swaps_its_east_and_west_sides(sides: str, upright: int, turned: int) -> None:
    assert (beside_a_box(sides, False), beside_a_box(sides, True)) == (upright, turned)


@rule("IIF-4.1")
@pytest.mark.parametrize(("sides", "above", "below"), [("N", (1, 2), (2, 1)), ("S", (2, 1), (1, 2))])
def test_turning_a_card_swaps_its_north_and_south_sides(
    sides: str, above: tuple[int, int], below: tuple[int, int]
) -> None:
    for y, worth in ((3, above), (5, below)):
        for turned in (False, True):
            match = hold(f"{sides}:mouse", cells=["6,4 NES:mouse", "7,4 W:"], across=["6,4 lilly"])
            match.do(place(0, 6, y, turned))
            assert match.scores()[0] == worth[turned]


@rule("IIF-4.1")
def test_a_turned_card_is_exported_as_printed_and_marked_as_turned() -> None:
    match = hold("NE:mouse")
    match.do(place(0, 6, 3, True))
    assert match.now()["cells"][-1] == {"at": [6, 3], "card": card("NE:mouse"), "turned": True}


@rule("IIF-4.1")
def test_in_a_position_a_turned_card_lies_turned() -> None:
    match = match_at(cells=["5,4 E:", "6,4 EW:", "7,4 E:mouse turned"], across=["5,4 lilly"])
    assert match.scores()[0] == 2
    assert match.now()["cells"][-1] == {"at": [7, 4], "card": card("E:mouse"), "turned": True}


@rule("IIF-4.1")
def test_in_a_position_a_card_marked_as_not_turned_is_not_turned() -> None:
    table = position(cells=["5,4 E:", "6,4 EW:", "7,4 W:mouse"], across=["5,4 lilly"])
    table["cells"][2]["turned"] = False
    assert PositionMatch(table).scores()[0] == 2


@rule("IIF-4.1")
def test_in_a_position_turned_must_be_true_or_false() -> None:
    table = position(cells=["6,4 N:"])
    table["cells"][0]["turned"] = 180
    with pytest.raises(Refusal) as refusal:
        open_position(table)
    assert (refusal.value.why, refusal.value.where) == ("wrong-type", "cells[0].turned")


@rule("IIF-4.1")
def test_in_a_position_turned_must_be_true_or_false_inside_the_card_too() -> None:
    table = position(cells=["6,4 N: turned"])
    table["cells"][0]["card"]["turned"] = "upside down"
    with pytest.raises(Refusal):
        open_position(table)


@rule("IIF-4.1")
def test_a_move_must_say_whether_the_card_is_turned() -> None:
    with pytest.raises(Refusal) as refusal:
        hold("N:").do({"do": "place", "hand": 0, "at": [6, 3]})
    assert (refusal.value.why, refusal.value.facts) == ("missing-key", {"key": "turned"})


@rule("IIF-4.1")
@pytest.mark.parametrize("turned", [90, "yes", None])
def test_a_card_cannot_be_turned_by_any_other_angle(turned: object) -> None:
    with pytest.raises(Refusal) as refusal:
        hold("N:").do({"do": "place", "hand": 0, "at": [6, 3], "turned": turned})
    assert (refusal.value.why, refusal.value.where) == ("wrong-type", "action.turned")


# IIF-4.1a


@rule("IIF-4.1a")
@pytest.mark.parametrize("at", [[6.5, 3], [6, 3.5], ["6", 3], [6, None]])
def test_a_card_may_not_lie_between_two_cells(at: list[Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        hold("NESW:").do({"do": "place", "hand": 0, "at": at, "turned": False})
    assert refusal.value.why == "wrong-type"


@rule("IIF-4.1a")
@pytest.mark.parametrize("at", [[6], [6, 3, 0], []])
def test_a_place_must_be_one_cell(at: list[int]) -> None:
    with pytest.raises(Refusal) as refusal:
        hold("NESW:").do({"do": "place", "hand": 0, "at": at, "turned": False})
    assert (refusal.value.rule, refusal.value.why) == ("IIF-4.1", "not-a-pair")


@rule("IIF-4.1a")
def test_in_a_position_a_card_must_lie_in_one_cell() -> None:
    table = position(cells=["6,4 N:"])
    table["cells"][0]["at"] = [6, 4.5]
    with pytest.raises(Refusal) as refusal:
        open_position(table)
    assert (refusal.value.why, refusal.value.where) == ("wrong-type", "cells[0].at[1]")


# IIF-4.2


@rule("IIF-4.2")
@pytest.mark.parametrize(
    ("corner", "places"),
    [
        ("0,0", {(1, 0), (0, 1)}),
        ("12,0", {(11, 0), (12, 1)}),
        ("0,8", {(1, 8), (0, 7)}),
        ("12,8", {(11, 8), (12, 7)}),
        ("6,0", {(5, 0), (7, 0), (6, 1)}),
        ("6,8", {(5, 8), (7, 8), (6, 7)}),
        ("0,4", {(0, 3), (0, 5), (1, 4)}),
        ("12,4", {(12, 3), (12, 5), (11, 4)}),
    ],
)
def test_a_card_lies_wholly_on_the_table(corner: str, places: set[tuple[int, int]]) -> None:
    assert hold("NESW:", cells=[f"{corner} NESW:"]).places() == places


@rule("IIF-4.2")
@pytest.mark.parametrize(("beside", "at"), [("12,4", (13, 4)), ("6,8", (6, 9)), ("6,4", (40, 4))])
def test_a_card_beyond_the_east_or_south_edge_is_refused(beside: str, at: tuple[int, int]) -> None:
    refusal = hold("NESW:", cells=[f"{beside} NESW:"]).why_not(place(0, *at))
    assert (refusal.rule, refusal.why) == ("IIF-4.2", "off-table")
    assert refusal.facts == {"at": f"{at[0]},{at[1]}", "columns": 13, "rows": 9}


@rule("IIF-4.2")
@pytest.mark.parametrize(("beside", "at"), [("0,4", (-1, 4)), ("6,0", (6, -1))])
def test_a_card_beyond_the_west_or_north_edge_is_refused(beside: str, at: tuple[int, int]) -> None:
    with pytest.raises(Refusal) as refusal:
        hold("NESW:", cells=[f"{beside} NESW:"]).do(place(0, *at))
    assert refusal.value.rule == "IIF-4.2"


@rule("IIF-4.2")
def test_a_card_lies_on_an_empty_cell() -> None:
    refusal = hold("NESW:").why_not(place(0, 6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-4.2", "cell-taken", {"at": "6,4"})


@rule("IIF-4.2")
@pytest.mark.parametrize("what", ["princess", "toy"])
def test_the_cell_of_a_princess_or_a_special_toy_is_not_empty(what: str) -> None:
    refusal = hold("NESW:", cells=["6,4 NESW:", f"6,5 {what}"]).why_not(place(0, 6, 5))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-4.2", "cell-taken", {"at": "6,5"})


@rule("IIF-4.2")
@pytest.mark.parametrize(("name", "seat"), [("lilly", 0), ("milo", 1)])
def test_the_cell_of_a_sleeping_cat_is_not_empty(name: str, seat: int) -> None:
    refusal = hold("NESW:", cells=["6,4 NESW:", f"6,5 sleeping {name}"]).why_not(place(0, 6, 5))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-4.2", "cell-has-cat", {"at": "6,5", "seat": seat})


@rule("IIF-4.2")
def test_two_things_in_one_cell_of_a_position_are_refused() -> None:
    refusal = refused(cells=["6,4 NESW:", "6,5 N:", "6,4 sleeping milo"])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-4.2", "cell-twice", "cells[2].at")
    assert refusal.facts == {"at": "6,4"}


@rule("IIF-4.2")
@pytest.mark.parametrize("at", ["13,0", "0,9", "13,9", "100,100"])
def test_a_position_with_a_card_off_the_table_is_refused(at: str) -> None:
    refusal = refused(cells=["6,4 NESW:", f"{at} N:"])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-4.2", "off-table", "cells[1].at")
    assert refusal.facts == {"at": at, "columns": 13, "rows": 9}


@rule("IIF-4.2")
def test_cards_on_the_table_never_move() -> None:
    match = resume(new_match(3, "never", first=0))
    lying: list[Json] = []
    for _ in range(60):
        moves = [move for move in match.moves() if move["do"] != "princess"]
        match.do(DRAW if DRAW in moves else moves[len(moves) // 2])
        assert match.now()["cells"][: len(lying)] == lying
        lying = match.now()["cells"]
    assert len(lying) > 15


# IIF-4.2a


@rule("IIF-4.2a")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(
    ("table", "size", "middle"),
    [
        ("coffee", [9, 7], (4, 3)),
        ("kitchen", [13, 9], (6, 4)),
        ("dining", [17, 11], (8, 5)),
        ("floor", [31, 21], (15, 10)),
        ([1, 1], [1, 1], (0, 0)),
        ([3, 3], [3, 3], (1, 1)),
        ([2, 2], [2, 2], (1, 1)),
        ([4, 6], [4, 6], (2, 3)),
        ([100, 1], [100, 1], (50, 0)),
    ],
)
def test_the_first_start_card_lies_in_the_middle_cell_of_every_table(
    table: Any, size: list[int], middle: tuple[int, int], advanced: bool
) -> None:
    match = resume(new_match(2, table=table, advanced=advanced))
    assert match.now()["options"] == {"advanced": advanced, "table": size}
    assert match.places() == {middle}


@rule("IIF-4.2a")
def test_the_kitchen_table_is_the_default() -> None:
    assert resume(new_match(2)).now()["options"]["table"] == [13, 9]


@rule("IIF-4.2a")
def test_an_unknown_table_name_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        new_match(2, table="bedroom")
    assert (refusal.value.rule, refusal.value.why, refusal.value.where) == ("IIF-4.2", "unknown-name", "options.table")


@rule("IIF-4.2a")
@pytest.mark.parametrize(
    ("size", "cells", "places"),
    [
        ([1, 1], ["0,0 NESW:"], set()),
        ([3, 3], ["1,1 NESW:"], {(1, 0), (0, 1), (2, 1), (1, 2)}),
        ([3, 3], ["0,0 NESW:", "2,2 NESW:"], {(1, 0), (0, 1), (2, 1), (1, 2)}),
        ([2, 1], ["0,0 NESW:"], {(1, 0)}),
        ([9, 7], ["8,6 NESW:"], {(7, 6), (8, 5)}),
        ([31, 21], ["30,20 NESW:"], {(29, 20), (30, 19)}),
        ([1000, 1000], ["999,0 NESW:"], {(998, 0), (999, 1)}),
    ],
)
def test_a_position_may_have_a_table_of_any_size(
    size: list[int], cells: list[str], places: set[tuple[int, int]]
) -> None:
    assert hold("NESW:", table=size, cells=cells).places(do="place") == places


@rule("IIF-4.2a")
def test_a_position_may_have_a_very_large_table() -> None:
    assert hold("NESW:", table=[2000, 2000], cells=["0,0 NESW:"]).places() == {(1, 0), (0, 1)}


@rule("IIF-3.4")
@rule("IIF-4.2a")
def test_the_smallest_table_has_room_for_one_start_card_only() -> None:
    match = resume(new_match(2, first=0, table=[1, 1]))
    match.do(start(0, 0, 0), DRAW)
    assert match.move_kinds() in ({"discard"}, {"toy"})


# IIF-4.3


@rule("IIF-4.3")
@pytest.mark.parametrize("what", ["NESW:mouse", ":", "sleeping lilly", "sleeping milo", "princess", "toy"])
def test_a_card_shares_an_edge_with_whatever_lies_in_a_cell(what: str) -> None:
    assert hold("NESW:", cells=[f"6,4 {what}"]).places() == AROUND


@rule("IIF-4.3")
def test_a_card_may_go_beside_any_of_several_cards() -> None:
    cells = ["6,4 NS:", "7,4 EW:", "7,5 sleeping milo"]
    assert hold("NESW:", cells=cells).places() == {(6, 3), (7, 3), (5, 4), (8, 4), (6, 5), (8, 5), (7, 6)}


@rule("IIF-4.3")
@pytest.mark.parametrize("at", [(5, 3), (7, 3), (5, 5), (7, 5), (6, 2), (8, 4), (0, 0), (12, 8)])
def test_a_card_that_touches_only_a_corner_or_nothing_is_refused(at: tuple[int, int]) -> None:
    refusal = hold("NESW:").why_not(place(0, *at))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-4.3", "touches-nothing", {"at": f"{at[0]},{at[1]}"})


@rule("IIF-4.3")
def test_opposite_edges_of_the_table_do_not_touch() -> None:
    match = hold("NESW:", cells=["12,4 NESW:"])
    assert match.why_not(place(0, 0, 5)).rule == "IIF-4.3"
    assert match.why_not(place(0, 0, 4)).rule == "IIF-4.3"


@rule("IIF-4.3")
@rule("IIF-6.1")
def test_a_sleeping_cat_that_touches_nothing_is_refused() -> None:
    refusal = hold(phase="turn").why_not(sleep(8, 4))
    assert (refusal.rule, refusal.why) == ("IIF-4.3", "touches-nothing")


@rule("IIF-4.3")
@rule("IIF-3.4")
def test_no_card_can_be_placed_on_an_empty_table() -> None:
    match = hold("NESW:", cells=[])
    assert match.moves() == [discard(0)]
    assert match.why_not(place(0, 6, 4)).rule == "IIF-4.3"


# IIF-4.4


@rule("IIF-4.4")
@pytest.mark.parametrize("lying_sides", EVERY_SHAPE)
@pytest.mark.parametrize("sides", ["", "N", "ES", "NESW"])
def test_walls_do_not_limit_placement(sides: str, lying_sides: str) -> None:
    assert hold(f"{sides}:", cells=[f"6,4 {lying_sides}:"]).places() == AROUND


@rule("IIF-4.4")
@pytest.mark.parametrize("at", sorted(AROUND))
def test_a_card_with_four_walls_may_lie_beside_another(at: tuple[int, int]) -> None:
    match = hold(":", cells=["6,4 :"])
    match.do(place(0, *at))
    assert match.now()["cells"][-1]["at"] == list(at)
    assert match.now()["phase"] != "cat"
