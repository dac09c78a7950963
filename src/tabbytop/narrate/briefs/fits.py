"""Short sentences about moves in If It Fits."""

from __future__ import annotations

from tabbytop.games.fits.boxes import seat_of
from tabbytop.games.fits.cards import PRINCESS, TOY, UNKNOWN
from tabbytop.games.fits.counting import BoxChange, box_points, changes, seats_in
from tabbytop.games.fits.rulebook import CATS
from tabbytop.games.fits.scoring import Box, boxes
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import CARD, CAT, DISCARD, DISCARD_TOY, DONE, DRAW, OVER, PLAY, SLEEP, SPOT, START
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews.phrases import join_list


def brief(
    language: Language, before: Table, sentence: tuple[int, ...], after: Table, names: list[str], viewer: int | None
) -> list[str]:
    """Describe what a move put down, and which boxes it took or closed, without places, which the board marks."""
    if sentence[0] in (DONE, DRAW):
        return []
    found = [_move(language, before, sentence, after, names, viewer)]
    for change in changes(before, after):
        found += _taken(language, before, after, change, names, viewer)
        found += [_closed(language, after, change, names, viewer)] if change.closes() else []
    return found


def _move(
    language: Language, before: Table, sentence: tuple[int, ...], after: Table, names: list[str], viewer: int | None
) -> str:
    seat = before.agenda[-1].actor(before)
    who, a, z = names[seat], sentence[0], sentence[-1]
    if DISCARD <= a < START:
        return language.say("brief-fits-discard", who=who)
    if a == DISCARD_TOY:
        return language.say("brief-fits-discard-toy", who=who)
    if START <= a < DRAW:
        return language.say("brief-fits-lay", who=who, what=_card(language, before, before.start[a - START]))
    if PLAY <= a < DISCARD:
        if sentence[1] == CARD + PRINCESS:
            return _princess(language, before, z, names, viewer)
        return language.say("brief-fits-lay", who=who, what=_card(language, before, sentence[1] - CARD))
    if SLEEP <= a < CAT:
        return _cat(language, before, after, a - SLEEP, names, viewer, "sleeps")
    if CAT <= a < SPOT:
        return _cat(language, before, after, a - CAT, names, viewer, "settles")
    return language.say("brief-fits-lay", who=who, what=language.say("brief-fits-toy"))


def _card(language: Language, s: Table, kind: int) -> str:
    """Describe a card by its icons: "a mouse and a bell"."""
    if kind == TOY:
        return language.say("brief-fits-toy")
    icons = [] if kind in (UNKNOWN, PRINCESS) else s.deck.icons[kind]
    return join_list(language, [language.name(icon, "brief-icon-") for icon in icons]) or language.say(
        "brief-fits-empty"
    )


def _whose(seats: list[int], names: list[str], viewer: int | None, language: Language) -> dict[str, str]:
    """Return the variables that say whose something is."""
    whose = "yours" if viewer in seats else "nobodys" if not seats else "theirs"
    return {"whose": whose, "whom": join_list(language, [names[seat] for seat in seats])}


def _cat(
    language: Language, before: Table, after: Table, at: int, names: list[str], viewer: int | None, how: str
) -> str:
    """Describe which cat comes into whose box."""
    seat = before.agenda[-1].actor(before)
    box = next(one for one in boxes(after) if at in one.cells)
    others = [one for one in seats_in(after, box) if one != seat]
    facts = {"who": names[seat], "cat": language.say(CATS[before.cats[seat]])}
    return language.say(f"brief-fits-{how}", **facts, **_whose(others, names, viewer, language))


def _princess(language: Language, v: Table, z: int, names: list[str], viewer: int | None) -> str:
    lying = v.board.across[z - OVER] if z >= OVER else v.board.what[v.board.card[z]]
    seat = seat_of(lying)
    facts = {"who": names[v.agenda[-1].actor(v)], "cat": language.say(CATS[v.cats[seat]])}
    return language.say("brief-fits-princess", **facts, **_whose([seat], names, viewer, language))


def _scorers(s: Table, box: Box) -> tuple[list[int], int]:
    """Return the seats that score most in a box, and how much."""
    points = box_points(s, box)
    most = max(points.values(), default=box.value)
    return [seat for seat in points if points[seat] == most], most


def _taken(
    language: Language, before: Table, after: Table, change: BoxChange, names: list[str], viewer: int | None
) -> list[str]:
    """Describe who scores a box now, if someone else did before."""
    now, points = _scorers(after, change.box)
    lost = sorted({seat for box in change.were for seat in _scorers(before, box)[0]} - set(now))
    if not now or not lost:
        return []
    who = join_list(language, [names[seat] for seat in now])
    facts: dict[str, str | int] = {"who": who, "count": len(now), "points": points}
    return [language.say("brief-fits-taken", **facts, **_whose(lost, names, viewer, language))]


def _closed(language: Language, after: Table, change: BoxChange, names: list[str], viewer: int | None) -> str:
    owners, points = _scorers(after, change.box)
    return language.say("brief-fits-closed", points=points, **_whose(owners, names, viewer, language))
