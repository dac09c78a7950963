"""Check the short sentences about moves: what others see of them, in the viewer's words."""

from __future__ import annotations

import re
from random import Random

import pytest

from tabbytop.engine.play import actor, is_over, sentences
from tabbytop.engine.seats import WATCHER
from tabbytop.games.registry import open_game
from tabbytop.narrate.language import LANGUAGES, language
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tabbytop.wire.narration import narrate_log
from tests.rules.catbox.tables import PASS, CatBoxMatch, card, picture, use
from tests.rules.catbox.tables import play as play_card
from tests.rules.catbox.tables import player as cat_box_player
from tests.rules.catbox.tables import position as cat_box
from tests.rules.catbox.test_passing import stuck
from tests.rules.fits.tables import DONE, DRAW, cat, place, princess, sleep
from tests.rules.fits.tables import match_at as fits_match_at
from tests.rules.fits.tables import player as fits_player
from tests.rules.kitty.tables import cancel, copy, discard, move, pass_all
from tests.rules.kitty.tables import match_at as kitty_match_at
from tests.rules.kitty.tables import play as play_kitty
from tests.rules.kitty.tables import player as kitty_player
from tests.rules.position_match import Json, PositionMatch

NAMES = ["Ada", "Bob", "Cleo"]
MANY = 20
"""Fewer sentences about a whole game would mean that something is missing."""
SHORT = 60
"""At most this long is the median of the sentences."""
LAST_ROUNDS = "The last rounds begin: no more drawing, but you can still place awake cats"
LILLY, MILO = fits_player("lilly"), fits_player("milo")


def briefs(match: PositionMatch, viewer: int | None, code: str = "en") -> list[str]:
    """Return the short sentences about everything that has happened, as a viewer reads them (None: after the end)."""
    narrated = narrate_log(language(code), match.match, viewer, NAMES)
    return [brief for one in narrated for brief in one.briefs]


def test_cat_box_names_the_card_and_what_it_covers_but_leaves_out_its_place() -> None:
    players = cat_box_player("black", card("KK/KP")), cat_box_player("pink", card("PP/PP"))
    match = CatBoxMatch(cat_box(*players, placed=picture("KP", "BP")))
    match.do(play_card(1, 0, 1, 1))
    assert briefs(match, 1) == ["Ada plays your PP/PP: covers a pink cat"]
    assert briefs(match, 0) == briefs(match, None) == ["Ada plays Bob's PP/PP: covers a pink cat"]
    assert briefs(match, 1, "de") == ["Ada spielt deine Karte PP/PP: bedeckt eine rosa Katze"]


@pytest.mark.parametrize(
    ("rows", "covered"),
    [
        (("KP", "BB"), "2 blue cats"),
        (("KP", "BV"), "a purple cat and a blue cat"),
        (("KP", ".Y"), "a yellow cat and an empty box"),
        (("KP", ".."), "2 empty boxes"),
    ],
)
def test_cat_box_counts_what_a_card_covers(rows: tuple[str, str], covered: str) -> None:
    players = cat_box_player("black", card(".K/KP")), cat_box_player("pink")
    match = CatBoxMatch(cat_box(*players, placed=picture(*rows)))
    match.do(play_card(0, 0, 0, 1))
    assert briefs(match, 1)[0].endswith(f": covers {covered}")


def test_cat_box_says_what_a_moved_card_covers_at_its_new_place() -> None:
    players = cat_box_player("black", card("VV/VV"), tokens=["toy-mouse"]), cat_box_player("pink", card("KK/KK"))
    match = CatBoxMatch(cat_box(*players, placed=picture("KP", "BP"), advanced=True))
    match.do(play_card(0, 0, 1, 1))
    match.do(use("toy-mouse", lift=[1, 1], at=[-1, -1]))
    assert briefs(match, 1) == [
        "Ada plays VV/VV: covers a pink cat",
        "Ada moves VV/VV with Toy Mouse: covers a black cat",
    ]


def test_cat_box_tokens_are_named_and_draws_are_left_out() -> None:
    players = cat_box_player("black", card("KK/KP"), tokens=["cat-box"]), cat_box_player("pink", card("PP/PP"))
    match = CatBoxMatch(cat_box(*players, placed=picture("KP", "BP"), advanced=True))
    match.do(use("cat-box", at=[0, 0]))
    assert briefs(match, 1) == ["Ada protects a quadrant with the Cat Box token"]


def test_a_player_of_cat_box_who_can_play_no_card_passes() -> None:
    match = stuck()
    match.do(PASS)
    assert briefs(match, 1) == ["Ada can't play a card and passes"]


