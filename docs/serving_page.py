"""The page for who runs a server, with the limits that are no settings, read from where they are kept."""

from __future__ import annotations

from tabbytop.engine.play import MOST_MOVES
from tabbytop.server.deciding import MOST_ITERATIONS, MOST_UNDOS
from tabbytop.server.doorkeeper import MOST_HEAD
from tabbytop.server.health import PROBE_EVERY
from tabbytop.server.laying import LARGEST_DECK, LONGEST_LIVE
from tabbytop.server.logs import FIELDS
from tabbytop.server.names import LONGEST_LOGIN, LONGEST_PASSWORD, SHORTEST_LOGIN, SHORTEST_PASSWORD
from tabbytop.server.passwords import MOST_WAITING
from tabbytop.server.rates import MOST_BUCKETS
from tabbytop.server.rooms import LEASE_SECONDS
from tabbytop.server.serve import PING_EVERY
from tabbytop.server.settings import Settings
from tabbytop.server.sockets import MOST_TOO_OFTEN, MOST_UNSENT
from tabbytop.server.table_routes import MOST_LISTED
from tabbytop.server.talk import MOST_ENTRIES, MOST_TALK
from tabbytop.wire.messages import LONGEST_CHAT

USUAL = Settings()
FIELD_LIST = ", ".join(f"`{field}`" for field in sorted(FIELDS))
ABOUT = f"""# Running a server

For who lets others play. What can be chosen is in [settings.md](settings.md), what programs can say in
[protocol.md](protocol.md). This page is made by `python3 dev.py docs`.

## Start and stop

`tabbytop serve` listens at `http://localhost:{USUAL.port}`, for this machine only; `--port` chooses another port. It
needs nothing else: no database server, no configuration. `tabbytop serve --lan` lets the local network in, and shows
a link and a QR code for phones. Ctrl-C or SIGTERM stops it: what was said is written, sockets are closed (code 1001),
clients come back by themselves when it runs again. Whoever is to move in a live game then has the time again that
they had.

Everything is kept in the data folder: `tabbytop/server` in the platform's folder for a user's data, or `--data DIR`.
In it are `tabbytop.db` (people, tables, logs), `key` (which signs links to other devices) and `lock` (one server at a
time). It is for its owner's eyes: the database holds the secrets of games that are being played.

## Behind a proxy

Let the proxy speak https, pass on `Host`, `X-Forwarded-For`, `X-Forwarded-Proto` and upgrades to WebSocket, and set
`TABBYTOP_PUBLIC_URL=https://cats.example` and `TABBYTOP_TRUSTED_PROXIES=127.0.0.1`. Without the second, everybody
behind the proxy shares one address, and its limits. With Caddy the whole of its configuration is:

```
cats.example {{
    reverse_proxy 127.0.0.1:{USUAL.port}
}}
```

## PostgreSQL

`tabbytop serve --database postgresql://USER:PASSWORD@HOST/NAME` keeps everything there; its tables are made at the
first start. Better than on a command line, which others may see, the address stands in `TABBYTOP_DATABASE`. Several
servers may share one database, each at its own port, behind one proxy; people of one table may be at any of them.
They need the same `TABBYTOP_SECRET`. When one dies, another takes its tables over within some {LEASE_SECONDS:g}
seconds.

## Backup and restore

```sh
tabbytop backup cats.backup               # also while people play; --force replaces the file
tabbytop restore cats.backup              # with the server stopped; --force replaces what is there
```

Both take `--data` and `--database` as `serve` does. A backup is one file, one moment of everything but `key`, from
SQLite or PostgreSQL, and goes back into either; that is also how one moves from one to the other. It holds hashed
passwords and the secrets of games: only its owner can read it, and so it should stay. Do not copy `tabbytop.db` by
hand while the server runs. After a restore people are still signed in, and every table is as it was when the backup
was made.

## Upgrade

Stop the server (all that share a database), make a backup, install the new version, start. The database is brought to
the new form at the start, games that are being played go on. An older version refuses a newer database; the way back
is the backup.

## Health, metrics and logs

**Health.** `/health` answers `GET` and `HEAD`: 200 if the server can read and write its database, 503 if it can't (for
example because the disk is full) or while it is stopping. The server learns this from every write it makes. Besides,
asking for `/health` triggers a small test write, at most once every {PROBE_EVERY:g} seconds, so it notices a full disk
before a player does, and recovers by itself when there is space again.

**Metrics.** `/metrics` has metrics for Prometheus: requests, refusals, faults, sockets, tables, listeners, bots. It
answers only this machine, and nobody who comes through a proxy, unless `TABBYTOP_METRICS_OPEN` is set.

**Logs.** The server and its bot workers log to standard error, one JSON object per line. Standard output has only the
greeting and the goodbye. A line can have these fields and no others: {FIELD_LIST}.
Names, moves, tokens and secrets never get into it; an address is logged as a hash that changes with every start.
`TABBYTOP_LOG_LEVEL` ({USUAL.log_level}) chooses how much is logged.

## What expires

An account and its tables stay until their owner deletes it, also those where a game is played. A guest who has not
been there for `TABBYTOP_GUEST_DAYS` ({USUAL.guest_days:g}) is forgotten, and so are tables of guests at which nobody
has been for as long. Where they left a game without a clock, it is closed then as abandoned, the dealer's secret is
told, and it goes when the same time has passed once more. With a clock bots play it to its end, and so they do where
everybody has left. A session ends when it was not used for `TABBYTOP_SESSION_DAYS` ({USUAL.session_days:g}), and so
does a token for one seat: with use both begin anew, and with a session its cookie (by a request; a socket alone does
not), but no more often than once a day or ten times in their life. A link to another device works once, within
`TABBYTOP_DEVICE_MINUTES` ({USUAL.device_minutes:g}). The server looks once an hour.

Who deletes their account, or themselves as a guest, leaves all tables, and their login, password, language and sessions
are gone at once. What stays is the log of each table where they sat: there the name that they had at that table, what
they did and wrote, and a number that leads to nobody any more. So records of games remain whole, for the others who
played. At a rematch nobody sits in their place.

## Who has an account

Whether a login exists is told in one place only: who makes an account with a login that is taken hears that it is not
free. That is a decision: without addresses for mail there is no other way to say it, and `TABBYTOP_ACCOUNT_RATE`
limits how often one may ask. Logging in answers the same, and takes as long, whether the login or the password was
wrong.

## Limits that are no settings
"""
LIMITS = {
    "characters of a login, all of one alphabet": f"{SHORTEST_LOGIN} to {LONGEST_LOGIN}",
    "characters of a password; common ones are refused": f"{SHORTEST_PASSWORD} to {LONGEST_PASSWORD}",
    "letters of a line of chat": LONGEST_CHAT,
    "things that one person says or changes at a table, besides moves": MOST_TALK,
    "entries of a table's log, after which only the game goes on": MOST_ENTRIES,
    "moves that are taken back at one table": MOST_UNDOS,
    "KiB of a deck of one's own": LARGEST_DECK // 1024,
    "tries of a searching bot that sits at a table": MOST_ITERATIONS,
    "hours that a live game gives for a move, reserve and all; a slow one gives more": int(LONGEST_LIVE) // 3600,
    "moves that a frame offers": MOST_MOVES,
    "tables in a list": MOST_LISTED,
    "messages that wait for a client that does not read them, before it is let go (1013)": MOST_UNSENT,
    "times that one is told `too-often` on a socket, before one is let go (1008)": MOST_TOO_OFTEN,
    "seconds between two questions whether a socket's other end is still there": f"{PING_EVERY:g}",
    "KiB of request line and headers, also for a WebSocket handshake (431 beyond that)": MOST_HEAD // 1024,
    "passwords that wait to be checked": MOST_WAITING,
    "addresses, or people, whose rate is remembered, of each kind": MOST_BUCKETS,
}
"""What is limited, and how much of it there may be."""


def serving_page() -> str:
    """How one runs a server, and what its limits are."""
    rows = [f"| {most} | {what} |" for what, most in LIMITS.items()]
    return "\n".join([ABOUT, "| at most | |", "|---|---|", *rows]) + "\n"
