"""What would come of a move: it is tried in what its seat sees, and nothing of it happens.

So it can tell nothing that the seat could not work out for itself: what others hide is a hole there, and where luck
would speak it ends.
"""

from __future__ import annotations

from typing import Any

from tabbytop.engine.play import foresee, judge
from tabbytop.engine.seats import WATCHER
from tabbytop.narrate.foresee import FORESEEING
from tabbytop.narrate.language import Language
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.deciding import Deciding
from tabbytop.server.tables.parsing import own_view, read_words
from tabbytop.server.tables.state import TableState
from tabbytop.wire import messages as m

BEGUN = "sentence-too-short"
"""The refusal of a move that is well begun."""


def preview_move(state: TableState, now: float, who: Actor, said: m.Try, language: Language) -> m.Foreseen:
    """What would come of a move, or of one that is only begun nothing; what may not be said is refused as ever."""
    view = _asked(Deciding(state, now), who, said)
    match = state.match
    assert match is not None
    sentence = read_words(match, view, said.say) if said.say else ()
    refusal = judge(view, sentence)
    if refusal is not None and refusal.why == BEGUN:
        return m.Foreseen([], re=said.re)
    if refusal is not None:
        raise refusal
    game = match.game
    after = game.clone(view)
    answered = foresee(after, sentence)
    before, after = game.view(view, WATCHER), game.view(after, WATCHER)
    return m.Foreseen(FORESEEING[game.name](language, before, after, state.names, answered), game.tally(after), said.re)


def _asked(deciding: Deciding, who: Actor, said: m.Try) -> Any:
    """What the seat sees that tries something, where it could say it now: in its turn, or in a window."""
    if said.window is None:
        seat = deciding.may_say(who, said)
        return own_view(deciding.playing(), seat)
    seat, world = deciding.may_answer(who, said)
    return deciding.playing().game.view(world, seat)