def test_a_card_of_if_it_fits_is_named_by_what_it_shows() -> None:
    match = fits_match_at(fits_player("lilly", "NESW:mouse+bell", "NESW:"), MILO, cells=["6,4 NESW:"], phase="play")
    match.do(place(0, 7, 4), DONE)
    assert briefs(match, 1) == ["Ada places a mouse and a bell"]
    assert briefs(match, 1, "de") == ["Ada legt eine Maus und ein Glöckchen"]


def test_a_closed_box_is_reported_with_its_points_to_its_owner_and_the_others() -> None:
    cells = ["6,4 E:mouse", "7,4 EW:mouse"]
    match = fits_match_at(fits_player("lilly", "W:", "E:"), MILO, cells=cells, across=["6,4 milo"], phase="play")
    match.do(place(0, 8, 4))
    assert briefs(match, 0) == ["Ada places an empty card", "Bob's box closed, 4 points"]
    assert briefs(match, 1) == ["Ada places an empty card", "Your box closed, 4 points"]


def test_cats_say_whose_box_they_come_into() -> None:
    cells = ["6,4 NESW:mouse", "7,4 NESW:mouse", "9,6 NESW:"]
    match = fits_match_at(fits_player("lilly", "NESW:"), MILO, cells=cells, phase="play")
    match.do(place(0, 8, 4), cat(7, 4))
    assert briefs(match, 1) == ["Ada places an empty card", "Ada's Lilly settles in"]
    match = fits_match_at(LILLY, MILO, cells=cells, phase="turn")
    match.do(sleep(9, 7))
    assert briefs(match, 1) == ["Ada's Lilly goes to sleep"]
    cells = ["6,4 NESW:", "7,4 NESW:", "6,5 sleeping lilly"]
    match = fits_match_at(LILLY, MILO, cells=cells, across=["6,4 milo"], phase="turn")
    match.do(sleep(8, 4))
    assert briefs(match, 0) == ["Ada's Lilly sleeps in Bob's box"]
    assert briefs(match, 1) == ["Ada's Lilly sleeps in your box"]


def test_a_box_belongs_to_who_scores_it_even_if_others_sleep_in_it() -> None:
    cells = ["6,4 NESW:", "7,4 NESW:", "6,5 sleeping lilly", "7,5 sleeping charlie"]
    players = LILLY, MILO, fits_player("charlie")
    match = fits_match_at(*players, cells=cells, across=["6,4 milo"], phase="turn")
    match.do(sleep(8, 4))
    assert [briefs(match, viewer)[0] for viewer in (1, 2)] == [
        "Ada's Lilly sleeps in your box",
        "Ada's Lilly sleeps in Bob's box",
    ]


def test_princess_says_whose_cat_she_sends_home() -> None:
    cells = ["6,4 NESW:", "7,4 NESW:"]
    match = fits_match_at(fits_player("lilly", "princess"), MILO, cells=cells, across=["6,4 milo"], phase="play")
    match.do(princess(0, [[6, 4], [7, 4]]))
    assert briefs(match, 1) == ["Ada's Princess sends your Milo home"]
    assert briefs(match, 0) == ["Ada's Princess sends Bob's Milo home"]


def test_drawing_says_nothing() -> None:
    match = fits_match_at(fits_player("lilly", "NESW:"), MILO, cells=["6,4 NESW:"], phase="turn")
    match.do(DRAW)
    assert briefs(match, 1) == []


def test_moved_cats_of_here_kitty_kitty_say_where_they_go_and_passes_nothing() -> None:
    match = kitty_match_at(kitty_player(yard="orange"), kitty_player())
    match.do(move("orange", "yard", "porch"))
    pass_all(match)
    assert briefs(match, 1) == ["Ada moves an orange cat to the Porch"]
    assert briefs(match, 1, "nl") == ["Ada zet een oranje kat op de Porch"]


def test_discards_say_nothing_and_cards_are_named() -> None:
    match = kitty_match_at(kitty_player(hand=["tuna"]), kitty_player())
    match.do(discard(0))
    assert briefs(match, 1) == []


def test_the_final_round_of_here_kitty_kitty_is_announced_to_everyone() -> None:
    match = kitty_match_at(kitty_player(yard="orange"), kitty_player(), deck=[], actions_left=1)
    match.do(move("orange", "yard", "porch"))
    pass_all(match)
    for viewer in (0, 1, WATCHER, None):
        assert briefs(match, viewer) == ["Ada moves an orange cat to the Porch", "The final round begins"]
    assert briefs(match, 1, "nl")[1:] == ["De slotronde begint"]
    assert briefs(match, 1, "de")[1:] == ["Die Schlussrunde beginnt"]


