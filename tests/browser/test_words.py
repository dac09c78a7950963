"""Three languages, complete and alike, and no text outside them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WEB = Path(__file__).parents[2] / "web" / "src"
AREAS = sorted(path.name for path in (WEB / "words" / "en").glob("*.ftl"))
LETTERS = re.compile(r"[A-Za-zÀ-ÿ]{2,}")


class Facts(Visitor):
    """The variables of a sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def sentences(language: str, area: str) -> dict[str, set[str]]:
    """Return the sentences of a file with the variables that each needs."""
    found: dict[str, set[str]] = {}
    body = FluentParser().parse((WEB / "words" / language / area).read_text("utf-8")).body
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
        if isinstance(entry, ast.Message):
            facts = Facts()
            facts.visit(entry)
            assert entry.id.name not in found, f"{language}/{area}: {entry.id.name} stands twice"
            found[entry.id.name] = facts.found
    return found


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", ["nl", "de"])
def test_a_language_says_the_same_things_with_the_same_facts(language: str, area: str) -> None:
    assert sentences(language, area) == sentences("en", area)


def test_no_sentence_stands_in_two_files() -> None:
    names = [name for area in AREAS for name in sentences("en", area)]
    assert len(names) == len(set(names))


def test_every_sentence_that_the_pages_say_is_there() -> None:
    known = {name for area in AREAS for name in sentences("en", area)}
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for said in re.findall(r"\bsay\(\s*[\"']([\w-]+)[\"']", path.read_text("utf-8")):
            assert said in known, f"{path.name}: {said}"


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.svelte")), ids=lambda path: path.name)
def test_no_text_stands_outside_the_words(path: Path) -> None:
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
