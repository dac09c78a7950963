"""Raw connections: bytes that no library would send, clients that never read, requests that never end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest

from docs.protocol_page import protocol_page
from tabbytop.server.tables import quotas
from tabbytop.wire import messages as m
from tests.hostile.attacked_server import ATTACKERS, NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import a_setup, open_client, until
from tests.hostile.raw_socket import BINARY, CLOSE, CONTINUED, PING, TEXT, RawSocket, handshake, packed, raw_socket

POST = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tabbytop: 1\r\nContent-Type: application/json\r\n"
"""The start of a request with a body."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("lines"), **NO_LIMITS) as running:
        yield running


@pytest.fixture(autouse=True)
def _no_errors(target: AttackedServer) -> Iterator[None]:
    yield
    errors = target.errors()
    target.clear_log()
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
def test_odd_requests_are_answered_or_disconnected(target: AttackedServer, name: str) -> None:
    request = ODD_REQUESTS[name]
    data = request if isinstance(request, bytes) else request.encode()

    async def scene() -> None:
        async with raw_socket(target.port) as sock:
            await sock.send(data)
            answer = await sock.receive()
            assert answer or sock.reader.at_eof()
            assert b" 500 " not in answer
            assert b"root:" not in answer
            assert b"[project]" not in answer

    asyncio.run(scene())


ODD_HANDSHAKES: dict[str, dict[str, str]] = {
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


@pytest.mark.parametrize("name", ODD_HANDSHAKES)
def test_odd_handshakes_are_answered_or_disconnected(target: AttackedServer, name: str) -> None:
    async def scene() -> None:
        async with raw_socket(target.port) as sock:
            await sock.send(handshake("/api/tables/none/socket", target.port, ODD_HANDSHAKES[name]))
            answer = await sock.receive()
            assert answer or sock.reader.at_eof()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "query", ["n=x", f"n={'9' * 5000}", "seat=-1", "seat=1e9", "seat=x", "n=%00", "n=1&n=2", "tell=%ff"]
)
def test_odd_query_strings_are_answered(target: AttackedServer, query: str) -> None:
    async def scene() -> None:
        async with raw_socket(target.port) as sock:
            await sock.send(handshake(f"/api/tables/none/socket?{query}", target.port))
            assert b" 500 " not in await sock.receive()

    asyncio.run(scene())


ODD_FRAMES = {
    "no letters": packed(TEXT, b"\xff\xfe"),
    "half a UTF-8 character": packed(TEXT, b"\xe2", last=False) + packed(CONTINUED, b"\x28\xa1"),
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
def test_odd_frames_are_answered_or_close_the_socket(target: AttackedServer, name: str) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann:
            table = (await ann.new_table(a_setup())).id
            async with raw_socket(target.port) as sock:
                await sock.send(handshake(f"/api/tables/{table}/socket", target.port))
                assert b" 101 " in await sock.receive()
                await sock.send(ODD_FRAMES[name])
                await sock.receive(seconds=0.5)
            await until(lambda: not target.rooms.rooms[table].listener_count)

    asyncio.run(scene())


CLOSE_CODES = {
    "unmasked": 1002, "reserved": 1002, "unknown kind": 1002, "nothing to go on with": 1002, "long ping": 1002,
    "ping in parts": 1002, "short goodbye": 1002, "no letters": 1007, "too long": 1009,
}  # fmt: skip


@pytest.mark.parametrize("name", CLOSE_CODES)
def test_odd_frames_close_the_socket_with_a_documented_code(target: AttackedServer, name: str) -> None:
    async def scene() -> None:
        async with open_client(target, "Ann") as ann:
            table = (await ann.new_table(a_setup())).id
            async with raw_socket(target.port) as sock:
                await open_socket(target, sock, table)
                assert b" 101 " in await sock.receive()
                await sock.send(ODD_FRAMES[name])
                closed = re.search(rb"\x88.(..)", await sock.receive_all(), re.DOTALL)
        assert closed is not None
        code = int.from_bytes(closed[1], "big")
        assert code == CLOSE_CODES[name]
        assert f"\n| {code} | " in protocol_page()

    asyncio.run(scene())


def test_a_disconnect_during_a_request_is_not_a_server_error(target: AttackedServer) -> None:
    async def scene() -> None:
        before = len(target.lines())
        async with raw_socket(target.port) as sock:
            await sock.send(f"{POST}Content-Length: 50\r\n\r\n{{".encode())
            await asyncio.sleep(0.05)
        await until(lambda: any(line.get("route") == "/api/guest" for line in target.lines()[before:]))

    asyncio.run(scene())


def test_endless_headers_are_cut_off(target: AttackedServer) -> None:
    async def scene() -> None:
        async with raw_socket(target.port) as sock:
            await sock.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
            sent = 0
            while sent < 8 << 20 and await sock.send(b"x" * 65_536):
                sent += 65_536
                await asyncio.sleep(0)
            assert sent < 8 << 20

    asyncio.run(scene())


async def open_socket(target: AttackedServer, sock: RawSocket, table: str) -> None:
    """Ask for a WebSocket at a table."""
    await sock.send(handshake(f"/api/tables/{table}/socket", target.port))


def test_a_client_that_does_not_read_is_disconnected_without_delaying_others(
    target: AttackedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MAX_ENTRIES_PER_PERSON", 5000)

    async def scene() -> None:
        async with open_client(target, "Ann") as ann, raw_socket(target.port, ATTACKERS[0], narrow=True) as stalled:
            table = (await ann.new_table(a_setup())).id
            async with ann.connect(table) as seat:
                await open_socket(target, stalled, table)
                room = target.rooms.rooms[table]
                await until(lambda: room.listener_count == 2)
                for i in range(3000):
                    await seat.send_command(m.Chat(text=f"{i} " + "meow " * 99))
                    if room.listener_count < 2:
                        break
                assert room.listener_count == 1
                await until(lambda: len(target.app.edge._open) == 1)

    asyncio.run(scene())


def test_a_client_that_pings_without_reading_does_not_fill_memory(target: AttackedServer) -> None:
    async def unsent_bytes() -> int:
        connections = list(target.server.server_state.connections)
        return max([connection.transport.get_write_buffer_size() for connection in connections], default=0)

    async def scene() -> None:
        async with open_client(target, "Ann") as ann, raw_socket(target.port, narrow=True) as stalled:
            table = (await ann.new_table(a_setup())).id
            await open_socket(target, stalled, table)
            await until(lambda: target.rooms.rooms[table].listener_count == 1)
            pings = packed(PING, b"x" * 125) * 500
            sent = 0
            while sent < 16 << 20:
                stalled.writer.write(pings)
                sent += len(pings)
                try:
                    async with asyncio.timeout(1.0):
                        await stalled.writer.drain()
                except (TimeoutError, OSError):
                    break
            assert await asyncio.to_thread(target.do, unsent_bytes()) < 2 << 20

    asyncio.run(scene())
