"""Make the TypeScript types of the server's messages from the same classes as the protocol page."""

from __future__ import annotations

import typing
from types import UnionType
from typing import Any

import msgspec

from docs.protocol_page import CHAPTERS, abouts
from tabbytop.wire import messages as m
from tabbytop.wire import tallies as c

ABOUT = "/* Generated from tabbytop/wire/messages.py by python3 dev.py docs; do not edit. */"
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
COUNTED = {"tally": "Tally | null"}
"""Fields whose Python type is a union that depends on the game."""


def wire_types() -> str:
    """Return all messages as interfaces, and the unions as type names."""
    lines = [ABOUT]
    for kinds in CHAPTERS.values():
        for kind in kinds:
            lines += ["", *_interface(kind)]
    lines += ["", "/** Every command at a table. Moves are not commands. */"]
    lines += ["export type Command =", *[f"  | {kind.__name__}" for kind in typing.get_args(m.Command)]]
    lines[-1] += ";"
    lines += ["", "/** The public score, which depends on the game. */"]
    lines.append(f"export type Tally = {_type(c.Tally)};")
    return "\n".join(lines) + "\n"


def _interface(kind: type[m.WireMessage]) -> list[str]:
    """Return one message as an interface."""
    about = abouts(kind)
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    tag = kind.__struct_config__.tag
    lines += [f'  do: "{tag}";'] if tag else []
    for field in msgspec.structs.fields(kind):
        if field.name in about:
            lines.append(f"  /** {about[field.name]} */")
        found = COUNTED.get(field.name) or _type(field.type)
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {found};")
    return [*lines, "}"]


def _type(kind: Any) -> str:
    """Return a type in TypeScript."""
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return _type(inside[0])
    if origin is typing.Literal:
        return " | ".join([msgspec.json.encode(value).decode() for value in inside])
    if origin in (typing.Union, UnionType):
        return " | ".join([_type(one) for one in inside])
    if origin is list:
        found = _type(inside[0])
        return f"({found})[]" if " | " in found else f"{found}[]"
    if origin is tuple:
        return f"[{', '.join([_type(one) for one in inside])}]"
    if origin is dict:
        return f"Record<string, {_type(inside[1])}>"
    return PLAIN.get(kind) or str(kind.__name__)
