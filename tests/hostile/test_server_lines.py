"""Raw connections: bytes that no library would send, clients that never read, requests that never end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest

from docs.protocol_page import protocol_page
from tabbytop.server.tables import quotas as talk
from tabbytop.wire import messages as m
from tests.hostile.attacked_server import ATTACKERS, NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import a_setup, somebody, until
from tests.hostile.raw_socket import BINARY, CLOSE, CONTINUED, PING, TEXT, RawSocket, handshake, packed, raw_socket

POST = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tabbytop: 1\r\nContent-Type: application/json\r\n"
"""The start of a request with a body."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("lines"), **NO_LIMITS) as one:
        yield one


@pytest.fixture(autouse=True)
def _no_trouble(place: AttackedServer) -> Iterator[None]:
    yield
    errors = place.errors()
    place.forget()
    assert errors == []


ODD_REQUESTS: dict[str, bytes | str] = {
    "path of no letters": b"GET /api/\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "query of no letters": b"GET /api/tables?x=\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "space in a path": b"GET /api/a b HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "another server's address": b"GET http://evil.example/api/me HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "star": b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "connect": b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    "NUL": b"GET / HTTP/1.1\r\nHost: local\x00host\r\n\r\n",
    "old": b"GET /api/me HTTP/1.0\r\nHost: localhost\r\n\r\n",
    "dots": b"GET /../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "packed dots": b"GET /assets/%2e%2e%2f%2e%2e%2fpyproject.toml HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "backslashes": b"GET /..%5c..%5cpyproject.toml HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "two lengths": f"{POST}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    "too long": f"{POST}Content-Length: 200000\r\n\r\n",
    "negative": f"{POST}Content-Length: -1\r\n\r\n",
    "too long in parts": f"{POST}Transfer-Encoding: chunked\r\n\r\n40000\r\n{' ' * 0x40000}",
    "more than it says": f'{POST}Content-Length: 5\r\n\r\n{{"name":"x"}}GET',
    "method": b"BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "not HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20,
}


@pytest.mark.parametrize("name", ODD_REQUESTS)
def test_odd_requests_are_answered_or_let_go(place: AttackedServer, name: str) -> None:
    request = ODD_REQUESTS[name]
    data = request if isinstance(request, bytes) else request.encode()

    async def scene() -> None:
        async with raw_socket(place.port) as one:
            await one.send(data)
            answer = await one.hear()
            assert answer or one.reader.at_eof()
            assert b" 500 " not in answer
            assert b"root:" not in answer
            assert b"[project]" not in answer

    asyncio.run(scene())


ODD_OPENINGS: dict[str, dict[str, str]] = {
    "many headers": {f"X-{i}": "y" for i in range(300)},
    "long header": {"X-A": "y" * 20_000},
    "odd header": {"X-A": "\udcff\udc80"},
    "odd cookie": {"Cookie": "tabbytop=\udcff; ;;=;a"},
    "forged cookie": {"Cookie": f"tabbytop={'A' * 43}"},
    "odd token": {"Authorization": "Bearer \udcff"},
    "forged token": {"Authorization": f"Bearer {'A' * 43}"},
    "old version": {"Sec-WebSocket-Version": "7"},
    "no key": {"Sec-WebSocket-Key": ""},
    "bad key": {"Sec-WebSocket-Key": "x"},
    "bad extension": {"Sec-WebSocket-Extensions": 'permessage-deflate; bogus="\\'},
    "bad protocol": {"Sec-WebSocket-Protocol": ",,,("},
    "other upgrade": {"Upgrade": "h2c"},
    "other origin": {"Origin": "http://evil.example"},
    "no origin": {"Origin": "null"},
    "other host": {"Host": "evil.example"},
}


@pytest.mark.parametrize("name", ODD_OPENINGS)
def test_odd_openings_are_answered_or_let_go(place: AttackedServer, name: str) -> None:
    async def scene() -> None:
        async with raw_socket(place.port) as one:
            await one.send(handshake("/api/tables/none/socket", place.port, ODD_OPENINGS[name]))
            answer = await one.hear()
            assert answer or one.reader.at_eof()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "query", ["n=x", f"n={'9' * 5000}", "seat=-1", "seat=1e9", "seat=x", "n=%00", "n=1&n=2", "tell=%ff"]
)
def test_odd_questions_are_answered(place: AttackedServer, query: str) -> None:
    async def scene() -> None:
        async with raw_socket(place.port) as one:
            await one.send(handshake(f"/api/tables/none/socket?{query}", place.port))
            assert b" 500 " not in await one.hear()

    asyncio.run(scene())


