"""Previews of a move in sentences: what everybody could see after it, compared with what they see now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabbytop.engine.seats import CHANCE
from tabbytop.games.catbox import scoring as catbox
from tabbytop.games.catbox.identities import identities_in_game
from tabbytop.games.catbox.rulebook import IDENTITIES
from tabbytop.games.catbox.state import Table as CatBox
from tabbytop.games.fits.counting import BoxChange, box_points, changes, seats_in
from tabbytop.games.fits.refusals import at_text
from tabbytop.games.fits.state import Table as Fits
from tabbytop.games.kitty import scoring as kitty
from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.counting import ON_CARD, Place, moved
from tabbytop.games.kitty.rulebook import COLORS, NEIGHBORHOOD, ZONES
from tabbytop.games.kitty.state import Table as Kitty
from tabbytop.narrate.fits import tell_aside as fits_aside
from tabbytop.narrate.kitty import tell_aside as kitty_aside
from tabbytop.narrate.language import Language


def foresee_catbox(language: Language, before: CatBox, after: CatBox, names: list[str], answered: bool) -> list[str]:
    """Describe the change by color, no matter who it is, so nobody's identity shows."""
    told: list[str] = []
    was, now = catbox.tallies(before), catbox.tallies(after)
    for i in identities_in_game(after.seats):
        who = language.say(IDENTITIES[i])
        told += _points(language, who[:1].upper() + who[1:], was[i].points, now[i].points)
    return told


def _points(language: Language, who: str, was: int, now: int) -> list[str]:
    """Describe a change of points, if there is one."""
    if was == now:
        return []
    name = "foresee-more" if now > was else "foresee-less"
    return [language.say(name, who=who, points=now, count=abs(now - was))]


def _several(language: Language, parts: list[str]) -> str:
    """Join several things with commas and "and"."""
    if len(parts) < 2:
        return "".join(parts)
    return language.say("foresee-and", first=", ".join(parts[:-1]), last=parts[-1])


def foresee_fits(language: Language, before: Fits, after: Fits, names: list[str], answered: bool) -> list[str]:
    """Describe the change box by box: what joins, what closes, its new value and who gets it."""
    told: list[str] = []
    for change in changes(before, after):
        told += _joins(language, before, change, names)
        told.append(_worth(language, after, change, names))
    for seat in range(after.seats):
        if after.supply[seat] > before.supply[seat]:
            told.append(language.say("foresee-fits-home", who=names[seat]))
    aside = fits_aside(language, before, 0, after, names)
    return [*told, aside] if aside else told


def _joins(language: Language, before: Fits, change: BoxChange, names: list[str]) -> list[str]:
    """Describe which boxes the new card joins."""
    if not change.is_new:
        return []
    if not change.were:
        return [language.say("foresee-fits-new")]
    told: list[str] = []
    for box in change.were:
        inside = seats_in(before, box)
        if inside:
            told.append(language.say("foresee-fits-joins", who=_several(language, [names[seat] for seat in inside])))
    empty = len(change.were) - len(told)
    return [*told, language.say("foresee-fits-joins-empty", count=empty)] if empty else told


def _worth(language: Language, after: Fits, change: BoxChange, names: list[str]) -> str:
    """Describe the new value of a box, and who scores it."""
    box = change.box
    points = box_points(after, box)
    if points:
        parts: list[str] = []
        for count in sorted(set(points.values()), reverse=True):
            who = _several(language, [names[seat] for seat in points if points[seat] == count])
            parts.append(language.say("foresee-for", points=count, who=who))
        how = _several(language, parts)
    else:
        how = language.say("foresee-for-nobody", points=box.value)
    if change.closes():
        name = "foresee-fits-closes" if change.is_new else "foresee-fits-closes-other"
        return language.say(name, how=how, at=at_text(box.cells[0]))
    return language.say("foresee-fits-closed" if box.closed else "foresee-fits-open", how=how)


def foresee_kitty(language: Language, before: Kitty, after: Kitty, names: list[str], answered: bool) -> list[str]:
    """Describe where cats go and everybody's points, if nobody answers."""
    told: list[str] = []
    for one in moved(before, after):
        start, to = _place(language, one.start, names), _place(language, one.to, names)
        facts: dict[str, str | int] = {"from": start, "to": to}
        told.append(language.say("foresee-kitty-cats", color=COLORS[one.color], count=one.count, **facts))
    step = after.agenda[-1] if after.agenda else None
    if isinstance(step, Pick):
        told.append(language.say("foresee-kitty-picks", who=names[step.seat]))
    for seat, (was, now) in enumerate(zip(kitty.points(before), kitty.points(after), strict=True)):
        told += _points(language, names[seat], was, now)
    aside = kitty_aside(language, before, 0, after, names)
    told += [aside] if aside else []
    if not told and not (step is not None and step.actor(after) == CHANCE):
        told.append(language.say("foresee-kitty-nothing"))
    return [language.say("foresee-kitty-unless"), *told] if answered and told else told


def _place(language: Language, place: Place, names: list[str]) -> str:
    """Name a place of cats and its owner."""
    seat, zone = place
    if zone == NEIGHBORHOOD:
        return language.say("foresee-kitty-neighborhood")
    if zone == ON_CARD:
        return language.say("foresee-kitty-card", who=names[seat])
    return language.say("foresee-kitty-zone", who=names[seat], zone=ZONES[zone])


PREVIEWS: dict[str, Callable[[Language, Any, Any, list[str], bool], list[str]]] = {
    "cat-box": foresee_catbox,
    "here-kitty-kitty": foresee_kitty,
    "if-it-fits": foresee_fits,
}
"""The preview functions, by game."""
