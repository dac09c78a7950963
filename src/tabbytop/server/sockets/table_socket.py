"""The socket of a table: what one says goes in, what one hears comes out, in order and with numbers.

A client that is too slow to hear is let go; it comes back with the last number it has, and nothing is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import LANGUAGES, Language, language
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.cluster.registry import registry_of
from tabbytop.server.edge.errors import refusal_of
from tabbytop.server.edge.language import language_for
from tabbytop.server.rooms.listeners import Listener
from tabbytop.server.rooms.room import Room
from tabbytop.server.services import caller_of, services_of
from tabbytop.server.store import StoreUnavailable
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.parsing import parse_message
from tabbytop.server.tables.state import TableState
from tabbytop.wire import messages as m

MOST_UNSENT = 64
"""Frames that may wait for a slow client."""
TOO_SLOW = 1013
WHO_ARE_YOU = 4401
"""One's session has ended: one may come back as whoever one is now."""
GOODBYE_SECONDS = 1.0
"""How long one who does not hear is given to hear goodbye."""
TOO_MUCH = 1008
BREATH_SECONDS = 0.1
"""Who talks too much is not listened to for a moment, and the network makes them wait."""
MOST_TOO_OFTEN = 20
"""Who was told so often that they talk too much is let go; they may come back."""
NOT_HERE = 4404
NOT_YOURS = 4403
CLOSING = {"no-such-table": NOT_HERE, "not-kept": TOO_SLOW}
"""With which code a socket is closed, by the refusal; where nothing is said, one has no business there."""


def language_of(code: str) -> Language | None:
    """The language in which one is told what happens, if one asks for one that we speak."""
    return language(code) if code in LANGUAGES else None


def actor_of(caller: Caller, table: str) -> Actor:
    """Who speaks at a table."""
    if caller.seat is not None:
        if caller.seat.table != table:
            raise Refusal("", "wrong-token")
        return Actor(caller.seat.person, "", caller.seat.seat)
    return Actor("", "") if caller.person is None else Actor(caller.person.id, caller.person.name)


def seats_for(state: TableState, who: Actor) -> list[int]:
    """The seats that somebody may look through: their own, with a token that one only."""
    return [seat for seat in state.seats_of(who.person) if who.only in (None, seat)]


def seat_for(state: TableState, who: Actor, wanted: int | None, *, watch: bool = False) -> int | None:
    """Through whose eyes somebody looks: their own seat's, or a watcher's where watchers are welcome.

    Who has a seat may `watch` all the same: on a screen for everybody no hand is shown.
    """
    mine = seats_for(state, who)
    if mine and watch:
        return None
    if wanted is not None:
        if wanted not in mine:
            raise Refusal("", "not-your-seat")
        return wanted
    if mine:
        return mine[0]
    if state.status == "playing" and not state.setup.watchers:
        raise Refusal("", "no-watchers")
    return None


