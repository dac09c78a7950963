"""Check previews of a move in sentences: true, short, and limited to what a seat can know."""

from __future__ import annotations

from tabbytop.engine.play import actor, foresee, judge
from tabbytop.engine.seats import WATCHER
from tabbytop.narrate.language import english
from tabbytop.narrate.narrators import NARRATORS
from tests.rules.catbox.tables import CatBoxMatch, card, picture, play, use
from tests.rules.catbox.tables import player as cat_box_player
from tests.rules.catbox.tables import position as cat_box
from tests.rules.fits.tables import DONE, DRAW, cat, place, princess, sleep
from tests.rules.fits.tables import player as fits_player
from tests.rules.fits.tables import sit as sit_at_fits
from tests.rules.kitty.tables import PASS, move
from tests.rules.kitty.tables import play as play_card
from tests.rules.kitty.tables import player as kitty_player
from tests.rules.kitty.tables import sit as sit_at_kitty
from tests.rules.position_match import Json, PositionMatch

NAMES = ["Ada", "Bob", "Cleo"]
IF_NOBODY = "If nobody responds:"


def foreseen(sitting: PositionMatch, action: Json) -> list[str]:
    """Return the preview of a move, from the view of the player to move."""
    game = sitting.game
    view = sitting.match.view(actor(sitting.match.state))
    sentence = game.read_action(view, action)
    assert judge(view, sentence) is None
    after = game.clone(view)
    answered = foresee(after, sentence)
    return NARRATORS[game.name].preview(english(), game.view(view, WATCHER), game.view(after, WATCHER), NAMES, answered)


# Cat Box


def test_cat_box_tells_by_color_never_by_seat() -> None:
    players = cat_box_player("black", card("KK/KP")), cat_box_player("pink", card("PP/PP"))
    sitting = CatBoxMatch(cat_box(*players, placed=picture("KP", "BP")))
    assert foreseen(sitting, play(0, 0, 1, -1)) == ["Black: 7 points (+5)."]
    told = foreseen(sitting, play(1, 0, 1, 1))
    assert told == ["Pink: 10 points (+6)."]
    assert not any(name in sentence for sentence in told for name in NAMES)


def test_cat_box_tells_of_the_chihuahua_only_where_it_is_in_the_game() -> None:
    players = [cat_box_player(identity, card("KK/KP")) for identity in ("black", "pink", "blue", "chihuahua")]
    three, four = (CatBoxMatch(cat_box(*players[:count], placed=picture("KP", "BP"))) for count in (3, 4))
    told = ["Black: 7 points (+5)."]
    assert foreseen(three, play(0, 0, 1, -1)) == told  # [CB-2.1]
    assert foreseen(four, play(0, 0, 1, -1)) == [*told, "Chihuahua: 2 points (+2)."]


def test_a_token_that_moves_nothing_has_no_consequences_to_tell() -> None:
    players = cat_box_player("black", card("KK/KP"), tokens=["cat-box"]), cat_box_player("pink")
    sitting = CatBoxMatch(cat_box(*players, placed=picture("KP", "BP"), advanced=True))
    assert foreseen(sitting, use("cat-box", at=[0, 0])) == []


# If It Fits

LILLY, MILO = fits_player("lilly"), fits_player("milo")


def test_what_a_card_joins_and_closes() -> None:
    cells = ["6,4 E:mouse", "7,4 EW:mouse"]
    sitting = sit_at_fits(fits_player("lilly", "W:", "E:"), MILO, cells=cells, across=["6,4 milo"], phase="play")
    assert foreseen(sitting, place(0, 8, 4)) == ["Joins Bob's box.", "Closes the box: 4 points for Bob."]
    assert foreseen(sitting, place(1, 8, 4)) == [
        "Starts a new box.",
        "The box is open: 0 points, not claimed yet.",
        "Closes the box at 6,4: 4 points for Bob.",
    ]
    assert foreseen(sitting, place(1, 7, 5)) == [
        "Starts a new box.",
        "The box is open: 0 points, not claimed yet.",
    ]


def test_a_card_may_join_several_boxes() -> None:
    cells = ["5,4 E:mouse", "6,4 EW:", "8,4 EW:", "9,4 W:mouse", "7,3 S:", "7,5 N:"]
    across = ["5,4 lilly", "8,4 milo"]
    sitting = sit_at_fits(fits_player("lilly", "NESW:"), MILO, cells=cells, across=across, phase="play")
    assert foreseen(sitting, place(0, 7, 4)) == [
        "Joins Ada's box.",
        "Joins Bob's box.",
        "Joins 2 boxes without cats.",
        "Closes the box: 4 points for Ada and Bob.",
    ]


