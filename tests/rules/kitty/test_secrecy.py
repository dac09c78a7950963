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
    hand_in,
    match_at,
    move,
    new_match,
    phase,
    play,
    player,
    position,
    resume,
    shield,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

MOVE_IN = move("black", "neighborhood", "yard")
OTHERS = (0, 2, WATCHER)
ANSWERS = ["catnap", "one-cool-cat", "tuna", "land-on-your-feet", "copy-cat"]
CARDS = ["cat-burglar", "can-opener", "fraidy-cats", "famous-internet-cat"]
DECK = ["catnip", "fireworks", "stray-dog", "hairball", "cat-fight", "open-window", "catting-around", "alarm-system"]


def table(*secret: str, **more: Any) -> PositionMatch:
    """Return a match in which the second player holds these cards; the alternatives are at the bottom of the deck."""
    rest = [card for card in (*ANSWERS, "special-needs-kitty", "pet-insurance") if card not in secret]
    players = player(hand=[*CARDS], porch="gray"), player(hand=[*secret], porch="white"), player(yard="gray")
    return match_at(*players, deck=[*DECK, *rest], **more)


def watch(match: PositionMatch, *actions: Json) -> list[Any]:
    """Take these actions while everyone passes in all windows; return what the others see and hear at every step."""
    seen = []
    for action in actions:
        match.do(action)
        while True:
            seen.append([asked(match), [match.seen(seat) for seat in OTHERS], heard(match)])
            if phase(match) not in ("cancel", "copy", "shield", "land"):
                break
            match.do(PASS)
    return seen


def heard(match: PositionMatch) -> list[list[int]]:
    """Return the log as the others have heard it."""
    return [[entry.action for entry in match.match.heard(seat)] for seat in OTHERS]


BURGLE = play("cat-burglar", target=1, zone="porch", color="white")
FRIGHTEN = play("fraidy-cats", target=1, count=1)


@rule("HKK-5.5")
@pytest.mark.parametrize("secret", ANSWERS)
@pytest.mark.parametrize(
    "actions",
    [
        [MOVE_IN, MOVE_IN],
        [BURGLE, MOVE_IN],
        [play("can-opener", cats="gray"), FRIGHTEN],
        [discard(0, 1, 2, 3), MOVE_IN],
    ],
    ids=["moves", "burglar", "cards", "instants"],
)
def test_a_table_looks_the_same_whether_or_not_somebody_could_answer(secret: str, actions: list[Json]) -> None:
    armed = watch(table(secret, "special-needs-kitty"), *actions)
    unarmed = watch(table("special-needs-kitty", "pet-insurance"), *actions)
    assert armed == unarmed


@rule("HKK-5.5")
@pytest.mark.parametrize("card", ["catnap", "tuna"])
def test_players_are_asked_in_the_same_order_whoever_holds_the_answer(card: str) -> None:
    found = []
    for holder in range(4):
        hands = [[card] if seat == holder else ["pet-insurance"] * (seat in (1, 2)) for seat in range(4)]
        hands[0] = [*hands[0], "cat-burglar"]
        match = match_at(*[player(hand=cards, yard="gray") for cards in hands], deck=["catnip", "stray-dog"])
        match.do(play("cat-burglar", target=1, zone="yard", color="gray"))
        order = []
        while phase(match) == "cancel":
            order.append(asked(match)[1])
            match.do(PASS)
        found.append(order)
    assert found == [[1, 2, 3]] * 4


@rule("HKK-5.5")
def test_a_player_who_cannot_answer_is_still_asked_and_may_only_pass() -> None:
    match = table("special-needs-kitty", "pet-insurance")
    match.do(MOVE_IN)
    assert (asked(match), match.moves()) == (("cancel", 1), [PASS])


@rule("HKK-5.5")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_every_seat_sees_the_same_pending_action(seat: int) -> None:
    match = table("catnap", "tuna")
    match.do(BURGLE)
    seen = match.seen(seat)
    assert (seen["phase"], seen["pending"]) == ("cancel", {"action": BURGLE, "by": 0, "asked": 1})
    assert seen["agenda"] == match.seen(WATCHER)["agenda"]


@rule("HKK-5.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hands_are_hidden_at_every_moment_of_a_round(seats: int) -> None:
    match = resume(new_match(seats, "secret", first=0))
    for _ in range(12 * seats):
        moves = match.moves()
        match.do(PASS if PASS in moves else moves[0])
        known = [[isinstance(card, dict) for card in hand_in(match.now(), seat)] for seat in range(seats)]
        for seat in (*range(seats), WATCHER):
            for other in range(seats):
                mine = hand_in(match.seen(seat), other)
                hidden = [card is None for card in mine]
                assert sum(hidden) == (known[other].count(False) if other != seat else 0)


@rule("HKK-5.5")
@pytest.mark.parametrize("other", [1, WATCHER])
def test_the_place_of_a_known_card_in_a_hand_reveals_nothing(other: int) -> None:
    """Play a Cat Burglar that was drawn before or after a card that everyone knows: the hands must look the same."""
    known = {"card": "catnip", "known": True}
    seen = []
    for cards in (["cat-burglar", "tuna", known], ["tuna", known, "cat-burglar"], ["cat-burglar", known, "tuna"]):
        match = match_at(player(hand=cards), player(yard="gray"))
        match.do(play("cat-burglar", target=1, zone="yard", color="gray"))
        seen.append(hand_in(match.seen(other), 0))
    assert seen == [[None, known]] * 3


@rule("HKK-5.5")
@pytest.mark.parametrize("other", [1, 2, WATCHER])
@pytest.mark.parametrize("hidden", ["cat-burglar", "tuna"])
@pytest.mark.parametrize("known_first", [True, False])
def test_of_two_equal_cards_the_known_one_is_played_first(other: int, hidden: str, known_first: bool) -> None:
    known = {"card": "cat-burglar", "known": True}
    cards = [known, hidden] if known_first else [hidden, known]
    match = match_at(player(hand=cards), player(yard="gray"), player())
    match.do(play("cat-burglar", target=1, zone="yard", color="gray"))
    assert phase(match) == "turn" or hidden == "tuna"
    assert hand_in(match.seen(other), 0) == [None]


@rule("HKK-5.5")
@rule("HKK-4.2")
@pytest.mark.parametrize("other", [0, 2, WATCHER])
def test_an_answer_reveals_only_the_card_played(other: int) -> None:
    match = table("catnap", "tuna")
    match.do(MOVE_IN, cancel("catnap"))
    seen = match.seen(other)
    assert (seen["discard"], hand_in(seen, 1)) == (["catnap"], [None])


@rule("HKK-5.5")
@pytest.mark.parametrize("other", [0, 2, WATCHER])
def test_a_shield_reveals_only_the_card_played(other: int) -> None:
    pending = {"action": {"do": "play", "card": "fireworks"}, "by": 0, "asked": 1}
    players = player(), player(hand=["one-cool-cat", "tuna"]), player()
    match = PositionMatch(position(*players, phase="shield", pending=pending, actions_left=0))
    match.do(shield("one-cool-cat", 2))
    assert hand_in(match.seen(other), 1) == [None]
    assert "one-cool-cat" in match.seen(other)["discard"]


@rule("HKK-5.5")
def test_a_player_always_sees_their_own_hand() -> None:
    match = table("catnap", "tuna")
    match.do(MOVE_IN)
    for seat in range(3):
        assert hand_in(match.seen(seat), seat) == hand(match, seat)
