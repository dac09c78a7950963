"""The door: whatever comes in passes here first, and whatever goes out.

Turned away are other hosts' names (DNS rebinding), other pages' requests and sockets (CSRF), bodies that are not JSON,
too long or too slow, and whoever comes too often. Every answer, errors too, has the headers that keep browsers safe.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language
from tabbytop.server.clock import Clock
from tabbytop.server.edge.errors import headers_of, refusal_of, status_of, trouble_of
from tabbytop.server.edge.hosts import Hosts
from tabbytop.server.edge.language import language_for
from tabbytop.server.edge.rate_limits import RateLimits, too_often
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.settings import Settings

PIECES = "/assets/"
"""Where the pieces of our pages lie, which are in memory and which browsers keep."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
OUR_HEADER = "x-tabbytop"
"""A page elsewhere cannot send this without asking first, and we never answer such a question with yes."""
GOING_AWAY = 1001
UNEXPECTED = 1011
NOT_ALLOWED = 1008

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SAFE_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
COOKIE_AGAIN = "tabbytop_cookie"
"""Where a request keeps the header that gives a browser its cookie anew."""


def address_of(scope: Mapping[str, Any]) -> str:
    """Whose limits count: an address, of IPv6 the network that one household has."""
    client = scope.get("client")
    if not client:
        return "nowhere"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, 64), strict=False))
        return str(address.ipv4_mapped)
    return str(address)


def headers_in(scope: Mapping[str, Any]) -> dict[str, str]:
    """The headers by name; one that stands twice is joined, and so is neither."""
    headers: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        headers[key] = f"{headers[key]}, {text}" if key in headers else text
    return headers


def is_secure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Did this come by https?"""
    return settings.is_https or scope.get("scheme") in ("https", "wss")


class EdgeMiddleware:
    """Stands before an ASGI application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, clock: Clock, rates: RateLimits, telemetry: Telemetry, hosts: Hosts
    ) -> None:
        self.app = app
        self.settings = settings
        self.clock = clock
        self.rates = rates
        self.telemetry = telemetry
        self.hosts = hosts
        self.closing = False
        self._open: set[_Socket] = set()
        self._sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or turn it away."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    # Requests

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        answer = _Answer(send, scope, is_secure(scope, self.settings))
        began = self.clock.monotonic()
        try:
            self._check_request(scope, headers_in(scope))
            await self.app(scope, _Patient(receive, self.settings.patience), answer)
        except Refusal as refusal:
            self.telemetry.turned_away(refusal.why, address_of(scope))
            await answer.refuse(refusal, language_for(scope))
        except Exception as error:
            self.telemetry.fault(error, str(scope.get("path_template", "")))
            await answer.refuse(refusal_of(error), language_for(scope))
        finally:
            route = str(scope.get("path_template") or "none")
            seconds = self.clock.monotonic() - began
            self.telemetry.answered(str(scope["method"]), route, answer.status, seconds, address_of(scope))

    def _check_request(self, scope: HTTPScope, headers: dict[str, str]) -> None:
        """Refuse what must not come in."""
        self._check_host_and_rate(scope, headers)
        if scope["method"] not in SAFE_METHODS:
            self._check_origin(headers)
            self._check_body(headers)

    def _check_host_and_rate(self, scope: Scope, headers: dict[str, str]) -> None:
        if not self.hosts.is_ours(headers.get("host")):
            raise Refusal("", "other-host")
        if scope["path"].startswith(PIECES):  # a page has dozens, and a household one address
            return
        if seconds := self.rates.requests.wait(address_of(scope)):
            raise too_often(seconds)

    def _check_origin(self, headers: dict[str, str]) -> None:
        """What changes something must come from our own page, or from a program that says so."""
        strange = headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        if "origin" in headers:
            if strange or not self.hosts.origin_is_ours(headers):
                raise Refusal("", "other-origin")
        elif strange or headers.get(OUR_HEADER) != "1":
            raise Refusal("", "other-origin")

    def _check_body(self, headers: dict[str, str]) -> None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self.settings.body_bytes:
            raise Refusal("", "body-too-large")
        has_body = int(length) > 0 or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json":
            raise Refusal("", "not-json-body")

    # Sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self._check_socket(scope, headers_in(scope), address)
        except Refusal as refusal:
            self.telemetry.turned_away(refusal.why, address)
            await _turn_away(refusal, scope, receive, send, is_secure(scope, self.settings))
            return
        one = _Socket(send)
        self._open.add(one)
        self._sockets[address] = self._sockets.get(address, 0) + 1
        self.telemetry.sockets.set(len(self._open))
        try:
            await self.app(scope, receive, one)
        except Exception as error:
            self.telemetry.fault(error, str(scope.get("path_template", "")))
            await one.close(UNEXPECTED)
        finally:
            self._open.discard(one)
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
            self.telemetry.sockets.set(len(self._open))

    def _check_socket(self, scope: Scope, headers: dict[str, str], address: str) -> None:
        if self.closing:
            raise Refusal("", "closing")
        self._check_host_and_rate(scope, headers)
        if not self.hosts.origin_is_ours(headers):
            raise Refusal("", "other-origin")
        full = len(self._open) >= self.settings.sockets
        if full or self._sockets.get(address, 0) >= self.settings.sockets_per_address:
            raise Refusal("", "too-many-sockets")

    async def farewell(self) -> None:
        """Close every socket because the server goes away (1001), and let in no other."""
        self.closing = True
        await asyncio.gather(*[one.close(GOING_AWAY) for one in list(self._open)], return_exceptions=True)


