"""The outermost middleware: every request, socket and response passes through it.

It refuses foreign host names (DNS rebinding), requests and sockets from other sites (CSRF), bodies that are too long,
too slow or not JSON, and clients over their rate limit. It adds the security headers to every response, errors
included.
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
from tabbytop.server.edge.errors import error_body, refusal_of, retry_headers, status_of
from tabbytop.server.edge.hosts import Hosts
from tabbytop.server.edge.language import language_for
from tabbytop.server.edge.rate_limits import RateLimits, too_often
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.settings import Settings

ASSETS = "/assets/"
"""Path of the client's files. They are served from memory, browsers cache them, and they don't count for rate
limits."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CSRF_HEADER = "x-tabbytop"
"""Pages of other origins can't send this header without a CORS preflight, which we never grant."""
GOING_AWAY = 1001
INTERNAL_ERROR = 1011
POLICY_VIOLATION = 1008

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
HSTS_HEADER = (b"strict-transport-security", b"max-age=31536000")
RENEWED_COOKIE = "tabbytop_cookie"
"""Key in a request's state for the `Set-Cookie` header of a renewed session."""


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the key for limits: the client's address, or the /64 network for IPv6, which is one household."""
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


def request_headers(scope: Mapping[str, Any]) -> dict[str, str]:
    """Return the headers by name. Repeated headers are joined with a comma."""
    headers: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        headers[key] = f"{headers[key]}, {text}" if key in headers else text
    return headers


