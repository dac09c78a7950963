"""The settings of a server: one object with everything that an operator may choose.

Each is an option of `tabbytop serve` or an environment variable, `TABBYTOP_` and its name in capitals; an option
counts more. `docs/settings.md` is made from this class.
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
from tabbytop.table.files import games_folder

PREFIX = "TABBYTOP_"
NOT_SETTINGS = {"TABBYTOP_COMPILE"}
"""Variables of this prefix that belong to somebody else: the build."""
LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
DATABASE_FILE = "tabbytop.db"

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and as many again in so many seconds; written 20/60."""

    count: int
    seconds: float

    def __str__(self) -> str:
        """As it is written."""
        return f"{self.count}/{self.seconds:g}"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that an operator may choose."""

    # Where

    data: str = ""
    """The folder where everything is kept. Empty: the platform's folder for a user's data."""
    database: str = ""
    """The database, `sqlite:///FILE` or `postgresql://…`. Empty: SQLite in the data folder. On PostgreSQL several
    servers may share one."""
    host: str = LOCAL
    """The address to listen at."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8229
    """The port to listen at; 0 takes any that is free."""
    lan: bool = False
    """Listen on the local network, and let its machines in by this machine's own addresses."""
    public_url: str = ""
    """The address by which people reach the server, `https://cats.example`, where a proxy stands before it. It is what
    links begin with; if it begins with https, cookies are sent by https only."""
    allowed_hosts: tuple[str, ...] = ()
    """Other names of this server that a browser may ask for, separated by commas."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, separated by commas. Without
    it everybody behind a proxy shares its address, and its limits."""
    secret: str = ""
    """The key that signs links, at least 32 letters. Empty: one is made and kept in the data folder. Servers that share
    a database need the same."""

    # How much

    message_bytes: Annotated[int, Meta(ge=1024)] = 16 * 1024
    """The longest message over a socket."""
    body_bytes: Annotated[int, Meta(ge=1024)] = 128 * 1024
    """The longest body of a request; a deck of one's own is the longest there is."""
    name_letters: Annotated[int, Meta(ge=1, le=80)] = 32
    """Letters of the longest name."""
    tables_per_person: Count = 20
    """Tables that one person may have open or in play at a time."""
    sockets_per_address: Count = 64
    """Sockets that one address may hold."""
    sockets: Count = 20_000
    """Sockets that the server holds, all together."""
    connections_per_address: Count = 256
    """Connections that one address may hold, whether they ask for anything or not."""
    patience: Seconds = 20.0
    """Seconds within which a request must have arrived whole."""

    # How often: so many at once, and as many again in so many seconds

    request_rate: Rate = Rate(300, 60)
    """Requests of one address."""
    account_rate: Rate = Rate(30, 600)
    """Guests, accounts, logins and links to other devices that one address may make or try."""
    login_rate: Rate = Rate(20, 600)
    """Passwords that may be tried for one account, from wherever; who is logged in has as many more of their own."""
    table_rate: Rate = Rate(20, 600)
    """Tables that one person may lay."""
    message_rate: Rate = Rate(60, 10)
    """Messages of one seat, or of one who looks on."""
    chat_rate: Rate = Rate(8, 10)
    """Lines of chat of one seat."""

    # How long

    guest_days: Seconds = 30.0
    """Days after which a guest who has not come back is forgotten, with the tables at which nobody is any more."""
    listed_hours: Seconds = 1.0
    """Hours for which an open table is listed after the last person was there. Its link works all the time, and when
    somebody comes it is listed again."""
    session_days: Seconds = 90.0
    """Days after which one who was not there must log in again; with use a session begins anew, once a day at most."""
    device_minutes: Seconds = 10.0
    """Minutes for which a link to another device is good."""
    unload_after: Seconds = 600.0
    """Seconds after which a table that nobody looks at leaves the memory; it comes back from its log."""
    shutdown_seconds: Seconds = 10.0
    """Seconds that are left for what is under way when the server is stopped."""

    # At the table, where it was laid without saying so

    bot_seconds: Annotated[float, Meta(ge=0, le=60)] = 0.8
    """Seconds after which a bot's move is shown at the soonest; bots that think longer take longer."""
    window_seconds: Annotated[float, Meta(ge=0, le=3600)] = 6.0
    """Seconds for which a window of Here, Kitty, Kitty! is open."""

    # Work

    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0
    """Processes in which bots think. 0: one less than the machine has cores, at least one."""
    passwords_at_once: Annotated[int, Meta(ge=1, le=64)] = 2
    """Passwords that are checked at the same time; each takes 19 MiB and a good part of a core."""

    # To watch

    metrics_open: bool = False
    """Show `/metrics` to everybody, not only to this machine."""
    log_level: str = "info"
    """What is logged: debug, info, warning or error."""

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data).expanduser() if self.data else games_folder().parent / "server"

    @property
    def database_url(self) -> str:
        """The database; SQLite in the data folder, where nothing else is said."""
        return self.database or f"sqlite:///{(self.folder / DATABASE_FILE).absolute()}"

    @property
    def is_sqlite(self) -> bool:
        """Is everything in one file, which one server owns?"""
        return self.database_url.startswith("sqlite")

    @property
    def bind(self) -> str:
        """The address to listen at, all of them on the local network."""
        return EVERYWHERE if self.lan and self.host == LOCAL else self.host

    @property
    def is_https(self) -> bool:
        """Do people reach the server by https only?"""
        return self.public_url.startswith("https://")

    @property
    def listed_for(self) -> float:
        """Seconds for which an open table is listed after the last person was there."""
        return self.listed_hours * 3600.0

    @property
    def workers(self) -> int:
        """How many processes think."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


LEVELS = ("debug", "info", "warning", "error")


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def read_settings(environment: Mapping[str, str], **options: Any) -> Settings:
    """The settings from environment variables; options that are given (not None) count more."""
    known = {variable(name): name for name in Settings.__struct_fields__}
    chosen: dict[str, Any] = {}
    for key in sorted(environment):
        if key.startswith(PREFIX) and key not in NOT_SETTINGS:
            if key not in known:
                raise Refusal("", "unknown-setting", {"name": printable(key, 60)})
            chosen[known[key]] = _read(known[key], environment[key], key)
    for name, value in options.items():
        if value is not None:
            chosen[name] = _read(name, value, name)
    settings = Settings(**chosen)
    _check(settings)
    return settings


def _read(name: str, value: Any, said: str) -> Any:
    """One setting, checked."""
    kind = {field.name: field.type for field in msgspec.structs.fields(Settings)}[name]
    if isinstance(value, str) and kind == tuple[str, ...]:
        value = [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(value, str) and kind is Rate:
        return _rate(value, said)
    if isinstance(value, Rate):
        return value
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        reason = printable(str(error)[:1].lower() + str(error)[1:], 100)
        raise Refusal("", "bad-setting", {"name": said, "found": shown(value), "reason": reason}) from error


def _rate(text: str, said: str) -> Rate:
    """A rate from `20/60`."""
    found = re.fullmatch(r"\s*([1-9]\d{0,6})\s*/\s*(\d{1,6}(?:\.\d{1,3})?)\s*", text)
    if found is None or float(found[2]) <= 0:
        raise Refusal("", "bad-rate", {"name": said, "found": shown(text)})
    return Rate(int(found[1]), float(found[2]))


def _check(settings: Settings) -> None:
    """What a type cannot say."""
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
            raise Refusal("", "bad-url", {"found": shown(settings.public_url)})
    if settings.secret and len(settings.secret) < 32:
        raise Refusal("", "short-secret", {"least": 32})
    if settings.database and not re.match(r"(sqlite|postgresql)(\+\w+)?://", settings.database):
        raise Refusal("", "bad-database")
    if settings.log_level not in LEVELS:
        raise Refusal("", "unknown-name", {"found": shown(settings.log_level), "names": ", ".join(LEVELS)}, "log_level")
