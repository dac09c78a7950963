"""HKK-5.1 and HKK-5.4, windows: cancelling what was declared, and landing on your feet after a draw-up."""

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.kitty.windows import KINDS, Asking, CancelWindow, CopyWindow, LandWindow, ShieldWindow
from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    asked_in_turn,
    cancel,
    copy,
    discard,
    discarded,
    hand,
    land,
    lasting,
    move,
    neighborhood,
    only,
    pass_all,
    phase,
    pick,
    play,
    player,
    position,
    read_again,
    refusal_of,
    shield,
    sit,
    undisturbed,
    waiting,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

COME = move("black", "neighborhood", "yard")
BURGLE = play("cat-burglar", target=1, zone="yard", color="gray")


# HKK-5.1


@rule("HKK-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("by", [0, 1])
def test_the_others_are_asked_clockwise_from_the_left(seats: int, by: int) -> None:
    sitting = sit(*[player()] * seats, deck=["catnap"], to_move=by)
    sitting.do(COME)
    assert asked_in_turn(sitting, "cancel") == [(by + i) % seats for i in range(1, seats)]


@rule("HKK-5.1")
@pytest.mark.parametrize(
    "action",
    [COME, play("can-opener", cats="black"), play("foster-kittens", cats="black"), play("alarm-system")],
    ids=["move", "standard", "lasting", "defensive"],
)
def test_what_is_declared_waits_for_them(action: Json) -> None:
    cards = [action["card"]] if "card" in action else []
    sitting = sit(player(hand=cards), player(), player(), deck=["catnap"])
    sitting.do(action)
    for seat in (1, 2):
        assert waiting(sitting) == {"action": action, "by": 0, "asked": seat}
        assert (neighborhood(sitting)["black"], lasting(sitting, 0), discarded(sitting)) == (10, [], [])
        sitting.do(PASS)
    assert phase(sitting) == "turn"
    assert neighborhood(sitting)["black"] == (10 if action["do"] == "play" and "cats" not in action else 9)


@rule("HKK-5.1")
def test_a_discard_waits_for_nobody() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["catnap"]))
    sitting.do(discard(0))
    assert asked(sitting) == ("turn", 0)


@rule("HKK-5.1")
def test_a_cancelled_move_has_no_effect_and_the_action_is_spent() -> None:
    sitting = sit(player(), player(hand=["catnap"]), player())
    sitting.do(COME, cancel("catnap"))
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)
    assert (zone(sitting, 0, "yard"), discarded(sitting), hand(sitting, 1)) == ({}, ["catnap"], [])


@rule("HKK-5.1")
@pytest.mark.parametrize(
    "action",
    [
        play("can-opener", cats="black"),
        play("foster-kittens", cats="black"),
        play("special-needs-kitty", cats="black"),
        play("famous-internet-cat"),
    ],
    ids=lambda one: one["card"],
)
@rule("HKK-5.4")
def test_a_cancelled_card_has_no_effect_and_is_discarded(action: Json) -> None:
    sitting = sit(player(hand=[action["card"]]), player(), player(hand=["catnap"]))
    sitting.do(action, PASS, cancel("catnap"))
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)
    assert discarded(sitting) == sorted([action["card"], "catnap"])
    assert (neighborhood(sitting)["black"], lasting(sitting, 0), hand(sitting, 0)) == (10, [], [])


@rule("HKK-5.1")
def test_the_first_who_cancels_ends_the_window() -> None:
    sitting = sit(player(hand=["cat-burglar"]), player(hand=["catnap"], yard="gray"), player(hand=["tuna"]))
    sitting.do(BURGLE, cancel("catnap"))
    assert asked(sitting) == ("turn", 0)
    assert (hand(sitting, 2), zone(sitting, 1, "yard")) == (["tuna"], {"gray": 1})


@rule("HKK-5.1")
def test_there_is_one_window_for_each_action() -> None:
    sitting = sit(player(), player(hand=["catnap"]))
    sitting.do(COME, PASS)
    assert asked(sitting) == ("turn", 0)
    sitting.do(COME)
    assert asked(sitting) == ("cancel", 1)


