"""CB-6.7, the token Toy Mouse: a card of the play area is moved."""

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
    """Return a match: black has played a card and has Toy Mouse; pink still holds one."""
    black = player("black", tokens=["toy-mouse"])
    pink = player("pink", card("YY/YY"))
    return CatBoxMatch(position(black, pink, placed=on, advanced=True, phase="after", **more))


def lifts(sitting: CatBoxMatch) -> set[tuple[int, int]]:
    """Return the cards that may be moved."""
    return {(move["lift"][0], move["lift"][1]) for move in sitting.moves() if "lift" in move}


# When


@rule("CB-6.7")
def test_toy_mouse_is_for_after_playing() -> None:
    black = player("black", card("VV/VV"), tokens=["toy-mouse"])
    sitting = CatBoxMatch(position(black, player("pink", card("YY/YY")), placed=ON_TWO, advanced=True))
    refusal = sitting.why_not(mouse((1, 1), (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "token-after-playing")
    sitting.do(play(0, 0, -1, -1))
    sitting.do(mouse((1, 1), (-2, -2)))
    assert sitting.now()["placed"][-1]["at"] == [-2, -2]


@rule("CB-6.7")
@rule("CB-6.2")
def test_after_toy_mouse_the_turn_ends_and_the_token_is_gone() -> None:
    sitting = played(ON_TWO)
    sitting.do(mouse((1, 1), (-1, -1)))
    assert sitting.now()["to_move"] == 1
    assert sitting.now()["players"][0]["tokens"] == []


# What


@rule("CB-6.7")
def test_a_card_none_of_whose_quadrants_is_covered_may_be_taken() -> None:
    assert lifts(played(ON_TWO)) == {(1, 1)}
    assert lifts(played(STAIRS)) == {(3, 3)}


@rule("CB-6.7")
def test_of_several_such_cards_any_may_be_taken() -> None:
    star = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (-1, -1, "VV/VV"), (1, -1, "BB/BB"))
    assert lifts(played(star)) == {(1, 1), (-1, -1), (1, -1)}


@rule("CB-6.7")
@pytest.mark.parametrize("lift", [(0, 0), (1, 1), (2, 2)])
def test_a_card_with_a_covered_quadrant_stays(lift: tuple[int, int]) -> None:
    refusal = played(STAIRS).why_not(mouse(lift, (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "not-uncovered")


@rule("CB-6.7")
@pytest.mark.parametrize("lift", [(4, 4), (4, 3), (9, 9)])
def test_a_card_is_named_by_its_upper_left_quadrant(lift: tuple[int, int]) -> None:
    refusal = played(STAIRS).why_not(mouse(lift, (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "not-uncovered")


@rule("CB-6.7")
def test_a_card_that_lies_exactly_on_another_is_the_one_that_is_taken() -> None:
    sitting = played(placed((0, 0, "KK/K."), (0, 0, "PP/PP")))
    sitting.do(mouse((0, 0), (1, 1)))
    assert [sitting.visible(0, 0), sitting.visible(1, 1)] == ["K", "P"]


@rule("CB-6.7e")
def test_the_card_just_played_may_be_taken() -> None:
    black = player("black", card("VV/VV"), tokens=["toy-mouse"])
    sitting = CatBoxMatch(position(black, player("pink", card("YY/YY")), placed=placed((0, 0, "KK/KK")), advanced=True))
    sitting.do(play(0, 0, 1, 1))
    sitting.do(mouse((1, 1), (-1, -1)))
    assert [sitting.visible(-1, -1), sitting.visible(1, 1)] == ["V", "K"]


@rule("CB-6.7")
def test_a_card_that_nothing_else_lies_beside_has_nowhere_to_go() -> None:
    sitting = played(placed((0, 0, "KK/KK")))
    assert sitting.moves() == [DONE]
    refusal = sitting.why_not(mouse((0, 0), (1, 1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "nothing-to-move")


# Where


@rule("CB-6.7")
@rule("CB-4.2")
def test_a_moved_card_that_shows_four_cats_covers_exactly_one() -> None:
    sitting = played(ON_TWO)
    assert sitting.places(lift=[1, 1]) == CORNERS - {(1, 1)}
    refusal = sitting.why_not(mouse((1, 1), (1, 0)))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")


@rule("CB-6.7")
@rule("CB-4.2")
def test_a_moved_card_that_shows_an_empty_box_covers_one_or_two() -> None:
    sitting = played(ON_TWO_BOXED)
    assert sitting.places(lift=[1, 1]) == (CORNERS | EDGES) - {(1, 1)}
    refusal = sitting.why_not(mouse((1, 1), (0, 0)))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many")


@rule("CB-6.7")
@rule("CB-4.2")
@pytest.mark.parametrize("at", [(2, 2), (2, 1), (9, 9)])
def test_a_moved_card_does_not_cover_itself(at: tuple[int, int]) -> None:
    refusal = played(ON_TWO).why_not(mouse((1, 1), at))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-nothing")


@rule("CB-6.7")
def test_a_moved_card_may_lie_partly_where_it_lay_before() -> None:
    sitting = played(ON_TWO_BOXED)
    sitting.do(mouse((1, 1), (1, 0)))
    assert [sitting.visible(1, 0), sitting.visible(1, 1), sitting.visible(1, 2)] == ["P", "B", " "]


@rule("CB-6.7")
@rule("CB-4.3")
def test_a_moved_card_lies_on_top() -> None:
    sitting = played(ON_TWO)
    sitting.do(mouse((1, 1), (-1, -1)))
    assert sitting.visible(0, 0) == "Y"
    assert [one["at"] for one in sitting.now()["placed"]] == [[0, 0], [-1, -1]]


@rule("CB-6.7")
def test_what_it_had_covered_is_visible_again() -> None:
    sitting = played(ON_TWO)
    assert sitting.visible(1, 1) == "P"
    sitting.do(mouse((1, 1), (-1, -1)))
    assert [sitting.visible(1, 1), sitting.visible(2, 2)] == ["K", " "]


@rule("CB-6.7")
@rule("CB-5.2")
def test_what_is_visible_again_scores_again() -> None:
    sitting = played(placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV")))
    assert sitting.scores() == [3 + 3 + 1, 3 + 3]
    sitting.do(mouse((2, 2), (-1, -1)))
    assert sitting.scores() == [2 + 1, 4 + 4]


@rule("CB-6.7")
def test_a_card_that_nothing_covers_any_more_may_be_taken_later() -> None:
    players = [player("black", tokens=["toy-mouse"]), player("pink", card("YY/YY"), tokens=["toy-mouse"])]
    sitting = CatBoxMatch(position(*players, placed=STAIRS, advanced=True, phase="after"))
    sitting.do(mouse((3, 3), (-1, -1)))
    sitting.do(play(1, 0, -2, -2))
    assert lifts(sitting) == {(2, 2), (-2, -2)}


# Rulings


@rule("CB-6.7a")
def test_a_moved_card_keeps_the_same_face_up() -> None:
    sitting = played(placed((0, 0, "KK/KK"), (1, 1, "PV/BY")))
    sitting.do(mouse((1, 1), (-1, -1)))
    assert sitting.now()["placed"][-1]["shows"] == ["PV", "BY"]
    assert [sitting.visible(-1, -1), sitting.visible(0, -1)] == ["P", "V"]
    assert [sitting.visible(-1, 0), sitting.visible(0, 0)] == ["B", "Y"]


@rule("CB-6.7a")
@rule("CB-2.3")
def test_moving_a_card_shows_nobody_its_other_side() -> None:
    secret = {"at": [1, 1], "shows": ["PP", "PP"], "back": ["VV", "VV"], "known_by": [1]}
    sitting = played([*placed((0, 0, "KK/KK")), secret])
    sitting.do(mouse((1, 1), (-1, -1)))
    assert sitting.seen(1)["placed"][-1]["back"] == ["VV", "VV"]
    for seat in (0, WATCHER):
        assert "back" not in sitting.seen(seat)["placed"][-1]


@rule("CB-6.7b")
def test_the_new_place_respects_the_tokens_of_others() -> None:
    sitting = played(STAIRS, guards=[{"at": [1, 1], "owner": 1}])
    assert sitting.places(lift=[3, 3]) == {(3, 1), (1, 3)}
    refusal = sitting.why_not(mouse((3, 3), (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


@rule("CB-6.7b")
def test_what_becomes_visible_again_is_guarded_too() -> None:
    on = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV"), (3, 3, "B./BB"), (1, 4, "YY/YY"))
    refusal = played(on, guards=[{"at": [2, 4], "owner": 1}]).why_not(mouse((3, 3), (3, 2)))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


@rule("CB-6.7b")
@rule("CB-6.4a")
def test_places_that_the_moved_card_leaves_empty_are_not_covered() -> None:
    on = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV"), (3, 3, "B./BB"), (5, 3, "YY/YY"))
    sitting = played(on, guards=[{"at": [3, 2], "owner": 1}])
    sitting.do(mouse((3, 3), (4, 3)))
    assert [sitting.visible(3, 3), sitting.visible(4, 3), sitting.visible(5, 3)] == ["V", "B", "."]


@rule("CB-6.7b")
@rule("CB-6.4d")
def test_who_had_to_cover_what_is_guarded_may_not_do_so_with_toy_mouse() -> None:
    black = player("black", card("VV/VV"), tokens=["toy-mouse", "cat-paw"])
    pink = player("pink", card("YY/YY"))
    guards = [{"at": [0, 0], "owner": 1}]
    sitting = CatBoxMatch(position(black, pink, placed=placed((0, 0, "KK/KK")), guards=guards, advanced=True))
    sitting.do(play(0, 0, 1, 1))
    assert lifts(sitting) == set()
    refusal = sitting.why_not(mouse((1, 1), (-1, -1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "nothing-to-move")


@rule("CB-6.7c")
def test_moving_a_card_may_split_the_play_area() -> None:
    sitting = played(picture("KKPPVV", "KKPPVV"))
    sitting.do(mouse((2, 0), (-1, -1)))
    assert [sitting.visible(1, 0), sitting.visible(2, 0), sitting.visible(3, 0), sitting.visible(4, 0)] == list("K  V")


@rule("CB-6.7c")
@rule("CB-4.2")
def test_both_parts_of_a_split_play_area_are_played_on() -> None:
    sitting = played(picture("KKPPVV", "KKPPVV"))
    sitting.do(mouse((2, 0), (-1, -1)))
    places = sitting.places()
    assert {(1, 1), (-1, 1)} <= places
    assert {(5, 1), (3, 1), (5, -1), (3, -1)} <= places


@rule("CB-6.7d")
def test_a_moved_card_may_not_go_back_to_where_it_was() -> None:
    sitting = played(ON_TWO)
    assert (1, 1) not in sitting.places(lift=[1, 1])
    refusal = sitting.why_not(mouse((1, 1), (1, 1)))
    assert (refusal.rule, refusal.why) == ("CB-6.7", "back-where-it-was")
