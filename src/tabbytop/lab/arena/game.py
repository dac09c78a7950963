"""One game of the arena: every bot in its chair is given views, and its moves are timed and checked."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tabbytop.bots.bot import Bot
from tabbytop.bots.external import close_bot, make_bot
from tabbytop.bots.levels import read_bot
from tabbytop.bots.seat_info import Forfeit, SeatInfo
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor, judge
from tabbytop.games.shelf import open_game
from tabbytop.lab.arena.plan import Plan
from tabbytop.lab.arena.seating import deal_of, games_a_deal, seats_of
from tabbytop.narrate.language import english
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import write_whole
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tabbytop.table.record import Header, Player, to_text, write_record

BINS = 24
"""Times are counted in so many classes a decade, each a tenth longer than the one before."""


class ForfeitedMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move that a bot forfeited, and why."""

    move: int
    seat: int
    why: str
    detail: str
    said: list[str]


class GameResult(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game: a line of `games.jsonl`."""

    game: int
    deal: int
    bots: list[int]
    """By seat."""
    first: int
    """The seat that began."""
    points: list[int]
    winners: list[int]
    length: int
    """Moves of all seats, those without a choice too."""
    moves: list[int]
    """By seat: how often its bot was asked."""
    forfeits: list[ForfeitedMove]
    seconds: list[float]
    """By seat: the time of all its moves."""
    slowest: list[float]
    times: list[dict[int, int]]
    """By seat: how many moves took how long, in classes."""


def class_of(seconds: float) -> int:
    """The class of a time."""
    return round(BINS * math.log10(max(seconds, 1e-7)))


def time_of(number: int) -> float:
    """The time in the middle of a class."""
    return float(10 ** (number / BINS))


def only_move(view: Any) -> tuple[int, ...]:
    """The move of somebody who has no choice; empty for whoever has one."""
    said: list[int] = []
    step = view.agenda[-1]
    while step is not None:
        options = step.options(view)
        if len(options) != 1:
            return ()
        said.append(options[0])
        step = step.then(view, options[0])
    return tuple(said)


def answer(bot: Bot, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
    """A bot's move, or its forfeit if there is none that the rules allow."""
    sentence = bot.move(game, view, heard, rng)
    if not all(0 <= a < game.words.size for a in sentence):
        raise Forfeit("illegal", str(sentence))
    refusal = judge(view, sentence)
    if refusal is not None:
        raise Forfeit("illegal", "", refusal)
    return sentence


class ArenaGame:
    """A game being played by the bots of a plan."""

    def __init__(self, plan: Plan, game: Game[Any], i: int) -> None:
        self.plan = plan
        self.game = game
        self.deal = deal_of(plan, i)
        self.luck = f"{plan.seed} {self.deal} {i % games_a_deal(plan)}"
        self.match = Match(
            game, game.start(plan.players, plan.options), seeded_dealer(plan.players, deal_seed(plan, i))
        )
        zeros = [0] * plan.players
        nothing = [0.0] * plan.players
        self.played = GameResult(
            i, self.deal, list(seats_of(plan, i)), 0, [], [], 0, zeros, [], nothing, nothing[:], []
        )  # fmt: skip
        self.times: list[Counter[int]] = [Counter() for _ in range(plan.players)]
        self.kitten = read_bot("kitten")
        self.memories = [Memory(self.match, seat) for seat in range(plan.players)]

    def play(self) -> GameResult:
        """The whole game."""
        self.match.deal()
        bots: list[Bot] = []
        result: dict[str, Any] | None = None
        played = self.played
        try:
            for seat in range(self.plan.players):
                bots.append(make_bot(self.plan.bots[played.bots[seat]].spec, self._seat_info(seat)))
            while (seat := actor(self.match.state)) >= 0:
                view = self.match.view(seat)
                self.match.say(seat, only_move(view) or self._ask(bots[seat], seat, view))
                played.length += 1
            played.points = self.game.points(self.match.state)
            played.winners = self.game.winners(self.match.state)
            result = {"points": played.points, "winners": played.winners}
        finally:
            for bot in bots:
                close_bot(bot, result)
        played.first = first_seat(self.match, self.plan.options)
        played.seconds = [round(seconds, 6) for seconds in played.seconds]
        played.slowest = [round(seconds, 6) for seconds in played.slowest]
        played.times = [dict(sorted(times.items())) for times in self.times]
        return played

    def _seat_info(self, seat: int) -> SeatInfo:
        plan = self.plan
        seed = Random(f"chair {self.luck} {seat}").getrandbits(48)
        return SeatInfo(self.game, plan.deck, plan.options, seat, plan.players, seed, plan.move_seconds)

    def _ask(self, bot: Bot, seat: int, view: Any) -> tuple[int, ...]:
        """The move of a seat: its bot's, or Kitten's where the bot has none."""
        played = self.played
        heard = self.memories[seat].moments() if bot.remembers else []
        luck = f"{self.luck} {seat} {played.length}"
        began = time.perf_counter()
        forfeit: Forfeit | None = None
        try:
            sentence = answer(bot, self.game, view, heard, Random(luck))
        except Forfeit as trouble:
            forfeit = trouble
        except Exception as error:
            forfeit = Forfeit("raised", f"{type(error).__name__}: {error}")
        took = time.perf_counter() - began
        played.moves[seat] += 1
        played.seconds[seat] += took
        played.slowest[seat] = max(played.slowest[seat], took)
        self.times[seat][class_of(took)] += 1
        if forfeit is not None:
            played.forfeits.append(missed(forfeit, played.length, seat))
            view = self.match.view(seat)
            sentence = self.kitten.move(self.game, view, [], Random(f"kitten {luck}"))
        return sentence


def missed(forfeit: Forfeit, move: int, seat: int) -> ForfeitedMove:
    """A forfeit as it is kept."""
    detail = english().why(forfeit.refusal) if forfeit.refusal is not None else forfeit.detail
    return ForfeitedMove(move, seat, forfeit.why, detail, list(forfeit.said))


def deal_seed(plan: Plan, i: int) -> str:
    """The seed of the i-th game's deal: `tabbytop play --seed` deals the same."""
    return f"{plan.seed}/{deal_of(plan, i)}"


def first_seat(match: Match, options: dict[str, Any]) -> int:
    """The seat that began: it was drawn, or set by an option."""
    for line in match.lines:
        verb = match.game.words.verb(line.action)
        if verb.name == "first":
            return line.action - verb.first
    first = options.get("first", 0)
    return first if isinstance(first, int) else 0


def play_game(plan: Plan, game: Game[Any], i: int, records: str) -> GameResult:
    """The i-th game of a plan; its record is kept in a folder, if one is given."""
    arena_game = ArenaGame(plan, game, i)
    played = arena_game.play()
    if records:
        entrants = [plan.bots[bot] for bot in played.bots]
        players = [Player(f"{bot.name} ({seat})", bot.name) for seat, bot in enumerate(entrants)]
        header = Header(plan.game, plan.options, plan.deck, players)
        write_whole(Path(records) / f"{i:06d}.json", to_text(write_record(header, arena_game.match, reveal=True)))
    return played


def table(about: tuple[Plan, str]) -> Callable[[int], GameResult]:
    """How a worker plays games of a plan: it is given their numbers."""
    plan, records = about
    game = open_game(plan.game, plan.deck)
    return lambda i: play_game(plan, game, i, records)
