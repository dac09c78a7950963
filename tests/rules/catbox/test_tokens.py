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


def two(tokens: list[str], on: list[Json] = ON_ONE, **more: object) -> CatBoxMatch:
    """Return a match: black, with these tokens, and pink hold two cards each."""
    black = player("black", card("KK/KK"), card("K./KK"), tokens=tokens)
    pink = player("pink", card("PP/PP"), card("P./PP"), tokens=["cat-box"])
    return CatBoxMatch(position(black, pink, placed=on, advanced=True, **more))


def hands(sitting: CatBoxMatch) -> list[list[str]]:
    """Return the public sides of all hands."""
    return [["/".join(held["public"]) for held in one["hand"]] for one in sitting.now()["players"]]


def tokens_offered(sitting: CatBoxMatch) -> set[str]:
    """Return the tokens that could be used now."""
    return {move["token"] for move in sitting.moves() if move["do"] == "token"}


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
def test_each_player_has_one_each_of_the_five_tokens(seats: int) -> None:
    for one in seen(new_match(seats, "x", advanced=True), WATCHER)["players"]:
        assert sorted(one["tokens"]) == sorted(ALL_FIVE)


@rule("CB-6.2")
def test_there_are_no_tokens_in_the_basic_game() -> None:
    match = new_match(3, "x")
    assert [one["tokens"] for one in seen(match, WATCHER)["players"]] == [[], [], []]
    sitting = CatBoxMatch(position(player("black", card("KK/KK")), player("pink"), placed=ON_ONE))
    refusal = sitting.why_not(use("stacking"))
    assert (refusal.rule, refusal.why) == ("CB-6.2", "basic-game")


@rule("CB-6.2")
def test_before_playing_cat_box_dried_fish_and_stacking_may_be_used() -> None:
    assert tokens_offered(two(ALL_FIVE)) == {"cat-box", "dried-fish", "stacking"}


@rule("CB-6.2")
def test_after_playing_cat_paw_cat_box_dried_fish_and_toy_mouse_may_be_used() -> None:
    sitting = two(ALL_FIVE)
    sitting.do(play(0, 0, 1, 1))
    assert tokens_offered(sitting) == {"cat-paw", "cat-box", "dried-fish", "toy-mouse"}


@rule("CB-6.2")
def test_nobody_must_use_a_token() -> None:
    sitting = two(ALL_FIVE)
    sitting.do(play(0, 0, 1, 1))
    sitting.do(DONE)
    assert sitting.now()["to_move"] == 1
    assert len(sitting.now()["players"][0]["tokens"]) == 5


@rule("CB-6.2")
def test_a_card_must_be_played_besides_the_token() -> None:
    sitting = two(ALL_FIVE)
    sitting.do(use("cat-box", at=[0, 0]))
    assert actor(sitting.table) == 0
    assert {move["do"] for move in sitting.moves()} == {"play"}
    refusal = sitting.why_not(DONE)
    assert (refusal.rule, refusal.why) == ("CB-3.1", "must-play")


@rule("CB-6.2")
@pytest.mark.parametrize("second", [use("stacking"), use("dried-fish", **{"from": 1, "card": 0})])
def test_before_playing_at_most_one_token_is_used(second: Json) -> None:
    sitting = two(ALL_FIVE)
    sitting.do(use("cat-box", at=[0, 0]))
    refusal = sitting.why_not(second)
    assert (refusal.rule, refusal.why) == ("CB-6.2", "one-token-a-turn")


@rule("CB-6.2")
def test_who_used_a_token_before_playing_uses_none_after() -> None:
    sitting = two(ALL_FIVE)
    sitting.do(use("cat-box", at=[0, 0]))
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["to_move"] == 1


@rule("CB-6.2")
def test_after_playing_at_most_one_token_is_used() -> None:
    sitting = two(ALL_FIVE)
    sitting.do(play(0, 0, 1, 1))
    sitting.do(use("cat-box", at=[0, 0]))
    assert sitting.now()["to_move"] == 1


