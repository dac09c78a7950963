"""Narration of Here, Kitty, Kitty!: sentences built from an action and the view before it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tabbytop.engine.log import UNHEARD
from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.counting import ON_CARD, moved
from tabbytop.games.kitty.drawing import Deal, DrawOne
from tabbytop.games.kitty.flow import Settle
from tabbytop.games.kitty.playing import CopyWindow
from tabbytop.games.kitty.rulebook import COLORS, HOUSE, NEIGHBORHOOD, PORCH, YARD, ZONES
from tabbytop.games.kitty.scoring import points, sheets, winners
from tabbytop.games.kitty.setup import ChooseFirst
from tabbytop.games.kitty.state import NOT_YET
from tabbytop.games.kitty.windows import CancelWindow
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
from tabbytop.narrate.previews.phrases import join_list

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
        return language.say("said-kitty-pick", who=who, how=describe_picks(language, v, step.seat, sentence, names))
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
        assert isinstance(step, CancelWindow)
        what = "move" if step.kind < 0 else v.kind(step.kind).name
        return language.say("said-kitty-cancel", who=who, what=what, card=v.kind(a - CANCEL).name)
    if SHIELD <= a < COPY:
        whom = names[sentence[1] - TARGET]
        return language.say("said-kitty-shield", who=who, whom=whom, card=v.kind(a - SHIELD).name)
    said = "play" if a < CANCEL else "copy" if a < LAND else "land"
    k = a - PLAY if a < CANCEL else a - LAND
    kind = v.kind(step.kind) if isinstance(step, CopyWindow) else v.kind(k)
    facts: dict[str, str | int] = {"who": who, "card": kind.name}
    if said == "copy":
        facts["copier"] = v.kind(a - COPY).name
    how = describe_plan(language, v, kind, step.actor(v), sentence[1:], names)
    return language.say(f"said-kitty-{said}-on" if how else f"said-kitty-{said}", how=how, **facts)


def describe_plan(
    language: Language,
    v: Table,
    kind: Kind,
    by: int,
    words: tuple[int, ...],
    names: list[str],
    viewer: int | None = None,
) -> str:
    """Say what will happen with the choices that a card was played with, in the viewer's words; empty without any."""
    if not words:
        return ""
    if words[0] >= CARD:
        return language.say("kitty-plan-return", who=names[by], card=v.kind(words[0] - CARD).name)
    if TARGET <= words[0] < COUNT_WORD and kind.effect != "steal":
        return _plan_for_target(language, v, kind, words, names, viewer)
    found: dict[tuple[Place, Place], list[int]] = {}
    for word in words:
        if word < ENOUGH:
            way = _way_of(kind, by, words, word)
            found.setdefault(way, []).append(word % 4)
    clauses = [_describe_cats_going(language, colors, way, names, viewer) for way, colors in found.items()]
    return join_list(language, clauses) or language.say("kitty-plan-nothing")


def _plan_for_target(
    language: Language, v: Table, kind: Kind, words: tuple[int, ...], names: list[str], viewer: int | None
) -> str:
    """Say what a card makes its target do, who chooses the cats."""
    target = words[0] - TARGET
    facts: dict[str, str | int] = {"who": names[target], "whom": "you" if target == viewer else "other"}
    if kind.effect == "startle":
        facts |= {"way": "in" if words[1] == DIRECTION else "out", "count": words[2] - SPACES + 1}
        return language.say("kitty-plan-startle", **facts)
    left, right = neighbors_of(v, target)
    facts["count"] = words[1] - COUNT_WORD + 1
    if kind.effect == "fight" and left != right:
        return language.say("kitty-plan-fight", left=names[left], right=names[right], **facts)
    to = (left, YARD) if kind.effect == "fight" else (target, kind.to)
    start = _place_facts((target, kind.start), names, viewer, is_plain=target != viewer)
    facts["from"] = language.say("kitty-from", **start)
    facts["to"] = language.say("kitty-to", **_place_facts(to, names, viewer, is_plain=to[0] == target))
    return language.say("kitty-plan-send", **facts)


def neighbors_of(v: Table, seat: int) -> tuple[int, int]:
    """Return the seats to the left and right of a seat."""
    return (seat + 1) % v.seats, (seat - 1) % v.seats


