"""IIF-9, the end: what triggers it, the last rounds without drawing, and when the game is over."""

from random import Random
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, sample_sentence
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
    new_match,
    pair,
    place,
    player,
    princess,
    read_again,
    sit,
    sit_at,
    sleep,
    supply,
    to_move,
    toy,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY, MILO = player("lilly"), player("milo")
MILO_HOLDS = player("milo", "NESW:")


def asleep(name: str, count: int, y: int = 0) -> list[str]:
    """Return this many sleeping cats of a player, far away in a row."""
    return [f"{2 * i},{y} sleeping {name}" for i in range(count)]


def is_ending(sitting: PositionMatch) -> bool:
    """Is it a turn of the last rounds, here and after the position was written and read again?"""
    found = ["draw" not in one.does() for one in (sitting, read_again(sitting))]
    assert found[0] == found[1]
    return found[0]


# IIF-9.1


@rule("IIF-9.1")
def test_the_end_is_triggered_when_the_last_card_is_drawn() -> None:
    sitting = sit(LILLY, MILO_HOLDS, cells=["6,4 N:"], deck=["NESW:"])
    sitting.do(DRAW)
    assert to_move(sitting) == (0, "play")
    sitting.do(place(0, 6, 3))
    assert sitting.now()["ending"] is True
    assert is_ending(sitting)


@rule("IIF-9.1")
def test_it_is_not_triggered_by_the_last_card_but_one() -> None:
    sitting = sit(LILLY, MILO_HOLDS, cells=["6,4 N:"], deck=["NESW:", "NESW:"])
    sitting.do(DRAW, place(0, 6, 3))
    assert sitting.now()["ending"] is False
    assert not is_ending(sitting)
    assert sitting.does() == {"draw", "sleep"}


@rule("IIF-9.1")
def test_the_turn_of_the_last_card_is_finished_normally_with_an_awake_cat() -> None:
    sitting = sit(player("lilly", "W:"), MILO_HOLDS, cells=["6,4 E:"], deck=["NESW:"])
    sitting.do(DRAW)
    assert {move["hand"] for move in sitting.moves()} == {0, 1}
    sitting.do(place(0, 7, 4))
    assert in_any_order(sitting.moves()) == [cat(6, 4), DONE]
    sitting.do(cat(6, 4))
    assert is_ending(sitting)


@rule("IIF-9.1")
def test_the_turn_of_the_last_card_is_finished_normally_with_a_discard() -> None:
    sitting = sit(player("lilly", "princess"), MILO_HOLDS, cells=["6,4 E:"], deck=["princess"])
    sitting.do(DRAW)
    assert sitting.moves() == [discard(0), discard(1)]
    sitting.do(discard(0))
    assert is_ending(sitting)


@rule("IIF-9.1")
@pytest.mark.parametrize(
    ("cells", "table", "moves"),
    [
        (["6,4 E:", "7,4 W:"], [13, 9], [toy(pair(6, 4))]),
        (["6,4 E:"], [13, 9], [toy([7, 4]), cat(6, 4)]),
        (["0,0 E:"], [1, 1], [DISCARD_TOY]),
    ],
)
def test_a_special_toy_as_the_last_card_is_played_normally(
    cells: list[str], table: list[int], moves: list[Json]
) -> None:
    sitting = sit(player("lilly", "W:"), MILO_HOLDS, cells=cells, table=table, deck=["toy"])
    sitting.do(DRAW)
    assert to_move(sitting) == (0, "toy")
    sitting.do(*moves)
    assert to_move(sitting) == (1, "turn")
    assert is_ending(sitting)
    assert hand(sitting, 0) == [card("W:")]


@rule("IIF-9.1")
def test_the_end_is_triggered_by_the_last_cat_asleep() -> None:
    sitting = sit(LILLY, MILO_HOLDS, cells=asleep("lilly", 4))
    sitting.do(sleep(1, 0))
    assert supply(sitting) == [0, 5]
    assert sitting.now()["ending"] is True
    assert is_ending(sitting)


