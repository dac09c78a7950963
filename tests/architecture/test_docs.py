"""Generated docs are up to date, and links and commands in written docs exist."""

import re
from pathlib import Path

import pytest

from docs.cards_page import cards_page, named_tests
from docs.make import SCREENS, WIRE, rules_page, screen
from docs.pictures import LOOKS, SHOWN, picture, shown_pictures
from docs.pictures import SCREENS as BROWSER_SCREENS
from docs.protocol_page import protocol_page
from docs.wire_types import wire_types
from tabbytop.games.kitty.cards import read_deck
from tabbytop.games.registry import NAMES
from tabbytop.table.files import read_deck as deck_file

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_page_is_up_to_date(name: str) -> None:
    """`python3 dev.py docs` regenerates it."""
    assert (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") == rules_page(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_of_a_screen_is_up_to_date(name: str) -> None:
    """`python3 dev.py docs` regenerates it."""
    assert (ROOT / "docs" / f"screen-{name}.svg").read_text(encoding="utf-8") == screen(name, *SCREENS[name])


def test_the_table_of_cards_is_up_to_date_and_every_card_has_tests() -> None:
    """`python3 dev.py docs` regenerates it."""
    assert (ROOT / "docs" / "cards" / "here-kitty-kitty.md").read_text(encoding="utf-8") == cards_page()
    tests = named_tests(read_deck(deck_file("here-kitty-kitty", "neighborhood")))
    assert not [card for card, named in tests.items() if not named]


def test_the_protocol_page_is_up_to_date() -> None:
    """`python3 dev.py docs` regenerates it."""
    assert (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") == protocol_page()


def test_the_browser_types_are_up_to_date() -> None:
    """`python3 dev.py docs` regenerates them from the message classes."""
    assert WIRE.read_text(encoding="utf-8") == wire_types()


def test_docs_keep_only_the_pictures_that_a_page_shows() -> None:
    """`python3 dev.py screens --docs` makes them; all others are build artifacts."""
    assert {path.name for path in SHOWN.iterdir()} == shown_pictures()
    assert shown_pictures() <= {picture(screen, look) for screen in BROWSER_SCREENS for look in LOOKS}


def test_links_in_the_docs_work() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_commands_in_the_docs_exist() -> None:
    known = set(
        re.findall(r"^def (\w+)\(args: list\[str\]\) -> int:", (ROOT / "dev.py").read_text("utf-8"), re.MULTILINE)
    )
    campaigns = {path.stem for path in (ROOT / "campaigns").glob("*.py")}
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        text = page.read_text(encoding="utf-8")
        assert set(re.findall(r"python3 dev\.py (\w+)", text)) <= known, page.name
        assert set(re.findall(r"dev\.py campaign (\w+)", text)) <= campaigns, page.name
