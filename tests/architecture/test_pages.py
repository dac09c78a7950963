"""The server and the browser client know the same pages, so that the rest gets status 404 and the page for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabbytop.games.registry import NAMES
from tabbytop.server.api.static import PAGES

APP = Path(__file__).parents[2] / "web" / "src" / "app" / "App.svelte"
KNOWN = [
    "/",
    "/table/aB3_-x",
    "/screen/x",
    "/replay/x",
    "/learn",
    "/me",
    "/device",
    *[f"/rules/{one}" for one in NAMES],
]
UNKNOWN = ["/nothing", "/table", "/table/", "/table/a/b", "/learn/", "/learnt", "/replay/x/1", "/me/x", "/rules"]


def client_knows(path: str) -> bool:
    """Return whether one of the client's routes matches a path."""
    patterns = re.findall(r"^ *\[/\^(.+)\$/, ", APP.read_text("utf-8"), re.MULTILINE)
    assert len(patterns) >= 7
    return any(re.fullmatch(one.replace("(?<", "(?P<").replace("\\/", "/"), path) for one in patterns)


@pytest.mark.parametrize("path", KNOWN)
def test_both_know_the_pages(path: str) -> None:
    assert client_knows(path)
    assert PAGES.fullmatch(path)


@pytest.mark.parametrize("path", UNKNOWN)
def test_neither_knows_other_addresses(path: str) -> None:
    assert not client_knows(path)
    assert not PAGES.fullmatch(path)


def test_the_server_knows_lessons_and_rules_of_these_games_only() -> None:
    assert all(PAGES.fullmatch(f"/learn/{game}") for game in NAMES)
    assert not PAGES.fullmatch("/learn/chess")
