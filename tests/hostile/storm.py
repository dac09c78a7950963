"""A storm of hostile sockets: each kind of attacker by itself, and all of them at once, by seed."""

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
from tests.hostile.besieged import WICKED, Besieged
from tests.hostile.noise import a_body, a_doing, a_frame, a_table_order, a_text, as_json
from tests.hostile.people import a_setup, somebody
from tests.hostile.wires import PING, TEXT, Wire, handshake, packed, wire

MOMENT = 0.05
ENOUGH = 30.0
"""Seconds that one attack may take."""


@dataclass
class Storm:
    """Everything that was done, and what is wrong about how it was answered."""

    place: Besieged
    victims: list[str] = field(default_factory=list)
    """Tables of honest people, whose ids somebody has let slip."""
    done: Counter[str] = field(default_factory=Counter)
    sent: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    async def strike(self, kind: str, seed: str) -> None:
        """One attack."""
        rng = Random(f"{kind} {seed}")
        try:
            async with asyncio.timeout(ENOUGH):
                await ATTACKS[kind](self, rng)
        except (OSError, httpx.TransportError, RequestRefused, TimeoutError, EOFError):
            self.sent["hung up on"] += 1
        self.done[kind] += 1

    def note(self, answer: httpx.Response, asked: str) -> None:
        """Look at an answer."""
        self.sent["requests"] += 1
        if answer.status_code >= 500 or "Traceback" in answer.text:
            self.wrong.append(f"{asked}: {answer.status_code} {answer.text[:200]}")

    async def hear(self, one: Wire, seconds: float = MOMENT) -> bytes:
        """What comes; it must hold no traceback."""
        heard = await one.hear(1 << 20, seconds)
        if b"Traceback" in heard or b"HTTP/1.1 5" in heard:
            self.wrong.append(f"heard {heard[:200]!r}")
        return heard

    async def say(self, one: Wire, frame: bytes) -> bool:
        """Send a frame."""
        self.sent["frames"] += 1
        return await one.send(frame)


def address(rng: Random) -> str:
    """Where this one comes from."""
    return rng.choice(WICKED)


def cookie(client: Client) -> dict[str, str]:
    """Who one is, for a socket by hand."""
    return {"Cookie": "; ".join(f"{one.name}={one.value}" for one in client.http.cookies.jar)}


async def opened(storm: Storm, one: Wire, table: str, headers: dict[str, str] | None = None, query: str = "") -> bool:
    """Open a socket at a table."""
    await one.send(handshake(f"/api/tables/{table}/socket{query}", storm.place.port, headers))
    return b" 101 " in await storm.hear(one, 2.0)


