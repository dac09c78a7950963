"""Hostile sockets of every kind while honest people play: no error, no traceback, and no honest move is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.attacks import ATTACKS, AttackRun
from tests.hostile.honest_players import HonestPlay, play_on
from tests.hostile.people import until


async def attack_during_games(target: AttackedServer, honest: HonestPlay, run: AttackRun, rounds: int) -> None:
    """Run attack after attack while an honest game of each title is played."""
    stop = asyncio.Event()
    games = [asyncio.create_task(play_on(target, stop, game, honest)) for game in ("cat-box", "here-kitty-kitty")]
    try:
        await until(lambda: len(honest.tables) == len(games))
        run.victims = honest.tables
        for i in range(rounds):
            await asyncio.gather(*[run.strike(kind, f"sample {i}") for kind in ATTACKS])
        await until(lambda: honest.moves > 10)
    finally:
        stop.set()
        await asyncio.gather(*games)


@pytest.mark.parametrize("limits", [NO_LIMITS, {}], ids=["no limits", "default limits"])
def test_honest_people_keep_playing_during_attacks(tmp_path: Path, limits: dict[str, object]) -> None:
    honest = HonestPlay()
    with attacked_server(tmp_path / "run", **limits) as target:
        run = AttackRun(target)
        asyncio.run(attack_during_games(target, honest, run, 2))
        assert run.wrong == []
        assert set(run.done) == set(ATTACKS)
        assert honest.lost == []
        assert honest.strange == []
        assert honest.reconnects == 0
        assert honest.games >= 2
        assert target.errors() == []
        asyncio.run(until(lambda: not target.app.edge._open))
