"""CB-6.7, the token Toy Mouse: moving a card of the play area."""

import pytest

from tabbytop.engine.seats import WATCHER
from tests.rules.catbox.tables import DONE, CatBoxMatch, Json, card, picture, placed, play, player, position, use
from tests.rules.marks import rule

CORNERS = {(-1, -1), (1, -1), (-1, 1), (1, 1)}
EDGES = {(0, -1), (-1, 0), (1, 0), (0, 1)}

ON_TWO = placed((0, 0, "KK/KK"), (1, 1, "PV/BY"))
ON_TWO_BOXED = placed((0, 0, "KK/KK"), (1, 1, "P./BY"))
STAIRS = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV"), (3, 3, "BB/BB"))


def mouse(lift: tuple[int, int], at: tuple[int, int]) -> Json:
    """Use Toy Mouse to move a card."""
    return use("toy-mouse", lift=list(lift), at=list(at))


def played(on: list[Json], **more: object) -> CatBoxMatch:
    """Return a match in which black has played a card and has Toy Mouse, and pink still holds a card."""
    black = player("black", tokens=["toy-mouse"])
    pink = player("pink", card("YY/YY"))
    return CatBoxMatch(position(black, pink, placed=on, advanced=True, phase="after", **more))


def lifts(match: CatBoxMatch) -> set[tuple[int, int]]:
    """Return the places of the cards that may be moved."""
    return {(move["lift"][0], move["lift"][1]) for move in match.moves() if "lift" in move}


# When


