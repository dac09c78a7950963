"""IIF-8, special toys: played the moment they are drawn, across two cards or as cardboard."""

from typing import Any

import pytest

from tests.rules.fits.tables import (
    DISCARD_TOY,
    DONE,
    DRAW,
    card,
    cat,
    discard,
    hand,
    in_any_order,
    left_to_draw,
    pair,
    place,
    player,
    princess,
    read_again,
    sit,
    sleep,
    supply,
    to_move,
    toy,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY, MILO = player("lilly"), player("milo")


def toy_drawn(*cards: str, **more: Any) -> PositionMatch:
    """Return a match: Lilly, with these cards in hand, draws a special toy."""
    sitting = sit(player("lilly", *cards), MILO, **{"deck": ["toy", "NESW:"], **more})
    sitting.do(DRAW)
    return sitting


# IIF-8.1


@rule("IIF-8.1")
@rule("IIF-3.2")
def test_drawn_it_is_played_at_once_and_is_in_no_hand() -> None:
    sitting = toy_drawn("NESW:", "princess", cells=["6,4 E:", "7,4 W:", "1,1 sleeping milo"])
    assert to_move(sitting) == (0, "toy")
    assert sitting.moves() == [toy(pair(6, 4))]
    assert hand(sitting, 0) == [card("NESW:"), "princess"]


@rule("IIF-8.1")
@pytest.mark.parametrize("cells", [["6,4 E:", "7,4 W:", "1,1 sleeping milo"], ["6,4 E:", "1,1 sleeping milo"]])
@pytest.mark.parametrize(
    "move", [place(0, 6, 3), princess(1, [1, 1]), discard(0), DRAW, DONE, sleep(6, 3), cat(6, 4)], ids=str
)
def test_nothing_else_is_done_before(move: Json, cells: list[str]) -> None:
    refusal = toy_drawn("NESW:", "princess", cells=cells).why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-8.1", "toy-first")


@rule("IIF-8.1")
def test_it_may_go_into_anybodys_box() -> None:
    mine = ["0,0 ES:", "1,0 SW:", "0,1 NE:", "1,1 NW:"]
    milos = ["4,0 ES:", "5,0 SW:", "4,1 NE:", "5,1 NW:"]
    beside_sleeper = ["8,0 E:", "9,0 EW:", "10,0 sleeping milo"]
    nobodys = ["6,8 E:", "7,8 W:"]
    sitting = toy_drawn(cells=[*mine, *milos, *beside_sleeper, *nobodys], across=["0,0 lilly", "4,0 milo"])
    assert in_any_order(sitting.moves()) == in_any_order(
        [toy(pair(0, 1)), toy(pair(4, 1)), toy(pair(8, 0)), toy(pair(6, 8))]
    )


@rule("IIF-8.1")
def test_every_two_cards_of_a_row_that_are_connected_are_a_spot() -> None:
    sitting = toy_drawn(cells=["5,4 E:", "6,4 EW:", "7,4 EW:", "8,4 W:"])
    assert in_any_order(sitting.moves()) == [toy(pair(5, 4)), toy(pair(6, 4)), toy(pair(7, 4))]


@rule("IIF-8.1")
def test_cards_connected_through_short_sides_are_no_spot() -> None:
    sitting = toy_drawn(cells=["6,4 S:", "6,5 N:"])
    assert sitting.places(do="toy") == {(6, 3), (7, 4), (7, 5), (6, 6), (5, 5), (5, 4)}


SPOT = ["0,8 E:", "1,8 W:"]
"""A free spot, so that the toy has to lie across two cards."""


@rule("IIF-8.1")
@pytest.mark.parametrize(
    ("cells", "across", "why", "facts"),
    [
        (["6,4 EW:", "7,4 W:"], ["6,4 milo"], "cat-across", {"at": "6,4", "seat": 1}),
        (["6,4 EW:", "7,4 EW:", "8,4 W:"], ["7,4 lilly"], "cat-across", {"at": "7,4", "seat": 0}),
        (["6,4 EW:", "7,4 EW:", "5,4 E:"], ["5,4 princess"], "princess-across", {"at": "6,4"}),
        (["6,4 EW:", "7,4 EW:", "8,4 W:"], ["7,4 toy"], "toy-across", {"at": "7,4"}),
        (["6,4 sleeping milo", "7,4 W:"], [], "is-sleeper", {"at": "6,4", "seat": 1}),
        (["6,4 E:", "7,4 princess"], [], "is-princess", {"at": "7,4"}),
    ],
)
def test_both_cards_must_be_free(cells: list[str], across: list[str], why: str, facts: Json) -> None:
    sitting = toy_drawn(cells=[*cells, *SPOT], across=across)
    assert sitting.moves() == [toy(pair(0, 8))]
    refusal = sitting.why_not(toy(pair(6, 4)))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", why, facts)


@rule("IIF-8.1")
@pytest.mark.parametrize(
    ("cells", "why", "facts"),
    [
        (["6,4 W:", "7,4 W:"], "wall-between", {"at": "6,4", "side": "east"}),
        (["6,4 E:", "7,4 E:"], "wall-between", {"at": "7,4", "side": "west"}),
        (["6,4 E:"], "no-card-there", {"at": "7,4"}),
    ],
)
def test_the_two_cards_must_be_connected(cells: list[str], why: str, facts: Json) -> None:
    sitting = toy_drawn(cells=[*cells, *SPOT])
    assert sitting.moves() == [toy(pair(0, 8))]
    refusal = sitting.why_not(toy(pair(6, 4)))
    assert (refusal.why, refusal.facts) == (why, facts)


@rule("IIF-8.1")
@pytest.mark.parametrize("cells", [["6,4 W:", "7,4 W:"], ["6,4 E:"]], ids=["wall", "no card"])
def test_it_is_the_rule_of_toys_that_two_cards_are_connected_not_that_of_awake_cats(cells: list[str]) -> None:
    assert toy_drawn(cells=[*cells, *SPOT]).why_not(toy(pair(6, 4))).rule == "IIF-8.1"


@rule("IIF-8.1")
def test_a_toy_that_lies_as_cardboard_is_free_for_the_next() -> None:
    assert toy_drawn(cells=["6,4 toy", "7,4 W:"]).moves() == [toy(pair(6, 4))]


@rule("IIF-8.1")
def test_it_lies_across_the_two_cards_and_keeps_others_away() -> None:
    sitting = toy_drawn(cells=["6,4 EW:", "7,4 W:"])
    sitting.do(toy(pair(6, 4)))
    assert sitting.now()["across"] == [{"at": pair(6, 4), "toy": True}]
    sitting = sit(
        LILLY, MILO, cells=["5,4 E:", "6,4 EW:", "7,4 W:"], across=["6,4 toy"], phase="cat", just_played=[5, 4]
    )
    assert sitting.moves() == [DONE]
    refusal = sitting.why_not(cat(5, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", "toy-across", {"at": "6,4"})


@rule("IIF-8.1")
@rule("IIF-1.5")
@rule("IIF-10.2")
@pytest.mark.parametrize("kind", ["mouse", "yarn", "feather", "bell"])
def test_it_counts_as_one_icon_of_every_kind_for_the_box_it_lies_in(kind: str) -> None:
    cells = [f"6,4 ES:{kind}", f"7,4 SW:{kind}", "6,5 NE:", "7,5 NW:"]
    sitting = toy_drawn(cells=cells, across=["6,4 milo"])
    assert sitting.scores() == [0, 2 * 2]
    sitting.do(toy(pair(6, 5)))
    assert sitting.scores() == [0, 2 * 3]
    assert read_again(sitting).scores() == [0, 2 * 3]


@rule("IIF-8.1")
@rule("IIF-1.5")
def test_it_adds_to_no_other_box() -> None:
    cells = ["0,0 E:mouse", "1,0 W:", "6,5 E:", "7,5 W:"]
    sitting = toy_drawn(cells=cells, across=["0,0 milo"])
    sitting.do(toy(pair(6, 5)))
    assert sitting.scores() == [0, 2]


# IIF-8.2


@rule("IIF-8.2")
def test_while_there_is_a_spot_it_is_not_laid_as_cardboard() -> None:
    sitting = toy_drawn(cells=["6,4 NE:", "7,4 W:"])
    refusal = sitting.why_not(toy([6, 3]))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-8.2", "toy-has-spot", {"at": "6,4"})


@rule("IIF-8.2")
def test_a_spot_in_a_box_that_one_may_not_occupy_is_a_spot() -> None:
    sitting = toy_drawn(cells=["6,4 NE:", "7,4 W:", "6,3 sleeping milo"])
    assert sitting.moves() == [toy(pair(6, 4))]


@rule("IIF-8.2")
@pytest.mark.parametrize(
    ("cells", "across"),
    [
        (["6,4 E:", "7,4 E:"], []),
        (["6,4 E:", "7,4 W:"], ["6,4 milo"]),
        (["6,4 E:", "7,4 W:"], ["6,4 princess"]),
        (["6,4 E:", "7,4 W:"], ["6,4 toy"]),
        (["6,4 sleeping lilly", "7,4 W:"], []),
        (["6,4 E:", "7,4 princess"], []),
    ],
)
def test_with_no_spot_anywhere_it_is_laid_as_cardboard_beside_any_card(cells: list[str], across: list[str]) -> None:
    sitting = toy_drawn(cells=cells, across=across)
    beside = [(6, 3), (7, 3), (8, 4), (7, 5), (6, 5), (5, 4)]
    assert in_any_order(sitting.moves()) == in_any_order([toy([x, y]) for x, y in beside])


@rule("IIF-8.2")
@pytest.mark.parametrize(
    ("at", "number", "why"),
    [
        ([6, 4], "IIF-4.2", "cell-taken"),
        ([4, 6], "IIF-4.3", "touches-nothing"),
        ([13, 4], "IIF-4.2", "off-table"),
    ],
)
def test_as_cardboard_it_lies_by_the_rules_of_cardboard(at: list[int], number: str, why: str) -> None:
    refusal = toy_drawn(cells=["6,4 E:", "12,4 N:"]).why_not(toy(at))
    assert (refusal.rule, refusal.why) == (number, why)


@rule("IIF-8.2")
@rule("IIF-1.5")
def test_as_cardboard_it_has_four_open_sides_and_joins_what_is_open_to_it() -> None:
    cells = ["6,3 S:mouse", "5,4 E:yarn", "6,5 N:mouse", "7,4 EW:yarn", "8,4 W:mouse"]
    sitting = toy_drawn(cells=cells, across=["7,4 milo"])
    assert sitting.scores() == [0, 1]
    sitting.do(toy([6, 4]))
    assert {"at": [6, 4], "toy": True} in sitting.now()["cells"]
    assert sitting.scores() == [0, 2 * 4]
    assert read_again(sitting).scores() == [0, 2 * 4]


@rule("IIF-8.2")
@rule("IIF-1.5")
def test_its_open_side_at_an_empty_cell_leaves_the_box_open() -> None:
    sitting = sit(LILLY, MILO, cells=["6,4 NE:mouse", "7,4 W:", "6,3 toy"], across=["6,4 milo"], phase="over")
    assert sitting.scores() == [0, 2]


# IIF-8.2a


@rule("IIF-8.2a")
def test_to_lay_it_as_cardboard_is_compulsory() -> None:
    sitting = toy_drawn("NESW:", cells=["6,4 E:"])
    assert sitting.does() == {"toy"}
    refusal = sitting.why_not(DISCARD_TOY)
    assert (refusal.rule, refusal.why) == ("IIF-8.2", "toy-has-place")


@rule("IIF-8.2a")
@rule("IIF-8.1")
def test_where_it_has_a_spot_it_is_not_discarded() -> None:
    sitting = toy_drawn(cells=["0,0 E:", "1,0 W:"], table=[2, 1])
    assert sitting.moves() == [toy(pair(0, 0))]
    refusal = sitting.why_not(DISCARD_TOY)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-8.2", "toy-has-spot", {"at": "0,0"})


@rule("IIF-8.2a")
def test_with_no_place_at_all_it_is_discarded_and_the_turn_ends() -> None:
    sitting = toy_drawn("princess", cells=["0,0 E:", "1,0 sleeping milo"], table=[2, 1])
    assert sitting.moves() == [DISCARD_TOY]
    sitting.do(DISCARD_TOY)
    assert to_move(sitting) == (1, "turn")
    assert hand(sitting, 0) == ["princess"]
    assert len(sitting.now()["cells"]) == 2
    assert sitting.now()["across"] == []


@rule("IIF-8.2a")
def test_in_a_position_file_too_it_is_discarded_only_with_no_place_at_all() -> None:
    full = {"cells": ["0,0 E:", "1,0 E:"], "phase": "toy"}
    assert sit(LILLY, MILO, **full, table=[2, 1]).moves() == [DISCARD_TOY]
    assert sit(LILLY, MILO, **full, table=[3, 1]).moves() == [toy([2, 0])]


# IIF-8.3


@rule("IIF-8.3")
@pytest.mark.parametrize(("cells", "at"), [(["6,4 NE:", "7,4 W:"], pair(6, 4)), (["6,4 N:"], [6, 3])])
def test_it_is_the_card_played_this_turn_and_the_hand_stays_as_it_was(cells: list[str], at: Any) -> None:
    sitting = toy_drawn("NESW:mouse", "princess", cells=cells)
    sitting.do(toy(at))
    assert hand(sitting, 0) == [card("NESW:mouse"), "princess"]
    assert to_move(sitting) == (1, "turn")
    assert left_to_draw(sitting) == 1


@rule("IIF-8.3")
def test_across_two_cards_it_is_followed_by_no_cat() -> None:
    sitting = toy_drawn(cells=["5,4 E:", "6,4 EW:", "7,4 EW:", "8,4 W:"])
    sitting.do(toy(pair(5, 4)))
    assert to_move(sitting) == (1, "turn")
    assert supply(sitting) == [5, 5]


@rule("IIF-8.3")
def test_as_cardboard_it_may_be_followed_by_an_awake_cat_across_it() -> None:
    sitting = toy_drawn(cells=["5,4 E:", "7,4 W:"])
    sitting.do(toy([6, 4]))
    assert to_move(sitting) == (0, "cat")
    assert sitting.now()["just_played"] == [6, 4]
    assert in_any_order(sitting.moves()) == [cat(5, 4), cat(6, 4), DONE]
    sitting.do(cat(6, 4))
    assert sitting.now()["across"] == [{"at": pair(6, 4), "cat": "lilly"}]
    assert to_move(sitting) == (1, "turn")


@rule("IIF-8.3")
def test_the_cat_that_follows_need_not() -> None:
    sitting = toy_drawn(cells=["5,4 E:"])
    sitting.do(toy([6, 4]), DONE)
    assert to_move(sitting) == (1, "turn")
    assert sitting.now()["across"] == []


@rule("IIF-8.3")
@rule("IIF-5.4")
def test_no_cat_follows_where_the_toy_joined_anothers_box() -> None:
    sitting = toy_drawn(cells=["5,4 E:", "6,5 sleeping milo"])
    sitting.do(toy([6, 4]))
    assert to_move(sitting) == (1, "turn")


@rule("IIF-8.3")
def test_no_cat_follows_where_the_toy_has_no_neighbor_at_a_long_side() -> None:
    sitting = toy_drawn(cells=["6,4 NESW:"])
    sitting.do(toy([6, 3]))
    assert to_move(sitting) == (1, "turn")


@rule("IIF-8.3")
def test_two_toys_in_a_row_are_two_turns() -> None:
    sitting = sit(LILLY, MILO, cells=["5,4 E:", "6,4 EW:", "7,4 EW:", "8,4 W:"], deck=["toy", "toy", "toy", "NESW:"])
    sitting.do(DRAW, toy(pair(5, 4)), DRAW)
    assert to_move(sitting) == (1, "toy")
    assert sitting.moves() == [toy(pair(7, 4))]
    sitting.do(toy(pair(7, 4)), DRAW)
    assert to_move(sitting) == (0, "toy")
    assert sitting.does() == {"toy"}
    assert [move["at"] for move in sitting.moves() if move["at"] == [4, 4]] == [[4, 4]]