@rule("CB-6.2")
def test_in_the_next_turn_another_token_may_be_used() -> None:
    sitting = two(["cat-box", "stacking"])
    sitting.do(use("cat-box", at=[0, 0]))
    sitting.do(play(0, 0, 1, 1))
    sitting.do(play(1, 0, 2, 2))
    sitting.do(DONE)
    assert tokens_offered(sitting) == {"stacking"}


@rule("CB-6.2")
def test_a_used_token_leaves_the_game() -> None:
    sitting = two(["cat-box", "stacking"])
    sitting.do(use("stacking"))
    assert sitting.now()["players"][0]["tokens"] == ["cat-box"]


@rule("CB-6.2")
@pytest.mark.parametrize("gone", ["cat-paw", "stacking", "cat-box"])
def test_a_token_that_is_gone_cannot_be_used(gone: str) -> None:
    sitting = two([token for token in ALL_FIVE if token != gone])
    refusal = sitting.why_not(use(gone, at=[0, 0]) if gone == "cat-box" else use(gone))
    assert (refusal.rule, refusal.why) == ("CB-6.2", "token-gone")
    assert refusal.facts == {"token": gone}


@rule("CB-6.2")
def test_after_playing_a_token_that_is_gone_cannot_be_used() -> None:
    sitting = two(["cat-box"])
    sitting.do(play(0, 0, 1, 1))
    refusal = sitting.why_not(use("cat-paw"))
    assert (refusal.rule, refusal.why) == ("CB-6.2", "token-gone")


@rule("CB-6.2")
def test_another_players_tokens_cannot_be_used() -> None:
    assert tokens_offered(two([])) == set()


@rule("CB-6.2")
@pytest.mark.parametrize("tokens", [[], ["stacking"]])
def test_where_no_token_could_be_used_the_turn_ends_with_the_card(tokens: list[str]) -> None:
    sitting = two(tokens)
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["to_move"] == 1


@rule("CB-6.2")
@rule("CB-3.1")
def test_after_playing_no_other_card_is_played_without_cat_paw() -> None:
    sitting = two(ALL_FIVE)
    sitting.do(play(0, 0, 1, 1))
    refusal = sitting.why_not(play(1, 0, -1, -1))
    assert (refusal.rule, refusal.why) == ("CB-3.1", "has-played")


@rule("CB-6.2")
@pytest.mark.parametrize(("tokens", "points"), [([], 8), (["cat-paw"], 9), (ALL_FIVE, 13)])
def test_each_unused_token_is_a_point_at_the_end(tokens: list[str], points: int) -> None:
    sitting = CatBoxMatch(
        position(player("black", tokens=tokens), player("pink"), placed=ON_ONE, advanced=True, phase="over")
    )
    assert sitting.scores() == [points, 0]


@rule("CB-6.2")
@rule("CB-5.4")
def test_unused_tokens_win_and_tie_like_other_points() -> None:
    tied = [player("black", tokens=["cat-paw"]), player("pink", tokens=["cat-box", "stacking", "toy-mouse"])]
    sitting = CatBoxMatch(position(*tied, placed=picture("KK", "VP"), advanced=True, phase="over"))
    assert sitting.scores() == [2 + 2 + 1, 1 + 1 + 3]
    assert sitting.game.winners(sitting.table) == [0]


@rule("CB-6.2")
def test_the_chihuahua_scores_unused_tokens_too() -> None:
    four = [player("chihuahua", tokens=["cat-paw", "cat-box"]), player("black"), player("pink"), player("blue")]
    sitting = CatBoxMatch(position(*four, placed=picture("..", "KP"), advanced=True, phase="over"))
    assert sitting.scores() == [2 + 2, 2, 2, 0]


@rule("CB-6.2")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_everybodys_tokens(seat: int) -> None:
    players = two(["cat-paw", "stacking"]).seen(seat)["players"]
    assert [one["tokens"] for one in players] == [["cat-paw", "stacking"], ["cat-box"]]


