"""Invalid If It Fits actions: malformed ones are refused when read, forbidden ones with their rule."""

from __future__ import annotations

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import judge, sentences
from tabbytop.games.fits.words import LARGEST
from tabbytop.table.files import open_position
from tests.hostile.faults import ESCAPE, HUGE, one_line
from tests.hostile.fits import FULL, check_every_action
from tests.rules.fits.tables import (
    DISCARD_TOY,
    DONE,
    DRAW,
    card,
    cat,
    cells,
    discard,
    pair,
    place,
    player,
    position,
    princess,
    sleep,
    start,
    toy,
)
from tests.rules.position_match import Json

LAST = {**FULL, "ending": True}
PLAYING = {**FULL, "phase": "play"}
NO_CATS = position(player("lilly", "princess", "NS:"), player("milo"), cells=["6,4 NESW:"], phase="play")
STUCK = position(
    player("lilly", "princess", "N:"), player("milo"), cells=["0,0 NESW:"], table=[1, 1], phase="play",
)  # fmt: skip
WALLED = position(
    player("lilly", "N:", "E:"), player("milo"),
    cells=["0,0 E:", "1,0 W:"], table=[3, 1], phase="play", advanced=True,
)  # fmt: skip
TOY = {**FULL, "phase": "toy", "cells": [*FULL["cells"], *cells("7,6 NESW:")]}
TOY_CELL = position(phase="toy", cells=["6,4 NS:"])
TOY_NOWHERE = position(phase="toy", cells=["0,0 NESW:"], table=[1, 1])
CAT = position(
    player("jack"),
    player("milo"),
    cells=["6,4 NESW:", "7,4 NESW:", "8,4 NESW:", "9,4 NESW:", "10,4 NSW:", "11,4 NESW:", "7,5 N:"],
    across=["8,4 milo"],
    phase="cat",
    just_played=[7, 4],
)
CAT_ALONE = {**CAT, "across": []}
HOMELESS = position(
    player("jack"), player("milo"), cells=[*[f"{x},1 sleeping jack" for x in range(5)], "6,4 NESW:", "7,4 NESW:"],
    phase="cat", just_played=[7, 4],
)  # fmt: skip
ASLEEP = position(player("jack"), player("milo"), cells=["6,4 NESW:", "6,3 N:", "7,4 sleeping milo"])
SETUP = position(phase="setup", start_cards=[card("NESW:"), card("NSW:")])
LINE = position(phase="setup", cells=["6,4 NESW:", "6,5 NE:"], start_cards=[card("N:")], advanced=True)
OVER = {**FULL, "phase": "over"}
SKIPPED = position(player("jack"), player("milo", "N:"), cells=["6,4 NESW:"], ending=True)

START: Json = start(0, 6, 4)
PLACE: Json = place(0, 5, 4)
PRINCESS: Json = princess(1, pair(6, 4))

