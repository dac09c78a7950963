"""Sealed answers in windows, next moves, standing answers, and orders in turn-based games. Only their seat sees them.

An answer is stored before it is acknowledged. Any process may take one; the process that closes the window plays
exactly those that are stored by then.
"""

from __future__ import annotations

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import some_sentences
from tabbytop.server.store import NEXT_MOVES, ORDERS, STANDING_ANSWERS, Closing, Conflict, Store, StoreUnavailable
from tabbytop.server.tables.next_moves import NextMove
from tabbytop.server.tables.state import SOLO_PAUSE, TableState
from tabbytop.table.standing_answers import ASK, prompts

Sentence = tuple[int, ...]

_read_move = msgspec.json.Decoder(NextMove).decode


class SealedAnswers:
    """The sealed answers of one table, as far as this process knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answers: dict[int, Sentence] = {}
        """The answers in the open window, by seat."""
        self.window = 0
        """The entry at which that window opened."""
        self.choices: dict[int, str] = {}
        """The standing answers that were set, by seat."""
        self.orders: dict[int, str] = {}
        self.moves: dict[int, bytes] = {}
        """The sealed moves, by seat, as they are stored. Some may no longer count."""
        self._is_loaded = False
        self._saved: dict[tuple[int, int], bytes] = {}
        """What was saved since the last read started, by window and seat, because that read may have missed it."""

    # Queries

    def is_current(self, table: TableState) -> bool:
        """Return whether the answers belong to the window that is open now."""
        return table.window is not None and self.window == table.move_number

    def has(self, table: TableState, seat: int | None) -> bool:
        """Return whether a seat has answered in the open window."""
        return seat in self.answers and self.is_current(table)

    def choice(self, seat: int) -> str:
        """Return a seat's standing answer."""
        return self.choices.get(seat, ASK)

    def is_prompted(self, table: TableState, seat: int | None) -> bool:
        """Return whether the open window should prompt a seat. Nobody else may learn this, not even from timing.

        A person with several seats is prompted for each: people who share a screen would notice if the curtain
        appeared only for a seat that can answer.
        """
        window = table.window
        if window is None or table.match is None or seat not in window.asked or table.seats[seat].bot:
            return False
        if len(table.seats_of(table.seats[seat].person)) > 1:
            return True
        return prompts(self.choice(seat), table.match.game.view(table.as_asked(seat), seat))

    def next_move(self, seat: int | None) -> NextMove | None:
        """Return the move that a seat has sealed, whether or not it still counts."""
        return None if seat not in self.moves else _read_move(self.moves[seat])

    def pending_moves(self, table: TableState) -> dict[int, Sentence]:
        """Return the moves that will be played if everyone passes."""
        moves = {seat: _read_move(body) for seat, body in self.moves.items()}
        return {seat: move.say for seat, move in moves.items() if move.is_pending(table, seat)}

    def is_done(self, table: TableState) -> bool:
        """Return whether the window of a private table can close without waiting for the person."""
        window = table.window
        if window is None or not table.is_private:
            return False
        people = [seat for seat in window.asked if not table.seats[seat].bot]
        moves = self.pending_moves(table) if table.is_solo else {}  # they won't respond
        return all(self.has(table, seat) or seat in moves or not self.is_prompted(table, seat) for seat in people)

    def closes_for(self, table: TableState) -> float:
        """Return when the open window closes: for a solo player who isn't prompted, after a short pause."""
        closes = table.window_closes()
        return min(closes, table.asked_at + SOLO_PAUSE) if table.is_solo and self.is_done(table) else closes

    def own_facts(self, table: TableState, seat: int) -> tuple[object, ...]:
        """Return what a seat's own frames contain about what it has sealed."""
        return self.has(table, seat), self.choice(seat), self.moves.get(seat)

    # Loading and saving

    async def load(self, table: TableState) -> None:
        """Load all sealed answers, moves and orders of a table from the store."""
        self._saved.clear()
        stored = await self.store.sealed(table.id)
        self.answers, self.choices, self.orders, self.moves = {}, {}, {}, {}
        self.window = table.move_number
        self._is_loaded = True
        for (window, seat), body in (stored | self._saved).items():
            self._note(window, seat, body)

    async def load_for_window(self, table: TableState) -> None:
        """Load the sealed answers if a window is open or they were never loaded. Otherwise changes don't matter."""
        if table.window is not None or not self._is_loaded:
            await self.load(table)

    def _note(self, window: int, seat: int, body: bytes) -> None:
        """Record what is stored."""
        if window == STANDING_ANSWERS:
            self.choices[seat] = body.decode()
        elif window == NEXT_MOVES:
            self.moves[seat] = body
        elif window == ORDERS:
            self.orders[seat] = body.decode()
        elif window == self.window:
            self.answers[seat] = tuple(msgspec.json.decode(body, type=list[int]))

    def start_window(self, table: TableState) -> None:
        """Forget earlier windows if a new one has opened."""
        if table.window is not None and self.window != table.move_number:
            self.window = table.move_number
            self.answers = {}
            self._saved.clear()

    async def save_answer(self, table: TableState, seat: int, sentence: Sentence) -> bool:
        """Store an answer in the open window. Return False if the log has grown: the window may have closed."""
        return await self._save(table, table.move_number, seat, msgspec.json.encode(sentence), table.entry_number)

    async def save_move(self, table: TableState, seat: int, sentence: Sentence) -> bool:
        """Store or withdraw a seat's next move. Return False if the log has grown."""
        body = msgspec.json.encode(NextMove(table.entry_number, sentence))
        return await self._save(table, NEXT_MOVES, seat, body, table.entry_number)

    async def save_choice(self, table: TableState, seat: int, choice: str) -> None:
        """Store a seat's standing answer."""
        await self._save(table, STANDING_ANSWERS, seat, choice.encode())

    async def save_order(self, table: TableState, seat: int, order: str) -> None:
        """Store a seat's order for all windows of a turn-based game."""
        await self._save(table, ORDERS, seat, order.encode())

    async def _save(self, table: TableState, window: int, seat: int, body: bytes, last: int | None = None) -> bool:
        try:
            await self.store.seal(table.id, window, seat, body, last)
        except Conflict:
            return False
        except KeyError as none:
            raise Refusal("", "no-such-table") from none
        except StoreUnavailable as gone:
            raise Refusal("", "not-kept") from gone
        self._saved[window, seat] = body
        self._note(window, seat, body)
        return True

    # Closing a window

    def closing(self, after: TableState) -> Closing:
        """Return the window that closes, with all answers to play. `after` is the table after it."""
        answers = {seat: msgspec.json.encode(said) for seat, said in self.answers.items()}
        over = frozenset(seat for seat, body in self.moves.items() if _read_move(body).is_over(after, seat))
        return Closing(self.window, answers, dict(self.moves), over)

    def closed(self, closing: Closing) -> None:
        """Forget the moves that were deleted with a window."""
        for seat in closing.over:
            self.moves.pop(seat, None)
            self._saved.pop((NEXT_MOVES, seat), None)

    def collect(self, table: TableState, bot_answers: dict[int, Sentence]) -> dict[int, Sentence]:
        """Return all answers of the open window: the bots', the sealed ones and, in turn-based games, orders."""
        window, match = table.window, table.match
        assert window is not None
        assert match is not None
        answers = {seat: said for seat, said in bot_answers.items() if table.seats[seat].bot}
        answers |= self.answers  # even from someone who has left since, because their answer was acknowledged
        for seat, order in self.orders.items():
            wants = order == "defend" and seat in window.asked and seat not in answers
            if wants and window.concerns(match.state, seat):
                moves = [said for said in some_sentences(table.as_asked(seat)) if said != (window.passing(),)]
                if moves:
                    answers[seat] = moves[0]
        return answers
