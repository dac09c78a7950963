"""The log in sentences, as a seat heard it."""

from __future__ import annotations

from dataclasses import dataclass

from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import CHANCE, WATCHER
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
    walk = match.anew()
    for line in match.lines[:count]:
        if line.undoes == FORWARD:
            walk.repeat(line)
        else:
            walk.undo(line.author)
    return walk


def tell_log(
    language: Language, match: Match, seat: int | None, names: list[str], since: int = 0, until: int | None = None
) -> list[Told]:
    """What happened from an entry on, as this seat (or WATCHER) heard it, or (None) all of it.

    It ends before another entry, if that is given: a move that is not said to its end has no sentence.
    """
    telling = TELLINGS[match.game.name]
    heard = match.lines if seat is None else match.heard(seat)
    walk = match.anew()
    told: list[Told] = []
    for i, line in enumerate(match.lines[:until]):
        if line.undoes != FORWARD:
            walk.undo(line.author)
            if i >= since:
                told.append(Told(i, language.say("said-undo", who=names[line.author]), True))
            continue
        if i >= since and line.begins:
            view = walk.state if seat is None else walk.view(seat)
            if line.author == CHANCE:
                sentence = telling.chance(language, view, heard[i].action, names)
                news = heard[i].action != UNHEARD and telling.is_news(view, heard[i].action)
                told += [Told(i, sentence, False, news)] if sentence else []
            else:
                told.append(Told(i, telling.move(language, view, sentence_from(match.lines, i), names), True))
        before = walk.view(WATCHER)
        walk.repeat(line)
        aside = telling.aside(language, before, line.action, walk.view(WATCHER), names) if i >= since else ""
        if aside:
            told.append(Told(i, aside, False))
    return told
