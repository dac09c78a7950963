"""Check that .venv-compiled holds the compiled build, and that it is as flexible as the pure one."""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tabbytop
from tabbytop import engine, games
from tabbytop.bots.evaluators.kitty import KittyEvaluator
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.rollout import win_chances
from tabbytop.engine import play
from tabbytop.engine.step import Chance, Luck, State
from tabbytop.games.catbox.board import Board
from tests.compiled.searched import SETTINGS, first_moves
from tests.laws.worlds import Setting

ROOT = Path(__file__).parents[2]
SEARCH = (
    "beliefs",
    "evaluators.catbox",
    "evaluators.fits",
    "evaluators.kitty",
    "evaluators.evaluator",
    "rollout",
    "search",
)


def test_all_rules_and_search_modules_are_compiled_and_from_the_installed_wheel() -> None:
    modules = [
        importlib.import_module(found.name)
        for package in (engine, games)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    assert len(modules) > 20
    modules += [importlib.import_module(f"tabbytop.bots.{name}") for name in SEARCH]
    for module in (engine, games, *modules):
        path = Path(str(module.__file__))
        assert path.suffix in {".so", ".pyd"}, module.__name__
        assert path.is_relative_to(sys.prefix)
    assert type(play.apply).__name__ == "builtin_function_or_method"


def test_plain_python_may_inherit_from_compiled_classes() -> None:
    class Scripted(Luck):
        def say(self, step: Chance[State], s: State) -> int:
            return 7

    assert Scripted().say(Chance(), State(2)) == 7


def test_compiled_bots_use_an_evaluator_in_plain_python() -> None:
    class BiasedEvaluator(KittyEvaluator):
        def worth(self, s: Any) -> list[float]:
            return [1000.0, *[0.0] * (s.seats - 1)]

    match = SETTINGS[-1].begin(1)
    biased = BiasedEvaluator(HEURISTICS[match.game.name].weights)
    assert win_chances(match.game, biased, match.state) == pytest.approx([1, 0, 0, 0])


def test_searching_bots_make_the_same_moves_as_in_the_pure_build() -> None:
    pure = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.compiled.searched"]
    pure_result = json.loads(subprocess.run(command, cwd=ROOT, env=pure, capture_output=True, check=True).stdout)
    assert pure_result["file"] == str(ROOT / "src" / "tabbytop" / "bots" / "search.py")
    assert [first_moves(setting) for setting in SETTINGS] == pure_result["moves"]


def test_a_clone_is_made_without_the_constructor() -> None:
    assert not hasattr(Board.__new__(Board), "at")


def test_an_error_in_the_rules_names_the_line_of_the_source() -> None:
    """The build changes its copy of the source, but keeps the line numbers."""
    game = Setting("cat-box", "mirror", 2, False).open()
    with pytest.raises(TypeError, match="Table object expected") as raised:
        game.view(State(2), 0)
    module = Path(tabbytop.__file__).parent / "games" / "catbox" / "secrets.py"
    line = module.read_text("utf-8").splitlines()[raised.traceback[-1].lineno]
    assert line == "def view(s: Table, seat: int) -> Table:"
