"""Evaluate positions and moves of If It Fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.bots.evaluators.evaluator import NO_DEFAULT, Evaluator
from tabbytop.games.fits.boxes import AROUND, OWN, SLEEPERS, most_toys, open_sides, seat_of, sprays
from tabbytop.games.fits.cards import EAST, ONE_OPEN, OPEN, PRINCESS, TOY, WEST, turn
from tabbytop.games.fits.rulebook import CATS_EACH, HAND
from tabbytop.games.fits.scoring import extra, scorers
from tabbytop.games.fits.turn import Turn
from tabbytop.games.fits.words import CAT, DISCARD, DRAW, OVER, PLAY, SLEEP, SPOT, TURNED

if TYPE_CHECKING:
    from random import Random

    from tabbytop.games.fits.state import Table

KINDS = ("start", "draw", "sleep", "play", "discard", "cat", "toy", "done")
"""Kinds of moves."""

POLICIES: dict[str, dict[str, float]] = {
    "even": {},
    "steady": {"sleep": 0.05, "draw": 1.0},
    "keen": {"sleep": 0.05, "cat": 9.0, "done": 1.0},
    "shy": {"sleep": 0.02, "cat": 0.05, "done": 1.0},
    "sleepy": {"sleep": 5.0, "cat": 0.2},
    "restless": {"sleep": 0.3, "cat": 0.5},
}
"""Random policies: uniform; mostly drawing; many awake cats; few awake cats; many sleeping cats; a mixture."""

USUAL = "keen"
"""The default policy of random players."""
QUIET = "keen"
"""The policy that a bot assumes for choices within its own turn."""


class FitsEvaluator(Evaluator):
    """An evaluator that counts the points of boxes, the potential of open boxes, and cats at home.

    The estimate is a sum over boxes, so a move is worth the change in the few boxes it touches. `hope` and `open` are
    the potential of an open box, `near` the bonus for one that is nearly closed, `guest` its value to seats in it that
    don't score it, `asleep` the value of a sleeping cat in a box nobody scores. `home` is the value of a cat at home,
    `princess` of a Princess in hand, `rival` the weight of the other seats' combined gains. `sleepy` is the gain needed
    to place a sleeping cat instead of drawing. `race` is the length of a rollout in the basic game, where extra cats
    score and everyone races to the end.
    """

    __slots__ = ("asleep", "guest", "home", "hope", "near", "open", "princess", "race", "rival", "sleepy")

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.rival = weights["rival"]
        self.home = weights["home"]
        self.hope = weights["hope"]
        self.asleep = weights["asleep"]
        self.open = weights["open"]
        self.near = weights["near"]
        self.guest = weights["guest"]
        self.princess = weights["princess"]
        self.sleepy = weights["sleepy"]
        self.race = weights["race"]

    def turns(self, s: Table) -> int:
        """Return how many turns a rollout lasts. In the basic game, it nearly reaches the end."""
        return super().turns(s) if s.advanced else int(self.race + 0.5)

    def left(self, s: Table) -> int:
        """Count the cards in hands, plus two per cat until someone has placed the last one."""
        left = 0 if s.ending else 2 * min(s.supply)
        for hand in s.hands:
            left += len(hand)
        return left

    def time(self, s: Table) -> float:
        """Return the share of the game that is left, about 1 at the start and 0 at the end."""
        held = 0
        for hand in s.hands:
            held += len(hand)
        cats = 0 if s.ending else min(s.supply)
        return (cats + held / s.seats) / (CATS_EACH + HAND)

    def worth(self, s: Table) -> list[float]:
        """Estimate the points that each seat will get."""
        total = [0.0] * s.seats
        time = self.time(s)
        tally = s.board.tally
        for root, cats in s.board.cats.items():
            self.count(s, total, cats, tally[root], 1.0, time)
        for seat in range(s.seats):
            total[seat] += self.home * s.supply[seat]
            if PRINCESS in s.hands[seat]:
                total[seat] += self.princess * time
        return total

    def count(self, s: Table, total: list[float], cats: int, tally: int, sign: float, time: float) -> None:
        """Add or subtract a box: its points for those who score it, and its potential."""
        if not cats:
            return
        sides = open_sides(tally)
        now = float(most_toys(tally) - sprays(tally))
        guest = 0.0
        if not sides:
            worth = 2.0 * now
        elif now > 0.0:
            worth = now + time * (self.hope + self.open * now) + self.near * now / sides
            guest = self.guest * time * now
        else:
            worth = now + time * self.hope
        found = scorers(s, cats)
        for seat in found:
            total[seat] += sign * worth
        for seat in range(s.seats):
            if cats & OWN[seat]:
                if not s.advanced:
                    total[seat] += sign * extra(cats, seat)
                if sides and seat not in found:
                    total[seat] += sign * (guest if found else guest + self.asleep * time)

    def sum_up(self, s: Table, seat: int, total: list[float]) -> float:
        """Return the seat's gain minus the weighted gain of the others."""
        others = 0.0
        for gain in total:
            others += gain
        others -= total[seat]
        return total[seat] - self.rival * others / (s.seats - 1)

    def interference(self, s: Table, seat: int, said: tuple[int, ...]) -> float:
        """Return 1 if the move sends another seat's cat home, or changes a box with another seat's cats."""
        a, p = said[0], said[-1]
        board = s.board
        if PLAY <= a < DISCARD and s.hands[seat][a - PLAY] == PRINCESS:
            thing = board.across[p - OVER] if p >= OVER else board.what[board.card[p]]
            return 0.0 if seat_of(thing) == seat else 1.0
        if SLEEP <= a < CAT:
            p = a - SLEEP
        elif not PLAY <= a < DISCARD:
            return 0.0
        elif TURNED <= p < SLEEP:
            p -= TURNED
        return 1.0 if p < TURNED and board.cats_beside(p) & ~OWN[seat] else 0.0

    def score_move(self, s: Table, seat: int, said: tuple[int, ...]) -> float:
        """Score a move by the change in the boxes it touches."""
        a = said[0]
        if PLAY <= a < DISCARD:
            kind = s.hands[seat][a - PLAY]
            if kind == PRINCESS:
                return self.replacing(s, seat, said[-1])
            return self.placing(s, seat, kind, said[-1])
        board = s.board
        if CAT <= a < SPOT:
            return self.waking(s, seat, board.cats_at(a - CAT), board.tally[board.box_at(a - CAT)])
        if SPOT <= a < OVER:
            cats = board.cats_at(a - SPOT)
            tally = board.tally[board.box_at(a - SPOT)]
            return self.change(s, seat, cats, tally, cats, tally + s.deck.tally[TOY])
        return 0.0

    def default_move(self, s: Table, rng: Random) -> int:
        """Draw, unless a sleeping cat in one of a few sampled cells is worth more."""
        step = s.agenda[-1]
        if not isinstance(step, Turn):
            return NO_DEFAULT
        best = DRAW
        edge = s.board.edge
        if edge and s.supply[step.seat]:
            most = self.sleepy
            for _ in range(1 + self.tries // 3):
                c = edge[int(rng.random() * len(edge))]
                if s.board.welcomes(c, step.seat):
                    gain = self.joining(s, step.seat, c, OPEN, 0, 1 << SLEEPERS + 4 * step.seat) - self.home
                    if gain > most:
                        most = gain
                        best = SLEEP + c
        return best

    def change(self, s: Table, seat: int, cats: int, tally: int, then: int, shows: int) -> float:
        """Return the gain when the cats and the tally of a box change."""
        total = [0.0] * s.seats
        time = self.time(s)
        self.count(s, total, cats, tally, -1.0, time)
        self.count(s, total, then, shows, 1.0, time)
        return self.sum_up(s, seat, total)

    def waking(self, s: Table, seat: int, cats: int, tally: int) -> float:
        """Return the gain of one more awake cat in a box."""
        return self.change(s, seat, cats, tally, cats + (1 << 4 * seat), tally) - self.home

    def replacing(self, s: Table, seat: int, p: int) -> float:
        """Return the gain when Princess sends a cat home."""
        board = s.board
        c = p - OVER if p >= OVER else p
        owner = seat_of(board.across[c] if p >= OVER else board.what[board.card[c]])
        cats = board.cats_at(c)
        tally = board.tally[board.box_at(c)]
        then = cats - (1 << 4 * owner if p >= OVER else 1 << SLEEPERS + 4 * owner)
        home = self.home if owner == seat else -self.rival * self.home / (s.seats - 1)
        return self.change(s, seat, cats, tally, then, tally) + home - self.princess * self.time(s)

    def placing(self, s: Table, seat: int, kind: int, p: int) -> float:
        """Return the gain of placing a card in a cell, with an awake cat on it if that gains more."""
        opens = s.deck.open[kind]
        c = p
        if p >= TURNED:
            opens = turn(opens)
            c = p - TURNED
        return self.joining(s, seat, c, opens, s.deck.tally[kind], 0)

    def joining(self, s: Table, seat: int, c: int, opens: int, tally: int, cats: int) -> float:
        """Return the gain when something with these open sides, icons and cats is placed in a cell."""
        board = s.board
        facing = board.facing[c]
        meets = facing >> 4
        tally += ONE_OPEN * (opens & ~meets & ~facing).bit_count()
        sleeper = cats
        time = self.time(s)
        total = [0.0] * s.seats
        roots: list[int] = []
        shut: list[int] = []
        for d, side, _ in AROUND:
            if meets & side:
                n = board.box_at(c + d)
                if opens & side:
                    tally -= ONE_OPEN
                    if n not in roots:
                        roots.append(n)
                        tally += board.tally[n]
                        cats += board.cats.get(n, 0)
                        self.count(s, total, board.cats.get(n, 0), board.tally[n], -1.0, time)
                else:
                    shut.append(n)
        for n in shut:
            if n in roots:
                tally -= ONE_OPEN
        self.count(s, total, cats, tally, 1.0, time)
        for n in shut:
            if n in board.cats and n not in roots:
                roots.append(n)
                there = board.cats[n]
                self.count(s, total, there, board.tally[n], -1.0, time)
                self.count(s, total, there, board.tally[n] - ONE_OPEN * shut.count(n), 1.0, time)
        gain = self.sum_up(s, seat, total)
        if sleeper or not self.may_wake(s, seat, c, opens & meets, cats):
            return gain
        return gain + max(0.0, self.waking(s, seat, cats, tally))

    def may_wake(self, s: Table, seat: int, c: int, joins: int, cats: int) -> bool:
        """Return whether the seat may put an awake cat on a card in this cell, joined through these sides [IIF-5]."""
        if not s.supply[seat] or (cats and not cats & OWN[seat]):
            return False
        return bool((joins & EAST and s.board.is_free(c + 1)) or (joins & WEST and s.board.is_free(c - 1)))
