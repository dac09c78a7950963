"""Accessibility: axe finds nothing on any screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from docs.pictures import LOOKS, SCREENS, Screen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, PHONE, DARK = LOOKS[:3]


def complaints(page: Page) -> list[str]:
    """Return what axe finds."""
    page.evaluate(AXE.read_text("utf-8"))  # the page's own policy wouldn't load it
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        json.dumps({"rule": one["id"], "where": [node["target"] for node in one["nodes"]][:4], "what": one["help"]})
        for one in found["violations"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_axe_finds_nothing(chromium: Browser, server_url: str, screen: Screen) -> None:
    came = screen.come(chromium, server_url)
    for look in (DESKTOP, PHONE, DARK):
        page = screen.arrive(chromium, server_url, look, came)
        found = complaints(page)
        page.context.close()
        assert not found, f"{screen.name} {look.name}: {found}"
