"""A seat's memory: every move of a match as the seat saw it, with its view just before."""

from __future__ import annotations

from tabbytop.engine.log import UNHEARD, Moment
from tabbytop.engine.play import apply
from tabbytop.engine.seats import CHANCE, hears
from tabbytop.table.match import Line, Match


class Memory:
    """One seat's memory of a match. It follows the log and records only what the seat can know."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._forget()

    def _forget(self) -> None:
        self._world = self.match.game.clone(self.match.start)
        self._followed: list[Line] = []
        self._moments: list[Moment] = []

    def moments(self) -> list[Moment]:
        """Return all moves up to now, oldest first, as a new list."""
        live = self.match.live
        followed = len(self._followed)
        if followed and (followed > len(live) or live[followed - 1] is not self._followed[-1]):  # an undo happened
            self._forget()
            followed = 0
        for line in live[followed:]:
            self._follow(line)
        return self._moments[:]

    def _follow(self, line: Line) -> None:
        if line.author != CHANCE:
            action = line.action if hears(line.audience, self.seat) else UNHEARD
            if line.begins:
                view = self.match.game.view(self._world, self.seat)
                self._moments.append(Moment(view, line.author, (action,)))
            else:
                last = self._moments[-1]
                self._moments[-1] = Moment(last.view, last.author, (*last.said, action))
        apply(self._world, line.action)
        self._followed.append(line)
