"""HKK-1, components: players, cats, properties and cards; and which players are neighbors."""

from collections import Counter

import pytest

from tabbytop.engine.errors import Refusal
from tests.rules.kitty.tables import (
    COLORS,
    asked,
    do_then_pass,
    in_any_order,
    match_at,
    move,
    moves_with,
    new_match,
    pick,
    play,
    player,
    refused,
    resume,
    zone,
)
from tests.rules.marks import rule

# HKK-1.1


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_can_play(seats: int) -> None:
    match = resume(new_match(seats, first=0))
    assert asked(match) == ("turn", 0)
    assert len(match.now()["players"]) == seats


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_players_cannot_play(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        new_match(seats)
    assert refusal.value.rule == "HKK-1.1"


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_a_position_file_needs_two_to_six_players(seats: int) -> None:
    assert refused(*[player()] * seats).rule == "HKK-1.1"


@rule("HKK-1.1")
@pytest.mark.parametrize("color", COLORS)
def test_there_are_ten_cats_of_each_color(color: str) -> None:
    full = player(house=f"10 {color}")
    assert moves_with(match_at(full, player(), to_move=1), do="move", color=color) == []
    assert refused(full, player(yard=color)).rule == "HKK-1.1"


@rule("HKK-1.1")
def test_there_are_no_cats_of_other_colors() -> None:
    moves = moves_with(match_at(), do="move")
    assert [action["color"] for action in moves] == ["black", "gray", "orange", "white"]
    with pytest.raises(Refusal):
        match_at(player(yard="green"), player())


@rule("HKK-1.1")
def test_cats_on_lasting_cards_count_toward_the_forty() -> None:
    kitty = {"card": "special-needs-kitty", "cats": {"black": 1}}
    assert refused(player(house="10 black"), player(lasting=[kitty])).rule == "HKK-1.1"


@rule("HKK-1.1")
def test_everybody_has_a_house_a_porch_and_a_yard() -> None:
    for seat in resume(new_match(4)).now()["players"]:
        assert set(seat) == {"house", "porch", "yard", "hand", "lasting"}


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_fifty_one_cards(seats: int) -> None:
    now = resume(new_match(seats)).now()
    cards = Counter([*now["deck"], *[card for seat in now["players"] for card in seat["hand"]]])
    assert cards.total() == 51
    assert len(cards) == 28


@rule("HKK-1.1")
def test_a_position_has_no_more_copies_of_a_card_than_the_game() -> None:
    assert refused(player(hand=["catnap"]), player(hand=["catnap"])).rule == "HKK-8"
    assert refused(player(hand=["catnap"]), player(), discard=["catnap"]).rule == "HKK-8"


# HKK-1.2

COLORFUL = "black white"


@rule("HKK-1.2")
@pytest.mark.parametrize(("seats", "target", "left", "right"), [(3, 1, 2, 0), (4, 2, 3, 1), (5, 4, 0, 3), (6, 3, 4, 2)])
def test_neighbors_are_the_players_directly_left_and_right(seats: int, target: int, left: int, right: int) -> None:
    others = [player(yard=COLORFUL * (seat == target)) for seat in range(1, seats)]
    match = match_at(player(hand=["cat-fight"]), *others)
    do_then_pass(match, play("cat-fight", target=target, count=2))
    assert asked(match) == ("pick", target)
    match.do(pick(left="black", right="white"))
    assert zone(match, left, "yard") == {"black": 1}
    assert zone(match, right, "yard") == {"white": 1}


@rule("HKK-1.2")
def test_with_two_players_both_neighbors_are_the_same_player() -> None:
    match = match_at(player(hand=["cat-fight"]), player(yard=COLORFUL))
    do_then_pass(match, play("cat-fight", target=1, count=2))
    assert zone(match, 0, "yard") == {"black": 1, "white": 1}
    assert zone(match, 1, "yard") == {}


@rule("HKK-1.2")
def test_with_two_players_it_does_not_matter_which_cat_goes_left() -> None:
    match = match_at(player(hand=["cat-fight"]), player(yard="black gray white"))
    do_then_pass(match, play("cat-fight", target=1, count=2))
    pairs = [sorted([action["left"], action["right"]]) for action in match.moves()]
    assert sorted(pairs) == [["black", "gray"], ["black", "white"], ["gray", "white"]]


@rule("HKK-1.2")
def test_with_two_players_a_single_cat_can_go_to_only_one_neighbor() -> None:
    match = match_at(player(hand=["cat-fight"]), player(yard=COLORFUL))
    do_then_pass(match, play("cat-fight", target=1, count=1))
    assert len(match.moves()) == 2
    match.do(match.moves()[1])
    assert zone(match, 0, "yard") == {"white": 1}


@rule("HKK-1.2")
def test_with_three_players_a_single_cat_can_go_to_either_neighbor() -> None:
    match = match_at(player(hand=["cat-fight"]), player(yard="black"), player())
    do_then_pass(match, play("cat-fight", target=1, count=1))
    expected = [pick(left="black", right=None), pick(left=None, right="black")]
    assert in_any_order(match.moves()) == in_any_order(expected)


@rule("HKK-1.2")
def test_left_is_the_player_whose_turn_is_next() -> None:
    match = match_at(player(yard="black"), player(yard="gray"), player(yard="white"), deck=["cat-in-heat", "catnip"])
    do_then_pass(match, move("orange", "neighborhood", "yard"), move("orange", "yard", "porch"))
    assert asked(match) == ("turn", 1)
    assert [zone(match, seat, "yard") for seat in range(3)] == [{"white": 1}, {"black": 1}, {"gray": 1}]
