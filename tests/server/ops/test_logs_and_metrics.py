"""Logs and metrics: useful to an operator, and free of secrets."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from tabbytop.server.ops.logs import FIELDS, frames_of
from tabbytop.server.ops.metrics import Telemetry
from tests.server.in_process_server import LOGIN, InProcessServer, run_in_process


def test_a_log_line_holds_only_allowed_fields() -> None:
    out = io.StringIO()
    log = Telemetry("info", out).log
    log.info("moved", count=3, token="secret", cookie="secret", view={"hand": 1}, why="x" * 999, status=b"secret")
    log.debug("quiet")
    (line,) = out.getvalue().splitlines()
    entry = json.loads(line)
    assert set(entry) <= FIELDS
    assert (entry["event"], entry["count"], entry["level"]) == ("moved", 3, "info")
    assert len(entry["why"]) < 400
    assert "secret" not in line
    assert "hand" not in line


def test_a_log_entry_is_always_one_line() -> None:
    out = io.StringIO()
    Telemetry("info", out).log.info("odd\nevent", why="a\nb\x1b[31m")
    assert out.getvalue().count("\n") == 1
    assert "\x1b" not in out.getvalue()


def test_addresses_are_hashed_differently_after_every_start() -> None:
    first, second = Telemetry("error"), Telemetry("error")
    assert first.hash_address("10.0.0.1") == first.hash_address("10.0.0.1") != first.hash_address("10.0.0.2")
    assert first.hash_address("10.0.0.1") != second.hash_address("10.0.0.1")


def test_an_error_is_logged_by_type_and_location() -> None:
    out = io.StringIO()
    telemetry = Telemetry("info", out)
    with pytest.raises(ValueError, match="secret") as caught:
        raise ValueError("secret")
    telemetry.fault(caught.value, "/api/x")
    assert frames_of(caught.value)[-1].startswith("test_logs_and_metrics.py:")
    assert "secret" not in out.getvalue()
    assert json.loads(out.getvalue())["error"] == "ValueError"
    assert telemetry.registry.get_sample_value("tabbytop_faults_total") == 1


def test_library_logs_are_forwarded_without_their_arguments() -> None:
    out = io.StringIO()
    telemetry = Telemetry("info", out)
    handler = telemetry.forward_library_logs()
    try:
        logging.getLogger("some.library").error("could not write %s", "secret")
        try:
            raise ValueError("secret")
        except ValueError:
            logging.getLogger("some.library").exception("oh\nsecret")
    finally:
        logging.getLogger().removeHandler(handler)
    assert "secret" not in out.getvalue()
    assert [json.loads(line)["logger"] for line in out.getvalue().splitlines()] == ["some.library"] * 2


def test_a_gauge_can_be_added() -> None:
    telemetry = Telemetry("error")
    telemetry.gauge("tables", "Tables in memory").set(3)
    metrics, kind = telemetry.prometheus_text()
    assert b"tabbytop_tables 3.0" in metrics
    assert kind.startswith("text/plain")


def test_no_secret_of_a_whole_visit_is_in_logs_or_metrics(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client("203.0.113.77") as client:
            await client.post("/api/guest", json={"name": "Kittywinks"})
            tokens = [client.cookies["tabbytop"]]
            await client.post("/api/accounts", json=LOGIN)
            tokens.append(client.cookies["tabbytop"])
            link = (await client.post("/api/device")).json()["link"].partition("#")[2]
            await client.get("/table/privatetable123?invite=secretinvite")
            await client.get("/api/tables/privatetable123")
            await client.post("/api/login", json={"login": "Mimi", "password": "wrong secret"})
        written = server.log.getvalue() + server.app.services.telemetry.prometheus_text()[0].decode()
        secrets = (*tokens, link, "Kittywinks", "Mimi", LOGIN["password"], "wrong secret", "203.0.113.77")
        for secret in (*secrets, "privatetable123", "secretinvite"):
            assert secret not in written
        assert len(server.lines()) >= 6

    run_in_process(tmp_path, check)


def test_bot_workers_log_to_the_server_log(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        server.app.services.pool.log.warning("worker-lost", why="test", secret="Princess")
        assert server.lines()[-1] | {"timestamp": ""} == {
            "event": "worker-lost", "level": "warning", "timestamp": "", "why": "test",
        }  # fmt: skip

    run_in_process(tmp_path, check)
