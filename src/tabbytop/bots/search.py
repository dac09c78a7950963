"""The search: information-set Monte Carlo tree search with a tree for every seat, for any game.

Every iteration tries one move in one world that the view allows. While it is in the trees, each seat chooses by what
it knows and has heard, in a tree of its own, and wants to win; from the first move that is new there everybody plays
on at a glance, and at last the mind says what the table is worth to each. Chance is drawn as it comes. The k-th try of
every move is made in the same world with the same luck, so that moves are compared on equal terms. What players say
everybody hears; only chance may whisper.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tabbytop.bots.playing import chances, glance, play_on, promise
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, apply, say, some_sentences
from tabbytop.engine.seats import ALL, CHANCE

if TYPE_CHECKING:
    from tabbytop.bots.beliefs import Beliefs
    from tabbytop.bots.minds.thinking import Thinking
    from tabbytop.engine.game import Game

MOST_WORLDS: Final = 512
"""Worlds that are kept; later tries are made in the same ones again, with other luck."""
MOST_REUSED: Final = 20.0
"""How many tries an earlier search of the same turn counts for, at most."""


class Edge:
    """A move that was tried: how often, and what came of it for the seat that made it."""

    __slots__ = ("said", "total", "tries", "visits")

    def __init__(self, said: tuple[int, ...], visits: float, total: float) -> None:
        self.said = said
        self.tries = 0
        self.visits = visits
        self.total = total

    def note(self, gained: float) -> None:
        """It was tried once more."""
        self.tries += 1
        self.visits += 1.0
        self.total += gained


class Node:
    """What one seat knows at one moment, and the moves it tried there."""

    __slots__ = ("edges", "said", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: list[Edge] = []
        self.said: dict[tuple[int, ...], Edge] = {}

    def add(self, said: tuple[int, ...], visits: float, total: float) -> Edge:
        """A move to be tried."""
        edge = Edge(said, visits, total)
        self.edges.append(edge)
        self.said[said] = edge
        return edge

    def pick(self, curious: float) -> Edge:
        """The move that promises most: by what came of it, and by how little is known of it."""
        best = self.edges[0]
        most = -1.0
        scale = log(self.visits + 1.0)
        for edge in self.edges:
            hope = edge.total / edge.visits + curious * sqrt(scale / edge.visits)
            if hope > most:
                best = edge
                most = hope
        return best


class Search:
    """A search from one seat's view: `look` at all moves, `iterate` while there is time, then ask for the `best`.

    `own` are the seat's nodes of this turn, by what it sees: the next search of the same turn begins with them.
    """

    __slots__ = (
        "beliefs", "earlier", "game", "heard", "iterations", "luck", "nodes", "order", "own", "privates", "public",
        "rng", "root", "salt", "seat", "thinking", "turns", "unseen", "view", "whim",
        "worlds",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any],
        thinking: Thinking,
        view: Any,
        rng: Random,
        beliefs: Beliefs | None,
        earlier: dict[int, Node],
    ) -> None:
        self.game = game
        self.thinking = thinking
        self.view = view
        self.seat = actor(view)
        self.rng = rng
        self.beliefs = beliefs
        self.luck = Random(0)
        self.whim = Random(0)
        self.salt = rng.getrandbits(40)
        self.root = Node()
        self.earlier = earlier.get(hash(game.key(view)))
        self.own: dict[int, Node] = {}
        self.nodes: dict[tuple[int, int, int], Node] = {}
        self.worlds: list[Any] = []
        self.privates: list[list[int]] = []
        self.order: list[tuple[float, tuple[int, ...]]] = []
        self.unseen = some_sentences(view)
        self.turns = thinking.turns(view)
        self.iterations = 0
        self.public = 0
        self.heard: list[int] = []

    # Worlds

    def deal(self) -> Any:
        """A world that the view allows, the likelier the better it explains what was heard."""
        world = self.game.fill(self.view, self.rng)
        if self.beliefs is not None:
            self.beliefs.deal(world, self.rng)
        return world

    def world(self, k: int) -> Any:
        """A copy of the k-th world."""
        while len(self.worlds) <= k:
            self.worlds.append(self.deal())
            self.privates.append([0] * self.view.seats)
        return self.game.clone(self.worlds[k])

    # The first look

    def look(self, most: int) -> bool:
        """Look at so many more moves, each in the first world; False when all have been looked at."""
        for _ in range(min(most, len(self.unseen))):
            said = self.unseen.pop()
            self.luck.seed(self.salt)
            self.whim.seed(self.salt)
            world = self.world(0)
            found = promise(self.game, self.thinking, world, said, self.seat, self.luck, self.whim)
            self.order.append((found, said))
        if not self.unseen:
            self.order.sort(reverse=True)
        return bool(self.unseen)

    def stop_looking(self) -> None:
        """There is no time to look at the other moves."""
        self.unseen = []
        self.order.sort(reverse=True)

    # The tries

    def iterate(self) -> None:
        """Try one move once more."""
        root = self.root
        allowed = min(len(self.order), int(self.thinking.first + self.thinking.widen * sqrt(self.iterations)))
        while len(root.edges) < allowed:
            self.open(*self.order[len(root.edges)])
        root.visits += 1
        self.iterations += 1
        edge = root.pick(self.thinking.curious)
        self.luck.seed(self.salt + edge.tries)
        self.whim.seed(self.salt + edge.tries)
        k = edge.tries % MOST_WORLDS
        edge.note(self.descend(self.world(k), edge.said, k)[self.seat])

    def open(self, promised: float, said: tuple[int, ...]) -> None:
        """Begin to try a move, with what is known of it: the first look, and an earlier search of this turn."""
        visits = self.thinking.looked
        total = self.thinking.looked * promised
        known = None if self.earlier is None else self.earlier.said.get(said)
        if known is not None and known.visits > 0.0:
            more = min(known.visits, MOST_REUSED)
            visits += more
            total += more * known.total / known.visits
        self.root.add(said, visits, total)

    def descend(self, world: Any, said: tuple[int, ...], k: int) -> list[float]:
        """Play on in the trees, then at a glance; what came of it for each seat."""
        path: list[tuple[Edge, int]] = []
        turn = self.seat
        turns = self.turns
        self.public = hash(said)
        self.heard = [0] * world.seats
        say(world, said)
        while self.is_asked(world):
            step = world.agenda[-1]
            who = step.actor(world)
            if who != turn and not step.reacts:
                if turns <= 0:
                    break
                turns -= 1
                turn = who
            node = self.node(world, k, who, turn == self.seat and turns == self.turns)
            node.visits += 1
            edge = self.choose(node, world, who)
            path.append((edge, who))
            self.public = hash((self.public, edge.said))
            say(world, edge.said)
            if edge.tries == 0:
                play_on(self.thinking, world, turn, turns, self.luck, self.whim)
                break
        gained = chances(self.game, self.thinking, world)
        for edge, who in path:
            edge.note(gained[who])
        return gained

    def is_asked(self, world: Any) -> bool:
        """Let happen what is nobody's choice, chance and forced moves, which all the same are heard; is there more?"""
        agenda = world.agenda
        while agenda:
            step = agenda[-1]
            if step.actor(world) == CHANCE:
                self.draw(world)
                continue
            if step.chooses:
                return True
            options = step.options(world)
            if len(options) > 1:
                return True
            self.public = hash((self.public, options[0]))
            apply(world, options[0])
        return False

    def draw(self, world: Any) -> None:
        """Chance speaks, and everybody hears what is meant for them."""
        step = world.agenda[-1]
        a = step.sample(world, self.luck)
        audience = step.audience(world, a)
        if audience == ALL:
            self.public = hash((self.public, a))
        else:
            for seat in range(world.seats):
                word = a if audience >> seat & 1 else UNHEARD
                self.heard[seat] = hash((self.heard[seat], self.public, word))
        apply(world, a)

    def node(self, world: Any, k: int, who: int, now: bool) -> Node:
        """Where a seat is in its tree: by what it knew in this world to begin with, and all it has heard since.

        In this very turn the searching seat is where its view says, so that the next search finds it again.
        """
        if now and who == self.seat:
            sees = hash(self.game.key(self.game.view(world, who)))
            here = self.own.get(sees)
            if here is None:
                here = self.own[sees] = Node()
            return here
        known = self.privates[k][who]
        if not known:
            known = hash(self.game.key(self.game.view(self.worlds[k], who))) or 1
            self.privates[k][who] = known
        place = (known, self.public, self.heard[who])
        node = self.nodes.get(place)
        if node is None:
            node = self.nodes[place] = Node()
        return node

    def choose(self, node: Node, world: Any, who: int) -> Edge:
        """A move for this seat: now and then a new one, and the more often it was here the more of them."""
        if len(node.edges) < 1 + int(self.thinking.widen * sqrt(node.visits - 1)):
            said = glance(self.thinking, world, who, self.whim)
            if said not in node.said:
                return node.add(said, 0.0, 0.0)
        return node.pick(self.thinking.curious)

    # What came of it

    def liked(self) -> list[Edge]:
        """The moves that were tried, the one tried most often first."""
        ranks = sorted([(edge.visits, edge.total, edge.said) for edge in self.root.edges], reverse=True)
        return [self.root.said[said] for _, _, said in ranks]

    def best(self) -> tuple[int, ...]:
        """The move that was tried most often; before any was tried, the one that looked best."""
        return self.liked()[0].said if self.root.edges else self.order[0][1]