@rule("IIF-9.1")
def test_the_end_is_triggered_by_the_last_cat_awake() -> None:
    sitting = sit(player("lilly", "W:"), MILO_HOLDS, cells=["6,4 E:", *asleep("lilly", 4)])
    sitting.do(DRAW, place(0, 7, 4), cat(6, 4))
    assert supply(sitting) == [0, 5]
    assert left_to_draw(sitting) == 8
    assert is_ending(sitting)


@rule("IIF-9.1")
def test_it_is_not_triggered_by_the_last_cat_but_one() -> None:
    sitting = sit(LILLY, MILO_HOLDS, cells=asleep("lilly", 3))
    sitting.do(sleep(1, 0))
    assert supply(sitting) == [1, 5]
    assert not is_ending(sitting)


@rule("IIF-9.1")
@pytest.mark.parametrize(
    "triggered",
    [{"deck": []}, {"ending": True}, {"cells": asleep("milo", 5)}, {"cells": asleep("lilly", 5)}],
)
def test_in_a_position_it_is_triggered_by_its_word_an_empty_deck_or_an_empty_supply(triggered: Json) -> None:
    sitting = sit(player("lilly", "NESW:"), MILO, **{"cells": ["6,4 N:"], **triggered})
    assert sitting.does() == {"place"}
    assert is_ending(sitting)


@rule("IIF-9.1")
def test_in_a_position_that_says_none_of_this_it_is_not() -> None:
    assert not is_ending(sit(player("lilly", "NESW:"), MILO, cells=["6,4 N:", *asleep("milo", 4)]))


@rule("IIF-9.1")
@pytest.mark.parametrize(
    ("more", "moves"),
    [
        ({"phase": "play"}, [place(0, 6, 3), place(0, 7, 4), place(0, 6, 5), place(0, 5, 4)]),
        ({"phase": "toy"}, [toy([6, 3]), toy([7, 4]), toy([6, 5]), toy([5, 4])]),
        ({"phase": "cat", "just_played": [6, 4]}, [DONE]),
    ],
)
def test_in_the_other_phases_of_a_position_it_changes_nothing_until_the_next_turn(
    more: dict[str, Any], moves: list[Json]
) -> None:
    sitting = sit(player("lilly", "NESW:"), MILO_HOLDS, cells=["6,4 N:"], deck=[], **more)
    assert in_any_order(sitting.moves()) == in_any_order(moves)
    assert to_move(sitting) == (0, more["phase"])
    sitting.do(moves[0])
    assert to_move(sitting) == (1, "turn")
    assert is_ending(sitting)


# IIF-9.1: what Princess does not undo


def sent_home(**more: Any) -> PositionMatch:
    """Return a match: Lilly's supply was empty; Milo, in the last rounds, has sent one of her cats home."""
    lilly = player("lilly", "W:", "E:")
    milo = player("milo", "princess", "NESW:")
    sitting = sit(lilly, milo, cells=["6,4 E:", *asleep("lilly", 5)], to_move=1, **more)
    assert supply(sitting) == [0, 5]
    sitting.do(princess(0, [0, 0]))
    return sitting


@rule("IIF-9.1")
@rule("IIF-7.1")
def test_a_cat_that_princess_sends_home_does_not_undo_the_end() -> None:
    sitting = sent_home()
    assert supply(sitting) == [1, 5]
    assert is_ending(sitting)
    assert sitting.does() == {"place"}


@rule("IIF-9.1")
def test_the_export_of_such_a_table_says_that_the_end_is_triggered() -> None:
    again = read_again(sent_home())
    assert again.now()["ending"] is True
    assert supply(again) == [1, 5]
    for move in (DRAW, sleep(6, 3)):
        refusal = again.why_not(move)
        assert (refusal.rule, refusal.why) == ("IIF-9.2", "only-from-hand")


@rule("IIF-9.1")
@rule("IIF-9.2")
def test_the_cat_that_was_sent_home_may_come_back_awake() -> None:
    for sitting in (sent_home(), read_again(sent_home())):
        sitting.do(place(0, 7, 4))
        assert in_any_order(sitting.moves()) == [cat(6, 4), DONE]
        sitting.do(cat(6, 4))
        assert supply(sitting) == [0, 5]
        assert is_ending(sitting)


