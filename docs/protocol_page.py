"""The page of the server's protocol, made from the types of its messages."""

from __future__ import annotations

import ast
import inspect
import re
import typing
from types import UnionType
from typing import Any

import msgspec

from tabbytop.games.shelf import NAMES, open_game
from tabbytop.narrate.language import english
from tabbytop.server.api.tables import NewTable
from tabbytop.server.edge.middleware import GOING_AWAY, INTERNAL_ERROR
from tabbytop.server.edge.ws_protocol import INVALID_PAYLOAD
from tabbytop.server.serve import PING_EVERY
from tabbytop.server.sockets.table_socket import (
    MAX_THROTTLED,
    MAX_UNSENT,
    NO_SUCH_TABLE,
    NOT_ALLOWED,
    SESSION_ENDED,
    TOO_MANY_MESSAGES,
    TOO_SLOW,
)
from tabbytop.server.tables.log import ENTRIES
from tabbytop.table.files import DECKS, read_deck
from tabbytop.wire import counted as c
from tabbytop.wire import messages as m

ABOUT = r"""# The protocol

A table is reached by a socket, or without one by plain requests; both say and hear the same. All of it is JSON. The
rest of the API (people, lists of tables, records) is described by the server itself at `/schema`. This page is made
by `python3 dev.py docs` from `wire/messages.py` and `wire/counted.py`, and so are the browser's types in
`web/src/net/wire.ts`; `tabbytop.wire.client` speaks it in Python.

## Fields that are left out

The server leaves out every field of a message that has its default value, and so may you; the tables below name these
values in the column “default”. So an empty seat is `{}`, and a setup without `listed` is listed. Fields without a
default are always there, even if they are null. (One exception: a setup always has its `clock`, which is `{}` where
no time is counted.)

Ignore fields you don't know: later versions may add some. The server is stricter: it refuses a message with an unknown
field as `bad-message`, and a body of another request as `bad-field`.

## A table's log

Everything that happens at a table is an entry of its log, numbered 1, 2, 3 … Numbers are never used twice, and what
has been told has been written. A client that has heard entry `n` and loses its connection comes back with that `n`
and is told exactly what it missed.

## The socket

`GET /api/tables/TABLE/socket?n=N&seat=SEAT&tell=en` as a WebSocket. `n`: the last entry one has heard (0: none).
`seat`: through whose eyes one looks, where one has several seats; who has none looks on. `watch=1`: look on although
one has a seat, for a screen that everybody sees. `tell`: in which language the news come as sentences, too. Who one
is says the cookie `tabbytop`, or `Authorization: Bearer` with a token for one seat; how one gets them is shown under
“Without a socket”. A browser must come from the server's own pages (`Origin`).

The server sends a **Frame** at once and after every entry. When somebody only comes or goes it sends one with nothing
but `n`, `now`, `seat` and `table`: a frame without a `view` leaves the board, and all that belongs to it, as it is. The
client says **Say** for a move, or any of the things to **do**. What is refused is answered with **Refused**, with the
number `re` that the client gave, and changes nothing; what has happened, if it had such a number, with **Done**. A
sealed answer is answered with **Kept**.

Send JSON objects as text messages; a binary message is refused as `bad-message`.

If the server doesn't accept a socket, it answers the request with an HTTP status and the reason. When it closes a
socket, it gives a code:

CODES

After any code but 4403 and 4404 you may connect again with the last `n` you heard. After 1002, 1007, 1008 and 1009 fix
your client first.

A guest who makes an account or logs in brings their seats along. At a login the log says so with the entry `became`,
for the account is another person: the seat, its name and what was done there stay as they are, its tokens open nothing
any more, and its sockets are closed with 4401.

Sentences are in English, Dutch (`nl`) or German (`de`): in the language of `tell`, where there is one. Else what is
refused is told in one's own language, or in the one that `Accept-Language` likes best.

A move is a list of words, as the tree `options` offers them, or one action in the format of the rules. `n` is the
last entry one has seen; where the game has moved on since, the move is `late` and refused.

```json
{"n": 12, "say": ["card 0.1", "at 3,-2"], "re": 7}
{"n": 12, "say": [{"do": "pass"}], "window": 12}
{"do": "sit", "seat": 1}
```

## Creating a table

`POST /api/tables` creates a table; you must be a guest or have an account. The body:

NEW_TABLE

```json
{"setup": {"game": "cat-box", "players": 2}, "bots": ["kitten"]}
```

The answer has the status 201 and is a **TableInfo**. You are the host (`you_host`), and your seat is marked `yours`:

```json
{"id": "kMUdIuve3MCWekIG", "status": "open", "commitment": "061df997…", "host": "Kit", "you_host": true,
 "setup": {"game": "cat-box", "players": 2, "clock": {}, "window_seconds": 6.0, "bot_seconds": 0.8},
 "seats": [{"kind": "person", "name": "Kit", "yours": true},
           {"kind": "bot", "name": "Kitten", "level": "kitten", "ready": true}], "made": 1794851870.45}
```

If any part is refused, there is no table: `not-signed-in` (401), `too-many-tables` (409), and with the status 400 a
setup that can't be played, `no-such-bot`, `no-such-seat` (more bots than seats), or `seats-empty` (`start` with an
empty seat).

## Nonces

A nonce is 16 random bytes that you add to the deal, written as 32 lowercase hexadecimal digits (`^[0-9a-f]{32}$`).
[dealer.md](dealer.md) says what it is good for. Use your system's secure random generator, make a new one for every
seat and game, and send it only after you have seen the table's `commitment`. There are three ways:

- `{"do": "sit", "seat": 1, "nonce": "…"}`: with the request to sit down.
- `{"do": "nonce", "seat": 1, "nonce": "…"}`: for a seat you have already, because you created the table or a rematch
  gave it to you. Send it as soon as you see your seat (`yours`) without `has_nonce` at a table with the status
  `open`.
- `{"do": "start", "nonce": "…"}`: the host starts the game, and the host's seat gets this nonce if it has none.

Nonces are optional. A seat without one adds nothing to the deal, and the server never makes one up. A seat keeps its
first nonce: another one is refused as `nonce-set`, the same one again is accepted (so you can repeat it after a lost
connection). Anything that isn't 32 lowercase hexadecimal digits is `not-hex`; after the start it is `has-begun`.
Before the end everybody sees only which seats have one (`has_nonce`). After it `result.nonces` and the record have
all of them: check that yours is there.

## Replays

`GET /api/tables/TABLE/replay?eyes=EYES&tell=en` gives a game step by step, as somebody saw it. `GET
/api/tables/TABLE/replay/N?eyes=EYES` gives the view after entry `N` of the log; use the `to` of a step. `eyes` is one
of:

| `eyes` | what you see | who may use it |
|---|---|---|
| `0`, `1`, … | what this seat saw | during the game its own player, afterwards everybody |
| `open` | everything | everybody, when the game is over |
| `watcher` | what people without a seat saw | during the game people without a seat, if the table allows watchers |

The answer's `may` lists the values you may use now, and its `eyes` is the one that was used. Without `eyes` it is the
first of `may`: during the game your first seat or `watcher`, afterwards `open`. Other values are refused as
`not-your-seat` (403). Before the start the answer is `not-started` (400), and during a game without watchers it is
`no-watchers` (403) for people without a seat.

## The same person on another device

`POST /api/device` gives a `link`, the same as a QR code (`qr`, an SVG), and the `seconds` for which it works
(`TABBYTOP_DEVICE_MINUTES`). The link has a secret behind the `#`. The other device, which needs no cookie yet, sends
that secret to `POST /api/device/take`:

```json
{"link": "kWkNdjRg8uLj….avtEWg._3ypnbjU…"}
```

`link` is only the part behind the `#`, not the whole address. The answer says who you are now, and sets the cookie. A
link works once; one that is used up, too old or wrong is `link-over` (410). If the device was a guest who sits at
tables, the answer is `guest-leaves` (409): those seats don't come along. Ask the player, then send the same with
`"leave_guest": true`. The guest then leaves their tables: seats before a game become empty, in a game a bot plays on.

## Trying a move

`{"do": "try", "n": 12, "say": […], "re": 8}` asks what would come of a move, in the same words as Say, with `window` in
a window. It is answered with **Foreseen**: sentences in the language of `tell` (else English), and what everybody could
count then. A move that is only begun has no sentences yet; what is not allowed is **Refused** as Say would be, with
rule and sentence, so that a client can tell why not. Nothing happens, nothing is written, nobody else hears of it. It
is worked out from what one's own seat sees, so that it knows nothing that is hidden, and ends where a card is drawn;
in Here, Kitty, Kitty! it goes on as if nobody answered. It counts as a message.

## What can be counted

Every Frame with a view has a `tally`: what everybody at the table can count now, nothing of it hidden, and at the end
the same for the score sheet. In Cat Box it is a **CatTally** for each identity in the game, whoever they are (with 4 or
5 players the Chihuahua comes last); in If It Fits a **BoxTally** for each box; in Here, Kitty, Kitty! a **SeatTally**
for each seat.
`GET /api/tables/TABLE/unseen?seat=SEAT` counts the cards that one has not seen yet, as a list of **Unseen**.

## Windows

While a window of Here, Kitty, Kitty! is open, everybody sees that it is (`window`), whom it asks and when it closes.
All who are asked may answer, and change their answer, until a twentieth of a second before that (a tenth of a short
window's time): `window` in a Say names it. Nobody sees another's answer, nor that there is one; all are released
together when the window closes, at its time, however long the server had to work on them. Who has not answered
passes. The time of closing follows from what everybody can see: the kind of window, which seats are bots, and the
public standing answers. How long each kind is open a table may say in its setup (`windows`); the kinds are:

KINDS

A standing answer (`standing`) can be set at any time and holds until its player changes it. A change made while a
window is open is kept like a sealed answer: it has no effect on that window, and only the seat that made it sees it, in
the `standing` of its own frames. When the window closes, it becomes an entry and counts from then on.

Where one person plays alone, among bots or with all seats at one screen, and nobody may look on, it waits for them, and
closes as soon as they have answered: there is nobody else to whom that time could tell anything.

## Without a socket

`GET /api/tables/TABLE?since=N&tell=en` gives the same Frame, `POST /api/tables/TABLE/do` takes the same messages and
answers with the Frame after it, `POST /api/tables/TABLE/try?tell=en` takes a move to try. What is refused has a status
of 400 or more and the same `why`, `rule` and `text`.

Whatever is not a GET must come from the server's own pages, or have the header `X-Tabbytop: 1`, which no page elsewhere
can send; else it is refused as `other-origin`. Bodies are `Content-Type: application/json`. Who one is says the cookie
that `POST /api/guest` sets (or `/api/accounts`, `/api/login`); whoever is a guest already keeps that cookie.

This plays a first move against a bot, in a shell with `curl` and Python:

```sh
SERVER=http://localhost:8229
ask() { curl -s -b cats.txt -c cats.txt -H 'X-Tabbytop: 1' -H 'Content-Type: application/json' "$@"; }
get() { python3 -c "import json, sys; it = json.load(sys.stdin)$1; print(it if type(it) is str else json.dumps(it))"; }

# Be a guest, and create a table with a bot in the second seat.
ask "$SERVER/api/guest" -d '{"name": "Kit"}'
SETUP='{"game": "cat-box", "players": 2, "options": {"first": 0}}'
TABLE=$(ask "$SERVER/api/tables" -d "{\"setup\": $SETUP, \"bots\": [\"kitten\"]}" | get '["id"]')

# Start it, with a nonce of your own.
NONCE=$(python3 -c 'import secrets; print(secrets.token_hex(16))')
N=$(ask "$SERVER/api/tables/$TABLE/do" -d "{\"do\": \"start\", \"nonce\": \"$NONCE\"}" | get '["n"]')

# What may I do? The first of my moves, as the rules page writes it.
MOVE=$(ask "$SERVER/api/tables/$TABLE/moves" | get '[0]')

# What would come of it? Then do it, and hear what happened since.
ask "$SERVER/api/tables/$TABLE/try?tell=en" -d "{\"do\": \"try\", \"n\": $N, \"say\": [$MOVE]}" | get '["foreseen"]'
ask "$SERVER/api/tables/$TABLE/do" -d "{\"n\": $N, \"say\": [$MOVE]}" | get '["n"]'
ask "$SERVER/api/tables/$TABLE?since=$N&tell=en" | get '["news"]'

# A token that opens this seat and nothing else, for a program or another screen; it needs no cookie.
TOKEN=$(ask "$SERVER/api/tables/$TABLE/seats/0/token" -d '' | get '["token"]')
curl -s -H "Authorization: Bearer $TOKEN" "$SERVER/api/tables/$TABLE" | get '["seat"]'
```

At a table with other people, everybody but the host sends `sit` (with a nonce) and `{"do": "ready"}`; then the host
sends `start`.
"""
CHAPTERS = {
    "What one says": [m.Say, *typing.get_args(m.Doing), m.Try],
    "What one hears": [m.Frame, m.News, m.Asked, m.Times, m.Result, m.Refused, m.Done, m.Kept, m.Foreseen],
    "A table": [m.Setup, m.Pace, m.TableInfo, m.Seat],
    "What is counted": [c.CatTally, c.BoxTally, c.BoxCats, c.SeatTally, c.SheetLine, c.Unseen],
    "What can be chosen": [c.GameChoice],
}


