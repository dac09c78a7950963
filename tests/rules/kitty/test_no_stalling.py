"""HKK-3.4, no stalling: after three whole rounds in which nobody plays or discards a card, the final round begins."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    copy,
    discard,
    do_then_pass,
    hand,
    land,
    match_at,
    move,
    pass_all,
    phase,
    play,
    player,
    shield,
    under,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

MOVE_IN = move("black", "neighborhood", "yard")
MOVE_OUT = move("black", "yard", "neighborhood")
LONG_DECK = [
    *["cat-burglar"] * 5,
    *["spay-neuter-clinic"] * 4,
    *["catlike-reflexes"] * 3,
    *["foster-kittens"] * 3,
    *["catting-around", "fraidy-cats", "open-window"] * 2,
]
"""More cards than all players draw in the first round, after which every hand is full."""


def idle(turns: int, *players: Json, **more: Any) -> PositionMatch:
    """Return a match in which nobody has played or discarded a card for this many turns."""
    return match_at(*players, idle_turns=turns, **more)


def count(match: PositionMatch) -> tuple[int | None, int]:
    """Return the turns left in the final round, and the turns since a card was last played or discarded."""
    return match.now()["final_turns_left"], match.now()["idle_turns"]


@rule("HKK-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_rounds_without_a_card_begin_the_final_round(seats: int) -> None:
    match = match_at(*[player(yard="black")] * seats, deck=LONG_DECK)
    for turn in range(3 * seats):
        assert count(match) == (None, turn)
        do_then_pass(match, MOVE_IN, MOVE_OUT)
    assert count(match)[0] == seats
    assert asked(match) == ("turn", 0)
    for _ in range(seats):
        do_then_pass(match, MOVE_IN, MOVE_OUT)
    assert match.is_over()


@rule("HKK-3.4")
def test_the_final_round_begins_at_the_end_of_that_turn() -> None:
    match = idle(8, player(), player(), player())
    match.do(MOVE_IN)
    assert count(match)[0] is None
    do_then_pass(match, MOVE_IN)
    assert len(hand(match, 0)) == 3
    assert (asked(match), count(match)[0]) == (("turn", 1), 3)


@rule("HKK-3.4")
@pytest.mark.parametrize("action", [play("can-opener", cats="gray"), play("alarm-system"), discard(0)], ids=str)
@pytest.mark.parametrize("first", [True, False])
def test_playing_or_discarding_a_card_resets_the_count(action: Json, first: bool) -> None:
    match = idle(8, player(hand=["can-opener", "alarm-system"]), player(), player(), deck=LONG_DECK)
    do_then_pass(match, *([action, MOVE_IN] if first else [MOVE_IN, action]))
    assert count(match) == (None, 0)
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert count(match) == (None, 1)


@rule("HKK-3.4")
def test_canceling_an_action_resets_the_count() -> None:
    match = idle(8, player(), player(hand=["catnap"]), player())
    match.do(MOVE_IN, cancel("catnap"), MOVE_IN)
    pass_all(match)
    assert count(match) == (None, 0)


@rule("HKK-3.4")
def test_shielding_a_player_resets_the_count() -> None:
    match = idle(8, player(), player(hand=["tuna"]), player(), deck=["cat-in-heat", *QUIET_DECK])
    match.do(MOVE_IN, MOVE_IN)
    assert phase(match) == "shield"
    match.do(PASS, shield("tuna", 1))
    pass_all(match)
    assert count(match) == (None, 0)


@rule("HKK-3.4")
def test_land_on_your_feet_resets_the_count_of_the_turn_whose_draw_up_it_follows() -> None:
    match = idle(8, player(), player(hand=["land-on-your-feet"], yard="gray"), player(), deck=LONG_DECK)
    match.do(MOVE_IN, MOVE_IN, PASS, land(color="gray", start="yard", spaces=2))
    pass_all(match)
    assert (asked(match), count(match)) == (("turn", 1), (None, 0))
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert count(match) == (None, 1)


@rule("HKK-3.4")
def test_a_canceled_card_counts_as_played() -> None:
    match = idle(7, player(hand=["can-opener"]), player(hand=["catnap"]), player(), deck=LONG_DECK)
    match.do(play("can-opener", cats="gray"), cancel("catnap"), MOVE_IN)
    pass_all(match)
    assert count(match) == (None, 0)


@rule("HKK-3.4")
def test_a_card_and_its_copy_reset_the_count() -> None:
    match = idle(4, player(hand=["can-opener"]), player(hand=["copy-cat"]), player(), deck=LONG_DECK)
    match.do(play("can-opener", cats="gray"), copy(cats="gray"))
    pass_all(match)
    do_then_pass(match, MOVE_IN)
    assert count(match) == (None, 0)


@rule("HKK-3.4")
def test_an_instant_that_is_drawn_does_not_count_as_played() -> None:
    match = idle(8, player(), player(), player(), deck=["fireworks", *QUIET_DECK])
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert count(match)[0] == 3


@rule("HKK-3.4")
def test_foster_kittens_discarded_when_a_turn_begins_do_not_count_as_a_discard() -> None:
    foster = player(lasting=[under("foster-kittens", "gray")])
    match = idle(7, player(), foster, player(), deck=[*LONG_DECK[:9], *LONG_DECK[12:14]])
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert count(match) == (None, 8)
    assert match.now()["discard"] == ["foster-kittens"]
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert count(match)[0] == 3


@rule("HKK-3.4")
def test_drawing_cards_does_not_reset_the_count() -> None:
    match = idle(0, player(), player(), player(), deck=LONG_DECK)
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert (len(hand(match, 0)), count(match)) == (3, (None, 1))


@rule("HKK-3.4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_one_turn_short_of_three_rounds_is_not_enough(seats: int) -> None:
    match = idle(3 * seats - 2, *[player()] * seats, deck=LONG_DECK)
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert count(match) == (None, 3 * seats - 1)
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert count(match)[0] == seats
