"""The web client's texts: complete in three languages, and nowhere but in the .ftl files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.ftl_files import variables_by_message

WEB = Path(__file__).parents[2] / "web" / "src"
AREAS = sorted(path.name for path in (WEB / "words" / "en").glob("*.ftl"))
LETTERS = re.compile(r"[A-Za-zÀ-ÿ]{2,}")


def messages_of(language: str, area: str) -> dict[str, set[str]]:
    """Return the messages of a file and the variables that each one uses."""
    return variables_by_message(WEB / "words" / language / area)


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", ["nl", "de"])
def test_every_language_has_the_same_messages_and_variables(language: str, area: str) -> None:
    assert messages_of(language, area) == messages_of("en", area)


def test_no_message_is_defined_in_two_files() -> None:
    names = [name for area in AREAS for name in messages_of("en", area)]
    assert len(names) == len(set(names))


def test_every_message_used_by_a_page_exists() -> None:
    known = {name for area in AREAS for name in messages_of("en", area)}
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for message in re.findall(r"\bsay\(\s*[\"']([\w-]+)[\"']", path.read_text("utf-8")):
            assert message in known, f"{path.name}: {message}"


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.svelte")), ids=lambda path: path.name)
def test_no_component_contains_untranslated_text(path: Path) -> None:
    text = path.read_text("utf-8")
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
    while "{" in text:
        shorter = re.sub(r"\{[^{}]*\}", "", text)
        if shorter == text:
            break
        text = shorter
    for attribute in re.findall(r"(?:aria-label|title|placeholder|alt)=\"([^\"]*)\"", text):
        assert not LETTERS.search(attribute), attribute
    for between in re.findall(r">([^<>]*)<", text):
        assert not LETTERS.search(between), between.strip()