@rule("CB-6.7")
def test_toy_mouse_is_used_after_playing() -> None:
    black = player("black", card("VV/VV"), tokens=["toy-mouse"])
    match = CatBoxMatch(position(black, player("pink", card("YY/YY")), placed=ON_TWO, advanced=True))
    refusal = match.why_not(mouse((1, 1), (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "token-after-playing")
    match.do(play(0, 0, -1, -1))
    match.do(mouse((1, 1), (-2, -2)))
    assert match.now()["placed"][-1]["at"] == [-2, -2]


@rule("CB-6.7")
@rule("CB-6.2")
def test_toy_mouse_ends_the_turn_and_leaves_the_game() -> None:
    match = played(ON_TWO)
    match.do(mouse((1, 1), (-1, -1)))
    assert match.now()["to_move"] == 1
    assert match.now()["players"][0]["tokens"] == []


# What


@rule("CB-6.7")
def test_a_card_none_of_whose_quadrants_is_covered_may_be_taken() -> None:
    assert lifts(played(ON_TWO)) == {(1, 1)}
    assert lifts(played(STAIRS)) == {(3, 3)}


@rule("CB-6.7")
def test_any_uncovered_card_may_be_taken() -> None:
    star = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (-1, -1, "VV/VV"), (1, -1, "BB/BB"))
    assert lifts(played(star)) == {(1, 1), (-1, -1), (1, -1)}


@rule("CB-6.7")
@pytest.mark.parametrize("lift", [(0, 0), (1, 1), (2, 2)])
def test_a_card_with_a_covered_quadrant_cannot_be_taken(lift: tuple[int, int]) -> None:
    refusal = played(STAIRS).why_not(mouse(lift, (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "not-uncovered")


@rule("CB-6.7")
@pytest.mark.parametrize("lift", [(4, 4), (4, 3), (9, 9)])
def test_a_card_is_named_by_its_upper_left_quadrant(lift: tuple[int, int]) -> None:
    refusal = played(STAIRS).why_not(mouse(lift, (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "not-uncovered")


@rule("CB-6.7")
def test_of_two_cards_in_the_same_place_the_upper_one_is_taken() -> None:
    match = played(placed((0, 0, "KK/K."), (0, 0, "PP/PP")))
    match.do(mouse((0, 0), (1, 1)))
    assert [match.visible(0, 0), match.visible(1, 1)] == ["K", "P"]


@rule("CB-6.7e")
def test_the_card_just_played_may_be_taken() -> None:
    black = player("black", card("VV/VV"), tokens=["toy-mouse"])
    match = CatBoxMatch(position(black, player("pink", card("YY/YY")), placed=placed((0, 0, "KK/KK")), advanced=True))
    match.do(play(0, 0, 1, 1))
    match.do(mouse((1, 1), (-1, -1)))
    assert [match.visible(-1, -1), match.visible(1, 1)] == ["V", "K"]


@rule("CB-6.7")
def test_the_only_card_in_the_play_area_cannot_be_moved() -> None:
    match = played(placed((0, 0, "KK/KK")))
    assert match.moves() == [DONE]
    refusal = match.why_not(mouse((0, 0), (1, 1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "nothing-to-move")


# Where


@rule("CB-6.7")
@rule("CB-4.2")
def test_a_moved_card_that_shows_four_cats_covers_exactly_one_quadrant() -> None:
    match = played(ON_TWO)
    assert match.places(lift=[1, 1]) == CORNERS - {(1, 1)}
    refusal = match.why_not(mouse((1, 1), (1, 0)))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")


@rule("CB-6.7")
@rule("CB-4.2")
def test_a_moved_card_that_shows_an_empty_box_covers_one_or_two_quadrants() -> None:
    match = played(ON_TWO_BOXED)
    assert match.places(lift=[1, 1]) == (CORNERS | EDGES) - {(1, 1)}
    refusal = match.why_not(mouse((1, 1), (0, 0)))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many")


@rule("CB-6.7")
@rule("CB-4.2")
@pytest.mark.parametrize("at", [(2, 2), (2, 1), (9, 9)])
def test_a_moved_card_does_not_cover_itself(at: tuple[int, int]) -> None:
    refusal = played(ON_TWO).why_not(mouse((1, 1), at))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-nothing")


@rule("CB-6.7")
def test_a_moved_card_may_lie_partly_where_it_lay_before() -> None:
    match = played(ON_TWO_BOXED)
    match.do(mouse((1, 1), (1, 0)))
    assert [match.visible(1, 0), match.visible(1, 1), match.visible(1, 2)] == ["P", "B", " "]


@rule("CB-6.7")
@rule("CB-4.3")
def test_a_moved_card_lies_on_top() -> None:
    match = played(ON_TWO)
    match.do(mouse((1, 1), (-1, -1)))
    assert match.visible(0, 0) == "Y"
    assert [one["at"] for one in match.now()["placed"]] == [[0, 0], [-1, -1]]


@rule("CB-6.7")
def test_the_quadrants_it_had_covered_become_visible_again() -> None:
    match = played(ON_TWO)
    assert match.visible(1, 1) == "P"
    match.do(mouse((1, 1), (-1, -1)))
    assert [match.visible(1, 1), match.visible(2, 2)] == ["K", " "]


@rule("CB-6.7")
@rule("CB-5.2")
def test_cats_that_become_visible_again_score_again() -> None:
    match = played(placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV")))
    assert match.scores() == [3 + 3 + 1, 3 + 3]
    match.do(mouse((2, 2), (-1, -1)))
    assert match.scores() == [2 + 1, 4 + 4]


@rule("CB-6.7")
def test_a_card_that_is_no_longer_covered_may_be_taken_later() -> None:
    players = [player("black", tokens=["toy-mouse"]), player("pink", card("YY/YY"), tokens=["toy-mouse"])]
    match = CatBoxMatch(position(*players, placed=STAIRS, advanced=True, phase="after"))
    match.do(mouse((3, 3), (-1, -1)))
    match.do(play(1, 0, -2, -2))
    assert lifts(match) == {(2, 2), (-2, -2)}


# Rulings


@rule("CB-6.7a")
def test_a_moved_card_keeps_the_same_face_up() -> None:
    match = played(placed((0, 0, "KK/KK"), (1, 1, "PV/BY")))
    match.do(mouse((1, 1), (-1, -1)))
    assert match.now()["placed"][-1]["shows"] == ["PV", "BY"]
    assert [match.visible(-1, -1), match.visible(0, -1)] == ["P", "V"]
    assert [match.visible(-1, 0), match.visible(0, 0)] == ["B", "Y"]


@rule("CB-6.7a")
@rule("CB-2.3")
def test_moving_a_card_does_not_reveal_its_other_side() -> None:
    secret = {"at": [1, 1], "shows": ["PP", "PP"], "back": ["VV", "VV"], "known_by": [1]}
    match = played([*placed((0, 0, "KK/KK")), secret])
    match.do(mouse((1, 1), (-1, -1)))
    assert match.seen(1)["placed"][-1]["back"] == ["VV", "VV"]
    for seat in (0, WATCHER):
        assert "back" not in match.seen(seat)["placed"][-1]


@rule("CB-6.7b")
def test_the_new_place_must_respect_other_players_cat_box_tokens() -> None:
    match = played(STAIRS, guards=[{"at": [1, 1], "owner": 1}])
    assert match.places(lift=[3, 3]) == {(3, 1), (1, 3)}
    refusal = match.why_not(mouse((3, 3), (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


@rule("CB-6.7b")
def test_quadrants_that_become_visible_again_are_guarded_too() -> None:
    on = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV"), (3, 3, "B./BB"), (1, 4, "YY/YY"))
    refusal = played(on, guards=[{"at": [2, 4], "owner": 1}]).why_not(mouse((3, 3), (3, 2)))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


@rule("CB-6.7b")
@rule("CB-6.4a")
def test_places_that_the_moved_card_leaves_empty_do_not_count_as_covered() -> None:
    on = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV"), (3, 3, "B./BB"), (5, 3, "YY/YY"))
    match = played(on, guards=[{"at": [3, 2], "owner": 1}])
    match.do(mouse((3, 3), (4, 3)))
    assert [match.visible(3, 3), match.visible(4, 3), match.visible(5, 3)] == ["V", "B", "."]


@rule("CB-6.7b")
@rule("CB-6.4d")
def test_toy_mouse_may_not_cover_a_guarded_quadrant_even_if_the_play_had_to() -> None:
    black = player("black", card("VV/VV"), tokens=["toy-mouse", "cat-paw"])
    pink = player("pink", card("YY/YY"))
    guards = [{"at": [0, 0], "owner": 1}]
    match = CatBoxMatch(position(black, pink, placed=placed((0, 0, "KK/KK")), guards=guards, advanced=True))
    match.do(play(0, 0, 1, 1))
    assert lifts(match) == set()
    refusal = match.why_not(mouse((1, 1), (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "nothing-to-move")


@rule("CB-6.7c")
def test_moving_a_card_may_split_the_play_area() -> None:
    match = played(picture("KKPPVV", "KKPPVV"))
    match.do(mouse((2, 0), (-1, -1)))
    assert [match.visible(1, 0), match.visible(2, 0), match.visible(3, 0), match.visible(4, 0)] == list("K  V")


@rule("CB-6.7c")
@rule("CB-4.2")
def test_cards_may_be_played_on_both_parts_of_a_split_play_area() -> None:
    match = played(picture("KKPPVV", "KKPPVV"))
    match.do(mouse((2, 0), (-1, -1)))
    places = match.places()
    assert {(1, 1), (-1, 1)} <= places
    assert {(5, 1), (3, 1), (5, -1), (3, -1)} <= places


@rule("CB-6.7d")
def test_a_moved_card_may_not_go_back_to_where_it_was() -> None:
    match = played(ON_TWO)
    assert (1, 1) not in match.places(lift=[1, 1])
    refusal = match.why_not(mouse((1, 1), (1, 1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "back-where-it-was")
