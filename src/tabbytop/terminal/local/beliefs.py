"""The belief panel: the probability of each player's identity, based only on what the player's seat has observed."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.narrate.language import Language
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tabbytop.terminal.drawings.canvas import LONGEST_TITLE, NO_BREAK
from tabbytop.terminal.drawings.registry import IDENTITY_MARKS

BeliefPanel = list[dict[str, float]]
"""For each seat, the probability of each identity, by name."""

FAINT = "dim"
CELL = 5
"""Columns of the widest value: 100%."""
AROUND = 3
"""Columns around a word: padding on both sides, and a gap."""


def has_beliefs(game: str) -> bool:
    """Return whether this game has secret identities."""
    return HEURISTICS[game].believe is not None


def estimate_identities(match: Match, memory: Memory) -> BeliefPanel:
    """Estimate everyone's identity, using only the view and the memory of one seat."""
    make = HEURISTICS[match.game.name].believe
    assert make is not None
    return make(match.view(memory.seat), memory.moments(), memory.seat).panel()


def draw_panel(language: Language, game: str, panel: BeliefPanel, me: int, names: list[str], columns: int) -> Table:
    """Draw a row for each other seat and a column for each identity, with the likeliest ones highlighted."""
    seats = [*range(me + 1, len(panel)), *range(me)]
    possible = [name for name in panel[me] if any(panel[seat][name] for seat in seats)]
    marks = [IDENTITY_MARKS[game](language, name) for name in possible]
    longest = min(LONGEST_TITLE, max([len(names[seat]) for seat in seats]))
    roomy = longest + sum([AROUND + max(CELL, len(name)) for _, name, _ in marks]) <= columns
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(no_wrap=True, overflow="ellipsis", max_width=longest)
    for letter, name, style in marks:
        table.add_column(pad(name if roomy else letter, style), justify="right", no_wrap=True)
    for seat in seats:
        shares = [round(100 * panel[seat][name]) for name in possible]
        cells = [format_share(language, panel[seat][name]) for name in possible]
        likeliest = shares.index(max(shares)) if shares.count(max(shares)) == 1 else -1
        styles = [marks[i][2] if i == likeliest else FAINT for i in range(len(cells))]
        table.add_row(Text(names[seat]), *map(pad, cells, styles))
    return table


def pad(text: str, style: str) -> Text:
    """Pad a word with a space on both sides, in the word's style."""
    return Text.assemble((f"{NO_BREAK}{text}{NO_BREAK}", style))


def format_share(language: Language, share: float) -> str:
    """Format a probability in whole percent, or as a dash if it is zero."""
    if share == 0:
        return "–"
    return language.say("belief-small") if share < 0.005 else language.say("belief", share=round(100 * share))