@rule("CB-6.2")
def test_a_position_with_a_token_twice_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        two(["cat-paw", "cat-paw"])
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "token-twice")


@rule("CB-6.2")
@pytest.mark.parametrize("more", [{"phase": "after"}, {"phase": "again"}, {"token_used": True}, {"stacking": True}])
def test_a_basic_position_with_anything_of_tokens_is_refused(more: Json) -> None:
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black", card("KK/KK")), player("pink"), placed=ON_ONE, **more))
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "basic-game")


@rule("CB-6.2")
def test_in_a_position_after_a_token_no_other_may_be_used() -> None:
    sitting = two(ALL_FIVE, token_used=True)
    assert tokens_offered(sitting) == set()
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["to_move"] == 1


@rule("CB-6.2")
def test_the_phase_after_playing_is_never_that_of_a_turn_with_a_used_token() -> None:
    with pytest.raises(Refusal) as refused:
        two(ALL_FIVE, phase="after", token_used=True)
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "one-token-a-turn")


# CB-6.3, Cat Paw


@rule("CB-6.3")
def test_cat_paw_lets_one_play_another_card_at_once() -> None:
    sitting = two(["cat-paw"])
    sitting.do(play(0, 0, 1, 1))
    sitting.do(use("cat-paw"))
    assert sitting.now()["phase"] == "again"
    sitting.do(play(1, 0, 2, 2))
    assert [one["at"] for one in sitting.now()["placed"]] == [[0, 0], [1, 1], [2, 2]]
    assert sitting.now()["to_move"] == 1


@rule("CB-6.3")
def test_the_second_card_may_be_ones_own_or_anothers() -> None:
    sitting = two(["cat-paw"])
    sitting.do(play(0, 0, 1, 1))
    sitting.do(use("cat-paw"))
    assert {(move["from"], move["card"]) for move in sitting.moves()} == {(0, 0), (1, 0), (1, 1)}


@rule("CB-6.3")
@rule("CB-4.2")
def test_the_second_card_follows_the_rules_of_placement() -> None:
    sitting = two(["cat-paw"])
    sitting.do(play(0, 0, 1, 1))
    sitting.do(use("cat-paw"))
    refusal = sitting.why_not(play(1, 0, 2, 1))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")


@rule("CB-6.3")
def test_after_cat_paw_another_card_must_be_played() -> None:
    sitting = two(["cat-paw", "cat-box"])
    sitting.do(play(0, 0, 1, 1))
    sitting.do(use("cat-paw"))
    assert {move["do"] for move in sitting.moves()} == {"play"}
    assert sitting.why_not(DONE).rule == "CB-3.1"
    assert sitting.why_not(PASS).rule == "CB-6.8"
    assert sitting.why_not(use("cat-box", at=[0, 0])).rule == "CB-6.2"


@rule("CB-6.3")
def test_cat_paw_is_not_for_before_playing() -> None:
    refusal = two(ALL_FIVE).why_not(use("cat-paw"))
    assert (refusal.rule, refusal.why) == ("CB-6.3", "token-after-playing")


@rule("CB-6.3")
def test_a_position_may_begin_after_cat_paw() -> None:
    sitting = two(["cat-box"], phase="again")
    assert {move["do"] for move in sitting.moves()} == {"play"}
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["to_move"] == 1


@rule("CB-6.3a")
def test_cat_paw_is_not_offered_without_another_card() -> None:
    black = player("black", card("KK/KK"), tokens=["cat-paw", "cat-box"])
    sitting = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, advanced=True))
    sitting.do(play(0, 0, 1, 1))
    assert tokens_offered(sitting) == {"cat-box"}
    refusal = sitting.why_not(use("cat-paw"))
    assert (refusal.rule, refusal.why) == ("CB-6.3", "no-card-to-play")


