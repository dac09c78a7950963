"""A program as a bot: lines of JSON to its standard input, lines of JSON from its standard output.

`docs/bot-protocol.md` describes the protocol. Whatever the program does, a move takes no longer than it may.
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

from tabbytop.bots.outside import Chair, Forfeit
from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.log import UNHEARD, Moment
from tabbytop.engine.play import sentences

PROTOCOL = 1
START_SECONDS = 10.0
"""A program that was just started has so much more time for its first answer."""
EXIT_SECONDS = 0.5
"""After the game a program has so much time to end by itself."""
MOST_STARTS = 3
"""So often a program is started in one game."""
MOST_LATE = 2
"""After so many asks without an answer, one after the other, a program is taken to hang, and ended."""
MOST_MOVES = 2000
"""Longer lists of moves are not sent."""
LONGEST_LINE = 1_000_000
"""Bytes of the longest line that is read."""
KEPT_LINES = 5
LONGEST_KEPT = 200
MOST_WAITING = 64


class Talk:
    """One run of a program. Threads read and write, so that nothing here waits without end."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        self.asks: Queue[bytes | None] = Queue()
        self.answers: Queue[bytes] = Queue(MOST_WAITING)
        self.is_ended = False
        assert self.process.stderr is not None
        self.stderr = self.process.stderr
        os.set_blocking(self.stderr.fileno(), False)
        self.listening = Lock()
        self.unended = b""
        self.said: deque[str] = deque(maxlen=KEPT_LINES)
        self.late = 0
        self.heard = 0
        """How many moves of the game it was told."""
        self.asked: set[int] = set()
        """Asks that were given up; answers to them may still come."""
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
        with contextlib.suppress(OSError, ValueError):  # the last words may have been heard by whoever asked for them
            while select([self.stderr], [], [])[0] and self.listen():
                pass

    def listen(self) -> bool:
        """Note all that it has said on standard error until now; False when no more will come."""
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

    def tell(self, message: dict[str, Any]) -> None:
        """Send a line."""
        self.asks.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def answer(self, until: float) -> bytes:
        """The next line; empty where no more will come. `Empty` is raised where none comes in time."""
        return self.answers.get(timeout=max(0.0, until - time.monotonic()))

    def forget_answers(self) -> None:
        """What was said before it was asked is no answer; but that it has ended is not forgotten."""
        with contextlib.suppress(Empty):
            while self.answers.get_nowait():
                pass
            self.answers.put(b"")

    def end(self, patience: float = 0.0) -> int:
        """End the program and all that it started; its exit code."""
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


class Program:
    """A bot that is a program. For each game and seat it is started anew."""

    remembers = True

    def __init__(self, command: list[str], chair: Chair) -> None:
        self.command = command
        self.chair = chair
        self.talk: Talk | None = None
        self.starts = 0
        self.ask = 0

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """The move that the program names in time."""
        began = time.monotonic()
        fresh = self.talk is None
        talk = self._start() if self.talk is None else self.talk
        self.ask += 1
        moves = sentences(view)
        talk.forget_answers()
        talk.tell(self._question(game, view, moves, heard[talk.heard :]))
        talk.heard = len(heard)
        until = began + self.chair.seconds + (START_SECONDS if fresh else 0.0)
        answer = self._wait(talk, until)
        talk.late = 0
        return self._read(game, view, moves, answer)

    def _start(self) -> Talk:
        if self.starts == MOST_STARTS:
            raise Forfeit("gone", str(MOST_STARTS))
        self.starts += 1
        try:
            self.talk = Talk(self.command)
        except OSError as error:
            raise Forfeit("dead", error.strerror or "") from error
        chair = self.chair
        hello = {"tabbytop": "hello", "protocol": PROTOCOL, "game": chair.game.name, "rules": chair.game.rules_version}
        seated = {"seat": chair.seat, "players": chair.players, "options": chair.options, "deck": chair.deck}
        self.talk.tell({**hello, **seated, "seed": chair.seed, "seconds": chair.seconds})
        return self.talk

    def _question(
        self, game: Game[Any], view: Any, moves: list[tuple[int, ...]], heard: list[Moment]
    ) -> dict[str, Any]:
        question: dict[str, Any] = {"tabbytop": "ask", "ask": self.ask, "seconds": self.chair.seconds}
        question["heard"] = [write_moment(game, moment) for moment in heard]
        question["view"] = game.write_view(view)
        question["count"] = len(moves)
        if len(moves) <= MOST_MOVES:
            question["moves"] = [game.write_action(view, sentence) for sentence in moves]
        return question

    def _wait(self, talk: Talk, until: float) -> dict[str, Any]:
        """The answer to what was asked last."""
        while True:
            try:
                line = talk.answer(until)
            except Empty:
                talk.asked.add(self.ask)
                talk.late += 1
                raise Forfeit("late", f"{self.chair.seconds:g}", said=self._said(talk.late == MOST_LATE)) from None
            if not line:
                talk.threads[-1].join(0.2)  # its last words may still be on their way
                said = tuple(talk.said)
                code = talk.end()
                self.talk = None
                raise Forfeit("dead", str(code), said=said)
            try:
                answer = json.loads(line) if len(line) <= LONGEST_LINE else None
            except (ValueError, RecursionError):
                answer = None
            number = answer.get("ask") if isinstance(answer, dict) else None
            if isinstance(answer, dict) and type(number) is int and number == self.ask:
                return answer
            if type(number) is not int or number not in talk.asked:
                talk.asked.add(self.ask)
                raise Forfeit("rubbish", _start_of(line), said=self._said(len(line) > LONGEST_LINE))

    def _said(self, is_over: bool) -> tuple[str, ...]:
        """The last lines of standard error; a program that is past talking to is ended."""
        assert self.talk is not None
        self.talk.listen()
        said = tuple(self.talk.said)
        if is_over:
            self.talk.end()
            self.talk = None
        return said

    def _read(
        self, game: Game[Any], view: Any, moves: list[tuple[int, ...]], answer: dict[str, Any]
    ) -> tuple[int, ...]:
        """The move in an answer; it may still be against the rules."""
        said = self._said(False)
        if "move" in answer:
            i = answer["move"]
            if type(i) is int and 0 <= i < len(moves):
                return moves[i]
            facts: dict[str, str | int] = {"found": _start_of(json.dumps(i).encode()), "least": 0}
            raise Forfeit("illegal", "", Refusal("", "out-of-range", {**facts, "most": len(moves) - 1}, "move"), said)
        if "action" not in answer:
            raise Forfeit("rubbish", _start_of(json.dumps(answer).encode()), said=said)
        try:
            return game.read_action(view, answer["action"])
        except Refusal as refusal:
            raise Forfeit("illegal", "", refusal, said) from refusal

    def close(self, result: dict[str, Any] | None) -> None:
        """The game is over: say how it went and let the program end, or end it at once."""
        if self.talk is not None:
            if result is not None:
                self.talk.tell({"tabbytop": "over", **result})
            self.talk.end(0.0 if result is None else EXIT_SECONDS)
            self.talk = None


def write_moment(game: Game[Any], moment: Moment) -> dict[str, Any]:
    """A move as a seat heard it: its words, and as an action where it can be written from that seat's view."""
    words = [None if a == UNHEARD else game.words.write(a) for a in moment.said]
    told: dict[str, Any] = {"by": moment.author, "say": words}
    if None not in words:
        with contextlib.suppress(ValueError):  # discards name places in a hand that others cannot see
            told["action"] = game.write_action(moment.view, moment.said)
    return told


def _start_of(line: bytes) -> str:
    return line[:80].decode(errors="replace").rstrip()
