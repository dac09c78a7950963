"""Measure how long searching bots take, relative to their budget, and how much memory they use."""

from __future__ import annotations

import multiprocessing
import re
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from campaigns._figures import progress
from campaigns._settings import CampaignSetting, has_choice, settings
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.levels import read_bot
from tabbytop.bots.policy import choose
from tabbytop.bots.search_bot import SearchBot
from tabbytop.engine.play import actor
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory

MOST_P99 = 1.10
"""Limit of the 99th percentile, relative to the budget."""
MOST_MB = 300
TIMED = {"alley-cat:0.05s": 100, "alley-cat": 40, "tiger": 8}
"""Timed moves of each bot: per game at its hardest positions, and anywhere."""
HEAVY = ("tiger", "tiger:20000")
HARDEST = {
    "cat-box": CampaignSetting("cat-box", "secret", 5, {"advanced": True}),
    "if-it-fits": CampaignSetting("if-it-fits", "cardboard", 5, {"advanced": True, "table": "floor"}),
    "here-kitty-kitty": CampaignSetting("here-kitty-kitty", "neighborhood", 6, {}),
}
"""The settings with the most options to consider."""


def reach(setting: CampaignSetting, seed: str, share: float) -> Match:
    """Play a random game to about this share of its decisions."""
    whole = setting.begin(seed)
    mind = HEURISTICS[setting.game]
    rng = Random(seed)
    decisions: list[int] = []
    while (seat := actor(whole.state)) >= 0:
        if has_choice(whole.state):
            decisions.append(len(whole.live))
        whole.say(seat, choose(whole.game, whole.view(seat), mind.policies[mind.usual], rng))
    match = whole.at_start()
    for line in whole.live[: decisions[int(share * len(decisions))]]:
        match.repeat(line)
    return match


@dataclass(frozen=True)
class Timed:
    """The time of one move relative to its budget, wall clock and CPU."""

    game: str
    kind: str
    bot: str
    wall: float
    processor: float


def measure(match: Match, spec: str, seed: str) -> tuple[float, float, float]:
    """Time one move of a fresh bot. Return its budget, the wall time and the CPU time."""
    seat = actor(match.state)
    view = match.view(seat)
    heard = Memory(match, seat).moments()
    bot = read_bot(spec)
    assert isinstance(bot, SearchBot)
    wall, processor = time.perf_counter(), time.process_time()
    bot.move(match.game, view, heard, Random(seed))
    return bot.budget.seconds, time.perf_counter() - wall, time.process_time() - processor


def times(games: list[str], seed: str, scale: float) -> list[Timed]:
    """Time moves at hard late positions and at random positions of all settings, one after another."""
    found: list[Timed] = []
    for game in games:
        for bot, often in TIMED.items():
            for i in range(ceil(often * scale)):
                place = f"{seed} {bot} {i}"
                rng = Random(place)
                late = reach(HARDEST[game], place, rng.uniform(0.7, 1))
                anywhere = reach(rng.choice(settings(game)), place, rng.random())
                for kind, match in (("nastiest", late), ("any", anywhere)):
                    budget, wall, processor = measure(match, bot, place)
                    found.append(Timed(game, kind, bot, wall / budget, processor / budget))
                progress(f"{game}: {bot} timed {i + 1} times")
    return found


def summary(timed: list[Timed]) -> dict[str, Any]:
    """Summarize how often bots were late and by how much, per bot and per game."""
    bots = list(dict.fromkeys([one.bot for one in timed]))
    kinds = list(dict.fromkeys([(one.game, one.kind, one.bot) for one in timed]))
    by_game = []
    for game, kind, bot in kinds:
        some = [one for one in timed if (one.game, one.kind, one.bot) == (game, kind, bot)]
        by_game.append({"game": game, "kind": kind, "bot": bot, **quantiles(some)})
    whole = [{"bot": bot, **quantiles([one for one in timed if one.bot == bot])} for bot in bots]
    whole.append({"bot": "all", **quantiles(timed)})
    return {"time": whole, "time_by_game": by_game}


def quantiles(timed: list[Timed]) -> dict[str, float]:
    """Return the quantiles of some timed moves."""
    wall = sorted([one.wall for one in timed])
    processor = sorted([one.processor for one in timed])
    return {
        "moves": len(timed),
        "over": round(sum([one > 1 for one in wall]) / len(wall), 4),
        "p50": at(wall, 0.5),
        "p90": at(wall, 0.9),
        "p99": at(wall, 0.99),
        "most": at(wall, 1),
        "processor_p99": at(processor, 0.99),
        "processor_most": at(processor, 1),
    }


def at(ordered: list[float], share: float) -> float:
    """Return the quantile at this share."""
    return round(ordered[ceil(share * len(ordered)) - 1], 3)


def peak_memory() -> float:
    """Return the peak memory of this process in MB."""
    status = Path("/proc/self/status")
    if status.exists():  # on Linux `getrusage` includes the parent's memory
        found = re.search(r"VmHWM:\s*(\d+) kB", status.read_text(encoding="utf-8"))
        if found is not None:
            return round(int(found[1]) / 1024, 1)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def memory(game: str, spec: str, seed: str) -> dict[str, Any]:
    """Measure the memory of one move in its own process."""
    match = reach(HARDEST[game], seed, 0.3)
    before = peak_memory()
    _, wall, _ = measure(match, spec, seed)
    return {"game": game, "bot": spec, "before_mb": before, "mb": peak_memory(), "seconds": round(wall, 1)}


def memories(games: list[str], seed: str, jobs: int, specs: tuple[str, ...] = HEAVY) -> list[dict[str, Any]]:
    """Measure the memory of full searches, each in a new process."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, max_tasks_per_child=1) as pool:
        runs = [pool.submit(memory, game, spec, seed) for game in games for spec in specs]
        return [run.result() for run in runs]