@rule("CB-6.3a")
def test_the_pile_is_no_other_card_for_cat_paw() -> None:
    black = player("black", card("KK/KK"), tokens=["cat-paw"])
    sitting = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, pile=[card("VV/VV")], advanced=True))
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["to_move"] == 1
    assert sitting.now()["players"][0]["tokens"] == ["cat-paw"]


@rule("CB-6.3a")
@rule("CB-6.5")
def test_a_card_under_ones_own_dried_fish_is_another_card_but_not_one_under_anothers() -> None:
    kept = [card("VV/VV")]
    own = player("black", card("KK/KK"), tokens=["cat-paw"], fish=kept)
    sitting = CatBoxMatch(position(own, player("pink"), placed=ON_ONE, advanced=True))
    sitting.do(play(0, 0, 1, 1))
    assert tokens_offered(sitting) == {"cat-paw"}
    bare = player("black", card("KK/KK"), tokens=["cat-paw"])
    sitting = CatBoxMatch(position(bare, player("pink", fish=kept), placed=ON_ONE, advanced=True))
    sitting.do(play(0, 0, 1, 1))
    assert sitting.now()["to_move"] == 1


PILE = [card("VV/VV"), card("BB/BB"), card("YY/YY")]


@rule("CB-6.3b")
def test_hands_are_not_refilled_between_the_two_cards() -> None:
    sitting = two(["cat-paw"], pile=PILE)
    sitting.do(play(0, 0, 1, 1))
    assert hands(sitting) == [["K./KK"], ["PP/PP", "P./PP"]]
    sitting.do(use("cat-paw"))
    assert hands(sitting) == [["K./KK"], ["PP/PP", "P./PP"]]


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
    sitting = two(["cat-paw"], pile=PILE)
    sitting.do(play(first, 0, 1, 1))
    sitting.do(use("cat-paw"))
    sitting.do(play(second, 0, 2, 2))
    assert hands(sitting) == after


@rule("CB-6.3b")
def test_the_last_card_of_the_pile_goes_to_the_hand_that_a_card_left_first() -> None:
    sitting = two(["cat-paw"], pile=[card("VV/VV")])
    sitting.do(play(1, 0, 1, 1))
    sitting.do(use("cat-paw"))
    sitting.do(play(0, 0, 2, 2))
    assert hands(sitting) == [["K./KK"], ["P./PP", "VV/VV"]]


@rule("CB-6.3b")
def test_without_cat_paw_too_hands_are_refilled_at_the_end_of_the_turn() -> None:
    sitting = two(["cat-box"], pile=PILE)
    sitting.do(play(0, 0, 1, 1))
    assert hands(sitting)[0] == ["K./KK"]
    sitting.do(DONE)
    assert hands(sitting)[0] == ["K./KK", "VV/VV"]


# CB-6.6, Stacking


def stack(on: list[Json], face: str = "PP/PP") -> CatBoxMatch:
    """Return a match: black has used Stacking and holds one card with this secret side."""
    black = player("black", card("YY/YY", face), tokens=["stacking"])
    sitting = CatBoxMatch(position(black, player("pink"), placed=on, advanced=True))
    sitting.do(use("stacking"))
    return sitting


@rule("CB-6.6")
def test_stacking_is_used_before_playing_and_the_card_follows() -> None:
    sitting = stack(ON_ONE)
    assert actor(sitting.table) == 0
    assert {move["do"] for move in sitting.moves()} == {"play"}
    assert sitting.now()["stacking"] is True


@rule("CB-6.6")
def test_stacking_is_not_for_after_playing() -> None:
    sitting = two(ALL_FIVE)
    sitting.do(play(0, 0, 1, 1))
    refusal = sitting.why_not(use("stacking"))
    assert (refusal.rule, refusal.why) == ("CB-6.6", "token-before-playing")


@rule("CB-6.6")
@pytest.mark.parametrize("face", ["PP/PP", "P./PP", "../.."])
def test_a_stacking_play_covers_one_to_four_whatever_it_shows(face: str) -> None:
    one_box = placed((0, 0, "KK/K."))
    assert stack(one_box, face).places() == CORNERS | EDGES | {(0, 0)}


