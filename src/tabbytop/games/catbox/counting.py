"""Public counts in Cat Box: each identity's points and where they are, and the unseen cards [CB-5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.catbox.board import WIDE, x_of, y_of
from tabbytop.games.catbox.identities import identities_in_game
from tabbytop.games.catbox.rulebook import CHIHUAHUA, EMPTY_BOX, IDENTITIES
from tabbytop.games.catbox.scoring import THREE, places_by_sight

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.catbox.state import Table


def tally(s: Table) -> list[Plain]:
    """Return the tally of each identity in the game. Visible quadrants are public [CB-2.1, CB-5.2, CB-5.3]."""
    seen = places_by_sight(s)
    rows: list[Plain] = []
    threes: list[list[list[int]]] = []
    for color in range(CHIHUAHUA):
        found = areas_in_order(seen[color])
        threes += [cells_of(area) for area in found if len(area) == THREE]
        largest = found[0] if found else []
        rows.append(_row(color, len(seen[color]) + len(largest), seen[color], largest, []))
    if CHIHUAHUA in identities_in_game(s.seats):
        boxes = seen[EMPTY_BOX]
        rows.append(_row(CHIHUAHUA, len(boxes) + 2 * len(threes), boxes, [], threes))
    return rows


def _row(identity: int, points: int, seen: list[int], largest: list[int], threes: list[list[list[int]]]) -> Plain:
    """Return the tally of one identity."""
    return {
        "identity": IDENTITIES[identity],
        "points": points,
        "seen": len(seen),
        "cells": cells_of(seen),
        "largest": cells_of(largest),
        "threes": threes,
    }


def cells_of(places: list[int]) -> list[list[int]]:
    """Return places as `[x, y]`, in reading order."""
    return [[x_of(p), y_of(p)] for p in sorted(places)]


def areas_in_order(places: list[int]) -> list[list[int]]:
    """Return the orthogonally connected areas that these places form, largest first, then topmost first."""
    left = set(places)
    found: list[list[int]] = []
    for first in sorted(places):
        if first not in left:
            continue
        left.remove(first)
        area = [first]
        n = 0
        while n < len(area):
            p = area[n]
            for q in (p - 1, p + 1, p - WIDE, p + WIDE):
                if q in left:
                    left.remove(q)
                    area.append(q)
            n += 1
        found.append(area)
    found.sort(key=len, reverse=True)
    return found


def unseen(v: Table) -> list[Plain]:
    """Return the cards that the seat hasn't seen on both sides, by their two faces: `KP.Y/PKY.`."""
    rows: list[Plain] = []
    for kind in sorted(set(v.bag)):
        front, back = v.deck.sides[2 * kind], v.deck.sides[2 * kind + 1]
        rows.append({"what": f"{v.deck.faces[front]}/{v.deck.faces[back]}", "count": v.bag.count(kind)})
    return rows
