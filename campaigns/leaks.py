"""Look for leaks: what a client receives must not reveal what its seat can't know.

    python3 dev.py campaign leaks [--game GAME] [--games 100] [--windows 2000] [--seed leaks] [--jobs 2] [--keep]

There are four experiments. The games of the first two are played over real sockets by people, bots and watchers who
lose their connections, leave, run out of time, come back, chat and undo moves:

- Whole games with decks in which every card is unique: every byte that anyone received is searched for cards they
  haven't seen, for ids and tokens of people, nonces and the dealer's secret; so are log lines and metrics.
- Pairs of games that a seat (or watcher) can't tell apart, though hidden information differs and so does how others
  behave in windows: it must receive the same bytes at the same times, on a settable clock.
- Seat swaps: a host sends chat, a swap of seats, the start and a request for their old seat together, over real HTTP
  or a socket, for every route and message that takes a seat. No answer may show what the seat's new owner sees.
- Windows on the real clock, at several tables at once: how long a watcher sees them open if nobody does anything, if
  others answer, seal next moves or set standing answers, if a standing answer passes for someone who could answer, and
  if windows are long. The 95 % interval of each mean difference must lie within ±2 ms.

Any leak or difference fails the campaign. With --keep the result is written to docs/figures/leaks.json and .md.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import tempfile
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from campaigns._figures import arguments, print_figures, progress, stamp, table, write_page
from campaigns._leak_search import ACTS, SearchResult, play_and_search
from campaigns._pairs import PRIVATE, Comparison, ScriptedBots, compare
from campaigns._seat_swaps import swap_seats
from campaigns._settings import settings
from campaigns._tagged_decks import KITTY
from campaigns._window_timing import is_same, time_windows
from tabbytop.games.registry import NAMES
from tests.server import live_server
from tests.server.live_server import LiveServer
from tests.server.set_clock import SetClock

BATCH = 10
"""Games per server."""
LONGEST = 300.0
"""Time limit in seconds for a game or a pair."""
WINDOWS = 2000
"""Timed windows of each case."""


@asynccontextmanager
async def clients_of(*servers: LiveServer) -> AsyncIterator[None]:
    """Close all clients of these servers at the end, and limit the time."""
    async with asyncio.timeout(LONGEST), AsyncExitStack() as stack:
        for server in servers:
            server.exit_stack = stack
        yield


async def search_games(game: str, seed: str, first: int, count: int, folder: Path) -> SearchResult:
    """Play and search whole games with tagged decks."""
    found = SearchResult()
    async with live_server.running_server(folder, SetClock()) as server:
        for i in range(first, first + count):
            async with clients_of(server):
                found.add(await play_and_search(server, game, f"{seed} {game} {i}"))
            server.log.seek(0)
            server.log.truncate()
    return found


async def swap_games(game: str, seed: str, first: int, count: int, folder: Path) -> SearchResult:
    """Run seat swap attacks on every route."""
    found = SearchResult()
    async with live_server.running_server(folder) as server:
        for i in range(first, first + count):
            async with clients_of(server):
                found.add(await swap_seats(server, game, f"{seed} {game} {i}"))
    return found


async def compare_pairs(game: str, seed: str, first: int, count: int, folder: Path) -> Comparison:
    """Compare pairs of games, in all settings in turn."""
    found = Comparison()
    known = settings(game)
    (folder / "one").mkdir()
    (folder / "two").mkdir()
    with patch.object(live_server, "InlineBots", ScriptedBots):
        one = live_server.running_server(folder / "one", SetClock())
        two = live_server.running_server(folder / "two", SetClock())
        async with one as here, two as there:
            for i in range(first, first + count):
                async with clients_of(here, there):
                    setting = known[i % len(known)]
                    found.add(await compare((here, there), setting, f"{seed} {setting} {i}", i))
    return found


def batch(game: str, seed: str, first: int, count: int) -> tuple[SearchResult, SearchResult, Comparison]:
    """Run some games, attacks and pairs."""
    with tempfile.TemporaryDirectory() as folder:
        searched = asyncio.run(search_games(game, seed, first, count, Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        swapped = asyncio.run(swap_games(game, seed, first, count, Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        return searched, swapped, asyncio.run(compare_pairs(game, seed, first, count, Path(folder)))


def run(game: str, games: int, seed: str, jobs: int) -> dict[str, Any]:
    """Run all experiments but the last for one game."""
    searched, swapped, compared = SearchResult(), SearchResult(), Comparison()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), max_tasks_per_child=1) as pool:
        firsts = range(0, games, BATCH)
        for done in [pool.submit(batch, game, seed, first, min(BATCH, games - first)) for first in firsts]:
            some, swaps, pairs = done.result()
            searched.add(some)
            swapped.add(swaps)
            compared.add(pairs)
            progress(f"{game}: {searched.games}/{games} games")
    return {
        "game": game,
        "games": searched.games,
        "messages": searched.messages,
        "bytes": searched.bytes,
        "cards_named": searched.tags,
        "log_lines": searched.log_lines,
        **{f"searched_{act}": searched.private[act] for act in ACTS},
        "leaks": len(searched.leaks),
        "attacks": swapped.attacks,
        "attack_messages": swapped.messages,
        "attack_cards_named": swapped.tags,
        "attack_leaks": len(swapped.leaks),
        "pairs": compared.pairs,
        "compared": compared.messages,
        "windows": compared.windows,
        "armed": compared.armed,
        "long_windows": compared.long_windows,
        **{key: compared.private[key] for key in PRIVATE},
        "differences": len(compared.differences),
        "where": searched.leaks[:20] + swapped.leaks[:20] + compared.differences[:20],
    }


def page(found: dict[str, Any]) -> list[str]:
    """Return the figures as a page."""
    lines = [
        "# No secret goes over the wire",
        "",
        f"`{found['command']}`, {found['date']}.",
        "",
        "Whole games of four with unique cards, every byte searched, including log lines and metrics:",
        *table(
            "game | games | messages | bytes | cards named in them | log lines | leaks",
            [
                [row[key] for key in ("game", "games", "messages", "bytes", "cards_named", "log_lines", "leaks")]
                for row in found["games"]
            ],
        ),
        "",
        "What happened in these games, besides moves. Nobody may receive a next move or a standing answer that they",
        "didn't set themselves, in a message, a log line or the metrics.",
        *table(
            f"game | {' | '.join(ACTS.values())}",
            [[row["game"], *[row[f"searched_{act}"] for act in ACTS]] for row in found["games"]],
        ),
        "",
        "Seat swap attacks on every route that takes a seat: messages to the host who attacks.",
        *table(
            "game | attacks | messages | cards named in them | leaks",
            [
                [row[key] for key in ("game", "attacks", "attack_messages", "attack_cards_named", "attack_leaks")]
                for row in found["games"]
            ],
        ),
        "",
        "Pairs of games that a seat can't tell apart, with all numbers of players, decks and variants; messages to",
        "that seat, which must be the same in both, byte for byte and at the same time. Armed: windows in which",
        "another seat could answer in one world and not in the other. Long: those three times as long.",
        *table(
            "game | pairs | messages | windows | armed | long | differences",
            [
                [row[key] for key in ("game", "pairs", "compared", "windows", "armed", "long_windows", "differences")]
                for row in found["games"]
            ],
        ),
        "",
        "What others did privately in these windows, in both worlds together. Auto-passes: windows that didn't prompt",
        "another person whom they ask. A next move that is pending when its window closes is played, waits for the",
        "next window or, if someone acted, becomes a draft.",
        *table(
            f"windows | {' | '.join(PRIVATE.values())}",
            [[row[key] for key in ("windows", *PRIVATE)] for row in found["games"] if row["windows"]],
        ),
    ]
    return lines + (timing_section(found["wall"]) if "wall" in found else [])


def timing_section(wall: dict[str, Any]) -> list[str]:
    """Return the part of the page about windows on the real clock."""
    keys = ("others", "windows", "median", "p95", "p99")
    rows = [row for row in wall["rows"] if "compared" in row]
    compared = [
        [
            *[row[key] for key in ("others", "compared", "difference")],
            f"{row['low']} to {row['high']}",
            "yes" if row["same"] else "no",
        ]
        for row in rows
    ]
    return [
        "",
        f"Windows of {wall['seconds']} s on the real clock, in milliseconds beyond that (long ones: beyond three times",
        "that), as a watcher sees them open and close over a socket. What others do is chosen at random for each",
        f"window, at {wall['tables']} tables at once.",
        *table("others | windows | median | 95 % | 99 %", [[row[key] for key in keys] for row in wall["rows"]]),
        "",
        "The mean difference to windows of the same kind in which nobody does anything, in milliseconds, with its 95 %",
        f"interval, which must lie within ±{wall['limit']:g} ms. Left out: windows of a kind that occurred only once.",
        f"{wall['late']} acts came too late.",
        *table("others | compared | difference | 95 % interval | within the limit", compared),
    ]


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("leaks", __doc__ or "", 100, "of each game, and pairs of games", windows=WINDOWS)
    names = given.game or NAMES
    rows = [run(game, given.games, given.seed, given.jobs) for game in names]
    made: dict[str, Any] = {"games": rows}
    if KITTY in names and given.windows:
        made["wall"] = asyncio.run(time_windows(given.windows, given.seed))
    found = stamp("leaks", given.game or [], given, made, windows=given.windows)
    print_figures("leaks", found, keep=given.keep)
    if given.keep:
        write_page("leaks", page(found))
    if any(row["leaks"] or row["attack_leaks"] or row["differences"] for row in rows):
        sys.exit("found a leak or a difference")
    if "wall" in made and not is_same(made["wall"]):
        sys.exit("windows don't last equally long, or there were too few to tell")


if __name__ == "__main__":
    main()
