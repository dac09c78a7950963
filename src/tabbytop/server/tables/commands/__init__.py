"""Commands: what a client can ask a table to do.

A handler is a pure function: it looks at the table's state and returns the entries that the command makes, or raises a
`Refusal`. Each module holds one kind of command: its handlers, the entries they write, how these change the table and
which sentences describe them. The messages themselves are in `wire/messages.py`, which clients share.

To add a command, write its message, its handler and its entries, and name the handler in the module's `HANDLERS`.

Some commands need more than a handler:

- Sealed ones have none: `Say` in a window or for the next move, `Stand` and `Order`. Only their own seat may see them,
  so they make no entries. `window.py` checks them, and the room stores them (`rooms/sealed_answers.py`). They need no
  quota: each replaces the last one of its seat, so the store doesn't grow, and the rate limit of messages bounds how
  often they are written.
- `StandIn` depends on who is connected, which the room checks after its handler.
- `Sit` and `Rematch` depend on other tables: the registry (`cluster/registry.py`) counts a person's tables before
  `Sit`, and carries out `Rematch`, which writes two logs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands import absence, chat, end, lobby, move, rematch, seat, undo, upkeep, window
from tabbytop.server.tables.quotas import check_quota
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.wire import messages as m

MODULES = (absence, chat, end, lobby, move, rematch, seat, undo, upkeep, window)
Handler = Callable[[TableState, Actor, Any], list[Entry]]
HANDLERS: dict[type[m.WireMessage], Handler] = {
    message: handler for module in MODULES for message, handler in getattr(module, "HANDLERS", {}).items()
}


def decide(table: TableState, actor: Actor, command: m.Say | m.Command) -> list[Entry]:
    """Return the entries that a command makes, or raise a `Refusal`. The table doesn't change."""
    if not isinstance(command, m.Say):
        check_quota(table, actor.person, command)
    handler = HANDLERS.get(type(command))
    if handler is None:
        raise Refusal("", "not-here")
    return handler(table, actor, command)
