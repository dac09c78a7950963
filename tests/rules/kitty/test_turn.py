"""HKK-3, a turn: take two actions, then draw up; actions that cannot be used lapse."""

from itertools import combinations
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import WATCHER
from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    deck,
    discard,
    discarded,
    do_then_pass,
    hand,
    hand_in,
    in_any_order,
    land,
    match_at,
    move,
    moves_with,
    neighborhood,
    new_match,
    pick,
    play,
    player,
    refusal_of,
    resume,
    shield,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

MOVE_IN = move("black", "neighborhood", "yard")
MOVE_OUT = move("black", "yard", "neighborhood")


def at(*cards: str, **more: Any) -> PositionMatch:
    """Return a match of three players; the player to move holds these cards, the others none."""
    return match_at(player(hand=list(cards), yard=more.pop("yard", "")), player(), player(), **more)


def left(match: PositionMatch) -> tuple[int, int]:
    """Return whose turn it is, and how many actions they have left."""
    return match.now()["to_move"], match.now()["actions_left"]


# HKK-3.1


@rule("HKK-3.1")
def test_a_turn_is_two_actions() -> None:
    match = at()
    assert left(match) == (0, 2)
    match.do(MOVE_IN)
    assert (asked(match), left(match)) == (("turn", 0), (0, 1))
    match.do(MOVE_IN)
    assert (asked(match), left(match)) == (("turn", 1), (1, 2))


@rule("HKK-3.1")
def test_an_action_is_a_move_a_card_or_a_discard() -> None:
    match = at("can-opener")
    assert match.move_kinds() == {"move", "play", "discard"}


@rule("HKK-3.1")
@pytest.mark.parametrize(
    "actions",
    [
        [MOVE_IN, MOVE_IN],
        [play("spay-neuter-clinic", cats="2 black"), play("can-opener", cats="3 gray")],
        [discard(0), discard(0)],
        [MOVE_IN, discard(0, 1)],
        [discard(0), play("can-opener", cats="gray")],
        [play("spay-neuter-clinic", cats="white"), MOVE_IN],
    ],
    ids=["moves", "cards", "discards", "move-discard", "discard-card", "card-move"],
)
def test_a_turn_may_combine_any_two_actions_even_of_the_same_kind(actions: list[Json]) -> None:
    match = at("spay-neuter-clinic", "can-opener", deck=QUIET_DECK[:4])
    do_then_pass(match, *actions)
    assert asked(match) == ("turn", 1)


@rule("HKK-3.1")
def test_a_player_draws_up_after_two_actions() -> None:
    match = at("can-opener")
    match.do(MOVE_IN)
    assert hand(match, 0) == ["can-opener"]
    match.do(MOVE_IN)
    assert hand(match, 0) == ["can-opener", *QUIET_DECK[:2]]
    assert deck(match) == QUIET_DECK[2:]


