"""Describe a table of Cat Box in text, for golden playthroughs."""

from __future__ import annotations

from tabbytop.engine.seats import WATCHER
from tabbytop.games.catbox.board import x_of, y_of
from tabbytop.games.catbox.cards import UNKNOWN, Card
from tabbytop.games.catbox.rulebook import IDENTITIES, LETTERS, TOKENS
from tabbytop.games.catbox.state import NONE, Table
from tabbytop.table.match import Match


def look(match: Match) -> list[str]:
    """Return the table as everyone sees it, and what each seat also sees."""
    watcher = match.view(WATCHER)
    lines = board(watcher)
    top = f", on top {watcher.deck.faces[watcher.top]}" if watcher.top != NONE else ""
    lines.append(f"pile {watcher.pile}{top}")
    guards = [f"seat {i} at {x_of(p)},{y_of(p)}" for i, p in enumerate(watcher.guards) if p != NONE]
    if guards:
        lines.append("guards " + ", ".join(guards))
    for seat in range(watcher.seats):
        held = " ".join([TOKENS[t] for t in range(len(TOKENS)) if watcher.holds(seat, t)])
        cards = [shown(watcher, card) for card in watcher.hands[seat]]
        fish = watcher.fish[seat]
        cards += [] if fish is None else ["fish " + shown(watcher, fish)]
        seen = secrets(match.view(seat), watcher)
        lines.append(f"seat {seat}: {', '.join(cards)}{'; ' + held if held else ''}; it also sees {seen}")
    return lines


def shown(s: Table, card: Card) -> str:
    """Return a card's public side and its secret side, or `?` if that is hidden."""
    secret = "?" if card.secret == UNKNOWN else s.deck.faces[card.secret]
    return f"{s.deck.faces[card.public]}|{secret}"


def secrets(view: Table, watcher: Table) -> str:
    """Return what a seat sees but a watcher doesn't."""
    found = [f"{i} is {IDENTITIES[one]}" for i, one in enumerate(view.identities) if one != UNKNOWN]
    for seat in range(view.seats):
        for slot, card in enumerate(view.hands[seat]):
            if card.secret != watcher.hands[seat][slot].secret:
                found.append(f"card {seat}.{slot} {shown(view, card)}")
        fish, other = view.fish[seat], watcher.fish[seat]
        if fish is not None and other is not None and fish.secret != other.secret:
            found.append(f"fish {seat} {shown(view, fish)}")
    backs = [i for i in range(len(view.board.at)) if view.board.back[i] != watcher.board.back[i]]
    return "; ".join(found + [f"back {i} {view.deck.faces[view.board.back[i]]}" for i in backs])


def board(s: Table) -> list[str]:
    """Return the play area in letters, from its upper left corner."""
    xs, ys = [x_of(p) for p in s.board.top], [y_of(p) for p in s.board.top]
    rows = [f"board from {min(xs)},{min(ys)}"]
    for y in range(min(ys), max(ys) + 1):
        row = ""
        for x in range(min(xs), max(xs) + 1):
            here = [p for p in s.board.top if x_of(p) == x and y_of(p) == y]
            row += LETTERS[s.board.visible(here[0], s.deck)] if here else " "
        rows.append("  " + row.rstrip())
    return rows
