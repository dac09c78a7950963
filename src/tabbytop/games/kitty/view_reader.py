"""Read views of Here, Kitty, Kitty! from plain data: the inverse of `notation.write_view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_int, as_list, as_name, as_object, check_seats
from tabbytop.games.kitty.agenda import read_agenda
from tabbytop.games.kitty.notation import phase_of, write_cats
from tabbytop.games.kitty.position import (
    PLAYER_KEYS,
    VIEW_KEYS,
    count_cats,
    pending_of,
    read_discard,
    read_hand_card,
    read_property,
    read_turn,
    waiting,
)
from tabbytop.games.kitty.rulebook import FEWEST_PLAYERS, MOST_PLAYERS, NEIGHBORHOOD
from tabbytop.games.kitty.state import UNKNOWN, Table
from tabbytop.games.kitty.turn import Acting, Turn

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.games.kitty.cards import Deck


def read_view(deck: Deck, data: object) -> Table:
    """Read a view. The unseen cards are those of the deck that the view doesn't show."""
    top = as_object(data, "view", ("game", "players", "to_move", "phase", "deck"), (*VIEW_KEYS, "neighborhood"))
    as_name(top["game"], "game", ("here-kitty-kitty",))
    as_object(top.get("options", {}), "options", (), ())
    players = as_list(top["players"], "players", MOST_LISTED)
    check_seats(len(players), "players", FEWEST_PLAYERS, MOST_PLAYERS, "HKK-1.1")
    s = Table(deck, len(players))
    for seat, one in enumerate(players):
        where = f"players[{seat}]"
        player = as_object(one, where, (), PLAYER_KEYS)
        read_property(s, seat, player, where)
        _read_hand(s, seat, player.get("hand", []), f"{where}.hand")
    read_discard(s, top)
    count_cats(s)
    if "neighborhood" in top and top["neighborhood"] != write_cats(s, 0, NEIGHBORHOOD):
        raise Refusal("HKK-1.1", "other-deck", {}, "neighborhood")
    phase = read_turn(s, top)
    if "agenda" in top:
        read_agenda(s, top["agenda"])
        if phase_of(s) != (phase, pending_of(top)):
            raise Refusal("HKK-5.1", "agenda-other", {}, "agenda")
    elif phase == "turn":
        s.agenda = [Acting(s.to_move), Turn(s.to_move)]
    elif phase != "over":
        raise Refusal("", "missing-key", {"key": "agenda"}, "view")
    _count_cards(s, top)
    return s


def _read_hand(s: Table, seat: int, value: object, where: str) -> None:
    """Read the cards that the seat sees, and holes for the others."""
    for i, one in enumerate(as_list(value, where, MOST_LISTED)):
        if one is None:
            s.hands[seat].append(UNKNOWN)
            s.known[seat].append(False)
        else:
            read_hand_card(s, seat, one, f"{where}[{i}]")


def _count_cards(s: Table, top: Plain) -> None:
    """Count the cards in the deck or in hands: all except those discarded, lasting or being played [HKK-2.2, HKK-8]."""
    s.alive = s.deck.counts(s.seats)
    for k in range(len(s.alive)):
        lasting = sum([cards.count(k) for cards in s.lasting])
        s.alive[k] -= s.discard[k] + lasting + waiting(s).count(k)
    s.bag = s.alive[:]
    for hand in s.hands:
        for k in hand:
            if k != UNKNOWN:
                s.bag[k] -= 1
    if min(s.bag) < 0 or s.deck_size() != as_int(top["deck"], "deck", 0, MOST_LISTED):
        raise Refusal("HKK-8", "other-deck", {}, "view")
