"""Score tallies and setup options on the wire.

`docs/protocol.md` is generated from these types.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tabbytop.wire.messages import WireMessage

Cell = tuple[int, int]
"""A position on the table: x to the right, y down."""


class CatTally(WireMessage):
    """Cat Box: the tally of an identity, whether or not a player has it. The Chihuahua's cells are empty boxes."""

    identity: str
    points: int
    """Points, not counting tokens."""
    seen: int
    cells: list[Cell]
    """Where its cats (or empty boxes) are visible."""
    largest: list[Cell]
    """A cat's largest area."""
    threes: list[list[Cell]]
    """Areas of exactly three cats, for the Chihuahua."""


class BoxCats(WireMessage):
    """A player's cats in a box."""

    seat: int
    awake: int
    asleep: int


class BoxTally(WireMessage):
    """If It Fits: a box, the cats in it, and what it is worth."""

    cells: list[Cell]
    closed: bool
    worth: int
    """The number of its most frequent toy minus its spray bottles, doubled if the box is closed."""
    toys: dict[str, int]
    most: str
    """The toy that it is valued by, a most frequent one; empty if it has none."""
    sprays: int
    times: int
    """How often its toys and spray bottles count: 2 if it is closed, otherwise 1."""
    cats: list[BoxCats]
    scorers: list[int]
    points: dict[str, int]
    """Points by seat: for the box, if the seat scores it, and for extra cats."""
    extra: dict[str, int]
    """The part of the points that is for extra cats, by seat."""


class SheetLine(WireMessage):
    """A line of a score sheet."""

    what: str
    points: int
    count: int = 0
    """The number of cats, colors or cards."""


class SeatTally(WireMessage):
    """Here, Kitty, Kitty!: a seat's score, line by line. Cards in hands count only if everyone has seen them."""

    seat: int
    points: int
    lines: list[SheetLine]


class Unseen(WireMessage):
    """A kind of card you haven't seen yet, and how many there are."""

    what: str
    count: int


class GameChoice(WireMessage):
    """A setup option of a game: a key of the setup's `options`."""

    name: str
    kind: Literal["yes-no", "one-of", "each-seat", "seat"]
    """The type: yes or no, one of the values, one of them for each seat, or a seat."""
    values: list[dict[str, Any]] = msgspec.field(default_factory=list)
    """Each value with its `name` and further details."""
    usual: Any = None
    """The default; null: drawn at random, or the next one that is free."""


Tally = list[CatTally] | list[BoxTally] | list[SeatTally]
