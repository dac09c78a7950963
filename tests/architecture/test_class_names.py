"""Check names: of classes, so that a search finds the right one, and of attributes."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "tabbytop"
GAMES = "games"


def game_of(path: Path) -> str:
    """Return the game whose package a module is in, or an empty string."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == GAMES and len(parts) > 2 else ""


def test_no_two_classes_share_a_name() -> None:
    """The packages of the games are parallel, so each of them may have a `Table` and a `Deck`."""
    found: dict[str, list[Path]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(path)
    shared = {name: paths for name, paths in found.items() if len(paths) > 1}
    clashes = {
        name: [str(path.relative_to(SOURCE)) for path in paths]
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


def test_no_attribute_has_a_name_of_one_letter() -> None:
    """Only attributes set on `self` are checked: the fields of messages, such as `n`, are declared in their class."""
    short = [
        f"{path.relative_to(SOURCE.parents[1])}:{node.lineno} self.{node.attr}"
        for folder in (SOURCE, SOURCE.parents[1] / "campaigns", SOURCE.parents[1] / "bench")
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and len(node.attr) == 1
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    ]
    assert not short
