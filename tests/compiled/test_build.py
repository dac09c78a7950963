"""In .venv-compiled, and only there: what is tested is the compiled build, and it is as open as the pure one."""

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
from tests.compiled.searched import SETTINGS, searched
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


def test_every_module_of_rules_and_search_is_compiled_and_comes_from_the_installed_wheel() -> None:
    modules = [
        importlib.import_module(found.name)
        for room in (engine, games)
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")
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


def test_compiled_bots_listen_to_a_mind_in_plain_python() -> None:
    class Fond(KittyEvaluator):
        def worth(self, s: Any) -> list[float]:
            return [1000.0, *[0.0] * (s.seats - 1)]

    match = SETTINGS[-1].begin(1)
    fond = Fond(HEURISTICS[match.game.name].weights)
    assert win_chances(match.game, fond, match.state) == pytest.approx([1, 0, 0, 0])


def test_searching_bots_make_the_same_moves_as_in_the_pure_build() -> None:
    pure = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.compiled.searched"]
    told = json.loads(subprocess.run(command, cwd=ROOT, env=pure, capture_output=True, check=True).stdout)
    assert told["file"] == str(ROOT / "src" / "tabbytop" / "bots" / "search.py")
    assert [searched(setting) for setting in SETTINGS] == told["moves"]


def test_a_clone_is_made_without_the_constructor() -> None:
    assert not hasattr(Board.__new__(Board), "at")


def test_an_error_in_the_rules_names_the_line_of_the_source() -> None:
    """The compiled copy is changed, but no line of it moves."""
    game = Setting("cat-box", "mirror", 2, False).open()
    with pytest.raises(TypeError, match="Table object expected") as raised:
        game.view(State(2), 0)
    module = Path(tabbytop.__file__).parent / "games" / "catbox" / "secrets.py"
    line = module.read_text("utf-8").splitlines()[raised.traceback[-1].lineno]
    assert line == "def view(s: Table, seat: int) -> Table:"
