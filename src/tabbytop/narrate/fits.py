"""Narration of If It Fits: sentences built from an action and the view before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.log import UNHEARD
from tabbytop.games.fits.boxes import seat_of
from tabbytop.games.fits.cards import PRINCESS, TOY, UNKNOWN, sides_text, turn
from tabbytop.games.fits.counting import box_points, changes
from tabbytop.games.fits.pile import Deal
from tabbytop.games.fits.refusals import at_text
from tabbytop.games.fits.rulebook import CATS
from tabbytop.games.fits.scoring import boxes, extra, negative, points, strength, winners
from tabbytop.games.fits.setup import ChooseFirst
from tabbytop.games.fits.words import (
    CARD,
    CAT,
    DISCARD,
    DISCARD_TOY,
    DONE,
    DRAW,
    FIRST,
    OVER,
    PLAY,
    SLEEP,
    SPOT,
    START,
    TURNED,
)
from tabbytop.narrate.previews.phrases import join_list

if TYPE_CHECKING:
    from tabbytop.games.fits.counting import BoxChange
    from tabbytop.games.fits.scoring import Box
    from tabbytop.games.fits.state import Table
    from tabbytop.narrate.language import Language


def card_text(language: Language, s: Table, kind: int, *, turned: bool = False) -> str:
    """Describe a card in a few words: its walls as it lies, and its icons."""
    if kind == UNKNOWN:
        return language.say("fits-a-card")
    if kind in (PRINCESS, TOY):
        return language.say("princess" if kind == PRINCESS else "paw")
    opens = s.deck.open[kind]
    walls = sides_text(~(turn(opens) if turned else opens) & 15)
    icons = " + ".join([language.name(icon, "icon-") for icon in s.deck.icons[kind]]) or language.say("fits-no-icon")
    sides = " ".join([language.say(f"side-{side}") for side in walls])
    return language.say("fits-card", icons=icons, walls=sides or "–")


def owner_text(language: Language, s: Table, seat: int, names: list[str]) -> str:
    """Name a cat and its owner: Milo (Olive)"""
    return language.say("fits-whose", cat=language.say(CATS[s.cats[seat]]), who=names[seat])


def narrate_chance(language: Language, v: Table, a: int, names: list[str]) -> str:
    """Narrate the outcome of a chance event, as far as the viewer learned it. `v` is the view before it."""
    step = v.agenda[-1]
    if isinstance(step, ChooseFirst):
        return language.say("said-first", who=names[a - FIRST])
    said = "dealt" if isinstance(step, Deal) else "drawn"
    who = names[step.seat]  # type: ignore[attr-defined]
    if a == UNHEARD:  # the draw itself has been narrated
        return language.say("said-fits-dealt-hidden", who=who) if said == "dealt" else ""
    if a == CARD + TOY:
        return language.say("said-fits-drawn-toy", who=who)
    return language.say(f"said-fits-{said}", who=who, card=card_text(language, v, a - CARD))


def is_news(v: Table, a: int) -> bool:
    """Return whether a drawn card is news: special toys are."""
    return a == CARD + TOY


def narrate_move(language: Language, v: Table, sentence: tuple[int, ...], names: list[str]) -> str:
    """Narrate a complete move. `v` can be any seat's view before it, because played cards are shown."""
    seat = v.agenda[-1].actor(v)
    who = names[seat]
    a, z = sentence[0], sentence[-1]
    if START <= a < DRAW:
        card = card_text(language, v, v.start[a - START], turned=z >= TURNED)
        return language.say("said-fits-start", who=who, card=card, at=_at(z))
    if PLAY <= a < DISCARD:
        if sentence[1] == CARD + PRINCESS:
            return _narrate_princess(language, v, z, names, who)
        card = card_text(language, v, sentence[1] - CARD, turned=z >= TURNED)
        return language.say("said-fits-place", who=who, card=card, at=_at(z))
    if DISCARD <= a < START:
        return language.say("said-fits-discard", who=who, card=card_text(language, v, z - CARD))
    cat = language.say(CATS[v.cats[seat]])
    if SLEEP <= a < CAT:
        return language.say("said-fits-sleep", who=who, cat=cat, at=at_text(a - SLEEP))
    if CAT <= a < SPOT:
        return language.say("said-fits-cat", who=who, cat=cat, at=at_text(a - CAT))
    if SPOT <= a < OVER:
        return language.say("said-fits-toy", who=who, at=at_text(a - SPOT))
    if a == DRAW:
        return language.say("said-fits-draw", who=who)
    said = {DONE: "said-done", DISCARD_TOY: "said-fits-discard-toy"}
    return language.say(said[a], who=who) if a in said else language.say("said-fits-toy-cell", who=who, at=at_text(a))


