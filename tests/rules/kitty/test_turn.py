"""HKK-3, a turn: two actions, then draw up; what is forfeited, and what ends a game without actions."""

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
    hand,
    held,
    in_any_order,
    land,
    move,
    neighborhood,
    new_match,
    only,
    pick,
    play,
    player,
    refusal_of,
    shield,
    sit,
    sit_at,
    under,
    undisturbed,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

COME = move("black", "neighborhood", "yard")
GO = move("black", "yard", "neighborhood")


def at(*cards: str, **more: Any) -> PositionMatch:
    """Return a match of three players: this hand is to move, the others hold nothing."""
    return sit(player(hand=list(cards), yard=more.pop("yard", "")), player(), player(), **more)


def left(sitting: PositionMatch) -> tuple[int, int]:
    """Return whose turn it is, and how many actions they have left."""
    return sitting.now()["to_move"], sitting.now()["actions_left"]


# HKK-3.1


@rule("HKK-3.1")
def test_a_turn_is_two_actions() -> None:
    sitting = at()
    assert left(sitting) == (0, 2)
    sitting.do(COME)
    assert (asked(sitting), left(sitting)) == (("turn", 0), (0, 1))
    sitting.do(COME)
    assert (asked(sitting), left(sitting)) == (("turn", 1), (1, 2))


@rule("HKK-3.1")
def test_an_action_is_a_move_a_card_or_a_discard() -> None:
    sitting = at("can-opener")
    assert sitting.does() == {"move", "play", "discard"}


@rule("HKK-3.1")
@pytest.mark.parametrize(
    "actions",
    [
        [COME, COME],
        [play("spay-neuter-clinic", cats="2 black"), play("can-opener", cats="3 gray")],
        [discard(0), discard(0)],
        [COME, discard(0, 1)],
        [discard(0), play("can-opener", cats="gray")],
        [play("spay-neuter-clinic", cats="white"), COME],
    ],
    ids=["moves", "cards", "discards", "move-discard", "discard-card", "card-move"],
)
def test_any_two_of_them_also_of_the_same_kind(actions: list[Json]) -> None:
    sitting = at("spay-neuter-clinic", "can-opener", deck=QUIET_DECK[:4])
    undisturbed(sitting, *actions)
    assert asked(sitting) == ("turn", 1)


@rule("HKK-3.1")
def test_then_the_player_draws_up() -> None:
    sitting = at("can-opener")
    sitting.do(COME)
    assert hand(sitting, 0) == ["can-opener"]
    sitting.do(COME)
    assert hand(sitting, 0) == ["can-opener", *QUIET_DECK[:2]]
    assert deck(sitting) == QUIET_DECK[2:]


