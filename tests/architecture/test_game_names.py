"""Only a game's own files and the registries name it. `web/tests` checks the browser."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.test_modules import SOURCE

GAMES = {"catbox": "cat-box", "fits": "if-it-fits", "kitty": "here-kitty-kitty"}
REGISTRIES = {
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


def games_named_in(source: str) -> set[str]:
    """Return the games that a module imports, or names in a string or a part of one. Docstrings may name them."""
    texts: list[str] = []
    modules: list[str] = []
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings:
            texts.append(node.value)
        elif isinstance(node, ast.Import):
            modules += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules += [node.module or "", *[alias.name for alias in node.names]]
    named = {name for name in GAMES.values() for text in texts if name in text}
    return named | {part for module in modules for part in module.split(".") if part in GAMES}


MODULES = [path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))]
OTHERS = [name for name in MODULES if name not in REGISTRIES and not belongs_to_a_game(name)]


@pytest.mark.parametrize("name", OTHERS)
def test_only_registries_name_a_game(name: str) -> None:
    assert not games_named_in((SOURCE / name).read_text("utf-8"))


def test_every_registry_names_a_game() -> None:
    assert not [name for name in REGISTRIES if not games_named_in((SOURCE / name).read_text("utf-8"))]


@pytest.mark.parametrize(
    "source",
    [
        'NAME = "cat-box"',
        'say(f"cat-box-{kind}")',
        'say(f"{kind}-cat-box")',
        "import tabbytop.games.catbox",
        "import tabbytop.games.catbox.cards as cards",
        "from tabbytop.games import catbox",
        "from tabbytop.games.catbox import cards",
    ],
)
def test_names_are_found_in_strings_and_imports(source: str) -> None:
    assert games_named_in(source) in ({"cat-box"}, {"catbox"})
