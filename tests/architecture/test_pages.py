"""The server and the browser client know the same pages, so that the rest gets status 404 and the page for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabbytop.games.registry import NAMES
from tabbytop.server.api.static import PAGES

APP = Path(__file__).parents[2] / "web" / "src" / "app" / "App.svelte"
UNKNOWN = ["/nothing", "/table", "/table/", "/table/a/b", "/learn/", "/learnt", "/replay/x/1", "/me/x", "/rules"]
EXAMPLES = {"(?<id>[\\w-]+)": "aB3_-x", "(?<game>[\\w-]+)": NAMES[0], "(?:index\\.html)?": ""}
"""What to put into a route for its variable parts."""


def routes() -> list[str]:
    """Return the patterns of the client's routes, without the slashes that JavaScript puts around them."""
    return [one.replace("\\/", "/") for one in re.findall(r"^ *\[/\^(.+)\$/, ", APP.read_text("utf-8"), re.MULTILINE)]


def addresses() -> list[str]:
    """Return an address for every page of the client; several for a route that lists them, such as `/(?:me|device)`."""
    found = []
    for route in routes():
        for variable, example in EXAMPLES.items():
            route = route.replace(variable, example)
        head, _, rest = route.partition("(?:")
        choices, _, tail = rest.partition(")")
        found += [head + one + tail for one in choices.split("|")]
    return found


def client_knows(path: str) -> bool:
    """Return whether one of the client's routes matches a path."""
    return any(re.fullmatch(one.replace("(?<", "(?P<"), path) for one in routes())


def test_the_addresses_are_those_of_all_routes() -> None:
    lines = [one for one in APP.read_text("utf-8").splitlines() if one.lstrip().startswith("[/")]
    assert len(routes()) == len(lines) >= 7
    assert all(re.fullmatch(r"/[\w/-]*", one) for one in addresses())


@pytest.mark.parametrize("path", addresses())
def test_both_know_every_page_of_the_client(path: str) -> None:
    assert client_knows(path)
    assert PAGES.fullmatch(path)


@pytest.mark.parametrize("path", UNKNOWN)
def test_neither_knows_other_addresses(path: str) -> None:
    assert not client_knows(path)
    assert not PAGES.fullmatch(path)


def test_the_server_knows_lessons_and_rules_of_these_games_only() -> None:
    assert all(PAGES.fullmatch(f"/learn/{game}") for game in NAMES)
    assert not PAGES.fullmatch("/learn/chess")
