"""Check the questions that aren't simply a turn: they say why a player is asked, about which card, and nothing else."""

from __future__ import annotations

import pytest

from tabbytop.engine.play import actor
from tabbytop.engine.seats import WATCHER
from tabbytop.narrate.language import LANGUAGES, language
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.narrate.questions.question_text import QuestionText
from tests.rules.fits.tables import DRAW
from tests.rules.fits.tables import match_at as fits_match_at
from tests.rules.fits.tables import player as fits_player
from tests.rules.kitty.tables import (
    QUIET_DECK,
    discard,
    match_at,
    move,
    pass_all,
    phase,
    play,
    player,
)
from tests.rules.position_match import Json, PositionMatch

NAMES = ["Ada", "Bob", "Cleo"]
OPEN = ["alarm-system", "one-cool-cat", "tuna", "copy-cat", "land-on-your-feet", "catnap"]
"""Cards in the deck that could answer: the windows of a test open because someone might hold one."""


def question(match: PositionMatch, viewer: int | None = None, code: str = "en") -> QuestionText:
    """Return what is asked, as a viewer reads it: by default the player who is asked."""
    seat = actor(match.match.state) if viewer is None else viewer
    found = NARRATORS[match.game.name].question(language(code), match.match.view(seat), seat, NAMES)
    assert found is not None
    return found


def asks_nothing_special(match: PositionMatch) -> bool:
    """Return whether it is simply a turn."""
    seat = actor(match.match.state)
    return NARRATORS[match.game.name].question(language("en"), match.match.view(seat), seat, NAMES) is None


def drawn(card: str, *players: Json) -> PositionMatch:
    """Return a match in which Ada has discarded a card and draws this Instant."""
    first = {**players[0], "hand": ["cat-fight"]}
    match = match_at(first, *players[1:], deck=[card, *QUIET_DECK, *OPEN], actions_left=1)
    match.do(discard(0))
    return match


def played_on_bob(card: str, bob: Json, **choices: object) -> PositionMatch:
    """Return a match in which Ada has played a card on Bob, and nobody has answered."""
    ada = player(hand=[card], yard="black")
    match = match_at(ada, bob, player(), deck=[*QUIET_DECK, *OPEN])
    match.do(play(card, target=1, **choices))
    return match


def test_a_turn_is_no_question() -> None:
    assert asks_nothing_special(match_at())
    assert asks_nothing_special(fits_match_at(fits_player("lilly"), fits_player("milo")))


def test_an_instant_says_why_it_asks_you() -> None:
    match = drawn("keeping-up-with-the-joneses", player(house="black"), player(), player(house="gray"))
    pass_all(match)
    assert question(match) == QuestionText(
        "You have the fewest cats in your House. Take one cat, or none.",
        "Keeping Up With the Joneses",
        "keeping-up-with-the-joneses",
        (1,),
    )
    assert question(match, viewer=0).text == question(match, viewer=WATCHER).text == "Bob chooses."


def test_an_instant_counts_the_cats_that_you_must_choose() -> None:
    match = drawn("raining-cats-and-dogs", player(yard="2 black 3 gray"), player(), player())
    pass_all(match)
    assert "Choose the 3 that move to your Porch." in question(match).text


@pytest.mark.parametrize(
    ("card", "zone"),
    [("raining-cats-and-dogs", "yard"), ("hairball", "house"), ("cat-in-heat", "yard"), ("the-cats-pajamas", "")],
)
def test_an_instant_names_the_zone_of_your_property_that_you_choose_from(card: str, zone: str) -> None:
    match = drawn(card, player(yard="2 black gray", house="black white"), player(), player())
    pass_all(match)
    assert phase(match) == "pick"
    assert question(match).zone == question(match, viewer=1).zone == zone


