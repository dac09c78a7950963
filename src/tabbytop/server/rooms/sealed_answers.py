"""Sealed answers: answers in the open window, standing answers set in the meantime, and orders in slow games.

An answer is stored before it is acknowledged. Any process may take one; the process that closes the window plays
exactly those that are stored by then.
"""

from __future__ import annotations

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import some_sentences
from tabbytop.server.store import Closing, Conflict, Store, StoreUnavailable
from tabbytop.server.tables.state import TableState
from tabbytop.table.standing_answers import StandingAnswers

ORDERS = 0
"""The window number under which the store keeps a seat's orders for a slow game."""

Sentence = tuple[int, ...]


class SealedAnswers:
    """The sealed answers of one table, as far as this process knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answers: dict[int, Sentence] = {}
        """The answers in the open window, by seat."""
        self.choices: dict[int, str] = {}
        """Standing answers set while this window is open, by seat. They count from its close on."""
        self.window = 0
        """The entry at which that window opened."""
        self.orders: dict[int, str] = {}
        self._saved: dict[tuple[int, int], bytes] = {}
        """What was saved since the last read started, by window and place, because that read may have missed it."""

    # Queries

    def is_current(self, table: TableState) -> bool:
        """Return whether the answers belong to the window that is open now."""
        return table.window is not None and self.window == table.move_number

    def has(self, table: TableState, seat: int | None) -> bool:
        """Return whether a seat has answered in the open window."""
        return seat in self.answers and self.is_current(table)

    def lets_pass(self, table: TableState, seat: int) -> bool:
        """Return whether a seat has set a standing answer that passes in the open window."""
        window = table.window
        if window is None or table.match is None or not self.is_current(table) or seat not in self.choices:
            return False
        standing = StandingAnswers(len(table.seats))
        standing.choose(seat, self.choices[seat])
        return standing.passes(seat, window, table.match.state)

    def standing(self, table: TableState, seat: int | None) -> list[str]:
        """Return everyone's standing answer as a seat sees it: its own with a change that doesn't count yet."""
        choices = list(table.standing.choices)
        if seat in self.choices and self.is_current(table):
            choices[seat] = self.choices[seat]
        return choices

    # Loading and saving

    async def load(self, table: TableState) -> None:
        """Read what the store has for the open window, and the orders."""
        if table.window is not None:
            self._saved.clear()
            stored = await self.store.sealed(table.id, table.move_number)
            stored |= {place: body for (window, place), body in self._saved.items() if window == table.move_number}
            self.window, self.answers, self.choices = table.move_number, {}, {}
            for place, body in stored.items():
                self._note(table, place, body)
        if table.setup.clock.kind == "slow":
            self.orders = {seat: body.decode() for seat, body in (await self.store.sealed(table.id, ORDERS)).items()}

    def _note(self, table: TableState, place: int, body: bytes) -> None:
        """Record what is stored in a place: places hold first the seats' answers, then their standing answers."""
        seats = len(table.seats)
        if place < seats:
            self.answers[place] = tuple(msgspec.json.decode(body, type=list[int]))
        else:
            self.choices[place - seats] = msgspec.json.decode(body, type=str)

    def start_window(self, table: TableState) -> None:
        """Forget earlier windows if a new one has opened."""
        if table.window is not None and self.window != table.move_number:
            self.window = table.move_number
            self.answers, self.choices = {}, {}
            self._saved.clear()

    async def save_answer(self, table: TableState, seat: int, sentence: Sentence) -> bool:
        """Store an answer in the open window. Return False if the log has grown: the window may have closed."""
        return await self._save(table, seat, msgspec.json.encode(sentence))

    async def save_choice(self, table: TableState, seat: int, choice: str) -> bool:
        """Store a standing answer until the open window closes. Return False if the log has grown."""
        return await self._save(table, len(table.seats) + seat, msgspec.json.encode(choice))

    async def save_order(self, table: TableState, seat: int, order: str) -> None:
        """Store a seat's order for all windows of a slow game."""
        await self._seal(table.id, ORDERS, seat, order.encode())
        self.orders[seat] = order

    async def _save(self, table: TableState, place: int, body: bytes) -> bool:
        window = table.move_number
        if not await self._seal(table.id, window, place, body, table.entry_number):
            return False
        self._saved[window, place] = body
        if self.window == window:
            self._note(table, place, body)
        return True

    async def _seal(self, table: str, window: int, place: int, body: bytes, last_entry: int | None = None) -> bool:
        try:
            await self.store.seal(table, window, place, body, last_entry)
        except Conflict:
            return False
        except KeyError as none:
            raise Refusal("", "no-such-table") from none
        except StoreUnavailable as gone:
            raise Refusal("", "not-kept") from gone
        return True

    # Closing a window

    def closing(self, table: TableState) -> Closing:
        """Return the window that closes, with all answers to play."""
        bodies = {seat: msgspec.json.encode(said) for seat, said in self.answers.items()}
        bodies |= {len(table.seats) + seat: msgspec.json.encode(choice) for seat, choice in self.choices.items()}
        return Closing(self.window, bodies)

    def collect(self, table: TableState, bot_answers: dict[int, Sentence]) -> dict[int, Sentence]:
        """Return all answers of the open window: the bots', the sealed ones and, in slow games, what orders say."""
        window, match = table.window, table.match
        assert window is not None
        assert match is not None
        answers = {seat: said for seat, said in bot_answers.items() if table.seats[seat].bot}
        answers |= self.answers  # even of someone who has left since: their answer was acknowledged
        for seat, order in self.orders.items():
            wants = order == "defend" and seat in window.asked and seat not in answers
            if wants and window.concerns(match.state, seat):
                moves = [said for said in some_sentences(table.as_asked(seat)) if said != (window.passing(),)]
                if moves:
                    answers[seat] = moves[0]
        return answers
