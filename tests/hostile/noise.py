"""Messages of a hostile client: nearly valid, invalid, or not messages at all; reproducible by seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import fields

from tabbytop.games.registry import NAMES
from tabbytop.wire import messages as m
from tests.hostile.raw_socket import BINARY, CONTINUED, PING, PONG, TEXT, packed

FIELDS = {
    str(command.__struct_config__.tag): {field.name: field.required for field in fields(command)}
    for command in m.Command.__args__
}
"""The fields of each kind of command, and whether it must have them."""
KINDS = tuple(FIELDS)
TEXTS = (
    "", " ", "meow", "<script>alert(1)</script>", "a\x00b", "\x1b[2J", "\u202ereversed", "\u200b", "e" + "\u0301" * 60,
    "{ $found }", "{{7*7}}", "%s%n", "../../../etc/passwd", "'; drop table tables; --", "x" * 600, "\U0001f431" * 300,
    "chance", "card 0.0", "at 0,0", "pass", "play", "null", "\ufeff", "\u3164", "ask", "target", "tiger:99999999",
)  # fmt: skip
NUMBERS: tuple[Any, ...] = (
    0, 1, 2, -1, 3, 7, 99, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40, -(10**400), 10**4000, 0.5, -0.0,
    1e308, True, False,
)  # fmt: skip


def a_text(rng: Random) -> str:
    """Return a text that is meaningful or harmful."""
    if rng.random() < 0.2:
        return "".join(
            chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x2000, 0x2100)))) for _ in range(rng.randrange(9))
        )
    return rng.choice(TEXTS)


def anything(rng: Random, deep: int = 3) -> Any:
    """Return a replacement for any value."""
    kind = rng.randrange(8 if deep else 5)
    if kind < 2:
        return rng.choice(NUMBERS)
    if kind < 4:
        return a_text(rng)
    if kind == 4:
        return None
    if kind < 7:
        return [anything(rng, deep - 1) for _ in range(rng.randrange(4))]
    return {a_text(rng): anything(rng, deep - 1) for _ in range(rng.randrange(4))}


def a_command(rng: Random, n: int = 0) -> dict[str, Any]:
    """Return a command whose parts may be wrong."""
    if rng.random() < 0.35:
        return a_move(rng, n)
    message: dict[str, Any] = {"do": rng.choice(KINDS)}
    likely: dict[str, Callable[[], Any]] = {
        "seat": lambda: rng.choice((0, 1, 2, None, *NUMBERS)),
        "seats": lambda: [rng.choice((0, 1, 2, *NUMBERS)) for _ in range(rng.choice((2, 2, 2, 0, 1, 3)))],
        "n": lambda: n + rng.choice((0, 0, -1, 1, 10**9)),
        "level": lambda: rng.choice(("kitten", "house-cat", "tiger:1", "tiger:99999999", a_text(rng))),
        "text": lambda: a_text(rng),
        "name": lambda: a_text(rng),
        "nonce": lambda: rng.choice(("00" * 16, "0" * 31, "zz" * 16, a_text(rng))),
        "choice": lambda: rng.choice(("ask", "target", "turn", a_text(rng))),
        "answer": lambda: rng.choice(("pass", "defend", a_text(rng))),
        "agree": lambda: rng.random() < 0.5,
        "ready": lambda: rng.random() < 0.5,
        "chat": lambda: rng.random() < 0.5,
        "on": lambda: rng.random() < 0.5,
    }
    for name, is_required in FIELDS[message["do"]].items():
        if name != "re" and (is_required or rng.random() < 0.3):
            message[name] = likely[name]()
    if rng.random() < 0.5:
        name = rng.choice(tuple(likely))
        message[name] = likely[name]()
    return maybe_broken(rng, message)


def a_move(rng: Random, n: int = 0) -> dict[str, Any]:
    """Return a move that may be invalid."""
    words = [rng.choice(("card 0.0", "at 0,0", "at 1,1", "pass", "done", a_text(rng))) for _ in range(rng.randrange(5))]
    action: Any = {"do": rng.choice(("play", "place", "pass", a_text(rng))), a_text(rng): anything(rng)}
    message: dict[str, Any] = {
        "n": n + rng.choice((0, 0, 0, -1, 1, -(10**6))),
        "say": rng.choice((words, [action], [action, *words])),
    }
    if rng.random() < 0.2:
        message["window"] = rng.choice((n, n - 1, *NUMBERS))
    if rng.random() < 0.3:
        message["do"] = "try"
    return maybe_broken(rng, message)


def maybe_broken(rng: Random, message: dict[str, Any]) -> dict[str, Any]:
    """Return the message, sometimes with a fault or an odd number."""
    if rng.random() < 0.3:
        message["re"] = rng.choice(NUMBERS)
    if rng.random() < 0.2:
        message[rng.choice((*message, a_text(rng)))] = anything(rng)
    if rng.random() < 0.05:
        del message[rng.choice(tuple(message))]
    return message


def as_json(value: Any) -> bytes:
    """Encode JSON with any characters."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def a_body(rng: Random, n: int = 0) -> bytes:
    """Return the bytes of a message."""
    kind = rng.randrange(20)
    if kind < 13:
        return as_json(a_command(rng, n))
    if kind == 13:
        return as_json(anything(rng))
    whole = as_json(a_command(rng, n))
    return (
        whole[: rng.randrange(len(whole))],
        b"[" * rng.choice((10, 500, 8000)),
        b'{"a":' * rng.choice((10, 500, 3000)),
        b'{"do":"chat","text":"\\ud800"}',
        b'{"do":"chat","text":"' + b"x" * rng.choice((500, 501, 15_000, 20_000)) + b'"}',
        b'{"n":' + b"9" * rng.choice((20, 5000)) + b',"say":["pass"]}',
    )[kind - 14]


