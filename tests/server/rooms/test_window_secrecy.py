"""Check that windows leak nothing: worlds that differ only in a hidden card send all other seats the same bytes.

The tables run in a real `Room`, with the code people play on: only the store and the clock are stand-ins.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import choose
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, some_sentences
from tabbytop.engine.window import Window
from tabbytop.games.kitty.windows import CardWindow
from tabbytop.narrate.language import english
from tabbytop.server.rooms.listeners import Listener
from tabbytop.server.rooms.room import Room
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.clocks import Clocks
from tabbytop.server.tables.commands.chat import Chatted
from tabbytop.server.tables.state import LogEntry, SeatState, TableState
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position
from tabbytop.table.match import Match
from tabbytop.table.standing_answers import ALWAYS, ASK, CHOICES, TARGET, TURN, check_choice, prompts
from tabbytop.wire import messages as m
from tests import tiers
from tests.laws.worlds import Setting
from tests.server.memory_store import MemoryStore, OneProcess
from tests.server.set_clock import SetClock

Json = dict[str, Any]
Received = dict[int | None, list[tuple[float, bytes]]]
"""What each seat, and a watcher (None), received, and when."""

KITTY = "here-kitty-kitty"
SECONDS = {"cancel": 5.0, "copy": 7.0}
"""How long windows stay open. Other kinds of windows stay open for 6 seconds."""
PAIRS = tiers.examples(deep=400, short=24)
"""Pairs of worlds to compare for each number of players."""
SAFE_DRAWS = 6
"""Cards on top of the deck that are the same in both worlds, because someone may draw them soon."""
INSTANTS = {
    "raining-cats-and-dogs", "keeping-up-with-the-joneses", "the-cats-pajamas", "fireworks", "hairball", "cat-in-heat",
}  # fmt: skip


# Pairs of worlds


def windows_of(players: int, seed: int) -> list[Json]:
    """Play a random game in which players like to answer, and return the position at each window."""
    match = Setting(KITTY, "neighborhood", players, advanced=False).begin(seed)
    rng = Random(seed)
    found: list[Json] = []
    weights = list(HEURISTICS[KITTY].policies.values())[seed % 4]
    while (seat := actor(match.state)) >= 0:
        if isinstance(match.state.agenda[-1], Window):
            found.append(match.position())
        match.say(seat, choose(match.game, match.view(seat), weights, rng))
    return found


def other_world(position: Json, rng: Random) -> tuple[int, Json] | None:
    """Choose a seat that the window asks, and return it with a position in which it holds another hidden card.

    The card changes places with one deep in the deck, so that the next draws stay the same.
    """
    asked = position["agenda"]["steps"][-1][1]
    seat = asked[rng.randrange(len(asked))]
    hand = position["players"][seat]["hand"]
    slots = [i for i, card in enumerate(hand) if isinstance(card, str)]
    deck = position["deck"]
    deep = [i for i in range(SAFE_DRAWS, len(deck)) if deck[i] not in INSTANTS]
    if not slots or not deep:
        return None
    slot, i = rng.choice(slots), rng.choice(deep)
    if hand[slot] == deck[i]:
        return None
    other = deepcopy(position)
    other["players"][seat]["hand"][slot], other["deck"][i] = deck[i], hand[slot]
    return seat, other


def could_answer(position: Json, seat: int) -> bool:
    """Return whether this seat holds a card that answers in the open window."""
    _, state, _ = open_position(position)
    window = state.agenda[-1]
    assert isinstance(window, CardWindow)
    return bool(window.onward(window.asked[window.asked.index(seat) :]).answers(state))


def ends_the_game(position: Json) -> bool:
    """Return whether the game ends, which reveals everything, if everyone passes in the open window."""
    game, state, script = open_position(position)
    match = Match(game, state, Script(script))
    window = match.state.agenda[-1]
    for seat in window.asked:
        match.say(seat, (window.passing(),))
    return not match.state.agenda


@dataclass
class Pair:
    """Two positions that differ only in a hidden card of a seat that the window asks."""

    seat: int
    worlds: tuple[Json, Json]
    differs: bool
    """Whether the seat can answer in only one of the two worlds."""


def pairs_of(players: int, rng: Random, count: int) -> list[Pair]:
    """Return this many pairs; in half of them the seat can answer in only one of the two worlds."""
    found: dict[bool, list[Pair]] = {False: [], True: []}
    while min(len(pairs) for pairs in found.values()) < count // 2:
        for position in windows_of(players, rng.randrange(10**6)):
            made = other_world(position, rng)
            if made is not None and not ends_the_game(position):
                seat, other = made
                differs = could_answer(position, seat) != could_answer(other, seat)
                found[differs].append(Pair(seat, (position, other), differs))
    return [pair for pairs in found.values() for pair in rng.sample(pairs, count // 2)]


# A table in a room


class PlayedTable:
    """A table at a position, in a room, with a listener for each seat and one watcher."""

    def __init__(self, position: Json) -> None:
        game, start, script = open_position(position)
        self.clock = SetClock()
        self.cluster = OneProcess()
        setup = m.Setup(KITTY, start.seats, windows=SECONDS, window_seconds=6.0)
        now = self.clock.now()
        state = TableState("table", b"secret", setup=setup, status="playing", entry_number=1, move_number=1)
        state.seats = [SeatState(f"person-{i}", f"Player {i}") for i in range(start.seats)]
        state.match = Match(game, start, Script(script))
        state.clocks = Clocks(setup.clock, start.seats)
        state.asked_at = state.updated_at = state.created_at = now
        state.log = [LogEntry(now, Chatted(0, "Hello"))]
        state.line_spans = [(0, 0)]
        store: Any = MemoryStore()
        pool: Any = None
        self.room = Room(state, store, self.clock, pool, self.cluster)
        self.room.is_owner = True
        self.received: Received = {}

    @property
    def state(self) -> TableState:
        """Return the table's state."""
        return self.room._state

    @property
    def window(self) -> Window[Any]:
        """Return the open window."""
        assert self.state.window is not None
        return self.state.window

    async def open(self) -> None:
        """Let everyone listen, and set the timer of the window."""
        for seat in [*range(len(self.state.seats)), None]:
            got = self.received.setdefault(seat, [])
            listener = Listener(
                "" if seat is None else f"person-{seat}",
                seat,
                self.state.entry_number,
                lambda data, got=got: got.append((self.clock.now(), data)),  # type: ignore[misc]
                english(),
            )
            await self.room.join(listener, lambda _, seat=seat: seat)  # type: ignore[misc]
        self.room.publish()

    async def answer(self, seat: int, *words: str, window: int | None = None) -> None:
        """Send a seat's answer."""
        number = self.state.move_number if window is None else window
        person = Actor(f"person-{seat}", f"Player {seat}")
        await self.room.handle(person, m.Say(self.state.entry_number, list(words), window=number, seat=seat))
        await self.clock.settle()

    async def seal(self, seat: int, *words: str) -> None:
        """Seal a seat's next move; without words withdraw it."""
        person = Actor(f"person-{seat}", f"Player {seat}")
        number = self.state.move_number
        await self.room.handle(person, m.Say(self.state.entry_number, list(words), number, seat, ahead=True))
        await self.clock.settle()

    async def frame(self, seat: int) -> m.Frame:
        """Return a seat's frame."""
        return await self.room.frame(f"person-{seat}", lambda _: seat, None)

    async def try_to_pass(self, seat: int) -> None:
        """Pass, or note that the seat was refused."""
        try:
            await self.answer(seat, "pass")
        except Refusal as refusal:
            self.received[seat].append((self.clock.now(), refusal.why.encode()))

    async def look(self) -> None:
        """Let everyone request a frame, in addition to what the room sends."""
        for seat, got in self.received.items():
            person = "" if seat is None else f"person-{seat}"
            frame = await self.room.frame(person, lambda _, seat=seat: seat, None)  # type: ignore[misc]
            got.append((self.clock.now(), msgspec.json.encode(frame)))

    async def close(self) -> None:
        """Stop the room; nothing may have failed in it."""
        await self.room.close()
        assert not self.cluster.faults


