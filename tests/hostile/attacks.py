"""Hostile sockets: each kind of attack on its own and all of them at once, reproducible by seed."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, first_move
from tests.hostile.attacked_server import ATTACKERS, AttackedServer
from tests.hostile.noise import a_body, a_command, a_frame, a_table_request, a_text, as_json
from tests.hostile.people import a_setup, open_client
from tests.hostile.raw_socket import PING, TEXT, RawSocket, handshake, packed, raw_socket

MOMENT = 0.05
ATTACK_TIMEOUT = 30.0
"""Seconds that one attack may take."""


@dataclass
class AttackRun:
    """Everything that was sent, and what was wrong with the answers."""

    target: AttackedServer
    victims: list[str] = field(default_factory=list)
    """Tables of honest people, whose ids have leaked."""
    done: Counter[str] = field(default_factory=Counter)
    sent: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    async def strike(self, kind: str, seed: str) -> None:
        """Run one attack."""
        rng = Random(f"{kind} {seed}")
        try:
            async with asyncio.timeout(ATTACK_TIMEOUT):
                await ATTACKS[kind](self, rng)
        except (OSError, httpx.TransportError, RequestRefused, TimeoutError, EOFError):
            self.sent["hung up on"] += 1
        self.done[kind] += 1

    def check(self, answer: httpx.Response, request: str) -> None:
        """Record an answer that must not happen."""
        self.sent["requests"] += 1
        if answer.status_code >= 500 or "Traceback" in answer.text:
            self.wrong.append(f"{request}: {answer.status_code} {answer.text[:200]}")

    async def receive(self, sock: RawSocket, seconds: float = MOMENT) -> bytes:
        """Read what arrives; it must not contain a traceback."""
        received = await sock.receive(1 << 20, seconds)
        if b"Traceback" in received or b"HTTP/1.1 5" in received:
            self.wrong.append(f"received {received[:200]!r}")
        return received

    async def send(self, sock: RawSocket, frame: bytes) -> bool:
        """Send a frame."""
        self.sent["frames"] += 1
        return await sock.send(frame)


def address(rng: Random) -> str:
    """Choose an address for an attacker."""
    return rng.choice(ATTACKERS)


def cookie_header(client: Client) -> dict[str, str]:
    """Return a client's cookies as a header."""
    return {"Cookie": "; ".join(f"{item.name}={item.value}" for item in client.http.cookies.jar)}


async def open_socket(
    run: AttackRun, sock: RawSocket, table: str, headers: dict[str, str] | None = None, query: str = ""
) -> bool:
    """Open a socket at a table."""
    await sock.send(handshake(f"/api/tables/{table}/socket{query}", run.target.port, headers))
    return b" 101 " in await run.receive(sock, 2.0)


