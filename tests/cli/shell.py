"""A shell for tests of the command `tabbytop`: what it prints, what it writes, and how it refuses."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tabbytop.cli import main

ESCAPE = "\x1b[31mred\x1b[0m"


@dataclass
class CommandResult:
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in this process, in its own folder."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> CommandResult:
        """Run a command with this text on standard input."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as exited:
            main(list(arguments))
        out, err = self.capsys.readouterr()
        assert isinstance(exited.value.code, int)
        return CommandResult(exited.value.code, out, err)

    def good(self, *arguments: str, typed: str = "") -> str:
        """Run a command that must succeed and return its output."""
        done = self(*arguments, typed=typed)
        assert (done.code, done.err) == (0, "")
        return done.out

    def json(self, *arguments: str) -> Any:
        """Run a command that must succeed and parse the single line of JSON that it prints."""
        out = self.good(*arguments)
        assert out.endswith("\n")
        assert out.count("\n") == 1
        return json.loads(out)

    def bad(self, *arguments: str, typed: str = "") -> str:
        """Run a command that must fail and return its one-sentence error."""
        done = self(*arguments, typed=typed)
        assert (done.code, done.out) == (2, "")
        return sentence_of(done.err)

    def file(self, name: str, data: Any) -> str:
        """Write a file into the folder, as bytes or as JSON, and return its path."""
        path = self.folder / name
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        return str(path)

    def simulate(self, *more: str, players: int = 3, game: str = "cat-box") -> str:
        """Simulate a game and return the path of its record."""
        self.good("simulate", game, "--players", str(players), "--games", "1", "--records", "games", *more)
        variant = "advanced" if "--advanced" in more else "basic"
        table = f"-{more[more.index('--table') + 1]}" if "--table" in more else ""
        return str(self.folder / "games" / f"{game}-{players}p-{variant}{table}-000000.json")


def sentence_of(err: str) -> str:
    """Check that an error is one prefixed, printable line and return it without the prefix."""
    assert err.startswith("tabbytop: ")
    assert err.endswith("\n")
    text = err.removesuffix("\n")
    assert text.isprintable()
    assert len(text) < 500
    return text.removeprefix("tabbytop: ")


def start(*arguments: str, folder: Path, typed: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in its own process."""
    return subprocess.run(
        [sys.executable, "-m", "tabbytop.cli", *arguments],
        input=typed,
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder), **env},
        capture_output=True,
        check=False,
    )
