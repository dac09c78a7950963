"""HKK-6, the end: the last card, the turn it is drawn in, and one more turn for everybody."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    asked,
    cancel,
    copy,
    deck,
    discarded,
    hand,
    land,
    lasting,
    move,
    pass_all,
    pick,
    play,
    player,
    sit,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import PositionMatch

QUIET = ["spay-neuter-clinic", "spay-neuter-clinic"]
"""Two cards that answer nothing; with three players there is room for one more."""


def lure(sitting: PositionMatch, times: int = 2) -> None:
    """Let the player to move lure a black or white cat into their Yard, this many times; everybody passes."""
    for _ in range(times):
        color = "black" if move("black", "neighborhood", "yard") in sitting.moves() else "white"
        sitting.do(move(color, "neighborhood", "yard"))
        pass_all(sitting)


def turn(sitting: PositionMatch) -> tuple[int, int | None]:
    """Return whose turn it is, and how many are left."""
    now = sitting.now()
    return now["to_move"], now["final_turns_left"]


def turns_until_the_end(sitting: PositionMatch) -> list[int]:
    """Return who takes a turn of two moves, until the game is over."""
    seats: list[int] = []
    while not sitting.is_over():
        seats.append(sitting.now()["to_move"])
        assert sitting.now()["actions_left"] == 2
        lure(sitting)
    return seats


@rule("HKK-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_after_the_last_card_everybody_takes_one_more_turn_from_the_next_player_on(seats: int) -> None:
    sitting = sit(player(hand=QUIET[:1]), *[player()] * (seats - 1), deck=["best-in-show"])
    lure(sitting)
    assert hand(sitting, 0)[1:] == ["best-in-show"]
    assert turn(sitting) == (1, seats)
    assert turns_until_the_end(sitting) == [*range(1, seats), 0]


@rule("HKK-6.1")
def test_whose_turn_it_was_comes_last_whoever_that_is() -> None:
    sitting = sit(player(), player(), player(hand=QUIET), player(), to_move=2, deck=["best-in-show"])
    lure(sitting)
    assert turns_until_the_end(sitting) == [3, 0, 1, 2]


@rule("HKK-6.1")
def test_with_a_card_left_the_final_round_does_not_begin() -> None:
    sitting = sit(player(hand=QUIET), player(), player(), deck=["best-in-show", "best-in-show"])
    lure(sitting)
    assert turn(sitting) == (1, None)
    assert deck(sitting) == ["best-in-show"]


@rule("HKK-6.1")
def test_after_the_last_turn_the_game_is_over_and_nothing_can_be_done() -> None:
    sitting = sit(player(), player(), player(), deck=[], final_turns_left=1)
    lure(sitting)
    assert sitting.is_over()
    assert turn(sitting) == (0, 0)
    assert sitting.now()["phase"] == "over"
    assert sitting.moves() == []


@rule("HKK-6.1")
def test_in_the_final_round_nobody_draws_up() -> None:
    sitting = sit(player(), player(), player(), final_turns_left=3)
    assert turns_until_the_end(sitting) == [0, 1, 2]
    assert [hand(sitting, seat) for seat in range(3)] == [[], [], []]
    assert len(deck(sitting)) == 5


@rule("HKK-6.1")
@rule("HKK-5.4")
def test_in_the_final_round_nobody_lands_on_their_feet() -> None:
    sitting = sit(player(), player(yard="gray", hand=["land-on-your-feet"]), player(), final_turns_left=3)
    sitting.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    assert asked(sitting) == ("turn", 1)
    assert turn(sitting) == (1, 2)


@rule("HKK-6.1")
@rule("HKK-5.4")
def test_the_draw_up_of_the_last_card_is_followed_by_landing_on_ones_feet() -> None:
    sitting = sit(player(hand=QUIET), player(yard="gray", hand=["land-on-your-feet"]), player(), deck=["best-in-show"])
    sitting.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    assert asked(sitting) == ("land", 0)
    sitting.do(PASS, land(color="gray", start="yard", spaces=2))
    pass_all(sitting)
    assert zone(sitting, 1, "house") == {"gray": 1}
    assert turn(sitting) == (1, 3)


@rule("HKK-6.1")
def test_the_windows_for_cancelling_and_copying_stay_open_in_the_final_round() -> None:
    sitting = sit(
        player(hand=["can-opener"]), player(hand=["catnap"]), player(hand=["copy-cat"]), deck=[], final_turns_left=1
    )
    sitting.do(move("black", "neighborhood", "yard"), PASS, PASS, play("can-opener", cats="black"))
    assert asked(sitting) == ("cancel", 1)
    sitting.do(PASS, PASS)
    assert asked(sitting) == ("copy", 1)
    sitting.do(PASS, copy(cats="3 gray"))
    assert asked(sitting) == ("cancel", 0)
    sitting.do(PASS, cancel("catnap"))
    assert sitting.is_over()
    assert zone(sitting, 0, "yard") == {"black": 2}
    assert zone(sitting, 2, "yard") == {}


@rule("HKK-6.1")
def test_the_last_card_may_be_an_instant_which_is_resolved_first() -> None:
    sitting = sit(player(yard="2 gray", hand=QUIET), player(yard="gray"), player(), deck=["fireworks"])
    lure(sitting)
    assert sitting.now()["phase"] == "pick"
    sitting.do(pick(cats="2 gray"))
    assert zone(sitting, 1, "yard") == {}
    assert discarded(sitting) == ["fireworks"]
    assert turn(sitting) == (1, 3)


# In the middle of a turn


@rule("HKK-6.1")
@rule("HKK-8")
def test_famous_internet_cat_may_draw_the_last_card_and_the_turn_is_finished() -> None:
    sitting = sit(player(hand=["famous-internet-cat"]), player(), player(), deck=QUIET)
    sitting.do(play("famous-internet-cat"))
    assert asked(sitting) == ("turn", 0)
    assert turn(sitting) == (0, None)
    assert sitting.now()["actions_left"] == 1
    lure(sitting, 1)
    assert turn(sitting) == (1, 3)
    assert turns_until_the_end(sitting) == [1, 2, 0]


@rule("HKK-6.1")
@rule("HKK-5.2")
@rule("HKK-8")
def test_famous_internet_cat_copied_out_of_turn_may_draw_the_last_card_in_the_turn_of_another() -> None:
    sitting = sit(
        player(hand=["famous-internet-cat"]), player(), player(hand=["copy-cat"]), deck=[*QUIET, "best-in-show"]
    )
    sitting.do(play("famous-internet-cat"), PASS, copy())
    pass_all(sitting)
    assert hand(sitting, 2) == ["best-in-show"]
    assert turn(sitting) == (0, None)
    assert asked(sitting) == ("turn", 0)
    lure(sitting, 1)
    assert turns_until_the_end(sitting) == [1, 2, 0]


@rule("HKK-6.1")
def test_cards_drawn_in_the_final_round_begin_no_second_one() -> None:
    sitting = sit(player(hand=["famous-internet-cat"]), player(), player(), deck=QUIET, final_turns_left=2)
    sitting.do(play("famous-internet-cat"))
    lure(sitting, 1)
    assert turn(sitting) == (1, 1)
    assert turns_until_the_end(sitting) == [1]


@rule("HKK-6.1")
def test_a_card_that_comes_back_from_the_discard_pile_does_not_put_off_the_end() -> None:
    sitting = sit(
        player(hand=["the-cat-came-back"]), player(), player(), deck=[], discard=["can-opener"], final_turns_left=1
    )
    sitting.do(play("the-cat-came-back", take="can-opener"), play("can-opener", cats="3 black"))
    assert sitting.is_over()
    assert zone(sitting, 0, "yard") == {"black": 3}


# Foster Kittens and the end


@rule("HKK-6.1")
@rule("HKK-8")
def test_foster_kittens_come_home_when_the_last_turn_begins() -> None:
    fosters = player(lasting=[under("foster-kittens", "2 gray")])
    sitting = sit(player(), fosters, player(), deck=[], final_turns_left=3)
    lure(sitting)
    assert zone(sitting, 1, "porch") == {"gray": 2}
    assert lasting(sitting, 1) == []
    assert discarded(sitting) == ["foster-kittens"]


@rule("HKK-6.1")
@rule("HKK-7.1")
@rule("HKK-8")
def test_foster_kittens_of_the_last_turn_stay_on_their_card_and_count_as_in_the_yard() -> None:
    sitting = sit(player(hand=["foster-kittens"]), player(yard="2 gray 2 black"), deck=[], final_turns_left=2)
    sitting.do(play("foster-kittens", cats="black gray"), move("black", "neighborhood", "yard"))
    lure(sitting)
    assert sitting.is_over()
    assert lasting(sitting, 0) == [under("foster-kittens", "black gray")]
    assert zone(sitting, 0, "porch") == {}
    assert sitting.scores() == [0, 2 * 3]