async def noise(storm: Storm, rng: Random) -> None:
    """Anything at all, at one's own table and at others'."""
    async with somebody(storm.place, "Mallory", address(rng)) as mal, wire(storm.place.port, address(rng)) as one:
        table = (await mal.new_table(a_setup(rng.choice(("cat-box", "here-kitty-kitty")), 2), bots=["kitten"])).id
        where = rng.choice((table, table, *storm.victims)) if storm.victims else table
        if rng.random() < 0.7:
            await mal.do(table, m.Start())
        who = rng.choice((cookie(mal), cookie(mal), {}))
        await opened(storm, one, where, who, rng.choice(("", "?tell=en", "?n=3", "?seat=0", "?n=99999")))
        for i in range(40):
            if not await storm.say(one, a_frame(rng, i // 2)):
                break
            if i % 10 == 9:
                await storm.hear(one)
        await storm.hear(one)


async def flood(storm: Storm, rng: Random) -> None:
    """More than anybody could mean, as fast as it goes."""
    async with somebody(storm.place, "Mallory", address(rng)) as mal, wire(storm.place.port, address(rng)) as one:
        table = (await mal.new_table(a_setup())).id
        await opened(storm, one, table, cookie(mal))
        small = [packed(TEXT, body) for body in (b"{}", b'{"do":"ready"}', b'{"do":"chat","text":"meow"}', b"null")]
        burst = b"".join(rng.choice(small) for _ in range(400))
        for _ in range(5):
            storm.sent["frames"] += 400
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    if not await one.send(burst):
                        break
            await storm.hear(one)


async def deaf(storm: Storm, rng: Random) -> None:
    """Asks and asks, and never reads."""
    async with somebody(storm.place, "Mallory", address(rng)) as mal:
        table = (await mal.new_table(a_setup(rng.choice(("cat-box", "if-it-fits")), 2), bots=["kitten"], start=True)).id
        async with wire(storm.place.port, address(rng), narrow=True) as one:
            where = rng.choice((table, *storm.victims))
            await one.send(handshake(f"/api/tables/{where}/socket", storm.place.port, cookie(mal)))
            frame = rng.choice((packed(PING, b"x" * 125), packed(TEXT, as_json(a_doing(rng))))) * 50
            for _ in range(40):
                storm.sent["frames"] += 50
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.1):
                        if not await one.send(frame):
                            break


async def half_open(storm: Storm, rng: Random) -> None:
    """Begins and does not go on; or goes without a word."""
    async with contextlib.AsyncExitStack() as stack:
        table = rng.choice(("none", *storm.victims))
        whole = handshake(f"/api/tables/{table}/socket", storm.place.port)
        for _ in range(rng.randrange(2, 12)):
            one = await stack.enter_async_context(wire(storm.place.port, address(rng)))
            beginnings = (b"", b"G", whole[: rng.randrange(len(whole))], whole, whole + packed(TEXT, b"{}")[:3])
            await one.send(rng.choice(beginnings))
            storm.sent["connections"] += 1
        await asyncio.sleep(MOMENT)


async def forged(storm: Storm, rng: Random) -> None:
    """Pretends to be somebody, or to come from somewhere."""
    pretences = (
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
        {"Origin": f"http://127.0.0.1.evil.example:{storm.place.port}"},
        {"Origin": "null"},
        {"Host": "evil.example"},
        {"Host": f"127.0.0.1:{storm.place.port}@evil.example"},
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
        async with wire(storm.place.port, address(rng)) as one:
            pretence = rng.choice(pretences)
            where = rng.choice(("none", "%00", "..%2f..", *storm.victims))
            if await opened(storm, one, where, pretence, rng.choice(queries)):
                if pretence.keys() & {"Origin", "Host"}:
                    storm.wrong.append(f"let in: {pretence}")
                for said in (m.Resign(seat=0), m.Chat(text="I am in your seat", seat=0), m.Leave(seat=0)):
                    await storm.say(
                        one, packed(TEXT, as_json({"do": said.__struct_config__.tag, "seat": 0, "text": "mine"}))
                    )
                await storm.hear(one)


async def repeated(storm: Storm, rng: Random) -> None:
    """A game whose messages come twice, too late, too early, and in the wrong order."""
    async with somebody(storm.place, "Mallory", address(rng)) as mal:
        table = (
            await mal.new_table(a_setup(rng.choice(("cat-box", "here-kitty-kitty")), 2), bots=["kitten"], start=True)
        ).id
        async with mal.connect(table) as seat:
            for _ in range(12):
                if not await seat.my_turn():
                    return
                words: list[Any] = list(first_move(seat.options))
                window = None if seat.frame.window is None else seat.frame.window.window
                n = seat.n
                for wrong in rng.sample((n - 1, n + 1, 0, -1, 10**9), 2):
                    await seat.send(m.Say(wrong, words, window))
                await seat.send(m.Say(n, words, window))
                await seat.send(m.Say(n, words, window))
                await seat.send(m.Say(n, words[::-1], window))
                storm.sent["frames"] += 5
                before = n
                async with asyncio.timeout(5):
                    await seat.until(lambda seat=seat, before=before: seat.n > before)  # type: ignore[misc]
            moves = [one.n for one in seat.news]
            if moves != sorted(set(moves)):
                storm.wrong.append(f"news twice or out of order: {moves}")


async def orders(storm: Storm, rng: Random) -> None:
    """Lays tables that nobody should lay, and says anything there without a socket."""
    async with somebody(storm.place, "Mallory", address(rng)) as mal:
        for _ in range(6):
            answer = await posted(mal, "/api/tables", as_json(a_table_order(rng)))
            storm.note(answer, "new table")
            table = (
                answer.json().get("id", "none") if answer.status_code == 201 else rng.choice(("none", *storm.victims))
            )
            for i in range(4):
                storm.note(await posted(mal, f"/api/tables/{table}/do", a_body(rng, i)), "do")
            for path in ("", "/moves", "/record", "/qr", "?tell=en&since=-1"):
                storm.note(await mal.http.get(f"/api/tables/{table}{path}"), path)


async def posted(client: Client, path: str, body: bytes) -> httpx.Response:
    """A body as it is."""
    return await client.http.post(path, content=body, headers={"content-type": "application/json"})


async def seats_of_others(storm: Storm, rng: Random) -> None:
    """Somebody with a good session at tables that are not theirs."""
    async with somebody(storm.place, "Mallory", address(rng)) as mal:
        for table in list(storm.victims):
            for said in (
                *[a_doing(rng, rng.randrange(60)) for _ in range(6)],
                {"do": "leave", "seat": 0},
                {"do": "resign"},
            ):
                answer = await posted(mal, f"/api/tables/{table}/do", as_json(said))
                storm.note(answer, "others' seat")
                if answer.status_code == 200:
                    storm.wrong.append(f"done at another's table: {said}")
            for path in (f"/api/tables/{table}/seats/0/token", f"/api/tables/{table}/seats/1/token"):
                answer = await posted(mal, path, b"")
                storm.note(answer, "others' token")
                if answer.status_code < 400:
                    storm.wrong.append("a token for another's seat")
            answer = await mal.http.get(f"/api/tables/{table}?seat=0")
            if answer.status_code < 400:
                storm.wrong.append("another's eyes")


async def garbage(storm: Storm, rng: Random) -> None:
    """No HTTP at all, or hardly."""
    for _ in range(4):
        async with wire(storm.place.port, address(rng)) as one:
            head = rng.choice(
                (b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n")
            )
            await one.send(head + rng.randbytes(rng.choice((1, 50, 5000))))
            await storm.hear(one)


Kind = Callable[[Storm, Random], Awaitable[None]]
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