@rule("IIF-9.1")
def test_a_cat_sent_home_before_the_supply_is_empty_puts_the_end_off() -> None:
    sitting = sit(LILLY, player("milo", "princess"), cells=asleep("lilly", 4), to_move=1)
    sitting.do(DRAW, princess(0, [0, 0]), sleep(1, 0))
    assert supply(sitting) == [1, 5]
    assert not is_ending(sitting)


@rule("IIF-9.1")
@rule("IIF-5.1")
def test_with_no_cat_in_the_supply_none_follows_the_card() -> None:
    sitting = sit(player("lilly", "W:"), MILO_HOLDS, cells=["6,4 E:", *asleep("lilly", 5)])
    sitting.do(place(0, 7, 4))
    assert to_move(sitting) == (1, "turn")


# IIF-9.2


@rule("IIF-9.2")
def test_in_the_last_rounds_one_plays_a_card_from_hand_without_drawing() -> None:
    lilly = player("lilly", "princess", "NESW:")
    sitting = sit(lilly, MILO_HOLDS, cells=["0,0 sleeping milo"], ending=True)
    assert in_any_order(sitting.moves()) == [place(1, 0, 1), place(1, 1, 0), princess(0, [0, 0])]
    sitting.do(place(1, 1, 0))
    assert hand(sitting, 0) == ["princess"]
    assert left_to_draw(sitting) == 9
    assert to_move(sitting) == (1, "turn")


@rule("IIF-9.2")
@pytest.mark.parametrize(
    "triggered", [{"deck": []}, {"ending": True}, {"cells": ["6,4 N:", *asleep("milo", 5)]}], ids=str
)
@pytest.mark.parametrize("move", [DRAW, sleep(6, 3)], ids=str)
def test_in_the_last_rounds_nobody_draws_and_no_cat_lies_down_to_sleep(move: Json, triggered: Json) -> None:
    sitting = sit(player("lilly", "NESW:"), MILO, **{"cells": ["6,4 N:"], **triggered})
    refusal = sitting.why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-9.2", "only-from-hand")


@rule("IIF-9.2")
def test_in_the_last_rounds_awake_cats_are_still_laid() -> None:
    sitting = sit(player("lilly", "W:"), MILO_HOLDS, cells=["6,4 E:"], deck=[])
    sitting.do(place(0, 7, 4))
    assert in_any_order(sitting.moves()) == [cat(6, 4), DONE]
    sitting.do(cat(6, 4))
    assert supply(sitting) == [4, 5]
    assert to_move(sitting) == (1, "turn")


@rule("IIF-9.2")
def test_in_the_last_rounds_no_cat_follows_a_princess() -> None:
    sitting = sit(player("lilly", "princess"), MILO_HOLDS, cells=["6,4 sleeping milo"], deck=[])
    sitting.do(princess(0, [6, 4]))
    assert supply(sitting) == [5, 5]
    assert to_move(sitting) == (1, "turn")


@rule("IIF-9.2")
def test_each_turn_one_card_is_played_and_the_turn_goes_round() -> None:
    sitting = sit(player("lilly", "N:", "N:"), player("milo", "N:", "N:"), cells=["6,8 N:"], deck=[])
    seats = []
    for y in (7, 6, 5, 4):
        seats.append(sitting.now()["to_move"])
        sitting.do(place(0, 6, y))
    assert seats == [0, 1, 0, 1]
    assert sitting.is_over()


@rule("IIF-9.2")
def test_players_with_an_empty_hand_are_skipped() -> None:
    players = (player("lilly", "N:", "N:", "N:"), MILO, player("jack", "N:"), player("izzy"))
    sitting = sit(*players, cells=["6,8 N:"], deck=[])
    seats = []
    for y in (7, 6, 5, 4):
        seats.append(sitting.now()["to_move"])
        sitting.do(place(0, 6, y))
    assert seats == [0, 2, 0, 0]
    assert sitting.is_over()


@rule("IIF-9.2")
def test_whose_turn_it_is_in_a_position_with_an_empty_hand_is_skipped() -> None:
    sitting = sit(LILLY, MILO, player("jack", "N:"), cells=["6,8 N:"], deck=[])
    assert to_move(sitting) == (2, "turn")
    assert sitting.does() == {"place"}


