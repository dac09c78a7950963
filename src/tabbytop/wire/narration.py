"""Narration of the log, as far as a seat knows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import CHANCE, WATCHER, hears
from tabbytop.narrate.language import Language
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.table.match import FORWARD, Line, Match


@dataclass(frozen=True)
class NarratedLine:
    """A sentence about an entry of the log."""

    entry: int
    sentence: str
    is_move: bool
    is_news: bool = False
    """Whether it is a chance event that everyone should see immediately."""
    briefs: tuple[str, ...] = ()
    """The same in short sentences; none for what changes nothing on the table."""
    is_result: bool = False
    """Whether it says what an entry changed on the table, not what someone did."""


def move_at(lines: list[Line], i: int) -> tuple[int, ...]:
    """Return the complete move that begins at an entry."""
    said = [lines[i].action]
    while i + 1 < len(lines) and not lines[i + 1].begins:
        i += 1
        said.append(lines[i].action)
    return tuple(said)


def match_after(match: Match, count: int) -> Match:
    """Return the same match after its first `count` entries."""
    walk = match.at_start()
    for line in match.lines[:count]:
        if line.undoes == FORWARD:
            walk.repeat(line)
        else:
            walk.undo(line.author, agreed=line.agreed)
    return walk


class Narrator:
    """Narrates a match as a seat or `WATCHER` sees it, or in full (None), continuing where it last stopped."""

    def __init__(self, language: Language, match: Match, seat: int | None, names: list[str]) -> None:
        self.language = language
        self.match = match
        self.seat = seat
        self.names = names
        self.walk = match.at_start()
        self.line = 0
        self.changed: list[str] = []
        """The places whose contents the entries that were narrated last changed, the same for every seat."""
        self._begun: tuple[int, Any] | None = None
        """The first entry of the move being narrated, and the view before it."""

    def narrate(self, until: int | None = None, *, skip: bool = False) -> list[NarratedLine]:
        """Return the sentences up to an entry, or all of them. With `skip`, advance without narrating.

        An incomplete move has no sentence.
        """
        narrated: list[NarratedLine] = []
        before = None if skip else self.walk.view(WATCHER)
        for i in range(self.line, len(self.match.lines) if until is None else until):
            narrated += self._narrate(i, skip)
        if before is not None:
            changed = NARRATORS[self.match.game.name].changed
            self.changed = changed(before, self.walk.view(WATCHER))
        self.line = max(self.line, len(self.match.lines) if until is None else until)
        return narrated

    def _narrate(self, i: int, skip: bool) -> list[NarratedLine]:
        line = self.match.lines[i]
        narrator = NARRATORS[self.match.game.name]
        if line.undoes != FORWARD:
            self.walk.undo(line.author, agreed=line.agreed)
            sentence = self.language.say("said-undo", who=self.names[line.author])
            return [] if skip else [NarratedLine(i, sentence, True)]
        if skip:
            self.walk.repeat(line)
            return []
        if line.begins and line.author != CHANCE:
            self._begun = (i, self.match.game.clone(self._seen()))
        narrated = self._narrate_chance(i) if line.author == CHANCE else []
        before = self.walk.view(WATCHER)
        self.walk.repeat(line)
        after = self.walk.view(WATCHER)
        if line.author != CHANCE:
            narrated = self._narrate_move(i, after)
        for sentence, is_brief in narrator.results(self.language, before, line.action, after, self.names, self.seat):
            briefs = (sentence.removesuffix("."),) if is_brief else ()
            narrated.append(NarratedLine(i, sentence, False, briefs=briefs, is_result=True))
        consequence = narrator.consequences(self.language, before, line.action, after, self.names)
        if not consequence:
            return narrated
        briefs = (self.language.say(narrator.brief_consequence),) if narrator.brief_consequence else ()
        return [*narrated, NarratedLine(i, consequence, False, briefs=briefs)]

    def _narrate_move(self, i: int, after: Any) -> list[NarratedLine]:
        """Return the sentence for the move that ends with an entry, just after it."""
        lines = self.match.lines
        if self._begun is None or (i + 1 < len(lines) and not lines[i + 1].begins):
            return []
        narrator = NARRATORS[self.match.game.name]
        begun, view = self._begun
        move = move_at(lines, begun)
        sentence = narrator.move(self.language, view, move, self.names)
        briefs = narrator.brief(self.language, view, move, after, self.names, self.seat)
        return [NarratedLine(begun, sentence, True, briefs=tuple(briefs))]

    def _narrate_chance(self, i: int) -> list[NarratedLine]:
        """Return the sentence for a chance event, just before it happens."""
        line = self.match.lines[i]
        narrator = NARRATORS[self.match.game.name]
        view = self._seen()
        action = line.action if self.seat is None or hears(line.audience, self.seat) else UNHEARD
        sentence = narrator.chance(self.language, view, action, self.names)
        news = action != UNHEARD and narrator.is_news(view, action)
        briefs = (sentence.removesuffix("."),) if news else ()
        return [NarratedLine(i, sentence, False, news, briefs)] if sentence else []

    def _seen(self) -> Any:
        """Return the state as the narrator's seat sees it now."""
        return self.walk.state if self.seat is None else self.walk.view(self.seat)


def narrate_log(
    language: Language, match: Match, seat: int | None, names: list[str], since: int = 0, until: int | None = None
) -> list[NarratedLine]:
    """Narrate a match between two entries, for this seat, for WATCHER, or completely (None)."""
    narrator = Narrator(language, match, seat, names)
    narrator.narrate(since, skip=True)
    return narrator.narrate(until)