@rule("HKK-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_turns_pass_clockwise(seats: int) -> None:
    match = resume(new_match(seats, first=1))
    order = []
    for _ in range(seats + 1):
        order.append(asked(match))
        do_then_pass(match, MOVE_IN, MOVE_OUT)
    assert order == [("turn", (1 + i) % seats) for i in range(seats + 1)]


@rule("HKK-3.1")
def test_a_player_cannot_act_out_of_turn() -> None:
    match = at()
    with pytest.raises(Refusal) as refusal:
        match.match.say(1, match.game.read_action(match.match.state, MOVE_IN))
    assert (refusal.value.why, refusal.value.facts) == ("not-your-turn", {"seat": 0})


@rule("HKK-3.1")
@pytest.mark.parametrize("action", [PASS, cancel("catnap"), shield("tuna", 0), land()], ids=str)
def test_answers_are_refused_outside_a_window(action: Json) -> None:
    assert refusal_of(at("catnap", "tuna", "land-on-your-feet"), action) == ("HKK-3.1", "take-an-action")


@rule("HKK-3.1")
def test_a_pick_is_refused_when_no_choice_is_asked_for() -> None:
    assert refusal_of(at(), pick(cats="black")) == ("HKK-4.3", "nothing-to-pick")


@rule("HKK-3.1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    assert refusal_of(at("catnip"), play("can-opener", cats="black")) == ("HKK-3.1", "card-not-held")


@rule("HKK-3.1")
def test_a_refused_action_changes_nothing() -> None:
    match = at("can-opener")
    before = match.now()
    for action in (MOVE_OUT, PASS, play("can-opener", cats="4 black"), discard(1)):
        with pytest.raises(Refusal):
            match.do(action)
    assert match.now() == before


# HKK-3.1a


@rule("HKK-3.1a")
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_any_number_of_cards_may_be_discarded_at_once(count: int) -> None:
    cards = ["can-opener", "catnip", "stray-dog", "tuna", "best-in-show"][:count]
    sets = [list(some) for n in range(1, count + 1) for some in combinations(range(count), n)]
    match = at(*cards, deck=["cat-fight"])
    assert in_any_order(moves_with(match, do="discard")) == in_any_order([discard(*some) for some in sets])


@rule("HKK-3.1a")
def test_discarding_several_cards_costs_one_action() -> None:
    match = at("tuna", "can-opener", "catnip", "stray-dog", "best-in-show", deck=["cat-fight"])
    match.do(discard(0, 1, 3, 4))
    assert (hand(match, 0), left(match)) == (["catnip"], (0, 1))
    assert discarded(match) == ["best-in-show", "can-opener", "stray-dog", "tuna"]


@rule("HKK-3.1a")
def test_equal_cards_are_discarded_by_their_lowest_indices() -> None:
    match = at("cat-burglar", "tuna", "cat-burglar")
    found = [action["hand"] for action in moves_with(match, do="discard")]
    assert sorted(found) == [[0], [0, 1], [0, 1, 2], [0, 2], [1]]


@rule("HKK-3.1")
@pytest.mark.parametrize("slots", [(), (1, 0), (0, 0), (2,), (-1,)])
def test_a_discard_needs_valid_indices_in_ascending_order(slots: tuple[int, ...]) -> None:
    assert refusal_of(at("can-opener", "tuna"), discard(*slots))[0] == "HKK-3.1"


@rule("HKK-3.1")
def test_a_player_with_an_empty_hand_cannot_discard() -> None:
    assert moves_with(at(), do="discard") == []


# HKK-3.2


@rule("HKK-3.2")
def test_a_cat_moves_one_space_either_way() -> None:
    others = player(house="9 black 10 gray 10 orange 10 white")
    ways = {
        "yard": ["neighborhood", "porch"],
        "porch": ["yard", "house"],
        "house": ["porch"],
        "neighborhood": ["yard"],
    }
    for there, ends in ways.items():
        mine: Json = {} if there == "neighborhood" else {there: "black"}
        match = match_at(player(**mine), others, player())
        expected = [move("black", there, end) for end in ends]
        assert in_any_order(match.moves()) == in_any_order(expected)


@rule("HKK-3.2")
@pytest.mark.parametrize("start", ["neighborhood", "yard", "porch", "house"])
@pytest.mark.parametrize("end", ["neighborhood", "yard", "porch", "house"])
def test_a_cat_moves_exactly_one_space(start: str, end: str) -> None:
    zones = ["neighborhood", "yard", "porch", "house"]
    match = match_at(player(yard="gray", porch="gray", house="gray"), player())
    action = move("gray", start, end)
    if abs(zones.index(start) - zones.index(end)) == 1:
        assert action in match.moves()
    else:
        assert refusal_of(match, action) == ("HKK-3.2", "not-one-space")


@rule("HKK-3.2")
@pytest.mark.parametrize("start", ["yard", "porch", "house"])
def test_a_player_moves_cats_only_on_their_own_property(start: str) -> None:
    match = match_at(player(), player(yard="gray", porch="gray", house="gray"))
    end = "yard" if start == "porch" else "porch"
    assert refusal_of(match, move("gray", start, end)) == ("HKK-3.2", "no-such-cat")
    assert [action["from"] for action in moves_with(match, do="move")] == ["neighborhood"] * 4


@rule("HKK-3.2")
def test_a_moved_cat_leaves_one_zone_and_enters_the_next() -> None:
    match = match_at(player(porch="2 gray"), player())
    match.do(move("gray", "porch", "house"))
    assert (zone(match, 0, "porch"), zone(match, 0, "house")) == ({"gray": 1}, {"gray": 1})
    match.do(move("gray", "porch", "yard"))
    assert (zone(match, 0, "porch"), zone(match, 0, "yard")) == ({}, {"gray": 1})


@rule("HKK-3.2")
def test_the_same_cat_may_move_twice() -> None:
    match = at()
    do_then_pass(match, MOVE_IN, move("black", "yard", "porch"))
    assert zone(match, 0, "porch") == {"black": 1}
    assert neighborhood(match)["black"] == 9


@rule("HKK-3.2")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_cats_on_lasting_cards_cannot_be_moved(card: str) -> None:
    match = match_at(
        player(lasting=[under(card, "black")]), player(house="9 black 10 gray 10 orange 10 white"), player()
    )
    assert asked(match)[1] != 0


# HKK-3.2a

ALL_CATS = player(house="10 black 10 gray 10 orange 10 white")


@rule("HKK-3.2a")
def test_a_player_must_use_each_action_as_long_as_some_action_is_possible() -> None:
    match = at("can-opener")
    match.do(discard(0))
    assert PASS not in match.moves()
    assert match.move_kinds() == {"move"}
    assert refusal_of(match, PASS) == ("HKK-3.1", "take-an-action")


@rule("HKK-3.2a")
def test_a_player_with_no_possible_action_only_draws_up() -> None:
    match = match_at(player(), player(), ALL_CATS, deck=["tuna"], to_move=2)
    do_then_pass(match, *[move("black", "house", "porch")] * 2)
    assert asked(match) == ("turn", 2)
    assert match.now()["final_turns_left"] == 1


@rule("HKK-3.2a")
def test_actions_that_cannot_be_used_lapse() -> None:
    match = match_at(player(hand=["tuna"]), ALL_CATS, player())
    assert match.moves() == [discard(0)]
    match.do(discard(0))
    assert asked(match) == ("turn", 1)
    assert len(hand(match, 0)) == 3


@rule("HKK-3.2a")
def test_a_player_must_play_or_discard_even_a_useless_card() -> None:
    match = match_at(player(hand=["best-in-show", "tuna"]), ALL_CATS, player(), deck=["catnip"])
    match.do(discard(1))
    assert (asked(match), left(match)) == (("turn", 0), (0, 1))
    assert in_any_order(match.moves()) == in_any_order([discard(0), play("best-in-show")])


# HKK-3.3


@rule("HKK-3.3")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 2)])
@pytest.mark.parametrize("cards", [[], ["tuna"], ["tuna", "catnip"]])
def test_a_player_draws_up_to_the_hand_limit(seats: int, limit: int, cards: list[str]) -> None:
    match = match_at(player(hand=cards), *[player()] * (seats - 1))
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert hand(match, 0) == [*cards, *QUIET_DECK][:limit]
    assert len(deck(match)) == 5 - (limit - len(cards))


