"""Serving for real: sockets, limits of connections, goodbyes, and the commands around it."""

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
from tabbytop.server.edge.http_protocol import MAX_HEAD_BYTES
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.serve import Server, announce, bind_socket, qr_text
from tabbytop.server.settings import Settings
from tabbytop.server.store import Store
from tests.cli.shell import Shell, sentence_of
from tests.server.in_process_server import QUICK
from tests.server.live_server import PATIENCE
from tests.server.serve_process import started

HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Says everything again."""
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


@asynccontextmanager
async def serving(folder: Path, *handlers: Any, **options: Any) -> AsyncIterator[tuple[Server, int]]:
    """A server on a real port."""
    chosen: dict[str, Any] = {"data": str(folder), "port": 0, "log_level": "error", **options}
    settings = Settings(**chosen)
    store = await Store.open(settings.database_url)
    door = bind_socket(settings)
    app = make_app(settings, store, telemetry=Telemetry("error"), hasher=QUICK, more_handlers=handlers)
    server = Server(app, settings)
    task = asyncio.create_task(server.serve(sockets=[door]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield server, door.getsockname()[1]
    finally:
        server.should_exit = True
        await task
        door.close()
        await store.close()


def test_sockets_of_our_pages_open_and_end_with_a_goodbye(tmp_path: Path) -> None:
    said: list[str] = []

    async def pause() -> None:
        said.append("pause")

    async def scene() -> None:
        async with serving(tmp_path, echo) as (server, port):
            server.app.services.tables.pause = pause  # type: ignore[method-assign]
            here = f"ws://localhost:{port}/echo"
            async with connect(here, origin=f"http://localhost:{port}") as one, connect(here) as two:  # type: ignore[arg-type]
                for talk in (one, two):
                    await talk.send("hello")
                    assert await talk.recv() == "hello"
                with pytest.raises(InvalidStatus) as left:
                    await connect(here, origin="http://evil.example")  # type: ignore[arg-type]
                assert left.value.response.status_code == 403
                assert b"other-origin" in (left.value.response.body or b"")
                server.should_exit = True
                for talk in (one, two):
                    with pytest.raises(ConnectionClosed) as closed:
                        await talk.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1001
        assert said[0] == "pause"

    asyncio.run(scene())


def test_a_message_that_is_too_long_ends_its_socket_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, echo) as (_, port):
            here = f"ws://localhost:{port}/echo"
            async with connect(here) as one, connect(here) as two:
                await one.send("x" * 16_384)
                assert len(await one.recv()) == 16_384
                await one.send("x" * 16_385)
                with pytest.raises(ConnectionClosed) as closed:
                    await one.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                await two.send("still here")
                assert await two.recv() == "still here"

    asyncio.run(scene())


@asynccontextmanager
async def calling(port: int, words: bytes = b"") -> AsyncIterator[Line]:
    """A bare connection."""
    reader, pen = await asyncio.open_connection("127.0.0.1", port)
    try:
        pen.write(words)
        yield Line(reader, pen)
    finally:
        pen.close()
        with suppress(ConnectionError):
            await pen.wait_closed()


@dataclass
class Line:
    """A bare connection."""

    reader: asyncio.StreamReader
    pen: asyncio.StreamWriter

    async def rest(self) -> bytes:
        """All that is said until the other end hangs up."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


def test_who_does_not_say_what_they_want_is_let_go(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, patience=3.0) as (_, port):
            slowly = HEALTH[:-4]
            async with calling(port) as silent, calling(port, slowly) as slow, calling(port, HEALTH) as again:
                assert b"200 OK" in await again.reader.read(100)
                again.pen.write(b"GET /hea")
                for line in (silent, slow, again):
                    assert b"Traceback" not in await line.rest()

    asyncio.run(scene())


def test_an_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, connections_per_address=2) as (_, port), calling(port, HEALTH) as first:
            assert b"200 OK" in await first.reader.read(100)
            async with calling(port, HEALTH) as second:
                assert b"200 OK" in await second.reader.read(100)
                async with calling(port, HEALTH) as over:
                    assert await over.rest() == b""
            while True:  # until the server has noticed that they left
                async with calling(port, HEALTH) as third:
                    if b"200 OK" in await third.reader.read(100):
                        break

    asyncio.run(scene())