CODES = {
    GOING_AWAY: "the server is stopping or restarting",
    1002: "the client broke the WebSocket protocol (RFC 6455), for example with an unmasked frame or an unknown opcode",
    INVALID_PAYLOAD: "a text message was not UTF-8",
    TOO_MANY_MESSAGES: f"the client was refused as `too-often` more than {MAX_THROTTLED} times",
    1009: "a message was longer than `TABBYTOP_MESSAGE_BYTES`",
    INTERNAL_ERROR: f"an error in the server, or the client didn't answer a ping within {PING_EVERY:.0f} seconds",
    TOO_SLOW: f"more than {MAX_UNSENT} messages waited for the client to read them, or the database is not available",
    SESSION_ENDED: "your session has ended: connect again as whoever you are now",
    NOT_ALLOWED: "you may not listen here; the reason was sent before",
    NO_SUCH_TABLE: "this table doesn't exist",
}
"""The codes with which the server closes a socket."""


def protocol_page() -> str:
    """All messages, field by field."""
    parts = {"CODES": _codes(), "KINDS": _kinds_of_windows(), "NEW_TABLE": _fields(NewTable)}
    lines = [re.sub("|".join(parts), lambda found: "\n".join(parts[found[0]]), ABOUT.rstrip())]
    for chapter, types in CHAPTERS.items():
        lines += ["", f"## {chapter}"]
        for kind in types:
            lines += ["", *_type(kind)]
        if m.News in types:
            lines += ["", *_what_happens()]
    return "\n".join(lines) + "\n"


