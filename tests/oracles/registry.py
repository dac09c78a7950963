"""Register the oracles: a second implementation of each game, and how to compare it with the first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tabbytop.games.fits.boxes import asleep, awake
from tabbytop.games.fits.scoring import boxes, spray_points
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import x_of, y_of
from tests.oracles import catbox, fits, kitty

Position = dict[str, Any]


def text(value: object) -> str:
    """Return a value as text, to compare and sort by."""
    return msgspec.json.encode(value, order="deterministic").decode()


def plain(position: Position) -> Position:
    """Return a copy made by encoding and decoding it as JSON."""
    copied: Position = msgspec.json.decode(msgspec.json.encode(position))
    return copied


def bare_catbox(position: Position) -> Position:
    """Return a position without the keys that only our rules write, and with unordered lists sorted."""
    found = plain(position)
    for key in ("_owed", "removed"):
        found.pop(key, None)
    cards = found["placed"] + [card for one in found["players"] for card in one["hand"] + one["fish"]]
    for card in cards:
        card.pop("known_by", None)
    found["guards"].sort(key=text)
    return found


def remember_owed(position: Position, wanted: Position) -> Position:
    """Add the seats whose hands must be refilled, which position files don't have."""
    return {**position, "_owed": wanted.get("_owed", [])}


def bare_fits(position: Position) -> Position:
    """Return a position without the keys that only one side writes, and with unordered lists sorted."""
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
    """Compare all boxes (cells, closed or not, value, cats, scorers) with the oracle's."""
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
        for box in fits.boxes(position)
    ]
    assert sorted(mine, key=text) == sorted(theirs, key=text), f"boxes of {text(position)}"


def compare_nothing_more(s: Any, position: Position) -> None:
    """Compare only positions and actions, which is done for every game."""


@dataclass(frozen=True)
class Oracle:
    """A second implementation of a game, with what a comparison needs."""

    rules: Any
    bare: Callable[[Position], Position]
    remember: Callable[[Position, Position], Position]
    compare: Callable[[Any, Position], None]
    varied: tuple[dict[str, Any], ...]
    """Options to try in addition to the variant."""


def bare_kitty(position: Position) -> Position:
    """Return a position without the keys that only one side writes, and with unordered lists sorted."""
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
    """Add the keys that only the oracle writes, and turn cards that everyone has seen into plain ids."""
    found = {**plain(position), **{key: value for key, value in wanted.items() if key.startswith("_")}}
    found.pop("agenda", None)
    for player in found["players"]:
        player["hand"] = [card["card"] if isinstance(card, dict) else card for card in player["hand"]]
    return found


ORACLES = {
    "here-kitty-kitty": Oracle(kitty, bare_kitty, remember_kitty, compare_nothing_more, ({},)),
    "cat-box": Oracle(catbox, bare_catbox, remember_owed, compare_nothing_more, ({},)),
    "if-it-fits": Oracle(
        fits,
        bare_fits,
        lambda position, wanted: {**position, **{k: v for k, v in wanted.items() if k == "_starter"}},
        compare_boxes,
        ({"table": "kitchen"}, {"table": "coffee"}, {"table": [5, 4]}),
    ),
}
