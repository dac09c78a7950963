"""If It Fits as plain data: positions, views and actions in the format of the rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_bool, as_int, as_list, as_name, as_object, shown
from tabbytop.games.fits.boxes import is_cat, seat_of
from tabbytop.games.fits.cards import PRINCESS, TOY, UNKNOWN, write_card
from tabbytop.games.fits.pile import Draw
from tabbytop.games.fits.placing import Cat, Lay, Replace, Toy
from tabbytop.games.fits.rulebook import CATS, START_CARDS, TOYS
from tabbytop.games.fits.setup import ChooseStart, LayStart, NextStart
from tabbytop.games.fits.state import DEALT
from tabbytop.games.fits.turn import NextTurn, Play, Show, Turn
from tabbytop.games.fits.words import (
    CARD,
    CAT,
    DISCARD,
    DISCARD_TOY,
    DONE,
    DRAW,
    LARGEST,
    OVER,
    PLAY,
    SLEEP,
    SLOTS,
    SPOT,
    START,
    TURNED,
    cell,
    x_of,
    y_of,
)

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.engine.step import Luck
    from tabbytop.games.fits.state import Table

PHASES: Final = ("setup", "turn", "play", "toy", "cat", "over")
SETUP_PHASE: Final = 0
TURN_PHASE: Final = 1
PLAY_PHASE: Final = 2
TOY_PHASE: Final = 3
CAT_PHASE: Final = 4
OVER_PHASE: Final = 5

_DOES: Final = ("start", "draw", "sleep", "place", "princess", "discard", "toy", "cat", "done")


def read_cell(value: object, where: str) -> int:
    """Read a cell from `[x, y]`. It may still be off this table [IIF-4.1]."""
    pair = as_list(value, where, MOST_LISTED)
    if len(pair) != 2:
        raise Refusal("IIF-4.1", "not-a-pair", {"found": shown(value)}, where)
    x = as_int(pair[0], f"{where}[0]", 0, LARGEST - 1, "IIF-4.2")
    return cell(x, as_int(pair[1], f"{where}[1]", 0, LARGEST - 1, "IIF-4.2"))


def read_pair(value: object, where: str) -> int:
    """Read two adjacent cells, left one first, and return the number of the left one [IIF-5.2]."""
    pair = as_list(value, where, MOST_LISTED)
    if len(pair) != 2:
        raise Refusal("IIF-5.2", "not-two-cells", {"found": shown(value)}, where)
    left, right = read_cell(pair[0], f"{where}[0]"), read_cell(pair[1], f"{where}[1]")
    if right != left + 1:
        raise Refusal("IIF-5.2", "not-side-by-side", {}, where)
    return left


def is_pair(value: object) -> bool:
    """Return whether the value looks like two cells rather than one."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], list)


def write_cell(c: int) -> list[int]:
    """Return a cell as `[x, y]`."""
    return [x_of(c), y_of(c)]


def write_pair(left: int) -> list[list[int]]:
    """Return two cells, left one first."""
    return [write_cell(left), write_cell(left + 1)]


# Actions


def write_action(s: Table, sentence: tuple[int, ...]) -> Plain:
    """Return a complete move in the rules page's format."""
    a, z = sentence[0], sentence[-1]
    if START <= a < DRAW:
        return {"do": "start", "card": a - START, **_write_at(z)}
    if PLAY <= a < DISCARD:
        if sentence[1] == CARD + PRINCESS:
            at: object = write_pair(z - OVER) if z >= OVER else write_cell(z)
            return {"do": "princess", "hand": a - PLAY, "at": at}
        return {"do": "place", "hand": a - PLAY, **_write_at(z)}
    if DISCARD <= a < START:
        return {"do": "discard", "hand": a - DISCARD}
    if a >= DRAW:
        return {"do": "draw" if a == DRAW else "done" if a == DONE else "discard"}
    if a >= SPOT:
        return {"do": "toy", "at": write_pair(a - SPOT)}
    if a >= CAT:
        return {"do": "cat", "at": write_pair(a - CAT)}
    if a >= SLEEP:
        return {"do": "sleep", "at": write_cell(a - SLEEP)}
    return {"do": "toy", "at": write_cell(a)}


