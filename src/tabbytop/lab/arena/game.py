"""Play one arena game: give bots their views, time their moves and check them."""

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
from tabbytop.games.registry import open_game
from tabbytop.lab.arena.plan import Plan
from tabbytop.lab.arena.seating import deal_of, games_per_deal, seats_of
from tabbytop.narrate.language import english
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import write_whole
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tabbytop.table.record import Header, Player, to_text, write_record

BINS = 24
"""Histogram bins per factor of ten in time. Each bin is 10% wider than the previous one."""


class ForfeitedMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move that a bot forfeited, and why."""

    move: int
    seat: int
    why: str
    detail: str
    said: list[str]


class GameResult(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game: one line of `games.jsonl`."""

    game: int
    deal: int
    bots: list[int]
    """Bot number by seat."""
    first: int
    """The seat that moved first."""
    points: list[int]
    winners: list[int]
    length: int
    """Moves of all seats, including forced ones."""
    moves: list[int]
    """By seat: number of moves its bot was asked for."""
    forfeits: list[ForfeitedMove]
    seconds: list[float]
    """By seat: total thinking time."""
    slowest: list[float]
    times: list[dict[int, int]]
    """By seat: histogram of thinking times."""


def bin_of(seconds: float) -> int:
    """Return the histogram bin of a time."""
    return round(BINS * math.log10(max(seconds, 1e-7)))


def time_of(number: int) -> float:
    """Return the time in the middle of a bin."""
    return float(10 ** (number / BINS))


def only_move(view: Any) -> tuple[int, ...]:
    """Return the only legal move, or an empty tuple if there is a choice."""
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
    """Ask a bot for its move. Raise `Forfeit` if the move isn't legal."""
    sentence = bot.move(game, view, heard, rng)
    if not all(0 <= a < game.words.size for a in sentence):
        raise Forfeit("illegal", str(sentence))
    refusal = judge(view, sentence)
    if refusal is not None:
        raise Forfeit("illegal", "", refusal)
    return sentence


class ArenaGame:
    """One game between the bots of a plan."""

    def __init__(self, plan: Plan, game: Game[Any], i: int) -> None:
        self.plan = plan
        self.game = game
        self.deal = deal_of(plan, i)
        self.luck = f"{plan.seed} {self.deal} {i % games_per_deal(plan)}"
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
        """Play the whole game."""
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
        """Return the move of a seat's bot, or one by Kitten if the bot forfeits."""
        played = self.played
        heard = self.memories[seat].moments() if bot.remembers else []
        luck = f"{self.luck} {seat} {played.length}"
        began = time.perf_counter()
        forfeit: Forfeit | None = None
        try:
            sentence = answer(bot, self.game, view, heard, Random(luck))
        except Forfeit as raised:
            forfeit = raised
        except Exception as error:
            forfeit = Forfeit("raised", f"{type(error).__name__}: {error}")
        took = time.perf_counter() - began
        played.moves[seat] += 1
        played.seconds[seat] += took
        played.slowest[seat] = max(played.slowest[seat], took)
        self.times[seat][bin_of(took)] += 1
        if forfeit is not None:
            played.forfeits.append(missed(forfeit, played.length, seat))
            view = self.match.view(seat)
            sentence = self.kitten.move(self.game, view, [], Random(f"kitten {luck}"))
        return sentence


def missed(forfeit: Forfeit, move: int, seat: int) -> ForfeitedMove:
    """Convert a forfeit to the form that is stored."""
    detail = english().why(forfeit.refusal) if forfeit.refusal is not None else forfeit.detail
    return ForfeitedMove(move, seat, forfeit.why, detail, list(forfeit.said))


def deal_seed(plan: Plan, i: int) -> str:
    """Return the seed of a game's deal. `tabbytop play --seed` deals the same cards with it."""
    return f"{plan.seed}/{deal_of(plan, i)}"


def first_seat(match: Match, options: dict[str, Any]) -> int:
    """Return the seat that moved first, whether drawn at random or set by an option."""
    for line in match.lines:
        verb = match.game.words.verb(line.action)
        if verb.name == "first":
            return line.action - verb.first
    first = options.get("first", 0)
    return first if isinstance(first, int) else 0


def play_game(plan: Plan, game: Game[Any], i: int, records: str) -> GameResult:
    """Play game number `i` of a plan. Write its record if a folder is given."""
    arena_game = ArenaGame(plan, game, i)
    played = arena_game.play()
    if records:
        entrants = [plan.bots[bot] for bot in played.bots]
        players = [Player(f"{bot.name} ({seat})", bot.name) for seat, bot in enumerate(entrants)]
        header = Header(plan.game, plan.options, plan.deck, players)
        write_whole(Path(records) / f"{i:06d}.json", to_text(write_record(header, arena_game.match, reveal=True)))
    return played


def game_player(about: tuple[Plan, str]) -> Callable[[int], GameResult]:
    """Return the worker function, which plays a game given its number."""
    plan, records = about
    game = open_game(plan.game, plan.deck)
    return lambda i: play_game(plan, game, i, records)
