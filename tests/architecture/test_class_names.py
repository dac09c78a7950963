"""Check names: of classes, so that a search finds the right one, and of attributes."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tabbytop"
FOLDERS = (SOURCE, *[ROOT / name for name in ("campaigns", "bench", "tests", "docs")])
GAMES = SOURCE / "games"


def game_of(path: Path) -> str:
    """Return the game whose package a module is in, or an empty string."""
    return path.parent.name if GAMES in path.parent.parents else ""


def test_no_two_classes_share_a_name() -> None:
    """The packages of the games are parallel, so each of them may have a `Table` and a `Deck`."""
    found: dict[str, list[Path]] = {}
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(path)
    shared = {name: paths for name, paths in found.items() if len(paths) > 1}
    clashes = {
        name: [str(path.relative_to(ROOT)) for path in paths]
        for name, paths in shared.items()
        if "" in map(game_of, paths) or len(set(map(game_of, paths))) < len(paths)
    }
    assert not clashes


def test_no_attribute_has_a_name_of_one_letter() -> None:
    """Only attributes set on `self` are checked: the fields of messages, such as `n`, are declared in their class."""
    short = [
        f"{path.relative_to(ROOT)}:{node.lineno} self.{node.attr}"
        for folder in FOLDERS
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and len(node.attr) == 1
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    ]
    assert not short
