"""The pages: the browser client's files, and a page that lists what programs can ask for.

All files are known from the start, so that no path leads anywhere else.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from importlib import resources
from importlib.metadata import version
from importlib.resources.abc import Traversable
from typing import Any

from litestar import HttpMethod, Request, Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import english

KINDS = {
    "css": "text/css",
    "ftl": "text/plain",
    "html": "text/html",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript",
    "json": "application/json",
    "mjs": "text/javascript",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "whl": "application/octet-stream",
    "woff2": "font/woff2",
    "zip": "application/zip",
}
PACKED = ("css", "ftl", "html", "js", "json", "mjs", "svg", "txt", "webmanifest")
"""What becomes much smaller when packed."""
FRONT = "/index.html"
NOT_PAGES = ("/api", "/schema", "/health", "/metrics")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    body: bytes
    packed: bytes
    kind: str
    etag: str
    keep: str


def read_pages(folder: Traversable) -> dict[str, Page]:
    """All files of a folder by their path. What is in `assets` has a hash in its name and never changes."""
    if not folder.is_dir():
        raise Refusal("", "no-client")
    pages = {}
    for path, file in _files(folder, ""):
        ending = path.rpartition(".")[2]
        if ending in KINDS:
            body = file.read_bytes()
            packed = gzip.compress(body, 6, mtime=0) if ending in PACKED and len(body) > 1000 else b""
            etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            pages[path] = Page(body, packed, KINDS[ending], etag, FOR_EVER if "/assets/" in path else ASK_AGAIN)
    return pages


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for one in folder.iterdir():
        here = f"{path}/{one.name}"
        if one.is_dir():
            yield from _files(one, here)
        else:
            yield here, one


def web_folder() -> Traversable:
    """Where the browser client lies."""
    return resources.files("tabbytop") / "web"


def page_route(pages: dict[str, Page]) -> HTTPRouteHandler:
    """The route of all pages. A path that is no file is the client's own affair: it gets the front page."""

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        status_code=200,
        name="pages",
    )
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = FRONT) -> Response[bytes]:
        found = pages.get("/" + path.lstrip("/"))
        if found is None and not path.startswith(NOT_PAGES) and "." not in path.rpartition("/")[2]:
            found = pages.get(FRONT)
        if found is None:
            raise NotFoundException
        return send_page(request, found)

    return page


def send_page(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    """A page, packed where the browser can unpack it; nothing where it has it already."""
    headers = {"cache-control": page.keep, "etag": page.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.packed
    if request.method == HttpMethod.HEAD:
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, headers=headers, media_type=page.kind)


# What programs can ask for


class SchemaPage(OpenAPIRenderPlugin):
    """A plain page about the API that needs nothing from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page: every path, what it is for, and where all of it is in JSON."""
        return schema_page(openapi_schema).encode()


class SchemaRouter(Router):
    """Without the page that the framework would send where nothing is: that is an error like any other."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        """Take a route, unless it takes all there are."""
        if isinstance(value, HTTPRouteHandler) and "/{path:str}" in value.paths:
            return []
        return super().register(value)


def schema_page(schema: dict[str, Any]) -> str:
    """The API as a page."""
    words = english()
    lines = [
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{escape(words.say("schema-title"))}</title>\n<link rel="stylesheet" href="/plain.css">\n</head>',
        f"<body>\n<main>\n<h1>{escape(words.say('schema-title'))}</h1>",
        f"<p>{escape(words.say('schema-about'))}</p>",
        f'<p><a href="/schema/openapi.json">{escape(words.say("schema-whole"))}</a></p>',
    ]
    for path, methods in sorted(schema.get("paths", {}).items()):
        lines.append(f"<h2><code>{escape(path)}</code></h2>\n<dl>")
        for method, operation in methods.items():
            if isinstance(operation, dict):
                about = operation.get("description") or operation.get("summary") or ""
                lines.append(f"<dt><code>{escape(method.upper())}</code></dt>\n<dd>{escape(about)}</dd>")
        lines.append("</dl>")
    lines.append("</main>\n</body>\n</html>")
    return "\n".join(lines) + "\n"


def openapi() -> OpenAPIConfig:
    """The description of the API, at /schema and /schema/openapi.json."""
    return OpenAPIConfig(
        title="Tabbytop",
        version=version("tabbytop"),
        description=english().say("schema-about"),
        openapi_router=SchemaRouter("/schema", route_handlers=[], include_in_schema=False),
        render_plugins=[SchemaPage(path="/")],
        use_handler_docstrings=True,
    )
