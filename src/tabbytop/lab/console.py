"""The `simulate` command: show progress, then a table of the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import read_policy
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import LONGEST_NAME, printable, shown
from tabbytop.games.registry import NAMES, open_game
from tabbytop.lab.figures import FIGURES
from tabbytop.lab.limits import MOST_JOBS, check_range
from tabbytop.lab.progress import games_bar
from tabbytop.lab.simulation import SimulationPlan, simulate
from tabbytop.narrate.language import Language
from tabbytop.table import files
from tabbytop.table.dealer import check_seed

MOST_GAMES = 10_000_000


def run(
    language: Language,
    game: str,
    players: int,
    games: int,
    seed: str,
    options: dict[str, Any],
    deck: str | None,
    policy: str | None,
    jobs: int,
    records: str,
    put_json: Callable[[object], None] | None,
) -> None:
    """Check the arguments, run a simulation and print its results."""
    if game not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(game), "names": ", ".join(NAMES)})
    check_range("--games", games, 1, MOST_GAMES)
    check_range("--jobs", jobs, 1, MOST_JOBS)
    check_seed(seed)
    policy = HEURISTICS[game].usual if policy is None else policy
    deck = files.DECKS[game][0] if deck is None else deck
    policies = tuple(policy.split("/"))
    for one in policies:
        read_policy(game, one)
    data = files.read_deck(game, deck)
    opened = open_game(game, data)
    options = {**opened.variants[0], **options}
    opened.start(players, options)
    plan = SimulationPlan(game, data, players, options, seed, policies, records)
    found = with_progress(language, plan, games, jobs)
    summary: dict[str, Any] = {
        "game": game,
        "players": players,
        "options": options,
        "deck": data.get("name", printable(deck, LONGEST_NAME)),
    }
    summary |= {"policy": policy, "seed": seed, **found}
    if put_json is not None:
        put_json(summary)
    else:
        show(language, summary)


def with_progress(language: Language, plan: SimulationPlan, games: int, jobs: int) -> dict[str, Any]:
    """Simulate with a progress bar if this is a terminal."""
    with games_bar(language, games) as progress:
        found = simulate(plan, games, jobs, progress)
    return found.summary() | FIGURES[plan.game].report(found.counts, found.games)


def show(language: Language, summary: dict[str, Any]) -> None:
    """Print the results as a table."""
    console = Console(highlight=False)
    variant = "advanced" if summary["options"].get("advanced") else "basic"
    facts = {key: summary[key] for key in ("games", "game", "players", "policy", "seed")}
    console.print(language.say("simulated", variant=variant, **facts), markup=False)
    table = Table(language.say("column-seat"), language.say("column-wins"), language.say("column-points"), box=None)
    for row in summary["seats"]:
        wins = f"{row['win_share']:.1%}  ({row['win_low']:.1%} – {row['win_high']:.1%})"
        points = f"{row['points']:.2f}  ({row['points_low']:.2f} – {row['points_high']:.2f})"
        table.add_row(str(row["seat"]), wins, points)
    console.print(table)
    length = summary["moves"]
    shared = f"{summary['shared_victories']:.1%}"
    console.print(language.say("moves-a-game", mean=f"{length['mean']:.1f}", longest=length["longest"], shared=shared))
    kinds = ", ".join([f"{kind} {count}" for kind, count in summary["kinds_of_move"].items()])
    console.print(language.say("kinds", list=kinds), markup=False)
    for sentence in FIGURES[summary["game"]].describe(language, summary):
        console.print(sentence, markup=False, soft_wrap=True)
