"""Who listens to a table, and what each of them is told: from their own eyes, since the last entry they heard."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language
from tabbytop.server.tables import entries as e
from tabbytop.server.views.frame import (
    OPEN,
    eyes_of,
    news_of,
    options_of,
    result_of,
    table_of,
    tally_of,
    window_of,
    world_of,
)
from tabbytop.server.views.sentences import describe_entry
from tabbytop.wire import messages as m
from tabbytop.wire.told import Teller

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.server.rooms.room import Room
    from tabbytop.server.tables.state import TableState
    from tabbytop.table.match import Match

_encoder = msgspec.json.Encoder()
OF_THE_GAME = (e.Moved, e.Chatted, e.Stood)
"""Entries that leave it as it is who sits at the table."""


@dataclass(eq=False)
class Listener:
    """Somebody who listens: a browser's tab, a bot, a terminal."""

    person: str
    seat: int | None
    """Whose eyes it looks through; none: a watcher's."""
    n: int
    """The last entry it has heard."""
    send: Callable[[bytes], None]
    language: Language | None = None
    """In which language it is told the sentences, if it wants them."""
    only: int | None = None
    """The one seat it may look through, if it came with a token for that."""
    watches: bool = False
    """It looks on, although it may have a seat: a screen that everybody sees."""
    turn_away: Callable[[Refusal], None] = lambda refusal: None
    hang_up: Callable[[], None] = lambda: None
    """Ends it; who may comes back."""
    knows: tuple[int | None, int] | None = None
    """Has it been told who sits at the table? Then what it knows of a wish to take a move back."""