ANSWER_TO = {
    "fraidy-cats": "one-cool-cat",
    "stray-dog": "one-cool-cat",
    "catting-around": "tuna",
    "open-window": "tuna",
    "cat-fight": "tuna",
}


@rule("HKK-5.1")
@pytest.mark.parametrize("card", ANSWER_TO)
def test_each_card_is_cancelled_by_those_that_name_it(card: str) -> None:
    full: Json = {"house": "gray", "porch": "gray", "yard": "gray"}
    armed = player(hand=["catnap", "one-cool-cat", "tuna"], **full)
    sitting = sit(player(hand=[card]), armed)
    sitting.do(play(card, target=1, count=1))
    assert sitting.moves() == [PASS, cancel("catnap"), cancel(ANSWER_TO[card])]


@rule("HKK-5.1")
def test_whoever_it_is_aimed_at() -> None:
    sitting = sit(player(hand=["cat-burglar"]), player(yard="gray"), player(hand=["tuna"]))
    sitting.do(BURGLE, PASS, cancel("tuna"))
    assert zone(sitting, 1, "yard") == {"gray": 1}
    assert discarded(sitting) == ["cat-burglar", "tuna"]


@rule("HKK-5.1")
def test_a_move_is_cancelled_by_catnap_only() -> None:
    sitting = sit(player(), player(hand=["one-cool-cat", "tuna", "catnap"]))
    sitting.do(COME)
    assert sitting.moves() == [PASS, cancel("catnap")]


@rule("HKK-5.1")
def test_nobody_cancels_with_a_card_that_they_do_not_hold() -> None:
    sitting = sit(player(hand=["catnap"]), player(hand=["tuna"]))
    sitting.do(COME)
    assert sitting.moves() == [PASS]
    with pytest.raises(Refusal):
        sitting.do(cancel("catnap"))
    assert asked(sitting) == ("cancel", 1)


@rule("HKK-5.1")
@pytest.mark.parametrize("action", [cancel("catnap"), cancel("tuna"), COME, shield("tuna", 0)], ids=str)
def test_what_is_refused_in_the_window_is_refused_by_its_rule(action: Json) -> None:
    sitting = sit(player(hand=["catnap"]), player(hand=["tuna"]))
    sitting.do(COME)
    rule_, why = refusal_of(sitting, action)
    assert rule_.startswith("HKK-5.1")
    assert why


@rule("HKK-5.1")
@pytest.mark.parametrize("cards", [[], ["tuna"]])
def test_nobody_discards_in_the_window(cards: list[str]) -> None:
    sitting = sit(player(hand=["catnap"]), player(hand=cards))
    sitting.do(COME)
    assert refusal_of(sitting, discard(0)) == ("HKK-5.1", "no-such-answer")


@rule("HKK-5.1")
def test_a_position_may_begin_in_the_window() -> None:
    pending = {"action": BURGLE, "by": 0, "asked": 1}
    players = player(hand=["copy-cat"]), player(yard="gray"), player(hand=["tuna"])
    sitting = PositionMatch(position(*players, phase="cancel", pending=pending, actions_left=1))
    assert asked(sitting) == ("cancel", 1)
    sitting.do(PASS)
    assert read_again(sitting).now() == sitting.now()
    sitting.do(PASS)
    assert zone(sitting, 0, "yard") == {"gray": 1}
    assert (phase(sitting), sitting.now()["actions_left"]) == ("copy", 1)


# HKK-5.1a


@rule("HKK-5.1a")
@pytest.mark.parametrize("out", [{"discard": ["catnap"]}, {}], ids=["discarded", "removed"])
def test_no_window_is_opened_when_every_answer_is_publicly_out_of_play(out: Any) -> None:
    sitting = sit(player(hand=["tuna"]), player(hand=["one-cool-cat"]), player(), **out)
    sitting.do(COME)
    assert (asked(sitting), zone(sitting, 0, "yard")) == (("turn", 0), {"black": 1})


