"""A match: the log of what was said, and the world it makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game, Plain
from tabbytop.engine.log import UNHEARD, utter
from tabbytop.engine.play import actor, judge
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


class Match:
    """One match: who says what is checked, chance is dealt, and everything is in the log."""

    def __init__(self, game: Game[Any], start: Any, dealer: Dealer | Script) -> None:
        self.game = game
        self.start = start
        self.dealer = dealer
        self.state = game.clone(start)
        self.lines: list[Line] = []
        self.live: list[Line] = []
        """The lines that were not taken back."""

    def deal(self) -> None:
        """Let chance speak until a seat must act or the game is over."""
        while actor(self.state) == CHANCE:
            self.utter(self.dealer.say(self.state.agenda[-1], self.state))

    def utter(self, a: int) -> None:
        """Let one allowed action happen and note it."""
        begins = self.state.agenda[-1].begins or actor(self.state) == CHANCE
        entry = utter(self.state, a)
        self._add(Line(len(self.lines), entry.author, entry.audience, a, begins))

    def _add(self, line: Line) -> None:
        self.lines.append(line)
        self.live.append(line)

    def repeat(self, line: Line) -> None:
        """Let a line of another log happen here too; it was checked before."""
        utter(self.state, line.action)
        self._add(line)

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
        """Was this seat the last to speak? Then nobody has learned or done anything since."""
        return bool(self.live) and seat != CHANCE and self.live[-1].author == seat

    def last_begun(self) -> int:
        """The entry at which the last move that counts began, or a word of chance."""
        return [line.n for line in self.live if line.begins][-1]

    def is_in_move(self) -> bool:
        """Is a move begun and not said to its end? Only a log that stops short is ever so."""
        return actor(self.state) >= 0 and not self.state.agenda[-1].begins

    def undo(self, seat: int) -> None:
        """Take back a seat's last move, while neither chance nor another seat has spoken since."""
        if not self.can_undo(seat):
            raise Refusal("", "too-late-to-undo")
        first = len(self.live) - 1
        while not self.live[first].begins:
            first -= 1
        self.lines.append(Line(len(self.lines), seat, ALL, UNHEARD, True, self.live[first].n))
        del self.live[first:]
        self._fold()

    def _fold(self) -> None:
        """Make the world anew from the lines that count."""
        self.state = self.game.clone(self.start)
        self.dealer.forget()
        for line in self.live:
            step = self.state.agenda[-1]
            if line.author == CHANCE:
                self.dealer.skip(step)
            utter(self.state, line.action)

    def view(self, seat: int) -> Any:
        """The world as a seat sees it."""
        return self.game.view(self.state, seat)

    def heard(self, seat: int) -> list[Line]:
        """The log as a seat heard it."""
        return [
            line
            if hears(line.audience, seat)
            else Line(line.n, line.author, line.audience, UNHEARD, line.begins, line.undoes)
            for line in self.lines
        ]

    def position(self) -> Plain:
        """The whole world as a position file."""
        return self.game.write_position(self.state, self.dealer.copy())
