"""The routes for people and operators, from outside."""

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
from tabbytop.games.shelf import NAMES
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.edge.errors import STATUS
from tabbytop.server.ops.health import PROBE_EVERY
from tabbytop.server.services import Services
from tabbytop.server.settings import Rate
from tabbytop.server.store.types import StoreUnavailable, TableSummary
from tabbytop.server.tables.parsing import parse_command
from tests.server.in_process_server import BASE, LOGIN, Talk, Visit, trouble, visit

FREE = {"request_rate": Rate(1_000_000, 1), "account_rate": Rate(1_000_000, 1)}


def cookie_of(response: httpx.Response) -> str:
    """The cookie that a response sets, whole."""
    return str(response.headers["set-cookie"])


# People


def test_a_guest_comes_changes_their_name_and_goes(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            assert (await one.get("/api/me")).json()["kind"] == "nobody"
            came = await one.post("/api/guest", json={"name": " Kit  Cat "})
            assert came.status_code == 201
            assert came.json() == (await one.get("/api/me")).json()
            assert came.json()["name"] == "Kit Cat"
            cookie = cookie_of(came)
            assert re.match(r"tabbytop=[\w-]{43};", cookie)
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" not in cookie
            changed = await one.patch("/api/me", json={"name": "Kat", "language": "de"})
            assert (changed.json()["name"], changed.json()["language"]) == ("Kat", "de")
            assert trouble(await one.post("/api/guest", json={"name": "Other"}), 409) == "already-somebody"
            left = await one.post("/api/logout")
            assert left.status_code == 204
            assert "Max-Age=0" in cookie_of(left)
            assert (await one.get("/api/me")).json()["kind"] == "nobody"
            assert trouble(await one.patch("/api/me", json={"name": "Kat"}), 401) == "not-signed-in"

    visit(tmp_path, scene)


def test_cookies_are_for_https_only_where_there_is_https(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            assert "; Secure" in cookie_of(await one.post("/api/guest", json={"name": "Kit"}))

    visit(tmp_path, scene, public_url="https://cats.example")


def test_with_a_session_its_cookie_is_renewed(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            first = cookie_of(await one.post("/api/guest", json={"name": "Kit"}))
            await place.clock.advance(3600)
            assert "set-cookie" not in (await one.get("/api/me")).headers
            await place.clock.advance(2 * 86_400)
            assert cookie_of(await one.get("/api/me")) == first
            assert "set-cookie" not in (await one.get("/api/me")).headers
            await place.clock.advance(2 * 86_400)
            assert trouble(await one.patch("/api/me", json={"name": ""}), 400) == "bad-name"
            await place.clock.advance(2 * 86_400)
            left = await one.post("/api/logout")
            assert left.headers.get_list("set-cookie") == [cookie_of(left)], "who goes is not asked in again"
            assert "Max-Age=0" in cookie_of(left)

    visit(tmp_path, scene)


def test_an_account_from_the_first_day_to_the_last(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one, place.client() as two:
            await one.post("/api/guest", json={"name": "Kit"})
            made = await one.post("/api/accounts", json=LOGIN)
            assert (made.status_code, made.json()["kind"], made.json()["name"]) == (201, "account", "Kit")
            assert (await two.post("/api/login", json=LOGIN)).status_code == 200
            assert (await two.get("/api/me")).json()["login"] == "Mimi"
            wrong = await two.post("/api/password", json={"old": "wrong one", "new": "another one"})
            assert trouble(wrong, 403) == "wrong-password"
            fresh = await two.post("/api/password", json={"old": LOGIN["password"], "new": "another one"})
            assert fresh.status_code == 200
            assert (await two.get("/api/me")).json()["kind"] == "account"
            assert trouble(await two.request("DELETE", "/api/account", json={"password": "wrong"}), 403)
            gone = await two.request("DELETE", "/api/account", json={"password": "another one"})
            assert gone.status_code == 204
            assert (await two.get("/api/me")).json()["kind"] == "nobody"

    visit(tmp_path, scene)


def test_a_guest_is_forgotten_without_a_password(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            assert trouble(await one.delete("/api/account"), 401) == "not-signed-in"
            await one.post("/api/guest", json={"name": "Kit"})
            assert (await one.delete("/api/account")).status_code == 204

    visit(tmp_path, scene)


def test_known_and_unknown_logins_are_answered_alike(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            await one.post("/api/accounts", json=LOGIN)
            await one.post("/api/logout")
            known = await one.post("/api/login", json={"login": "Mimi", "password": "wrong one"})
            unknown = await one.post("/api/login", json={"login": "Momo", "password": "wrong one"})
            assert trouble(known, 401) == trouble(unknown, 401) == "wrong-login"
            assert known.content == unknown.content
            assert dict(known.headers) == dict(unknown.headers)

    visit(tmp_path, scene)


def test_one_address_may_not_try_for_ever(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client("10.0.0.1") as one, place.client("10.0.0.2") as two:
            for i in range(4):
                tried = await one.post("/api/login", json={"login": f"cat{i}", "password": "wrong one"})
            assert trouble(tried, 429) == "too-often"
            assert int(tried.headers["retry-after"]) > 0
            assert trouble(await two.post("/api/login", json={"login": "cat1", "password": "wrong one"}), 401)

    visit(tmp_path, scene, account_rate=Rate(3, 60))


def test_a_guest_moves_to_a_phone(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as desk, place.client("10.0.0.9") as phone:
            assert trouble(await desk.post("/api/device"), 401) == "not-signed-in"
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
            assert trouble(await desk.post("/api/device/take", json={"link": link}), 410) == "link-over"

    visit(tmp_path, scene)


def test_a_seat_token_is_not_a_person(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            await one.post("/api/guest", json={"name": "Kit"})
            caller = await place.app.services.accounts.caller(one.cookies["tabbytop"])
            person = caller.require_person().id
            now = place.clock.now()
            await place.store.create(
                "t1", b"s" * 32, now, [b"{}"], TableSummary("open", False, "x", b"{}", [person], None, now)
            )
            token = await place.app.services.accounts.seat_token(person, "t1", 1)
        async with place.client(authorization=f"Bearer {token}") as bot:
            assert (await bot.get("/api/me")).json() | {"name": "", "login": ""} == {
                "kind": "seat", "name": "", "login": "", "language": "en", "table": "t1", "seat": 1,
            }  # fmt: skip
            for method, path in (("POST", "/api/device"), ("DELETE", "/api/account")):
                assert trouble(await bot.request(method, path), 401) == "not-signed-in"
        async with place.client(authorization="Bearer nonsense") as bot:
            assert trouble(await bot.get("/api/me"), 401) == "wrong-token"
        async with place.client(authorization="Basic a2l0OmNhdA==") as proxied:
            assert (await proxied.get("/api/me")).json()["kind"] == "nobody"

    visit(tmp_path, scene)


# What is wrong with a request


def test_bodies_hold_json_types_and_nothing_is_coerced(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            coerced = await one.post("/api/device/take", json={"link": "nonsense", "leave_guest": "true"})
            assert (coerced.status_code, coerced.json()["why"]) == (400, "bad-field")
            assert "leave_guest" in coerced.json()["text"]
            right = await one.post("/api/device/take", json={"link": "nonsense", "leave_guest": True})
            assert right.json()["why"] == "link-over"
            assert (await one.delete("/api/account")).json()["why"] == "not-signed-in"  # a body is optional

    visit(tmp_path, scene)


@pytest.mark.parametrize("message", [{"do": "sit", "seat": "1"}, {"do": "ready", "ready": 1}, {"say": "pass"}])
def test_socket_messages_hold_json_types_too(message: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as left:
        parse_command(message)
    assert left.value.why == "bad-message"


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
def test_whatever_is_sent_the_answer_is_a_sentence(tmp_path: Path, body: bytes, why: str) -> None:
    async def scene(place: Visit) -> None:
        async with place.client(content_type="application/json") as one:
            assert trouble(await one.post("/api/guest", content=body), 400) == why

    visit(tmp_path, scene)


def test_nothing_is_there_or_not_so(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            for path in (
                "/api",
                "/api/",
                "/api/nothing",
                "/schema/nothing",
                "/metrics/x",
                "/x.js",
                "/../../etc/passwd.x",
            ):
                assert trouble(await one.get(path), 404) == "no-such-page"
            assert trouble(await one.get("/api/guest"), 405) == "wrong-method"
            assert trouble(await one.post("/"), 405) == "wrong-method"
            assert trouble(await one.request("FROB", "/api/me"), 405) == "wrong-method"
            large = await one.post("/api/guest", json={"name": "k" * 200_000})
            assert trouble(large, 413) == "body-too-large"

            async def dribble() -> Any:
                for _ in range(300):
                    yield b" " * 1000

            streamed = await one.post("/api/guest", content=dribble(), headers={"content-type": "application/json"})
            assert trouble(streamed, 413) == "body-too-large"

    visit(tmp_path, scene)


def test_every_status_we_name_belongs_to_a_sentence() -> None:
    from tabbytop.narrate.language import english

    assert [why for why in STATUS if not english().knows(f"why-{why}")] == []
    assert all(400 <= status < 600 for status in STATUS.values())


# Games and operation


def test_what_can_be_played(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            said = (await one.get("/api/games")).json()
            assert [game["name"] for game in said["games"]] == list(NAMES)
            kitty = said["games"][2]
            assert (kitty["title"], kitty["players"]) == ("Here, Kitty, Kitty!", [2, 3, 4, 5, 6])
            assert said["games"][0]["decks"] == ["mirror", "secret"]
            assert said["bots"] == ["kitten", "house-cat", "alley-cat", "tiger"]

    visit(tmp_path, scene)


def test_health_notices_a_full_disk_before_anybody_plays(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            await place.store.allow_pages(1)
            assert trouble(await one.get("/health"), 503) == "not-kept"
            await place.store.allow_pages(1_000_000)
            assert trouble(await one.get("/health"), 503) == "not-kept"
            await place.clock.advance(PROBE_EVERY)
            assert (await one.get("/health")).status_code == 200

    visit(tmp_path, scene)


def test_health_is_bad_while_writes_fail_and_good_again_after_the_next(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            assert (await one.get("/health")).status_code == 200
            await place.store.allow_pages(1)
            while (await one.post("/api/guest", json={"name": "Kit"})).status_code != 503:
                one.cookies.clear()
            assert trouble(await one.get("/health"), 503) == "not-kept"
            assert (await one.head("/health")).status_code == 503
            await place.store.remove_session(b"nobody's")  # has nothing to write, so it says nothing
            assert (await one.head("/health")).status_code == 503
            await place.store.allow_pages(1_000_000)
            head = TableSummary("open", True, "cat-box", b"{}", [], None, 1.0)
            await place.store.create("table", b"", 1.0, [b"{}"], head)
            assert (await one.get("/health")).status_code == 200

    visit(tmp_path, scene, **FREE)


def test_health_writes_seldom_however_often_it_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    probes = 0

    async def scene(place: Visit) -> None:
        probe = place.store.probe

        async def counted() -> None:
            nonlocal probes
            probes += 1
            await probe()

        monkeypatch.setattr(place.store, "probe", counted)
        async with place.client() as one:
            for _ in range(3):
                await asyncio.gather(*(one.get("/health") for _ in range(10)))
                await place.clock.advance(PROBE_EVERY / 2)
        assert probes == 2

    visit(tmp_path, scene, **FREE)


def test_health_is_that_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(place: Visit) -> None:
        async def gone() -> None:
            raise StoreUnavailable("the database at /secret/place is gone")

        async with place.client() as one:
            assert (await one.get("/health")).json()["status"] == "ok"
            well = await one.head("/health")
            assert (well.status_code, well.content) == (200, b"")
            monkeypatch.setattr(place.store, "ping", gone)
            sick = await one.get("/health")
            assert trouble(sick, 503) == "not-kept"
            assert (await one.head("/health")).status_code == 503
            assert "secret" not in sick.text + place.log.getvalue()
            monkeypatch.undo()
            await place.app.stop()
            assert trouble(await one.get("/health"), 503) == "closing"

    visit(tmp_path, scene)


def test_figures_are_for_this_machine_only(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as here, place.client("192.168.1.5") as there:
            figures = await here.get("/metrics")
            assert figures.status_code == 200
            assert figures.headers["content-type"].startswith("text/plain")
            assert figures.headers["content-type"].count("charset") == 1
            assert "tabbytop_requests_total" in figures.text
            assert trouble(await there.get("/metrics"), 403) == "not-from-there"
            proxied = await here.get("/metrics", headers={"x-forwarded-for": "192.168.1.5"})
            assert trouble(proxied, 403) == "not-from-there"

    visit(tmp_path, scene)


def test_figures_are_for_everybody_where_a_setting_says_so(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client("192.168.1.5") as there:
            assert (await there.get("/metrics")).status_code == 200

    visit(tmp_path, scene, metrics_open=True)


# Pages


def test_the_pages_need_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as one:
            for path in ("/", "/index.html", "/table/xyz", "/device", "/schema", "/schema/"):
                page = await one.get(path)
                assert page.status_code == 200, path
                assert page.headers["content-type"] == "text/html; charset=utf-8", path
                assert not re.search(r"(src|href)=.(https?:)?//", page.text)
                assert not re.search(r"<script(?![^>]* src=)", page.text)
                assert "style=" not in page.text
            assert (await one.get("/plain.css")).headers["content-type"] == "text/css; charset=utf-8"
            front = await one.get("/")
            again = await one.get("/", headers={"if-none-match": front.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            head = await one.head("/")
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["etag"] == front.headers["etag"]
            schema = (await one.get("/schema/openapi.json")).json()
            for path in ("/api/me", "/api/guest", "/api/account", "/health"):
                assert path in schema["paths"]
                assert f"<code>{path}</code>" in (await one.get("/schema")).text

    visit(tmp_path, scene)


# Errors


def test_errors_in_routes_and_sockets_are_answered_and_logged_without_secrets(tmp_path: Path) -> None:
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

    async def scene(place: Visit) -> None:
        async with place.client() as one:
            assert (await one.get("/api/rooms/attic")).json() == {"room": "attic", "folder": str(tmp_path)}
            for name, status, why in (
                ("Kit", 500, "our-fault"),
                ("Kat", 503, "not-kept"),
                ("Ann", 400, "not-your-turn"),
            ):
                one.cookies.clear()
                await one.post("/api/guest", json={"name": name})
                answer = await one.post("/api/rooms")
                assert trouble(answer, status) == why
            assert answer.json()["rule"] == "CB-4.2"
            assert "[CB-4.2]" in answer.json()["text"]
            talk = Talk(place.app, "/socket", cookie=f"tabbytop={one.cookies['tabbytop']}")
            for _ in range(50):
                await asyncio.sleep(0.01)
                if len(talk.sent) > 1:
                    break
            assert [message["type"] for message in talk.sent] == ["websocket.accept", "websocket.send"]
            assert talk.sent[1]["text"] == "Ann"
            await talk.say("fail")
            assert talk.sent[-1]["type"] == "websocket.close"
            assert "12345" not in str(talk.sent)
        await place.app.stop()
        assert "12345" not in place.log.getvalue()
        assert sum(line["event"] == "fault" for line in place.lines()) == 3

    visit(tmp_path, scene, room, fail, listen)
