"""Previews of moves in Here, Kitty, Kitty!"""

from __future__ import annotations

from tabbytop.engine.seats import CHANCE
from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.counting import ON_CARD, Place, moved
from tabbytop.games.kitty.rulebook import COLORS, NEIGHBORHOOD, ZONES
from tabbytop.games.kitty.scoring import points
from tabbytop.games.kitty.state import Table
from tabbytop.narrate.kitty import narrate_consequences
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews.phrases import describe_points


def preview(language: Language, before: Table, after: Table, names: list[str], answered: bool) -> list[str]:
    """Describe where cats would go and everyone's points, if nobody answers."""
    sentences: list[str] = []
    for one in moved(before, after):
        start, to = _place(language, one.start, names), _place(language, one.to, names)
        facts: dict[str, str | int] = {"from": start, "to": to}
        sentences.append(language.say("preview-kitty-cats", color=COLORS[one.color], count=one.count, **facts))
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


def _place(language: Language, place: Place, names: list[str]) -> str:
    """Name a place where cats can be, with its owner."""
    seat, zone = place
    if zone == NEIGHBORHOOD:
        return language.say("preview-kitty-neighborhood")
    if zone == ON_CARD:
        return language.say("preview-kitty-card", who=names[seat])
    return language.say("preview-kitty-zone", who=names[seat], zone=ZONES[zone])
