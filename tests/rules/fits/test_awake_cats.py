"""IIF-5, awake cats: when, across which cards and in which box a player may play one."""

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.table.files import open_position
from tests.rules.fits.tables import (
    DONE,
    DRAW,
    cat,
    match_at,
    pair,
    place,
    player,
    position,
    princess,
    refused,
    sleep,
    supply,
    toy,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch


def after(*cells: str, played: str = "6,4", **more: Any) -> PositionMatch:
    """Return a match in which Lilly has just played the card in this cell and may play an awake cat."""
    just_played = [int(n) for n in played.split(",")]
    return match_at(cells=list(cells), phase="cat", just_played=just_played, **more)


def hold(*hand: str, **more: Any) -> PositionMatch:
    """Return a match in which Lilly must play a card from this hand."""
    return match_at(player("lilly", *hand), player("milo"), **{"phase": "play", **more})


def phase_and_seat(match: PositionMatch) -> tuple[str, int]:
    """Return the phase and the seat to move."""
    return match.now()["phase"], match.now()["to_move"]


# IIF-5.1


@rule("IIF-5.1")
def test_an_awake_cat_may_be_played_right_after_a_cardboard_card() -> None:
    match = hold("NESW:", cells=["6,4 NESW:"])
    match.do(place(0, 7, 4))
    assert match.moves() == [cat(6, 4), DONE]
    match.do(cat(6, 4))
    assert match.now()["across"] == [{"at": pair(6, 4), "cat": "lilly"}]


@rule("IIF-5.1")
def test_playing_an_awake_cat_is_optional() -> None:
    match = hold("NESW:", cells=["6,4 NESW:"])
    match.do(place(0, 7, 4), DONE)
    assert match.now()["across"] == []
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-5.1")
@pytest.mark.parametrize("phase", ["turn", "play"])
def test_an_awake_cat_may_not_be_played_at_any_other_time(phase: str) -> None:
    match = match_at(player("lilly", "N:"), player("milo"), cells=["6,4 NESW:", "7,4 NESW:"], phase=phase)
    assert "cat" not in match.move_kinds()
    assert match.why_not(cat(6, 4)).rule in ("IIF-3.1", "IIF-5.1")


@rule("IIF-5.1")
def test_an_awake_cat_may_not_follow_a_sleeping_cat() -> None:
    match = match_at(cells=["6,4 NESW:"])
    match.do(sleep(7, 4))
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-5.1")
def test_an_awake_cat_may_not_follow_a_princess() -> None:
    match = hold("princess", cells=["6,4 NESW:", "7,4 NESW:"], across=["6,4 milo"])
    match.do(princess(0, pair(6, 4)))
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-5.1")
@rule("IIF-8.3")
def test_an_awake_cat_may_follow_a_special_toy_placed_as_cardboard() -> None:
    match = match_at(cells=["6,4 NESW:"], deck=["toy", "N:"])
    match.do(DRAW, toy([7, 4]))
    assert match.moves() == [cat(6, 4), DONE]
    match.do(cat(6, 4))
    assert match.now()["across"] == [{"at": pair(6, 4), "cat": "lilly"}]


@rule("IIF-5.1")
@rule("IIF-8.3")
def test_an_awake_cat_may_not_follow_a_special_toy_across_two_cards() -> None:
    match = match_at(cells=["6,4 NESW:", "7,4 NESW:", "8,4 NESW:"], deck=["toy", "N:"])
    match.do(DRAW, toy(pair(6, 4)))
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-5.1")
def test_at_most_one_awake_cat_may_be_played_in_a_turn() -> None:
    match = after("5,4 EW:", "6,4 EW:", "7,4 EW:", "8,4 EW:")
    assert match.moves() == [cat(5, 4), cat(6, 4), DONE]
    match.do(cat(5, 4))
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-5.1")
@pytest.mark.parametrize(("seat", "name", "left"), [(0, "lilly", [4, 5]), (1, "milo", [5, 4])])
def test_an_awake_cat_comes_from_your_own_supply(seat: int, name: str, left: list[int]) -> None:
    match = after("5,4 E:", "6,4 W:", to_move=seat)
    match.do(cat(5, 4))
    assert match.now()["across"] == [{"at": pair(5, 4), "cat": name}]
    assert supply(match) == left


FOUR_ELSEWHERE = [f"{x},0 sleeping lilly" for x in (0, 2, 4, 6)]


@rule("IIF-5.1")
def test_the_last_cat_in_the_supply_may_be_played() -> None:
    match = after("5,4 E:", "6,4 W:", *FOUR_ELSEWHERE)
    match.do(cat(5, 4))
    assert supply(match) == [0, 5]


@rule("IIF-5.1")
def test_with_an_empty_supply_no_cat_can_be_played() -> None:
    match = after("5,4 E:", "6,4 W:", *FOUR_ELSEWHERE, "8,0 sleeping lilly")
    assert match.moves() == [DONE]
    refusal = match.why_not(cat(5, 4))
    assert (refusal.rule, refusal.why) == ("IIF-5.1", "no-cat-left")


@rule("IIF-5.1")
def test_a_player_with_an_empty_supply_is_not_asked_about_a_cat() -> None:
    match = hold("EW:", cells=["5,4 E:", *FOUR_ELSEWHERE, "8,0 sleeping lilly"])
    match.do(place(0, 6, 4))
    assert match.is_over()


@rule("IIF-5.1")
def test_a_player_may_have_several_awake_cats_in_one_box() -> None:
    match = after("4,4 E:", "5,4 EW:", "6,4 EW:", "7,4 W:", across=["4,4 lilly"])
    assert match.moves() == [cat(6, 4), DONE]
    match.do(cat(6, 4))
    assert supply(match) == [3, 5]


@rule("IIF-5.1")
def test_a_position_names_the_card_just_played_in_phase_cat_only() -> None:
    cells = ["5,4 E:", "6,4 W:"]
    assert refused(cells=cells, phase="cat").why == "missing-key"
    assert refused(cells=cells, phase="turn", just_played=[6, 4]).why == "just-played"


@rule("IIF-5.1")
def test_the_card_just_played_must_lie_on_the_table() -> None:
    refusal = refused(cells=["5,4 E:", "6,4 W:"], phase="cat", just_played=[7, 4])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-5.1", "no-card-there", "just_played")
    assert refusal.facts == {"at": "7,4"}


@rule("IIF-5.1")
def test_the_card_just_played_is_exported() -> None:
    match = after("5,4 E:", "6,4 W:")
    assert (match.now()["phase"], match.now()["just_played"]) == ("cat", [6, 4])
    assert PositionMatch(match.now()).moves() == match.moves()


@rule("IIF-5.1")
def test_if_no_cat_can_be_played_a_position_in_phase_cat_offers_only_done() -> None:
    match = after("6,4 NESW:", "6,5 NESW:")
    assert match.moves() == [DONE]
    match.do(DONE)
    assert phase_and_seat(match) == ("turn", 1)


# IIF-5.2


@rule("IIF-5.2")
def test_an_awake_cat_lies_across_two_cards_connected_through_their_long_sides() -> None:
    match = after("5,4 NESW:", "6,4 NESW:", "7,4 NESW:", "6,3 NESW:", "6,5 NESW:", "7,5 NESW:", "5,3 NESW:")
    assert match.moves() == [cat(5, 4), cat(6, 4), DONE]


@rule("IIF-5.2")
@pytest.mark.parametrize(
    ("left", "right", "at", "side"),
    [("NSW", "NESW", "5,4", "east"), ("NESW", "NES", "6,4", "west"), ("NSW", "NES", "5,4", "east")],
)
def test_a_wall_on_either_card_disconnects_them(left: str, right: str, at: str, side: str) -> None:
    match = after(f"5,4 {left}:", f"6,4 {right}:")
    assert match.moves() == [DONE]
    refusal = match.why_not(cat(5, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.2", "wall-between", {"at": at, "side": side})


@rule("IIF-5.2")
def test_cards_of_one_box_with_a_wall_between_them_are_not_enough() -> None:
    match = after("5,4 NSW:", "6,4 NESW:", "5,5 NESW:", "6,5 NESW:")
    assert match.moves() == [DONE]
    assert match.why_not(cat(5, 4)).why == "wall-between"


@rule("IIF-5.2")
@pytest.mark.parametrize(("left", "missing"), [((6, 4), "7,4"), ((5, 4), "5,4"), ((0, 0), "0,0")])
def test_an_awake_cat_needs_two_cards_to_lie_across(left: tuple[int, int], missing: str) -> None:
    refusal = after("6,4 NESW:").why_not(cat(*left))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.2", "no-card-there", {"at": missing})


@rule("IIF-5.2")
def test_one_of_the_two_cards_is_the_card_just_played() -> None:
    match = after("5,4 EW:", "6,4 W:", "8,4 E:", "9,4 W:")
    assert match.moves() == [cat(5, 4), DONE]
    refusal = match.why_not(cat(8, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.2", "not-just-played", {"at": "6,4"})


@rule("IIF-5.2")
@pytest.mark.parametrize(
    "at",
    [
        [[6, 4], [5, 4]],
        [[6, 4], [6, 5]],
        [[6, 3], [6, 4]],
        [[5, 4], [7, 4]],
        [[6, 4], [6, 4]],
        [[5, 3], [6, 4]],
    ],
)
def test_the_two_cells_are_side_by_side_the_left_one_first(at: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        after("5,4 NESW:", "6,4 NESW:", "7,4 NESW:", "6,3 NESW:", "6,5 NESW:").do({"do": "cat", "at": at})
    assert (refusal.value.rule, refusal.value.why) == ("IIF-5.2", "not-side-by-side")


@rule("IIF-5.2")
@pytest.mark.parametrize("at", [[[6, 4]], [[5, 4], [6, 4], [7, 4]], []])
def test_exactly_two_cells_must_be_given(at: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        after("5,4 NESW:", "6,4 NESW:", "7,4 NESW:").do({"do": "cat", "at": at})
    assert (refusal.value.rule, refusal.value.why) == ("IIF-5.2", "not-two-cells")


@rule("IIF-5.2")
def test_the_first_and_the_last_column_are_not_side_by_side() -> None:
    match = after("0,1 NESW:", "2,0 NESW:", "2,1 NESW:", played="0,1", table=[3, 3])
    assert match.moves() == [DONE]


@rule("IIF-5.2")
@rule("IIF-4.1")
@pytest.mark.parametrize(("turned", "moves"), [(False, [DONE]), (True, [cat(5, 4), DONE])])
def test_a_turned_card_connects_as_it_lies(turned: bool, moves: list[Json]) -> None:
    table = position(cells=["5,4 E:", "6,4 E:"], phase="cat", just_played=[6, 4])
    table["cells"][1]["turned"] = turned
    assert PositionMatch(table).moves() == moves


@rule("IIF-5.2")
@rule("IIF-8.1")
@pytest.mark.parametrize("cells", [["6,4 NS:", "7,4 W:"], ["6,4 E:", "7,4 NS:"]])
@pytest.mark.parametrize(("what", "by"), [("lilly", "IIF-5.2"), ("princess", "IIF-5.2"), ("toy", "IIF-8.1")])
def test_in_a_position_nothing_lies_across_cards_that_are_not_connected(cells: list[str], what: str, by: str) -> None:
    refusal = refused(cells=cells, across=[f"6,4 {what}"])
    assert (refusal.rule, refusal.why, refusal.where) == (by, "wall-between", "across[0].at")


@rule("IIF-5.2")
def test_in_a_position_nothing_lies_across_a_card_and_an_empty_cell() -> None:
    refusal = refused(cells=["6,4 NESW:"], across=["6,4 milo"])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-5.2", "no-card-there", "across[0].at")


@rule("IIF-5.2")
def test_in_a_position_nothing_lies_across_two_cards_one_above_the_other() -> None:
    table = position(cells=["6,4 NESW:", "6,5 NESW:"])
    table["across"] = [{"at": [[6, 4], [6, 5]], "cat": "milo"}]
    with pytest.raises(Refusal) as refusal:
        open_position(table)
    assert (refusal.value.rule, refusal.value.where) == ("IIF-5.2", "across[0].at")


# IIF-5.3


@rule("IIF-5.3")
@pytest.mark.parametrize(
    ("what", "why", "more"),
    [
        ("lilly", "cat-across", {"seat": 0}),
        ("milo", "cat-across", {"seat": 1}),
        ("princess", "princess-across", {}),
        ("toy", "toy-across", {}),
    ],
)
def test_neither_card_may_have_anything_lying_across_it(what: str, why: str, more: Json) -> None:
    left = after("4,4 E:", "5,4 EW:", "6,4 W:", across=[f"4,4 {what}"])
    right = after("6,4 E:", "7,4 EW:", "8,4 W:", across=[f"7,4 {what}"])
    assert left.moves() == right.moves() == [DONE]
    assert (left.why_not(cat(5, 4)).rule, left.why_not(cat(5, 4)).why) == ("IIF-5.3", why)
    assert left.why_not(cat(5, 4)).facts == {"at": "5,4", **more}
    assert right.why_not(cat(6, 4)).facts == {"at": "7,4", **more}


@rule("IIF-5.3")
def test_the_card_just_played_may_not_have_anything_lying_across_it() -> None:
    match = after("5,4 E:", "6,4 EW:", "7,4 W:", across=["5,4 toy"])
    assert match.moves() == [DONE]
    refusal = match.why_not(cat(6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", "toy-across", {"at": "6,4"})


@rule("IIF-5.3")
def test_things_across_other_cards_are_not_in_the_way() -> None:
    match = after("5,4 E:", "6,4 W:", "5,3 E:", "6,3 W:", "3,4 E:", "4,4 W:", across=["5,3 milo", "3,4 milo"])
    assert match.moves() == [cat(5, 4), DONE]


@rule("IIF-5.3")
@pytest.mark.parametrize("second", ["milo", "princess", "toy"])
@pytest.mark.parametrize("first", ["lilly", "princess", "toy"])
def test_a_position_with_two_things_across_one_card_is_refused(first: str, second: str) -> None:
    refusal = refused(cells=["5,4 E:", "6,4 EW:", "7,4 W:"], across=[f"5,4 {first}", f"6,4 {second}"])
    assert (refusal.rule, refusal.where, refusal.facts["at"]) == ("IIF-5.3", "across[1].at", "6,4")


# IIF-5.3a


@rule("IIF-5.3a")
@pytest.mark.parametrize(
    ("what", "why", "more"),
    [
        ("sleeping lilly", "is-sleeper", {"seat": 0}),
        ("sleeping milo", "is-sleeper", {"seat": 1}),
        ("princess", "is-princess", {}),
    ],
)
def test_neither_card_may_itself_be_a_sleeping_cat_or_princess(what: str, why: str, more: Json) -> None:
    match = after(f"5,4 {what}", "6,4 EW:", f"7,4 {what}")
    assert match.moves() == [DONE]
    for left, at in ((5, "5,4"), (6, "7,4")):
        refusal = match.why_not(cat(left, 4))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", why, {"at": at, **more})


@rule("IIF-5.3a")
def test_a_special_toy_lying_as_cardboard_is_a_card_like_any_other() -> None:
    assert after("5,4 toy", "6,4 EW:").moves() == [cat(5, 4), DONE]


@rule("IIF-5.3a")
@pytest.mark.parametrize("what", ["sleeping lilly", "sleeping milo", "princess"])
def test_in_a_position_too_nothing_lies_across_a_sleeping_cat_or_princess(what: str) -> None:
    refusal = refused(cells=["5,4 E:", f"6,4 {what}"], across=["5,4 milo"])
    assert (refusal.rule, refusal.where) == ("IIF-5.3", "across[0].at")
