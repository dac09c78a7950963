"""Check the previews of moves: correct, short, and limited to what the seat can know."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tabbytop.engine.play import actor, foresee, judge
from tabbytop.engine.seats import WATCHER
from tabbytop.games.fits.rulebook import SPRAY, TOYS
from tabbytop.narrate.language import LANGUAGES, english, language
from tabbytop.narrate.narrators import NARRATORS
from tests.rules.catbox.tables import CatBoxMatch, card, picture, play, use
from tests.rules.catbox.tables import player as cat_box_player
from tests.rules.catbox.tables import position as cat_box
from tests.rules.fits.tables import DONE, DRAW, cat, place, princess, sleep
from tests.rules.fits.tables import match_at as fits_match_at
from tests.rules.fits.tables import player as fits_player
from tests.rules.kitty.tables import PASS, move
from tests.rules.kitty.tables import match_at as kitty_match_at
from tests.rules.kitty.tables import play as play_card
from tests.rules.kitty.tables import player as kitty_player
from tests.rules.position_match import Json, PositionMatch

NAMES = ["Ada", "Bob", "Cleo"]
IF_NOBODY = "If nobody responds:"


def preview(match: PositionMatch, action: Json) -> list[str]:
    """Return the preview of a move as the player to move sees it."""
    game = match.game
    view = match.match.view(actor(match.match.state))
    sentence = game.read_action(view, action)
    assert judge(view, sentence) is None
    after = game.clone(view)
    answered = foresee(after, sentence)
    return NARRATORS[game.name].preview(english(), game.view(view, WATCHER), game.view(after, WATCHER), NAMES, answered)


# Cat Box


def test_a_cat_box_preview_names_colors_and_never_players() -> None:
    players = cat_box_player("black", card("KK/KP")), cat_box_player("pink", card("PP/PP"))
    match = CatBoxMatch(cat_box(*players, placed=picture("KP", "BP")))
    assert preview(match, play(0, 0, 1, -1)) == ["Black: 7 points (+5)."]
    shown = preview(match, play(1, 0, 1, 1))
    assert shown == ["Pink: 10 points (+6)."]
    assert not any(name in sentence for sentence in shown for name in NAMES)


def test_a_cat_box_preview_mentions_the_chihuahua_only_when_it_is_in_the_game() -> None:
    players = [cat_box_player(identity, card("KK/KP")) for identity in ("black", "pink", "blue", "chihuahua")]
    three, four = (CatBoxMatch(cat_box(*players[:count], placed=picture("KP", "BP"))) for count in (3, 4))
    shown = ["Black: 7 points (+5)."]
    assert preview(three, play(0, 0, 1, -1)) == shown  # [CB-2.1]
    assert preview(four, play(0, 0, 1, -1)) == [*shown, "Chihuahua: 2 points (+2)."]


def test_a_token_without_effect_has_an_empty_preview() -> None:
    players = cat_box_player("black", card("KK/KP"), tokens=["cat-box"]), cat_box_player("pink")
    match = CatBoxMatch(cat_box(*players, placed=picture("KP", "BP"), advanced=True))
    assert preview(match, use("cat-box", at=[0, 0])) == []


# If It Fits

LILLY, MILO = fits_player("lilly"), fits_player("milo")


def test_a_card_previews_the_boxes_it_joins_and_closes() -> None:
    cells = ["6,4 E:mouse", "7,4 EW:mouse"]
    match = fits_match_at(fits_player("lilly", "W:", "E:"), MILO, cells=cells, across=["6,4 milo"], phase="play")
    assert preview(match, place(0, 8, 4)) == [
        "Joins Bob's box.",
        "Closes the box: 4 points for Bob.",
        "Value: 2 mice × 2 = 4.",
    ]
    assert preview(match, place(1, 8, 4)) == [
        "Starts a new box.",
        "The box is open: 0 points, not claimed yet.",
        "Closes the box at 6,4: 4 points for Bob.",
        "Value: 2 mice × 2 = 4.",
    ]
    assert preview(match, place(1, 7, 5)) == [
        "Starts a new box.",
        "The box is open: 0 points, not claimed yet.",
    ]


def test_a_card_that_joins_several_boxes_previews_all_of_them() -> None:
    cells = ["5,4 E:mouse", "6,4 EW:", "8,4 EW:", "9,4 W:mouse", "7,3 S:", "7,5 N:"]
    across = ["5,4 lilly", "8,4 milo"]
    match = fits_match_at(fits_player("lilly", "NESW:"), MILO, cells=cells, across=across, phase="play")
    assert preview(match, place(0, 7, 4)) == [
        "Joins your box.",
        "Joins Bob's box.",
        "Joins 2 boxes without cats.",
        "Closes the box: 4 points for Ada and Bob.",
        "Value: 2 mice × 2 = 4.",
    ]


def test_an_awake_or_sleeping_cat_previews_the_score_of_its_box() -> None:
    cells = ["6,4 E:mouse", "7,4 EW:"]
    match = fits_match_at(fits_player("lilly", "W:yarn"), MILO, cells=cells, phase="play")
    match.do(place(0, 8, 4))
    assert preview(match, cat(7, 4)) == [
        "The box is closed: 2 points for Ada.",
        "Value: 1 mouse (or 1 ball of yarn) × 2 = 2.",
    ]
    assert preview(match, DONE) == []
    asleep = fits_match_at(LILLY, MILO, cells=cells)
    assert preview(asleep, sleep(8, 4)) == [
        "Joins a box without cats.",
        "The box is open: 1 point, not claimed yet.",
        "Value: 1 mouse = 1.",
    ]


def test_a_second_cat_in_a_box_adds_to_the_previewed_points() -> None:
    cells = ["6,4 E:mouse", "7,4 EW:", "8,4 EW:"]
    match = fits_match_at(fits_player("lilly", "W:"), MILO, cells=cells, across=["6,4 lilly"], phase="play")
    match.do(place(0, 9, 4))
    assert preview(match, cat(8, 4)) == [
        "The box is closed: 3 points for Ada.",
        "Value: 1 mouse × 2 = 2, plus 1 for each extra cat.",
    ]


def test_spray_bottles_are_subtracted_in_the_preview_of_a_box() -> None:
    match = fits_match_at(fits_player("lilly", "W:spray", "EW:spray"), MILO, cells=["6,4 E:yarn+yarn"], phase="play")
    assert preview(match, place(0, 7, 4))[-2:] == [
        "Closes the box: 2 points, not claimed yet.",
        "Value: (2 balls of yarn − 1 spray bottle) × 2 = 2.",
    ]
    assert preview(match, place(1, 7, 4))[-1] == "Value: 2 balls of yarn − 1 spray bottle = 1."
    match = fits_match_at(fits_player("lilly", "W:spray"), MILO, cells=["6,4 E:"], phase="play")
    assert preview(match, place(0, 7, 4))[-1] == "Value: (no toys − 1 spray bottle) × 2 = -2."


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_browser_knows_the_icons_of_previews_by_the_same_words(code: str) -> None:
    words = FluentBundle([code], use_isolating=False)
    path = Path(__file__).parents[2] / "web" / "src" / "words" / code / "table.ftl"
    words.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for icon in (*TOYS, SPRAY):
        pattern = words.get_message(f"icons-{icon}").value
        assert pattern is not None
        for count in (1, 2):
            shown = words.format_pattern(pattern, {"count": count})[0]
            assert shown == language(code).say(f"preview-icons-{icon}", count=count)


def test_princess_previews_the_cat_she_sends_home() -> None:
    cells = ["6,4 E:mouse", "7,4 W:"]
    match = fits_match_at(fits_player("lilly", "princess"), MILO, cells=cells, across=["6,4 milo"], phase="play")
    assert preview(match, princess(0, [[6, 4], [7, 4]])) == [
        "The box is closed: 2 points, not claimed yet.",
        "Value: 1 mouse × 2 = 2.",
        "One of Bob's cats goes home.",
    ]


def test_a_preview_announces_the_end_but_never_a_drawn_card() -> None:
    cells = ["6,4 NESW:"]
    last = [f"{x},{y} sleeping lilly" for x, y in ((6, 3), (6, 5), (5, 4), (7, 4))]
    match = fits_match_at(LILLY, MILO, cells=[*cells, *last])
    shown = preview(match, sleep(6, 6))
    assert shown[-1] == (
        "Ada has placed their last cat. From the next turn on, nobody draws or places sleeping cats. "
        "Everyone plays the rest of their hand, one card per turn; an awake cat may still follow [IIF-9.2]."
    )
    assert preview(match, DRAW) == []


# Here, Kitty, Kitty!


def test_a_move_previews_where_the_cat_goes_and_the_points() -> None:
    match = kitty_match_at(kitty_player(yard="black"), kitty_player())
    assert preview(match, move("black", "yard", "porch")) == [
        "A black cat moves from your Yard to your Porch.",
        "Ada: 6 points (+3).",
    ]


def test_a_preview_assumes_that_nobody_answers() -> None:
    match = kitty_match_at(kitty_player(yard="black"), kitty_player(), deck=["catnap", "tuna"])
    shown = preview(match, move("black", "neighborhood", "yard"))
    assert shown == [IF_NOBODY, "A black cat moves from the Neighborhood to your Yard."]


def test_a_preview_does_not_guess_what_others_choose() -> None:
    ada, bob = kitty_player(hand=["stray-dog"]), kitty_player(yard="black gray white")
    match = kitty_match_at(ada, bob)
    shown = preview(match, play_card("stray-dog", target=1, count=1))
    assert shown == ["Bob chooses the cats."]


def test_a_forced_choice_is_previewed() -> None:
    ada, bob = kitty_player(hand=["stray-dog"]), kitty_player(yard="2 gray")
    shown = preview(kitty_match_at(ada, bob), play_card("stray-dog", target=1, count=2))
    assert shown[0] == "2 gray cats move from Bob's Yard to the Neighborhood."


def test_an_answer_previews_what_it_prevents_and_a_pass_what_follows() -> None:
    ada, bob = kitty_player(yard="black"), kitty_player(hand=["catnap"])
    match = kitty_match_at(ada, bob)
    match.do(move("black", "yard", "porch"))
    assert preview(match, {"do": "cancel", "card": "catnap"}) == ["No cats move."]
    assert preview(match, PASS)[0] == "A black cat moves from Ada's Yard to Ada's Porch."


def test_drawn_cards_are_not_previewed() -> None:
    match = kitty_match_at(kitty_player(hand=["famous-internet-cat"]), kitty_player())
    assert preview(match, play_card("famous-internet-cat")) == []
