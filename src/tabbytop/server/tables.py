"""The wing of the server in which the tables are."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from tabbytop.server import replay_routes, table_routes
from tabbytop.server.app import Wing
from tabbytop.server.bus import Bus
from tabbytop.server.house import House
from tabbytop.server.notices import Notices
from tabbytop.server.observe import Observer
from tabbytop.server.presence import close_abandoned
from tabbytop.server.rooms import Rooms
from tabbytop.server.settings import Settings
from tabbytop.server.sockets import table_socket
from tabbytop.server.store.kept import Person
from tabbytop.server.thinkers import Thinkers


def bus_of(settings: Settings) -> Bus | None:
    """How processes hear of each other: not at all, where one has the database for itself."""
    return None if settings.is_sqlite else Notices(settings.database_url)


def show_figures(observer: Observer, rooms: Rooms, thinkers: Thinkers) -> None:
    """Figures for operators; none of them tells anything of one table."""
    figures = thinkers.figures
    shown: dict[str, tuple[str, Callable[[], int]]] = {
        "tables_in_memory": ("Tables in memory", lambda: len(rooms.rooms)),
        "tables_playing": ("Tables in memory at which a game goes on", rooms.count_playing),
        "listeners": ("Who listens to a table", rooms.count_listeners),
        "bots_asked": ("Questions to bots", lambda: figures.asked),
        "bots_answered": ("Questions that a bot itself answered", lambda: figures.answered),
        "bots_lost": ("Workers of bots that died or hung", lambda: figures.lost),
        "bots_by_kitten": ("Moves that Kitten made because a bot could not", lambda: figures.by_kitten),
    }
    for name, (about, count) in shown.items():
        observer.gauge(name, about).set_function(count)


def tables_wing(bus: Bus | None = None) -> Wing:
    """Tables, their sockets, and the bots' workers."""
    wing = Wing([*table_routes.HANDLERS, *replay_routes.HANDLERS, table_socket])

    @asynccontextmanager
    async def lifespan(house: House) -> AsyncIterator[None]:
        thinkers = Thinkers(house.settings.workers, log=house.observer.log)
        limits = house.settings.unload_after, house.settings.tables_per_person, house.settings.name_letters
        pace = house.settings.bot_seconds, house.settings.window_seconds
        told = house.observer.fault, house.settings.listed_for
        rooms = Rooms(house.store, house.clock, thinkers, bus, *limits, pace, *told)
        house.parts["rooms"] = rooms
        show_figures(house.observer, rooms, thinkers)

        async def leave(person: Person) -> None:
            await table_routes.forget_person(rooms, person.id)

        async def bring(guest: Person, person: Person) -> None:
            await table_routes.bring_along(rooms, guest.id, person.id)

        house.accounts.leaving.append(leave)
        house.accounts.becoming.append(bring)
        house.accounts.ended.append(rooms.hang_up)
        house.tidying.append(partial(close_abandoned, rooms))
        wing.farewell = rooms.pause
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()
            await thinkers.close()

    wing.lifespan = lifespan
    return wing
