"""If It Fits as the table fills up: the cost of a placement and of a listed move as more cards are on the table.

Tables grow card by card at random on the living-room floor and are measured with 20, 60 and 100 cards. Of every twenty,
fourteen or fifteen are cardboard, four sleeping cats, one Princess, the rest special toys; the hand is always the same.
They come from position files, because real games never have a hundred cards on the table with a hand and a deck left.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import cycle
from random import Random
from typing import Any, TypeVar

from bench.ours import SEED, Counted, each
from tabbytop.engine.game import Game, Plain
from tabbytop.engine.play import say, sentences
from tabbytop.table.files import open_position, read_deck

NAME = "if-it-fits"
SIZES = (20, 60, 100)
TABLES = 32  # different tables, each of which grows through all sizes
PLACEMENTS = 2  # on each table
FEW = 8
WAYS = ("basic", "advanced")
WHATS = ("place", "list play", "list turn")

COLUMNS, ROWS = 31, 21
CATS = ("lilly", "charlie", "milo", "jack", "izzy")
HAND = ("a01", "c01", "f01")  # no wall, one wall, a corner: five orientations in all
TURNED = str.maketrans("NESW", "SWNE")
AROUND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

T = TypeVar("T")
Cell = tuple[int, int]
Cards = dict[str, str]  # open sides of each card by id


def gauge_name(way: str, what: str, size: int) -> str:
    """Return the name of a measurement."""
    return f"floor {way} {what} {size}"


def gauges() -> dict[str, Callable[[float], Counted]]:
    """Return the measurements by name; each runs for about the seconds given."""
    return {
        gauge_name(way, what, size): partial(place if what == "place" else listing, way, what, size)
        for way in WAYS
        for what in WHATS
        for size in SIZES
    }


def place(way: str, _what: str, size: int, seconds: float) -> Counted:
    """Place cards from hand into cells. Count the cards."""
    clone = open_tables(way, "play", size)[0].clone
    turns = cycle(in_batches(placements(way, size)))
    return each(seconds, lambda: [(clone(s), sentence) for s, sentence in next(turns)], lambda pair: say(*pair))


def listing(way: str, what: str, size: int, seconds: float) -> Counted:
    """List all complete moves of a phase. Count the moves."""
    game, tables = open_tables(way, what.removeprefix("list "), size)
    turns = cycle(in_batches(tables))
    moves: list[int] = []
    _, elapsed = each(seconds, lambda: [game.clone(s) for s in next(turns)], lambda s: moves.append(len(sentences(s))))
    return sum(moves), elapsed


def in_batches(things: list[T]) -> list[list[T]]:
    """Split a list into small batches, so that the clones of each stay in the CPU cache."""
    return [things[i : i + FEW] for i in range(0, len(things), FEW)]


def count_moves() -> dict[str, float]:
    """Return the mean number of complete moves on the tables of each listing."""
    means = {}
    for way in WAYS:
        for what in WHATS[1:]:
            for size in SIZES:
                tables = open_tables(way, what.removeprefix("list "), size)[1]
                means[gauge_name(way, what, size)] = sum(len(sentences(s)) for s in tables) / len(tables)
    return means


def placements(way: str, size: int) -> list[tuple[Any, tuple[int, ...]]]:
    """Return two placements per table, the same ones every time."""
    rng = Random(SEED)
    return [(s, rng.choice(sentences(s))) for s in open_tables(way, "play", size)[1] * PLACEMENTS]


@cache
def open_tables(way: str, phase: str, size: int) -> tuple[Game[Any], list[Any]]:
    """Open the tables of a size, ready for the phase `play` (after drawing) or `turn`."""
    worlds = [open_position(position(cells[:size], way, phase)) for cells in grown_tables(way)]
    return worlds[0][0], [s for _, s, _ in worlds]


def position(cells: list[Plain], way: str, phase: str) -> Plain:
    """Return a position file; cardboard that isn't on the table is the deck."""
    gone = {*HAND, *(cell.get("card") for cell in cells)}
    return {
        "game": NAME,
        "options": {"advanced": way == "advanced", "table": [COLUMNS, ROWS]},
        "players": [{"cat": cat, "hand": [] if seat else list(HAND)} for seat, cat in enumerate(CATS)],
        "cells": cells,
        "deck": [card for card in cardboard("cards") if card not in gone],
        "to_move": 0,
        "phase": phase,
    }


@cache
def grown_tables(way: str) -> list[list[Plain]]:
    """Return the cells of all tables in the order in which they were filled."""
    return [grow(Random(SEED + i), way == "advanced") for i in range(TABLES)]


def grow(rng: Random, advanced: bool) -> list[Plain]:
    """Grow one table: each cell is next to another, and in the advanced game no wall touches a wall."""
    cells: list[Plain] = []
    lying: dict[Cell, str] = {}
    edge: list[Cell] = [(COLUMNS // 2, ROWS // 2)]
    for thing, sides in cards_to_place(rng):
        at = next(c for c in rng.sample(edge, len(edge)) if not (advanced and clashes(lying, c, sides)))
        lying[at] = sides
        cells.append({"at": list(at), **thing})
        edge.remove(at)
        edge += [near for near in neighbors(at).values() if near not in lying and near not in edge and is_on(near)]
    return cells


def cards_to_place(rng: Random) -> Iterator[tuple[Plain, str]]:
    """Yield the cards to place, in order, with their open sides."""
    cards = {card: sides for card, sides in (cardboard("cards") | cardboard("start_cards")).items() if card not in HAND}
    names = rng.sample(list(cards), len(cards))
    for i in range(max(SIZES) // 20):
        twenty = [*["sleeping"] * 4, "princess", "card" if i % 2 else "toy", *["card"] * 14]
        cats = iter(CATS[i:] + CATS[:i])
        for what in rng.sample(twenty, len(twenty)):
            if what == "card":
                name, turned = names.pop(), rng.random() < 0.5
                yield {"card": name, "turned": turned}, cards[name].translate(TURNED) if turned else cards[name]
            else:
                yield {what: next(cats) if what == "sleeping" else True}, "NESW"


@cache
def cardboard(part: str) -> Cards:
    """Return the game's own cards."""
    return {card["id"]: card["open"] for card in read_deck(NAME, "cardboard")[part]}


def clashes(lying: dict[Cell, str], at: Cell, sides: str) -> bool:
    """Return whether a wall would touch another wall."""
    near = neighbors(at)
    return any(
        side not in sides and near[side] in lying and side.translate(TURNED) not in lying[near[side]] for side in AROUND
    )


def neighbors(at: Cell) -> dict[str, Cell]:
    """Return the cells around a cell."""
    return {side: (at[0] + x, at[1] + y) for side, (x, y) in AROUND.items()}


def is_on(at: Cell) -> bool:
    """Return whether the cell is on the table."""
    return 0 <= at[0] < COLUMNS and 0 <= at[1] < ROWS
