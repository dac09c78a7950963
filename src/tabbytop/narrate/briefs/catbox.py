"""Short sentences about moves in Cat Box."""

from __future__ import annotations

from tabbytop.games.catbox.board import BLOCK, Board
from tabbytop.games.catbox.rulebook import EMPTY_BOX, IDENTITIES, TOKENS
from tabbytop.games.catbox.state import Table
from tabbytop.games.catbox.words import CARD, DONE, FACE, TOKEN, seat_of, slot_of
from tabbytop.narrate.catbox import face_text, narrate_move
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews.phrases import join_list

TWO_PARTS = 2


def brief(
    language: Language, before: Table, sentence: tuple[int, ...], after: Table, names: list[str], viewer: int | None
) -> list[str]:
    """Describe a move and what it covers, without its place, which the board marks."""
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
        i = before.board.lying_at(sentence[1])
        text = language.say("brief-toy-mouse", who=who, face=face_text(before, before.board.shows[i]))
        return [_covering(language, before, before.board.lifted(i), sentence[-1], text)]
    return [narrate_move(language, before, sentence, names).removesuffix(".")]


def _play(language: Language, v: Table, sentence: tuple[int, ...], names: list[str], viewer: int | None) -> str:
    seat = v.agenda[-1].actor(v)
    owner = seat_of(sentence[0])
    card = v.card(owner, slot_of(sentence[0]))
    assert card is not None
    own = sentence[1] - FACE if len(sentence) > TWO_PARTS else card.secret
    face = face_text(v, own if owner == seat else card.public)
    whose = "own" if owner == seat else "yours" if owner == viewer else "theirs"
    text = language.say("brief-play", who=names[seat], face=face, whose=whose, owner=names[owner])
    return _covering(language, v, v.board, sentence[-1], text)


def _covering(language: Language, v: Table, board: Board, at: int, text: str) -> str:
    """Add to a sentence which visible cats and empty boxes a card covers there."""
    seen = [board.visible(at + d, v.deck) for d in BLOCK if at + d in board.top]
    parts: list[str] = []
    for i in sorted(set(seen)):
        name = "empty-box" if i == EMPTY_BOX else IDENTITIES[i]
        parts.append(language.say(f"brief-covers-{name}", count=seen.count(i)))
    return language.say("brief-covers", text=text, what=join_list(language, parts)) if parts else text
