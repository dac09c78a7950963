"""The edge middleware: what it rejects, and the headers of every response."""

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
from tests.server.in_process_server import AsgiSocket
from tests.server.set_clock import SetClock


async def say_hello(scope: Any, receive: Any, send: Any) -> None:
    """Read a request and answer hello; echo messages on a socket."""
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


class EdgeHarness:
    """The middleware around an application, and its log."""

    def __init__(self, app: Any = say_hello, **options: Any) -> None:
        self.settings = Settings(**options)
        self.clock = SetClock()
        self.log = io.StringIO()
        self.hosts = Hosts(self.settings, self.clock, lambda: frozenset({"192.168.1.7"}))
        rates = RateLimits(self.settings, self.clock)
        self.middleware = EdgeMiddleware(
            app, self.settings, self.clock, rates, Telemetry("debug", self.log), self.hosts
        )

    async def request(
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
        """Send a request and return status, headers and body. Leave out headers that are None."""
        all_headers: dict[str, str | None] = {
            "host": "localhost:8229",
            "content-length": str(len(body)) if body else None,
        }
        all_headers |= {name.replace("_", "-"): value for name, value in headers.items()}
        pairs = [(name.encode(), value.encode("latin-1")) for name, value in all_headers.items() if value is not None]
        scope = {"type": "http", "method": method, "path": path, "headers": pairs, "scheme": scheme}
        sent: list[Any] = []

        async def receive_body() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        middleware: Any = self.middleware
        await middleware(scope | {"client": (address, 1)}, receive or receive_body, send)
        response_headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
        return sent[0]["status"], response_headers, b"".join(message.get("body", b"") for message in sent[1:])

    async def error_code(self, *args: Any, **kwargs: Any) -> str:
        """Return the error code of a request, or an empty string if it succeeds."""
        status, _, body = await self.request(*args, **kwargs)
        return "" if status == 200 else str(json.loads(body)["why"])


# Hosts and origins


def test_hosts_are_split_from_their_ports() -> None:
    assert split_host("Cats.Example:80") == ("cats.example", "80")
    assert split_host("[::1]:8229") == ("::1", "8229")
    for bad in ("", "a b", "a/b", "a:b", "a, b", "a:1:2", "user@host", "é.example"):
        assert split_host(bad) == ("", "")


@pytest.mark.parametrize(
    ("options", "own_hosts", "other_hosts"),
    [
        ({}, ["localhost", "127.0.0.1:1", "[::1]:8229", "LOCALHOST."], ["192.168.1.7", "cats.example", "8.8.8.8", ""]),
        ({"lan": True}, ["192.168.1.7:8229", "localhost"], ["192.168.1.8", "cats.example", "localhost.evil.example"]),
        ({"host": "0.0.0.0"}, ["192.168.1.7"], ["cats.example"]),
        ({"host": "10.1.1.1"}, ["10.1.1.1:5"], ["10.1.1.2"]),
        ({"public_url": "https://cats.example"}, ["cats.example"], ["dogs.example"]),
        ({"allowed_hosts": ("a.example", "b.example:99")}, ["a.example:7", "b.example"], ["c.example"]),
    ],
)
def test_only_own_host_names_are_accepted(
    options: dict[str, Any], own_hosts: list[str], other_hosts: list[str]
) -> None:
    hosts = EdgeHarness(**options).hosts
    assert [host for host in own_hosts if not hosts.is_own_host(host)] == []
    assert [host for host in other_hosts if hosts.is_own_host(host)] == []
    assert not hosts.is_own_host(None)


def test_own_addresses_are_refreshed() -> None:
    clock = SetClock()
    addresses = frozenset({"192.168.1.7"})
    hosts = Hosts(Settings(lan=True), clock, lambda: addresses)
    assert not hosts.is_own_host("192.168.2.9")
    addresses = frozenset({"192.168.2.9"})
    assert not hosts.is_own_host("192.168.2.9")
    asyncio.run(clock.advance(31))
    assert hosts.is_own_host("192.168.2.9")
    assert all(address.count(".") == 3 for address in own_addresses())


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
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
def test_only_our_own_origins_are_allowed(origin: str | None, host: str, allowed: bool) -> None:
    hosts = EdgeHarness(public_url="https://cats.example").hosts
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert hosts.is_allowed_origin(headers) is allowed


def test_links_use_an_address_that_phones_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.server.edge.hosts.lan_address", lambda: "192.168.1.7")
    assert EdgeHarness().hosts.base_url("http", "localhost:8229") == "http://localhost:8229"
    assert EdgeHarness(lan=True).hosts.base_url("http", "localhost:8229") == "http://192.168.1.7:8229"
    assert EdgeHarness(public_url="https://cats.example/").hosts.base_url("http", "x:1") == "https://cats.example"


# Requests


def test_every_response_has_the_security_headers() -> None:
    async def check() -> None:
        edge = EdgeHarness()
        for status, headers, _ in (
            await edge.request(),
            await edge.request(host="evil.example"),
            await edge.request("POST", b"{}", content_type="text/plain", x_tabbytop="1"),
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
        _, headers, _ = await edge.request(scheme="https")
        assert "strict-transport-security" in headers

    asyncio.run(check())


def test_other_host_names_are_rejected() -> None:
    async def check() -> None:
        edge = EdgeHarness()
        assert await edge.error_code(host="evil.example") == "other-host"
        assert await edge.error_code(host=None) == "other-host"
        assert (await edge.request(host="evil.example"))[0] == 421

    asyncio.run(check())


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "FROB"])
def test_unsafe_methods_need_our_origin_or_the_custom_header(method: str) -> None:
    async def check() -> None:
        edge = EdgeHarness()
        assert await edge.error_code(method) == "other-origin"
        assert await edge.error_code(method, x_tabbytop="0") == "other-origin"
        assert await edge.error_code(method, x_tabbytop="1") == ""
        assert await edge.error_code(method, origin="http://localhost:8229") == ""
        assert await edge.error_code(method, origin="http://evil.example") == "other-origin"
        assert await edge.error_code(method, origin="http://evil.example", x_tabbytop="1") == "other-origin"
        assert await edge.error_code(method, origin="null", x_tabbytop="1") == "other-origin"
        assert (
            await edge.error_code(method, origin="http://localhost:8229", sec_fetch_site="cross-site") == "other-origin"
        )
        assert await edge.error_code(method, x_tabbytop="1", sec_fetch_site="same-site") == "other-origin"
        assert await edge.error_code(method, origin="http://localhost:8229", sec_fetch_site="same-origin") == ""

    asyncio.run(check())


