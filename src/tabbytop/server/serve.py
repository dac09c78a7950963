"""The `serve` command: starts the server, runs it, and shuts it down."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

import segno
import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.narrate.language import LANGUAGES, Language, language
from tabbytop.server.accounts.signing_key import signing_key
from tabbytop.server.app import App, make_app
from tabbytop.server.clock import WallClock
from tabbytop.server.cluster.bus import Bus
from tabbytop.server.cluster.postgres_bus import PostgresBus
from tabbytop.server.edge.hosts import lan_address
from tabbytop.server.edge.http_protocol import http_protocol
from tabbytop.server.edge.ws_protocol import WebSocketProtocol
from tabbytop.server.ops.data_dir import lock_folder, make_folder
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.settings import LOCALHOST, Settings
from tabbytop.server.store import Store
from tabbytop.server.store.types import StoreUnavailable

PING_EVERY = 20.0
"""Seconds between pings on a socket."""
BACKLOG = 512
"""Connections that may wait to be accepted."""
GC_THRESHOLDS = (10_000, 20, 100)
"""Thresholds of Python's garbage collector for its three generations, higher than usual."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def bus_for(settings: Settings) -> Bus | None:
    """Return the message bus between processes, or None if this one has the database to itself."""
    return None if settings.is_sqlite else PostgresBus(settings.database_url)


def run_server(
    words: Language,
    settings: Settings,
    say: Callable[[str], None],
    *,
    show: bool = False,
    on_start: Callable[[App], None] = lambda app: None,
) -> None:
    """Serve until stopped. With `show`, open the page in a browser.

    Raise a refusal before anything starts if the port, the data directory or the database can't be used.
    """
    make_folder(settings)
    for code in LANGUAGES:
        language(code)  # loading a language takes a tenth of a second and would block the event loop later
    with lock_folder(settings):
        listener = bind_socket(settings)
        try:
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                runner.run(_serve(words, settings, listener, say, show, on_start))
        finally:
            listener.close()
    say(words.say("serving-bye"))


def bind_socket(settings: Settings) -> socket.socket:
    """Return the listening socket, or refuse if the port or address isn't available."""
    host = settings.bind
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, settings.port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Refusal("", "port-taken", {"port": str(settings.port)}) from error
        if error.errno in (errno.EACCES, errno.EPERM):
            raise Refusal("", "port-not-allowed", {"port": str(settings.port)}) from error
        raise Refusal("", "no-such-address", {"host": shown(host)}) from error
    return listener


async def _serve(
    words: Language,
    settings: Settings,
    listener: socket.socket,
    say: Callable[[str], None],
    show: bool,
    on_start: Callable[[App], None],
) -> None:
    """Open the store, serve until stopped, and close the store after the last write."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)  # a full collection over hundreds of tables blocks everyone
    clock = WallClock()
    telemetry = Telemetry(settings.log_level)
    heard = telemetry.forward_library_logs()
    try:
        store = await Store.open(settings.database_url)
    except StoreUnavailable as error:
        raise Refusal("", "database-away") from error
    try:
        app = make_app(settings, store, clock, bus=bus_for(settings), telemetry=telemetry, key=signing_key(settings))
        server = Server(app, settings)
        on_start(app)
        announce(words, settings, listener.getsockname()[1], say)
        if show and has_display():
            asyncio.get_running_loop().run_in_executor(
                None, webbrowser.open, local_url(settings, listener.getsockname()[1])
            )
        telemetry.log.info("serving", port=listener.getsockname()[1])
        await server.serve(sockets=[listener])
        telemetry.log.info("stopped")
    finally:
        await store.close()
        logging.getLogger().removeHandler(heard)


def announce(words: Language, settings: Settings, port: int, say: Callable[[str], None]) -> None:
    """Print the server's addresses; on the local network with a QR code for phones."""
    say(words.say("serving", link=local_url(settings, port)))
    if settings.lan:
        address = lan_address()
        if address is None:
            say(words.say("serving-no-lan"))
        else:
            network_link = settings.public_url or f"http://{address}:{port}"
            say(words.say("serving-lan", link=network_link))
            say(qr_text(network_link))
    say(words.say("serving-data", folder=str(settings.folder)))
    say(words.say("serving-stop"))


def local_url(settings: Settings, port: int) -> str:
    """Return the URL for a browser on this machine."""
    host = "localhost" if settings.bind in (LOCALHOST, "0.0.0.0", "::") else settings.host
    return settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"


def has_display() -> bool:
    """Return whether a browser can open a window here. Without a display, Linux would open one in the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def qr_text(link: str) -> str:
    """Return a QR code in block characters, two rows per line, dark on light as phones expect it."""
    rows = [[bool(cell) for cell in row] for row in segno.make(link, error="l", micro=False).matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    letters = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(letters[pair] for pair in zip(top, under, strict=True)) for top, under in pairs)


class Server(uvicorn.Server):
    """uvicorn with an orderly shutdown: sockets are closed before anything else."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        super().__init__(
            uvicorn.Config(
                app,
                http=http_protocol(settings),
                ws=WebSocketProtocol,
                ws_max_size=settings.message_bytes,
                ws_ping_interval=PING_EVERY,
                ws_ping_timeout=PING_EVERY,
                # With compression, the length of a frame would reveal similarities between a secret and someone's chat.
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=list(settings.trusted_proxies),
                timeout_graceful_shutdown=max(1, int(settings.shutdown_seconds)),
                lifespan="on",
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, finish writes, close sockets, then everything else."""
        for server in self.servers:
            server.close()
        await self.app.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully on Ctrl-C and SIGTERM, and immediately on a second Ctrl-C."""
        before = (
            {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
            if current_thread() is main_thread()
            else {}
        )
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
