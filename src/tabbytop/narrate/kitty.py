"""Narration of Here, Kitty, Kitty!: sentences built from an action and the view before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.log import UNHEARD
from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.counting import ON_CARD, moved
from tabbytop.games.kitty.drawing import Deal, DrawOne
from tabbytop.games.kitty.playing import CopyWindow
from tabbytop.games.kitty.rulebook import COLORS, HOUSE, NEIGHBORHOOD, PORCH, YARD, ZONES
from tabbytop.games.kitty.scoring import points, sheets, winners
from tabbytop.games.kitty.setup import ChooseFirst
from tabbytop.games.kitty.state import NOT_YET
from tabbytop.games.kitty.words import (
    CANCEL,
    CARD,
    CAT,
    COLOR,
    COPY,
    COUNT_WORD,
    DIRECTION,
    DISCARD,
    ENOUGH,
    FIRST,
    LAND,
    LEFT,
    MOVE,
    NO_CAT,
    PASS,
    PLAY,
    RIGHT,
    SHIELD,
    SPACES,
    STEPS,
    TARGET,
    YARD_CAT,
)

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Kind
    from tabbytop.games.kitty.counting import CatMove, Place
    from tabbytop.games.kitty.state import Table
    from tabbytop.narrate.language import Language


def card_text(language: Language, kind: Kind, names: dict[str, str]) -> str:
    """Describe what a card does, in our own words. `names` are the names of the deck's cards by id."""
    effect = kind.effect
    if effect == "cancel" and not kind.cancels_all:
        cancels = ", ".join([names[card] for card in kind.cancels])
        return language.say("card-cancel-some", cancels=cancels, shields=", ".join([names[c] for c in kind.shields]))
    facts: dict[str, str | int] = {"count": kind.count, "spaces": kind.spaces, "points": kind.points}
    facts |= {"from": language.say(ZONES[kind.start]), "to": language.say(ZONES[kind.to])}
    facts["against"] = ", ".join([names[card] for card in kind.against])
    return language.say(f"card-{effect}", **facts)


def narrate_chance(language: Language, v: Table, a: int, names: list[str]) -> str:
    """Narrate the outcome of a chance event, as far as the viewer learned it. `v` is the view before it."""
    step = v.agenda[-1]
    if isinstance(step, ChooseFirst):
        return language.say("said-first", who=names[a - FIRST])
    assert isinstance(step, Deal | DrawOne)
    who = names[step.seat]
    said = "dealt" if isinstance(step, Deal) else "drawn"
    if a == UNHEARD:
        return language.say(f"said-kitty-{said}-hidden", who=who)
    kind = v.kind(a - CARD)
    return language.say("said-kitty-instant" if kind.type == INSTANT else f"said-kitty-{said}", who=who, card=kind.name)


def is_news(v: Table, a: int) -> bool:
    """Return whether a drawn card is news: Instants are."""
    return a >= CARD and v.kind(a - CARD).type == INSTANT


