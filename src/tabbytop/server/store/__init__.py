"""The store: all persistent data, in SQLite or PostgreSQL."""

from tabbytop.server.store.backup import backup, restore
from tabbytop.server.store.group import Closing
from tabbytop.server.store.store import Store
from tabbytop.server.store.types import (
    NEXT_MOVES,
    ORDERS,
    STANDING_ANSWERS,
    Conflict,
    LogRow,
    NoSuchTable,
    Person,
    Session,
    StoreUnavailable,
    TableSummary,
)

__all__ = [
    "NEXT_MOVES",
    "ORDERS",
    "STANDING_ANSWERS",
    "Closing",
    "Conflict",
    "LogRow",
    "NoSuchTable",
    "Person",
    "Session",
    "Store",
    "StoreUnavailable",
    "TableSummary",
    "backup",
    "restore",
]
