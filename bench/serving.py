"""Compare our server under load with boardgame.io's: cost per move, busy tables, idle sockets.

    python3 dev.py bench serving [--compiled] [--quick] [--keep]

Servers and load generators are separate processes on this machine; one server works at a time while the others wait.
Compared measurements run in short rounds, one after another, because machines are noisy.
"""

from __future__ import annotations

import platform
import resource
import shlex
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from bench.machine import COMPILED, KEPT, as_text, cpu
from bench.servers import BenchServer, LoadClient, Missing, boardgame_version
from bench.serving_report import ABOUT, text_tables
from bench.tables import SEATS
from tabbytop.games.registry import NAMES

CAT_BOX = "cat-box"
THEIRS = "boardgame.io"
PAUSE = 1.0
"""Mean seconds between two moves at a busy table: as fast as people ever play."""
GOOD = 0.1
"""Seconds within which 99 of 100 moves must have reached all seats."""
SPARE_FILES = 256


@dataclass(frozen=True)
class ServingPlan:
    """How much to measure."""

    tables: int = 30
    """Tables that play as fast as the server can."""
    rounds: int = 9
    """Counted rounds; one more comes first, to warm up."""
    first: int = 50
    """Busy tables to start with; increased by half each time until moves are late."""
    most: int = 2000
    seconds: float = 6.0
    """Seconds to measure each number of busy tables."""
    idle: int = 4000
    """Idle sockets."""


QUICK = ServingPlan(tables=10, rounds=3, most=200, seconds=3.0, idle=400)


def serving(
    quick: Annotated[bool, typer.Option("--quick", help="Measure less of everything.")] = False,
    compiled: Annotated[bool, typer.Option("--compiled", help="Measure the compiled build too.")] = False,
    alone: Annotated[bool, typer.Option("--alone", help="Leave out boardgame.io, which needs a network.")] = False,
    idle: Annotated[int | None, typer.Option(min=SEATS, help="Number of idle sockets.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all figures to FILE.")] = None,
    keep: Annotated[bool, typer.Option("--keep", help="Write docs/figures/serving.json and serving.md.")] = False,
) -> None:
    """Compare our server with boardgame.io's: cost per move, busy tables, idle sockets."""
    plan = QUICK if quick else ServingPlan()
    if idle is not None:
        plan = ServingPlan(plan.tables, plan.rounds, plan.first, plan.most, plan.seconds, idle)
    builds = {"pure": sys.executable} | ({"compiled": str(COMPILED)} if compiled else {})
    try:
        found = measure(plan, builds | ({} if alone else {THEIRS: ""}))
    except (Missing, ChildProcessError, FileNotFoundError) as error:
        typer.echo(f"The benchmark cannot be run: {error}", err=True)
        raise typer.Exit(2) from error
    found = {
        "command": shlex.join(["python3", "dev.py", "bench", "serving", *sys.argv[1:]]),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"cpu": cpu(), "system": f"{platform.system()} {platform.machine()}"},
        "versions": {"python": platform.python_version(), **({} if alone else {THEIRS: boardgame_version()})},
        **found,
    }
    made = text_tables(found)
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    for table in made:
        console.print(table.rich())
    for sentence in ABOUT:
        console.print(sentence, style="dim")
    if json_file is not None:
        json_file.write_text(as_text(found), "utf-8")
    if keep:
        (KEPT / "serving.json").write_text(as_text(found), "utf-8")
        (KEPT / "serving.md").write_text(page(found), "utf-8")


def measure(plan: ServingPlan, builds: dict[str, str]) -> dict[str, Any]:
    """Measure everything; `builds` are the servers by name, each with its Python."""
    files = allow_files()
    idle = min(plan.idle, files - SPARE_FILES) // SEATS * SEATS
    return {
        "plan": {name: getattr(plan, name) for name in plan.__dataclass_fields__} | {"idle": idle},
        "moves": moves(plan, builds),
        "busy": {build: busy(plan, build, python) for build, python in builds.items()},
        "idle": {build: idling(idle, build, python) for build, python in builds.items()},
    }


