"""Running an arena: the games that are missing are played, until there are enough or the question is settled."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

from tabbytop.lab.arena.folder import Folder
from tabbytop.lab.arena.game import GameResult, table
from tabbytop.lab.arena.looks import WinTally, error_of, looks
from tabbytop.lab.arena.plan import Plan
from tabbytop.lab.arena.seating import deal_of, games_a_deal
from tabbytop.lab.arena.summary import summarize
from tabbytop.lab.intervals import ERROR
from tabbytop.lab.pool import Workers

Watch = Callable[[int, int], None]
"""Is told how many games of the plan there are already, and how many are wanted."""


def run(plan: Plan, folder: Path | None = None, jobs: int = 1, watch: Watch | None = None) -> dict[str, Any]:
    """Play a plan and say what came of it: `summarize` has the result's form.

    With a folder, everything is kept there and what is there is not played again; without one nothing is written.
    The result is the same for any number of jobs, but for times.
    """
    with closing(Folder(folder, plan)) if folder is not None else nullcontext() as kept:
        games = {} if kept is None else kept.games
        have = sum([i < plan.games for i in games])
        told = watch or (lambda done, wanted: None)

        def keep(played: GameResult) -> None:
            nonlocal have
            if kept is not None:
                kept.add(played)
            games[played.game] = played
            have += 1
            told(have, plan.games)

        told(have, plan.games)
        with Workers(jobs, table, (plan, "" if kept is None else kept.records)) as workers:
            result = play_on(plan, games, workers, keep)
        if kept is not None:
            write_out(kept, result)
        return result


def play_on(
    plan: Plan, games: dict[int, GameResult], workers: Workers[int, GameResult], keep: Callable[[GameResult], None]
) -> dict[str, Any]:
    """From look to look, or all at once. Nothing is played beyond a look before it has been taken."""
    deals = deal_of(plan, plan.games - 1) + 1
    points = looks(deals) if plan.until_sure else [deals]
    tally = WinTally(len(plan.bots))
    done = 0
    for number, point in enumerate(points, 1):
        wanted = min(plan.games, point * games_a_deal(plan))
        for _, played in workers.each([i for i in range(done, wanted) if i not in games]):
            keep(played)
        for i in range(done, wanted):
            tally.add(games[i].deal, games[i].bots, games[i].winners)
        done = wanted
        if plan.until_sure and (
            tally.is_settled(1 / plan.players, error_of(number))
            or tally.stays_open(1 / plan.players, deals, error_of(len(points)))
        ):
            break
    error = error_of(number) if plan.until_sure else ERROR
    is_sure = tally.is_settled(1 / plan.players, error)
    result = summarize(plan, [games[i] for i in range(done)], error)
    return {**result, "until_sure": {"looks": number, "sure": is_sure} if plan.until_sure else None}


def write_out(folder: Folder, result: dict[str, Any]) -> None:
    """Keep the result and the report."""
    import msgspec

    from tabbytop.lab.arena.report import report

    folder.write("result.json", msgspec.json.format(msgspec.json.encode(result), indent=1).decode() + "\n")
    folder.write("report.html", report(result, folder.path.name))
