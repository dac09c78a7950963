"""Replays: a game step by step, from one seat's view or, once it is over, with everything shown.

Before the end a player sees only what their own seat saw. Views are rebuilt the same way as during play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor as seat_asked
from tabbytop.engine.seats import WATCHER
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.server.views.frame import EVERYTHING, FrameBuilder, news_of, result_of
from tabbytop.table.match import FORWARD, Line, Match
from tabbytop.wire import messages as m

OPEN = "open"
"""Everything is shown."""
WATCHING = "watcher"
MAX_CURSORS = 8
"""Tables whose replay position is cached."""


class ReplayStep(msgspec.Struct, omit_defaults=True):
    """A step: a move with everything that followed automatically, including passes in windows."""

    n: int
    """Its entry in the table's log."""
    to: int
    """The last entry that belongs to it; the step shows the table after it."""
    at: float
    what: str
    by: int | None = None
    made: str = ""
    say: list[str | None] = []
    text: list[str] = []
    changed: list[str] = []
    """The places whose contents it changed, as in News."""
    results: list[str] = []
    """What it changed, in sentences, as in News."""
    results_after: list[int] = []
    """For each of the results, after how many sentences of `text` it happened."""


class ReplayPage(msgspec.Struct, omit_defaults=True):
    """A game step by step, from one point of view."""

    table: m.TableInfo
    eyes: str
    may: list[str]
    """The points of view that the caller may choose: seats, `open`, or `watcher`."""
    over: bool
    steps: list[ReplayStep] = []
    result: m.Result | None = None


class ReplayView(msgspec.Struct, omit_defaults=True):
    """A table as it was after an entry."""

    n: int
    view: dict[str, Any]
    asks: int | None = None
    tally: Any = None


# Points of view


def allowed_viewpoints(table: TableState, actor: Actor) -> list[str]:
    """Return the points of view a caller may choose: their seats', or a watcher's; after the end anyone's."""
    mine = actor.seats_at(table)
    if table.match is None:
        raise Refusal("", "not-started")
    if table.status == "over":
        return [OPEN, *[str(seat) for seat in range(len(table.seats))]]
    if not mine and not table.setup.watchers:
        raise Refusal("", "no-watchers")
    return [str(seat) for seat in mine] or [WATCHING]


def choose_viewpoint(table: TableState, actor: Actor, wanted: str) -> str:
    """Return the requested point of view, if allowed; if none is requested, the first one allowed."""
    allowed = allowed_viewpoints(table, actor)
    if wanted and wanted not in allowed:
        raise Refusal("", "not-your-seat")
    return wanted or allowed[0]


def viewer_for(viewpoint: str) -> int:
    """Return the viewer for a point of view."""
    return EVERYTHING if viewpoint == OPEN else WATCHER if viewpoint == WATCHING else int(viewpoint)


# Steps


def replay_of(
    table: TableState, info: m.TableInfo, frames: FrameBuilder, actor: Actor, wanted: str, language: Language | None
) -> ReplayPage:
    """Return the whole game in steps."""
    viewpoint = choose_viewpoint(table, actor, wanted)
    is_over = table.status == "over"
    page = ReplayPage(info, viewpoint, allowed_viewpoints(table, actor), is_over)
    page.steps = steps_of(table, frames, viewer_for(viewpoint), language)
    page.result = result_of(table) if is_over else None
    return page


def steps_of(table: TableState, frames: FrameBuilder, viewer: int, language: Language | None) -> list[ReplayStep]:
    """Return the entries that changed the game, each pass in a window as part of the step before it."""
    numbers = [n for n, one in enumerate(table.log, start=1) if one.entry.changes_match or isinstance(one.entry, Ended)]
    news = [news_of(table, n, table.log[n - 1], viewer) for n in numbers]
    if language is not None:
        frames.add_sentences(table, news, viewer, language)
    steps: list[ReplayStep] = []
    for one in news:
        if is_window_pass(table, one.n, table.log[one.n - 1].entry):
            steps[-1].to = one.n
            steps[-1].say += one.say[1:]  # the words of the cards that the sentences below name
            earlier = len(steps[-1].text)
            steps[-1].text += one.text[1:]  # the first sentence only says that they passed
            steps[-1].results += one.results
            steps[-1].results_after += [earlier + max(0, after - 1) for after in one.results_after]
            steps[-1].changed += [place for place in one.changed if place not in steps[-1].changed]
        else:
            step = ReplayStep(one.n, one.n, one.at, one.what, one.by, one.made, list(one.say), list(one.text))
            step.changed, step.results = list(one.changed), list(one.results)
            step.results_after = list(one.results_after)
            steps.append(step)
    if language is not None and table.status == "over" and table.match is not None and steps:
        steps[-1].text += NARRATORS[table.match.game.name].result(language, table.match.state, table.names)
    return steps


def is_window_pass(table: TableState, n: int, entry: Entry) -> bool:
    """Return whether the entry is a pass in a window. An answer there can't be undone; passing a turn can."""
    assert table.match is not None
    first_line = table.line_spans[n - 1][0]
    return isinstance(entry, Moved) and entry.say == ["pass"] and table.match.lines[first_line].binds


# Views of earlier moments


@dataclass
class ReplayCursor:
    """A position in a replay: moving on is quick, going back starts over."""

    match: Match
    """The match being replayed."""
    copy: Match
    line: int = 0

    def move_to(self, line: int) -> Match:
        """Return the match after this many of its lines."""
        if line < self.line:
            self.copy, self.line = self.match.at_start(), 0
        for one in self.match.lines[self.line : line]:
            repeat(self.copy, one)
        self.line = line
        return self.copy


def repeat(match: Match, line: Line) -> None:
    """Repeat a line of another match."""
    if line.undoes == FORWARD:
        match.repeat(line)
    else:
        match.undo(line.author, agreed=line.agreed)


@dataclass
class ReplayCache:
    """The positions of recent replays, by table."""

    cursors: dict[str, ReplayCursor] = field(default_factory=dict)

    def match_at(self, table: str, match: Match, line: int) -> Match:
        """Return the match of a table after this many lines."""
        cursor = self.cursors.pop(table, None) or ReplayCursor(match, match.at_start())
        cursor.match = match  # a log only grows, so the cursor stays right
        self.cursors[table] = cursor  # now the most recent
        if len(self.cursors) > MAX_CURSORS:
            del self.cursors[next(iter(self.cursors))]
        return cursor.move_to(line)


def view_at(table: TableState, actor: Actor, n: int, wanted: str, cache: ReplayCache) -> ReplayView:
    """Return the table as it was after entry `n`, from a point of view."""
    viewer = viewer_for(choose_viewpoint(table, actor, wanted))
    assert table.match is not None
    if not 1 <= n <= table.entry_number or table.line_spans[n - 1][1] == 0:
        raise Refusal("", "no-such-page")
    match = cache.match_at(table.id, table.match, table.line_spans[n - 1][1])
    seen = match.state if viewer == EVERYTHING else match.view(viewer)
    agenda = match.state.agenda
    seat = None if not agenda or isinstance(agenda[-1], Window) else seat_asked(match.state)
    asks = seat if seat is not None and seat >= 0 else None
    return ReplayView(n, match.game.write_view(seen), asks, match.game.tally(seen))
