"""The worker process: replays a table's log, shows the bot its seat's view, and replies with the bot's move.

A worker never sees the dealer's secret, and a bot sees only its seat's view and what the seat heard. A request holds
everything that is needed, so any worker can handle it, always with the same result. Cached matches only save time.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO, NoReturn

import msgspec

from tabbytop.bots.bot import Thought, Watch
from tabbytop.bots.levels import read_bot
from tabbytop.bots.search_bot import SearchBot
from tabbytop.bots.simple import HouseCat
from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor, judge
from tabbytop.engine.window import Window
from tabbytop.games.registry import open_game
from tabbytop.server.ops.logs import frames_of, make_log
from tabbytop.table.dealer import Script
from tabbytop.table.match import FORWARD, Line, Match
from tabbytop.table.memory import Memory

MAX_CACHED_MATCHES = 8
"""Matches that a worker keeps in memory."""
NICE = 5
"""How much the worker lowers its own scheduling priority, in favor of the server."""
LENGTH_BYTES = 4
"""Size of the length prefix of each message between server and worker."""

LineTuple = tuple[int, int, int, bool, int]
"""A line of a match: author, audience, action, whether a move begins here, and the first entry that it undoes."""


class MoveRequest(msgspec.Struct, frozen=True):
    """A request for a bot's move. It may be queued, so its contents must not change."""

    table: str
    """The table. Only one request per table is in progress at a time."""
    game: str
    deck: dict[str, Any]
    players: int
    options: dict[str, Any]
    lines: list[LineTuple]
    seat: int
    level: str
    """Any bot that `read_bot` knows."""
    seed: str
    in_window: bool = False
    """In a window, House Cat answers for searching bots: a pause would reveal that the seat has a choice."""


class ChooseMove(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Server to worker: choose a move."""

    number: int
    request: MoveRequest


class CancelMove(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Server to worker: the caller gave up, stop choosing."""

    number: int


class WorkerReply(msgspec.Struct, frozen=True, array_like=True):
    """Worker to server: first number 0 when it is ready, then a move or an error for each request."""

    number: int
    sentence: tuple[int, ...] = ()
    error: str = ""


class MoveCanceled(Exception):
    """Raised inside a search whose request was canceled."""


def encode_message(message: ChooseMove | CancelMove | WorkerReply) -> bytes:
    """Encode a message with its length prefix."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def live_lines(lines: list[LineTuple]) -> list[LineTuple]:
    """Return the lines that weren't undone. A table may agree to undo any number of them."""
    live: list[tuple[int, LineTuple]] = []
    for n, line in enumerate(lines):
        undoes = line[4]
        if undoes == FORWARD:
            live.append((n, line))
        while undoes != FORWARD and live and live[-1][0] >= undoes:
            live.pop()
    return [line for _, line in live]


class ReplayedMatch:
    """A match replayed up to some line, and what its seats have heard so far."""

    def __init__(self, request: MoveRequest) -> None:
        self.setup = setup_of(request)
        self.lines: list[LineTuple] = []
        game = open_game(request.game, request.deck)
        # The lines contain the outcomes of chance, so nothing is ever drawn here.
        self.match = Match(game, game.start(request.players, request.options), Script([]))
        self.memories: dict[int, Memory] = {}

    def is_prefix_of(self, request: MoveRequest, live: list[LineTuple]) -> bool:
        """Return whether the requested match continues this one."""
        return self.setup == setup_of(request) and self.lines == live[: len(self.lines)]

    def catch_up(self, live: list[LineTuple]) -> None:
        """Apply the lines that are new."""
        for word in live[len(self.lines) :]:
            author, audience, action, begins, _ = word
            self.match.repeat(Line(len(self.lines), author, audience, action, begins))
            self.lines.append(word)

    def view(self, seat: int) -> Any:
        """Return a seat's view. In a window, all seats are asked at once: each sees it as if it were its turn."""
        state = self.match.state
        must = actor(state)
        if must == seat:
            return self.match.view(seat)
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Window):
            raise Refusal("", "not-your-turn", {"seat": must}) if step else Refusal("", "game-over")
        if seat not in step.asked:
            raise Refusal("", "not-asked")
        world = self.match.game.clone(state)
        world.agenda[-1] = step.onward(step.asked[step.asked.index(seat) :])
        return self.match.game.view(world, seat)

    def heard(self, seat: int) -> list[Moment]:
        """Return what a seat has heard."""
        if seat not in self.memories:
            self.memories[seat] = Memory(self.match, seat)
        return self.memories[seat].moments()


