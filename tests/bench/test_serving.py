"""The server benchmark measures what it says; boardgame.io's server is available only when the benchmark runs."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from typing import Any, Self

import pytest

from bench import serving
from bench.machine import as_text, cpu_seconds, memory
from bench.servers import BOARDGAME, BenchServer, LoadClient, boardgame_version
from bench.serving import CAT_BOX, THEIRS, ServingPlan, busy, page
from bench.serving_report import compared, largest_load, text_tables
from bench.websocket import SocketClosed, WebSocket
from tabbytop.games.registry import NAMES

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are measured with Linux's /proc")

SMALL_PLAN = ServingPlan(tables=2, rounds=1, first=2, most=2, seconds=0.3, idle=8)
"""Enough to see that everything works."""


def a_round(cpu: float, moves: int = 100) -> dict[str, Any]:
    """Return the result of a round."""
    return {"cpu": cpu, "moves": moves - 20, "answers": 20, "seconds": 0.5, "bytes": 4 * 2000 * moves}


def a_step(tables: int, p99: float) -> dict[str, Any]:
    """Return the result of a step with this many tables."""
    step = {"tables": tables, "p50": p99 / 4, "p95": p99 / 2, "p99": p99, "good": p99 < 0.1, "per_table": 1 << 19}
    return {**step, "cpu": 1.0, "moves": 10 * tables, "seconds": 10.0}


def made_up() -> dict[str, Any]:
    """Return made-up results of a run."""
    idle = {"tables": 10, "sockets": 40, "per_table": 1 << 16, "per_socket": 1 << 15, "memory": 1 << 27}
    return {
        "command": "python3 dev.py bench serving",
        "date": "2026-01-01T00:00:00+00:00",
        "machine": {"cpu": "a processor", "system": "Linux"},
        "versions": {"python": "3.11", THEIRS: "0.50"},
        "moves": {"pure": {CAT_BOX: [a_round(0.04), a_round(0.05)]}, THEIRS: {"": [a_round(0.08), a_round(0.2)]}},
        "busy": {"pure": [a_step(50, 0.01), a_step(75, 0.2), a_step(62, 0.09)], THEIRS: [a_step(50, 0.3)]},
        "idle": {"pure": {**idle, "cpu_share": 0.01}},
    }


def test_our_moves_per_processor_second_are_compared_with_theirs() -> None:
    found = made_up()
    assert compared(found["moves"]["pure"][CAT_BOX], found["moves"][THEIRS][""]) == pytest.approx((3.0, 2.5, 3.5))
    assert compared([a_round(0.1)], [a_round(0.05)]) == pytest.approx((0.5, 0.5, 0.5))
    cost, *_ = [table.markdown() for table in text_tables(found)]
    assert "| pure, cat-box | 0.45 | 2,222 | 200 | 8,000 | 3.00 (2.50–3.50) | yes, the aim too |" in cost
    assert "| boardgame.io | 1.40 | 714 | 200 | 8,000 |  |  |" in cost


def test_capacity_is_the_largest_number_of_tables_with_timely_moves() -> None:
    found = made_up()
    best = largest_load(found["busy"]["pure"])
    assert best is not None
    assert best["tables"] == 62
    assert largest_load(found["busy"][THEIRS]) is None
    busy_table = text_tables(found)[1].markdown()
    assert "| pure: holds | 62 | 248 | 62 | 22 | 45 | 90 | 0.10 | 1.61 | 512 |" in busy_table
    assert busy_table.count("holds") == 1


def test_the_results_make_a_page_and_a_file() -> None:
    found = made_up()
    assert all(len(row) == len(table.head) for table in text_tables(found) for row in table.rows)
    text = page(found)
    assert "| pure | 10 | 40 | 64 | 32 | 128 | 0.010 |" in text
    assert text.startswith("# The server under load\n\n`python3 dev.py bench serving` on 2026-01-01.")
    assert json.loads(as_text(found)) == found
    alone = {**found, "moves": {"pure": found["moves"]["pure"]}}
    assert "| pure, cat-box | 0.45 | 2,222 | 200 | 8,000 |  |  |" in text_tables(alone)[0].markdown()


class FakeServer:
    """A server and its load in one, which is slow with more than a given number of tables."""

    limit = 0

    def __init__(self, *_: object) -> None:
        self.tables = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def __call__(self, what: str, *given: Any) -> dict[str, Any]:
        if what == "create":
            self.tables = given[0]
        found = a_step(self.tables, 0.05 if self.tables <= self.limit else 0.5)
        return {**found, "memory": 1000 * self.tables}


@pytest.mark.parametrize(
    ("limit", "tried"),
    [(130, [50, 75, 112, 168, 140]), (150, [50, 75, 112, 168, 140]), (1000, [50, 75, 112, 168, 200]), (10, [50])],
)
def test_the_number_of_tables_rises_until_the_server_is_too_slow(
    monkeypatch: pytest.MonkeyPatch, limit: int, tried: list[int]
) -> None:
    monkeypatch.setattr(serving, "BenchServer", FakeServer)
    monkeypatch.setattr(serving, "LoadClient", FakeServer)
    monkeypatch.setattr(FakeServer, "limit", limit)
    found = busy(ServingPlan(most=200), "pure", "")
    assert [step["tables"] for step in found] == tried
    assert [step["good"] for step in found] == [count <= limit for count in tried]
    assert {step["per_table"] for step in found} == {1000}


def received(frames: list[bytes], at_a_time: int) -> list[bytes]:
    """Return what a socket receives when bytes arrive a few at a time."""
    found: list[bytes] = []

    async def listen() -> None:
        socket = WebSocket(("localhost", 1), "/", {}, found.append)
        data = b"".join([b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n", *frames])
        for i in range(0, len(data), at_a_time):
            socket.data_received(data[i : i + at_a_time])
        assert socket.opened.done()
        assert socket.bytes == len(data)

    asyncio.run(listen())
    return found


@pytest.mark.parametrize("at_a_time", [1, 7, 1 << 20])
def test_messages_are_reassembled_from_any_chunks(at_a_time: int) -> None:
    short, middle, long = b"x", b"y" * 300, b"z" * 70_000
    frames = [b"\x81\x01" + short, b"\x81\x7e\x01\x2c" + middle, b"\x81\x7f" + (70_000).to_bytes(8, "big") + long]
    frames += [b"\x01\x02ab", b"\x80\x01c"]  # a message in two fragments
    assert received(frames, at_a_time) == [short, middle, long, b"abc"]


def test_a_refused_handshake_gives_the_reason() -> None:
    async def listen() -> None:
        socket = WebSocket(("localhost", 1), "/", {}, print)
        socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\nno")
        with pytest.raises(SocketClosed, match="403 Forbidden"):
            await socket.opened

    asyncio.run(listen())


def test_a_process_is_measured() -> None:
    before = cpu_seconds(os.getpid())
    while cpu_seconds(os.getpid()) == before:
        sum(range(10_000))
    assert memory(os.getpid()) > 1 << 20


def test_the_lock_file_names_no_registry() -> None:
    assert "resolved" not in (BOARDGAME / "package-lock.json").read_text("utf-8")
    assert boardgame_version() == "0.50.2"
    assert json.loads((BOARDGAME / "package.json").read_text("utf-8"))["dependencies"] == {"boardgame.io": "0.50.2"}


def play_a_little(server: BenchServer, game: str, check: Callable[[dict[str, Any]], None]) -> None:
    """Play two games and check the final figures."""
    with server, LoadClient(server) as load:
        assert load("create", 2, game)["sockets"] == 0
        assert load("connect")["sockets"] == 8
        assert load("play", 0.5, 0.05, 0.0)["moves"] > 0
        assert load("rest", 0.1)["seconds"] > 0
        check(load("finish"))
        assert load("leave")["tables"] == 0


def check_finished(found: dict[str, Any]) -> None:
    """Check the figures of two finished games."""
    assert found["tables"] == 2
    assert 0 < found["p50"] <= found["p99"] <= found["p100"]
    assert found["cpu"] >= 0
    assert found["bytes"] > found["moves"] * 4 * 500


@pytest.mark.parametrize("game", NAMES)
def test_whole_games_are_played_on_our_server(game: str) -> None:
    play_a_little(BenchServer("pure"), game, check_finished)


def test_everything_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "NAMES", (CAT_BOX,))
    found = serving.measure(SMALL_PLAN, {"pure": sys.executable})
    assert [result["moves"] for result in found["moves"]["pure"][CAT_BOX]] == [88]  # two games of 44 moves
    assert found["busy"]["pure"][0]["tables"] == 2
    assert found["idle"]["pure"]["sockets"] == 8
    assert all(table.rows for table in text_tables(found))
