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
    match_at,
    new_match,
    pair,
    place,
    player,
    princess,
    read_again,
    resume,
    sleep,
    supply,
    to_move,
    toy,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY, MILO = player("lilly"), player("milo")
MILO_WITH_CARD = player("milo", "NESW:")


def asleep(name: str, count: int, y: int = 0) -> list[str]:
    """Return this many sleeping cats of a player, in a row far from the other cells."""
    return [f"{2 * i},{y} sleeping {name}" for i in range(count)]


def is_ending(match: PositionMatch) -> bool:
    """Return whether the last rounds have begun, here and in the exported position."""
    found = ["draw" not in one.move_kinds() for one in (match, read_again(match))]
    assert found[0] == found[1]
    return found[0]


# IIF-9.1


@rule("IIF-9.1")
def test_the_end_is_triggered_when_the_last_card_is_drawn() -> None:
    match = match_at(LILLY, MILO_WITH_CARD, cells=["6,4 N:"], deck=["NESW:"])
    match.do(DRAW)
    assert to_move(match) == (0, "play")
    match.do(place(0, 6, 3))
    assert match.now()["ending"] is True
    assert is_ending(match)


@rule("IIF-9.1")
def test_the_end_is_not_triggered_by_the_last_card_but_one() -> None:
    match = match_at(LILLY, MILO_WITH_CARD, cells=["6,4 N:"], deck=["NESW:", "NESW:"])
    match.do(DRAW, place(0, 6, 3))
    assert match.now()["ending"] is False
    assert not is_ending(match)
    assert match.move_kinds() == {"draw", "sleep"}


@rule("IIF-9.1")
def test_the_turn_of_the_last_card_is_finished_normally_with_an_awake_cat() -> None:
    match = match_at(player("lilly", "W:"), MILO_WITH_CARD, cells=["6,4 E:"], deck=["NESW:"])
    match.do(DRAW)
    assert {move["hand"] for move in match.moves()} == {0, 1}
    match.do(place(0, 7, 4))
    assert in_any_order(match.moves()) == [cat(6, 4), DONE]
    match.do(cat(6, 4))
    assert is_ending(match)


@rule("IIF-9.1")
def test_the_turn_of_the_last_card_is_finished_normally_with_a_discard() -> None:
    match = match_at(player("lilly", "princess"), MILO_WITH_CARD, cells=["6,4 E:"], deck=["princess"])
    match.do(DRAW)
    assert match.moves() == [discard(0), discard(1)]
    match.do(discard(0))
    assert is_ending(match)


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
    match = match_at(player("lilly", "W:"), MILO_WITH_CARD, cells=cells, table=table, deck=["toy"])
    match.do(DRAW)
    assert to_move(match) == (0, "toy")
    match.do(*moves)
    assert to_move(match) == (1, "turn")
    assert is_ending(match)
    assert hand(match, 0) == [card("W:")]


@rule("IIF-9.1")
def test_the_end_is_triggered_by_laying_the_last_cat_asleep() -> None:
    match = match_at(LILLY, MILO_WITH_CARD, cells=asleep("lilly", 4))
    match.do(sleep(1, 0))
    assert supply(match) == [0, 5]
    assert match.now()["ending"] is True
    assert is_ending(match)


@rule("IIF-9.1")
def test_the_end_is_triggered_by_laying_the_last_cat_awake() -> None:
    match = match_at(player("lilly", "W:"), MILO_WITH_CARD, cells=["6,4 E:", *asleep("lilly", 4)])
    match.do(DRAW, place(0, 7, 4), cat(6, 4))
    assert supply(match) == [0, 5]
    assert left_to_draw(match) == 8
    assert is_ending(match)


@rule("IIF-9.1")
def test_the_end_is_not_triggered_by_the_last_cat_but_one() -> None:
    match = match_at(LILLY, MILO_WITH_CARD, cells=asleep("lilly", 3))
    match.do(sleep(1, 0))
    assert supply(match) == [1, 5]
    assert not is_ending(match)


@rule("IIF-9.1")
@pytest.mark.parametrize(
    "triggered",
    [{"deck": []}, {"ending": True}, {"cells": asleep("milo", 5)}, {"cells": asleep("lilly", 5)}],
)
def test_in_a_position_the_key_ending_an_empty_deck_or_an_empty_supply_triggers_the_end(triggered: Json) -> None:
    match = match_at(player("lilly", "NESW:"), MILO, **{"cells": ["6,4 N:"], **triggered})
    assert match.move_kinds() == {"place"}
    assert is_ending(match)


@rule("IIF-9.1")
def test_without_any_of_these_a_position_has_not_triggered_the_end() -> None:
    assert not is_ending(match_at(player("lilly", "NESW:"), MILO, cells=["6,4 N:", *asleep("milo", 4)]))


