"""IIF-5.4, whose box an awake cat may lie in: never one that only others occupy."""

from typing import Any

import pytest

from tests.rules.fits.tables import DONE, DRAW, cat, place, player, princess, sit
from tests.rules.marks import rule
from tests.rules.position_match import PositionMatch

OTHERS = ["milo", "jack", "izzy", "charlie"]


def after(*cells: str, across: list[str] | None = None, seats: int = 2, **more: Any) -> PositionMatch:
    """Return a match: Lilly has just played the card at 6,4, between others in a row."""
    names = ["lilly", *OTHERS][:seats]
    players = [player(name) for name in names]
    return sit(*players, cells=list(cells), across=across or [], phase="cat", just_played=[6, 4], **more)


def hold(*hand: str, **more: Any) -> PositionMatch:
    """Return a match: Lilly must play a card from this hand."""
    return sit(player("lilly", *hand), player("milo"), **{"phase": "play", **more})


def phase(sitting: PositionMatch) -> str:
    """Return the phase."""
    found: str = sitting.now()["phase"]
    return found


ROW = ["6,4 EW:", "7,4 EW:", "8,4 EW:", "9,4 EW:"]
"""A box whose second pair is for a cat that is there already."""


@rule("IIF-5.4")
def test_an_empty_box_is_for_everybody() -> None:
    assert after(*ROW).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_box_with_another_players_awake_cat_is_not(seats: int) -> None:
    for seat in range(1, seats):
        sitting = after(*ROW, across=[f"8,4 {OTHERS[seat - 1]}"], seats=seats)
        assert sitting.moves() == [DONE]
        refusal = sitting.why_not(cat(6, 4))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.4", "others-box", {"seat": seat})