def _codes() -> list[str]:
    return ["| code | |", "|---|---|", *[f"| {code} | {why} |" for code, why in sorted(CODES.items())]]


def _kinds_of_windows() -> list[str]:
    lines = []
    for name in NAMES:
        kinds = open_game(name, read_deck(name, DECKS[name][0])).windows
        lines.append(f"- {english().say(name)}: {', '.join([f'`{kind}`' for kind in kinds]) or 'none'}")
    return lines


def _what_happens() -> list[str]:
    """Every entry of a log as it is heard."""
    lines = [
        "### What happens",
        "",
        "What News tells of each entry: `what` it is, and its `facts`. Where it is a seat's,",
    ]
    lines += ["`by` is the seat. `moved`, `started` and `undone` have the words (`say`).", ""]
    lines += ["| `what` | | `facts` |", "|---|---|---|"]
    for entry in ENTRIES:
        types = {field.name: field.type for field in msgspec.structs.fields(entry)}
        facts = "; ".join([f"`{name}`: {_kind(types[name])}" for name in entry.public])
        lines.append(f"| `{entry.__struct_config__.tag}` | {entry.__doc__} | {facts} |")
    return lines


def _type(kind: type[m.Message]) -> list[str]:
    tag = kind.__struct_config__.tag
    name = f'`{{"do": "{tag}"}}`' if tag else kind.__name__
    fields = _fields(kind)
    return [f"### {name}", "", " ".join((kind.__doc__ or "").split()), *([""] if fields else []), *fields]


