"""The Python client of a server, for the terminal and for your own bots. It reconnects by itself.

import asyncio

from tabbytop.wire.client import Client, first_move
from tabbytop.wire.messages import Setup

async def play() -> None:
    async with Client("http://localhost:8229") as client:
        await client.guest("Kit")
        table = await client.new_table(Setup("cat-box", 2), bots=["house-cat"], start=True)
        async with client.connect(table.id, tell="en") as connection:
            while await connection.my_turn():
                await connection.say(first_move(connection.options))
            for news in connection.news:
                print(*news.text)

asyncio.run(play())
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tabbytop.table.dealer import fresh_nonce
from tabbytop.wire import messages as m

FIRST_BACKOFF = 0.05
LONGEST_BACKOFF = 2.0
"""Maximum delay between two attempts to reconnect, in seconds. It starts at `FIRST_BACKOFF` and doubles."""
LARGEST_FRAME = 4 << 20
FORBIDDEN_CODES = (4403, 4404)
"""Close codes after which the client doesn't reconnect: access to the table is denied, or it doesn't exist."""


class RequestRefused(Exception):
    """Raised when the server refuses a request, with the reason's code, a sentence, and the rule behind it."""

    def __init__(self, why: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.why = why
        self.text = text
        self.rule = rule


class Client:
    """A user of the server: a guest or an account or, with a token, the holder of one seat."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        headers = {"X-Tabbytop": "1"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        # Loading certificates takes a tenth of a second, and only https needs them.
        has_tls = self.url.startswith("https:")
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30.0, verify=has_tls)
        self.nonces: dict[str, list[str]] = {}
        """The nonces this client sent, by table. After the game, the record must contain them."""

    async def __aenter__(self) -> Self:
        """Return the client. It opens connections when they are needed."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close all HTTP connections."""
        await self.http.aclose()

    async def request(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        """Send a request to the API and return the response's JSON. Raise `RequestRefused` if it is refused."""
        answer = await self._send_request(method, path, body, query)
        kind = answer.headers.get("content-type", "")
        return msgspec.json.decode(answer.content) if answer.content and "json" in kind else answer.content

    async def _send_request(self, method: str, path: str, body: object, query: dict[str, Any]) -> httpx.Response:
        data = None if body is None else msgspec.json.encode(body)
        headers = {} if data is None else {"content-type": "application/json"}
        params = {key: value for key, value in query.items() if value is not None}
        request = self.http.build_request(method, path, content=data, headers=headers, params=params)
        try:
            answer = await self.http.send(request)
        except (httpx.ReadError, httpx.RemoteProtocolError):
            if method != "GET":  # the server may have carried it out
                raise
            answer = await self.http.send(request)  # retry: the server closed an idle connection just as we used it
        if answer.status_code >= 400:
            error = _read_object(answer.content)
            raise RequestRefused(
                error.get("why", str(answer.status_code)), error.get("text", ""), error.get("rule", "")
            )
        return answer

    async def guest(self, name: str, language: str = "en") -> Any:
        """Sign in as a guest with this name."""
        return await self.request("POST", "/api/guest", {"name": name, "language": language})

    async def new_table(self, setup: m.Setup, *, start: bool = False, **more: Any) -> m.TableInfo:
        """Create a table, with `sit` and `bots` as in the API, and optionally `start` the game.

        The client sends its nonce and starts the game only after it has received the table's commitment.
        """
        made = msgspec.convert(await self.request("POST", "/api/tables", {"setup": setup, **more}), m.TableInfo)
        if not start:
            return await self._send_nonces(made)
        try:
            frame = await self.do(made.id, m.Start(nonce=self.new_nonce(made.id)))
        except RequestRefused:
            with contextlib.suppress(RequestRefused):
                await self.do(made.id, m.Cancel())
            raise
        assert frame.table is not None
        return frame.table

    # Nonces

    def new_nonce(self, table: str) -> str:
        """Create a nonce for a table and remember it."""
        nonce = fresh_nonce()
        self.nonces.setdefault(table, []).append(nonce)
        return nonce

    def forget_nonce(self, table: str, nonce: str) -> None:
        """Forget a nonce that the table refused."""
        self.nonces[table].remove(nonce)

    async def _send_nonces(self, table: m.TableInfo) -> m.TableInfo:
        """Send a nonce for each of our seats that has none. Return the table after that."""
        for seat in bare_seats(table):
            nonce = self.new_nonce(table.id)
            try:
                table = (await self.do(table.id, m.AddNonce(seat=seat, nonce=nonce))).table or table
            except RequestRefused:  # another of our clients was faster, or the token is for another seat
                self.forget_nonce(table.id, nonce)
        return table

    async def get_frame(self, table: str, since: int = 0, seat: int | None = None, tell: str | None = None) -> m.Frame:
        """Return the current frame of a table, with the news since an entry."""
        found = await self.request("GET", f"/api/tables/{table}", since=since, seat=seat, tell=tell)
        return msgspec.convert(found, m.Frame)

    async def do(self, table: str, command: m.Command | m.Say) -> m.Frame:
        """Send a command to a table over HTTP. Taking a seat, here or in a rematch, also sends a nonce."""
        nonce = self.add_nonce(table, command)
        try:
            frame = msgspec.convert(await self.request("POST", f"/api/tables/{table}/do", command), m.Frame)
        except RequestRefused:
            if nonce:
                self.forget_nonce(table, nonce)
            raise
        if isinstance(command, m.Rematch) and frame.table is not None:
            frame.table = await self._send_nonces(frame.table)
        return frame

    def add_nonce(self, table: str, command: m.Command | m.Say | m.Try) -> str:
        """Add a nonce to a request to sit down that has none. Return it, or an empty string."""
        if not isinstance(command, m.Sit) or command.nonce:
            return ""
        command.nonce = self.new_nonce(table)
        return command.nonce

    async def moves(self, table: str, seat: int | None = None) -> list[dict[str, Any]]:
        """List the legal moves of a seat, in the JSON format of the rules page."""
        found: list[dict[str, Any]] = await self.request("GET", f"/api/tables/{table}/moves", seat=seat)
        return found

    async def record(self, table: str, seat: int | None = None) -> bytes:
        """Return the record as a file: complete after the game, and before that only what the seat knows."""
        return (await self._send_request("GET", f"/api/tables/{table}/record", None, {"seat": seat})).content

    def connect(
        self, table: str, seat: int | None = None, n: int = 0, tell: str = "", *, watch: bool = False
    ) -> TableConnection:
        """Connect to a table over a WebSocket. With `watch`, connect as a watcher even if we have a seat."""
        return TableConnection(self, table, seat, n, tell, watch=watch)


class TableConnection:
    """A WebSocket connection to a table: the latest frame, all news, and commands."""

    def __init__(self, client: Client, table: str, seat: int | None, n: int, tell: str, *, watch: bool = False) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.last_entry = n
        """The last entry received. After a reconnect, the server sends the news since then."""
        self.tell = tell
        self.watch = watch
        self.frame = m.Frame(0, 0.0)
        self.news: list[m.News] = []
        """All news received, in order."""
        self.on_message: Callable[[bytes], None] | None = None
        """Called with every message received."""
        self.foreseen = m.Foreseen([])
        """What the last previewed move would do."""
        self.forbidden: RequestRefused | None = None
        """Why the server denies us access, if it does."""
        self._last_refusal = RequestRefused("lost", "The connection was lost.")
        self._changed = asyncio.Condition()
        self._pending: dict[int, asyncio.Future[None]] = {}
        self._number = 0
        self._backoff = FIRST_BACKOFF
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect and wait for the first frame."""
        self._task = asyncio.create_task(self._listen())
        try:
            await self.until(lambda: self.frame.n > 0)
            await self._send_nonces()
        except BaseException:  # Python doesn't call `__aexit__` in this case
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # Receiving

    async def _listen(self) -> None:
        while self.forbidden is None:
            await self._receive_until_lost()
            await asyncio.sleep(self._backoff)
            self._backoff = min(LONGEST_BACKOFF, self._backoff * 2)

    async def _receive_until_lost(self) -> int | None:
        """Connect, and receive messages until the connection is lost. Return its close code, if any."""
        code = None
        try:
            async with connect(self._address(), additional_headers=self._headers(), max_size=LARGEST_FRAME) as one:
                self._socket = one
                try:
                    async for data in one:
                        await self._receive(data if isinstance(data, bytes) else data.encode())
                finally:
                    code = one.close_code
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in FORBIDDEN_CODES:
                self.forbidden = self._last_refusal
        except (OSError, InvalidHandshake, TimeoutError):
            pass
        finally:
            self._socket = None
            await self._fail_pending()
        return code

    def _address(self) -> str:
        query: dict[str, Any] = {"n": self.last_entry, "tell": self.tell}
        if self.seat is not None:
            query["seat"] = self.seat
        if self.watch:
            query["watch"] = 1
        return f"ws{self.client.url.removeprefix('http')}/api/tables/{self.table}/socket?{urlencode(query)}"

    def _headers(self) -> dict[str, str]:
        headers = {"Origin": self.client.url}
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.client.http.cookies.jar)
        if cookies:
            headers["Cookie"] = cookies
        token = self.client.http.headers.get("authorization")
        return headers if token is None else {**headers, "Authorization": token}

    async def _receive(self, data: bytes) -> None:
        if self.on_message is not None:
            self.on_message(data)
        message = _read_object(data)
        if "why" in message:
            refused = RequestRefused(message["why"], message["text"], message.get("rule", ""))
            waiting = self._pending.pop(message.get("re", 0), None)
            if waiting is not None and not waiting.done():
                waiting.set_exception(refused)
            else:
                self._last_refusal = refused
        elif "kept" in message or "done" in message:
            self._resolve(message.get("re", 0))
        elif "foreseen" in message:
            self.foreseen = msgspec.convert(message, m.Foreseen)
            self._resolve(message.get("re", 0))
        else:
            self._use_frame(msgspec.convert(message, m.Frame))
        async with self._changed:
            self._changed.notify_all()

    def _use_frame(self, frame: m.Frame) -> None:
        """Store a frame, and append the news we don't have yet."""
        self._backoff = FIRST_BACKOFF  # connected: reset the reconnect delay
        self.news += [one for one in frame.news if one.n > self.last_entry]
        if frame.view is None and self.frame.n == frame.n and self.frame.view is not None:
            self.frame.table = frame.table  # only the list of connected players has changed
            return
        frame.table = frame.table or self.frame.table
        self.frame = frame
        self.last_entry = frame.n

    def _resolve(self, number: int) -> None:
        waiting = self._pending.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def _fail_pending(self) -> None:
        """Fail the commands that have no answer yet. The next frame shows whether they were carried out."""
        for waiting in self._pending.values():
            if not waiting.done():
                waiting.set_exception(RequestRefused("lost", "The connection was lost."))
        self._pending.clear()
        async with self._changed:
            self._changed.notify_all()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds, checking after every message. Raise `RequestRefused` if access is denied."""
        async with self._changed:
            await self._changed.wait_for(lambda: condition() or self.forbidden is not None)
        if self.forbidden is not None:
            raise self.forbidden

    # Sending

    async def _send_nonces(self) -> None:
        """Send a nonce for each of our seats that has none: the host's, or one from a rematch."""
        table = self.frame.table
        if table is None or self.watch:
            return
        for seat in bare_seats(table) if self.seat is None else {self.seat}.intersection(bare_seats(table)):
            nonce = self.client.new_nonce(table.id)
            while not await self._send_nonce(seat, nonce):
                pass

    async def _send_nonce(self, seat: int, nonce: str) -> bool:
        """Send a nonce. Return False if the connection was lost and it must be sent again."""
        try:
            await self.send_command(m.AddNonce(seat=seat, nonce=nonce))
        except RequestRefused as refusal:
            if refusal.why == "lost" and self.forbidden is None:
                return False
            # Another of our clients was faster, or the token is for another seat.
            self.client.forget_nonce(self.table, nonce)
        return True

    async def send(self, message: object) -> None:
        """Send a message, without waiting for an answer."""
        await self.until(lambda: self._socket is not None)
        assert self._socket is not None
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        try:
            await self._socket.send(data.decode())
        except ConnectionClosed:
            raise RequestRefused("lost", "The connection was lost.") from None

    async def send_command(self, command: m.Say | m.Command | m.Try) -> None:
        """Send a command and wait until it is done. Raise `RequestRefused` if it fails. Sitting down sends a nonce."""
        nonce = self.client.add_nonce(self.table, command)
        try:
            await self._send_command(command)
        except RequestRefused as refusal:
            if nonce and refusal.why != "lost":
                self.client.forget_nonce(self.table, nonce)
            raise

    async def _send_command(self, command: m.Say | m.Command | m.Try) -> None:
        self._number += 1
        number = command.re = self._number
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[number] = done
        try:
            await self.send(command)
            await done
        finally:
            self._pending.pop(number, None)
            done.cancel()

    async def preview(self, words: Sequence[str | dict[str, Any]]) -> m.Foreseen:
        """Preview a move or an answer in the open window. Raise `RequestRefused` if it isn't allowed."""
        window = None if self.frame.window is None else self.frame.window.window
        await self.send_command(m.Try(self.last_entry, list(words), window, self.seat))
        return self.foreseen

    async def say(self, words: Sequence[str | dict[str, Any]]) -> None:
        """Make a move, or answer the open window."""
        window = None if self.frame.window is None else self.frame.window.window
        await self.send_command(m.Say(self.last_entry, list(words), window, self.seat))

    # State

    @property
    def options(self) -> dict[str, Any]:
        """Our legal moves as a tree of words, empty when we aren't asked."""
        return self.frame.options or {}

    @property
    def is_connected(self) -> bool:
        """Whether the connection is open. If not, the client is reconnecting."""
        return self._socket is not None

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.frame.result is not None

    @property
    def is_asked(self) -> bool:
        """Whether we are asked for a move, or prompted for an answer, now."""
        window = self.frame.window
        return bool(self.options) and (window is None or (window.prompted and not window.answered))

    async def my_turn(self) -> bool:
        """Wait until we are asked or the match is over. Return whether the match goes on."""
        await self.until(lambda: self.is_asked or self.is_over)
        return not self.is_over


def bare_seats(table: m.TableInfo) -> list[int]:
    """Return our seats that still need a nonce before the game."""
    return [i for i, seat in enumerate(table.seats) if table.status == "open" and seat.yours and not seat.has_nonce]


def first_move(options: dict[str, Any]) -> list[str]:
    """Return the first move of a tree of words."""
    words: list[str] = []
    while options:
        word = next(iter(options))
        words.append(word)
        options = options[word]
    return words


def _read_object(data: bytes) -> dict[str, Any]:
    """Decode a JSON object, or return an empty one if the data is something else."""
    try:
        value = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return {}
    return value if isinstance(value, dict) else {}
