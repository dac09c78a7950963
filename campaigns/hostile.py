"""Attack a whole server with hostile clients of every kind while honest people play there.

    python3 dev.py campaign hostile [--minutes 5] [--game GAME] [--seed hostile] [--keep]

For two thirds of the time all rate limits are off, so that every request gets as far as it can. Schemathesis calls the
whole API, with data that fits the schema and data that doesn't, and sockets run the attacks in
tests/hostile/attacks.py. Then the same sockets meet the default limits. All the while, a person and a bot play each
game. An answer of 500 or more, a traceback, an answer that isn't in the schema, an honest move that is lost, or
any
entry at an honest table that nobody there caused fails the campaign. With --keep the figures are written to
docs/figures/hostile.json and .md.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from schemathesis import GenerationMode

from campaigns._figures import arguments, print_figures, progress, stamp, table, write_page
from campaigns._request_costs import measure_costs
from tabbytop.games.registry import NAMES
from tests.hostile.api import ApiAttack
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.attacks import ATTACKS, AttackRun
from tests.hostile.honest_players import HonestPlay, as_plain, play_on, slowest

AT_ONCE = 6
"""Concurrent attacks."""
LOOK_SECONDS = 0.02
"""Seconds between two checks of the server's event loop."""
MIN_CASES = 20
"""Schemathesis cases in a phase, even if the machine is too slow for them in its time."""
GONE_SECONDS = 30.0
"""Seconds after which no trace of an attacker may be left."""


class LoopMonitor:
    """Measures the latency of the server's event loop."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.busy: list[float] = []
        self.task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start measuring."""
        self.task = asyncio.create_task(self._beat())

    async def end(self) -> None:
        """Stop measuring."""
        assert self.task is not None
        self.task.cancel()

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due, used = loop.time() + LOOK_SECONDS, time.thread_time()
            await asyncio.sleep(LOOK_SECONDS)
            self.late.append(loop.time() - due)
            self.busy.append(time.thread_time() - used)

    def figures(self) -> dict[str, float]:
        """Return the waits in milliseconds, and how long the loop itself was busy without a break."""
        shares = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "slowest": 1.0}
        found = {name: slowest(self.late, share) for name, share in shares.items()}
        return {**found, "longest work": slowest(self.busy, 1.0)}


async def run_attacks(attack_run: AttackRun, seed: str, until: float) -> None:
    """Run attacks of every kind, several at a time, until the time is over."""
    count = 0

    async def one_after_the_other(k: int) -> None:
        nonlocal count
        rng = Random(f"{seed} {k}")
        while time.monotonic() < until:
            count += 1
            await attack_run.strike(rng.choice(tuple(ATTACKS)), f"{seed} {k} {count}")
            progress(f"{count} attacks, {sum(attack_run.sent.values())} messages, {len(attack_run.wrong)} wrong")

    await asyncio.gather(*[one_after_the_other(k) for k in range(AT_ONCE)])


