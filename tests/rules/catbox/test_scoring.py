"""CB-5, the end and the scoring."""

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import is_over
from tabbytop.engine.seats import WATCHER
from tests.rules.catbox.tables import (
    DONE,
    CatBoxMatch,
    Json,
    card,
    finish,
    new_match,
    picture,
    placed,
    play,
    player,
    position,
    seen,
    use,
)
from tests.rules.marks import rule

ON_ONE = placed((0, 0, "KK/KK"))

STAIRS = placed(
    (0, 0, "KK/.K"),
    (1, 1, "PP/PK"),
    (2, 2, "PV/BK"),
    (3, 3, "VB/YK"),
    (4, 4, "BB/VK"),
    (5, 5, "YY/YK"),
    (6, 6, ".K/PK"),
    (7, 7, "VV/PK"),
    (8, 8, ".Y/BK"),
    (9, 9, "Y./.K"),
    (10, 10, "K./.K"),
    (11, 11, "PV/B."),
)
"""Twelve cards, each on the lower right quadrant of the one before, that show the rulebook's scoring example."""


def over(cards: list[Json], *identities: str) -> CatBoxMatch:
    """Return a game that has ended with these cards on the table."""
    return CatBoxMatch(position(*[player(identity) for identity in identities], placed=cards, phase="over"))


def scores(cards: list[Json], *identities: str) -> list[int]:
    """Return what these identities score."""
    return over(cards, *identities).scores()


def winners(cards: list[Json], *identities: str) -> list[int]:
    """Return which of these identities win, by seat."""
    sitting = over(cards, *identities)
    return sitting.game.winners(sitting.table)


def chihuahua(cards: list[Json]) -> int:
    """Return what the Chihuahua scores."""
    return scores(cards, "chihuahua", "black", "pink", "blue")[0]


# CB-5.1


def last_card(tokens: list[str] | None = None) -> CatBoxMatch:
    """Return a match: black has the last card of the game, and perhaps tokens."""
    return CatBoxMatch(
        position(
            player("black", card("PP/PP"), tokens=tokens),
            player("pink"),
            placed=ON_ONE,
            advanced=tokens is not None,
        )
    )


@rule("CB-5.1")
def test_the_game_ends_when_all_cards_are_played() -> None:
    sitting = last_card()
    sitting.do(play(0, 0, 1, 1))
    assert is_over(sitting.table)
    assert sitting.now()["phase"] == "over"


@rule("CB-5.1")
def test_the_game_is_not_over_while_anybody_holds_a_card() -> None:
    sitting = CatBoxMatch(position(player("black", card("PP/PP")), player("pink", card("VV/VV")), placed=ON_ONE))
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["phase"] == "turn"


@rule("CB-5.1")
def test_the_game_is_not_over_while_a_hand_is_refilled_from_the_pile() -> None:
    sitting = CatBoxMatch(position(player("black", card("PP/PP")), player("pink"), placed=ON_ONE, pile=[card("VV/VV")]))
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["phase"] == "turn"
    assert sitting.now()["players"][0]["hand"] == [card("VV/VV")]


@rule("CB-5.1")
@pytest.mark.parametrize("deck", ["mirror", "secret"])
@pytest.mark.parametrize(("seats", "on_the_table"), [(2, 47), (3, 46), (4, 45), (5, 46)])
def test_a_whole_basic_game_ends_with_all_cards_on_the_table(deck: str, seats: int, on_the_table: int) -> None:
    match = new_match(seats, "x", deck)
    finish(match)
    table = seen(match, WATCHER)
    assert len(table["placed"]) == on_the_table
    assert [one["hand"] for one in table["players"]] == [[]] * seats
    assert table["pile"] == {"cards": 0, "top": None}


@rule("CB-5.1")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_at_the_end_identities_are_revealed(seat: int) -> None:
    sitting = last_card()
    sitting.do(play(0, 0, 1, 1))
    assert [one["identity"] for one in sitting.seen(seat)["players"]] == ["black", "pink"]


@rule("CB-5.1")
def test_identities_stay_hidden_until_the_turn_of_the_last_card_is_finished() -> None:
    sitting = last_card(["cat-box"])
    sitting.do(play(0, 0, 1, 1))
    assert sitting.seen(1)["players"][0]["identity"] is None
    sitting.do(DONE)
    assert sitting.seen(1)["players"][0]["identity"] == "black"


@rule("CB-5.1")
def test_after_the_last_card_a_token_may_still_be_used() -> None:
    sitting = last_card(["cat-box", "toy-mouse"])
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["phase"] == "after"
    sitting.do(use("toy-mouse", lift=[1, 1], at=[-1, -1]))
    assert sitting.now()["phase"] == "over"
    assert [sitting.visible(-1, -1), sitting.visible(1, 1)] == ["P", "K"]


