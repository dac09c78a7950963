"""Who says something at a table."""

from __future__ import annotations

from dataclasses import dataclass

from tabbytop.server.tables.state import TableState


@dataclass(frozen=True)
class Actor:
    """Who says something: a person, by name, perhaps with a token for one seat only."""

    person: str
    name: str
    only: int | None = None

    def is_host(self, state: TableState) -> bool:
        """May they start, seat and cancel?"""
        return self.only is None and bool(self.person) and state.host == self.person
