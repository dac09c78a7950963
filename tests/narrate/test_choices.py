"""Check how choices of cards are described in Here, Kitty, Kitty!: in phrases that say what will happen to whom."""

from __future__ import annotations

import pytest

from tabbytop.narrate.kitty import describe_choice, describe_picks, describe_plan
from tabbytop.narrate.language import LANGUAGES, language
from tests.rules.kitty.tables import match_at, player
from tests.rules.position_match import PositionMatch

NAMES = ["Ada", "Bob", "Cleo"]
TABLE = [player(yard="2 black", porch="gray"), player(yard="gray", house="orange"), player(yard="white")]
PLANS = [
    ("cat-burglar", ["target 1", "cat orange house"], "an orange cat moves from Bob's House to Ada's Yard"),
    ("spay-neuter-clinic", ["color black", "color black"], "2 black cats move from the Neighborhood to Ada's Porch"),
    (
        "can-opener",
        ["color black", "color gray", "yard 1 gray"],
        "a black cat and a gray cat move from the Neighborhood to Ada's Yard"
        " and a gray cat moves from Bob's Yard to Ada's Yard",
    ),
    ("can-opener", ["enough"], "no cat moves"),
    ("foster-kittens", ["color white", "enough"], "a white cat moves from the Neighborhood onto Ada's card"),
    (
        "catnip",
        ["cat black neighborhood", "cat black yard", "cat gray porch"],
        "a black cat moves from the Neighborhood to Ada's Yard, a black cat moves from Ada's Yard to the Porch"
        " and a gray cat moves from Ada's Porch to the House",
    ),
    ("best-in-show", ["cat black yard", "spaces 2"], "a black cat moves from Ada's Yard to the House"),
    ("land-on-your-feet", ["cat gray porch", "spaces 1"], "a gray cat moves from Ada's Porch to the House"),
    ("the-cat-came-back", ["card tuna"], "Ada takes Tuna from the discard pile"),
    ("fraidy-cats", ["target 1", "count 2"], "Bob moves 2 cats from the Porch to the Yard"),
    ("stray-dog", ["target 1", "count 1"], "Bob moves one cat from the Yard to the Neighborhood"),
    ("catlike-reflexes", ["target 2", "direction out", "spaces 1"], "one of Cleo's cats moves one space outward"),
    ("cat-fight", ["target 1", "count 2"], "Bob moves one cat from the Yard to Cleo's Yard and one to Ada's Yard"),
    ("cat-fight", ["target 1", "count 1"], "Bob moves one cat from the Yard to Cleo's Yard or Ada's Yard"),
    ("pet-insurance", [], ""),
]


def plan(match: PositionMatch, card: str, words: list[str], viewer: int | None = None, code: str = "en") -> str:
    """Return what will happen after Ada has played a card with these choices."""
    table = match.match.state
    kind = table.kind(table.deck.number[card])
    actions = tuple([match.game.words.read(word) for word in words])
    return describe_plan(language(code), table, kind, 0, actions, NAMES, viewer)


@pytest.mark.parametrize(("card", "words", "expected"), PLANS)
def test_choices_say_what_will_happen(card: str, words: list[str], expected: str) -> None:
    assert plan(match_at(*TABLE), card, words) == expected


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("card", "words"), [(card, words) for card, words, _ in PLANS if words])
def test_they_do_in_every_language(code: str, card: str, words: list[str]) -> None:
    for viewer in (None, 0, 1):
        said = plan(match_at(*TABLE), card, words, viewer, code)
        assert said.strip() == said
        assert "  " not in said
        assert len(said.split()) > 2


def test_a_viewer_is_addressed() -> None:
    match = match_at(*TABLE)
    assert plan(match, "cat-burglar", ["target 1", "cat orange house"], 1).endswith("from your House to Ada's Yard")
    assert plan(match, "fraidy-cats", ["target 1", "count 2"], 1) == "you move 2 cats from your Porch to the Yard"
    assert plan(match, "catlike-reflexes", ["target 1", "direction in", "spaces 2"], 1).startswith("one of your cats")


def test_two_players_have_one_neighbor() -> None:
    match = match_at(*TABLE[:2])
    assert plan(match, "cat-fight", ["target 1", "count 2"]) == "Bob moves 2 cats from the Yard to Ada's Yard"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["color black", "color black", "color gray"], "2 black cats and a gray cat"),
        (["cat gray yard"], "a gray cat from the Yard"),
        (["yard 2 white"], "a white cat from Cleo's Yard"),
        (["left black", "right gray"], "a black cat for Cleo (left) and a gray cat for Ada (right)"),
        (["left -", "right gray"], "a gray cat for Ada (right)"),
        (["enough"], "no cat"),
    ],
)
def test_picked_cats_are_named_with_the_neighbors_they_go_to(words: list[str], expected: str) -> None:
    match = match_at(*TABLE)
    actions = tuple([match.game.words.read(word) for word in words])
    assert describe_picks(language("en"), match.match.state, 1, actions, NAMES) == expected


def test_an_option_names_the_neighbor_even_if_no_cat_goes_there() -> None:
    match = match_at(*TABLE)
    said = [
        describe_choice(language("en"), match.match.state, match.game.words.read(word), NAMES, 1)
        for word in ("left -", "right black")
    ]
    assert said == ["no cat for Cleo (left)", "a black cat for Ada (right)"]