@rule("CB-5.1")
def test_after_the_last_card_only_tokens_that_can_do_something_are_offered() -> None:
    sitting = last_card(["cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse"])
    sitting.do(play(0, 0, 1, 1))
    assert {move["token"] for move in sitting.moves() if move["do"] == "token"} == {"cat-box", "toy-mouse"}


@rule("CB-5.1")
def test_when_the_game_is_over_nobody_can_move() -> None:
    sitting = last_card()
    sitting.do(play(0, 0, 1, 1))
    assert sitting.moves() == []
    with pytest.raises(Refusal) as refused:
        sitting.match.say(1, sitting.game.read_action(sitting.table, play(1, 0, 2, 2)))
    assert refused.value.why == "game-over"


# CB-5.2


@rule("CB-5.2")
def test_a_cat_scores_each_visible_cat_of_its_color_and_each_in_its_largest_area() -> None:
    assert scores(picture("KK", "KP"), "black", "pink") == [3 + 3, 1 + 1]


@rule("CB-5.2")
def test_a_color_that_cannot_be_seen_scores_nothing() -> None:
    assert scores(picture("KK", "KP"), "blue", "yellow") == [0, 0]


@rule("CB-5.2")
def test_cats_outside_the_largest_area_score_once() -> None:
    assert scores(picture("KKPPPK", "KKPPPP"), "black", "pink") == [5 + 4, 7 + 7]


@rule("CB-5.2")
def test_of_several_largest_areas_only_one_scores() -> None:
    assert scores(picture("KKPPKK", "PPPPPP"), "black", "pink") == [4 + 2, 8 + 8]


@rule("CB-5.2")
def test_corners_do_not_connect() -> None:
    assert scores(picture("KP", "PK"), "black", "pink") == [2 + 1, 2 + 1]


@rule("CB-5.2")
def test_an_area_goes_over_the_edges_of_cards() -> None:
    assert scores(picture("PKKP", "PKKP"), "black", "pink") == [4 + 4, 4 + 2]


@rule("CB-5.2")
def test_an_area_may_go_round_another() -> None:
    assert scores(picture("KKKK", "KPPK", "KPPK", "KKKK"), "black", "pink") == [12 + 12, 4 + 4]


@rule("CB-5.2")
def test_empty_boxes_and_other_cats_do_not_connect() -> None:
    assert scores(picture("K.KPKK", "PPPPPP"), "black", "pink") == [4 + 2, 7 + 7]


@rule("CB-5.2")
def test_gaps_in_the_play_area_do_not_connect() -> None:
    assert scores(picture("KK  KK", "KK  PP"), "black", "pink") == [6 + 4, 2 + 2]


@rule("CB-5.2")
@rule("CB-4.3")
def test_covering_the_middle_of_an_area_parts_it() -> None:
    row = placed((0, 0, "KK/PP"), (2, 0, "KK/PP"))
    assert scores(row, "black", "purple") == [4 + 4, 0]
    assert scores([*row, *placed((1, -1, "VV/VV"))], "black", "purple") == [2 + 1, 4 + 4]


@rule("CB-5.2")
@rule("CB-5.3")
def test_the_scoring_example_of_the_rulebook() -> None:
    assert scores(STAIRS, "black", "pink", "purple", "blue", "yellow") == [6, 11, 8, 9, 9]
    assert scores(STAIRS, "chihuahua", "black", "pink", "blue")[0] == 12


@rule("CB-5.2")
@rule("CB-5.3")
@pytest.mark.parametrize(
    ("identity", "parts"),
    [
        ("black", {"cats": 4, "largest_area": 2, "points": 6}),
        ("pink", {"cats": 7, "largest_area": 4, "points": 11}),
        ("purple", {"cats": 6, "largest_area": 2, "points": 8}),
        ("blue", {"cats": 6, "largest_area": 3, "points": 9}),
        ("yellow", {"cats": 6, "largest_area": 3, "points": 9}),
        ("chihuahua", {"empty_boxes": 8, "areas_of_three": 2, "points": 12}),
    ],
)
def test_where_the_points_of_the_rulebooks_example_come_from(identity: str, parts: Json) -> None:
    others = [name for name in ("black", "pink", "purple", "blue") if name != identity][:3]
    sitting = over(STAIRS, identity, *others)
    assert sitting.game.details(sitting.table)[0] == {"seat": 0, "identity": identity, "tokens": 0, **parts}


# CB-5.3


@rule("CB-5.3")
def test_the_chihuahua_scores_each_visible_empty_box() -> None:
    assert chihuahua(picture("..K.", "K.PP")) == 4


