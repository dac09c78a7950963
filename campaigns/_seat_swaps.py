"""Seat swap attacks: a host sends chat, swap, start and a request for their old seat together, by HTTP or a socket."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random

import msgspec

from campaigns._leak_search import OPTIONS, SearchResult
from campaigns._tagged_decks import DECKS, Knowledge
from tabbytop.wire.client import Client, TableConnection
from tests.server.live_server import LiveServer, seat_table, setup
from tests.server.seat_swap import ROUTES, SEAT, attack

TRIES = 100
"""Maximum number of tables to try until the swap arrives before the start."""


async def swap_seats(server: LiveServer, game: str, seed: str) -> SearchResult:
    """Attack every route that takes a seat, and the socket, each at its own table with a tagged deck."""
    found = SearchResult()
    for name in ROUTES:
        rng = Random(f"{seed} {name}")
        for _ in range(TRIES):
            async with AsyncExitStack() as server.exit_stack:  # one address may open only so many sockets
                tried = await swap_at_table(server, game, name, rng)
            found.add(tried)
            if tried.attacks:
                break
    return found


async def swap_at_table(server: LiveServer, game: str, name: str, rng: Random) -> SearchResult:
    """Attack one route, and search every byte that the host receives for what only the victim may know."""
    made = setup(game, 2, deck=DECKS[game](rng), options=rng.choice(OPTIONS[game]))
    seated = await seat_table(server, made, start=False)
    received: list[bytes] = []

    def record(who: TableConnection | Client, data: bytes) -> None:
        client = who.client if isinstance(who, TableConnection) else who
        if client is not seated.clients[1]:
            received.append(data)

    server.on_bytes = record
    answer = await attack(ROUTES[name], seated)
    await seated.sync()
    server.on_bytes = None
    (seat,) = seated.state.seats_of(seated.state.host)
    if seat == SEAT:  # the start came first: the host asked for their own seat
        return SearchResult()
    found = SearchResult(attacks=1, messages=len(received), bytes=sum(map(len, received)))
    if answer and ROUTES[name].leaks(answer):
        found.leaks.append(f"{game}: {name} answers for a seat that the host no longer has")
    known, deck = Knowledge(seated.state), msgspec.json.encode(made.deck)
    for data in received:
        text = data.replace(deck, b"").decode()
        found.tags += len(known.tags(text))
        hidden = sorted(known.hidden(seat, seated.state.entry_number, text))
        if hidden:
            found.leaks.append(f"{game}: the host got {', '.join(hidden)} by {name}: {text[:80]}")
    return found
