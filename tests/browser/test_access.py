"""Run axe on every screen: it finds no violation."""

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
LOADED = "() => performance.getEntriesByType('resource').map((one) => one.name)"


def violations(page: Page) -> list[str]:
    """Return what axe finds."""
    page.evaluate(AXE.read_text("utf-8"))  # the page's content security policy would not load it
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        json.dumps({"rule": one["id"], "where": [node["target"] for node in one["nodes"]][:4], "what": one["help"]})
        for one in found["violations"]
    ]


@pytest.fixture(scope="session")
def prepared() -> dict[Callable[[Page], None], Visit]:
    """Share what screens have prepared, such as whole games."""
    return {}


@tiers.sample(1, by=lambda screen: screen.name)
@pytest.mark.parametrize("look", LOOKS[:3], ids=lambda look: look.name)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_axe_finds_nothing(
    chromium: Browser, server_url: str, prepared: dict[Callable[[Page], None], Visit], screen: Screen, look: Look
) -> None:
    page = screen.open(chromium, server_url, look, screen.visit(chromium, server_url, prepared))
    assert any(f"/{screen.page}-" in name for name in page.evaluate(LOADED)), "another page"
    found = violations(page)
    page.context.close()
    assert not found, found


def test_every_page_has_a_screen() -> None:
    pages = {path.stem for path in (WEB / "src").rglob("*Page.svelte")}
    assert len(pages) >= 8
    assert {screen.page for screen in SCREENS} == pages
