"""Nobody takes more than their share of bot time, memory or log."""

from __future__ import annotations

import asyncio
import io
import json

from tabbytop.server.bot_pool.pool import FairQueue, MoveJob, MoveRequest
from tabbytop.server.ops.metrics import Telemetry


def asked(table: str, level: str, in_window: bool = False) -> MoveJob:
    """Return a question from some table."""
    question = MoveRequest(table, "cat-box", {}, 2, {}, [], 0, level, "", in_window)
    return MoveJob(question, 1.0, asyncio.get_running_loop().create_future())


def test_quick_bots_do_not_wait_for_all_who_search() -> None:
    """Somebody may let Tigers play at twenty tables; other people's Kittens answer instantly, so they go first."""

    async def scene() -> None:
        turns = FairQueue()
        for i in range(20):
            turns.add(asked(f"hostile {i}", "tiger"))
        turns.add(asked("honest", "kitten"))
        turns.add(asked("friendly", "house-cat"))
        taken = [turns.take() for _ in range(3)]
        assert [one.request.table for one in taken if one] == ["honest", "friendly", "hostile 0"]

    asyncio.run(scene())


def test_who_comes_far_too_often_does_not_fill_the_log() -> None:
    stream = io.StringIO()
    telemetry = Telemetry("info", stream)
    for _ in range(100):
        telemetry.record_refusal("too-often", "127.0.0.2")
        telemetry.record_request("GET", "none", 429, 0.001, "127.0.0.2")
    telemetry.record_refusal("other-host", "127.0.0.2")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["why"] for line in lines] == ["other-host"]
    assert b'tabbytop_refused_total{why="too-often"} 100.0' in telemetry.prometheus_text()[0]
