"""Call every route of the server once: a new route fails here until it has a call."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from litestar.routes import WebSocketRoute

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, first_move
from tests.server.live_server import LiveServer, run_on_server

PASSWORD = "nine lives at least"
NEW_PASSWORD = "eight lives are left"


class RouteRecorder:
    """A client that records the routes it has called."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.called: set[tuple[str, str]] = set()

    async def call(self, method: str, route: str, body: Any = None, **params: Any) -> httpx.Response:
        """Call a route, such as `/api/tables/{table:str}`; the call must succeed.

        Path parameters replace their placeholders; all others go into the query string.
        """
        path, query = route, {}
        for name, value in params.items():
            placeholders = [part for part in route.split("/") if part.startswith(f"{{{name}:")]
            if placeholders:
                path = path.replace(placeholders[0], str(value))
            else:
                query[name] = value
        response = await self.client.http.request(method, path.replace("//", "/"), json=body, params=query)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        self.called.add((method, route))
        return response


async def visit_pages(recorder: RouteRecorder) -> None:
    """Call the routes that need no session."""
    for method in ("GET", "HEAD"):
        await recorder.call(method, "/health")
        await recorder.call(method, "/")
        await recorder.call(method, "/{path:path}", path="/learn")
    assert "tabbytop_requests_total" in (await recorder.call("GET", "/metrics")).text
    await recorder.call("GET", "/schema")
    assert "paths" in (await recorder.call("GET", "/schema/openapi.json")).json()
    for game in (await recorder.call("GET", "/api/games")).json()["games"]:
        await recorder.call("GET", "/api/rules/{game:str}", game=game["name"])
        await recorder.call("GET", "/api/lessons/{game:str}", game=game["name"])
    assert (await recorder.call("GET", "/api/cards/{game:str}", game="here-kitty-kitty")).json()


async def visit_table(recorder: RouteRecorder) -> None:
    """Call the routes of a table, from its creation to its end."""
    assert (await recorder.call("POST", "/api/guest", {"name": "Ada"})).json()["kind"] == "guest"
    assert (await recorder.call("GET", "/api/me")).json()["name"] == "Ada"
    await recorder.call("PATCH", "/api/me", {"name": "Ada L"})
    setup = {"game": "if-it-fits", "players": 2, "options": {"first": 0}, "bot_seconds": 0}
    created = await recorder.call("POST", "/api/tables", {"setup": setup, "bots": ["kitten"], "start": True})
    table = created.json()["id"]
    await recorder.call("GET", "/api/tables")
    assert [listed["id"] for listed in (await recorder.call("GET", "/api/my/tables")).json()] == [table]
    route = "/api/tables/{table:str}"
    async with recorder.client.connect(table) as seat:
        recorder.called.add(("WEBSOCKET", f"{route}/socket"))
        assert await seat.my_turn()
        words = first_move(seat.options)
        assert (await recorder.call("GET", f"{route}/moves", table=table)).json()
        await recorder.call("POST", f"{route}/try", {"do": "try", "n": seat.last_entry, "say": words}, table=table)
        before = seat.last_entry
        done = await recorder.call("POST", f"{route}/do", {"n": before, "say": words}, table=table)
        assert done.json()["n"] > before
        assert (await recorder.call("GET", f"{route}/unseen", table=table)).json()
        assert (await recorder.call("GET", route, table=table)).json()["view"]
        token = await recorder.call("POST", f"{route}/seats/{{seat:int}}/token", table=table, seat=0)
        assert token.json()["token"]
        assert "<svg" in (await recorder.call("GET", f"{route}/qr", table=table)).text
        assert table in (await recorder.call("GET", f"{route}/link", table=table)).json()["link"]
        await seat.send_command(m.Resign())
        await seat.until(lambda: seat.is_over)
    page = (await recorder.call("GET", "/api/my/results")).json()
    assert [result["table"] for result in page["results"]] == [table]
    steps = (await recorder.call("GET", f"{route}/replay", table=table)).json()["steps"]
    await recorder.call("GET", f"{route}/replay/{{n:int}}", table=table, n=steps[0]["n"])
    assert (await recorder.call("GET", f"{route}/record", table=table)).json()["game"] == "if-it-fits"
    await recorder.call("GET", f"{route}/verify", table=table)
    await recorder.call("DELETE", "/api/my/results")


async def visit_account(recorder: RouteRecorder, phone: Client) -> None:
    """Call the routes of an account, from sign-up to deletion."""
    await recorder.call("POST", "/api/accounts", {"login": "ada of the attic", "password": PASSWORD})
    await recorder.call("POST", "/api/password", {"old": PASSWORD, "new": NEW_PASSWORD})
    link = (await recorder.call("POST", "/api/device")).json()["link"].partition("#")[2]
    recorder.client, desk = phone, recorder.client
    assert (await recorder.call("POST", "/api/device/take", {"link": link})).json()["kind"] == "account"
    recorder.client = desk
    await recorder.call("POST", "/api/logout")
    await recorder.call("POST", "/api/login", {"login": "ada of the attic", "password": NEW_PASSWORD})
    await recorder.call("DELETE", "/api/account", {"password": NEW_PASSWORD})


def test_every_route_answers(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        recorder = RouteRecorder(await server.new_client())
        await visit_pages(recorder)
        await visit_table(recorder)
        await visit_account(recorder, await server.new_client())
        routes: set[tuple[str, str]] = set()
        for route in server.app.routes:
            methods = {"WEBSOCKET"} if isinstance(route, WebSocketRoute) else set(getattr(route, "methods", ()))
            routes |= {(method, route.path) for method in methods - {"OPTIONS"}}
        assert len(routes) > 30
        assert recorder.called == routes

    run_on_server(tmp_path, play)
