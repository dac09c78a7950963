"""Make the page for people who host a server, with the fixed limits read from the code."""

from __future__ import annotations

from tabbytop.engine.play import MOST_MOVES
from tabbytop.server.accounts.names import MAX_LOGIN_LENGTH, MAX_PASSWORD_LENGTH, MIN_LOGIN_LENGTH, MIN_PASSWORD_LENGTH
from tabbytop.server.accounts.passwords import MAX_WAITING_PASSWORDS
from tabbytop.server.api.tables import MAX_LISTED
from tabbytop.server.cluster.registry import LEASE_SECONDS
from tabbytop.server.edge.http_protocol import MAX_HANDSHAKE_HEADERS, MAX_HANDSHAKE_LINE, MAX_HEAD_BYTES
from tabbytop.server.edge.rate_limits import MAX_BUCKETS
from tabbytop.server.ops.health import PROBE_EVERY
from tabbytop.server.ops.logs import FIELDS
from tabbytop.server.serve import PING_EVERY
from tabbytop.server.settings import Settings
from tabbytop.server.sockets.table_socket import MAX_THROTTLED, MAX_UNSENT
from tabbytop.server.tables.commands.undo import MAX_UNDOS
from tabbytop.server.tables.quotas import MAX_ENTRIES, MAX_ENTRIES_PER_PERSON
from tabbytop.server.tables.setup import MAX_DECK_BYTES, MAX_ITERATIONS, MAX_LIVE_SECONDS, MIN_WINDOW_SECONDS
from tabbytop.wire.messages import MAX_CHAT_LENGTH

