"""IIF-3, a turn: draw and play a card, or play a sleeping cat; what others learn; and discarding."""

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, sentences
from tabbytop.engine.seats import WATCHER
from tabbytop.table.files import open_position
from tests.rules.fits.tables import (
    DONE,
    DRAW,
    cat,
    discard,
    held,
    in_any_order,
    match_at,
    new_match,
    pair,
    place,
    player,
    position,
    princess,
    resume,
    sleep,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

AROUND = [(6, 3), (5, 4), (7, 4), (6, 5)]
"""The cells next to 6,4."""
ONE_CARD = ["6,4 NESW:"]
CATS = ["lilly", "charlie", "milo", "jack", "izzy"]


def two_players(*hand: str, **more: Any) -> PositionMatch:
    """Return a match with Lilly to move and this hand; Milo holds a card, and one card is on the table."""
    return match_at(player("lilly", *hand), player("milo", "NS:bell"), **{"cells": ONE_CARD, **more})


def phase_and_seat(match: PositionMatch) -> tuple[str, int]:
    """Return the phase and the seat to move."""
    return match.now()["phase"], match.now()["to_move"]


def heard(match: PositionMatch, seat: int) -> list[str]:
    """Return the log as this seat heard it, with `?` for what it didn't hear."""
    write = match.game.words.write
    return ["?" if entry.action == UNHEARD else write(entry.action) for entry in match.match.heard(seat)]


def draw_and_play(match: PositionMatch) -> None:
    """Play a whole turn without playing a cat."""
    match.do(DRAW)
    match.do(match.moves()[0])
    if phase_and_seat(match)[0] == "cat":
        match.do(DONE)


# IIF-3.1


@rule("IIF-3.1")
def test_a_player_draws_or_plays_a_sleeping_cat() -> None:
    assert in_any_order(two_players("N:").moves()) == in_any_order([DRAW, *[sleep(x, y) for x, y in AROUND]])


@rule("IIF-3.1")
def test_with_nothing_on_the_table_a_player_can_only_draw() -> None:
    assert two_players("N:", cells=[]).moves() == [DRAW]


@rule("IIF-3.1")
def test_a_player_who_has_drawn_plays_a_card() -> None:
    match = two_players("NESW:", deck=["NS:", "N:"])
    match.do(DRAW)
    assert phase_and_seat(match) == ("play", 0)
    assert in_any_order(match.moves()) == in_any_order([place(i, x, y) for i in (0, 1) for x, y in AROUND])


@rule("IIF-3.1")
@rule("IIF-3.3")
def test_a_turn_draws_one_card_and_plays_one() -> None:
    match = two_players("N:", "E:", deck=["S:", "W:"])
    match.do(DRAW, place(1, 6, 3))
    assert held(match.now(), 0) == ["N:", "S:"]
    assert [one["at"] for one in match.now()["cells"]] == [[6, 4], [6, 3]]
    assert [one["open"] for one in match.now()["deck"]] == ["W"]
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-3.1")
def test_a_player_who_plays_a_sleeping_cat_does_not_draw() -> None:
    match = two_players("N:", deck=["S:", "W:"])
    match.do(sleep(6, 3))
    assert held(match.now(), 0) == ["N:"]
    assert [one["open"] for one in match.now()["deck"]] == ["S", "W"]
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-3.1")
@pytest.mark.parametrize("move", [place(0, 6, 3), princess(0, [6, 4]), discard(0), DONE, cat(6, 4)])
def test_nobody_plays_from_hand_before_drawing(move: Json) -> None:
    refusal = two_players("N:").why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-3.1", "draw-first")


@rule("IIF-3.1")
@pytest.mark.parametrize("move", [DRAW, sleep(6, 3), DONE])
def test_a_player_who_has_drawn_may_not_draw_again_or_play_a_sleeping_cat(move: Json) -> None:
    match = two_players("N:")
    match.do(DRAW)
    refusal = match.why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-3.1", "play-a-card")


@rule("IIF-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_clockwise(seats: int) -> None:
    match = match_at(*[player(name) for name in CATS[:seats]], cells=["6,4 NS:"], deck=["NS:"] * 20)
    order = []
    for _ in range(2 * seats):
        order.append(actor(match.match.state))
        draw_and_play(match)
    assert order == [*range(seats)] * 2


@rule("IIF-3.1")
def test_another_seat_cannot_play_out_of_turn() -> None:
    match = two_players("N:")
    with pytest.raises(Refusal) as refusal:
        match.match.say(1, match.game.read_action(match.match.state, DRAW))
    assert (refusal.value.why, refusal.value.facts) == ("not-your-turn", {"seat": 0})


@rule("IIF-3.1")
def test_a_refused_move_changes_nothing() -> None:
    match = two_players("N:")
    before = match.now()
    with pytest.raises(Refusal):
        match.do(sleep(0, 0))
    assert match.now() == before


@rule("IIF-3.1")
@rule("IIF-9.2")
def test_once_the_end_is_triggered_a_player_with_an_empty_hand_has_no_action_and_is_skipped() -> None:
    table = position(player("lilly"), player("milo"), player("jack", "NESW:"), cells=ONE_CARD, deck=[])
    _, state, _ = open_position(table)
    assert sentences(state) == []
    assert phase_and_seat(PositionMatch(table)) == ("turn", 2)
    assert PositionMatch(table).places(do="place") == set(AROUND)


# IIF-3.2


@rule("IIF-3.2")
def test_the_drawn_card_is_appended_to_the_hand() -> None:
    match = two_players("N:", "E:", deck=["S:mouse", "W:"])
    match.do(DRAW)
    assert held(match.now(), 0) == ["N:", "E:", "S:mouse"]


@rule("IIF-3.2")
@pytest.mark.parametrize("drawn", ["S:mouse", "princess"])
@pytest.mark.parametrize("other", [1, WATCHER])
def test_only_the_player_who_drew_a_card_sees_it(drawn: str, other: int) -> None:
    match = two_players("N:", deck=[drawn, "W:"])
    match.do(DRAW)
    assert held(match.seen(0), 0) == ["N:", drawn]
    assert match.seen(other)["players"][0] == {"cat": "lilly", "hand": [None, None]}


@rule("IIF-3.2")
@pytest.mark.parametrize("other", [1, WATCHER])
def test_a_princess_in_hand_looks_like_any_other_card_to_others(other: int) -> None:
    views = []
    for drawn in ("S:mouse", "princess"):
        match = two_players("N:", deck=[drawn, "W:"])
        match.do(DRAW)
        views.append(match.seen(other))
    assert views[0] == views[1]


@rule("IIF-3.2")
@pytest.mark.parametrize(("drawn", "logged"), [("S:mouse", "card S:mouse"), ("princess", "card princess")])
def test_others_hear_that_a_card_was_drawn_but_not_which(drawn: str, logged: str) -> None:
    match = two_players("N:", deck=[drawn, "W:"])
    match.do(DRAW)
    assert heard(match, 0) == ["draw", logged]
    assert heard(match, 1) == ["draw", "?"]
    assert heard(match, WATCHER) == ["draw", "?"]


@rule("IIF-3.2")
def test_nobody_sees_what_is_in_the_deck() -> None:
    match = two_players("N:", deck=["S:mouse", "W:", "princess", "toy"])
    for seat in (0, 1, WATCHER):
        assert match.seen(seat)["deck"] == {"cards": 4, "stacks": [4]}


@rule("IIF-3.2")
@rule("IIF-8.1")
def test_a_special_toy_does_not_go_into_the_hand_and_is_seen_by_all() -> None:
    match = two_players("N:", deck=["toy", "W:"])
    match.do(DRAW)
    assert phase_and_seat(match) == ("toy", 0)
    for seat in (0, 1, WATCHER):
        assert match.seen(seat)["phase"] == "toy"
        assert len(match.seen(seat)["players"][0]["hand"]) == 1
        assert heard(match, seat) == ["draw", "card toy"]


@rule("IIF-3.2")
def test_a_princess_may_be_played_in_the_turn_she_is_drawn() -> None:
    match = two_players("N:", deck=["princess", "W:"], cells=[*ONE_CARD, "6,5 sleeping milo"])
    match.do(DRAW)
    assert [move for move in match.moves() if move["do"] == "princess"] == [princess(1, [6, 5])]


@rule("IIF-3.2")
def test_a_princess_may_be_kept_for_a_turn_of_her_holders_choice() -> None:
    match = two_players("NS:", deck=["princess", "NS:", "NS:", "W:"], cells=[*ONE_CARD, "6,5 sleeping milo"])
    match.do(DRAW, place(0, 6, 3), DRAW, place(0, 6, 2), DRAW)
    assert held(match.now(), 0) == ["princess", "NS:"]
    assert princess(0, [6, 5]) in match.moves()
    match.do(place(1, 6, 1))
    assert held(match.now(), 0) == ["princess"]


# IIF-3.3


@rule("IIF-3.3")
def test_any_card_in_hand_may_be_played_by_its_own_index() -> None:
    match = two_players("NS:", "NESW:", "NS:", phase="play")
    assert in_any_order(match.moves()) == in_any_order([place(i, x, y) for i in range(3) for x, y in AROUND])


@rule("IIF-3.3")
def test_an_awake_cat_may_be_played_after_a_cardboard_card() -> None:
    match = two_players("NESW:", phase="play")
    match.do(place(0, 7, 4))
    assert phase_and_seat(match) == ("cat", 0)
    assert match.now()["just_played"] == [7, 4]
    assert match.moves() == [cat(6, 4), DONE]


@rule("IIF-3.3")
@pytest.mark.parametrize("then", [cat(6, 4), DONE])
def test_the_turn_then_ends_with_or_without_a_cat(then: Json) -> None:
    match = two_players("NESW:", phase="play")
    match.do(place(0, 7, 4), then)
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-3.3")
def test_if_no_cat_can_be_played_the_turn_ends_at_once() -> None:
    match = two_players("NESW:", phase="play")
    match.do(place(0, 6, 5))
    assert phase_and_seat(match) == ("turn", 1)


@rule("IIF-3.3")
@pytest.mark.parametrize("move", [place(0, 8, 4), DRAW, sleep(8, 4), discard(0)])
def test_nothing_but_an_awake_cat_may_follow_a_cardboard_card(move: Json) -> None:
    match = two_players("NESW:", "NESW:", phase="play")
    match.do(place(0, 7, 4))
    refusal = match.why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-5.1", "cat-or-done")


TWO_BOXES = ["6,4 NESW:", "7,4 W:", "2,2 E:", "3,2 W:"]


@rule("IIF-3.3")
@rule("IIF-5.1")
@pytest.mark.parametrize("at", [pair(6, 4), [9, 8]])
def test_an_awake_cat_may_not_be_played_after_a_princess(at: Any) -> None:
    match = two_players(
        "princess", "N:", phase="play", cells=[*TWO_BOXES, "9,8 sleeping milo", "10,8 NESW:"], across=["6,4 milo"]
    )
    match.do(princess(0, at))
    assert phase_and_seat(match) == ("turn", 1)
    assert held(match.now(), 0) == ["N:"]


@rule("IIF-3.3")
@pytest.mark.parametrize("index", [2, 3, 99])
def test_a_card_that_is_not_in_the_hand_cannot_be_played(index: int) -> None:
    refusal = two_players("NS:", "N:", phase="play").why_not(place(index, 6, 3))
    assert (refusal.rule, refusal.why) == ("IIF-3.3", "no-such-hand-card")
    assert refusal.facts == {"count": 2, "card": index}


@rule("IIF-3.3")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_the_card_that_is_played(seat: int) -> None:
    match = two_players("NS:mouse", "N:", phase="play")
    match.do(place(0, 6, 3))
    assert heard(match, seat) == ["play 0", "card NS:mouse", "at 6,3"]
    assert match.seen(seat)["cells"][-1] == {"at": [6, 3], "card": {"open": "NS", "icons": ["mouse"]}}


# IIF-3.4

FULL: Json = {"table": [2, 1], "cells": ["0,0 W:", "1,0 E:"]}
"""A table without an empty cell."""


@rule("IIF-3.4")
def test_a_player_who_has_drawn_and_can_play_nothing_discards_a_card_of_their_choice() -> None:
    match = two_players("NS:", "N:", deck=["N:", "W:"], **FULL)
    match.do(DRAW)
    assert match.moves() == [discard(0), discard(1), discard(2)]


@rule("IIF-3.4")
def test_the_turn_ends_after_a_discard() -> None:
    match = two_players("NS:", "E:", deck=["N:", "W:"], **FULL)
    match.do(DRAW, discard(1))
    assert held(match.now(), 0) == ["NS:", "N:"]
    assert phase_and_seat(match) == ("turn", 1)
    assert len(match.now()["cells"]) == 2


@rule("IIF-3.4")
@pytest.mark.parametrize("seat", [1, WATCHER])
def test_the_discarded_card_is_shown_to_all(seat: int) -> None:
    match = two_players("NS:", "E:bell", phase="play", **FULL)
    match.do(discard(1))
    assert heard(match, seat) == ["discard 1", "card E:bell"]


@rule("IIF-3.4")
def test_a_princess_without_a_cat_to_replace_may_be_discarded_too() -> None:
    assert two_players("princess", "E:", phase="play", **FULL).moves() == [discard(0), discard(1)]


@rule("IIF-3.4")
def test_a_player_who_can_play_a_card_may_not_discard() -> None:
    match = two_players("E:", "princess", phase="play", table=[2, 1], cells=["0,0 W:", "1,0 sleeping milo"])
    assert match.moves() == [princess(1, [1, 0])]
    refusal = match.why_not(discard(0))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-3.4", "can-play", {"card": 1})


@rule("IIF-3.4")
def test_one_empty_cell_is_enough_to_rule_out_a_discard() -> None:
    match = two_players("NESW:", "princess", phase="play", table=[3, 1], cells=["0,0 W:", "1,0 E:"])
    assert match.moves() == [place(0, 2, 0)]


@rule("IIF-3.4")
@rule("IIF-4.2")
def test_on_a_full_table_no_card_can_be_placed() -> None:
    refusal = two_players("NS:", phase="play", **FULL).why_not(place(0, 0, 0))
    assert refusal.rule == "IIF-4.2"


@rule("IIF-3.4")
@rule("IIF-11.2")
def test_in_the_advanced_game_walls_may_leave_no_legal_play() -> None:
    walls = ["0,0 :", "2,0 :"]
    assert two_players(":", phase="play", table=[3, 1], cells=walls).moves() == [place(0, 1, 0)]
    assert two_players(":", phase="play", table=[3, 1], cells=walls, advanced=True).moves() == [discard(0)]


# A whole round


@rule("IIF-3.1")
@rule("IIF-3.3")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_a_round_everybody_has_two_cards_again(seats: int, advanced: bool) -> None:
    match = resume(new_match(seats, "round", first=0, advanced=advanced))
    while phase_and_seat(match)[0] == "setup":
        match.do(match.moves()[0])
    for seat in range(seats):
        assert phase_and_seat(match) == ("turn", seat)
        draw_and_play(match)
    assert [len(held(match.now(), seat)) for seat in range(seats)] == [2] * seats