def test_a_shield_window_shows_the_drawn_instant_and_what_it_does() -> None:
    asked = question(drawn("hairball", player(house="black"), player(), player()))
    assert asked.card == "hairball"
    assert asked.text == "Ada drew this Instant. You may shield a player from it."
    assert asked.about.startswith("Each player moves")


def test_a_card_aimed_at_you_says_so_to_you_and_names_you_to_others() -> None:
    match = played_on_bob("cat-burglar", player(porch="gray"), zone="porch", color="gray")
    asked = question(match, viewer=1)
    assert (asked.title, asked.targets) == ("Cat Burglar", (1,))
    assert asked.text == "Ada plays this on you: a gray cat moves from your Porch to Ada's Yard."
    assert question(match, viewer=2).text == "Ada plays this on Bob: a gray cat moves from Bob's Porch to Ada's Yard."


def test_the_target_and_the_card_change_with_the_question() -> None:
    match = played_on_bob("fraidy-cats", player(porch="2 black gray"), count=1)
    before = question(match)
    pass_all(match)
    after = question(match)
    assert (before.card, before.targets) == (after.card, after.targets) == ("fraidy-cats", (1,))
    assert after.text.startswith("Ada uses this on you: one cat goes from your Porch")
    while phase(match) == "pick":
        match.do(match.moves()[0])
    asked = question(match)
    assert (phase(match), asked.card, asked.targets) == ("copy", "fraidy-cats", ())


def test_a_choice_between_neighbors_names_them() -> None:
    match = played_on_bob("cat-fight", player(yard="2 black gray"), count=2)
    assert question(match).neighbors == ()
    pass_all(match)
    asked = question(match)
    assert (asked.zone, asked.neighbors) == ("yard", (2, 0))
    assert "one to Cleo (left) and one to Ada (right)" in asked.text


def test_a_declared_move_is_a_question_about_no_card() -> None:
    match = match_at(player(yard="black"), player(), player(), deck=[*QUIET_DECK, "stray-dog", *OPEN])
    match.do(move("black", "yard", "porch"))
    asked = question(match)
    assert (asked.title, asked.card) == ("", "")
    assert asked.text == "Ada wants to move a black cat from the Yard to the Porch."


def test_a_special_toy_says_where_it_may_go() -> None:
    milo = fits_player("milo")
    across = fits_match_at(fits_player("lilly"), milo, deck=["toy", "NESW:"], cells=["6,4 E:", "7,4 W:"])
    across.do(DRAW)
    assert question(across).card == "toy"
    assert question(across).text.endswith("Place it across two cards of one box.")
    assert question(across, viewer=1).text == "Ada drew a special toy and places it right away."
    alone = fits_match_at(fits_player("lilly"), milo, deck=["toy", "NESW:"], cells=["6,4 E:"])
    alone.do(DRAW)
    assert question(alone).text.endswith("so place it in an empty cell, as cardboard.")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "card",
    [
        "raining-cats-and-dogs",
        "keeping-up-with-the-joneses",
        "the-cats-pajamas",
        "fireworks",
        "hairball",
        "cat-in-heat",
    ],
)
def test_every_instant_has_its_sentence_in_every_language(code: str, card: str) -> None:
    full = player(house="black gray", porch="black gray orange", yard="2 black orange white")
    match = drawn(card, full, full, player(house="white"))
    pass_all(match)
    assert phase(match) == "pick"
    assert question(match, code=code).text != question(match, viewer=WATCHER, code=code).text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("fraidy-cats", {"count": 1}),
        ("cat-fight", {"count": 2}),
        ("catlike-reflexes", {"direction": "in", "spaces": 1}),
    ],
)
def test_every_card_aimed_at_you_has_its_sentence_in_every_language(
    code: str, card: str, choices: dict[str, object]
) -> None:
    match = played_on_bob(card, player(porch="2 black 2 gray", yard="2 black 2 gray"), **choices)
    pass_all(match)
    assert phase(match) == "pick"
    assert "Ada" in question(match, code=code).text