MALFORMED: list[tuple[str, Any, str, str, str]] = [
    ("null", None, "action", "", "wrong-type"),
    ("a list", [], "action", "", "wrong-type"),
    ("a text", "draw", "action", "", "wrong-type"),
    ("a number", 1, "action", "", "wrong-type"),
    ("a truth", True, "action", "", "wrong-type"),
    ("nothing in it", {}, "action", "", "missing-key"),
    ("no verb", {"at": [5, 4]}, "action", "", "missing-key"),
    ("no verb and an unknown key", {"x": 0}, "action", "", "unknown-key"),
    ("an unknown verb", {"do": "meow"}, "action.do", "", "unknown-name"),
    ("a verb of another game", {"do": "pass"}, "action.do", "", "unknown-name"),
    ("a verb with an escape sequence", {"do": ESCAPE}, "action.do", "", "unknown-name"),
    ("a huge verb", {"do": "x" * 10**6}, "action.do", "", "unknown-name"),
    ("a verb that is null", {"do": None}, "action.do", "", "wrong-type"),
    ("a verb in a list", {"do": ["draw"]}, "action.do", "", "wrong-type"),
    ("draw with more", {**DRAW, "hand": 0}, "action", "", "unknown-key"),
    ("done with more", {**DONE, ESCAPE: 1}, "action", "", "unknown-key"),
    ("sleep nowhere", {"do": "sleep"}, "action", "", "missing-key"),
    ("sleep with a card", {**sleep(5, 4), "hand": 0}, "action", "", "unknown-key"),
    ("a turned sleeper", {**sleep(5, 4), "turned": False}, "action", "", "unknown-key"),
    ("sleep across two cards", {"do": "sleep", "at": pair(6, 4)}, "action.at[0]", "", "wrong-type"),
    ("sleep off any table", sleep(LARGEST, 0), "action.at[0]", "IIF-4.2", "out-of-range"),
    ("sleep at nothing", {"do": "sleep", "at": None}, "action.at", "", "wrong-type"),
    ("a start without a card", {k: v for k, v in START.items() if k != "card"}, "action", "", "missing-key"),
    ("a start without an orientation", {k: v for k, v in START.items() if k != "turned"}, "action", "", "missing-key"),
    ("a start from the hand", {**START, "hand": 0}, "action", "", "unknown-key"),
    ("a start card beyond", {**START, "card": 5}, "action.card", "IIF-2.5", "out-of-range"),
    ("a start card below", {**START, "card": -1}, "action.card", "IIF-2.5", "out-of-range"),
    ("a huge start card", {**START, "card": HUGE}, "action.card", "IIF-2.5", "out-of-range"),
    ("a start card that is true", {**START, "card": True}, "action.card", "", "wrong-type"),
    ("a start card by its name", {**START, "card": "start-mouse"}, "action.card", "", "wrong-type"),
    ("a start turned by a number", {**START, "turned": 180}, "action.turned", "", "wrong-type"),
    ("a start turned by null", {**START, "turned": None}, "action.turned", "", "wrong-type"),
    ("a card without a place", {"do": "place", "hand": 0, "turned": False}, "action", "", "missing-key"),
    ("a card without an orientation", {"do": "place", "hand": 0, "at": [5, 4]}, "action", "", "missing-key"),
    ("no card to place", {"do": "place", "at": [5, 4], "turned": False}, "action", "", "missing-key"),
    ("a card with a cat", {**PLACE, "cat": True}, "action", "", "unknown-key"),
    ("a card beyond any hand", {**PLACE, "hand": 100}, "action.hand", "IIF-3.3", "out-of-range"),
    ("a card below", {**PLACE, "hand": -1}, "action.hand", "IIF-3.3", "out-of-range"),
    ("a huge card", {**PLACE, "hand": HUGE}, "action.hand", "IIF-3.3", "out-of-range"),
    ("a card that is a float", {**PLACE, "hand": 0.0}, "action.hand", "", "wrong-type"),
    ("a card that is true", {**PLACE, "hand": False}, "action.hand", "", "wrong-type"),
    ("a card that is not a number", {**PLACE, "hand": float("nan")}, "action.hand", "", "wrong-type"),
    ("a card turned by a text", {**PLACE, "turned": "yes"}, "action.turned", "", "wrong-type"),
    ("a place that is null", {**PLACE, "at": None}, "action.at", "", "wrong-type"),
    ("a place as a string", {**PLACE, "at": "5,4"}, "action.at", "", "wrong-type"),
    ("a place of one number", {**PLACE, "at": [5]}, "action.at", "IIF-4.1", "not-a-pair"),
    ("a place of three numbers", {**PLACE, "at": [5, 4, 0]}, "action.at", "IIF-4.1", "not-a-pair"),
    ("a place of a thousand numbers", {**PLACE, "at": [5] * 1000}, "action.at", "", "too-long"),
    ("a place of two cells", {**PLACE, "at": pair(6, 4)}, "action.at[0]", "", "wrong-type"),
    ("a place off any table", {**PLACE, "at": [5, LARGEST]}, "action.at[1]", "IIF-4.2", "out-of-range"),
    ("a place below", {**PLACE, "at": [-1, 4]}, "action.at[0]", "IIF-4.2", "out-of-range"),
    ("a place nowhere", {**PLACE, "at": [5, -HUGE]}, "action.at[1]", "IIF-4.2", "out-of-range"),
    ("a place of floats", {**PLACE, "at": [5.0, 4.0]}, "action.at[0]", "", "wrong-type"),
    ("a place of booleans", {**PLACE, "at": [True, True]}, "action.at[0]", "", "wrong-type"),
    ("Princess nowhere", {"do": "princess", "hand": 1}, "action", "", "missing-key"),
    ("a turned Princess", {**PRINCESS, "turned": False}, "action", "", "unknown-key"),
    ("Princess across one cell", {**PRINCESS, "at": [[6, 4]]}, "action.at", "IIF-5.2", "not-two-cells"),
    ("Princess across a reversed pair", {**PRINCESS, "at": [[7, 4], [6, 4]]}, "action.at", "IIF-5.2",
     "not-side-by-side"),
    ("Princess at nothing", {**PRINCESS, "at": []}, "action.at", "IIF-4.1", "not-a-pair"),
    ("Princess at a cat by name", {**PRINCESS, "at": "milo"}, "action.at", "", "wrong-type"),
    ("a discard that is null", {"do": "discard", "hand": None}, "action.hand", "", "wrong-type"),
    ("a discard to somewhere", {"do": "discard", "hand": 0, "at": [5, 4]}, "action", "", "unknown-key"),
    ("a toy discarded to somewhere", {"do": "discard", "at": [5, 4]}, "action", "", "unknown-key"),
    ("a discard beyond any hand", discard(HUGE), "action.hand", "IIF-3.3", "out-of-range"),
    ("a toy nowhere", {"do": "toy"}, "action", "", "missing-key"),
    ("a turned toy", {**toy([5, 4]), "turned": False}, "action", "", "unknown-key"),
    ("a toy across three cells", toy([[6, 4], [7, 4], [8, 4]]), "action.at", "IIF-5.2", "not-two-cells"),
    ("a toy down two rows", toy([[6, 4], [6, 5]]), "action.at", "IIF-5.2", "not-side-by-side"),
    ("a toy of half a pair", toy([[6, 4], 7]), "action.at[1]", "", "wrong-type"),
    ("a cat nowhere", {"do": "cat"}, "action", "", "missing-key"),
    ("a cat by name", {**cat(6, 4), "cat": "milo"}, "action", "", "unknown-key"),
    ("a cat in one cell", {"do": "cat", "at": [6, 4]}, "action.at[0]", "", "wrong-type"),
    ("a cat across a reversed pair", {"do": "cat", "at": [[7, 4], [6, 4]]}, "action.at", "IIF-5.2",
     "not-side-by-side"),
    ("a cat across a gap", {"do": "cat", "at": [[6, 4], [8, 4]]}, "action.at", "IIF-5.2", "not-side-by-side"),
    ("a cat over the edge of any table", cat(LARGEST - 1, 4), "action.at[1][0]", "IIF-4.2", "out-of-range"),
]  # fmt: skip

