"""HKK-5.1 and HKK-5.4, windows: canceling a declared action, and Land on Your Feet after a refill."""

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.kitty.playing import CopyWindow, LandWindow
from tabbytop.games.kitty.windows import KINDS, CancelWindow, CardWindow, ShieldWindow
from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    copy,
    discard,
    discarded,
    do_then_pass,
    hand,
    land,
    lasting,
    match_at,
    move,
    moves_with,
    neighborhood,
    pass_all,
    phase,
    pick,
    play,
    player,
    position,
    refusal_of,
    reload,
    seats_asked,
    shield,
    waiting,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

MOVE_IN = move("black", "neighborhood", "yard")
BURGLE = play("cat-burglar", target=1, zone="yard", color="gray")


# HKK-5.1


@rule("HKK-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("by", [0, 1])
def test_the_other_players_are_asked_clockwise_from_the_acting_players_left(seats: int, by: int) -> None:
    match = match_at(*[player()] * seats, deck=["catnap"], to_move=by)
    match.do(MOVE_IN)
    assert seats_asked(match, "cancel") == [(by + i) % seats for i in range(1, seats)]


@rule("HKK-5.1")
@pytest.mark.parametrize(
    "action",
    [MOVE_IN, play("can-opener", cats="black"), play("foster-kittens", cats="black"), play("alarm-system")],
    ids=["move", "standard", "lasting", "defensive"],
)
def test_a_declared_action_waits_until_the_others_have_been_asked(action: Json) -> None:
    cards = [action["card"]] if "card" in action else []
    match = match_at(player(hand=cards), player(), player(), deck=["catnap"])
    match.do(action)
    for seat in (1, 2):
        assert waiting(match) == {"action": action, "by": 0, "asked": seat}
        assert (neighborhood(match)["black"], lasting(match, 0), discarded(match)) == (10, [], [])
        match.do(PASS)
    assert phase(match) == "turn"
    assert neighborhood(match)["black"] == (10 if action["do"] == "play" and "cats" not in action else 9)


@rule("HKK-5.1")
def test_a_discard_opens_no_window() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["catnap"]))
    match.do(discard(0))
    assert asked(match) == ("turn", 0)


@rule("HKK-5.1")
def test_a_canceled_move_has_no_effect_and_the_action_is_spent() -> None:
    match = match_at(player(), player(hand=["catnap"]), player())
    match.do(MOVE_IN, cancel("catnap"))
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)
    assert (zone(match, 0, "yard"), discarded(match), hand(match, 1)) == ({}, ["catnap"], [])


@rule("HKK-5.1")
@pytest.mark.parametrize(
    "action",
    [
        play("can-opener", cats="black"),
        play("foster-kittens", cats="black"),
        play("special-needs-kitty", cats="black"),
        play("famous-internet-cat"),
    ],
    ids=lambda action: action["card"],
)
@rule("HKK-5.4")
def test_a_canceled_card_has_no_effect_and_is_discarded(action: Json) -> None:
    match = match_at(player(hand=[action["card"]]), player(), player(hand=["catnap"]))
    match.do(action, PASS, cancel("catnap"))
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)
    assert discarded(match) == sorted([action["card"], "catnap"])
    assert (neighborhood(match)["black"], lasting(match, 0), hand(match, 0)) == (10, [], [])


@rule("HKK-5.1")
def test_the_first_player_who_cancels_ends_the_window() -> None:
    match = match_at(player(hand=["cat-burglar"]), player(hand=["catnap"], yard="gray"), player(hand=["tuna"]))
    match.do(BURGLE, cancel("catnap"))
    assert asked(match) == ("turn", 0)
    assert (hand(match, 2), zone(match, 1, "yard")) == (["tuna"], {"gray": 1})


@rule("HKK-5.1")
def test_each_action_opens_one_cancel_window() -> None:
    match = match_at(player(), player(hand=["catnap"]))
    match.do(MOVE_IN, PASS)
    assert asked(match) == ("turn", 0)
    match.do(MOVE_IN)
    assert asked(match) == ("cancel", 1)


