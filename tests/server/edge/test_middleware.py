"""The door: what is turned away, and what every answer carries."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.server.edge.hosts import Hosts, own_addresses, split_host
from tabbytop.server.edge.middleware import SECURITY_HEADERS, EdgeMiddleware, address_of
from tabbytop.server.edge.rate_limits import RateLimits, TokenBuckets
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.settings import Rate, Settings
from tests.server.in_process_server import Talk
from tests.server.set_clock import SetClock


async def say_hello(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads what comes and says hello."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x-read", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": b"hello"})


class Door:
    """A guard before an application, and what came out."""

    def __init__(self, app: Any = say_hello, **options: Any) -> None:
        self.settings = Settings(**options)
        self.clock = SetClock()
        self.log = io.StringIO()
        self.hosts = Hosts(self.settings, self.clock, lambda: frozenset({"192.168.1.7"}))
        rates = RateLimits(self.settings, self.clock)
        self.guard = EdgeMiddleware(app, self.settings, self.clock, rates, Telemetry("debug", self.log), self.hosts)

    async def ask(
        self,
        method: str = "GET",
        body: bytes = b"",
        *,
        address: str = "10.0.0.1",
        scheme: str = "http",
        path: str = "/",
        receive: Callable[[], Any] | None = None,
        **headers: str | None,
    ) -> tuple[int, dict[str, str], bytes]:
        """One request; a header that is None is left out."""
        named: dict[str, str | None] = {"host": "localhost:8229", "content-length": str(len(body)) if body else None}
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        pairs = [(name.encode(), value.encode("latin-1")) for name, value in named.items() if value is not None]
        scope = {"type": "http", "method": method, "path": path, "headers": pairs, "scheme": scheme}
        sent: list[Any] = []

        async def take() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        guarded: Any = self.guard
        await guarded(scope | {"client": (address, 1)}, receive or take, send)
        found = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:])

    async def why(self, *args: Any, **kwargs: Any) -> str:
        """The code of what is refused; empty where nothing is."""
        status, _, body = await self.ask(*args, **kwargs)
        return "" if status == 200 else str(json.loads(body)["why"])


# Hosts and origins


def test_hosts_are_split_from_their_ports() -> None:
    assert split_host("Cats.Example:80") == ("cats.example", "80")
    assert split_host("[::1]:8229") == ("::1", "8229")
    for bad in ("", "a b", "a/b", "a:b", "a, b", "a:1:2", "user@host", "é.example"):
        assert split_host(bad) == ("", "")


@pytest.mark.parametrize(
    ("options", "ours", "others"),
    [
        ({}, ["localhost", "127.0.0.1:1", "[::1]:8229", "LOCALHOST."], ["192.168.1.7", "cats.example", "8.8.8.8", ""]),
        ({"lan": True}, ["192.168.1.7:8229", "localhost"], ["192.168.1.8", "cats.example", "localhost.evil.example"]),
        ({"host": "0.0.0.0"}, ["192.168.1.7"], ["cats.example"]),
        ({"host": "10.1.1.1"}, ["10.1.1.1:5"], ["10.1.1.2"]),
        ({"public_url": "https://cats.example"}, ["cats.example"], ["dogs.example"]),
        ({"allowed_hosts": ("a.example", "b.example:99")}, ["a.example:7", "b.example"], ["c.example"]),
    ],
)
def test_only_our_names_are_ours(options: dict[str, Any], ours: list[str], others: list[str]) -> None:
    hosts = Door(**options).hosts
    assert [host for host in ours if not hosts.is_own_host(host)] == []
    assert [host for host in others if hosts.is_own_host(host)] == []
    assert not hosts.is_own_host(None)


def test_addresses_of_this_machine_are_looked_up_again() -> None:
    clock = SetClock()
    found = frozenset({"192.168.1.7"})
    hosts = Hosts(Settings(lan=True), clock, lambda: found)
    assert not hosts.is_own_host("192.168.2.9")
    found = frozenset({"192.168.2.9"})
    assert not hosts.is_own_host("192.168.2.9")
    asyncio.run(clock.advance(31))
    assert hosts.is_own_host("192.168.2.9")
    assert all(address.count(".") == 3 for address in own_addresses())


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "localhost:8229", True),
        ("http://localhost:8229", "localhost:8229", True),
        ("http://localhost:5173", "localhost:8229", False),
        ("http://127.0.0.1:8229", "localhost:8229", False),
        ("https://cats.example", "cats.example", True),
        ("https://cats.example:443", "cats.example", True),
        ("https://cats.example", "127.0.0.1:8229", True),
        ("http://cats.example", "127.0.0.1:8229", False),
        ("https://dogs.example", "dogs.example", False),
        ("https://cats.example.evil.example", "cats.example", False),
        ("null", "localhost:8229", False),
        ("", "localhost:8229", False),
        ("http://localhost:8229, http://evil.example", "localhost:8229", False),
        ("http://localhost:8229/", "localhost:8229", False),
        ("file://", "localhost:8229", False),
    ],
)
def test_only_our_own_pages_may_speak_to_us(origin: str | None, host: str, fine: bool) -> None:
    hosts = Door(public_url="https://cats.example").hosts
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert hosts.is_allowed_origin(headers) is fine


def test_links_begin_where_a_phone_can_reach_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.server.edge.hosts.lan_address", lambda: "192.168.1.7")
    assert Door().hosts.base_url("http", "localhost:8229") == "http://localhost:8229"
    assert Door(lan=True).hosts.base_url("http", "localhost:8229") == "http://192.168.1.7:8229"
    assert Door(public_url="https://cats.example/").hosts.base_url("http", "x:1") == "https://cats.example"


# Requests


def test_every_answer_carries_the_safe_headers() -> None:
    async def scene() -> None:
        door = Door()
        for status, headers, _ in (
            await door.ask(),
            await door.ask(host="evil.example"),
            await door.ask("POST", b"{}", content_type="text/plain", x_tabbytop="1"),
        ):
            assert status in (200, 415, 421)
            for name, value in SECURITY_HEADERS:
                assert headers[name.decode()] == value.decode()
            assert headers["cache-control"] == "no-store"
            assert "strict-transport-security" not in headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        _, headers, _ = await door.ask(scheme="https")
        assert "strict-transport-security" in headers

    asyncio.run(scene())


def test_other_hosts_names_are_turned_away() -> None:
    async def scene() -> None:
        door = Door()
        assert await door.why(host="evil.example") == "other-host"
        assert await door.why(host=None) == "other-host"
        assert (await door.ask(host="evil.example"))[0] == 421

    asyncio.run(scene())


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "FROB"])
def test_what_changes_something_comes_from_our_page_or_says_so(method: str) -> None:
    async def scene() -> None:
        door = Door()
        assert await door.why(method) == "other-origin"
        assert await door.why(method, x_tabbytop="0") == "other-origin"
        assert await door.why(method, x_tabbytop="1") == ""
        assert await door.why(method, origin="http://localhost:8229") == ""
        assert await door.why(method, origin="http://evil.example") == "other-origin"
        assert await door.why(method, origin="http://evil.example", x_tabbytop="1") == "other-origin"
        assert await door.why(method, origin="null", x_tabbytop="1") == "other-origin"
        assert await door.why(method, origin="http://localhost:8229", sec_fetch_site="cross-site") == "other-origin"
        assert await door.why(method, x_tabbytop="1", sec_fetch_site="same-site") == "other-origin"
        assert await door.why(method, origin="http://localhost:8229", sec_fetch_site="same-origin") == ""

    asyncio.run(scene())


def test_looking_is_free() -> None:
    async def scene() -> None:
        door = Door()
        for method in ("GET", "HEAD", "OPTIONS"):
            assert await door.why(method, origin="http://evil.example") == ""

    asyncio.run(scene())


def test_bodies_are_json_and_not_too_long() -> None:
    async def scene() -> None:
        door = Door(body_bytes=2000)
        ours = {"x_tabbytop": "1"}
        assert await door.why("POST", b"{}", content_type="application/json", **ours) == ""
        assert await door.why("POST", b"{}", content_type="Application/JSON; charset=utf-8", **ours) == ""
        assert await door.why("POST", b"", **ours) == ""
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", None):
            assert await door.why("POST", b"{}", content_type=kind, **ours) == "not-json-body"
        assert await door.why("POST", transfer_encoding="chunked", **ours) == "not-json-body"
        for length in ("2001", "-1", "1e3", "9" * 50, "²"):
            why = await door.why("POST", content_length=length, content_type="application/json", **ours)
            assert why == "body-too-large"

    asyncio.run(scene())


def test_a_body_that_dribbles_is_not_waited_for() -> None:
    async def scene() -> None:
        door = Door(patience=0.05)

        async def dribble() -> Any:
            await asyncio.sleep(0.02)
            return {"type": "http.request", "body": b" ", "more_body": True}

        why = await door.why(
            "POST", content_length="99", content_type="application/json", x_tabbytop="1", receive=dribble
        )
        assert why == "too-slow"

    asyncio.run(scene())


def test_who_comes_too_often_must_wait_and_others_need_not() -> None:
    async def scene() -> None:
        door = Door(request_rate=Rate(3, 30))
        assert [await door.why() for _ in range(4)] == ["", "", "", "too-often"]
        status, headers, body = await door.ask()
        assert (status, headers["retry-after"]) == (429, "10")
        assert "10 seconds" in json.loads(body)["text"]
        assert await door.why(address="10.0.0.2") == ""
        await door.clock.advance(10)
        assert [await door.why() for _ in range(2)] == ["", "too-often"]

    asyncio.run(scene())


def test_the_pieces_of_a_page_are_not_counted() -> None:
    async def scene() -> None:
        door = Door(request_rate=Rate(1, 30))
        assert [await door.why(path="/assets/cat.js") for _ in range(5)] == [""] * 5
        assert [await door.why() for _ in range(2)] == ["", "too-often"]

    asyncio.run(scene())


def test_an_error_of_ours_is_told_in_our_shape_and_logged_without_what_it_says() -> None:
    async def fail(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("the secret is 12345")

    async def scene() -> None:
        door = Door(fail)
        status, _, body = await door.ask()
        assert status == 500
        assert json.loads(body)["why"] == "our-fault"
        assert b"12345" not in body
        assert "12345" not in door.log.getvalue()
        assert "ValueError" in door.log.getvalue()

    asyncio.run(scene())


def test_addresses_of_one_household_are_one() -> None:
    assert address_of({"client": ("10.1.2.3", 5)}) == "10.1.2.3"
    assert address_of({"client": ("::ffff:10.1.2.3", 5)}) == "10.1.2.3"
    assert address_of({"client": ("2001:db8::1", 5)}) == address_of({"client": ("2001:db8::2", 5)})
    assert address_of({"client": ("2001:db8:0:1::1", 5)}) != address_of({"client": ("2001:db8::1", 5)})
    assert address_of({"client": None}) == address_of({}) == "nowhere"


# Buckets


def test_a_bucket_fills_up_again_and_no_further() -> None:
    clock = SetClock()
    buckets = TokenBuckets(Rate(2, 10), clock)
    assert [buckets.try_take("a") for _ in range(3)] == [0, 0, 5.0]
    asyncio.run(clock.advance(5))
    assert [buckets.try_take("a") for _ in range(2)] == [0, 5.0]
    asyncio.run(clock.advance(1000))
    assert [buckets.try_take("a") for _ in range(3)] == [0, 0, 5.0]
    with pytest.raises(Refusal) as left:
        buckets.take("a")
    assert left.value.facts == {"seconds": 5}


def test_buckets_are_not_remembered_without_end() -> None:
    buckets = TokenBuckets(Rate(1, 10), SetClock(), max_buckets=10)
    for i in range(100):
        buckets.try_take(str(i))
    assert len(buckets) == 10
    assert buckets.try_take("99") > 0
    assert buckets.try_take("0") == 0


# Sockets


def test_a_socket_of_our_own_page_is_let_in_and_others_are_not() -> None:
    async def scene() -> None:
        door = Door()
        talk = Talk(door.guard, origin="http://localhost:8229")
        await talk.say("hello")
        assert await talk.settle() == ["websocket.accept", "websocket.send"]
        program = Talk(door.guard)
        assert await program.settle() == ["websocket.accept"]
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
            other = Talk(door.guard, **headers)
            assert await other.settle() == ["websocket.http.response.start", "websocket.http.response.body"]
            assert other.sent[0]["status"] in (403, 421)
            assert json.loads(other.sent[1]["body"])["why"] in ("other-origin", "other-host")
        plain = Talk(door.guard, origin="http://evil.example")
        plain.scope["extensions"] = {}
        await plain.settle()
        assert plain.sent == [{"type": "websocket.close", "code": 1008, "reason": ""}]
        await talk.leave()
        await program.leave()

    asyncio.run(scene())


def test_an_address_holds_only_so_many_sockets() -> None:
    async def scene() -> None:
        door = Door(sockets_per_address=2, sockets=3)
        talks = [Talk(door.guard, address="10.0.0.1") for _ in range(3)]
        assert [(await talk.settle())[0] for talk in talks][2] == "websocket.http.response.start"
        assert talks[2].sent[0]["status"] == 429
        others = [Talk(door.guard, address=f"10.0.0.{i}") for i in (2, 3)]
        assert [(await talk.settle())[0] for talk in others] == ["websocket.accept", "websocket.http.response.start"]
        await talks[0].leave()
        again = Talk(door.guard, address="10.0.0.1")
        assert await again.settle() == ["websocket.accept"]

    asyncio.run(scene())


def test_at_the_end_every_socket_is_told_that_the_server_goes_away() -> None:
    async def chatter(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": "too late"})

    async def scene() -> None:
        door = Door(chatter)
        talks = [Talk(door.guard) for _ in range(3)]
        for talk in talks:
            await talk.settle()
        await door.guard.close_sockets()
        for talk in talks:
            assert talk.sent[-1] == {"type": "websocket.close", "code": 1001, "reason": ""}
            await talk.leave()
            assert await talk.settle() == ["websocket.accept", "websocket.close"]
        late = Talk(door.guard)
        assert (await late.settle())[0] == "websocket.http.response.start"
        assert late.sent[0]["status"] == 503

    asyncio.run(scene())


def test_a_socket_whose_room_fails_is_closed_and_uncounted() -> None:
    async def fail(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        raise ValueError("the secret is 12345")

    async def scene() -> None:
        door = Door(fail, sockets_per_address=1)
        for _ in range(3):
            talk = Talk(door.guard)
            assert await talk.settle() == ["websocket.accept", "websocket.close"]
            assert talk.sent[1]["code"] == 1011
        assert "12345" not in door.log.getvalue()

    asyncio.run(scene())
