"""Previews of moves in If It Fits."""

from __future__ import annotations

from tabbytop.games.fits.counting import BoxChange, box_points, changes, extra_points, most_frequent_toys, seats_in
from tabbytop.games.fits.refusals import at_text
from tabbytop.games.fits.rulebook import SPRAY
from tabbytop.games.fits.scoring import Box
from tabbytop.games.fits.state import Table
from tabbytop.narrate.fits import narrate_consequences
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews.phrases import join_list


def preview(language: Language, before: Table, after: Table, names: list[str], answered: bool) -> list[str]:
    """Describe the change box by box: what joins, what closes, the new value and who scores it."""
    sentences: list[str] = []
    for change in changes(before, after):
        sentences += _joins(language, before, change, names)
        sentences += _worth(language, after, change, names)
    for seat in range(after.seats):
        if after.supply[seat] > before.supply[seat]:
            sentences.append(language.say("preview-fits-home", who=names[seat]))
    consequence = narrate_consequences(language, before, 0, after, names)
    return [*sentences, consequence] if consequence else sentences


def _joins(language: Language, before: Table, change: BoxChange, names: list[str]) -> list[str]:
    """Describe which boxes the new card joins."""
    if not change.is_new:
        return []
    if not change.were:
        return [language.say("preview-fits-new")]
    sentences: list[str] = []
    mover = before.agenda[-1].actor(before)
    for box in change.were:
        inside = seats_in(before, box)
        if inside:
            others = [names[seat] for seat in inside if seat != mover]
            whose = "theirs" if mover not in inside else "shared" if others else "yours"
            sentences.append(language.say("preview-fits-joins", whose=whose, who=join_list(language, others)))
    empty = len(change.were) - len(sentences)
    return [*sentences, language.say("preview-fits-joins-empty", count=empty)] if empty else sentences


def _worth(language: Language, after: Table, change: BoxChange, names: list[str]) -> list[str]:
    """Describe who scores a box now, and how it comes to its value."""
    box = change.box
    points = box_points(after, box)
    if points:
        parts: list[str] = []
        for count in sorted(set(points.values()), reverse=True):
            who = join_list(language, [names[seat] for seat in points if points[seat] == count])
            parts.append(language.say("preview-for", points=count, who=who))
        how = join_list(language, parts)
    else:
        how = language.say("preview-for-nobody", points=box.value)
    if change.closes():
        name = "preview-fits-closes" if change.is_new else "preview-fits-closes-other"
        sentences = [language.say(name, how=how, at=at_text(box.cells[0]))]
    else:
        sentences = [language.say("preview-fits-closed" if box.closed else "preview-fits-open", how=how)]
    extra = extra_points(after, box)
    if box.toys or box.sprays or extra:
        total = _sum(language, after, box)
        sentences.append(language.say("preview-fits-worth", sum=total, extra="yes" if extra else "no"))
    return sentences


def _sum(language: Language, s: Table, box: Box) -> str:
    """Say how a box comes to its value: "(2 mice − 1 spray bottle) × 2 = 2"."""
    found = [_icons(language, name, box.toys) for name in most_frequent_toys(s, box)]
    toys = found[0] if found else language.say("preview-fits-no-toys")
    if len(found) > 1:
        toys = language.say("preview-fits-tie", first=toys, others=", ".join(found[1:]))
    name = "preview-fits-sum-closed" if box.closed else "preview-fits-sum-open"
    if not box.sprays:
        return language.say(name, toys=toys, times=box.times, worth=box.value)
    sprays = _icons(language, SPRAY, box.sprays)
    return language.say(f"{name}-sprays", toys=toys, sprays=sprays, times=box.times, worth=box.value)


def _icons(language: Language, icon: str, count: int) -> str:
    """Say how many icons of a kind there are. Toys of custom decks have no plural."""
    name = f"preview-icons-{icon}"
    if language.knows(name):
        return language.say(name, count=count)
    return language.say("preview-fits-count", count=count, icon=icon)
