"""The routes of replays: the steps of a game, how it stood after each, and whether all of it was fair."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language, english
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.cluster.registry import registry_of
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.services import Services
from tabbytop.server.sockets.table_socket import actor_of, language_of
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.state import TableState
from tabbytop.server.views.record import whole_record
from tabbytop.server.views.replay import ReplayCache, ReplayPage, ReplayView, eyes_allowed, replay_of, view_at
from tabbytop.table.record import from_text
from tabbytop.wire.checked import check_record


class Verdict(msgspec.Struct, frozen=True):
    """Was all of it fair? With the dealer's promise and what it was about."""

    ok: bool
    text: str
    commitment: str
    secret: str


def walks_of(services: Services) -> ReplayCache:
    """The places in replays that this server remembers."""
    walks: ReplayCache = services.parts.setdefault("walks", ReplayCache())
    return walks


@get("/api/tables/{table:str}/replay", responses=ERROR_RESPONSES, tags=["replays"])
async def replay_of_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    eyes: FromQuery[str] = "",
    tell: FromQuery[str] = "",
) -> ReplayPage:
    """A game step by step: after the end through anybody's eyes, or `open`; before it only as one's own seat saw it."""
    room = await registry_of(services).room(table)
    who = actor_of(caller, table)
    language = (language_of(tell) or english()) if tell else None
    return await room.render(lambda state, hearing: replay_of(state, hearing, who, eyes, language))


@get("/api/tables/{table:str}/replay/{n:int}", responses=ERROR_RESPONSES, tags=["replays"])
async def view_of_replay(
    table: FromPath[str],
    n: FromPath[int],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    eyes: FromQuery[str] = "",
) -> ReplayView:
    """How a table stood after entry `n`."""
    room = await registry_of(services).room(table)
    who = actor_of(caller, table)
    return await room.see(lambda state: view_at(state, who, n, eyes, walks_of(services)))


@get("/api/tables/{table:str}/verify", responses=ERROR_RESPONSES, tags=["replays"])
async def verify_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    tell: FromQuery[str] = "en",
) -> Verdict:
    """Play the record again, as `tabbytop verify` does: every move legal, every deal as it was committed to."""
    room = await registry_of(services).room(table)
    who = actor_of(caller, table)
    text, commitment, secret = await room.see(lambda state: sealed_record(state, who))
    # It takes as long as playing the game; others need not wait for it.
    return await asyncio.to_thread(verdict, language_of(tell) or english(), text, commitment, secret)


def sealed_record(state: TableState, who: Actor) -> tuple[str, str, str]:
    """The whole record of a game that is over, and the dealer's promise and secret."""
    eyes_allowed(state, who)
    if state.status != "over":
        raise Refusal("", "no-secret-yet")
    return whole_record(state), state.commitment, state.secret.hex()


def verdict(language: Language, text: str, commitment: str, secret: str) -> Verdict:
    """What checking a record says."""
    try:
        told = check_record(language, from_text(text.encode(), "record"), commitment)
    except Refusal as refusal:
        return Verdict(False, language.why(refusal), commitment, secret)
    return Verdict(True, " ".join(told), commitment, secret)


HANDLERS = [replay_of_table, view_of_replay, verify_table]
