"""Small arenas for tests, and a program that misbehaves as it is told."""

from __future__ import annotations

import copy
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tabbytop.games.shelf import open_game
from tabbytop.lab.arena.game import ArenaGame, GameResult
from tabbytop.lab.arena.plan import Plan, make_plan

TALKER = """
import json, os, sys, time

{behave}

def say(**answer):
    print(json.dumps(answer), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    with open({notes!r}, "a") as notes:
        notes.write(json.dumps({{"pid": os.getpid(), **message}}) + "\\n")
    if message["tabbytop"] == "ask":
        answer(message, message["ask"])
"""
"""A program that notes what it is told and answers by a function that the test writes."""


def talker(folder: Path, behave: str) -> str:
    """A bot that is a program; `behave` defines `answer(message, n)`, which may use `say`."""
    script = folder / "talker.py"
    script.write_text(TALKER.format(behave=behave, notes=str(folder / "notes")))
    return f"program:{shlex.join([sys.executable, str(script)])}"


def notes(folder: Path) -> list[dict[str, Any]]:
    """What the program was told."""
    return [json.loads(line) for line in (folder / "notes").read_text().splitlines()]


def plan_of(bots: list[str], games: int = 2, players: int = 2, game: str = "cat-box", **more: Any) -> Plan:
    """A plan of few games."""
    return make_plan(game, players, bots, games, **more)


def play(plan: Plan, i: int = 0) -> GameResult:
    """One game of a plan."""
    return ArenaGame(plan, open_game(plan.game, plan.deck), i).play()


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    """A result without times, which are never the same twice."""
    kept = copy.deepcopy(result)
    for row in kept["bots"]:
        del row["time"]
    kept.pop("folder", None)
    return kept


def lines(folder: Path) -> list[dict[str, Any]]:
    """The finished games in a folder, in their order."""
    return sorted(map(json.loads, (folder / "games.jsonl").read_text().splitlines()), key=lambda one: one["game"])
