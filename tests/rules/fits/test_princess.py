"""IIF-7, Princess: which cats she replaces, where she lies, and how she counts."""

from typing import Any

import pytest

from tests.rules.fits.tables import (
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
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY, MILO = player("lilly"), player("milo")
HOLDER = player("lilly", "princess")

CELLS = ["6,4 NES:mouse", "7,4 W:mouse", "6,3 sleeping milo", "6,5 NE:mouse", "7,5 W:"]
"""A box of five cells; Milo's cat sleeps at its north end."""


def holding(*cards: str, **more: Any) -> PositionMatch:
    """Return a match in which Lilly has drawn and holds Princess and these cards."""
    return match_at(player("lilly", "princess", *cards), MILO, phase="play", **more)


# IIF-7.1


@rule("IIF-7.1")
def test_she_may_replace_any_players_cat_awake_or_asleep() -> None:
    match = holding(cells=[*CELLS, "1,1 sleeping lilly"], across=["6,4 lilly", "6,5 milo"])
    assert in_any_order(match.moves()) == in_any_order(
        [princess(0, [1, 1]), princess(0, [6, 3]), princess(0, pair(6, 4)), princess(0, pair(6, 5))]
    )


@rule("IIF-7.1")
def test_she_replaces_neither_another_princess_nor_a_special_toy() -> None:
    cells = ["6,4 EW:", "7,4 W:", "6,5 E:", "7,5 W:", "1,1 princess", "3,1 toy", "5,1 sleeping milo"]
    match = holding(cells=cells, across=["6,4 princess", "6,5 toy"])
    assert match.moves() == [princess(0, [5, 1])]


@rule("IIF-7.1")
@pytest.mark.parametrize(
    ("at", "why", "where"),
    [
        (pair(6, 4), "only-princess-there", "6,4"),
        ([1, 1], "only-princess-there", "1,1"),
        (pair(6, 5), "no-cat-there", "6,5"),
        ([3, 1], "no-cat-there", "3,1"),
        ([8, 4], "no-cat-there", "8,4"),
        ([0, 8], "no-cat-there", "0,8"),
        (pair(8, 4), "no-cat-there", "8,4"),
    ],
)
def test_she_cannot_be_played_where_there_is_no_players_cat(at: Any, why: str, where: str) -> None:
    cells = ["6,4 E:", "7,4 W:", "6,5 E:", "7,5 W:", "8,4 E:", "9,4 W:", "1,1 princess", "3,1 toy", "5,1 sleeping milo"]
    refusal = holding(cells=cells, across=["6,4 princess", "6,5 toy"]).why_not(princess(0, at))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-7.1", why, {"at": where})


@rule("IIF-7.1")
def test_she_is_played_instead_of_cardboard() -> None:
    match = holding("E:", cells=["6,4 sleeping milo"], table=[7, 5])
    assert in_any_order(match.moves()) == in_any_order(
        [princess(0, [6, 4]), *[place(1, x, y, turned) for x, y in ((6, 3), (5, 4)) for turned in (False, True)]]
    )
    match.do(princess(0, [6, 4]))
    assert hand(match, 0) == [card("E:")]
    assert to_move(match) == (1, "turn")


@rule("IIF-7.1")
@rule("IIF-3.3")
@pytest.mark.parametrize("at", [[6, 4], pair(2, 1)])
def test_no_awake_cat_follows_her(at: Any) -> None:
    cells = ["6,4 sleeping milo", "7,4 EW:", "8,4 W:", "2,1 ES:", "3,1 EW:", "4,1 EW:", "5,1 W:", "2,2 NE:", "3,2 W:"]
    match = holding(cells=cells, across=["2,1 milo"])
    match.do(princess(0, at))
    assert to_move(match) == (1, "turn")


@rule("IIF-7.1")
def test_she_is_played_only_after_drawing() -> None:
    match = match_at(HOLDER, MILO, cells=["6,4 sleeping milo"])
    refusal = match.why_not(princess(0, [6, 4]))
    assert (refusal.rule, refusal.why) == ("IIF-3.1", "draw-first")
    match.do(DRAW, princess(0, [6, 4]))
    assert left_to_draw(match) == 8


@rule("IIF-7.1")
def test_each_princess_in_hand_is_offered() -> None:
    match = holding("princess", cells=["6,4 sleeping milo"])
    assert in_any_order(match.moves()) == [princess(0, [6, 4]), princess(1, [6, 4])]


@rule("IIF-7.1")
@pytest.mark.parametrize(
    ("at", "left"),
    [
        ([6, 3], [4, 4]),
        (pair(6, 5), [4, 4]),
        (pair(6, 4), [5, 3]),
    ],
)
def test_the_cat_goes_back_to_its_owners_supply(at: Any, left: list[int]) -> None:
    match = holding(cells=CELLS, across=["6,4 lilly", "6,5 milo"])
    assert supply(match) == [4, 3]
    match.do(princess(0, at))
    assert supply(match) == left
    assert supply(read_again(match)) == left


@rule("IIF-7.1")
def test_the_replaced_cat_may_be_laid_again() -> None:
    milo = player("milo", "W:")
    asleep = [f"{x},0 sleeping milo" for x in (0, 2, 4)]
    cells = [*asleep, "6,4 E:", "7,4 W:", "6,6 E:"]
    match = match_at(HOLDER, milo, cells=cells, across=["6,4 milo"], phase="play")
    match.do(princess(0, pair(6, 4)))
    assert supply(match) == [5, 2]
    match.do(DRAW, place(0, 7, 6), cat(6, 6))
    assert supply(match) == [5, 1]


# IIF-7.2


@rule("IIF-7.2")
def test_she_lies_across_the_two_cards_where_the_cat_lay() -> None:
    match = holding(cells=CELLS, across=["6,4 lilly", "6,5 milo"])
    match.do(princess(0, pair(6, 5)))
    assert in_any_order(match.now()["across"]) == in_any_order(
        [{"at": pair(6, 4), "cat": "lilly"}, {"at": pair(6, 5), "princess": True}]
    )
    assert len(match.now()["cells"]) == 5


@rule("IIF-7.2")
def test_she_lies_in_the_cell_where_the_cat_slept() -> None:
    match = holding(cells=CELLS, across=["6,4 lilly"])
    match.do(princess(0, [6, 3]))
    assert {"at": [6, 3], "princess": True} in match.now()["cells"]
    assert len(match.now()["cells"]) == 5
    assert match.now()["across"] == [{"at": pair(6, 4), "cat": "lilly"}]


CROSSING = ["6,4 sleeping milo", "6,3 S:mouse", "5,4 E:mouse", "6,5 N:mouse", "7,4 EW:mouse", "8,4 W:mouse"]
"""Five mice around a sleeping cat, and no other open side."""


@rule("IIF-7.2")
def test_in_a_cell_she_has_four_open_sides_so_the_box_stays_connected() -> None:
    match = holding(cells=CROSSING, across=["7,4 lilly"])
    assert match.scores() == [2 * 5, 0]
    match.do(princess(0, [6, 4]))
    assert match.scores() == [2 * 5, 0]
    assert read_again(match).scores() == [2 * 5, 0]


@rule("IIF-7.2")
def test_a_card_placed_beside_her_later_is_connected() -> None:
    milo = player("milo", "E:mouse")
    match = match_at(HOLDER, milo, cells=CROSSING[3:] + CROSSING[:2], across=["7,4 lilly"], phase="play")
    match.do(princess(0, [6, 4]))
    assert match.scores() == [4, 0]
    match.do(DRAW, place(0, 5, 4))
    assert match.scores() == [2 * 5, 0]


@rule("IIF-7.2")
def test_her_open_side_at_an_empty_cell_leaves_the_box_open() -> None:
    match = holding(cells=["6,4 NE:mouse", "7,4 W:mouse", "6,3 sleeping milo"], across=["6,4 lilly"])
    match.do(princess(0, [6, 3]))
    assert match.scores() == [2, 0]


@rule("IIF-7.2")
def test_cards_may_lie_beside_her_but_not_in_her_cell() -> None:
    match = match_at(player("lilly", "NESW:"), MILO, cells=["6,4 princess"], phase="play")
    assert match.places(do="place") == {(6, 3), (7, 4), (6, 5), (5, 4)}
    refusal = match.why_not(place(0, 6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-4.2", "cell-taken", {"at": "6,4"})


# IIF-7.3

TWO_AND_TWO = ["6,4 ES:", "7,4 SW:", "6,5 NE:", "7,5 NW:"]
"""One box with two spots, one above the other."""


def after_playing(at: list[int], **more: Any) -> PositionMatch:
    """Return a match in which Lilly has just played the card in this cell."""
    return match_at(LILLY, MILO, phase="cat", just_played=at, **more)


@rule("IIF-7.3")
def test_a_box_with_only_a_princess_may_be_occupied_by_an_awake_cat() -> None:
    match = after_playing([6, 5], cells=TWO_AND_TWO, across=["6,4 princess"])
    assert in_any_order(match.moves()) == [cat(6, 5), DONE]


@rule("IIF-7.3")
def test_a_box_with_only_a_princess_in_a_cell_may_be_occupied_by_an_awake_cat() -> None:
    match = after_playing([6, 5], cells=["6,4 princess", "6,5 NE:", "7,5 W:"])
    assert in_any_order(match.moves()) == [cat(6, 5), DONE]


@rule("IIF-7.3")
@pytest.mark.parametrize("across", [["6,4 princess"], ["6,4 princess", "6,5 princess"]])
def test_a_box_with_only_princesses_may_be_occupied_by_a_sleeping_cat(across: list[str]) -> None:
    cells = ["6,4 NESW:", "7,4 SW:", "6,5 NE:", "7,5 NW:"]
    assert {(6, 3), (5, 4)} <= match_at(LILLY, MILO, cells=cells, across=across).places(do="sleep")


@rule("IIF-7.3")
@rule("IIF-6.2")
def test_a_cat_may_sleep_beside_a_princess_in_a_cell() -> None:
    match = holding(cells=["6,4 sleeping milo"])
    match.do(princess(0, [6, 4]))
    assert match.places(do="sleep") == {(6, 3), (7, 4), (6, 5), (5, 4)}


@rule("IIF-7.3")
@rule("IIF-7.1")
def test_a_box_whose_only_cat_she_replaces_may_be_occupied_again() -> None:
    players = (HOLDER, player("milo"), player("jack"))
    match = match_at(*players, cells=["6,4 NE:", "7,4 W:"], across=["6,4 lilly"], phase="play")
    match.do(princess(0, pair(6, 4)))
    assert (6, 3) in match.places(do="sleep")


@rule("IIF-7.3")
def test_a_box_where_the_player_has_another_cat_stays_occupied() -> None:
    cells = ["6,4 NES:", "7,4 SW:", "6,5 NE:", "7,5 NW:", "6,3 sleeping milo"]
    match = after_playing([6, 5], cells=cells, across=["6,4 princess"])
    assert match.moves() == [DONE]
    refusal = match.why_not(cat(6, 5))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.4", "others-box", {"seat": 1})


@rule("IIF-7.3")
def test_she_does_not_count_as_a_cat_of_the_player_who_played_her() -> None:
    milo = player("milo", "E:")
    cells = ["6,4 NES:", "7,4 SW:", "6,5 NE:", "7,5 NW:"]
    match = match_at(HOLDER, milo, cells=cells, across=["6,4 lilly", "6,5 milo"], phase="play")
    match.do(princess(0, pair(6, 4)), DRAW, place(0, 8, 4))
    assert match.now()["to_move"] == 0
    refusal = match.why_not(sleep(6, 3))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-6.2", "others-box", {"seat": 1})


@rule("IIF-7.3")
@pytest.mark.parametrize(
    ("cells", "across", "move", "why", "facts"),
    [
        (["6,4 E:", "7,4 W:"], ["6,4 princess"], cat(6, 4), "princess-across", {"at": "6,4"}),
        (["6,4 EW:", "7,4 EW:", "8,4 W:"], ["7,4 princess"], cat(6, 4), "princess-across", {"at": "7,4"}),
        (["6,4 E:", "7,4 princess"], [], cat(6, 4), "is-princess", {"at": "7,4"}),
    ],
)
def test_her_spot_stays_taken(cells: list[str], across: list[str], move: Json, why: str, facts: Json) -> None:
    match = after_playing([6, 4], cells=cells, across=across)
    assert match.moves() == [DONE]
    refusal = match.why_not(move)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", why, facts)


@rule("IIF-7.3")
def test_she_is_nobodys_cat_when_boxes_are_scored() -> None:
    cells = ["6,4 ES:mouse", "7,4 SW:mouse", "6,5 NE:mouse", "7,5 NW:"]
    scores = {
        across: match_at(LILLY, MILO, cells=cells, across=list(across), phase="over").scores()
        for across in [("6,4 princess",), ("6,4 princess", "6,5 milo"), ("6,4 lilly", "6,5 milo")]
    }
    assert list(scores.values()) == [[0, 0], [0, 6], [6, 6]]


@rule("IIF-7.3")
@rule("IIF-6.3")
def test_a_sleeping_cat_scores_nothing_once_she_replaces_its_owners_awake_cat() -> None:
    cells = ["6,4 NE:mouse", "7,4 W:mouse", "6,3 sleeping milo"]
    match = holding(cells=cells, across=["6,4 milo"])
    assert match.scores() == [0, 2 + 1]
    match.do(princess(0, pair(6, 4)))
    assert match.scores() == [0, 0]


# IIF-7.4


@rule("IIF-7.4")
def test_with_no_cat_on_the_table_she_cannot_be_played() -> None:
    match = holding("NESW:", cells=["6,4 N:"])
    assert match.move_kinds() == {"place"}
    refusal = match.why_not(princess(0, [6, 4]))
    assert (refusal.rule, refusal.why) == ("IIF-7.4", "no-cat-on-table")


@rule("IIF-7.4")
def test_princesses_on_the_table_are_not_cats_she_can_replace() -> None:
    match = holding("NESW:", cells=["6,4 E:", "7,4 W:", "1,1 princess"], across=["6,4 princess"])
    assert match.move_kinds() == {"place"}
    for at in (pair(6, 4), [1, 1]):
        refusal = match.why_not(princess(0, at))
        assert (refusal.rule, refusal.why) == ("IIF-7.4", "no-cat-on-table")


@rule("IIF-7.4")
def test_when_she_has_replaced_the_last_cat_the_next_princess_cannot_be_played() -> None:
    milo = player("milo", "princess")
    match = match_at(HOLDER, milo, cells=["6,4 sleeping milo"], phase="play")
    match.do(princess(0, [6, 4]), DRAW)
    assert match.move_kinds() == {"place"}
    refusal = match.why_not(princess(0, [6, 4]))
    assert (refusal.rule, refusal.why) == ("IIF-7.4", "no-cat-on-table")


@rule("IIF-7.4")
@rule("IIF-3.4")
def test_a_player_with_only_princesses_and_no_cat_on_the_table_discards_one() -> None:
    match = holding("princess", cells=["6,4 N:"])
    assert match.moves() == [discard(0), discard(1)]
    match.do(discard(1))
    assert hand(match, 0) == ["princess"]
    assert to_move(match) == (1, "turn")
    assert match.now()["cells"] == [{"at": [6, 4], "card": card("N:")}]
