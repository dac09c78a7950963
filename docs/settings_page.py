"""Make the page of all server settings from the class that holds them."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap

from tabbytop.server.settings import Settings, environment_variable

ABOUT = """# Server settings

Every setting is an environment variable. Some also have an option of `tabbytop serve`, which overrides the variable.
A rate limit of `20/60` allows a burst of 20 and refills 20 every 60 seconds. Write booleans as `true` or `false`. The
server refuses to start with an unknown variable that begins with `TABBYTOP_`, so typos don't go unnoticed. How to run
a server, and the limits that aren't settings: [serving.md](serving.md). `python3 dev.py docs` generates this page.
"""
OPTIONS = {"data": "--data", "database": "--database", "port": "--port", "lan": "--lan"}


def settings_page() -> str:
    """Return all settings by section: the variable, its default, and what it is for."""
    source = textwrap.dedent(inspect.getsource(Settings))
    sections = [
        (source[: match.start()].count("\n") + 1, match[1]) for match in re.finditer(r"^    # (.+)$", source, re.M)
    ]
    defaults = Settings()
    lines = [ABOUT]
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, doc in zip(body.body, body.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        while sections and sections[0][0] < field.lineno:
            lines += [f"## {sections.pop(0)[1]}", "", "| setting | default | |", "|---|---|---|"]
        assert isinstance(doc, ast.Expr), f"{field.target.id} has no docstring"
        name = field.target.id
        about = " ".join(ast.literal_eval(doc.value).split())
        option = f" `{OPTIONS[name]}`" if name in OPTIONS else ""
        default = _format_default(getattr(defaults, name))
        lines.append(f"| `{environment_variable(name)}`{option} | {default} | {about} |")
    return "\n".join(_space_headings(lines)) + "\n"


def _format_default(value: object) -> str:
    """Format a default value."""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if value in ("", (), {}):
        return ""
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def _space_headings(lines: list[str]) -> list[str]:
    """Insert an empty line before every heading but the first."""
    spaced: list[str] = []
    for line in lines:
        if line.startswith("## ") and spaced and spaced[-1].startswith("|"):
            spaced.append("")
        spaced.append(line)
    return spaced
