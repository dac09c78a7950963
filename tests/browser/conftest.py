"""Provide a real Chromium and a server whose bots move and windows close immediately."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.input_devices import AT_ONCE, PATIENCE
from tests.server.serve_process import started

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
RESOLVE_LOCAL = "--host-resolver-rules=MAP *.local 127.0.0.1"
"""Resolve this machine's `.local` name even when there is no network."""
NewPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server and return its address."""
    with started(tmp_path_factory.mktemp("server_url"), **AT_ONCE) as (_, link):
        yield link


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start a headless browser."""
    path = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-browser")
    if path is None:
        pytest.fail("Chromium isn't installed; on Debian: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", RESOLVE_LOCAL])
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Browser, server_url: str) -> Iterator[NewPage]:
    """Return a function that opens a page for a new visitor; an uncaught page error fails the test."""
    contexts: list[Any] = []
    page_errors: list[str] = []

    def open_page(base: str = server_url, **overrides: Any) -> Page:
        options = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", "base_url": base, **overrides}
        context = chromium.new_context(**options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: page_errors.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not page_errors
