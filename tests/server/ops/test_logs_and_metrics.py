"""What an operator sees: no secret in any line or figure."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from tabbytop.server.ops.logs import FIELDS, frames_of
from tabbytop.server.ops.metrics import Telemetry
from tests.server.in_process_server import LOGIN, Visit, visit


def test_a_line_holds_what_is_listed_and_nothing_else() -> None:
    out = io.StringIO()
    log = Telemetry("info", out).log
    log.info("moved", count=3, token="secret", cookie="secret", view={"hand": 1}, why="x" * 999, status=b"secret")
    log.debug("quiet")
    (line,) = out.getvalue().splitlines()
    said = json.loads(line)
    assert set(said) <= FIELDS
    assert (said["event"], said["count"], said["level"]) == ("moved", 3, "info")
    assert len(said["why"]) < 400
    assert "secret" not in line
    assert "hand" not in line


def test_a_line_stays_one_line() -> None:
    out = io.StringIO()
    Telemetry("info", out).log.info("odd\nevent", why="a\nb\x1b[31m")
    assert out.getvalue().count("\n") == 1
    assert "\x1b" not in out.getvalue()


def test_addresses_are_shadows_that_differ_from_start_to_start() -> None:
    one, two = Telemetry("error"), Telemetry("error")
    assert one.hash_address("10.0.0.1") == one.hash_address("10.0.0.1") != one.hash_address("10.0.0.2")
    assert one.hash_address("10.0.0.1") != two.hash_address("10.0.0.1")


def test_an_error_is_logged_by_kind_and_place() -> None:
    out = io.StringIO()
    telemetry = Telemetry("info", out)
    with pytest.raises(ValueError, match="secret") as left:
        raise ValueError("secret")
    telemetry.fault(left.value, "/api/x")
    assert frames_of(left.value)[-1].startswith("test_observe.py:")
    assert "secret" not in out.getvalue()
    assert json.loads(out.getvalue())["error"] == "ValueError"
    assert telemetry.registry.get_sample_value("tabbytop_faults_total") == 1


def test_what_libraries_log_is_passed_on_without_what_they_quote() -> None:
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


def test_rooms_add_figures_without_labels() -> None:
    telemetry = Telemetry("error")
    telemetry.counter("moves", "Moves made").inc()
    telemetry.gauge("tables", "Tables in memory").set(3)
    telemetry.histogram("commit_seconds", "How long writing takes").observe(0.002)
    figures, kind = telemetry.prometheus_text()
    assert b"tabbytop_moves_total 1.0" in figures
    assert b"tabbytop_tables 3.0" in figures
    assert kind.startswith("text/plain")


def test_nothing_secret_of_a_whole_visit_is_in_logs_or_figures(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client("203.0.113.77") as one:
            await one.post("/api/guest", json={"name": "Kittywinks"})
            tokens = [one.cookies["tabbytop"]]
            await one.post("/api/accounts", json=LOGIN)
            tokens.append(one.cookies["tabbytop"])
            link = (await one.post("/api/device")).json()["link"].partition("#")[2]
            await one.get("/table/privatetable123?invite=secretinvite")
            await one.get("/api/tables/privatetable123")
            await one.post("/api/login", json={"login": "Mimi", "password": "wrong secret"})
        written = place.log.getvalue() + place.app.services.telemetry.prometheus_text()[0].decode()
        secrets = (*tokens, link, "Kittywinks", "Mimi", LOGIN["password"], "wrong secret", "203.0.113.77")
        for secret in (*secrets, "privatetable123", "secretinvite"):
            assert secret not in written
        assert len(place.lines()) >= 6

    visit(tmp_path, scene)


def test_the_bots_workers_are_logged_where_the_server_logs(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        place.app.services.pool.log.warning("worker-lost", why="test", secret="Princess")
        assert place.lines()[-1] | {"timestamp": ""} == {
            "event": "worker-lost", "level": "warning", "timestamp": "", "why": "test",
        }  # fmt: skip

    visit(tmp_path, scene)
