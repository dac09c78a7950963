"""What one hears from a table: made for each seat from its own view, so that it cannot hold what others hide."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import some_sentences
from tabbytop.engine.seats import WATCHER, hears
from tabbytop.engine.words import Words
from tabbytop.server import entries as e
from tabbytop.server.gathering import Gathering
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


def eyes_of(g: Gathering, seat: int | None) -> int:
    """Through whose eyes one looks: a seat's, a watcher's, or after the end everybody's."""
    if g.status == "over":
        return OPEN
    return WATCHER if seat is None else seat


def news_of(g: Gathering, i: int, entry: e.AnyEntry, at: float, eyes: int) -> m.News:
    """An entry as one hears it; `i` is its number."""
    news = m.News(i, at, _what(entry), getattr(entry, "seat", None))
    if isinstance(entry, (e.Moved, e.Started, e.Undone)):
        news.say = heard_words(g, i, eyes)
        news.made = getattr(entry, "made", "")
    news.facts = {name: getattr(entry, name) for name in entry.told}
    if isinstance(entry, e.Chatted):
        news.facts["name"] = g.who_did(i, entry)
    return news


def _what(entry: e.AnyEntry) -> str:
    what = type(entry).__struct_config__.tag
    assert isinstance(what, str)
    return what


def heard_words(g: Gathering, n: int, eyes: int) -> list[str | None]:
    """The words of an entry, as one heard them."""
    assert g.match is not None
    first, last = g.spans[n - 1]
    texts = texts_of(g.match.game.words)
    return [
        texts[line.action] if line.action != UNHEARD and (eyes == OPEN or hears(line.audience, eyes)) else None
        for line in g.match.lines[first:last]
    ]


def world_of(g: Gathering, eyes: int) -> Any:
    """The table as one sees it, once the game has begun."""
    assert g.match is not None
    return g.match.state if eyes == OPEN else g.match.view(eyes)


def tally_of(g: Gathering) -> list[dict[str, Any]]:
    """What everybody at the table can count: while it is played what a watcher sees, then everything."""
    assert g.match is not None
    return g.match.game.tally(world_of(g, OPEN if g.status == "over" else WATCHER))


def unseen_of(g: Gathering, seat: int | None) -> list[dict[str, Any]]:
    """What a seat has not seen yet, counted from its own view."""
    if g.match is None:
        raise Refusal("", "not-started")
    return g.match.game.unseen(world_of(g, eyes_of(g, seat)))


def window_of(g: Gathering, answered: bool) -> m.Asked | None:
    """The open window, as everybody sees it, and whether one has answered oneself."""
    window = g.window
    if window is None:
        return None
    return m.Asked(g.moved, str(window.key()[0]), list(window.asked), g.window_closes(), answered)


def asked_view(g: Gathering, seat: int, seen: Any = None) -> Any | None:
    """What a seat sees that is asked: in its turn, or in a window as if nobody were asked before it.

    `seen` is what it sees anyway, where that is known already.
    """
    window = g.window
    if g.match is None or g.chairs[seat].bot or g.status != "playing":
        return None
    if window is None:
        return (seen or g.match.view(seat)) if g.asks == seat else None
    if seat not in window.asked:
        return None
    world = g.match.game.clone(g.match.state)
    world.agenda[-1] = window.onward(window.asked[window.asked.index(seat) :])
    return g.match.game.view(world, seat)


def options_of(g: Gathering, seat: int, seen: Any = None) -> dict[str, Any] | None:
    """One's moves as a tree of words: of one's turn, or of the window that asks one."""
    view = asked_view(g, seat, seen)
    if view is None or g.match is None:
        return None
    return tree_of(some_sentences(view), texts_of(g.match.game.words))


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


def result_of(g: Gathering) -> m.Result | None:
    """How it ended, the dealer's secret, and the nonces in the deal."""
    if g.ended is None or g.match is None:
        return None
    game, state = g.match.game, g.match.state
    details: list[dict[str, Any]] = [dict(one) for one in game.details(state)]
    dealer = g.match.dealer
    nonces = [nonce.hex() for nonce in dealer.nonces] if isinstance(dealer, Dealer) else []
    return m.Result(g.ended.how, game.points(state), g.ended.winners, details, g.secret.hex(), nonces)


def table_of(g: Gathering, person: str, here: set[int], watching: int) -> m.TableInfo:
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
        for i, chair in enumerate(g.chairs)
    ]
    undo = [] if g.undo is None else [g.undo, *sorted(g.agrees - {g.undo})]
    return m.TableInfo(
        g.id,
        g.setup,
        g.status,
        seats,
        g.commitment,
        g.host_name,
        bool(person) and g.host == person,
        g.made,
        sorted(g.wants_end),
        undo,
        g.rematch,
        watching,
    )
