"""CB-6.1 to 6.3 and 6.6, the advanced game: its cards, its tokens, Cat Paw and Stacking."""

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor
from tabbytop.engine.seats import WATCHER
from tabbytop.games.catbox.game import read_position
from tests.rules.catbox.tables import (
    DONE,
    PASS,
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

ALL_FIVE = ["cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse"]

ON_ONE = placed((0, 0, "KK/KK"))

CORNERS = {(-1, -1), (1, -1), (-1, 1), (1, 1)}
EDGES = {(0, -1), (-1, 0), (1, 0), (0, 1)}


def two_players(tokens: list[str], on: list[Json] = ON_ONE, **more: object) -> CatBoxMatch:
    """Return a match in which black, who has these tokens, and pink hold two cards each."""
    black = player("black", card("KK/KK"), card("K./KK"), tokens=tokens)
    pink = player("pink", card("PP/PP"), card("P./PP"), tokens=["cat-box"])
    return CatBoxMatch(position(black, pink, placed=on, advanced=True, **more))


def hands(match: CatBoxMatch) -> list[list[str]]:
    """Return the public sides of all hands."""
    return [["/".join(held["public"]) for held in one["hand"]] for one in match.now()["players"]]


def tokens_offered(match: CatBoxMatch) -> set[str]:
    """Return the tokens that can be used now."""
    return {move["token"] for move in match.moves() if move["do"] == "token"}


# CB-6.1


@rule("CB-6.1")
@pytest.mark.parametrize(("seats", "pile"), [(2, 43), (3, 41), (4, 43), (5, 42)])
def test_in_the_advanced_game_no_cards_are_removed(seats: int, pile: int) -> None:
    table = seen(new_match(seats, "x", advanced=True), 0)
    assert table["removed"] == 0
    assert table["pile"]["cards"] == pile


@rule("CB-6.1")
@pytest.mark.parametrize("deck", ["mirror", "secret"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_47_cards_are_played_after_the_first(seats: int, deck: str) -> None:
    match = new_match(seats, "x", deck, advanced=True)
    assert len(finish(match)) == 47
    assert len(seen(match, WATCHER)["placed"]) == 48


# CB-6.2


@rule("CB-6.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_one_of_each_of_the_five_tokens(seats: int) -> None:
    for one in seen(new_match(seats, "x", advanced=True), WATCHER)["players"]:
        assert sorted(one["tokens"]) == sorted(ALL_FIVE)


@rule("CB-6.2")
def test_there_are_no_tokens_in_the_basic_game() -> None:
    match = new_match(3, "x")
    assert [one["tokens"] for one in seen(match, WATCHER)["players"]] == [[], [], []]
    basic = CatBoxMatch(position(player("black", card("KK/KK")), player("pink"), placed=ON_ONE))
    refusal = basic.why_not(use("stacking"))
    assert (refusal.rule, refusal.why) == ("CB-6.2", "basic-game")


@rule("CB-6.2")
def test_before_playing_cat_box_dried_fish_and_stacking_may_be_used() -> None:
    assert tokens_offered(two_players(ALL_FIVE)) == {"cat-box", "dried-fish", "stacking"}


@rule("CB-6.2")
def test_after_playing_cat_paw_cat_box_dried_fish_and_toy_mouse_may_be_used() -> None:
    match = two_players(ALL_FIVE)
    match.do(play(0, 0, 1, 1))
    assert tokens_offered(match) == {"cat-paw", "cat-box", "dried-fish", "toy-mouse"}


@rule("CB-6.2")
def test_using_a_token_is_optional() -> None:
    match = two_players(ALL_FIVE)
    match.do(play(0, 0, 1, 1))
    match.do(DONE)
    assert match.now()["to_move"] == 1
    assert len(match.now()["players"][0]["tokens"]) == 5


@rule("CB-6.2")
def test_a_card_must_be_played_in_addition_to_the_token() -> None:
    match = two_players(ALL_FIVE)
    match.do(use("cat-box", at=[0, 0]))
    assert actor(match.table) == 0
    assert {move["do"] for move in match.moves()} == {"play"}
    refusal = match.why_not(DONE)
    assert (refusal.rule, refusal.why) == ("CB-3.1", "must-play")


@rule("CB-6.2")
@pytest.mark.parametrize("second", [use("stacking"), use("dried-fish", **{"from": 1, "card": 0})])
def test_at_most_one_token_may_be_used_before_playing(second: Json) -> None:
    match = two_players(ALL_FIVE)
    match.do(use("cat-box", at=[0, 0]))
    refusal = match.why_not(second)
    assert (refusal.rule, refusal.why) == ("CB-6.2", "one-token-a-turn")


@rule("CB-6.2")
def test_a_token_used_before_playing_rules_out_another_one_after() -> None:
    match = two_players(ALL_FIVE)
    match.do(use("cat-box", at=[0, 0]))
    match.do(play(0, 0, 1, 1))
    assert match.now()["to_move"] == 1


@rule("CB-6.2")
def test_at_most_one_token_may_be_used_after_playing() -> None:
    match = two_players(ALL_FIVE)
    match.do(play(0, 0, 1, 1))
    match.do(use("cat-box", at=[0, 0]))
    assert match.now()["to_move"] == 1


@rule("CB-6.2")
def test_in_the_next_turn_another_token_may_be_used() -> None:
    match = two_players(["cat-box", "stacking"])
    match.do(use("cat-box", at=[0, 0]))
    match.do(play(0, 0, 1, 1))
    match.do(play(1, 0, 2, 2))
    match.do(DONE)
    assert tokens_offered(match) == {"stacking"}


@rule("CB-6.2")
def test_a_used_token_leaves_the_game() -> None:
    match = two_players(["cat-box", "stacking"])
    match.do(use("stacking"))
    assert match.now()["players"][0]["tokens"] == ["cat-box"]


@rule("CB-6.2")
@pytest.mark.parametrize("gone", ["cat-paw", "stacking", "cat-box"])
def test_a_used_token_cannot_be_used_again(gone: str) -> None:
    match = two_players([token for token in ALL_FIVE if token != gone])
    refusal = match.why_not(use(gone, at=[0, 0]) if gone == "cat-box" else use(gone))
    assert (refusal.rule, refusal.why) == ("CB-6.2", "token-gone")
    assert refusal.facts == {"token": gone}


@rule("CB-6.2")
def test_a_used_token_cannot_be_used_again_after_playing() -> None:
    match = two_players(["cat-box"])
    match.do(play(0, 0, 1, 1))
    refusal = match.why_not(use("cat-paw"))
    assert (refusal.rule, refusal.why) == ("CB-6.2", "token-gone")


@rule("CB-6.2")
def test_another_players_tokens_cannot_be_used() -> None:
    assert tokens_offered(two_players([])) == set()


@rule("CB-6.2")
@pytest.mark.parametrize("tokens", [[], ["stacking"]])
def test_the_turn_ends_with_the_card_if_no_token_can_be_used(tokens: list[str]) -> None:
    match = two_players(tokens)
    match.do(play(0, 0, 1, 1))
    assert match.now()["to_move"] == 1


@rule("CB-6.2")
@rule("CB-3.1")
def test_a_second_card_needs_cat_paw() -> None:
    match = two_players(ALL_FIVE)
    match.do(play(0, 0, 1, 1))
    refusal = match.why_not(play(1, 0, -1, -1))
    assert (refusal.rule, refusal.why) == ("CB-3.1", "has-played")


@rule("CB-6.2")
@pytest.mark.parametrize(("tokens", "points"), [([], 8), (["cat-paw"], 9), (ALL_FIVE, 13)])
def test_each_unused_token_is_worth_one_point_at_the_end(tokens: list[str], points: int) -> None:
    match = CatBoxMatch(
        position(player("black", tokens=tokens), player("pink"), placed=ON_ONE, advanced=True, phase="over")
    )
    assert match.scores() == [points, 0]


@rule("CB-6.2")
@rule("CB-5.4")
def test_points_for_unused_tokens_count_like_any_others_for_wins_and_ties() -> None:
    tied = [player("black", tokens=["cat-paw"]), player("pink", tokens=["cat-box", "stacking", "toy-mouse"])]
    match = CatBoxMatch(position(*tied, placed=picture("KK", "VP"), advanced=True, phase="over"))
    assert match.scores() == [2 + 2 + 1, 1 + 1 + 3]
    assert match.game.winners(match.table) == [0]


@rule("CB-6.2")
def test_the_chihuahua_scores_unused_tokens_too() -> None:
    four = [player("chihuahua", tokens=["cat-paw", "cat-box"]), player("black"), player("pink"), player("blue")]
    match = CatBoxMatch(position(*four, placed=picture("..", "KP"), advanced=True, phase="over"))
    assert match.scores() == [2 + 2, 2, 2, 0]


@rule("CB-6.2")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_everybodys_tokens(seat: int) -> None:
    players = two_players(["cat-paw", "stacking"]).seen(seat)["players"]
    assert [one["tokens"] for one in players] == [["cat-paw", "stacking"], ["cat-box"]]


@rule("CB-6.2")
def test_a_position_with_a_duplicate_token_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        two_players(["cat-paw", "cat-paw"])
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "token-twice")


@rule("CB-6.2")
@pytest.mark.parametrize("more", [{"phase": "after"}, {"phase": "again"}, {"token_used": True}, {"stacking": True}])
def test_a_basic_position_with_token_fields_is_refused(more: Json) -> None:
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black", card("KK/KK")), player("pink"), placed=ON_ONE, **more))
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "basic-game")


@rule("CB-6.2")
def test_no_token_may_be_used_in_a_position_where_one_was_used_this_turn() -> None:
    match = two_players(ALL_FIVE, token_used=True)
    assert tokens_offered(match) == set()
    match.do(play(0, 0, 1, 1))
    assert match.now()["to_move"] == 1


@rule("CB-6.2")
def test_a_position_in_phase_after_with_a_token_already_used_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        two_players(ALL_FIVE, phase="after", token_used=True)
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "one-token-a-turn")


# CB-6.3, Cat Paw


@rule("CB-6.3")
def test_cat_paw_allows_another_card_at_once() -> None:
    match = two_players(["cat-paw"])
    match.do(play(0, 0, 1, 1))
    match.do(use("cat-paw"))
    assert match.now()["phase"] == "again"
    match.do(play(1, 0, 2, 2))
    assert [one["at"] for one in match.now()["placed"]] == [[0, 0], [1, 1], [2, 2]]
    assert match.now()["to_move"] == 1


@rule("CB-6.3")
def test_the_second_card_may_come_from_any_hand() -> None:
    match = two_players(["cat-paw"])
    match.do(play(0, 0, 1, 1))
    match.do(use("cat-paw"))
    assert {(move["from"], move["card"]) for move in match.moves()} == {(0, 0), (1, 0), (1, 1)}


@rule("CB-6.3")
@rule("CB-4.2")
def test_the_second_card_follows_the_rules_of_placement() -> None:
    match = two_players(["cat-paw"])
    match.do(play(0, 0, 1, 1))
    match.do(use("cat-paw"))
    refusal = match.why_not(play(1, 0, 2, 1))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")


@rule("CB-6.3")
def test_after_cat_paw_another_card_must_be_played() -> None:
    match = two_players(["cat-paw", "cat-box"])
    match.do(play(0, 0, 1, 1))
    match.do(use("cat-paw"))
    assert {move["do"] for move in match.moves()} == {"play"}
    assert match.why_not(DONE).rule == "CB-3.1"
    assert match.why_not(PASS).rule == "CB-6.8"
    assert match.why_not(use("cat-box", at=[0, 0])).rule == "CB-6.2"


@rule("CB-6.3")
def test_cat_paw_cannot_be_used_before_playing() -> None:
    refusal = two_players(ALL_FIVE).why_not(use("cat-paw"))
    assert (refusal.rule, refusal.why) == ("CB-6.3", "token-after-playing")


@rule("CB-6.3")
def test_a_position_may_start_after_cat_paw() -> None:
    match = two_players(["cat-box"], phase="again")
    assert {move["do"] for move in match.moves()} == {"play"}
    match.do(play(0, 0, 1, 1))
    assert match.now()["to_move"] == 1


@rule("CB-6.3a")
def test_cat_paw_is_not_offered_without_another_card() -> None:
    black = player("black", card("KK/KK"), tokens=["cat-paw", "cat-box"])
    match = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, advanced=True))
    match.do(play(0, 0, 1, 1))
    assert tokens_offered(match) == {"cat-box"}
    refusal = match.why_not(use("cat-paw"))
    assert (refusal.rule, refusal.why) == ("CB-6.3", "no-card-to-play")


