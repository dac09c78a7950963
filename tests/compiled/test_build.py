"""In .venv-compiled, and only there: what is tested is the compiled build, and it is as open as the pure one."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path

import pytest

import tabbytop
from tabbytop import engine, games
from tabbytop.engine import play
from tabbytop.engine.step import Chance, Luck, State
from tabbytop.games.catbox.board import Board
from tests.laws.worlds import Setting


def test_every_module_of_the_rules_is_compiled_and_comes_from_the_installed_wheel() -> None:
    modules = [
        importlib.import_module(found.name)
        for room in (engine, games)
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")
    ]
    assert len(modules) > 20
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
