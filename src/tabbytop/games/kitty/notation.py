"""Here, Kitty, Kitty! as plain data: actions, positions and views in the format of the rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import as_int, as_list, as_name, as_object, wrong
from tabbytop.games.kitty.asking import Pick, family_of
from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.drawing import UP, DrawOne
from tabbytop.games.kitty.fields import FIELDS, MAY_BE_BARE, keys_of, read_fields, read_pick, write_fields, write_pick
from tabbytop.games.kitty.flow import DiscardPlayed
from tabbytop.games.kitty.playing import ChooseForCard, CopyWindow, LandWindow
from tabbytop.games.kitty.rulebook import COLORS, HOUSE, MOST_PLAYERS, NEIGHBORHOOD, PORCH, YARD, ZONES
from tabbytop.games.kitty.state import NOT_YET, UNKNOWN
from tabbytop.games.kitty.turn import Acting, DrawUp, EndTurn, Turn
from tabbytop.games.kitty.windows import CancelWindow, CardWindow, ShieldWindow
from tabbytop.games.kitty.words import (
    CANCEL,
    CARD,
    COPY,
    DISCARD,
    ENOUGH,
    LAND,
    MOVE,
    PASS,
    PLAY,
    SHIELD,
    STEPS,
    TARGET,
)

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.engine.step import Luck
    from tabbytop.games.kitty.cards import Deck
    from tabbytop.games.kitty.family import Said
    from tabbytop.games.kitty.state import Table

PHASES: Final = ("turn", "cancel", "copy", "shield", "land", "pick", "over")
_DOES: Final = ("move", "discard", "play", "pick", "cancel", "shield", "copy", "land", "pass")
_PROPERTY: Final = ((HOUSE, "house"), (PORCH, "porch"), (YARD, "yard"))


# Actions


def write_act(deck: Deck, said: Said, copied: int) -> Plain:
    """Return a declared action: moving a cat, playing a card, or copying one."""
    a = said[0]
    if a < PASS:
        start, end = STEPS[(a - MOVE) // 4]
        return {"do": "move", "color": COLORS[(a - MOVE) % 4], "from": ZONES[start], "to": ZONES[end]}
    if a < CANCEL:
        k = a - PLAY
        return {"do": "play", "card": deck.ids[k], **write_fields(deck, deck.kinds[k], said[1:])}
    fields = write_fields(deck, deck.kinds[copied], said[1:])
    return {"do": "copy", "card": deck.ids[a - COPY], **fields}


def write_action(s: Table, sentence: tuple[int, ...]) -> Plain:
    """Return a complete move in the rules page's format."""
    a = sentence[0]
    step = s.agenda[-1]
    if isinstance(step, Pick):
        return {"do": "pick", **write_pick(s.kind(step.kind), sentence)}
    if a == PASS:
        return {"do": "pass"}
    if DISCARD <= a < PLAY:
        return {"do": "discard", "hand": _lowest(s, sentence)}
    if CANCEL <= a < SHIELD:
        return {"do": "cancel", "card": s.deck.ids[a - CANCEL]}
    if SHIELD <= a < COPY:
        return {"do": "shield", "card": s.deck.ids[a - SHIELD], "seat": sentence[1] - TARGET}
    if a >= LAND:
        return {"do": "land", **write_fields(s.deck, s.kind(a - LAND), sentence[1:])}
    return write_act(s.deck, sentence, step.kind if isinstance(step, CopyWindow) else UNKNOWN)


def _lowest(s: Table, sentence: tuple[int, ...]) -> list[int]:
    """Return the slots of these cards in the hand. Among equal cards, the lowest slots are used."""
    hand = s.hands[s.agenda[-1].actor(s)][:]
    slots: list[int] = []
    for a in sentence:
        if a != ENOUGH:
            slot = hand.index(a - DISCARD)
            hand[slot] = UNKNOWN
            slots.append(slot)
    return sorted(slots)


def read_action(s: Table, value: object) -> tuple[int, ...]:
    """Read a complete move from a JSON action. It may still be illegal."""
    if not isinstance(value, dict):
        raise wrong(value, "object", "action")
    if "do" not in value:
        raise Refusal("", "missing-key", {"key": "do"}, "action")
    do = _DOES[as_name(value["do"], "action.do", _DOES)]
    if do == "pass":
        as_object(value, "action", ("do",))
        return (PASS,)
    if do == "move":
        return (_read_move(value),)
    if do == "discard":
        return _read_discard(s, value)
    if do == "pick":
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Pick):
            raise Refusal("HKK-4.3", "nothing-to-pick", {}, "action")
        return read_pick(s.kind(step.kind), value)
    if do == "land":
        return _read_land(s, value)
    return _read_card(s, value, do)


