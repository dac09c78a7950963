"""HKK-6, the end: after the turn in which the last card is drawn, everyone takes one more turn."""

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
    match_at,
    move,
    pass_all,
    pick,
    play,
    player,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import PositionMatch

QUIET = ["spay-neuter-clinic", "spay-neuter-clinic"]
"""Two cards that answer nothing; with three players, the hand limit leaves room for one more."""


def lure(match: PositionMatch, times: int = 2) -> None:
    """Let the player to move lure a black or white cat into their Yard, this many times; everyone passes."""
    for _ in range(times):
        color = "black" if move("black", "neighborhood", "yard") in match.moves() else "white"
        match.do(move(color, "neighborhood", "yard"))
        pass_all(match)


def turn(match: PositionMatch) -> tuple[int, int | None]:
    """Return whose turn it is, and how many turns are left in the final round."""
    now = match.now()
    return now["to_move"], now["final_turns_left"]


def turns_until_the_end(match: PositionMatch) -> list[int]:
    """Take turns of two moves until the game is over, and return the seats that took them."""
    seats: list[int] = []
    while not match.is_over():
        seats.append(match.now()["to_move"])
        assert match.now()["actions_left"] == 2
        lure(match)
    return seats


@rule("HKK-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_after_the_last_card_everybody_takes_one_more_turn_from_the_next_player_on(seats: int) -> None:
    match = match_at(player(hand=QUIET[:1]), *[player()] * (seats - 1), deck=["best-in-show"])
    lure(match)
    assert hand(match, 0)[1:] == ["best-in-show"]
    assert turn(match) == (1, seats)
    assert turns_until_the_end(match) == [*range(1, seats), 0]


@rule("HKK-6.1")
def test_the_player_whose_turn_it_was_comes_last() -> None:
    match = match_at(player(), player(), player(hand=QUIET), player(), to_move=2, deck=["best-in-show"])
    lure(match)
    assert turns_until_the_end(match) == [3, 0, 1, 2]


@rule("HKK-6.1")
def test_the_final_round_does_not_begin_while_a_card_is_left() -> None:
    match = match_at(player(hand=QUIET), player(), player(), deck=["best-in-show", "best-in-show"])
    lure(match)
    assert turn(match) == (1, None)
    assert deck(match) == ["best-in-show"]


@rule("HKK-6.1")
def test_after_the_last_turn_the_game_is_over_and_no_action_is_possible() -> None:
    match = match_at(player(), player(), player(), deck=[], final_turns_left=1)
    lure(match)
    assert match.is_over()
    assert turn(match) == (0, 0)
    assert match.now()["phase"] == "over"
    assert match.moves() == []


@rule("HKK-6.1")
def test_in_the_final_round_nobody_draws_up() -> None:
    match = match_at(player(), player(), player(), final_turns_left=3)
    assert turns_until_the_end(match) == [0, 1, 2]
    assert [hand(match, seat) for seat in range(3)] == [[], [], []]
    assert len(deck(match)) == 5


@rule("HKK-6.1")
@rule("HKK-5.4")
def test_in_the_final_round_nobody_may_play_land_on_your_feet() -> None:
    match = match_at(player(), player(yard="gray", hand=["land-on-your-feet"]), player(), final_turns_left=3)
    match.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    assert asked(match) == ("turn", 1)
    assert turn(match) == (1, 2)


@rule("HKK-6.1")
@rule("HKK-5.4")
def test_land_on_your_feet_may_follow_the_draw_up_of_the_last_card() -> None:
    match = match_at(
        player(hand=QUIET), player(yard="gray", hand=["land-on-your-feet"]), player(), deck=["best-in-show"]
    )
    match.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    assert asked(match) == ("land", 0)
    match.do(PASS, land(color="gray", start="yard", spaces=2))
    pass_all(match)
    assert zone(match, 1, "house") == {"gray": 1}
    assert turn(match) == (1, 3)


@rule("HKK-6.1")
def test_cards_may_be_canceled_and_copied_in_the_final_round() -> None:
    match = match_at(
        player(hand=["can-opener"]), player(hand=["catnap"]), player(hand=["copy-cat"]), deck=[], final_turns_left=1
    )
    match.do(move("black", "neighborhood", "yard"), PASS, PASS, play("can-opener", cats="black"))
    assert asked(match) == ("cancel", 1)
    match.do(PASS, PASS)
    assert asked(match) == ("copy", 1)
    match.do(PASS, copy(cats="3 gray"))
    assert asked(match) == ("cancel", 0)
    match.do(PASS, cancel("catnap"))
    assert match.is_over()
    assert zone(match, 0, "yard") == {"black": 2}
    assert zone(match, 2, "yard") == {}


@rule("HKK-6.1")
def test_the_last_card_may_be_an_instant_which_is_resolved_first() -> None:
    match = match_at(player(yard="2 gray", hand=QUIET), player(yard="gray"), player(), deck=["fireworks"])
    lure(match)
    assert match.now()["phase"] == "pick"
    match.do(pick(cats="2 gray"))
    assert zone(match, 1, "yard") == {}
    assert discarded(match) == ["fireworks"]
    assert turn(match) == (1, 3)


# In the middle of a turn


@rule("HKK-6.1")
@rule("HKK-8")
def test_famous_internet_cat_may_draw_the_last_card_and_the_turn_is_finished() -> None:
    match = match_at(player(hand=["famous-internet-cat"]), player(), player(), deck=QUIET)
    match.do(play("famous-internet-cat"))
    assert asked(match) == ("turn", 0)
    assert turn(match) == (0, None)
    assert match.now()["actions_left"] == 1
    lure(match, 1)
    assert turn(match) == (1, 3)
    assert turns_until_the_end(match) == [1, 2, 0]


@rule("HKK-6.1")
@rule("HKK-5.2")
@rule("HKK-8")
def test_a_copied_famous_internet_cat_may_draw_the_last_card_on_another_players_turn() -> None:
    match = match_at(
        player(hand=["famous-internet-cat"]), player(), player(hand=["copy-cat"]), deck=[*QUIET, "best-in-show"]
    )
    match.do(play("famous-internet-cat"), PASS, copy())
    pass_all(match)
    assert hand(match, 2) == ["best-in-show"]
    assert turn(match) == (0, None)
    assert asked(match) == ("turn", 0)
    lure(match, 1)
    assert turns_until_the_end(match) == [1, 2, 0]


@rule("HKK-6.1")
def test_drawing_cards_in_the_final_round_does_not_begin_another() -> None:
    match = match_at(player(hand=["famous-internet-cat"]), player(), player(), deck=QUIET, final_turns_left=2)
    match.do(play("famous-internet-cat"))
    lure(match, 1)
    assert turn(match) == (1, 1)
    assert turns_until_the_end(match) == [1]


@rule("HKK-6.1")
def test_a_card_taken_from_the_discard_pile_does_not_delay_the_end() -> None:
    match = match_at(
        player(hand=["the-cat-came-back"]), player(), player(), deck=[], discard=["can-opener"], final_turns_left=1
    )
    match.do(play("the-cat-came-back", take="can-opener"), play("can-opener", cats="3 black"))
    assert match.is_over()
    assert zone(match, 0, "yard") == {"black": 3}


# Foster Kittens and the end


@rule("HKK-6.1")
@rule("HKK-8")
def test_foster_kittens_move_onto_the_porch_when_the_owners_last_turn_begins() -> None:
    fosters = player(lasting=[under("foster-kittens", "2 gray")])
    match = match_at(player(), fosters, player(), deck=[], final_turns_left=3)
    lure(match)
    assert zone(match, 1, "porch") == {"gray": 2}
    assert lasting(match, 1) == []
    assert discarded(match) == ["foster-kittens"]


@rule("HKK-6.1")
@rule("HKK-7.1")
@rule("HKK-8")
def test_foster_kittens_played_in_the_last_turn_stay_on_their_card_and_count_as_in_the_yard() -> None:
    match = match_at(player(hand=["foster-kittens"]), player(yard="2 gray 2 black"), deck=[], final_turns_left=2)
    match.do(play("foster-kittens", cats="black gray"), move("black", "neighborhood", "yard"))
    lure(match)
    assert match.is_over()
    assert lasting(match, 0) == [under("foster-kittens", "black gray")]
    assert zone(match, 0, "porch") == {}
    assert match.scores() == [0, 2 * 3]
