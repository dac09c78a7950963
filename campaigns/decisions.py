"""Count decisions of every level in every game, none of them illegal, and measure their time and memory.

    python3 dev.py campaign decisions [--game GAME] [--decisions 100000] [--seed decisions] [--jobs 2] [--keep]

Whole games are played in every setting with mixed levels: the given number of decisions by Kitten and House Cat, and a
twentieth of that by Alley Cat and Tiger with small budgets. Forced moves are not counted. Then searching bots are timed
on their own, and the memory of a full Tiger search is measured. An illegal move, a 99th percentile more than 10% over
the budget, or 300 MB fail the campaign. With --keep the result is written to docs/figures/decisions.json and .md.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from campaigns._bot_timing import MOST_MB, MOST_P99, memories, summary, times
from campaigns._figures import arguments, print_figures, progress, stamp, table, write_page
from campaigns._settings import CampaignSetting, has_choice, rounds, settings
from tabbytop.bots.levels import read_bot
from tabbytop.engine.play import actor, judge, sentences
from tabbytop.games.registry import NAMES
from tabbytop.table.memory import Memory

QUICK = ("kitten", "house-cat")
SEARCHING = ("alley-cat", "tiger")
LINEUPS = (QUICK, ("alley-cat:3", "tiger:12", "house-cat", "alley-cat:20", "tiger:6", "kitten"))
"""Line-ups: quick bots only, and all levels."""


@dataclass
class DecisionCounts:
    """Counts of decisions in a set of games. Add one set to another with `add`."""

    games: int = 0
    decisions: Counter[str] = field(default_factory=Counter)
    """By level."""
    forced: int = 0
    illegal: list[str] = field(default_factory=list)

    def add(self, other: DecisionCounts) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.decisions.update(other.decisions)
        self.forced += other.forced
        self.illegal += other.illegal

    def of(self, levels: tuple[str, ...]) -> int:
        """Return the total number of decisions of these levels."""
        return sum([self.decisions[level] for level in levels])


def play(setting: CampaignSetting, seed: str, i: int, lineup: tuple[str, ...]) -> DecisionCounts:
    """Play game number `i` of a setting; the bots shift by one seat from game to game."""
    match = setting.begin(f"{seed}/{setting}/{i}")
    rng = Random(f"{seed} {setting} {i}")
    specs = [lineup[(seat + i) % len(lineup)] for seat in range(setting.players)]
    bots = [read_bot(spec) for spec in specs]
    memories = [Memory(match, seat) for seat in range(setting.players)]
    played = DecisionCounts(games=1)
    while (seat := actor(match.state)) >= 0:
        bot = bots[seat]
        said = bot.move(match.game, match.view(seat), memories[seat].moments() if bot.remembers else [], rng)
        if has_choice(match.state):
            played.decisions[specs[seat].partition(":")[0]] += 1
        else:
            played.forced += 1
        if judge(match.state, said) is not None:
            played.illegal.append(f"{setting}, game {i}, {specs[seat]}: {said}")
            said = sentences(match.state)[0]
        match.say(seat, said)
    return played


def play_quick(setting: CampaignSetting, seed: str, i: int) -> DecisionCounts:
    """Play a game of quick bots."""
    return play(setting, seed, i, LINEUPS[0])


def play_all(setting: CampaignSetting, seed: str, i: int) -> DecisionCounts:
    """Play a game of all levels."""
    return play(setting, f"{seed} all", i, LINEUPS[1])


def count(name: str, decisions: int, seed: str, jobs: int) -> dict[str, Any]:
    """Count this many decisions of quick bots in one game, and a twentieth of that of searching bots."""
    total = DecisionCounts()

    def take(played: DecisionCounts) -> bool:
        total.add(played)
        progress(f"{name}: {total.of(QUICK)} quick decisions, {total.of(SEARCHING)} searches")
        return total.of(wanted) >= least

    wanted, least = SEARCHING, decisions // 20
    rounds(name, play_all, seed, jobs, take)
    wanted, least = QUICK, decisions
    rounds(name, play_quick, seed, jobs, take)
    return {
        "game": name,
        "settings": len(settings(name)),
        "games": total.games,
        "decisions": {level: total.decisions[level] for level in (*QUICK, *SEARCHING)},
        "forced": total.forced,
        "illegal": len(total.illegal),
        "where": total.illegal[:20],
    }


def broken(found: dict[str, Any]) -> list[str]:
    """Return the requirements that are not met."""
    said = [f"{row['illegal']} illegal decisions in {row['game']}" for row in found["counts"] if row["illegal"]]
    said += [f"{row['bot']} is late: p99 {row['p99']}" for row in found["time"] if row["p99"] > MOST_P99]
    return said + [f"{row['bot']} needs {row['mb']} MB" for row in found["memory"] if row["mb"] >= MOST_MB]


def page(found: dict[str, Any]) -> list[str]:
    """Return the figures as a page."""
    levels = (*QUICK, *SEARCHING)
    header = f"game | settings | games | {' | '.join(levels)} | forced | illegal"
    counts = [
        [row["game"], row["settings"], row["games"], *row["decisions"].values(), row["forced"], row["illegal"]]
        for row in found["counts"]
    ]
    timed = "bot | moves | over budget | p50 | p90 | p99 | most | processor p99 | most"
    keys = ("moves", "over", "p50", "p90", "p99", "most", "processor_p99", "processor_most")
    memory_keys = ("game", "bot", "before_mb", "mb", "seconds")
    return [
        "# Decisions of bots",
        "",
        f"`{found['command']}`, {found['date']}.",
        *["", "Requirements met: " + ("no: " + "; ".join(found["broken"]) if found["broken"] else "all") + "."],
        *["", "## No decision is illegal", "", "Decisions of mixed levels, without forced moves."],
        *table(header, counts),
        *["", "## Time", "", "Wall and CPU time relative to the budget, all games together, then each."],
        *table(timed, [[row["bot"], *[row[key] for key in keys]] for row in found["time"]]),
        *table(
            f"game | positions | {timed}",
            [[row["game"], row["kind"], row["bot"], *[row[key] for key in keys]] for row in found["time_by_game"]],
        ),
        *["", "## Memory", "", "Peak memory of a process that made one move, in MB, including Python and the game."],
        *table("game | bot | before | most | seconds", [[row[key] for key in memory_keys] for row in found["memory"]]),
    ]


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("decisions", __doc__ or "", 100_000, "of Kitten and House Cat, in all games", "decisions")
    games = given.game or list(NAMES)
    each = -(-given.decisions // len(games))
    memory = memories(games, given.seed, given.jobs)
    counts = [count(game, each, given.seed, given.jobs) for game in games]
    timed = times(games, given.seed, min(1.0, given.decisions / 100_000))
    found = {"counts": counts, **summary(timed), "memory": memory}
    found = stamp("decisions", given.game or [], given, {"broken": broken(found), **found}, "decisions")
    print_figures("decisions", found, keep=given.keep)
    if given.keep:
        write_page("decisions", page(found))
    if found["broken"]:
        sys.exit("; ".join(found["broken"]))


if __name__ == "__main__":
    main()