@rule("HKK-5.1a")
@pytest.mark.parametrize("holder", [0, 1, 2, None])
def test_one_is_opened_wherever_else_an_answer_may_be(holder: int | None) -> None:
    hands = [["catnap"] if seat == holder else [] for seat in range(3)]
    deck = QUIET_DECK if holder is not None else [*QUIET_DECK, "catnap"]
    sitting = sit(*[player(hand=cards) for cards in hands], deck=deck)
    sitting.do(COME)
    assert asked_in_turn(sitting, "cancel") == [1, 2]


@rule("HKK-5.1a")
def test_one_answer_in_play_is_enough() -> None:
    sitting = sit(player(hand=["cat-burglar"]), player(yard="gray"), player(), deck=["tuna"], discard=["catnap"])
    sitting.do(BURGLE)
    assert asked_in_turn(sitting, "cancel") == [1, 2]


@rule("HKK-5.1a")
def test_but_it_must_be_an_answer_to_this() -> None:
    sitting = sit(player(hand=["cat-burglar"]), player(yard="gray"), player(), deck=["one-cool-cat"])
    sitting.do(BURGLE)
    assert phase(sitting) == "turn"


@rule("HKK-5.1a")
def test_a_card_that_came_back_is_in_play_again() -> None:
    sitting = sit(player(hand=["the-cat-came-back"]), player(), discard=["catnap"])
    sitting.do(play("the-cat-came-back", take="catnap"))
    assert asked(sitting) == ("turn", 0)
    sitting.do(COME)
    assert asked(sitting) == ("cancel", 1)


@rule("HKK-5.1a")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_so_for_the_copy_window(left: int) -> None:
    out = ["copy-cat"] * (2 - left)
    sitting = sit(player(hand=["can-opener"]), player(), deck=["catnip", *["copy-cat"] * left], discard=out)
    sitting.do(play("can-opener", cats="gray"))
    assert asked_in_turn(sitting, "copy") == ([1, 0] if left else [])


@rule("HKK-5.1a")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_and_for_the_window_after_the_draw_up(left: int) -> None:
    out = ["land-on-your-feet"] * (2 - left)
    sitting = sit(player(), player(), deck=[*QUIET_DECK, *["land-on-your-feet"] * left], discard=out, actions_left=1)
    sitting.do(COME)
    assert asked_in_turn(sitting, "land") == ([0, 1] if left else [])


# HKK-5.4