async def attack_during_games(
    place: AttackedServer,
    attack_run: AttackRun,
    honest: HonestPlay,
    monitor: LoopMonitor,
    games: list[str],
    seed: str,
    until: float,
) -> None:
    """Attack while honest people play."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(play_on(place, stop, game, honest)) for game in games]
    try:
        while honest.moves < len(games):  # one-time work of the first request doesn't count
            await asyncio.sleep(LOOK_SECONDS)
        await asyncio.to_thread(place.do, monitor.begin())
        attack_run.victims = honest.tables
        await run_attacks(attack_run, seed, until)
    finally:
        stop.set()
        await asyncio.gather(*playing)


def run_schemathesis(attack: ApiAttack, seed: str, until: float, cases: int = 10) -> None:
    """Run schemathesis on the whole API in both modes until the time is over, but `MIN_CASES` in any case."""
    attack.sign_in()
    luck = Random(f"{seed} api")

    def is_over() -> bool:
        return time.monotonic() >= until and attack.asked.total() >= MIN_CASES

    while not is_over():
        for operation in attack.operations():
            for mode in GenerationMode:
                if not is_over():
                    attack.strike(operation, mode, cases, luck.getrandbits(32))


def run_phase(name: str, folder: Path, games: list[str], seed: str, seconds: float, *, is_open: bool) -> dict[str, Any]:
    """Run one phase, without limits or with the default ones."""
    honest = HonestPlay()
    gc.collect()
    gc.freeze()  # exclude what schemathesis and the attackers allocated from the server's garbage collection
    with attacked_server(folder, **(NO_LIMITS if is_open else {})) as place:
        attack_run = AttackRun(place)
        monitor = LoopMonitor()
        until = time.monotonic() + seconds
        attack = ApiAttack(place, Random(seed)) if is_open else None
        thread = threading.Thread(target=run_schemathesis, args=(attack, seed, until)) if attack else None
        if thread:
            thread.start()
        asyncio.run(attack_during_games(place, attack_run, honest, monitor, games, seed, until))
        if thread:
            thread.join()
        left = left_over(place)
        place.do(monitor.end())
        asked = attack.asked if attack else Counter()
        wrong = attack_run.wrong + (attack.failures if attack else []) + place.errors()
        return {
            "limits": name,
            "seconds": round(seconds),
            "attacks": dict(sorted(attack_run.done.items())),
            "sent": dict(sorted(attack_run.sent.items())),
            "schemathesis": {"cases": sum(asked.values()), "by_status": dict(sorted(asked.items()))},
            "honest": as_plain(honest),
            "loop_waits_ms": monitor.figures(),
            "left": left,
            "wrong": len(wrong) + len(honest.lost) + len(honest.strange) + sum(left.values()),
            "what": [one[:600] for one in wrong[:20]],
        }


def left_over(place: AttackedServer) -> dict[str, int]:
    """Count the sockets and listeners of disconnected attackers. All must be gone within `GONE_SECONDS`."""
    until = time.monotonic() + GONE_SECONDS
    while time.monotonic() < until and (place.app.edge._open or any_listeners(place)):
        time.sleep(0.2)
    return {"sockets": len(place.app.edge._open), "listeners": any_listeners(place)}


def any_listeners(place: AttackedServer) -> int:
    """Return whether anyone still listens to a table."""
    return sum(room.listener_count for room in list(place.rooms.rooms.values()))


def run(minutes: float, seed: str, games: list[str]) -> dict[str, Any]:
    """Run the whole campaign."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = minutes * 60
        rows = [
            run_phase("off", Path(folder) / "open", games, seed, seconds * 2 / 3, is_open=True),
            run_phase("default", Path(folder) / "usual", games, seed, seconds / 3, is_open=False),
        ]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return {"phases": rows, "memory_mb": memory, "heaviest_ms": measure_costs()}


def page(found: dict[str, Any]) -> list[str]:
    """Return the figures as a page."""
    lines = [
        "# Hostile clients",
        "",
        f"`{found['command']}`, {found['date']}.",
        "",
        "Wrong: answers of 500 and above, tracebacks, answers that aren't in the schema, lost honest moves,",
        "events at honest tables that nobody there caused, leftover sockets. Attackers, honest people and the server",
        "share one process and two cores, so waits are longer than a server's own; `longest work` is its own.",
    ]
    header = "limits | seconds | attacks | messages | schemathesis cases | honest games | honest moves | lost | wrong"
    rows = [
        [
            one["limits"], one["seconds"], sum(one["attacks"].values()), sum(one["sent"].values()),
            one["schemathesis"]["cases"], one["honest"]["games"], one["honest"]["moves"], len(one["honest"]["lost"]),
            one["wrong"],
        ]
        for one in found["phases"]
    ]  # fmt: skip
    lines += table(header, rows)
    lines += [
        "",
        "Time until an honest move was acknowledged, and time the event loop kept others waiting (ms):",
    ]
    waits = [
        [
            one["limits"],
            one["honest"]["p50_ms"],
            one["honest"]["p99_ms"],
            one["honest"]["slowest_ms"],
            *one["loop_waits_ms"].values(),
        ]
        for one in found["phases"]
    ]
    lines += table("limits | move p50 | p99 | slowest | loop p50 | p99 | p99.9 | slowest | longest work", waits)
    lines += ["", "The most expensive single requests for the event loop (ms of CPU):"]
    lines += table("what | ms", [[what, ms] for what, ms in found["heaviest_ms"].items()])
    lines += ["", "Attacks:"]
    kinds = sorted({kind for one in found["phases"] for kind in one["attacks"]})
    lines += table(
        "attack | no limits | default limits",
        [[kind, *[one["attacks"].get(kind, 0) for one in found["phases"]]] for kind in kinds],
    )
    return lines


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("hostile", __doc__ or "", 5, "it lasts", "minutes")
    found = run(given.minutes, given.seed, given.game or list(NAMES))
    found = stamp("hostile", given.game or [], given, found, "minutes")
    print_figures("hostile", found, keep=given.keep)
    if given.keep:
        write_page("hostile", page(found))
    if any(one["wrong"] for one in found["phases"]):
        sys.exit("the attacks caused errors")


if __name__ == "__main__":
    main()