PHASES = {
    "setup": SETUP, "turn": FULL, "last": LAST, "play": PLAYING, "toy": TOY, "cat": CAT, "over": OVER,
    "skipped": SKIPPED,
}  # fmt: skip


@pytest.mark.parametrize(
    ("action", "where", "rule", "why"), [fault[1:] for fault in MALFORMED], ids=[fault[0] for fault in MALFORMED]
)
@pytest.mark.parametrize("phase", PHASES)
def test_a_malformed_action_is_refused(phase: str, action: Any, where: str, rule: str, why: str) -> None:
    game, state, _ = open_position(PHASES[phase])
    with pytest.raises(Refusal) as caught:
        game.read_action(state, action)
    assert (caught.value.where, caught.value.rule, caught.value.why) == (where, rule, why)
    one_line(caught.value)


FORBIDDEN: list[tuple[str, Json, Json, str, str]] = [
    ("to draw before the game begins", SETUP, DRAW, "IIF-2.5", "choose-start-card"),
    ("a start card that is not there", SETUP, start(2, 6, 4), "IIF-2.5", "no-such-start-card"),
    ("a start card beside the middle", SETUP, start(0, 6, 5), "IIF-4.2", "not-the-middle"),
    ("a start card turned without effect", SETUP, start(0, 6, 4, True), "IIF-4.1", "turned-same"),
    ("a start card beside the line", LINE, start(0, 7, 4), "IIF-2.5", "not-the-line"),
    ("a start card far from the line", LINE, start(0, 0, 0), "IIF-2.5", "not-the-line"),
    ("a start card on the line", LINE, start(0, 6, 5), "IIF-4.2", "cell-taken"),
    ("a start card off the table", LINE, start(0, 6, 9), "IIF-4.2", "off-table"),
    ("a start card wall to wall", LINE, start(0, 6, 6, True), "IIF-11.2", "wall-to-wall"),
    ("to play without drawing", FULL, PLACE, "IIF-3.1", "draw-first"),
    ("Princess without drawing", FULL, PRINCESS, "IIF-3.1", "draw-first"),
    ("to be done without drawing", FULL, DONE, "IIF-3.1", "draw-first"),
    ("to discard without drawing", FULL, discard(0), "IIF-3.1", "draw-first"),
    ("a start card in a turn", FULL, START, "IIF-3.1", "draw-first"),
    ("a cat without a card", FULL, cat(7, 5), "IIF-3.1", "draw-first"),
    ("a toy that nobody drew", FULL, toy(pair(5, 5)), "IIF-3.1", "draw-first"),
    ("to sleep on a card", FULL, sleep(6, 4), "IIF-4.2", "cell-taken"),
    ("to sleep on a cat", FULL, sleep(6, 5), "IIF-4.2", "cell-has-cat"),
    ("to sleep off the table", FULL, sleep(13, 4), "IIF-4.2", "off-table"),
    ("to sleep far off the table", FULL, sleep(LARGEST - 1, LARGEST - 1), "IIF-4.2", "off-table"),
    ("to sleep beside nothing", FULL, sleep(0, 0), "IIF-4.3", "touches-nothing"),
    ("to sleep in another's box", ASLEEP, sleep(8, 4), "IIF-6.2", "others-box"),
    ("to sleep between a box and another's", ASLEEP, sleep(7, 3), "IIF-6.2", "others-box"),
    ("to draw in the last rounds", LAST, DRAW, "IIF-9.2", "only-from-hand"),
    ("to sleep in the last rounds", LAST, sleep(5, 4), "IIF-9.2", "only-from-hand"),
    ("to draw twice", PLAYING, DRAW, "IIF-3.1", "play-a-card"),
    ("to sleep after drawing", PLAYING, sleep(5, 4), "IIF-3.1", "play-a-card"),
    ("to be done after drawing", PLAYING, DONE, "IIF-3.1", "play-a-card"),
    ("to discard a toy that the player doesn't have", PLAYING, DISCARD_TOY, "IIF-3.1", "play-a-card"),
    ("to discard what can be played", PLAYING, discard(0), "IIF-3.4", "can-play"),
    ("to discard another card", PLAYING, discard(1), "IIF-3.4", "can-play"),
    ("to discard a card that is not there", PLAYING, discard(2), "IIF-3.3", "no-such-hand-card"),
    ("to play a card that is not there", PLAYING, place(2, 5, 4), "IIF-3.3", "no-such-hand-card"),
    ("to play the last card of any hand", PLAYING, place(99, 5, 4), "IIF-3.3", "no-such-hand-card"),
    ("a card on a card", PLAYING, place(0, 6, 4), "IIF-4.2", "cell-taken"),
    ("a card on a toy", PLAYING, place(0, 6, 3), "IIF-4.2", "cell-taken"),
    ("a card on a cat", PLAYING, place(0, 6, 5), "IIF-4.2", "cell-has-cat"),
    ("a card off the table", PLAYING, place(0, 0, 9), "IIF-4.2", "off-table"),
    ("a card beside nothing", PLAYING, place(0, 12, 8), "IIF-4.3", "touches-nothing"),
    ("a card corner to corner", PLAYING, place(0, 10, 6), "IIF-4.3", "touches-nothing"),
    ("a card turned without effect", {**PLAYING, "to_move": 1}, place(0, 5, 4, True), "IIF-4.1", "turned-same"),
    ("a wall to a wall, either way around", WALLED, place(0, 2, 0), "IIF-11.2", "no-place-for-card"),
    ("a wall to a wall", WALLED, place(1, 2, 0), "IIF-11.2", "wall-to-wall"),
    ("to discard what fits the other way around", WALLED, discard(0), "IIF-3.4", "can-play"),
    ("Princess where nobody lies", PLAYING, princess(1, [5, 4]), "IIF-7.1", "no-cat-there"),
    ("Princess on a card", PLAYING, princess(1, [8, 4]), "IIF-7.1", "no-cat-there"),
    ("Princess on Princess", PLAYING, princess(1, [8, 5]), "IIF-7.1", "only-princess-there"),
    ("Princess across Princess", PLAYING, princess(1, pair(4, 6)), "IIF-7.1", "only-princess-there"),
    ("Princess across nobody", PLAYING, princess(1, pair(8, 4)), "IIF-7.1", "no-cat-there"),
    ("Princess across half a cat", PLAYING, princess(1, pair(5, 4)), "IIF-7.1", "no-cat-there"),
    ("Princess where no cat is", NO_CATS, princess(0, [6, 4]), "IIF-7.4", "no-cat-on-table"),
    ("Princess alone on the table", STUCK, princess(0, [0, 0]), "IIF-7.4", "no-cat-on-table"),
    ("a card on a full table", STUCK, place(1, 0, 0), "IIF-4.2", "table-full"),
    ("to draw before the toy", TOY, DRAW, "IIF-8.1", "toy-first"),
    ("a card before the toy", TOY, PLACE, "IIF-8.1", "toy-first"),
    ("a cat before the toy", TOY, cat(7, 5), "IIF-8.1", "toy-first"),
    ("to sleep before the toy", TOY, sleep(5, 4), "IIF-8.1", "toy-first"),
    ("a toy in a cell though there is a spot", TOY, toy([5, 4]), "IIF-8.2", "toy-has-spot"),
    ("a toy discarded though there is a spot", TOY, DISCARD_TOY, "IIF-8.2", "toy-has-spot"),
    ("a toy across a cat", TOY, toy(pair(6, 4)), "IIF-5.3", "cat-across"),
    ("a toy across a sleeping cat", TOY, toy(pair(6, 5)), "IIF-5.3", "is-sleeper"),
    ("a toy across a wall", TOY, toy(pair(8, 4)), "IIF-8.1", "wall-between"),
    ("a toy across nothing", TOY, toy(pair(0, 0)), "IIF-8.1", "no-card-there"),
    ("a toy discarded though there is a cell", TOY_CELL, DISCARD_TOY, "IIF-8.2", "toy-has-place"),
    ("a toy beside nothing", TOY_CELL, toy([0, 0]), "IIF-4.3", "touches-nothing"),
    ("a toy on a card", TOY_CELL, toy([6, 4]), "IIF-4.2", "cell-taken"),
    ("a toy off the table", TOY_NOWHERE, toy([1, 0]), "IIF-4.2", "off-table"),
    ("a card instead of a cat", CAT, PLACE, "IIF-5.1", "cat-or-done"),
    ("to draw instead of a cat", CAT, DRAW, "IIF-5.1", "cat-or-done"),
    ("a sleeping cat instead of one awake", CAT, sleep(5, 4), "IIF-5.1", "cat-or-done"),
    ("a cat in another's box", CAT, cat(6, 4), "IIF-5.4", "others-box"),
    ("a cat across another's", CAT, cat(7, 4), "IIF-5.3", "cat-across"),
    ("a cat across other cards", CAT_ALONE, cat(8, 4), "IIF-5.2", "not-just-played"),
    ("a cat across a wall", CAT_ALONE, cat(10, 4), "IIF-5.2", "wall-between"),
    ("a cat half off the cards", CAT_ALONE, cat(5, 4), "IIF-5.2", "no-card-there"),
    ("a cat that the player doesn't have", HOMELESS, cat(6, 4), "IIF-5.1", "no-cat-left"),
    ("anything after the end", OVER, PLACE, "", "game-over"),
    ("to draw after the end", OVER, DRAW, "", "game-over"),
    ("anything where nobody moves", SKIPPED, DRAW, "", "nobody-moves"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "action", "rule", "why"), [fault[1:] for fault in FORBIDDEN], ids=[fault[0] for fault in FORBIDDEN]
)
def test_a_forbidden_action_is_refused(data: Json, action: Json, rule: str, why: str) -> None:
    game, state, _ = open_position(data)
    before = game.key(state)
    refusal = judge(state, game.read_action(state, action))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == (rule, why)
    one_line(refusal)
    assert game.key(state) == before