@rule("IIF-9.1")
@pytest.mark.parametrize(
    ("more", "moves"),
    [
        ({"phase": "play"}, [place(0, 6, 3), place(0, 7, 4), place(0, 6, 5), place(0, 5, 4)]),
        ({"phase": "toy"}, [toy([6, 3]), toy([7, 4]), toy([6, 5]), toy([5, 4])]),
        ({"phase": "cat", "just_played": [6, 4]}, [DONE]),
    ],
)
def test_in_the_other_phases_of_a_position_the_end_changes_nothing_until_the_next_turn(
    more: dict[str, Any], moves: list[Json]
) -> None:
    match = match_at(player("lilly", "NESW:"), MILO_WITH_CARD, cells=["6,4 N:"], deck=[], **more)
    assert in_any_order(match.moves()) == in_any_order(moves)
    assert to_move(match) == (0, more["phase"])
    match.do(moves[0])
    assert to_move(match) == (1, "turn")
    assert is_ending(match)


# IIF-9.1: Princess does not undo the end


def sent_home(**more: Any) -> PositionMatch:
    """Return a match in which Lilly's supply ran out and Milo then sent one of her cats home."""
    lilly = player("lilly", "W:", "E:")
    milo = player("milo", "princess", "NESW:")
    match = match_at(lilly, milo, cells=["6,4 E:", *asleep("lilly", 5)], to_move=1, **more)
    assert supply(match) == [0, 5]
    match.do(princess(0, [0, 0]))
    return match


@rule("IIF-9.1")
@rule("IIF-7.1")
def test_a_cat_that_princess_sends_home_does_not_undo_the_end() -> None:
    match = sent_home()
    assert supply(match) == [1, 5]
    assert is_ending(match)
    assert match.move_kinds() == {"place"}


@rule("IIF-9.1")
def test_the_exported_position_still_says_that_the_end_is_triggered() -> None:
    again = read_again(sent_home())
    assert again.now()["ending"] is True
    assert supply(again) == [1, 5]
    for move in (DRAW, sleep(6, 3)):
        refusal = again.why_not(move)
        assert (refusal.rule, refusal.why) == ("IIF-9.2", "only-from-hand")


@rule("IIF-9.1")
@rule("IIF-9.2")
def test_a_cat_that_was_sent_home_may_be_laid_again_awake() -> None:
    for match in (sent_home(), read_again(sent_home())):
        match.do(place(0, 7, 4))
        assert in_any_order(match.moves()) == [cat(6, 4), DONE]
        match.do(cat(6, 4))
        assert supply(match) == [0, 5]
        assert is_ending(match)


@rule("IIF-9.1")
def test_a_cat_sent_home_before_the_supply_is_empty_postpones_the_end() -> None:
    match = match_at(LILLY, player("milo", "princess"), cells=asleep("lilly", 4), to_move=1)
    match.do(DRAW, princess(0, [0, 0]), sleep(1, 0))
    assert supply(match) == [1, 5]
    assert not is_ending(match)


@rule("IIF-9.1")
@rule("IIF-5.1")
def test_with_an_empty_supply_no_cat_follows_the_card() -> None:
    match = match_at(player("lilly", "W:"), MILO_WITH_CARD, cells=["6,4 E:", *asleep("lilly", 5)])
    match.do(place(0, 7, 4))
    assert to_move(match) == (1, "turn")


# IIF-9.2


@rule("IIF-9.2")
def test_in_the_last_rounds_a_card_is_played_from_hand_without_drawing() -> None:
    lilly = player("lilly", "princess", "NESW:")
    match = match_at(lilly, MILO_WITH_CARD, cells=["0,0 sleeping milo"], ending=True)
    assert in_any_order(match.moves()) == [place(1, 0, 1), place(1, 1, 0), princess(0, [0, 0])]
    match.do(place(1, 1, 0))
    assert hand(match, 0) == ["princess"]
    assert left_to_draw(match) == 9
    assert to_move(match) == (1, "turn")


@rule("IIF-9.2")
@pytest.mark.parametrize(
    "triggered", [{"deck": []}, {"ending": True}, {"cells": ["6,4 N:", *asleep("milo", 5)]}], ids=str
)
@pytest.mark.parametrize("move", [DRAW, sleep(6, 3)], ids=str)
def test_in_the_last_rounds_nobody_draws_and_nobody_plays_sleeping_cats(move: Json, triggered: Json) -> None:
    match = match_at(player("lilly", "NESW:"), MILO, **{"cells": ["6,4 N:"], **triggered})
    refusal = match.why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-9.2", "only-from-hand")


@rule("IIF-9.2")
def test_in_the_last_rounds_awake_cats_are_still_allowed() -> None:
    match = match_at(player("lilly", "W:"), MILO_WITH_CARD, cells=["6,4 E:"], deck=[])
    match.do(place(0, 7, 4))
    assert in_any_order(match.moves()) == [cat(6, 4), DONE]
    match.do(cat(6, 4))
    assert supply(match) == [4, 5]
    assert to_move(match) == (1, "turn")


