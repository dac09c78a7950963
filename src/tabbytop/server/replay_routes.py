"""The routes of replays: the steps of a game, how it stood after each, and whether all of it was fair."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from tabbytop.engine.errors import Refusal
from tabbytop.narrate.language import Language, english
from tabbytop.server.accounts import Caller
from tabbytop.server.gathering import Gathering
from tabbytop.server.house import House
from tabbytop.server.keeping import whole_record
from tabbytop.server.replaying import ReplayPage, ReplayView, Walks, eyes_allowed, replay_of, view_at
from tabbytop.server.rooms import rooms_of
from tabbytop.server.sockets import language_of, speaker_of
from tabbytop.server.speaker import Speaker
from tabbytop.server.trouble import TROUBLES
from tabbytop.table.record import from_text
from tabbytop.wire.checked import check_record


class Verdict(msgspec.Struct, frozen=True):
    """Was all of it fair? With the dealer's promise and what it was about."""

    ok: bool
    text: str
    commitment: str
    secret: str


def walks_of(house: House) -> Walks:
    """The places in replays that this server remembers."""
    walks: Walks = house.parts.setdefault("walks", Walks())
    return walks


@get("/api/tables/{table:str}/replay", responses=TROUBLES, tags=["replays"])
async def replay_of_table(
    table: FromPath[str],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
    eyes: FromQuery[str] = "",
    tell: FromQuery[str] = "",
) -> ReplayPage:
    """A game step by step: after the end through anybody's eyes, or `open`; before it only as one's own seat saw it."""
    room = await rooms_of(house).room(table)
    who = speaker_of(caller, table)
    language = (language_of(tell) or english()) if tell else None
    return await room.render(lambda g, hearing: replay_of(g, hearing, who, eyes, language))


@get("/api/tables/{table:str}/replay/{n:int}", responses=TROUBLES, tags=["replays"])
async def view_of_replay(
    table: FromPath[str],
    n: FromPath[int],
    caller: NamedDependency[Caller],
    house: NamedDependency[House],
    eyes: FromQuery[str] = "",
) -> ReplayView:
    """How a table stood after entry `n`."""
    room = await rooms_of(house).room(table)
    who = speaker_of(caller, table)
    return await room.see(lambda g: view_at(g, who, n, eyes, walks_of(house)))


@get("/api/tables/{table:str}/verify", responses=TROUBLES, tags=["replays"])
async def verify_table(
    table: FromPath[str], caller: NamedDependency[Caller], house: NamedDependency[House], tell: FromQuery[str] = "en"
) -> Verdict:
    """Play the record again, as `tabbytop verify` does: every move legal, every deal as it was committed to."""
    room = await rooms_of(house).room(table)
    who = speaker_of(caller, table)
    text, commitment, secret = await room.see(lambda g: sealed_record(g, who))
    # It takes as long as playing the game; others need not wait for it.
    return await asyncio.to_thread(verdict, language_of(tell) or english(), text, commitment, secret)


def sealed_record(g: Gathering, who: Speaker) -> tuple[str, str, str]:
    """The whole record of a game that is over, and the dealer's promise and secret."""
    eyes_allowed(g, who)
    if g.status != "over":
        raise Refusal("", "no-secret-yet")
    return whole_record(g), g.commitment, g.secret.hex()


def verdict(language: Language, text: str, commitment: str, secret: str) -> Verdict:
    """What checking a record says."""
    try:
        told = check_record(language, from_text(text.encode(), "record"), commitment)
    except Refusal as refusal:
        return Verdict(False, language.why(refusal), commitment, secret)
    return Verdict(True, " ".join(told), commitment, secret)


HANDLERS = [replay_of_table, view_of_replay, verify_table]
