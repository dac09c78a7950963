"""HKK-5.5, secrecy: nothing about a window may reveal who holds what."""

from typing import Any

import pytest

from tabbytop.engine.seats import WATCHER
from tests.rules.kitty.tables import (
    PASS,
    asked,
    cancel,
    discard,
    hand,
    held,
    move,
    new_match,
    phase,
    play,
    player,
    position,
    shield,
    sit,
    sit_at,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

COME = move("black", "neighborhood", "yard")
OTHERS = (0, 2, WATCHER)
ANSWERS = ["catnap", "one-cool-cat", "tuna", "land-on-your-feet", "copy-cat"]
CARDS = ["cat-burglar", "can-opener", "fraidy-cats", "famous-internet-cat"]
DECK = ["catnip", "fireworks", "stray-dog", "hairball", "cat-fight", "open-window", "catting-around", "alarm-system"]


def table(*secret: str, **more: Any) -> PositionMatch:
    """Return a match: the second player holds two secret cards; alternatives are at the bottom of the deck."""
    rest = [card for card in (*ANSWERS, "special-needs-kitty", "pet-insurance") if card not in secret]
    players = player(hand=[*CARDS], porch="gray"), player(hand=[*secret], porch="white"), player(yard="gray")
    return sit(*players, deck=[*DECK, *rest], **more)


def watch(sitting: PositionMatch, *actions: Json) -> list[Any]:
    """Return what others see and hear at every moment of these actions, as everybody passes in all windows."""
    seen = []
    for action in actions:
        sitting.do(action)
        while True:
            seen.append([asked(sitting), [sitting.seen(seat) for seat in OTHERS], heard(sitting)])
            if phase(sitting) not in ("cancel", "copy", "shield", "land"):
                break
            sitting.do(PASS)
    return seen


def heard(sitting: PositionMatch) -> list[list[int]]:
    """Return what others have heard."""
    return [[entry.action for entry in sitting.match.heard(seat)] for seat in OTHERS]


BURGLE = play("cat-burglar", target=1, zone="porch", color="white")
FRIGHTEN = play("fraidy-cats", target=1, count=1)


@rule("HKK-5.5")
@pytest.mark.parametrize("secret", ANSWERS)
@pytest.mark.parametrize(
    "actions",
    [[COME, COME], [BURGLE, COME], [play("can-opener", cats="gray"), FRIGHTEN], [discard(0, 1, 2, 3), COME]],
    ids=["moves", "burglar", "cards", "instants"],
)
def test_a_table_looks_the_same_whether_or_not_somebody_could_answer(secret: str, actions: list[Json]) -> None:
    armed = watch(table(secret, "special-needs-kitty"), *actions)
    unarmed = watch(table("special-needs-kitty", "pet-insurance"), *actions)
    assert armed == unarmed


@rule("HKK-5.5")
@pytest.mark.parametrize("card", ["catnap", "tuna"])
def test_windows_are_asked_in_order_armed_or_not(card: str) -> None:
    found = []
    for holder in range(4):
        hands = [[card] if seat == holder else ["pet-insurance"] * (seat in (1, 2)) for seat in range(4)]
        hands[0] = [*hands[0], "cat-burglar"]
        sitting = sit(*[player(hand=cards, yard="gray") for cards in hands], deck=["catnip", "stray-dog"])
        sitting.do(play("cat-burglar", target=1, zone="yard", color="gray"))
        order = []
        while phase(sitting) == "cancel":
            order.append(asked(sitting)[1])
            sitting.do(PASS)
        found.append(order)
    assert found == [[1, 2, 3]] * 4


@rule("HKK-5.5")
def test_who_cannot_answer_may_only_pass_and_is_asked_all_the_same() -> None:
    sitting = table("special-needs-kitty", "pet-insurance")
    sitting.do(COME)
    assert (asked(sitting), sitting.moves()) == (("cancel", 1), [PASS])


@rule("HKK-5.5")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_what_is_waiting_is_told_to_all_in_the_same_words(seat: int) -> None:
    sitting = table("catnap", "tuna")
    sitting.do(BURGLE)
    seen = sitting.seen(seat)
    assert (seen["phase"], seen["pending"]) == ("cancel", {"action": BURGLE, "by": 0, "asked": 1})
    assert seen["agenda"] == sitting.seen(WATCHER)["agenda"]


@rule("HKK-5.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hands_are_hidden_at_every_moment_of_a_round(seats: int) -> None:
    sitting = sit_at(new_match(seats, "secret", first=0))
    for _ in range(12 * seats):
        moves = sitting.moves()
        sitting.do(PASS if PASS in moves else moves[0])
        known = [[isinstance(card, dict) for card in held(sitting.now(), seat)] for seat in range(seats)]
        for seat in (*range(seats), WATCHER):
            for other in range(seats):
                mine = held(sitting.seen(seat), other)
                hidden = [card is None for card in mine]
                assert sum(hidden) == (known[other].count(False) if other != seat else 0)


@rule("HKK-5.5")
@pytest.mark.parametrize("other", [1, WATCHER])
def test_where_in_a_hand_a_known_card_is_held_tells_nothing(other: int) -> None:
    """Two hands played a Cat Burglar: one drew it before a card that came back, one after."""
    known = {"card": "catnip", "known": True}
    seen = []
    for cards in (["cat-burglar", "tuna", known], ["tuna", known, "cat-burglar"], ["cat-burglar", known, "tuna"]):
        sitting = sit(player(hand=cards), player(yard="gray"))
        sitting.do(play("cat-burglar", target=1, zone="yard", color="gray"))
        seen.append(held(sitting.seen(other), 0))
    assert seen == [[None, known]] * 3


@rule("HKK-5.5")
@pytest.mark.parametrize("other", [1, 2, WATCHER])
@pytest.mark.parametrize("hidden", ["cat-burglar", "tuna"])
@pytest.mark.parametrize("known_first", [True, False])
def test_of_two_equal_cards_the_known_one_goes_first(other: int, hidden: str, known_first: bool) -> None:
    known = {"card": "cat-burglar", "known": True}
    cards = [known, hidden] if known_first else [hidden, known]
    sitting = sit(player(hand=cards), player(yard="gray"), player())
    sitting.do(play("cat-burglar", target=1, zone="yard", color="gray"))
    assert phase(sitting) == "turn" or hidden == "tuna"
    assert held(sitting.seen(other), 0) == [None]


@rule("HKK-5.5")
@rule("HKK-4.2")
@pytest.mark.parametrize("other", [0, 2, WATCHER])
def test_an_answer_is_seen_by_all_and_nothing_else_of_the_hand(other: int) -> None:
    sitting = table("catnap", "tuna")
    sitting.do(COME, cancel("catnap"))
    seen = sitting.seen(other)
    assert (seen["discard"], held(seen, 1)) == (["catnap"], [None])


@rule("HKK-5.5")
@pytest.mark.parametrize("other", [0, 2, WATCHER])
def test_a_shield_is_seen_by_all_and_nothing_else_of_the_hand(other: int) -> None:
    pending = {"action": {"do": "play", "card": "fireworks"}, "by": 0, "asked": 1}
    players = player(), player(hand=["one-cool-cat", "tuna"]), player()
    sitting = PositionMatch(position(*players, phase="shield", pending=pending, actions_left=0))
    sitting.do(shield("one-cool-cat", 2))
    assert held(sitting.seen(other), 1) == [None]
    assert "one-cool-cat" in sitting.seen(other)["discard"]


@rule("HKK-5.5")
def test_a_player_sees_their_own_hand_always() -> None:
    sitting = table("catnap", "tuna")
    sitting.do(COME)
    for seat in range(3):
        assert held(sitting.seen(seat), seat) == hand(sitting, seat)