@rule("HKK-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_turns_pass_clockwise(seats: int) -> None:
    sitting = sit_at(new_match(seats, first=1))
    order = []
    for _ in range(seats + 1):
        order.append(asked(sitting))
        undisturbed(sitting, COME, GO)
    assert order == [("turn", (1 + i) % seats) for i in range(seats + 1)]


@rule("HKK-3.1")
def test_another_seat_cannot_act_out_of_turn() -> None:
    sitting = at()
    with pytest.raises(Refusal) as refusal:
        sitting.match.say(1, sitting.game.read_action(sitting.match.state, COME))
    assert (refusal.value.why, refusal.value.facts) == ("not-your-turn", {"seat": 0})


@rule("HKK-3.1")
@pytest.mark.parametrize("action", [PASS, cancel("catnap"), shield("tuna", 0), land()], ids=str)
def test_nobody_answers_where_nothing_is_asked(action: Json) -> None:
    assert refusal_of(at("catnap", "tuna", "land-on-your-feet"), action) == ("HKK-3.1", "take-an-action")


@rule("HKK-3.1")
def test_nobody_picks_where_nothing_is_asked() -> None:
    assert refusal_of(at(), pick(cats="black")) == ("HKK-4.3", "nothing-to-pick")


@rule("HKK-3.1")
def test_a_card_that_is_not_held_is_not_played() -> None:
    assert refusal_of(at("catnip"), play("can-opener", cats="black")) == ("HKK-3.1", "card-not-held")


@rule("HKK-3.1")
def test_a_refused_action_changes_nothing() -> None:
    sitting = at("can-opener")
    before = sitting.now()
    for action in (GO, PASS, play("can-opener", cats="4 black"), discard(1)):
        with pytest.raises(Refusal):
            sitting.do(action)
    assert sitting.now() == before


# HKK-3.1a


@rule("HKK-3.1a")
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_any_number_of_cards_may_be_discarded_at_once(count: int) -> None:
    cards = ["can-opener", "catnip", "stray-dog", "tuna", "best-in-show"][:count]
    sets = [list(some) for n in range(1, count + 1) for some in combinations(range(count), n)]
    sitting = at(*cards, deck=["cat-fight"])
    assert in_any_order(only(sitting, do="discard")) == in_any_order([discard(*some) for some in sets])


@rule("HKK-3.1a")
def test_all_of_them_for_one_action() -> None:
    sitting = at("tuna", "can-opener", "catnip", "stray-dog", "best-in-show", deck=["cat-fight"])
    sitting.do(discard(0, 1, 3, 4))
    assert (hand(sitting, 0), left(sitting)) == (["catnip"], (0, 1))
    assert discarded(sitting) == ["best-in-show", "can-opener", "stray-dog", "tuna"]


@rule("HKK-3.1a")
def test_of_equal_cards_the_first_stand_for_all() -> None:
    sitting = at("cat-burglar", "tuna", "cat-burglar")
    found = [one["hand"] for one in only(sitting, do="discard")]
    assert sorted(found) == [[0], [0, 1], [0, 1, 2], [0, 2], [1]]


@rule("HKK-3.1")
@pytest.mark.parametrize("slots", [(), (1, 0), (0, 0), (2,), (-1,)])
def test_cards_are_discarded_by_their_places_in_order(slots: tuple[int, ...]) -> None:
    assert refusal_of(at("can-opener", "tuna"), discard(*slots))[0] == "HKK-3.1"


@rule("HKK-3.1")
def test_nothing_but_the_hand_can_be_discarded() -> None:
    assert only(at(), do="discard") == []


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
        sitting = sit(player(**mine), others, player())
        expected = [move("black", there, end) for end in ends]
        assert in_any_order(sitting.moves()) == in_any_order(expected)


@rule("HKK-3.2")
@pytest.mark.parametrize("start", ["neighborhood", "yard", "porch", "house"])
@pytest.mark.parametrize("end", ["neighborhood", "yard", "porch", "house"])
def test_no_move_is_longer_or_shorter(start: str, end: str) -> None:
    zones = ["neighborhood", "yard", "porch", "house"]
    sitting = sit(player(yard="gray", porch="gray", house="gray"), player())
    one = move("gray", start, end)
    if abs(zones.index(start) - zones.index(end)) == 1:
        assert one in sitting.moves()
    else:
        assert refusal_of(sitting, one) == ("HKK-3.2", "not-one-space")


@rule("HKK-3.2")
@pytest.mark.parametrize("start", ["yard", "porch", "house"])
def test_on_ones_own_property_only(start: str) -> None:
    sitting = sit(player(), player(yard="gray", porch="gray", house="gray"))
    end = "yard" if start == "porch" else "porch"
    assert refusal_of(sitting, move("gray", start, end)) == ("HKK-3.2", "no-such-cat")
    assert [one["from"] for one in only(sitting, do="move")] == ["neighborhood"] * 4


@rule("HKK-3.2")
def test_it_is_another_space_that_it_goes_to() -> None:
    sitting = sit(player(porch="2 gray"), player())
    sitting.do(move("gray", "porch", "house"))
    assert (zone(sitting, 0, "porch"), zone(sitting, 0, "house")) == ({"gray": 1}, {"gray": 1})
    sitting.do(move("gray", "porch", "yard"))
    assert (zone(sitting, 0, "porch"), zone(sitting, 0, "yard")) == ({}, {"gray": 1})


@rule("HKK-3.2")
def test_the_same_cat_may_move_twice() -> None:
    sitting = at()
    undisturbed(sitting, COME, move("black", "yard", "porch"))
    assert zone(sitting, 0, "porch") == {"black": 1}
    assert neighborhood(sitting)["black"] == 9


@rule("HKK-3.2")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_cats_on_lasting_cards_do_not_move(card: str) -> None:
    sitting = sit(player(lasting=[under(card, "black")]), player(house="9 black 10 gray 10 orange 10 white"), player())
    assert asked(sitting)[1] != 0


# HKK-3.2a

ALL_CATS = player(house="10 black 10 gray 10 orange 10 white")


@rule("HKK-3.2a")
def test_both_actions_are_taken_whenever_one_is_possible() -> None:
    sitting = at("can-opener")
    sitting.do(discard(0))
    assert PASS not in sitting.moves()
    assert sitting.does() == {"move"}
    assert refusal_of(sitting, PASS) == ("HKK-3.1", "take-an-action")


@rule("HKK-3.2a")
def test_who_can_do_nothing_at_all_only_draws_up() -> None:
    sitting = sit(player(), player(), ALL_CATS, deck=["tuna"], to_move=2)
    undisturbed(sitting, *[move("black", "house", "porch")] * 2)
    assert asked(sitting) == ("turn", 2)
    assert sitting.now()["final_turns_left"] == 1


@rule("HKK-3.2a")
def test_what_is_left_of_the_actions_lapses() -> None:
    sitting = sit(player(hand=["tuna"]), ALL_CATS, player())
    assert sitting.moves() == [discard(0)]
    sitting.do(discard(0))
    assert asked(sitting) == ("turn", 1)
    assert len(hand(sitting, 0)) == 3


@rule("HKK-3.2a")
def test_a_useless_card_must_be_discarded_rather_than_kept() -> None:
    sitting = sit(player(hand=["best-in-show", "tuna"]), ALL_CATS, player(), deck=["catnip"])
    sitting.do(discard(1))
    assert (asked(sitting), left(sitting)) == (("turn", 0), (0, 1))
    assert in_any_order(sitting.moves()) == in_any_order([discard(0), play("best-in-show")])


# HKK-3.3


@rule("HKK-3.3")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 2)])
@pytest.mark.parametrize("cards", [[], ["tuna"], ["tuna", "catnip"]])
def test_one_draws_up_to_the_hand_limit(seats: int, limit: int, cards: list[str]) -> None:
    sitting = sit(player(hand=cards), *[player()] * (seats - 1))
    undisturbed(sitting, COME, COME)
    assert hand(sitting, 0) == [*cards, *QUIET_DECK][:limit]
    assert len(deck(sitting)) == 5 - (limit - len(cards))


