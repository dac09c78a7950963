"""Random If It Fits tables: an accepted table can be played to its end, with exactly the moves that are listed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, sample_sentence, settle
from tabbytop.table.files import open_position
from tests.hostile.faults import one_line
from tests.hostile.fits import check_every_action
from tests.hostile.mutations import CATS, FEW, FITS, MANY, mutated
from tests.hostile.originals import refused_or_done, use_position
from tests.rules.position_match import Json, PositionMatch

ICONS = ("mouse", "yarn", "feather", "bell", "spray")
PHASES = ("setup", "turn", "turn", "play", "play", "toy", "cat", "cat", "over")


def any_card(rng: Random) -> Any:
    """Return a card in full, mostly with few walls, or one of the deck by its id."""
    if not rng.randrange(8):
        return rng.choice(["a01", "b06", "d02", "f22", "h04", "start-bell"])
    sides = "".join([side for side in "NESW" if rng.random() < 0.75])
    return {"open": sides, "icons": rng.choices(ICONS, k=rng.choice([0, 0, 1, 1, 2, 3]))}


def any_cell(rng: Random, at: list[int], players: list[Json]) -> Json:
    """Return something in a cell."""
    what = rng.choices(["card", "sleeping", "princess", "toy"], [12, 3, 1, 1])[0]
    if what == "card":
        return {"at": at, "card": any_card(rng), **({"turned": rng.random() < 0.5} if rng.randrange(2) else {})}
    return {"at": at, what: rng.choice(players)["cat"] if what == "sleeping" else True}


def any_pairs(rng: Random, cells: list[Json], players: list[Json], careful: bool) -> list[Json]:
    """Place things across two cards; with `careful`, only where that isn't obviously impossible."""
    contents = {tuple(cell["at"]): cell for cell in cells}
    taken: set[tuple[int, int]] = set()
    found: list[Json] = []
    for (x, y), cell in contents.items():
        right = contents.get((x + 1, y))
        if rng.randrange(3) or (right is None and careful):
            continue
        if careful and (not (opens(cell, "E", "W") and opens(right, "W", "E")) or {(x, y), (x + 1, y)} & taken):
            continue
        what = rng.choices(["cat", "princess", "toy"], [6, 1, 1])[0]
        found.append({"at": [[x, y], [x + 1, y]], what: rng.choice(players)["cat"] if what == "cat" else True})
        taken |= {(x, y), (x + 1, y)}
    return found


def opens(cell: Json | None, side: str, other: str) -> bool:
    """Return whether a card in full is open on this side, as it lies."""
    if cell is None or not isinstance(cell.get("card"), dict):
        return False
    return (other if cell.get("turned") else side) in cell["card"]["open"]


def any_position(rng: Random, careful: bool) -> Json:
    """Return a random table; with `careful`, without obvious mistakes, though it may be unreachable."""
    columns, rows = rng.randint(1, 7), rng.randint(1, 5)
    players: list[Json] = [{"cat": cat, "hand": []} for cat in rng.sample(CATS, rng.randint(2, 5))]
    for player in players:
        player["hand"] = [rng.choice([any_card(rng), any_card(rng), "princess"]) for _ in range(rng.randint(0, 3))]
    places = [[x, y] for x in range(columns) for y in range(rows)]
    density = rng.choice([0.0, 0.2, 0.5, 0.8, 1.0])
    cells = [any_cell(rng, at, players) for at in places if rng.random() < density]
    rng.shuffle(cells)
    deck = [rng.choice([any_card(rng)] * 6 + ["princess", "toy"]) for _ in range(rng.choice([0, 1, 3, 9]))]
    phase = rng.choice(PHASES)
    data: Json = {
        "game": "if-it-fits",
        "options": {"advanced": rng.random() < 0.5, "table": [columns, rows]},
        "players": players,
        "cells": cells,
        "across": any_pairs(rng, cells, players, careful),
        "deck": deck,
        "to_move": rng.randrange(len(players)),
        "phase": phase,
        "ending": rng.random() < 0.2,
    }
    if phase == "setup":
        data["start_cards"] = [any_card(rng) for _ in range(rng.randint(0, 5))]
    if phase == "cat":
        data["just_played"] = rng.choice(cells or [{"at": [0, 0]}])["at"]
    if rng.randrange(2):
        add_stacks(rng, data)
    return data


def add_stacks(rng: Random, data: Json) -> None:
    """Divide the deck into stacks, and set the stack from which each card in hand was drawn."""
    deck, first = data["deck"], 0
    stacks: list[Json] = []
    while first < len(deck) or not stacks:
        size = rng.randint(0, len(deck) - first)
        stacks.append({"cards": size, "princess": "princess" in deck[first : first + size]})
        first += size
    data["stacks"] = stacks
    for player in data["players"]:
        for card in player["hand"]:
            if isinstance(card, dict) and rng.randrange(3):
                card["from_stack"] = rng.randrange(len(stacks))
        player["princess_from"] = [rng.randrange(len(stacks)) for card in player["hand"] if card == "princess"]


SEEDS = st.integers(0, 2**32)


@MANY
@given(SEEDS)
def test_a_careful_random_table_is_refused_or_works(seed: int) -> None:
    refused_or_done(use_position, any_position(Random(seed), careful=True))


@MANY
@given(SEEDS)
def test_a_random_table_is_refused_or_works(seed: int) -> None:
    refused_or_done(use_position, any_position(Random(seed), careful=False))


@MANY
@given(st.data())
def test_a_random_table_with_faults_is_refused_or_works(data: st.DataObject) -> None:
    table = any_position(Random(data.draw(SEEDS)), careful=True)
    refused_or_done(use_position, data.draw(mutated(FITS, lambda: [table])))


def test_most_careful_random_tables_are_accepted() -> None:
    """Otherwise the tests above would only ever see refusals."""
    accepted = 0
    for seed in range(200):
        try:
            open_position(any_position(Random(seed), careful=True))
            accepted += 1
        except Refusal as refusal:
            one_line(refusal)
    assert accepted > 100


@FEW
@given(SEEDS)
def test_unlisted_actions_are_refused(seed: int) -> None:
    """Try all verbs, cells, pairs, cards and directions."""
    try:
        game, state, _ = open_position(any_position(Random(seed), careful=True))
    except Refusal:
        return
    settle(state)
    check_every_action(game, state)


@pytest.mark.parametrize("seed", range(40))
def test_every_exported_table_can_be_read_and_used(seed: int) -> None:
    """After every third move, the table is exported and used like any other position."""
    try:
        position_match = PositionMatch(any_position(Random(seed), careful=True))
    except Refusal as refusal:
        one_line(refusal)
        return
    rng = Random(seed)
    moves = 0
    while not position_match.is_over():
        if moves % 3 == 0:
            use_position(position_match.now())
        state = position_match.match.state
        position_match.match.say(actor(state), sample_sentence(state, rng))
        moves += 1
    use_position(position_match.now())
