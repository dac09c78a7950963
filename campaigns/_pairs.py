"""Compare pairs of worlds that a seat can't tell apart: it must receive the same bytes over the wire.

A game is played, and a second history is made (`tests/laws/retelling.py`) that looks the same to one seat but differs
in what is hidden from it. Both are played on separate servers with the same clock. In windows, the other seats behave
differently, too: in one world they are silent, in the other they answer, hesitate and change their answers. They set
standing answers. They seal next moves, change and withdraw them, or leave them sealed: where both worlds go on with
such a move, it is played when the window closes, and where someone acts in the window, it becomes a draft. Someone
else asks for more time.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from unittest.mock import patch

from campaigns._settings import CampaignSetting
from campaigns._tagged_decks import KITTY
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import choose
from tabbytop.engine.game import Game
from tabbytop.engine.play import Sentence, actor, apply, is_over, some_sentences
from tabbytop.engine.seats import CHANCE, WATCHER
from tabbytop.engine.window import Window
from tabbytop.server.cluster import registry as rooms
from tabbytop.server.tables.commands import lobby
from tabbytop.server.tables.next_moves import view_ahead
from tabbytop.table.dealer import Script
from tabbytop.table.match import FORWARD, Match
from tabbytop.table.standing_answers import CHOICES
from tabbytop.wire import messages as m
from tabbytop.wire.client import TableConnection
from tests.laws.retelling import retell
from tests.server.live_server import NAMES, WINDOW_SECONDS, InlineBots, LiveServer, SeatedTable
from tests.server.whole_game import random_move

BOT_SECONDS = 0.8
TRIES = 8
"""Attempts to find a second history for a game."""

SHARE_LEAVING = 0.1
"""Share of windows in which someone leaves who passes in them."""
PRIVATE = {
    "standing": "standing answers",
    "auto_passes": "auto-passes",
    "next_moves": "next moves sealed",
    "withdrawn": "withdrawn",
    "pending": "pending at the close",
    "played": "played",
    "drafts": "drafts",
    "leavers": "players who left",
}
"""What others do privately in windows: its name in the figures, and the heading of its column."""


@dataclass
class Comparison:
    """Counts of what was compared. Comparisons can be added up."""

    pairs: int = 0
    messages: int = 0
    windows: int = 0
    armed: int = 0
    """Windows in which someone else could answer in only one of the two worlds."""
    long_windows: int = 0
    """Windows that stayed open three times as long."""
    private: Counter[str] = field(default_factory=Counter)
    """What others did privately, by its name in `PRIVATE`, in both worlds together."""
    differences: list[str] = field(default_factory=list)

    def add(self, other: Comparison) -> None:
        """Add another comparison."""
        self.pairs += other.pairs
        self.messages += other.messages
        self.windows += other.windows
        self.armed += other.armed
        self.long_windows += other.long_windows
        self.private += other.private
        self.differences += other.differences


class WorldScript:
    """One world as a script: chance events, everyone's moves, and which of them are in windows."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.luck: list[int] = []
        self.said: dict[int, tuple[int, Sentence]] = {}
        """By number of lines before it: the seat that moves, and the words."""
        self.answers: dict[int, dict[int, Sentence]] = {}
        """By number of lines before the window: everyone's answer."""
        self.could: dict[int, list[int]] = {}
        """By number of lines before the window: the seats that could answer."""
        walk = match.at_start()
        lines = match.live
        self.in_windows: set[int] = set()
        """The lines that begin an answer in a window."""
        self.passing = -1
        """The action that passes in a window."""
        window = -1
        for i, line in enumerate(lines):
            step = walk.state.agenda[-1]
            if line.author == CHANCE and step.stream(walk.state):
                self.luck.append(line.action)
            if line.begins and line.author != CHANCE:
                end = next((j for j in range(i + 1, len(lines)) if lines[j].begins), len(lines))
                sentence = tuple(one.action for one in lines[i:end])
                self.said[i] = (line.author, sentence)
                if isinstance(step, Window):
                    window = i if window < 0 else window
                    self.in_windows.add(i)
                    self._answer(walk, step, window, sentence)
            walk.repeat(line)
            if not (isinstance(step, Window) and asks_next_seat(step, walk)):
                window = -1
        self.lines = lines
        self.end = len(lines) if window < 0 else window
        """The script stops before a window that hasn't closed, since a table plays all of its answers together."""

    def move_after(self, window: int) -> tuple[int, Sentence] | None:
        """Return who moves after a window, and how, or None if someone acts or chance decides before that.

        Where the script ends, nobody moves.
        """
        for at in range(window, self.end):
            if self.lines[at].author == CHANCE:
                return None
            if at not in self.in_windows:
                return self.said[at]
            if self.said[at][1] != (self.passing,):
                return None
        return CHANCE, ()

    def _answer(self, walk: Match, step: Window[Any], window: int, sentence: Sentence) -> None:
        """Add an answer in a window; when it opens, note who could answer."""
        if window not in self.answers:
            self.passing = step.passing()
            self.answers[window] = {}
            self.could[window] = [seat for seat in step.asked if could_answer(walk, step, seat)]
        self.answers[window][step.asked[0]] = sentence


