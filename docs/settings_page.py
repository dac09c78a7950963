"""Make the page of all server settings from the class that holds them."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap

from tabbytop.server.settings import Settings, environment_variable

ABOUT = """# The settings of a server

Each is an environment variable; those marked with an option can also be given to `tabbytop serve`, which counts more. A
rate is written `20/60`: 20 at once, and as many again in 60 seconds. Yes is `true`, no is `false`. A variable that
begins with `TABBYTOP_` and is not in this list is refused, so that a slip does not go unnoticed. This page is made by
`python3 dev.py docs`. How a server is run, and which limits are no settings: [serving.md](serving.md).
"""
OPTIONS = {"data": "--data", "database": "--database", "port": "--port", "lan": "--lan"}


def settings_page() -> str:
    """Return all settings by section: the variable, its default, and what it is for."""
    source = textwrap.dedent(inspect.getsource(Settings))
    chapters = [
        (source[: match.start()].count("\n") + 1, match[1]) for match in re.finditer(r"^    # (.+)$", source, re.M)
    ]
    usual = Settings()
    lines = [ABOUT]
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, doc in zip(body.body, body.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        while chapters and chapters[0][0] < field.lineno:
            lines += [f"## {chapters.pop(0)[1]}", "", "| setting | usually | |", "|---|---|---|"]
        assert isinstance(doc, ast.Expr), f"{field.target.id} does not say what it is for"
        name = field.target.id
        about = " ".join(ast.literal_eval(doc.value).split())
        option = f" `{OPTIONS[name]}`" if name in OPTIONS else ""
        lines.append(f"| `{environment_variable(name)}`{option} | {_usual(getattr(usual, name))} | {about} |")
    return "\n".join(_apart(lines)) + "\n"


def _usual(value: object) -> str:
    """Format a default value."""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if value in ("", ()):
        return ""
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def _apart(lines: list[str]) -> list[str]:
    """Insert an empty line before every heading but the first."""
    apart: list[str] = []
    for line in lines:
        if line.startswith("## ") and apart and apart[-1].startswith("|"):
            apart.append("")
        apart.append(line)
    return apart