USUAL = Settings()
FIELD_LIST = ", ".join(f"`{field}`" for field in sorted(FIELDS))
ABOUT = f"""# Running a server

For people who host a server. All settings are in [settings.md](settings.md), the messages for programs in
[protocol.md](protocol.md). `python3 dev.py docs` generates this page.

## Start and stop

`tabbytop serve` listens at `http://localhost:{USUAL.port}`, for this machine only; `--port` chooses another port. It
needs no database server and no configuration. `tabbytop serve --lan` also accepts connections from the local network,
and shows a link and a QR code for phones. Ctrl-C or SIGTERM stops the server: it finishes its writes and closes all
sockets with code 1001. Clients reconnect by themselves when it runs again. In a live game, the player to move keeps
the time they had left.

The server keeps everything in its data folder: `tabbytop/server` in the platform's folder for user data, or
`--data DIR`. In it are `tabbytop.db` (people, tables, logs), `key` (signs links to other devices) and `lock` (ensures
that only one server uses the folder). Only its owner may read it: the database holds the secrets of games in progress.

## Behind a proxy

The proxy terminates HTTPS and passes on `Host`, `X-Forwarded-For`, `X-Forwarded-Proto` and WebSocket upgrades. Set
`TABBYTOP_PUBLIC_URL=https://cats.example` and `TABBYTOP_TRUSTED_PROXIES=127.0.0.1`. Without the second setting,
everyone behind the proxy counts as one address and shares its rate limits. For Caddy, this is the whole
configuration:

```
cats.example {{
    reverse_proxy 127.0.0.1:{USUAL.port}
}}
```

## PostgreSQL

`tabbytop serve --database postgresql://USER:PASSWORD@HOST/NAME` keeps everything in PostgreSQL and creates its tables
at the first start. Other users of the machine may see a command line, so `TABBYTOP_DATABASE` is the better place for
the address. Several servers can share one database, each at its own port, behind one proxy; players at one table can
be connected to different servers. All servers need the same `TABBYTOP_SECRET`. When one dies, another takes over its
tables within about {LEASE_SECONDS:g} seconds.

## Backup and restore

```sh
tabbytop backup cats.backup               # works while people play; --force replaces the file
tabbytop restore cats.backup              # stop the server first; --force replaces what is there
```

Both take `--data` and `--database` as `serve` does. A backup is one file with a consistent snapshot of everything but
`key`, from SQLite or PostgreSQL. You can restore it into either, which is also how you move from one to the other. It
holds hashed passwords and the secrets of games; only its owner can read it, so keep it that way. Don't copy
`tabbytop.db` by hand while the server runs. After a restore people are still signed in, and every table is as it was
at the time of the backup.

## Upgrade

Stop the server (all servers that share a database), make a backup, install the new version, start. The server migrates
the database when it starts, and games in progress continue. An older version refuses a newer database; to go back,
restore the backup.

## Health, metrics and logs

**Health.** `/health` answers `GET` and `HEAD`: 200 if the server can read and write its database, 503 if it can't (for
example because the disk is full) or while it is stopping. The server learns this from every write it makes. In
addition, asking for `/health` triggers a small test write, at most once every {PROBE_EVERY:g} seconds, so it notices
a full disk before a player does, and recovers by itself when there is space again.

**Metrics.** `/metrics` has metrics for Prometheus: requests, refusals, faults, sockets, tables, listeners, bots. By
default it answers only requests from the same machine that don't come through a proxy; `TABBYTOP_METRICS_OPEN` opens it
to everyone.

**Logs.** The server and its bot workers log to standard error, one JSON object per line. Standard output has only the
start and stop messages. A line can have these fields and no others: {FIELD_LIST}.
Names, moves, tokens and secrets never get into it; an address is logged as a hash that changes with every start.
`TABBYTOP_LOG_LEVEL` ({USUAL.log_level}) chooses how much is logged.

## What expires

An account and its tables stay until their owner deletes the account. Guests who haven't visited for
`TABBYTOP_GUEST_DAYS` ({USUAL.guest_days:g}) are deleted, and so are guests' tables that nobody has visited for as long.
If guests leave a game without a clock, the server closes it as abandoned after that time, publishes the dealer's
secret, and deletes the table when the same time has passed again. In games with a clock, and where everyone has left,
bots play on to the end.

A session ends when it hasn't been used for `TABBYTOP_SESSION_DAYS` ({USUAL.session_days:g}), and so does a token for
one seat. Using them renews both, and a session's cookie too (with a request; a socket alone doesn't), but at most once
a day or ten times in their lifetime. A link to another device works once, within `TABBYTOP_DEVICE_MINUTES`
({USUAL.device_minutes:g}). The server deletes what has expired once an hour.

People who delete their account, or themselves as a guest, leave all tables. Their login, password, language and
sessions are deleted immediately. What stays is the log of each table where they sat: the name they had there, what they
did and wrote, and an id that no longer leads to anybody. This keeps records complete for the other players. At a
rematch their seat is empty.

## Accounts

A login has letters of one alphabet, and must not look like the login of another account: Cyrillic letters that look
like Latin ones count as the same. Very common passwords, simple patterns and the login itself are refused as a new
password. Logins and passwords from before these rules keep working.

The server reveals whether a login exists in one place only: if you register a login that is taken, it says that the
login isn't available. Without email addresses this can't be avoided, and `TABBYTOP_ACCOUNT_RATE` limits how
often someone can try. Signing in gives the same answer, and takes as long, whether the login or the password was
wrong.

## Fixed limits
"""
LIMITS = {
    "characters in a login": f"{MIN_LOGIN_LENGTH} to {MAX_LOGIN_LENGTH}",
    "characters in a password": f"{MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH}",
    "characters in a chat message": MAX_CHAT_LENGTH,
    "chat messages and changes by one person at a table, besides moves; leaving and ending are always accepted": (
        MAX_ENTRIES_PER_PERSON
    ),
    "the same, for sitting down, nonces, coming back, seating bots, letting one stand in, and removing players": (
        2 * MAX_ENTRIES_PER_PERSON
    ),
    "entries in a table's log; after that, only moves, starting, leaving, coming back and ending are accepted": (
        MAX_ENTRIES
    ),
    "undone moves per table": MAX_UNDOS,
    "KiB for a custom deck": MAX_DECK_BYTES // 1024,
    "iterations for a searching bot at a table": MAX_ITERATIONS,
    "hours per move in a live game, reserve included; turn-based games allow more": int(MAX_LIVE_SECONDS) // 3600,
    "second or more, for a window whose time the table itself sets": f"{MIN_WINDOW_SECONDS:g}",
    "moves offered in a frame": MOST_MOVES,
    "tables in a list": MAX_LISTED,
    "unsent messages for a client that doesn't read, before it is disconnected (1013)": MAX_UNSENT,
    "`too-often` answers on a socket, before it is closed (1008)": MAX_THROTTLED,
    "seconds between two pings on a socket": f"{PING_EVERY:g}",
    "KiB of request line and headers, of WebSocket handshakes too (431 beyond that)": MAX_HEAD_BYTES // 1024,
    "KiB for one header, or for the request line, of a WebSocket handshake (431)": MAX_HANDSHAKE_LINE // 1024,
    "headers of a WebSocket handshake (431)": MAX_HANDSHAKE_HEADERS,
    "passwords waiting to be checked": MAX_WAITING_PASSWORDS,
    "addresses or people with a remembered rate, for each kind of limit": MAX_BUCKETS,
}
"""Limits by description."""


def serving_page() -> str:
    """Make the page about running a server."""
    rows = [f"| {most} | {what} |" for what, most in LIMITS.items()]
    return "\n".join([ABOUT, "| limit | of what |", "|---|---|", *rows]) + "\n"
