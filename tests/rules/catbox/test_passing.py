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
    """Return a match: black to move; the only cards left are under pink's and blue's Dried Fish."""
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
def test_who_can_play_no_card_passes_and_can_do_nothing_else() -> None:
    assert stuck().moves() == [PASS]


@rule("CB-6.8")
def test_after_a_pass_the_turn_goes_to_the_left() -> None:
    sitting = stuck()
    sitting.do(PASS)
    assert actor(sitting.table) == 1


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
def test_no_token_is_used_with_a_pass(move: Json) -> None:
    refusal = stuck().why_not(move)
    assert (refusal.rule, refusal.why) == ("CB-6.8", "must-pass")


@rule("CB-6.8a")
@rule("CB-6.2")
def test_who_passes_keeps_their_tokens() -> None:
    sitting = stuck()
    sitting.do(PASS)
    assert sitting.now()["players"][0]["tokens"] == ALL_FIVE


@rule("CB-6.8")
def test_the_game_goes_on_with_the_owners_of_the_last_cards() -> None:
    sitting = stuck()
    sitting.do(PASS)
    sitting.do(play_fish(1, 1))
    sitting.do(play_fish(2, 2))
    assert is_over(sitting.table)


@rule("CB-6.8")
@rule("CB-6.4")
def test_a_pass_begins_and_ends_a_turn_like_any_other() -> None:
    pink = player("pink", card("PP/PP"), card("VV/VV"), tokens=["cat-box"])
    sitting = CatBoxMatch(
        position(player("black"), pink, player("blue", fish=[card("BB/BB")]), placed=ON_ONE, advanced=True, to_move=1)
    )
    sitting.do(play(1, 0, 1, 1))
    sitting.do(use("cat-box", at=[0, 0]))
    sitting.do(play(1, 0, 2, 2))
    sitting.do(PASS)
    assert actor(sitting.table) == 1
    assert sitting.now()["guards"] == []


@rule("CB-6.8")
@pytest.mark.parametrize(
    "players",
    [
        [player("black", card("KK/KK")), player("pink")],
        [player("black"), player("pink", card("PP/PP"))],
        [player("black", fish=[card("KK/KK")]), player("pink")],
    ],
)
def test_who_can_play_any_card_may_not_pass(players: list[Json]) -> None:
    sitting = CatBoxMatch(position(*players, placed=ON_ONE, advanced=True))
    assert PASS not in sitting.moves()
    refusal = sitting.why_not(PASS)
    assert (refusal.rule, refusal.why) == ("CB-6.8", "may-not-pass")


@rule("CB-6.8")
@rule("CB-6.4d")
def test_guards_are_no_reason_to_pass() -> None:
    guards = [{"at": [0, 0], "owner": 1}]
    sitting = CatBoxMatch(
        position(player("black", card("KK/KK")), player("pink"), placed=ON_ONE, guards=guards, advanced=True)
    )
    assert {move["do"] for move in sitting.moves()} == {"play"}


@rule("CB-6.8b")
def test_with_no_card_in_any_hand_or_under_any_fish_the_game_is_over_though_a_pile_lies_there() -> None:
    sitting = CatBoxMatch(position(player("black"), player("pink"), placed=ON_ONE, pile=[card("KK/KK")], advanced=True))
    sitting.do(PASS)
    assert is_over(sitting.table)
    assert len(sitting.now()["pile"]) == 1
