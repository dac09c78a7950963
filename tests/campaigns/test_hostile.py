"""Run a small sample of the campaign `hostile`, and make its page."""

from __future__ import annotations

from pathlib import Path

from campaigns._request_costs import measure_costs
from campaigns.hostile import page, run_phase
from tests.hostile.attacks import ATTACKS


def test_a_short_attack_does_no_harm(tmp_path: Path) -> None:
    found = run_phase("open", tmp_path / "open", ["cat-box"], "sample", 8.0, is_open=True)
    assert found["what"] == []
    assert found["wrong"] == 0
    assert found["schemathesis"]["cases"] > 10
    assert set(found["attacks"]) <= set(ATTACKS)
    assert found["honest"]["games"] > 0
    lines = page({"command": "x", "date": "x", "phases": [found, found], "heaviest_ms": {"something": 1.0}})
    assert "| open |" in "\n".join(lines)


def test_the_heaviest_requests_are_measured() -> None:
    found = measure_costs()
    assert len(found) > 10
    assert all(ms >= 0 for ms in found.values())