def test_safe_methods_are_allowed_from_any_origin() -> None:
    async def check() -> None:
        edge = EdgeHarness()
        for method in ("GET", "HEAD", "OPTIONS"):
            assert await edge.error_code(method, origin="http://evil.example") == ""

    asyncio.run(check())


def test_bodies_must_be_json_and_within_the_size_limit() -> None:
    async def check() -> None:
        edge = EdgeHarness(body_bytes=2000)
        header = {"x_tabbytop": "1"}
        assert await edge.error_code("POST", b"{}", content_type="application/json", **header) == ""
        assert await edge.error_code("POST", b"{}", content_type="Application/JSON; charset=utf-8", **header) == ""
        assert await edge.error_code("POST", b"", **header) == ""
        for content_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", None):
            assert await edge.error_code("POST", b"{}", content_type=content_type, **header) == "not-json-body"
        assert await edge.error_code("POST", transfer_encoding="chunked", **header) == "not-json-body"
        for length in ("2001", "-1", "1e3", "9" * 50, "²"):
            code = await edge.error_code("POST", content_length=length, content_type="application/json", **header)
            assert code == "body-too-large"

    asyncio.run(check())


def test_a_slow_body_times_out() -> None:
    async def check() -> None:
        edge = EdgeHarness(patience=0.05)

        async def receive_slowly() -> Any:
            await asyncio.sleep(0.02)
            return {"type": "http.request", "body": b" ", "more_body": True}

        code = await edge.error_code(
            "POST", content_length="99", content_type="application/json", x_tabbytop="1", receive=receive_slowly
        )
        assert code == "too-slow"

    asyncio.run(check())


def test_requests_are_rate_limited_per_address() -> None:
    async def check() -> None:
        edge = EdgeHarness(request_rate=Rate(3, 30))
        assert [await edge.error_code() for _ in range(4)] == ["", "", "", "too-often"]
        status, headers, body = await edge.request()
        assert (status, headers["retry-after"]) == (429, "10")
        assert "10 seconds" in json.loads(body)["text"]
        assert await edge.error_code(address="10.0.0.2") == ""
        await edge.clock.advance(10)
        assert [await edge.error_code() for _ in range(2)] == ["", "too-often"]

    asyncio.run(check())


def test_assets_are_not_rate_limited() -> None:
    async def check() -> None:
        edge = EdgeHarness(request_rate=Rate(1, 30))
        assert [await edge.error_code(path="/assets/cat.js") for _ in range(5)] == [""] * 5
        assert [await edge.error_code() for _ in range(2)] == ["", "too-often"]

    asyncio.run(check())


