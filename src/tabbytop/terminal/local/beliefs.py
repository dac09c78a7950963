"""The belief panel: who could be whom, in per cent, from what your seat has seen and heard only."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tabbytop.bots.mind import MINDS
from tabbytop.narrate.language import Language
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tabbytop.terminal.drawings.canvas import LONGEST_TITLE, NO_BREAK
from tabbytop.terminal.drawings.registry import IDENTITY_MARKS

Panel = list[dict[str, float]]
"""For each seat, how likely it is to be whom, by name."""

FAINT = "dim"
CELL = 5
"""Letters of the longest share: 100 %."""
AROUND = 3
"""Columns around a word: room on both sides, and a gap."""


def has_beliefs(game: str) -> bool:
    """Does this game hide who is who?"""
    return MINDS[game].believe is not None


def believe(match: Match, memory: Memory) -> Panel:
    """What the seat whose memory this is can think of everybody; it is given its view and nothing else."""
    make = MINDS[match.game.name].believe
    assert make is not None
    return make(match.view(memory.seat), memory.moments(), memory.seat).panel()


def draw_panel(language: Language, game: str, panel: Panel, me: int, names: list[str], columns: int) -> Table:
    """A row for each other seat, a column for each identity that one of them could be; the likeliest stands out."""
    seats = [*range(me + 1, len(panel)), *range(me)]
    possible = [name for name in panel[me] if any(panel[seat][name] for seat in seats)]
    marks = [IDENTITY_MARKS[game](language, name) for name in possible]
    longest = min(LONGEST_TITLE, max([len(names[seat]) for seat in seats]))
    roomy = longest + sum([AROUND + max(CELL, len(name)) for _, name, _ in marks]) <= columns
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=longest)
    for letter, name, style in marks:
        table.add_column(chip(name if roomy else letter, style), justify="right", no_wrap=True)
    for seat in seats:
        shares = [round(100 * panel[seat][name]) for name in possible]
        cells = [share_text(language, panel[seat][name]) for name in possible]
        likeliest = shares.index(max(shares)) if shares.count(max(shares)) == 1 else -1
        styles = [marks[i][2] if i == likeliest else FAINT for i in range(len(cells))]
        table.add_row(Text(names[seat]), *map(chip, cells, styles))
    return table


def chip(text: str, style: str) -> Text:
    """A word with a little room around it, in its colour; what it stands in keeps its own."""
    return Text.assemble((f"{NO_BREAK}{text}{NO_BREAK}", style))


def share_text(language: Language, share: float) -> str:
    """A share in whole per cent; what cannot be is a dash."""
    if share == 0:
        return "–"
    return language.say("belief-small") if share < 0.005 else language.say("belief", share=round(100 * share))
