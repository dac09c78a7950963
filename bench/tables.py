"""Busy tables of four seats, each seat on its own socket: ours, and boardgame.io's.

At every table someone makes a random legal move; it has arrived when all four seats have received it. In a window,
all seats that are asked answer at once, again at random; an answer has arrived when its seat gets the acknowledgment.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from bench.websocket import WebSocket

SEATS = 4
Address = tuple[str, int]


class ApiClient:
    """Sends requests to a server's API over one persistent connection."""

    def __init__(self, address: Address) -> None:
        self.connection = http.client.HTTPConnection(*address, timeout=60)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[Any, http.client.HTTPMessage]:
        """Send a request and return the answer and its headers."""
        data = None if body is None else json.dumps(body).encode()
        sent = {"X-Tabbytop": "1", "Content-Type": "application/json", **headers}
        self.connection.request(method, path, data, sent)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise ConnectionError(f"{method} {path}: {answer.status} {text.decode(errors='replace')[:300]}")
        return json.loads(text or b"null"), answer.headers


class BusyTable:
    """One table. `agree` is called whenever all four seats have received the same entry."""

    def __init__(self, address: Address, game: str, rng: Random) -> None:
        self.address = address
        self.game = game
        self.rng = rng
        self.agree: Callable[[], None] = lambda: None
        self.kept: Callable[[float], None] = lambda seconds: None
        """Called whenever an answer is stored, with the time that took."""
        self.sockets: list[WebSocket] = []
        self.ns = [-1] * SEATS
        """The last entry that each seat has received."""
        self.is_over = False
        self.moves = 0

    def create(self, client: ApiClient) -> None:
        """Create the table and seat everyone; called in a thread."""
        raise NotImplementedError

    async def connect(self) -> None:
        """Open four sockets and wait for the first frame on each."""
        raise NotImplementedError

    def move(self) -> bool:
        """Make a move if someone can now. Return whether one was made."""
        raise NotImplementedError

    def leave(self) -> None:
        """Close all sockets."""
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    async def open(self, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        """Open one socket."""
        self.sockets.append(WebSocket(self.address, path, headers, heard))
        await self.sockets[-1].open()

    async def wait_for_first_frames(self) -> None:
        """Wait until all four seats have received their first frame."""
        while min(self.ns) < 0:
            await asyncio.sleep(0.005)

    def note_received(self, seat: int, n: int) -> None:
        """Note that a seat has received an entry."""
        ns = self.ns
        ns[seat] = n
        if ns[0] == ns[1] == ns[2] == ns[3]:
            self.agree()


class OpenWindow(msgspec.Struct):
    """The fields of an open window that matter here."""

    window: int


class OurMessage(msgspec.Struct):
    """The fields of our messages that matter here."""

    n: int = -1
    asks: int | None = None
    window: OpenWindow | None = None
    kept: int = 0
    re: int = 0
    """Set if an answer in a window was acknowledged, not a move."""
    options: msgspec.Raw = msgspec.Raw()
    view: msgspec.Raw = msgspec.Raw()
    result: msgspec.Raw = msgspec.Raw()
    why: str = ""
    text: str = ""


_read_message = msgspec.json.Decoder(OurMessage).decode
_read_any = msgspec.json.Decoder().decode

LATE = ("late", "which-window", "window-closed")
"""Error codes of an answer that comes after its window has closed."""


class OurTable(BusyTable):
    """A table on our server."""

    people: list[str]
    """The players' cookies, by seat."""

    def create(self, client: ApiClient) -> None:
        """Let four guests take their seats, and start the game."""
        self.people = [self._guest(client, f"Kit {seat + 1}") for seat in range(SEATS)]
        setup = {"game": self.game, "players": SEATS, "listed": False}
        made, _ = client.ask("POST", "/api/tables", {"setup": setup}, Cookie=self.people[0])
        self.id = made["id"]
        for seat in range(1, SEATS):
            self._do(client, seat, {"do": "sit"})
            self._do(client, seat, {"do": "ready"})
        self._do(client, 0, {"do": "start"})

    def _guest(self, client: ApiClient, name: str) -> str:
        _, headers = client.ask("POST", "/api/guest", {"name": name})
        return "; ".join([cookie.partition(";")[0] for cookie in headers.get_all("set-cookie") or []])

    def _do(self, client: ApiClient, seat: int, doing: dict[str, Any]) -> None:
        client.ask("POST", f"/api/tables/{self.id}/do", doing, Cookie=self.people[seat])

    async def connect(self) -> None:
        """Open four sockets."""
        self.asks: int | None = None
        self.answered = [(0, 0.0)] * SEATS
        """The last window in which each seat has answered, and when."""
        self.options: list[msgspec.Raw | None] = [None] * SEATS
        path = f"/api/tables/{self.id}/socket"
        for seat in range(SEATS):
            headers = {"Cookie": self.people[seat], "Origin": f"http://{self.address[0]}:{self.address[1]}"}
            heard = lambda data, seat=seat: self._hear(seat, data)  # noqa: E731
            await self.open(path, headers, heard)
        await self.wait_for_first_frames()

    def _hear(self, seat: int, data: bytes) -> None:
        heard = _read_message(data)
        window, since = self.answered[seat]
        if heard.kept:
            self.kept(time.perf_counter() - since)
        elif heard.why and not (heard.re and heard.why in LATE):
            raise ValueError(f"refused: {heard.text}")
        if not heard.view:
            return  # only the list of people present has changed
        self.asks = heard.asks
        self.options[seat] = heard.options if heard.options else None
        self.is_over = self.is_over or bool(heard.result)
        if heard.window is not None and heard.options and heard.window.window != window:
            self.answered[seat] = (heard.window.window, time.perf_counter())
            number = heard.window.window
            self._say(seat, {"n": heard.n, "say": self._choose(heard.options), "window": number, "re": number})
        self.note_received(seat, heard.n)

    def _say(self, seat: int, said: dict[str, Any]) -> None:
        self.sockets[seat].send(msgspec.json.encode(said))

    def _choose(self, encoded: msgspec.Raw) -> list[str]:
        """Choose one of the legal moves."""
        options = _read_any(encoded)
        said: list[str] = []
        while options:
            words = list(options)
            said.append(words[int(self.rng.random() * len(words))])
            options = options[said[-1]]
        return said

    def move(self) -> bool:
        """Make a move for the seat to move, if no window is open."""
        seat = self.asks
        options = None if seat is None else self.options[seat]
        if seat is None or options is None or self.is_over:
            return False
        self.moves += 1
        self._say(seat, {"n": self.ns[seat], "say": self._choose(options)})
        return True


class TheirCard(msgspec.Struct):
    """A card in the boardgame.io game."""

    card: int


class Placed(msgspec.Struct):
    """A card on the table."""

    at: tuple[int, int]


class TheirPlayer(msgspec.Struct):
    """What a seat holds."""

    hand: list[TheirCard | None]


class TheirGame(msgspec.Struct):
    """The state of the boardgame.io game."""

    placed: list[Placed]
    players: list[TheirPlayer]


class TheirTurn(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str
    gameover: msgspec.Raw = msgspec.Raw()


class TheirState(msgspec.Struct):
    """The fields of a boardgame.io state that matter here."""

    G: msgspec.Raw
    ctx: TheirTurn
    n: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """The first message of boardgame.io's server."""

    state: TheirState


_read_list = msgspec.json.Decoder(list[msgspec.Raw]).decode
_read_state = msgspec.json.Decoder(TheirState).decode
_read_sync = msgspec.json.Decoder(Sync).decode
_read_game = msgspec.json.Decoder(TheirGame).decode
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
SPACE = b"/laying,"
EVENT = b"42" + SPACE


class TheirTable(BusyTable):
    """A match on boardgame.io's server, which speaks socket.io."""

    def create(self, client: ApiClient) -> None:
        """Create a match and let four players join."""
        made, _ = client.ask("POST", "/games/laying/create", {"numPlayers": SEATS})
        self.id = made["matchID"]
        self.keys = []
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"Kit {seat + 1}"}
            joined, _ = client.ask("POST", f"/games/laying/{self.id}/join", body)
            self.keys.append(joined["playerCredentials"])

    async def connect(self) -> None:
        """Open four sockets."""
        self.states: list[TheirState | None] = [None] * SEATS
        path = "/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            heard = lambda data, seat=seat: self._hear(seat, data)  # noqa: E731
            await self.open(path, {}, heard)
        await self.wait_for_first_frames()

    def _emit(self, seat: int, *said: Any) -> None:
        self.sockets[seat].send(EVENT + msgspec.json.encode(said))

    def _hear(self, seat: int, data: bytes) -> None:
        if data.startswith(EVENT):
            name, _, *arguments = _read_list(data[len(EVENT) :])
            what = bytes(name)
            if what == b'"update"':
                self._take(seat, _read_state(arguments[0]))
            elif what == b'"sync"':
                self._take(seat, _read_sync(arguments[0]).state)
        elif data.startswith(b"0"):
            self.sockets[seat].send(b"40" + SPACE)
        elif data.startswith(b"40" + SPACE):
            self._emit(seat, "sync", self.id, str(seat), self.keys[seat], SEATS)
        elif data == b"2":
            self.sockets[seat].send(b"3")
        else:
            raise ValueError(f"unexpected: {data[:200]!r}")

    def _take(self, seat: int, state: TheirState) -> None:
        self.states[seat] = state
        self.is_over = self.is_over or bool(state.ctx.gameover)
        self.note_received(seat, state.n)

    def move(self) -> bool:
        """Place a card of the player to move next to other cards."""
        state = self.states[0]
        if state is None or self.is_over:
            return False
        seat = int(state.ctx.currentPlayer)
        state = self.states[seat]
        assert state is not None
        game = _read_game(state.G)
        card = self.rng.choice([card for card in game.players[seat].hand if card is not None])
        lying = {one.at for one in game.placed}
        at = game.placed[0].at
        while at in lying:
            x, y = self.rng.choice(game.placed).at
            dx, dy = self.rng.choice(AROUND)
            at = (x + dx, y + dy)
        payload = {"type": "lay", "args": [card.card, *at], "playerID": str(seat), "credentials": self.keys[seat]}
        self.moves += 1
        self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, state.n, self.id, str(seat))
        return True


KINDS: dict[str, type[BusyTable]] = {"ours": OurTable, "boardgame.io": TheirTable}