def narrate_move(language: Language, v: Table, sentence: tuple[int, ...], names: list[str]) -> str:
    """Narrate a complete move. `v` can be any seat's view before it."""
    step = v.agenda[-1]
    who = names[step.actor(v)]
    a = sentence[0]
    if isinstance(step, Pick):
        return language.say("said-kitty-pick", who=who, how=describe_choices(language, v, sentence, names))
    if a == PASS:
        return language.say("said-kitty-pass", who=who)
    if MOVE <= a < PASS:
        start, end = STEPS[(a - MOVE) // 4]
        zones = {"from": language.say(ZONES[start]), "to": language.say(ZONES[end])}
        return language.say("said-kitty-move", who=who, color=language.say(COLORS[(a - MOVE) % 4]), **zones)
    if DISCARD <= a < PLAY:
        cards = ", ".join([v.kind(word - DISCARD).name for word in sentence if word != ENOUGH])
        return language.say("said-kitty-discard", who=who, cards=cards)
    if CANCEL <= a < SHIELD:
        return language.say("said-kitty-cancel", who=who, card=v.kind(a - CANCEL).name)
    if SHIELD <= a < COPY:
        whom = names[sentence[1] - TARGET]
        return language.say("said-kitty-shield", who=who, whom=whom, card=v.kind(a - SHIELD).name)
    said = "play" if a < CANCEL else "copy" if a < LAND else "land"
    k = a - PLAY if a < CANCEL else a - LAND
    kind = v.kind(step.kind) if isinstance(step, CopyWindow) else v.kind(k)
    how = describe_choices(language, v, sentence[1:], names)
    return language.say(f"said-kitty-{said}-on" if how else f"said-kitty-{said}", who=who, card=kind.name, how=how)


def describe_choices(language: Language, v: Table, words: tuple[int, ...], names: list[str]) -> str:
    """Describe the choices made for a card, in one line."""
    choices = [describe_choice(language, v, word, names) for word in words]
    return ", ".join([one for one in choices if one]) or (language.say("kitty-nothing") if words else "")


def describe_choice(language: Language, v: Table, word: int, names: list[str]) -> str:
    """Describe one choice."""
    if word < CAT:
        return language.say(COLORS[word - COLOR])
    if word < YARD_CAT:
        n = word - CAT
        return language.say("kitty-cat-in", color=language.say(COLORS[n % 4]), zone=language.say(ZONES[n // 4]))
    if word < ENOUGH:
        n = word - YARD_CAT
        return language.say("kitty-yard-of", color=language.say(COLORS[n % 4]), who=names[n // 4])
    if TARGET <= word < COUNT_WORD:
        return names[word - TARGET]
    if COUNT_WORD <= word < SPACES:
        return str(word - COUNT_WORD + 1)
    if SPACES <= word < DIRECTION:
        return language.say("kitty-spaces", count=word - SPACES + 1)
    if DIRECTION <= word < LEFT:
        return language.say("kitty-in" if word == DIRECTION else "kitty-out")
    if LEFT <= word < MOVE:
        side, color = ("left", word - LEFT) if word < RIGHT else ("right", word - RIGHT)
        return "" if color == NO_CAT else language.say(f"kitty-{side}", color=language.say(COLORS[color]))
    return v.kind(word - CARD).name if word >= CARD else ""


def narrate_consequences(language: Language, before: Table, a: int, after: Table, names: list[str]) -> str:
    """Narrate what happened automatically after an action: the final round began."""
    if before.final_turns == NOT_YET and after.final_turns != NOT_YET:
        return language.say("said-kitty-final")
    return ""


def narrate_results(
    language: Language, before: Table, a: int, after: Table, names: list[str], viewer: int | None
) -> list[tuple[str, bool]]:
    """Say where an action moved cats, and whether from or to the viewer's property. A plain move says that itself."""
    found: list[tuple[str, bool]] = []
    for one in moved(before, after):
        if MOVE <= a < PASS and _is_move(one, before.agenda[-1].actor(before), a):
            continue
        owners = [seat for seat, zone in (one.start, one.to) if zone != NEIGHBORHOOD]
        found.append((describe_moved(language, one, names, viewer), viewer in owners))
    return found


def _is_move(one: CatMove, mover: int, a: int) -> bool:
    """Return whether a player's move is all that moved these cats."""
    zones = STEPS[(a - MOVE) // 4]
    seats = [seat for seat, zone in (one.start, one.to) if zone != NEIGHBORHOOD]
    return one.count == 1 and one.color == (a - MOVE) % 4 and (one.start[1], one.to[1]) == zones and {*seats} == {mover}


def describe_moved(language: Language, one: CatMove, names: list[str], viewer: int | None) -> str:
    """Say where cats of one color go, in the viewer's words."""
    facts = {"from": _place(language, one.start, names, viewer), "to": _place(language, one.to, names, viewer)}
    return language.say("preview-kitty-cats", color=COLORS[one.color], count=one.count, **facts)


def _place(language: Language, place: Place, names: list[str], viewer: int | None) -> str:
    """Name a place where cats can be, with its owner."""
    seat, zone = place
    if zone == NEIGHBORHOOD:
        return language.say("preview-kitty-neighborhood")
    whose = "yours" if seat == viewer else "theirs"
    if zone == ON_CARD:
        return language.say("preview-kitty-card", whose=whose, who=names[seat])
    return language.say("preview-kitty-zone", whose=whose, who=names[seat], zone=ZONES[zone])


def changed_zones(before: Table, after: Table) -> list[str]:
    """Return the zones that hold other cats than before: `2 yard`, or `neighborhood`."""
    changed = ["neighborhood"] if _cats_in(before, 0, NEIGHBORHOOD) != _cats_in(after, 0, NEIGHBORHOOD) else []
    for seat in range(after.seats):
        for zone in (YARD, PORCH, HOUSE):
            if _cats_in(before, seat, zone) != _cats_in(after, seat, zone):
                changed.append(f"{seat} {ZONES[zone]}")
    return changed


def _cats_in(s: Table, seat: int, zone: int) -> list[int]:
    return [s.count(seat, zone, color) for color in range(len(COLORS))]


def narrate_result(language: Language, s: Table, names: list[str]) -> list[str]:
    """Narrate the score sheets and the winner."""
    sentences: list[str] = []
    for seat, sheet in enumerate(sheets(s)):
        lines = {
            "house": sheet.house,
            "porch": sheet.porch,
            "many": sheet.many,
            "each": sheet.each_color,
            "most": sheet.most,
            "one": sheet.one_color,
            "show": sheet.best_in_show,
        }
        parts = [language.say(f"how-kitty-{name}", points=count) for name, count in lines.items() if count]
        how = ", ".join(parts) or language.say("how-kitty-nothing")
        sentences.append(language.say("said-kitty-points", who=names[seat], points=sheet.points(), how=how))
    won = [names[seat] for seat in winners(s)]
    score = points(s)
    if score.count(max(score)) > 1:
        sentences.append(language.say("said-kitty-tie-shared" if len(won) > 1 else "said-kitty-tie"))
    sentences.append(language.say("said-winner" if len(won) == 1 else "said-winners", who=", ".join(won)))
    return sentences
