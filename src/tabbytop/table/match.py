"""A match: the log of what was said, and the world it makes."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game, Plain
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, apply, judge, settle
from tabbytop.engine.seats import ALL, CHANCE, hears
from tabbytop.table.dealer import Dealer, Script

FORWARD = -1
"""An entry that takes nothing back."""


@dataclass(frozen=True)
class Line:
    """A numbered entry of the log. The table's own entries (undo) stand in the same log."""

    n: int
    author: int
    audience: int
    action: int
    begins: bool
    """A sentence, or a word of chance, begins here."""
    undoes: int = FORWARD
    """The first entry that this one takes back."""
    binds: bool = False
    """It cannot be taken back: others have learned something by it."""
    agreed: bool = False
    """It takes back more than its author could alone: everybody agreed."""


class Match:
    """One match: who says what is checked, chance is dealt, and everything is in the log."""

    def __init__(self, game: Game[Any], start: Any, dealer: Dealer | Script) -> None:
        self.game = game
        settle(start)  # a position may begin where nobody is asked
        self.start = start
        self.dealer = dealer
        self.state = game.clone(start)
        self.lines: list[Line] = []
        self.live: list[Line] = []
        """The lines that were not taken back."""
        self.is_in_move = False
        """Is a move begun and not said to its end? Only a log that stops short is ever left so."""

    def deal(self) -> None:
        """Let chance speak until a seat must act or the game is over."""
        while actor(self.state) == CHANCE:
            self.utter(self.dealer.say(self.state.agenda[-1], self.state))

    def utter(self, a: int) -> None:
        """Let one allowed action happen and note it."""
        self._add(self.line_of(a))

    def line_of(self, a: int) -> Line:
        """The line that an allowed action would be, were it said now."""
        s = self.state
        step = s.agenda[-1]
        return Line(len(self.lines), step.actor(s), step.audience(s, a), a, not self.is_in_move, binds=step.binds)

    def _add(self, line: Line) -> None:
        self._happen(line)
        self.lines.append(line)
        self.live.append(line)

    def _happen(self, line: Line) -> None:
        """A move goes on while its words only choose; the next line after its end begins another."""
        self.is_in_move = self.state.agenda[-1].then(self.state, line.action) is not None
        apply(self.state, line.action)

    def repeat(self, line: Line) -> None:
        """Let a line of another log happen here too; it was checked before. The dealer passes over its draws."""
        if line.author == CHANCE:
            self.dealer.skip(self.state.agenda[-1], self.state)
        self._add(line)

    def repeat_words(self, words: list[str]) -> None:
        """Repeat actions written as words, which were checked when they were logged."""
        for word in words:
            self.repeat(self.line_of(self.game.words.read(word)))

    def fork(self) -> Match:
        """Return a copy that can play on without changing this match."""
        other = copy.copy(self)
        other.dealer = self.dealer.copy()
        other.state = self.game.clone(self.state)
        other.lines = self.lines.copy()
        other.live = self.live.copy()
        return other

    def anew(self) -> Match:
        """The same match before its first entry."""
        dealer = self.dealer.copy()
        dealer.forget()
        return Match(self.game, self.start, dealer)

    def say(self, seat: int, sentence: tuple[int, ...]) -> None:
        """A seat makes a whole move: all of it happens, or it is refused and nothing does."""
        must = actor(self.state)
        if must < 0:
            raise Refusal("", "game-over")
        if must != seat:
            raise Refusal("", "not-your-turn", {"seat": must})
        refusal = judge(self.state, sentence)
        if refusal is not None:
            raise refusal
        for a in sentence:
            self.utter(a)
        self.deal()

    def can_undo(self, seat: int) -> bool:
        """Was this seat the last to speak, and has nobody learned or done anything by it or since?"""
        if not self.live or seat == CHANCE or self.live[-1].author != seat:
            return False
        return not any(line.binds for line in self.live[self._last_begun() :])

    def last_begun(self) -> int:
        """The entry at which the last move that counts began, or a word of chance."""
        return self.live[self._last_begun()].n

    def _last_begun(self) -> int:
        i = len(self.live) - 1
        while not self.live[i].begins:
            i -= 1
        return i

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Take back a seat's last move, while neither chance nor another seat has spoken since, or as all agreed."""
        if not agreed and not self.can_undo(seat):
            raise Refusal("", "too-late-to-undo")
        begun = [i for i, line in enumerate(self.live) if line.begins and line.author == seat]
        if not begun:
            raise Refusal("", "nothing-to-undo")
        first = begun[-1]
        self.lines.append(Line(len(self.lines), seat, ALL, UNHEARD, True, self.live[first].n, agreed=agreed))
        del self.live[first:]
        self._fold()

    def _fold(self) -> None:
        """Make the world anew from the lines that count."""
        self.state = self.game.clone(self.start)
        self.dealer.forget()
        for line in self.live:
            if line.author == CHANCE:
                self.dealer.skip(self.state.agenda[-1], self.state)
            self._happen(line)

    def view(self, seat: int) -> Any:
        """The world as a seat sees it."""
        return self.game.view(self.state, seat)

    def heard(self, seat: int) -> list[Line]:
        """The log as a seat heard it."""
        return [
            line
            if hears(line.audience, seat)
            else Line(line.n, line.author, line.audience, UNHEARD, line.begins, line.undoes, agreed=line.agreed)
            for line in self.lines
        ]

    def position(self) -> Plain:
        """The whole world as a position file."""
        return self.game.write_position(self.state, self.dealer.copy())
