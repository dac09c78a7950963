"""Check English, Dutch and German: the same sentence ids with the same variables, each translated."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.games.fits.rulebook import SPRAY, TOYS
from tabbytop.narrate import language as room
from tabbytop.narrate.language import LANGUAGES, Language, english, language, preferred

FOLDER = Path(room.__file__).parent
OTHERS = [code for code in LANGUAGES if code != "en"]
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
WRITER = FluentSerializer()
PAIRS = [(code, name) for code in OTHERS for name in FILES]

NAMES = re.compile(
    "cat-box|if-it-fits|here-kitty-kitty|chihuahua|cat-paw|cat-box-token|dried-fish|stacking|toy-mouse"
    "|lilly|charlie|milo|jack|izzy|princess|kitten|tiger|(kitty-head-)?(neighborhood|yard|porch|house)"
    "|standard|orange|side-[NESW]|column-(bot|rating)|chapter-IIF-7"
)
"""Names, and words that happen to be the same in another language."""
BARE = re.compile(
    "at-place|by-rule|news-chat|fits-whose|kitty-cat-in|bot-seat|option-token|belief(-small)?|rule-line|score-line|error"
    "|said-identity"
)
"""Sentences that consist of variables and signs, or happen to be the same."""
PUBLISHED = (
    "Chihuahua|Cat Paw|Cat Box|Dried Fish|Stacking|Toy Mouse|Lilly|Charlie|Milo|Jack|Izzy|Princess|House(?! Cat)|Porch"
    "|Yard|Neighborhood|Cat in Heat|The Cat's Pajamas|Fireworks|Hairball|One Cool Cat|Tuna|Alarm System|Cat Burglar"
    "|Can Opener|Cat Fight|Catnap|Catnip!|Foster Kittens|Stray Dog|Special Needs Kitty|Best in Show|Land on Your Feet"
    "|Copy Cat"
)
"""Names as published."""


class Facts(Visitor):
    """Collects the variables of a sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a variable."""
        self.found.add(node.id.name)


@cache
def sentences(code: str, name: str) -> dict[str, ast.Message]:
    """Parse the sentences of a file by id, without duplicates or errors."""
    body = FluentParser().parse((FOLDER / code / name).read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{code}/{name} says something twice"
    return dict(zip(names, found, strict=True))


def facts_of(message: ast.Message) -> set[str]:
    """Return the variables of a sentence."""
    facts = Facts()
    facts.visit(message)
    return facts.found


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_same_files(code: str) -> None:
    assert sorted(path.name for path in (FOLDER / code).glob("*.ftl")) == FILES


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_every_language_has_the_same_sentences_with_the_same_facts(code: str, name: str) -> None:
    ours, theirs = sentences("en", name), sentences(code, name)
    assert list(theirs) == list(ours)
    for key, message in ours.items():
        assert facts_of(theirs[key]) == facts_of(message), key


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_no_sentence_was_left_in_english(code: str, name: str) -> None:
    theirs = sentences(code, name)
    for key, message in sentences("en", name).items():
        if not NAMES.fullmatch(key) and not BARE.fullmatch(key):
            assert not theirs[key].equals(message, ignored_fields=["span"]), key


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_names_citations_and_options_are_the_same_in_every_language(code: str, name: str) -> None:
    for key, message in sentences("en", name).items():
        ours, theirs = WRITER.serialize_entry(message), WRITER.serialize_entry(sentences(code, name)[key])
        for kept in (r"\[(?:CB|IIF|HKK)-[^]]*\]", r"--[a-z][a-z-]+", r"TABBYTOP_\w+"):
            assert set(re.findall(kept, ours)) == set(re.findall(kept, theirs)), key
        names = set(re.findall(rf"\b(?:{PUBLISHED})", ours))
        assert names <= set(re.findall(rf"\b(?:{PUBLISHED})", theirs.replace("-", " "))), (
            key
        )  # German uses hyphens in compounds
        if key.startswith("rule-"):
            assert sorted(re.findall(r"\d+", ours)) == sorted(re.findall(r"\d+", theirs)), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_said(code: str) -> None:
    spoken = Language(code)
    for name in FILES:
        for key, message in sentences(code, name).items():
            for fact in (0, 1, 2, 1234567, "Milo", "[House] { $x }"):
                said = spoken.say(key, **dict.fromkeys(facts_of(message), fact))
                assert said.strip()
                assert "{" not in said.replace("[House] { $x }", "")


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(("value", "text"), [({"a": 1}, "{…}"), ([1, 2], "[…]"), (10**99, "9…9"), (-(10**99), "-9…9")])
def test_an_invalid_value_is_described_without_english_words(code: str, value: object, text: str) -> None:
    said = language(code).why(Refusal("", "wrong-type", {"wanted": "number", "found": shown(value)}))
    assert said.endswith((f"niet {text}.", f"nicht {text}."))


@pytest.mark.parametrize(("code", "told"), [("en", "1 point"), ("nl", "1 punt"), ("de", "1 Punkt")])
def test_one_is_not_many(code: str, told: str) -> None:
    one = language(code).say("said-fits-points", who="Kit", points=1, how="…")
    two = language(code).say("said-fits-points", who="Kit", points=2, how="…")
    assert f"{told} –" in one
    assert f"{told} –" not in two


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "You no longer have the Cat Paw token. [CB-6.2]"),
        ("nl", "Je hebt het fiche Cat Paw niet meer. [CB-6.2]"),
        ("de", "Du hast das Plättchen Cat Paw nicht mehr. [CB-6.2]"),
    ],
)
def test_words_of_a_game_are_called_by_their_names(code: str, told: str) -> None:
    assert language(code).why(Refusal("CB-6.2", "token-gone", {"token": "cat-paw"})) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "There's no gray cat on your Porch."),
        ("nl", "Er is geen grijze kat op je Porch."),
        ("de", "Es gibt keine graue Katze auf deiner Porch."),
    ],
)
def test_colors_bend_as_a_language_wants_them(code: str, told: str) -> None:
    assert language(code).why(Refusal("", "no-such-cat", {"color": "gray", "zone": "porch"})) == told


def test_a_toy_of_ones_own_deck_keeps_its_word() -> None:
    assert language("nl").name("mouse", "icon-") == "muis"
    assert language("nl").name("laser", "icon-") == "laser"


def test_every_toy_of_our_decks_has_a_name() -> None:
    for icon in (*TOYS, SPRAY):
        assert english().knows(f"icon-{icon}")


def test_a_language_that_we_do_not_speak_is_english() -> None:
    assert language("fr") is language("../nl") is english()
    assert language("nl").code == "nl"


def test_what_a_language_cannot_say_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"en": "new = New\nold = Old", "nl": "old = Oud"}
    monkeypatch.setattr(room, "_sentences", lambda code: [FluentResource(said[code])])
    assert [Language("nl").say(name) for name in ("new", "old")] == ["New", "Oud"]


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR,fr;q=0.9,nl;q=0.5,en;q=0.4", "nl"),
        ("en;q=0.2, NL-be ; q=0.7", "nl"),
        ("nl;q=0, de;q=nonsense, *", "en"),
        ("fr, es", "en"),
        ("," * 100_000 + "nl", "en"),
    ],
)
def test_a_browser_says_which_languages_it_likes(header: str, code: str) -> None:
    assert preferred(header).code == code