def _at(z: int) -> str:
    return at_text(z - TURNED if z >= TURNED else z)


def _narrate_princess(language: Language, v: Table, z: int, names: list[str], who: str) -> str:
    """Narrate whose cat Princess sends home."""
    board = v.board
    lying = board.across[z - OVER] if z >= OVER else board.what[board.card[z]]
    at = at_text(z - OVER if z >= OVER else z)
    said = "said-fits-princess-across" if z >= OVER else "said-fits-princess"
    return language.say(said, who=who, at=at, cat=owner_text(language, v, seat_of(lying), names))


def narrate_consequences(language: Language, before: Table, a: int, after: Table, names: list[str]) -> str:
    """Narrate what happened automatically after an action: the end of the game was triggered."""
    if not after.ending or before.ending:
        return ""
    empty = [seat for seat in range(after.seats) if not after.supply[seat]]
    if empty:
        return language.say("said-fits-last-cat", who=names[empty[0]])
    return language.say("said-fits-deck-empty")


def narrate_results(
    language: Language, before: Table, a: int, after: Table, names: list[str], viewer: int | None
) -> list[tuple[str, bool]]:
    """Say which boxes a move took, shared, closed or changed the points of, and why. That concerns everyone."""
    was, now = before.board, after.board
    if (was.what, was.across) == (now.what, now.across):
        return []
    mover = before.agenda[-1].actor(before)
    sentences: list[str] = []
    for change in changes(before, after):
        owners = _narrate_owners(language, before, after, change, names, viewer)
        sentences += owners
        if change.closes():
            sentences.append(_narrate_closing(language, after, change.box, names, viewer))
        elif not owners:
            sentences += _narrate_points(language, before, after, change, names, viewer, mover)
    return [(f"{sentence}.", True) for sentence in sentences]


def say_whose(language: Language, seats: list[int], names: list[str], viewer: int | None) -> dict[str, str]:
    """Return the variables that say whose something is."""
    whose = "yours" if viewer in seats else "nobodys" if not seats else "theirs"
    return {"whose": whose, "whom": _list_names(language, seats, names)}


def _list_names(language: Language, seats: list[int], names: list[str]) -> str:
    return join_list(language, [names[seat] for seat in seats])


def _owner_points(s: Table, box: Box) -> int:
    """Return what a box earns each of its owners, who all have the same number of cats in it."""
    return box_points(s, box)[box.scorers[0]] if box.scorers else box.value


def _points_text(language: Language, s: Table, box: Box) -> str:
    return language.say("fits-points-each", points=_owner_points(s, box), count=len(box.scorers))


def _cats_text(halves: int) -> str:
    """Write a number of cats. An advanced game counts a sleeping cat as half [IIF-11.4]."""
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


def _narrate_owners(
    language: Language, before: Table, after: Table, change: BoxChange, names: list[str], viewer: int | None
) -> list[str]:
    """Say who scores a box now, if that has changed, and with how many cats."""
    box = change.box
    now = box.scorers
    were = [one for one in change.were if one.scorers and set(one.scorers) - set(now)]
    lost = sorted({seat for one in were for seat in one.scorers} - set(now))
    shares = len(now) > 1 and not any(set(now) <= set(one.scorers) for one in change.were)
    if not now or not (lost or shares):
        return []
    cats = strength(after, box.cats, now[0])
    facts: dict[str, str | int] = {
        "cats": _cats_text(cats),
        "halves": cats,
        "count": len(now),
        "points": _points_text(language, after, box),
    }
    if not lost:
        others = [seat for seat in now if seat != viewer]
        whose = "yours" if viewer in now else "theirs"
        return [language.say("said-fits-shared", whose=whose, whom=_list_names(language, others, names), **facts)]
    against = max([strength(after, box.cats, seat) for seat in lost])
    facts |= {"who": _list_names(language, now, names), "against": _cats_text(against)}
    return [language.say("said-fits-taken", **facts, **_say_loser(language, were, now, lost, names, viewer))]


