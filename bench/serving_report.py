"""The results of the server benchmark as tables for a terminal and for a page."""

from __future__ import annotations

from statistics import median, quantiles
from typing import Any

from bench.report import Goal, Sheet, ratios

THEIRS = "boardgame.io"
GOAL = Goal("moves", "moves by the processor second", THEIRS, 1.0, 3.0)

ABOUT = (
    "A table has four seats, each with a socket of its own; somebody makes a random legal move, and when all four have "
    "heard of it, the next one is made. Every move of ours is checked, committed to SQLite (synchronous=FULL), and "
    "sent to each seat with its own view and options. boardgame.io keeps its matches in memory; its game is our own "
    "(bench/boardgame), with as many cards, moves and bytes as Cat Box, and what seats hide is hidden by playerView.",
    "In a window of Here, Kitty, Kitty! (open for a tenth of a second here) everybody who is asked answers at random, "
    "too. An answer counts as a move: it is checked, committed, and its seat is told; what comes of all answers "
    "together is one more commit, told to all four, and counts for nothing.",
    "A move's cost is the processor time of the server's process, in the system too, divided by its moves: whole games "
    "at all tables as fast as the server can, in rounds, the servers in turn; medians over the rounds, ratios medians "
    "of each round's own, in brackets their middle half. The load generator is a process beside the server.",
    "Busy tables: a move a second at each, the pauses random. It holds as many as have 99 of 100 moves with all four "
    "seats within 100 ms, with the load generator and whatever else runs on the machine. Memory is that of the "
    "server's process, less what it had when it was empty.",
    "Idle: tables with a game begun, then four sockets for each; processor time while nobody moves.",
)


def sheets(found: dict[str, Any]) -> list[Sheet]:
    """Return all tables."""
    return [_moves_sheet(found["moves"]), _busy_sheet(found["busy"]), _idle_sheet(found["idle"])]


def cost(rounds: list[dict[str, Any]]) -> list[float]:
    """Return milliseconds of CPU time per move or answer, round by round."""
    return [1e3 * one["cpu"] / said(one) for one in rounds]


def said(one: dict[str, Any]) -> int:
    """Count moves and sealed answers; each is a message that is checked, committed and acknowledged."""
    return int(one["moves"]) + int(one["answers"])


def compared(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> tuple[float, float, float]:
    """Return the ratio of our moves per CPU second to theirs: the median, and the middle half."""
    each = ratios(cost(ours), cost(theirs), is_cost=True)
    if len(each) == 1:
        return each[0], each[0], each[0]
    low, _, high = quantiles(each, n=4, method="inclusive")
    return median(each), low, high


def _moves_sheet(found: dict[str, dict[str, list[dict[str, Any]]]]) -> Sheet:
    theirs = found.get(THEIRS, {}).get("")
    rows = []
    for build, games in found.items():
        for game, rounds in games.items():
            label = f"{build}, {game}" if game else build
            each = cost(rounds)
            row = [label, f"{median(each):.2f}", f"{1e3 / median(each):,.0f}"]
            row += [f"{median([said(one) / one['seconds'] for one in rounds]):,.0f}"]
            row += [f"{median([one['bytes'] / said(one) for one in rounds]):,.0f}"]
            if theirs is None or build == THEIRS:
                row += ["", ""]
            else:
                ratio, low, high = compared(rounds, theirs)
                row += [f"{ratio:.2f} ({low:.2f}–{high:.2f})", GOAL.met(ratio)]
            rows.append(row)
    head = ["server", "ms a move", "moves by the processor second", "moves/s", "bytes a move"]
    head += [f"times {THEIRS}'s", "met"]
    title = f"A move's cost (goal: at least {GOAL.at_least:g} times {THEIRS}'s; aim: {GOAL.aim:g})"
    return Sheet(title, head, rows)


def held(steps: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return the largest number of tables at which moves were in time."""
    good = [one for one in steps if one["good"]]
    return max(good, key=lambda one: int(one["tables"])) if good else None


def _busy_sheet(found: dict[str, list[dict[str, Any]]]) -> Sheet:
    rows = []
    for build, steps in found.items():
        best = held(steps)
        for one in sorted(steps, key=lambda one: int(one["tables"])):
            label = f"{build}: holds" if one is best else build
            row = [label, f"{one['tables']:,}", f"{one['tables'] * 4:,}", f"{one['moves'] / one['seconds']:,.0f}"]
            row += [f"{1e3 * one[part]:.0f}" for part in ("p50", "p95", "p99")]
            row += [f"{one['cpu'] / one['seconds']:.2f}", f"{1e3 * one['cpu'] / max(1, one['moves']):.2f}"]
            row += [f"{one['per_table'] / 1024:,.0f}"]
            rows.append(row)
    head = ["server", "tables", "sockets", "moves/s", "p50, ms", "p95, ms", "p99, ms", "cores", "ms a move"]
    return Sheet("Busy tables: a move a second at each", [*head, "KiB a table"], rows)


def _idle_sheet(found: dict[str, dict[str, Any]]) -> Sheet:
    rows = [
        [
            build,
            f"{one['tables']:,}",
            f"{one['sockets']:,}",
            f"{one['per_table'] / 1024:.0f}",
            f"{one['per_socket'] / 1024:.0f}",
            f"{one['memory'] / (1 << 20):,.0f}",
            f"{one['cpu_share']:.3f}",
        ]
        for build, one in found.items()
    ]
    head = ["server", "tables", "sockets", "KiB a table", "KiB a socket", "MiB in all", "cores"]
    return Sheet("Idle sockets", head, rows)