def test_nonsense_on_the_line_is_not_a_fault_of_ours(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as (server, port):
            for words in (b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 50, b"A" * 100_000):
                async with calling(port, words) as line:
                    line.pen.write_eof()
                    assert b"Traceback" not in await line.rest()
            assert server.app.services.telemetry.registry.get_sample_value("tabbytop_faults_total") == 0

    asyncio.run(scene())


WEBSOCKET = (
    b"GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def padded(request: bytes, size: int) -> bytes:
    """A request head of exactly this many bytes, made up of headers of at most 8,000 bytes."""
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
    async def scene() -> None:
        async with serving(tmp_path, echo) as (_, port):
            async with calling(port, padded(request_head, MAX_HEAD_BYTES)) as fits:
                assert good in await fits.reader.readline()
            for size in (MAX_HEAD_BYTES + 1, 100_000, 300_000):
                async with calling(port, padded(request_head, size)) as over:
                    answer = await over.rest()
                    # If the rest of the head arrives after the server hung up, the answer may be lost.
                    assert answer == b"" or answer.startswith(b"HTTP/1.1 431 "), answer[:100]
            async with calling(port, HEALTH + padded(HEALTH, 100_000)) as second:
                answer = await second.rest()
                assert answer.count(b"200 OK") <= 1

    asyncio.run(scene())


def test_the_limit_on_request_heads_does_not_count_bodies(tmp_path: Path) -> None:
    body = b'{"name": "%b"}' % (b"x" * 60_000)
    post = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Tabbytop: 1\r\nContent-Type: application/json\r\n"
    post += b"Content-Length: %d\r\n\r\n%b" % (len(body), body)

    async def scene() -> None:
        async with serving(tmp_path, body_bytes=70_000) as (_, port), calling(port) as line:
            for _ in range(3):
                line.pen.write(post)
                assert b" 400 " in await line.reader.readline()
                head = await line.reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                await line.reader.readexactly(length)

    asyncio.run(scene())


# The command


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path, sign: signal.Signals) -> None:
    with started(tmp_path / "data") as (process, link):
        answer = httpx.get(f"{link}/health", timeout=PATIENCE)
        assert answer.json()["status"] == "ok"
        second = subprocess.run(
            [sys.executable, "-m", "tabbytop.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")],
            capture_output=True, text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip
        assert second.returncode == 2
        assert "Another Tabbytop is using" in sentence_of(second.stderr)
        process.send_signal(sign)
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert out.endswith("Stopped. All data is saved.\n")
        assert "Traceback" not in err
    assert (tmp_path / "data" / "key").stat().st_mode & 0o077 == 0
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A shell in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Shell(tmp_path, capsys, monkeypatch)


def test_a_port_that_is_taken_is_said_in_a_sentence(shell: Shell) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port} is already in use" in shell.bad("serve", "--port", port)


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(shell: Shell) -> None:
    Path("file").write_text("")
    for command in (("serve",), ("restore", "copy")):
        assert "Can't write to" in shell.bad(*command, "--data", "file")
        assert "Can't write to" in shell.bad(*command, "--data", "a\0b")


def test_a_client_that_was_not_built_is_said_in_a_sentence(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.server.app.web_folder", lambda: Path("nowhere"))
    assert "python3 dev.py web" in shell.bad("serve", "--port", "0", "--data", "here")


def test_what_cannot_be_set_is_said_in_a_sentence(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "port can't be" in shell.bad("serve", "--port", "70000")
    assert "postgresql://" in shell.bad("serve", "--database", "mysql://cats")
    monkeypatch.setenv("TABBYTOP_PROT", "7")
    assert "TABBYTOP_PROT" in shell.bad("serve")


def test_what_is_backed_up_comes_back(shell: Shell, tmp_path: Path) -> None:
    async def keep(folder: str) -> None:
        async with serving(Path(folder)) as (_, port):
            here = f"http://localhost:{port}"
            async with httpx.AsyncClient(base_url=here, headers={"x-tabbytop": "1"}) as one:
                await one.post("/api/accounts", json={"login": "Mimi", "password": "nine lives at least"})

    async def is_there(folder: str) -> bool:
        store = await Store.open(Settings(data=folder).database_url)
        try:
            return await store.person_by_login("mimi") is not None
        finally:
            await store.close()

    Path("one").mkdir()
    asyncio.run(keep("one"))
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


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, shell: Shell) -> None:
    with started(tmp_path / "data"):
        shell.good("backup", "copy.db", "--data", "data")
        assert "Another Tabbytop is using" in shell.bad("restore", "copy.db", "--data", "data", "--force")


def test_the_greeting_on_a_local_network_has_a_code_for_phones(monkeypatch: pytest.MonkeyPatch) -> None:
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