def asks_next_seat(window: Window[Any], walk: Match) -> bool:
    """Return whether a seat passed, so that the same window asks the next seat."""
    top = walk.state.agenda[-1] if walk.state.agenda else None
    passed = walk.live[-1].action == window.passing()
    return isinstance(top, Window) and passed and top.key() == window.onward(window.asked[1:]).key()


def could_answer(match: Match, window: Window[Any], seat: int) -> bool:
    """Return whether this seat holds a card that answers here."""
    here = window.onward(window.asked[window.asked.index(seat) :])
    return bool(here.answers(match.state))


class ScriptedBots(InlineBots):
    """Bots that follow the script after a thinking time that differs between the worlds."""

    def __init__(self, *more: Any, **also: Any) -> None:
        super().__init__(*more, **also)
        self.playbacks: dict[str, PairPlayback] = {}

    async def move(self, question: Any) -> Sentence:
        """Return the scripted move."""
        playback = self.playbacks[question.table]
        clock, world = playback.server.clock, playback.world
        await clock.sleep_until(clock.now() + playback.own.choice([0.0, 0.2, 0.5]))
        at = live_lines(question.lines)
        if at >= world.end:
            await asyncio.Event().wait()
        if question.in_window:
            return world.answers[at].get(question.seat, (world.match.game.words.read("pass"),))
        return world.said[at][1]


async def do_nothing() -> None:
    """Be a job that only waits for the jobs before it."""


def live_lines(lines: list[tuple[int, int, int, bool, int]]) -> int:
    """Return the number of lines that weren't undone."""
    live: list[int] = []
    for n, line in enumerate(lines):
        if line[4] == FORWARD:
            live.append(n)
        else:
            live = [one for one in live if one < line[4]]
    return len(live)


@contextmanager
def with_fixed_randomness(world: WorldScript, pair: int) -> Iterator[None]:
    """Give tables the same ids and commitments in both worlds, and let chance follow the script."""
    ids = itertools.count()
    with (
        patch.object(rooms, "new_id", lambda: f"table-{pair}-{next(ids)}"),
        patch.object(rooms, "fresh_secret", lambda: pair.to_bytes(32, "big")),
        patch.object(lobby, "Dealer", lambda secret, nonces: Script(world.luck)),
    ):
        yield


def two_worlds(setting: CampaignSetting, seed: str) -> tuple[int, WorldScript, WorldScript] | None:
    """Return a seat or watcher with two worlds that it can't tell apart, or None if they are equal."""
    rng = Random(seed)
    match = setting.begin(seed)
    policies = list(HEURISTICS[setting.game].policies.values())
    weights = policies[rng.randrange(len(policies))]
    for _ in range(rng.choice([12, 30, 60, 90])):
        saved = len(match.live)
        view = match.view(actor(match.state))
        match.say(actor(match.state), answer_in(match.game, view, rng) or choose(match.game, view, weights, rng))
        if is_over(match.state):  # after the end everyone sees everything
            match = cut(match, saved)
            break
    seat = rng.choice([*range(setting.players), WATCHER])
    for _ in range(TRIES):
        second = retell(match, seat, rng)
        if [line.action for line in second.live] != [line.action for line in match.live]:
            return seat, WorldScript(match), WorldScript(second)
    return None


def answer_in(game: Game[Any], view: Any, rng: Random) -> Sentence:
    """Often return an answer where someone may have sealed a next move, so that there are drafts, or nothing."""
    window = view.agenda[-1]
    if not isinstance(window, Window) or rng.random() < 0.4:
        return ()
    ahead = game.clone(view)
    while ahead.agenda and isinstance(ahead.agenda[-1], Window):
        apply(ahead, ahead.agenda[-1].passing())
    answers = [sentence for sentence in some_sentences(view) if sentence != (window.passing(),)]
    return rng.choice(answers) if answers and actor(ahead) >= 0 else ()