@rule("CB-6.3a")
def test_cards_in_the_draw_pile_do_not_count_as_another_card_for_cat_paw() -> None:
    black = player("black", card("KK/KK"), tokens=["cat-paw"])
    match = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, pile=[card("VV/VV")], advanced=True))
    match.do(play(0, 0, 1, 1))
    assert match.now()["to_move"] == 1
    assert match.now()["players"][0]["tokens"] == ["cat-paw"]


@rule("CB-6.3a")
@rule("CB-6.5")
def test_cat_paw_may_use_a_card_under_your_own_dried_fish_but_not_under_another_players() -> None:
    kept = [card("VV/VV")]
    own = player("black", card("KK/KK"), tokens=["cat-paw"], fish=kept)
    match = CatBoxMatch(position(own, player("pink"), placed=ON_ONE, advanced=True))
    match.do(play(0, 0, 1, 1))
    assert tokens_offered(match) == {"cat-paw"}
    without_fish = player("black", card("KK/KK"), tokens=["cat-paw"])
    match = CatBoxMatch(position(without_fish, player("pink", fish=kept), placed=ON_ONE, advanced=True))
    match.do(play(0, 0, 1, 1))
    assert match.now()["to_move"] == 1


PILE = [card("VV/VV"), card("BB/BB"), card("YY/YY")]


