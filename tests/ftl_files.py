"""Read the messages of .ftl files and the variables that they use."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class VariableCollector(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Add a variable."""
        self.found.add(node.id.name)


def read_messages(path: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by id; fail on syntax errors and duplicate ids."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    errors = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not errors, f"{path}: {errors}"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{path} has duplicate message ids"
    return dict(zip(names, found, strict=True))


def variables_of(message: ast.Message) -> set[str]:
    """Return the variables of a message."""
    collector = VariableCollector()
    collector.visit(message)
    return collector.found


def variables_by_message(path: Path) -> dict[str, set[str]]:
    """Return the variables that each message of a file uses."""
    return {name: variables_of(message) for name, message in read_messages(path).items()}
