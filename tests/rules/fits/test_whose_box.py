"""IIF-5.4, whose box an awake cat may lie in: never one that only others occupy."""

from typing import Any

import pytest

from tests.rules.fits.tables import DONE, DRAW, cat, match_at, place, player, princess
from tests.rules.marks import rule
from tests.rules.position_match import PositionMatch

OTHERS = ["milo", "jack", "izzy", "charlie"]


def after(*cells: str, across: list[str] | None = None, seats: int = 2, **more: Any) -> PositionMatch:
    """Return a match in which Lilly has just played the card at 6,4."""
    names = ["lilly", *OTHERS][:seats]
    players = [player(name) for name in names]
    return match_at(*players, cells=list(cells), across=across or [], phase="cat", just_played=[6, 4], **more)


def hold(*hand: str, **more: Any) -> PositionMatch:
    """Return a match in which Lilly must play a card from this hand."""
    return match_at(player("lilly", *hand), player("milo"), **{"phase": "play", **more})


def phase(match: PositionMatch) -> str:
    """Return the phase."""
    found: str = match.now()["phase"]
    return found


ROW = ["6,4 EW:", "7,4 EW:", "8,4 EW:", "9,4 EW:"]
"""A row of four connected cards; the last two have room for a cat that was there before."""


@rule("IIF-5.4")
def test_anybody_may_play_an_awake_cat_in_an_empty_box() -> None:
    assert after(*ROW).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_box_with_another_players_awake_cat_is_off_limits(seats: int) -> None:
    for seat in range(1, seats):
        match = after(*ROW, across=[f"8,4 {OTHERS[seat - 1]}"], seats=seats)
        assert match.moves() == [DONE]
        refusal = match.why_not(cat(6, 4))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.4", "others-box", {"seat": seat})