@rule("CB-6.3b")
def test_hands_are_not_refilled_between_the_two_cards() -> None:
    match = two_players(["cat-paw"], pile=PILE)
    match.do(play(0, 0, 1, 1))
    assert hands(match) == [["K./KK"], ["PP/PP", "P./PP"]]
    match.do(use("cat-paw"))
    assert hands(match) == [["K./KK"], ["PP/PP", "P./PP"]]


@rule("CB-6.3b")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        (0, 1, [["K./KK", "VV/VV"], ["P./PP", "BB/BB"]]),
        (1, 0, [["K./KK", "BB/BB"], ["P./PP", "VV/VV"]]),
        (0, 0, [["VV/VV", "BB/BB"], ["PP/PP", "P./PP"]]),
        (1, 1, [["KK/KK", "K./KK"], ["VV/VV", "BB/BB"]]),
    ],
)
def test_hands_are_refilled_in_the_order_in_which_cards_left_them(
    first: int, second: int, after: list[list[str]]
) -> None:
    match = two_players(["cat-paw"], pile=PILE)
    match.do(play(first, 0, 1, 1))
    match.do(use("cat-paw"))
    match.do(play(second, 0, 2, 2))
    assert hands(match) == after


@rule("CB-6.3b")
def test_the_last_card_of_the_pile_goes_to_the_hand_that_lost_a_card_first() -> None:
    match = two_players(["cat-paw"], pile=[card("VV/VV")])
    match.do(play(1, 0, 1, 1))
    match.do(use("cat-paw"))
    match.do(play(0, 0, 2, 2))
    assert hands(match) == [["K./KK"], ["P./PP", "VV/VV"]]