@rule("HKK-3.3")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_player_at_or_above_the_hand_limit_draws_none_and_keeps_all_cards(count: int) -> None:
    cards = ["can-opener", "catnip", "stray-dog", "tuna", "cat-fight"][:count]
    match = at(*cards)
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert hand(match, 0) == cards
    assert deck(match) == QUIET_DECK


@rule("HKK-3.3")
@rule("HKK-4.1")
def test_an_instant_is_resolved_at_once_and_then_drawing_continues() -> None:
    cards = ["tuna", "fireworks", "catnip", "hairball", "cat-fight", "can-opener"]
    match = match_at(player(), player(yard="3 gray", house="white"), player(), deck=cards)
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert hand(match, 0) == ["tuna", "catnip", "cat-fight"]
    assert deck(match) == ["can-opener"]
    assert (zone(match, 1, "yard"), zone(match, 1, "porch")) == ({"gray": 1}, {"white": 1})
    assert discarded(match) == ["fireworks", "hairball"]


@rule("HKK-3.3")
def test_an_instant_is_resolved_before_the_next_card_is_drawn() -> None:
    match = match_at(
        player(), player(yard="2 gray white"), player(), deck=["tuna", "fireworks", "catnip", "can-opener"]
    )
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert asked(match) == ("pick", 1)
    assert (hand(match, 0), deck(match)) == (["tuna"], ["catnip", "can-opener"])


@rule("HKK-3.3")
def test_drawing_stops_when_the_deck_is_empty() -> None:
    match = at(deck=["tuna", "fireworks"])
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert (hand(match, 0), deck(match)) == (["tuna"], [])
    assert asked(match) == ("turn", 1)


@rule("HKK-3.3")
@pytest.mark.parametrize("other", [1, WATCHER])
def test_only_the_player_who_draws_sees_the_card(other: int) -> None:
    match = at(deck=["tuna", "fireworks", "catnip", "cat-fight", "can-opener"])
    do_then_pass(match, MOVE_IN, MOVE_IN)
    assert hand_in(match.seen(0), 0) == ["tuna", "catnip", "cat-fight"]
    assert hand_in(match.seen(other), 0) == [None, None, None]
    write = match.game.words.write
    heard = ["?" if entry.action == UNHEARD else write(entry.action) for entry in match.match.heard(other)]
    drawn = [word for word in heard if word == "?" or "fireworks" in word]
    assert len(drawn) == 4
    assert [word == "?" for word in drawn] == [True, False, True, True]
