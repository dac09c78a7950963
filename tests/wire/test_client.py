"""The Python client, where the network is not as it should be."""

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
from tests.server.live_server import Place, scene


async def tired(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, count: list[int]) -> None:
    """A server that answers the first request of a connection, and closes at the second."""
    with contextlib.suppress(asyncio.IncompleteReadError):
        while await reader.readuntil(b"\r\n\r\n"):
            count.append(1)
            if len(count) == 2:
                break
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}")
            await writer.drain()
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_what_only_looks_is_asked_again_when_an_idle_connection_is_closed(method: str) -> None:
    async def run() -> None:
        count: list[int] = []
        server = await asyncio.start_server(lambda r, w: tired(r, w, count), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}") as client:
            assert await client.request(method, "/") == {}
            if method == "GET":
                assert await client.request(method, "/") == {}
            else:  # it may have happened: only who asked can know whether to ask again
                with pytest.raises(httpx.TransportError):
                    await client.request(method, "/")
        server.close()
        await server.wait_closed()
        while len(asyncio.all_tasks()) > 1:  # until the other end has closed its connections
            await asyncio.sleep(0)

    asyncio.run(run())


def test_the_example_plays_a_whole_game_as_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert module.__doc__ is not None
    example = textwrap.dedent(module.__doc__.partition("\n\n")[2])
    usual = f"http://localhost:{Settings().port}"
    assert usual in example

    async def play(place: Place) -> None:
        await asyncio.to_thread(exec, example.replace(usual, place.url), {})

    scene(tmp_path, play, bot_seconds=0.0)
    assert "The game is over." in capsys.readouterr().out