@dataclass
class Listeners:
    """All who listen to one table."""

    room: Room
    listeners: list[Listener] = field(default_factory=list)
    tellers: dict[tuple[int, str], Teller] = field(default_factory=dict)
    told: dict[tuple[int, str, int], list[str]] = field(default_factory=dict)
    """The sentences of moves, by eyes, language and entry: telling them takes as long as playing them."""
    ended: tuple[e.Ended | None, m.Result | None] = (None, None)
    """The last entry and the result, which takes long to count."""
    counted: tuple[Match | None, int, str, msgspec.Raw | None] = (None, 0, "", None)
    """What everybody can count, written once for all who listen: of which match, after which move, in which status."""
    elsewhere: dict[str, tuple[set[int], int]] = field(default_factory=dict)
    """Who listens at other processes: seats, and how many look on."""
    announced: tuple[set[int], int] = field(default_factory=lambda: (set(), 0))
    """What other processes were told of those who listen here."""

    @property
    def rows(self) -> list[tuple[float, e.AnyEntry]]:
        """The log: when, and what."""
        return self.room._rows

    def add(self, listener: Listener) -> None:
        """Somebody begins to listen: they are told all since the entry they know."""
        if not self._finds_seat(listener):
            listener.turn_away(Refusal("", "no-watchers"))
            return
        self.listeners.append(listener)
        self._send(listener, {})
        self._presence(listener)
        self._announce()

    def remove(self, listener: Listener) -> None:
        """Somebody has gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._presence(listener)
            self._announce()

    def _announce(self) -> None:
        """Other processes hear who is here, if that has changed."""
        here = self.here()
        if here != self.announced:
            self.announced = here
            self.room.outside.here(self.room)

    async def show_who_is_here(self) -> None:
        """Somebody came or went at another process."""
        self._presence(None)

    def _presence(self, listener: Listener | None) -> None:
        """The others see who is here; where the table must be read first, with the next frame."""
        if self.room.is_stale:
            for other in self.listeners:
                other.knows = None
            return
        info: dict[tuple[str, int | None], bytes] = {}
        for other in self.listeners:
            if other is not listener:
                key = (other.person, other.seat)
                if key not in info:
                    frame = m.Frame(self.room._state.n, self.room.clock.now(), [], self.table(other.person), other.seat)
                    info[key] = _encoder.encode(frame)
                if other.n == self.room._state.n:
                    other.send(info[key])

    def table(self, person: str) -> m.TableInfo:
        """The table as a person sees it."""
        here, watching = self.here()
        for seats, others in self.elsewhere.values():
            here |= seats
            watching += others
        return table_of(self.room._state, person, here, watching)

    def here(self) -> tuple[set[int], int]:
        """Which seats listen at this process, and how many look on."""
        seats = [one.seat for one in self.listeners]
        return {seat for seat in seats if seat is not None}, seats.count(None)

    def tell(self, seat: int | None = None) -> None:
        """Tell everybody, or those of one seat, how things stand.

        A stale table may hold entries that were never written: nobody hears anything until it is read again.
        """
        if self.room.is_stale:
            return
        made: dict[tuple[object, ...], bytes] = {}
        for listener in list(self.listeners):
            if self._became_another(listener):
                self.listeners.remove(listener)
                listener.hang_up()
            elif not self._finds_seat(listener):
                self.listeners.remove(listener)
                listener.turn_away(Refusal("", "no-watchers"))
            elif seat is None or listener.seat == seat:
                self._send(listener, made)
        self._announce()

    def _became_another(self, listener: Listener) -> bool:
        """Has the seat of a guest gone to their account? Then they must say anew who they are."""
        new = self.room._rows[max(0, listener.n) :]
        return any(isinstance(entry, e.Became) and entry.was == listener.person for _, entry in new)

    def _finds_seat(self, listener: Listener) -> bool:
        """Let somebody look through the seat where they sit now, or look on; may they?"""
        state = self.room._state
        mine = [seat for seat in state.seats_of(listener.person) if listener.only in (None, seat)]
        if listener.watches:
            listener.seat = None
        elif listener.seat not in mine:
            listener.seat = mine[0] if mine else None
        return bool(mine) or state.setup.watchers or state.status != "playing"

    def _send(self, listener: Listener, made: dict[tuple[object, ...], bytes]) -> None:
        language = listener.language
        wish = (self.room._state.undo, len(self.room._state.agrees))
        new = self.room._rows[max(0, listener.n) :]
        seated = listener.knows != wish or not all(isinstance(entry, OF_THE_GAME) for _, entry in new)
        key = (listener.person if seated else None, listener.seat, listener.n, language and language.code)
        if key not in made:
            frame = self.frame(listener.person, listener.seat, listener.n, language, seated=seated)
            made[key] = _encoder.encode(frame)
        listener.n = self.room._state.n
        listener.knows = wish
        listener.send(made[key])

    def frame(
        self, person: str, seat: int | None, since: int, language: Language | None, *, seated: bool = True
    ) -> m.Frame:
        """How things stand for one pair of eyes, and what is new since an entry; `seated`: also who sits there."""
        state = self.room._state
        eyes = eyes_of(state, seat)
        since = max(0, min(since, state.n))
        news = [news_of(state, since + 1 + i, entry, at, eyes) for i, (at, entry) in enumerate(self.room._rows[since:])]
        if language is not None:
            self.add_sentences(news, eyes, language)
        frame = m.Frame(state.n, self.room.clock.now(), news, self.table(person) if seated else None, seat)
        if state.match is None:
            return frame
        world = world_of(state, eyes)
        frame.view = state.match.game.write_view(world)
        frame.asks = None if state.window is not None else state.asks
        frame.window = window_of(state, self.room._sealed.has(seat))
        frame.times = state.clocks.shown()
        frame.result = self._result()
        frame.standing = self.room._sealed.standing(seat)
        frame.tally = self._tally(state)  # type: ignore[assignment]  # written already
        if seat is not None and state.status == "playing":
            frame.options = options_of(state, seat, world)
            frame.undoable = state.window is None and not state.chairs[seat].bot and state.match.can_undo(seat)
        return frame

    def _tally(self, state: TableState) -> msgspec.Raw | None:
        """What everybody can count."""
        match, moved, status, found = self.counted
        if match is not state.match or moved != state.moved or status != state.status:
            found = msgspec.Raw(_encoder.encode(tally_of(state)))
            self.counted = (state.match, state.moved, state.status, found)
        return found

    def _result(self) -> m.Result | None:
        """How it ended."""
        state = self.room._state
        if self.ended[0] is not state.ended:
            self.ended = (state.ended, result_of(state))
        return self.ended[1]

    def _teller(self, match: Match, eyes: int, language: Language) -> Teller:
        """Whoever tells this match to these eyes; of a table that was made anew nothing has been told."""
        teller = self.tellers.get((eyes, language.code))
        if teller is not None and teller.match is not match:
            self.tellers.clear()
            self.told.clear()
            teller = None
        if teller is None:
            teller = Teller(language, match, None if eyes == OPEN else eyes, self.room._state.names)
            self.tellers[(eyes, language.code)] = teller
        return teller

    def add_sentences(self, news: list[m.News], eyes: int, language: Language) -> None:
        """What happened, in words."""
        state = self.room._state
        for one in news:
            if one.say and state.match is not None:
                first, last = state.spans[one.n - 1]
                teller = self._teller(state.match, eyes, language)
                key = (eyes, language.code, one.n)
                if key not in self.told:
                    if teller.line > first:  # it passed over this before
                        del self.tellers[key[:2]]
                        teller = self._teller(state.match, eyes, language)
                    teller.tell(first, aloud=False)
                    self.told[key] = [told.sentence for told in teller.tell(last)]
                one.text = self.told[key]
            else:
                one.text = describe_entry(language, state, one.n, self.room._rows[one.n - 1][1])
