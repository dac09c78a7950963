"""Run the command in its own process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tabbytop.games.registry import NAMES
from tests import tiers
from tests.cli import catbox, fits
from tests.cli.shell import Shell, sentence_of, start
from tests.rules.position_match import PositionMatch

every_game = pytest.mark.parametrize("game", NAMES)


def test_a_dash_reads_standard_input(tmp_path: Path) -> None:
    for example in (catbox.FROM_THE_RULES_PAGE, fits.FROM_THE_RULES_PAGE):
        good = start("moves", "-", "--json", folder=tmp_path, typed=json.dumps(example).encode())
        assert (good.returncode, good.stderr) == (0, b"")
        assert json.loads(good.stdout) == PositionMatch(example).moves()
    bad = start("score", "-", folder=tmp_path, typed=b"[" * 100_000)
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert sentence_of(bad.stderr.decode()) == '"-" is nested too deeply.'


def test_the_package_runs_as_a_module(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabbytop", "--version"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("tabbytop 0.")


def test_errors_set_the_exit_code(tmp_path: Path) -> None:
    for arguments in (["pay"], ["moves", "nothing.json"], ["play", "--players", "x"]):
        done = start(*arguments, folder=tmp_path)
        assert (done.returncode, done.stdout) == (2, b"")
        sentence_of(done.stderr.decode())


@every_game
def test_a_piped_game_accepts_any_bytes(shell: Shell, game: str) -> None:
    typed = b"\xff\xfe\n1\n\xc3\n1\n\x00\nq\n"
    done = start("play", game, "--players", "2", "--save", "game.json", folder=shell.folder, typed=typed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"--resume game.json" in done.stdout
    assert "all moves are legal" in shell.good("verify", "game.json")


@every_game
def test_an_ascii_terminal_works(tmp_path: Path, game: str) -> None:
    typed = b"1 1\n\nt\nq\n"
    done = start("play", game, "--name", "Zoë猫", "--save", "x", folder=tmp_path, typed=typed, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You are Zoe?" in done.stdout


@tiers.sample(1, by=lambda command: command)
@every_game
@pytest.mark.parametrize("command", ["rules", "deck show"])
def test_a_closed_pipe_is_no_error(tmp_path: Path, command: str, game: str) -> None:
    """`tabbytop rules | head -1` prints no error about the closed pipe."""
    arguments = [sys.executable, "-m", "tabbytop.cli", *command.split(), game]
    with subprocess.Popen(arguments, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
