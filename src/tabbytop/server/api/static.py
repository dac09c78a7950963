"""The browser client's files, and a page that lists the API.

All files are read at the start, so no path can lead anywhere else.
"""

from __future__ import annotations

import gzip
import hashlib
import re
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
from tabbytop.games.registry import NAMES
from tabbytop.narrate.language import english

CONTENT_TYPES = {
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
COMPRESSED = ("css", "ftl", "html", "js", "json", "mjs", "svg", "txt", "webmanifest")
"""File types that are worth compressing."""
INDEX = "/index.html"
PAGES = re.compile(
    rf"/((table|screen|replay)/[\w-]+|(learn|rules)/({'|'.join(NAMES)})|learn|settings|results|me|device)?"
)
"""The client's own pages, as in web/src/app/App.svelte. All other paths get the same file, with status 404."""
API_PATHS = ("/api", "/schema", "/health", "/metrics")
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"


@dataclass(frozen=True)
class StaticFile:
    """A file and its headers, ready to send."""

    body: bytes
    compressed: bytes
    content_type: str
    etag: str
    cache_control: str


def read_files(folder: Traversable) -> dict[str, StaticFile]:
    """Read all files of a folder, by path. Files in `assets` have a hash in their name and never change."""
    if not folder.is_dir():
        raise Refusal("", "no-client")
    files = {}
    for path, file in _files(folder, ""):
        ending = path.rpartition(".")[2]
        if ending in CONTENT_TYPES:
            body = file.read_bytes()
            compressed = gzip.compress(body, 6, mtime=0) if ending in COMPRESSED and len(body) > 1000 else b""
            etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
            files[path] = StaticFile(
                body, compressed, CONTENT_TYPES[ending], etag, CACHE_FOREVER if "/assets/" in path else REVALIDATE
            )
    return files


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for one in folder.iterdir():
        here = f"{path}/{one.name}"
        if one.is_dir():
            yield from _files(one, here)
        else:
            yield here, one


def web_folder() -> Traversable:
    """Return the folder of the browser client."""
    return resources.files("tabbytop") / "web"


def file_route(files: dict[str, StaticFile]) -> HTTPRouteHandler:
    """Return the route for all files. Other paths get the client, which has its own pages, even one for "not found"."""

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        status_code=200,
        name="pages",
    )
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = INDEX) -> Response[bytes]:
        path = "/" + path.lstrip("/")
        found = files.get(path)
        if found is None and not path.startswith(API_PATHS) and "." not in path.rpartition("/")[2]:
            found = files.get(INDEX)
            if found is not None and not PAGES.fullmatch(path):
                body = b"" if request.method == HttpMethod.HEAD else found.body
                return Response(body, status_code=404, media_type=found.content_type)
        if found is None:
            raise NotFoundException
        return send_file(request, found)

    return page


def send_file(request: Request[Any, Any, Any], file: StaticFile) -> Response[bytes]:
    """Send a file, compressed if the browser supports it, or 304 if it has the file already."""
    headers = {"cache-control": file.cache_control, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.content_type)
    body = file.body
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.compressed
    if request.method == HttpMethod.HEAD:
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, headers=headers, media_type=file.content_type)


# The API page


class SchemaPage(OpenAPIRenderPlugin):
    """A plain page about the API, without external resources."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page: every path, its description, and a link to the JSON schema."""
        return schema_page(openapi_schema).encode()


class SchemaRouter(Router):
    """A router without the framework's own 404 page: unknown paths are errors like any other."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        """Register a route, unless it is the catch-all."""
        if isinstance(value, HTTPRouteHandler) and "/{path:str}" in value.paths:
            return []
        return super().register(value)


def schema_page(schema: dict[str, Any]) -> str:
    """Return the API as an HTML page."""
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
    """Return the configuration of the API schema at /schema and /schema/openapi.json."""
    return OpenAPIConfig(
        title="Tabbytop",
        version=version("tabbytop"),
        description=english().say("schema-about"),
        openapi_router=SchemaRouter("/schema", route_handlers=[], include_in_schema=False),
        render_plugins=[SchemaPage(path="/")],
        use_handler_docstrings=True,
    )
