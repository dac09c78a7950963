"""IIF-5, awake cats: when, across which cards and in whose box a player may lay one."""

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.table.files import open_position
from tests.rules.fits.tables import (
    DONE,
    DRAW,
    cat,
    pair,
    place,
    player,
    position,
    princess,
    refused,
    sit,
    sleep,
    supply,
    toy,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch


def after(*cells: str, played: str = "6,4", **more: Any) -> PositionMatch:
    """Return a match: Lilly has just played the card in this cell, and may lay an awake cat."""
    just_played = [int(n) for n in played.split(",")]
    return sit(cells=list(cells), phase="cat", just_played=just_played, **more)


def hold(*hand: str, **more: Any) -> PositionMatch:
    """Return a match: Lilly must play a card from this hand."""
    return sit(player("lilly", *hand), player("milo"), **{"phase": "play", **more})


def whose(sitting: PositionMatch) -> tuple[str, int]:
    """Return the phase, and whose it is."""
    return sitting.now()["phase"], sitting.now()["to_move"]


# IIF-5.1


@rule("IIF-5.1")
def test_right_after_playing_a_cardboard_card_one_may_lay_an_awake_cat() -> None:
    sitting = hold("NESW:", cells=["6,4 NESW:"])
    sitting.do(place(0, 7, 4))
    assert sitting.moves() == [cat(6, 4), DONE]
    sitting.do(cat(6, 4))
    assert sitting.now()["across"] == [{"at": pair(6, 4), "cat": "lilly"}]


@rule("IIF-5.1")
def test_one_need_not() -> None:
    sitting = hold("NESW:", cells=["6,4 NESW:"])
    sitting.do(place(0, 7, 4), DONE)
    assert sitting.now()["across"] == []
    assert whose(sitting) == ("turn", 1)


@rule("IIF-5.1")
@pytest.mark.parametrize("phase", ["turn", "play"])
def test_at_no_other_time(phase: str) -> None:
    sitting = sit(player("lilly", "N:"), player("milo"), cells=["6,4 NESW:", "7,4 NESW:"], phase=phase)
    assert "cat" not in sitting.does()
    assert sitting.why_not(cat(6, 4)).rule in ("IIF-3.1", "IIF-5.1")


@rule("IIF-5.1")
def test_not_after_a_sleeping_cat() -> None:
    sitting = sit(cells=["6,4 NESW:"])
    sitting.do(sleep(7, 4))
    assert whose(sitting) == ("turn", 1)


@rule("IIF-5.1")
def test_not_after_a_princess() -> None:
    sitting = hold("princess", cells=["6,4 NESW:", "7,4 NESW:"], across=["6,4 milo"])
    sitting.do(princess(0, pair(6, 4)))
    assert whose(sitting) == ("turn", 1)


@rule("IIF-5.1")
@rule("IIF-8.3")
def test_after_a_special_toy_that_was_placed_as_cardboard() -> None:
    sitting = sit(cells=["6,4 NESW:"], deck=["toy", "N:"])
    sitting.do(DRAW, toy([7, 4]))
    assert sitting.moves() == [cat(6, 4), DONE]
    sitting.do(cat(6, 4))
    assert sitting.now()["across"] == [{"at": pair(6, 4), "cat": "lilly"}]


@rule("IIF-5.1")
@rule("IIF-8.3")
def test_not_after_one_that_lies_across_two_cards() -> None:
    sitting = sit(cells=["6,4 NESW:", "7,4 NESW:", "8,4 NESW:"], deck=["toy", "N:"])
    sitting.do(DRAW, toy(pair(6, 4)))
    assert whose(sitting) == ("turn", 1)


@rule("IIF-5.1")
def test_at_most_one() -> None:
    sitting = after("5,4 EW:", "6,4 EW:", "7,4 EW:", "8,4 EW:")
    assert sitting.moves() == [cat(5, 4), cat(6, 4), DONE]
    sitting.do(cat(5, 4))
    assert whose(sitting) == ("turn", 1)


@rule("IIF-5.1")
@pytest.mark.parametrize(("seat", "name", "left"), [(0, "lilly", [4, 5]), (1, "milo", [5, 4])])
def test_from_ones_own_supply(seat: int, name: str, left: list[int]) -> None:
    sitting = after("5,4 E:", "6,4 W:", to_move=seat)
    sitting.do(cat(5, 4))
    assert sitting.now()["across"] == [{"at": pair(5, 4), "cat": name}]
    assert supply(sitting) == left


FOUR_ELSEWHERE = [f"{x},0 sleeping lilly" for x in (0, 2, 4, 6)]


@rule("IIF-5.1")
def test_the_last_cat_may_be_laid() -> None:
    sitting = after("5,4 E:", "6,4 W:", *FOUR_ELSEWHERE)
    sitting.do(cat(5, 4))
    assert supply(sitting) == [0, 5]


@rule("IIF-5.1")
def test_with_no_cat_left_none_can_be_laid() -> None:
    sitting = after("5,4 E:", "6,4 W:", *FOUR_ELSEWHERE, "8,0 sleeping lilly")
    assert sitting.moves() == [DONE]
    refusal = sitting.why_not(cat(5, 4))
    assert (refusal.rule, refusal.why) == ("IIF-5.1", "no-cat-left")


@rule("IIF-5.1")
def test_then_one_is_not_asked() -> None:
    sitting = hold("EW:", cells=["5,4 E:", *FOUR_ELSEWHERE, "8,0 sleeping lilly"])
    sitting.do(place(0, 6, 4))
    assert sitting.is_over()


@rule("IIF-5.1")
def test_one_may_have_several_in_one_box() -> None:
    sitting = after("4,4 E:", "5,4 EW:", "6,4 EW:", "7,4 W:", across=["4,4 lilly"])
    assert sitting.moves() == [cat(6, 4), DONE]
    sitting.do(cat(6, 4))
    assert supply(sitting) == [3, 5]


@rule("IIF-5.1")
def test_the_card_just_played_is_named_in_phase_cat_and_only_there() -> None:
    cells = ["5,4 E:", "6,4 W:"]
    assert refused(cells=cells, phase="cat").why == "missing-key"
    assert refused(cells=cells, phase="turn", just_played=[6, 4]).why == "just-played"


@rule("IIF-5.1")
def test_and_it_lies_on_the_table() -> None:
    refusal = refused(cells=["5,4 E:", "6,4 W:"], phase="cat", just_played=[7, 4])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-5.1", "no-card-there", "just_played")
    assert refusal.facts == {"at": "7,4"}


@rule("IIF-5.1")
def test_it_is_exported() -> None:
    sitting = after("5,4 E:", "6,4 W:")
    assert (sitting.now()["phase"], sitting.now()["just_played"]) == ("cat", [6, 4])
    assert PositionMatch(sitting.now()).moves() == sitting.moves()


@rule("IIF-5.1")
def test_where_no_cat_can_be_laid_a_position_in_phase_cat_has_only_done() -> None:
    sitting = after("6,4 NESW:", "6,5 NESW:")
    assert sitting.moves() == [DONE]
    sitting.do(DONE)
    assert whose(sitting) == ("turn", 1)


# IIF-5.2


@rule("IIF-5.2")
def test_it_lies_across_two_cards_that_are_connected_through_their_long_sides() -> None:
    sitting = after("5,4 NESW:", "6,4 NESW:", "7,4 NESW:", "6,3 NESW:", "6,5 NESW:", "7,5 NESW:", "5,3 NESW:")
    assert sitting.moves() == [cat(5, 4), cat(6, 4), DONE]


@rule("IIF-5.2")
@pytest.mark.parametrize(
    ("left", "right", "at", "side"),
    [("NSW", "NESW", "5,4", "east"), ("NESW", "NES", "6,4", "west"), ("NSW", "NES", "5,4", "east")],
)
def test_a_wall_on_either_card_is_between_them(left: str, right: str, at: str, side: str) -> None:
    sitting = after(f"5,4 {left}:", f"6,4 {right}:")
    assert sitting.moves() == [DONE]
    refusal = sitting.why_not(cat(5, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.2", "wall-between", {"at": at, "side": side})


@rule("IIF-5.2")
def test_cards_of_one_box_with_a_wall_between_them_will_not_do() -> None:
    sitting = after("5,4 NSW:", "6,4 NESW:", "5,5 NESW:", "6,5 NESW:")
    assert sitting.moves() == [DONE]
    assert sitting.why_not(cat(5, 4)).why == "wall-between"


@rule("IIF-5.2")
@pytest.mark.parametrize(("left", "missing"), [((6, 4), "7,4"), ((5, 4), "5,4"), ((0, 0), "0,0")])
def test_there_must_be_two_cards(left: tuple[int, int], missing: str) -> None:
    refusal = after("6,4 NESW:").why_not(cat(*left))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.2", "no-card-there", {"at": missing})


@rule("IIF-5.2")
def test_one_of_them_is_the_card_just_played() -> None:
    sitting = after("5,4 EW:", "6,4 W:", "8,4 E:", "9,4 W:")
    assert sitting.moves() == [cat(5, 4), DONE]
    refusal = sitting.why_not(cat(8, 4))
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
def test_the_two_lie_side_by_side_the_left_one_first(at: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        after("5,4 NESW:", "6,4 NESW:", "7,4 NESW:", "6,3 NESW:", "6,5 NESW:").do({"do": "cat", "at": at})
    assert (refusal.value.rule, refusal.value.why) == ("IIF-5.2", "not-side-by-side")


@rule("IIF-5.2")
@pytest.mark.parametrize("at", [[[6, 4]], [[5, 4], [6, 4], [7, 4]], []])
def test_they_are_two(at: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        after("5,4 NESW:", "6,4 NESW:", "7,4 NESW:").do({"do": "cat", "at": at})
    assert (refusal.value.rule, refusal.value.why) == ("IIF-5.2", "not-two-cells")


@rule("IIF-5.2")
def test_the_first_and_the_last_column_are_not_side_by_side() -> None:
    sitting = after("0,1 NESW:", "2,0 NESW:", "2,1 NESW:", played="0,1", table=[3, 3])
    assert sitting.moves() == [DONE]


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
def test_nor_across_a_card_and_nothing() -> None:
    refusal = refused(cells=["6,4 NESW:"], across=["6,4 milo"])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-5.2", "no-card-there", "across[0].at")


@rule("IIF-5.2")
def test_nor_across_two_cards_one_above_the_other() -> None:
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
def test_neither_card_has_anything_lying_across_it(what: str, why: str, more: Json) -> None:
    left = after("4,4 E:", "5,4 EW:", "6,4 W:", across=[f"4,4 {what}"])
    right = after("6,4 E:", "7,4 EW:", "8,4 W:", across=[f"7,4 {what}"])
    assert left.moves() == right.moves() == [DONE]
    assert (left.why_not(cat(5, 4)).rule, left.why_not(cat(5, 4)).why) == ("IIF-5.3", why)
    assert left.why_not(cat(5, 4)).facts == {"at": "5,4", **more}
    assert right.why_not(cat(6, 4)).facts == {"at": "7,4", **more}


@rule("IIF-5.3")
def test_nor_has_the_card_just_played() -> None:
    sitting = after("5,4 E:", "6,4 EW:", "7,4 W:", across=["5,4 toy"])
    assert sitting.moves() == [DONE]
    refusal = sitting.why_not(cat(6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", "toy-across", {"at": "6,4"})


@rule("IIF-5.3")
def test_what_lies_across_other_cards_is_not_in_the_way() -> None:
    sitting = after("5,4 E:", "6,4 W:", "5,3 E:", "6,3 W:", "3,4 E:", "4,4 W:", across=["5,3 milo", "3,4 milo"])
    assert sitting.moves() == [cat(5, 4), DONE]


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
def test_neither_card_is_itself_a_sleeping_cat_or_princess(what: str, why: str, more: Json) -> None:
    sitting = after(f"5,4 {what}", "6,4 EW:", f"7,4 {what}")
    assert sitting.moves() == [DONE]
    for left, at in ((5, "5,4"), (6, "7,4")):
        refusal = sitting.why_not(cat(left, 4))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-5.3", why, {"at": at, **more})


@rule("IIF-5.3a")
def test_a_special_toy_that_lies_as_cardboard_is_a_card_like_others() -> None:
    assert after("5,4 toy", "6,4 EW:").moves() == [cat(5, 4), DONE]


@rule("IIF-5.3a")
@pytest.mark.parametrize("what", ["sleeping lilly", "sleeping milo", "princess"])
def test_in_a_position_too_nothing_lies_across_a_sleeping_cat_or_princess(what: str) -> None:
    refusal = refused(cells=["5,4 E:", f"6,4 {what}"], across=["5,4 milo"])
    assert (refusal.rule, refusal.where) == ("IIF-5.3", "across[0].at")