def _write_at(z: int) -> Plain:
    """Return a place and whether the card is turned."""
    return {"at": write_cell(z - TURNED if z >= TURNED else z), "turned": z >= TURNED}


def read_action(s: Table, value: object) -> tuple[int, ...]:
    """Read a complete move from a JSON action. It may still be illegal."""
    if not isinstance(value, dict) or "do" not in value:
        as_object(value, "action", ("do",), ("card", "hand", "at", "turned"))
    assert isinstance(value, dict)
    do = _DOES[as_name(value["do"], "action.do", _DOES)]
    if do == "start":
        action = as_object(value, "action", ("do", "card", "at", "turned"))
        return (START + as_int(action["card"], "action.card", 0, START_CARDS - 1, "IIF-2.5"), _read_at(action))
    if do == "place":
        action = as_object(value, "action", ("do", "hand", "at", "turned"))
        return (*_read_hand(s, action, PLAY), _read_at(action))
    if do == "princess":
        action = as_object(value, "action", ("do", "hand", "at"))
        at = action["at"]
        over = OVER + read_pair(at, "action.at") if is_pair(at) else read_cell(at, "action.at")
        return (*_read_hand(s, action, PLAY), over)
    if do == "discard":
        if "hand" not in value:
            as_object(value, "action", ("do",))
            return (DISCARD_TOY,)
        return _read_hand(s, as_object(value, "action", ("do", "hand")), DISCARD)
    if do in ("draw", "done"):
        as_object(value, "action", ("do",))
        return (DRAW,) if do == "draw" else (DONE,)
    at = as_object(value, "action", ("do", "at"))["at"]
    if do == "sleep":
        return (SLEEP + read_cell(at, "action.at"),)
    if do == "cat":
        return (CAT + read_pair(at, "action.at"),)
    return (SPOT + read_pair(at, "action.at"),) if is_pair(at) else (read_cell(at, "action.at"),)


def _read_at(action: Plain) -> int:
    """Read a place and whether the card is turned."""
    c = read_cell(action["at"], "action.at")
    return TURNED + c if as_bool(action["turned"], "action.turned") else c


def _read_hand(s: Table, action: Plain, verb: int) -> tuple[int, ...]:
    """Read a card from the hand of the player to move, with the action that shows it to everyone."""
    slot = as_int(action["hand"], "action.hand", 0, SLOTS - 1, "IIF-3.3")
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Play):
        return (verb + slot,)
    hand = s.hands[step.seat]
    if slot >= len(hand):
        return (verb + slot,)
    kind = hand[slot]
    if verb == PLAY and (kind == PRINCESS) != (action["do"] == "princess"):
        raise Refusal("IIF-7.1", "is-not-princess" if kind != PRINCESS else "is-her", {"card": slot}, "action.hand")
    return (verb + slot, CARD + kind)


# Positions and views


def write_position(s: Table, luck: Luck) -> Plain:
    """Return a state as a position file. `luck` decides the order of the cards nobody has seen."""
    position = _write(s)
    position["deck"] = _write_deck(s, luck)
    position["stacks"] = [{"cards": s.cards[k], "princess": s.princesses[k] > 0} for k in range(len(s.cards))]
    return position


def _write_deck(s: Table, luck: Luck) -> list[object]:
    """Return the deck in drawing order."""
    t = s.clone()
    order: list[object] = []
    while t.stack() >= 0:
        t.agenda = [Play(0, True), Draw(0)]
        step = t.agenda.pop()
        assert isinstance(step, Draw)
        said = luck.say(step, t)
        step.resolve(t, said)
        kind = said - CARD
        order.append("princess" if kind == PRINCESS else "toy" if kind == TOY else write_card(s.deck, kind))
    return order