def setup_of(request: MoveRequest) -> tuple[Any, ...]:
    """Return the key of a match's setup: game, players, options and deck."""
    return request.game, request.players, request.options, request.deck


class MoveChooser:
    """Chooses moves for requests, one after the other, with a cache of matches."""

    def __init__(self) -> None:
        self.matches: dict[str, ReplayedMatch] = {}
        """Matches by table, the most recently used one last."""
        self.replays = 0
        """How many times a match was replayed from its first line."""

    def replay(self, request: MoveRequest) -> ReplayedMatch:
        """Return the requested match, continuing a cached one if possible."""
        live = live_lines(request.lines)
        replayed = self.matches.pop(request.table, None)
        if replayed is None or not replayed.is_prefix_of(request, live):
            replayed = ReplayedMatch(request)
            self.replays += 1
        replayed.catch_up(live)
        self.matches[request.table] = replayed
        if len(self.matches) > MAX_CACHED_MATCHES:
            del self.matches[next(iter(self.matches))]
        return replayed

    def choose(self, request: MoveRequest, watch: Watch | None = None) -> tuple[int, ...]:
        """Return the bot's move. Raise a refusal if the rules don't allow it."""
        replayed = self.replay(request)
        view = replayed.view(request.seat)
        bot = read_bot(request.level, watch)
        if request.in_window and isinstance(bot, SearchBot):
            bot = HouseCat(style=bot.style)
        heard = replayed.heard(request.seat) if bot.remembers else []
        sentence = bot.move(replayed.match.game, view, heard, Random(request.seed))
        refusal = judge(view, sentence)
        if refusal is not None:
            raise refusal
        return sentence


class Inbox:
    """The worker's incoming messages, read in a thread so that a search can be canceled."""

    def __init__(self, pipe: BinaryIO) -> None:
        self.pipe = pipe
        self.requests: SimpleQueue[ChooseMove] = SimpleQueue()
        self.canceled = 0
        """All requests up to this number are canceled."""
        self._decode = msgspec.msgpack.Decoder(ChooseMove | CancelMove).decode

    def read(self) -> NoReturn:
        """Read messages until the pipe closes. Then the server is gone, and this process exits."""
        while True:
            head = self.pipe.read(LENGTH_BYTES)
            body = self.pipe.read(int.from_bytes(head, "big"))
            if len(head) < LENGTH_BYTES or not body:
                os._exit(0)
            message = self._decode(body)
            if isinstance(message, ChooseMove):
                self.requests.put(message)
            else:
                self.canceled = message.number

    def watch(self, number: int) -> Watch:
        """Return a watcher that stops the search for a request when it is canceled."""

        def look(thought: Thought) -> None:
            if self.canceled >= number:
                raise MoveCanceled

        return look


def reply(chooser: MoveChooser, inbox: Inbox, ask: ChooseMove) -> WorkerReply:
    """Reply with the move, or with the kind and place of an error: its message could hold secrets."""
    try:
        return WorkerReply(ask.number, chooser.choose(ask.request, inbox.watch(ask.number)))
    except MoveCanceled:
        return WorkerReply(ask.number, error="canceled")
    except Refusal as refusal:
        return WorkerReply(ask.number, error=f"refused: {refusal.why}")
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = "" if trace is None else f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"
        return WorkerReply(ask.number, error=f"{type(error).__name__} at {where}")


def log_errors() -> None:
    """Log uncaught exceptions like the server does, and exit.

    Discard everything else that this process prints: it could contain anything, and stdout carries the replies.
    """
    log = make_log(stream=os.fdopen(os.dup(2), "w", buffering=1))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)

    def die(error: BaseException | None) -> NoReturn:
        trace = None if error is None else frames_of(error)
        log.error("worker-failed", error=None if error is None else type(error).__name__, trace=trace)
        os._exit(1)

    sys.excepthook = lambda kind, error, trace: die(error)
    threading.excepthook = lambda failed: die(failed.exc_value)


def serve() -> NoReturn:
    """Run the worker process."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    log_errors()
    inbox = Inbox(sys.stdin.buffer)
    threading.Thread(target=inbox.read, daemon=True).start()
    chooser = MoveChooser()
    answer = WorkerReply(0)
    with contextlib.suppress(OSError):  # the server is gone
        while True:
            answers.write(encode_message(answer))
            answers.flush()
            answer = reply(chooser, inbox, inbox.requests.get())
    os._exit(0)


if __name__ == "__main__":
    serve()
