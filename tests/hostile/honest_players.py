"""Honest people who keep playing during attacks; their acknowledged moves must be in the record."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.hostile.attacked_server import AttackedServer
from tests.hostile.people import PATIENCE, a_setup, open_client
from tests.server.droppable_client import DroppableClient

EXPECTED = ("opened", "sat", "nonce", "seated", "hosted", "started", "moved", "stood-in", "ended")
STEP = 0.2
"""Seconds between two moves, as fast as the default limits allow."""
GAMES = 8
"""Games per guest."""


@dataclass
class HonestPlay:
    """What happened in the honest games."""

    tables: list[str] = field(default_factory=list)
    """Tables in play."""
    games: int = 0
    moves: int = 0
    """Acknowledged moves."""
    refused: int = 0
    """Honest moves that were refused."""
    waits: list[float] = field(default_factory=list)
    """Seconds from a move to its acknowledgment."""
    lost: list[str] = field(default_factory=list)
    """Acknowledged moves that aren't in the record."""
    strange: list[str] = field(default_factory=list)
    """Events at honest tables that nobody there caused."""
    reconnects: int = 0


async def play_on(target: AttackedServer, stop: asyncio.Event, game: str, honest: HonestPlay) -> None:
    """Play one game after another against a bot until `stop` is set."""
    while not stop.is_set():
        async with open_client(target, f"Honest {game}"[:30]) as ann:
            for _ in range(GAMES):
                if not stop.is_set():
                    await play_one(ann, stop, game, honest)


async def play_one(ann: DroppableClient, stop: asyncio.Event, game: str, honest: HonestPlay) -> None:
    """Play a whole game; resign when `stop` is set."""
    table = (await ann.new_table(a_setup(game, 2), bots=["kitten"], start=True)).id
    acknowledged: list[tuple[str, ...]] = []
    honest.tables.append(table)
    async with ann.connect(table) as seat:
        while not stop.is_set() and await _turn(seat):
            await _move(seat, acknowledged, honest)
            await asyncio.sleep(STEP)
        if not seat.is_over:
            with contextlib.suppress(RequestRefused):  # the bot may have ended the game in the meantime
                await seat.send_command(m.Resign())
            await seat.until(lambda: seat.is_over)
        honest.reconnects += seat.losses
        honest.strange += [news.what for news in seat.news if news.what not in EXPECTED]
    honest.tables.remove(table)
    honest.games += 1
    check(await ann.record(table), acknowledged, honest)


async def _turn(seat: TableConnection) -> bool:
    async with asyncio.timeout(PATIENCE):
        return await seat.my_turn()


async def _move(seat: TableConnection, acknowledged: list[tuple[str, ...]], honest: HonestPlay) -> None:
    """Make a move, and record it when it is acknowledged."""
    words = first_move(seat.options)
    sealed = seat.frame.window is not None
    began = time.perf_counter()
    try:
        await seat.say(words)
    except RequestRefused:
        honest.refused += not sealed  # a window may have closed in the meantime
        return
    honest.waits.append(time.perf_counter() - began)
    honest.moves += 1
    if not sealed:  # another seat's answer may come first
        acknowledged.append(tuple(words))


def check(data: bytes, acknowledged: list[tuple[str, ...]], honest: HonestPlay) -> None:
    """Check that every acknowledged move is in the record, in order, and that the record verifies."""
    record = from_text(data, "record")
    Replay(record, dealer_of(record)).finish()
    mine: list[str] = [line.say for line in record.log if line.by == 0]
    at = 0
    for words in acknowledged:
        while at < len(mine) and mine[at : at + len(words)] != list(words):
            at += 1
        if at >= len(mine):
            honest.lost.append(" ".join(words))
            return
        at += len(words)


def slowest(waits: list[float], share: float) -> float:
    """Return a quantile in milliseconds."""
    return round(sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] * 1000, 1) if waits else 0.0


def as_plain(honest: HonestPlay) -> dict[str, Any]:
    """Return the figures as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "games": honest.games,
            "moves": honest.moves,
            "refused": honest.refused,
            "reconnects": honest.reconnects,
            "lost": honest.lost,
            "strange": honest.strange,
            "p50_ms": slowest(honest.waits, 0.5),
            "p99_ms": slowest(honest.waits, 0.99),
            "slowest_ms": slowest(honest.waits, 1.0),
        }
    )
    return plain
