"""When something does not go: the one shape of every error, and which status it has."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.narrate.language import Language
from tabbytop.server.edge.language import language_for
from tabbytop.server.store.types import StoreUnavailable

LONGEST_REASON = 160

STATUS = {
    "not-signed-in": 401,
    "wrong-login": 401,
    "wrong-token": 401,
    "no-account": 403,
    "not-from-there": 403,
    "other-origin": 403,
    "wrong-password": 403,
    "no-watchers": 403,
    "not-the-host": 403,
    "not-your-seat": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "already-account": 409,
    "already-somebody": 409,
    "guest-leaves": 409,
    "login-not-free": 409,
    "too-many-tables": 409,
    "link-over": 410,
    "body-too-large": 413,
    "not-json-body": 415,
    "other-host": 421,
    "too-many-sockets": 429,
    "too-often": 429,
    "our-fault": 500,
    "closing": 503,
    "not-kept": 503,
    "too-busy": 503,
}
"""The status of a refusal, where it is not 400."""


class Trouble(msgspec.Struct, frozen=True):
    """Why not: a code for programs, the rule of a game behind it, if one is, and a sentence for people."""

    why: str
    rule: str
    text: str


ERROR_RESPONSES = {
    status: ResponseSpec(Trouble, description=words, generate_examples=False)
    for status, words in {
        400: "Not as it should be",
        401: "Nobody is signed in, or not so",
        403: "Not allowed",
        404: "Not there",
        409: "Not as things stand",
        410: "Not any more",
        413: "Too much",
        415: "Not JSON",
        421: "Another server's name",
        429: "Too often",
        503: "Not now",
    }.items()
}
"""For OpenAPI: what any of our routes may answer besides."""


def trouble_of(refusal: Refusal, language: Language) -> Trouble:
    """A refusal as it is sent."""
    return Trouble(refusal.why, refusal.rule, language.why(refusal))


def status_of(refusal: Refusal) -> int:
    """The status of a refusal."""
    return STATUS.get(refusal.why, 400)


def headers_of(refusal: Refusal) -> dict[str, str]:
    """When to come again, where that is known."""
    seconds = refusal.facts.get("seconds")
    return {"retry-after": str(seconds)} if refusal.why == "too-often" else {}


def refusal_of(error: Exception) -> Refusal:
    """What went wrong, as a refusal; of what we did not foresee nothing is told."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreUnavailable):
        return Refusal("", "not-kept")
    if isinstance(error, HTTPException):
        return _of_framework(error)
    return Refusal("", "our-fault")


def is_fault(error: Exception) -> bool:
    """Must it be logged? A refusal that says "our fault" comes from a room, which has logged the error behind it."""
    why = refusal_of(error).why
    return why == "not-kept" or (why == "our-fault" and not isinstance(error, Refusal))


def _of_framework(error: HTTPException) -> Refusal:
    """What the web framework found wrong."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return _of_field(error.extra[0])
    match error.status_code:
        case 401:
            return Refusal("", "not-signed-in")
        case 403:
            return Refusal("", "not-from-there")
        case 404:
            return Refusal("", "no-such-page")
        case 405:
            return Refusal("", "wrong-method")
        case 413:
            return Refusal("", "body-too-large")
        case 415:
            return Refusal("", "not-json-body")
        case code if code < 500:
            return Refusal("", "bad-request")
        case _:
            return Refusal("", "our-fault")


def _of_field(found: Any) -> Refusal:
    """A field that is not as it should be, or is missing, or should not be there."""
    key, message = (str(found.get(name, "")) for name in ("key", "message"))
    if message in ("", "'data'"):  # there is no body at all
        return Refusal("", "bad-request")
    key = "" if key == "data" else key
    reason = printable(message[:1].lower() + message[1:], LONGEST_REASON)
    return Refusal("", "bad-field", {"reason": reason}, printable(key, 60))


class PlainRequest(Request[Any, Any, Any]):
    """A request whose body is JSON of exactly the types that its handler declares."""

    async def json(self) -> Any:
        """Return the decoded body; refuse one that isn't JSON or holds a value of another type.

        Litestar converts bodies as leniently as query strings (`"2"` passes for 2), so the types are checked here.
        """
        try:
            body = await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Refusal("", "bad-request") from error
        wanted = self.route_handler.parsed_data_field
        if wanted is not None and body is not None:
            try:
                msgspec.convert(body, wanted.annotation, strict=True)
            except msgspec.ValidationError as error:
                reason, _, path = str(error).partition(" - at `$.")
                raise _of_field({"key": path.rstrip("`"), "message": reason}) from None
        return body


def answer(refusal: Refusal, language: Language) -> Response[Trouble]:
    """The response to what is refused."""
    return Response(trouble_of(refusal, language), status_code=status_of(refusal), headers=headers_of(refusal))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Whatever a handler raises becomes an answer of the one shape; what is our fault is logged."""
    refusal = refusal_of(error)
    telemetry = request.app.state.services.telemetry
    if is_fault(error):
        telemetry.fault(error, route=str(request.scope.get("path_template", "")))
    response = answer(refusal, language_for(request.scope, request.query_params.get("tell", "")))
    if isinstance(error, HTTPException) and error.headers and "Allow" in error.headers:
        response.headers["allow"] = error.headers["Allow"]
    return response


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_error,
    HTTPException: on_error,
    StoreUnavailable: on_error,
    Exception: on_error,
}
