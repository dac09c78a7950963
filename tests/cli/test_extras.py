"""Without the extras, the rules, bots and terminal work; other commands say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tabbytop.cli import EXTRAS

BLOCKED = f"import sys; sys.modules |= dict.fromkeys({sorted(EXTRAS)!r}); from tabbytop.cli import main; main()"
"""Runs the command as if no package of an extra were installed."""


def run_light(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process without the extras."""
    command = [sys.executable, "-c", BLOCKED, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, input="")


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("server", ["serve"]),
        ("server", ["join", "http://localhost:1"]),
        ("server", ["backup", "nowhere.db"]),
        ("lab", ["arena", "cat-box", "--bots", "kitten,house-cat", "--games", "2"]),
    ],
)
def test_a_command_without_its_extra_says_which_to_install(extra: str, arguments: list[str]) -> None:
    done = run_light(*arguments)
    assert done.returncode == 2, done.stderr
    assert done.stderr == (
        f'tabbytop: This command needs more packages. Install them with: pip install "tabbytop[{extra}]"\n'
    )


@pytest.mark.parametrize(
    "arguments", [["rules", "cat-box"], ["simulate", "cat-box", "--games", "2"], ["deck", "show", "if-it-fits"]]
)
def test_rules_bots_and_terminal_need_no_extra(arguments: list[str]) -> None:
    done = run_light(*arguments)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert done.stdout
