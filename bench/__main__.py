"""The `bench` command: measure our games and the reference engines in turn, and print the comparison."""

import platform
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from bench.machine import COMPILED, KEPT, as_text, cpu
from bench.ours import SEED
from bench.report import ABOUT, Results, TextTable, growth, headline, searching, text_tables
from bench.variants import HEADLINES, VARIANTS
from bench.worker import WorkerProcess


def bench(
    seconds: Annotated[float, typer.Option(min=0.001, help="Approximate seconds per measurement.")] = 0.2,
    rounds: Annotated[int, typer.Option(min=1, help="Number of rounds.")] = 7,
    quick: Annotated[bool, typer.Option("--quick", help="Only the main variants, and growth; 3 rounds.")] = False,
    compiled: Annotated[bool, typer.Option("--compiled", help="Measure the compiled build too.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all figures to FILE.")] = None,
    keep: Annotated[bool, typer.Option("--keep", help="Write docs/figures/bench.json and bench.md.")] = False,
) -> None:
    """Measure steps, clones, views, fills and searches per second, compared with catanatron and OpenSpiel.

    Everything is measured in short rounds, one after another, because machines are noisy.
    """
    names = [variant.name for variant in (HEADLINES if quick else VARIANTS)]
    rounds = min(rounds, 3) if quick else rounds
    try:
        workers = start(names, compiled)
    except (ChildProcessError, FileNotFoundError) as error:
        typer.echo(f"The benchmark cannot start: {error}", err=True)
        raise typer.Exit(2) from error
    results = measure(workers, seconds, rounds)
    counts = workers["pure"].info["counts"] | workers["yardsticks"].info["counts"]
    found: dict[str, Any] = {
        "command": shlex.join(["python3", "dev.py", "bench", *sys.argv[1:]]),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"cpu": cpu(), "system": f"{platform.system()} {platform.machine()}"},
        "versions": workers["pure"].info["versions"] | workers["yardsticks"].info["versions"],
        "seed": SEED,
        "seconds": seconds,
        "rounds": rounds,
        "headline": headline(results),
        "growth": growth(results),
        "searching": searching(results, counts),
        "counts": counts,
        "per_second": results,
    }
    for worker in workers.values():
        worker.close()
    made = text_tables(results, counts)
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    for table in made:
        console.print(table.rich())
    for sentence in ABOUT:
        console.print(sentence, style="dim")
    write(found, made, json_file, keep)


def start(names: list[str], compiled: bool) -> dict[str, WorkerProcess]:
    """Start a process for each side."""
    workers = {
        "yardsticks": WorkerProcess(sys.executable, "yardsticks"),
        "pure": WorkerProcess(sys.executable, "ours", *names),
    }
    if compiled:
        workers["compiled"] = WorkerProcess(str(COMPILED), "ours", *names)
    for build in ("pure", "compiled"):
        if build in workers and workers[build].info["compiled"] != (build == "compiled"):
            raise ChildProcessError(f"this is not the {build} build")
    return workers


def plan(gauges: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Return the order of a round as sides and gauges. Gauges that are compared run three times, close together."""
    builds = [side for side in gauges if side != "yardsticks"]
    theirs = [("yardsticks", gauge) for gauge in gauges["yardsticks"]]
    ours = [(build, gauge) for gauge in gauges["pure"] for build in builds]
    beside = ("catanatron ", *[f"{variant.name} " for variant in HEADLINES])
    searched = [turn for turn in (*theirs, *ours) if turn[1].startswith("ismcts ") or turn[1].endswith(" search")]
    compared = [turn for turn in (*theirs, *ours) if turn[1].startswith(beside) and turn not in searched]
    growing = [turn for turn in ours if turn[1].startswith("floor")]
    rest = [turn for turn in (*theirs, *ours) if turn not in (*compared, *searched, *growing)]
    return [*compared * 3, *searched * 3, *growing * 3, *rest]


def measure(workers: dict[str, WorkerProcess], seconds: float, rounds: int) -> Results:
    """Measure everything in turn, round after round."""
    turns = plan({side: worker.info["gauges"] for side, worker in workers.items()})
    results: Results = {side: {} for side in workers}
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=rounds * len(turns))
        for i in range(rounds):
            for side, gauge in turns:
                progress.update(task, description=f"round {i + 1} of {rounds}: {side}, {gauge}", advance=1)
                results[side].setdefault(gauge, []).append(workers[side].measure(gauge, seconds))
    return results


def write(found: dict[str, Any], made: list[TextTable], json_file: Path | None, keep: bool) -> None:
    """Write the figures to files if requested."""
    text = as_text(found)
    if json_file is not None:
        json_file.write_text(text, "utf-8")
    if keep:
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / "bench.json").write_text(text, "utf-8")
        (KEPT / "bench.md").write_text(page(found, made), "utf-8")


def page(found: dict[str, Any], made: list[TextTable]) -> str:
    """Return the figures as a page."""
    versions = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
    facts = [
        f"`{found['command']}` on {found['date'][:10]}, seed {found['seed']}, {found['rounds']} rounds of "
        f"{found['seconds']:g} s for each measurement.",
        f"{found['machine']['cpu']}, {found['machine']['system']}, one core. {versions}.",
    ]
    return "\n\n".join(["# Benchmark", *facts, *ABOUT, *[table.markdown() for table in made]]) + "\n"


if __name__ == "__main__":
    typer.run(bench)
