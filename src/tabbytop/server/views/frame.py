"""What one hears from a table: made for each seat from its own view, so that it cannot hold what others hide."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import some_sentences
from tabbytop.engine.seats import WATCHER, hears
from tabbytop.engine.words import Words
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.state import TableState
from tabbytop.table.dealer import Dealer
from tabbytop.wire import messages as m

OPEN = -1
"""The eyes of everybody after the end: nothing is hidden any more."""
END: dict[str, Any] = {}
"""Nothing is said after a move's last word; what ends a move there never goes on (`engine.step`)."""
MOST_GAMES = 64
"""Games, by their decks, of which is remembered how their actions are written."""


class Texts(dict[int, str]):
    """Actions as texts; at all tables of a game the same are written over and over."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def __missing__(self, a: int) -> str:
        """Write it once."""
        text = self[a] = self.words.write(a)
        return text


texts_of = lru_cache(MOST_GAMES)(Texts)


def eyes_of(state: TableState, seat: int | None) -> int:
    """Through whose eyes one looks: a seat's, a watcher's, or after the end everybody's."""
    if state.status == "over":
        return OPEN
    return WATCHER if seat is None else seat


def news_of(state: TableState, i: int, entry: e.AnyEntry, at: float, eyes: int) -> m.News:
    """An entry as one hears it; `i` is its number."""
    news = m.News(i, at, _what(entry), getattr(entry, "seat", None))
    if isinstance(entry, (e.Moved, e.Started, e.Undone)):
        news.say = heard_words(state, i, eyes)
        news.made = getattr(entry, "made", "")
    news.facts = {name: getattr(entry, name) for name in entry.told}
    if isinstance(entry, e.Chatted):
        news.facts["name"] = state.who_did(i, entry)
    return news


def _what(entry: e.AnyEntry) -> str:
    what = type(entry).__struct_config__.tag
    assert isinstance(what, str)
    return what


def heard_words(state: TableState, n: int, eyes: int) -> list[str | None]:
    """The words of an entry, as one heard them."""
    assert state.match is not None
    first, last = state.spans[n - 1]
    texts = texts_of(state.match.game.words)
    return [
        texts[line.action] if line.action != UNHEARD and (eyes == OPEN or hears(line.audience, eyes)) else None
        for line in state.match.lines[first:last]
    ]


def world_of(state: TableState, eyes: int) -> Any:
    """The table as one sees it, once the game has begun."""
    assert state.match is not None
    return state.match.state if eyes == OPEN else state.match.view(eyes)


def tally_of(state: TableState) -> list[dict[str, Any]]:
    """What everybody at the table can count: while it is played what a watcher sees, then everything."""
    assert state.match is not None
    return state.match.game.tally(world_of(state, OPEN if state.status == "over" else WATCHER))


def unseen_of(state: TableState, seat: int | None) -> list[dict[str, Any]]:
    """What a seat has not seen yet, counted from its own view."""
    if state.match is None:
        raise Refusal("", "not-started")
    return state.match.game.unseen(world_of(state, eyes_of(state, seat)))


def window_of(state: TableState, answered: bool) -> m.Asked | None:
    """The open window, as everybody sees it, and whether one has answered oneself."""
    window = state.window
    if window is None:
        return None
    return m.Asked(state.moved, str(window.key()[0]), list(window.asked), state.window_closes(), answered)


def asked_view(state: TableState, seat: int, seen: Any = None) -> Any | None:
    """What a seat sees that is asked: in its turn, or in a window as if nobody were asked before it.

    `seen` is what it sees anyway, where that is known already.
    """
    window = state.window
    if state.match is None or state.chairs[seat].bot or state.status != "playing":
        return None
    if window is None:
        return (seen or state.match.view(seat)) if state.asks == seat else None
    if seat not in window.asked:
        return None
    world = state.match.game.clone(state.match.state)
    world.agenda[-1] = window.onward(window.asked[window.asked.index(seat) :])
    return state.match.game.view(world, seat)


def options_of(state: TableState, seat: int, seen: Any = None) -> dict[str, Any] | None:
    """One's moves as a tree of words: of one's turn, or of the window that asks one."""
    view = asked_view(state, seat, seen)
    if view is None or state.match is None:
        return None
    return tree_of(some_sentences(view), texts_of(state.match.game.words))


def tree_of(moves: list[tuple[int, ...]], texts: Texts) -> dict[str, Any]:
    """Moves as a tree: every branch is a word, and what may be said after it."""
    tree: dict[str, Any] = {}
    branch = tree
    begun: tuple[int, ...] = ()
    for move in moves:
        if move[:-1] != begun:  # moves that begin alike follow each other
            begun = move[:-1]
            branch = tree
            for a in begun:
                branch = branch.setdefault(texts[a], {})
        branch[texts[move[-1]]] = END
    return tree


def result_of(state: TableState) -> m.Result | None:
    """How it ended, the dealer's secret, and the nonces in the deal."""
    if state.ended is None or state.match is None:
        return None
    game, world = state.match.game, state.match.state
    details: list[dict[str, Any]] = [dict(one) for one in game.details(world)]
    dealer = state.match.dealer
    nonces = [nonce.hex() for nonce in dealer.nonces] if isinstance(dealer, Dealer) else []
    return m.Result(state.ended.how, game.points(world), state.ended.winners, details, state.secret.hex(), nonces)


def table_of(state: TableState, person: str, here: set[int], watching: int) -> m.TableInfo:
    """Who sits where."""
    seats = [
        m.Seat(
            "bot" if chair.level else "person" if chair.person else "empty",
            chair.name,
            chair.level,
            chair.ready,
            i in here,
            chair.stand_in,
            chair.resigned,
            bool(person) and chair.person == person,
            bool(chair.nonce),
        )
        for i, chair in enumerate(state.chairs)
    ]
    undo = [] if state.undo is None else [state.undo, *sorted(state.agrees - {state.undo})]
    return m.TableInfo(
        state.id,
        state.setup,
        state.status,
        seats,
        state.commitment,
        state.host_name,
        bool(person) and state.host == person,
        state.made,
        sorted(state.wants_end),
        undo,
        state.rematch,
        watching,
    )