ANSWER_TO = {
    "fraidy-cats": "one-cool-cat",
    "stray-dog": "one-cool-cat",
    "catting-around": "tuna",
    "open-window": "tuna",
    "cat-fight": "tuna",
}


@rule("HKK-5.1")
@pytest.mark.parametrize("card", ANSWER_TO)
def test_a_card_is_canceled_by_catnap_and_by_the_card_that_names_it(card: str) -> None:
    full: Json = {"house": "gray", "porch": "gray", "yard": "gray"}
    armed = player(hand=["catnap", "one-cool-cat", "tuna"], **full)
    match = match_at(player(hand=[card]), armed)
    match.do(play(card, target=1, count=1))
    assert match.moves() == [PASS, cancel("catnap"), cancel(ANSWER_TO[card])]


@rule("HKK-5.1")
def test_a_player_may_cancel_a_card_aimed_at_another_player() -> None:
    match = match_at(player(hand=["cat-burglar"]), player(yard="gray"), player(hand=["tuna"]))
    match.do(BURGLE, PASS, cancel("tuna"))
    assert zone(match, 1, "yard") == {"gray": 1}
    assert discarded(match) == ["cat-burglar", "tuna"]


@rule("HKK-5.1")
def test_only_catnap_cancels_a_move() -> None:
    match = match_at(player(), player(hand=["one-cool-cat", "tuna", "catnap"]))
    match.do(MOVE_IN)
    assert match.moves() == [PASS, cancel("catnap")]


@rule("HKK-5.1")
def test_a_player_cannot_cancel_with_a_card_they_do_not_hold() -> None:
    match = match_at(player(hand=["catnap"]), player(hand=["tuna"]))
    match.do(MOVE_IN)
    assert match.moves() == [PASS]
    with pytest.raises(Refusal):
        match.do(cancel("catnap"))
    assert asked(match) == ("cancel", 1)


@rule("HKK-5.1")
@pytest.mark.parametrize("action", [cancel("catnap"), cancel("tuna"), MOVE_IN, shield("tuna", 0)], ids=str)
def test_refusals_in_the_cancel_window_cite_its_rule(action: Json) -> None:
    match = match_at(player(hand=["catnap"]), player(hand=["tuna"]))
    match.do(MOVE_IN)
    rule_, why = refusal_of(match, action)
    assert rule_.startswith("HKK-5.1")
    assert why


@rule("HKK-5.1")
@pytest.mark.parametrize("cards", [[], ["tuna"]])
def test_nobody_discards_in_the_cancel_window(cards: list[str]) -> None:
    match = match_at(player(hand=["catnap"]), player(hand=cards))
    match.do(MOVE_IN)
    assert refusal_of(match, discard(0)) == ("HKK-5.1", "no-such-answer")


@rule("HKK-5.1")
def test_a_position_may_begin_in_the_cancel_window() -> None:
    pending = {"action": BURGLE, "by": 0, "asked": 1}
    players = player(hand=["copy-cat"]), player(yard="gray"), player(hand=["tuna"])
    match = PositionMatch(position(*players, phase="cancel", pending=pending, actions_left=1))
    assert asked(match) == ("cancel", 1)
    match.do(PASS)
    assert reload(match).now() == match.now()
    match.do(PASS)
    assert zone(match, 0, "yard") == {"gray": 1}
    assert (phase(match), match.now()["actions_left"]) == ("copy", 1)


# HKK-5.1a


@rule("HKK-5.1a")
@pytest.mark.parametrize("out", [{"discard": ["catnap"]}, {}], ids=["discarded", "removed"])
def test_no_window_is_opened_when_every_answer_is_publicly_out_of_play(out: Any) -> None:
    match = match_at(player(hand=["tuna"]), player(hand=["one-cool-cat"]), player(), **out)
    match.do(MOVE_IN)
    assert (asked(match), zone(match, 0, "yard")) == (("turn", 0), {"black": 1})


