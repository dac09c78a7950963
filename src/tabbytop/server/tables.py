"""The wing of the server in which the tables are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tabbytop.server import table_routes
from tabbytop.server.app import Wing
from tabbytop.server.bus import Bus
from tabbytop.server.house import House
from tabbytop.server.notices import Notices
from tabbytop.server.rooms import Rooms
from tabbytop.server.settings import Settings
from tabbytop.server.sockets import table_socket
from tabbytop.server.store.kept import Person
from tabbytop.server.thinkers import Thinkers


def bus_of(settings: Settings) -> Bus | None:
    """How processes hear of each other: not at all, where one has the database for itself."""
    return None if settings.is_sqlite else Notices(settings.database_url)


def tables_wing(bus: Bus | None = None) -> Wing:
    """Tables, their sockets, and the bots' workers."""
    wing = Wing([*table_routes.HANDLERS, table_socket])

    @asynccontextmanager
    async def lifespan(house: House) -> AsyncIterator[None]:
        thinkers = Thinkers(house.settings.workers)
        limits = house.settings.unload_after, house.settings.tables_per_person
        rooms = Rooms(house.store, house.clock, thinkers, bus, *limits, house.observer.fault)
        house.parts["rooms"] = rooms

        async def leave(person: Person) -> None:
            await table_routes.forget_person(rooms, person.id)

        house.accounts.leaving.append(leave)
        house.accounts.ended.append(rooms.hang_up)
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()
            await thinkers.close()

    wing.lifespan = lifespan
    return wing
