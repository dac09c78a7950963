"""IIF-8, special toys: played as soon as they are drawn, across two cards or as cardboard."""

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
    match_at,
    pair,
    place,
    player,
    princess,
    read_again,
    sleep,
    supply,
    to_move,
    toy,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY, MILO = player("lilly"), player("milo")


def toy_drawn(*cards: str, **more: Any) -> PositionMatch:
    """Return a match in which Lilly, with these cards in hand, has just drawn a special toy."""
    match = match_at(player("lilly", *cards), MILO, **{"deck": ["toy", "NESW:"], **more})
    match.do(DRAW)
    return match


# IIF-8.1


@rule("IIF-8.1")
@rule("IIF-3.2")
def test_a_drawn_special_toy_is_played_at_once_and_never_goes_into_a_hand() -> None:
    match = toy_drawn("NESW:", "princess", cells=["6,4 E:", "7,4 W:", "1,1 sleeping milo"])
    assert to_move(match) == (0, "toy")
    assert match.moves() == [toy(pair(6, 4))]
    assert hand(match, 0) == [card("NESW:"), "princess"]


@rule("IIF-8.1")
@pytest.mark.parametrize("cells", [["6,4 E:", "7,4 W:", "1,1 sleeping milo"], ["6,4 E:", "1,1 sleeping milo"]])
@pytest.mark.parametrize(
    "move", [place(0, 6, 3), princess(1, [1, 1]), discard(0), DRAW, DONE, sleep(6, 3), cat(6, 4)], ids=str
)
def test_a_special_toy_is_played_before_anything_else(move: Json, cells: list[str]) -> None:
    refusal = toy_drawn("NESW:", "princess", cells=cells).why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-8.1", "toy-first")


@rule("IIF-8.1")
def test_a_special_toy_may_go_into_anybodys_box() -> None:
    mine = ["0,0 ES:", "1,0 SW:", "0,1 NE:", "1,1 NW:"]
    milos = ["4,0 ES:", "5,0 SW:", "4,1 NE:", "5,1 NW:"]
    beside_sleeper = ["8,0 E:", "9,0 EW:", "10,0 sleeping milo"]
    nobodys = ["6,8 E:", "7,8 W:"]
    match = toy_drawn(cells=[*mine, *milos, *beside_sleeper, *nobodys], across=["0,0 lilly", "4,0 milo"])
    assert in_any_order(match.moves()) == in_any_order(
        [toy(pair(0, 1)), toy(pair(4, 1)), toy(pair(8, 0)), toy(pair(6, 8))]
    )


@rule("IIF-8.1")
def test_any_two_cards_connected_through_their_long_sides_are_a_spot() -> None:
    match = toy_drawn(cells=["5,4 E:", "6,4 EW:", "7,4 EW:", "8,4 W:"])
    assert in_any_order(match.moves()) == [toy(pair(5, 4)), toy(pair(6, 4)), toy(pair(7, 4))]


@rule("IIF-8.1")
def test_cards_connected_through_short_sides_are_not_a_spot() -> None:
    match = toy_drawn(cells=["6,4 S:", "6,5 N:"])
    assert match.places(do="toy") == {(6, 3), (7, 4), (7, 5), (6, 6), (5, 5), (5, 4)}


SPOT = ["0,8 E:", "1,8 W:"]
"""A free spot, so that the toy must lie across two cards."""


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
    match = toy_drawn(cells=[*cells, *SPOT], across=across)
    assert match.moves() == [toy(pair(0, 8))]
    refusal = match.why_not(toy(pair(6, 4)))
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
    match = toy_drawn(cells=[*cells, *SPOT])
    assert match.moves() == [toy(pair(0, 8))]
    refusal = match.why_not(toy(pair(6, 4)))
    assert (refusal.why, refusal.facts) == (why, facts)


@rule("IIF-8.1")
@pytest.mark.parametrize("cells", [["6,4 W:", "7,4 W:"], ["6,4 E:"]], ids=["wall", "no card"])
def test_a_refusal_for_unconnected_cards_cites_the_rule_for_special_toys(cells: list[str]) -> None:
    assert toy_drawn(cells=[*cells, *SPOT]).why_not(toy(pair(6, 4))).rule == "IIF-8.1"


@rule("IIF-8.1")
def test_a_special_toy_lying_as_cardboard_may_be_one_of_the_two_cards() -> None:
    assert toy_drawn(cells=["6,4 toy", "7,4 W:"]).moves() == [toy(pair(6, 4))]


