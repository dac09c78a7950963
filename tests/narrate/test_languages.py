"""Check English, Dutch and German: the same message ids with the same variables, each translated."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.games.fits.rulebook import SPRAY, TOYS
from tabbytop.games.registry import NAMES as GAMES
from tabbytop.narrate import language as language_module
from tabbytop.narrate.language import LANGUAGES, Language, english, language, preferred
from tests.ftl_files import read_messages, variables_of

FOLDER = Path(language_module.__file__).parent
OTHERS = [code for code in LANGUAGES if code != "en"]
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
SERIALIZER = FluentSerializer()
PAIRS = [(code, name) for code in OTHERS for name in FILES]

NAMES = re.compile(
    "cat-box|if-it-fits|here-kitty-kitty|chihuahua|cat-paw|cat-box-token|dried-fish|stacking|toy-mouse"
    "|lilly|charlie|milo|jack|izzy|princess|kitten|tiger|(kitty-head-)?(neighborhood|yard|porch|house)"
    "|standard|orange|side-[NESW]|column-(bot|rating)|chapter-IIF-7"
)
"""Names, and words that happen to be the same in another language."""
UNTRANSLATABLE = re.compile(
    "at-place|by-rule|news-chat|fits-whose|kitty-cat-in|bot-seat|option-token|belief(-small)?|rule-line|score-line|error"
    "|said-identity|preview-fits-count|preview-fits-sum-.*"
)
"""Messages that are only variables and punctuation, or happen to be the same in another language."""
PUBLISHED = (
    "Chihuahua|Cat Paw|Cat Box|Dried Fish|Stacking|Toy Mouse|Lilly|Charlie|Milo|Jack|Izzy|Princess|House(?! Cat)|Porch"
    "|Yard|Neighborhood|Cat in Heat|The Cat's Pajamas|Fireworks|Hairball|One Cool Cat|Tuna|Alarm System|Cat Burglar"
    "|Can Opener|Cat Fight|Catnap|Catnip!|Foster Kittens|Stray Dog|Special Needs Kitty|Best in Show|Land on Your Feet"
    "|Copy Cat"
)
"""Names from the published games, which are never translated."""


@cache
def messages(code: str, name: str) -> dict[str, ast.Message]:
    """Return the messages of a file by id."""
    return read_messages(FOLDER / code / name)


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_same_files(code: str) -> None:
    assert sorted(path.name for path in (FOLDER / code).glob("*.ftl")) == FILES


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_every_language_has_the_same_messages_with_the_same_variables(code: str, name: str) -> None:
    ours, theirs = messages("en", name), messages(code, name)
    assert list(theirs) == list(ours)
    for key, message in ours.items():
        assert variables_of(theirs[key]) == variables_of(message), key


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_every_message_is_translated(code: str, name: str) -> None:
    theirs = messages(code, name)
    for key, message in messages("en", name).items():
        if not NAMES.fullmatch(key) and not UNTRANSLATABLE.fullmatch(key):
            assert not theirs[key].equals(message, ignored_fields=["span"]), key


@pytest.mark.parametrize(("code", "name"), PAIRS)
def test_names_citations_and_options_are_the_same_in_every_language(code: str, name: str) -> None:
    for key, message in messages("en", name).items():
        ours, theirs = SERIALIZER.serialize_entry(message), SERIALIZER.serialize_entry(messages(code, name)[key])
        for kept in (r"\[(?:CB|IIF|HKK)-[^]]*\]", r"--[a-z][a-z-]+", r"TABBYTOP_\w+"):
            assert set(re.findall(kept, ours)) == set(re.findall(kept, theirs)), key
        names = set(re.findall(rf"\b(?:{PUBLISHED})", ours))
        spaced = theirs.replace("-", " ")  # German hyphenates names in compounds
        assert names <= set(re.findall(rf"\b(?:{PUBLISHED})", spaced)), key
        if key.startswith("rule-"):
            assert sorted(re.findall(r"\d+", ours)) == sorted(re.findall(r"\d+", theirs)), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_games_title_and_help_are_in_its_own_file(code: str, game: str) -> None:
    assert {game, f"help-{game}"} <= set(messages(code, f"{game}.ftl"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_formats_with_any_value(code: str) -> None:
    translations = Language(code)
    for name in FILES:
        for key, message in messages(code, name).items():
            for value in (0, 1, 2, 1234567, "Milo", "[House] { $x }"):
                said = translations.say(key, **dict.fromkeys(variables_of(message), value))
                assert said.strip()
                assert "{" not in said.replace("[House] { $x }", "")


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(("value", "text"), [({"a": 1}, "{…}"), ([1, 2], "[…]"), (10**99, "9…9"), (-(10**99), "-9…9")])
def test_an_invalid_value_is_described_without_english_words(code: str, value: object, text: str) -> None:
    said = language(code).why(Refusal("", "wrong-type", {"wanted": "number", "found": shown(value)}))
    assert said.endswith((f"niet {text}.", f"nicht {text}."))


@pytest.mark.parametrize(("code", "expected"), [("en", "1 point"), ("nl", "1 punt"), ("de", "1 Punkt")])
def test_plurals_differ_from_the_singular(code: str, expected: str) -> None:
    singular = language(code).say("said-fits-points", who="Kit", points=1, how="…")
    plural = language(code).say("said-fits-points", who="Kit", points=2, how="…")
    assert f"{expected} –" in singular
    assert f"{expected} –" not in plural


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "You no longer have the Cat Paw token. [CB-6.2]"),
        ("nl", "Je hebt het Cat Paw-fiche niet meer. [CB-6.2]"),
        ("de", "Du hast das Plättchen Cat Paw nicht mehr. [CB-6.2]"),
    ],
)
def test_game_terms_are_shown_by_their_names(code: str, expected: str) -> None:
    assert language(code).why(Refusal("CB-6.2", "token-gone", {"token": "cat-paw"})) == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", "There's no gray cat on your Porch."),
        ("nl", "Er is geen grijze kat op je Porch."),
        ("de", "Es gibt keine graue Katze auf deiner Porch."),
    ],
)
def test_colors_are_inflected(code: str, expected: str) -> None:
    assert language(code).why(Refusal("", "no-such-cat", {"color": "gray", "zone": "porch"})) == expected


def test_a_toy_of_a_custom_deck_keeps_its_name() -> None:
    assert language("nl").name("mouse", "icon-") == "muis"
    assert language("nl").name("laser", "icon-") == "laser"


def test_every_toy_in_our_decks_has_a_name() -> None:
    for icon in (*TOYS, SPRAY):
        assert english().knows(f"icon-{icon}")


def test_an_unsupported_language_falls_back_to_english() -> None:
    assert language("fr") is language("../nl") is english()
    assert language("nl").code == "nl"


def test_a_missing_translation_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"en": "new = New\nold = Old", "nl": "old = Oud"}
    monkeypatch.setattr(language_module, "_sentences", lambda code: [FluentResource(said[code])])
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
def test_the_accept_language_header_selects_the_language(header: str, code: str) -> None:
    assert preferred(header).code == code