def run_table(position: Json, play: Callable[[PlayedTable], Any]) -> Received:
    """Run a coroutine at a table and return what everyone received."""

    async def run() -> Received:
        table = PlayedTable(position)
        await table.open()
        await play(table)
        await table.close()
        return table.received

    return asyncio.run(run())


def play_window(position: Json, silent: int, delay: float) -> Received:
    """Play one window, in which everyone passes, and return what everyone received.

    delay: seconds after which the silent seat passes, or 0 if it never answers.
    """

    async def play(table: PlayedTable) -> None:
        opened, closes = table.clock.now(), table.state.window_closes()
        for seat in table.window.asked:
            await table.clock.advance(0.1)
            if seat != silent:
                await table.try_to_pass(seat)
        await table.look()
        if delay:
            await table.clock.advance_to(opened + 1 + delay)
            await table.try_to_pass(silent)
        await table.clock.advance_to(opened + 4)
        await table.look()
        await table.clock.advance_to(closes)
        await table.look()

    return run_table(position, play)


def others_can_tell(pair: Pair, rng: Random) -> bool:
    """Return whether any other seat receives different bytes, or at different times, in the two worlds.

    The seat may pass sooner or later, or not at all, regardless of its cards.
    """
    received = [play_window(world, pair.seat, rng.choice([0.0, 0.5, 2.0])) for world in pair.worlds]
    assert all(len(got) > 2 for got in received[0].values()), "everyone receives the result of the window"
    return any(received[0][seat] != received[1][seat] for seat in received[0] if seat != pair.seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_other_seat_can_tell_who_could_have_answered(players: int) -> None:
    rng = Random(f"{tiers.run_seed()} {players}")
    pairs = pairs_of(players, rng, PAIRS)
    assert sum(pair.differs for pair in pairs) >= PAIRS // 2
    for pair in pairs:
        assert not others_can_tell(pair, rng)


# The comparison finds leaks


def close_when_all_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table close a window early, which only a table without other people may do."""
    monkeypatch.setattr(TableState, "is_private", True)


def show_answers_to_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every seat's frame reveal that someone has answered."""
    monkeypatch.setattr(SealedAnswers, "has", lambda self, table, seat: bool(self.answers))


def publish_to_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send everyone a frame whenever someone answers."""

    async def answered(room: Room, *_: int) -> None:
        room._listeners.publish(room._state)

    monkeypatch.setattr(Room, "_answered", answered)


def close_at_once_if_nobody_can_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't wait for seats that hold no answer."""
    usual = TableState.window_closes

    def closes(table: TableState) -> float:
        assert table.window is not None
        armed = any(len(some_sentences(table.as_asked(seat))) > 1 for seat in table.window.asked)
        return usual(table) if armed else table.asked_at + 1

    monkeypatch.setattr(TableState, "window_closes", closes)


def tell_everyone_who_is_prompted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every seat's frame say whether the first seat that is asked can answer."""
    own = SealedAnswers.is_prompted

    def prompted(sealed: SealedAnswers, table: TableState, seat: int | None) -> bool:
        return table.window is not None and own(sealed, table, table.window.asked[0])

    monkeypatch.setattr(SealedAnswers, "is_prompted", prompted)


@pytest.mark.parametrize(
    "leak",
    [
        close_when_all_have_answered,
        show_answers_to_everyone,
        publish_to_everyone,
        close_at_once_if_nobody_can_answer,
        tell_everyone_who_is_prompted,
    ],
)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    pairs = pairs_of(3, rng, 24)
    leak(monkeypatch)
    assert any(others_can_tell(pair, rng) for pair in pairs)


# Answers and when they count


def burglary() -> Json:
    """Seat 0 plays Cat Burglar on seat 1, which holds two cards that cancel it; seats 1 and 2 are asked."""
    empty: Json = {"house": {}, "porch": {}, "yard": {}, "hand": []}
    game, state, script = open_position({
        "game": KITTY,
        "players": [
            {**empty, "hand": ["cat-burglar", "can-opener"]},
            {**empty, "porch": {"black": 1}, "hand": ["tuna", "catnap"]},
            {**empty},
        ],
        "deck": ["catting-around"] * 2 + ["open-window"] * 2,
        "to_move": 0,
        "phase": "turn",
    })  # fmt: skip
    match = Match(game, state, Script(script))
    steal = {"do": "play", "card": "cat-burglar", "target": 1, "zone": "porch", "color": "black"}
    match.say(0, game.read_action(state, steal))
    return match.position()


def test_an_answer_counts_however_soon_or_late_it_comes() -> None:
    async def play(table: PlayedTable) -> None:
        first = {seat: len(got) for seat, got in table.received.items()}
        await table.answer(2, "pass")
        await table.clock.advance(4.9)
        await table.answer(1, "cancel tuna")
        assert {seat for seat, got in table.received.items() if len(got) > first[seat]} == {1, 2}
        await table.clock.advance(0.1)
        match = table.state.match
        assert match is not None
        assert match.state.total(1, 2) == 1, "the cat stays on the Porch"
        assert match.state.discard[match.game.deck.number["tuna"]] == 1

    run_table(burglary(), play)


def test_late_illegal_and_unsolicited_answers_are_refused() -> None:
    async def play(table: PlayedTable) -> None:
        number = table.state.move_number
        with pytest.raises(Refusal, match="not-asked"):
            await table.answer(0, "pass")
        with pytest.raises(Refusal, match="window-closed"):
            await table.answer(1, "pass", window=number - 1)
        with pytest.raises(Refusal, match="no-such-answer"):
            await table.answer(2, "cancel tuna")
        await table.clock.advance(5)
        with pytest.raises(Refusal, match="window-closed"):
            await table.answer(1, "pass", window=number)

    run_table(burglary(), play)


def test_a_standing_answer_only_takes_prompts_away() -> None:
    game, state, _ = open_position(burglary())
    armed, unarmed = (state.agenda[-1].onward((seat,)) for seat in (1, 2))
    views = {}
    for seat, window in ((1, armed), (2, unarmed)):
        world = game.clone(state)
        world.agenda[-1] = window
        views[seat] = game.view(world, seat)
    expected = {ALWAYS: [1, 2], ASK: [1], TARGET: [1], TURN: []}
    assert {choice: [seat for seat, view in views.items() if prompts(choice, view)] for choice in CHOICES} == expected
    with pytest.raises(Refusal):
        check_choice("never")