@rule("HKK-5.1a")
@pytest.mark.parametrize("holder", [0, 1, 2, None])
def test_a_window_is_opened_while_an_answer_is_in_any_hand_or_in_the_deck(holder: int | None) -> None:
    hands = [["catnap"] if seat == holder else [] for seat in range(3)]
    deck = QUIET_DECK if holder is not None else [*QUIET_DECK, "catnap"]
    match = match_at(*[player(hand=cards) for cards in hands], deck=deck)
    match.do(MOVE_IN)
    assert seats_asked(match, "cancel") == [1, 2]


@rule("HKK-5.1a")
def test_one_answer_in_play_is_enough_to_open_a_window() -> None:
    match = match_at(player(hand=["cat-burglar"]), player(yard="gray"), player(), deck=["tuna"], discard=["catnap"])
    match.do(BURGLE)
    assert seats_asked(match, "cancel") == [1, 2]


@rule("HKK-5.1a")
def test_an_answer_to_other_cards_opens_no_window() -> None:
    match = match_at(player(hand=["cat-burglar"]), player(yard="gray"), player(), deck=["one-cool-cat"])
    match.do(BURGLE)
    assert phase(match) == "turn"


@rule("HKK-5.1a")
def test_a_card_taken_from_the_discard_pile_is_in_play_again() -> None:
    match = match_at(player(hand=["the-cat-came-back"]), player(), discard=["catnap"])
    match.do(play("the-cat-came-back", take="catnap"))
    assert asked(match) == ("turn", 0)
    match.do(MOVE_IN)
    assert asked(match) == ("cancel", 1)


@rule("HKK-5.1a")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_no_copy_window_is_opened_when_every_copy_cat_is_publicly_out_of_play(left: int) -> None:
    out = ["copy-cat"] * (2 - left)
    match = match_at(player(hand=["can-opener"]), player(), deck=["catnip", *["copy-cat"] * left], discard=out)
    match.do(play("can-opener", cats="gray"))
    assert seats_asked(match, "copy") == ([1, 0] if left else [])


@rule("HKK-5.1a")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_no_land_window_is_opened_when_every_land_on_your_feet_is_publicly_out_of_play(left: int) -> None:
    out = ["land-on-your-feet"] * (2 - left)
    match = match_at(player(), player(), deck=[*QUIET_DECK, *["land-on-your-feet"] * left], discard=out, actions_left=1)
    match.do(MOVE_IN)
    assert seats_asked(match, "land") == ([0, 1] if left else [])


# HKK-5.4


