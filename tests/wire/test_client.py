"""The Python client on unreliable connections, and its documented example."""

from __future__ import annotations

import asyncio
import contextlib
import textwrap
from pathlib import Path

import httpx
import pytest

from tabbytop.server.settings import Settings
from tabbytop.wire import client as module
from tabbytop.wire.client import Client
from tests.server.live_server import LiveServer, run_on_server


async def close_at_second_request(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, requests: list[int]
) -> None:
    """Answer requests, but close the connection at the second one."""
    with contextlib.suppress(asyncio.IncompleteReadError):
        while await reader.readuntil(b"\r\n\r\n"):
            requests.append(1)
            if len(requests) == 2:
                break
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}")
            await writer.drain()
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_only_reads_are_retried_when_an_idle_connection_is_closed(method: str) -> None:
    async def run() -> None:
        requests: list[int] = []
        server = await asyncio.start_server(lambda r, w: close_at_second_request(r, w, requests), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}") as client:
            assert await client.request(method, "/") == {}
            if method == "GET":
                assert await client.request(method, "/") == {}
            else:  # it may have been processed, so only the caller can decide whether to retry
                with pytest.raises(httpx.TransportError):
                    await client.request(method, "/")
        server.close()
        await server.wait_closed()
        while len(asyncio.all_tasks()) > 1:  # until the server has closed its connections
            await asyncio.sleep(0)

    asyncio.run(run())


def test_the_documented_example_plays_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert module.__doc__ is not None
    example = textwrap.dedent(module.__doc__.partition("\n\n")[2])
    default_url = f"http://localhost:{Settings().port}"
    assert default_url in example

    async def play(server: LiveServer) -> None:
        await asyncio.to_thread(exec, example.replace(default_url, server.url), {})

    run_on_server(tmp_path, play, bot_seconds=0.0)
    assert "The game is over." in capsys.readouterr().out
