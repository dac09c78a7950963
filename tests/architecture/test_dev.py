"""Test the commands of dev.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import dev
import environments


def test_play_opens_the_browser_or_plays_a_game_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def record(command: list[str]) -> int:
        commands.append([Path(command[0]).name, *command[1:]])
        return 0

    monkeypatch.setattr(dev, "build_web", lambda: None)
    monkeypatch.setattr(dev, "prepare_environment", lambda name, lock: environments.Environment(name))
    monkeypatch.setattr(dev, "exec_command", record)
    dev.main(["play", "--lan"])
    dev.main(["play", "if-it-fits", "--players", "3"])
    assert commands == [["tabbytop", "serve", "--open", "--lan"], ["tabbytop", "play", "if-it-fits", "--players", "3"]]


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("campaign crash", ["web"]),
        ("campaign owners", ["web", "postgresql"]),
        ("campaign ladder", []),
        ("bench serving", ["web"]),
        ("bench", []),
    ],
)
def test_commands_that_start_a_server_prepare_what_it_needs(
    command: str, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []
    monkeypatch.setattr(dev, "build_web", lambda: prepared.append("web"))
    monkeypatch.setattr(dev, "ensure_postgresql", lambda: prepared.append("postgresql"))
    monkeypatch.setattr(dev, "prepare_environment", lambda name, lock: environments.Environment(name))
    monkeypatch.setattr(dev, "exec_command", lambda command, folder: 0)
    assert dev.main(command.split()) == 0
    assert prepared == expected


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Collect the command lines of checks instead of running them."""
    ran: list[list[str]] = []

    def run(check: dev.Check, show: bool) -> dev.Outcome:
        ran.append([Path(check.command[0]).name, *check.command[1:]])
        return dev.Outcome(check.name != "mypy", 120.0, 240.0)

    def nothing(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(dev, "run_check", run)
    monkeypatch.setattr(dev, "prepare_environment", lambda name, lock: environments.Environment(name))
    monkeypatch.setattr(dev, "prepare_compiled", lambda: environments.Environment(".venv-compiled"))
    monkeypatch.setattr(dev, "node_tool", lambda *command: list(command))
    for name in ("build_web", "ensure_postgresql", "ensure_chromium"):
        monkeypatch.setattr(dev, name, nothing)
    monkeypatch.setattr(dev, "ensure_compiler", lambda: True)
    return ran


def pytest_runs(commands: list[list[str]]) -> list[list[str]]:
    return [command[7:] for command in commands if command[1:3] == ["-m", "pytest"]]


def test_test_runs_the_short_tier_and_prints_a_summary(
    commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["test"]) == 1
    assert pytest_runs(commands) == [["--ignore", "tests/browser"], ["tests/browser"]]
    assert {command[0] for command in commands} >= {"ruff", "mypy", "lint-imports", "deptry", "svelte-check", "vitest"}
    out = capsys.readouterr().out
    assert "mypy          FAILED   120.0 s, processor  240.0 s" in out
    assert "pytest        passed" in out
    assert f"processor {9 * 240 / 60:.1f} minutes" in out
    assert "budget        10 minutes on two quiet cores, processor 18 minutes (exceeded)" in out


def test_test_all_runs_every_tier_and_the_compiled_build(commands: list[list[str]]) -> None:
    dev.main(["test", "--all"])
    assert pytest_runs(commands) == [
        ["--ignore", "tests/browser", "--all"],
        ["tests/browser", "--all"],
        [*dev.COMPILED_TESTS, "--all"],
    ]


def test_check_runs_quick_tests_in_folders_that_exist(commands: list[list[str]]) -> None:
    dev.main(["check"])
    assert pytest_runs(commands) == [[*dev.QUICK_TESTS, "-m", "not slow"]]
    assert all((environments.ROOT / folder).is_dir() for folder in (*dev.QUICK_TESTS, *dev.COMPILED_TESTS, dev.BROWSER))


def test_a_check_that_fails_shows_its_output(capfd: pytest.CaptureFixture[str]) -> None:
    for code, shown in ((0, False), (3, True)):
        command = [sys.executable, "-c", f"print('me' + 'ow'); raise SystemExit({code})"]
        outcome = dev.run_check(dev.Check("cat", "speak", command), show=False)
        assert outcome.passed == (code == 0)
        assert outcome.processor > 0
        assert ("meow" in capfd.readouterr().out) == shown


def test_invalid_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["test", "--most"]) == 2
    assert dev.main(["check", "--all"]) == 2
    assert dev.main(["tset"]) == 2
    assert "There is no command 'tset'" in capsys.readouterr().err
