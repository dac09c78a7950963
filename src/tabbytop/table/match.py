"""A match: the log of all actions, and the state that results from it."""

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
"""The value of `undoes` for entries that aren't an undo."""


@dataclass(frozen=True)
class Line:
    """A numbered entry of the log: an action, or an undo."""

    n: int
    author: int
    audience: int
    action: int
    begins: bool
    """Whether a sentence, or a chance event, begins here."""
    undoes: int = FORWARD
    """The first entry that this one undoes."""
    binds: bool = False
    """Whether it can't be undone, because it revealed something to others."""
    agreed: bool = False
    """Whether everyone agreed to the undo, so that it may go further than its author could alone."""


class Match:
    """A match. It checks and applies moves, has the dealer resolve chance events, and logs everything."""

    def __init__(self, game: Game[Any], start: Any, dealer: Dealer | Script) -> None:
        self.game = game
        settle(start)  # a position may begin with automatic steps
        self.start = start
        self.dealer = dealer
        self.state = game.clone(start)
        self.lines: list[Line] = []
        self.live: list[Line] = []
        """The lines that haven't been undone."""
        self.is_in_move = False
        """Whether a move is unfinished, which is only possible in a truncated log."""

    def deal(self) -> None:
        """Have the dealer resolve chance events until a seat must act or the game is over."""
        while actor(self.state) == CHANCE:
            self.act(self.dealer.say(self.state.agenda[-1], self.state))

    def act(self, a: int) -> None:
        """Apply one legal action and log it."""
        self._add(self.line_of(a))

    def line_of(self, a: int) -> Line:
        """Return the log line that a legal action would get now."""
        s = self.state
        step = s.agenda[-1]
        return Line(len(self.lines), step.actor(s), step.audience(s, a), a, not self.is_in_move, binds=step.binds)

    def _add(self, line: Line) -> None:
        self._happen(line)
        self.lines.append(line)
        self.live.append(line)

    def _happen(self, line: Line) -> None:
        """Apply a line and record whether its move continues, as it does while its actions only choose."""
        self.is_in_move = self.state.agenda[-1].then(self.state, line.action) is not None
        apply(self.state, line.action)

    def repeat(self, line: Line) -> None:
        """Apply a line of another log, which is trusted. The dealer skips its draws."""
        if line.author == CHANCE:
            self.dealer.skip(self.state.agenda[-1], self.state)
        self._add(line)

    def repeat_words(self, words: list[str]) -> None:
        """Apply logged actions in text form, which are trusted."""
        for word in words:
            self.repeat(self.line_of(self.game.words.read(word)))

    def fork(self) -> Match:
        """Return a copy that can be played on without changing this match."""
        other = copy.copy(self)
        other.dealer = self.dealer.copy()
        other.state = self.game.clone(self.state)
        other.lines = self.lines.copy()
        other.live = self.live.copy()
        return other

    def at_start(self) -> Match:
        """Return the same match before its first entry."""
        dealer = self.dealer.copy()
        dealer.forget()
        return Match(self.game, self.start, dealer)

    def say(self, seat: int, sentence: tuple[int, ...]) -> None:
        """Play a seat's complete move, or raise `Refusal` and change nothing."""
        must = actor(self.state)
        if must < 0:
            raise Refusal("", "game-over")
        if must != seat:
            raise Refusal("", "not-your-turn", {"seat": must})
        refusal = judge(self.state, sentence)
        if refusal is not None:
            raise refusal
        for a in sentence:
            self.act(a)
        self.deal()

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat may undo its last move alone: nobody has acted since or learned anything from it."""
        if not self.live or seat == CHANCE or self.live[-1].author != seat:
            return False
        return not any(line.binds for line in self.live[self._last_begun() :])

    def last_begun(self) -> int:
        """Return the number of the entry that began the last move, or chance event, that hasn't been undone."""
        return self.live[self._last_begun()].n

    def _last_begun(self) -> int:
        i = len(self.live) - 1
        while not self.live[i].begins:
            i -= 1
        return i

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Undo a seat's last move. If others have acted since, everyone must have agreed."""
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
        """Rebuild the state from the lines that haven't been undone."""
        self.state = self.game.clone(self.start)
        self.dealer.forget()
        for line in self.live:
            if line.author == CHANCE:
                self.dealer.skip(self.state.agenda[-1], self.state)
            self._happen(line)

    def view(self, seat: int) -> Any:
        """Return the state as a seat sees it."""
        return self.game.view(self.state, seat)

    def heard(self, seat: int) -> list[Line]:
        """Return the log as a seat knows it: actions that were hidden from it are `UNHEARD`."""
        return [
            line
            if hears(line.audience, seat)
            else Line(line.n, line.author, line.audience, UNHEARD, line.begins, line.undoes, agreed=line.agreed)
            for line in self.lines
        ]

    def position(self) -> Plain:
        """Return the whole state as a position file."""
        return self.game.write_position(self.state, self.dealer.copy())