@rule("CB-6.3b")
def test_hands_are_refilled_at_the_end_of_the_turn_without_cat_paw_too() -> None:
    match = two_players(["cat-box"], pile=PILE)
    match.do(play(0, 0, 1, 1))
    assert hands(match)[0] == ["K./KK"]
    match.do(DONE)
    assert hands(match)[0] == ["K./KK", "VV/VV"]


# CB-6.6, Stacking


def stack(on: list[Json], face: str = "PP/PP") -> CatBoxMatch:
    """Return a match in which black has used Stacking and holds one card with this secret side."""
    black = player("black", card("YY/YY", face), tokens=["stacking"])
    match = CatBoxMatch(position(black, player("pink"), placed=on, advanced=True))
    match.do(use("stacking"))
    return match


@rule("CB-6.6")
def test_stacking_is_used_before_playing_and_the_card_follows() -> None:
    match = stack(ON_ONE)
    assert actor(match.table) == 0
    assert {move["do"] for move in match.moves()} == {"play"}
    assert match.now()["stacking"] is True


@rule("CB-6.6")
def test_stacking_cannot_be_used_after_playing() -> None:
    match = two_players(ALL_FIVE)
    match.do(play(0, 0, 1, 1))
    refusal = match.why_not(use("stacking"))
    assert (refusal.rule, refusal.why) == ("CB-6.6", "token-before-playing")