def cut(match: Match, count: int) -> Match:
    """Return the match before its last move."""
    walk = match.at_start()
    for line in match.live[:count]:
        walk.repeat(line)
    return walk


@dataclass(frozen=True)
class StandingChange:
    """Someone sets a standing answer."""

    choice: str


@dataclass(frozen=True)
class NextMoveChange:
    """Someone seals a next move: a random one unless it is given. Or they withdraw it."""

    sentence: Sentence = ()
    withdraws: bool = False


PrivateAct = StandingChange | NextMoveChange


class OffScript(Exception):
    """Raised when the server deviates from the script of both worlds: another event, or another time."""


class PairPlayback:
    """Plays one world on a server. The script determines the moves; two seeds determine when they are made."""

    def __init__(
        self, server: LiveServer, setting: CampaignSetting, world: WorldScript, seat: int, seed: str, which: int
    ) -> None:
        self.server = server
        self.setting = setting
        self.world = world
        self.seat = seat
        self.shared = Random(f"{seed} shared")
        """Random numbers for what the seat can see; the same in both worlds."""
        self.leaving = Random(f"{seed} leaving")
        """Random numbers for who leaves in a window; the same in both worlds, too."""
        self.own = Random(f"{seed} {which}")
        self.which = which
        self.heard: list[bytes] = []
        self.long_windows = 0
        self.private: Counter[str] = Counter()
        others = [i for i in range(setting.players) if i != seat]
        self.bots = [i for i in others if self.shared.random() < 0.25][: setting.players - 1]

    async def play(self) -> list[bytes]:
        """Play the world and return everything the seat received."""
        seated = await self.seat_everyone()
        clock = self.server.set_clock
        while len(self.live) < self.world.end:
            await seated.sync()
            at = len(self.live)
            await self.ask_for_more_time(seated)
            if at in self.world.answers:
                await self.play_window(seated, at)
                continue
            if at not in self.world.said:
                raise OffScript(f"the server is in the middle of a move at line {at}")
            seat, sentence = self.world.said[at]
            n = seated.state.entry_number
            if seat in self.bots:
                await self.wait_for_bot(n)
                continue
            await clock.advance(self.shared.choice([0.0, 1.0, 20.0]))
            await self.make_move(seated, seat, sentence)
            await self.chat_or_undo(seated, seat, sentence)
        await self.read_all_routes(seated)
        return self.heard

    async def wait_for_bot(self, n: int) -> None:
        """Advance the clock until a bot moves. The server does what is due before the clock goes on."""
        clock, room = self.server.set_clock, self.server.room(self.seated.table)
        end = clock.now() + BOT_SECONDS
        while room.entry_number == n and clock.now() < end:
            await clock.advance_to(min(end, clock.next or end))
            await room.jobs.run(do_nothing)
        await self.listener.until(lambda: self.listener.last_entry > n)

    @property
    def live(self) -> list[Any]:
        """Return the lines on the server that weren't undone."""
        match = self.seated.state.match
        assert match is not None
        return match.live

    @property
    def listener(self) -> TableConnection:
        """Return the client that must not be able to tell the worlds apart."""
        return self.watcher if self.seat == WATCHER else self.seated.seats[self.places[self.seat]]

    async def seat_everyone(self) -> SeatedTable:
        """Create a table and seat everyone. From the start on, record everything the seat receives."""
        players = self.setting.players
        people = [i for i in range(players) if i not in self.bots]
        self.places = {seat: i for i, seat in enumerate(people)}
        clients = [await self.server.guest(NAMES[seat]) for seat in people]
        made = m.Setup(
            self.setting.game, players, dict(self.setting.options), deck=self.setting.deck,
            windows=WINDOW_SECONDS if self.setting.game == KITTY else {},
            bot_seconds=BOT_SECONDS, clock=m.Pace("live", move=600.0),
        )  # fmt: skip
        table = (await clients[0].new_table(made, sit=False)).id
        self.seated = SeatedTable(self.server, table, clients, [])
        for client, seat in zip(clients, people, strict=True):
            at_table = await self.server.connect(client, table, tell="en")
            await at_table.send_command(m.Sit(seat=seat))
            await at_table.send_command(m.Ready())
            at_table.seat = seat
            self.seated.seats.append(at_table)
        for seat in self.bots:
            await self.seated.seats[0].send_command(m.SeatBot(seat=seat, level="kitten"))
        self.watcher = await self.server.connect(await self.server.new_client(), table, tell="en")
        self.listener.on_message = self.heard.append
        bots = self.server.inline_bots
        assert isinstance(bots, ScriptedBots)
        bots.playbacks[table] = self
        await self.seated.seats[0].send_command(m.Start())
        return self.seated

    def words(self, sentence: Sentence) -> list[str | dict[str, Any]]:
        """Return the words of a move."""
        return [self.world.match.game.words.write(a) for a in sentence]

    async def make_move(self, seated: SeatedTable, seat: int, sentence: Sentence) -> None:
        """Preview a move (`do: try`), then make it."""
        mine = seated.seats[self.places[seat]]
        await mine.until(lambda: mine.last_entry >= seated.state.entry_number)
        await mine.send_command(m.Try(mine.last_entry, self.words(sentence), seat=seat))
        await mine.send_command(m.Say(mine.last_entry, self.words(sentence), seat=seat))

    async def chat_or_undo(self, seated: SeatedTable, seat: int, sentence: Sentence) -> None:
        """Occasionally chat, or undo a move and repeat it."""
        chance = self.shared.random()
        match = seated.state.match
        assert match is not None
        mine = seated.seats[self.places[seat]]
        if chance < 0.05:
            await mine.send_command(m.Chat(text="Mrow."))
        elif chance < 0.15 and match.can_undo(seat) and seated.state.window is None:
            await mine.send_command(m.Undo(n=mine.last_entry, seat=seat))
            await self.make_move(seated, seat, sentence)

    async def play_window(self, seated: SeatedTable, at: int) -> None:
        """Play a window: the seat answers at the same time in both worlds, the others at different times."""
        clock = self.server.set_clock
        opened, closes = clock.now(), seated.state.window_closes()
        last = seated.state.window_seals() - 0.01
        n = seated.state.move_number
        for after, seat, answer in sorted(self.plan_window(seated, at), key=lambda plan: plan[:2]):
            await clock.advance_to(min(opened + after, last))
            if closes == opened:
                break
            if seated.state.move_number != n:
                raise OffScript(f"the window {n} closed early")
            mine = seated.seats[self.places[seat]]
            if isinstance(answer, PrivateAct):
                await self.act_privately(mine, answer, n)
            elif answer:
                await mine.send_command(m.Try(mine.last_entry, self.words(answer), window=n, seat=seat))
                await mine.send_command(m.Say(mine.last_entry, self.words(answer), window=n, seat=seat))
            else:
                await self.chat_and_read(seated, mine)
        await clock.advance_to(last)
        sealed = self.count_private_facts(seated) if seated.state.move_number == n else {}
        leaver = self.choose_leaver(seated, at) if seated.state.move_number == n else None
        if leaver is not None:
            await leaver.send_command(m.Leave(seat=leaver.seat))
            sealed.pop(leaver.seat or 0, None)
        await clock.advance_to(closes)
        await self.listener.until(
            lambda: seated.state.move_number > n and self.listener.last_entry >= seated.state.move_number
        )
        self.count_outcomes(seated, sealed)
        if leaver is not None:
            await leaver.send_command(m.Back(seat=leaver.seat))
            self.private["leavers"] += 1

    def choose_leaver(self, seated: SeatedTable, at: int) -> TableConnection | None:
        """Occasionally choose someone else to leave who passes in this window, whether they have said so or not."""
        window = seated.state.window
        if window is None or self.leaving.random() > SHARE_LEAVING:
            return None
        if sum(seat in self.places for seat in window.asked) < 2:
            return None  # without people, a window closes at once
        after = self.world.move_after(at)
        passing = [seat for seat in window.asked if self.world.answers[at].get(seat) == (window.passing(),)]
        others = [seat for seat in passing if seat in self.places and seat not in (self.seat, after and after[0])]
        return seated.seats[self.places[self.leaving.choice(others)]] if others else None

    def count_private_facts(self, seated: SeatedTable) -> dict[int, Any]:
        """Count what others have done privately in a window that is about to close. Return their sealed next moves."""
        state = seated.state
        window, answers = state.window, seated.server.room(seated.table)._sealed
        assert window is not None
        self.long_windows += state.has_long_windows
        others = [seat for seat in self.places if seat != self.seat]
        self.private["auto_passes"] += any(
            seat in window.asked and not answers.is_prompted(state, seat) for seat in others
        )
        sealed = {seat: answers.next_move(seat) for seat in answers.pending_moves(state) if seat in others}
        self.private["pending"] += len(sealed)
        return sealed

    def count_outcomes(self, seated: SeatedTable, sealed: dict[int, Any]) -> None:
        """Count what became of sealed next moves when a window closed."""
        for seat, move in sealed.items():
            if move.is_draft(seated.state, seat):
                self.private["drafts"] += 1
            elif move.is_over(seated.state, seat):
                self.private["played"] += 1

    async def ask_for_more_time(self, seated: SeatedTable) -> None:
        """Occasionally let someone switch on long windows: perhaps another seat in each world, at the same moment."""
        others = [seat for seat in self.places if seat != self.seat]
        if self.setting.game == KITTY and not seated.state.long_windows and others and self.shared.random() < 0.05:
            mine = seated.seats[self.places[self.own.choice(others)]]
            await mine.until(lambda: mine.last_entry >= seated.state.entry_number)
            await mine.send_command(m.MoreTime(seat=mine.seat))
            await self.listener.until(lambda: self.listener.last_entry >= seated.state.entry_number)

    async def act_privately(self, mine: TableConnection, act: PrivateAct, window: int) -> None:
        """Set a standing answer, seal a next move, or withdraw it."""
        await mine.until(lambda: mine.last_entry >= window)
        if mine.frame.window is None or mine.frame.window.window != window:
            raise OffScript(f"the window {window} closed early")
        if isinstance(act, StandingChange):
            await mine.send_command(m.Stand(choice=act.choice, seat=mine.seat))
            self.count(mine, "standing")
            return
        words: list[str | dict[str, Any]] = self.words(act.sentence)
        if not words and not act.withdraws:
            assert mine.frame.ahead is not None
            words = [*random_move(mine.frame.ahead.options, self.rng_of(mine.seat or 0))]
        await mine.send_command(m.Say(mine.last_entry, words, window, mine.seat, ahead=True))
        self.count(mine, "withdrawn" if act.withdraws else "next_moves")

    def count(self, mine: TableConnection, act: str) -> None:
        """Count a private act of someone else."""
        self.private[act] += mine.seat != self.seat

    def plan_standing_answers(self) -> list[tuple[float, int, PrivateAct]]:
        """Plan who sets a standing answer in a window."""
        others = [seat for seat in self.places if seat != self.seat]
        return [
            (self.own.choice([0.2, 1.0]), seat, StandingChange(self.own.choice(CHOICES)))
            for seat in others
            if self.own.random() < 0.3
        ]

    def plan_next_move(self, seated: SeatedTable, at: int) -> list[tuple[float, int, PrivateAct]]:
        """Plan the sealed move of the next seat in a window, and whether the seat withdraws it.

        Both worlds play the same moves. If someone acts in the window, the sealed move is discarded, so the seat may
        keep any move; otherwise it withdraws the move.
        """
        state = seated.state
        seat = next((seat for seat in self.places if view_ahead(state, seat) is not None), None)
        if seat is None:
            return []
        rng = self.rng_of(seat)
        after, is_played = self.world.move_after(at), self.shared.random() < 0.7
        is_sealed = seat in seated.server.room(seated.table)._sealed.pending_moves(state)
        tries = [(0.15, seat, NextMoveChange()), (0.8, seat, NextMoveChange())][: rng.choice([0, 1, 2, 2])]
        if after is None:
            leaves = rng.random() < 0.8
        else:
            leaves = after[0] == seat and (is_sealed or is_played)
            if leaves:
                return [] if is_sealed else [*tries, (1.2, seat, NextMoveChange(after[1]))]
        if leaves or not (tries or is_sealed):
            return [*tries]
        return [*tries, (rng.choice([1.2, 1.9]), seat, NextMoveChange(withdraws=True))]

    def rng_of(self, seat: int) -> Random:
        """Return the random numbers for what a seat does on its own."""
        return self.shared if seat == self.seat else self.own

    def plan_window(self, seated: SeatedTable, at: int) -> list[tuple[float, int, Sentence | PrivateAct]]:
        """Plan who does what in a window, and when. An empty answer means: chat, and read over HTTP."""
        answers = self.world.answers[at]
        window = seated.state.window
        assert window is not None
        passing = (window.passing(),)
        plan: list[tuple[float, int, Sentence | PrivateAct]] = []
        plan += self.plan_standing_answers()
        plan += self.plan_next_move(seated, at)
        for seat in [seat for seat in window.asked if seat in self.places]:
            answer = answers.get(seat, passing)
            if seat == self.seat:
                if answer != passing or self.shared.random() < 0.5:
                    plan.append((0.5, seat, answer))
                continue
            decoy = self.decoy(seated, seat) if self.own.random() < 0.5 else None
            if decoy is not None:  # send an answer that is replaced later
                plan.append((0.05, seat, decoy))
            if decoy is not None or answer != passing or self.own.random() < 0.6:
                plan.append((self.own.choice([0.1, 0.4, 0.6, 1.9]), seat, answer))
        if self.shared.random() < 0.4:
            plan.append((self.shared.choice([0.3, 0.7]), min(self.places), ()))
        return plan

    async def chat_and_read(self, seated: SeatedTable, mine: TableConnection) -> None:
        """Chat while a window is open, and let the seat read the table over HTTP."""
        await mine.send_command(m.Chat(text="Well?"))
        await self.listener.until(lambda: self.listener.last_entry >= seated.state.entry_number)
        with self.recording_responses():
            await self.listener.client.get_frame(seated.table, tell="en")
            await self.listener.client.request("GET", f"/api/tables/{seated.table}/unseen")

    @contextmanager
    def recording_responses(self) -> Iterator[None]:
        """Record the responses to the seat's HTTP requests."""

        async def keep(response: Any) -> None:
            self.heard.append(await response.aread())

        hooks = self.listener.client.http.event_hooks["response"]
        hooks.append(keep)
        yield
        hooks.remove(keep)

    def decoy(self, seated: SeatedTable, seat: int) -> Sentence | None:
        """Return another answer that this seat could give."""
        options = seated.seats[self.places[seat]].options
        answers = {word: tree for word, tree in options.items() if word != "pass"}
        said = random_move(answers, self.own)
        return tuple(self.world.match.game.words.read(word) for word in said) or None

    async def read_all_routes(self, seated: SeatedTable) -> None:
        """Read all HTTP routes. A last chat line marks the end of the messages."""
        client = self.listener.client
        with self.recording_responses():
            await client.get_frame(seated.table, tell="en")
            if self.seat != WATCHER:
                await client.moves(seated.table)
                await client.record(seated.table)
        await seated.seats[0].send_command(m.Chat(text="Good night."))
        await self.listener.until(lambda: self.listener.last_entry == seated.state.entry_number)


