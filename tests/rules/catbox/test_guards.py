"""CB-6.4, the token Cat Box: it guards a quadrant and the eight around it."""

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import WATCHER
from tests.rules.catbox.tables import DONE, CatBoxMatch, Json, card, picture, placed, play, player, position, use
from tests.rules.marks import rule

CORNERS = {(-1, -1), (1, -1), (-1, 1), (1, 1)}
EDGES = {(0, -1), (-1, 0), (1, 0), (0, 1)}

ON_ONE = placed((0, 0, "KK/KK"))
ON_TWO = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"))
STAIRS = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV"), (3, 3, "BB/BB"))
STRIP = picture("KKKKKK", "KKKKKK")
"""Three cards side by side."""

FULL = card("YY/YY", "VV/VV")
BOXED = card("Y./YY", "V./VV")


def guard(x: int, y: int, owner: int) -> Json:
    """Return a Cat Box token on the table."""
    return {"at": [x, y], "owner": owner}


def guarded(on: list[Json], *hand: Json, guards: list[Json], **more: object) -> CatBoxMatch:
    """Return an advanced match in which black holds these cards and these Cat Box tokens are on the table."""
    blue = player("blue")
    return CatBoxMatch(
        position(player("black", *hand), player("pink"), blue, placed=on, guards=guards, advanced=True, **more)
    )


def placing(tokens: list[str]) -> CatBoxMatch:
    """Return a match of three players with three cards each; black has these tokens."""
    three = [card("YY/YY"), card("VV/VV"), card("BB/BB")]
    black = player("black", *three, tokens=tokens)
    return CatBoxMatch(
        position(black, player("pink", *three), player("blue", *three), placed=ON_TWO, pile=three, advanced=True)
    )


# Putting it down


@rule("CB-6.4")
def test_the_token_may_be_put_on_any_quadrant_before_playing() -> None:
    assert placing(["cat-box"]).places(token="cat-box") == {(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)}


@rule("CB-6.4")
def test_the_token_may_be_put_on_any_quadrant_after_playing() -> None:
    match = placing(["cat-box"])
    match.do(play(0, 0, -1, -1))
    there = {(-1, -1), (0, -1), (-1, 0), (0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)}
    assert match.places(token="cat-box") == there


@rule("CB-6.4")
@pytest.mark.parametrize("at", [[2, 0], [-1, -1], [50, 50]])
def test_the_token_must_be_put_on_a_quadrant(at: list[int]) -> None:
    refusal = placing(["cat-box"]).why_not(use("cat-box", at=at))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "no-quadrant")


@rule("CB-6.4")
def test_the_token_may_be_put_where_another_players_token_guards() -> None:
    black = player("black", FULL, tokens=["cat-box"])
    match = CatBoxMatch(position(black, player("pink"), placed=ON_TWO, guards=[guard(2, 2, 1)], advanced=True))
    match.do(use("cat-box", at=[2, 2]))
    assert match.now()["guards"] == [guard(2, 2, 0), guard(2, 2, 1)]


@rule("CB-6.4")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_everybody_sees_the_token(seat: int) -> None:
    match = placing(["cat-box"])
    match.do(use("cat-box", at=[2, 2]))
    assert match.seen(seat)["guards"] == [guard(2, 2, 0)]


# Guarding


@rule("CB-6.4")
def test_nobody_else_may_cover_the_quadrant_or_the_eight_around_it_with_four_cats() -> None:
    match = guarded(ON_TWO, FULL, guards=[guard(2, 2, 1)])
    assert match.places() == {(-1, -1), (1, -1), (-1, 1)}


@rule("CB-6.4")
def test_nobody_else_may_cover_the_quadrant_or_the_eight_around_it_with_an_empty_box() -> None:
    match = guarded(ON_TWO, BOXED, guards=[guard(2, 2, 1)])
    assert match.places() == {(-1, -1), (1, -1), (-1, 1), (0, -1), (-1, 0)}


