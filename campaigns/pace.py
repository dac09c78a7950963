"""Measure how much windows delay a game, how often people are prompted for nothing, and how much they click.

    python3 dev.py campaign pace [--game GAME] [--games 20] [--seed pace] [--jobs 2] [--keep]

Whole games are played in the server's rooms, on a clock that is set by hand: by people who take 4 seconds for every
prompt and every move and overlap what the browser lets them overlap, and by bots at their usual pace. Then each game is
played again with the same decisions, and windows of zero length where nobody acted. The difference in time is what
these windows cost; a window in which someone acted is as long as before, and so is the time for every decision.

Goals: no prompt without an answer in hand; at most 1 second per round for someone who plays alone with bots, and at
most 12 for two people and a bot. A goal that is missed fails the campaign, and so does a repeated game that
goes differently. With --keep the result is written to docs/figures/pace.json and .md.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from unittest.mock import patch

from campaigns._figures import arguments, print_figures, progress, stamp, table, write_page
from campaigns._scripted_table import GameScript, LineUp, play, replay
from campaigns._settings import opened
from tabbytop.games.registry import NAMES
from tabbytop.server.rooms.bot_seats import BotSeats
from tabbytop.server.tables.next_moves import view_ahead
from tabbytop.server.views import frame as frames
from tabbytop.table.files import DECKS

SOLO_GOAL = 1.0
PEOPLE_GOAL = 12.0
"""Seconds per round by which windows in which nobody acts may delay a game."""
EVERYTHING = "as it is"
NO_OVERLAP = "people choose their next move only when the window has closed"
NO_PLANS = "bots think about theirs only then"
NEITHER = "both"


def line_ups(game: str) -> list[LineUp]:
    """Return the line-ups of a game: one person and bots, two people and a bot and, if it has windows, only people."""
    rules = opened(game, DECKS[game][0])
    found = [*[LineUp(game, 1, players - 1) for players in rules.players], LineUp(game, 2, 1)]
    if rules.windows:
        found += [LineUp(game, 2, 1, "tiger"), LineUp(game, 2, 1, long_windows=True)]
        found += [LineUp(game, people, 0) for people in rules.players if people >= 3]
    return found


@contextmanager
def without(overlap: str) -> Iterator[None]:
    """Switch off a kind of overlap."""
    with (
        patch.object(frames, "view_ahead", no_view if overlap in (NO_OVERLAP, NEITHER) else view_ahead),
        patch.object(BotSeats, "_plan_ahead", no_plan if overlap in (NO_PLANS, NEITHER) else BotSeats._plan_ahead),
    ):
        yield


def no_view(state: Any, seat: int) -> None:
    """Replace `view_ahead`: nobody can choose a next move early."""


def no_plan(self: BotSeats, state: Any) -> None:
    """Replace `_plan_ahead`: no bot chooses its next move early."""


@dataclass
class PaceRow:
    """Totals over some games of one line-up."""

    games: int = 0
    rounds: float = 0.0
    turns: float = 0.0
    """Turns of people."""
    seconds: float = 0.0
    delay: float = 0.0
    """Seconds by which windows in which nobody acted delayed the games."""
    with_prompts: float = 0.0
    """The same, with the time in which someone thought about a prompt, let it pass, and moved next."""
    is_open: float = 0.0
    """Seconds during which such windows were open."""
    by_kind: dict[str, float] = field(default_factory=dict)
    """The delay by the windows of one kind alone."""
    windows: int = 0
    acted: int = 0
    prompts: int = 0
    bare_prompts: int = 0
    clicks: int = 0
    sealed: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: PaceRow) -> None:
        """Add the sums of other games."""
        for name in self.__dataclass_fields__:
            if name == "by_kind":
                for kind, seconds in other.by_kind.items():
                    self.by_kind[kind] = self.by_kind.get(kind, 0.0) + seconds
            else:
                setattr(self, name, getattr(self, name) + getattr(other, name))


def measure(line_up: LineUp, seed: str, overlap: str = EVERYTHING, *, kinds: bool = False) -> PaceRow:
    """Play one game, then replay it without the windows in which nobody acted; with `kinds`, also without each kind."""
    script = GameScript(seed)
    with without(overlap):
        first = play(line_up, script)
        # At a private table, a window that prompts lasts as long as the player's decision.
        empty = [one for one in first.windows if not one.acted and not (line_up.is_solo and one.line in first.answered)]
        row = PaceRow(
            games=1,
            rounds=first.turns / line_up.players,
            turns=first.turns * line_up.people / line_up.players,
            seconds=first.seconds,
            is_open=sum(one.closed - one.opened for one in empty),
            windows=len(first.windows),
            acted=sum(one.acted for one in first.windows),
            prompts=first.prompts,
            bare_prompts=first.bare_prompts,
            clicks=first.clicks,
            sealed=first.sealed,
            problems=[f"{line_up}, {seed}: {fault}" for fault in first.faults],
        )

        def again(kind: str = "", *, keeps_prompts: bool = True) -> float:
            """Replay the game without these windows, and return how many seconds faster it is."""
            closed = {one.line for one in empty if kind in ("", one.kind)}
            second = replay(line_up, script, closed, keeps_prompts=keeps_prompts)
            if second.lines != first.lines or second.faults:
                row.problems.append(f"{line_up}, {seed}: the repeated game went differently {second.faults}")
            return first.seconds - second.seconds

        row.delay = again()
        row.with_prompts = again(keeps_prompts=False)
        if kinds:
            row.by_kind = {kind: again(kind) for kind in sorted({one.kind for one in empty})}
    return row


def figures_of(line_up: LineUp, row: PaceRow, **more: Any) -> dict[str, Any]:
    """Return a row as figures per round and per turn."""
    return {
        "game": line_up.game,
        "line_up": str(line_up),
        **more,
        "games": row.games,
        "rounds": round(row.rounds, 1),
        "seconds": round(row.seconds / row.rounds, 1),
        "windows": round(row.windows / row.rounds, 1),
        "acted": round(row.acted / row.rounds, 2),
        "open": round(row.is_open / row.rounds, 1),
        "delay": round(row.delay / row.rounds, 2),
        "with_prompts": round(row.with_prompts / row.rounds, 2),
        "by_kind": {kind: round(seconds / row.rounds, 2) for kind, seconds in sorted(row.by_kind.items())},
        "prompts": round(row.prompts / row.turns, 2),
        "bare_prompts": row.bare_prompts,
        "clicks": round(row.clicks / row.turns, 1),
        "sealed": row.sealed,
        "goal": goal(line_up),
        "problems": row.problems[:20],
    }


def goal(line_up: LineUp) -> float | None:
    """Return the longest delay per round that is allowed, if there is a goal."""
    if line_up.long_windows:
        return None
    return SOLO_GOAL if line_up.is_solo else PEOPLE_GOAL if (line_up.people, line_up.bots) == (2, 1) else None


def broken(rows: list[dict[str, Any]]) -> list[str]:
    """Return the goals that were missed."""
    found: list[str] = []
    for row in rows:
        name = f"{row['game']}, {row['line_up']}"
        if row["bare_prompts"]:
            found.append(f"{name}: {row['bare_prompts']} prompts without an answer in hand")
        if row["goal"] is not None and row["delay"] > row["goal"]:
            found.append(f"{name}: {row['delay']} seconds per round, more than {row['goal']}")
        found += row["problems"]
    return found


def run(line_up: LineUp, games: int, seed: str, pool: ProcessPoolExecutor, overlap: str = EVERYTHING) -> PaceRow:
    """Play some games of a line-up."""
    total = PaceRow()
    measure_one = partial(measure, line_up, overlap=overlap, kinds=overlap == EVERYTHING)
    for row in pool.map(measure_one, [f"{seed} {i}" for i in range(games)]):
        total.add(row)
        progress(f"{line_up.game}, {line_up}: {total.games}/{games} games")
    return total


def strictly(rows: list[dict[str, Any]]) -> str:
    """Return a sentence about the rows that would miss their goal by the stricter figure."""
    over = [row for row in rows if row["goal"] is not None and row["with_prompts"] > row["goal"]]
    said = "; ".join(f"{row['line_up']}: {row['with_prompts']}, more than {row['goal']}" for row in over)
    return f"By that figure, goals would be missed ({said})." if over else "By that figure, all goals are met, too."


def page(found: dict[str, Any]) -> list[str]:
    """Return the figures as a page."""
    keys = ("game", "line_up", "games", "windows", "acted", "open", "delay", "goal", "with_prompts", "seconds")
    clicks = ("game", "line_up", "prompts", "bare_prompts", "clicks", "sealed")
    lines = [
        "# How windows delay games",
        "",
        f"`{found['command']}`, {found['date']}.",
        "",
        "Goals met: " + ("no: " + "; ".join(found["broken"]) if found["broken"] else "all") + ".",
        "",
        "People take 4 seconds for every prompt and every move. Per round: windows, those in which someone acted,",
        "seconds that the others were open, and seconds by which these delayed the game: compared with the same",
        "decisions and windows of zero length.",
        "",
        "A prompt is a decision, too: someone who is prompted, and moves next, thinks about the prompt first, for as",
        "long as it is shown, in both games. *With prompts* is the stricter figure: there, prompts that are let pass",
        "take no time in the second game. " + strictly(found["rows"]),
        "",
        "What is left for two people and a bot: nobody can choose early what comes after a card is drawn. So each",
        "turn waits 3 seconds for the cancel window of its second action, and 3 more if a copy window follows. A bot",
        "thinks for 0.8 seconds, so most of a window before its move is waiting: 2.4 seconds after its first action,",
        "and after the refill before its turn.",
        *table(
            "game | who plays | games | windows | acted | open | **delay** | goal | with prompts | whole round",
            [["–" if row[key] is None else row[key] for key in keys] for row in found["rows"]],
        ),
        "",
        "The delay by windows of one kind, if all others are as long as they are. Two kinds in a row overlap with",
        "the same decision, so these don't add up to the delay.",
        *table(
            "game | who plays | kinds",
            [
                [row["game"], row["line_up"], ", ".join(f"{kind} {took}" for kind, took in row["by_kind"].items())]
                for row in found["rows"]
                if row["by_kind"]
            ],
        ),
        "",
        "Per turn of a person: prompts, prompts without an answer in hand (in all games), and clicks: one for each",
        "word of a move and one to confirm it, one to let something pass, none if the browser draws by itself. Sealed:",
        "moves sealed before a window closed, in all games.",
        *table(
            "game | who plays | prompts | without an answer | clicks | sealed",
            [[row[key] for key in clicks] for row in found["rows"]],
        ),
    ]
    if found["overlaps"]:
        lines += [
            "",
            "What overlaps are worth: the same games, without them.",
            *table(
                "game | who plays | overlaps | delay | with prompts",
                [
                    [row[key] for key in ("game", "line_up", "overlap", "delay", "with_prompts")]
                    for row in found["overlaps"]
                ],
            ),
        ]
    return lines


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("pace", __doc__ or "", 20, "of each line-up")
    rows: list[dict[str, Any]] = []
    overlaps: list[dict[str, Any]] = []
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for game in given.game or NAMES:
            for line_up in line_ups(game):
                rows.append(figures_of(line_up, run(line_up, given.games, given.seed, pool)))
            if rows[-1]["windows"]:
                line_up = LineUp(game, 2, 1)
                for overlap in (NO_OVERLAP, NO_PLANS, NEITHER):
                    total = run(line_up, given.games, given.seed, pool, overlap)
                    overlaps.append(figures_of(line_up, total, overlap=overlap))
    missed = broken(rows)
    found = stamp("pace", given.game or [], given, {"broken": missed, "rows": rows, "overlaps": overlaps})
    print_figures("pace", found, keep=given.keep)
    if given.keep:
        write_page("pace", page(found))
    if missed:
        sys.exit("; ".join(missed))


if __name__ == "__main__":
    main()
