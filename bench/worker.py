"""One side of the benchmark in a separate process, so that no side is slowed by what another has loaded.

    python -m bench.worker ours|yardsticks [VARIANT...]

It first prints what it can measure, as a line of JSON; then, for every line `SECONDS NAME`, it measures that and
answers with a line `[COUNT, ELAPSED]`.
"""

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

Gauges = dict[str, Callable[[float], tuple[int, float]]]

ROOT = Path(__file__).resolve().parent.parent


def ours(variants: list[str]) -> tuple[Gauges, dict[str, Any]]:
    """Return the measurements of our games and the facts to report about them."""
    from bench import growth
    from bench.ours import COPY, PLAY, VariantBench
    from bench.search_speed import SEARCH, SEARCHED, SearchBench
    from bench.variants import VARIANTS
    from tabbytop.engine import play

    measured = {variant.name: VariantBench(variant) for variant in VARIANTS if variant.name in variants}
    gauges = {f"{name} {what}": one.gauge(what) for name, one in measured.items() for what in (*PLAY, *COPY)}
    counts: dict[str, Any] = {name: one.count() for name, one in measured.items()}
    counts |= {name: {"moves": moves} for name, moves in growth.count_moves().items()}
    compiled = not str(play.__file__).endswith(".py")
    for variant in SEARCHED:
        if variant.name in variants:
            searched = SearchBench(variant)
            gauges |= {f"{variant.name} {what}": searched.gauge(what) for what in SEARCH}
            if not compiled:
                counts[variant.name]["tried"] = searched.count()
    return gauges | growth.gauges(), {"compiled": compiled, "counts": counts, "versions": _versions("tabbytop")}


def yardsticks() -> tuple[Gauges, dict[str, Any]]:
    """Return the measurements of the other libraries."""
    from bench import ismcts
    from bench.yardsticks import yardsticks as found

    gauges: Gauges = {}
    for yardstick in found():
        gauges[f"{yardstick.name} play"] = yardstick.play
        if yardstick.clone is not None:
            gauges[f"{yardstick.name} clone"] = yardstick.clone
    counts = {f"ismcts {game}": {"tried": ismcts.count(game)} for game in ismcts.GAMES.values()}
    return gauges | ismcts.gauges(), {"counts": counts, "versions": _versions("catanatron", "open_spiel")}


def _versions(*packages: str) -> dict[str, str]:
    versions = {"python": f"{platform.python_implementation()} {platform.python_version()}"}
    for package in packages:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "unknown"
    return versions


class WorkerProcess:
    """The benchmark's connection to a worker process."""

    def __init__(self, python: str, *args: str) -> None:
        self.process = subprocess.Popen(
            [python, "-m", "bench.worker", *args], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.info: dict[str, Any] = self._read_line()

    def measure(self, name: str, seconds: float) -> float:
        """Measure and return the count per second."""
        assert self.process.stdin is not None
        print(f"{seconds} {name}", file=self.process.stdin, flush=True)
        count, elapsed = self._read_line()
        return round(float(count / elapsed), 1)

    def _read_line(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise ChildProcessError(f"a worker of the benchmark ended with exit code {self.process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        """Stop the process."""
        self.process.communicate()


def main(side: str, variants: list[str]) -> int:
    try:
        gauges, info = ours(variants) if side == "ours" else yardsticks()
    except ImportError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps({"gauges": list(gauges), **info}), flush=True)
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        print(json.dumps(gauges[name](float(seconds))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
