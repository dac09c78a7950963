"""Error responses: the body that all errors share, and the HTTP status of each refusal."""

from __future__ import annotations

from typing import Any, TypeVar

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

T = TypeVar("T")

MAX_REASON_LENGTH = 160
"""Characters of a validation message that are passed on to the client."""

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
"""The HTTP status of a refusal, where it isn't 400."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an error: a code for programs, the rule of the game behind it (if any), and a sentence for people."""

    why: str
    rule: str
    text: str


ERROR_RESPONSES = {
    status: ResponseSpec(ErrorBody, description=words, generate_examples=False)
    for status, words in {
        400: "Bad request",
        401: "Not authenticated",
        403: "Not allowed",
        404: "Not found",
        409: "Conflict with the current state",
        410: "Gone",
        413: "Body too large",
        415: "Body is not JSON",
        421: "Unknown host name",
        429: "Rate limited",
        503: "Temporarily unavailable",
    }.items()
}
"""Error responses that any route may return, for OpenAPI."""


def error_body(refusal: Refusal, language: Language) -> ErrorBody:
    """Return the response body of a refusal."""
    return ErrorBody(refusal.why, refusal.rule, language.why(refusal))


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(refusal.why, 400)


def retry_headers(refusal: Refusal) -> dict[str, str]:
    """Return `Retry-After` where the refusal says how long to wait."""
    seconds = refusal.facts.get("seconds")
    return {"retry-after": str(seconds)} if refusal.why == "too-often" else {}


def refusal_of(error: Exception) -> Refusal:
    """Convert an exception to a refusal. An unexpected one becomes `our-fault`, without details."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreUnavailable):
        return Refusal("", "not-kept")
    if isinstance(error, HTTPException):
        return _framework_refusal(error)
    return Refusal("", "our-fault")


def is_fault(error: Exception) -> bool:
    """Return whether this error must be logged. For `our-fault`, the room has logged the cause."""
    why = refusal_of(error).why
    return why == "not-kept" or (why == "our-fault" and not isinstance(error, Refusal))


def _framework_refusal(error: HTTPException) -> Refusal:
    """Convert an exception of the web framework to a refusal."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        return _field_refusal(error.extra[0])
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


def _field_refusal(found: Any) -> Refusal:
    """Refuse a field that is invalid, missing or unknown."""
    key, message = (str(found.get(name, "")) for name in ("key", "message"))
    if message in ("", "'data'"):  # no body
        return Refusal("", "bad-request")
    key = "" if key == "data" else key
    reason = printable(message[:1].lower() + message[1:], MAX_REASON_LENGTH)
    return Refusal("", "bad-field", {"reason": reason}, printable(key, 60))


class StrictJsonRequest(Request[Any, Any, Any]):
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
            convert_fields(body, wanted.annotation)
        return body


def convert_fields(values: Any, wanted: type[T], *, strict: bool = True) -> T:
    """Return values as a type, or refuse the first field that doesn't fit. Unless *strict*, `"2"` passes for 2."""
    try:
        return msgspec.convert(values, wanted, strict=strict)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$.")
        raise _field_refusal({"key": path.rstrip("`"), "message": reason}) from None


def error_response(refusal: Refusal, language: Language) -> Response[ErrorBody]:
    """Return the response for a refusal."""
    return Response(error_body(refusal, language), status_code=status_of(refusal), headers=retry_headers(refusal))


def handle_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Turn any exception of a handler into an error response, and log our own faults."""
    refusal = refusal_of(error)
    telemetry = request.app.state.services.telemetry
    if is_fault(error):
        telemetry.fault(error, route=str(request.scope.get("path_template", "")))
    response = error_response(refusal, language_for(request.scope, request.query_params.get("tell", "")))
    if isinstance(error, HTTPException) and error.headers and "Allow" in error.headers:
        response.headers["allow"] = error.headers["Allow"]
    return response


HANDLERS: ExceptionHandlersMap = {
    Refusal: handle_error,
    HTTPException: handle_error,
    StoreUnavailable: handle_error,
    Exception: handle_error,
}
