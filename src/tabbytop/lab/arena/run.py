"""Run an arena: play the missing games until there are enough or the question is settled."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

from tabbytop.lab.arena.folder import Folder
from tabbytop.lab.arena.game import GameResult, game_player
from tabbytop.lab.arena.looks import WinTally, error_of, look_points
from tabbytop.lab.arena.plan import Plan
from tabbytop.lab.arena.seating import deal_of, games_per_deal
from tabbytop.lab.arena.summary import summarize
from tabbytop.lab.intervals import ERROR
from tabbytop.lab.pool import Workers

OnProgress = Callable[[int, int], None]
"""Called with the number of finished games and the number wanted."""


def run(plan: Plan, folder: Path | None = None, jobs: int = 1, on_progress: OnProgress | None = None) -> dict[str, Any]:
    """Play a plan and return its result, in the form that `summarize` returns.

    With a folder, finished games are stored there and never replayed. Without one, nothing is written. Apart from
    times, the result doesn't depend on the number of jobs.
    """
    with closing(Folder(folder, plan)) if folder is not None else nullcontext() as kept:
        games = {} if kept is None else kept.games
        have = sum([i < plan.games for i in games])
        report_progress = on_progress or (lambda done, wanted: None)

        def keep(played: GameResult) -> None:
            nonlocal have
            if kept is not None:
                kept.add(played)
            games[played.game] = played
            have += 1
            report_progress(have, plan.games)

        report_progress(have, plan.games)
        with Workers(jobs, game_player, (plan, "" if kept is None else kept.records)) as workers:
            result = play_missing(plan, games, workers, keep)
        if kept is not None:
            write_results(kept, result)
        return result


def play_missing(
    plan: Plan, games: dict[int, GameResult], workers: Workers[int, GameResult], keep: Callable[[GameResult], None]
) -> dict[str, Any]:
    """Play the missing games: all at once, or up to each look in turn, so that no game is played past a stop."""
    deals = deal_of(plan, plan.games - 1) + 1
    points = look_points(deals) if plan.until_sure else [deals]
    tally = WinTally(len(plan.bots))
    done = 0
    for number, point in enumerate(points, 1):
        wanted = min(plan.games, point * games_per_deal(plan))
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


def write_results(folder: Folder, result: dict[str, Any]) -> None:
    """Write the result and the report."""
    import msgspec

    from tabbytop.lab.arena.report import report

    folder.write("result.json", msgspec.json.format(msgspec.json.encode(result), indent=1).decode() + "\n")
    folder.write("report.html", report(result, folder.path.name))
