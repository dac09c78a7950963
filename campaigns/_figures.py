"""Command-line options and output that all campaigns share."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from tabbytop.games.registry import NAMES

FIGURES = Path(__file__).parents[1] / "docs" / "figures"


def arguments(name: str, about: str, count: int, of: str, counted: str = "games", **more: int) -> argparse.Namespace:
    """Parse the options that all campaigns have, and more numbers with their defaults."""
    parser = argparse.ArgumentParser(prog=f"dev.py campaign {name}", description=about.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", choices=NAMES, action="append", help="only this game; may be given again")
    parser.add_argument(f"--{counted}", type=int, default=count, help=f"how many {counted} {of}")
    for option, default in more.items():
        parser.add_argument(f"--{option}", type=int, default=default, help=f"how many {option}")
    parser.add_argument("--seed", default=name)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help=f"write docs/figures/{name}*")
    return parser.parse_args()


def stamp(
    name: str, games: list[str], given: argparse.Namespace, found: dict[str, Any], counted: str = "games", **more: int
) -> dict[str, Any]:
    """Add the command that reproduces these figures."""
    only = "".join([f" --game {game}" for game in games])
    count = getattr(given, counted)
    options = "".join([f" --{option} {value}" for option, value in more.items()])
    command = f"python3 dev.py campaign {name}{only} --{counted} {count}{options} --seed {given.seed} --keep"
    return {"command": command, "seed": given.seed, "date": time.strftime("%Y-%m-%d"), **found}


def print_figures(stem: str, found: dict[str, Any], *, keep: bool) -> None:
    """Print the figures, and with `keep` also write them to a file."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    sys.stdout.write(text.decode())
    if keep:
        FIGURES.mkdir(parents=True, exist_ok=True)
        (FIGURES / f"{stem}.json").write_bytes(text)


def table(header: str, rows: list[list[Any]]) -> list[str]:
    """Return a Markdown table. Headings are separated by bars."""
    lines = ["", f"| {header} |", "|---" * (header.count("|") + 1) + "|"]
    return lines + ["| " + " | ".join([str(cell) for cell in row]) + " |" for row in rows]


def write_page(stem: str, lines: list[str]) -> None:
    """Write the figures as a page."""
    (FIGURES / f"{stem}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def progress(text: str) -> None:
    """Show progress if this is a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text} ")
