"""Hostile sockets of every kind while honest people play: no fault, no traceback, and not a move of theirs is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.hostile.besieged import NO_LIMITS, Besieged, besieged
from tests.hostile.company import Company, play_on
from tests.hostile.people import until
from tests.hostile.storm import ATTACKS, Storm


async def siege(place: Besieged, company: Company, storm: Storm, rounds: int) -> None:
    """Attack after attack, while an honest game of each title is played."""
    stop = asyncio.Event()
    games = [asyncio.create_task(play_on(place, stop, game, company)) for game in ("cat-box", "here-kitty-kitty")]
    try:
        await until(lambda: len(company.tables) == len(games))
        storm.victims = company.tables
        for i in range(rounds):
            await asyncio.gather(*[storm.strike(kind, f"sample {i}") for kind in ATTACKS])
        await until(lambda: company.moves > 10)
    finally:
        stop.set()
        await asyncio.gather(*games)


@pytest.mark.slow
@pytest.mark.parametrize("limits", [NO_LIMITS, {}], ids=["open doors", "usual limits"])
def test_honest_people_play_on_through_a_storm(tmp_path: Path, limits: dict[str, object]) -> None:
    company = Company()
    with besieged(tmp_path / "storm", **limits) as place:
        storm = Storm(place)
        asyncio.run(siege(place, company, storm, 2))
        assert storm.wrong == []
        assert set(storm.done) == set(ATTACKS)
        assert company.lost == []
        assert company.strange == []
        assert company.reconnects == 0
        assert company.games >= 2
        assert place.troubles() == []
        asyncio.run(until(lambda: not place.app.edge._open))
