"""The oracles: for each game a second implementation of its rules, and how to compare it with the first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tabbytop.games.fits.boxes import asleep, awake
from tabbytop.games.fits.scoring import boxes, spray_points
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import x_of, y_of
from tests import oracle_catbox, oracle_fits, oracle_kitty

Position = dict[str, Any]


def text(value: object) -> str:
    """A value to compare by."""
    return msgspec.json.encode(value, order="deterministic").decode()


def plain(position: Position) -> Position:
    """A copy as JSON gives it back."""
    copied: Position = msgspec.json.decode(msgspec.json.encode(position))
    return copied


def bare_catbox(position: Position) -> Position:
    """A position without what only we write, and with lists that have no order in order."""
    found = plain(position)
    for key in ("_owed", "removed"):
        found.pop(key, None)
    cards = found["placed"] + [card for one in found["players"] for card in one["hand"] + one["fish"]]
    for card in cards:
        card.pop("known_by", None)
    found["guards"].sort(key=text)
    return found


def remember_owed(position: Position, wanted: Position) -> Position:
    """Whose hands are to be refilled is not in a position file."""
    return {**position, "_owed": wanted.get("_owed", [])}


def bare_fits(position: Position) -> Position:
    """A position without what only one of the two writes, and with lists that have no order in order."""
    found = plain(position)
    for key in ("_starter", "stacks"):
        found.pop(key, None)
    for player in found["players"]:
        player.pop("princess_from", None)
        for card in player["hand"]:
            if isinstance(card, dict):
                card.pop("from_stack", None)
    if found["phase"] == "over":
        found["to_move"] = 0
    found["cells"].sort(key=text)
    found["across"].sort(key=text)
    return found


def compare_boxes(s: Table, position: Position) -> None:
    """Boxes, who is in them, whether they are closed and what they are worth, against boxes made from nothing."""
    mine = [
        (
            sorted([[x_of(c), y_of(c)] for c in box.cells]),
            box.closed,
            box.value,
            spray_points(box.tally),
            [[awake(box.cats, seat), asleep(box.cats, seat)] for seat in range(s.seats)],
            box.scorers,
        )
        for box in boxes(s)
    ]
    theirs = [
        (
            sorted([list(one) for one in box["cells"]]),
            box["closed"],
            box["value"],
            box["spray"],
            [list(count) for count in box["counts"]],
            sorted(box["scored_by"]),
        )
        for box in oracle_fits.boxes(position)
    ]
    assert sorted(mine, key=text) == sorted(theirs, key=text), f"boxes of {text(position)}"


def nothing_more(s: Any, position: Position) -> None:
    """Nothing else to compare."""


@dataclass(frozen=True)
class Oracle:
    """A second implementation, and what comparing with it needs."""

    rules: Any
    bare: Callable[[Position], Position]
    remember: Callable[[Position, Position], Position]
    compare: Callable[[Any, Position], None]
    varied: tuple[dict[str, Any], ...]
    """Options that are tried besides the variant."""


def bare_kitty(position: Position) -> Position:
    """A position without what only one of the two writes, and with lists that have no order in order."""
    found = plain(position)
    for key in [key for key in found if key.startswith("_")] + ["agenda", "options"]:
        found.pop(key, None)
    for player in found["players"]:
        player["hand"] = sorted([card["card"] if isinstance(card, dict) else card for card in player["hand"]])
        player.setdefault("lasting", [])
        for one in player["lasting"]:
            one.setdefault("cats", {})
        player["lasting"].sort(key=text)
    found["discard"].sort()
    found.setdefault("idle_turns", 0)
    return found


def remember_kitty(position: Position, wanted: Position) -> Position:
    """What is nested deeper is the oracle's own; cards that all have seen are written as plain ones."""
    found = {**plain(position), **{key: value for key, value in wanted.items() if key.startswith("_")}}
    found.pop("agenda", None)
    for player in found["players"]:
        player["hand"] = [card["card"] if isinstance(card, dict) else card for card in player["hand"]]
    return found


ORACLES = {
    "here-kitty-kitty": Oracle(oracle_kitty, bare_kitty, remember_kitty, nothing_more, ({},)),
    "cat-box": Oracle(oracle_catbox, bare_catbox, remember_owed, nothing_more, ({},)),
    "if-it-fits": Oracle(
        oracle_fits,
        bare_fits,
        lambda position, wanted: {**position, **{k: v for k, v in wanted.items() if k == "_starter"}},
        compare_boxes,
        ({"table": "kitchen"}, {"table": "coffee"}, {"table": [5, 4]}),
    ),
}
