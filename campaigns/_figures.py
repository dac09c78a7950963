"""What every campaign does at the command line: which games, with which seed, and where its figures are kept."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from tabbytop.games.shelf import NAMES

FIGURES = Path(__file__).parents[1] / "docs" / "figures"


def arguments(name: str, about: str, games: int, of: str) -> argparse.Namespace:
    """The options that all campaigns have."""
    parser = argparse.ArgumentParser(prog=f"dev.py campaign {name}", description=about.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", choices=NAMES, action="append", help="only this game; may be given again")
    parser.add_argument("--games", type=int, default=games, help=f"how many games {of}")
    parser.add_argument("--seed", default=name)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help=f"write docs/figures/{name}-GAME.*")
    return parser.parse_args()


def stamp(name: str, game: str, given: argparse.Namespace, found: dict[str, Any]) -> dict[str, Any]:
    """The figures with the command that makes them again."""
    command = f"python3 dev.py campaign {name} --game {game} --games {given.games} --seed {given.seed} --keep"
    return {"command": command, "seed": given.seed, "date": time.strftime("%Y-%m-%d"), **found}


def put(name: str, game: str, found: dict[str, Any], *, keep: bool) -> None:
    """Print figures, and keep them where asked."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    sys.stdout.write(text.decode())
    if keep:
        FIGURES.mkdir(parents=True, exist_ok=True)
        (FIGURES / f"{name}-{game}.json").write_bytes(text)


def progress(text: str) -> None:
    """How far it is, on a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text} ")