@rule("IIF-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_box_with_another_players_sleeping_cat_is_off_limits(seats: int) -> None:
    for seat in range(1, seats):
        match = after(*ROW, f"10,4 sleeping {OTHERS[seat - 1]}", seats=seats)
        assert match.moves() == [DONE]
        refusal = match.why_not(cat(6, 4))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.4", "others-box", {"seat": seat})


@rule("IIF-5.4")
def test_such_a_box_is_allowed_if_it_also_holds_an_awake_cat_of_your_own() -> None:
    more = ["10,4 EW:", "11,4 W:"]
    assert after(*ROW, *more, across=["8,4 milo", "10,4 lilly"]).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_such_a_box_is_allowed_if_it_also_holds_a_sleeping_cat_of_your_own() -> None:
    assert after(*ROW, "10,4 sleeping lilly", across=["8,4 milo"]).moves() == [cat(6, 4), DONE]
    assert after(*ROW, "10,4 sleeping lilly", "11,4 sleeping milo").moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_one_cat_of_your_own_is_enough_however_many_other_cats_are_in_the_box() -> None:
    crowd = ["10,4 sleeping lilly", "11,4 sleeping milo", "10,3 sleeping jack", "10,5 sleeping milo"]
    assert after(*ROW, *crowd, across=["8,4 jack"], seats=3).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_a_cat_of_your_own_in_a_different_box_does_not_help() -> None:
    match = after(*ROW, "10,4 E:", "11,4 W:", "6,5 sleeping lilly", across=["8,4 milo", "10,4 lilly"])
    assert match.moves() == [DONE]


@rule("IIF-5.4")
def test_another_players_cat_in_a_different_box_does_not_matter() -> None:
    match = after("6,4 E:", "7,4 W:", "8,4 E:", "9,4 W:", "6,5 sleeping milo", across=["8,4 milo"])
    assert match.moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_rule_holds_for_every_seat(seat: int) -> None:
    match = after(*ROW, across=["8,4 milo"], seats=3, to_move=seat)
    assert match.moves() == ([cat(6, 4), DONE] if seat == 1 else [DONE])


# Judged after the played card has joined its boxes


@rule("IIF-5.4")
def test_connecting_someones_box_to_an_empty_one_does_not_make_it_available() -> None:
    match = hold("EW:", cells=["4,4 E:", "5,4 EW:", "7,4 EW:", "8,4 W:"], across=["7,4 milo"])
    match.do(place(0, 6, 4))
    assert (phase(match), match.now()["to_move"]) == ("turn", 1)


@rule("IIF-5.4")
def test_connecting_someones_box_to_your_own_makes_it_available() -> None:
    match = hold("NEW:", cells=["5,4 E:", "6,3 NS:", "6,2 sleeping lilly", "7,4 EW:", "8,4 W:"], across=["7,4 milo"])
    match.do(place(0, 6, 4))
    assert match.moves() == [cat(5, 4), DONE]
    match.do(cat(5, 4))
    assert match.scores()[0] == match.scores()[1] + 1


@rule("IIF-5.4")
def test_a_cat_connected_only_through_the_played_card_counts() -> None:
    match = hold("NEW:", cells=["5,4 E:", "6,3 sleeping milo"])
    match.do(place(0, 6, 4))
    assert phase(match) == "turn"


@rule("IIF-5.4")
def test_a_cat_behind_a_wall_of_the_played_card_does_not_count() -> None:
    match = hold("EW:", cells=["5,4 E:", "6,3 sleeping milo"])
    match.do(place(0, 6, 4))
    assert match.moves() == [cat(5, 4), DONE]


@rule("IIF-5.4")
def test_the_whole_box_of_the_played_card_is_judged_for_either_neighbor() -> None:
    match = hold("NESW:", cells=["5,4 E:", "7,4 W:", "6,3 S:", "6,5 NESW:", "6,6 sleeping milo"])
    match.do(place(0, 6, 4))
    assert phase(match) == "turn"


@rule("IIF-5.4")
def test_the_first_player_in_a_box_keeps_the_others_out_in_later_turns() -> None:
    match = match_at(player("lilly", "EW:"), player("milo", "EW:"), cells=["6,4 E:"], deck=["EW:"] * 9, phase="play")
    match.do(place(0, 7, 4), cat(6, 4))
    match.do(DRAW, place(0, 8, 4))
    assert (phase(match), match.now()["to_move"]) == ("turn", 0)
    match.do(DRAW, place(0, 9, 4))
    assert match.moves() == [cat(8, 4), DONE]


# Princess is ignored


@rule("IIF-5.4")
@rule("IIF-7.3")
def test_a_box_with_only_a_princess_may_be_occupied() -> None:
    assert after(*ROW, across=["8,4 princess"]).moves() == [cat(6, 4), DONE]
    assert after(*ROW, "10,4 princess").moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_a_princess_does_not_make_another_players_box_available() -> None:
    assert after(*ROW, "10,4 princess", across=["8,4 milo"]).moves() == [DONE]


@rule("IIF-5.4")
@rule("IIF-7.3")
@pytest.mark.parametrize("other", ["8,4", "10,4"])
def test_a_cat_replaced_by_princess_is_no_longer_in_the_box(other: str) -> None:
    x = int(other.split(",", maxsplit=1)[0])
    lying = {"cells": ROW[1:], "across": ["8,4 milo"]} if x == 8 else {"cells": [*ROW[1:], "10,4 sleeping milo"]}
    match = match_at(player("lilly", "princess", "EW:"), player("milo", "NS:"), **lying, deck=["NS:"] * 9, phase="play")
    match.do(princess(0, [[8, 4], [9, 4]] if x == 8 else [10, 4]))
    match.do(DRAW, place(0, 7, 3), DRAW, place(0, 6, 4))
    assert match.moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_a_special_toy_is_nobodys_cat() -> None:
    assert after(*ROW, "10,4 toy", across=["8,4 toy"]).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_the_advanced_game_has_the_same_rule() -> None:
    assert after(*ROW, across=["8,4 milo"], advanced=True).moves() == [DONE]
    assert after(*ROW, "10,4 sleeping lilly", across=["8,4 milo"], advanced=True).moves() == [cat(6, 4), DONE]