@rule("CB-5.3")
@rule("CB-4.3")
def test_a_covered_empty_box_scores_nothing() -> None:
    assert chihuahua(placed((0, 0, "../.."), (1, 1, "KK/PP"))) == 3


@rule("CB-5.3")
def test_the_chihuahua_scores_two_for_an_area_of_exactly_three_cats() -> None:
    assert chihuahua(picture("KK", "KP")) == 2


@rule("CB-5.3")
@pytest.mark.parametrize("rows", [("KK", "PP"), ("KK", "KK"), ("KKKP", "KKPV"), ("KPPK", "PVVP")])
def test_areas_of_fewer_or_more_than_three_score_nothing(rows: tuple[str, str]) -> None:
    assert chihuahua(picture(*rows)) == 0


@rule("CB-5.3")
def test_three_in_a_row_count_as_well_as_three_round_a_corner() -> None:
    assert chihuahua(picture("KKKP", "VBYP")) == 2


@rule("CB-5.3")
def test_areas_of_three_of_any_color_count_even_of_one_nobody_plays() -> None:
    yellow_and_purple = picture("YYVV", "YPPV")
    assert scores(yellow_and_purple, "chihuahua", "black", "pink", "blue") == [4, 0, 4, 0]


@rule("CB-5.3")
def test_two_areas_of_three_of_one_color_count_both() -> None:
    assert chihuahua(picture("KKPPKK", "KPPPPK")) == 4


@rule("CB-5.3")
def test_three_cats_that_touch_at_corners_are_no_area() -> None:
    assert chihuahua(picture("KPKP", "PKPV")) == 0


@rule("CB-5.3")
def test_three_connected_empty_boxes_are_three_points_and_no_area() -> None:
    assert chihuahua(picture("..", ".K")) == 3


@rule("CB-5.3")
def test_the_chihuahua_scores_boxes_and_areas_together() -> None:
    assert chihuahua(picture("KK..", "KP..")) == 4 + 2


# CB-5.4


@rule("CB-5.4")
def test_most_points_wins() -> None:
    assert winners(picture("KK", "KP"), "black", "pink") == [0]
    assert winners(picture("KK", "KP"), "pink", "blue", "black") == [2]


@rule("CB-5.4")
def test_the_chihuahua_wins_with_most_points() -> None:
    assert winners(STAIRS, "black", "pink", "blue", "chihuahua") == [3]


@rule("CB-5.4")
def test_a_tie_goes_to_the_chihuahua_if_among_them() -> None:
    cards = picture("KK..", "KP..")
    assert scores(cards, "black", "chihuahua", "pink", "blue") == [6, 6, 2, 0]
    assert winners(cards, "black", "chihuahua", "pink", "blue") == [1]


TIED = picture("KKPP", "KVVV", "YYPP", "YYYY")
"""Black and purple have 3 cats in an area of 3, pink 4 in two areas of 2: 6 points each. Yellow has 12."""


@rule("CB-5.4")
def test_a_tie_without_the_chihuahua_goes_to_the_largest_area() -> None:
    assert scores(TIED, "pink", "black") == [6, 6]
    assert winners(TIED, "pink", "black") == [1]


@rule("CB-5.4")
def test_a_chihuahua_with_fewer_points_breaks_no_tie() -> None:
    assert scores(TIED, "chihuahua", "pink", "black", "blue") == [4, 6, 6, 0]
    assert winners(TIED, "chihuahua", "pink", "black", "blue") == [2]


@rule("CB-5.4")
@rule("CB-5.4a")
def test_those_who_tie_with_the_largest_area_share_and_the_others_lose() -> None:
    assert scores(TIED, "black", "pink", "purple") == [6, 6, 6]
    assert winners(TIED, "black", "pink", "purple") == [0, 2]


@rule("CB-5.4")
def test_a_larger_area_does_not_beat_more_points() -> None:
    cards = picture("KVKVPP", "VKVK..")
    assert scores(cards, "pink", "black") == [2 + 2, 4 + 1]
    assert winners(cards, "pink", "black") == [1]


@rule("CB-5.4")
@rule("CB-5.4a")
def test_who_has_fewer_points_has_no_part_in_the_tie() -> None:
    cards = picture("KVKVPP", "VKVK..")
    assert scores(cards, "black", "pink", "purple") == [5, 4, 5]
    assert winners(cards, "black", "pink", "purple") == [0, 2]


@rule("CB-5.4a")
def test_what_is_still_tied_is_a_shared_victory() -> None:
    assert winners(picture("KP", "PK"), "black", "pink") == [0, 1]


@rule("CB-5.4a")
def test_all_share_where_nobody_scores() -> None:
    assert winners(picture("KK", "KK"), "pink", "purple", "blue") == [0, 1, 2]
