"""Cat Box as plain data: positions, views and actions in the format of the rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_int, as_list, as_name, as_object, shown
from tabbytop.engine.seats import listeners
from tabbytop.games.catbox.board import MIDDLE, place, x_of, y_of
from tabbytop.games.catbox.cards import UNKNOWN, write_face
from tabbytop.games.catbox.pile import TURN_UP, Under
from tabbytop.games.catbox.rulebook import (
    CAT_BOX,
    DRIED_FISH,
    IDENTITIES,
    MOST_CARDS,
    MOST_PLAYERS,
    TOKENS,
    TOY_MOUSE,
)
from tabbytop.games.catbox.state import NONE
from tabbytop.games.catbox.turn import AGAIN, STACK, After, EndTurn, Turn
from tabbytop.games.catbox.words import (
    CARD,
    DONE,
    FACE,
    FISH_SLOT,
    PASS,
    TOKEN,
    card_action,
    seat_of,
    slot_of,
)

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.engine.step import Luck
    from tabbytop.games.catbox.cards import Card
    from tabbytop.games.catbox.state import Table

FAR: Final = 200
"""Maximum coordinate in a file [CB-4.1]."""
FARTHEST: Final = MIDDLE - 1
"""Maximum coordinate that a game can reach from there."""

PHASES: Final = ("turn", "after", "again", "over")
TURN_PHASE: Final = 0
AFTER_PHASE: Final = 1
AGAIN_PHASE: Final = 2
OVER_PHASE: Final = 3


def read_at(value: object, where: str, far: int) -> int:
    """Read a place from `[x, y]` [CB-4.1]."""
    pair = as_list(value, where, MOST_LISTED)
    if len(pair) != 2:
        raise Refusal("CB-4.1", "not-a-pair", {"found": shown(value)}, where)
    x = as_int(pair[0], f"{where}[0]", -far, far, "CB-4.1")
    return place(x, as_int(pair[1], f"{where}[1]", -far, far, "CB-4.1"))


def write_at(p: int) -> list[int]:
    """Return a place as `[x, y]`."""
    return [x_of(p), y_of(p)]


# Actions


def write_action(s: Table, sentence: tuple[int, ...]) -> Plain:
    """Return a complete move in the rules page's format."""
    a = sentence[0]
    if a == DONE:
        return {"do": "done"}
    if a == PASS:
        return {"do": "pass"}
    if CARD <= a < TOKEN:
        if slot_of(a) == FISH_SLOT:
            return {"do": "play", "fish": 0, "at": write_at(sentence[-1])}
        return {"do": "play", "from": seat_of(a), "card": slot_of(a), "at": write_at(sentence[-1])}
    action: Plain = {"do": "token", "token": TOKENS[a - TOKEN]}
    if a - TOKEN == CAT_BOX:
        action["at"] = write_at(sentence[1])
    elif a - TOKEN == DRIED_FISH:
        action["from"] = seat_of(sentence[1])
        action["card"] = slot_of(sentence[1])
    elif a - TOKEN == TOY_MOUSE:
        action["lift"] = write_at(sentence[1])
        action["at"] = write_at(sentence[2])
    return action


def read_action(s: Table, value: object) -> tuple[int, ...]:
    """Read a complete move from a JSON action. It may still be illegal."""
    if not isinstance(value, dict) or "do" not in value:
        as_object(value, "action", ("do",), ("token", "from", "card", "fish", "at", "lift"))
    assert isinstance(value, dict)
    do = as_name(value["do"], "action.do", ("play", "token", "done", "pass"))
    if do == 0:
        return _read_play(s, value)
    if do == 1:
        return _read_token(value)
    as_object(value, "action", ("do",))
    return (DONE,) if do == 2 else (PASS,)


def _read_play(s: Table, value: object) -> tuple[int, ...]:
    """Read a card and its place, with the action in between that shows the secret side of a player's own card."""
    seat = s.agenda[-1].actor(s) if s.agenda else 0
    if isinstance(value, dict) and "fish" in value:
        play = as_object(value, "action", ("do", "fish", "at"))
        as_int(play["fish"], "action.fish", 0, 0)
        owner, slot = seat, FISH_SLOT
    else:
        play = as_object(value, "action", ("do", "from", "card", "at"))
        owner, slot = _read_card(play)
    at = read_at(play["at"], "action.at", FARTHEST)
    card = s.card(owner, slot) if owner < s.seats else None
    if owner == seat and not s.deck.mirrored and card is not None and card.secret != UNKNOWN:
        return (card_action(owner, slot), FACE + card.secret, at)
    return (card_action(owner, slot), at)


def _read_card(action: Plain) -> tuple[int, int]:
    """Return the owner and the slot of a card."""
    owner = as_int(action["from"], "action.from", 0, MOST_PLAYERS - 1)
    return owner, as_int(action["card"], "action.card", 0, MOST_CARDS - 1)


