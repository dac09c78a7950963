"""The docs that are made from the project are fresh, and those that are written point somewhere."""

import re
from pathlib import Path

from docs.make import TYPED, rules_page, screen

ROOT = Path(__file__).parents[2]


def test_the_rules_page_is_fresh() -> None:
    """`python3 dev.py docs` makes it."""
    assert (ROOT / "docs" / "rules" / "cat-box.md").read_text(encoding="utf-8") == rules_page()


def test_the_picture_of_a_screen_is_fresh() -> None:
    """`python3 dev.py docs` makes it."""
    assert (ROOT / "docs" / "screen.svg").read_text(encoding="utf-8") == screen("3", TYPED)


def test_links_in_the_docs_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