def allow_files() -> int:
    """Raise the limit of open files for this process and its children, and return it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else max(soft, 1 << 20)


def say(what: str) -> None:
    """Show progress."""
    if sys.stderr.isatty():
        print(what, file=sys.stderr, flush=True)


# Cost per move


def moves(plan: ServingPlan, builds: dict[str, str]) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """Play whole games at some tables as fast as each server can; figures by server and game, round by round."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {build: {} for build in builds}
    with ExitStack() as stack:
        loads = {}
        for build, python in builds.items():
            server = stack.enter_context(BenchServer(build, python))
            loads[build] = stack.enter_context(LoadClient(server))
        for i in range(plan.rounds + 1):
            for build, load in loads.items():
                for game in NAMES if build != THEIRS else (CAT_BOX,):
                    say(f"a move's cost: round {i} of {plan.rounds}, {build}, {game}")
                    load("create", plan.tables, game)
                    load("connect")
                    one = load("finish")
                    load("leave")
                    if i:
                        found[build].setdefault(game if build != THEIRS else "", []).append(one)
    return found


# Busy tables


def busy(plan: ServingPlan, build: str, python: str) -> list[dict[str, Any]]:
    """Add tables with a move per second until moves are late; then try once between the last two numbers."""
    found: list[dict[str, Any]] = []
    with BenchServer(build, python) as server, LoadClient(server) as load:
        empty = load("leave")["memory"]
        count = plan.first
        while True:
            found.append(busy_with(load, build, count, plan.seconds, empty))
            if not found[-1]["good"] or count >= plan.most:
                break
            count = min(plan.most, count * 3 // 2)
    if not found[-1]["good"] and len(found) > 1:
        between = (found[-2]["tables"] + found[-1]["tables"]) // 2
        with (
            BenchServer(build, python) as server,
            LoadClient(server) as load,
        ):  # without late messages from the previous run
            found.append(busy_with(load, build, between, plan.seconds, load("leave")["memory"]))
    return found


def busy_with(load: LoadClient, build: str, count: int, seconds: float, empty: int) -> dict[str, Any]:
    """Measure this many tables for a while."""
    say(f"busy tables: {build}, {count}")
    load("create", count, CAT_BOX)
    load("connect")
    one = load("play", seconds, PAUSE, PAUSE)
    return {**one, "per_table": (one["memory"] - empty) / count, "good": one["p99"] < GOOD}


# Idle sockets


def idling(sockets: int, build: str, python: str) -> dict[str, Any]:
    """Measure the memory of tables and of their sockets, and what they cost while nobody moves."""
    say(f"idle sockets: {build}, {sockets}")
    with BenchServer(build, python) as server, LoadClient(server) as load:
        load("create", 1, CAT_BOX)
        load("connect")
        first = load("leave")
        laid = load("create", sockets // SEATS, CAT_BOX)
        connected = load("connect")
        rested = load("rest", 20.0 if sockets > SEATS * 100 else 0.1)
    return {
        "tables": laid["tables"],
        "sockets": connected["sockets"],
        "per_table": (laid["memory"] - first["memory"]) / laid["tables"],
        "per_socket": (connected["memory"] - laid["memory"]) / connected["sockets"],
        "memory": connected["memory"],
        "cpu_share": rested["cpu"] / rested["seconds"],
    }


def page(found: dict[str, Any]) -> str:
    """Return the figures as a page."""
    versions = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
    machine = found["machine"]
    facts = [
        f"`{found['command']}` on {found['date'][:10]}. {machine['cpu']}, {machine['system']}. {versions}.",
    ]
    return (
        "\n\n".join(["# The server under load", *facts, *ABOUT, *[one.markdown() for one in text_tables(found)]]) + "\n"
    )


if __name__ == "__main__":
    typer.run(serving)
