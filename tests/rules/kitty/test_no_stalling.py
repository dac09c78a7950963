"""HKK-3.4, no stalling: three whole rounds without a card begin the final round."""

from typing import Any

import pytest

from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    copy,
    discard,
    hand,
    land,
    move,
    pass_all,
    phase,
    play,
    player,
    shield,
    sit,
    under,
    undisturbed,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

COME = move("black", "neighborhood", "yard")
GO = move("black", "yard", "neighborhood")
LONG_DECK = [
    *["cat-burglar"] * 5,
    *["spay-neuter-clinic"] * 4,
    *["catlike-reflexes"] * 3,
    *["foster-kittens"] * 3,
    *["catting-around", "fraidy-cats", "open-window"] * 2,
]
"""More than all players draw in the first round; after it all hands are full."""


def idle(turns: int, *players: Json, **more: Any) -> PositionMatch:
    """Return a match in which these players have taken this many turns without a card."""
    return sit(*players, idle_turns=turns, **more)


def count(sitting: PositionMatch) -> tuple[int | None, int]:
    """Return the turns left of a final round, and the turns without a card."""
    return sitting.now()["final_turns_left"], sitting.now()["idle_turns"]


@rule("HKK-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_rounds_without_a_card_begin_the_final_round(seats: int) -> None:
    sitting = sit(*[player(yard="black")] * seats, deck=LONG_DECK)
    for turn in range(3 * seats):
        assert count(sitting) == (None, turn)
        undisturbed(sitting, COME, GO)
    assert count(sitting)[0] == seats
    assert asked(sitting) == ("turn", 0)
    for _ in range(seats):
        undisturbed(sitting, COME, GO)
    assert sitting.is_over()


@rule("HKK-3.4")
def test_it_begins_at_the_end_of_that_turn() -> None:
    sitting = idle(8, player(), player(), player())
    sitting.do(COME)
    assert count(sitting)[0] is None
    undisturbed(sitting, COME)
    assert len(hand(sitting, 0)) == 3
    assert (asked(sitting), count(sitting)[0]) == (("turn", 1), 3)


@rule("HKK-3.4")
@pytest.mark.parametrize("action", [play("can-opener", cats="gray"), play("alarm-system"), discard(0)], ids=str)
@pytest.mark.parametrize("first", [True, False])
def test_who_plays_or_discards_a_card_begins_the_count_anew(action: Json, first: bool) -> None:
    sitting = idle(8, player(hand=["can-opener", "alarm-system"]), player(), player(), deck=LONG_DECK)
    undisturbed(sitting, *([action, COME] if first else [COME, action]))
    assert count(sitting) == (None, 0)
    undisturbed(sitting, COME, COME)
    assert count(sitting) == (None, 1)


@rule("HKK-3.4")
def test_so_does_who_cancels() -> None:
    sitting = idle(8, player(), player(hand=["catnap"]), player())
    sitting.do(COME, cancel("catnap"), COME)
    pass_all(sitting)
    assert count(sitting) == (None, 0)


@rule("HKK-3.4")
def test_who_shields() -> None:
    sitting = idle(8, player(), player(hand=["tuna"]), player(), deck=["cat-in-heat", *QUIET_DECK])
    sitting.do(COME, COME)
    assert phase(sitting) == "shield"
    sitting.do(PASS, shield("tuna", 1))
    pass_all(sitting)
    assert count(sitting) == (None, 0)


@rule("HKK-3.4")
def test_and_who_lands_on_their_feet_in_the_turn_just_drawn_up() -> None:
    sitting = idle(8, player(), player(hand=["land-on-your-feet"], yard="gray"), player(), deck=LONG_DECK)
    sitting.do(COME, COME, PASS, land(color="gray", start="yard", spaces=2))
    pass_all(sitting)
    assert (asked(sitting), count(sitting)) == (("turn", 1), (None, 0))
    undisturbed(sitting, COME, COME)
    assert count(sitting) == (None, 1)


@rule("HKK-3.4")
def test_a_card_that_is_cancelled_was_played() -> None:
    sitting = idle(7, player(hand=["can-opener"]), player(hand=["catnap"]), player(), deck=LONG_DECK)
    sitting.do(play("can-opener", cats="gray"), cancel("catnap"), COME)
    pass_all(sitting)
    assert count(sitting) == (None, 0)


@rule("HKK-3.4")
def test_a_copy_counts_with_the_card_it_copies() -> None:
    sitting = idle(4, player(hand=["can-opener"]), player(hand=["copy-cat"]), player(), deck=LONG_DECK)
    sitting.do(play("can-opener", cats="gray"), copy(cats="gray"))
    pass_all(sitting)
    undisturbed(sitting, COME)
    assert count(sitting) == (None, 0)


@rule("HKK-3.4")
def test_an_instant_that_is_drawn_was_not_played() -> None:
    sitting = idle(8, player(), player(), player(), deck=["fireworks", *QUIET_DECK])
    undisturbed(sitting, COME, COME)
    assert count(sitting)[0] == 3


@rule("HKK-3.4")
def test_nor_was_a_foster_card_that_is_discarded_when_a_turn_begins() -> None:
    foster = player(lasting=[under("foster-kittens", "gray")])
    sitting = idle(7, player(), foster, player(), deck=[*LONG_DECK[:9], *LONG_DECK[12:14]])
    undisturbed(sitting, COME, COME)
    assert count(sitting) == (None, 8)
    assert sitting.now()["discard"] == ["foster-kittens"]
    undisturbed(sitting, COME, COME)
    assert count(sitting)[0] == 3


@rule("HKK-3.4")
def test_drawing_cards_does_not_count() -> None:
    sitting = idle(0, player(), player(), player(), deck=LONG_DECK)
    undisturbed(sitting, COME, COME)
    assert (len(hand(sitting, 0)), count(sitting)) == (3, (None, 1))


@rule("HKK-3.4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_one_turn_less_is_not_enough(seats: int) -> None:
    sitting = idle(3 * seats - 2, *[player()] * seats, deck=LONG_DECK)
    undisturbed(sitting, COME, COME)
    assert count(sitting) == (None, 3 * seats - 1)
    undisturbed(sitting, COME, COME)
    assert count(sitting)[0] == seats