@pytest.mark.parametrize("data", [PLAYING, LAST], ids=["play", "last"])
def test_princess_cannot_be_played_as_cardboard_nor_cardboard_as_princess(data: Json) -> None:
    game, state, _ = open_position(data)
    for action, why in ((place(1, 5, 4), "is-her"), (princess(0, pair(6, 4)), "is-not-princess")):
        with pytest.raises(Refusal) as caught:
            game.read_action(state, action)
        assert (caught.value.where, caught.value.rule, caught.value.why) == ("action.hand", "IIF-7.1", why)
        one_line(caught.value)


TABLES = {
    **PHASES, "no cats": NO_CATS, "stuck": STUCK, "walled": WALLED, "toy in a cell": TOY_CELL,
    "toy nowhere": TOY_NOWHERE, "cat alone": CAT_ALONE, "homeless": HOMELESS, "asleep": ASLEEP, "line": LINE,
}  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_invalid_sequences_of_words_are_refused(name: str) -> None:
    """Try numbers that aren't actions, incomplete moves, and moves with extra actions."""
    game, state, _ = open_position(TABLES[name])
    legal = sentences(state)
    size = game.words.size
    firsts = [verb.first for verb in game.words.verbs]
    odd = [(), (-1,), (size,), (10**12,), (-(10**12),), *[(a,) for a in range(0, size, size // 997)]]
    odd += [(first + d,) for first in firsts for d in (-1, 0, 1, 5 + (4 << 13))]
    odd += [sentence[:-1] for sentence in legal] + [(*sentence, sentence[-1]) for sentence in legal]
    odd += [(*sentence[:-1], a) for sentence in legal[-3:] for a in (-1, size, size + 1, 10**12, *firsts)]
    for sentence in odd:
        refusal = judge(state, sentence)
        assert (refusal is None) == (sentence in legal)
        if refusal is not None:
            one_line(refusal)


@pytest.mark.parametrize("name", TABLES)
def test_every_action_on_the_table_is_listed_or_refused(name: str) -> None:
    game, state, _ = open_position(TABLES[name])
    check_every_action(game, state)


@pytest.mark.parametrize("at", [[6, 4], [7, 4], pair(6, 5)], ids=["left half", "right half", "asleep"])
def test_a_refusal_never_denies_a_cat_that_is_there(at: Any) -> None:
    """Lilly lies across 6,4 and 7,4, and Milo sleeps at 6,5; only the form of the place is wrong."""
    game, state, _ = open_position(PLAYING)
    refusal = judge(state, game.read_action(state, princess(1, at)))
    assert refusal is not None
    assert refusal.why != "no-cat-there", one_line(refusal)
