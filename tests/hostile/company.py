"""Honest people who play on while others do their worst; whatever was acknowledged must be there at the end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection, first_move
from tests.hostile.besieged import Besieged
from tests.hostile.people import PATIENCE, a_setup, somebody

EXPECTED = ("opened", "sat", "nonce", "seated", "hosted", "started", "moved", "stood-in", "ended")
STEP = 0.2
"""Seconds between two moves, as quick as the usual limits allow."""
GAMES = 8
"""Games of one guest."""


@dataclass
class Company:
    """What became of the honest games."""

    tables: list[str] = field(default_factory=list)
    """Where they play at the moment."""
    games: int = 0
    moves: int = 0
    """Acknowledged."""
    refused: int = 0
    """Honest moves that were not taken."""
    waits: list[float] = field(default_factory=list)
    """Seconds from saying a move until it was acknowledged."""
    lost: list[str] = field(default_factory=list)
    """What was acknowledged and is not in the record."""
    strange: list[str] = field(default_factory=list)
    """What happened at honest tables that nobody there did."""
    reconnects: int = 0


async def play_on(place: Besieged, stop: asyncio.Event, game: str, company: Company) -> None:
    """One game after the other, a person and a bot, until told to stop."""
    while not stop.is_set():
        async with somebody(place, f"Honest {game}"[:30]) as ann:
            for _ in range(GAMES):
                if not stop.is_set():
                    await play_one(ann, stop, game, company)


async def play_one(ann: Client, stop: asyncio.Event, game: str, company: Company) -> None:
    """A whole game; when told to stop it is resigned."""
    table = (await ann.new_table(a_setup(game, 2), bots=["kitten"], start=True)).id
    said: list[tuple[str, ...]] = []
    company.tables.append(table)
    async with ann.connect(table) as seat:
        while not stop.is_set() and await _turn(seat):
            await _move(seat, said, company)
            await asyncio.sleep(STEP)
        if not seat.is_over:
            with contextlib.suppress(RequestRefused):  # the bot may have ended it meanwhile
                await seat.speak(m.Resign())
            await seat.until(lambda: seat.is_over)
        company.reconnects += seat.losses
        company.strange += [one.what for one in seat.news if one.what not in EXPECTED]
    company.tables.remove(table)
    company.games += 1
    check(await ann.record(table), said, company)


async def _turn(seat: TableConnection) -> bool:
    async with asyncio.timeout(PATIENCE):
        return await seat.my_turn()


async def _move(seat: TableConnection, said: list[tuple[str, ...]], company: Company) -> None:
    """Make a move, and note it when it is acknowledged."""
    words = first_move(seat.options)
    sealed = seat.frame.window is not None
    began = time.perf_counter()
    try:
        await seat.say(words)
    except RequestRefused:
        company.refused += not sealed  # a window may have closed meanwhile
        return
    company.waits.append(time.perf_counter() - began)
    company.moves += 1
    if not sealed:  # a sealed answer may be overtaken by another's
        said.append(tuple(words))


def check(data: bytes, said: list[tuple[str, ...]], company: Company) -> None:
    """Every acknowledged move is in the record, in order, and the record is true."""
    record = from_text(data, "record")
    Replay(record, dealer_of(record)).finish()
    mine: list[str] = [line.say for line in record.log if line.by == 0]
    at = 0
    for words in said:
        while at < len(mine) and mine[at : at + len(words)] != list(words):
            at += 1
        if at >= len(mine):
            company.lost.append(" ".join(words))
            return
        at += len(words)


def slowest(waits: list[float], share: float) -> float:
    """A quantile, in milliseconds."""
    return round(sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] * 1000, 1) if waits else 0.0


def as_plain(company: Company) -> dict[str, Any]:
    """The figures."""
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "games": company.games,
            "moves": company.moves,
            "refused": company.refused,
            "reconnects": company.reconnects,
            "lost": company.lost,
            "strange": company.strange,
            "p50_ms": slowest(company.waits, 0.5),
            "p99_ms": slowest(company.waits, 0.99),
            "slowest_ms": slowest(company.waits, 1.0),
        }
    )
    return plain
