"""Previews: what a move would do, tried in its seat's view without changing the table.

Others' secrets are holes in that view, and the preview ends where chance would act, so it reveals nothing that
the seat couldn't work out itself.
"""

from __future__ import annotations

from typing import Any

from tabbytop.engine.play import foresee, judge
from tabbytop.engine.seats import WATCHER
from tabbytop.narrate.language import Language
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_match
from tabbytop.server.tables.commands.move import check_turn
from tabbytop.server.tables.commands.window import check_asked, check_prepares, require_view_ahead
from tabbytop.server.tables.parsing import own_view, read_words
from tabbytop.server.tables.state import TableState
from tabbytop.wire import messages as m

INCOMPLETE = "sentence-too-short"
"""The refusal of a move that is fine so far but not finished."""


def preview_move(table: TableState, now: float, actor: Actor, command: m.Try, language: Language) -> m.Foreseen:
    """Return what a move would do; nothing yet for an incomplete one. Illegal moves are refused as usual."""
    view = _view_to_move(table, now, actor, command)
    match = require_match(table)
    sentence = read_words(match, view, command.say) if command.say else ()
    refusal = judge(view, sentence)
    if refusal is not None and refusal.why == INCOMPLETE:
        return m.Foreseen([], re=command.re)
    if refusal is not None:
        raise refusal
    game = match.game
    after = game.clone(view)
    answered = foresee(after, sentence)
    before, after = game.view(view, WATCHER), game.view(after, WATCHER)
    sentences = NARRATORS[game.name].preview(language, before, after, table.names, answered)
    return m.Foreseen(sentences, game.tally(after), command.re)


def _view_to_move(table: TableState, now: float, actor: Actor, command: m.Try) -> Any:
    """Return the view of the seat that could make this move: now, in a window, or next if everyone passes there."""
    if command.ahead:
        return require_view_ahead(table, check_prepares(table, actor, command, now))
    if command.window is None:
        return own_view(require_match(table), check_turn(table, actor, command))
    seat, world = check_asked(table, actor, command, now)
    return require_match(table).game.view(world, seat)
