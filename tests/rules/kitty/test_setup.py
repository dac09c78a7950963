"""HKK-2, setup: hand limits, the cards that leave the deck, and the deal."""

from collections import Counter

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import WATCHER
from tests.rules.kitty.tables import (
    INSTANTS,
    asked,
    hand,
    held,
    neighborhood,
    new_match,
    sit_at,
)
from tests.rules.marks import rule

ALL = [2, 3, 4, 5, 6]
LIMIT = {2: 2, 3: 3, 4: 3, 5: 3, 6: 2}
SEEDS = [str(seed) for seed in range(8)]
WHOLE = Counter(
    {
        "raining-cats-and-dogs": 2,
        "keeping-up-with-the-joneses": 2,
        "the-cats-pajamas": 1,
        "fireworks": 1,
        "hairball": 1,
        "cat-in-heat": 1,
        "cat-burglar": 5,
        "spay-neuter-clinic": 4,
        "catlike-reflexes": 3,
        "foster-kittens": 3,
        "special-needs-kitty": 2,
        "catting-around": 2,
        "fraidy-cats": 2,
        "open-window": 2,
        "famous-internet-cat": 2,
        "the-cat-came-back": 2,
        "best-in-show": 2,
        "can-opener": 1,
        "catnip": 1,
        "cat-fight": 1,
        "stray-dog": 1,
        "alarm-system": 1,
        "pet-insurance": 2,
        "catnap": 1,
        "one-cool-cat": 1,
        "tuna": 1,
        "land-on-your-feet": 2,
        "copy-cat": 2,
    }
)
OUT_WITH_SIX = Counter(["cat-in-heat", "the-cats-pajamas", "fireworks", "hairball", "one-cool-cat", "tuna"])
OUT_WITH_TWO = Counter(
    {
        "alarm-system": 1,
        "cat-burglar": 3,
        "can-opener": 1,
        "cat-fight": 1,
        "catnap": 1,
        "catnip": 1,
        "foster-kittens": 1,
        "hairball": 1,
        "stray-dog": 1,
    }
)


def in_play(seats: int, seed: str) -> Counter[str]:
    """Count every card in the deck and in hands after the deal."""
    sitting = sit_at(new_match(seats, seed))
    return Counter([*sitting.now()["deck"], *[card for seat in range(seats) for card in hand(sitting, seat)]])


# HKK-2.1


@rule("HKK-2.1")
@pytest.mark.parametrize("seats", ALL)
def test_all_forty_cats_start_in_the_neighborhood(seats: int) -> None:
    assert neighborhood(sit_at(new_match(seats))) == {"black": 10, "gray": 10, "orange": 10, "white": 10}


@rule("HKK-2.1")
@pytest.mark.parametrize("seats", ALL)
def test_the_hand_limit_is_three_and_with_two_or_six_players_two(seats: int) -> None:
    sitting = sit_at(new_match(seats))
    assert [len(hand(sitting, seat)) for seat in range(seats)] == [LIMIT[seats]] * seats


@rule("HKK-2.1")
@pytest.mark.parametrize("seats", ALL)
def test_nothing_lies_under_a_property_or_on_the_discard_pile(seats: int) -> None:
    now = sit_at(new_match(seats)).now()
    assert now["discard"] == []
    assert [one["lasting"] for one in now["players"]] == [[]] * seats


# HKK-2.2


@rule("HKK-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_with_three_to_five_players_the_whole_deck_is_used(seats: int, seed: str) -> None:
    assert in_play(seats, seed) == WHOLE


@rule("HKK-2.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_six_players_six_cards_leave_the_deck(seed: str) -> None:
    assert in_play(6, seed) == WHOLE - OUT_WITH_SIX
    assert in_play(6, seed).total() == 45


@rule("HKK-2.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_with_two_players_eleven_cards_leave_the_deck(seed: str) -> None:
    assert in_play(2, seed) == WHOLE - OUT_WITH_TWO
    assert in_play(2, seed).total() == 40


# HKK-2.3


@rule("HKK-2.3")
@pytest.mark.parametrize("seats", ALL)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_instant_is_in_a_first_hand(seats: int, seed: str) -> None:
    sitting = sit_at(new_match(seats, seed))
    assert not [card for seat in range(seats) for card in hand(sitting, seat) if card in INSTANTS]


@rule("HKK-2.3")
@pytest.mark.parametrize("seats", ALL)
def test_the_instants_are_all_in_the_deck(seats: int) -> None:
    out = {2: OUT_WITH_TWO, 6: OUT_WITH_SIX}.get(seats, Counter())
    deck: Counter[str] = Counter(sit_at(new_match(seats)).now()["deck"])
    assert {card: deck[card] for card in INSTANTS} == {card: WHOLE[card] - out[card] for card in INSTANTS}


@rule("HKK-2.3")
def test_they_are_shuffled_into_it() -> None:
    places = set()
    for seed in SEEDS:
        deck = sit_at(new_match(3, seed)).now()["deck"]
        places.add(tuple(i for i, card in enumerate(deck) if card in INSTANTS))
    assert len(places) == len(SEEDS)
    assert {42 - 8 + i for i in range(8)} not in [set(one) for one in places]
    assert {*range(8)} not in [set(one) for one in places]


@rule("HKK-2.3")
@pytest.mark.parametrize("seats", ALL)
def test_everybody_sees_only_their_own_hand(seats: int) -> None:
    sitting = sit_at(new_match(seats))
    nothing = [None] * LIMIT[seats]
    for seat in (*range(seats), WATCHER):
        for other in range(seats):
            assert held(sitting.seen(seat), other) == (hand(sitting, seat) if other == seat else nothing)


@rule("HKK-2.3")
@pytest.mark.parametrize("seats", ALL)
def test_and_of_the_deck_only_how_many_cards_are_left(seats: int) -> None:
    sitting = sit_at(new_match(seats))
    for seat in (*range(seats), WATCHER):
        assert sitting.seen(seat)["deck"] == len(sitting.now()["deck"])


@rule("HKK-2.3")
def test_different_seeds_deal_different_hands() -> None:
    hands = {str([hand(sit_at(new_match(3, seed)), seat) for seat in range(3)]) for seed in SEEDS}
    assert len(hands) == len(SEEDS)


# HKK-2.3a


@rule("HKK-2.3a")
@pytest.mark.parametrize("seats", ALL)
def test_the_starting_player_may_be_set(seats: int) -> None:
    for first in range(seats):
        assert asked(sit_at(new_match(seats, first=first))) == ("turn", first)


@rule("HKK-2.3a")
@pytest.mark.parametrize("seats", ALL)
def test_or_is_drawn_at_random(seats: int) -> None:
    found = {asked(sit_at(new_match(seats, str(seed))))[1] for seed in range(50)}
    assert found == {*range(seats)}


@rule("HKK-2.3a")
@pytest.mark.parametrize("first", [-1, 3, "one", True])
def test_nobody_else_can_be_set(first: object) -> None:
    with pytest.raises(Refusal) as refusal:
        new_match(3, first=first)
    assert refusal.value.where == "options.first"


@rule("HKK-2.3a")
def test_the_first_player_has_two_actions_as_everybody() -> None:
    now = sit_at(new_match(3, first=2)).now()
    assert (now["to_move"], now["actions_left"], now["final_turns_left"]) == (2, 2, None)
