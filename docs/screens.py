"""Pictures of every screen: desktop, phone, dark, each language.

    python3 dev.py screens [NAME...]

They are made in a real Chromium from real games and land in docs/screens/, to be looked at one by one. The same list of
screens is searched by axe in the tests.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from environments import chromium
from tests.browser.hands import Mouse, play_on
from tests.served import started

FOLDER = Path(__file__).parent / "screens"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LANGUAGES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE"}


@dataclass(frozen=True)
class Look:
    """How a screen is looked at."""

    name: str
    size: dict[str, int] = field(default_factory=lambda: DESK)
    language: str = "en"
    dark: bool = False

    def context(self, browser: Browser, base: str) -> Any:
        """A visitor who looks so."""
        phone = self.size == PHONE
        return browser.new_context(
            viewport=self.size, color_scheme="dark" if self.dark else "light", reduced_motion="reduce",
            locale=LANGUAGES[self.language], base_url=base, has_touch=phone, is_mobile=phone,
        )  # fmt: skip


LOOKS = (
    Look("desktop"),
    Look("phone", PHONE),
    Look("dark", dark=True),
    Look("phone-dark", PHONE, dark=True),
    Look("nl", language="nl"),
    Look("de", language="de"),
    Look("phone-nl", PHONE, "nl"),
    Look("phone-de", PHONE, "de"),
)

Arrive = Callable[[Page], None]


def at(path: str, there: str = "main") -> Arrive:
    """By an address."""

    def go(page: Page) -> None:
        page.goto(path)
        page.wait_for_selector(there)
        page.wait_for_load_state("networkidle")

    return go


def begun(game: str, choices: int, players: str = "3") -> Arrive:
    """At a table, after some choices."""

    def go(page: Page) -> None:
        player = Mouse(page, f"{game} {choices}")
        player.begin(game, players)
        play_on(player, choices)
        page.wait_for_selector("[data-asked=true]")
        page.wait_for_timeout(300)

    return go


def picked(game: str) -> Arrive:
    """At a table, with something picked up, so that places glow."""

    def go(page: Page) -> None:
        begun(game, 8)(page)
        player = Mouse(page, "picked")
        for _ in range(3):
            if page.locator("[data-do=confirm]:visible").count():
                break
            player.choose()
        page.wait_for_timeout(400)

    return go


def ended(game: str) -> Arrive:
    """At the score sheet."""

    def go(page: Page) -> None:
        player = Mouse(page, f"{game} over")
        player.begin(game)
        play_on(player)
        page.wait_for_selector("[data-part=score-sheet]")
        page.wait_for_timeout(500)

    return go
