"""The `arena` command: show progress, then the standings."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.lab.arena.folder import default_folder
from tabbytop.lab.arena.plan import Plan
from tabbytop.lab.arena.plots import duration
from tabbytop.lab.arena.report import confidence, describe_forfeit, headline, percent
from tabbytop.lab.arena.run import run
from tabbytop.lab.arena.seating import games_per_deal
from tabbytop.lab.limits import MOST_JOBS, check_range
from tabbytop.lab.progress import games_bar
from tabbytop.narrate.language import Language

MOST_SHOWN = 10
"""Maximum number of forfeits printed one by one. The report lists more."""


def read_options(text: str) -> dict[str, Any]:
    """Parse a game's options from `advanced,table=coffee` or a JSON object."""
    if text.lstrip().startswith("{"):
        with contextlib.suppress(ValueError):
            found = msgspec.json.decode(text)
            if isinstance(found, dict):
                return found
        raise Refusal("", "not-options", {"found": shown(text)})
    options: dict[str, Any] = {}
    for part in text.split(",") if text else []:
        key, is_set, value = part.partition("=")
        if not key.strip():
            raise Refusal("", "not-options", {"found": shown(text)})
        options[key.strip()] = plain_value(value.strip()) if is_set else True
    return options


def plain_value(text: str) -> Any:
    """Parse a value: JSON, a size such as 5x5, or plain text."""
    sides = text.split("x")
    if len(sides) == 2 and all(side.isascii() and side.isdigit() and len(side) < 10 for side in sides):
        return [int(side) for side in sides]
    try:
        return msgspec.json.decode(text)
    except ValueError:
        return text


def run_arena(
    language: Language, plan: Plan, jobs: int, out: str | None, put_json: Callable[[object], None] | None
) -> None:
    """Run a plan and print its result."""
    check_range("--jobs", jobs, 1, MOST_JOBS)
    folder = default_folder(plan) if out is None else Path(out)
    done = 0
    try:
        with sigterm_as_interrupt(), games_bar(language, plan.games) as advance:

            def on_progress(have: int, wanted: int) -> None:
                nonlocal done
                advance(have - done)
                done = have

            result = run(plan, folder, jobs, on_progress)
    except KeyboardInterrupt:
        Console(stderr=True, highlight=False).print(
            "\n" + language.say("arena-stopped", done=done, games=plan.games, folder=str(folder)),
            markup=False,
            soft_wrap=True,
        )
        raise
    if put_json is not None:
        put_json({**result, "folder": str(folder)})
    else:
        show(language, plan, result, folder)


@contextlib.contextmanager
def sigterm_as_interrupt() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C, so that bots and workers shut down cleanly."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def show(language: Language, plan: Plan, result: dict[str, Any], folder: Path) -> None:
    """Print the result as a table and a few sentences."""
    console = Console(highlight=False)

    def put(sentence: str) -> None:
        console.print(sentence, markup=False, soft_wrap=True)

    facts = {key: result[key] for key in ("games", "game", "players", "deals", "seed")}
    put(language.say("arena-played", **facts))
    if result["games"] % games_per_deal(plan):
        put(language.say("arena-uneven", count=games_per_deal(plan)))
    table = Table(box=None)
    names = ["bot", "games", "share", "rating", "points-mean", "time"]
    names += ["forfeits"] if result["forfeits_in_all"] else []
    for name in names:
        heading = language.say(f"column-{name}", confidence=confidence(result))
        table.add_column(heading, no_wrap=name != "bot", justify="left" if name in ("bot", "share") else "right")
    for row in sorted(result["bots"], key=lambda row: -row["share"]):
        table.add_row(
            Text(row["name"]),
            str(row["games"]),
            f"{percent(row['share'])} ({percent(row['low'])} – {percent(row['high'])})",
            f"{row['rating']:.1f} ± {row['sigma']:.1f}",
            f"{row['points']['mean']:.2f}",
            duration(row["time"]["mean"]),
            *([str(row["forfeits"])] if result["forfeits_in_all"] else []),
        )
    console.print(table)
    put(headline(language, result))
    if result["until_sure"]:
        name = "arena-sure" if result["until_sure"]["sure"] else "arena-unsure"
        put(language.say(name, looks=result["until_sure"]["looks"], games=result["games"]))
    for one in result["forfeits"][:MOST_SHOWN]:
        put(describe_forfeit(language, one))
    if result["forfeits_in_all"] > MOST_SHOWN:
        put(language.say("arena-more-forfeits", count=result["forfeits_in_all"] - MOST_SHOWN))
    put(language.say("arena-kept", folder=str(folder), report=str(folder / "report.html")))
