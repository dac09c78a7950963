"""Short sentences about moves in Here, Kitty, Kitty!"""

from __future__ import annotations

from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.rulebook import COLORS, ZONES
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.words import DISCARD, MOVE, PASS, PLAY, STEPS
from tabbytop.narrate.kitty import narrate_move
from tabbytop.narrate.language import Language


def brief(
    language: Language, before: Table, sentence: tuple[int, ...], after: Table, names: list[str], viewer: int | None
) -> list[str]:
    """Describe a move. Passes say nothing, and discarded cards change nothing on the table."""
    step = before.agenda[-1]
    a = sentence[0]
    if not isinstance(step, Pick):
        if a == PASS or DISCARD <= a < PLAY:
            return []
        if MOVE <= a < PASS:
            start, to = STEPS[(a - MOVE) // 4]
            facts = {"color": COLORS[(a - MOVE) % 4], "from": ZONES[start], "to": ZONES[to]}
            return [language.say("brief-kitty-move", who=names[step.actor(before)], **facts)]
    return [narrate_move(language, before, sentence, names).removesuffix(".")]