@rule("IIF-8.1")
def test_a_special_toy_lies_across_both_cards_which_are_then_no_longer_free() -> None:
    match = toy_drawn(cells=["6,4 EW:", "7,4 W:"])
    match.do(toy(pair(6, 4)))
    assert match.now()["across"] == [{"at": pair(6, 4), "toy": True}]
    match = match_at(
        LILLY, MILO, cells=["5,4 E:", "6,4 EW:", "7,4 W:"], across=["6,4 toy"], phase="cat", just_played=[5, 4]
    )
    assert match.moves() == [DONE]
    refusal = match.why_not(cat(5, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", "toy-across", {"at": "6,4"})


@rule("IIF-8.1")
@rule("IIF-1.5")
@rule("IIF-10.2")
@pytest.mark.parametrize("kind", ["mouse", "yarn", "feather", "bell"])
def test_a_special_toy_counts_as_one_icon_of_every_kind_in_its_box(kind: str) -> None:
    cells = [f"6,4 ES:{kind}", f"7,4 SW:{kind}", "6,5 NE:", "7,5 NW:"]
    match = toy_drawn(cells=cells, across=["6,4 milo"])
    assert match.scores() == [0, 2 * 2]
    match.do(toy(pair(6, 5)))
    assert match.scores() == [0, 2 * 3]
    assert read_again(match).scores() == [0, 2 * 3]


@rule("IIF-8.1")
@rule("IIF-1.5")
def test_a_special_toy_does_not_count_in_any_other_box() -> None:
    cells = ["0,0 E:mouse", "1,0 W:", "6,5 E:", "7,5 W:"]
    match = toy_drawn(cells=cells, across=["0,0 milo"])
    match.do(toy(pair(6, 5)))
    assert match.scores() == [0, 2]


# IIF-8.2


@rule("IIF-8.2")
def test_a_special_toy_is_not_placed_as_cardboard_while_there_is_a_spot() -> None:
    match = toy_drawn(cells=["6,4 NE:", "7,4 W:"])
    refusal = match.why_not(toy([6, 3]))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-8.2", "toy-has-spot", {"at": "6,4"})


@rule("IIF-8.2")
def test_a_spot_in_a_box_that_another_player_occupies_is_a_spot_too() -> None:
    match = toy_drawn(cells=["6,4 NE:", "7,4 W:", "6,3 sleeping milo"])
    assert match.moves() == [toy(pair(6, 4))]


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
def test_with_no_spot_anywhere_a_special_toy_is_placed_as_cardboard_beside_any_card(
    cells: list[str], across: list[str]
) -> None:
    match = toy_drawn(cells=cells, across=across)
    beside = [(6, 3), (7, 3), (8, 4), (7, 5), (6, 5), (5, 4)]
    assert in_any_order(match.moves()) == in_any_order([toy([x, y]) for x, y in beside])


@rule("IIF-8.2")
@pytest.mark.parametrize(
    ("at", "number", "why"),
    [
        ([6, 4], "IIF-4.2", "cell-taken"),
        ([4, 6], "IIF-4.3", "touches-nothing"),
        ([13, 4], "IIF-4.2", "off-table"),
    ],
)
def test_as_cardboard_a_special_toy_follows_the_rules_for_placing_cardboard(
    at: list[int], number: str, why: str
) -> None:
    refusal = toy_drawn(cells=["6,4 E:", "12,4 N:"]).why_not(toy(at))
    assert (refusal.rule, refusal.why) == (number, why)


@rule("IIF-8.2")
@rule("IIF-1.5")
def test_as_cardboard_a_special_toy_joins_the_boxes_on_all_four_sides() -> None:
    cells = ["6,3 S:mouse", "5,4 E:yarn", "6,5 N:mouse", "7,4 EW:yarn", "8,4 W:mouse"]
    match = toy_drawn(cells=cells, across=["7,4 milo"])
    assert match.scores() == [0, 1]
    match.do(toy([6, 4]))
    assert {"at": [6, 4], "toy": True} in match.now()["cells"]
    assert match.scores() == [0, 2 * 4]
    assert read_again(match).scores() == [0, 2 * 4]


@rule("IIF-8.2")
@rule("IIF-1.5")
def test_an_open_side_of_a_special_toy_at_an_empty_cell_leaves_the_box_open() -> None:
    match = match_at(LILLY, MILO, cells=["6,4 NE:mouse", "7,4 W:", "6,3 toy"], across=["6,4 milo"], phase="over")
    assert match.scores() == [0, 2]


# IIF-8.2a


@rule("IIF-8.2a")
def test_placing_a_special_toy_as_cardboard_is_then_compulsory() -> None:
    match = toy_drawn("NESW:", cells=["6,4 E:"])
    assert match.move_kinds() == {"toy"}
    refusal = match.why_not(DISCARD_TOY)
    assert (refusal.rule, refusal.why) == ("IIF-8.2", "toy-has-place")


@rule("IIF-8.2a")
@rule("IIF-8.1")
def test_a_special_toy_with_a_spot_is_not_discarded() -> None:
    match = toy_drawn(cells=["0,0 E:", "1,0 W:"], table=[2, 1])
    assert match.moves() == [toy(pair(0, 0))]
    refusal = match.why_not(DISCARD_TOY)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-8.2", "toy-has-spot", {"at": "0,0"})


@rule("IIF-8.2a")
def test_a_special_toy_with_no_place_at_all_is_discarded_and_the_turn_ends() -> None:
    match = toy_drawn("princess", cells=["0,0 E:", "1,0 sleeping milo"], table=[2, 1])
    assert match.moves() == [DISCARD_TOY]
    match.do(DISCARD_TOY)
    assert to_move(match) == (1, "turn")
    assert hand(match, 0) == ["princess"]
    assert len(match.now()["cells"]) == 2
    assert match.now()["across"] == []


@rule("IIF-8.2a")
def test_in_a_position_file_too_a_special_toy_is_discarded_only_with_no_place_at_all() -> None:
    full = {"cells": ["0,0 E:", "1,0 E:"], "phase": "toy"}
    assert match_at(LILLY, MILO, **full, table=[2, 1]).moves() == [DISCARD_TOY]
    assert match_at(LILLY, MILO, **full, table=[3, 1]).moves() == [toy([2, 0])]


# IIF-8.3


@rule("IIF-8.3")
@pytest.mark.parametrize(("cells", "at"), [(["6,4 NE:", "7,4 W:"], pair(6, 4)), (["6,4 N:"], [6, 3])])
def test_a_special_toy_is_the_card_played_this_turn_and_the_hand_stays_as_it_was(cells: list[str], at: Any) -> None:
    match = toy_drawn("NESW:mouse", "princess", cells=cells)
    match.do(toy(at))
    assert hand(match, 0) == [card("NESW:mouse"), "princess"]
    assert to_move(match) == (1, "turn")
    assert left_to_draw(match) == 1


@rule("IIF-8.3")
def test_no_cat_follows_a_special_toy_across_two_cards() -> None:
    match = toy_drawn(cells=["5,4 E:", "6,4 EW:", "7,4 EW:", "8,4 W:"])
    match.do(toy(pair(5, 4)))
    assert to_move(match) == (1, "turn")
    assert supply(match) == [5, 5]


@rule("IIF-8.3")
def test_an_awake_cat_may_follow_a_special_toy_placed_as_cardboard() -> None:
    match = toy_drawn(cells=["5,4 E:", "7,4 W:"])
    match.do(toy([6, 4]))
    assert to_move(match) == (0, "cat")
    assert match.now()["just_played"] == [6, 4]
    assert in_any_order(match.moves()) == [cat(5, 4), cat(6, 4), DONE]
    match.do(cat(6, 4))
    assert match.now()["across"] == [{"at": pair(6, 4), "cat": "lilly"}]
    assert to_move(match) == (1, "turn")


@rule("IIF-8.3")
def test_the_awake_cat_that_may_follow_is_optional() -> None:
    match = toy_drawn(cells=["5,4 E:"])
    match.do(toy([6, 4]), DONE)
    assert to_move(match) == (1, "turn")
    assert match.now()["across"] == []


@rule("IIF-8.3")
@rule("IIF-5.4")
def test_no_cat_follows_if_the_toy_joined_another_players_box() -> None:
    match = toy_drawn(cells=["5,4 E:", "6,5 sleeping milo"])
    match.do(toy([6, 4]))
    assert to_move(match) == (1, "turn")


@rule("IIF-8.3")
def test_no_cat_follows_if_the_toy_has_no_neighbor_at_a_long_side() -> None:
    match = toy_drawn(cells=["6,4 NESW:"])
    match.do(toy([6, 3]))
    assert to_move(match) == (1, "turn")


@rule("IIF-8.3")
def test_two_toys_drawn_in_a_row_take_two_turns() -> None:
    match = match_at(LILLY, MILO, cells=["5,4 E:", "6,4 EW:", "7,4 EW:", "8,4 W:"], deck=["toy", "toy", "toy", "NESW:"])
    match.do(DRAW, toy(pair(5, 4)), DRAW)
    assert to_move(match) == (1, "toy")
    assert match.moves() == [toy(pair(7, 4))]
    match.do(toy(pair(7, 4)), DRAW)
    assert to_move(match) == (0, "toy")
    assert match.move_kinds() == {"toy"}
    assert [move["at"] for move in match.moves() if move["at"] == [4, 4]] == [[4, 4]]