def test_an_internal_error_is_reported_and_logged_without_its_message() -> None:
    async def fail(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("the secret is 12345")

    async def check() -> None:
        edge = EdgeHarness(fail)
        status, _, body = await edge.request()
        assert status == 500
        assert json.loads(body)["why"] == "our-fault"
        assert b"12345" not in body
        assert "12345" not in edge.log.getvalue()
        assert "ValueError" in edge.log.getvalue()

    asyncio.run(check())


def test_ipv6_addresses_of_one_network_count_as_one() -> None:
    assert address_of({"client": ("10.1.2.3", 5)}) == "10.1.2.3"
    assert address_of({"client": ("::ffff:10.1.2.3", 5)}) == "10.1.2.3"
    assert address_of({"client": ("2001:db8::1", 5)}) == address_of({"client": ("2001:db8::2", 5)})
    assert address_of({"client": ("2001:db8:0:1::1", 5)}) != address_of({"client": ("2001:db8::1", 5)})
    assert address_of({"client": None}) == address_of({}) == "nowhere"


# Buckets


def test_a_bucket_refills_up_to_its_limit() -> None:
    clock = SetClock()
    buckets = TokenBuckets(Rate(2, 10), clock)
    assert [buckets.try_take("a") for _ in range(3)] == [0, 0, 5.0]
    asyncio.run(clock.advance(5))
    assert [buckets.try_take("a") for _ in range(2)] == [0, 5.0]
    asyncio.run(clock.advance(1000))
    assert [buckets.try_take("a") for _ in range(3)] == [0, 0, 5.0]
    with pytest.raises(Refusal) as refusal:
        buckets.take("a")
    assert refusal.value.facts == {"seconds": 5}


def test_the_number_of_buckets_is_limited() -> None:
    buckets = TokenBuckets(Rate(1, 10), SetClock(), max_buckets=10)
    for i in range(100):
        buckets.try_take(str(i))
    assert len(buckets) == 10
    assert buckets.try_take("99") > 0
    assert buckets.try_take("0") == 0


# Sockets


def test_sockets_are_accepted_only_from_our_own_origin() -> None:
    async def check() -> None:
        edge = EdgeHarness()
        asgi_socket = AsgiSocket(edge.middleware, origin="http://localhost:8229")
        await asgi_socket.send_text("hello")
        assert await asgi_socket.settle() == ["websocket.accept", "websocket.send"]
        program = AsgiSocket(edge.middleware)
        assert await program.settle() == ["websocket.accept"]
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
            other = AsgiSocket(edge.middleware, **headers)
            assert await other.settle() == ["websocket.http.response.start", "websocket.http.response.body"]
            assert other.sent[0]["status"] in (403, 421)
            assert json.loads(other.sent[1]["body"])["why"] in ("other-origin", "other-host")
        plain = AsgiSocket(edge.middleware, origin="http://evil.example")
        plain.scope["extensions"] = {}
        await plain.settle()
        assert plain.sent == [{"type": "websocket.close", "code": 1008, "reason": ""}]
        await asgi_socket.disconnect()
        await program.disconnect()

    asyncio.run(check())


def test_sockets_are_limited_per_address_and_in_total() -> None:
    async def check() -> None:
        edge = EdgeHarness(sockets_per_address=2, sockets=3)
        asgi_sockets = [AsgiSocket(edge.middleware, address="10.0.0.1") for _ in range(3)]
        assert [(await asgi_socket.settle())[0] for asgi_socket in asgi_sockets][2] == "websocket.http.response.start"
        assert asgi_sockets[2].sent[0]["status"] == 429
        from_others = [AsgiSocket(edge.middleware, address=f"10.0.0.{i}") for i in (2, 3)]
        assert [(await other.settle())[0] for other in from_others] == [
            "websocket.accept",
            "websocket.http.response.start",
        ]
        await asgi_sockets[0].disconnect()
        again = AsgiSocket(edge.middleware, address="10.0.0.1")
        assert await again.settle() == ["websocket.accept"]

    asyncio.run(check())


def test_shutdown_closes_every_socket_with_going_away() -> None:
    async def send_after_close(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": "too late"})

    async def check() -> None:
        edge = EdgeHarness(send_after_close)
        asgi_sockets = [AsgiSocket(edge.middleware) for _ in range(3)]
        for asgi_socket in asgi_sockets:
            await asgi_socket.settle()
        await edge.middleware.close_sockets()
        for asgi_socket in asgi_sockets:
            assert asgi_socket.sent[-1] == {"type": "websocket.close", "code": 1001, "reason": ""}
            await asgi_socket.disconnect()
            assert await asgi_socket.settle() == ["websocket.accept", "websocket.close"]
        late = AsgiSocket(edge.middleware)
        assert (await late.settle())[0] == "websocket.http.response.start"
        assert late.sent[0]["status"] == 503

    asyncio.run(check())


def test_a_failing_socket_is_closed_and_no_longer_counted() -> None:
    async def fail(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        raise ValueError("the secret is 12345")

    async def check() -> None:
        edge = EdgeHarness(fail, sockets_per_address=1)
        for _ in range(3):
            asgi_socket = AsgiSocket(edge.middleware)
            assert await asgi_socket.settle() == ["websocket.accept", "websocket.close"]
            assert asgi_socket.sent[1]["code"] == 1011
        assert "12345" not in edge.log.getvalue()

    asyncio.run(check())