def a_frame(rng: Random, n: int = 0) -> bytes:
    """Return a WebSocket frame; most hold a message, some are invalid."""
    kind = rng.randrange(30)
    body = a_body(rng, n)
    if kind < 22:
        return packed(TEXT, body)
    half = len(body) // 2
    return (
        packed(BINARY, body),
        packed(TEXT, body[:half], last=False) + packed(CONTINUED, body[half:]),
        packed(PING, body[:125]) + packed(PONG, body[:125]),
        packed(TEXT, body, masked=False),
        packed(rng.choice((3, 7, 11, 15)), body[:100]),
        packed(TEXT, body, extra=rng.choice((0x40, 0x20, 0x10))),
        packed(TEXT, b"\xff\xfe" + body),
        packed(TEXT, body)[: rng.randrange(1, 9)],
    )[kind - 22]


def a_setup(rng: Random) -> dict[str, Any]:
    """Return a table setup that an attacker might send."""
    game = rng.choice(NAMES)
    setup: dict[str, Any] = {"game": game, "players": rng.choice((2, 2, 3, 4, *NUMBERS))}
    wrong: dict[str, Callable[[], Any]] = {
        "game": lambda: a_text(rng),
        "options": lambda: rng.choice(
            ({}, {"advanced": True}, {"first": rng.choice(NUMBERS)}, {"table": anything(rng)}, anything(rng))
        ),
        "deck": lambda: rng.choice(("", "mirror", "secret", a_text(rng), a_deck(rng, game), anything(rng))),
        "clock": lambda: {"kind": rng.choice(("none", "live", "slow", a_text(rng))), "move": rng.choice(NUMBERS)},
        "windows": lambda: {
            rng.choice(("cancel", "copy", a_text(rng))): rng.choice(NUMBERS) for _ in range(rng.randrange(14))
        },
        "bot_seconds": lambda: rng.choice((0.0, 0.0, *NUMBERS)),
        "stand_in": lambda: rng.choice(("kitten", a_text(rng))),
        "chat": lambda: rng.random() < 0.5,
        "watchers": lambda: rng.random() < 0.5,
        "listed": lambda: rng.choice((True, False, anything(rng))),
    }
    for _ in range(rng.randrange(4)):
        name = rng.choice(tuple(wrong))
        setup[name] = wrong[name]()
    return maybe_broken(rng, setup) if rng.random() < 0.1 else setup


def a_deck(rng: Random, game: str) -> dict[str, Any]:
    """Return a custom deck: deeply nested, huge, or with arbitrary cards."""
    deep: Any = "deep"
    for _ in range(rng.choice((3, 200, 900))):
        deep = [deep] if rng.random() < 0.5 else {"cards": deep}
    card = {"front": [".K", "KP"], "back": anything(rng), "id": a_text(rng), "copies": rng.choice(NUMBERS)}
    return {
        "game": game,
        "cards": rng.choice(
            (deep, [card], [card] * rng.choice((9, 48, 201)), [{"front": [".K", "KP"]}] * 48, anything(rng))
        ),
        **({"about": "meow " * rng.choice((1, 5000))} if rng.random() < 0.3 else {}),
        **({a_text(rng): anything(rng)} if rng.random() < 0.3 else {}),
    }


def a_table_request(rng: Random) -> dict[str, Any]:
    """Return a request to create a table, with or without bots."""
    bots = [
        rng.choice(("kitten", "kitten", "house-cat", a_text(rng))) for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 300)))
    ]
    order: dict[str, Any] = {"setup": a_setup(rng), "bots": bots, "start": rng.random() < 0.7}
    if rng.random() < 0.3:
        order["sit"] = rng.random() < 0.5
    return maybe_broken(rng, order) if rng.random() < 0.1 else order
