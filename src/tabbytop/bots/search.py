"""Information-set Monte Carlo tree search with one tree per seat, for any game.

Every iteration tries one move in one world consistent with the view. In the trees, each seat chooses by what it knows
and has observed, in its own tree, and tries to win. After the first move that is new to a tree, all seats play quick
moves (a rollout). Then the evaluator estimates each seat's chance of winning. Chance events are sampled. The k-th try
of every move uses the same world and the same random numbers, so that moves are compared on equal terms. All seats
observe what players do; only chance events can be private.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tabbytop.bots.rollout import evaluate_move, quick_move, roll_out, win_chances
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, apply, say, some_sentences
from tabbytop.engine.seats import ALL, CHANCE

if TYPE_CHECKING:
    from tabbytop.bots.beliefs import Beliefs
    from tabbytop.bots.evaluators.evaluator import Evaluator
    from tabbytop.engine.game import Game

MOST_WORLDS: Final = 512
"""Maximum number of sampled worlds. Later tries reuse them with other random numbers."""
MOST_REUSED: Final = 20.0
"""Upper limit on the visits carried over from an earlier search in the same turn."""


class Edge:
    """A move in the tree: how often it was tried and the total gain of the seat that made it."""

    __slots__ = ("said", "total", "tries", "visits")

    def __init__(self, said: tuple[int, ...], visits: float, total: float) -> None:
        self.said = said
        self.tries = 0
        self.visits = visits
        self.total = total

    def note(self, gained: float) -> None:
        """Record one more try."""
        self.tries += 1
        self.visits += 1.0
        self.total += gained


class Node:
    """An information set: what one seat knows at one point of the game, with the moves tried there."""

    __slots__ = ("edges", "said", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: list[Edge] = []
        self.said: dict[tuple[int, ...], Edge] = {}

    def add(self, said: tuple[int, ...], visits: float, total: float) -> Edge:
        """Add a move to try."""
        edge = Edge(said, visits, total)
        self.edges.append(edge)
        self.said[said] = edge
        return edge

    def pick(self, curious: float) -> Edge:
        """Return the move with the highest upper confidence bound (UCB)."""
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
    """A search from one seat's view: `evaluate_moves`, `iterate` while there is time, then take the `best`.

    `own` maps the seat's views to its nodes of this turn. The next search in the same turn starts from them.
    """

    __slots__ = (
        "beliefs",
        "chance_rng",
        "choice_rng",
        "earlier",
        "evaluator",
        "game",
        "heard",
        "iterations",
        "nodes",
        "order",
        "own",
        "privates",
        "public",
        "rng",
        "root",
        "salt",
        "seat",
        "style_bonuses",
        "turns",
        "unseen",
        "view",
        "worlds",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator,
        view: Any,
        rng: Random,
        beliefs: Beliefs | None,
        earlier: dict[int, Node],
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.view = view
        self.seat = actor(view)
        self.rng = rng
        self.beliefs = beliefs
        self.chance_rng = Random(0)
        self.choice_rng = Random(0)
        self.salt = rng.getrandbits(40)
        self.root = Node()
        self.earlier = earlier.get(hash(game.key(view)))
        self.own: dict[int, Node] = {}
        self.nodes: dict[tuple[int, int, int], Node] = {}
        self.worlds: list[Any] = []
        self.privates: list[list[int]] = []
        self.order: list[tuple[float, tuple[int, ...]]] = []
        self.unseen = some_sentences(view)
        self.turns = evaluator.turns(view)
        self.iterations = 0
        self.style_bonuses: dict[tuple[int, ...], float] = {}
        self.public = 0
        self.heard: list[int] = []

    # Worlds

    def deal(self) -> Any:
        """Sample a world consistent with the view, weighted by beliefs."""
        world = self.game.fill(self.view, self.rng)
        if self.beliefs is not None:
            self.beliefs.deal(world, self.rng)
        return world

    def world(self, k: int) -> Any:
        """Return a copy of the k-th sampled world."""
        while len(self.worlds) <= k:
            self.worlds.append(self.deal())
            self.privates.append([0] * self.view.seats)
        return self.game.clone(self.worlds[k])

    # First pass

    def evaluate_moves(self, most: int) -> bool:
        """Evaluate up to `most` more moves in the first world. Return whether any are left."""
        for _ in range(min(most, len(self.unseen))):
            said = self.unseen.pop()
            self.chance_rng.seed(self.salt)
            self.choice_rng.seed(self.salt)
            world = self.world(0)
            found = evaluate_move(self.game, self.evaluator, world, said, self.seat, self.chance_rng, self.choice_rng)
            self.order.append((found + self.style_bonus(said), said))
        if not self.unseen:
            self.order.sort(reverse=True)
        return bool(self.unseen)

    def skip_remaining(self) -> None:
        """End the first pass early. Moves not evaluated yet are skipped."""
        self.unseen = []
        self.order.sort(reverse=True)

    # Iterations

    def iterate(self) -> None:
        """Run one iteration: pick a root move and try it once."""
        root = self.root
        allowed = min(len(self.order), int(self.evaluator.first + self.evaluator.widen * sqrt(self.iterations)))
        while len(root.edges) < allowed:
            self.add_root_move(*self.order[len(root.edges)])
        root.visits += 1
        self.iterations += 1
        edge = root.pick(self.evaluator.curious)
        self.chance_rng.seed(self.salt + edge.tries)
        self.choice_rng.seed(self.salt + edge.tries)
        k = edge.tries % MOST_WORLDS
        edge.note(self.descend(self.world(k), edge.said, k)[self.seat] + self.style_bonus(edge.said))

    def style_bonus(self, said: tuple[int, ...]) -> float:
        """Return what a root move is worth to the bot's style, on top of its chance of winning."""
        if not self.evaluator.likes:
            return 0.0
        if said not in self.style_bonuses:
            kind = self.game.words.family(said[0])
            self.style_bonuses[said] = self.evaluator.style_bonus(self.view, self.seat, said, kind)
        return self.style_bonuses[said]

    def add_root_move(self, chance: float, said: tuple[int, ...]) -> None:
        """Add a root move with prior visits from the first pass and from an earlier search of this turn."""
        visits = self.evaluator.looked
        total = self.evaluator.looked * chance
        known = None if self.earlier is None else self.earlier.said.get(said)
        if known is not None and known.visits > 0.0:
            more = min(known.visits, MOST_REUSED)
            visits += more
            total += more * (known.total / known.visits + self.style_bonus(said))
        self.root.add(said, visits, total)

    def descend(self, world: Any, said: tuple[int, ...], k: int) -> list[float]:
        """Play through the trees, then roll out. Return the resulting chance of winning for each seat."""
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
                roll_out(self.evaluator, world, turn, turns, self.chance_rng, self.choice_rng)
                break
        gained = win_chances(self.game, self.evaluator, world)
        for edge, who in path:
            edge.note(gained[who])
        return gained

    def is_asked(self, world: Any) -> bool:
        """Resolve chance events and forced moves, which seats still observe. Return whether a seat now has a choice."""
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
        """Sample a chance event and add it to what each seat has observed."""
        step = world.agenda[-1]
        a = step.sample(world, self.chance_rng)
        audience = step.audience(world, a)
        if audience == ALL:
            self.public = hash((self.public, a))
        else:
            for seat in range(world.seats):
                word = a if audience >> seat & 1 else UNHEARD
                self.heard[seat] = hash((self.heard[seat], self.public, word))
        apply(world, a)

    def node(self, world: Any, k: int, who: int, now: bool) -> Node:
        """Return a seat's node, by what it knew at the start in this world and what it has observed since.

        For the searching seat in the current turn, the key is its view, so that the next search finds the node again.
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
        """Choose a move for this seat. Progressive widening adds new moves as visits grow."""
        if len(node.edges) < 1 + int(self.evaluator.widen * sqrt(node.visits - 1)):
            said = quick_move(self.evaluator, world, who, self.choice_rng)
            if said not in node.said:
                return node.add(said, 0.0, 0.0)
        return node.pick(self.evaluator.curious)

    # Results

    def ranked_edges(self) -> list[Edge]:
        """Return the moves that were tried, most visited first."""
        ranks = sorted([(edge.visits, edge.total, edge.said) for edge in self.root.edges], reverse=True)
        return [self.root.said[said] for _, _, said in ranks]

    def best(self) -> tuple[int, ...]:
        """Return the most visited move, or the best of the first pass if none was tried."""
        return self.ranked_edges()[0].said if self.root.edges else self.order[0][1]