def _read_move(value: Plain) -> int:
    """Read a cat's move by one space [HKK-3.2]."""
    action = as_object(value, "action", ("do", "color", "from", "to"))
    color = as_name(action["color"], "action.color", COLORS)
    start = as_name(action["from"], "action.from", ZONES)
    end = as_name(action["to"], "action.to", ZONES)
    if (start, end) not in STEPS:
        raise Refusal("HKK-3.2", "not-one-space", {"from": ZONES[start], "to": ZONES[end]}, "action.to")
    return MOVE + 4 * STEPS.index((start, end)) + color


def _read_discard(s: Table, value: Plain) -> tuple[int, ...]:
    """Read the cards to discard, given by their slots in ascending order [HKK-3.1]."""
    action = as_object(value, "action", ("do", "hand"))
    seat = s.agenda[-1].actor(s) if s.agenda else 0
    hand = s.hands[max(0, seat)]
    slots: list[int] = []
    for i, one in enumerate(as_list(action["hand"], "action.hand", max(1, len(hand)))):
        slots.append(as_int(one, f"action.hand[{i}]", 0, max(0, len(hand) - 1), "HKK-3.1"))
    if not hand:
        return (DISCARD,)
    if not slots or slots != sorted(set(slots)):
        raise Refusal("HKK-3.1", "not-ascending", {}, "action.hand")
    words = sorted([DISCARD + hand[slot] for slot in slots])
    # If no further card could follow the last one, the sentence needs no "enough".
    more = [k for k in hand if DISCARD + k >= words[-1]]
    return (*words, ENOUGH) if len(more) > words.count(words[-1]) else tuple(words)


def _read_land(s: Table, value: Plain) -> tuple[int, ...]:
    """Read an answer with Land on Your Feet. The action doesn't say which of the player's cards it is."""
    kinds = s.deck.landers
    if not kinds:
        raise Refusal("HKK-5.4", "card-not-held", {}, "action")
    required, optional = keys_of(s.kind(kinds[0]))
    action = as_object(value, "action", ("do", *required), optional)
    seat = s.agenda[-1].actor(s) if s.agenda else 0
    held = [k for k in kinds if k in s.hands[max(0, seat)]]
    k = held[0] if held else kinds[0]
    return (LAND + k, *read_fields(s.deck, s.kind(k), action))


def _read_card(s: Table, value: Plain, do: str) -> tuple[int, ...]:
    """Read a card that is played, that copies another, or that answers an action."""
    if "card" not in value:
        raise Refusal("", "missing-key", {"key": "card"}, "action")
    k = as_name(value["card"], "action.card", tuple(s.deck.ids), "HKK-8")
    if do == "cancel":
        as_object(value, "action", ("do", "card"))
        return (CANCEL + k,)
    if do == "shield":
        action = as_object(value, "action", ("do", "card", "seat"))
        return (SHIELD + k, TARGET + as_int(action["seat"], "action.seat", 0, MOST_PLAYERS - 1))
    step = s.agenda[-1] if s.agenda else None
    if do == "copy" and not isinstance(step, CopyWindow):
        raise Refusal("HKK-5.2", "copy-in-window", {}, "action")
    kind = s.kind(step.kind) if isinstance(step, CopyWindow) and do == "copy" else s.kind(k)
    if kind.type == INSTANT:
        raise Refusal("HKK-4.1", "instant-played", {"card": kind.id}, "action.card")
    required, optional = keys_of(kind)
    action = as_object(value, "action", ("do", "card", *required), optional)
    said = read_fields(s.deck, kind, action)
    seat = max(0, step.actor(s)) if step is not None else 0
    if kind.effect in MAY_BE_BARE and isinstance(step, (Turn, CopyWindow)):
        asks = bool(family_of(s, s.deck.number[kind.id]).options(s, kind, seat, ()))
        if asks and not said:
            raise Refusal("", "missing-key", {"key": FIELDS[kind.effect][0]}, "action")
        if said and not asks:
            raise Refusal("HKK-8", "does-nothing", {"card": kind.id}, "action")
    return ((COPY if do == "copy" else PLAY) + k, *said)


# Positions and views


def write_cats(s: Table, seat: int, zone: int) -> Plain:
    """Return the cats of a zone by color."""
    return {COLORS[color]: s.count(seat, zone, color) for color in s.colors(seat, zone)}


