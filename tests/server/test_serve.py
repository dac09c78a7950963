"""The server on a real port: sockets, connection limits, shutdown, and the serve, backup and restore commands."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import WebSocket, websocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tabbytop.narrate.language import english
from tabbytop.server.app import make_app
from tabbytop.server.edge.http_protocol import MAX_HANDSHAKE_HEADERS, MAX_HANDSHAKE_LINE, MAX_HEAD_BYTES
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.serve import Server, announce, bind_socket, qr_text
from tabbytop.server.settings import Settings
from tabbytop.server.store import Store
from tests.cli.shell import Shell, sentence_of
from tests.server.in_process_server import QUICK_HASHER
from tests.server.live_server import HANG_TIMEOUT
from tests.server.serve_process import started

HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Echo every message."""
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


@asynccontextmanager
async def serving(folder: Path, *handlers: Any, **options: Any) -> AsyncIterator[tuple[Server, int]]:
    """Run a server on a free port; yield it and the port."""
    all_options: dict[str, Any] = {"data": str(folder), "port": 0, "log_level": "error", **options}
    settings = Settings(**all_options)
    store = await Store.open(settings.database_url)
    listening_socket = bind_socket(settings)
    app = make_app(settings, store, telemetry=Telemetry("error"), hasher=QUICK_HASHER, more_handlers=handlers)
    server = Server(app, settings)
    task = asyncio.create_task(server.serve(sockets=[listening_socket]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield server, listening_socket.getsockname()[1]
    finally:
        server.should_exit = True
        await task
        listening_socket.close()
        await store.close()


def test_sockets_of_our_pages_open_and_are_closed_at_shutdown(tmp_path: Path) -> None:
    said: list[str] = []

    async def pause() -> None:
        said.append("pause")

    async def check() -> None:
        async with serving(tmp_path, echo) as (server, port):
            server.app.services.tables.pause = pause  # type: ignore[method-assign]
            url = f"ws://localhost:{port}/echo"
            async with connect(url, origin=f"http://localhost:{port}") as first, connect(url) as second:  # type: ignore[arg-type]
                for client in (first, second):
                    await client.send("hello")
                    assert await client.recv() == "hello"
                with pytest.raises(InvalidStatus) as rejected:
                    await connect(url, origin="http://evil.example")  # type: ignore[arg-type]
                assert rejected.value.response.status_code == 403
                assert b"other-origin" in (rejected.value.response.body or b"")
                server.should_exit = True
                for client in (first, second):
                    with pytest.raises(ConnectionClosed) as closed:
                        await client.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1001
        assert said[0] == "pause"

    asyncio.run(check())


def test_a_message_that_is_too_long_closes_only_its_own_socket(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, echo) as (_, port):
            url = f"ws://localhost:{port}/echo"
            async with connect(url) as first, connect(url) as second:
                await first.send("x" * 16_384)
                assert len(await first.recv()) == 16_384
                await first.send("x" * 16_385)
                with pytest.raises(ConnectionClosed) as closed:
                    await first.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                await second.send("still here")
                assert await second.recv() == "still here"

    asyncio.run(check())


@asynccontextmanager
async def raw_connection(port: int, data: bytes = b"") -> AsyncIterator[RawConnection]:
    """Open a raw TCP connection and send some bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        yield RawConnection(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@dataclass
class RawConnection:
    """A raw TCP connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def read_to_end(self) -> bytes:
        """Return everything received until the server closes the connection."""
        async with asyncio.timeout(HANG_TIMEOUT):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


def test_idle_and_slow_connections_are_closed(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, patience=3.0) as (_, port):
            incomplete = HEALTH[:-4]
            async with (
                raw_connection(port) as silent,
                raw_connection(port, incomplete) as slow,
                raw_connection(port, HEALTH) as again,
            ):
                assert b"200 OK" in await again.reader.read(100)
                again.writer.write(b"GET /hea")
                for connection in (silent, slow, again):
                    assert b"Traceback" not in await connection.read_to_end()

    asyncio.run(check())


def test_connections_are_limited_per_address(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, connections_per_address=2) as (_, port), raw_connection(port, HEALTH) as first:
            assert b"200 OK" in await first.reader.read(100)
            async with raw_connection(port, HEALTH) as second:
                assert b"200 OK" in await second.reader.read(100)
                async with raw_connection(port, HEALTH) as excess:
                    assert await excess.read_to_end() == b""
            while True:  # until the server has noticed the closed connections
                async with raw_connection(port, HEALTH) as third:
                    if b"200 OK" in await third.reader.read(100):
                        break

    asyncio.run(check())


def test_malformed_requests_are_not_logged_as_faults(tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as (server, port):
            for data in (b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 50, b"A" * 100_000):
                async with raw_connection(port, data) as connection:
                    connection.writer.write_eof()
                    assert b"Traceback" not in await connection.read_to_end()
            assert server.app.services.telemetry.registry.get_sample_value("tabbytop_faults_total") == 0

    asyncio.run(check())


WEBSOCKET = (
    b"GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def padded(request: bytes, size: int) -> bytes:
    """Return a request head of exactly this many bytes, padded with headers of at most 8,000 bytes."""
    lines: list[bytes] = []
    missing = size - len(request)
    while missing:
        length = 4000 if missing > 8000 else missing
        lines.append(b"X-Pad: ".ljust(length - 2, b"x") + b"\r\n")
        missing -= length
    return request[:-2] + b"".join(lines) + b"\r\n"


@pytest.mark.parametrize(
    ("request_head", "good"), [(HEALTH, b" 200 "), (WEBSOCKET, b" 101 ")], ids=["http", "websocket"]
)
def test_a_request_head_is_at_most_as_large_as_documented(tmp_path: Path, request_head: bytes, good: bytes) -> None:
    async def check() -> None:
        async with serving(tmp_path, echo) as (_, port):
            async with raw_connection(port, padded(request_head, MAX_HEAD_BYTES)) as fits:
                assert good in await fits.reader.readline()
            for size in (MAX_HEAD_BYTES + 1, 100_000, 300_000):
                async with raw_connection(port, padded(request_head, size)) as excess:
                    response = await excess.read_to_end()
                    # The response may be lost if the rest of the head arrives after the server hangs up.
                    assert response == b"" or response.startswith(b"HTTP/1.1 431 "), response[:100]
            async with raw_connection(port, HEALTH + padded(HEALTH, 100_000)) as second:
                response = await second.read_to_end()
                assert response.count(b"200 OK") <= 1

    asyncio.run(check())


@pytest.mark.parametrize(
    ("headers", "answer"),
    [
        (b"X: ".ljust(MAX_HANDSHAKE_LINE - 2, b"x") + b"\r\n", b"HTTP/1.1 101 "),
        (b"X: ".ljust(MAX_HANDSHAKE_LINE - 1, b"x") + b"\r\n", b"HTTP/1.1 431 "),
        (b"X: x\r\n" * (MAX_HANDSHAKE_HEADERS - 5), b"HTTP/1.1 101 "),
        (b"X: x\r\n" * (MAX_HANDSHAKE_HEADERS - 4), b"HTTP/1.1 431 "),
    ],
    ids=["long", "too long", "many", "too many"],
)
def test_a_websocket_handshake_with_too_long_or_too_many_headers_is_refused(
    tmp_path: Path, headers: bytes, answer: bytes
) -> None:
    """The parser of handshakes would drop such a connection without an answer."""

    async def check() -> None:
        request = WEBSOCKET[:-2] + headers + b"\r\n"
        async with serving(tmp_path, echo) as (_, port), raw_connection(port, request) as connection:
            assert (await connection.reader.readline()).startswith(answer)

    asyncio.run(check())


@pytest.mark.parametrize(
    "part", [b"0\r\n" + b"X-Pad: x\r\n" * 20_000, b"1;" + b"x" * 200_000], ids=["trailers", "extension"]
)
def test_what_follows_a_body_is_as_limited_as_a_head(tmp_path: Path, part: bytes) -> None:
    """The server hangs up instead of storing it and waiting for its end."""
    post = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tabbytop: 1\r\nContent-Type: application/json\r\n"
    post += b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"

    async def check() -> None:
        async with serving(tmp_path) as (_, port), raw_connection(port, post + part) as connection:
            assert await connection.read_to_end() == b""

    asyncio.run(check())


def test_the_limit_on_request_heads_does_not_count_bodies(tmp_path: Path) -> None:
    body = b'{"name": "%b"}' % (b"x" * 60_000)
    post = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tabbytop: 1\r\nContent-Type: application/json\r\n"
    post += b"Content-Length: %d\r\n\r\n%b" % (len(body), body)

    async def check() -> None:
        async with serving(tmp_path, body_bytes=70_000) as (_, port), raw_connection(port) as connection:
            for _ in range(3):
                connection.writer.write(post)
                assert b" 400 " in await connection.reader.readline()
                head = await connection.reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                await connection.reader.readexactly(length)

    asyncio.run(check())


# The command


@pytest.mark.parametrize("stop_signal", [signal.SIGTERM, signal.SIGINT])
def test_the_serve_command_runs_until_it_gets_a_signal(tmp_path: Path, stop_signal: signal.Signals) -> None:
    with started(tmp_path / "data") as (process, link):
        response = httpx.get(f"{link}/health", timeout=HANG_TIMEOUT)
        assert response.json()["status"] == "ok"
        second = subprocess.run(
            [sys.executable, "-m", "tabbytop.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")],
            capture_output=True, text=True, check=False, timeout=HANG_TIMEOUT,
        )  # fmt: skip
        assert second.returncode == 2
        assert "Another Tabbytop is using" in sentence_of(second.stderr)
        process.send_signal(stop_signal)
        out, err = process.communicate(timeout=HANG_TIMEOUT)
        assert process.returncode == 0
        assert out.endswith("Stopped. All data is saved.\n")
        assert "Traceback" not in err
    assert (tmp_path / "data" / "key").stat().st_mode & 0o077 == 0
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return a shell in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Shell(tmp_path, capsys, monkeypatch)


def test_a_port_in_use_is_reported(shell: Shell) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port} is already in use" in shell.bad("serve", "--port", port)


def test_a_folder_that_cannot_be_written_is_reported(shell: Shell) -> None:
    Path("file").write_text("")
    for command in (("serve",), ("restore", "copy")):
        assert "Can't write to" in shell.bad(*command, "--data", "file")
        assert "Can't write to" in shell.bad(*command, "--data", "a\0b")


def test_a_missing_web_client_is_reported(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.server.app.web_folder", lambda: Path("nowhere"))
    assert "python3 dev.py web" in shell.bad("serve", "--port", "0", "--data", "here")


def test_an_invalid_setting_is_reported(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "port can't be" in shell.bad("serve", "--port", "70000")
    assert "postgresql://" in shell.bad("serve", "--database", "mysql://cats")
    monkeypatch.setenv("TABBYTOP_PROT", "7")
    assert "TABBYTOP_PROT" in shell.bad("serve")


def test_a_backup_can_be_restored(shell: Shell, tmp_path: Path) -> None:
    async def register_account(folder: str) -> None:
        async with serving(Path(folder)) as (_, port):
            url = f"http://localhost:{port}"
            async with httpx.AsyncClient(base_url=url, headers={"x-tabbytop": "1"}) as client:
                await client.post("/api/accounts", json={"login": "Mimi", "password": "nine lives at least"})

    async def is_there(folder: str) -> bool:
        store = await Store.open(Settings(data=folder).database_url)
        try:
            return await store.person_by_login("mimi") is not None
        finally:
            await store.close()

    Path("one").mkdir()
    asyncio.run(register_account("one"))
    assert "copy.db" in shell.good("backup", "copy.db", "--data", "one")
    assert shell.bad("backup", "copy.db", "--data", "one")
    shell.good("backup", "copy.db", "--data", "one", "--force")
    shell.good("restore", "copy.db", "--data", "two")
    assert asyncio.run(is_there("two"))
    assert shell.bad("restore", "copy.db", "--data", "two")
    shell.good("restore", "copy.db", "--data", "two", "--force")
    Path("nonsense").write_text("meow")
    assert shell.bad("restore", "nonsense", "--data", "three")
    assert shell.bad("backup", "more.db", "--data", "nowhere")


def test_restore_is_refused_while_the_server_is_running(tmp_path: Path, shell: Shell) -> None:
    with started(tmp_path / "data"):
        shell.good("backup", "copy.db", "--data", "data")
        assert "Another Tabbytop is using" in shell.bad("restore", "copy.db", "--data", "data", "--force")


def test_the_startup_message_on_a_local_network_has_a_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("tabbytop.server.serve.lan_address", lambda: "192.168.1.7")
    announce(english(), Settings(lan=True), 8229, said.append)
    assert said[0].endswith("http://localhost:8229")
    assert said[1].endswith("http://192.168.1.7:8229")
    assert said[2] == qr_text("http://192.168.1.7:8229")
    widths = {len(line) for line in said[2].splitlines()}
    assert len(widths) == 1
    assert abs(widths.pop() - 2 * len(said[2].splitlines())) <= 1
    monkeypatch.setattr("tabbytop.server.serve.lan_address", lambda: None)
    said.clear()
    announce(english(), Settings(lan=True), 8229, said.append)
    assert "on a network" in said[1]
