"""Help, the version, and the rules."""

from __future__ import annotations

import pytest

from tabbytop.games.catbox.rulebook import RULES, RULINGS
from tests.cli.shell import Shell


def test_help_is_shown_without_a_command(shell: Shell) -> None:
    for arguments in ((), ("--help",)):
        out = shell.good(*arguments)
        for command in ("play", "moves", "score", "simulate", "replay", "export", "verify", "deck", "rules"):
            assert f"  {command} " in out
        for command in ("serve", "backup", "restore"):
            assert f"  {command} " in out
    assert "check" in shell.good("deck")
    assert "show" in shell.good("deck", "--help")


@pytest.mark.parametrize(
    "command",
    [
        *("play", "moves", "score", "simulate", "replay", "export", "verify", "rules", "deck check", "deck show"),
        *("serve", "backup", "restore"),
    ],
)
def test_every_command_has_help(shell: Shell, command: str) -> None:
    assert f"Usage: tabbytop {command}" in shell.good(*command.split(), "--help")


def test_the_version(shell: Shell) -> None:
    assert shell.good("--version").startswith("tabbytop 0.")


def test_the_rules_are_listed(shell: Shell) -> None:
    lines = shell.good("rules").splitlines()
    assert [line.split(":")[0] for line in lines] == sorted([*RULES, *RULINGS])