def phase_of(s: Table) -> tuple[str, Plain | None]:
    """Return the phase and the pending action, if any."""
    for i in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[i]
        if isinstance(step, ChooseForCard) and step.window is not None:
            step = step.window
        if isinstance(step, CardWindow):
            return _window(s, step)
        if isinstance(step, Pick):
            return "pick", {"action": _picked_for(s, step, i), "by": step.by, "asked": step.seat}
        if isinstance(step, (Turn, Acting, DrawUp, EndTurn, ChooseForCard)):
            return "turn", None
    return ("turn", None) if s.agenda else ("over", None)


def _window(s: Table, step: CardWindow) -> tuple[str, Plain | None]:
    """Return a window's phase and the pending action that it answers."""
    action: Plain | None = None
    phase, by = "land", step.asked[0]
    if isinstance(step, CancelWindow):
        phase, by, action = "cancel", step.by, write_act(s.deck, step.act, step.kind)
    elif isinstance(step, CopyWindow):
        phase, by, action = "copy", step.by, write_act(s.deck, (PLAY + step.kind, *step.said), UNKNOWN)
    elif isinstance(step, ShieldWindow):
        phase, by, action = "shield", step.by, {"do": "play", "card": s.deck.ids[step.kind]}
    elif isinstance(step, LandWindow):
        by = step.by
    return phase, {"action": action, "by": by, "asked": step.asked[0]}


def _picked_for(s: Table, step: Pick, i: int) -> Plain:
    """Return the action that asked for this pick. The card to discard after it shows whether it was copied."""
    kind = s.kind(step.kind)
    if kind.type == INSTANT or kind.effect == "insure":
        return {"do": "play", "card": kind.id}
    for below in range(i - 1, -1, -1):
        drop = s.agenda[below]
        if isinstance(drop, DiscardPlayed):
            verb = PLAY if drop.kind == step.kind else COPY
            return write_act(s.deck, (verb + drop.kind, *step.given), step.kind)
    return write_act(s.deck, (PLAY + step.kind, *step.given), UNKNOWN)


def write_position(s: Table, luck: Luck) -> Plain:
    """Return a state as a position file. `luck` decides the order of the cards nobody has seen."""
    position = _write(s)
    position["deck"] = _write_deck(s, luck)
    return position


def _listed(value: object) -> object:
    """Return a step's key as JSON."""
    if isinstance(value, tuple):
        return [_listed(one) for one in value]
    return value


def _write_deck(s: Table, luck: Luck) -> list[object]:
    """Return the deck in drawing order."""
    t = s.clone()
    order: list[object] = []
    step = DrawOne(0, UP)
    while sum(t.bag):
        said = luck.say(step, t)
        t.bag[said - CARD] -= 1
        order.append(s.deck.ids[said - CARD])
    return order


def write_view(v: Table) -> Plain:
    """Return a view as plain data. Cards the seat can't see are null, and the deck is a size only.

    The Neighborhood is included, so that clients don't have to compute it.
    """
    view = _write(v)
    view["neighborhood"] = write_cats(v, 0, NEIGHBORHOOD)
    view["deck"] = v.deck_size()
    return view


def _write(s: Table) -> Plain:
    """Return the fields that positions and views share."""
    phase, pending = phase_of(s)
    position: Plain = {
        "game": "here-kitty-kitty",
        "options": {},
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "deck": [],
        "discard": [s.deck.ids[k] for k in range(len(s.discard)) for _ in range(s.discard[k])],
        "to_move": s.to_move,
        "actions_left": s.actions_left,
        "phase": phase,
        "final_turns_left": None if s.final_turns == NOT_YET else s.final_turns,
        "idle_turns": s.idle,
    }
    if pending is not None:
        position["pending"] = pending
    if s.agenda and (s.used or phase != "turn"):
        position["agenda"] = {
            "steps": [_listed(step.key()) for step in s.agenda],
            "used": s.used,
            "left": s.left[:],
            "shielded": s.shielded[:],
        }
    return position


def _write_player(s: Table, seat: int) -> Plain:
    """Return a seat's zones, hand and lasting cards."""
    player: Plain = {}
    for zone, name in _PROPERTY:
        player[name] = write_cats(s, seat, zone)
    hand: list[object] = []
    for k, known in zip(s.hands[seat], s.known[seat], strict=True):
        card = None if k == UNKNOWN else s.deck.ids[k]
        hand.append({"card": card, "known": True} if known else card)
    player["hand"] = hand
    lasting: list[Plain] = []
    for k, cats in zip(s.lasting[seat], s.under[seat], strict=True):
        one: Plain = {"card": s.deck.ids[k]}
        if s.kind(k).effect in ("foster", "adopt"):
            one["cats"] = {COLORS[color]: cats[color] for color in range(4) if cats[color]}
        lasting.append(one)
    player["lasting"] = lasting
    return player
