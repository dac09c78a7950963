"""Run a small sample of the campaign `owners`: a server is killed or stopped, and every match continues."""

from __future__ import annotations

import asyncio

import pytest

from campaigns._load import SHORT, TablePlan
from campaigns.owners import Case, cases, page, play
from tests import tiers
from tests.server.store.postgresql_server import Cluster

FEW = [
    TablePlan("cat-box", 2),
    TablePlan("here-kitty-kitty", 3, ("kitten",)),
    TablePlan("if-it-fits", 2, ("kitten",)),
    TablePlan("cat-box", 1, ("kitten",), SHORT, asleep=True),
]


@tiers.sample(1, by=lambda case: "killed" if case.what.endswith("killed") else case.what)
@pytest.mark.parametrize("case", cases(kills=2, outages=1, stops=1, cuts=1), ids=lambda case: case.what)
def test_every_match_continues_and_nothing_is_lost(case: Case, cluster: Cluster) -> None:
    found = asyncio.run(play(case, "sample", FEW, cluster))
    assert found["where"] == []
    assert found["stuck"] == []
    assert found["moves"] > 0
    assert found["matches"] >= len(FEW)
    assert f"| {case.what} |" in "\n".join(page({"command": "x", "date": "x", "scenes": [found]}))