class _Answer:
    """Sends an answer on with the headers that every answer has."""

    def __init__(self, send: Send, scope: Scope, secure: bool) -> None:
        self.send = send
        self.scope = scope
        self.secure = secure
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", []), *cookie_again(self.scope, message)]
            message["headers"] = safe_headers(headers, self.secure)
        await self.send(message)

    async def refuse(self, refusal: Refusal, language: Language) -> None:
        """Answer with what is refused, unless an answer is on its way already."""
        if not self.status:
            status, headers, body = _refused(refusal, language)
            await self({"type": "http.response.start", "status": status, "headers": headers})
            await self({"type": "http.response.body", "body": body, "more_body": False})


def cookie_again(scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
    """The cookie of who was there again, unless the answer has another."""
    header = scope.get("state", {}).get(COOKIE_AGAIN)
    has_one = any(name.lower() == b"set-cookie" for name, _ in message.get("headers", ()))  # type: ignore[attr-defined]
    return [] if header is None or has_one else [header]


def safe_headers(headers: list[tuple[bytes, bytes]], secure: bool) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, and those that every answer has."""
    given = {name.lower() for name, _ in headers}
    more = [*SAFE_HEADERS, (b"cache-control", b"no-store"), *([HTTPS_ONLY] if secure else [])]
    return headers + [(name, value) for name, value in more if name not in given]


def _refused(refusal: Refusal, language: Language) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body of a refusal."""
    body = msgspec.json.encode(trouble_of(refusal, language))
    more = [(name.encode(), value.encode()) for name, value in headers_of(refusal).items()]
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    if refusal.why in ("body-too-large", "too-slow"):
        headers.append((b"connection", b"close"))
    return status_of(refusal), headers, body


class _Patient:
    """Receives a request's body, but does not wait for ever."""

    def __init__(self, receive: Receive, seconds: float) -> None:
        self.receive = receive
        self.until = asyncio.get_running_loop().time() + seconds
        self.whole = False

    async def __call__(self) -> Any:
        if self.whole:
            return await self.receive()
        try:
            async with asyncio.timeout_at(self.until):
                message = await self.receive()
        except TimeoutError as error:
            raise Refusal("", "too-slow") from error
        if message["type"] != "http.request":  # they hung up before they had said all
            raise Refusal("", "bad-request")
        self.whole = not message.get("more_body", False)
        return message


class _Socket:
    """Sends over a socket, until it is closed."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.accepted = False
        self.closed = False

    async def __call__(self, message: Message) -> None:
        if self.closed:
            return  # we said goodbye: what comes after it is for nobody
        if message["type"] == "websocket.accept":
            self.accepted = True
            message["headers"] = list(message.get("headers", []))
        self.closed = message["type"] == "websocket.close"
        try:
            await self.send(message)
        except OSError:  # they have hung up, which is no fault of ours
            self.closed = True

    async def close(self, code: int) -> None:
        """Close it, unless it is."""
        if not self.closed:
            await self({"type": "websocket.close", "code": code, "reason": ""})


async def _turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send, secure: bool) -> None:
    """Refuse a socket before it opens, with a sentence where the server can send one."""
    await receive()
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})
        return
    status, headers, body = _refused(refusal, language_for(scope))
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": safe_headers(headers, secure)}
    await send(start)
    rest: Any = {"type": "websocket.http.response.body", "body": body}
    await send(rest)
