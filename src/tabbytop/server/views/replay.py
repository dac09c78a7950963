"""A game seen again, step by step, from a seat's eyes or, after the end, open.

Before the end somebody sees only what their own seat saw then: views of earlier moments, made as they were made then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor
from tabbytop.engine.seats import WATCHER
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.narrate.telling import TELLINGS
from tabbytop.server.rooms.listeners import Listeners
from tabbytop.server.sockets.table_socket import seats_for
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.state import TableState
from tabbytop.server.views.frame import OPEN, news_of, result_of
from tabbytop.table.match import FORWARD, Line, Match
from tabbytop.wire import messages as m

EVERYBODY = "open"
LOOKING_ON = "watcher"
OF_THE_GAME = (e.Started, e.Moved, e.Undone, e.Ended)
MOST_WALKS = 8
"""Tables of which is remembered where somebody stands in their replay."""


class ReplayStep(msgspec.Struct, omit_defaults=True):
    """A step: a move with all that came of it by itself, also that others let it pass."""

    n: int
    """Its entry in the table's log."""
    to: int
    """The last entry that belongs to it: what one sees is how things stood after that."""
    at: float
    what: str
    by: int | None = None
    made: str = ""
    say: list[str | None] = []
    text: list[str] = []


class ReplayPage(msgspec.Struct, omit_defaults=True):
    """A game step by step, as one pair of eyes saw it."""

    table: m.TableInfo
    eyes: str
    may: list[str]
    """Through whose eyes one may look: seats, `open`, or `watcher`."""
    over: bool
    steps: list[ReplayStep] = []
    result: m.Result | None = None


class ReplayView(msgspec.Struct, omit_defaults=True):
    """How a table stood after an entry."""

    n: int
    view: dict[str, Any]
    asks: int | None = None
    tally: Any = None


# Whose eyes


def eyes_allowed(state: TableState, who: Actor) -> list[str]:
    """Through whose eyes somebody may look: their own seats', or a watcher's; after the end anybody's."""
    mine = seats_for(state, who)
    if state.match is None:
        raise Refusal("", "not-started")
    if state.status == "over":
        return [EVERYBODY, *[str(seat) for seat in range(len(state.chairs))]]
    if not mine and not state.setup.watchers:
        raise Refusal("", "no-watchers")
    return [str(seat) for seat in mine] or [LOOKING_ON]


def choose_eyes(state: TableState, who: Actor, wanted: str) -> str:
    """The eyes that are wished for, if one may; without a wish the first that one may."""
    may = eyes_allowed(state, who)
    if wanted and wanted not in may:
        raise Refusal("", "not-your-seat")
    return wanted or may[0]


def number_of(eyes: str) -> int:
    """Eyes as the rest of the server names them."""
    return OPEN if eyes == EVERYBODY else WATCHER if eyes == LOOKING_ON else int(eyes)


# The steps


def replay_of(state: TableState, hearing: Listeners, who: Actor, wanted: str, language: Language | None) -> ReplayPage:
    """The whole game in steps."""
    eyes = choose_eyes(state, who, wanted)
    over = state.status == "over"
    page = ReplayPage(hearing.table(who.person), eyes, eyes_allowed(state, who), over)
    page.steps = steps_of(state, hearing, number_of(eyes), language)
    page.result = result_of(state) if over else None
    return page


def steps_of(state: TableState, hearing: Listeners, eyes: int, language: Language | None) -> list[ReplayStep]:
    """The entries that changed the game; who lets something pass makes no step of their own."""
    rows = [(i, at, entry) for i, (at, entry) in enumerate(hearing.rows, start=1) if isinstance(entry, OF_THE_GAME)]
    news = [news_of(state, i, entry, at, eyes) for i, at, entry in rows]
    if language is not None:
        hearing.add_sentences(news, eyes, language)
    steps: list[ReplayStep] = []
    for one, (_, _, entry) in zip(news, rows, strict=True):
        if is_let_pass(state, one.n, entry):
            steps[-1].to = one.n
            steps[-1].text += one.text[1:]  # the first says that they let it pass
        else:
            steps.append(ReplayStep(one.n, one.n, one.at, one.what, one.by, one.made, one.say, list(one.text)))
    if language is not None and state.status == "over" and state.match is not None and steps:
        steps[-1].text += TELLINGS[state.match.game.name].result(language, state.match.state, state.names)
    return steps


def is_let_pass(state: TableState, n: int, entry: e.AnyEntry) -> bool:
    """Did somebody only let a window pass? An answer there binds; to pass a turn does not."""
    assert state.match is not None
    return isinstance(entry, e.Moved) and entry.say == ["pass"] and state.match.lines[state.spans[n - 1][0]].binds


# How things stood


@dataclass
class ReplayCursor:
    """Somebody's place in a replay: going on is quick, going back begins anew."""

    match: Match
    """The match that is seen again."""
    copy: Match
    done: int = 0

    def to(self, count: int) -> Match:
        """The match after its first lines."""
        if count < self.done:
            self.copy, self.done = self.match.anew(), 0
        for line in self.match.lines[self.done : count]:
            repeat(self.copy, line)
        self.done = count
        return self.copy


def repeat(match: Match, line: Line) -> None:
    """Let a line happen once more."""
    if line.undoes == FORWARD:
        match.repeat(line)
    else:
        match.undo(line.author, agreed=line.agreed)


@dataclass
class ReplayCache:
    """The places of those who look at replays, the latest few."""

    walks: dict[str, ReplayCursor] = field(default_factory=dict)

    def at(self, table: str, match: Match, count: int) -> Match:
        """The match of a table after so many lines."""
        walk = self.walks.pop(table, None)
        if walk is None or walk.match is not match:
            walk = ReplayCursor(match, match.anew())
        self.walks[table] = walk  # the last that was used is the last to be forgotten
        if len(self.walks) > MOST_WALKS:
            del self.walks[next(iter(self.walks))]
        return walk.to(count)


def view_at(state: TableState, who: Actor, n: int, wanted: str, walks: ReplayCache) -> ReplayView:
    """How the table stood after entry n, through these eyes."""
    eyes = number_of(choose_eyes(state, who, wanted))
    assert state.match is not None
    if not 1 <= n <= state.n or state.spans[n - 1][1] == 0:
        raise Refusal("", "no-such-page")
    match = walks.at(state.id, state.match, state.spans[n - 1][1])
    seen = match.state if eyes == OPEN else match.view(eyes)
    agenda = match.state.agenda
    must = None if not agenda or isinstance(agenda[-1], Window) else actor(match.state)
    asks = must if must is not None and must >= 0 else None
    return ReplayView(n, match.game.write_view(seen), asks, match.game.tally(seen))