async def compare(servers: tuple[LiveServer, LiveServer], setting: CampaignSetting, seed: str, pair: int) -> Comparison:
    """Play both worlds of a pair and compare what the seat received."""
    found = Comparison()
    made = two_worlds(setting, seed)
    if made is None:
        return found
    seat, one, two = made
    playbacks: list[PairPlayback] = []
    now = max(server.clock.now() for server in servers)
    for which, (server, world) in enumerate(zip(servers, (one, two), strict=True)):
        await server.set_clock.advance_to(now)
        with with_fixed_randomness(world, pair):
            playbacks.append(PairPlayback(server, setting, world, seat, seed, which))
            try:
                await playbacks[-1].play()
            except OffScript as error:
                found.differences.append(f"{setting}, {seed}: {error}")
                return found
    heard = [playback.heard for playback in playbacks]
    for playback in playbacks:
        found.private += playback.private
    found.long_windows = playbacks[0].long_windows
    found.pairs = 1
    found.messages = len(heard[0])
    found.windows = len(one.answers)
    for at in one.answers:
        found.armed += set(one.could[at]) - {seat} != set(two.could.get(at, [])) - {seat}
    who = "a watcher" if seat == WATCHER else f"seat {seat}"
    if len(heard[0]) != len(heard[1]):
        found.differences.append(f"{setting}, {seed}: {who} got {len(heard[0])} and {len(heard[1])} messages")
    for i, (a, b) in enumerate(zip(*heard, strict=False)):
        if a != b:
            k = next((k for k in range(min(len(a), len(b))) if a[k] != b[k]), min(len(a), len(b)))
            around = [data[max(0, k - 60) : k + 40].decode(errors="replace") for data in (a, b)]
            found.differences.append(f"{setting}, {seed}: {who}, message {i}: {around[0]!r} / {around[1]!r}")
            break
    return found
