"""Moves: a whole move of one seat, and what chance does after it."""

from __future__ import annotations

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import is_over
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_match
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.parsing import read_sentence
from tabbytop.server.tables.state import Entry, TableState, luck_in
from tabbytop.table.match import Match
from tabbytop.wire import messages as m


class Moved(Entry, tag="moved"):
    """A seat made a whole move; chance acted after it."""

    changes_match = True
    changes_table_info = False
    seat: int
    say: list[str]
    luck: list[str] = msgspec.field(default_factory=list)
    made: str = ""
    """The bot that made the move, if one did."""

    def apply(self, table: TableState) -> None:
        assert table.match is not None
        window = table.window
        if window is None:
            latest = table.reacted_at if table.match.state.agenda[-1].reacts else table.moved_at
            latest[self.seat] = table.entry_number
        if window is None or self.luck or self.say != [table.match.game.words.write(window.passing())]:
            table.acted_at = table.entry_number
        if self.made:
            table.bots_by_line[len(table.match.lines)] = self.made
        table.match.repeat_words(self.say + self.luck)
        table.match_changed()

    def quota_owner(self, table: TableState) -> str:
        return ""  # the number of moves in a game is bounded


def decide_move(table: TableState, actor: Actor, command: m.Say) -> list[Entry]:
    """Make a move on your turn."""
    seat = check_turn(table, actor, command)
    return play(table, seat, read_sentence(require_match(table), seat, command.say))


def check_turn(table: TableState, actor: Actor, command: m.Say | m.Try) -> int:
    """Return the seat that moves, or refuse if it can't move now."""
    seat = actor.seat_at(table, command.seat)
    require_match(table)
    if table.window is not None:
        raise Refusal("", "which-window", {"number": table.move_number})
    if command.n < table.move_number:
        raise Refusal("", "late", {"n": command.n, "moved": table.move_number})
    if command.n > table.entry_number:
        raise Refusal("", "not-yet", {"n": command.n, "last": table.entry_number})
    if table.seats[seat].bot:
        raise Refusal("", "bot-plays")
    return seat


def play(table: TableState, seat: int, sentence: tuple[int, ...], bot: str = "") -> list[Entry]:
    """Return the entries of a seat's move; `bot` names the bot that makes it."""
    return play_in(require_match(table).fork(), seat, sentence, bot)


def play_in(trial: Match, seat: int, sentence: tuple[int, ...], bot: str = "") -> list[Entry]:
    """Make a move in a copy of the match and return its entries."""
    first = len(trial.lines)
    trial.say(seat, sentence)
    words = trial.game.words
    entries: list[Entry] = [Moved(seat, [words.write(a) for a in sentence], luck_in(trial, first), bot)]
    if is_over(trial.state):
        entries.append(Ended("played", trial.game.winners(trial.state)))
    return entries


HANDLERS = {m.Say: decide_move}
