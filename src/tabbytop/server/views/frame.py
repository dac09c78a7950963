"""Frames: the updates sent to a client, built from its own seat's view so that they can't hold others' secrets."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import some_sentences
from tabbytop.engine.seats import WATCHER, hears
from tabbytop.engine.words import Words
from tabbytop.narrate.language import Language
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.server.tables.next_moves import NextMove, draft_words, view_ahead
from tabbytop.server.tables.state import Entry, LogEntry, TableState
from tabbytop.table.dealer import Dealer
from tabbytop.wire import messages as m
from tabbytop.wire.narration import Narrator

EVERYTHING = -1
"""The viewer who sees everything: anyone, once the match is over."""
END: dict[str, Any] = {}
"""Nothing follows the last word of a move (`engine.step`)."""
CACHED_GAMES = 64
"""Games (by deck) whose written actions are cached."""

_encoder = msgspec.json.Encoder()


class ActionTexts(dict[int, str]):
    """Actions as text, cached per game and shared by all its tables."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def __missing__(self, action: int) -> str:
        text = self[action] = self.words.write(action)
        return text


action_texts = lru_cache(CACHED_GAMES)(ActionTexts)


class SealedFacts(Protocol):
    """What a frame says about a seat's own sealed answers."""

    def has(self, table: TableState, seat: int | None) -> bool:
        """Return whether a seat has answered in the open window."""

    def is_prompted(self, table: TableState, seat: int | None) -> bool:
        """Return whether the open window prompts a seat."""

    def closes_for(self, table: TableState) -> float:
        """Return when the open window closes."""

    def choice(self, seat: int) -> str:
        """Return a seat's standing answer."""

    def has_chosen(self, seat: int | None) -> bool:
        """Return whether a seat's standing answer was ever set."""

    def next_move(self, seat: int | None) -> NextMove | None:
        """Return the move that a seat has sealed."""


class NarratedEntry(NamedTuple):
    """What News says in words about an entry that changed the match."""

    text: list[str]
    brief: list[str]
    changed: list[str]
    results: list[str]
    results_after: list[int]


class FrameBuilder:
    """Builds the frames of one table, and caches what takes long to build.

    A log only grows, so what is cached stays true when the table is copied or loaded again.
    """

    def __init__(self) -> None:
        self._narrators: dict[tuple[int, str], Narrator] = {}
        """By viewer and language."""
        self._narrated: dict[tuple[int, str, int], NarratedEntry] = {}
        """Narrated moves, by viewer, language and entry: narrating takes as long as playing."""
        self._result: m.Result | None = None
        self._tally: tuple[int, str, msgspec.Raw] | None = None
        """The public tally, encoded once for all listeners, with the move number and status that it belongs to."""

    def build(
        self,
        table: TableState,
        now: float,
        seat: int | None,
        since: int,
        language: Language | None,
        info: m.TableInfo | None,
        sealed: SealedFacts,
    ) -> m.Frame:
        """Build the frame for a seat (None: a watcher), with the news since an entry."""
        viewer = viewer_of(table, seat)
        first = max(0, min(since, table.entry_number))
        news = [news_of(table, n, one, viewer) for n, one in enumerate(table.log[first:], start=first + 1)]
        if language is not None:
            self.add_sentences(table, news, viewer, language)
        frame = m.Frame(table.entry_number, now, news, info, seat)
        if table.match is None:
            return frame
        seen = state_seen(table, viewer)
        frame.view = table.match.game.write_view(seen)
        frame.asks = None if table.window is not None else table.seat_to_move
        frame.window = window_info(table, seat, sealed)
        frame.times = table.clocks.shown()
        frame.result = self._result_of(table)
        frame.standing = ["" if i != seat else sealed.choice(i) for i in range(len(table.seats))]
        frame.standing_chosen = sealed.has_chosen(seat)
        frame.tally = self._tally_of(table)  # type: ignore[assignment]  # encoded already
        if language is not None and table.status == "playing":
            frame.question = question_for(table, viewer, seen, language)
        if seat is not None and table.status == "playing":
            frame.options = options_for(table, seat, seen)
            is_asked_to_play = table.window is None and not table.seats[seat].bot
            frame.undoable = is_asked_to_play and table.match.can_undo(seat)
            frame.ahead = ahead_info(table, seat, sealed.next_move(seat))
            frame.draft = draft_words(table, seat, sealed.next_move(seat))
        return frame

    def add_sentences(self, table: TableState, news: list[m.News], viewer: int, language: Language) -> None:
        """Add to each piece of news its sentences, as the viewer may read them."""
        for one in news:
            entry = table.log[one.n - 1].entry
            if entry.changes_match:
                narrated = self._narrate(table, one.n, viewer, language)
                one.text, one.brief, one.changed, one.results, one.results_after = narrated
            else:
                one.text = entry.sentences(language, table, one.n)

    def _narrate(self, table: TableState, n: int, viewer: int, language: Language) -> NarratedEntry:
        """Narrate an entry that changed the match."""
        key = (viewer, language.code, n)
        if key not in self._narrated:
            first, last = table.line_spans[n - 1]
            narrator = self._narrator(table, viewer, language, first)
            narrator.narrate(first, skip=True)
            lines = narrator.narrate(last)
            briefs = [brief for one in lines for brief in one.briefs]
            text = [one.sentence for one in lines if not one.is_result]
            results = [one.sentence for one in lines if one.is_result]
            after = [sum(not other.is_result for other in lines[:i]) for i, one in enumerate(lines) if one.is_result]
            self._narrated[key] = NarratedEntry(text, briefs, narrator.changed, results, after)
        return self._narrated[key]

    def _narrator(self, table: TableState, viewer: int, language: Language, line: int) -> Narrator:
        """Return a narrator that hasn't passed a line of the match yet."""
        assert table.match is not None
        narrator = self._narrators.get((viewer, language.code))
        if narrator is None or narrator.line > line:
            narrator = Narrator(language, table.match, None if viewer == EVERYTHING else viewer, table.names)
            self._narrators[viewer, language.code] = narrator
        narrator.match = table.match
        return narrator

    def _tally_of(self, table: TableState) -> msgspec.Raw:
        if self._tally is None or self._tally[:2] != (table.move_number, table.status):
            self._tally = (table.move_number, table.status, msgspec.Raw(_encoder.encode(public_tally(table))))
        return self._tally[2]

    def _result_of(self, table: TableState) -> m.Result | None:
        if self._result is None:
            self._result = result_of(table)
        return self._result