async def noise(run: AttackRun, rng: Random) -> None:
    """Send random messages at the attacker's own table and at others."""
    async with (
        open_client(run.target, "Mallory", address(rng)) as mal,
        raw_socket(run.target.port, address(rng)) as sock,
    ):
        table = (await mal.new_table(a_setup(rng.choice(("cat-box", "here-kitty-kitty")), 2), bots=["kitten"])).id
        where = rng.choice((table, table, *run.victims)) if run.victims else table
        if rng.random() < 0.7:
            await mal.do(table, m.Start())
        headers = rng.choice((cookie_header(mal), cookie_header(mal), {}))
        await open_socket(run, sock, where, headers, rng.choice(("", "?tell=en", "?n=3", "?seat=0", "?n=99999")))
        for i in range(40):
            if not await run.send(sock, a_frame(rng, i // 2)):
                break
            if i % 10 == 9:
                await run.receive(sock)
        await run.receive(sock)


async def flood(run: AttackRun, rng: Random) -> None:
    """Send far too much, as fast as possible."""
    async with (
        open_client(run.target, "Mallory", address(rng)) as mal,
        raw_socket(run.target.port, address(rng)) as sock,
    ):
        table = (await mal.new_table(a_setup())).id
        await open_socket(run, sock, table, cookie_header(mal))
        small = [packed(TEXT, body) for body in (b"{}", b'{"do":"ready"}', b'{"do":"chat","text":"meow"}', b"null")]
        burst = b"".join(rng.choice(small) for _ in range(400))
        for _ in range(5):
            run.sent["frames"] += 400
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    if not await sock.send(burst):
                        break
            await run.receive(sock)


async def deaf(run: AttackRun, rng: Random) -> None:
    """Send requests without ever reading."""
    async with open_client(run.target, "Mallory", address(rng)) as mal:
        table = (await mal.new_table(a_setup(rng.choice(("cat-box", "if-it-fits")), 2), bots=["kitten"], start=True)).id
        async with raw_socket(run.target.port, address(rng), narrow=True) as sock:
            where = rng.choice((table, *run.victims))
            await sock.send(handshake(f"/api/tables/{where}/socket", run.target.port, cookie_header(mal)))
            frame = rng.choice((packed(PING, b"x" * 125), packed(TEXT, as_json(a_command(rng))))) * 50
            for _ in range(40):
                run.sent["frames"] += 50
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.1):
                        if not await sock.send(frame):
                            break


async def half_open(run: AttackRun, rng: Random) -> None:
    """Start requests without finishing them, or disconnect without closing."""
    async with contextlib.AsyncExitStack() as stack:
        table = rng.choice(("none", *run.victims))
        whole = handshake(f"/api/tables/{table}/socket", run.target.port)
        for _ in range(rng.randrange(2, 12)):
            sock = await stack.enter_async_context(raw_socket(run.target.port, address(rng)))
            beginnings = (b"", b"G", whole[: rng.randrange(len(whole))], whole, whole + packed(TEXT, b"{}")[:3])
            await sock.send(rng.choice(beginnings))
            run.sent["connections"] += 1
        await asyncio.sleep(MOMENT)


async def forged(run: AttackRun, rng: Random) -> None:
    """Forge an identity or an origin."""
    forgeries = (
        {"Cookie": f"tabbytop={'A' * 43}"},
        {
            "Cookie": f"tabbytop={a_text(rng)}".encode("ascii", "ignore")
            .decode()
            .replace("\x00", "")
            .replace("\x1b", "")
        },
        {"Authorization": f"Bearer {'-' * 43}"},
        {"Authorization": "Bearer"},
        {"Authorization": f"Basic {'QTpC' * 9}"},
        {"Origin": "http://evil.example"},
        {"Origin": f"http://127.0.0.1.evil.example:{run.target.port}"},
        {"Origin": "null"},
        {"Host": "evil.example"},
        {"Host": f"127.0.0.1:{run.target.port}@evil.example"},
        {"X-Forwarded-For": "127.0.0.1", "Forwarded": "for=127.0.0.1"},
    )
    queries = (
        "",
        "?seat=0",
        "?seat=-1",
        "?n=-99999999999",
        f"?n={'9' * 4400}",
        "?n=x&seat=y",
        "?tell=%00",
        "?seat=0&seat=1",
    )
    for _ in range(6):
        async with raw_socket(run.target.port, address(rng)) as sock:
            forgery = rng.choice(forgeries)
            where = rng.choice(("none", "%00", "..%2f..", *run.victims))
            if await open_socket(run, sock, where, forgery, rng.choice(queries)):
                if forgery.keys() & {"Origin", "Host"}:
                    run.wrong.append(f"accepted: {forgery}")
                for command in (m.Resign(seat=0), m.Chat(text="I am in your seat", seat=0), m.Leave(seat=0)):
                    await run.send(
                        sock, packed(TEXT, as_json({"do": command.__struct_config__.tag, "seat": 0, "text": "mine"}))
                    )
                await run.receive(sock)


async def repeated(run: AttackRun, rng: Random) -> None:
    """Play a game whose messages arrive twice, late, early and out of order."""
    async with open_client(run.target, "Mallory", address(rng)) as mal:
        table = (
            await mal.new_table(a_setup(rng.choice(("cat-box", "here-kitty-kitty")), 2), bots=["kitten"], start=True)
        ).id
        async with mal.connect(table) as seat:
            for _ in range(12):
                if not await seat.my_turn():
                    return
                words: list[Any] = list(first_move(seat.options))
                window = None if seat.frame.window is None else seat.frame.window.window
                n = seat.last_entry
                for wrong in rng.sample((n - 1, n + 1, 0, -1, 10**9), 2):
                    await seat.send(m.Say(wrong, words, window))
                await seat.send(m.Say(n, words, window))
                await seat.send(m.Say(n, words, window))
                await seat.send(m.Say(n, words[::-1], window))
                run.sent["frames"] += 5
                before = n
                async with asyncio.timeout(5):
                    await seat.until(lambda seat=seat, before=before: seat.last_entry > before)  # type: ignore[misc]
            numbers = [news.n for news in seat.news]
            if numbers != sorted(set(numbers)):
                run.wrong.append(f"news twice or out of order: {numbers}")


async def orders(run: AttackRun, rng: Random) -> None:
    """Create invalid tables, and send commands there over HTTP."""
    async with open_client(run.target, "Mallory", address(rng)) as mal:
        for _ in range(6):
            answer = await post(mal, "/api/tables", as_json(a_table_request(rng)))
            run.check(answer, "new table")
            table = answer.json().get("id", "none") if answer.status_code == 201 else rng.choice(("none", *run.victims))
            for i in range(4):
                run.check(await post(mal, f"/api/tables/{table}/do", a_body(rng, i)), "do")
            for path in ("", "/moves", "/record", "/qr", "?tell=en&since=-1"):
                run.check(await mal.http.get(f"/api/tables/{table}{path}"), path)


async def post(client: Client, path: str, body: bytes) -> httpx.Response:
    """Post a raw body."""
    return await client.http.post(path, content=body, headers={"content-type": "application/json"})


async def seats_of_others(run: AttackRun, rng: Random) -> None:
    """Use a valid session at other people's tables."""
    async with open_client(run.target, "Mallory", address(rng)) as mal:
        for table in list(run.victims):
            for command in (
                *[a_command(rng, rng.randrange(60)) for _ in range(6)],
                {"do": "leave", "seat": 0},
                {"do": "resign"},
            ):
                answer = await post(mal, f"/api/tables/{table}/do", as_json(command))
                run.check(answer, "others' seat")
                if answer.status_code == 200:
                    run.wrong.append(f"accepted at another's table: {command}")
            for path in (f"/api/tables/{table}/seats/0/token", f"/api/tables/{table}/seats/1/token"):
                answer = await post(mal, path, b"")
                run.check(answer, "others' token")
                if answer.status_code < 400:
                    run.wrong.append("a token for another's seat")
            answer = await mal.http.get(f"/api/tables/{table}?seat=0")
            if answer.status_code < 400:
                run.wrong.append("another's view")


async def garbage(run: AttackRun, rng: Random) -> None:
    """Send bytes that are hardly HTTP."""
    for _ in range(4):
        async with raw_socket(run.target.port, address(rng)) as sock:
            head = rng.choice(
                (b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n")
            )
            await sock.send(head + rng.randbytes(rng.choice((1, 50, 5000))))
            await run.receive(sock)


Kind = Callable[[AttackRun, Random], Awaitable[None]]
ATTACKS: dict[str, Kind] = {
    "noise": noise,
    "flood": flood,
    "deaf": deaf,
    "half open": half_open,
    "forged": forged,
    "repeated": repeated,
    "orders": orders,
    "seats of others": seats_of_others,
    "garbage": garbage,
}
