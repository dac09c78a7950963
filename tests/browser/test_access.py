"""Check every screen with axe."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from docs.pictures import LOOKS, SCREENS, Look, Screen, Visit
from tests import tiers

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LOADED = "() => performance.getEntriesByType('resource').map((entry) => entry.name)"


def violations(page: Page) -> list[str]:
    """Return the violations that axe finds."""
    page.evaluate(AXE.read_text("utf-8"))  # evaluated because the page's content security policy blocks a script tag
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        json.dumps(
            {"rule": entry["id"], "where": [node["target"] for node in entry["nodes"]][:4], "what": entry["help"]}
        )
        for entry in found["violations"]
    ]


@pytest.fixture(scope="session")
def prepared() -> dict[Callable[[Page], None], Visit]:
    """Return a cache for what several screens need, such as finished games."""
    return {}


@tiers.sample(1, by=lambda screen: screen.name)
@pytest.mark.parametrize("look", LOOKS[:3], ids=lambda look: look.name)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_axe_finds_no_violations(
    chromium: Browser, server_url: str, prepared: dict[Callable[[Page], None], Visit], screen: Screen, look: Look
) -> None:
    page = screen.open(chromium, server_url, look, screen.visit(chromium, server_url, prepared))
    assert any(f"/{screen.page}-" in name for name in page.evaluate(LOADED)), f"{screen.page} didn't load"
    found = violations(page)
    page.context.close()
    assert not found, found


def test_every_page_has_a_screen() -> None:
    pages = {path.stem for path in (WEB / "src").rglob("*Page.svelte")}
    assert len(pages) >= 8
    assert {screen.page for screen in SCREENS} == pages
