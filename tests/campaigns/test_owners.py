"""Run a small sample of the campaign `owners`: a server is killed or stopped, and every match continues."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from campaigns._load import SHORT, LoadPlayer, LoadTable, TablePlan
from campaigns._server_process import ServerProcess
from campaigns.owners import Case, ClusterLoad, ClusterScenario, cases, page, play
from tabbytop.wire.client import Client
from tests import tiers
from tests.server.store.postgresql_server import PostgresCluster

FEW = [
    TablePlan("cat-box", 2),
    TablePlan("here-kitty-kitty", 3, ("kitten",)),
    TablePlan("if-it-fits", 2, ("kitten",)),
    TablePlan("cat-box", 1, ("kitten",), SHORT, asleep=True),
]


@tiers.sample(1, by=lambda case: "killed" if case.what.endswith("killed") else case.what)
@pytest.mark.parametrize("case", cases(kills=2, outages=1, stops=1, cuts=1), ids=lambda case: case.what)
def test_every_match_continues_and_nothing_is_lost(case: Case, cluster: PostgresCluster) -> None:
    found = asyncio.run(play(case, "sample", FEW, cluster))
    assert found["where"] == []
    assert found["stuck"] == []
    assert found["moves"] > 0
    assert found["matches"] >= len(FEW)
    assert f"| {case.what} |" in "\n".join(page({"command": "x", "date": "x", "scenes": [found]}))


def test_a_client_that_waits_for_its_record_leaves_a_killed_server(tmp_path: Path, cluster: PostgresCluster) -> None:
    """Its player has no socket any more, but a load balancer would send its requests to another server, too."""

    async def move() -> None:
        gone, other = [ServerProcess(tmp_path) for _ in range(2)]
        load = ClusterLoad([gone, other], "record", [])
        owners = ClusterScenario(gone, load, Random(1), cluster=cluster, servers=[gone, other], database="")
        table = LoadTable(load, TablePlan("cat-box", 1), 0)
        load.tables.append(table)
        async with Client(gone.url) as client:
            table.clients.append(client)
            table.players.append(LoadPlayer(load, table, client, 0))
            await owners.move_clients_from(gone)
            assert client.url == other.url
            assert str(client.http.base_url).startswith(other.url)

    asyncio.run(move())