def write_view(v: Table) -> Plain:
    """Return a view as plain data. Cards the seat can't see are null, and stacks are sizes only."""
    view = _write(v)
    view["deck"] = {"cards": v.deck_size(), "stacks": v.cards[:]}
    view["supply"] = v.supply[:]
    return view


def phase_of(s: Table) -> tuple[int, int, int]:
    """Return the phase, the seat to move, and the card just played."""
    for i in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[i]
        if isinstance(step, (ChooseStart, LayStart, NextStart)):
            return (SETUP_PHASE, step.seat, 0)
        if isinstance(step, Turn):
            return (TURN_PHASE, step.seat, 0)
        if isinstance(step, Play):
            return (PLAY_PHASE if step.drawn else TURN_PHASE, step.seat, 0)
        if isinstance(step, (Show, Lay, Replace)):
            return (TURN_PHASE if s.ending else PLAY_PHASE, step.seat, 0)
        if isinstance(step, Toy):
            return (TOY_PHASE, step.seat, 0)
        if isinstance(step, Cat):
            return (CAT_PHASE, step.seat, step.played)
        if isinstance(step, NextTurn):
            return (TURN_PHASE, step.seat, 0)
    return (OVER_PHASE, 0, 0)


def _write(s: Table) -> Plain:
    """Return the fields that positions and views share."""
    phase, to_move, played = phase_of(s)
    board = s.board
    options: Plain = {"advanced": s.advanced, "table": [board.columns, board.rows]}
    if s.deck.toys != TOYS:
        options["toys"] = list(s.deck.toys)
    position: Plain = {
        "game": "if-it-fits",
        "options": options,
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "cells": [_write_cell(s, n) for n in range(len(board.at))],
        "across": [_write_across(s, left) for left in board.across],
        "deck": [],
        "to_move": to_move,
        "phase": PHASES[phase],
        "ending": s.ending,
    }
    if phase == SETUP_PHASE:
        position["start_cards"] = [write_card(s.deck, kind) for kind in s.start]
    if phase == CAT_PHASE:
        position["just_played"] = write_cell(played)
    return position


def _write_player(s: Table, seat: int) -> Plain:
    """Return a seat's cat and hand."""
    player: Plain = {"cat": CATS[s.cats[seat]], "hand": []}
    hand: list[object] = []
    princess_from: list[int] = []
    for kind, k in zip(s.hands[seat], s.stacks[seat], strict=True):
        if kind == PRINCESS:
            hand.append("princess")
            princess_from.append(k)
            continue
        card: Plain | None = None if kind == UNKNOWN else write_card(s.deck, kind)
        if card is not None and k != DEALT:
            card["from_stack"] = k
        hand.append(card)
    player["hand"] = hand
    if any(princess_from):
        player["princess_from"] = princess_from
    return player


def _write_cell(s: Table, n: int) -> Plain:
    """Return what lies in a cell."""
    board = s.board
    what = board.what[n]
    at = write_cell(board.at[n])
    if is_cat(what):
        return {"at": at, "sleeping": CATS[s.cats[seat_of(what)]]}
    if what == PRINCESS:
        return {"at": at, "princess": True}
    if what == TOY:
        return {"at": at, "toy": True}
    written: Plain = {"at": at, "card": write_card(s.deck, what)}
    if board.opens[n] != s.deck.open[what]:
        written["turned"] = True
    return written


def _write_across(s: Table, left: int) -> Plain:
    """Return what lies across two cards."""
    thing = s.board.across[left]
    at = write_pair(left)
    if is_cat(thing):
        return {"at": at, "cat": CATS[s.cats[seat_of(thing)]]}
    return {"at": at, "princess": True} if thing == PRINCESS else {"at": at, "toy": True}