@rule("CB-6.4")
@pytest.mark.parametrize("at", [(2, 2), (2, 0), (0, 2)])
def test_a_guarded_place_is_refused(at: tuple[int, int]) -> None:
    refusal = guarded(ON_TWO, FULL, guards=[guard(2, 2, 1)]).why_not(play(0, 0, *at))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


@rule("CB-6.4")
def test_a_card_that_covers_one_guarded_and_one_free_quadrant_is_refused() -> None:
    refusal = guarded(STRIP, BOXED, guards=[guard(0, 0, 1)]).why_not(play(0, 0, 1, -1))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


@rule("CB-6.4")
def test_only_the_quadrant_and_the_eight_around_it_are_guarded() -> None:
    boxes = picture(*["......"] * 6)
    match = guarded(boxes, FULL, guards=[guard(2, 2, 1)], stacking=True)
    grid = {(x, y) for x in range(-1, 6) for y in range(-1, 6)}
    assert match.places() == grid - {(x, y) for x in range(4) for y in range(4)}


@rule("CB-6.4")
def test_the_tokens_of_two_other_players_both_guard() -> None:
    match = guarded(STAIRS, FULL, guards=[guard(0, 0, 1), guard(4, 4, 2)])
    assert match.places() == {(2, 0), (3, 1), (0, 2), (1, 3)}


@rule("CB-6.4")
def test_everybody_else_is_bound_until_the_owners_next_turn_begins() -> None:
    match = placing(["cat-box"])
    match.do(use("cat-box", at=[2, 2]))
    match.do(play(0, 0, -1, -1))
    assert match.why_not(play(1, 0, 2, 2)).rule == "CB-6.4"
    match.do(play(1, 0, -2, -2))
    assert match.why_not(play(2, 0, 2, 2)).rule == "CB-6.4"
    match.do(play(2, 0, -3, -3))
    assert match.now()["to_move"] == 0
    assert match.now()["guards"] == []
    match.do(play(0, 0, -4, -4))
    match.do(play(1, 0, 2, 2))
    assert match.now()["placed"][-1]["at"] == [2, 2]


@rule("CB-6.4")
def test_a_token_put_down_after_playing_guards_just_as_long() -> None:
    match = placing(["cat-box"])
    match.do(play(0, 0, -1, -1))
    match.do(use("cat-box", at=[2, 2]))
    assert match.why_not(play(1, 0, 2, 2)).rule == "CB-6.4"
    match.do(play(1, 0, -2, -2))
    assert match.why_not(play(2, 0, 2, 2)).rule == "CB-6.4"
    match.do(play(2, 0, -3, -3))
    assert match.now()["guards"] == []


@rule("CB-6.4")
def test_the_owner_may_cover_what_their_token_guards() -> None:
    match = placing(["cat-box"])
    match.do(use("cat-box", at=[2, 2]))
    match.do(play(0, 0, 2, 2))
    assert match.visible(2, 2) == "Y"


@rule("CB-6.4")
def test_a_player_is_bound_by_other_players_tokens_but_not_by_their_own() -> None:
    match = guarded(ON_TWO, FULL, guards=[guard(0, 0, 0), guard(2, 2, 1)], token_used=True)
    assert match.places() == {(-1, -1), (1, -1), (-1, 1)}


@rule("CB-6.4")
@rule("CB-6.6")
def test_a_stacking_play_must_respect_other_players_tokens() -> None:
    match = guarded(STRIP, FULL, guards=[guard(0, 0, 1), guard(5, 0, 2)], stacking=True)
    assert match.places() == {(2, -1), (2, 1)}
    assert match.why_not(play(0, 0, -1, -1)).rule == "CB-6.4"


@rule("CB-6.4")
@rule("CB-6.3")
def test_the_second_card_of_cat_paw_must_respect_other_players_tokens() -> None:
    match = guarded(ON_TWO, FULL, guards=[guard(2, 2, 1)], phase="again")
    assert match.places() == {(-1, -1), (1, -1), (-1, 1)}


