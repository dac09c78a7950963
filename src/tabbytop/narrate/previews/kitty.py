"""Previews of moves in Here, Kitty, Kitty!"""

from __future__ import annotations

from tabbytop.engine.seats import CHANCE
from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.counting import moved
from tabbytop.games.kitty.scoring import points
from tabbytop.games.kitty.state import Table
from tabbytop.narrate.kitty import describe_moved, narrate_consequences
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews.phrases import describe_points


def preview(language: Language, before: Table, after: Table, names: list[str], answered: bool) -> list[str]:
    """Describe where cats would go and everyone's points, if nobody answers."""
    sentences: list[str] = []
    mover = before.agenda[-1].actor(before)
    for one in moved(before, after):
        sentences.append(describe_moved(language, one, names, mover))
    step = after.agenda[-1] if after.agenda else None
    if isinstance(step, Pick):
        sentences.append(language.say("preview-kitty-picks", who=names[step.seat]))
    for seat, (was, now) in enumerate(zip(points(before), points(after), strict=True)):
        sentences += describe_points(language, names[seat], was, now)
    consequence = narrate_consequences(language, before, 0, after, names)
    sentences += [consequence] if consequence else []
    if not sentences and not (step is not None and step.actor(after) == CHANCE):
        sentences.append(language.say("preview-kitty-nothing"))
    return [language.say("preview-kitty-unless"), *sentences] if answered and sentences else sentences