class Socket:
    """One connection to one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, who: Actor, listener: Listener) -> None:
        self.socket = socket
        self.room = room
        self.who = who
        self.listener = listener
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNSENT)
        self.end: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The code with which it is to end."""
        self.too_often = 0
        self.language = listener.language or language_for(socket.scope)
        """In which one is told why not."""
        listener.send = self.put
        listener.turn_away = self.turn_away
        listener.hang_up = lambda: self.hang_up(WHO_ARE_YOU)
        self.rates = services_of(socket).rates
        self.key = f"{room.id} {who.person or id(self)} {who.only}"

    def put(self, data: bytes) -> None:
        """Send it when its turn comes."""
        try:
            self.unsent.put_nowait(data)
        except asyncio.QueueFull:
            self.hang_up(TOO_SLOW)

    def hang_up(self, code: int) -> None:
        """End it."""
        if not self.end.done():
            self.end.set_result(code)

    def turn_away(self, refusal: Refusal) -> None:
        """One has no business here any more: one is told why, and that is the last thing one hears."""
        text = self.language.why(refusal, self.room.names)
        self.put(msgspec.json.encode(m.Refused(refusal.why, text, refusal.rule)))
        with contextlib.suppress(asyncio.QueueFull):
            self.unsent.put_nowait(None)

    async def talk(self) -> None:
        """Until one of both sides goes."""
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        ends_it: set[asyncio.Future[Any]] = {sending, receiving, self.end}
        try:
            await asyncio.wait(ends_it, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            ends = await asyncio.gather(sending, receiving, return_exceptions=True)
        if isinstance(ends[1], Exception):
            raise ends[1]  # our own fault: the guard notes it
        if self.end.done():
            with contextlib.suppress(Exception):
                async with asyncio.timeout(GOODBYE_SECONDS):  # whoever does not read does not let us write either
                    await self.socket.close(self.end.result())

    async def _send(self) -> None:
        while True:
            data = await self.unsent.get()
            if data is None:
                await self.socket.close(NOT_YOURS)
                return
            await self.socket.send_data(data, mode="text")

    async def _receive(self) -> None:
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            await self._hear(text)

    async def _hear(self, text: str | bytes) -> None:
        re = 0
        try:
            try:
                data = read_json(text)
                re = own_number(data)
            finally:  # also what cannot be read counts; whoever is too quick is told by their own number
                self.rates.messages.take(self.key)
            said = parse_message(data)
            if isinstance(said, m.Try):
                self.put(msgspec.json.encode(await self.room.foresee(self.who, said, self.listener.language)))
                return
            if isinstance(said, m.Chat):
                self.rates.chat.take(self.key)
            await registry_of(services_of(self.socket)).hear(self.who, self.room, said, self.listener)
            if re and not (isinstance(said, m.Say) and said.window is not None):
                self.put(msgspec.json.encode(m.Done(self.listener.n, re)))
        except (Refusal, StoreUnavailable) as error:
            refusal = refusal_of(error)
            text = self.language.why(refusal, self.room.names)
            self.put(msgspec.json.encode(m.Refused(refusal.why, text, refusal.rule, re)))
            if refusal.why == "too-often":
                self.too_often += 1
                if self.too_often > MOST_TOO_OFTEN:
                    self.hang_up(TOO_MUCH)
            await asyncio.sleep(BREATH_SECONDS if refusal.why == "too-often" else 0)  # others have their turn


def read_json(text: str | bytes) -> dict[str, Any]:
    """The object in a message."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        data = None
    if not isinstance(data, dict):
        raise Refusal("", "bad-message", {"reason": "not an object"})
    return data


def own_number(data: dict[str, Any]) -> int:
    """The number that comes back with a refusal, also of what cannot be read otherwise."""
    re = data.get("re", 0)
    return re if type(re) is int and abs(re) <= m.LARGEST else 0


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    n: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    tell: FromQuery[str] = "",
    watch: FromQuery[bool] = False,
) -> None:
    """Sit at a table, or look on: hear everything since entry `n`, then whatever happens."""
    await socket.accept()
    try:
        who = actor_of(await caller_of(socket), table)
        room = await registry_of(services_of(socket)).room(table)
    except (Refusal, StoreUnavailable) as error:
        await say_goodbye(socket, refusal_of(error), tell)
        return
    listener = Listener(who.person, None, n, lambda data: None, language_of(tell), who.only, watch)
    talk = Socket(socket, room, who, listener)
    try:
        await room.join(listener, lambda state: seat_for(state, who, seat, watch=watch))
        await talk.talk()
    except Refusal as refusal:
        await say_goodbye(socket, refusal, tell)
    finally:
        room.part(listener)


async def say_goodbye(socket: WebSocket[Any, Any, Any], refusal: Refusal, tell: str) -> None:
    """Tell why not, and close. Where the database is away the code says that one may come again."""
    text = language_for(socket.scope, tell).why(refusal)
    await socket.send_data(msgspec.json.encode(m.Refused(refusal.why, text, refusal.rule)), mode="text")
    await socket.close(CLOSING.get(refusal.why, NOT_YOURS))
