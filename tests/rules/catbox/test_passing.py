"""CB-6.8, passing: when a player can't play any card."""

import pytest

from tabbytop.engine.play import actor, is_over
from tests.rules.catbox.tables import (
    DONE,
    PASS,
    CatBoxMatch,
    Json,
    card,
    placed,
    play,
    play_fish,
    player,
    position,
    use,
)
from tests.rules.marks import rule

ON_ONE = placed((0, 0, "KK/KK"))

ALL_FIVE = ["cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse"]


def stuck() -> CatBoxMatch:
    """Return a match with black to move and the only cards left under pink's and blue's Dried Fish."""
    return CatBoxMatch(
        position(
            player("black", tokens=ALL_FIVE),
            player("pink", fish=[card("PP/PP")]),
            player("blue", fish=[card("BB/BB")]),
            placed=ON_ONE,
            advanced=True,
        )
    )


@rule("CB-6.8")
@rule("CB-6.8a")
def test_passing_is_the_only_action_of_a_player_who_cannot_play_any_card() -> None:
    assert stuck().moves() == [PASS]


@rule("CB-6.8")
def test_after_a_pass_the_turn_passes_to_the_left() -> None:
    match = stuck()
    match.do(PASS)
    assert actor(match.table) == 1


@rule("CB-6.8a")
@pytest.mark.parametrize(
    "move",
    [
        use("stacking"),
        use("cat-paw"),
        use("cat-box", at=[0, 0]),
        use("dried-fish", **{"from": 1, "card": 0}),
        use("toy-mouse", lift=[0, 0], at=[1, 1]),
        DONE,
    ],
)
def test_no_token_may_be_used_in_a_turn_that_must_be_passed(move: Json) -> None:
    refusal = stuck().why_not(move)
    assert (refusal.rule, refusal.why) == ("CB-6.8", "must-pass")


@rule("CB-6.8a")
@rule("CB-6.2")
def test_a_player_who_passes_keeps_their_tokens() -> None:
    match = stuck()
    match.do(PASS)
    assert match.now()["players"][0]["tokens"] == ALL_FIVE


@rule("CB-6.8")
def test_after_a_pass_the_owners_of_the_last_cards_play_them() -> None:
    match = stuck()
    match.do(PASS)
    match.do(play_fish(1, 1))
    match.do(play_fish(2, 2))
    assert is_over(match.table)


@rule("CB-6.8")
@rule("CB-6.4")
def test_a_pass_begins_and_ends_a_turn_like_any_other() -> None:
    pink = player("pink", card("PP/PP"), card("VV/VV"), tokens=["cat-box"])
    match = CatBoxMatch(
        position(player("black"), pink, player("blue", fish=[card("BB/BB")]), placed=ON_ONE, advanced=True, to_move=1)
    )
    match.do(play(1, 0, 1, 1))
    match.do(use("cat-box", at=[0, 0]))
    match.do(play(1, 0, 2, 2))
    match.do(PASS)
    assert actor(match.table) == 1
    assert match.now()["guards"] == []


@rule("CB-6.8")
@pytest.mark.parametrize(
    "players",
    [
        [player("black", card("KK/KK")), player("pink")],
        [player("black"), player("pink", card("PP/PP"))],
        [player("black", fish=[card("KK/KK")]), player("pink")],
    ],
)
def test_a_player_who_can_play_any_card_may_not_pass(players: list[Json]) -> None:
    match = CatBoxMatch(position(*players, placed=ON_ONE, advanced=True))
    assert PASS not in match.moves()
    refusal = match.why_not(PASS)
    assert (refusal.rule, refusal.why) == ("CB-6.8", "may-not-pass")


@rule("CB-6.8")
@rule("CB-6.4d")
def test_guards_never_force_a_pass() -> None:
    guards = [{"at": [0, 0], "owner": 1}]
    match = CatBoxMatch(
        position(player("black", card("KK/KK")), player("pink"), placed=ON_ONE, guards=guards, advanced=True)
    )
    assert {move["do"] for move in match.moves()} == {"play"}


@rule("CB-6.8b")
def test_the_game_ends_despite_a_pile_if_no_card_is_in_any_hand_or_under_any_fish() -> None:
    match = CatBoxMatch(position(player("black"), player("pink"), placed=ON_ONE, pile=[card("KK/KK")], advanced=True))
    match.do(PASS)
    assert is_over(match.table)
    assert len(match.now()["pile"]) == 1