def _fields(kind: type[msgspec.Struct]) -> list[str]:
    """The fields of a message as a table."""
    about = abouts(kind)
    rows = []
    for field in msgspec.structs.fields(kind):
        usual = "" if field.required else f"`{_json(_usual(field))}`"
        rows.append(f"| `{field.encode_name}` | {_kind(field.type)} | {usual} | {about.get(field.name, '')} |")
    return ["| field | type | default | |", "|---|---|---|---|", *rows] if rows else []


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _kind(kind: Any) -> str:
    """A type as one would say it."""
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return _kind(inside[0])
    if origin is typing.Literal:
        return " or ".join([f"`{_json(value)}`" for value in inside])
    if origin in (typing.Union, UnionType):
        return " or ".join([_kind(one) for one in inside])
    if origin in (list, tuple):
        return f"list of {_kind(inside[0])}"
    names = {str: "text", int: "number", float: "number", bool: "yes or no", type(None): "null"}
    return names.get(kind) or (kind.__name__ if isinstance(kind, type) and issubclass(kind, m.Message) else "object")


def abouts(kind: type) -> dict[str, str]:
    """What stands below each field."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    about: dict[str, str] = {}
    for field, doc in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(doc, ast.Expr):
            about[field.target.id] = " ".join(ast.literal_eval(doc.value).split())
    return about
