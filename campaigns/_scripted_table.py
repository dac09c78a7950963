"""Play whole games in a room with scripted people and bots, on a clock that is set by hand.

People see only the frames that the room sends them, like a browser, and overlap what it lets them overlap. They take
the same time for every decision. A script remembers each decision, so that the same game can be played again with
other windows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from tabbytop.bots.characters import CHARACTERS
from tabbytop.bots.simple import HouseCat
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import Sentence
from tabbytop.engine.window import Window
from tabbytop.server.bot_pool.worker import MoveChooser, MoveRequest
from tabbytop.server.rooms.listeners import Listener
from tabbytop.server.rooms.room import Room
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.lobby import BotSeated, Opened, Readied, Sat
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.next_moves import view_ahead
from tabbytop.server.tables.setup import fill_in_pace
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.wire import messages as m
from tests.server.memory_store import MemoryStore, OneProcess
from tests.server.set_clock import SetClock

DECISION_SECONDS = 4.0
"""How long a person thinks about each prompt and each move."""
AUTO_DRAW_SECONDS = 0.5
"""How long the browser waits before it draws a card by itself (`web/src/table/auto-draw.ts`)."""
CONFIRMS = 1
"""Clicks to confirm a move, which is the browser's default."""
STUCK_SECONDS = 600.0
"""Seconds without a move after which a game counts as stuck."""
MAX_LINES = 4000
"""Actions after which a game counts as endless."""


@dataclass(frozen=True)
class LineUp:
    """Who plays: the game, the number of people and bots, and the level of the bots."""

    game: str
    people: int
    bots: int
    level: str = "house-cat"
    long_windows: bool = False

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self.people + self.bots

    @property
    def is_solo(self) -> bool:
        """Whether one person plays among bots."""
        return self.people == 1

    def __str__(self) -> str:
        people = "solo" if self.is_solo else f"{self.people} people"
        bots = f"{self.bots} bots" if self.bots > 1 else "1 bot"
        parts = [people, *([bots if self.level == "house-cat" else f"{bots} ({self.level})"] if self.bots else [])]
        return ", ".join(parts + (["long windows"] if self.long_windows else []))

    def setup(self) -> m.Setup:
        """Return the setup, with the default lengths of windows and the usual pace of bots."""
        made = m.Setup(self.game, self.players, watchers=not self.is_solo, long_windows=self.long_windows)
        return fill_in_pace(made, 0.8, {})


class GameScript:
    """Everyone's decisions. Each depends on the seed and on what the seat sees, never on the time."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.moves: dict[tuple[int, tuple[object, ...]], Sentence] = {}
        """By seat and what it sees."""
        self.bot_moves: dict[tuple[object, ...], Sentence] = {}
        """By lines of the match and seat."""
        self.prompt_seconds: dict[tuple[int, int], float] = {}
        """By number of lines and seat: how long a person thought about a prompt, when the game was first played."""
        self.chooser = MoveChooser()

    def decide(self, game: Any, seat: int, view: Any) -> Sentence:
        """Return a person's move or answer."""
        key = (seat, game.key(view))
        if key not in self.moves:
            self.moves[key] = HouseCat().move(game, view, [], Random(f"{self.seed} {seat} {len(self.moves)}"))
        return self.moves[key]


class ScriptedPool:
    """Bots that think as long as their level does, but play like House Cat, and the same whenever asked the same."""

    def __init__(self, script: GameScript) -> None:
        self.script = script

    async def move(self, request: MoveRequest) -> Sentence:
        """Return a bot's move."""
        key = (*request.lines, request.seat)
        if key not in self.script.bot_moves:
            simple = msgspec.structs.replace(request, level="house-cat")
            self.script.bot_moves[key] = self.script.chooser.choose(simple)
        return self.script.bot_moves[key]


@dataclass
class WindowRecord:
    """A window that opened and closed."""

    line: int
    """The number of lines before it."""
    kind: str
    opened: float
    closed: float = 0.0
    acted: bool = False
    """Whether someone did more than pass."""