@rule("CB-6.4")
def test_a_position_with_a_token_of_the_player_to_move_is_refused_unless_it_was_used_this_turn() -> None:
    with pytest.raises(Refusal) as refused:
        guarded(ON_TWO, FULL, guards=[guard(0, 0, 0)])
    assert (refused.value.rule, refused.value.why) == ("CB-6.4", "guard-gone")
    assert guarded(ON_TWO, FULL, guards=[guard(0, 0, 0)], token_used=True).now()["guards"] == [guard(0, 0, 0)]


@rule("CB-6.4")
@rule("CB-6.2")
def test_a_position_with_two_cat_box_tokens_of_one_player_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        guarded(ON_TWO, FULL, guards=[guard(0, 0, 1), guard(2, 2, 1)])
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "token-twice")


# Rulings


@rule("CB-6.4a")
def test_empty_places_around_the_token_may_be_used() -> None:
    above_and_below = placed((0, 0, "KK/KK"), (1, 2, "PP/PP"))
    match = guarded(above_and_below, FULL, guards=[guard(1, 0, 1)])
    assert match.places() == {(2, 1), (0, 3), (2, 3)}
    match.do(play(0, 0, 2, 1))
    assert match.visible(2, 1) == "V"


@rule("CB-6.4a")
def test_a_quadrant_played_next_to_the_token_later_is_guarded_too() -> None:
    above_and_below = placed((0, 0, "KK/KK"), (1, 2, "PP/PP"), (2, 1, "VV/VV"))
    refusal = guarded(above_and_below, BOXED, guards=[guard(1, 0, 1)]).why_not(play(0, 0, 2, 0))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


def mouse(x: int, y: int) -> CatBoxMatch:
    """Return a match in which black has played on the stairs and has Toy Mouse; blue's token is at this place."""
    on = [*STAIRS, *placed((-1, -1, "YY/YY"))]
    black = player("black", tokens=["toy-mouse"])
    guards = [guard(x, y, 2)]
    return CatBoxMatch(
        position(black, player("pink", FULL), player("blue"), placed=on, guards=guards, phase="after", advanced=True)
    )


@rule("CB-6.4b")
@pytest.mark.parametrize("at", [(3, 3), (4, 3), (3, 4), (4, 4)])
def test_nobody_else_may_lift_a_card_with_a_quadrant_under_the_token(at: tuple[int, int]) -> None:
    match = mouse(*at)
    assert {tuple(move["lift"]) for move in match.moves() if move != DONE} == {(-1, -1)}
    refusal = match.why_not(use("toy-mouse", lift=[3, 3], at=[-2, -2]))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "under-token")


@rule("CB-6.4b")
def test_a_card_beside_the_token_may_be_lifted() -> None:
    match = mouse(2, 2)
    match.do(use("toy-mouse", lift=[3, 3], at=[-2, -2]))
    assert [match.visible(-1, -1), match.visible(3, 3)] == ["B", "V"]


@rule("CB-6.4c")
def test_the_token_stays_in_its_place_when_its_owner_covers_it() -> None:
    hand = [card("YY/YY"), card("VV/VV")]
    black = player("black", *hand, tokens=["cat-box"])
    match = CatBoxMatch(position(black, player("pink", *hand), placed=STRIP, advanced=True))
    match.do(use("cat-box", at=[5, 1]))
    match.do(play(0, 0, 5, 1))
    assert match.now()["guards"] == [guard(5, 1, 0)]
    refusal = match.why_not(play(1, 0, 6, 2))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-place")


@rule("CB-6.4c")
def test_the_token_stays_in_its_place_when_a_card_beside_it_is_lifted() -> None:
    match = mouse(2, 2)
    match.do(use("toy-mouse", lift=[3, 3], at=[-2, -2]))
    assert match.now()["guards"] == [guard(2, 2, 2)]
    assert match.why_not(play(1, 0, 3, 3)).rule == "CB-6.4"


@rule("CB-6.4c")
@rule("CB-6.4d")
def test_the_token_stays_in_its_place_when_another_player_must_cover_it() -> None:
    match = guarded(ON_ONE, FULL, FULL, guards=[guard(1, 1, 2)])
    match.do(play(0, 0, 1, 1))
    assert match.visible(1, 1) == "V"
    assert match.now()["guards"] == [guard(1, 1, 2)]


