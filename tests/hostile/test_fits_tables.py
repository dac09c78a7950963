"""Impossible If It Fits positions: each is refused with its path and its rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabbytop.engine.play import is_over, sentences, settle
from tabbytop.games.fits.words import LARGEST
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position
from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed
from tests.hostile.fits import CAT, FULL, SETUP, Fault, check, refused
from tests.rules.fits.tables import across, card, cells, pair, player, position
from tests.rules.position_match import Json, PositionMatch

FAULTS_OF_RULES: list[Fault] = [
    ("one player", ("players",), [player("milo")], "players", "IIF-1.1", "players"),
    ("nobody", ("players",), [], "players", "IIF-1.1", "players"),
    ("six players", ("players",), [player("milo")] * 6, "players", "IIF-1.1", "players"),
    ("two Lillys", ("players", 1, "cat"), "lilly", "players[1].cat", "IIF-2.1", "cat-twice"),
    ("an unknown cat", ("players", 0, "cat"), "garfield", "players[0].cat", "IIF-1.1", "unknown-name"),
    ("a cat in capitals", ("players", 0, "cat"), "Lilly", "players[0].cat", "IIF-1.1", "unknown-name"),
    ("Princess for a player", ("players", 0, "cat"), "princess", "players[0].cat", "IIF-1.1", "unknown-name"),
    ("a cat with an escape sequence", ("players", 0, "cat"), ESCAPE, "players[0].cat", "IIF-1.1", "unknown-name"),
    ("a sleeping cat of nobody", ("cells", 5, "sleeping"), "izzy", "cells[5].sleeping", "IIF-2.1", "unknown-name"),
    ("an unknown sleeping cat", ("cells", 5, "sleeping"), "tom", "cells[5].sleeping", "IIF-2.1", "unknown-name"),
    ("an awake cat of nobody", ("across", 0, "cat"), "izzy", "across[0].cat", "IIF-2.1", "unknown-name"),
    ("an unknown awake cat", ("across", 0, "cat"), ESCAPE, "across[0].cat", "IIF-2.1", "unknown-name"),
    ("an awake cat that is true", ("across", 0, "cat"), True, "across[0].cat", "", "wrong-type"),
    ("two cards in one cell", ("cells", 1, "at"), [6, 4], "cells[1].at", "IIF-4.2", "cell-twice"),
    ("a cat on a card", ("cells", 5, "at"), [6, 4], "cells[5].at", "IIF-4.2", "cell-twice"),
    ("a toy on a Princess", ("cells", 9, "at"), [8, 5], "cells[9].at", "IIF-4.2", "cell-twice"),
    ("an unknown phase", ("phase",), "draw", "phase", "", "unknown-name"),
    ("a phase of another game", ("phase",), "after", "phase", "", "unknown-name"),
    ("a phase that is a number", ("phase",), 1, "phase", "", "wrong-type"),
    ("a card just played in phase turn", ("just_played",), [6, 4], "just_played", "IIF-5.1", "just-played"),
    ("a card just played that is null", ("just_played",), None, "just_played", "IIF-5.1", "just-played"),
    ("no card just played in phase cat", ("phase",), "cat", "position", "", "missing-key"),
    ("start cards in phase turn", ("start_cards",), [card("N:")], "start_cards", "IIF-2.5", "no-setup"),
    ("a Princess too few in a stack", ("stacks", 0, "princess"), False, "stacks[0].princess", "IIF-2.4",
     "stack-princess"),
    ("a Princess too many in a stack", ("stacks", 1, "princess"), True, "stacks[1].princess", "IIF-2.4",
     "stack-princess"),
    ("a Princess in no stack", ("stacks", 0), {"cards": 0, "princess": True}, "stacks", "IIF-2.4", "stack-cards"),
    ("stacks of too few cards", ("stacks", 1, "cards"), 1, "stacks", "IIF-2.4", "stack-cards"),
    ("stacks of too many cards", ("stacks", 1, "cards"), 3, "stacks", "IIF-2.4", "stack-cards"),
    ("stacks without a deck", ("deck",), REMOVED, "stacks", "IIF-2.4", "stack-cards"),
]  # fmt: skip

FAULTS_ACROSS: list[tuple[str, Any, str, str, str]] = [
    ("null", None, "", "", "wrong-type"),
    ("a text", "6,4 7,4", "", "", "wrong-type"),
    ("one cell", [9, 4], "[0]", "", "wrong-type"),
    ("one cell in a list", [[9, 4]], "", "IIF-5.2", "not-two-cells"),
    ("three cells", [[9, 4], [10, 4], [11, 4]], "", "IIF-5.2", "not-two-cells"),
    ("no cell", [], "", "IIF-5.2", "not-two-cells"),
    ("far too many cells", [[9, 4]] * 100_000, "", "", "too-long"),
    ("half a cell", [[9, 4], [10]], "[1]", "IIF-4.1", "not-a-pair"),
    ("a cell of booleans", [[9, 4], [True, 4]], "[1][0]", "", "wrong-type"),
    ("a cell nowhere", [[HUGE, 4], [10, 4]], "[0][0]", "IIF-4.2", "out-of-range"),
    ("a cell left of the table", [[-1, 4], [0, 4]], "[0][0]", "IIF-4.2", "out-of-range"),
    ("a reversed pair", [[6, 6], [5, 6]], "", "IIF-5.2", "not-side-by-side"),
    ("a cell twice", [[5, 6], [5, 6]], "", "IIF-5.2", "not-side-by-side"),
    ("a pair with a gap", [[7, 5], [9, 5]], "", "IIF-5.2", "not-side-by-side"),
    ("a pair one above the other", [[9, 4], [9, 5]], "", "IIF-5.2", "not-side-by-side"),
    ("a pair corner to corner", [[5, 5], [6, 6]], "", "IIF-5.2", "not-side-by-side"),
    ("a pair of two rows", [[12, 4], [0, 5]], "", "IIF-5.2", "not-side-by-side"),
    ("a pair with nothing on the right", pair(9, 4), "", "IIF-5.2", "no-card-there"),
    ("a pair with nothing on the left", pair(2, 4), "", "IIF-5.2", "no-card-there"),
    ("a pair over the edge", pair(12, 4), "", "IIF-5.2", "no-card-there"),
    ("a pair off the table", pair(LARGEST - 2, LARGEST - 1), "", "IIF-5.2", "no-card-there"),
    ("a wall on the left card", pair(8, 4), "", "IIF-5.2", "wall-between"),
    ("a wall on the right card, as it lies", pair(6, 3), "", "IIF-5.2", "wall-between"),
    ("two across one card", pair(7, 4), "", "IIF-5.3", "cat-across"),
    ("two across the same two cards", pair(6, 4), "", "IIF-5.3", "cat-across"),
    ("across a card under Princess", pair(5, 6), "", "IIF-5.3", "princess-across"),
    ("across a sleeping cat on the right", pair(5, 5), "", "IIF-5.3", "is-sleeper"),
    ("across a sleeping cat on the left", pair(6, 5), "", "IIF-5.3", "is-sleeper"),
    ("across Princess on the right", pair(7, 5), "", "IIF-5.3", "is-princess"),
    ("across Princess on the left", pair(8, 5), "", "IIF-5.3", "is-princess"),
]  # fmt: skip
"""The value of `across[2].at`, and the path below it that the refusal names."""


@pytest.mark.parametrize(
    ("path", "value", "where", "rule", "why"),
    [fault[1:] for fault in FAULTS_OF_RULES],
    ids=[fault[0] for fault in FAULTS_OF_RULES],
)
def test_a_table_against_the_rules_is_refused(path: Path, value: Any, where: str, rule: str, why: str) -> None:
    check(refused(changed(FULL, path, value)), where, rule, why)


@pytest.mark.parametrize(
    ("at", "where", "rule", "why"), [fault[1:] for fault in FAULTS_ACROSS], ids=[fault[0] for fault in FAULTS_ACROSS]
)
@pytest.mark.parametrize("thing", ["cat", "princess", "toy"])
def test_an_invalid_pair_of_cards_is_refused(thing: str, at: Any, where: str, rule: str, why: str) -> None:
    entry = {"at": at, thing: "jack" if thing == "cat" else True}
    if thing == "toy" and why in ("no-card-there", "wall-between"):
        rule = "IIF-8.1"
    check(refused(changed(FULL, ("across", 2), entry)), f"across[2].at{where}", rule, why)


def test_a_cat_across_a_card_under_a_special_toy_is_refused() -> None:
    data = {**FULL, "cells": cells("6,4 NESW:", "7,4 NESW:", "8,4 NESW:"), "across": across("6,4 toy", "7,4 lilly")}
    check(refused(data), "across[1].at", "IIF-5.3", "toy-across")


TOO_MANY: list[tuple[str, Json, str, str, str]] = [
    ("six cats asleep", {"cells": cells(*[f"{x},1 sleeping jack" for x in range(6)]), "across": []}, "position",
     "IIF-1.1", "too-many-cats"),
    ("six cats awake and asleep",
     {"cells": [*FULL["cells"], *cells(*[f"{x},1 sleeping lilly" for x in range(5)])]}, "position", "IIF-1.1",
     "too-many-cats"),
    ("a hundred cats", {"cells": cells(*[f"{x % 13},{x // 13} sleeping milo" for x in range(100)]), "across": []},
     "position", "IIF-1.1", "too-many-cats"),
    ("six Princesses", {"deck": ["princess"] * 3, "stacks": []}, "position", "IIF-1.2", "too-many-princesses"),
    ("six Princesses in one hand", {"players": [player("lilly", *["princess"] * 6), player("milo"), player("jack")]},
     "position", "IIF-1.2", "too-many-princesses"),
    ("four special toys", {"deck": ["toy"] * 3, "stacks": []}, "position", "IIF-1.2", "too-many-toys"),
    ("four with the one in play", {"deck": ["toy"] * 2, "stacks": [], "phase": "toy"}, "position", "IIF-1.2",
     "too-many-toys"),
    ("73 cards to draw and to play", {"deck": [card("N:")] * 71, "stacks": []}, "position", "IIF-1.2",
     "too-many-cards"),
    ("78 cards with those on the table", {"deck": [card("N:")] * 64, "stacks": []}, "position", "IIF-1.2",
     "too-many-cards"),
    ("78 cards on the table", {"cells": cells(*[f"{x % 13},{x // 13} N:" for x in range(78)]), "across": []},
     "position", "IIF-1.2", "too-many-cards"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "where", "rule", "why"), [fault[1:] for fault in TOO_MANY], ids=[fault[0] for fault in TOO_MANY]
)
def test_too_many_of_a_kind_are_refused(changes: Json, where: str, rule: str, why: str) -> None:
    check(refused({**FULL, **changes}), where, rule, why)


FAULTS_OF_PHASES: list[tuple[str, Json, Path, Any, str, str, str]] = [
    ("six start cards", SETUP, ("start_cards",), [card("N:")] * 6, "start_cards", "IIF-1.2", "too-many-start-cards"),
    ("a start card that is null", SETUP, ("start_cards", 0), None, "start_cards[0]", "", "wrong-type"),
    ("a Princess to start with", SETUP, ("start_cards", 1), "princess", "start_cards[1]", "IIF-1.2", "not-cardboard"),
    ("a toy to start with", SETUP, ("start_cards", 1), "toy", "start_cards[1]", "IIF-1.2", "not-cardboard"),
    ("an unknown start card", SETUP, ("start_cards", 1), "start-fish", "start_cards[1]", "", "no-such-card-id"),
    ("a turned start card", SETUP, ("start_cards", 1, "turned"), True, "start_cards[1]", "", "unknown-key"),
    ("sides that a start card has not", SETUP, ("start_cards", 1, "open"), "SN", "start_cards[1].open", "IIF-1.3",
     "open-sides"),
    ("a card just played while setting up", SETUP, ("just_played",), [6, 4], "just_played", "IIF-5.1", "just-played"),
    ("start cards when a cat may follow", CAT, ("start_cards",), [card("N:")], "start_cards", "IIF-2.5", "no-setup"),
    ("no card just played", CAT, ("just_played",), REMOVED, "position", "", "missing-key"),
    ("nothing just played", CAT, ("just_played",), [8, 4], "just_played", "IIF-5.1", "no-card-there"),
    ("a card just played off the table", CAT, ("just_played",), [13, 4], "just_played", "IIF-5.1", "no-card-there"),
    ("a card just played nowhere", CAT, ("just_played", 0), HUGE, "just_played[0]", "IIF-4.2", "out-of-range"),
    ("two cards just played", CAT, ("just_played",), pair(6, 4), "just_played[0]", "", "wrong-type"),
    ("half a card just played", CAT, ("just_played",), [7], "just_played", "IIF-4.1", "not-a-pair"),
    ("a card just played that is null", CAT, ("just_played",), None, "just_played", "", "wrong-type"),
    ("a card just played in phase play", CAT, ("phase",), "play", "just_played", "IIF-5.1", "just-played"),
    ("a card just played in phase toy", CAT, ("phase",), "toy", "just_played", "IIF-5.1", "just-played"),
    ("a card just played at the end", CAT, ("phase",), "over", "just_played", "IIF-5.1", "just-played"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "path", "value", "where", "rule", "why"),
    [fault[1:] for fault in FAULTS_OF_PHASES],
    ids=[fault[0] for fault in FAULTS_OF_PHASES],
)
def test_a_position_that_contradicts_its_phase_is_refused(
    data: Json, path: Path, value: Any, where: str, rule: str, why: str
) -> None:
    check(refused(changed(data, path, value)), where, rule, why)


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": [card("N:")] * 63, "stacks": []},
        {"deck": ["toy"] * 2, "stacks": []},
        {"deck": ["princess"] * 2, "stacks": []},
        {"cells": [*FULL["cells"], *cells(*[f"{x},1 sleeping lilly" for x in range(4)])]},
        {"deck": ["toy"], "stacks": [], "phase": "toy"},
    ],
    ids=["77 cards", "three toys", "five Princesses", "five cats", "three toys with the one in play"],
)
def test_the_full_supply_is_accepted(changes: Json) -> None:
    data = {**FULL, **changes}
    _, state, _ = open_position(data)
    assert sentences(state)


@pytest.mark.parametrize("phase", ["setup", "turn", "play", "toy", "over"])
def test_an_empty_table_with_empty_hands_is_played_to_its_end(phase: str) -> None:
    data = {"game": "if-it-fits", "players": [{"cat": "izzy"}, {"cat": "jack"}], "to_move": 1, "phase": phase}
    position_match = PositionMatch(data)
    while not position_match.is_over():
        position_match.do(position_match.moves()[0])
    assert position_match.scores() == [0, 0]
    assert position_match.winners() == [0, 1]


def test_cells_at_the_very_edge_are_accepted() -> None:
    last = LARGEST - 1
    for table, corners in (([13, 9], [[0, 0], [12, 0], [0, 8], [12, 8]]), ([LARGEST] * 2, [[0, 0], [last, last]])):
        for corner in corners:
            data = position(table=table)
            data["cells"] = [{"at": corner, "card": card("NESW:")}]
            _, state, _ = open_position(data)
            assert len(sentences(state)) == 1 + 2, "two cells beside a corner, and drawing"


@pytest.mark.parametrize(
    "data",
    [
        {**SETUP, "start_cards": []},
        {**SETUP, "options": {"table": [13, 1]}, "cells": cells("6,0 NESW:")},
        position(player("milo"), player("jack", "N:"), cells=["6,4 NESW:"], ending=True),
        position(player("milo"), player("jack", "N:"), cells=["6,4 NESW:"], phase="play"),
    ],
    ids=["no start card left", "no place for a start card", "no card in hand", "no card to play"],
)
def test_a_player_without_an_action_is_skipped(data: Json) -> None:
    """There is no move, but the game isn't over, and its export doesn't claim that it is."""
    game, state, script = open_position(data)
    assert sentences(state) == []
    assert not is_over(state)
    written = game.write_position(state, Script(script))
    assert written["phase"] != "over"
    _, again, _ = open_position(written)
    for position_state in (state, again):
        settle(position_state)
    assert game.key(again) == game.key(state)


def test_worlds_are_sampled_for_cards_drawn_from_two_stacks() -> None:
    """Positions that can't occur in play are valid, too: here two stacks, and a Princess from each in one hand."""
    data = position(player("lilly"), player("milo", "princess", "princess"), cells=["6,4 NESW:"], deck=["NESW:", "toy"])
    data["stacks"] = [{"cards": 1, "princess": False}, {"cards": 1, "princess": False}]
    data["players"][1]["princess_from"] = [0, 1]
    game, state, _ = open_position(data)
    view = game.view(state, 0)
    for seed in range(50):
        assert game.key(game.view(game.fill(view, Random(seed)), 0)) == game.key(view)