def _read_token(value: object) -> tuple[int, ...]:
    """Read a token and its choices."""
    if not isinstance(value, dict) or "token" not in value:
        as_object(value, "action", ("do", "token"), ("from", "card", "at", "lift"))
    assert isinstance(value, dict)
    token = as_name(value["token"], "action.token", TOKENS, "CB-6.2")
    first = TOKEN + token
    if token == CAT_BOX:
        action = as_object(value, "action", ("do", "token", "at"))
        return (first, read_at(action["at"], "action.at", FARTHEST))
    if token == DRIED_FISH:
        owner, slot = _read_card(as_object(value, "action", ("do", "token", "from", "card")))
        return (first, card_action(owner, slot))
    if token == TOY_MOUSE:
        action = as_object(value, "action", ("do", "token", "lift", "at"))
        return (first, read_at(action["lift"], "action.lift", FARTHEST), read_at(action["at"], "action.at", FARTHEST))
    as_object(value, "action", ("do", "token"))
    return (first,)


# Positions and views


def write_position(s: Table, luck: Luck) -> Plain:
    """Return a state as a position file. `luck` decides the order of the cards nobody has seen."""
    order = _order(s, luck)
    position = _write(s)
    position["pile"] = order[: s.pile]
    if s.removed:
        position["removed"] = order[s.pile :]
    return position


def _order(s: Table, luck: Luck) -> list[Plain]:
    """Return the unseen cards in drawing order, followed by the removed ones."""
    t = s.clone()
    order: list[Plain] = []
    while t.bag:
        if t.top == NONE:
            t.top = luck.say(TURN_UP, t) - FACE
        secret = t.deck.partner[t.top] if t.deck.mirrored else luck.say(Under(t.top), t) - FACE
        order.append({"public": write_face(t.deck.faces[t.top]), "secret": write_face(t.deck.faces[secret])})
        t.bag.remove(t.deck.kind(t.top, secret))
        t.top = NONE
    return order


def write_view(v: Table) -> Plain:
    """Return a view as plain data. What the seat can't see is null, and only the top card of the pile is included."""
    view = _write(v)
    view["pile"] = {"cards": v.pile, "top": None if v.top == NONE else write_face(v.deck.faces[v.top])}
    view["removed"] = v.removed
    return view


def phase_of(s: Table) -> tuple[int, int, bool]:
    """Return the phase, the seat to move, and whether the next card is a stacking play."""
    for i in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[i]
        if isinstance(step, Turn):
            return (AGAIN_PHASE if step.mood == AGAIN else TURN_PHASE, step.seat, step.mood == STACK)
        if isinstance(step, After):
            return (AFTER_PHASE, step.seat, False)
        if isinstance(step, EndTurn):
            return (AFTER_PHASE, step.seat, False)
    return (OVER_PHASE, 0, False)


def _write(s: Table) -> Plain:
    """Return the fields that positions and views share."""
    phase, to_move, stacking = phase_of(s)
    board = s.board
    placed: list[Plain] = []
    for i in range(len(board.at)):
        card: Plain = {"at": write_at(board.at[i]), "shows": write_face(s.deck.faces[board.shows[i]])}
        if board.back[i] >= 0:
            card["back"] = write_face(s.deck.faces[board.back[i]])
        if not s.deck.mirrored and board.back[i] >= UNKNOWN:
            card["known_by"] = listeners(board.known[i], s.seats)
        placed.append(card)
    position: Plain = {
        "game": "cat-box",
        "options": {"advanced": s.advanced},
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "placed": placed,
        "pile": [],
        "guards": [
            {"at": write_at(s.guards[seat]), "owner": seat} for seat in range(s.seats) if s.guards[seat] != NONE
        ],
        "to_move": to_move,
        "phase": PHASES[phase],
    }
    if s.used and phase != OVER_PHASE:
        position["token_used"] = True
    if stacking:
        position["stacking"] = True
    return position


def _write_player(s: Table, seat: int) -> Plain:
    """Return a seat's identity, cards and tokens."""
    fish = s.fish[seat]
    identity = s.identities[seat]
    return {
        "identity": None if identity == UNKNOWN else IDENTITIES[identity],
        "hand": [_write_card(s, card, seat) for card in s.hands[seat]],
        "tokens": [TOKENS[token] for token in range(len(TOKENS)) if s.holds(seat, token)],
        "fish": [] if fish is None else [_write_card(s, fish, seat)],
    }


def _write_card(s: Table, card: Card, holder: int) -> Plain:
    """Return a card in a hand, with the seats other than its holder that know its secret side."""
    secret = None if card.secret == UNKNOWN else write_face(s.deck.faces[card.secret])
    written: Plain = {"public": write_face(s.deck.faces[card.public]), "secret": secret}
    others = [seat for seat in listeners(card.known, s.seats) if seat != holder]
    if others and not s.deck.mirrored:
        written["known_by"] = others
    return written
