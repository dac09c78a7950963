"""What is worth what in If It Fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.bots.minds.thinking import NO_HABIT, Thinking
from tabbytop.games.fits.boxes import AROUND, OWN, asleep, awake, open_sides
from tabbytop.games.fits.cards import ONE_OPEN, PRINCESS, turn
from tabbytop.games.fits.scoring import extra, scorers, value
from tabbytop.games.fits.turn import Turn
from tabbytop.games.fits.words import CAT, DISCARD, DRAW, OVER, PLAY, SLEEP, SPOT, TURNED

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.fits.state import Table

KINDS = ("start", "draw", "sleep", "play", "discard", "cat", "toy", "done")
"""What a move can be about."""

POLICIES: dict[str, dict[str, float]] = {
    "even": {},
    "steady": {"sleep": 0.05, "draw": 1.0},
    "keen": {"sleep": 0.05, "cat": 9.0, "done": 1.0},
    "shy": {"sleep": 0.02, "cat": 0.05, "done": 1.0},
    "sleepy": {"sleep": 5.0, "cat": 0.2},
    "restless": {"sleep": 0.3, "cat": 0.5},
}
"""Ways to play at random: evenly; mostly drawing; keen on awake cats, shy of them, fond of sleep, or in between."""

USUAL = "keen"
"""How random players play, where nothing else is said."""
QUIET = "keen"
"""How a bot imagines the rest of its own turn."""


class FitsThinking(Thinking):
    """Points of boxes as they lie, what open ones may still become, and cats that can still be laid."""

    __slots__ = ("asleep", "home", "hope", "open", "rival", "sleepy")

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.rival = weights["rival"]
        self.home = weights["home"]
        self.hope = weights["hope"]
        self.asleep = weights["asleep"]
        self.open = weights["open"]
        self.sleepy = weights["sleepy"]

    def left(self, s: Table) -> int:
        """Cards that will still be played, at most."""
        left = 0 if s.ending else s.deck_size()
        for hand in s.hands:
            left += len(hand)
        return left

    def worth(self, s: Table) -> list[float]:
        """The points that each seat may hope for."""
        total = [0.0] * s.seats
        tally = s.board.tally
        left = self.left(s) / s.seats
        grows = self.open * min(1.0, left / 6)
        for root, cats in s.board.cats.items():
            boxed = tally[root]
            now = float(value(boxed))
            if open_sides(boxed):
                now += grows * now + (self.hope * grows if now >= 0 else 0.0)
            for seat in scorers(s, cats):
                total[seat] += now
            for seat in range(s.seats):
                if cats & OWN[seat]:
                    if not s.advanced:
                        total[seat] += extra(cats, seat)
                    if not awake(cats, seat):
                        total[seat] += self.asleep * asleep(cats, seat) * min(1.0, left / 3)
        home = self.home
        for seat in range(s.seats):
            total[seat] += home * min(s.supply[seat], left * 0.7)
        return total

    def liking(self, s: Table, seat: int, said: tuple[int, ...]) -> float:
        """What a card does to the boxes it joins or shuts, at a glance."""
        a = said[0]
        p = said[-1]
        if PLAY <= a < DISCARD:
            kind = s.hands[seat][a - PLAY]
            if kind == PRINCESS:
                return self.over(s, seat, p - OVER if p >= OVER else p)
            return self.placing(s, seat, kind, p)
        if CAT <= a < SPOT:
            cats = s.board.cats_at(a - CAT)
            worth = float(value(s.board.tally[s.board.box_at(a - CAT)]))
            if seat in scorers(s, cats):
                return 1.0 - self.home
            return worth * (1.0 + self.open) + 0.5 - self.home
        return 0.0

    def habit(self, s: Table, rng: Random) -> int:
        """One draws; but now and then a cat lies down to sleep beside one of its own that is awake."""
        step = s.agenda[-1]
        if not isinstance(step, Turn):
            return NO_HABIT
        edge = s.board.edge
        if edge and s.supply[step.seat] and rng.random() < self.sleepy:
            for _ in range(self.tries):
                c = edge[int(rng.random() * len(edge))]
                if awake(s.board.cats_beside(c), step.seat):
                    return SLEEP + c
        return DRAW

    def over(self, s: Table, seat: int, left: int) -> float:
        """Princess on an awake cat: good on another's."""
        cats = s.board.cats_at(left)
        worth = float(value(s.board.tally[s.board.box_at(left)]))
        return -worth if cats & OWN[seat] else self.rival * worth

    def box(self, s: Table, seat: int, cats: int, tally: int) -> float:
        """A box as this seat looks at it."""
        if not cats:
            return 0.0
        now = value(tally) * (1.0 + self.open if open_sides(tally) else 1.0)
        total = 0.0
        for scorer in scorers(s, cats):
            total += now if scorer == seat else -self.rival * now
        return total

    def placing(self, s: Table, seat: int, kind: int, p: int) -> float:
        """A card in a cell."""
        board = s.board
        opens = s.deck.open[kind]
        c = p
        if p >= TURNED:
            opens = turn(opens)
            c = p - TURNED
        meets = board.facing[c] >> 4
        total = s.deck.tally[kind] + ONE_OPEN * (opens & ~meets & ~board.facing[c]).bit_count()
        cats = 0
        gain = 0.0
        roots: list[int] = []
        for d, side, _ in AROUND:
            if meets & side:
                n = board.box_at(c + d)
                there = board.cats.get(n, 0)
                if opens & side:
                    total -= ONE_OPEN
                    if n not in roots:
                        roots.append(n)
                        total += board.tally[n]
                        cats += there
                        gain -= self.box(s, seat, there, board.tally[n])
                elif there and open_sides(board.tally[n]) == 1:
                    gain += 0.5 * self.box(s, seat, there, board.tally[n])
        return gain + self.box(s, seat, cats, total)
