"""Reading what a client says: moves in words or as the rules page writes them, and everything else."""

from __future__ import annotations

from typing import Any

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable, shown
from tabbytop.engine.play import actor
from tabbytop.server.accounts.names import looks
from tabbytop.wire import messages as m

LONGEST_SENTENCE = 12
LONGEST_REASON = 160


def read_sentence(match: Any, seat: int, said: list[str | dict[str, Any]]) -> tuple[int, ...]:
    """The move in a message; it may still be against the rules. It is read from what the seat sees."""
    return read_words(match, own_view(match, seat), said)


def own_view(match: Any, seat: int) -> Any:
    """What the seat sees that must move."""
    must = actor(match.state)
    if must != seat:
        raise Refusal("", "not-your-turn", {"seat": must})
    return match.view(seat)


def read_words(match: Any, view: Any, said: list[str | dict[str, Any]]) -> tuple[int, ...]:
    """Words, or one action as the rules page writes it."""
    if not said or len(said) > LONGEST_SENTENCE:
        raise Refusal("", "sentence-too-short" if not said else "sentence-too-long")
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
    """A name that nobody else at the table has, nor one that looks the same."""
    known = {looks(one) for one in names}
    number = 2
    found = name
    while looks(found) in known:
        found = f"{name} {number}"
        number += 1
    return found


def bot_name(level: str) -> str:
    """What a bot is called: by its level."""
    return level.partition(":")[0].replace("-", " ").title()


def parse_command(data: Any) -> m.Doing | m.Say:
    """What a client says, checked for its form."""
    kind: Any = m.Say if isinstance(data, dict) and "say" in data else m.Doing
    found: m.Doing | m.Say = _read(data, kind)
    return found


def parse_message(data: Any) -> m.Doing | m.Say | m.Try:
    """What a client says or only tries, checked for its form."""
    return parse_preview(data) if isinstance(data, dict) and data.get("do") == "try" else parse_command(data)


def parse_preview(data: Any) -> m.Try:
    """A move that is only tried, checked for its form."""
    found: m.Try = _read(data, m.Try)
    return found


def _read(data: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise Refusal("", "bad-message", {"reason": printable(str(error), LONGEST_REASON)}) from None
