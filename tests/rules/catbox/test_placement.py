"""CB-4, placement: on the grid, never rotated, covering one or two quadrants."""

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.catbox.game import read_position
from tests.rules.catbox.tables import CatBoxMatch, Json, card, placed, play, player, position
from tests.rules.marks import rule

CORNERS = {(-1, -1), (1, -1), (-1, 1), (1, 1)}
"""Where a card covers exactly 1 quadrant of a single card at 0,0."""
EDGES = {(0, -1), (-1, 0), (1, 0), (0, 1)}
"""Where a card covers exactly 2."""

ON_ONE = placed((0, 0, "KK/KK"))
ON_TWO = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"))
ON_STAIRS = placed((0, 0, "KK/KK"), (1, 1, "PP/PP"), (2, 2, "VV/VV"))


def hold(face: str, on: list[Json]) -> CatBoxMatch:
    """Return a match in which black holds one card with this secret side and pink holds none."""
    return CatBoxMatch(position(player("black", card("YY/YY", face)), player("pink"), placed=on))


# CB-4.1


@rule("CB-4.1")
def test_a_card_lies_as_it_is_printed() -> None:
    match = hold("KP/VB", ON_ONE)
    match.do(play(0, 0, 1, 1))
    assert [match.visible(1, 1), match.visible(2, 1)] == ["K", "P"]
    assert [match.visible(1, 2), match.visible(2, 2)] == ["V", "B"]


@rule("CB-4.1")
def test_a_card_cannot_be_rotated() -> None:
    with pytest.raises(Refusal) as refused:
        hold("KP/VB", ON_ONE).do({**play(0, 0, 1, 1), "turned": 90})
    assert refused.value.why == "unknown-key"


@rule("CB-4.1")
def test_each_place_is_offered_once_with_one_orientation() -> None:
    places = [tuple(move["at"]) for move in hold("KP/VB", ON_ONE).moves()]
    assert sorted(places) == sorted(CORNERS)


@rule("CB-4.1")
def test_a_card_covers_a_block_of_two_by_two() -> None:
    match = hold("KP/VB", ON_ONE)
    match.do(play(0, 0, -1, -1))
    there = [(x, y) for y in range(-2, 3) for x in range(-2, 3) if match.visible(x, y) != " "]
    assert there == [(-1, -1), (0, -1), (-1, 0), (0, 0), (1, 0), (0, 1), (1, 1)]


@rule("CB-4.1")
def test_the_play_area_has_no_edge() -> None:
    match = hold("KP/VB", placed((200, -200, "KK/KK")))
    assert match.places() == {(199, -201), (201, -201), (199, -199), (201, -199)}


@rule("CB-4.1")
def test_a_game_may_grow_beyond_the_coordinates_allowed_in_files() -> None:
    cards = [card("KK/KK") for _ in range(20)]
    match = CatBoxMatch(position(player("black", *cards), player("pink"), placed=placed((200, 200, "KK/KK"))))
    for step in range(1, 21):
        match.do(play(0, 0, 200 + step, 200 + step))
    assert match.now()["placed"][-1]["at"] == [220, 220]


@rule("CB-4.1")
@pytest.mark.parametrize("at", [[201, 0], [-201, 0], [0, 201], [0, -201]])
def test_a_file_with_coordinates_beyond_200_is_refused(at: list[int]) -> None:
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black"), player("pink"), placed=placed((at[0], at[1], "KK/KK"))))
    assert refused.value.why == "out-of-range"


@rule("CB-4.1")
def test_a_place_must_be_a_pair_of_coordinates() -> None:
    with pytest.raises(Refusal) as refused:
        hold("KP/VB", ON_ONE).do({"do": "play", "from": 0, "card": 0, "at": [1]})
    assert (refused.value.rule, refused.value.why) == ("CB-4.1", "not-a-pair")


# CB-4.2


@rule("CB-4.2")
@pytest.mark.parametrize("face", ["KP/VB", "KK/KK", "K./VB", "../.."])
@pytest.mark.parametrize("at", [(2, 0), (0, 2), (-2, -2), (2, 2), (9, 9)])
def test_a_card_covers_at_least_one_quadrant_that_is_already_there(face: str, at: tuple[int, int]) -> None:
    refusal = hold(face, ON_ONE).why_not(play(0, 0, *at))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-nothing")


@rule("CB-4.2")
def test_a_card_that_shows_four_cats_covers_exactly_one_quadrant() -> None:
    assert hold("KP/VB", ON_ONE).places() == CORNERS


@rule("CB-4.2")
@pytest.mark.parametrize("face", [".P/VB", "K./VB", "KP/.B", "KP/V.", "../VB", "K./.B", "../.."])
def test_a_card_that_shows_an_empty_box_covers_one_or_two_quadrants(face: str) -> None:
    assert hold(face, ON_ONE).places() == CORNERS | EDGES


@rule("CB-4.2")
@pytest.mark.parametrize("at", sorted(EDGES))
def test_a_card_that_shows_four_cats_never_covers_two_quadrants(at: tuple[int, int]) -> None:
    refusal = hold("KP/VB", ON_ONE).why_not(play(0, 0, *at))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")
    assert refusal.facts == {"covers": 2}


