"""Reaction windows: sealed answers, standing answers, long windows, and closing the window."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import Sentence, judge
from tabbytop.engine.play import actor as seat_asked
from tabbytop.engine.window import Window
from tabbytop.narrate.language import Language
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_match
from tabbytop.server.tables.commands.move import Moved, play_in
from tabbytop.server.tables.next_moves import view_ahead
from tabbytop.server.tables.parsing import read_words
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.table.standing_answers import check_choice
from tabbytop.wire import messages as m


class OldStandingAnswer(Entry, tag="standing"):
    """Only in old logs, from before standing answers became private. It changes nothing."""

    changes_table_info = False
    seat: int
    choice: str


class LongWindows(Entry, tag="long-windows"):
    """From the next turn on, windows stay open three times as long, or the usual time again."""

    public = ("on",)
    on: bool
    person: str
    """Who switched it on. Only the server sees this: it decides who may switch it off."""

    def apply(self, table: TableState) -> None:
        table.long_windows = self.on
        table.long_windows_by = self.person if self.on else ""

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-long-windows-on" if self.on else "news-long-windows-off")]

    def quota_owner(self, table: TableState) -> str:
        return self.person


def check_answer(table: TableState, actor: Actor, command: m.Say, now: float) -> tuple[int, Sentence]:
    """Return the seat and the move of an answer that may be sealed now, or refuse it."""
    seat, world = check_asked(table, actor, command, now)
    match = require_match(table)
    sentence = read_words(match, match.game.view(world, seat), command.say)
    refusal = judge(world, sentence)
    if refusal is not None:
        raise refusal
    return seat, sentence


def check_asked(table: TableState, actor: Actor, command: m.Say | m.Try, now: float) -> tuple[int, Any]:
    """Return the seat that answers in the open window, and the game's state as if it were asked first."""
    seat = actor.seat_at(table, command.seat)
    require_match(table)
    window = check_open(table, command, now)
    if seat not in window.asked:
        raise Refusal("", "not-asked")
    if table.seats[seat].bot:
        raise Refusal("", "bot-plays")
    return seat, table.as_asked(seat)


def check_order(table: TableState, actor: Actor, command: m.Order) -> int:
    """Return the seat that gives an order for all windows of a turn-based game, or refuse it."""
    require_match(table)
    if table.setup.clock.kind != "slow":
        raise Refusal("", "only-slow")
    return actor.seat_at(table, command.seat)


def check_next_move(table: TableState, actor: Actor, command: m.Say, now: float) -> tuple[int, Sentence]:
    """Return the seat and its next move that may be sealed now, or no actions to withdraw it. Refuse otherwise."""
    seat = check_prepares(table, actor, command, now)
    if not command.say:
        return seat, ()
    view = require_view_ahead(table, seat)
    sentence = read_words(require_match(table), view, command.say)
    refusal = judge(view, sentence)
    if refusal is not None:
        raise refusal
    return seat, sentence


def check_prepares(table: TableState, actor: Actor, command: m.Say | m.Try, now: float) -> int:
    """Return the seat whose next move a command in the open window is about, or refuse it."""
    seat = actor.seat_at(table, command.seat)
    require_match(table)
    check_open(table, command, now)
    if table.seats[seat].bot:
        raise Refusal("", "bot-plays")
    return seat


def require_view_ahead(table: TableState, seat: int) -> Any:
    """Return a seat's view as if everyone passed, or refuse a seat that isn't next."""
    view = view_ahead(table, seat)
    if view is None:
        raise Refusal("", "not-next")
    return view


def check_open(table: TableState, command: m.Say | m.Try, now: float) -> Window[Any]:
    """Return the open window, or refuse a command that names another one or comes too late."""
    window = table.window
    if window is None or command.window != table.move_number or now >= table.window_seals():
        raise Refusal("", "window-closed", {"number": command.window or 0})
    return window


def decide_close(
    table: TableState,
    answers: dict[int, Sentence],
    bots: dict[int, str],
    moves: dict[int, Sentence] | None = None,
    sealed: Collection[int] = (),
) -> list[Entry]:
    """Play all answers of the open window together. After an answer that isn't a pass, the rest are asked again.

    If everyone passes and the seat to move has sealed its move, that is played at the same time.

    bots: the bots that play for seats, by seat.
    moves: the sealed moves that wait for this window, by seat.
    sealed: the seats whose own players have answered. If they left later, their answer is still their own, but a pass
    is always the bot's: otherwise everyone could tell that they had been able to answer.
    """
    window = table.window
    trial = require_match(table).fork()
    assert window is not None
    entries: list[Entry] = []
    for seat in window.asked:
        step = trial.state.agenda[-1] if trial.state.agenda else None
        if not isinstance(step, Window) or seat_asked(trial.state) != seat:
            break
        passing = (step.passing(),)
        sentence = answers.get(seat, passing)
        if judge(trial.state, sentence) is not None:
            sentence = passing
        is_own = seat in sealed and sentence != passing
        entries += play_in(trial, seat, sentence, "" if is_own else bots.get(seat, ""))
        if sentence != passing:
            return entries
    has_luck = any(isinstance(entry, Moved) and entry.luck for entry in entries)
    seat = seat_asked(trial.state)
    move = (moves or {}).get(seat)
    if move is None or has_luck or isinstance(trial.state.agenda[-1], Window):
        return entries
    return entries if judge(trial.state, move) is not None else entries + play_in(trial, seat, move)


def check_stand(table: TableState, actor: Actor, command: m.Stand) -> int:
    """Return the seat whose standing answer is set, or refuse."""
    require_match(table)
    check_choice(command.choice)
    return actor.seat_at(table, command.seat)


def decide_more_time(table: TableState, actor: Actor, command: m.MoreTime) -> list[Entry]:
    """Switch long windows on or off, from the next turn on."""
    require_match(table)
    may_end = actor.is_host(table) or (actor.person != "" and table.long_windows_by == actor.person)
    if command.on or not may_end:  # a host without a seat may only switch them off
        actor.seat_at(table, command.seat)
    if command.on == table.long_windows:
        return []
    if not command.on and not may_end:
        raise Refusal("", "long-windows-not-yours")
    return [LongWindows(command.on, actor.person)]


HANDLERS = {m.MoreTime: decide_more_time}