@dataclass
class PlayedGame:
    """What happened in a game."""

    seconds: float = 0.0
    turns: int = 0
    moves: int = 0
    """Moves of people, outside windows."""
    clicks: int = 0
    """Clicks of people: one for each word and one to confirm; one to let something pass."""
    prompts: int = 0
    bare_prompts: int = 0
    """Prompts of people who had no answer in hand."""
    late: int = 0
    """Answers that came after the window had closed."""
    sealed: int = 0
    """Moves sealed while a window was open."""
    answered: set[int] = field(default_factory=set)
    """By number of lines before them: windows that a person answered."""
    lines: list[tuple[int, int]] = field(default_factory=list)
    windows: list[WindowRecord] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class ScriptedPerson:
    """A person in a browser: reads frames, thinks, and says one thing at a time."""

    def __init__(self, table: ScriptedTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.actor = Actor(f"person-{seat}", f"Player {seat}")
        self.frame: dict[str, Any] = {}
        self.epoch = 0
        """The last entry in which someone did more than pass: what was decided before it is decided again."""
        self.done: tuple[str, int] | None = None
        """The last decision that was carried out."""
        self.question: tuple[str, int] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.asked_at = 0.0
        """When the question was shown, or taken up again."""
        self.thought: dict[tuple[str, int], float] = {}
        """Seconds spent on questions that were put aside for another."""
        self.busy_until = 0.0
        """When the person has thought about a prompt that is no longer shown."""
        self.prompt_line = 0

    def receive(self, data: bytes) -> None:
        """Take a frame and think about what it asks."""
        message = msgspec.json.decode(data)
        if message.get("view") is None:
            return
        self.frame = message
        for news in message.get("news", []):
            if news.get("what") == "moved" and news["say"] != ["pass"]:
                self.epoch = news["n"]
        self.consider()

    def consider(self) -> None:
        """Start thinking about a new question, or continue with the old one if it is still the same."""
        question = self.find_question()
        if question == self.question:
            return
        if self.question is not None:
            self.put_aside(self.question)
        self.question = question
        if question is not None:
            self.asked_at = self.table.clock.now()
            if question[0] == "answer":
                self.take_prompt()
            self.thinking = asyncio.create_task(self.think(question))

    def put_aside(self, question: tuple[str, int]) -> None:
        """Stop thinking about a question. Thinking about a move resumes when it is asked again."""
        clock = self.table.clock
        spent = max(0.0, clock.now() - max(self.asked_at, self.busy_until))
        self.thought[question] = self.thought.get(question, 0.0) + spent
        if question[0] == "answer" and not self.table.is_repeated:
            self.table.script.prompt_seconds[self.prompt_line, self.seat] = spent
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    def take_prompt(self) -> None:
        """Record a prompt. In a repeated game, spend the recorded time on it, even if it disappears immediately."""
        assert self.table.state.match is not None
        self.prompt_line = len(self.table.state.match.live)
        if self.table.is_repeated and self.table.keeps_prompts:
            seconds = self.table.script.prompt_seconds.get((self.prompt_line, self.seat), 0.0)
            self.busy_until = max(self.busy_until, self.table.clock.now()) + seconds

    def find_question(self) -> tuple[str, int] | None:
        """Return what the frame asks: an answer in a window, a move, or nothing."""
        frame = self.frame
        window = frame.get("window")
        ahead = frame.get("ahead")
        if frame.get("result") is not None:
            return None
        if window is not None and window.get("prompted") and not window.get("answered"):
            answer = ("answer", window["window"])
            if self.done != answer:
                return answer
        if frame.get("asks") == self.seat or (ahead is not None and not ahead.get("kept")):
            move = ("draw" if self.only_draws() else "move", self.epoch)
            return None if self.done == move else move
        return None

    def only_draws(self) -> bool:
        """Return whether the browser draws a card by itself, because that is the only option."""
        return self.frame.get("asks") == self.seat and self.frame.get("options") == {"draw": {}}

    async def think(self, question: tuple[str, int]) -> None:
        """Take the time of a decision, then say it."""
        clock = self.table.clock
        seconds = AUTO_DRAW_SECONDS if question[0] == "draw" else DECISION_SECONDS
        since = clock.now() if question[0] == "answer" else max(clock.now(), self.busy_until)
        await clock.sleep_until(since + seconds - self.thought.get(question, 0.0))
        self.thinking = None
        self.table.send(self.say(question))

    async def say(self, question: tuple[str, int]) -> None:
        """Send an answer or a move."""
        state, counts = self.table.state, self.table.counts
        match, window = state.match, self.frame.get("window")
        assert match is not None
        n = self.frame["n"]
        if state.entry_number != n:  # the window is about to close, so the server would refuse it
            self.refused(question)
            return
        if question[0] == "answer":
            view = match.game.view(state.as_asked(self.seat), self.seat)
            sentence = self.table.script.decide(match.game, self.seat, view)
            command = m.Say(n, self.words(sentence), window=question[1], seat=self.seat)
        elif window is not None:
            view = view_ahead(state, self.seat)
            sentence = self.table.script.decide(match.game, self.seat, view)
            command = m.Say(n, self.words(sentence), window=window["window"], seat=self.seat, ahead=True)
        else:
            sentence = self.table.script.decide(match.game, self.seat, match.view(self.seat))
            command = m.Say(n, self.words(sentence), seat=self.seat)
        lines = len(match.live)
        passes = state.window is not None and sentence == (state.window.passing(),)
        try:
            await self.table.room.handle(self.actor, command)
        except Refusal as refusal:
            if refusal.why != "window-closed":
                raise
            self.refused(question)
            return
        self.done = question
        counts.clicks += 0 if question[0] == "draw" else 1 if passes else len(sentence) + CONFIRMS
        if question[0] == "answer":
            counts.answered.add(lines)
        else:
            counts.moves += 1
            counts.sealed += window is not None

    def refused(self, question: tuple[str, int]) -> None:
        """Note that something came too late. If the next frame still asks for the move, send it again immediately."""
        self.table.counts.late += 1
        self.thought[question] = DECISION_SECONDS
        self.question = None

    def words(self, sentence: Sentence) -> list[str | dict[str, Any]]:
        """Return the words of a move."""
        assert self.table.state.match is not None
        return [self.table.state.match.game.words.write(a) for a in sentence]


class ScriptedTable:
    """A table in a room, with people, bots and a script."""

    def __init__(
        self, line_up: LineUp, script: GameScript, *, is_repeated: bool = False, keeps_prompts: bool = True
    ) -> None:
        self.line_up = line_up
        self.script = script
        self.is_repeated = is_repeated
        """Whether the script knows this game already."""
        self.keeps_prompts = keeps_prompts
        """Whether people spend the recorded time on prompts that disappear immediately."""
        self.clock = SetClock()
        self.cluster = OneProcess()
        self.counts = PlayedGame()
        self.prompted: set[tuple[int, int]] = set()
        self.sending: list[asyncio.Task[None]] = []
        store: Any = MemoryStore()
        pool: Any = ScriptedPool(script)
        secret = script.seed.encode().ljust(32, b".")[:32]
        self.room = Room(self.seat_everyone(secret), store, self.clock, pool, self.cluster)
        self.room.is_owner = True
        self.people = [ScriptedPerson(self, seat) for seat in range(line_up.people)]

    def seat_everyone(self, secret: bytes) -> TableState:
        """Return the table before the game."""
        line_up = self.line_up
        state = TableState("table", secret)
        entries: list[Entry] = [Opened(line_up.setup(), "person-0", "Player 0")]
        for seat in range(line_up.people):
            entries += [Sat(seat, f"person-{seat}", f"Player {seat}"), Readied(seat, True)]
        for seat in range(line_up.people, line_up.players):
            character = [*CHARACTERS][seat]
            entries.append(BotSeated(seat, line_up.level, CHARACTERS[character].name, character))
        for entry in entries:
            state.apply(self.clock.now(), entry)
        return state

    @property
    def state(self) -> TableState:
        """Return the table's state."""
        return self.room._state

    async def play(self) -> PlayedGame:
        """Play the game to its end and return what happened."""
        for person in self.people:
            listener = Listener(person.actor.person, person.seat, self.state.entry_number, person.receive)
            await self.room.join(listener, lambda _, seat=person.seat: seat)  # type: ignore[misc]
        await self.room.handle(self.people[0].actor, m.Start())
        started = self.clock.now()
        await self.clock.settle()
        while self.state.status == "playing":
            self.check_progress()
            self.note_prompts()
            assert self.clock.next is not None
            await self.clock.advance_to(self.clock.next)
        self.counts.seconds = self.state.updated_at - started
        await self.clock.advance(1.0)  # a window that ends the game is published when it closes
        await self.room.close()
        self.counts.faults += [repr(error) for error in self.cluster.faults]
        self.count_turns_and_windows()
        return self.counts

    def send(self, message: Coroutine[Any, Any, None]) -> None:
        """Let a person send a message."""
        self.sending = [task for task in self.sending if not task.done() or task.exception()]
        self.sending.append(asyncio.create_task(message))

    def check_progress(self) -> None:
        """Fail if the game is stuck, or doesn't end."""
        for task in self.sending:
            if task.done():
                task.result()
        match = self.state.match
        assert match is not None
        if self.clock.next is None or self.clock.next > self.state.updated_at + STUCK_SECONDS:
            raise RuntimeError(f"{self.line_up}, {self.script.seed}: nothing happens after {len(match.lines)} actions")
        if len(match.lines) > MAX_LINES:
            raise RuntimeError(f"{self.line_up}, {self.script.seed}: the game does not end")

    def note_prompts(self) -> None:
        """Count the prompts on people's screens. The game's state tells whether they have an answer in hand."""
        window = self.state.window
        if window is None or self.state.match is None:
            return
        for person in self.people:
            shown = person.frame.get("window")
            if shown is None or not shown.get("prompted") or shown["window"] != self.state.move_number:
                continue
            if (shown["window"], person.seat) not in self.prompted:
                self.prompted.add((shown["window"], person.seat))
                self.counts.prompts += 1
                top = self.state.as_asked(person.seat)
                self.counts.bare_prompts += not top.agenda[-1].answers(top)

    def count_turns_and_windows(self) -> None:
        """Count turns and list windows, from the log."""
        table = TableState("table", self.state.secret)
        turn: int | None = None
        record: WindowRecord | None = None
        for at, entry in self.state.log:
            window = table.window
            if window is not None and isinstance(entry, Moved):
                assert table.match is not None
                if record is None:
                    record = WindowRecord(len(table.match.live), str(window.key()[0]), table.asked_at)
                    self.counts.windows.append(record)
                record.acted |= entry.say != [table.match.game.words.write(window.passing())]
            table.apply(at, entry)
            if record is not None and window is not None and not is_continued(window, table.window, record):
                record.closed = at
                record = None
            if table.status == "playing" and table.turn_seat != turn:
                turn = table.turn_seat
                self.counts.turns += 1
        assert table.match is not None
        self.counts.lines = [(line.author, line.action) for line in table.match.lines]


def is_continued(window: Window[Any], after: Window[Any] | None, record: WindowRecord) -> bool:
    """Return whether the same window asks its next seat."""
    return (
        after is not None
        and not record.acted
        and len(window.asked) > 1
        and after.key() == window.onward(window.asked[1:]).key()
    )


@contextmanager
def empty_windows(lines: set[int]) -> Iterator[None]:
    """Let the windows that open after these numbers of lines close immediately."""
    usual = TableState.window_closes

    def closes(self: TableState) -> float:
        assert self.match is not None
        return self.asked_at if len(self.match.live) in lines else usual(self)

    with patch.object(TableState, "window_closes", closes):
        yield


def play(line_up: LineUp, script: GameScript) -> PlayedGame:
    """Play a game for the first time."""

    async def run() -> PlayedGame:
        return await ScriptedTable(line_up, script).play()

    return asyncio.run(run())


def replay(line_up: LineUp, script: GameScript, closed: set[int], *, keeps_prompts: bool = True) -> PlayedGame:
    """Play the same game again, with windows of zero length after these numbers of lines."""

    async def run() -> PlayedGame:
        return await ScriptedTable(line_up, script, is_repeated=True, keeps_prompts=keeps_prompts).play()

    with empty_windows(closed):
        return asyncio.run(run())
