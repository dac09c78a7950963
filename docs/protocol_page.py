"""The page of the server's protocol, made from the types of its messages."""

from __future__ import annotations

import ast
import inspect
import typing
from types import UnionType
from typing import Any

import msgspec

from tabbytop.wire import counted as c
from tabbytop.wire import messages as m

ABOUT = """# The protocol

A table is reached by a socket, or without one by plain requests; both say and hear the same. All of it is JSON. The
rest of the API (people, lists of tables, records) is described by the server itself at `/schema`. This page is made
by `python3 dev.py docs` from `wire/messages.py` and `wire/counted.py`, and so are the browser's types in
`web/src/lib/wire.ts`; `tabbytop.client` speaks it in Python.

## A table's log

Everything that happens at a table is an entry of its log, numbered 1, 2, 3 … Numbers are never used twice, and what
has been told has been written. A client that has heard entry `n` and loses its connection comes back with that `n`
and is told exactly what it missed.

## The socket

`GET /api/tables/TABLE/socket?n=N&seat=SEAT&tell=en` as a WebSocket. `n`: the last entry one has heard (0: none).
`seat`: through whose eyes one looks, where one has several seats; who has none looks on. `watch=1`: look on although
one has a seat, for a screen that everybody sees. `tell`: in which language the news come as sentences, too. Who one
is says the cookie `tabbytop`, or `Authorization: Bearer` with a token for one seat. A browser must come from the
server's own pages (`Origin`).

The server sends a **Frame** at once and after every entry. The client says **Say** for a move, or any of the things
to **do**. What is refused is answered with **Refused**, with the number `re` that the client gave, and changes
nothing; what has happened, if it had such a number, with **Done**. Codes of closing: 1001 the server goes, 1013 too
slow to listen, 4403 not yours, 4404 no such table.

Sentences are in English, Dutch (`nl`) or German (`de`): in the language of `tell`, where there is one. Else what is
refused is told in one's own language, or in the one that `Accept-Language` likes best.

A move is a list of words, as the tree `options` offers them, or one action in the format of the rules. `n` is the
last entry one has seen; where the game has moved on since, the move is `late` and refused.

```json
{"n": 12, "say": ["card 0.1", "at 3,-2"], "re": 7}
{"n": 12, "say": [{"do": "pass"}], "window": 12}
{"do": "sit", "seat": 1}
```

## Trying a move

`{"do": "try", "n": 12, "say": […], "re": 8}` asks what would come of a move, in the same words as Say, with `window` in
a window. It is answered with **Foreseen**: sentences in the language of `tell` (else English), and what everybody could
count then. A move that is only begun has no sentences yet; what is not allowed is **Refused** as Say would be, with
rule and sentence, so that a client can tell why not. Nothing happens, nothing is written, nobody else hears of it. It
is worked out from what one's own seat sees, so that it knows nothing that is hidden, and ends where a card is drawn;
in Here, Kitty, Kitty! it goes on as if nobody answered. It counts as a message.

## What can be counted

Every Frame with a view has a `tally`: what everybody at the table can count now, nothing of it hidden, and at the end
the same for the score sheet. In Cat Box it is a **CatTally** for each identity, the Chihuahua last, whoever they are;
in If It Fits a **BoxTally** for each box; in Here, Kitty, Kitty! a **SeatTally** for each seat.
`GET /api/tables/TABLE/unseen?seat=SEAT` counts the cards that one has not seen yet, as a list of **Unseen**.

## Windows

While a window of Here, Kitty, Kitty! is open, everybody sees that it is (`window`), whom it asks and when it closes.
All who are asked may answer, and change their answer, until a twentieth of a second before that (a tenth of a short
window's time): `window` in a Say names it. Nobody sees another's answer, nor that there is one; all are released
together when the window closes, at its time, however long the server had to work on them. Who has not answered
passes. The time of closing follows from what everybody can see: the kind of window, which seats are bots, and the
public standing answers. Where one person plays alone, among bots or with all seats at one screen, and nobody may look
on, it waits for them, and closes as soon as they have answered: there is nobody else to whom that time could tell
anything.

## Without a socket

`GET /api/tables/TABLE?since=N&tell=en` gives the same Frame, `POST /api/tables/TABLE/do` takes the same messages,
`POST /api/tables/TABLE/try?tell=en` a move to try.
"""
CHAPTERS = {
    "What one says": [m.Say, *typing.get_args(m.Doing), m.Try],
    "What one hears": [m.Frame, m.News, m.Asked, m.Times, m.Result, m.Refused, m.Done, m.Kept, m.Foreseen],
    "A table": [m.Setup, m.Pace, m.TableInfo, m.Seat],
    "What is counted": [c.CatTally, c.BoxTally, c.BoxCats, c.SeatTally, c.SheetLine, c.Unseen],
    "What can be chosen": [c.GameChoice],
}


def protocol_page() -> str:
    """All messages, field by field."""
    lines = [ABOUT.rstrip()]
    for chapter, types in CHAPTERS.items():
        lines += ["", f"## {chapter}"]
        for kind in types:
            lines += ["", *_type(kind)]
    return "\n".join(lines) + "\n"


def _type(kind: type[m.Message]) -> list[str]:
    tag = kind.__struct_config__.tag
    name = f'`{{"do": "{tag}"}}`' if tag else kind.__name__
    lines = [f"### {name}", "", " ".join((kind.__doc__ or "").split())]
    about = abouts(kind)
    rows = []
    for field in msgspec.structs.fields(kind):
        usual = "" if field.required else f"`{_json(_usual(field))}`"
        rows.append(f"| `{field.encode_name}` | {_kind(field.type)} | {usual} | {about.get(field.name, '')} |")
    return lines + (["", "| field | type | usually | |", "|---|---|---|---|", *rows] if rows else [])


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
