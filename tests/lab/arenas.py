"""Small arenas for tests, and a program whose behavior the test scripts."""

from __future__ import annotations

import copy
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tabbytop.games.registry import open_game
from tabbytop.lab.arena.game import ArenaGame, GameResult
from tabbytop.lab.arena.plan import Plan, make_plan

PROGRAM = """
import json, os, sys, time

{code}

def say(**answer):
    print(json.dumps(answer), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    with open({notes!r}, "a") as notes:
        notes.write(json.dumps({{"pid": os.getpid(), **message}}) + "\\n")
    if message["tabbytop"] == "ask":
        answer(message, message["ask"])
"""
"""A program that logs its input and answers with a function that the test provides."""


def scripted_program(folder: Path, code: str) -> str:
    """Return a program bot; its code defines `answer(message, n)`, which may use `say`."""
    script = folder / "program.py"
    script.write_text(PROGRAM.format(code=code, notes=str(folder / "notes")))
    return f"program:{shlex.join([sys.executable, str(script)])}"


def logged_messages(folder: Path) -> list[dict[str, Any]]:
    """Return the messages that the program logged."""
    return [json.loads(line) for line in (folder / "notes").read_text().splitlines()]


def plan_of(bots: list[str], games: int = 2, players: int = 2, game: str = "cat-box", **more: Any) -> Plan:
    """Make a plan with few games."""
    return make_plan(game, players, bots, games, **more)


def play(plan: Plan, i: int = 0) -> GameResult:
    """Play one game of a plan."""
    return ArenaGame(plan, open_game(plan.game, plan.deck), i).play()


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    """Return a result without times, which differ from run to run."""
    kept = copy.deepcopy(result)
    for row in kept["bots"]:
        del row["time"]
    kept.pop("folder", None)
    return kept


def finished_games(folder: Path) -> list[dict[str, Any]]:
    """Return the finished games in a folder, in order."""
    return sorted(map(json.loads, (folder / "games.jsonl").read_text().splitlines()), key=lambda result: result["game"])
