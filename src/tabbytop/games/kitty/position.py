"""Read position files of Here, Kitty, Kitty!. Refusals of impossible positions name the place and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_bool, as_int, as_list, as_name, as_object, check_seats, wrong
from tabbytop.games.kitty.agenda import read_agenda, usual_agenda
from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.flow import DiscardPlayed, Effect
from tabbytop.games.kitty.notation import PHASES, phase_of
from tabbytop.games.kitty.rulebook import (
    ACTIONS,
    CATS_OF_A_COLOR,
    COLORS,
    FEWEST_PLAYERS,
    HOUSE,
    IDLE_ROUNDS,
    MOST_PLAYERS,
    PORCH,
    YARD,
)
from tabbytop.games.kitty.state import NO_CATS, NOT_YET, Table
from tabbytop.games.kitty.words import CARD

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.kitty.cards import Deck
    from tabbytop.games.kitty.state import Cats

VIEW_KEYS: Final = (
    "options", "discard", "actions_left", "final_turns_left", "idle_turns", "pending", "agenda",
)  # fmt: skip
"""Optional keys of positions and views."""
PLAYER_KEYS: Final = ("house", "porch", "yard", "hand", "lasting")


def read_position(data: object, deck: Deck) -> tuple[Table, list[int]]:
    """Read a position file. Return the state and the dealer's script: the deck in drawing order."""
    top = as_object(
        data,
        "position",
        ("game", "players", "to_move", "phase"),
        ("deck", *VIEW_KEYS),
    )
    as_name(top["game"], "game", ("here-kitty-kitty",))
    as_object(top.get("options", {}), "options", (), ())
    players = as_list(top["players"], "players", MOST_LISTED)
    check_seats(len(players), "players", FEWEST_PLAYERS, MOST_PLAYERS, "HKK-1.1")
    s = Table(deck, len(players))
    s.bag = [0] * len(deck.kinds)
    s.alive = [0] * len(deck.kinds)
    for seat, player in enumerate(players):
        _read_player(s, seat, player)
    order = [_read_card(s, one, f"deck[{i}]") for i, one in enumerate(_list(top, "deck"))]
    for k in order:
        s.bag[k] += 1
        s.alive[k] += 1
    read_discard(s, top)
    count_cats(s)
    _read_agenda(s, read_turn(s, top), top)
    _check_copies(s)
    return s, [CARD + k for k in order]


def _list(top: Plain, key: str) -> list[object]:
    """Return a list from the file, or an empty one if the key is missing."""
    return as_list(top.get(key, []), key, MOST_LISTED)


def read_discard(s: Table, top: Plain) -> None:
    """Read the discard pile."""
    for i, one in enumerate(_list(top, "discard")):
        s.discard[_read_card(s, one, f"discard[{i}]")] += 1


def _read_card(s: Table, value: object, where: str) -> int:
    """Read a card by its id."""
    return as_name(value, where, tuple(s.deck.ids), "HKK-8")


def _read_player(s: Table, seat: int, value: object) -> None:
    """Read zones, hand and lasting cards."""
    where = f"players[{seat}]"
    player = as_object(value, where, (), PLAYER_KEYS)
    read_property(s, seat, player, where)
    for i, one in enumerate(as_list(player.get("hand", []), f"{where}.hand", MOST_LISTED)):
        read_hand_card(s, seat, one, f"{where}.hand[{i}]")


def read_property(s: Table, seat: int, player: Plain, where: str) -> None:
    """Read the cats of a seat's zones, and its lasting cards."""
    for zone, name in ((HOUSE, "house"), (PORCH, "porch"), (YARD, "yard")):
        cats = _read_cats(player.get(name, {}), f"{where}.{name}")
        for color in range(4):
            s.cats[s.spot(seat, zone) + color] = cats[color]
    for i, one in enumerate(as_list(player.get("lasting", []), f"{where}.lasting", MOST_LISTED)):
        _read_lasting(s, seat, one, f"{where}.lasting[{i}]")


def _read_cats(value: object, where: str) -> Cats:
    """Read cats by color."""
    given = as_object(value, where, (), COLORS)
    counts = [as_int(given.get(color, 0), f"{where}.{color}", 0, CATS_OF_A_COLOR, "HKK-1.1") for color in COLORS]
    return (counts[0], counts[1], counts[2], counts[3])


