"""IIF-3, a turn: draw and play a card, or lay down a sleeping cat; what others learn; and discarding."""

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
    new_match,
    pair,
    place,
    player,
    position,
    princess,
    sit,
    sit_at,
    sleep,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

AROUND = [(6, 3), (5, 4), (7, 4), (6, 5)]
"""The cells next to 6,4."""
ONE_CARD = ["6,4 NESW:"]
CATS = ["lilly", "charlie", "milo", "jack", "izzy"]


def two(*hand: str, **more: Any) -> PositionMatch:
    """Return a match: Lilly is to move with this hand; Milo holds a card; one card is on the table."""
    return sit(player("lilly", *hand), player("milo", "NS:bell"), **{"cells": ONE_CARD, **more})


def whose(sitting: PositionMatch) -> tuple[str, int]:
    """Return the phase, and whose it is."""
    return sitting.now()["phase"], sitting.now()["to_move"]


def heard(sitting: PositionMatch, seat: int) -> list[str]:
    """Return what a seat has heard, as text; `?` for what it didn't hear."""
    write = sitting.game.words.write
    return ["?" if entry.action == UNHEARD else write(entry.action) for entry in sitting.match.heard(seat)]


def draw_and_play(sitting: PositionMatch) -> None:
    """Play a whole turn without a cat."""
    sitting.do(DRAW)
    sitting.do(sitting.moves()[0])
    if whose(sitting)[0] == "cat":
        sitting.do(DONE)


# IIF-3.1


@rule("IIF-3.1")
def test_a_player_draws_or_plays_a_sleeping_cat() -> None:
    assert in_any_order(two("N:").moves()) == in_any_order([DRAW, *[sleep(x, y) for x, y in AROUND]])


@rule("IIF-3.1")
def test_with_nothing_on_the_table_a_player_can_only_draw() -> None:
    assert two("N:", cells=[]).moves() == [DRAW]


@rule("IIF-3.1")
def test_who_has_drawn_plays_a_card() -> None:
    sitting = two("NESW:", deck=["NS:", "N:"])
    sitting.do(DRAW)
    assert whose(sitting) == ("play", 0)
    assert in_any_order(sitting.moves()) == in_any_order([place(i, x, y) for i in (0, 1) for x, y in AROUND])


@rule("IIF-3.1")
@rule("IIF-3.3")
def test_a_turn_takes_one_card_and_gives_one() -> None:
    sitting = two("N:", "E:", deck=["S:", "W:"])
    sitting.do(DRAW, place(1, 6, 3))
    assert held(sitting.now(), 0) == ["N:", "S:"]
    assert [one["at"] for one in sitting.now()["cells"]] == [[6, 4], [6, 3]]
    assert [one["open"] for one in sitting.now()["deck"]] == ["W"]
    assert whose(sitting) == ("turn", 1)


@rule("IIF-3.1")
def test_who_plays_a_sleeping_cat_does_not_draw() -> None:
    sitting = two("N:", deck=["S:", "W:"])
    sitting.do(sleep(6, 3))
    assert held(sitting.now(), 0) == ["N:"]
    assert [one["open"] for one in sitting.now()["deck"]] == ["S", "W"]
    assert whose(sitting) == ("turn", 1)


@rule("IIF-3.1")
@pytest.mark.parametrize("move", [place(0, 6, 3), princess(0, [6, 4]), discard(0), DONE, cat(6, 4)])
def test_nobody_plays_from_hand_before_drawing(move: Json) -> None:
    refusal = two("N:").why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-3.1", "draw-first")


@rule("IIF-3.1")
@pytest.mark.parametrize("move", [DRAW, sleep(6, 3), DONE])
def test_who_has_drawn_neither_draws_again_nor_lays_down_a_sleeping_cat(move: Json) -> None:
    sitting = two("N:")
    sitting.do(DRAW)
    refusal = sitting.why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-3.1", "play-a-card")


