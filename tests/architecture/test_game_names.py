"""Only a game's own files and the lists of games name it, and CONTRIBUTING.md lists all of them. `web/tests` checks the
browser."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.registry import NAMES
from tests.architecture.test_modules import ROOT, SOURCE

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
"""Modules that list the games."""
OWN = {"bots/evaluators/identities.py": "catbox"}
"""Files that belong to a game without its name in their path."""
ROOT_FILES = [*sorted(path.name for path in ROOT.glob("*.py")), "pyproject.toml", "web/public/app.webmanifest"]
ROOT_LISTS = {"web/public/app.webmanifest"}  # shortcuts
"""Those of the root files that list the games."""
EXPERIMENTS = ("campaigns", "bench", "docs")


def belongs_to_a_game(path: str) -> bool:
    """Return whether this is one of a game's own files."""
    return path in OWN or any(game in part.removesuffix(".py").split("_") for game in GAMES for part in path.split("/"))


def games_in(text: str) -> set[str]:
    """Return the games that a string names; package names count as parts of a path, not as words of a sentence."""
    named = {name for name in GAMES.values() if name in text}
    return named | ({part for part in re.split(r"[^a-z]+", text) if part in GAMES} if " " not in text else set())


def games_named_in(source: str) -> set[str]:
    """Return the games that a module imports, or names in a string or a part of one. Docstrings may name them."""
    named: set[str] = set()
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings:
            named |= games_in(node.value)
        elif isinstance(node, ast.Import):
            named |= {game for alias in node.names for game in games_in(alias.name)}
        elif isinstance(node, ast.ImportFrom):
            named |= {
                game for name in (node.module or "", *[alias.name for alias in node.names]) for game in games_in(name)
            }
    return named


def strings_in(value: Any) -> Iterator[str]:
    """Yield all strings in plain data, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from (key, *strings_in(one))
    elif isinstance(value, list):
        for one in value:
            yield from strings_in(one)


def games_named_in_file(path: Path) -> set[str]:
    """Return the games that a module or a data file names."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return games_named_in(text)
    data = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    return {game for one in strings_in(data) for game in games_in(one)}


def how_to_add_a_game() -> str:
    """Return that section of CONTRIBUTING.md."""
    return (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("\n## Add a game\n")[2].partition("\n## ")[0]


def name_or_folder(found: re.Match[str]) -> str:
    """Return the place of a game's name in a path, without what is in a folder of that name."""
    return "<name>/" if found[1] else "<name>"


MODULES = [path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))]
OTHERS = [name for name in MODULES if name not in REGISTRIES and not belongs_to_a_game(name)]


def test_every_game_is_known_here() -> None:
    assert {path.parent.name for path in SOURCE.glob("games/*/game.py")} == set(GAMES)
    assert set(NAMES) == set(GAMES.values())


@pytest.mark.parametrize("name", OTHERS)
def test_only_registries_name_a_game(name: str) -> None:
    assert not games_named_in_file(SOURCE / name)


@pytest.mark.parametrize("name", [name for name in ROOT_FILES if name not in ROOT_LISTS])
def test_other_root_files_name_no_game(name: str) -> None:
    assert not games_named_in_file(ROOT / name)


def test_every_list_names_a_game() -> None:
    paths = [*[SOURCE / name for name in REGISTRIES], *[ROOT / name for name in ROOT_LISTS]]
    assert not [path for path in paths if not games_named_in_file(path)]


def test_the_installed_client_has_a_shortcut_to_every_game() -> None:
    manifest = json.loads((ROOT / "web/public/app.webmanifest").read_text("utf-8"))
    assert [one["url"] for one in manifest["shortcuts"]] == [f"/?game={name}" for name in NAMES]


def test_contributing_names_every_list_of_games() -> None:
    page = how_to_add_a_game()
    listed = {*REGISTRIES, *ROOT_LISTS}
    for folder in EXPERIMENTS:
        for path in (ROOT / folder).rglob("*.py"):
            if len(games_named_in_file(path)) >= len(GAMES):
                listed.add(path.relative_to(ROOT).as_posix())
    assert sorted(name for name in listed if f"`{name}`" not in page) == []


def test_contributing_names_every_kind_of_file_that_each_game_has() -> None:
    """A kind of file is a path with a place for the game's name."""
    kinds: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*"):
        if path.suffix in {".py", ".ftl", ".json"} and SOURCE / "games" not in path.parents:
            place = re.sub("/(en|nl|de)/", "/{en,nl,de}/", path.relative_to(SOURCE).as_posix())
            for game, name in GAMES.items():
                kind = re.sub(rf"\b{game}\b", "<game>", re.sub(rf"\b{name}\b(/.*)?", name_or_folder, place))
                if kind != place:
                    kinds.setdefault(kind, set()).add(game)
    wanted = [kind for kind, games in kinds.items() if len(games) == len(GAMES)]
    assert len(wanted) > 8
    assert sorted(kind for kind in wanted if f"`{kind}`" not in how_to_add_a_game()) == []


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
        'package = "catbox"',
        'importlib.import_module("tabbytop.games.catbox")',
        'importlib.import_module(f"tabbytop.{package}.catbox")',
        'import_module(f"{package}.catbox.cards")',
        'getattr(games, "catbox")',
        'files("tabbytop") / "games/catbox"',
    ],
)
def test_names_are_found_in_strings_and_imports(source: str) -> None:
    assert games_named_in(source) in ({"cat-box"}, {"catbox"})


def test_words_of_a_sentence_are_no_names() -> None:
    assert not games_named_in('say("the card fits here")')
    assert games_named_in('choose("fits")') == {"fits"}
