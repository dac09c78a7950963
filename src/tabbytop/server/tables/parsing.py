"""Parse what clients send: commands, and moves as words or in the notation of the rules page."""

from __future__ import annotations

from typing import Any

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable, shown
from tabbytop.engine.play import actor
from tabbytop.server.accounts.names import visible_form
from tabbytop.wire import messages as m

MAX_REASON = 160
"""Characters of a parser's own message that are passed on."""


def read_sentence(match: Any, seat: int, said: list[str | dict[str, Any]]) -> tuple[int, ...]:
    """Return the move in a message, read from the seat's view. It may still be against the rules."""
    return read_words(match, own_view(match, seat), said)


def own_view(match: Any, seat: int) -> Any:
    """Return the view of the seat that must move, or refuse any other."""
    must = actor(match.state)
    if must != seat:
        raise Refusal("", "not-your-turn", {"seat": must})
    return match.view(seat)


def read_words(match: Any, view: Any, said: list[str | dict[str, Any]]) -> tuple[int, ...]:
    """Return a move given as words, or as one action in the notation of the rules page.

    A move may be long: choosing half of the cats in a Yard takes a word for each. Only a message's size is limited.
    """
    if not said:
        raise Refusal("", "sentence-too-short")
    if isinstance(said[0], dict):
        if len(said) > 1:
            raise Refusal("", "sentence-too-long")
        sentence: tuple[int, ...] = match.game.read_action(view, said[0])
        return sentence
    read: list[int] = []
    for word in said:
        a = match.game.words.read(word) if isinstance(word, str) else -1
        if a < 0:
            raise Refusal("", "unknown-word", {"found": shown(word)})
        read.append(a)
    return tuple(read)


def free_name(name: str, names: list[str]) -> str:
    """Return a name that nobody else at the table has and that doesn't look like anyone else's."""
    known = {visible_form(one) for one in names}
    number = 2
    found = name
    while visible_form(found) in known:
        found = f"{name} {number}"
        number += 1
    return found


def bot_name(level: str) -> str:
    """Return a bot's name, made from its level."""
    return level.partition(":")[0].replace("-", " ").title()


def parse_command(data: Any) -> m.Command | m.Say:
    """Parse a command or a move."""
    kind: Any = m.Say if isinstance(data, dict) and "say" in data else m.Command
    found: m.Command | m.Say = _read(data, kind)
    return found


def parse_message(data: Any) -> m.Command | m.Say | m.Try:
    """Parse anything a client may send on a table's socket."""
    return parse_preview(data) if isinstance(data, dict) and data.get("do") == "try" else parse_command(data)


def parse_preview(data: Any) -> m.Try:
    """Parse a move to preview."""
    found: m.Try = _read(data, m.Try)
    return found


def _read(data: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise Refusal("", "bad-message", {"reason": printable(str(error), MAX_REASON)}) from None