def viewer_of(table: TableState, seat: int | None) -> int:
    """Return whose view a seat gets: its own, a watcher's, or everything once the match is over."""
    if table.status == "over":
        return EVERYTHING
    return WATCHER if seat is None else seat


def news_of(table: TableState, n: int, logged: LogEntry, viewer: int) -> m.News:
    """Return entry `n` as a viewer may see it."""
    entry = logged.entry
    news = m.News(n, logged.at, entry_kind(entry), getattr(entry, "seat", None))
    if entry.changes_match:
        news.say = words_heard(table, n, viewer)
        news.made = getattr(entry, "made", "")
    news.facts = entry.facts(table, n)
    return news


def entry_kind(entry: Entry) -> str:
    """Return the name of an entry's kind, as clients see it."""
    kind = type(entry).__struct_config__.tag
    assert isinstance(kind, str)
    return kind


def words_heard(table: TableState, n: int, viewer: int) -> list[str | None]:
    """Return the words of entry `n`; those that the viewer didn't hear are None."""
    assert table.match is not None
    first, last = table.line_spans[n - 1]
    texts = action_texts(table.match.game.words)
    lines = table.match.lines[first:last]
    heard = [line.action != UNHEARD and (viewer == EVERYTHING or hears(line.audience, viewer)) for line in lines]
    return [texts[line.action] if is_heard else None for line, is_heard in zip(lines, heard, strict=True)]


def state_seen(table: TableState, viewer: int) -> Any:
    """Return the game's state as a viewer sees it."""
    assert table.match is not None
    return table.match.state if viewer == EVERYTHING else table.match.view(viewer)


def public_tally(table: TableState) -> list[dict[str, Any]]:
    """Return what everyone can count: during the game what a watcher sees, after it everything."""
    assert table.match is not None
    return table.match.game.tally(state_seen(table, viewer_of(table, None)))


def unseen_by(table: TableState, seat: int | None) -> list[dict[str, Any]]:
    """Return the cards a seat has not seen yet, counted from its own view."""
    if table.match is None:
        raise Refusal("", "not-started")
    return table.match.game.unseen(state_seen(table, viewer_of(table, seat)))