@rule("IIF-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nor_is_one_with_another_players_sleeping_cat(seats: int) -> None:
    for seat in range(1, seats):
        sitting = after(*ROW, f"10,4 sleeping {OTHERS[seat - 1]}", seats=seats)
        assert sitting.moves() == [DONE]
        refusal = sitting.why_not(cat(6, 4))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.4", "others-box", {"seat": seat})


@rule("IIF-5.4")
def test_unless_it_holds_an_awake_cat_of_ones_own() -> None:
    more = ["10,4 EW:", "11,4 W:"]
    assert after(*ROW, *more, across=["8,4 milo", "10,4 lilly"]).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_or_a_sleeping_one() -> None:
    assert after(*ROW, "10,4 sleeping lilly", across=["8,4 milo"]).moves() == [cat(6, 4), DONE]
    assert after(*ROW, "10,4 sleeping lilly", "11,4 sleeping milo").moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_however_many_cats_of_others_there_are() -> None:
    crowd = ["10,4 sleeping lilly", "11,4 sleeping milo", "10,3 sleeping jack", "10,5 sleeping milo"]
    assert after(*ROW, *crowd, across=["8,4 jack"], seats=3).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_a_cat_of_ones_own_in_another_box_does_not_help() -> None:
    sitting = after(*ROW, "10,4 E:", "11,4 W:", "6,5 sleeping lilly", across=["8,4 milo", "10,4 lilly"])
    assert sitting.moves() == [DONE]


@rule("IIF-5.4")
def test_nor_does_a_cat_of_others_in_another_box_hinder() -> None:
    sitting = after("6,4 E:", "7,4 W:", "8,4 E:", "9,4 W:", "6,5 sleeping milo", across=["8,4 milo"])
    assert sitting.moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_same_holds_for_every_seat(seat: int) -> None:
    sitting = after(*ROW, across=["8,4 milo"], seats=3, to_move=seat)
    assert sitting.moves() == ([cat(6, 4), DONE] if seat == 1 else [DONE])


# Judged after the played card has joined its boxes


@rule("IIF-5.4")
def test_connecting_someones_box_to_an_empty_one_does_not_open_it() -> None:
    sitting = hold("EW:", cells=["4,4 E:", "5,4 EW:", "7,4 EW:", "8,4 W:"], across=["7,4 milo"])
    sitting.do(place(0, 6, 4))
    assert (phase(sitting), sitting.now()["to_move"]) == ("turn", 1)


@rule("IIF-5.4")
def test_connecting_it_to_one_of_ones_own_does() -> None:
    sitting = hold("NEW:", cells=["5,4 E:", "6,3 NS:", "6,2 sleeping lilly", "7,4 EW:", "8,4 W:"], across=["7,4 milo"])
    sitting.do(place(0, 6, 4))
    assert sitting.moves() == [cat(5, 4), DONE]
    sitting.do(cat(5, 4))
    assert sitting.scores()[0] == sitting.scores()[1] + 1


@rule("IIF-5.4")
def test_what_is_connected_only_through_the_played_card_counts() -> None:
    sitting = hold("NEW:", cells=["5,4 E:", "6,3 sleeping milo"])
    sitting.do(place(0, 6, 4))
    assert phase(sitting) == "turn"


@rule("IIF-5.4")
def test_what_the_played_card_shuts_out_does_not() -> None:
    sitting = hold("EW:", cells=["5,4 E:", "6,3 sleeping milo"])
    sitting.do(place(0, 6, 4))
    assert sitting.moves() == [cat(5, 4), DONE]


@rule("IIF-5.4")
def test_both_halves_of_the_played_cards_box_are_judged_alike() -> None:
    sitting = hold("NESW:", cells=["5,4 E:", "7,4 W:", "6,3 S:", "6,5 NESW:", "6,6 sleeping milo"])
    sitting.do(place(0, 6, 4))
    assert phase(sitting) == "turn"


@rule("IIF-5.4")
def test_who_came_first_keeps_the_others_out_as_the_game_goes_on() -> None:
    sitting = sit(player("lilly", "EW:"), player("milo", "EW:"), cells=["6,4 E:"], deck=["EW:"] * 9, phase="play")
    sitting.do(place(0, 7, 4), cat(6, 4))
    sitting.do(DRAW, place(0, 8, 4))
    assert (phase(sitting), sitting.now()["to_move"]) == ("turn", 0)
    sitting.do(DRAW, place(0, 9, 4))
    assert sitting.moves() == [cat(8, 4), DONE]


# Princess is ignored


@rule("IIF-5.4")
@rule("IIF-7.3")
def test_a_box_with_only_a_princess_may_be_occupied() -> None:
    assert after(*ROW, across=["8,4 princess"]).moves() == [cat(6, 4), DONE]
    assert after(*ROW, "10,4 princess").moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_she_does_not_open_a_box_either() -> None:
    assert after(*ROW, "10,4 princess", across=["8,4 milo"]).moves() == [DONE]


@rule("IIF-5.4")
@rule("IIF-7.3")
@pytest.mark.parametrize("other", ["8,4", "10,4"])
def test_the_cat_she_sends_home_is_in_the_box_no_longer(other: str) -> None:
    x = int(other.split(",", maxsplit=1)[0])
    lying = {"cells": ROW[1:], "across": ["8,4 milo"]} if x == 8 else {"cells": [*ROW[1:], "10,4 sleeping milo"]}
    sitting = sit(player("lilly", "princess", "EW:"), player("milo", "NS:"), **lying, deck=["NS:"] * 9, phase="play")
    sitting.do(princess(0, [[8, 4], [9, 4]] if x == 8 else [10, 4]))
    sitting.do(DRAW, place(0, 7, 3), DRAW, place(0, 6, 4))
    assert sitting.moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_a_special_toy_is_nobodys_cat() -> None:
    assert after(*ROW, "10,4 toy", across=["8,4 toy"]).moves() == [cat(6, 4), DONE]


@rule("IIF-5.4")
def test_the_advanced_game_has_the_same_rule() -> None:
    assert after(*ROW, across=["8,4 milo"], advanced=True).moves() == [DONE]
    assert after(*ROW, "10,4 sleeping lilly", across=["8,4 milo"], advanced=True).moves() == [cat(6, 4), DONE]
