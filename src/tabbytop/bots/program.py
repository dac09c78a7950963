"""External programs as bots: JSON lines on standard input and output.

`docs/bot-protocol.md` describes the protocol. The time limit per move applies no matter what the program does.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import time
from collections import deque
from queue import Empty, Full, Queue
from random import Random
from select import select
from threading import Lock, Thread
from typing import Any

from tabbytop.bots.seat_info import Forfeit, SeatInfo
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.log import UNHEARD, Moment
from tabbytop.engine.play import sentences

PROTOCOL = 1
START_SECONDS = 10.0
"""Extra time for the first answer after a start."""
EXIT_SECONDS = 0.5
"""Time for the program to exit by itself after the game."""
MOST_STARTS = 3
"""Maximum number of times the program is started per game."""
MOST_LATE = 2
"""Consecutive requests without an answer after which a program is considered hung and killed."""
MOST_MOVES = 2000
"""Maximum number of legal moves sent with a question. Longer lists are left out."""
LONGEST_LINE = 1_000_000
"""Maximum length of a line, in bytes."""
KEPT_LINES = 5
LONGEST_KEPT = 200
MAX_WAITING_LINES = 64
"""Lines of the program's output to buffer before reading pauses."""


class ProgramProcess:
    """A running process of a program. Threads do the reading and writing, so that no call blocks forever."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        self.asks: Queue[bytes | None] = Queue()
        self.answers: Queue[bytes] = Queue(MAX_WAITING_LINES)
        self.is_ended = False
        assert self.process.stderr is not None
        self.stderr = self.process.stderr
        os.set_blocking(self.stderr.fileno(), False)
        self.listening = Lock()
        self.unended = b""
        self.said: deque[str] = deque(maxlen=KEPT_LINES)
        self.late = 0
        self.heard = 0
        """How many moves of the game the program has been sent."""
        self.asked: set[int] = set()
        """Requests that timed out; late answers to them are ignored."""
        self.threads = [Thread(target=one, daemon=True) for one in (self._write, self._read, self._note)]
        for thread in self.threads:
            thread.start()

    def _write(self) -> None:
        stdin = self.process.stdin
        assert stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self.asks.get()) is not None:
                stdin.write(line)
                stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            stdin.close()

    def _read(self) -> None:
        stdout = self.process.stdout
        assert stdout is not None
        with contextlib.suppress(OSError, ValueError), stdout:
            while line := stdout.readline(LONGEST_LINE + 1):
                self._keep(line)
        self._keep(b"")

    def _keep(self, line: bytes) -> None:
        while not self.is_ended:
            with contextlib.suppress(Full):
                self.answers.put(line, timeout=0.05)
                return

    def _note(self) -> None:
        with contextlib.suppress(OSError, ValueError):  # `listen` may already have closed the pipe
            while select([self.stderr], [], [])[0] and self.listen():
                pass

    def listen(self) -> bool:
        """Read everything available on standard error. Return False at end of file."""
        with self.listening:
            if self.stderr.closed:
                return False
            try:
                said = os.read(self.stderr.fileno(), LONGEST_LINE)
            except BlockingIOError:
                return True
            *lines, self.unended = (self.unended + said).split(b"\n")
            self.unended = self.unended[:LONGEST_KEPT]
            for line in lines if said else [self.unended]:
                text = line[:LONGEST_KEPT].decode(errors="replace").rstrip()
                if text:
                    self.said.append("".join([c if c.isprintable() else "?" for c in text]))
            if not said:
                self.stderr.close()
            return bool(said)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.asks.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def answer(self, until: float) -> bytes:
        """Return the next line, or an empty one at the end of output. Raise `Empty` on timeout."""
        return self.answers.get(timeout=max(0.0, until - time.monotonic()))

    def forget_answers(self) -> None:
        """Drop lines that the program wrote before the question, but keep the end-of-output marker."""
        with contextlib.suppress(Empty):
            while self.answers.get_nowait():
                pass
            self.answers.put(b"")

    def end(self, patience: float = 0.0) -> int:
        """Kill the program and its children, and return its exit code. Give it `patience` seconds to exit by itself."""
        self.asks.put(None)
        if patience:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(patience)
        self.is_ended = True
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        code = self.process.wait()
        for thread in self.threads:
            thread.join(1.0)
        return code


class ProgramBot:
    """A bot that runs an external program, with a new process for each game and seat."""

    remembers = True

    def __init__(self, command: list[str], seat_info: SeatInfo) -> None:
        self.command = command
        self.seat_info = seat_info
        self.process: ProgramProcess | None = None
        self.starts = 0
        self.ask = 0

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return the move that the program names within the time limit."""
        began = time.monotonic()
        fresh = self.process is None
        process = self._start() if self.process is None else self.process
        self.ask += 1
        moves = sentences(view)
        process.forget_answers()
        process.send(self._question(game, view, moves, heard[process.heard :]))
        process.heard = len(heard)
        until = began + self.seat_info.seconds + (START_SECONDS if fresh else 0.0)
        answer = self._wait(process, until)
        process.late = 0
        return self._read(game, view, moves, answer)

    def _start(self) -> ProgramProcess:
        if self.starts == MOST_STARTS:
            raise Forfeit("gone", str(MOST_STARTS))
        self.starts += 1
        try:
            self.process = ProgramProcess(self.command)
        except OSError as error:
            raise Forfeit("dead", error.strerror or "") from error
        seat_info = self.seat_info
        hello = {
            "tabbytop": "hello",
            "protocol": PROTOCOL,
            "game": seat_info.game.name,
            "rules": seat_info.game.rules_version,
        }
        seated = {
            "seat": seat_info.seat,
            "players": seat_info.players,
            "options": seat_info.options,
            "deck": seat_info.deck,
        }
        self.process.send({**hello, **seated, "seed": seat_info.seed, "seconds": seat_info.seconds})
        return self.process

    def _question(
        self, game: Game[Any], view: Any, moves: list[tuple[int, ...]], heard: list[Moment]
    ) -> dict[str, Any]:
        question: dict[str, Any] = {"tabbytop": "ask", "ask": self.ask, "seconds": self.seat_info.seconds}
        question["heard"] = [write_moment(game, moment) for moment in heard]
        question["view"] = game.write_view(view)
        question["count"] = len(moves)
        if len(moves) <= MOST_MOVES:
            question["moves"] = [game.write_action(view, sentence) for sentence in moves]
        return question

    def _wait(self, process: ProgramProcess, until: float) -> dict[str, Any]:
        """Wait for the answer to the last question."""
        while True:
            try:
                line = process.answer(until)
            except Empty:
                process.asked.add(self.ask)
                process.late += 1
                raise Forfeit(
                    "late", f"{self.seat_info.seconds:g}", said=self._said(process.late == MOST_LATE)
                ) from None
            if not line:
                process.threads[-1].join(0.2)  # let the last lines of standard error arrive
                said = tuple(process.said)
                code = process.end()
                self.process = None
                raise Forfeit("dead", str(code), said=said)
            try:
                answer = json.loads(line) if len(line) <= LONGEST_LINE else None
            except (ValueError, RecursionError):
                answer = None
            number = answer.get("ask") if isinstance(answer, dict) else None
            if isinstance(answer, dict) and type(number) is int and number == self.ask:
                return answer
            if type(number) is not int or number not in process.asked:
                process.asked.add(self.ask)
                raise Forfeit("invalid", _start_of(line), said=self._said(len(line) > LONGEST_LINE))

    def _said(self, is_over: bool) -> tuple[str, ...]:
        """Return the last lines of standard error and, with `is_over`, kill the program."""
        assert self.process is not None
        self.process.listen()
        said = tuple(self.process.said)
        if is_over:
            self.process.end()
            self.process = None
        return said

    def _read(
        self, game: Game[Any], view: Any, moves: list[tuple[int, ...]], answer: dict[str, Any]
    ) -> tuple[int, ...]:
        """Read the move in an answer. It may still be illegal."""
        said = self._said(False)
        if "move" in answer:
            i = answer["move"]
            if type(i) is int and 0 <= i < len(moves):
                return moves[i]
            facts: dict[str, str | int] = {"found": _start_of(json.dumps(i).encode()), "least": 0}
            raise Forfeit("illegal", "", Refusal("", "out-of-range", {**facts, "most": len(moves) - 1}, "move"), said)
        if "action" not in answer:
            raise Forfeit("invalid", _start_of(json.dumps(answer).encode()), said=said)
        try:
            return game.read_action(view, answer["action"])
        except Refusal as refusal:
            raise Forfeit("illegal", "", refusal, said) from refusal

    def close(self, result: dict[str, Any] | None) -> None:
        """Send the result and let the program exit. Without a result, kill it immediately."""
        if self.process is not None:
            if result is not None:
                self.process.send({"tabbytop": "over", **result})
            self.process.end(0.0 if result is None else EXIT_SECONDS)
            self.process = None


def write_moment(game: Game[Any], moment: Moment) -> dict[str, Any]:
    """Encode a move as a seat saw it: its words and, if the seat saw enough to reconstruct it, the action."""
    words = [None if a == UNHEARD else game.words.write(a) for a in moment.said]
    fields: dict[str, Any] = {"by": moment.author, "say": words}
    if None not in words:
        with contextlib.suppress(ValueError):  # discards refer to slots in a hand that other seats can't see
            fields["action"] = game.write_action(moment.view, moment.said)
    return fields


def _start_of(line: bytes) -> str:
    return line[:80].decode(errors="replace").rstrip()
