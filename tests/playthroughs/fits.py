"""Describe a table of If It Fits in text, for golden playthroughs."""

from __future__ import annotations

from tabbytop.engine.seats import WATCHER
from tabbytop.games.fits.boxes import is_cat, seat_of
from tabbytop.games.fits.cards import PRINCESS, UNKNOWN, sides_text
from tabbytop.games.fits.rulebook import CATS
from tabbytop.games.fits.scoring import boxes, points
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import x_of, y_of
from tabbytop.table.match import Match


def look(match: Match) -> list[str]:
    """Return the last card placed, what lies across cards, the boxes with cats in them, and each hand."""
    s = match.view(WATCHER)
    board = s.board
    last = ""
    if board.at:
        n = len(board.at) - 1
        last = f"; last {at(board.at[n])}: {thing(s, board.what[n])}, open {sides_text(board.opens[n]) or '-'}"
    lines = [
        f"{len(board.at)} cells, {len(board.across)} across, {len(board.edge)} free beside them{last};"
        f" supply {s.supply}, stacks {s.cards}, points {points(s)}{', ending' if s.ending else ''}"
    ]
    for left, what in board.across.items():
        lines.append(f"across {at(left)}: {thing(s, what)}")
    for box in boxes(s):
        if box.cats:
            closed = "closed" if box.closed else "open"
            lines.append(
                f"box at {at(box.cells[0])}: {len(box.cells)} cells, {closed}, {box.toys} toys, {box.sprays} sprays,"
                f" worth {box.value} to {box.scorers}"
            )
    for seat in range(s.seats):
        view = match.view(seat)
        lines.append(f"seat {seat} holds {', '.join([card(view, kind) for kind in view.hands[seat]]) or 'nothing'}")
        seen = [card(s, kind) for kind in s.hands[seat]]
        assert seen == ["?"] * len(seen)
    return lines


def at(c: int) -> str:
    """Return a cell as x,y."""
    return f"{x_of(c)},{y_of(c)}"


def card(s: Table, kind: int) -> str:
    """Return a card in hand."""
    return "?" if kind == UNKNOWN else s.deck.texts[kind]


def thing(s: Table, what: int) -> str:
    """Return what lies on the table."""
    if is_cat(what):
        return CATS[s.cats[seat_of(what)]]
    return "princess" if what == PRINCESS else s.deck.texts[what]
