"""Call every route of the server once: a new route fails here until it has a call."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from litestar.routes import WebSocketRoute

from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, first_move
from tests.server.live_server import Place, scene

PASSWORD = "nine lives at least"
NEW_PASSWORD = "eight lives are left"


class Tour:
    """A visitor who keeps a list of the routes they called."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.called: set[tuple[str, str]] = set()

    async def call(self, method: str, route: str, body: Any = None, **params: Any) -> httpx.Response:
        """Call a route, such as `/api/tables/{table:str}`; the call must succeed.

        Parameters of the path replace their placeholders, all others go into the query.
        """
        path, query = route, {}
        for name, value in params.items():
            placeholders = [part for part in route.split("/") if part.startswith(f"{{{name}:")]
            if placeholders:
                path = path.replace(placeholders[0], str(value))
            else:
                query[name] = value
        answer = await self.client.http.request(method, path.replace("//", "/"), json=body, params=query)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        self.called.add((method, route))
        return answer


async def visit_pages(tour: Tour) -> None:
    """Call what needs no session."""
    for method in ("GET", "HEAD"):
        await tour.call(method, "/health")
        await tour.call(method, "/")
        await tour.call(method, "/{path:path}", path="/learn")
    assert "tabbytop_requests_total" in (await tour.call("GET", "/metrics")).text
    await tour.call("GET", "/schema")
    assert "paths" in (await tour.call("GET", "/schema/openapi.json")).json()
    for game in (await tour.call("GET", "/api/games")).json()["games"]:
        await tour.call("GET", "/api/rules/{game:str}", game=game["name"])
        await tour.call("GET", "/api/lessons/{game:str}", game=game["name"])
    assert (await tour.call("GET", "/api/cards/{game:str}", game="here-kitty-kitty")).json()


async def visit_table(tour: Tour) -> None:
    """Call the routes of a table, from its creation to its end."""
    assert (await tour.call("POST", "/api/guest", {"name": "Ada"})).json()["kind"] == "guest"
    assert (await tour.call("GET", "/api/me")).json()["name"] == "Ada"
    await tour.call("PATCH", "/api/me", {"name": "Ada L"})
    setup = {"game": "if-it-fits", "players": 2, "options": {"first": 0}, "bot_seconds": 0}
    table = (await tour.call("POST", "/api/tables", {"setup": setup, "bots": ["kitten"], "start": True})).json()["id"]
    await tour.call("GET", "/api/tables")
    assert [one["id"] for one in (await tour.call("GET", "/api/my/tables")).json()] == [table]
    route = "/api/tables/{table:str}"
    async with tour.client.connect(table) as seat:
        tour.called.add(("WEBSOCKET", f"{route}/socket"))
        assert await seat.my_turn()
        words = first_move(seat.options)
        assert (await tour.call("GET", f"{route}/moves", table=table)).json()
        await tour.call("POST", f"{route}/try", {"do": "try", "n": seat.n, "say": words}, table=table)
        before = seat.n
        done = await tour.call("POST", f"{route}/do", {"n": before, "say": words}, table=table)
        assert done.json()["n"] > before
        assert (await tour.call("GET", f"{route}/unseen", table=table)).json()
        assert (await tour.call("GET", route, table=table)).json()["view"]
        token = await tour.call("POST", f"{route}/seats/{{seat:int}}/token", table=table, seat=0)
        assert token.json()["token"]
        assert "<svg" in (await tour.call("GET", f"{route}/qr", table=table)).text
        assert table in (await tour.call("GET", f"{route}/link", table=table)).json()["link"]
        await seat.speak(m.Resign())
        await seat.until(lambda: seat.is_over)
    steps = (await tour.call("GET", f"{route}/replay", table=table)).json()["steps"]
    await tour.call("GET", f"{route}/replay/{{n:int}}", table=table, n=steps[0]["n"])
    assert (await tour.call("GET", f"{route}/record", table=table)).json()["game"] == "if-it-fits"
    await tour.call("GET", f"{route}/verify", table=table)


async def visit_account(tour: Tour, phone: Client) -> None:
    """Call the routes of an account, from the first day to the last."""
    await tour.call("POST", "/api/accounts", {"login": "ada of the attic", "password": PASSWORD})
    await tour.call("POST", "/api/password", {"old": PASSWORD, "new": NEW_PASSWORD})
    link = (await tour.call("POST", "/api/device")).json()["link"].partition("#")[2]
    tour.client, desk = phone, tour.client
    assert (await tour.call("POST", "/api/device/take", {"link": link})).json()["kind"] == "account"
    tour.client = desk
    await tour.call("POST", "/api/logout")
    await tour.call("POST", "/api/login", {"login": "ada of the attic", "password": NEW_PASSWORD})
    await tour.call("DELETE", "/api/account", {"password": NEW_PASSWORD})


def test_every_route_answers(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        tour = Tour(await place.stranger())
        await visit_pages(tour)
        await visit_table(tour)
        await visit_account(tour, await place.stranger())
        routes: set[tuple[str, str]] = set()
        for route in place.app.routes:
            methods = {"WEBSOCKET"} if isinstance(route, WebSocketRoute) else set(getattr(route, "methods", ()))
            routes |= {(method, route.path) for method in methods - {"OPTIONS"}}
        assert len(routes) > 30
        assert tour.called == routes

    scene(tmp_path, play)
