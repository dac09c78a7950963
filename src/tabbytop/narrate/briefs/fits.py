"""Short sentences about moves in If It Fits."""

from __future__ import annotations

from tabbytop.games.fits.boxes import seat_of
from tabbytop.games.fits.cards import PRINCESS, TOY, UNKNOWN
from tabbytop.games.fits.counting import seats_in
from tabbytop.games.fits.rulebook import CATS
from tabbytop.games.fits.scoring import boxes
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.words import CARD, CAT, DISCARD, DISCARD_TOY, DONE, DRAW, OVER, PLAY, SLEEP, SPOT, START
from tabbytop.narrate.fits import say_whose
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews.phrases import join_list


def brief(
    language: Language, before: Table, sentence: tuple[int, ...], after: Table, names: list[str], viewer: int | None
) -> list[str]:
    """Describe what a move put down, without its place, which the board marks. Its results are narrated apart."""
    return [] if sentence[0] in (DONE, DRAW) else [_move(language, before, sentence, after, names, viewer)]


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


def _cat(
    language: Language, before: Table, after: Table, at: int, names: list[str], viewer: int | None, how: str
) -> str:
    """Describe which cat comes into whose box: its owners' or, if it has none, that of everyone with a cat in it."""
    seat = before.agenda[-1].actor(before)
    box = next(one for one in boxes(after) if at in one.cells)
    others = [one for one in box.scorers if one != seat] or [one for one in seats_in(after, box) if one != seat]
    facts = {"who": names[seat], "cat": language.say(CATS[before.cats[seat]])}
    return language.say(f"brief-fits-{how}", **facts, **say_whose(language, others, names, viewer))


def _princess(language: Language, v: Table, z: int, names: list[str], viewer: int | None) -> str:
    lying = v.board.across[z - OVER] if z >= OVER else v.board.what[v.board.card[z]]
    seat = seat_of(lying)
    facts = {"who": names[v.agenda[-1].actor(v)], "cat": language.say(CATS[v.cats[seat]])}
    return language.say("brief-fits-princess", **facts, **say_whose(language, [seat], names, viewer))