@rule("HKK-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_after_a_draw_up_everybody_is_asked_clockwise_starting_with_the_player_who_drew(seats: int) -> None:
    match = match_at(*[player()] * seats, deck=[*QUIET_DECK, "land-on-your-feet"], to_move=1, actions_left=1)
    match.do(MOVE_IN)
    assert match.now()["to_move"] == 1
    assert seats_asked(match, "land") == [(1 + i) % seats for i in range(seats)]
    assert asked(match) == ("turn", 2 % seats)


@rule("HKK-5.4")
def test_everybody_is_asked_even_after_a_draw_up_of_no_cards() -> None:
    full = ["tuna", "can-opener", "catnip", "stray-dog"]
    match = match_at(player(hand=full), player(hand=["land-on-your-feet"]), actions_left=1)
    match.do(MOVE_IN)
    assert hand(match, 0) == full
    assert seats_asked(match, "land") == [0, 1]


@rule("HKK-5.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_player_may_play_land_on_your_feet(seat: int) -> None:
    players = [player(hand=["land-on-your-feet"] * (seat == holder), yard="gray") for holder in range(3)]
    match = match_at(*players, actions_left=1)
    match.do(MOVE_IN, *[PASS] * seat)
    assert asked(match) == ("land", seat)
    match.do(land(color="gray", start="yard", spaces=2))
    assert (zone(match, seat, "house"), discarded(match)) == ({"gray": 1}, ["land-on-your-feet"])


@rule("HKK-5.4")
def test_a_land_on_your_feet_that_was_just_drawn_may_be_played() -> None:
    match = match_at(player(porch="gray"), player(), deck=["catnip", "land-on-your-feet", "tuna"], actions_left=1)
    match.do(MOVE_IN)
    assert land(color="gray", start="porch", spaces=1) in match.moves()


@rule("HKK-5.4")
def test_each_player_is_asked_once_after_a_draw_up() -> None:
    match = match_at(player(hand=["land-on-your-feet"] * 2, yard="2 gray"), player(), actions_left=1)
    match.do(MOVE_IN, land(color="gray", start="yard", spaces=1))
    assert asked(match) == ("land", 1)
    match.do(PASS)
    assert (asked(match), hand(match, 0)) == (("turn", 1), ["land-on-your-feet"])


@rule("HKK-5.4")
def test_two_players_may_play_land_on_your_feet_one_after_the_other() -> None:
    holder = player(hand=["land-on-your-feet"], yard="gray")
    match = match_at(holder, holder, actions_left=1)
    match.do(MOVE_IN, *[land(color="gray", start="yard", spaces=2)] * 2)
    assert [zone(match, seat, "house") for seat in (0, 1)] == [{"gray": 1}] * 2


@rule("HKK-5.4")
def test_land_on_your_feet_is_neither_canceled_nor_copied_nor_replaced_by_a_draw() -> None:
    match = match_at(
        player(hand=["land-on-your-feet"], yard="gray"), player(hand=["catnap", "copy-cat"]), actions_left=1
    )
    match.do(MOVE_IN, PASS, land(color="gray", start="yard", spaces=2))
    pass_all(match)
    assert (asked(match), zone(match, 0, "house")) == (("turn", 1), {"gray": 1})
    assert len(hand(match, 0)) == 1


@rule("HKK-5.4")
@pytest.mark.parametrize(
    "action", [land(color="gray", start="yard", spaces=1), copy(cats="gray")], ids=["land", "copy"]
)
def test_land_on_your_feet_and_copy_cat_cannot_be_played_in_the_cancel_window(action: Json) -> None:
    match = match_at(player(), player(hand=["catnap", "land-on-your-feet", "copy-cat"], yard="gray"))
    match.do(MOVE_IN)
    assert match.moves() == [PASS, cancel("catnap")]
    with pytest.raises(Refusal):
        match.do(action)


@rule("HKK-5.4")
@pytest.mark.parametrize("card", ["alarm-system", "pet-insurance"])
def test_lasting_defensive_cards_are_canceled_like_standard_ones(card: str) -> None:
    match = match_at(player(hand=[card]), player(hand=["catnap", "tuna", "one-cool-cat"]))
    match.do(play(card))
    assert match.moves() == [PASS, cancel("catnap")]
    match.do(cancel("catnap"))
    assert (lasting(match, 0), discarded(match)) == ([], sorted([card, "catnap"]))


@rule("HKK-5.4")
def test_no_land_window_is_opened_between_two_actions() -> None:
    match = match_at(player(), player(hand=["land-on-your-feet"]))
    match.do(MOVE_IN)
    assert asked(match) == ("turn", 0)


@rule("HKK-5.1")
def test_a_pick_is_not_a_window() -> None:
    match = match_at(player(hand=["stray-dog"]), player(yard="gray white", hand=["catnap"]))
    match.do(play("stray-dog", target=1, count=1), PASS)
    assert moves_with(match, do="pick") == match.moves() == [pick(cats="gray"), pick(cats="white")]
    do_then_pass(match, pick(cats="white"))
    assert phase(match) == "turn"


# Names of windows


def test_the_game_names_all_its_windows() -> None:
    found: list[CardWindow] = [
        CancelWindow((0,), 0, 1, 0, 0, ()),
        CopyWindow((0,), 0, 1, 0, ()),
        ShieldWindow((0,), 0, 1, 0),
        LandWindow((0,), 0, 1),
    ]
    assert tuple(window.key()[0] for window in found) == tuple(KINDS)
    assert {type(window) for window in found} == set(CardWindow.__subclasses__())