@rule("CB-4.2")
@pytest.mark.parametrize("at", [(1, 0), (0, 1)])
@pytest.mark.parametrize(
    ("face", "why"),
    [("KP/VB", "covers-too-many-full"), ("K./VB", "covers-too-many"), ("../..", "covers-too-many")],
)
def test_no_card_covers_three_quadrants(at: tuple[int, int], face: str, why: str) -> None:
    refusal = hold(face, ON_TWO).why_not(play(0, 0, *at))
    assert (refusal.rule, refusal.why) == ("CB-4.2", why)
    assert refusal.facts == {"covers": 3}


@rule("CB-4.2")
@pytest.mark.parametrize("at", [(0, 0), (1, 1)])
def test_no_card_covers_four_quadrants(at: tuple[int, int]) -> None:
    refusal = hold("K./VB", ON_TWO).why_not(play(0, 0, *at))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many")
    assert refusal.facts == {"covers": 4}


ONES_ON_TWO = {(-1, -1), (1, -1), (2, 0), (-1, 1), (0, 2), (2, 2)}
TWOS_ON_TWO = {(0, -1), (-1, 0), (2, 1), (1, 2)}


@rule("CB-4.2")
def test_every_legal_place_on_two_cards_for_a_card_with_four_cats() -> None:
    assert hold("KP/VB", ON_TWO).places() == ONES_ON_TWO


@rule("CB-4.2")
def test_every_legal_place_on_two_cards_for_a_card_with_an_empty_box() -> None:
    assert hold("K./VB", ON_TWO).places() == ONES_ON_TWO | TWOS_ON_TWO


@rule("CB-4.2")
def test_the_two_covered_quadrants_may_belong_to_two_cards() -> None:
    side_by_side = placed((0, 0, "KK/KK"), (2, 0, "PP/PP"))
    match = hold("K./VB", side_by_side)
    match.do(play(0, 0, 1, 1))
    assert [match.visible(1, 1), match.visible(2, 1)] == ["K", "."]


@rule("CB-4.2")
def test_the_two_covered_quadrants_need_not_touch() -> None:
    corner_to_corner = placed((0, 0, "KK/KK"), (2, 2, "PP/PP"))
    assert (1, 1) in hold("K./VB", corner_to_corner).places()
    assert (1, 1) not in hold("KP/VB", corner_to_corner).places()


@rule("CB-4.2")
def test_a_card_may_cover_empty_boxes_too() -> None:
    assert hold("KP/VB", placed((0, 0, "../.."))).places() == CORNERS


@rule("CB-4.2")
def test_a_place_with_several_cards_counts_once() -> None:
    assert hold("KP/VB", placed((0, 0, "KK/KK"), (0, 0, "PP/PP"))).places() == CORNERS


@rule("CB-4.2")
def test_two_places_with_several_cards_count_as_two() -> None:
    match = hold("K./VB", placed((0, 0, "KK/KK"), (0, 0, "PP/PP"), (0, 0, "VV/VV")))
    assert match.places() == CORNERS | EDGES


@rule("CB-4.2")
@rule("CB-3.1")
def test_the_side_shown_decides_how_many_quadrants_a_card_may_cover() -> None:
    mixed = card("KP/VB", "K./VB")
    own = CatBoxMatch(position(player("black", mixed), player("pink"), placed=ON_ONE))
    others = CatBoxMatch(position(player("black"), player("pink", mixed), placed=ON_ONE))
    assert own.places() == CORNERS | EDGES
    assert others.places() == CORNERS


@rule("CB-4.2")
def test_covering_an_empty_box_does_not_let_a_card_with_four_cats_cover_two_quadrants() -> None:
    assert hold("KP/VB", placed((0, 0, "../.."))).why_not(play(0, 0, 0, 1)).why == "covers-too-many-full"


# CB-4.3


@rule("CB-4.3")
def test_what_lies_on_top_is_visible() -> None:
    match = hold("VV/VV", ON_TWO)
    match.do(play(0, 0, 2, 2))
    assert [match.visible(x, x) for x in range(4)] == ["K", "P", "V", "V"]


@rule("CB-4.3")
def test_a_covered_quadrant_is_no_longer_visible() -> None:
    match = hold("VV/VV", ON_ONE)
    assert match.visible(1, 1) == "K"
    match.do(play(0, 0, 1, 1))
    assert match.visible(1, 1) == "V"


@rule("CB-4.3")
@rule("CB-5.2")
def test_a_covered_cat_scores_nothing() -> None:
    match = hold("VV/VV", ON_ONE)
    assert match.scores() == [8, 0]
    match.do(play(0, 0, 1, 1))
    assert match.scores() == [6, 0]


@rule("CB-4.3")
def test_in_a_position_later_cards_lie_on_top() -> None:
    match = hold("YY/YY", ON_STAIRS)
    assert [match.visible(x, x) for x in range(5)] == ["K", "P", "V", "V", " "]


@rule("CB-4.3")
@rule("CB-5.2")
def test_a_cat_that_covers_a_cat_of_its_color_counts_once() -> None:
    assert hold("YY/YY", placed((0, 0, "KK/KK"), (1, 1, "KK/KK"))).scores() == [14, 0]
