"""Narration of Cat Box: sentences built from an action and the view before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.log import UNHEARD
from tabbytop.games.catbox.board import BLOCK, x_of, y_of
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.games.catbox.identities import DealIdentity, Reveal
from tabbytop.games.catbox.pile import Learn, TurnUp
from tabbytop.games.catbox.placing import Lay
from tabbytop.games.catbox.rulebook import CHIHUAHUA, IDENTITIES, TOKENS
from tabbytop.games.catbox.scoring import details, points, winners
from tabbytop.games.catbox.setup import ChooseFirst, Draw, OpenPlayArea, TurnOver
from tabbytop.games.catbox.tokens import Fish, Peek
from tabbytop.games.catbox.words import CARD, DONE, FACE, FIRST, FISH_SLOT, IDENTITY, PASS, TOKEN, seat_of, slot_of

if TYPE_CHECKING:
    from tabbytop.games.catbox.state import Table
    from tabbytop.narrate.language import Language

TWO_PARTS = 2


def face_text(s: Table, face: int) -> str:
    """Return a face as one line, with squares for empty boxes: KP/□Y"""
    if face == UNKNOWN:
        return "??/??"
    text = s.deck.faces[face].replace(".", "□")
    return f"{text[:2]}/{text[2:]}"


def place_text(p: int) -> str:
    """Return a place as text: 3,-2"""
    return f"{x_of(p)},{y_of(p)}"


def narrate_chance(language: Language, v: Table, a: int, names: list[str]) -> str:
    """Narrate the outcome of a chance event, as far as the viewer learned it. `v` is the view before it."""
    step = v.agenda[-1]
    if isinstance(step, ChooseFirst):
        return language.say("said-first", who=names[a - FIRST])
    if isinstance(step, DealIdentity | Reveal):
        who = names[step.seat]
        if a == UNHEARD:
            return language.say("said-identity-hidden", who=who)
        said = "said-revealed" if isinstance(step, Reveal) else "said-identity"
        return language.say(said, who=who, identity=language.say(IDENTITIES[a - IDENTITY]))
    if isinstance(step, TurnUp):
        return language.say("said-turn-up", face=face_text(v, a - FACE))
    if isinstance(step, Learn):
        who, public = names[step.holder], face_text(v, step.public)
        if a == UNHEARD:
            return language.say("said-learn-hidden", who=who, public=public)
        return language.say("said-learn", who=who, public=public, face=face_text(v, a - FACE))
    if isinstance(step, TurnOver):
        return language.say("said-turn-over", face=face_text(v, a - FACE))
    assert isinstance(step, Peek)
    if a == UNHEARD:
        return language.say("said-peek-hidden", who=names[step.seat])
    return language.say("said-peek", who=names[step.seat], face=face_text(v, a - FACE))


def narrate_move(language: Language, v: Table, sentence: tuple[int, ...], names: list[str]) -> str:
    """Narrate a complete move. `v` can be any seat's view before it, because moves are public."""
    seat = v.agenda[-1].actor(v)
    who = names[seat]
    a = sentence[0]
    if a in (DONE, PASS):
        return language.say("said-done" if a == DONE else "said-pass", who=who)
    if CARD <= a < TOKEN:
        return _tell_play(language, v, sentence, names, seat)
    token = TOKENS[a - TOKEN]
    if token == "cat-box":
        return language.say("said-cat-box", who=who, at=place_text(sentence[1]))
    if token == "dried-fish":
        owner = seat_of(sentence[1])
        face = face_text(v, v.hands[owner][slot_of(sentence[1])].public)
        if owner == seat:
            return language.say("said-dried-fish-own", who=who, face=face)
        return language.say("said-dried-fish", who=who, face=face, owner=names[owner])
    if token == "toy-mouse":
        face = face_text(v, v.board.shows[v.board.lying_at(sentence[1])])
        where = {"from": place_text(sentence[1]), "at": place_text(sentence[2])}
        return language.say("said-toy-mouse", who=who, face=face, **where)
    return language.say(f"said-{token}", who=who)


def _tell_play(language: Language, v: Table, sentence: tuple[int, ...], names: list[str], seat: int) -> str:
    owner, slot = seat_of(sentence[0]), slot_of(sentence[0])
    card = v.card(owner, slot)
    assert card is not None
    own = sentence[1] - FACE if len(sentence) > TWO_PARTS else card.secret
    shows = own if owner == seat else card.public
    at = sentence[-1]
    covers = sum([at + d in v.board.top for d in BLOCK])
    said = "said-play-fish" if slot == FISH_SLOT else "said-play-own" if owner == seat else "said-play-other"
    facts = {"who": names[seat], "owner": names[owner], "face": face_text(v, shows), "at": place_text(at)}
    text = language.say(said, covers=covers, **facts)
    guarded = v.guarded(seat)
    forced = any(at + d in guarded for d in BLOCK)
    return language.say("said-forced", text=text) if forced else text


def narrate_consequences(language: Language, before: Table, a: int, after: Table, names: list[str]) -> str:
    """Narrate what happened automatically after an action: draws from a mirrored deck, which hide nothing."""
    if not before.deck.mirrored or after.pile == before.pile:
        return ""
    step = before.agenda[-1]
    beneath = before.agenda[-2] if len(before.agenda) > 1 else step
    owed = before.owed
    if isinstance(step, Lay) and step.slot != FISH_SLOT:
        owed = [*owed, step.owner]
    elif isinstance(step, Fish):
        owed = [*owed, seat_of(a)]
    if isinstance(beneath, OpenPlayArea):
        return language.say("said-turn-over", face=face_text(after, after.board.shows[0]))
    holder = beneath.seat if isinstance(beneath, Draw) else owed[0]
    return language.say("said-learn-hidden", who=names[holder], public=face_text(after, after.hands[holder][-1].public))


def narrate_result(language: Language, s: Table, names: list[str]) -> list[str]:
    """Narrate the score, seat by seat, and the winner."""
    sentences: list[str] = []
    for seat, row in enumerate(details(s)):
        facts: dict[str, str | int] = {"tokens": _count(row["tokens"])}
        if "cats" in row:
            name = "how-cat"
            facts |= {"cats": _count(row["cats"]), "area": _count(row["largest_area"])}
        else:
            name = "how-chihuahua"
            threes = _count(row["areas_of_three"])
            facts |= {"boxes": _count(row["empty_boxes"]), "threes": threes, "twice": 2 * threes}
        how = language.say(name + "-tokens" if row["tokens"] else name, **facts)
        identity = language.say(str(row["identity"]))
        sentences.append(
            language.say("said-points", who=names[seat], identity=identity, points=_count(row["points"]), how=how)
        )
    won = [names[seat] for seat in winners(s)]
    score = points(s)
    if score.count(max(score)) > 1:
        sentences.append(_narrate_tie(language, s))
    sentences.append(language.say("said-winner" if len(won) == 1 else "said-winners", who=", ".join(won)))
    return sentences


def _narrate_tie(language: Language, s: Table) -> str:
    """Narrate how a tie was broken, if it was [CB-5.4]."""
    won = winners(s)
    if len(won) > 1:
        return language.say("said-tie-shared")
    return language.say("said-tie-chihuahua" if s.identities[won[0]] == CHIHUAHUA else "said-tie-area")


def _count(value: object) -> int:
    assert isinstance(value, int)
    return value