@rule("HKK-3.3")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_with_as_many_cards_or_more_one_draws_none_and_keeps_them(count: int) -> None:
    cards = ["can-opener", "catnip", "stray-dog", "tuna", "cat-fight"][:count]
    sitting = at(*cards)
    undisturbed(sitting, COME, COME)
    assert hand(sitting, 0) == cards
    assert deck(sitting) == QUIET_DECK


@rule("HKK-3.3")
@rule("HKK-4.1")
def test_an_instant_is_resolved_at_once_then_the_draw_goes_on() -> None:
    cards = ["tuna", "fireworks", "catnip", "hairball", "cat-fight", "can-opener"]
    sitting = sit(player(), player(yard="3 gray", house="white"), player(), deck=cards)
    undisturbed(sitting, COME, COME)
    assert hand(sitting, 0) == ["tuna", "catnip", "cat-fight"]
    assert deck(sitting) == ["can-opener"]
    assert (zone(sitting, 1, "yard"), zone(sitting, 1, "porch")) == ({"gray": 1}, {"white": 1})
    assert discarded(sitting) == ["fireworks", "hairball"]


@rule("HKK-3.3")
def test_the_instant_happens_before_the_next_card_is_drawn() -> None:
    sitting = sit(player(), player(yard="2 gray white"), player(), deck=["tuna", "fireworks", "catnip", "can-opener"])
    undisturbed(sitting, COME, COME)
    assert asked(sitting) == ("pick", 1)
    assert (hand(sitting, 0), deck(sitting)) == (["tuna"], ["catnip", "can-opener"])


@rule("HKK-3.3")
def test_where_the_deck_is_empty_one_stops() -> None:
    sitting = at(deck=["tuna", "fireworks"])
    undisturbed(sitting, COME, COME)
    assert (hand(sitting, 0), deck(sitting)) == (["tuna"], [])
    assert asked(sitting) == ("turn", 1)


@rule("HKK-3.3")
@pytest.mark.parametrize("other", [1, WATCHER])
def test_only_who_draws_sees_the_card(other: int) -> None:
    sitting = at(deck=["tuna", "fireworks", "catnip", "cat-fight", "can-opener"])
    undisturbed(sitting, COME, COME)
    assert held(sitting.seen(0), 0) == ["tuna", "catnip", "cat-fight"]
    assert held(sitting.seen(other), 0) == [None, None, None]
    write = sitting.game.words.write
    heard = ["?" if one.action == UNHEARD else write(one.action) for one in sitting.match.heard(other)]
    drawn = [one for one in heard if one == "?" or "fireworks" in one]
    assert len(drawn) == 4
    assert [one == "?" for one in drawn] == [True, False, True, True]
