"""The store: everything that must not be lost, in SQLite or PostgreSQL."""

from tabbytop.server.store.copies import backup, restore
from tabbytop.server.store.group import Closing
from tabbytop.server.store.kept import Head, Person, Row, Session, Taken, Unkept
from tabbytop.server.store.store import Store

__all__ = ["Closing", "Head", "Person", "Row", "Session", "Store", "Taken", "Unkept", "backup", "restore"]