def _say_loser(
    language: Language, were: list[Box], now: list[int], lost: list[int], names: list[str], viewer: int | None
) -> dict[str, str]:
    """Return the variables that say whose box was taken, and with whom it was shared."""
    if viewer not in lost:
        shared = any(seat in now for one in were for seat in one.scorers)
        whose = "joint" if shared else "several" if len(were) > 1 else "theirs"
        return {"whose": whose, "whom": _list_names(language, lost, names)}
    mates = sorted({seat for one in were if viewer in one.scorers for seat in one.scorers} - {viewer})
    others = [seat for seat in mates if seat not in now]
    whose = "shared" if others else "ours" if mates else "yours"
    return {"whose": whose, "whom": _list_names(language, others, names)}


def _narrate_closing(language: Language, after: Table, box: Box, names: list[str], viewer: int | None) -> str:
    whose = say_whose(language, box.scorers, names, viewer)
    return language.say("said-fits-closed", points=_points_text(language, after, box), **whose)


def _narrate_points(
    language: Language,
    before: Table,
    after: Table,
    change: BoxChange,
    names: list[str],
    viewer: int | None,
    mover: int,
) -> list[str]:
    """Say what a box is worth now to its owners, if someone else has changed that."""
    box = change.box
    was = sum([_owner_points(before, one) for one in change.were if one.scorers])
    now = _owner_points(after, box)
    if (
        was == now
        or not [seat for seat in box.scorers if seat != mover]
        or not [one for one in change.were if one.scorers]
    ):
        return []
    others = [seat for seat in box.scorers if seat != viewer]
    whose = "theirs" if viewer not in box.scorers else "shared" if others else "yours"
    facts = {"whose": whose, "whom": _list_names(language, others, names), "way": "up" if now > was else "down"}
    return [language.say("said-fits-worth-now", points=_points_text(language, after, box), **facts)]


def describe_box(language: Language, s: Table, box: Box, names: list[str]) -> str:
    """Describe a box: its value, and who gets it."""
    facts = {"cards": len(box.cells), "toys": box.toys, "sprays": box.sprays, "value": box.value}
    if not box.cats:
        whose = language.say("fits-nobody")
    elif not box.scorers:
        whose = language.say("fits-asleep")
    else:
        whose = ", ".join([owner_text(language, s, seat, names) for seat in box.scorers])
    return language.say("fits-box", closed="yes" if box.closed else "no", who=whose, **facts)


def narrate_result(language: Language, s: Table, names: list[str]) -> list[str]:
    """Narrate the score, seat by seat with its boxes, and the winner."""
    sentences: list[str] = []
    score, taken = points(s), negative(s)
    found = [box for box in boxes(s) if box.cats]
    for seat in range(s.seats):
        mine = [box for box in found if seat in box.scorers]
        parts = [_box_sum(language, box) for box in mine]
        further = 0 if s.advanced else sum([extra(box.cats, seat) for box in found])
        if further:
            parts.append(language.say("how-fits-further", count=further))
        how = ", ".join(parts) or language.say("how-fits-nothing")
        who = language.say("fits-whose", cat=names[seat], who=language.say(CATS[s.cats[seat]]))
        sentences.append(language.say("said-fits-points", who=who, points=score[seat], how=how))
    won = [names[seat] for seat in winners(s)]
    if score.count(max(score)) > 1:
        tied = [taken[seat] for seat in range(s.seats) if score[seat] == max(score)]
        sentences.append(language.say("said-fits-tie-shared" if len(won) > 1 else "said-fits-tie", least=min(tied)))
    sentences.append(language.say("said-winner" if len(won) == 1 else "said-winners", who=", ".join(won)))
    return sentences


def _box_sum(language: Language, box: Box) -> str:
    """Describe how the points of a box add up."""
    said = "how-fits-box-closed" if box.closed else "how-fits-box"
    said = f"{said}-sprays" if box.sprays else said
    return language.say(said, toys=box.toys, sprays=box.sprays, value=box.value, at=at_text(box.cells[0]))
