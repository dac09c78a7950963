"""The log in sentences, as a seat heard it."""

from __future__ import annotations

from dataclasses import dataclass

from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import CHANCE, WATCHER, hears
from tabbytop.narrate.language import Language
from tabbytop.narrate.telling import TELLINGS
from tabbytop.table.match import FORWARD, Line, Match


@dataclass(frozen=True)
class Told:
    """A sentence of the log: at which entry, and whether it tells a move (or what goes with one)."""

    n: int
    sentence: str
    is_move: bool
    is_news: bool = False
    """Chance said it, and it is worth telling at once."""


def sentence_from(lines: list[Line], i: int) -> tuple[int, ...]:
    """The whole move that begins at an entry."""
    said = [lines[i].action]
    while i + 1 < len(lines) and not lines[i + 1].begins:
        i += 1
        said.append(lines[i].action)
    return tuple(said)


def rewind(match: Match, count: int) -> Match:
    """The same match after its first entries."""
    walk = match.at_start()
    for line in match.lines[:count]:
        if line.undoes == FORWARD:
            walk.repeat(line)
        else:
            walk.undo(line.author, agreed=line.agreed)
    return walk


class Teller:
    """Tells a match as a seat (or WATCHER) heard it, or (None) all of it, and goes on where it stopped."""

    def __init__(self, language: Language, match: Match, seat: int | None, names: list[str]) -> None:
        self.language = language
        self.match = match
        self.seat = seat
        self.names = names
        self.walk = match.at_start()
        self.line = 0

    def tell(self, until: int | None = None, *, aloud: bool = True) -> list[Told]:
        """The sentences up to an entry, or all there are. Not aloud: pass over them.

        A move that is not said to its end has no sentence.
        """
        told: list[Told] = []
        for i in range(self.line, len(self.match.lines) if until is None else until):
            told += self._tell(i, aloud)
        self.line = max(self.line, len(self.match.lines) if until is None else until)
        return told

    def _tell(self, i: int, aloud: bool) -> list[Told]:
        line = self.match.lines[i]
        telling = TELLINGS[self.match.game.name]
        if line.undoes != FORWARD:
            self.walk.undo(line.author, agreed=line.agreed)
            return [Told(i, self.language.say("said-undo", who=self.names[line.author]), True)] if aloud else []
        told = self._begin(i) if aloud and line.begins else []
        before = self.walk.view(WATCHER) if aloud else None
        self.walk.repeat(line)
        if aloud:
            after = self.walk.view(WATCHER)
            aside = telling.aside(self.language, before, line.action, after, self.names)
            told += [Told(i, aside, False)] if aside else []
        return told

    def _begin(self, i: int) -> list[Told]:
        """The sentence of a move, or of a word of chance, just before it happens."""
        line = self.match.lines[i]
        telling = TELLINGS[self.match.game.name]
        view = self.walk.state if self.seat is None else self.walk.view(self.seat)
        if line.author != CHANCE:
            move = telling.move(self.language, view, sentence_from(self.match.lines, i), self.names)
            return [Told(i, move, True)]
        action = line.action if self.seat is None or hears(line.audience, self.seat) else UNHEARD
        sentence = telling.chance(self.language, view, action, self.names)
        news = action != UNHEARD and telling.is_news(view, action)
        return [Told(i, sentence, False, news)] if sentence else []


def tell_log(
    language: Language, match: Match, seat: int | None, names: list[str], since: int = 0, until: int | None = None
) -> list[Told]:
    """What happened from an entry on, as this seat (or WATCHER) heard it, or (None) all of it."""
    teller = Teller(language, match, seat, names)
    teller.tell(since, aloud=False)
    return teller.tell(until)
