"""The server's settings.

Each one is an option of `tabbytop serve` or an environment variable, `TABBYTOP_` and its name in capitals. An option
overrides the variable. `docs/settings.md` is generated from this class.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable, shown
from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.files import DECKS, games_folder, read_deck
from tabbytop.wire.messages import WindowSeconds

PREFIX = "TABBYTOP_"
FOREIGN_VARIABLES = {"TABBYTOP_COMPILE"}
"""Variables with our prefix that aren't settings: the build reads them."""
LOCALHOST = "127.0.0.1"
ALL_INTERFACES = "0.0.0.0"
DATABASE_FILE = "tabbytop.db"

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
WindowLengths = dict[str, WindowSeconds] | WindowSeconds
"""Seconds by kind of window, or one length for all kinds."""


class Rate(msgspec.Struct, frozen=True):
    """A rate limit such as 20/60: a burst of 20, refilled over 60 seconds."""

    count: int
    seconds: float

    def __str__(self) -> str:
        """Return the rate as it is written in settings."""
        return f"{self.count}/{self.seconds:g}"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that an operator can configure."""

    # Addresses and storage

    data: str = ""
    """The data directory. Empty: the platform's directory for user data."""
    database: str = ""
    """The database, `sqlite:///FILE` or `postgresql://…`. Empty: SQLite in the data directory. Several servers can
    share a PostgreSQL database."""
    host: str = LOCALHOST
    """The address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8229
    """The port to listen on; 0 picks a free one."""
    lan: bool = False
    """Listen on the local network, and accept this machine's own addresses as host names."""
    public_url: str = ""
    """The server's public address behind a proxy, such as `https://cats.example`. Links start with it. If it is
    https, cookies are sent over https only."""
    allowed_hosts: tuple[str, ...] = ()
    """Other host names of this server, separated by commas."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted, separated by commas. Without
    it, everyone behind a proxy shares its address and its limits."""
    secret: str = ""
    """The key that signs links, at least 32 characters. Empty: a key is generated and stored in the data directory.
    Servers that share a database need the same key."""

    # Sizes and counts

    message_bytes: Annotated[int, Meta(ge=1024)] = 16 * 1024
    """Maximum size of a message over a socket."""
    body_bytes: Annotated[int, Meta(ge=1024)] = 128 * 1024
    """Maximum size of a request body. A custom deck is the largest body there is."""
    name_letters: Annotated[int, Meta(ge=1, le=80)] = 32
    """Maximum length of a name, in characters."""
    tables_per_person: Count = 20
    """Tables that one person can have open or in play at the same time."""
    sockets_per_address: Count = 64
    """Open sockets per address."""
    sockets: Count = 20_000
    """Open sockets in total."""
    connections_per_address: Count = 256
    """Open connections per address, idle ones included."""
    patience: Seconds = 20.0
    """Seconds within which a whole request must arrive."""

    # Rate limits

    request_rate: Rate = Rate(300, 60)
    """Requests per address."""
    account_rate: Rate = Rate(30, 600)
    """Attempts per address to create a guest or an account, to sign in, or to use a device link."""
    login_rate: Rate = Rate(20, 600)
    """Password attempts per account, from any address. People who are signed in have a separate limit of the same
    size."""
    table_rate: Rate = Rate(20, 600)
    """New tables per person."""
    message_rate: Rate = Rate(60, 10)
    """Messages per seat, or per watcher."""
    chat_rate: Rate = Rate(8, 10)
    """Chat messages per seat."""

    # Lifetimes

    guest_days: Seconds = 30.0
    """Days after which an inactive guest is deleted, along with tables that nobody uses anymore."""
    listed_hours: Seconds = 1.0
    """Hours for which an open table stays in the list after the last person has left. Its link keeps working, and
    the table is listed again when someone opens it."""
    session_days: Seconds = 90.0
    """Days after which an unused session expires. Using it renews it, at most once a day."""
    device_minutes: Seconds = 10.0
    """Minutes for which a device link is valid."""
    unload_after: Seconds = 600.0
    """Seconds after which a table without connections is unloaded from memory. It is loaded again from its log."""
    shutdown_seconds: Seconds = 10.0
    """Seconds that the server waits for running requests when it is stopped."""

    # Defaults for tables

    bot_seconds: Annotated[float, Meta(ge=0, le=60)] = 0.8
    """Minimum seconds before a bot's move is shown. Bots that think longer take longer."""
    window_seconds: WindowLengths = {}
    """Seconds for which each kind of window stays open, such as `cancel=3,copy=3,shield=5,land=3`, which is the default
    in Here, Kitty, Kitty!. A single number counts for all kinds."""

    # Processing power

    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0
    """Worker processes for bots. 0: one less than the machine has cores, at least one."""
    passwords_at_once: Annotated[int, Meta(ge=1, le=64)] = 2
    """Passwords that are checked at the same time. Each takes 19 MiB and much of a core."""

    # Monitoring

    metrics_open: bool = False
    """Show `/metrics` to everyone, not only to this machine."""
    log_level: str = "info"
    """The lowest level to log: debug, info, warning or error."""

    @property
    def folder(self) -> Path:
        """The data directory."""
        return Path(self.data).expanduser() if self.data else games_folder().parent / "server"

    @property
    def database_url(self) -> str:
        """The database URL; by default SQLite in the data directory."""
        return self.database or f"sqlite:///{(self.folder / DATABASE_FILE).absolute()}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a SQLite file, which one server owns."""
        return self.database_url.startswith("sqlite")

    @property
    def bind(self) -> str:
        """The address to bind; all interfaces with `lan`."""
        return ALL_INTERFACES if self.lan and self.host == LOCALHOST else self.host

    @property
    def is_https(self) -> bool:
        """Whether the server is reached over https only."""
        return self.public_url.startswith("https://")

    @property
    def listed_for(self) -> float:
        """Seconds for which an open table stays in the list after the last person has left."""
        return self.listed_hours * 3600.0

    @property
    def workers(self) -> int:
        """The number of worker processes for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


LOG_LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
"""The values of `log_level`, and their numbers in Python's logging."""


