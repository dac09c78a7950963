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
    """Return the points of these identities."""
    return over(cards, *identities).scores()


def winners(cards: list[Json], *identities: str) -> list[int]:
    """Return which of these identities win, by seat."""
    match = over(cards, *identities)
    return match.game.winners(match.table)


def chihuahua(cards: list[Json]) -> int:
    """Return the points of the Chihuahua."""
    return scores(cards, "chihuahua", "black", "pink", "blue")[0]


# CB-5.1


def last_card(tokens: list[str] | None = None) -> CatBoxMatch:
    """Return a match in which black holds the last card of the game; with tokens, it's an advanced game."""
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
    match = last_card()
    match.do(play(0, 0, 1, 1))
    assert is_over(match.table)
    assert match.now()["phase"] == "over"


@rule("CB-5.1")
def test_the_game_is_not_over_while_anybody_holds_a_card() -> None:
    match = CatBoxMatch(position(player("black", card("PP/PP")), player("pink", card("VV/VV")), placed=ON_ONE))
    match.do(play(0, 0, 1, 1))
    assert match.now()["phase"] == "turn"


@rule("CB-5.1")
def test_the_game_is_not_over_while_a_hand_is_refilled_from_the_pile() -> None:
    match = CatBoxMatch(position(player("black", card("PP/PP")), player("pink"), placed=ON_ONE, pile=[card("VV/VV")]))
    match.do(play(0, 0, 1, 1))
    assert match.now()["phase"] == "turn"
    assert match.now()["players"][0]["hand"] == [card("VV/VV")]


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
    match = last_card()
    match.do(play(0, 0, 1, 1))
    assert [one["identity"] for one in match.seen(seat)["players"]] == ["black", "pink"]


@rule("CB-5.1")
def test_identities_stay_hidden_until_the_turn_of_the_last_card_is_finished() -> None:
    match = last_card(["cat-box"])
    match.do(play(0, 0, 1, 1))
    assert match.seen(1)["players"][0]["identity"] is None
    match.do(DONE)
    assert match.seen(1)["players"][0]["identity"] == "black"


@rule("CB-5.1")
def test_after_the_last_card_a_token_may_still_be_used() -> None:
    match = last_card(["cat-box", "toy-mouse"])
    match.do(play(0, 0, 1, 1))
    assert match.now()["phase"] == "after"
    match.do(use("toy-mouse", lift=[1, 1], at=[-1, -1]))
    assert match.now()["phase"] == "over"
    assert [match.visible(-1, -1), match.visible(1, 1)] == ["P", "K"]


@rule("CB-5.1")
def test_after_the_last_card_only_tokens_that_can_still_be_used_are_offered() -> None:
    match = last_card(["cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse"])
    match.do(play(0, 0, 1, 1))
    assert {move["token"] for move in match.moves() if move["do"] == "token"} == {"cat-box", "toy-mouse"}


@rule("CB-5.1")
def test_when_the_game_is_over_nobody_can_move() -> None:
    match = last_card()
    match.do(play(0, 0, 1, 1))
    assert match.moves() == []
    with pytest.raises(Refusal) as refused:
        match.match.say(1, match.game.read_action(match.table, play(1, 0, 2, 2)))
    assert refused.value.why == "game-over"


# CB-5.2


@rule("CB-5.2")
def test_a_cat_scores_each_visible_cat_of_its_color_and_each_in_its_largest_area() -> None:
    assert scores(picture("KK", "KP"), "black", "pink") == [3 + 3, 1 + 1]


@rule("CB-5.2")
def test_a_color_with_no_visible_cat_scores_nothing() -> None:
    assert scores(picture("KK", "KP"), "blue", "yellow") == [0, 0]


@rule("CB-5.2")
def test_cats_outside_the_largest_area_score_once() -> None:
    assert scores(picture("KKPPPK", "KKPPPP"), "black", "pink") == [5 + 4, 7 + 7]


@rule("CB-5.2")
def test_only_one_of_several_equally_large_areas_scores() -> None:
    assert scores(picture("KKPPKK", "PPPPPP"), "black", "pink") == [4 + 2, 8 + 8]


@rule("CB-5.2")
def test_corners_do_not_connect() -> None:
    assert scores(picture("KP", "PK"), "black", "pink") == [2 + 1, 2 + 1]


