"""Replay routes: the steps of a game, the table after each of them, and whether the deal was fair."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language, english
from tabbytop.server.accounts.accounts import Caller
from tabbytop.server.callers import actor_of
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.language import language_named
from tabbytop.server.services import Services
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.state import TableState
from tabbytop.server.views.record import complete_record
from tabbytop.server.views.replay import ReplayPage, ReplayView, allowed_viewpoints, replay_of, view_at
from tabbytop.table.record import from_text
from tabbytop.wire.verification import verify_record


class Verdict(msgspec.Struct, frozen=True):
    """Whether the game was fair, with the dealer's commitment and secret."""

    ok: bool
    text: str
    commitment: str
    secret: str


@get("/api/tables/{table:str}/replay", responses=ERROR_RESPONSES, tags=["replays"])
async def replay_of_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    eyes: FromQuery[str] = "",
    tell: FromQuery[str] = "",
) -> ReplayPage:
    """Get a game step by step: after the end from any seat's view or `open`, before it only from your own seat's."""
    room = await services.tables.room(table)
    actor = actor_of(caller, table)
    language = (language_named(tell) or english()) if tell else None
    return await room.render(
        lambda state, listeners: replay_of(
            state, listeners.table_info(state, actor.person), listeners.frames, actor, eyes, language
        )
    )


@get("/api/tables/{table:str}/replay/{n:int}", responses=ERROR_RESPONSES, tags=["replays"])
async def view_of_replay(
    table: FromPath[str],
    n: FromPath[int],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    eyes: FromQuery[str] = "",
) -> ReplayView:
    """Get a table as it was after entry `n`."""
    room = await services.tables.room(table)
    actor = actor_of(caller, table)
    return await room.read(lambda state: view_at(state, actor, n, eyes, services.replays))


@get("/api/tables/{table:str}/verify", responses=ERROR_RESPONSES, tags=["replays"])
async def verify_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    services: NamedDependency[Services],
    tell: FromQuery[str] = "en",
) -> Verdict:
    """Verify a finished game, as `tabbytop verify` does: every move is legal, every deal as committed to."""
    room = await services.tables.room(table)
    actor = actor_of(caller, table)
    text, commitment, secret = await room.read(lambda state: finished_record(state, actor))
    # It takes as long as playing the game, so it runs in a thread.
    return await asyncio.to_thread(verify, language_named(tell) or english(), text, commitment, secret)


def finished_record(table: TableState, actor: Actor) -> tuple[str, str, str]:
    """Return the complete record of a finished game, and the dealer's commitment and secret."""
    allowed_viewpoints(table, actor)
    if table.status != "over":
        raise Refusal("", "no-secret-yet")
    return complete_record(table), table.commitment, table.secret.hex()


def verify(language: Language, text: str, commitment: str, secret: str) -> Verdict:
    """Check a record and return the verdict."""
    try:
        findings = verify_record(language, from_text(text.encode(), "record"), commitment)
    except Refusal as refusal:
        return Verdict(False, language.why(refusal), commitment, secret)
    return Verdict(True, " ".join(findings), commitment, secret)


HANDLERS = [replay_of_table, view_of_replay, verify_table]