def test_cats_awake_and_asleep() -> None:
    cells = ["6,4 E:mouse", "7,4 EW:"]
    sitting = sit_at_fits(fits_player("lilly", "W:yarn"), MILO, cells=cells, phase="play")
    sitting.do(place(0, 8, 4))
    assert foreseen(sitting, cat(7, 4)) == ["The box is closed: 2 points for Ada."]
    assert foreseen(sitting, DONE) == []
    asleep = sit_at_fits(LILLY, MILO, cells=cells)
    assert foreseen(asleep, sleep(8, 4)) == [
        "Joins a box without cats.",
        "The box is open: 1 point, not claimed yet.",
    ]


def test_further_cats_are_points_too() -> None:
    cells = ["6,4 E:mouse", "7,4 EW:", "8,4 EW:"]
    sitting = sit_at_fits(fits_player("lilly", "W:"), MILO, cells=cells, across=["6,4 lilly"], phase="play")
    sitting.do(place(0, 9, 4))
    assert foreseen(sitting, cat(8, 4)) == ["The box is closed: 3 points for Ada."]


def test_princess_sends_a_cat_home() -> None:
    cells = ["6,4 E:mouse", "7,4 W:"]
    sitting = sit_at_fits(fits_player("lilly", "princess"), MILO, cells=cells, across=["6,4 milo"], phase="play")
    assert foreseen(sitting, princess(0, [[6, 4], [7, 4]])) == [
        "The box is closed: 2 points, not claimed yet.",
        "One of Bob's cats goes home.",
    ]


def test_the_end_is_told_and_a_draw_is_not() -> None:
    cells = ["6,4 NESW:"]
    last = [f"{x},{y} sleeping lilly" for x, y in ((6, 3), (6, 5), (5, 4), (7, 4))]
    sitting = sit_at_fits(LILLY, MILO, cells=[*cells, *last])
    told = foreseen(sitting, sleep(6, 6))
    assert (
        told[-1]
        == "Ada has placed their last cat. From the next turn on, players only play the cards in hand [IIF-9.1]."
    )
    assert foreseen(sitting, DRAW) == []


# Here, Kitty, Kitty!


def test_a_move_tells_where_the_cat_goes_and_points() -> None:
    sitting = sit_at_kitty(kitty_player(yard="black"), kitty_player())
    assert foreseen(sitting, move("black", "yard", "porch")) == [
        "A black cat moves from Ada's Yard to Ada's Porch.",
        "Ada: 6 points (+3).",
    ]


def test_it_goes_on_as_if_nobody_answered() -> None:
    sitting = sit_at_kitty(kitty_player(yard="black"), kitty_player(), deck=["catnap", "tuna"])
    told = foreseen(sitting, move("black", "neighborhood", "yard"))
    assert told == [IF_NOBODY, "A black cat moves from the Neighborhood to Ada's Yard."]


def test_what_others_choose_is_not_guessed() -> None:
    ada, bob = kitty_player(hand=["stray-dog"]), kitty_player(yard="black gray white")
    sitting = sit_at_kitty(ada, bob)
    told = foreseen(sitting, play_card("stray-dog", target=1, count=1))
    assert told == ["Bob chooses the cats."]


def test_what_can_be_only_so_is_told() -> None:
    ada, bob = kitty_player(hand=["stray-dog"]), kitty_player(yard="2 gray")
    told = foreseen(sit_at_kitty(ada, bob), play_card("stray-dog", target=1, count=2))
    assert told[0] == "2 gray cats move from Bob's Yard to the Neighborhood."


def test_an_answer_tells_what_it_prevents_and_a_pass_what_comes() -> None:
    ada, bob = kitty_player(yard="black"), kitty_player(hand=["catnap"])
    sitting = sit_at_kitty(ada, bob)
    sitting.do(move("black", "yard", "porch"))
    assert foreseen(sitting, {"do": "cancel", "card": "catnap"}) == ["No cats move."]
    assert foreseen(sitting, PASS)[0] == "A black cat moves from Ada's Yard to Ada's Porch."


def test_of_cards_that_are_drawn_nothing_is_told() -> None:
    sitting = sit_at_kitty(kitty_player(hand=["famous-internet-cat"]), kitty_player())
    assert foreseen(sitting, play_card("famous-internet-cat")) == []