@rule("CB-5.2")
def test_an_area_may_span_several_cards() -> None:
    assert scores(picture("PKKP", "PKKP"), "black", "pink") == [4 + 4, 4 + 2]


@rule("CB-5.2")
def test_an_area_may_surround_another() -> None:
    assert scores(picture("KKKK", "KPPK", "KPPK", "KKKK"), "black", "pink") == [12 + 12, 4 + 4]


@rule("CB-5.2")
def test_empty_boxes_and_other_cats_do_not_connect() -> None:
    assert scores(picture("K.KPKK", "PPPPPP"), "black", "pink") == [4 + 2, 7 + 7]


@rule("CB-5.2")
def test_gaps_in_the_play_area_do_not_connect() -> None:
    assert scores(picture("KK  KK", "KK  PP"), "black", "pink") == [6 + 4, 2 + 2]


@rule("CB-5.2")
@rule("CB-4.3")
def test_covering_the_middle_of_an_area_splits_it() -> None:
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
def test_the_breakdown_of_the_points_in_the_rulebooks_example(identity: str, parts: Json) -> None:
    others = [name for name in ("black", "pink", "purple", "blue") if name != identity][:3]
    match = over(STAIRS, identity, *others)
    assert match.game.details(match.table)[0] == {"seat": 0, "identity": identity, "tokens": 0, **parts}


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
def test_three_cats_in_a_row_score_like_three_around_a_corner() -> None:
    assert chihuahua(picture("KKKP", "VBYP")) == 2


@rule("CB-5.3")
def test_areas_of_three_score_in_any_color_even_one_that_nobody_plays() -> None:
    yellow_and_purple = picture("YYVV", "YPPV")
    assert scores(yellow_and_purple, "chihuahua", "black", "pink", "blue") == [4, 0, 4, 0]


@rule("CB-5.3")
def test_two_areas_of_three_of_the_same_color_both_score() -> None:
    assert chihuahua(picture("KKPPKK", "KPPPPK")) == 4


@rule("CB-5.3")
def test_three_cats_that_touch_only_at_corners_are_not_an_area() -> None:
    assert chihuahua(picture("KPKP", "PKPV")) == 0


@rule("CB-5.3")
def test_three_connected_empty_boxes_score_three_points_and_are_not_an_area() -> None:
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
def test_the_chihuahua_wins_with_the_most_points() -> None:
    assert winners(STAIRS, "black", "pink", "blue", "chihuahua") == [3]


@rule("CB-5.4")
def test_a_tie_goes_to_the_chihuahua_if_among_the_tied_players() -> None:
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
def test_a_chihuahua_with_fewer_points_does_not_win_the_tie() -> None:
    assert scores(TIED, "chihuahua", "pink", "black", "blue") == [4, 6, 6, 0]
    assert winners(TIED, "chihuahua", "pink", "black", "blue") == [2]


@rule("CB-5.4")
@rule("CB-5.4a")
def test_tied_players_with_equally_large_areas_share_the_victory() -> None:
    assert scores(TIED, "black", "pink", "purple") == [6, 6, 6]
    assert winners(TIED, "black", "pink", "purple") == [0, 2]


@rule("CB-5.4")
def test_a_larger_area_does_not_beat_more_points() -> None:
    cards = picture("KVKVPP", "VKVK..")
    assert scores(cards, "pink", "black") == [2 + 2, 4 + 1]
    assert winners(cards, "pink", "black") == [1]


@rule("CB-5.4")
@rule("CB-5.4a")
def test_a_player_with_fewer_points_is_not_part_of_the_tie() -> None:
    cards = picture("KVKVPP", "VKVK..")
    assert scores(cards, "black", "pink", "purple") == [5, 4, 5]
    assert winners(cards, "black", "pink", "purple") == [0, 2]


@rule("CB-5.4a")
def test_victory_is_shared_if_the_tie_remains() -> None:
    assert winners(picture("KP", "PK"), "black", "pink") == [0, 1]


@rule("CB-5.4a")
def test_all_players_share_the_victory_if_nobody_scores() -> None:
    assert winners(picture("KK", "KK"), "pink", "purple", "blue") == [0, 1, 2]
