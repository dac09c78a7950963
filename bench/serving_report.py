"""The results of the server benchmark as tables for a terminal and for a page."""

from __future__ import annotations

from statistics import median, quantiles
from typing import Any

from bench.report import Goal, TextTable, ratios

THEIRS = "boardgame.io"
GOAL = Goal("moves", "moves per CPU second", THEIRS, 1.0, 3.0)

ABOUT = (
    "A table has four seats, each with its own socket. A seat makes a random legal move; once all four have received "
    "it, the next one follows. Our server checks every move, commits it to SQLite (synchronous=FULL), and sends it to "
    "each seat with that seat's view and options. boardgame.io keeps its matches in memory. Its game is ours "
    "(bench/boardgame), with as many cards, moves and bytes as Cat Box; playerView hides what seats can't see.",
    "In a window of Here, Kitty, Kitty! (open for a tenth of a second here), all seats that are asked answer, again at "
    "random. An answer counts as a move: the server checks it, commits it and acknowledges it to its seat. When the "
    "window closes, one more commit and one frame for each seat carry the result; these aren't counted.",
    "Cost per move: CPU time of the server's process (user and system) divided by its moves. All tables play whole "
    "games as fast as the server can, in rounds, one server after another. Figures are medians over all rounds, ratios "
    "are medians of the ratios in each round, with their middle half in brackets. The load generator is a separate "
    "process.",
    "Busy tables: one move per second at each, with random pauses. A server holds a number of tables if 99 of 100 "
    "moves reach all four seats within 100 ms, with the load generator and everything else running on the same "
    "machine. Memory is that of the server's process, minus what it used when empty.",
    "Idle: tables with a game in progress, then four sockets for each; CPU time while nobody moves.",
)


def text_tables(found: dict[str, Any]) -> list[TextTable]:
    """Return all tables."""
    return [_moves_table(found["moves"]), _busy_table(found["busy"]), _idle_table(found["idle"])]


def cost(rounds: list[dict[str, Any]]) -> list[float]:
    """Return milliseconds of CPU time per move or answer, round by round."""
    return [1e3 * one["cpu"] / acknowledged(one) for one in rounds]


def acknowledged(one: dict[str, Any]) -> int:
    """Count moves and sealed answers; each is a message that is checked, committed and acknowledged."""
    return int(one["moves"]) + int(one["answers"])


def compared(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> tuple[float, float, float]:
    """Return the ratio of our moves per CPU second to theirs: the median, and the middle half."""
    each = ratios(cost(ours), cost(theirs), is_cost=True)
    if len(each) == 1:
        return each[0], each[0], each[0]
    low, _, high = quantiles(each, n=4, method="inclusive")
    return median(each), low, high


def _moves_table(found: dict[str, dict[str, list[dict[str, Any]]]]) -> TextTable:
    theirs = found.get(THEIRS, {}).get("")
    rows = []
    for build, games in found.items():
        for game, rounds in games.items():
            label = f"{build}, {game}" if game else build
            each = cost(rounds)
            row = [label, f"{median(each):.2f}", f"{1e3 / median(each):,.0f}"]
            row += [f"{median([acknowledged(one) / one['seconds'] for one in rounds]):,.0f}"]
            row += [f"{median([one['bytes'] / acknowledged(one) for one in rounds]):,.0f}"]
            if theirs is None or build == THEIRS:
                row += ["", ""]
            else:
                ratio, low, high = compared(rounds, theirs)
                row += [f"{ratio:.2f} ({low:.2f}–{high:.2f})", GOAL.met(ratio)]
            rows.append(row)
    head = ["server", "ms per move", "moves per CPU second", "moves/s", "bytes per move"]
    head += [f"times {THEIRS}'s", "met"]
    title = f"Cost per move (goal: at least {GOAL.at_least:g} times {THEIRS}'s; aim: {GOAL.aim:g})"
    return TextTable(title, head, rows)


def largest_load(steps: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return the largest number of tables at which moves were in time."""
    good = [one for one in steps if one["good"]]
    return max(good, key=lambda one: int(one["tables"])) if good else None


def _busy_table(found: dict[str, list[dict[str, Any]]]) -> TextTable:
    rows = []
    for build, steps in found.items():
        best = largest_load(steps)
        for one in sorted(steps, key=lambda one: int(one["tables"])):
            label = f"{build}: holds" if one is best else build
            row = [label, f"{one['tables']:,}", f"{one['tables'] * 4:,}", f"{one['moves'] / one['seconds']:,.0f}"]
            row += [f"{1e3 * one[part]:.0f}" for part in ("p50", "p95", "p99")]
            row += [f"{one['cpu'] / one['seconds']:.2f}", f"{1e3 * one['cpu'] / max(1, one['moves']):.2f}"]
            row += [f"{one['per_table'] / 1024:,.0f}"]
            rows.append(row)
    head = ["server", "tables", "sockets", "moves/s", "p50, ms", "p95, ms", "p99, ms", "cores", "ms per move"]
    return TextTable("Busy tables: one move per second at each", [*head, "KiB per table"], rows)


def _idle_table(found: dict[str, dict[str, Any]]) -> TextTable:
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
    head = ["server", "tables", "sockets", "KiB per table", "KiB a socket", "MiB in all", "cores"]
    return TextTable("Idle sockets", head, rows)
