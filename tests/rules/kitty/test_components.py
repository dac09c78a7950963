"""HKK-1, components: players, cats, properties, cards; and who is whose neighbor."""

from collections import Counter

import pytest

from tabbytop.engine.errors import Refusal
from tests.rules.kitty.tables import (
    COLORS,
    asked,
    in_any_order,
    move,
    new_match,
    only,
    pick,
    play,
    player,
    refused,
    sit,
    sit_at,
    undisturbed,
    zone,
)
from tests.rules.marks import rule

# HKK-1.1


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    sitting = sit_at(new_match(seats, first=0))
    assert asked(sitting) == ("turn", 0)
    assert len(sitting.now()["players"]) == seats


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_or_seven_cannot(seats: int) -> None:
    with pytest.raises(Refusal) as refusal:
        new_match(seats)
    assert refusal.value.rule == "HKK-1.1"


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_nor_may_they_sit_at_a_table_from_a_file(seats: int) -> None:
    assert refused(*[player()] * seats).rule == "HKK-1.1"


@rule("HKK-1.1")
@pytest.mark.parametrize("color", COLORS)
def test_there_are_ten_cats_of_each_color(color: str) -> None:
    full = player(house=f"10 {color}")
    assert only(sit(full, player(), to_move=1), do="move", color=color) == []
    assert refused(full, player(yard=color)).rule == "HKK-1.1"


@rule("HKK-1.1")
def test_there_are_no_cats_of_other_colors() -> None:
    moves = only(sit(), do="move")
    assert [one["color"] for one in moves] == ["black", "gray", "orange", "white"]
    with pytest.raises(Refusal):
        sit(player(yard="green"), player())


@rule("HKK-1.1")
def test_cats_on_lasting_cards_are_of_those_forty() -> None:
    kitty = {"card": "special-needs-kitty", "cats": {"black": 1}}
    assert refused(player(house="10 black"), player(lasting=[kitty])).rule == "HKK-1.1"


@rule("HKK-1.1")
def test_everybody_has_a_house_a_porch_and_a_yard() -> None:
    for one in sit_at(new_match(4)).now()["players"]:
        assert set(one) == {"house", "porch", "yard", "hand", "lasting"}


@rule("HKK-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_fifty_one_cards(seats: int) -> None:
    now = sit_at(new_match(seats)).now()
    cards = Counter([*now["deck"], *[card for one in now["players"] for card in one["hand"]]])
    assert cards.total() == 51
    assert len(cards) == 28


@rule("HKK-1.1")
def test_no_table_has_more_copies_of_a_card_than_the_game() -> None:
    assert refused(player(hand=["catnap"]), player(hand=["catnap"])).rule == "HKK-8"
    assert refused(player(hand=["catnap"]), player(), discard=["catnap"]).rule == "HKK-8"


# HKK-1.2

COLORFUL = "black white"


@rule("HKK-1.2")
@pytest.mark.parametrize(("seats", "target", "left", "right"), [(3, 1, 2, 0), (4, 2, 3, 1), (5, 4, 0, 3), (6, 3, 4, 2)])
def test_neighbors_are_the_players_directly_left_and_right(seats: int, target: int, left: int, right: int) -> None:
    others = [player(yard=COLORFUL * (seat == target)) for seat in range(1, seats)]
    sitting = sit(player(hand=["cat-fight"]), *others)
    undisturbed(sitting, play("cat-fight", target=target, count=2))
    assert asked(sitting) == ("pick", target)
    sitting.do(pick(left="black", right="white"))
    assert zone(sitting, left, "yard") == {"black": 1}
    assert zone(sitting, right, "yard") == {"white": 1}


@rule("HKK-1.2")
def test_with_two_players_both_neighbors_are_the_same() -> None:
    sitting = sit(player(hand=["cat-fight"]), player(yard=COLORFUL))
    undisturbed(sitting, play("cat-fight", target=1, count=2))
    assert zone(sitting, 0, "yard") == {"black": 1, "white": 1}
    assert zone(sitting, 1, "yard") == {}


@rule("HKK-1.2")
def test_so_it_is_all_the_same_which_of_two_cats_goes_left() -> None:
    sitting = sit(player(hand=["cat-fight"]), player(yard="black gray white"))
    undisturbed(sitting, play("cat-fight", target=1, count=2))
    pairs = [sorted([one["left"], one["right"]]) for one in sitting.moves()]
    assert sorted(pairs) == [["black", "gray"], ["black", "white"], ["gray", "white"]]


@rule("HKK-1.2")
def test_and_a_single_cat_has_one_way_to_go() -> None:
    sitting = sit(player(hand=["cat-fight"]), player(yard=COLORFUL))
    undisturbed(sitting, play("cat-fight", target=1, count=1))
    assert len(sitting.moves()) == 2
    sitting.do(sitting.moves()[1])
    assert zone(sitting, 0, "yard") == {"white": 1}


@rule("HKK-1.2")
def test_with_three_players_a_single_cat_has_two() -> None:
    sitting = sit(player(hand=["cat-fight"]), player(yard="black"), player())
    undisturbed(sitting, play("cat-fight", target=1, count=1))
    expected = [pick(left="black", right=None), pick(left=None, right="black")]
    assert in_any_order(sitting.moves()) == in_any_order(expected)


@rule("HKK-1.2")
def test_left_is_the_player_whose_turn_is_next() -> None:
    sitting = sit(player(yard="black"), player(yard="gray"), player(yard="white"), deck=["cat-in-heat", "catnip"])
    undisturbed(sitting, move("orange", "neighborhood", "yard"), move("orange", "yard", "porch"))
    assert asked(sitting) == ("turn", 1)
    assert [zone(sitting, seat, "yard") for seat in range(3)] == [{"white": 1}, {"black": 1}, {"gray": 1}]