@rule("IIF-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_clockwise(seats: int) -> None:
    sitting = sit(*[player(name) for name in CATS[:seats]], cells=["6,4 NS:"], deck=["NS:"] * 20)
    order = []
    for _ in range(2 * seats):
        order.append(actor(sitting.match.state))
        draw_and_play(sitting)
    assert order == [*range(seats)] * 2


@rule("IIF-3.1")
def test_another_seat_cannot_play_out_of_turn() -> None:
    sitting = two("N:")
    with pytest.raises(Refusal) as refusal:
        sitting.match.say(1, sitting.game.read_action(sitting.match.state, DRAW))
    assert (refusal.value.why, refusal.value.facts) == ("not-your-turn", {"seat": 0})


@rule("IIF-3.1")
def test_a_refused_move_changes_nothing() -> None:
    sitting = two("N:")
    before = sitting.now()
    with pytest.raises(Refusal):
        sitting.do(sleep(0, 0))
    assert sitting.now() == before


@rule("IIF-3.1")
@rule("IIF-9.2")
def test_who_has_an_empty_hand_once_the_end_is_triggered_has_no_move_and_is_skipped() -> None:
    table = position(player("lilly"), player("milo"), player("jack", "NESW:"), cells=ONE_CARD, deck=[])
    _, state, _ = open_position(table)
    assert sentences(state) == []
    assert whose(PositionMatch(table)) == ("turn", 2)
    assert PositionMatch(table).places(do="place") == set(AROUND)


# IIF-3.2


@rule("IIF-3.2")
def test_the_drawn_card_goes_to_the_hand_behind_the_others() -> None:
    sitting = two("N:", "E:", deck=["S:mouse", "W:"])
    sitting.do(DRAW)
    assert held(sitting.now(), 0) == ["N:", "E:", "S:mouse"]


@rule("IIF-3.2")
@pytest.mark.parametrize("drawn", ["S:mouse", "princess"])
@pytest.mark.parametrize("other", [1, WATCHER])
def test_only_who_drew_a_card_sees_it(drawn: str, other: int) -> None:
    sitting = two("N:", deck=[drawn, "W:"])
    sitting.do(DRAW)
    assert held(sitting.seen(0), 0) == ["N:", drawn]
    assert sitting.seen(other)["players"][0] == {"cat": "lilly", "hand": [None, None]}


@rule("IIF-3.2")
@pytest.mark.parametrize("other", [1, WATCHER])
def test_a_princess_in_hand_looks_to_others_like_any_card(other: int) -> None:
    views = []
    for drawn in ("S:mouse", "princess"):
        sitting = two("N:", deck=[drawn, "W:"])
        sitting.do(DRAW)
        views.append(sitting.seen(other))
    assert views[0] == views[1]


@rule("IIF-3.2")
@pytest.mark.parametrize(("drawn", "said"), [("S:mouse", "card S:mouse"), ("princess", "card princess")])
def test_others_hear_that_a_card_was_drawn_but_not_which(drawn: str, said: str) -> None:
    sitting = two("N:", deck=[drawn, "W:"])
    sitting.do(DRAW)
    assert heard(sitting, 0) == ["draw", said]
    assert heard(sitting, 1) == ["draw", "?"]
    assert heard(sitting, WATCHER) == ["draw", "?"]


@rule("IIF-3.2")
def test_nobody_sees_what_is_in_the_deck() -> None:
    sitting = two("N:", deck=["S:mouse", "W:", "princess", "toy"])
    for seat in (0, 1, WATCHER):
        assert sitting.seen(seat)["deck"] == {"cards": 4, "stacks": [4]}


@rule("IIF-3.2")
@rule("IIF-8.1")
def test_a_special_toy_does_not_go_to_the_hand_and_is_seen_by_all() -> None:
    sitting = two("N:", deck=["toy", "W:"])
    sitting.do(DRAW)
    assert whose(sitting) == ("toy", 0)
    for seat in (0, 1, WATCHER):
        assert sitting.seen(seat)["phase"] == "toy"
        assert len(sitting.seen(seat)["players"][0]["hand"]) == 1
        assert heard(sitting, seat) == ["draw", "card toy"]


@rule("IIF-3.2")
def test_a_princess_may_be_played_in_the_turn_she_is_drawn() -> None:
    sitting = two("N:", deck=["princess", "W:"], cells=[*ONE_CARD, "6,5 sleeping milo"])
    sitting.do(DRAW)
    assert [move for move in sitting.moves() if move["do"] == "princess"] == [princess(1, [6, 5])]


@rule("IIF-3.2")
def test_or_kept_for_a_turn_of_her_holders_choice() -> None:
    sitting = two("NS:", deck=["princess", "NS:", "NS:", "W:"], cells=[*ONE_CARD, "6,5 sleeping milo"])
    sitting.do(DRAW, place(0, 6, 3), DRAW, place(0, 6, 2), DRAW)
    assert held(sitting.now(), 0) == ["princess", "NS:"]
    assert princess(0, [6, 5]) in sitting.moves()
    sitting.do(place(1, 6, 1))
    assert held(sitting.now(), 0) == ["princess"]


# IIF-3.3


@rule("IIF-3.3")
def test_any_card_of_the_hand_may_be_played_each_by_its_own_index() -> None:
    sitting = two("NS:", "NESW:", "NS:", phase="play")
    assert in_any_order(sitting.moves()) == in_any_order([place(i, x, y) for i in range(3) for x, y in AROUND])


@rule("IIF-3.3")
def test_after_a_cardboard_card_one_may_play_an_awake_cat() -> None:
    sitting = two("NESW:", phase="play")
    sitting.do(place(0, 7, 4))
    assert whose(sitting) == ("cat", 0)
    assert sitting.now()["just_played"] == [7, 4]
    assert sitting.moves() == [cat(6, 4), DONE]


@rule("IIF-3.3")
@pytest.mark.parametrize("then", [cat(6, 4), DONE])
def test_with_or_without_one_the_turn_is_over(then: Json) -> None:
    sitting = two("NESW:", phase="play")
    sitting.do(place(0, 7, 4), then)
    assert whose(sitting) == ("turn", 1)


@rule("IIF-3.3")
def test_where_no_cat_can_be_laid_the_turn_is_over_at_once() -> None:
    sitting = two("NESW:", phase="play")
    sitting.do(place(0, 6, 5))
    assert whose(sitting) == ("turn", 1)


@rule("IIF-3.3")
@pytest.mark.parametrize("move", [place(0, 8, 4), DRAW, sleep(8, 4), discard(0)])
def test_after_a_cardboard_card_one_may_do_nothing_else(move: Json) -> None:
    sitting = two("NESW:", "NESW:", phase="play")
    sitting.do(place(0, 7, 4))
    refusal = sitting.why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-5.1", "cat-or-done")


TWO_BOXES = ["6,4 NESW:", "7,4 W:", "2,2 E:", "3,2 W:"]


@rule("IIF-3.3")
@rule("IIF-5.1")
@pytest.mark.parametrize("at", [pair(6, 4), [9, 8]])
def test_after_a_princess_one_may_not_play_an_awake_cat(at: Any) -> None:
    sitting = two(
        "princess", "N:", phase="play", cells=[*TWO_BOXES, "9,8 sleeping milo", "10,8 NESW:"], across=["6,4 milo"]
    )
    sitting.do(princess(0, at))
    assert whose(sitting) == ("turn", 1)
    assert held(sitting.now(), 0) == ["N:"]


@rule("IIF-3.3")
@pytest.mark.parametrize("index", [2, 3, 99])
def test_a_card_that_is_not_in_the_hand_cannot_be_played(index: int) -> None:
    refusal = two("NS:", "N:", phase="play").why_not(place(index, 6, 3))
    assert (refusal.rule, refusal.why) == ("IIF-3.3", "no-such-hand-card")
    assert refusal.facts == {"count": 2, "card": index}


@rule("IIF-3.3")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_the_card_that_is_played(seat: int) -> None:
    sitting = two("NS:mouse", "N:", phase="play")
    sitting.do(place(0, 6, 3))
    assert heard(sitting, seat) == ["play 0", "card NS:mouse", "at 6,3"]
    assert sitting.seen(seat)["cells"][-1] == {"at": [6, 3], "card": {"open": "NS", "icons": ["mouse"]}}


# IIF-3.4

FULL: Json = {"table": [2, 1], "cells": ["0,0 W:", "1,0 E:"]}
"""A table without an empty cell."""


@rule("IIF-3.4")
def test_who_has_drawn_and_can_play_nothing_discards_a_card_of_their_choice() -> None:
    sitting = two("NS:", "N:", deck=["N:", "W:"], **FULL)
    sitting.do(DRAW)
    assert sitting.moves() == [discard(0), discard(1), discard(2)]


@rule("IIF-3.4")
def test_then_the_turn_ends() -> None:
    sitting = two("NS:", "E:", deck=["N:", "W:"], **FULL)
    sitting.do(DRAW, discard(1))
    assert held(sitting.now(), 0) == ["NS:", "N:"]
    assert whose(sitting) == ("turn", 1)
    assert len(sitting.now()["cells"]) == 2


@rule("IIF-3.4")
@pytest.mark.parametrize("seat", [1, WATCHER])
def test_the_discarded_card_is_shown_to_all(seat: int) -> None:
    sitting = two("NS:", "E:bell", phase="play", **FULL)
    sitting.do(discard(1))
    assert heard(sitting, seat) == ["discard 1", "card E:bell"]


@rule("IIF-3.4")
def test_a_princess_without_a_cat_to_replace_may_be_discarded_too() -> None:
    assert two("princess", "E:", phase="play", **FULL).moves() == [discard(0), discard(1)]


@rule("IIF-3.4")
def test_who_can_play_one_of_their_cards_does_not_discard() -> None:
    sitting = two("E:", "princess", phase="play", table=[2, 1], cells=["0,0 W:", "1,0 sleeping milo"])
    assert sitting.moves() == [princess(1, [1, 0])]
    refusal = sitting.why_not(discard(0))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-3.4", "can-play", {"card": 1})


@rule("IIF-3.4")
def test_with_one_empty_cell_nobody_discards() -> None:
    sitting = two("NESW:", "princess", phase="play", table=[3, 1], cells=["0,0 W:", "1,0 E:"])
    assert sitting.moves() == [place(0, 2, 0)]


@rule("IIF-3.4")
@rule("IIF-4.2")
def test_on_a_full_table_no_card_can_be_placed() -> None:
    refusal = two("NS:", phase="play", **FULL).why_not(place(0, 0, 0))
    assert refusal.rule == "IIF-4.2"


@rule("IIF-3.4")
@rule("IIF-11.2")
def test_in_the_advanced_game_walls_may_leave_nothing_to_play() -> None:
    walls = ["0,0 :", "2,0 :"]
    assert two(":", phase="play", table=[3, 1], cells=walls).moves() == [place(0, 1, 0)]
    assert two(":", phase="play", table=[3, 1], cells=walls, advanced=True).moves() == [discard(0)]


# A whole round


@rule("IIF-3.1")
@rule("IIF-3.3")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_a_round_everybody_has_two_cards_again(seats: int, advanced: bool) -> None:
    sitting = sit_at(new_match(seats, "round", first=0, advanced=advanced))
    while whose(sitting)[0] == "setup":
        sitting.do(sitting.moves()[0])
    for seat in range(seats):
        assert whose(sitting) == ("turn", seat)
        draw_and_play(sitting)
    assert [len(held(sitting.now(), seat)) for seat in range(seats)] == [2] * seats
