"""HKK-2, setup: hand limits, the cards that leave the deck, and the deal."""

from collections import Counter

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import WATCHER
from tests.rules.kitty.tables import (
    INSTANTS,
    asked,
    hand,
    hand_in,
    neighborhood,
    new_match,
    resume,
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
    match = resume(new_match(seats, seed))
    return Counter([*match.now()["deck"], *[card for seat in range(seats) for card in hand(match, seat)]])


# HKK-2.1


@rule("HKK-2.1")
@pytest.mark.parametrize("seats", ALL)
def test_all_forty_cats_start_in_the_neighborhood(seats: int) -> None:
    assert neighborhood(resume(new_match(seats))) == {"black": 10, "gray": 10, "orange": 10, "white": 10}


@rule("HKK-2.1")
@pytest.mark.parametrize("seats", ALL)
def test_the_hand_limit_is_three_cards_or_two_with_two_or_six_players(seats: int) -> None:
    match = resume(new_match(seats))
    assert [len(hand(match, seat)) for seat in range(seats)] == [LIMIT[seats]] * seats


@rule("HKK-2.1")
@pytest.mark.parametrize("seats", ALL)
def test_a_game_starts_with_no_lasting_cards_and_an_empty_discard_pile(seats: int) -> None:
    now = resume(new_match(seats)).now()
    assert now["discard"] == []
    assert [seat["lasting"] for seat in now["players"]] == [[]] * seats


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
def test_no_instant_is_dealt_to_a_hand(seats: int, seed: str) -> None:
    match = resume(new_match(seats, seed))
    assert not [card for seat in range(seats) for card in hand(match, seat) if card in INSTANTS]


@rule("HKK-2.3")
@pytest.mark.parametrize("seats", ALL)
def test_all_instants_are_in_the_deck_after_the_deal(seats: int) -> None:
    out = {2: OUT_WITH_TWO, 6: OUT_WITH_SIX}.get(seats, Counter())
    deck: Counter[str] = Counter(resume(new_match(seats)).now()["deck"])
    assert {card: deck[card] for card in INSTANTS} == {card: WHOLE[card] - out[card] for card in INSTANTS}


@rule("HKK-2.3")
def test_the_instants_are_shuffled_into_the_deck() -> None:
    places = set()
    for seed in SEEDS:
        deck = resume(new_match(3, seed)).now()["deck"]
        places.add(tuple(i for i, card in enumerate(deck) if card in INSTANTS))
    assert len(places) == len(SEEDS)
    assert {42 - 8 + i for i in range(8)} not in [set(found) for found in places]
    assert {*range(8)} not in [set(found) for found in places]


@rule("HKK-2.3")
@pytest.mark.parametrize("seats", ALL)
def test_everybody_sees_only_their_own_hand(seats: int) -> None:
    match = resume(new_match(seats))
    nothing = [None] * LIMIT[seats]
    for seat in (*range(seats), WATCHER):
        for other in range(seats):
            assert hand_in(match.seen(seat), other) == (hand(match, seat) if other == seat else nothing)


@rule("HKK-2.3")
@pytest.mark.parametrize("seats", ALL)
def test_everybody_sees_only_the_size_of_the_deck(seats: int) -> None:
    match = resume(new_match(seats))
    for seat in (*range(seats), WATCHER):
        assert match.seen(seat)["deck"] == len(match.now()["deck"])


@rule("HKK-2.3")
def test_different_seeds_deal_different_hands() -> None:
    hands = {str([hand(resume(new_match(3, seed)), seat) for seat in range(3)]) for seed in SEEDS}
    assert len(hands) == len(SEEDS)


# HKK-2.3a


@rule("HKK-2.3a")
@pytest.mark.parametrize("seats", ALL)
def test_the_starting_player_may_be_set_in_the_options(seats: int) -> None:
    for first in range(seats):
        assert asked(resume(new_match(seats, first=first))) == ("turn", first)


@rule("HKK-2.3a")
@pytest.mark.parametrize("seats", ALL)
def test_the_starting_player_is_drawn_at_random_by_default(seats: int) -> None:
    found = {asked(resume(new_match(seats, str(seed))))[1] for seed in range(50)}
    assert found == {*range(seats)}


@rule("HKK-2.3a")
@pytest.mark.parametrize("first", [-1, 3, "one", True])
def test_an_invalid_starting_player_is_refused(first: object) -> None:
    with pytest.raises(Refusal) as refusal:
        new_match(3, first=first)
    assert refusal.value.where == "options.first"


@rule("HKK-2.3a")
def test_the_starting_player_has_two_actions_like_everybody_else() -> None:
    now = resume(new_match(3, first=2)).now()
    assert (now["to_move"], now["actions_left"], now["final_turns_left"]) == (2, 2, None)
