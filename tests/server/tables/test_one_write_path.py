"""A table has one write path: a handler decides without changing anything, then its entries are applied.

These tests play whole tables without a server, with random commands in all three games. Replaying the stored log must
give the same table.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import sentences
from tabbytop.games.registry import NAMES
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands import HANDLERS, decide
from tabbytop.server.tables.commands.lobby import Opened
from tabbytop.server.tables.commands.seat import decide_time_up
from tabbytop.server.tables.commands.upkeep import decide_guest_sign_in, decide_pause, decide_resume
from tabbytop.server.tables.commands.window import decide_close
from tabbytop.server.tables.log import decode_entry, encode_entry
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.wire import messages as m

PEOPLE = [Actor(name.lower(), name) for name in ("Ada", "Bob", "Cleo")]
COMMANDS = 120


def snapshot(table: TableState) -> dict[str, Any]:
    """Return everything that a table derives from its log, as plain values."""
    values = {name: value for name, value in vars(table).items() if name not in ("match", "clocks", "log")}
    values["log"] = [(at, encode_entry(entry)) for at, entry in table.log]
    if table.match is not None:
        match = table.match
        values["match"] = (match.game.key(match.state), list(match.lines), list(match.live), vars(match)["is_in_move"])
        values["clocks"] = vars(table.clocks).copy()
    return msgspec.to_builtins(values, str_keys=True, enc_hook=repr)  # type: ignore[no-any-return]


def new_table(game: str) -> TableState:
    """Return a table that Ada has just opened."""
    table = TableState("t", bytes(range(32)))
    clock = m.Pace("live", 60.0, 600.0)
    table.apply(0.0, Opened(m.Setup(game, 3, clock=clock), PEOPLE[0].person, PEOPLE[0].name))
    return table


def random_command(table: TableState, rng: Random) -> m.Say | m.Command:
    """Return a command that may or may not make sense now."""
    n = table.entry_number
    seat = table.seat_to_move
    if rng.random() < 0.03:  # rarely, so that most tables play on
        leaving: list[m.Command] = [m.Leave(), m.Cancel(), m.Resign()]
        return rng.choice(leaving)
    if table.match is not None and seat is not None and table.window is None and rng.random() < 0.6:
        move = rng.choice(sentences(table.match.view(seat)))
        return m.Say(n, [table.match.game.words.write(a) for a in move], seat=seat)
    commands: list[m.Command] = [
        m.Sit(nonce=rng.randbytes(16).hex()),
        m.AddNonce(nonce="ab" * 16),
        m.Ready(ready=rng.random() < 0.8),
        m.Back(),
        m.SeatBot(rng.randrange(3), "kitten"),
        m.Remove(rng.randrange(3)),
        m.StandIn(rng.randrange(3)),
        m.Swap((rng.randrange(3), rng.randrange(3))),
        m.Start(),
        m.Chat(text="Mrow."),
        m.AllowChat(chat=rng.random() < 0.5),
        m.Undo(n),
        m.AgreeUndo(agree=rng.random() < 0.7),
        m.End(agree=rng.random() < 0.3),
        m.MoreTime(on=rng.random() < 0.6),
    ]
    return rng.choice(commands)


def decide_randomly(table: TableState, rng: Random) -> list[Entry]:
    """Handle a random command by anyone, or a random server event such as a timeout."""
    if table.window is not None and rng.random() < 0.7:
        return decide_close(table, {}, {})
    if table.status == "playing" and rng.random() < 0.05:
        return rng.choice([decide_time_up(table), decide_pause(table), decide_resume(table, 0.0)])
    if rng.random() < 0.02:
        return decide_guest_sign_in(table, "bob", "bob")
    try:
        return decide(table, rng.choice(PEOPLE), random_command(table, rng))
    except Refusal:
        return []


def test_every_command_with_a_handler_is_generated() -> None:
    rng = Random(1)
    open_table, playing = new_table(NAMES[0]), new_table(NAMES[0])
    seat_everyone(playing)
    start(playing)
    found = {type(random_command(table, rng)) for table in (open_table, playing) for _ in range(1000)}
    assert found == set(HANDLERS)


def seat_everyone(table: TableState) -> None:
    """Seat everyone, so that the game can start."""
    for actor in PEOPLE:
        for command in (m.Sit(), m.Ready()):
            for entry in decide(table, actor, command):
                table.apply(0.0, entry)


def start(table: TableState) -> None:
    """Start the game."""
    for entry in decide(table, PEOPLE[0], m.Start()):
        table.apply(0.0, entry)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_deciding_changes_nothing_and_replaying_the_log_gives_the_same_table(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    table = new_table(game)
    if seed:
        seat_everyone(table)
    if seed > 1:
        start(table)
    for i in range(COMMANDS):
        before = snapshot(table)
        entries = decide_randomly(table, rng)
        assert snapshot(table) == before, "a handler changed the table"
        copy = table.copy()
        for entry in entries:
            copy.apply(float(i), entry)
        assert snapshot(table) == before, "a copy shares something with its table"
        table = copy
    replayed = TableState(table.id, table.secret)
    for at, entry in table.log:
        replayed.apply(at, decode_entry(encode_entry(entry)))
    assert snapshot(replayed) == snapshot(table)


def test_every_command_has_a_handler() -> None:
    """The registry handles Rematch, which affects two logs; the room handles Order and Stand, which affect none."""
    commands = set(m.Command.__args__) | {m.Say}
    assert commands - set(HANDLERS) == {m.Rematch, m.Order, m.Stand}