def is_secure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Return whether the request arrived over HTTPS."""
    return settings.is_https or scope.get("scheme") in ("https", "wss")


class EdgeMiddleware:
    """ASGI middleware that checks requests and sockets before the app sees them."""

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
        self._open: set[_SocketSender] = set()
        self._sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    # Requests

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        answer = _ResponseSender(send, scope, is_secure(scope, self.settings))
        began = self.clock.monotonic()
        try:
            self._check_request(scope, request_headers(scope))
            await self.app(scope, _BodyReceiver(receive, self.settings.patience), answer)
        except Refusal as refusal:
            self.telemetry.record_refusal(refusal.why, address_of(scope))
            await answer.refuse(refusal, language_for(scope))
        except Exception as error:
            self.telemetry.fault(error, str(scope.get("path_template", "")))
            await answer.refuse(refusal_of(error), language_for(scope))
        finally:
            route = str(scope.get("path_template") or "none")
            seconds = self.clock.monotonic() - began
            self.telemetry.record_request(str(scope["method"]), route, answer.status, seconds, address_of(scope))

    def _check_request(self, scope: HTTPScope, headers: dict[str, str]) -> None:
        """Refuse a request with a foreign host, origin or body, or one over the rate limit."""
        self._check_host_and_rate(scope, headers)
        if scope["method"] not in SAFE_METHODS:
            self._check_origin(headers)
            self._check_body(headers)

    def _check_host_and_rate(self, scope: Scope, headers: dict[str, str]) -> None:
        if not self.hosts.is_own_host(headers.get("host")):
            raise Refusal("", "other-host")
        if scope["path"].startswith(ASSETS):  # a page loads dozens of files, and a household shares one address
            return
        if seconds := self.rates.requests.try_take(address_of(scope)):
            raise too_often(seconds)

    def _check_origin(self, headers: dict[str, str]) -> None:
        """Require that a change comes from our own page, or from a program that sends our header."""
        strange = headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        if "origin" in headers:
            if strange or not self.hosts.is_allowed_origin(headers):
                raise Refusal("", "other-origin")
        elif strange or headers.get(CSRF_HEADER) != "1":
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
            self._check_socket(scope, request_headers(scope), address)
        except Refusal as refusal:
            self.telemetry.record_refusal(refusal.why, address)
            await _reject_socket(refusal, scope, receive, send, is_secure(scope, self.settings))
            return
        socket = _SocketSender(send)
        self._open.add(socket)
        self._sockets[address] = self._sockets.get(address, 0) + 1
        self.telemetry.sockets.set(len(self._open))
        try:
            await self.app(scope, receive, socket)
        except Exception as error:
            self.telemetry.fault(error, str(scope.get("path_template", "")))
            await socket.close(INTERNAL_ERROR)
        finally:
            self._open.discard(socket)
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
            self.telemetry.sockets.set(len(self._open))

    def _check_socket(self, scope: Scope, headers: dict[str, str], address: str) -> None:
        if self.closing:
            raise Refusal("", "closing")
        self._check_host_and_rate(scope, headers)
        if not self.hosts.is_allowed_origin(headers):
            raise Refusal("", "other-origin")
        full = len(self._open) >= self.settings.sockets
        if full or self._sockets.get(address, 0) >= self.settings.sockets_per_address:
            raise Refusal("", "too-many-sockets")

    async def close_sockets(self) -> None:
        """Close all sockets with 1001 (going away) and accept no new ones."""
        self.closing = True
        await asyncio.gather(*[socket.close(GOING_AWAY) for socket in list(self._open)], return_exceptions=True)


class _ResponseSender:
    """Sends a response, with the headers that every response has."""

    def __init__(self, send: Send, scope: Scope, secure: bool) -> None:
        self.send = send
        self.scope = scope
        self.secure = secure
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", []), *renewed_cookie(self.scope, message)]
            message["headers"] = with_security_headers(headers, self.secure)
        await self.send(message)

    async def refuse(self, refusal: Refusal, language: Language) -> None:
        """Send an error response, unless a response has already started."""
        if not self.status:
            status, headers, body = _error_parts(refusal, language)
            await self({"type": "http.response.start", "status": status, "headers": headers})
            await self({"type": "http.response.body", "body": body, "more_body": False})


def renewed_cookie(scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
    """Return the cookie of a renewed session, unless the response sets one itself."""
    header = scope.get("state", {}).get(RENEWED_COOKIE)
    has_one = any(name.lower() == b"set-cookie" for name, _ in message.get("headers", ()))  # type: ignore[attr-defined]
    return [] if header is None or has_one else [header]


def with_security_headers(headers: list[tuple[bytes, bytes]], secure: bool) -> list[tuple[bytes, bytes]]:
    """Add the security headers to those of a response."""
    given = {name.lower() for name, _ in headers}
    more = [*SECURITY_HEADERS, (b"cache-control", b"no-store"), *([HSTS_HEADER] if secure else [])]
    return headers + [(name, value) for name, value in more if name not in given]


def _error_parts(refusal: Refusal, language: Language) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Return status, headers and body of a refusal."""
    body = msgspec.json.encode(error_body(refusal, language))
    more = [(name.encode(), value.encode()) for name, value in retry_headers(refusal).items()]
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    if refusal.why in ("body-too-large", "too-slow"):
        headers.append((b"connection", b"close"))
    return status_of(refusal), headers, body


class _BodyReceiver:
    """Receives a request's body, with a timeout."""

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
        if message["type"] != "http.request":  # the client disconnected before the end of the body
            raise Refusal("", "bad-request")
        self.whole = not message.get("more_body", False)
        return message


class _SocketSender:
    """Sends on a socket until it is closed."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.accepted = False
        self.closed = False

    async def __call__(self, message: Message) -> None:
        if self.closed:
            return  # closed by us: the app may still send
        if message["type"] == "websocket.accept":
            self.accepted = True
            message["headers"] = list(message.get("headers", []))
        self.closed = message["type"] == "websocket.close"
        try:
            await self.send(message)
        except OSError:  # the client disconnected
            self.closed = True

    async def close(self, code: int) -> None:
        """Close the socket if it is open."""
        if not self.closed:
            await self({"type": "websocket.close", "code": code, "reason": ""})


async def _reject_socket(refusal: Refusal, scope: Scope, receive: Receive, send: Send, secure: bool) -> None:
    """Refuse a socket before it opens, with an error response if the server can send one."""
    await receive()
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})
        return
    status, headers, body = _error_parts(refusal, language_for(scope))
    start: Any = {
        "type": "websocket.http.response.start",
        "status": status,
        "headers": with_security_headers(headers, secure),
    }
    await send(start)
    rest: Any = {"type": "websocket.http.response.body", "body": body}
    await send(rest)
