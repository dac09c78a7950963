"""Short sentences about moves in Cat Box."""

from __future__ import annotations

from tabbytop.games.catbox.rulebook import TOKENS
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.words import CARD, DONE, FACE, TOKEN, seat_of, slot_of
from tabbytop.narrate.catbox import face_text, narrate_move
from tabbytop.narrate.language import Language

TWO_PARTS = 2


def brief(
    language: Language, before: Table, sentence: tuple[int, ...], after: Table, names: list[str], viewer: int | None
) -> list[str]:
    """Describe a move without its place, which the board marks."""
    a = sentence[0]
    seat = before.agenda[-1].actor(before)
    who = names[seat]
    if a == DONE:
        return []
    if CARD <= a < TOKEN:
        return [_play(language, before, sentence, names, viewer)]
    token = TOKENS[a - TOKEN] if TOKEN <= a < DONE else ""
    if token == "cat-box":
        return [language.say("brief-token-cat-box", who=who)]
    if token == "toy-mouse":
        face = face_text(before, before.board.shows[before.board.lying_at(sentence[1])])
        return [language.say("brief-toy-mouse", who=who, face=face)]
    return [narrate_move(language, before, sentence, names).removesuffix(".")]


def _play(language: Language, v: Table, sentence: tuple[int, ...], names: list[str], viewer: int | None) -> str:
    seat = v.agenda[-1].actor(v)
    owner = seat_of(sentence[0])
    card = v.card(owner, slot_of(sentence[0]))
    assert card is not None
    own = sentence[1] - FACE if len(sentence) > TWO_PARTS else card.secret
    face = face_text(v, own if owner == seat else card.public)
    whose = "own" if owner == seat else "yours" if owner == viewer else "theirs"
    return language.say("brief-play", who=names[seat], face=face, whose=whose, owner=names[owner])
