"""Shorthand for If It Fits positions, moves and matches in tests.

A card is written as in a record: `NES:mouse+spray`, `W:`."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import open_position, read_deck
from tabbytop.table.match import Match
from tests.rules.position_match import Json, PositionMatch


def card(word: str) -> Any:
    """Return the card written as `NES:mouse+spray`, `princess` or `toy`."""
    if word in ("princess", "toy"):
        return word
    sides, _, icons = word.partition(":")
    return {"open": sides, "icons": icons.split("+") if icons else []}


def word(one: Any) -> str:
    """Return a card of a position as text, or `?` if it is hidden."""
    if not isinstance(one, dict):
        return one or "?"
    return f"{one['open']}:{'+'.join(one['icons'])}"


def held(table: Json, seat: int) -> list[str]:
    """Return a seat's hand in a position or view."""
    return [word(one) for one in table["players"][seat]["hand"]]


def cells(*words: str) -> list[Json]:
    """Return what lies in cells: `6,4 NEW:mouse`, `6,4 N: turned`, `6,5 sleeping milo`, `6,3 princess`, `5,4 toy`."""
    found: list[Json] = []
    for word in words:
        place, what, *more = word.split()
        cell: Json = {"at": [int(n) for n in place.split(",")]}
        if what == "sleeping":
            cell["sleeping"] = more[0]
        elif what in ("princess", "toy"):
            cell[what] = True
        else:
            cell["card"] = card(what)
            if more == ["turned"]:
                cell["turned"] = True
        found.append(cell)
    return found


def pair(x: int, y: int) -> list[list[int]]:
    """Return two adjacent cells, given the left one."""
    return [[x, y], [x + 1, y]]


def across(*words: str) -> list[Json]:
    """Return what lies across two cards, given the left one: `6,4 lilly`, `6,4 princess`, `6,4 toy`."""
    found: list[Json] = []
    for word in words:
        place, what = word.split()
        x, y = (int(n) for n in place.split(","))
        named = what in ("princess", "toy")
        found.append({"at": pair(x, y), **({what: True} if named else {"cat": what})})
    return found


def player(cat: str, *hand: str) -> Json:
    """Return a player as in a position file."""
    return {"cat": cat, "hand": [card(word) for word in hand]}


LONG_DECK = ["NESW:"] * 9
"""More cards than any test draws."""


def position(*players: Json, **more: Any) -> Json:
    """Return a position file. `cells`, `across` and `deck` are texts; `advanced` and `table` are options."""
    options = {"advanced": more.pop("advanced", False), "table": more.pop("table", [13, 9])}
    return {
        "game": "if-it-fits",
        "options": options,
        "players": list(players) or [player("lilly"), player("milo")],
        "cells": cells(*more.pop("cells", [])),
        "across": across(*more.pop("across", [])),
        "deck": [card(word) for word in more.pop("deck", LONG_DECK)],
        "to_move": 0,
        "phase": "turn",
        **more,
    }


def match_at(*players: Json, **more: Any) -> PositionMatch:
    """Return a match that starts from such a position."""
    return PositionMatch(position(*players, **more))


def new_match(seats: int, seed: str = "1", **options: Any) -> Match:
    """Deal a new match from a seed, up to the first decision."""
    game = open_game("if-it-fits", read_deck("if-it-fits", "cardboard"))
    match = Match(game, game.start(seats, options), seeded_dealer(seats, seed))
    match.deal()
    return match


def resume(match: Match) -> PositionMatch:
    """Wrap a match that has already begun, keeping its dealer."""
    resumed = PositionMatch.__new__(PositionMatch)
    resumed.game, resumed.match = match.game, match
    return resumed


def refused(*players: Json, **more: Any) -> Refusal:
    """Return the loader's refusal of such a position."""
    try:
        open_position(position(*players, **more))
    except Refusal as refusal:
        return refusal
    raise AssertionError("the position was accepted")


# Moves

DRAW: Json = {"do": "draw"}
DONE: Json = {"do": "done"}


def start(card: int, x: int, y: int, turned: bool = False) -> Json:
    """Choose a start card and place it."""
    return {"do": "start", "card": card, "at": [x, y], "turned": turned}


def place(hand: int, x: int, y: int, turned: bool = False) -> Json:
    """Play cardboard from hand."""
    return {"do": "place", "hand": hand, "at": [x, y], "turned": turned}


def sleep(x: int, y: int) -> Json:
    """Lay a sleeping cat in a cell."""
    return {"do": "sleep", "at": [x, y]}


def cat(x: int, y: int) -> Json:
    """Lay an awake cat across this card and the next one to the east."""
    return {"do": "cat", "at": pair(x, y)}


def princess(hand: int, at: Any) -> Json:
    """Replace the cat in a cell, or across a pair, with Princess."""
    return {"do": "princess", "hand": hand, "at": at}


def toy(at: Any) -> Json:
    """Lay the special toy across a pair, or into a cell."""
    return {"do": "toy", "at": at}


def discard(hand: int) -> Json:
    """Show and discard a card."""
    return {"do": "discard", "hand": hand}


DISCARD_TOY: Json = {"do": "discard"}


# Looking at a match


def in_any_order(moves: list[Json]) -> list[Json]:
    """Sort moves, to compare them as a set."""
    return sorted(moves, key=str)


def supply(match: PositionMatch) -> list[int]:
    """Return the number of cats in each player's supply."""
    found: list[int] = match.seen(1)["supply"]
    return found


def to_move(match: PositionMatch) -> tuple[int, str]:
    """Return the seat to move and the phase."""
    now = match.now()
    return (now["to_move"], now["phase"])


def left_to_draw(match: PositionMatch) -> int:
    """Count the cards in the deck."""
    return len(match.now()["deck"])


def hand(match: PositionMatch, seat: int) -> list[Any]:
    """Return the cards in a hand, without the stacks they came from."""
    cards = match.now()["players"][seat]["hand"]
    return [one if one == "princess" else {"open": one["open"], "icons": one["icons"]} for one in cards]


def read_again(match: PositionMatch) -> PositionMatch:
    """Export a match and read it again."""
    return PositionMatch(match.now())


def details(match: PositionMatch) -> list[Any]:
    """Return the details of each player's points."""
    return match.game.details(match.match.state)
