"""What bots say is on the page as a whole, even where the strip of seats cuts off everything outside of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from docs.pictures import size_of
from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse, play_on

RECORD = """
    window.shown = null;
    const shares = new IntersectionObserver((all) => {
        for (const one of all) window.shown = Math.max(window.shown ?? 0, one.intersectionRatio);
    });
    const find = () => document.querySelectorAll(".seats [data-part=remark]").forEach((one) => shares.observe(one));
    new MutationObserver(find).observe(document, {childList: true, subtree: true});
"""
"""Records which share of a remark was visible."""
ENOUGH = 100
"""Choices until a bot says something; it takes about four."""
MUCH = 10
"""Points that a bot gains with every entry, so that it has a reason to say something."""


def let_a_bot_gain_points(socket: WebSocketRoute) -> None:
    """Change the points of seat 1 in everything that the server sends."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        frame: dict[str, Any] = json.loads(message)
        if frame.get("tally") and "n" in frame:
            frame["tally"][1]["points"] += MUCH * frame["n"]
        socket.send(json.dumps(frame))

    server.on_message(pass_on)


@pytest.mark.parametrize("size", ["360x640", "915x412", "1366x768"])
def test_what_a_bot_says_is_not_cut_off(new_page: NewPage, size: str) -> None:
    page = new_page(viewport=size_of(size))
    page.add_init_script(RECORD)
    page.route_web_socket("**/*", let_a_bot_gain_points)
    player = Mouse(page, "remarks")
    shown = None
    for _ in range(ENOUGH):
        if page.locator("[data-table=playing]").count() == 0:
            player.begin("here-kitty-kitty", "4")
        play_on(player, 1)
        shown = page.evaluate("() => window.shown")
        if shown:  # none was visible if the next window took it away at once
            break
    assert shown == 1
