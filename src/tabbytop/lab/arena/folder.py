"""The folder of an arena: its plan, one line per finished game, records, result and report.

Each game is written as soon as it is over, so a run that was stopped or killed can be resumed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.lab.arena.game import GameResult
from tabbytop.lab.arena.plan import Plan
from tabbytop.lab.arena.seating import deal_of, seats_of
from tabbytop.table.files import games_folder, reason_of, write_whole

BINARY: int = getattr(os, "O_BINARY", 0)
"""The flag for binary mode, which keeps line endings the same on all systems."""


def default_folder(plan: Plan) -> Path:
    """Return the default folder of a plan, which is different for every plan."""
    return games_folder().parent / "arena" / f"{plan.game}-{plan.players}p-{plan.fingerprint()}"


class Folder:
    """The folder of one plan, locked against use by other processes."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games: dict[int, GameResult] = {}
        self._lock = self._log = -1
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT, 0o644)
            if not _try_lock(self._lock):
                raise Refusal("", "arena-busy", {"folder": shown(str(path))})
            self._check_plan()
            self._log = os.open(path / "games.jsonl", os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, 0o644)
            self._read_games()
        except (OSError, ValueError) as error:
            self.close()
            raise Refusal("", "cannot-write", {"file": shown(str(path)), "reason": reason_of(error)}) from error
        except BaseException:
            self.close()
            raise

    @property
    def records(self) -> str:
        """The path of the folder for records."""
        return str(self.path / "records")

    def _check_plan(self) -> None:
        """Raise `Refusal` if the folder holds games of another plan."""
        file = self.path / "plan.json"
        wanted = msgspec.to_builtins(self.plan.identity())
        if not file.exists():
            if (self.path / "games.jsonl").exists():
                raise Refusal("", "arena-no-plan", {"folder": shown(str(self.path))})
            write_whole(file, msgspec.json.format(msgspec.json.encode(wanted), indent=2).decode() + "\n")
            return
        try:
            kept = msgspec.json.decode(file.read_bytes())
        except ValueError:
            kept = None
        if not isinstance(kept, dict):
            raise Refusal("", "arena-broken", {"file": shown(str(file)), "line": 1})
        for key in {**wanted, **kept}:
            if wanted.get(key) != kept.get(key):
                raise Refusal("", "arena-other-plan", {"folder": shown(str(self.path)), "key": shown(key)})

    def _read_games(self) -> None:
        """Read the finished games. An incomplete last line is dropped."""
        data = (self.path / "games.jsonl").read_bytes()
        whole = data.rfind(b"\n") + 1
        decoder = msgspec.json.Decoder(GameResult)
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                played = decoder.decode(line)
                i = played.game
                if played.deal != deal_of(self.plan, i) or tuple(played.bots) != seats_of(self.plan, i) or i < 0:
                    raise ValueError
            except ValueError as error:
                facts: dict[str, str | int] = {"file": shown(str(self.path / "games.jsonl")), "line": number}
                raise Refusal("", "arena-broken", facts) from error
            self.games[i] = played
        if whole < len(data):
            os.ftruncate(self._log, whole)

    def add(self, played: GameResult) -> None:
        """Append a finished game."""
        line = msgspec.json.encode(played) + b"\n"
        try:
            while line:  # a nearly full disk may accept only part of the line
                line = line[os.write(self._log, line) :]
        except OSError as error:
            name = shown(str(self.path / "games.jsonl"))
            raise Refusal("", "cannot-write", {"file": name, "reason": reason_of(error)}) from error
        self.games[played.game] = played

    def write(self, name: str, text: str) -> None:
        """Write the result or the report."""
        write_whole(self.path / name, text)

    def close(self) -> None:
        """Close the files and release the lock."""
        for handle in (self._log, self._lock):
            if handle >= 0:
                os.close(handle)
        self._log = self._lock = -1


def _try_lock(handle: int) -> bool:
    """Lock a file until it is closed or this process ends. Return False if another process holds the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
