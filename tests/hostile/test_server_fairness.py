"""No client takes more than its share of bot time, memory or log."""

from __future__ import annotations

import asyncio
import io
import json

from tabbytop.server.bot_pool.pool import FairQueue, MoveJob, MoveRequest
from tabbytop.server.ops.metrics import Telemetry


def job_for(table: str, level: str, in_window: bool = False) -> MoveJob:
    """Return a job that asks for a move at a table."""
    request = MoveRequest(table, "cat-box", {}, 2, {}, [], 0, level, "", in_window)
    return MoveJob(request, 1.0, asyncio.get_running_loop().create_future())


def test_quick_bots_do_not_wait_for_searching_bots() -> None:
    """An attacker may have Tigers at twenty tables; other people's Kittens answer instantly, so they go first."""

    async def scene() -> None:
        queue = FairQueue()
        for i in range(20):
            queue.add(job_for(f"hostile {i}", "tiger"))
        queue.add(job_for("honest", "kitten"))
        queue.add(job_for("friendly", "house-cat"))
        taken = [queue.take() for _ in range(3)]
        assert [job.request.table for job in taken if job] == ["honest", "friendly", "hostile 0"]

    asyncio.run(scene())


def test_rate_limited_requests_do_not_fill_the_log() -> None:
    stream = io.StringIO()
    telemetry = Telemetry("info", stream)
    for _ in range(100):
        telemetry.record_refusal("too-often", "127.0.0.2")
        telemetry.record_request("GET", "none", 429, 0.001, "127.0.0.2")
    telemetry.record_refusal("other-host", "127.0.0.2")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["why"] for line in lines] == ["other-host"]
    assert b'tabbytop_refused_total{why="too-often"} 100.0' in telemetry.prometheus_text()[0]
