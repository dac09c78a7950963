"""The WebSocket of a table: commands come in, frames go out, in order and numbered.

A client that reads too slowly is disconnected. It reconnects with the number of its last entry and misses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tabbytop.engine.errors import Refusal
from tabbytop.server.callers import actor_of, caller_of
from tabbytop.server.edge.errors import convert_fields, refusal_of
from tabbytop.server.edge.language import language_for, language_named
from tabbytop.server.rooms.listeners import Listener
from tabbytop.server.rooms.room import Room
from tabbytop.server.services import services_of
from tabbytop.server.store import StoreUnavailable
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.parsing import parse_message
from tabbytop.wire import messages as m

MAX_UNSENT = 64
"""Frames that may wait for a slow client."""
CLOSE_TIMEOUT = 1.0
"""Seconds that a client that doesn't read has to accept the close message."""
THROTTLE_SECONDS = 0.1
"""Seconds for which a client over its rate limit isn't read, so that TCP backpressure slows it down."""
MAX_THROTTLED = 20
"""Refusals as `too-often` after which a client is disconnected. It may reconnect."""
TOO_MANY_MESSAGES = 1008
TOO_SLOW = 1013
SESSION_ENDED = 4401
"""The close code for an ended session. The client may reconnect with its current session."""
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
CLOSE_CODES = {"no-such-table": NO_SUCH_TABLE, "not-kept": TOO_SLOW}
"""The close code for each refusal; for all others it is NOT_ALLOWED."""


class SocketQuery(msgspec.Struct):
    """The query of a table's socket: the last entry that the client has, the seat it wants, and in which language."""

    n: int = 0
    seat: int | None = None
    tell: str = ""
    watch: bool = False


class TableSocket:
    """One connection to one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, actor: Actor, listener: Listener) -> None:
        self.socket = socket
        self.room = room
        self.actor = actor
        self.listener = listener
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_UNSENT)
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The code to close it with."""
        self.throttled = 0
        self.language = listener.language or language_for(socket.scope)
        """The language of refusals."""
        listener.send = self.send
        listener.refuse = self.refuse
        listener.disconnect = lambda: self.close(SESSION_ENDED)
        self.services = services_of(socket)
        self.key = f"{room.id} {actor.person or id(self)} {actor.only}"

    def send(self, data: bytes) -> None:
        """Queue a message."""
        try:
            self.unsent.put_nowait(data)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the connection."""
        if not self.closing.done():
            self.closing.set_result(code)

    def refuse(self, refusal: Refusal) -> None:
        """Send the client the reason for closing the connection, then close it."""
        self.send(self._encode_refusal(refusal))
        with contextlib.suppress(asyncio.QueueFull):
            self.unsent.put_nowait(None)

    def _encode_refusal(self, refusal: Refusal, re: int = 0) -> bytes:
        text = self.language.why(refusal, self.room.names)
        return msgspec.json.encode(m.Refused(refusal.why, text, refusal.rule, re))

    async def run(self) -> None:
        """Send and receive until either side closes."""
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        endings: set[asyncio.Future[Any]] = {sending, receiving, self.closing}
        try:
            await asyncio.wait(endings, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            results = await asyncio.gather(sending, receiving, return_exceptions=True)
        if isinstance(results[1], Exception):
            raise results[1]  # an internal error, which the middleware logs
        if self.closing.done():
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_TIMEOUT):  # a client that doesn't read doesn't let us write either
                    await self.socket.close(self.closing.result())

    async def _send(self) -> None:
        while True:
            data = await self.unsent.get()
            if data is None:
                await self.socket.close(NOT_ALLOWED)
                return
            await self.socket.send_data(data, mode="text")

    async def _receive(self) -> None:
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            await self._handle(text)

    async def _handle(self, text: str | bytes) -> None:
        """Carry out one message, or refuse it."""
        re = 0
        try:
            try:
                data = read_object(text)
                re = request_number(data)
            finally:  # messages that can't be read count too
                self.services.rates.messages.take(self.key)
            command = parse_message(data)
            if isinstance(command, m.Try):
                preview = await self.room.preview(self.actor, command, self.listener.language)
                self.send(msgspec.json.encode(preview))
                return
            if isinstance(command, m.Chat):
                self.services.rates.chat.take(self.key)
            await self.services.tables.handle(self.actor, self.room, command, self.listener)
            if re and not (isinstance(command, m.Say) and command.window is not None):
                self.send(msgspec.json.encode(m.Done(self.listener.last_entry, re)))
        except (Refusal, StoreUnavailable) as error:
            refusal = refusal_of(error)
            self.send(self._encode_refusal(refusal, re))
            is_throttled = refusal.why == "too-often"
            self.throttled += is_throttled
            if self.throttled > MAX_THROTTLED:
                self.close(TOO_MANY_MESSAGES)
            await asyncio.sleep(THROTTLE_SECONDS if is_throttled else 0)  # let others run


def read_object(text: str | bytes) -> dict[str, Any]:
    """Return the JSON object in a message."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        data = None
    if not isinstance(data, dict):
        raise Refusal("", "bad-message", {"reason": "not an object"})
    return data


def request_number(data: dict[str, Any]) -> int:
    """Return the client's own number of a message, even if nothing else in it can be read."""
    re = data.get("re", 0)
    return re if type(re) is int and abs(re) <= m.MAX_SAFE_INTEGER else 0


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Join a table or watch it: get everything since entry `n`, then everything new.

    The query is read here, because Litestar would answer an invalid one without a reason.
    """
    await socket.accept()
    texts = {name: socket.query_params[name] for name in socket.query_params}
    try:
        query = convert_fields(texts, SocketQuery, strict=False)
        actor = actor_of(await caller_of(socket), table)
        room = await services_of(socket).tables.room(table)
    except (Refusal, StoreUnavailable) as error:
        await refuse_socket(socket, refusal_of(error), texts.get("tell", ""))
        return
    language = language_named(query.tell)
    listener = Listener(actor.person, None, query.n, lambda data: None, language, actor.only, query.watch)
    connection = TableSocket(socket, room, actor, listener)
    try:
        await room.join(listener, lambda state: actor.view_at(state, query.seat, watch=query.watch))
        await connection.run()
    except Refusal as refusal:
        await refuse_socket(socket, refusal, query.tell)
    finally:
        room.leave(listener)


async def refuse_socket(socket: WebSocket[Any, Any, Any], refusal: Refusal, tell: str) -> None:
    """Send the reason why a client may not connect, and close. If the store is unavailable, the code means retry."""
    text = language_for(socket.scope, tell).why(refusal)
    await socket.send_data(msgspec.json.encode(m.Refused(refusal.why, text, refusal.rule)), mode="text")
    await socket.close(CLOSE_CODES.get(refusal.why, NOT_ALLOWED))