def test_the_last_rounds_of_if_it_fits_are_announced_to_everyone() -> None:
    four_asleep = ["0,0 sleeping lilly", "2,0 sleeping lilly", "4,0 sleeping lilly", "6,0 sleeping lilly"]
    match = fits_match_at(LILLY, fits_player("milo", "NESW:"), cells=four_asleep, phase="turn")
    match.do(sleep(1, 0))
    for viewer in (0, 1, WATCHER, None):
        assert briefs(match, viewer) == ["Ada's Lilly goes to sleep", LAST_ROUNDS]


@pytest.mark.parametrize("name", list(DECKS))
@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_described_in_short_sentences_without_places_or_full_stops(name: str, code: str) -> None:
    game = open_game(name, read_deck(name, DECKS[name][0]))
    match = Match(game, game.start(3, {}), seeded_dealer(3, f"{name} briefs"))
    match.deal()
    rng = Random(name)
    while not is_over(match.state):
        match.say(actor(match.state), rng.choice(sentences(match.view(actor(match.state)))))
    found = [brief for one in narrate_log(language(code), match, 0, NAMES) for brief in one.briefs]
    assert len(found) > MANY
    for one in found:
        assert not re.search(r"\.$|\d,-?\d|\[|\?\?", one), one
    assert sorted(len(one) for one in found)[len(found) // 2] <= SHORT


def results(match: PositionMatch, viewer: int) -> list[str]:
    """Return the sentences about what changed on the table."""
    return [one.sentence for one in narrate_log(language("en"), match.match, viewer, NAMES) if one.is_result]


def test_a_card_of_here_kitty_kitty_says_what_it_did_once_nobody_has_responded() -> None:
    ada, bob = kitty_player(hand=["open-window"]), kitty_player(house="black")
    match = kitty_match_at(ada, bob, kitty_player(), deck=["catnap", "tuna", "stray-dog", "can-opener"])
    match.do(play_kitty("open-window", target=1, count=1))
    assert results(match, 1) == []
    pass_all(match)
    assert results(match, 1) == ["A black cat moves from your House to the Neighborhood."]
    assert results(match, 2) == ["A black cat moves from Bob's House to the Neighborhood."]
    assert briefs(match, 1)[-1] == "A black cat moves from your House to the Neighborhood"
    assert briefs(match, 2)[-1].startswith("Ada plays Open Window")


def test_a_result_concerns_nobody_who_has_no_property() -> None:
    match = kitty_match_at(kitty_player(hand=["open-window"]), kitty_player(house="black"), kitty_player())
    match.do(play_kitty("open-window", target=1, count=1))
    pass_all(match)
    assert [brief for viewer in (None, WATCHER) for brief in briefs(match, viewer) if "cat moves" in brief] == []


def test_a_move_of_here_kitty_kitty_that_is_made_at_once_has_no_result() -> None:
    match = kitty_match_at(kitty_player(yard="black"), kitty_player())
    match.do(move("black", "yard", "porch"))
    assert results(match, 1) == []


TAKEOVER = ["6,4 E:mouse", "7,4 EW:", "8,4 EW:", "9,4 EW:", "10,4 EW:"]
"""A box with room for three cats."""


def test_if_it_fits_says_who_takes_over_a_box_and_with_how_many_cats() -> None:
    hand = fits_player("lilly", "EW:")
    match = fits_match_at(hand, MILO, cells=TAKEOVER, across=["6,4 milo", "8,4 lilly"], phase="play")
    match.do(place(0, 11, 4), cat(10, 4))
    assert briefs(match, 1)[-1] == "Ada takes the box that you shared, with 2 cats to 1: 2 points"
    assert briefs(match, 0)[-1] == "Ada takes the box shared with Bob, with 2 cats to 1: 2 points"
    assert briefs(match, 1, "nl")[-1] == "Ada neemt jullie gezamenlijke doos over met 2 katten tegen 1: 2 punten"
    assert briefs(match, 1, "de")[-1] == "Ada übernimmt eure gemeinsame Kiste mit 2 Katzen gegen 1: 2 Punkte"
    assert results(match, 1) == ["Ada takes the box that you shared, with 2 cats to 1: 2 points."]


def test_if_it_fits_says_who_shares_a_box() -> None:
    cells = ["6,4 E:mouse+mouse", "7,4 EW:", "9,4 EW:", "10,4 W:"]
    match = fits_match_at(
        fits_player("lilly", "EW:"), MILO, cells=cells, across=["6,4 milo", "9,4 lilly"], phase="play"
    )
    match.do(place(0, 8, 4))
    assert briefs(match, 1)[1] == "You and Ada share a box with 1 cat each: 4 points each"
    assert briefs(match, 2)[1] == "Ada and Bob share a box with 1 cat each: 4 points each"
    assert briefs(match, 2, "nl")[1] == "Ada en Bob delen een doos met elk 1 kat: elk 4 punten"
    assert briefs(match, 1, "de")[1] == "Du und Ada teilt euch eine Kiste mit je 1 Katze: je 4 Punkte"


def test_if_it_fits_says_whose_boxes_are_taken() -> None:
    cells = ["4,4 E:mouse", "5,4 EW:", "6,4 EW:", "7,4 EW:", "9,4 EW:", "10,4 EW:"]
    across = ["4,4 lilly", "6,4 lilly", "9,4 milo"]
    match = fits_match_at(fits_player("lilly", "EW:"), MILO, cells=cells, across=across, phase="play")
    match.do(place(0, 8, 4))
    assert briefs(match, 1)[1:] == ["Ada takes your box with 2 cats to 1: 2 points"]
    assert briefs(match, 0)[1:] == ["Ada takes Bob's box with 2 cats to 1: 2 points"]


def test_an_advanced_game_counts_sleeping_cats_as_half_in_sentences() -> None:
    cells = ["5,4 sleeping lilly", "6,4 EW:mouse", "7,4 EW:", "9,4 EW:", "10,4 EW:"]
    across = ["6,4 lilly", "9,4 milo"]
    hand = fits_player("lilly", "EW:")
    match = fits_match_at(hand, MILO, cells=cells, across=across, phase="play", advanced=True)
    match.do(place(0, 8, 4))
    assert briefs(match, 1)[1:] == ["Ada takes your box with 1½ cats to 1: 1 point"]


def test_if_it_fits_says_when_a_card_changes_the_points_of_another_players_box() -> None:
    cells = ["6,4 E:mouse+mouse", "7,4 EW:"]
    for text, points in (("EW:spray", "falls to 1 point"), ("EW:mouse", "rises to 3 points")):
        hand = fits_player("lilly", text)
        match = fits_match_at(hand, MILO, cells=cells, across=["6,4 milo"], phase="play")
        match.do(place(0, 8, 4))
        assert briefs(match, 1)[1:] == [f"Your box {points}"]
        assert briefs(match, 0)[1:] == [f"Bob's box {points}"]
        match = fits_match_at(fits_player("milo", text), LILLY, cells=cells, across=["6,4 milo"], phase="play")
        match.do(place(0, 8, 4))
        assert briefs(match, 1)[1:] == []


def test_negative_points_keep_their_sign() -> None:
    cells = ["6,4 E:spray", "7,4 EW:mouse"]
    match = fits_match_at(fits_player("lilly", "EW:spray"), MILO, cells=cells, across=["6,4 milo"], phase="play")
    match.do(place(0, 8, 4))
    assert briefs(match, 1)[1:] == ["Your box falls to -1 point"]


def test_everyone_reads_what_an_instant_did() -> None:
    fillers = ["spay-neuter-clinic", "spay-neuter-clinic", "spay-neuter-clinic", "foster-kittens"]
    players = kitty_player(hand=["stray-dog"]), kitty_player(house="black"), kitty_player()
    match = kitty_match_at(*players, deck=["hairball", *fillers], actions_left=1)
    match.do(discard(0))
    pass_all(match)
    for viewer, whose in ((0, "Bob's"), (1, "your"), (2, "Bob's"), (WATCHER, "Bob's")):
        said = briefs(match, viewer)
        drawn = said.index("Ada draws an Instant: Hairball!")
        assert said[drawn + 1] == f"A black cat moves from {whose} House to {whose} Porch"


@pytest.mark.parametrize(
    ("canceled", "what"),
    [(move("black", "neighborhood", "yard"), "the move"), (play_kitty("can-opener", cats="3 gray"), "Can Opener")],
)
def test_an_answer_names_what_it_cancels(canceled: Json, what: str) -> None:
    match = kitty_match_at(kitty_player(hand=["can-opener"]), kitty_player(hand=["catnap"]), kitty_player())
    match.do(canceled, cancel("catnap"))
    assert briefs(match, 2)[-1] == f"Bob cancels {what} with Catnap"


def test_a_copy_names_the_card_that_copies() -> None:
    match = kitty_match_at(kitty_player(hand=["can-opener"]), kitty_player(hand=["copy-cat"]), kitty_player())
    match.do(play_kitty("can-opener", cats="3 gray"))
    pass_all(match, but=("copy",))
    match.do(copy(cats="2 black"))
    assert any(one.startswith("Bob copies Can Opener with Copy Cat: ") for one in briefs(match, 2))
