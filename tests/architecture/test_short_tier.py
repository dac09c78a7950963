"""Check that the short tier covers every law in every game, every rule, every route and every page.

The tests are collected as `python3 dev.py test` does, whichever tier is running now.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from docs.pictures import SCREENS
from tabbytop.games.registry import NAMES
from tests import tiers
from tests.architecture.test_modules import RULEBOOKS

ROOT = Path(__file__).parents[2]
LAWS = range(1, 14)
"""The numbers of the design's laws."""
COUNTED = ("tests/laws", "tests/rules", "tests/browser/test_access.py", "tests/server/api/test_every_route.py")

COLLECT = """
import json, sys, pytest

class Plugin:
    def pytest_collection_finish(self, session):
        rows = []
        for item in session.items:
            params = item.callspec.params if hasattr(item, "callspec") else {}
            law = item.get_closest_marker("law")
            rows.append({
                "test": item.nodeid.partition("[")[0],
                "laws": list(law.args) if law else None,
                "game": (law and law.kwargs.get("game")) or getattr(params.get("setting"), "game", ""),
                "rules": [mark.args[0] for mark in item.iter_markers("rule")],
                "screen": getattr(params.get("screen"), "name", ""),
            })
        with open(sys.argv[1], "w") as file:
            json.dump(rows, file)

sys.exit(pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", *sys.argv[2:]], plugins=[Plugin()]))
"""


@pytest.fixture(scope="module")
def short_tier(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Collect the short tier in another process."""
    found = tmp_path_factory.mktemp("tier") / "tests.json"
    env = {name: value for name, value in os.environ.items() if name != tiers.ALL and not name.startswith("PYTEST_")}
    command = [sys.executable, "-c", COLLECT, str(found), *COUNTED]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    rows: list[dict[str, Any]] = json.loads(found.read_text())
    return rows


@pytest.mark.slow
def test_every_law_is_checked_in_every_game(short_tier: list[dict[str, Any]]) -> None:
    checked = {(law, row["game"]) for row in short_tier if row["laws"] for law in row["laws"]}
    assert {(law, game) for law in LAWS for game in NAMES} - checked == set()
    for test in {row["test"] for row in short_tier if row["laws"] is not None and "test_fill" not in row["test"]}:
        assert {row["game"] for row in short_tier if row["test"] == test} == set(NAMES), test


@pytest.mark.slow
def test_every_rule_is_checked(short_tier: list[dict[str, Any]]) -> None:
    checked = {rule for row in short_tier for rule in row["rules"]}
    assert {rule for rules in RULEBOOKS.values() for rule in rules} - checked == set()


@pytest.mark.slow
def test_every_screen_is_opened_and_every_route_called(short_tier: list[dict[str, Any]]) -> None:
    """Both tests also fail if a page has no screen, or a route no call."""
    assert {row["screen"] for row in short_tier} - {""} == {screen.name for screen in SCREENS}
    tests = {row["test"].rpartition("::")[2] for row in short_tier}
    assert {"test_every_page_has_a_screen", "test_every_route_answers"} <= tests


@pytest.mark.slow
def test_deep_tests_are_excluded(short_tier: list[dict[str, Any]]) -> None:
    laws = [row for row in short_tier if row["laws"] is not None]
    assert 0 < len(laws) < 200