def window_info(table: TableState, seat: int | None, sealed: SealedFacts) -> m.Asked | None:
    """Return the open window as everyone sees it, and whether this seat is prompted and has answered."""
    window = table.window
    if window is None:
        return None
    return m.Asked(
        table.move_number,
        str(window.key()[0]),
        list(window.asked),
        sealed.closes_for(table),
        sealed.has(table, seat),
        sealed.is_prompted(table, seat),
        table.asked_at,
    )


def ahead_info(table: TableState, seat: int, move: NextMove | None) -> m.Ahead | None:
    """Return a seat's next move, which it may choose while a window is open, or None if it isn't next."""
    view = view_ahead(table, seat)
    if view is None or table.match is None:
        return None
    texts = action_texts(table.match.game.words)
    kept = [texts[a] for a in move.say] if move is not None and move.is_pending(table, seat) else []
    return m.Ahead(table.match.game.write_view(view), tree_of(some_sentences(view), texts), kept)


def view_when_asked(table: TableState, seat: int, seen: Any = None) -> Any | None:
    """Return the view of a seat that must move or answer, or None. In a window it is asked first.

    `seen` is the seat's view, if it is already known.
    """
    window = table.window
    if table.match is None or table.seats[seat].bot or table.status != "playing":
        return None
    if window is None:
        return (seen or table.match.view(seat)) if table.seat_to_move == seat else None
    if seat not in window.asked:
        return None
    return table.match.game.view(table.as_asked(seat), seat)


def options_for(table: TableState, seat: int, seen: Any = None) -> dict[str, Any] | None:
    """Return a seat's moves as a tree of words, or None if it isn't asked."""
    view = view_when_asked(table, seat, seen)
    if view is None or table.match is None:
        return None
    return tree_of(some_sentences(view), action_texts(table.match.game.words))


def question_for(table: TableState, viewer: int, seen: Any, language: Language) -> m.Question | None:
    """Return the question in sentences, built from the viewer's own view, or None for a normal turn."""
    assert table.match is not None
    asked = NARRATORS[table.match.game.name].question(language, seen, viewer, table.names)
    if asked is None:
        return None
    targets, neighbors = list(asked.targets), list(asked.neighbors)
    return m.Question(asked.text, asked.title, asked.card, targets, asked.about, asked.zone, neighbors)


def tree_of(moves: list[tuple[int, ...]], texts: ActionTexts) -> dict[str, Any]:
    """Return moves as a tree: each branch is a word, with the words that may follow it."""
    tree: dict[str, Any] = {}
    branch = tree
    begun: tuple[int, ...] = ()
    for move in moves:
        if move[:-1] != begun:  # moves with the same beginning are adjacent
            begun = move[:-1]
            branch = tree
            for a in begun:
                branch = branch.setdefault(texts[a], {})
        branch[texts[move[-1]]] = END
    return tree


def result_of(table: TableState) -> m.Result | None:
    """Return how the match ended, the dealer's secret, and the nonces in the deal."""
    if table.result is None or table.match is None:
        return None
    game, state, dealer = table.match.game, table.match.state, table.match.dealer
    details: list[dict[str, Any]] = [dict(one) for one in game.details(state)]
    nonces = [nonce.hex() for nonce in dealer.nonces] if isinstance(dealer, Dealer) else []
    result = table.result
    return m.Result(result.how, game.points(state), result.winners, details, table.secret.hex(), nonces)


def table_info(table: TableState, person: str, present: set[int], watching: int) -> m.TableInfo:
    """Return who sits where, as sent to a person."""
    seats = [
        m.Seat(
            "bot" if seat.level else "person" if seat.person else "empty",
            seat.name,
            seat.level,
            seat.ready,
            i in present,
            seat.stand_in,
            seat.resigned,
            bool(person) and seat.person == person,
            bool(seat.nonce),
            character=seat.character,
        )
        for i, seat in enumerate(table.seats)
    ]
    undo = [] if table.undo_seat is None else [table.undo_seat, *sorted(table.undo_votes - {table.undo_seat})]
    return m.TableInfo(
        table.id,
        table.setup,
        table.status,
        seats,
        table.commitment,
        table.host_name,
        bool(person) and table.host == person,
        table.created_at,
        sorted(table.end_votes),
        undo,
        table.rematch,
        watching,
        table.long_windows,
        bool(person) and table.long_windows and person in (table.host, table.long_windows_by),
    )