def read_hand_card(s: Table, seat: int, value: object, where: str) -> None:
    """Read a card in hand. It is `known` if everyone has seen it."""
    known = False
    if isinstance(value, dict):
        card = as_object(value, where, ("card",), ("known",))
        known = as_bool(card.get("known", False), f"{where}.known")
        k = _read_card(s, card["card"], f"{where}.card")
    elif isinstance(value, str):
        k = _read_card(s, value, where)
    else:
        raise wrong(value, "card", where)
    if s.kind(k).type == INSTANT:
        raise Refusal("HKK-4.1", "instant-in-hand", {"card": s.kind(k).id}, where)
    s.hands[seat].append(k)
    s.known[seat].append(known)
    s.alive[k] += 1


def _read_lasting(s: Table, seat: int, value: object, where: str) -> None:
    """Read a lasting card under the property, with its cats [HKK-4.2]."""
    given = as_object(value, where, ("card",), ("cats",))
    k = _read_card(s, given["card"], f"{where}.card")
    kind = s.kind(k)
    if not kind.lasting:
        raise Refusal("HKK-4.2", "not-lasting", {"card": kind.id}, f"{where}.card")
    cats = _read_cats(given["cats"], f"{where}.cats") if "cats" in given else NO_CATS
    if sum(cats) > (kind.count if kind.effect in ("foster", "adopt") else 0):
        raise Refusal("HKK-8", "too-many-cats-there", {"card": kind.id}, f"{where}.cats")
    s.lasting[seat].append(k)
    s.under[seat].append(cats)


def count_cats(s: Table) -> None:
    """Check that the game has that many cats. The rest are in the Neighborhood [HKK-1.1, HKK-2.1]."""
    for color in range(4):
        out = sum([s.on_property(seat, color) for seat in range(s.seats)])
        if out > CATS_OF_A_COLOR:
            facts: dict[str, str | int] = {"color": COLORS[color], "count": out, "most": CATS_OF_A_COLOR}
            raise Refusal("HKK-1.1", "too-many-of-a-color", facts, "position")
        s.cats[color] = CATS_OF_A_COLOR - out


def waiting(s: Table) -> list[int]:
    """Return the cards being played, which will be discarded or stay under a property."""
    dropped = [step.kind for step in s.agenda if isinstance(step, DiscardPlayed)]
    return dropped + [step.kind for step in s.agenda if isinstance(step, Effect) and s.kind(step.kind).lasting]


def _check_copies(s: Table) -> None:
    """Check that there aren't more cards of a kind than the game has, including those being played [HKK-8]."""
    played = waiting(s)
    for k in range(len(s.deck.kinds)):
        lasting = sum([cards.count(k) for cards in s.lasting])
        count = s.alive[k] + s.discard[k] + lasting + played.count(k)
        if count > s.kind(k).copies:
            facts: dict[str, str | int] = {"card": s.kind(k).id, "count": count, "most": s.kind(k).copies}
            raise Refusal("HKK-8", "too-many-copies", facts, "position")


def pending_of(top: Plain) -> Plain | None:
    """Return the pending action of a file, if it has one."""
    if "pending" not in top:
        return None
    pending = as_object(top["pending"], "pending", ("by", "asked"), ("action",))
    return {"action": None, **pending}


def read_turn(s: Table, top: Plain) -> str:
    """Read whose turn it is and its progress, and return the phase."""
    s.to_move = as_int(top["to_move"], "to_move", 0, s.seats - 1)
    phase = PHASES[as_name(top["phase"], "phase", PHASES)]
    s.actions_left = as_int(top.get("actions_left", ACTIONS if phase == "turn" else 0), "actions_left", 0, ACTIONS)
    final = top.get("final_turns_left")
    least = 0 if phase == "over" else 1
    s.final_turns = NOT_YET if final is None else as_int(final, "final_turns_left", least, s.seats)
    s.idle = as_int(top.get("idle_turns", 0), "idle_turns", 0, (IDLE_ROUNDS + 1) * s.seats)
    if (phase in ("turn", "over")) == ("pending" in top):
        raise Refusal("HKK-5.1", "pending-phase", {"phase": phase}, "pending" if "pending" in top else "position")
    return phase


def _read_agenda(s: Table, phase: str, top: Plain) -> None:
    """Read the agenda or, if the file has none, derive it from the phase and the pending action."""
    if phase == "over":
        s.actions_left = 0
        if "agenda" in top:
            raise Refusal("HKK-6.1", "agenda-other", {}, "agenda")
    elif "agenda" in top:
        read_agenda(s, top["agenda"])
        expected = phase, pending_of(top)
        if phase_of(s) != expected:
            raise Refusal("HKK-5.1", "agenda-other", {}, "agenda")
    else:
        usual_agenda(s, phase, top)
