"""A client in Python: for tests, the terminal and bots of one's own. It comes back by itself when a connection is lost.

import asyncio

from tabbytop.client import Client, first_move
from tabbytop.wire.messages import Setup

async def play() -> None:
    async with Client("http://localhost:8229") as client:
        await client.guest("Kit")
        table = await client.new_table(Setup("cat-box", 2), bots=["house-cat"], start=True)
        async with client.sit_at(table.id, tell="en") as seat:
            while await seat.my_turn():
                await seat.say(first_move(seat.options))
            for news in seat.news:
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

FIRST_WAIT = 0.05
LONGEST_WAIT = 2.0
LARGEST_FRAME = 4 << 20
GONE_CODES = (4403, 4404)
"""The server says that one has no business there."""


class NotDone(Exception):
    """The server refused: why, a sentence, and the rule behind it."""

    def __init__(self, why: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.why = why
        self.text = text
        self.rule = rule


class Client:
    """Somebody at the server: a guest or an account, or with a token somebody in one seat."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        headers = {"X-Tabbytop": "1"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        # Certificates take a tenth of a second to read, and without https nobody asks for them.
        has_tls = self.url.startswith("https:")
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30.0, verify=has_tls)
        self.nonces: dict[str, list[str]] = {}
        """The nonces this client sent, by table: after the game each player's must be in the record."""

    async def __aenter__(self) -> Self:
        """Come in."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Go."""
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        """Ask the API; what it refuses is raised."""
        answer = await self._ask(method, path, body, query)
        kind = answer.headers.get("content-type", "")
        return _json(answer.content) if answer.content and "json" in kind else answer.content

    async def _ask(self, method: str, path: str, body: object, query: dict[str, Any]) -> httpx.Response:
        data = None if body is None else msgspec.json.encode(body)
        headers = {} if data is None else {"content-type": "application/json"}
        asked = {key: value for key, value in query.items() if value is not None}
        request = self.http.build_request(method, path, content=data, headers=headers, params=asked)
        try:
            answer = await self.http.send(request)
        except (httpx.ReadError, httpx.RemoteProtocolError):
            if method != "GET":  # it may have happened
                raise
            answer = await self.http.send(request)  # the server closed an idle connection just as we used it again
        if answer.status_code >= 400:
            told = _read(answer.content)
            raise NotDone(told.get("why", str(answer.status_code)), told.get("text", ""), told.get("rule", ""))
        return answer

    async def guest(self, name: str, language: str = "en") -> Any:
        """Be a guest of this name."""
        return await self.ask("POST", "/api/guest", {"name": name, "language": language})

    async def new_table(self, setup: m.Setup, *, start: bool = False, **more: Any) -> m.TableInfo:
        """Create a table and sit down, with `sit` and `bots` as in the API; `start` the game if asked to.

        The nonce is sent, and the game started, only after the table's commitment has come back.
        """
        made = msgspec.convert(await self.ask("POST", "/api/tables", {"setup": setup, **more}), m.TableInfo)
        if not start:
            return await self._send_nonces(made)
        try:
            frame = await self.do(made.id, m.Start(nonce=self.new_nonce(made.id)))
        except NotDone:
            with contextlib.suppress(NotDone):
                await self.do(made.id, m.Cancel())
            raise
        assert frame.table is not None
        return frame.table

    # Nonces

    def new_nonce(self, table: str) -> str:
        """Make a nonce for a table and remember it."""
        nonce = fresh_nonce()
        self.nonces.setdefault(table, []).append(nonce)
        return nonce

    def forget_nonce(self, table: str, nonce: str) -> None:
        """Forget a nonce that the table refused."""
        self.nonces[table].remove(nonce)

    async def _send_nonces(self, table: m.TableInfo) -> m.TableInfo:
        """Send a nonce for each of our seats that has none; the table after that."""
        for seat in bare_seats(table):
            nonce = self.new_nonce(table.id)
            try:
                table = (await self.do(table.id, m.AddNonce(seat=seat, nonce=nonce))).table or table
            except NotDone:  # another window of ours was first, or a seat's token opens only that seat
                self.forget_nonce(table.id, nonce)
        return table

    async def look(self, table: str, since: int = 0, seat: int | None = None, tell: str | None = None) -> m.Frame:
        """How a table stands."""
        found = await self.ask("GET", f"/api/tables/{table}", since=since, seat=seat, tell=tell)
        return msgspec.convert(found, m.Frame)

    async def do(self, table: str, said: m.Doing | m.Say) -> m.Frame:
        """Say or do something at a table, without a socket. Sitting down, also by a rematch, sends a nonce."""
        nonce = self.add_nonce(table, said)
        try:
            frame = msgspec.convert(await self.ask("POST", f"/api/tables/{table}/do", said), m.Frame)
        except NotDone:
            if nonce:
                self.forget_nonce(table, nonce)
            raise
        if isinstance(said, m.Rematch) and frame.table is not None:
            frame.table = await self._send_nonces(frame.table)
        return frame

    def add_nonce(self, table: str, said: m.Doing | m.Say | m.Try) -> str:
        """Put a nonce into a request to sit down that has none."""
        if not isinstance(said, m.Sit) or said.nonce:
            return ""
        said.nonce = self.new_nonce(table)
        return said.nonce

    async def moves(self, table: str, seat: int | None = None) -> list[dict[str, Any]]:
        """One's legal moves, as the rules page writes them."""
        found: list[dict[str, Any]] = await self.ask("GET", f"/api/tables/{table}/moves", seat=seat)
        return found

    async def record(self, table: str, seat: int | None = None) -> bytes:
        """The record as a file: whole after the end, before it what one's seat heard."""
        return (await self._ask("GET", f"/api/tables/{table}/record", None, {"seat": seat})).content

    def sit_at(
        self, table: str, seat: int | None = None, n: int = 0, tell: str = "", *, watch: bool = False
    ) -> AtTable:
        """Listen to a table, and speak there; `watch`: look on although one has a seat."""
        return AtTable(self, table, seat, n, tell, watch=watch)


