"""A table is read only by jobs in its room's queue, and each job authorizes the reader itself."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

import tabbytop.server
from tabbytop.server.rooms import room as room_module
from tabbytop.server.rooms.room import Room
from tabbytop.wire import messages as m
from tests.server.cluster.several_servers import until
from tests.server.live_server import LiveServer, run_on_server, seat_table, setup
from tests.server.seat_swap import ENTRIES, ROUTES, answer_to_host, connect_host


async def wait_for_queue(room: Room, count: int) -> None:
    """Wait until this many jobs are queued."""
    await until(lambda: len(room.jobs) == count)


@pytest.mark.parametrize("name", ROUTES)
def test_a_seat_is_checked_in_the_same_job_that_reads_the_table(name: str, tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), start=False)
        client, table, room = seated.clients[0], seated.table, server.room(seated.table)
        host = await connect_host(seated)
        n = seated.state.entry_number + ENTRIES
        before, reached, after = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            reached.set()
            await after.wait()

        room.jobs.schedule(before.wait)
        await wait_for_queue(room, 0)
        chatting = asyncio.create_task(answer_to_host(ROUTES["do"], host, n))
        await wait_for_queue(room, 1)
        room.jobs.schedule(hold)
        swapping = asyncio.create_task(client.do(table, m.Swap(seats=(0, 1))))
        await wait_for_queue(room, 3)
        starting = asyncio.create_task(client.do(table, m.Start()))
        await wait_for_queue(room, 4)
        before.set()
        await reached.wait()  # the chat line is written; its answer is queued behind swap and start
        await until(lambda: len(room.jobs) == 3 or chatting.done())
        request = chatting if name == "do" else asyncio.create_task(answer_to_host(ROUTES[name], host, n))
        if name != "do":
            await until(lambda: len(room.jobs) == 4 or request.done())
        after.set()
        answer = await request
        assert not answer or not ROUTES[name].leaks(answer), answer
        assert answer is not None or name != "do", "the caller sees the table from their new seat"
        await asyncio.gather(chatting, swapping, starting)
        assert seated.state.status == "playing"

    run_on_server(tmp_path, play)


def test_the_attack_covers_every_route_that_takes_a_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        found = set()
        for route in server.app.routes:
            for handler in getattr(route, "route_handlers", None) or [getattr(route, "route_handler", None)]:
                if isinstance(handler, HTTPRouteHandler | WebsocketRouteHandler):
                    names = set(handler.parsed_fn_signature.parameters)
                    methods = handler.http_methods if isinstance(handler, HTTPRouteHandler) else ["WS"]
                    reads_query = isinstance(handler, WebsocketRouteHandler)  # including the seat
                    for path in handler.paths:
                        has_body = "data" in names and "{table" in path  # a command, which may name a seat
                        if reads_query or names & {"seat", "eyes"} or has_body:
                            found |= {(str(method), path) for method in methods}
        assert {(route.method, route.path) for route in ROUTES.values()} == found - {("OPTIONS", "")}

    run_on_server(tmp_path, play)


def test_no_code_outside_a_room_touches_its_state() -> None:
    private = {"_state", "_sealed", "_listeners", "_bots"}
    room = ast.parse(Path(room_module.__file__).read_text(encoding="utf-8"))
    assert private <= {node.attr for node in ast.walk(room) if isinstance(node, ast.Attribute)}
    root = Path(tabbytop.server.__file__).parent.parent
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted(root.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in private
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]
    assert found == []
