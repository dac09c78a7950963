"""Describe a table of Here, Kitty, Kitty! in text, for golden playthroughs."""

from __future__ import annotations

from tabbytop.engine.seats import WATCHER
from tabbytop.games.kitty.rulebook import HOUSE, NEIGHBORHOOD, PORCH, YARD
from tabbytop.games.kitty.state import UNKNOWN, Table
from tabbytop.table.match import Match


def look(match: Match) -> list[str]:
    """Return the zones, lasting cards and piles as everyone sees them, and each hand; nothing after a pass."""
    if match.live and match.game.words.write(match.live[-1].action) == "pass":
        return []
    s = match.view(WATCHER)
    lines = [f"neighborhood {cats(s, 0, NEIGHBORHOOD)}, deck {s.deck_size()}, actions left {s.actions_left}"]
    for seat in range(s.seats):
        named = ((HOUSE, "house"), (PORCH, "porch"), (YARD, "yard"))
        zones = ", ".join([f"{name} {cats(s, seat, zone)}" for zone, name in named])
        lasting = [f"{s.deck.ids[k]} {under}" for k, under in zip(s.lasting[seat], s.under[seat], strict=True)]
        seen = [card(s, k) for k in s.hands[seat]]
        held = [card(s, k) for k in match.view(seat).hands[seat]]
        lines.append(f"seat {seat}: {zones}; {', '.join(lasting) or '-'}; all see {seen}, it holds {held}")
    return lines


def cats(s: Table, seat: int, zone: int) -> str:
    """Return a zone in letters."""
    return "".join(["BGOW"[color] * s.count(seat, zone, color) for color in range(4)]) or "-"


def card(s: Table, k: int) -> str:
    """Return a card in hand."""
    return "?" if k == UNKNOWN else s.deck.ids[k]
