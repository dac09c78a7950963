"""The wing of the server in which the tables are."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from tabbytop.server.api import replays as replay_routes
from tabbytop.server.api import tables as table_routes
from tabbytop.server.app import Wing
from tabbytop.server.bot_pool.pool import BotPool
from tabbytop.server.cluster.bus import Bus
from tabbytop.server.cluster.postgres_bus import PostgresBus
from tabbytop.server.cluster.presence import close_abandoned
from tabbytop.server.cluster.registry import TableRegistry
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.services import Services
from tabbytop.server.settings import Settings
from tabbytop.server.sockets.table_socket import table_socket
from tabbytop.server.store.types import Person


def bus_of(settings: Settings) -> Bus | None:
    """How processes hear of each other: not at all, where one has the database for itself."""
    return None if settings.is_sqlite else PostgresBus(settings.database_url)


def show_figures(telemetry: Telemetry, rooms: TableRegistry, bot_pool: BotPool) -> None:
    """Figures for operators; none of them tells anything of one table."""
    figures = bot_pool.figures
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
        telemetry.gauge(name, about).set_function(count)


def tables_wing(bus: Bus | None = None) -> Wing:
    """Tables, their sockets, and the bots' workers."""
    wing = Wing([*table_routes.HANDLERS, *replay_routes.HANDLERS, table_socket])

    @asynccontextmanager
    async def lifespan(services: Services) -> AsyncIterator[None]:
        bot_pool = BotPool(services.settings.workers, log=services.telemetry.log)
        limits = services.settings.unload_after, services.settings.tables_per_person, services.settings.name_letters
        pace = services.settings.bot_seconds, services.settings.window_seconds
        told = services.telemetry.fault, services.settings.listed_for
        rooms = TableRegistry(services.store, services.clock, bot_pool, bus, *limits, pace, *told)
        services.parts["rooms"] = rooms
        show_figures(services.telemetry, rooms, bot_pool)

        async def leave(person: Person) -> None:
            await table_routes.forget_person(rooms, person.id)

        async def bring(guest: Person, person: Person) -> None:
            await table_routes.bring_along(rooms, guest.id, person.id)

        services.accounts.leaving.append(leave)
        services.accounts.becoming.append(bring)
        services.accounts.ended.append(rooms.hang_up)
        services.tidying.append(partial(close_abandoned, rooms))
        wing.farewell = rooms.pause
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()
            await bot_pool.close()

    wing.lifespan = lifespan
    return wing