@rule("CB-6.4d")
def test_guards_do_not_bind_a_player_with_no_other_legal_placement() -> None:
    assert guarded(ON_ONE, FULL, guards=[guard(0, 0, 1)]).places() == CORNERS
    assert guarded(ON_ONE, BOXED, guards=[guard(0, 0, 1)]).places() == CORNERS | EDGES


@rule("CB-6.4d")
@rule("CB-4.2")
def test_the_card_then_still_covers_the_usual_number_of_quadrants() -> None:
    refusal = guarded(ON_ONE, FULL, guards=[guard(0, 0, 1)]).why_not(play(0, 0, 1, 0))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")


@rule("CB-6.4d")
@rule("CB-6.6")
def test_guards_do_not_bind_a_stacking_play_with_no_other_legal_placement() -> None:
    match = guarded(ON_ONE, FULL, guards=[guard(0, 0, 1)], stacking=True)
    assert match.places() == CORNERS | EDGES


@rule("CB-6.4d")
@rule("CB-6.3a")
def test_cat_paw_is_offered_even_if_its_card_must_cover_a_guarded_quadrant() -> None:
    players = [player("black", FULL, tokens=["cat-paw"]), player("pink", FULL)]
    match = CatBoxMatch(position(*players, placed=ON_ONE, guards=[guard(0, 0, 1)], advanced=True))
    match.do(play(0, 0, -1, -1))
    match.do(use("cat-paw"))
    assert (1, 1) in match.places()


def shut_in(black: Json, pink: Json, blue: Json) -> CatBoxMatch:
    """Return a match with both ends of the strip guarded: only a card with an empty box fits, in the middle."""
    guards = [guard(0, 0, 1), guard(5, 0, 2)]
    return CatBoxMatch(position(black, pink, blue, placed=STRIP, guards=guards, advanced=True))


ENDS = {(-1, -1), (-1, 1), (5, -1), (5, 1)}
MIDDLE = {(2, -1), (2, 1)}


@rule("CB-6.4d")
def test_if_no_card_in_any_hand_has_a_legal_placement_guards_bind_none_of_them() -> None:
    match = shut_in(player("black", FULL), player("pink", FULL), player("blue"))
    assert match.places(**{"from": 0}) == ENDS
    assert match.places(**{"from": 1}) == ENDS


@rule("CB-6.4d")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_as_long_as_one_card_has_a_legal_placement_guards_bind_them_all(owner: int) -> None:
    hands = [[FULL, BOXED] if owner == seat else [FULL] for seat in range(3)]
    match = shut_in(player("black", *hands[0]), player("pink", *hands[1]), player("blue", *hands[2]))
    assert {(move["from"], move["card"]) for move in match.moves()} == {(owner, 1)}
    assert match.places() == MIDDLE
    refusal = match.why_not(play(0, 0, -1, -1))
    assert (refusal.rule, refusal.why) == ("CB-6.4", "guarded-card")


@rule("CB-6.4d")
@rule("CB-3.1")
def test_legal_placements_depend_on_the_side_that_would_show() -> None:
    own = card("Y./YY", "VV/VV")
    others = card("YY/YY", "V./VV")
    match = shut_in(player("black", own), player("pink", others), player("blue"))
    assert match.places(**{"from": 0}) == ENDS
    assert match.places(**{"from": 1}) == ENDS


@rule("CB-6.4d")
@rule("CB-6.5")
def test_guards_bind_if_the_card_under_your_own_dried_fish_has_a_legal_placement() -> None:
    match = shut_in(player("black", FULL, fish=[BOXED]), player("pink"), player("blue"))
    assert match.places() == MIDDLE
    assert match.why_not(play(0, 0, -1, -1)).why == "guarded-card"


@rule("CB-6.4d")
@rule("CB-6.5")
def test_a_card_under_another_players_dried_fish_does_not_make_guards_bind() -> None:
    match = shut_in(player("black", FULL), player("pink", fish=[BOXED]), player("blue"))
    assert match.places() == ENDS