def environment_variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def read_settings(environment: Mapping[str, str], **options: Any) -> Settings:
    """Read the settings from environment variables and options. Options that aren't None take precedence."""
    known = {environment_variable(name): name for name in Settings.__struct_fields__}
    chosen: dict[str, Any] = {}
    for key in sorted(environment):
        if key.startswith(PREFIX) and key not in FOREIGN_VARIABLES:
            if key not in known:
                raise Refusal("", "unknown-setting", {"name": printable(key, 60)})
            chosen[known[key]] = _read(known[key], environment[key], key)
    for name, value in options.items():
        if value is not None:
            chosen[name] = _read(name, value, name)
    settings = Settings(**chosen)
    _check(settings)
    return settings


def window_kinds() -> list[str]:
    """Return the kinds of windows of all games."""
    return [kind for name in NAMES for kind in open_game(name, read_deck(name, DECKS[name][0])).windows]


def _read(name: str, value: Any, said: str) -> Any:
    """Parse and check one setting."""
    kind = {field.name: field.type for field in msgspec.structs.fields(Settings)}[name]
    if isinstance(value, str) and kind == tuple[str, ...]:
        value = [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(value, str) and kind is Rate:
        return _rate(value, said)
    if isinstance(value, str) and kind == WindowLengths and "=" in value:
        value = dict(_part(part) for part in value.split(",") if part.strip())
    if isinstance(value, Rate):
        return value
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        reason = printable(str(error)[:1].lower() + str(error)[1:], 100)
        raise Refusal("", "bad-setting", {"name": said, "found": shown(value), "reason": reason}) from error


def _rate(text: str, said: str) -> Rate:
    """Parse a rate such as `20/60`."""
    found = re.fullmatch(r"\s*([1-9]\d{0,6})\s*/\s*(\d{1,6}(?:\.\d{1,3})?)\s*", text)
    if found is None or float(found[2]) <= 0:
        raise Refusal("", "bad-rate", {"name": said, "found": shown(text)})
    return Rate(int(found[1]), float(found[2]))


def _part(text: str) -> tuple[str, str]:
    """Split a part such as `cancel=3`."""
    name, _, value = text.partition("=")
    return name.strip(), value.strip()


def _check(settings: Settings) -> None:
    """Check what the types can't express."""
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
            raise Refusal("", "bad-url", {"found": shown(settings.public_url)})
    if settings.secret and len(settings.secret) < 32:
        raise Refusal("", "short-secret", {"least": 32})
    if settings.database and not re.match(r"(sqlite|postgresql)(\+\w+)?://", settings.database):
        raise Refusal("", "bad-database")
    if isinstance(settings.window_seconds, dict):
        kinds = window_kinds()
        for kind in settings.window_seconds:
            if kind not in kinds:
                facts: dict[str, str | int] = {"found": shown(kind), "names": ", ".join(kinds)}
                raise Refusal("", "unknown-name", facts, environment_variable("window_seconds"))
    if settings.log_level not in LOG_LEVELS:
        raise Refusal(
            "", "unknown-name", {"found": shown(settings.log_level), "names": ", ".join(LOG_LEVELS)}, "log_level"
        )