def _way_of(kind: Kind, by: int, words: tuple[int, ...], word: int) -> tuple[Place, Place]:
    """Return where a cat is that a word of a played card names, and where it goes."""
    if CAT <= word < YARD_CAT:
        zone = (word - CAT) // 4
        if kind.effect == "steal":
            return (words[0] - TARGET, zone), (by, kind.to)
        spaces = words[-1] - SPACES + 1 if SPACES <= words[-1] < DIRECTION else 1
        return (by, zone), (by, zone + spaces)
    start = (0, NEIGHBORHOOD) if word < CAT else ((word - YARD_CAT) // 4, YARD)
    return start, (by, ON_CARD if kind.lasting else YARD if kind.effect == "herd" else kind.to)


def _describe_cats_going(
    language: Language, colors: list[int], way: tuple[Place, Place], names: list[str], viewer: int | None
) -> str:
    """Say where cats of these colors go."""
    facts: dict[str, str | int] = {"cats": _name_cats(language, colors), "count": len(colors)}
    return language.say("kitty-plan-cats", **facts, **_describe_way(language, way, names, viewer))


def _name_cats(language: Language, colors: list[int]) -> str:
    """Name cats of these colors."""
    counts = Counter(colors)
    return join_list(language, [language.say("kitty-cats", color=COLORS[c], count=n) for c, n in counts.items()])


def _describe_way(
    language: Language, way: tuple[Place, Place], names: list[str], viewer: int | None
) -> dict[str, str | int]:
    """Say from where to where a cat goes. On one property, the owner is named only once."""
    start, to = way
    is_same = start[0] == to[0] and NEIGHBORHOOD not in (start[1], to[1])
    return {
        "from": language.say("kitty-from", **_place_facts(start, names, viewer)),
        "to": language.say("kitty-to", **_place_facts(to, names, viewer, is_plain=is_same)),
    }


def _place_facts(place: Place, names: list[str], viewer: int | None, *, is_plain: bool = False) -> dict[str, str | int]:
    """Return the variables that name a place."""
    seat, zone = place
    whose = "nobody" if is_plain or zone == NEIGHBORHOOD else "you" if seat == viewer else "other"
    return {"zone": "card" if zone == ON_CARD else ZONES[zone], "whose": whose, "who": names[seat]}


def describe_picks(language: Language, v: Table, seat: int, words: tuple[int, ...], names: list[str]) -> str:
    """Name the cats that a player picked when a card asked them to."""
    found: list[str] = []
    plain = [word % 4 for word in words if word < CAT]
    if plain:
        found.append(_name_cats(language, plain))
    for word in words:
        if CAT <= word < ENOUGH:
            is_own = word < YARD_CAT
            place = (seat, (word - CAT) // 4) if is_own else ((word - YARD_CAT) // 4, YARD)
            where = language.say("kitty-from", **_place_facts(place, names, None, is_plain=is_own))
            found.append(f"{_name_cats(language, [word % 4])} {where}")
        elif LEFT <= word < MOVE and (word - LEFT) % 5 != NO_CAT:
            found.append(describe_choice(language, v, word, names, seat))
    return join_list(language, found) or language.say("kitty-no-cat")


def describe_choice(language: Language, v: Table, word: int, names: list[str], seat: int) -> str:
    """Describe one choice of a seat, in a few words."""
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
        return language.say("kitty-count", count=word - COUNT_WORD + 1)
    if SPACES <= word < DIRECTION:
        return language.say("kitty-spaces", count=word - SPACES + 1)
    if DIRECTION <= word < LEFT:
        return language.say("kitty-in" if word == DIRECTION else "kitty-out")
    if LEFT <= word < MOVE:
        color = (word - LEFT) % 5
        cats = language.say("kitty-no-cat") if color == NO_CAT else _name_cats(language, [color])
        side = 0 if word < RIGHT else 1
        who = names[neighbors_of(v, seat)[side]]
        return language.say("kitty-for-neighbor", cats=cats, who=who, side=("left", "right")[side])
    return v.kind(word - CARD).name if word >= CARD else ""


def narrate_consequences(language: Language, before: Table, a: int, after: Table, names: list[str]) -> str:
    """Narrate what happened automatically after an action: the final round began."""
    if before.final_turns == NOT_YET and after.final_turns != NOT_YET:
        return language.say("said-kitty-final")
    return ""


def narrate_results(
    language: Language, before: Table, a: int, after: Table, names: list[str], viewer: int | None
) -> list[tuple[str, bool]]:
    """Say where an action moved cats. A plain move says that itself.

    Whether it belongs into the short sentences, too: from or to the viewer's property, or by an Instant, whose own
    sentence doesn't say what it does.
    """
    found: list[tuple[str, bool]] = []
    for one in moved(before, after):
        if MOVE <= a < PASS and _is_move(one, before.agenda[-1].actor(before), a):
            continue
        owners = [seat for seat, zone in (one.start, one.to) if zone != NEIGHBORHOOD]
        found.append((describe_moved(language, one, names, viewer), viewer in owners or _is_instant(before, a)))
    return found


def _is_instant(before: Table, a: int) -> bool:
    """Return whether an action begins an Instant, or happens during one."""
    if a >= CARD and isinstance(before.agenda[-1], DrawOne):
        return before.kind(a - CARD).type == INSTANT
    during = [step.instant for step in before.agenda if isinstance(step, Settle)]
    return bool(during) and during[-1]


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
