"""What a screen reader says about every board and hand: sentences and noun phrases in plain words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tabbytop.games.registry import NAMES
from tests import tiers
from tests.browser.conftest import NewPage
from tests.browser.input_devices import CONFIRM, Mouse, play_on

NODE = re.compile(r"""^\s*- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?""")
NAMED = {"button", "img", "group", "checkbox", "link"}
"""Roles that say nothing without a name."""
COORDINATES = re.compile(r"\b(columns?|rows?|and)\b|[\d\W]", re.IGNORECASE)
CODE = re.compile(
    r"_|[{}<>]|\b(undefined|null|NaN)\b|\[object|\d+\.\d+|[a-z][A-Z]|^[a-z]+(-[a-z]+)+$|\b[a-z]+ -?\d+,-?\d+\b"
)
"""Names from the program: identifiers, words of moves, missing values."""


def names_on(page: Page, part: str) -> list[tuple[str, str]]:
    """Return role and name of everything that assistive technology finds in a part of the page."""
    found = []
    for line in page.locator(f"[data-part={part}]").aria_snapshot().splitlines():
        if (node := NODE.match(line)) and node["role"] in NAMED:
            found.append((node["role"], (node["name"] or "").replace("''", "'")))
    return found


def is_plain(name: str) -> bool:
    """Return whether a name is in plain words, and more than a position."""
    return bool(COORDINATES.sub("", name)) and not CODE.search(name)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Column 6, row 4: Cardboard, open to the north, with a mouse", True),
        ("Yard: 2 black cats", True),
        ("Confirm", True),
        ("", False),
        ("Column 6, row 4", False),
        ("3", False),
        ("about-cardboard", False),
        ("card 0.1", False),
        ("at 3,-2", False),
        ("undefined asleep", False),
    ],
)
def test_a_name_is_plain_or_not(name: str, plain: bool) -> None:
    assert is_plain(name) is plain


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_every_board_reads_as_sentences(new_page: NewPage, game: str) -> None:
    player = Mouse(new_page(), f"spoken {game}")
    page = player.page
    player.begin(game, "3")
    for _ in range(tiers.examples(deep=12, short=3)):
        play_on(player, 3)
        if page.locator("[data-table=over]").count():
            break
        names = [*names_on(page, "board"), *names_on(page, "hand")]
        assert len(names) > 5
        player.try_to_choose()
        if page.locator(CONFIRM).count() == 0:  # something is picked up, and its places are shown
            names += names_on(page, "board")
        assert [one for one in names if not is_plain(one[1])] == []
