"""The seat swap attack: a host requests their old seat while swapping seats and starting the game.

A route that checks the caller's seat before the swap and reads the table after the start leaks the victim's secrets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tests.server.live_server import LiveServer, SeatedTable

SEAT = 0
"""The seat that the host requests: theirs before the swap, the victim's after it."""
ENTRIES = 3
"""Entries that the attack writes: a chat line, the swap, the start."""


@dataclass(frozen=True)
class Host:
    """The host of a table, and a socket that they opened without naming a seat."""

    server: LiveServer
    client: Client
    table: str
    socket: TableConnection


async def connect_host(seated: SeatedTable) -> Host:
    """Open the host's socket before the attack."""
    server, client, table = seated.server, seated.clients[0], seated.table
    return Host(server, client, table, await server.connect(client, table))


Send = Callable[[Host, int], Awaitable[Any]]
"""Sends a request, given the entry that starts the game."""


def request(method: str, path: str, body: dict[str, Any] | None = None, **query: Any) -> Send:
    """Make a function that sends a request to a table. `{n}` is replaced by the entry that starts the game."""

    async def send(host: Host, n: int) -> Any:
        data = None if body is None else {"n": n} | body if body["do"] == "try" else body
        path_at_n = f"/api/tables/{host.table}{path.replace('{n}', str(n))}"
        return await host.client.request(method, path_at_n, data, **query)

    return send


async def read_with_token(host: Host, n: int) -> Any:
    """Get a token for the seat, and read the table with it once the game has started."""
    token = (await host.client.request("POST", f"/api/tables/{host.table}/seats/{SEAT}/token"))["token"]
    token_client = await host.server.new_client(token)
    while (frame := await token_client.get_frame(host.table)).view is None:
        await asyncio.sleep(0)
    return msgspec.to_builtins(frame)


async def read_by_socket(host: Host, n: int) -> Any:
    """Connect to the table's socket, and wait for the start of the game."""
    seat = await host.server.connect(host.client, host.table, seat=SEAT)
    await seat.until(lambda: seat.frame.view is not None)
    return msgspec.to_builtins(seat.frame)


async def try_by_socket(host: Host, n: int) -> Any:
    """Preview a move of the seat on the open socket."""
    await host.socket.send_command(m.Try(n, [], seat=SEAT))
    return msgspec.to_builtins(host.socket.foreseen)


async def seal_by_socket(host: Host, n: int) -> Any:
    """Seal an answer of the seat on the open socket."""
    await host.socket.send_command(m.Say(n, ["pass"], window=n, seat=SEAT))
    return "kept"


def shows_seat(answer: Any) -> bool:
    """Return whether a frame shows the game through the requested seat."""
    return answer.get("view") is not None and answer.get("seat") == SEAT


@dataclass(frozen=True)
class SeatRoute:
    """A route that takes a seat, how to send it a request, and which answers leak what the seat sees."""

    method: str
    path: str
    send: Send
    leaks: Callable[[Any], bool]


TABLE = "/api/tables/{table:str}"
CHAT = {"do": "chat", "text": "Good luck!", "seat": SEAT}
TRY = {"do": "try", "say": [], "seat": SEAT}
ROUTES = {
    "look": SeatRoute("GET", TABLE, request("GET", "", seat=SEAT), shows_seat),
    "do": SeatRoute("POST", f"{TABLE}/do", request("POST", "/do", CHAT), shows_seat),
    "try": SeatRoute("POST", f"{TABLE}/try", request("POST", "/try", TRY), lambda answer: True),
    "unseen": SeatRoute("GET", f"{TABLE}/unseen", request("GET", "/unseen", seat=SEAT), lambda answer: True),
    "moves": SeatRoute("GET", f"{TABLE}/moves", request("GET", "/moves", seat=SEAT), bool),
    "record": SeatRoute("GET", f"{TABLE}/record", request("GET", "/record", seat=SEAT), lambda answer: True),
    "replay": SeatRoute("GET", f"{TABLE}/replay", request("GET", "/replay", eyes=SEAT), lambda answer: True),
    "replay view": SeatRoute(
        "GET", f"{TABLE}/replay/{{n:int}}", request("GET", "/replay/{n}", eyes=SEAT), lambda answer: True
    ),
    "seat token": SeatRoute("POST", f"{TABLE}/seats/{{seat:int}}/token", read_with_token, shows_seat),
    "socket": SeatRoute("WS", f"{TABLE}/socket", read_by_socket, shows_seat),
    "socket try": SeatRoute("WS", f"{TABLE}/socket", try_by_socket, lambda answer: True),
    "socket say": SeatRoute("WS", f"{TABLE}/socket", seal_by_socket, lambda answer: True),
}
"""Every route that takes a seat, and messages on a socket that name one."""


async def answer_to_host(route: SeatRoute, host: Host, n: int) -> Any:
    """Let the host request their old seat, and return the answer, or None if the server refuses."""
    try:
        return await route.send(host, n)
    except RequestRefused:
        return None


async def attack(route: SeatRoute, seated: SeatedTable) -> Any:
    """Let the host send chat, swap, start and a request at once, and return the answer to the request.

    Requests may overtake each other: if the start arrives before the swap, the seats stay as they are.
    """
    host = await connect_host(seated)
    client, table = host.client, host.table
    n = seated.state.entry_number + ENTRIES

    async def swap() -> None:
        with suppress(RequestRefused):
            await client.do(table, m.Swap(seats=(0, 1)))

    sent = (
        client.do(table, m.Chat(text="Good luck!")),
        swap(),
        client.do(table, m.Start()),
        answer_to_host(route, host, n),
    )
    *_, answer = await asyncio.gather(*sent)
    return answer
