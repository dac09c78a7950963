"""Badly written If It Fits positions: each is refused with its path and, if there is one, its rule."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tabbytop.engine.play import sentences
from tabbytop.games.fits.words import LARGEST
from tabbytop.table.files import open_position
from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed, one_line
from tests.hostile.fits import CAT, FULL, SETUP, Fault, check, refused
from tests.rules.fits.tables import card, pair

NAN = float("nan")

HAND: Path = ("players", 0, "hand")
CELL: Path = ("cells", 0)

FAULTS_OF_SHAPE: list[Fault] = [
    ("no game", ("game",), REMOVED, "position", "", "missing-key"),
    ("another game", ("game",), "if-it-fit", "game", "", "unknown-name"),
    ("a game that is a number", ("game",), 2, "game", "", "wrong-type"),
    ("nothing but the game", (), {"game": "if-it-fits"}, "position", "", "missing-key"),
    ("no players", ("players",), REMOVED, "position", "", "missing-key"),
    ("no phase", ("phase",), REMOVED, "position", "", "missing-key"),
    ("nobody to move", ("to_move",), REMOVED, "position", "", "missing-key"),
    ("an unknown key", ("cheat",), True, "position", "", "unknown-key"),
    ("a key of another game", ("placed",), [], "position", "", "unknown-key"),
    ("a key with an escape sequence", (ESCAPE + "\n",), 1, "position", "", "unknown-key"),
    ("a huge key", ("x" * 100_000,), 1, "position", "", "unknown-key"),
    ("options in a list", ("options",), [], "options", "", "wrong-type"),
    ("options that are null", ("options",), None, "options", "", "wrong-type"),
    ("an unknown option", ("options", "fast"), True, "options", "", "unknown-key"),
    ("an option of a new game", ("options", "cats"), ["milo"], "options", "", "unknown-key"),
    ("advanced as a number", ("options", "advanced"), 1, "options.advanced", "", "wrong-type"),
    ("advanced as a string", ("options", "advanced"), "true", "options.advanced", "", "wrong-type"),
    ("advanced as null", ("options", "advanced"), None, "options.advanced", "", "wrong-type"),
    ("players in an object", ("players",), {}, "players", "", "wrong-type"),
    ("players as a number", ("players",), 3, "players", "", "wrong-type"),
    ("a player who is null", ("players", 1), None, "players[1]", "", "wrong-type"),
    ("a player who is a cat", ("players", 1), "milo", "players[1]", "", "wrong-type"),
    ("a player without a cat", ("players", 1, "cat"), REMOVED, "players[1]", "", "missing-key"),
    ("a player with a name", ("players", 0, "name"), "Tom", "players[0]", "", "unknown-key"),
    ("a player with a supply", ("players", 0, "supply"), 5, "players[0]", "", "unknown-key"),
    ("a cat that is null", ("players", 0, "cat"), None, "players[0].cat", "", "wrong-type"),
    ("a cat that is a number", ("players", 0, "cat"), 0, "players[0].cat", "", "wrong-type"),
    ("a hand that is null", HAND, None, "players[0].hand", "", "wrong-type"),
    ("a hand in an object", HAND, {}, "players[0].hand", "", "wrong-type"),
    ("a huge hand", HAND, ["princess"] * 100_000, "players[0].hand", "", "too-long"),
    ("a card that is null", (*HAND, 0), None, "players[0].hand[0]", "", "wrong-type"),
    ("a card that is a number", (*HAND, 0), 1, "players[0].hand[0]", "", "wrong-type"),
    ("a card that is true", (*HAND, 0), True, "players[0].hand[0]", "", "wrong-type"),
    ("a card in a list", (*HAND, 0), ["a01"], "players[0].hand[0]", "", "wrong-type"),
    ("a card with nothing in it", (*HAND, 0), {}, "players[0].hand[0]", "", "missing-key"),
    ("a card without sides", (*HAND, 0, "open"), REMOVED, "players[0].hand[0]", "", "missing-key"),
    ("a card without icons", (*HAND, 0, "icons"), REMOVED, "players[0].hand[0]", "", "missing-key"),
    ("a card with a copy", (*HAND, 0, "copies"), 2, "players[0].hand[0]", "", "unknown-key"),
    ("a card with an id and sides", (*HAND, 0, "id"), "a01", "players[0].hand[0]", "", "unknown-key"),
    ("a turned card in hand", (*HAND, 0, "turned"), True, "players[0].hand[0]", "", "unknown-key"),
    ("a turned card in the deck", ("deck", 2, "turned"), True, "deck[2]", "", "unknown-key"),
    ("a card of the deck with a stack", ("deck", 2, "from_stack"), 0, "deck[2]", "", "unknown-key"),
    ("cells in an object", ("cells",), {}, "cells", "", "wrong-type"),
    ("far too many cells", ("cells",), [{}] * 100_000, "cells", "", "too-long"),
    ("a cell that is null", CELL, None, "cells[0]", "", "wrong-type"),
    ("a cell that is a place", CELL, [6, 4], "cells[0]", "", "wrong-type"),
    ("a cell without a place", (*CELL, "at"), REMOVED, "cells[0]", "", "missing-key"),
    ("a cell with an owner", (*CELL, "owner"), 0, "cells[0]", "", "unknown-key"),
    ("a cell with nothing in it", (*CELL, "card"), REMOVED, "cells[0]", "", "one-of"),
    ("a card and a cat in one cell", (*CELL, "sleeping"), "milo", "cells[0]", "", "one-of"),
    ("a card and a toy in one cell", (*CELL, "toy"), True, "cells[0]", "", "one-of"),
    ("a card and no toy in one cell", (*CELL, "toy"), False, "cells[0]", "", "one-of"),
    ("an awake cat in a cell", ("cells", 5), {"at": [6, 5], "cat": "milo"}, "cells[5]", "", "unknown-key"),
    ("a sleeping cat that is true", ("cells", 5, "sleeping"), True, "cells[5].sleeping", "", "wrong-type"),
    ("a Princess that is a name", ("cells", 7, "princess"), "lilly", "cells[7].princess", "", "wrong-type"),
    ("a Princess that is not", ("cells", 7, "princess"), False, "cells[7].princess", "", "only-true"),
    ("a Princess as a number", ("cells", 7, "princess"), 1, "cells[7].princess", "", "wrong-type"),
    ("a toy that is not", ("cells", 9, "toy"), False, "cells[9].toy", "", "only-true"),
    ("a toy that is null", ("cells", 9, "toy"), None, "cells[9].toy", "", "wrong-type"),
    ("turned as a number", ("cells", 10, "turned"), 180, "cells[10].turned", "", "wrong-type"),
    ("turned as null", ("cells", 10, "turned"), None, "cells[10].turned", "", "wrong-type"),
    ("a turned card turned", ("cells", 10, "card", "turned"), True, "cells[10].card", "", "unknown-key"),
    ("turned with the card as a string", (*CELL, "card", "turned"), "no", "cells[0].card.turned", "", "wrong-type"),
    ("a turned sleeping cat", ("cells", 5, "turned"), True, "cells[5]", "", "unknown-key"),
    ("a turned Princess", ("cells", 7, "turned"), False, "cells[7]", "", "unknown-key"),
    ("a turned toy", ("cells", 9, "turned"), True, "cells[9]", "", "unknown-key"),
    ("a turned pair", ("across", 0, "turned"), True, "across[0]", "", "unknown-key"),
    ("across in an object", ("across",), {}, "across", "", "wrong-type"),
    ("far too many across", ("across",), [{}] * 100_000, "across", "", "too-long"),
    ("across that is null", ("across", 0), None, "across[0]", "", "wrong-type"),
    ("a pair without a place", ("across", 0, "at"), REMOVED, "across[0]", "", "missing-key"),
    ("a pair with nothing across", ("across", 0, "cat"), REMOVED, "across[0]", "", "one-of"),
    ("a cat and a toy across", ("across", 0, "toy"), True, "across[0]", "", "one-of"),
    ("a sleeping cat across", ("across", 0), {"at": pair(6, 4), "sleeping": "milo"}, "across[0]", "", "unknown-key"),
    ("a card across", ("across", 0), {"at": pair(6, 4), "card": card("N:")}, "across[0]", "", "unknown-key"),
    ("a Princess across that is not", ("across", 1, "princess"), False, "across[1].princess", "", "only-true"),
    ("a deck as a string", ("deck",), "princess", "deck", "", "wrong-type"),
    ("a deck with a hole", ("deck", 1), None, "deck[1]", "", "wrong-type"),
    ("a huge deck", ("deck",), ["toy"] * 100_000, "deck", "", "too-long"),
    ("ending as a number", ("ending",), 0, "ending", "", "wrong-type"),
    ("ending as null", ("ending",), None, "ending", "", "wrong-type"),
    ("stacks in an object", ("stacks",), {}, "stacks", "", "wrong-type"),
    ("a stack as a number", ("stacks", 0), 2, "stacks[0]", "", "wrong-type"),
    ("a stack without cards", ("stacks", 0, "cards"), REMOVED, "stacks[0]", "", "missing-key"),
    ("a stack without `princess`", ("stacks", 1, "princess"), REMOVED, "stacks[1]", "", "missing-key"),
    ("a stack with its cards listed", ("stacks", 0, "toys"), 1, "stacks[0]", "", "unknown-key"),
    ("far too many stacks", ("stacks",), [{"cards": 0, "princess": False}] * 1000, "stacks", "", "too-long"),
    ("Princesses in a stack as a number", ("stacks", 0, "princess"), 1, "stacks[0].princess", "", "wrong-type"),
    ("start cards as a string", ("start_cards",), "start-mouse", "start_cards", "", "wrong-type"),
    ("start cards that are null", ("start_cards",), None, "start_cards", "", "wrong-type"),
    ("princess_from as a number", ("players", 0, "princess_from"), 0, "players[0].princess_from", "", "wrong-type"),
    ("princess_from a text", ("players", 0, "princess_from"), ["0"], "players[0].princess_from[0]", "", "wrong-type"),
]  # fmt: skip

FAULTS_OF_NUMBERS: list[Fault] = [
    ("a seat beyond", ("to_move",), 3, "to_move", "", "out-of-range"),
    ("a seat below", ("to_move",), -1, "to_move", "", "out-of-range"),
    ("a float for a seat", ("to_move",), 0.0, "to_move", "", "wrong-type"),
    ("true for a seat", ("to_move",), True, "to_move", "", "wrong-type"),
    ("null for a seat", ("to_move",), None, "to_move", "", "wrong-type"),
    ("not a number for a seat", ("to_move",), NAN, "to_move", "", "wrong-type"),
    ("a huge seat", ("to_move",), HUGE, "to_move", "", "out-of-range"),
    ("a seat by its cat", ("to_move",), "milo", "to_move", "", "wrong-type"),
    ("a cell too far right", (*CELL, "at", 0), LARGEST, "cells[0].at[0]", "IIF-4.2", "out-of-range"),
    ("a cell too far down", (*CELL, "at", 1), HUGE, "cells[0].at[1]", "IIF-4.2", "out-of-range"),
    ("a cell above the table", (*CELL, "at", 1), -1, "cells[0].at[1]", "IIF-4.2", "out-of-range"),
    ("a cell left of the table", (*CELL, "at", 0), -HUGE, "cells[0].at[0]", "IIF-4.2", "out-of-range"),
    ("a cell just off the table", (*CELL, "at"), [13, 4], "cells[0].at", "IIF-4.2", "off-table"),
    ("a cell just below the table", (*CELL, "at"), [6, 9], "cells[0].at", "IIF-4.2", "off-table"),
    ("a toy far off the table", ("cells", 9, "at"), [LARGEST - 1] * 2, "cells[9].at", "IIF-4.2", "off-table"),
    ("a cell of floats", (*CELL, "at", 0), 6.0, "cells[0].at[0]", "", "wrong-type"),
    ("a cell of booleans", (*CELL, "at"), [True, False], "cells[0].at[0]", "", "wrong-type"),
    ("a cell of texts", (*CELL, "at"), ["6", "4"], "cells[0].at[0]", "", "wrong-type"),
    ("a cell that is null", (*CELL, "at"), None, "cells[0].at", "", "wrong-type"),
    ("a cell as a string", (*CELL, "at"), "6,4", "cells[0].at", "", "wrong-type"),
    ("a cell in an object", (*CELL, "at"), {"x": 6, "y": 4}, "cells[0].at", "", "wrong-type"),
    ("a cell of one number", (*CELL, "at"), [6], "cells[0].at", "IIF-4.1", "not-a-pair"),
    ("a cell of three numbers", (*CELL, "at"), [6, 4, 0], "cells[0].at", "IIF-4.1", "not-a-pair"),
    ("a cell of none", (*CELL, "at"), [], "cells[0].at", "IIF-4.1", "not-a-pair"),
    ("a pair for a cell", (*CELL, "at"), pair(6, 4), "cells[0].at[0]", "", "wrong-type"),
    ("a huge cell", (*CELL, "at"), [6] * 100_000, "cells[0].at", "", "too-long"),
    ("a stack beyond", (*HAND, 0, "from_stack"), 2, "players[0].hand[0].from_stack", "IIF-2.4", "out-of-range"),
    ("a stack below", (*HAND, 0, "from_stack"), -1, "players[0].hand[0].from_stack", "IIF-2.4", "out-of-range"),
    ("a huge stack", (*HAND, 0, "from_stack"), HUGE, "players[0].hand[0].from_stack", "IIF-2.4", "out-of-range"),
    ("a stack that is true", (*HAND, 0, "from_stack"), True, "players[0].hand[0].from_stack", "", "wrong-type"),
    ("a stack that is null", (*HAND, 0, "from_stack"), None, "players[0].hand[0].from_stack", "", "wrong-type"),
    ("a Princess from beyond", ("players", 0, "princess_from"), [2], "players[0].princess_from[0]", "IIF-2.4",
     "out-of-range"),
    ("a stack of a float", ("stacks", 0, "cards"), 2.0, "stacks[0].cards", "", "wrong-type"),
    ("a stack of true", ("stacks", 0, "cards"), True, "stacks[0].cards", "", "wrong-type"),
    ("a stack below nothing", ("stacks", 0, "cards"), -2, "stacks[0].cards", "", "out-of-range"),
    ("a stack of more than all", ("stacks", 0, "cards"), HUGE, "stacks[0].cards", "", "out-of-range"),
    ("a table of no columns", ("options", "table"), [0, 9], "options.table[0]", "IIF-4.2", "out-of-range"),
    ("a table of rows below", ("options", "table"), [13, -9], "options.table[1]", "IIF-4.2", "out-of-range"),
    ("a huge table", ("options", "table"), [HUGE, 9], "options.table[0]", "IIF-4.2", "out-of-range"),
    ("a table of floats", ("options", "table"), [13.0, 9], "options.table[0]", "", "wrong-type"),
    ("a table of booleans", ("options", "table"), [13, True], "options.table[1]", "", "wrong-type"),
    ("a table of nulls", ("options", "table"), [None, None], "options.table[0]", "", "wrong-type"),
    ("a table of one number", ("options", "table"), [13], "options.table", "IIF-4.2", "table-size"),
    ("a table of none", ("options", "table"), [], "options.table", "IIF-4.2", "table-size"),
    ("a table of three numbers", ("options", "table"), [13, 9, 1], "options.table", "", "too-long"),
    ("a table that is a number", ("options", "table"), 13, "options.table", "", "wrong-type"),
    ("a table that is null", ("options", "table"), None, "options.table", "", "wrong-type"),
    ("a table in an object", ("options", "table"), {"columns": 13}, "options.table", "", "wrong-type"),
    ("an unknown table", ("options", "table"), "garden", "options.table", "IIF-4.2", "unknown-name"),
    ("a size as a string", ("options", "table"), "13x9", "options.table", "IIF-4.2", "unknown-name"),
    ("a table with an escape sequence", ("options", "table"), ESCAPE, "options.table", "IIF-4.2", "unknown-name"),
]  # fmt: skip

SIDES: Path = (*CELL, "card", "open")
ICONS: Path = (*CELL, "card", "icons")

FAULTS_OF_CARDS: list[Fault] = [
    ("sides in another order", SIDES, "WSEN", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("two sides in another order", (*HAND, 0, "open"), "SN", "players[0].hand[0].open", "IIF-1.3", "open-sides"),
    ("a side twice", SIDES, "NNE", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("an unknown side", SIDES, "NEU", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("small letters", SIDES, "nesw", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("a blank", SIDES, "N S", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("a lookalike letter", SIDES, "NΕS", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("a side with an escape sequence", SIDES, "N\x1b", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("a lone surrogate", SIDES, "\ud800", "cells[0].card.open", "IIF-1.3", "open-sides"),
    ("far too many sides", ("deck", 2, "open"), "N" * 10**6, "deck[2].open", "IIF-1.3", "open-sides"),
    ("sides in a list", SIDES, ["N", "E"], "cells[0].card.open", "", "wrong-type"),
    ("sides as a number", SIDES, 15, "cells[0].card.open", "", "wrong-type"),
    ("sides that are null", SIDES, None, "cells[0].card.open", "", "wrong-type"),
    ("an unknown icon", ICONS, ["mouse", "fish"], "cells[0].card.icons[1]", "IIF-1.3", "unknown-name"),
    ("an icon with an escape sequence", ICONS, [ESCAPE], "cells[0].card.icons[0]", "IIF-1.3", "unknown-name"),
    ("an icon in capitals", ("deck", 3, "icons"), ["Bell"], "deck[3].icons[0]", "IIF-1.3", "unknown-name"),
    ("a paw on cardboard", ICONS, ["toy"], "cells[0].card.icons[0]", "IIF-1.3", "unknown-name"),
    ("an icon that is a number", ICONS, [1], "cells[0].card.icons[0]", "", "wrong-type"),
    ("icons as a string", ICONS, "mouse", "cells[0].card.icons", "", "wrong-type"),
    ("icons that are null", ICONS, None, "cells[0].card.icons", "", "wrong-type"),
    ("icons counted", ICONS, {"mouse": 2}, "cells[0].card.icons", "", "wrong-type"),
    ("far too many icons", ICONS, ["mouse"] * 100_000, "cells[0].card.icons", "", "too-long"),
    ("more icons than a card can show", ICONS, ["mouse"] * 9, "cells[0].card.icons", "", "too-long"),
    ("an unknown id in a hand", (*HAND, 0), "z99", "players[0].hand[0]", "", "no-such-card-id"),
    ("an unknown id in a cell", (*CELL, "card"), "z99", "cells[0].card", "", "no-such-card-id"),
    ("an unknown id in the deck", ("deck", 3), "A01", "deck[3]", "", "no-such-card-id"),
    ("no id", ("deck", 3), "", "deck[3]", "", "no-such-card-id"),
    ("an id with an escape sequence", ("deck", 3), ESCAPE, "deck[3]", "", "no-such-card-id"),
    ("a huge id", ("deck", 3), "a" * 10**6, "deck[3]", "", "no-such-card-id"),
    ("a card by its word", ("deck", 3), "NES:mouse", "deck[3]", "", "no-such-card-id"),
    ("a cat in the deck", ("deck", 3), "milo", "deck[3]", "", "no-such-card-id"),
    ("a toy in a hand", (*HAND, 0), "toy", "players[0].hand[0]", "IIF-8.1", "toy-in-hand"),
    ("a Princess as cardboard", (*CELL, "card"), "princess", "cells[0].card", "IIF-1.2", "not-cardboard"),
    ("a toy as cardboard", (*CELL, "card"), "toy", "cells[0].card", "IIF-1.2", "not-cardboard"),
    ("no kinds of toys", ("options", "toys"), [], "options.toys", "IIF-1.3", "no-toys"),
    ("a kind of toy twice", ("options", "toys"), ["fish", "fish"], "options.toys[1]", "IIF-1.3", "toy-name"),
    ("a spray bottle for a toy", ("options", "toys"), ["spray"], "options.toys[0]", "IIF-1.3", "toy-name"),
    ("a toy of two words", ("options", "toys"), ["a b"], "options.toys[0]", "IIF-1.3", "toy-name"),
    ("a toy that is a number", ("options", "toys"), [1], "options.toys[0]", "", "wrong-type"),
    ("too many kinds of toys", ("options", "toys"), list("abcdefghi"), "options.toys", "", "too-long"),
    ("toys that the cards do not show", ("options", "toys"), ["fish"], "players[0].hand[0].icons[0]", "IIF-1.3",
     "unknown-name"),
]  # fmt: skip

FAULTS = [*FAULTS_OF_SHAPE, *FAULTS_OF_NUMBERS, *FAULTS_OF_CARDS]


@pytest.mark.parametrize(
    ("path", "value", "where", "rule", "why"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_an_invalid_position_is_refused(path: Path, value: Any, where: str, rule: str, why: str) -> None:
    check(refused(changed(FULL, path, value)), where, rule, why)


@pytest.mark.parametrize(
    "origins", [[0, 9], [0, 0], [0, None], [1, "x"]], ids=["beyond", "one too many", "null", "a text"]
)
def test_every_entry_of_princess_from_is_checked(origins: list[Any]) -> None:
    """There is one Princess in the hand, so a second origin belongs to no card."""
    refusal = refused(changed(FULL, ("players", 0, "princess_from"), origins))
    assert refusal.where.startswith("players[0].princess_from")
    one_line(refusal)


def test_the_originals_are_accepted() -> None:
    for data in (FULL, SETUP, CAT):
        before = deepcopy(data)
        _, state, _ = open_position(data)
        assert sentences(state)
        assert data == before, "reading doesn't change the data"


@pytest.mark.parametrize("depth", [10, 500, 100_000])
def test_deep_nesting_is_refused_like_any_list(depth: int) -> None:
    nest: Any = []
    for _ in range(depth):
        nest = [nest]
    check(refused({**FULL, "deck": nest}), "deck[0]", "", "wrong-type")
    check(refused(changed(FULL, ("across", 0, "at"), nest)), "across[0].at", "IIF-5.2", "not-two-cells")
    check(refused(changed(FULL, (*CELL, "at"), nest)), "cells[0].at", "IIF-4.1", "not-a-pair")