ODD_FRAMES = {
    "no letters": packed(TEXT, b"\xff\xfe"),
    "half a letter": packed(TEXT, b"\xe2", last=False) + packed(CONTINUED, b"\x28\xa1"),
    "binary": packed(BINARY, b"\xff\xfe"),
    "binary object": packed(BINARY, b"{}"),
    "empty": packed(TEXT, b""),
    "unmasked": packed(TEXT, b"{}", masked=False),
    "reserved": packed(TEXT, b"{}", extra=0x40),
    "unknown kind": packed(5, b"{}"),
    "too long": packed(TEXT, b"{" * 70_000),
    "too long in parts": packed(TEXT, b"{" * 9_000, last=False) + packed(CONTINUED, b"{" * 9_000),
    "nothing to go on with": packed(CONTINUED, b"{}"),
    "long ping": packed(PING, b"x" * 200),
    "ping in parts": packed(PING, b"x", last=False),
    "short goodbye": packed(CLOSE, b"\x00"),
    "goodbye of no letters": packed(CLOSE, b"\x03\xe8\xff\xff"),
    "goodbye, then more": packed(CLOSE, b"\x03\xe8") + packed(TEXT, b"{}"),
    "half a frame": b"\x81",
    "NUL": b"\x00" * 100,
}


@pytest.mark.parametrize("name", ODD_FRAMES)
def test_odd_frames_are_answered_or_end_the_socket(place: AttackedServer, name: str) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann:
            table = (await ann.new_table(a_setup())).id
            async with raw_socket(place.port) as one:
                await one.send(handshake(f"/api/tables/{table}/socket", place.port))
                assert b" 101 " in await one.hear()
                await one.send(ODD_FRAMES[name])
                await one.hear(seconds=0.5)
            await until(lambda: not place.rooms.rooms[table].listener_count)

    asyncio.run(scene())


CLOSE_CODES = {
    "unmasked": 1002, "reserved": 1002, "unknown kind": 1002, "nothing to go on with": 1002, "long ping": 1002,
    "ping in parts": 1002, "short goodbye": 1002, "no letters": 1007, "too long": 1009,
}  # fmt: skip


@pytest.mark.parametrize("name", CLOSE_CODES)
def test_odd_frames_end_the_socket_with_a_code_of_the_page(place: AttackedServer, name: str) -> None:
    async def scene() -> None:
        async with somebody(place, "Ann") as ann:
            table = (await ann.new_table(a_setup())).id
            async with raw_socket(place.port) as one:
                await open_socket(place, one, table)
                assert b" 101 " in await one.hear()
                await one.send(ODD_FRAMES[name])
                closed = re.search(rb"\x88.(..)", await one.hear_all(), re.DOTALL)
        assert closed is not None
        code = int.from_bytes(closed[1], "big")
        assert code == CLOSE_CODES[name]
        assert f"\n| {code} | " in protocol_page()

    asyncio.run(scene())


def test_who_hangs_up_in_the_midst_of_a_request_is_no_fault_of_ours(place: AttackedServer) -> None:
    async def scene() -> None:
        before = len(place.lines())
        async with raw_socket(place.port) as one:
            await one.send(f"{POST}Content-Length: 50\r\n\r\n{{".encode())
            await asyncio.sleep(0.05)
        await until(lambda: any(line.get("route") == "/api/guest" for line in place.lines()[before:]))

    asyncio.run(scene())


def test_headers_without_end_are_not_kept(place: AttackedServer) -> None:
    async def scene() -> None:
        async with raw_socket(place.port) as one:
            await one.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            sent = 0
            while sent < 8 << 20 and await one.send(b"x" * 65_536):
                sent += 65_536
                await asyncio.sleep(0)
            assert sent < 8 << 20

    asyncio.run(scene())


async def open_socket(place: AttackedServer, one: RawSocket, table: str) -> None:
    await one.send(handshake(f"/api/tables/{table}/socket", place.port))


def test_who_does_not_read_is_let_go_and_others_do_not_wait(
    place: AttackedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MAX_ENTRIES_PER_PERSON", 5000)

    async def scene() -> None:
        async with somebody(place, "Ann") as ann, raw_socket(place.port, ATTACKERS[0], narrow=True) as deaf:
            table = (await ann.new_table(a_setup())).id
            async with ann.connect(table) as seat:
                await open_socket(place, deaf, table)
                room = place.rooms.rooms[table]
                await until(lambda: room.listener_count == 2)
                for i in range(3000):
                    await seat.speak(m.Chat(text=f"{i} " + "meow " * 99))
                    if room.listener_count < 2:
                        break
                assert room.listener_count == 1
                await until(lambda: len(place.app.edge._open) == 1)

    asyncio.run(scene())


def test_who_pings_and_does_not_read_fills_no_memory(place: AttackedServer) -> None:
    async def unread() -> int:
        connections = list(place.server.server_state.connections)
        return max([one.transport.get_write_buffer_size() for one in connections], default=0)

    async def scene() -> None:
        async with somebody(place, "Ann") as ann, raw_socket(place.port, narrow=True) as deaf:
            table = (await ann.new_table(a_setup())).id
            await open_socket(place, deaf, table)
            await until(lambda: place.rooms.rooms[table].listener_count == 1)
            pings = packed(PING, b"x" * 125) * 500
            sent = 0
            while sent < 16 << 20:
                deaf.writer.write(pings)
                sent += len(pings)
                try:
                    async with asyncio.timeout(1.0):
                        await deaf.writer.drain()
                except (TimeoutError, OSError):
                    break
            assert await asyncio.to_thread(place.do, unread()) < 2 << 20

    asyncio.run(scene())
