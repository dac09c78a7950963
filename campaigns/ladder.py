"""Play every level against the level below, and searching levels against House Cats, in every setting of the ladder.

    python3 dev.py campaign ladder [--compiled] [--game GAME] [--games 400] [--seed ladder] [--jobs 2] [--keep]

Two and four players, basic and advanced. One seat against the rest, with rotated seats and shared deals; each match
ends as soon as it is settled. Searching levels have budgets in iterations, so that the result doesn't depend on the
machine. A stopped run is resumed (build/ladder holds the games). With --keep the result is written to
docs/figures/ladder.json and docs/bots.md.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path
from typing import Any

from campaigns._figures import arguments, print_figures, progress, stamp, table
from tabbytop.engine import play
from tabbytop.games.registry import NAMES, open_game
from tabbytop.lab.arena.plan import Plan, command_of, make_plan
from tabbytop.lab.arena.run import run
from tabbytop.table.files import DECKS, read_deck

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "bots.md"
ALLEY_CAT = 40
"""Iterations of Alley Cat; in play it has 0.3 s."""
WIDE = {("cat-box", 4, True): 2}
"""Factor on the iterations where there are many moves to try: game, players, advanced."""
TIGER = 7
"""Tiger's iterations as a multiple of Alley Cat's; in play it has 2 s."""
BEGIN, END = "<!-- the ladder: made by `python3 dev.py campaign ladder --keep` -->", "<!-- the ladder ends here -->"


def rungs(game: str, players: int, advanced: bool) -> list[tuple[str, str]]:
    """Return the pairings: each level against the one below, and each searching level against House Cat."""
    iterations = ALLEY_CAT * WIDE.get((game, players, advanced), 1)
    alley_cat, tiger = f"alley-cat:{iterations}", f"tiger:{TIGER * iterations}"
    return [("house-cat", "kitten"), (alley_cat, "house-cat"), (tiger, alley_cat), (tiger, "house-cat")]


def plans(game: str, games: int, seed: str) -> list[Plan]:
    """Return all matches of one game's ladder."""
    opened = open_game(game, read_deck(game, DECKS[game][0]))
    return [
        make_plan(game, players, list(rung), games, dict(variant), seed=seed, line_up="one", until_sure=True)
        for players in (2, 4)
        for variant in opened.variants
        for rung in rungs(game, players, bool(variant.get("advanced")))
    ]


def play_match(plan: Plan, jobs: int) -> dict[str, Any]:
    """Play one match of the ladder, or the rest of it."""
    folder = GAMES / f"{plan.game}-{plan.fingerprint()}"
    names = f"{plan.game}, {plan.players} players, {variant_of(plan)}: {plan.bots[0].spec} – {plan.bots[1].spec}"
    began = time.monotonic(), processor_seconds()
    try:
        result = run(plan, folder, jobs, lambda done, wanted: progress(f"{names}: {done}/{wanted}"))
    finally:  # time spent before a match was stopped counts, too
        took, worked = add_times(folder, time.monotonic() - began[0], processor_seconds() - began[1])
    first, second = result["bots"]
    return {
        "game": plan.game,
        "players": plan.players,
        "variant": variant_of(plan),
        "bot": plan.bots[0].spec,
        "against": plan.bots[1].spec,
        "games": result["games"],
        "share": round(first["share"], 4),
        "low": round(first["low"], 4),
        "high": round(first["high"], 4),
        "parity": 1 / plan.players,
        "times_fair": round(first["share"] * plan.players, 2),
        "milliseconds": [round(1000 * bot["time"]["mean"], 1) for bot in (first, second)],
        "forfeits": first["forfeits"] + second["forfeits"],
        "seconds": round(took, 1),
        "processor_seconds": round(worked, 1),
        "command": command_of(plan),
    }


def processor_seconds() -> float:
    """Return the CPU time of all finished processes of this campaign."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def add_times(folder: Path, took: float, worked: float) -> tuple[float, float]:
    """Add the wall and CPU time of a match to what it took before it was stopped."""
    file = folder / "took.json"
    before = json.loads(file.read_text("utf-8")) if file.exists() else [0.0, 0.0]
    both = before[0] + took, before[1] + worked
    file.write_text(json.dumps(both), "utf-8")
    return both


def variant_of(plan: Plan) -> str:
    """Return "basic", "advanced", or the name of the only variant."""
    return "advanced" if plan.options.get("advanced") else "basic"


def verdict(row: dict[str, Any]) -> str:
    """Return the verdict of a match."""
    if row["low"] > row["parity"]:
        return "stronger"
    return "weaker" if row["high"] < row["parity"] else "open"


def write_page(found: dict[str, Any]) -> None:
    """Write the table into docs/bots.md."""
    rows = []
    for row in found["matches"]:
        share = f"{row['share']:.1%} ({row['low']:.1%} – {row['high']:.1%})"
        times = f"{row['times_fair']:.2f}"
        cells = [row["game"], row["players"], row["variant"], row["bot"], row["against"], row["games"], share]
        rows.append([*cells, f"{row['parity']:.0%}", times, verdict(row)])
    header = "game | players | variant | bot | against | games | win share (interval) | parity | times fair | verdict"
    lines = [f"`{found['command']}`, seed `{found['seed']}`, {found['date']}."]
    took = f"It took {found['minutes']} minutes with {found['jobs']} jobs ({found['build']} build)"
    lines += [f"{took}, and {found['processor_minutes']} minutes of CPU time."]
    lines += table(header, rows)
    lines += ["", "The command of every match, to play it again, is in `docs/figures/ladder.json`."]
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + "\n".join([BEGIN, "", *lines, "", END]) + after, "utf-8")


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("ladder", __doc__ or "", 400, "of a match at most")
    matches: list[dict[str, Any]] = []
    for game in given.game or NAMES:
        for plan in plans(game, given.games, given.seed):
            matches.append(play_match(plan, given.jobs))
            row = matches[-1]
            text = f"{row['share']:.3f} ({row['low']:.3f}–{row['high']:.3f}), {row['times_fair']:.2f} times fair"
            where = f"{row['game']} {row['players']} {row['variant']}"
            sys.stderr.write(f"\r{where}: {row['bot']} – {row['against']}: {text}, {row['games']} games\n")
    spent = {
        "minutes": round(sum(row["seconds"] for row in matches) / 60),
        "processor_minutes": round(sum(row["processor_seconds"] for row in matches) / 60),
        "jobs": given.jobs,
        "build": "pure" if str(play.__file__).endswith(".py") else "compiled",
    }
    found = stamp("ladder", given.game or [], given, {**spent, "matches": matches})
    print_figures("ladder", found, keep=given.keep)
    if given.keep:
        write_page(found)
    if any(row["forfeits"] for row in matches):
        sys.exit("one of our bots forfeited a move")


if __name__ == "__main__":
    main()
