"""What is counted at a table and what can be chosen for one, as it goes over the wire.

`docs/protocol.md` is made from these types.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tabbytop.wire.messages import Message

Cell = tuple[int, int]
"""A place on the table: to the right, and down."""


class CatTally(Message):
    """Cat Box: what an identity has on the table, whoever it is. Of the Chihuahua these are empty boxes."""

    identity: str
    points: int
    """Without anybody's tokens."""
    seen: int
    cells: list[Cell]
    """Where they are seen."""
    largest: list[Cell]
    """The largest area of a cat."""
    threes: list[list[Cell]]
    """Areas of exactly three cats: the Chihuahua's."""


class BoxCats(Message):
    """Somebody's cats in a box."""

    seat: int
    awake: int
    asleep: int


class BoxTally(Message):
    """If It Fits: a box, who is in it, and what it is worth."""

    cells: list[Cell]
    closed: bool
    worth: int
    """Its most frequent toy less its spray bottles, twice if it is closed."""
    toys: dict[str, int]
    sprays: int
    cats: list[BoxCats]
    scorers: list[int]
    points: dict[str, int]
    """By seat: the box for those who score it, and further cats."""


class SheetLine(Message):
    """A line of a score sheet."""

    what: str
    points: int
    count: int = 0
    """How often: cats, colours or cards."""


class SeatTally(Message):
    """Here, Kitty, Kitty!: what a seat has, line by line. Of cards in hands only those that all have seen count."""

    seat: int
    points: int
    lines: list[SheetLine]


class Unseen(Message):
    """What one has not seen yet, and how many of it there are."""

    what: str
    count: int


class GameChoice(Message):
    """What a table can be laid with: a key of its setup's `options`."""

    name: str
    kind: Literal["yes-no", "one-of", "each-seat", "seat"]
    """A yes or no, one of the values, one of them for every seat, or a seat."""
    values: list[dict[str, Any]] = msgspec.field(default_factory=list)
    """Each with its `name`, and what is to be known about it."""
    usual: Any = None
    """What it is where nothing is said; null: that is drawn, or the first that is left."""


Tally = list[CatTally] | list[BoxTally] | list[SeatTally]
