"""The seat swap attack: a host asks for their old seat while they swap seats and start the game.

A route that checks the caller's seat before the swap and reads the table after the start shows the victim's secrets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused
from tests.server.live_server import Company, Place

SEAT = 0
"""The seat that the host asks for: theirs before the swap, the victim's after it."""
ENTRIES = 3
"""Entries that the attack writes: a chat line, the swap, the start."""

Ask = Callable[[Place, Client, str, int], Awaitable[Any]]


def request(method: str, path: str, body: dict[str, Any] | None = None, **query: Any) -> Ask:
    """Make a function that sends a request to a table; `{n}` stands for the entry that starts the game."""

    async def ask(place: Place, host: Client, table: str, n: int) -> Any:
        data = None if body is None else {"n": n} | body if body["do"] == "try" else body
        return await host.request(method, f"/api/tables/{table}{path.replace('{n}', str(n))}", data, **query)

    return ask


async def ask_with_token(place: Place, host: Client, table: str, n: int) -> Any:
    """Get a token for the seat, and look at the table with it once the game has started."""
    token = (await host.request("POST", f"/api/tables/{table}/seats/{SEAT}/token"))["token"]
    stranger = await place.stranger(token)
    while (frame := await stranger.get_frame(table)).view is None:
        await asyncio.sleep(0)
    return msgspec.to_builtins(frame)


async def ask_by_socket(place: Place, host: Client, table: str, n: int) -> Any:
    """Connect to the table's socket, and wait for the start of the game."""
    seat = await place.sit(host, table, seat=SEAT)
    await seat.until(lambda: seat.frame.view is not None)
    return msgspec.to_builtins(seat.frame)


def is_shown(answer: Any) -> bool:
    """Does a frame show the game through the seat that was asked for?"""
    return answer.get("view") is not None and answer.get("seat") == SEAT


@dataclass(frozen=True)
class SeatRoute:
    """A route that takes a seat, how to ask it, and which of its answers shows what the seat sees in the game."""

    method: str
    path: str
    ask: Ask
    leaks: Callable[[Any], bool]


TABLE = "/api/tables/{table:str}"
CHAT = {"do": "chat", "text": "Good luck!", "seat": SEAT}
TRY = {"do": "try", "say": [], "seat": SEAT}
ROUTES = {
    "look": SeatRoute("GET", TABLE, request("GET", "", seat=SEAT), is_shown),
    "do": SeatRoute("POST", f"{TABLE}/do", request("POST", "/do", CHAT), is_shown),
    "try": SeatRoute("POST", f"{TABLE}/try", request("POST", "/try", TRY), lambda answer: True),
    "unseen": SeatRoute("GET", f"{TABLE}/unseen", request("GET", "/unseen", seat=SEAT), lambda answer: True),
    "moves": SeatRoute("GET", f"{TABLE}/moves", request("GET", "/moves", seat=SEAT), bool),
    "record": SeatRoute("GET", f"{TABLE}/record", request("GET", "/record", seat=SEAT), lambda answer: True),
    "replay": SeatRoute("GET", f"{TABLE}/replay", request("GET", "/replay", eyes=SEAT), lambda answer: True),
    "replay view": SeatRoute(
        "GET", f"{TABLE}/replay/{{n:int}}", request("GET", "/replay/{n}", eyes=SEAT), lambda answer: True
    ),
    "seat token": SeatRoute("POST", f"{TABLE}/seats/{{seat:int}}/token", ask_with_token, is_shown),
    "socket": SeatRoute("WS", f"{TABLE}/socket", ask_by_socket, is_shown),
}
"""Every route that takes a seat."""


async def answer_of(route: SeatRoute, company: Company, n: int) -> Any:
    """The answer of a route to the host who asks for their old seat; None where it is refused."""
    try:
        return await route.ask(company.place, company.clients[0], company.table, n)
    except RequestRefused:
        return None


async def attack(route: SeatRoute, company: Company) -> Any:
    """Let the host send chat, swap, start and a request together; the answer to the request.

    Connections may overtake each other: where the start arrives before the swap, the seats stay as they are.
    """
    host, table = company.clients[0], company.table
    n = company.state.entry_number + ENTRIES

    async def swap() -> None:
        with suppress(RequestRefused):
            await host.do(table, m.Swap(seats=(0, 1)))

    sent = host.do(table, m.Chat(text="Good luck!")), swap(), host.do(table, m.Start()), answer_of(route, company, n)
    *_, answer = await asyncio.gather(*sent)
    return answer
