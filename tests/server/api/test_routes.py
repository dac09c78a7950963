"""The HTTP routes for players and operators."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import NAMES
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.edge.errors import STATUS
from tabbytop.server.ops.health import PROBE_EVERY
from tabbytop.server.services import Services
from tabbytop.server.settings import Rate
from tabbytop.server.store.types import StoreUnavailable, TableSummary
from tabbytop.server.tables.parsing import parse_command
from tests.server.in_process_server import BASE, LOGIN, AsgiSocket, InProcessServer, error_code, run_in_process
from tests.server.live_server import HANG_TIMEOUT
from tests.server.store.samples import limit_pages

NO_RATE_LIMITS = {"request_rate": Rate(1_000_000, 1), "account_rate": Rate(1_000_000, 1)}


def cookie_of(response: httpx.Response) -> str:
    """Return the Set-Cookie header of a response."""
    return str(response.headers["set-cookie"])


# People


def test_a_guest_signs_in_changes_their_name_and_signs_out(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            assert (await client.get("/api/me")).json()["kind"] == "nobody"
            signed_in = await client.post("/api/guest", json={"name": " Kit  Cat "})
            assert signed_in.status_code == 201
            assert signed_in.json() == (await client.get("/api/me")).json()
            assert signed_in.json()["name"] == "Kit Cat"
            cookie = cookie_of(signed_in)
            assert re.match(r"tabbytop=[\w-]{43};", cookie)
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" not in cookie
            changed = await client.patch("/api/me", json={"name": "Kat", "language": "de"})
            assert (changed.json()["name"], changed.json()["language"]) == ("Kat", "de")
            assert error_code(await client.post("/api/guest", json={"name": "Other"}), 409) == "already-somebody"
            signed_out = await client.post("/api/logout")
            assert signed_out.status_code == 204
            assert "Max-Age=0" in cookie_of(signed_out)
            assert (await client.get("/api/me")).json()["kind"] == "nobody"
            assert error_code(await client.patch("/api/me", json={"name": "Kat"}), 401) == "not-signed-in"

    run_in_process(tmp_path, check)


def test_cookies_are_secure_if_the_public_url_is_https(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            assert "; Secure" in cookie_of(await client.post("/api/guest", json={"name": "Kit"}))

    run_in_process(tmp_path, check, public_url="https://cats.example")


def test_the_cookie_is_renewed_with_its_session(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            first = cookie_of(await client.post("/api/guest", json={"name": "Kit"}))
            await server.clock.advance(3600)
            assert "set-cookie" not in (await client.get("/api/me")).headers
            await server.clock.advance(2 * 86_400)
            assert cookie_of(await client.get("/api/me")) == first
            assert "set-cookie" not in (await client.get("/api/me")).headers
            await server.clock.advance(2 * 86_400)
            assert error_code(await client.patch("/api/me", json={"name": ""}), 400) == "bad-name"
            await server.clock.advance(2 * 86_400)
            signed_out = await client.post("/api/logout")
            assert signed_out.headers.get_list("set-cookie") == [cookie_of(signed_out)], "signing out must not renew it"
            assert "Max-Age=0" in cookie_of(signed_out)

    run_in_process(tmp_path, check)


def test_an_account_from_sign_up_to_deletion(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client, server.client() as other:
            await client.post("/api/guest", json={"name": "Kit"})
            made = await client.post("/api/accounts", json=LOGIN)
            assert (made.status_code, made.json()["kind"], made.json()["name"]) == (201, "account", "Kit")
            assert (await other.post("/api/login", json=LOGIN)).status_code == 200
            assert (await other.get("/api/me")).json()["login"] == "Mimi"
            wrong = await other.post("/api/password", json={"old": "wrong one", "new": "another one"})
            assert error_code(wrong, 403) == "wrong-password"
            fresh = await other.post("/api/password", json={"old": LOGIN["password"], "new": "another one"})
            assert fresh.status_code == 200
            assert (await other.get("/api/me")).json()["kind"] == "account"
            assert error_code(await other.request("DELETE", "/api/account", json={"password": "wrong"}), 403)
            deleted = await other.request("DELETE", "/api/account", json={"password": "another one"})
            assert deleted.status_code == 204
            assert (await other.get("/api/me")).json()["kind"] == "nobody"

    run_in_process(tmp_path, check)


def test_a_guest_is_deleted_without_a_password(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            assert error_code(await client.delete("/api/account"), 401) == "not-signed-in"
            await client.post("/api/guest", json={"name": "Kit"})
            assert (await client.delete("/api/account")).status_code == 204

    run_in_process(tmp_path, check)


def test_known_and_unknown_logins_get_identical_responses(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            await client.post("/api/accounts", json=LOGIN)
            await client.post("/api/logout")
            known = await client.post("/api/login", json={"login": "Mimi", "password": "wrong one"})
            unknown = await client.post("/api/login", json={"login": "Momo", "password": "wrong one"})
            assert error_code(known, 401) == error_code(unknown, 401) == "wrong-login"
            assert known.content == unknown.content
            assert dict(known.headers) == dict(unknown.headers)

    run_in_process(tmp_path, check)


def test_login_attempts_are_limited_per_address(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client("10.0.0.1") as client, server.client("10.0.0.2") as other:
            for i in range(4):
                tried = await client.post("/api/login", json={"login": f"cat{i}", "password": "wrong one"})
            assert error_code(tried, 429) == "too-often"
            assert int(tried.headers["retry-after"]) > 0
            assert error_code(await other.post("/api/login", json={"login": "cat1", "password": "wrong one"}), 401)

    run_in_process(tmp_path, check, account_rate=Rate(3, 60))


def test_a_guest_continues_on_a_phone(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as desk, server.client("10.0.0.9") as phone:
            assert error_code(await desk.post("/api/device"), 401) == "not-signed-in"
            await desk.post("/api/guest", json={"name": "Kit"})
            made = (await desk.post("/api/device")).json()
            assert made["link"].startswith(f"{BASE}/device#")
            assert made["qr"].startswith("<svg ")
            assert "script" not in made["qr"]
            assert made["seconds"] == 600
            link = made["link"].partition("#")[2]
            taken = await phone.post("/api/device/take", json={"link": link})
            assert (taken.status_code, taken.json()["name"]) == (200, "Kit")
            assert (await phone.get("/api/me")).json()["name"] == "Kit"
            assert error_code(await desk.post("/api/device/take", json={"link": link}), 410) == "link-over"

    run_in_process(tmp_path, check)


def test_a_seat_token_is_not_a_person(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            await client.post("/api/guest", json={"name": "Kit"})
            caller = await server.app.services.accounts.caller(client.cookies["tabbytop"])
            person = caller.require_person().id
            now = server.clock.now()
            await server.store.create(
                "t1", b"s" * 32, now, [b"{}"], TableSummary("open", False, "x", b"{}", [person], None, now)
            )
            token = await server.app.services.accounts.seat_token(person, "t1", 1)
        async with server.client(authorization=f"Bearer {token}") as bot:
            assert (await bot.get("/api/me")).json() | {"name": "", "login": ""} == {
                "kind": "seat", "name": "", "login": "", "language": "en", "table": "t1", "seat": 1,
            }  # fmt: skip
            for method, path in (("POST", "/api/device"), ("DELETE", "/api/account")):
                assert error_code(await bot.request(method, path), 401) == "not-signed-in"
        async with server.client(authorization="Bearer nonsense") as bot:
            assert error_code(await bot.get("/api/me"), 401) == "wrong-token"
        async with server.client(authorization="Basic a2l0OmNhdA==") as proxied:
            assert (await proxied.get("/api/me")).json()["kind"] == "nobody"

    run_in_process(tmp_path, check)


# Bad requests


def test_types_in_request_bodies_are_not_coerced(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            coerced = await client.post("/api/device/take", json={"link": "nonsense", "leave_guest": "true"})
            assert (coerced.status_code, coerced.json()["why"]) == (400, "bad-field")
            assert "leave_guest" in coerced.json()["text"]
            right = await client.post("/api/device/take", json={"link": "nonsense", "leave_guest": True})
            assert right.json()["why"] == "link-over"
            assert (await client.delete("/api/account")).json()["why"] == "not-signed-in"  # a body is optional

    run_in_process(tmp_path, check)


@pytest.mark.parametrize("message", [{"do": "sit", "seat": "1"}, {"do": "ready", "ready": 1}, {"say": "pass"}])
def test_types_in_socket_messages_are_not_coerced(message: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        parse_command(message)
    assert refusal.value.why == "bad-message"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "bad-request"),
        (b"{", "bad-request"),
        (b"[]", "bad-field"),
        (b"null", "bad-field"),
        (b'{"name": 7}', "bad-field"),
        (b'{"name": "Kit", "more": 1}', "bad-field"),
        (b'{"name": "\\ud800"}', "bad-request"),
        (b'{"name": "\xff"}', "bad-request"),
        (b'{"name": "' + b"k" * 5000 + b'"}', "bad-name"),
        (b'{"name": "\\u202ekit"}', "bad-name"),
        (b'{"name": "Kit", "language": "tlh"}', "no-such-language"),
        (b"[" * 10_000, "bad-request"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_every_bad_body_gets_a_readable_error(tmp_path: Path, body: bytes, why: str) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client(content_type="application/json") as client:
            assert error_code(await client.post("/api/guest", content=body), 400) == why

    run_in_process(tmp_path, check)


def test_wrong_paths_methods_and_sizes_are_refused(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            for path in (
                "/api",
                "/api/",
                "/api/nothing",
                "/schema/nothing",
                "/metrics/x",
                "/x.js",
                "/../../etc/passwd.x",
            ):
                assert error_code(await client.get(path), 404) == "no-such-page"
            for path in ("/nothing", "/table", "/rules/chess"):
                page = await client.get(path)
                assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
                assert page.content == (await client.get("/")).content, "the client shows its own page"
            assert error_code(await client.get("/api/guest"), 405) == "wrong-method"
            assert error_code(await client.post("/"), 405) == "wrong-method"
            assert error_code(await client.request("FROB", "/api/me"), 405) == "wrong-method"
            large = await client.post("/api/guest", json={"name": "k" * 200_000})
            assert error_code(large, 413) == "body-too-large"

            async def stream_body() -> Any:
                for _ in range(300):
                    yield b" " * 1000

            streamed = await client.post(
                "/api/guest", content=stream_body(), headers={"content-type": "application/json"}
            )
            assert error_code(streamed, 413) == "body-too-large"

    run_in_process(tmp_path, check)


def test_every_error_code_has_a_message() -> None:
    from tabbytop.narrate.language import english

    assert [why for why in STATUS if not english().knows(f"why-{why}")] == []
    assert all(400 <= status < 600 for status in STATUS.values())


# Games and operations


def test_the_games_route_lists_games_decks_and_bots(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            listing = (await client.get("/api/games")).json()
            assert [game["name"] for game in listing["games"]] == list(NAMES)
            kitty = listing["games"][2]
            assert (kitty["title"], kitty["players"]) == ("Here, Kitty, Kitty!", [2, 3, 4, 5, 6])
            assert listing["games"][0]["decks"] == ["mirror", "secret"]
            assert listing["bots"] == ["kitten", "house-cat", "alley-cat", "tiger"]

    run_in_process(tmp_path, check)


def test_health_notices_a_full_disk_before_any_write(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            await limit_pages(server.store, 1)
            assert error_code(await client.get("/health"), 503) == "not-kept"
            await limit_pages(server.store, 1_000_000)
            assert error_code(await client.get("/health"), 503) == "not-kept"
            await server.clock.advance(PROBE_EVERY)
            assert (await client.get("/health")).status_code == 200

    run_in_process(tmp_path, check)


def test_health_fails_while_writes_fail_and_recovers_after_the_next_write(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            assert (await client.get("/health")).status_code == 200
            await limit_pages(server.store, 1)
            while (await client.post("/api/guest", json={"name": "Kit"})).status_code != 503:
                client.cookies.clear()
            assert error_code(await client.get("/health"), 503) == "not-kept"
            assert (await client.head("/health")).status_code == 503
            await server.store.remove_session(b"nobody's")  # an empty write proves nothing
            assert (await client.head("/health")).status_code == 503
            await limit_pages(server.store, 1_000_000)
            summary = TableSummary("open", True, "cat-box", b"{}", [], None, 1.0)
            await server.store.create("table", b"", 1.0, [b"{}"], summary)
            assert (await client.get("/health")).status_code == 200

    run_in_process(tmp_path, check, **NO_RATE_LIMITS)


def test_health_probes_are_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    probes = 0

    async def check(server: InProcessServer) -> None:
        probe = server.store.probe

        async def counted() -> None:
            nonlocal probes
            probes += 1
            await probe()

        monkeypatch.setattr(server.store, "probe", counted)
        async with server.client() as client:
            for _ in range(3):
                await asyncio.gather(*(client.get("/health") for _ in range(10)))
                await server.clock.advance(PROBE_EVERY / 2)
        assert probes == 2

    run_in_process(tmp_path, check, **NO_RATE_LIMITS)


def test_health_depends_on_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(server: InProcessServer) -> None:
        async def fail() -> None:
            raise StoreUnavailable("the database at /secret/place is gone")

        async with server.client() as client:
            assert (await client.get("/health")).json()["status"] == "ok"
            healthy = await client.head("/health")
            assert (healthy.status_code, healthy.content) == (200, b"")
            monkeypatch.setattr(server.store, "ping", fail)
            failing = await client.get("/health")
            assert error_code(failing, 503) == "not-kept"
            assert (await client.head("/health")).status_code == 503
            assert "secret" not in failing.text + server.log.getvalue()
            monkeypatch.undo()
            await server.app.stop()
            assert error_code(await client.get("/health"), 503) == "closing"

    run_in_process(tmp_path, check)


def test_metrics_are_only_for_this_machine_by_default(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as local, server.client("192.168.1.5") as remote:
            metrics = await local.get("/metrics")
            assert metrics.status_code == 200
            assert metrics.headers["content-type"].startswith("text/plain")
            assert metrics.headers["content-type"].count("charset") == 1
            assert "tabbytop_requests_total" in metrics.text
            assert error_code(await remote.get("/metrics"), 403) == "not-from-there"
            proxied = await local.get("/metrics", headers={"x-forwarded-for": "192.168.1.5"})
            assert error_code(proxied, 403) == "not-from-there"

    run_in_process(tmp_path, check)


def test_metrics_can_be_opened_to_everyone(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client("192.168.1.5") as remote:
            assert (await remote.get("/metrics")).status_code == 200

    run_in_process(tmp_path, check, metrics_open=True)


# Pages


def test_pages_load_nothing_from_other_sites(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            for path in ("/", "/index.html", "/table/xyz", "/device", "/schema", "/schema/"):
                page = await client.get(path)
                assert page.status_code == 200, path
                assert page.headers["content-type"] == "text/html; charset=utf-8", path
                assert not re.search(r"(src|href)=.(https?:)?//", page.text)
                assert not re.search(r"<script(?![^>]* src=)", page.text)
                assert "style=" not in page.text
            assert (await client.get("/plain.css")).headers["content-type"] == "text/css; charset=utf-8"
            home = await client.get("/")
            again = await client.get("/", headers={"if-none-match": home.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            head = await client.head("/")
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["etag"] == home.headers["etag"]
            schema = (await client.get("/schema/openapi.json")).json()
            for path in ("/api/me", "/api/guest", "/api/account", "/health"):
                assert path in schema["paths"]
                assert f"<code>{path}</code>" in (await client.get("/schema")).text

    run_in_process(tmp_path, check)


# Errors


def test_errors_in_routes_and_sockets_reveal_no_secrets(tmp_path: Path) -> None:
    @get("/api/rooms/{name:str}", sync_to_thread=False)
    def room(name: FromPath[str], services: NamedDependency[Services]) -> dict[str, str]:
        return {"room": name, "folder": services.settings.data}

    @post("/api/rooms")
    async def fail(caller: NamedDependency[Caller]) -> None:
        raise {"Kit": ValueError("secret 12345"), "Kat": StoreUnavailable("secret 12345")}.get(
            caller.require_person().name, Refusal("CB-4.2", "not-your-turn", {"seat": 1})
        )

    @websocket("/socket")
    async def listen(socket: WebSocket[Any, Any, Any], caller: NamedDependency[Caller]) -> None:
        await socket.accept()
        await socket.send_text(caller.require_person().name)
        while True:
            if await socket.receive_text() == "fail":
                raise ValueError("secret 12345")

    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            assert (await client.get("/api/rooms/attic")).json() == {"room": "attic", "folder": str(tmp_path)}
            for name, status, why in (
                ("Kit", 500, "our-fault"),
                ("Kat", 503, "not-kept"),
                ("Ann", 400, "not-your-turn"),
            ):
                client.cookies.clear()
                await client.post("/api/guest", json={"name": name})
                answer = await client.post("/api/rooms")
                assert error_code(answer, status) == why
            assert answer.json()["rule"] == "CB-4.2"
            assert "[CB-4.2]" in answer.json()["text"]
            asgi_socket = AsgiSocket(server.app, "/socket", cookie=f"tabbytop={client.cookies['tabbytop']}")
            async with asyncio.timeout(HANG_TIMEOUT):
                while len(asgi_socket.sent) < 2:
                    await asyncio.sleep(0.01)
            assert [message["type"] for message in asgi_socket.sent] == ["websocket.accept", "websocket.send"]
            assert asgi_socket.sent[1]["text"] == "Ann"
            await asgi_socket.send_text("fail")
            assert asgi_socket.sent[-1]["type"] == "websocket.close"
            assert "12345" not in str(asgi_socket.sent)
        await server.app.stop()
        assert "12345" not in server.log.getvalue()
        assert sum(line["event"] == "fault" for line in server.lines()) == 3

    run_in_process(tmp_path, check, room, fail, listen)
