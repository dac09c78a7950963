"""Only a game's own files and the registers name it. `web/tests` checks the browser."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.architecture.test_modules import SOURCE

GAMES = {"catbox": "cat-box", "fits": "if-it-fits", "kitty": "here-kitty-kitty"}
REGISTERS = {
    "games/registry.py",
    "bots/heuristics.py",
    "lab/figures.py",
    "narrate/narrators.py",
    "server/views/card_lists/registry.py",
    "table/files.py",
    "terminal/drawings/registry.py",
    "cli.py",  # the default game
}
"""Modules that list the games (CONTRIBUTING.md, "Add a game")."""
OWN = {"bots/evaluators/identities.py": "catbox"}
"""Files that belong to a game without its name in their path."""


def belongs_to_a_game(path: str) -> bool:
    """Return whether this is one of a game's own files."""
    return path in OWN or any(game in part.removesuffix(".py").split("_") for game in GAMES for part in path.split("/"))


def games_named_in(path: Path) -> set[str]:
    """Return the games that a module names in a string or imports."""
    tree = ast.parse(path.read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    modules = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported = {part for module in modules for part in module.split(".")}
    return (texts & set(GAMES.values())) | (imported & set(GAMES))


MODULES = [path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))]
OTHERS = [name for name in MODULES if name not in REGISTERS and not belongs_to_a_game(name)]


@pytest.mark.parametrize("name", OTHERS)
def test_only_registers_name_a_game(name: str) -> None:
    assert not games_named_in(SOURCE / name)


def test_every_register_names_a_game() -> None:
    assert not [name for name in REGISTERS if not games_named_in(SOURCE / name)]