@rule("HKK-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_after_a_draw_up_everybody_is_asked_from_the_player_who_drew(seats: int) -> None:
    sitting = sit(*[player()] * seats, deck=[*QUIET_DECK, "land-on-your-feet"], to_move=1, actions_left=1)
    sitting.do(COME)
    assert sitting.now()["to_move"] == 1
    assert asked_in_turn(sitting, "land") == [(1 + i) % seats for i in range(seats)]
    assert asked(sitting) == ("turn", 2 % seats)


@rule("HKK-5.4")
def test_even_where_no_card_was_drawn() -> None:
    full = ["tuna", "can-opener", "catnip", "stray-dog"]
    sitting = sit(player(hand=full), player(hand=["land-on-your-feet"]), actions_left=1)
    sitting.do(COME)
    assert hand(sitting, 0) == full
    assert asked_in_turn(sitting, "land") == [0, 1]


@rule("HKK-5.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_land_on_their_feet(seat: int) -> None:
    players = [player(hand=["land-on-your-feet"] * (seat == one), yard="gray") for one in range(3)]
    sitting = sit(*players, actions_left=1)
    sitting.do(COME, *[PASS] * seat)
    assert asked(sitting) == ("land", seat)
    sitting.do(land(color="gray", start="yard", spaces=2))
    assert (zone(sitting, seat, "house"), discarded(sitting)) == ({"gray": 1}, ["land-on-your-feet"])


@rule("HKK-5.4")
def test_a_card_that_was_just_drawn_may_be_played() -> None:
    sitting = sit(player(porch="gray"), player(), deck=["catnip", "land-on-your-feet", "tuna"], actions_left=1)
    sitting.do(COME)
    assert land(color="gray", start="porch", spaces=1) in sitting.moves()


@rule("HKK-5.4")
def test_each_is_asked_once() -> None:
    sitting = sit(player(hand=["land-on-your-feet"] * 2, yard="2 gray"), player(), actions_left=1)
    sitting.do(COME, land(color="gray", start="yard", spaces=1))
    assert asked(sitting) == ("land", 1)
    sitting.do(PASS)
    assert (asked(sitting), hand(sitting, 0)) == (("turn", 1), ["land-on-your-feet"])


@rule("HKK-5.4")
def test_two_players_may_land_one_after_the_other() -> None:
    one = player(hand=["land-on-your-feet"], yard="gray")
    sitting = sit(one, one, actions_left=1)
    sitting.do(COME, *[land(color="gray", start="yard", spaces=2)] * 2)
    assert [zone(sitting, seat, "house") for seat in (0, 1)] == [{"gray": 1}] * 2


@rule("HKK-5.4")
def test_landing_is_neither_cancelled_nor_copied_nor_drawn_up() -> None:
    sitting = sit(player(hand=["land-on-your-feet"], yard="gray"), player(hand=["catnap", "copy-cat"]), actions_left=1)
    sitting.do(COME, PASS, land(color="gray", start="yard", spaces=2))
    pass_all(sitting)
    assert (asked(sitting), zone(sitting, 0, "house")) == (("turn", 1), {"gray": 1})
    assert len(hand(sitting, 0)) == 1


@rule("HKK-5.4")
@pytest.mark.parametrize(
    "action", [land(color="gray", start="yard", spaces=1), copy(cats="gray")], ids=["land", "copy"]
)
def test_nobody_lands_or_copies_in_another_window(action: Json) -> None:
    sitting = sit(player(), player(hand=["catnap", "land-on-your-feet", "copy-cat"], yard="gray"))
    sitting.do(COME)
    assert sitting.moves() == [PASS, cancel("catnap")]
    with pytest.raises(Refusal):
        sitting.do(action)


@rule("HKK-5.4")
@pytest.mark.parametrize("card", ["alarm-system", "pet-insurance"])
def test_lasting_defensive_cards_are_cancelled_like_standard_ones(card: str) -> None:
    sitting = sit(player(hand=[card]), player(hand=["catnap", "tuna", "one-cool-cat"]))
    sitting.do(play(card))
    assert sitting.moves() == [PASS, cancel("catnap")]
    sitting.do(cancel("catnap"))
    assert (lasting(sitting, 0), discarded(sitting)) == ([], sorted([card, "catnap"]))


@rule("HKK-5.4")
def test_nobody_is_asked_between_two_actions() -> None:
    sitting = sit(player(), player(hand=["land-on-your-feet"]))
    sitting.do(COME)
    assert asked(sitting) == ("turn", 0)


@rule("HKK-5.1")
def test_who_picks_is_not_in_a_window() -> None:
    sitting = sit(player(hand=["stray-dog"]), player(yard="gray white", hand=["catnap"]))
    sitting.do(play("stray-dog", target=1, count=1), PASS)
    assert only(sitting, do="pick") == sitting.moves() == [pick(cats="gray"), pick(cats="white")]
    undisturbed(sitting, pick(cats="white"))
    assert phase(sitting) == "turn"


# Their names


def test_the_game_names_all_its_windows() -> None:
    found: list[Asking] = [
        CancelWindow((0,), 0, 1, 0, 0, ()),
        CopyWindow((0,), 0, 1, 0, ()),
        ShieldWindow((0,), 0, 1, 0),
        LandWindow((0,), 0, 1),
    ]
    assert tuple(window.key()[0] for window in found) == KINDS
    assert {type(window) for window in found} == set(Asking.__subclasses__())
