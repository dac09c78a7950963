"""Check names: of classes, so that a search finds the right one, and of attributes."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tabbytop"
FOLDERS = (SOURCE, *[ROOT / name for name in ("campaigns", "bench", "tests", "docs")])
GAMES = SOURCE / "games"
PROTOCOL = {
    "src/tabbytop/wire/messages.py",
    "src/tabbytop/server/sockets/table_socket.py",
    "src/tabbytop/server/views/replay.py",
    "src/tabbytop/table/record.py",
    "bench/tables.py",
}
"""Modules with types of messages and records, which have fields such as `n` that can't change."""


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


def test_no_two_modules_of_the_server_define_the_same_type_alias() -> None:
    """A type alias is defined once, like a class. Type variables may share a name."""
    found: dict[str, list[str]] = {}
    for path in sorted([*(SOURCE / "server").rglob("*.py"), *(SOURCE / "wire").rglob("*.py")]):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and not is_type_variable(node.value):
                names = [target.id for target in node.targets if isinstance(target, ast.Name)]
                for name in names:
                    if name[0].isupper() and not name.isupper():
                        found.setdefault(name, []).append(str(path.relative_to(SOURCE)))
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def is_type_variable(value: ast.expr) -> bool:
    """Return whether this expression makes a type variable."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "TypeVar"


def attributes(tree: ast.Module) -> list[tuple[int, str]]:
    """Return the attributes that are set on `self`, and the annotated ones of classes, with their lines."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                found.append((node.lineno, node.attr))
        elif isinstance(node, ast.ClassDef):
            for child in node.body:
                if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                    found.append((child.lineno, child.target.id))
    return found


def test_no_attribute_has_a_name_of_one_letter() -> None:
    short = []
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            tree = ast.parse(path.read_text(encoding="utf-8"))
            if name not in PROTOCOL:
                short += [f"{name}:{line} {attribute}" for line, attribute in attributes(tree) if len(attribute) == 1]
    assert not short
