"""What is sealed at a table: answers in the open window, and what the seats of a slow game have ordered.

It is in the store before anybody is told that it is kept. Any process may take an answer; the one that closes the
window plays exactly those that are kept by then, for who was told so must not be passed over.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import some_sentences
from tabbytop.server.rooms.listeners import Listener
from tabbytop.server.store import Closing, Conflict, StoreUnavailable
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.deciding import Deciding
from tabbytop.table.standing import Standing
from tabbytop.wire import messages as m

if TYPE_CHECKING:
    from tabbytop.server.rooms.room import Room

MOST_TRIES = 5
"""So often an answer is tried when other processes write meanwhile."""
ORDERS = 0
"""Under this number the store keeps what a seat ordered for all windows of a slow game."""


class SealedAnswers:
    """The sealed answers of one room, as far as this process knows them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.answers: dict[int, tuple[int, ...]] = {}
        """Of the open window, by seat."""
        self.window = 0
        """The entry at which that window opened."""
        self.choices: dict[int, str] = {}
        """Standing answers that were set while this window was open, by seat. They count from its close on."""
        self.just_kept: dict[tuple[int, int], bytes] = {}
        """What was kept, by window and place, since the store was last asked: it may not have known it yet."""
        self.orders: dict[int, str] = {}

    def has(self, seat: int | None) -> bool:
        """Has a seat answered in the open window?"""
        return seat in self.answers and self.window == self.room._state.moved

    def lets_pass(self, seat: int) -> bool:
        """Has a seat set a standing answer that passes in the open window?"""
        state = self.room._state
        if state.window is None or state.match is None or self.window != state.moved or seat not in self.choices:
            return False
        standing = Standing(len(state.chairs))
        standing.choose(seat, self.choices[seat])
        return standing.passes(seat, state.window, state.match.state)

    def standing(self, seat: int | None) -> list[str]:
        """Everyone's standing answer as a seat sees it: of its own it also sees a change that doesn't count yet."""
        state = self.room._state
        choices = list(state.standing.choices)
        if seat in self.choices and state.window is not None and self.window == state.moved:
            choices[seat] = self.choices[seat]
        return choices

    async def read(self) -> None:
        """Read what is kept, as it is now."""
        state, store = self.room._state, self.room.store
        if state.window is not None:
            self.just_kept.clear()
            kept = await store.sealed(state.id, state.moved)
            kept |= {place: body for (window, place), body in self.just_kept.items() if window == state.moved}
            self.window, self.answers, self.choices = state.moved, {}, {}
            for place, body in kept.items():
                self._note(place, body)
        if state.setup.clock.kind == "slow":
            self.orders = {seat: body.decode() for seat, body in (await store.sealed(state.id, ORDERS)).items()}

    def _note(self, place: int, body: bytes) -> None:
        """Note what the store keeps for the open window: first the seats' answers, then their standing answers."""
        seats = len(self.room._state.chairs)
        if place < seats:
            self.answers[place] = tuple(msgspec.json.decode(body, type=list[int]))
        else:
            self.choices[place - seats] = msgspec.json.decode(body, type=str)

    def turn_page(self) -> None:
        """In a window that has just opened nobody has answered."""
        if self.room._state.window is not None and self.window != self.room._state.moved:
            self.window = self.room._state.moved
            self.answers, self.choices = {}, {}
            self.just_kept.clear()

    async def hear(self) -> None:
        """Somebody has answered at another process: their seat's screens here are told."""
        if self.room.is_stale:  # they hear of it when the table is read again
            return
        before = (set(self.answers), self.choices) if self.window == self.room._state.moved else (set(), {})
        try:
            await self.read()
        except StoreUnavailable:
            return
        changed = {seat for seat, choice in self.choices.items() if before[1].get(seat) != choice}
        for seat in set(self.answers) - before[0] | changed:
            self.room._hearing.tell(seat)
        self.look_whether_all_have()

    async def answer(self, who: Actor, said: m.Say, listener: Listener | None) -> None:
        """Keep an answer; only the seat itself is told.

        It is checked in the room's turn, but written outside it: nobody else waits for it, or they could tell that
        somebody answers.
        """
        room = self.room
        for _ in range(MOST_TRIES):
            checked: list[tuple[int, tuple[int, ...], int, int]] = []
            await room.ask(partial(self._check, who, said, checked))
            ((seat, sentence, window, n),) = checked
            if not await self._keep(window, seat, msgspec.json.encode(sentence), n):  # the window may have closed
                await room.ask(room.catch_up)
                continue
            if listener is not None:
                listener.send(msgspec.json.encode(m.Kept(window, said.re)))
            room.later(partial(self._tell, seat))
            return
        raise Refusal("", "not-kept")

    async def _keep(self, window: int, place: int, body: bytes, n: int) -> bool:
        """Keep something until a window closes; False where others have written meanwhile."""
        if not await self._seal(window, place, body, n):
            return False
        self.just_kept[window, place] = body
        if self.window == window:
            self._note(place, body)
        self.room.outside.sealed(self.room._state.id)
        return True

    async def stand(self, who: Actor, doing: m.Stand) -> None:
        """Set a seat's standing answer.

        While a window is open it is kept like a sealed answer, and written to the log when the window closes: until
        then only the seat itself sees it, and it changes nothing about this window.
        """
        room = self.room
        for _ in range(MOST_TRIES):
            found: list[tuple[int, int, int, float | None]] = []
            await room.ask(partial(self._stand, who, doing, found))
            if not found:
                return
            ((seat, window, n, closes),) = found
            if closes is not None:  # too late for this window, whose close may be on its way to the store
                await room.clock.sleep_until(closes)
            elif await self._keep(window, len(room._state.chairs) + seat, msgspec.json.encode(doing.choice), n):
                room.later(partial(self._tell, seat))
                return
            await room.ask(room.catch_up)
        raise Refusal("", "not-kept")

    async def _stand(self, who: Actor, doing: m.Stand, found: list[tuple[int, int, int, float | None]]) -> None:
        """Write the choice to the log. If a window is open, find its number instead, and its close if that is near."""
        room = self.room
        await room.commit(lambda deciding: deciding.do(who, doing))
        if room._state.window is None:
            return
        now = room.clock.now()
        seat = Deciding(room._state, now).may_stand(who, doing)
        closes = room._state.window_closes() if now >= room._state.window_seals() else None
        found.append((seat, room._state.moved, room._state.n, closes))

    async def _check(self, who: Actor, said: m.Say, checked: list[tuple[int, tuple[int, ...], int, int]]) -> None:
        """The seat and its move, the window, and the last entry of the log."""
        room = self.room
        await room.be_fresh()
        seat, sentence = Deciding(room._state, room.clock.now()).check_answer(who, said)
        checked.append((seat, sentence, room._state.moved, room._state.n))

    async def _seal(self, window: int, seat: int, body: bytes, n: int | None = None) -> bool:
        """Write it; False where others have written meanwhile."""
        try:
            await self.room.store.seal(self.room._state.id, window, seat, body, n)
        except Conflict:
            return False
        except KeyError as none:
            raise Refusal("", "no-such-table") from none
        except StoreUnavailable as gone:
            raise Refusal("", "not-kept") from gone
        return True

    async def _tell(self, seat: int) -> None:
        """All screens of a seat see that it has answered."""
        self.room._hearing.tell(seat)
        self.look_whether_all_have()

    def look_whether_all_have(self) -> None:
        """Who plays alone is waited for no longer than they need.

        At other tables an answer touches nothing, not even the timer: an onlooker might hear by how much it was late.
        """
        if self.room._state.is_private:
            self.room.see_to()

    async def order(self, who: Actor, doing: m.Order) -> None:
        """What a seat wants said in the windows of a slow game; nobody else is told."""
        room = self.room
        await room.be_fresh()
        deciding = Deciding(room._state, room.clock.now())
        deciding.playing()
        if room._state.setup.clock.kind != "slow":
            raise Refusal("", "only-slow")
        seat = deciding.own_seat(who, doing.seat)
        await self._seal(ORDERS, seat, doing.answer.encode())
        self.orders[seat] = doing.answer

    def closing(self) -> Closing:
        """The window that closes, with the answers that are played."""
        seats = len(self.room._state.chairs)
        bodies = {seat: msgspec.json.encode(said) for seat, said in self.answers.items()}
        bodies |= {seats + seat: msgspec.json.encode(choice) for seat, choice in self.choices.items()}
        return Closing(self.window, bodies)

    def all_answers(self) -> dict[int, tuple[int, ...]]:
        """All answers of the window: sealed ones, those of bots, and in slow games what was ordered."""
        state = self.room._state
        window, match = state.window, state.match
        assert window is not None
        assert match is not None
        thought = self.room._opponents.answers(state.moved)
        answers = {seat: said for seat, said in thought.items() if state.chairs[seat].bot}
        answers |= self.answers  # also of who has left since: they were told that it is kept
        defending = [seat for seat, order in self.orders.items() if order == "defend" and seat in window.asked]
        for seat in defending:
            if seat not in answers and window.concerns(match.state, seat):
                world = match.game.clone(match.state)
                world.agenda[-1] = window.onward(window.asked[window.asked.index(seat) :])
                moves = [said for said in some_sentences(world) if said != (window.passing(),)]
                if moves:
                    answers[seat] = moves[0]
        return answers