@rule("IIF-9.2")
def test_before_the_end_nobody_is_skipped() -> None:
    sitting = sit(LILLY, MILO, player("jack", "N:"), cells=["6,8 N:"])
    assert to_move(sitting) == (0, "turn")
    sitting.do(sleep(6, 7))
    assert to_move(sitting) == (1, "turn")


@rule("IIF-9.2")
def test_when_all_hands_are_empty_the_game_is_over() -> None:
    sitting = sit(player("lilly", "W:mouse"), MILO, cells=["6,4 E:"], deck=[])
    sitting.do(place(0, 7, 4))
    assert not sitting.is_over()
    sitting.do(cat(6, 4))
    assert sitting.is_over()
    assert sitting.now()["phase"] == "over"
    assert sitting.moves() == []
    assert sitting.scores() == [2, 0]
    with pytest.raises(Refusal) as refused:
        sitting.match.say(1, sitting.game.read_action(sitting.match.state, DRAW))
    assert refused.value.why == "game-over"


@rule("IIF-9.2")
@rule("IIF-9.1")
def test_where_the_end_is_triggered_and_no_hand_holds_a_card_the_game_is_over_at_once() -> None:
    sitting = sit(LILLY, MILO, cells=asleep("lilly", 4))
    sitting.do(sleep(1, 0))
    assert sitting.is_over()


@rule("IIF-9.2")
def test_empty_hands_alone_do_not_end_the_game() -> None:
    sitting = sit(LILLY, MILO, cells=["6,4 N:"])
    sitting.do(sleep(6, 3), sleep(7, 4))
    assert not sitting.is_over()


@rule("IIF-9.2")
def test_the_game_is_not_over_while_anybody_holds_a_card() -> None:
    sitting = sit(player("lilly", "N:"), MILO, player("jack", "princess"), cells=["6,8 N:"], deck=[])
    sitting.do(place(0, 6, 7))
    assert to_move(sitting) == (2, "turn")
    sitting.do(discard(0))
    assert sitting.is_over()


@rule("IIF-9.2")
@rule("IIF-9.1")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_ends_with_empty_hands_after_the_deck_or_a_supply_was_empty(seats: int, advanced: bool) -> None:
    sitting = sit_at(new_match(seats, "x", advanced=advanced))
    state, luck, ran_out = sitting.match.state, Random(seats), False
    while not sitting.is_over():
        sitting.match.say(actor(state), sample_sentence(state, luck))
        seen = sitting.seen(0)
        ran_out = ran_out or seen["deck"]["cards"] == 0 or 0 in seen["supply"]
        assert seen["ending"] == ran_out
    assert ran_out
    assert [hand(sitting, seat) for seat in range(seats)] == [[]] * seats


# IIF-9.2a


@rule("IIF-9.2a")
@pytest.mark.parametrize(
    ("cells", "more", "cards"),
    [
        (["6,4 N:"], {}, ["princess", "princess"]),
        (["0,0 N:"], {"table": [1, 1]}, ["NESW:", "princess"]),
        (["0,0 N:"], {"table": [2, 1], "advanced": True}, ["NS:", "princess"]),
    ],
)
def test_in_the_last_rounds_too_who_can_play_nothing_discards_one(
    cells: list[str], more: dict[str, Any], cards: list[str]
) -> None:
    sitting = sit(player("lilly", *cards), MILO_HOLDS, cells=cells, deck=[], **more)
    assert sitting.moves() == [discard(0), discard(1)]
    sitting.do(discard(1))
    assert hand(sitting, 0) == [card(cards[0])]
    assert to_move(sitting) == (1, "turn")


@rule("IIF-9.2a")
def test_in_the_last_rounds_too_who_can_play_may_not_discard() -> None:
    sitting = sit(player("lilly", "princess", "NESW:"), MILO_HOLDS, cells=["6,4 N:"], deck=[])
    assert sitting.does() == {"place"}
    refusal = sitting.why_not(discard(0))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-3.4", "can-play", {"card": 1})