@rule("CB-6.6")
@pytest.mark.parametrize("face", ["PP/PP", "P./PP", "../.."])
def test_a_stacking_play_may_cover_one_to_four_quadrants_whatever_the_card_shows(face: str) -> None:
    one_box = placed((0, 0, "KK/K."))
    assert stack(one_box, face).places() == CORNERS | EDGES | {(0, 0)}


@rule("CB-6.6")
@pytest.mark.parametrize("face", ["PP/PP", "P./PP", "../.."])
def test_a_stacking_play_never_covers_four_cats(face: str) -> None:
    match = stack(ON_ONE, face)
    assert match.places() == CORNERS | EDGES
    refusal = match.why_not(play(0, 0, 0, 0))
    assert (refusal.rule, refusal.why) == ("CB-6.6", "covers-four-cats")


@rule("CB-6.6")
@pytest.mark.parametrize("at", [(1, 0), (0, 1)])
def test_a_stacking_play_may_cover_three_cats(at: tuple[int, int]) -> None:
    match = stack(placed((0, 0, "KK/KK"), (1, 1, "BB/BB")))
    match.do(play(0, 0, *at))
    assert match.now()["placed"][-1]["at"] == list(at)


@rule("CB-6.6")
@pytest.mark.parametrize("rows", [("KK", ".K"), ("K.", ".K"), ("..", ".K"), ("..", "..")])
def test_a_stacking_play_may_cover_four_quadrants_if_one_is_an_empty_box(rows: tuple[str, str]) -> None:
    match = stack(picture(*rows))
    match.do(play(0, 0, 0, 0))
    assert [match.visible(0, 0), match.visible(1, 1)] == ["P", "P"]


@rule("CB-6.6")
def test_a_stacking_play_may_cover_quadrants_of_several_cards() -> None:
    match = stack(picture("KK..", "KKKK", "BBBB", "BB.B"))
    assert (1, 0) in match.places()
    assert (1, 2) in match.places()
    assert match.why_not(play(0, 0, 1, 1)).why == "covers-four-cats"


@rule("CB-6.6")
@rule("CB-4.3")
def test_a_stacking_play_counts_only_the_cats_on_top() -> None:
    box_below = placed((0, 0, "KK/K."), (1, 1, "BB/BB"))
    assert stack(box_below).why_not(play(0, 0, 0, 0)).why == "covers-four-cats"
    cat_below = placed((0, 0, "KK/KK"), (1, 1, ".B/BB"))
    assert (0, 0) in stack(cat_below).places()


@rule("CB-6.6")
@rule("CB-4.2")
def test_a_stacking_play_covers_at_least_one_quadrant() -> None:
    refusal = stack(ON_ONE).why_not(play(0, 0, 2, 2))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-nothing")


@rule("CB-6.6")
def test_a_card_from_another_players_hand_may_be_the_stacking_play() -> None:
    black = player("black", tokens=["stacking"])
    match = CatBoxMatch(
        position(black, player("pink", card("PP/PP", "VV/VV")), placed=picture("K.", "KK"), advanced=True)
    )
    match.do(use("stacking"))
    match.do(play(1, 0, 0, 0))
    assert match.visible(1, 0) == "P"


@rule("CB-6.6")
def test_stacking_applies_only_to_the_next_card() -> None:
    match = two_players(["stacking"])
    match.do(use("stacking"))
    match.do(play(0, 0, 1, 0))
    refusal = match.why_not(play(1, 0, 1, 0))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")


@rule("CB-6.6")
def test_a_position_may_start_with_a_stacking_play() -> None:
    match = two_players(["cat-box"], on=placed((0, 0, "K./KK")), stacking=True)
    assert (0, 0) in match.places()
    assert tokens_offered(match) == set()


@rule("CB-6.6")
def test_a_position_with_stacking_after_playing_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        two_players(["cat-box"], stacking=True, phase="after")
    assert (refused.value.rule, refused.value.why) == ("CB-6.6", "stacking-phase")