@rule("CB-6.6")
@pytest.mark.parametrize("face", ["PP/PP", "P./PP", "../.."])
def test_a_stacking_play_never_covers_four_cats(face: str) -> None:
    sitting = stack(ON_ONE, face)
    assert sitting.places() == CORNERS | EDGES
    refusal = sitting.why_not(play(0, 0, 0, 0))
    assert (refusal.rule, refusal.why) == ("CB-6.6", "covers-four-cats")


@rule("CB-6.6")
@pytest.mark.parametrize("at", [(1, 0), (0, 1)])
def test_a_stacking_play_may_cover_three_cats(at: tuple[int, int]) -> None:
    sitting = stack(placed((0, 0, "KK/KK"), (1, 1, "BB/BB")))
    sitting.do(play(0, 0, *at))
    assert sitting.now()["placed"][-1]["at"] == list(at)


@rule("CB-6.6")
@pytest.mark.parametrize("rows", [("KK", ".K"), ("K.", ".K"), ("..", ".K"), ("..", "..")])
def test_a_stacking_play_may_cover_four_with_an_empty_box_among_them(rows: tuple[str, str]) -> None:
    sitting = stack(picture(*rows))
    sitting.do(play(0, 0, 0, 0))
    assert [sitting.visible(0, 0), sitting.visible(1, 1)] == ["P", "P"]


@rule("CB-6.6")
def test_a_stacking_play_may_cover_quadrants_of_several_cards() -> None:
    sitting = stack(picture("KK..", "KKKK", "BBBB", "BB.B"))
    assert (1, 0) in sitting.places()
    assert (1, 2) in sitting.places()
    assert sitting.why_not(play(0, 0, 1, 1)).why == "covers-four-cats"


@rule("CB-6.6")
@rule("CB-4.3")
def test_what_lies_on_top_decides_how_many_cats_a_stacking_play_covers() -> None:
    box_below = placed((0, 0, "KK/K."), (1, 1, "BB/BB"))
    assert stack(box_below).why_not(play(0, 0, 0, 0)).why == "covers-four-cats"
    cat_below = placed((0, 0, "KK/KK"), (1, 1, ".B/BB"))
    assert (0, 0) in stack(cat_below).places()


@rule("CB-6.6")
@rule("CB-4.2")
def test_a_stacking_play_covers_at_least_one() -> None:
    refusal = stack(ON_ONE).why_not(play(0, 0, 2, 2))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-nothing")


@rule("CB-6.6")
def test_a_card_from_anothers_hand_may_be_the_stacking_play() -> None:
    black = player("black", tokens=["stacking"])
    sitting = CatBoxMatch(
        position(black, player("pink", card("PP/PP", "VV/VV")), placed=picture("K.", "KK"), advanced=True)
    )
    sitting.do(use("stacking"))
    sitting.do(play(1, 0, 0, 0))
    assert sitting.visible(1, 0) == "P"


@rule("CB-6.6")
def test_only_that_card_is_a_stacking_play() -> None:
    sitting = two(["stacking"])
    sitting.do(use("stacking"))
    sitting.do(play(0, 0, 1, 0))
    refusal = sitting.why_not(play(1, 0, 1, 0))
    assert (refusal.rule, refusal.why) == ("CB-4.2", "covers-too-many-full")


@rule("CB-6.6")
def test_a_position_may_begin_with_a_stacking_play() -> None:
    sitting = two(["cat-box"], on=placed((0, 0, "K./KK")), stacking=True)
    assert (0, 0) in sitting.places()
    assert tokens_offered(sitting) == set()


@rule("CB-6.6")
def test_a_position_with_stacking_after_playing_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        two(["cat-box"], stacking=True, phase="after")
    assert (refused.value.rule, refused.value.why) == ("CB-6.6", "stacking-phase")