class AtTable:
    """A place at a table: what was heard last, and a voice."""

    def __init__(self, client: Client, table: str, seat: int | None, n: int, tell: str, *, watch: bool = False) -> None:
        self.client = client
        self.table = table
        self.wanted = seat
        self.n = n
        """The last entry heard: where one goes on after a lost connection."""
        self.tell = tell
        self.watch = watch
        self.frame = m.Frame(0, 0.0)
        self.news: list[m.News] = []
        """Everything heard, in order."""
        self.raw: Callable[[bytes], None] | None = None
        """Is shown every byte that comes."""
        self.lost = 0
        self.codes: list[int] = []
        """With which codes connections were closed."""
        self.foreseen = m.Foreseen([])
        """What came of the move that was tried last."""
        self.gone: NotDone | None = None
        """Why one has no business there, if so."""
        self._turned_away = NotDone("lost", "The connection was lost.")
        self._changed = asyncio.Condition()
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._number = 0
        self._wait = FIRST_WAIT
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Listen, until the first frame is there."""
        self._task = asyncio.create_task(self._listen())
        try:
            await self.until(lambda: self.frame.n > 0)
            await self._send_nonces()
        except BaseException:  # who does not come in is not let out either
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Go."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def drop(self) -> None:
        """Lose the connection, as a phone does in a tunnel; it comes back by itself."""
        if self._socket is not None:
            await self._socket.close()

    # Listening

    async def _listen(self) -> None:
        while self.gone is None:
            try:
                async with connect(self._address(), additional_headers=self._headers(), max_size=LARGEST_FRAME) as one:
                    self._socket = one
                    try:
                        async for data in one:
                            await self._hear(data if isinstance(data, bytes) else data.encode())
                    finally:
                        self.codes.append(one.close_code or 0)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in GONE_CODES:
                    self.gone = self._turned_away
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            finally:
                self._socket = None
                await self._forget_waiting()
            self.lost += 1
            await asyncio.sleep(self._wait)
            self._wait = min(LONGEST_WAIT, self._wait * 2)

    def _address(self) -> str:
        query: dict[str, Any] = {"n": self.n, "tell": self.tell}
        if self.wanted is not None:
            query["seat"] = self.wanted
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

    async def _hear(self, data: bytes) -> None:
        if self.raw is not None:
            self.raw(data)
        told = _read(data)
        if "why" in told:
            refused = NotDone(told["why"], told["text"], told.get("rule", ""))
            waiting = self._waiting.pop(told.get("re", 0), None)
            if waiting is not None and not waiting.done():
                waiting.set_exception(refused)
            else:
                self._turned_away = refused
        elif "kept" in told or "done" in told:
            self._answer(told.get("re", 0))
        elif "foreseen" in told:
            self.foreseen = msgspec.convert(told, m.Foreseen)
            self._answer(told.get("re", 0))
        else:
            self._take(msgspec.convert(told, m.Frame))
        async with self._changed:
            self._changed.notify_all()

    def _take(self, frame: m.Frame) -> None:
        """Take a frame; what one has heard already is not heard twice."""
        self._wait = FIRST_WAIT  # only who is let in comes back quickly
        self.news += [one for one in frame.news if one.n > self.n]
        if frame.view is None and self.frame.n == frame.n and self.frame.view is not None:
            self.frame.table = frame.table  # only who is here has changed
            return
        frame.table = frame.table or self.frame.table
        self.frame = frame
        self.n = frame.n

    def _answer(self, number: int) -> None:
        waiting = self._waiting.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def _forget_waiting(self) -> None:
        """What was said when the connection was lost may have happened or not: the next frame tells."""
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(NotDone("lost", "The connection was lost."))
        self._waiting.clear()
        async with self._changed:
            self._changed.notify_all()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self._changed:
            await self._changed.wait_for(lambda: true() or self.gone is not None)
        if self.gone is not None:
            raise self.gone

    # Speaking

    async def _send_nonces(self) -> None:
        """Send a nonce for our seats that have none yet: the host's, or after a rematch."""
        table = self.frame.table
        if table is None or self.watch:
            return
        for seat in bare_seats(table) if self.wanted is None else {self.wanted}.intersection(bare_seats(table)):
            nonce = self.client.new_nonce(table.id)
            while not await self._send_nonce(seat, nonce):
                pass

    async def _send_nonce(self, seat: int, nonce: str) -> bool:
        """Send a nonce; False if the connection was lost, so that the same one must be sent again."""
        try:
            await self.speak(m.AddNonce(seat=seat, nonce=nonce))
        except NotDone as refusal:
            if refusal.why == "lost" and self.gone is None:
                return False
            self.client.forget_nonce(self.table, nonce)  # our other window was first, or our token opens another seat
        return True

    async def send(self, said: object) -> None:
        """Send a message as it is."""
        await self.until(lambda: self._socket is not None)
        assert self._socket is not None
        data = said if isinstance(said, bytes) else msgspec.json.encode(said)
        try:
            await self._socket.send(data.decode())
        except ConnectionClosed:
            raise NotDone("lost", "The connection was lost.") from None

    async def speak(self, said: m.Say | m.Doing | m.Try) -> None:
        """Say something and wait until it has happened; what is refused is raised. Sitting down sends a nonce."""
        nonce = self.client.add_nonce(self.table, said)
        try:
            await self._speak(said)
        except NotDone as refusal:
            if nonce and refusal.why != "lost":
                self.client.forget_nonce(self.table, nonce)
            raise

    async def _speak(self, said: m.Say | m.Doing | m.Try) -> None:
        self._number += 1
        number = said.re = self._number
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = done
        try:
            await self.send(said)
            await done
        finally:
            self._waiting.pop(number, None)
            done.cancel()

    async def foresee(self, words: Sequence[str | dict[str, Any]]) -> m.Foreseen:
        """What would come of a move, or of an answer in the open window; why it is not allowed is raised."""
        window = None if self.frame.window is None else self.frame.window.window
        await self.speak(m.Try(self.n, list(words), window, self.wanted))
        return self.foreseen

    async def say(self, words: Sequence[str | dict[str, Any]]) -> None:
        """Make a move, or answer the open window."""
        window = None if self.frame.window is None else self.frame.window.window
        await self.speak(m.Say(self.n, list(words), window, self.wanted))

    # What one knows

    @property
    def options(self) -> dict[str, Any]:
        """One's moves as a tree of words; empty where one is not asked."""
        return self.frame.options or {}

    @property
    def is_connected(self) -> bool:
        """Is the line up? Where it is not, it comes back by itself."""
        return self._socket is not None

    @property
    def is_over(self) -> bool:
        """Is the match over?"""
        return self.frame.result is not None

    @property
    def is_asked(self) -> bool:
        """Must one say something now?"""
        window = self.frame.window
        return bool(self.options) and (window is None or not window.answered)

    async def my_turn(self) -> bool:
        """Wait until one must say something, or the match is over; must one?"""
        await self.until(lambda: self.is_asked or self.is_over)
        return not self.is_over


def bare_seats(table: m.TableInfo) -> list[int]:
    """Find our seats that still need a nonce, before the game."""
    return [i for i, seat in enumerate(table.seats) if table.status == "open" and seat.yours and not seat.has_nonce]


def first_move(options: dict[str, Any]) -> list[str]:
    """The first move of a tree of words."""
    said: list[str] = []
    while options:
        word = next(iter(options))
        said.append(word)
        options = options[word]
    return said


def _json(data: bytes) -> Any:
    return msgspec.json.decode(data)


def _read(data: bytes) -> dict[str, Any]:
    """An object, or an empty one."""
    try:
        told = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return {}
    return told if isinstance(told, dict) else {}
