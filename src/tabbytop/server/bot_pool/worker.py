"""Where bots think: a worker process folds a table's log, shows a bot what its seat sees, and says what it answers.

It never sees the dealer's secret, and the bot nothing but its seat's view and what the seat heard. A question holds
everything, so any worker can answer any question, and the same question has the same answer; matches that were folded
before are kept, which only saves time.
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
from tabbytop.games.shelf import open_game
from tabbytop.server.ops.logs import frames_of, make_log
from tabbytop.table.dealer import Script
from tabbytop.table.match import FORWARD, Line, Match
from tabbytop.table.memory import Memory

KEPT = 8
"""How many matches a worker keeps folded."""
NICE = 5
"""How far thinking stands back for those who wait for the server itself."""
HEAD = 4
"""A message between a worker and the table is its length in so many bytes, then its bytes."""

Word = tuple[int, int, int, bool, int]
"""A line of a match: author, audience, action, does a move begin here, the first entry that it takes back."""


class MoveRequest(msgspec.Struct, frozen=True):
    """What would this bot do in this seat? It may wait for its turn, so what it holds must not change meanwhile."""

    table: str
    """Which table it is about: one question of a table is thought about at a time."""
    game: str
    deck: dict[str, Any]
    players: int
    options: dict[str, Any]
    lines: list[Word]
    seat: int
    level: str
    """Any bot that `read_bot` knows."""
    seed: str
    glance: bool = False
    """At a window: answer as House Cat where one would search, for a pause would tell that there is a choice."""


class Ask(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A worker is asked."""

    n: int
    question: MoveRequest


class Drop(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """Nobody wants that answer any more."""

    n: int


class Said(msgspec.Struct, frozen=True, array_like=True):
    """What a worker says: first, as number 0, that it is there; then an answer to each question, or what went wrong."""

    n: int
    sentence: tuple[int, ...] = ()
    trouble: str = ""


class Dropped(Exception):
    """The thinking ends here: nobody waits for it."""


def framed(message: Ask | Drop | Said) -> bytes:
    """A message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def living(lines: list[Word]) -> list[Word]:
    """The lines that were not taken back, however much an undo took: those who sit at a table may agree on more."""
    live: list[tuple[int, Word]] = []
    for n, line in enumerate(lines):
        undoes = line[4]
        if undoes == FORWARD:
            live.append((n, line))
        while undoes != FORWARD and live and live[-1][0] >= undoes:
            live.pop()
    return [line for _, line in live]


class Folded:
    """A match up to some line, and what its seats remember of it."""

    def __init__(self, question: MoveRequest) -> None:
        self.about = about(question)
        self.lines: list[Word] = []
        game = open_game(question.game, question.deck)
        # Chance has spoken in the lines; nothing is ever drawn here.
        self.match = Match(game, game.start(question.players, question.options), Script([]))
        self.memories: dict[int, Memory] = {}

    def leads_to(self, question: MoveRequest, live: list[Word]) -> bool:
        """Is this the beginning of the match that is asked about?"""
        return self.about == about(question) and self.lines == live[: len(self.lines)]

    def follow(self, live: list[Word]) -> None:
        """Let the lines that are new happen."""
        for word in live[len(self.lines) :]:
            author, audience, action, begins, _ = word
            self.match.repeat(Line(len(self.lines), author, audience, action, begins))
            self.lines.append(word)

    def view(self, seat: int) -> Any:
        """What a seat that is asked sees. All seats of a window are asked at once: each as if it were its turn."""
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
        """What a seat has heard."""
        if seat not in self.memories:
            self.memories[seat] = Memory(self.match, seat)
        return self.memories[seat].moments()


def about(question: MoveRequest) -> tuple[Any, ...]:
    """What a match begins with."""
    return question.game, question.players, question.options, question.deck


class Thinking:
    """Answers questions, one after the other."""

    def __init__(self) -> None:
        self.kept: dict[str, Folded] = {}
        """By table, the one that was asked about last at the end."""
        self.anew = 0
        """How often a match was folded from its first line."""

    def fold(self, question: MoveRequest) -> Folded:
        """The match that is asked about; what was folded before is used where it still holds."""
        live = living(question.lines)
        folded = self.kept.pop(question.table, None)
        if folded is None or not folded.leads_to(question, live):
            folded = Folded(question)
            self.anew += 1
        folded.follow(live)
        self.kept[question.table] = folded
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return folded

    def answer(self, question: MoveRequest, watch: Watch | None = None) -> tuple[int, ...]:
        """The move of a bot; one that the rules allow, or a refusal."""
        folded = self.fold(question)
        view = folded.view(question.seat)
        bot = read_bot(question.level, watch)
        if question.glance and isinstance(bot, SearchBot):
            bot = HouseCat()
        heard = folded.heard(question.seat) if bot.remembers else []
        sentence = bot.move(folded.match.game, view, heard, Random(question.seed))
        refusal = judge(view, sentence)
        if refusal is not None:
            raise refusal
        return sentence


class Post:
    """What comes to a worker from the table, read beside the thinking so that it can be told to stop."""

    def __init__(self, pipe: BinaryIO) -> None:
        self.pipe = pipe
        self.asked: SimpleQueue[Ask] = SimpleQueue()
        self.dropped = 0
        """All questions up to this one may be dropped."""
        self._decode = msgspec.msgpack.Decoder(Ask | Drop).decode

    def read(self) -> NoReturn:
        """Read on and on. When the pipe is closed the table is gone, however it ended: then so is this process."""
        while True:
            head = self.pipe.read(HEAD)
            body = self.pipe.read(int.from_bytes(head, "big"))
            if len(head) < HEAD or not body:
                os._exit(0)
            message = self._decode(body)
            if isinstance(message, Ask):
                self.asked.put(message)
            else:
                self.dropped = message.n

    def watch(self, n: int) -> Watch:
        """Whoever looks whether the answer to a question is still wanted."""

        def look(thought: Thought) -> None:
            if self.dropped >= n:
                raise Dropped

        return look


def reply(thinking: Thinking, post: Post, ask: Ask) -> Said:
    """The answer to a question, or what went wrong: only its kind and place, for logs must hold no secrets."""
    try:
        return Said(ask.n, thinking.answer(ask.question, post.watch(ask.n)))
    except Dropped:
        return Said(ask.n, trouble="dropped")
    except Refusal as refusal:
        return Said(ask.n, trouble=f"refused: {refusal.why}")
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = "" if trace is None else f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"
        return Said(ask.n, trouble=f"{type(error).__name__} at {where}")


def log_errors() -> None:
    """Log what no handler catches as the server logs its errors, and end the process.

    Nothing else this process prints reaches the server's output: it could hold anything, and it is no answer.
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
    """What a worker process does all its life."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    log_errors()
    post = Post(sys.stdin.buffer)
    threading.Thread(target=post.read, daemon=True).start()
    thinking = Thinking()
    said = Said(0)
    with contextlib.suppress(OSError):  # nobody is there to hear it
        while True:
            answers.write(framed(said))
            answers.flush()
            said = reply(thinking, post, post.asked.get())
    os._exit(0)


if __name__ == "__main__":
    serve()