@rule("IIF-9.2")
def test_in_the_last_rounds_no_cat_follows_a_princess() -> None:
    match = match_at(player("lilly", "princess"), MILO_WITH_CARD, cells=["6,4 sleeping milo"], deck=[])
    match.do(princess(0, [6, 4]))
    assert supply(match) == [5, 5]
    assert to_move(match) == (1, "turn")


@rule("IIF-9.2")
def test_one_card_is_played_each_turn_and_turns_keep_passing_to_the_left() -> None:
    match = match_at(player("lilly", "N:", "N:"), player("milo", "N:", "N:"), cells=["6,8 N:"], deck=[])
    seats = []
    for y in (7, 6, 5, 4):
        seats.append(match.now()["to_move"])
        match.do(place(0, 6, y))
    assert seats == [0, 1, 0, 1]
    assert match.is_over()


@rule("IIF-9.2")
def test_players_with_an_empty_hand_are_skipped() -> None:
    players = (player("lilly", "N:", "N:", "N:"), MILO, player("jack", "N:"), player("izzy"))
    match = match_at(*players, cells=["6,8 N:"], deck=[])
    seats = []
    for y in (7, 6, 5, 4):
        seats.append(match.now()["to_move"])
        match.do(place(0, 6, y))
    assert seats == [0, 2, 0, 0]
    assert match.is_over()


@rule("IIF-9.2")
def test_in_a_position_a_player_to_move_with_an_empty_hand_is_skipped() -> None:
    match = match_at(LILLY, MILO, player("jack", "N:"), cells=["6,8 N:"], deck=[])
    assert to_move(match) == (2, "turn")
    assert match.move_kinds() == {"place"}


@rule("IIF-9.2")
def test_before_the_end_nobody_is_skipped() -> None:
    match = match_at(LILLY, MILO, player("jack", "N:"), cells=["6,8 N:"])
    assert to_move(match) == (0, "turn")
    match.do(sleep(6, 7))
    assert to_move(match) == (1, "turn")


@rule("IIF-9.2")
def test_when_all_hands_are_empty_the_game_is_over() -> None:
    match = match_at(player("lilly", "W:mouse"), MILO, cells=["6,4 E:"], deck=[])
    match.do(place(0, 7, 4))
    assert not match.is_over()
    match.do(cat(6, 4))
    assert match.is_over()
    assert match.now()["phase"] == "over"
    assert match.moves() == []
    assert match.scores() == [2, 0]
    with pytest.raises(Refusal) as refused:
        match.match.say(1, match.game.read_action(match.match.state, DRAW))
    assert refused.value.why == "game-over"


@rule("IIF-9.2")
@rule("IIF-9.1")
def test_the_game_is_over_at_once_if_the_end_is_triggered_and_all_hands_are_empty() -> None:
    match = match_at(LILLY, MILO, cells=asleep("lilly", 4))
    match.do(sleep(1, 0))
    assert match.is_over()


@rule("IIF-9.2")
def test_empty_hands_alone_do_not_end_the_game() -> None:
    match = match_at(LILLY, MILO, cells=["6,4 N:"])
    match.do(sleep(6, 3), sleep(7, 4))
    assert not match.is_over()


@rule("IIF-9.2")
def test_the_game_is_not_over_while_anybody_holds_a_card() -> None:
    match = match_at(player("lilly", "N:"), MILO, player("jack", "princess"), cells=["6,8 N:"], deck=[])
    match.do(place(0, 6, 7))
    assert to_move(match) == (2, "turn")
    match.do(discard(0))
    assert match.is_over()


@rule("IIF-9.2")
@rule("IIF-9.1")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_ends_with_empty_hands_after_the_deck_or_a_supply_was_empty(seats: int, advanced: bool) -> None:
    match = resume(new_match(seats, "x", advanced=advanced))
    state, luck, ran_out = match.match.state, Random(seats), False
    while not match.is_over():
        match.match.say(actor(state), sample_sentence(state, luck))
        seen = match.seen(0)
        ran_out = ran_out or seen["deck"]["cards"] == 0 or 0 in seen["supply"]
        assert seen["ending"] == ran_out
    assert ran_out
    assert [hand(match, seat) for seat in range(seats)] == [[]] * seats


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
def test_in_the_last_rounds_too_a_player_who_can_play_nothing_discards_a_card(
    cells: list[str], more: dict[str, Any], cards: list[str]
) -> None:
    match = match_at(player("lilly", *cards), MILO_WITH_CARD, cells=cells, deck=[], **more)
    assert match.moves() == [discard(0), discard(1)]
    match.do(discard(1))
    assert hand(match, 0) == [card(cards[0])]
    assert to_move(match) == (1, "turn")


@rule("IIF-9.2a")
def test_in_the_last_rounds_too_a_player_who_can_play_may_not_discard() -> None:
    match = match_at(player("lilly", "princess", "NESW:"), MILO_WITH_CARD, cells=["6,4 N:"], deck=[])
    assert match.move_kinds() == {"place"}
    refusal = match.why_not(discard(0))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-3.4", "can-play", {"card": 1})
