"""HKK-5.3, Instants: before one is resolved, players may be shielded from it; choices are made in the same order."""

import pytest

from tabbytop.engine.errors import Refusal
from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    asked_in_turn,
    cancel,
    cats,
    deck,
    discarded,
    hand,
    in_any_order,
    land,
    move,
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
    waiting,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

COME = move("black", "neighborhood", "yard")
SHIELD_OF = {
    "fireworks": "one-cool-cat",
    "hairball": "one-cool-cat",
    "raining-cats-and-dogs": "one-cool-cat",
    "cat-in-heat": "tuna",
}
SHIELDS = ["one-cool-cat", "tuna"]


def drawing(instant: str, *players: Json, then: list[str] | None = None, to_move: int = 0) -> PositionMatch:
    """Return a match: a player with one action left moves a cat into their House, and draws this Instant."""
    sitting = sit(*players, deck=[instant, *(then or QUIET_DECK)], actions_left=1, to_move=to_move)
    sitting.do(move("orange", "porch", "house"))
    pass_all(sitting, but=("shield", "land"))
    return sitting


def mover(**more: object) -> Json:
    """Return the player who is to move a cat from the Porch."""
    made = player(**more)  # type: ignore[arg-type]
    return {**made, "porch": {"orange": 1}}


def yards(sitting: PositionMatch) -> list[Json]:
    """Return everybody's Yard."""
    return [zone(sitting, seat, "yard") for seat in range(len(sitting.now()["players"]))]


@rule("HKK-5.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("instant", SHIELD_OF)
def test_everybody_is_asked_clockwise_from_the_drawer_who_is_included(instant: str, seats: int) -> None:
    others = [player()] * (seats - 1)
    sitting = drawing(instant, others[0], mover(), *others[1:], then=[*QUIET_DECK, SHIELD_OF[instant]], to_move=1)
    assert asked_in_turn(sitting, "shield") == [(1 + i) % seats for i in range(seats)]


@rule("HKK-5.3")
def test_the_instant_waits_for_them() -> None:
    sitting = drawing("fireworks", mover(), player(yard="2 gray"), player(hand=["one-cool-cat"]))
    for seat in range(3):
        assert waiting(sitting) == {"action": {"do": "play", "card": "fireworks"}, "by": 0, "asked": seat}
        assert zone(sitting, 1, "yard") == cats("2 gray")
        sitting.do(PASS)
    assert zone(sitting, 1, "yard") == {}


@rule("HKK-5.3")
@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("whom", [0, 1, 2])
def test_anybody_may_shield_themselves_or_another(holder: int, whom: int) -> None:
    players = [player(yard="2 gray", hand=["one-cool-cat"] * (seat == holder)) for seat in range(3)]
    sitting = drawing("fireworks", {**players[0], "porch": {"orange": 1}}, *players[1:])
    sitting.do(*[PASS] * holder)
    assert sitting.moves() == [PASS, *[shield("one-cool-cat", seat) for seat in range(3)]]
    sitting.do(shield("one-cool-cat", whom))
    pass_all(sitting)
    assert yards(sitting) == [cats("2 gray") if seat == whom else {} for seat in range(3)]
    assert discarded(sitting) == ["fireworks", "one-cool-cat"]


@rule("HKK-5.3")
@pytest.mark.parametrize("instant", SHIELD_OF)
def test_each_instant_has_its_own_shield(instant: str) -> None:
    sitting = drawing(instant, mover(hand=[*SHIELDS]), player(), player())
    assert {one["card"] for one in only(sitting, do="shield")} == {SHIELD_OF[instant]}


@rule("HKK-5.3")
@pytest.mark.parametrize("instant", ["the-cats-pajamas", "keeping-up-with-the-joneses"])
@rule("HKK-5.1a")
def test_from_others_nobody_is_shielded(instant: str) -> None:
    sitting = drawing(instant, mover(hand=[*SHIELDS]), player(hand=["catnap"]), player())
    assert phase(sitting) == "pick"


@rule("HKK-5.1a")
@pytest.mark.parametrize("instant", SHIELD_OF)
def test_no_shield_window_is_opened_when_every_shield_is_publicly_out_of_play(instant: str) -> None:
    other = [card for card in SHIELDS if card != SHIELD_OF[instant]]
    sitting = drawing(instant, mover(hand=other, yard="gray"), player(hand=["catnap"]))
    assert asked(sitting) == ("turn", 1)


@rule("HKK-5.3")
def test_an_instant_is_not_cancelled_nor_copied() -> None:
    sitting = drawing("fireworks", mover(), player(hand=["catnap", "copy-cat", "one-cool-cat"], yard="2 gray"))
    sitting.do(PASS)
    assert {one["do"] for one in sitting.moves()} == {"pass", "shield"}
    sitting.do(PASS)
    assert (asked(sitting), zone(sitting, 1, "yard")) == (("turn", 1), {})


@rule("HKK-5.3")
def test_choices_are_made_clockwise_from_the_drawer() -> None:
    three = "black gray white"
    sitting = drawing("fireworks", player(yard=three), mover(yard=three), player(yard=three), to_move=1)
    picked = []
    while phase(sitting) == "pick":
        picked.append(asked(sitting)[1])
        sitting.do(pick(cats="black gray"))
    assert picked == [1, 2, 0]
    assert yards(sitting) == [{"white": 1}] * 3


@rule("HKK-5.3")
def test_who_is_shielded_does_not_choose() -> None:
    three = "black gray white"
    sitting = drawing("hairball", mover(house=three), player(house=three, hand=["one-cool-cat"]), player(house=three))
    sitting.do(PASS, shield("one-cool-cat", 1))
    pass_all(sitting)
    picked = []
    while phase(sitting) == "pick":
        picked.append(asked(sitting)[1])
        sitting.do(pick(cats="gray"))
    assert picked == [0, 2]
    assert (zone(sitting, 1, "house"), zone(sitting, 2, "porch")) == (cats(three), {"gray": 1})


@rule("HKK-5.3")
def test_who_is_shielded_from_cat_in_heat_neither_gives_nor_receives() -> None:
    sitting = drawing("cat-in-heat", mover(yard="black"), player(yard="gray", hand=["tuna"]), player(yard="white"))
    sitting.do(PASS, shield("tuna", 1))
    pass_all(sitting)
    assert yards(sitting) == [cats("black white"), cats("gray"), {}]


@rule("HKK-5.3")
def test_a_shield_keeps_from_one_instant_only() -> None:
    first = mover(hand=["one-cool-cat"])
    sitting = drawing("fireworks", first, player(yard="2 gray", house="black"), then=["hairball", *QUIET_DECK])
    sitting.do(shield("one-cool-cat", 1))
    pass_all(sitting)
    assert (zone(sitting, 1, "yard"), zone(sitting, 1, "porch")) == (cats("2 gray"), {"black": 1})


@rule("HKK-5.3")
@rule("HKK-3.3")
def test_a_drawer_who_shields_from_hand_draws_one_card_more() -> None:
    sitting = drawing(
        "fireworks", mover(hand=["one-cool-cat", "tuna"]), player(), player(), then=["catnip", *QUIET_DECK]
    )
    sitting.do(shield("one-cool-cat", 0))
    pass_all(sitting)
    assert hand(sitting, 0) == ["tuna", "catnip", QUIET_DECK[0]]
    assert deck(sitting) == QUIET_DECK[1:]


@rule("HKK-5.3")
@rule("HKK-3.3")
def test_another_who_shields_draws_up_only_in_their_own_turn() -> None:
    cards = ["one-cool-cat", "tuna", "catnip"]
    sitting = drawing("fireworks", mover(), player(hand=cards), player())
    sitting.do(PASS, shield("one-cool-cat", 1))
    pass_all(sitting)
    assert (asked(sitting), hand(sitting, 1)) == (("turn", 1), cards[1:])


@rule("HKK-5.3")
def test_a_shield_that_was_drawn_just_before_may_be_used() -> None:
    sitting = sit(player(yard="2 gray"), player(), deck=["one-cool-cat", "fireworks", *QUIET_DECK], actions_left=1)
    sitting.do(COME)
    assert asked(sitting) == ("shield", 0)
    sitting.do(shield("one-cool-cat", 0))
    pass_all(sitting)
    assert zone(sitting, 0, "yard") == cats("black 2 gray")


@rule("HKK-5.3")
def test_the_window_after_the_draw_up_comes_when_all_is_drawn() -> None:
    sitting = drawing("fireworks", mover(hand=["one-cool-cat"]), player(hand=["land-on-your-feet"], yard="gray"))
    sitting.do(PASS, PASS)
    assert (asked(sitting), len(hand(sitting, 0))) == (("land", 0), 2)
    assert refusal_of(sitting, shield("one-cool-cat", 0))[1]


@rule("HKK-5.3")
def test_in_the_middle_of_famous_internet_cat_too() -> None:
    first = player(hand=["famous-internet-cat", "one-cool-cat"], yard="2 gray")
    sitting = sit(first, player(yard="2 white"), deck=["fireworks", "catnip", "stray-dog", *QUIET_DECK])
    sitting.do(play("famous-internet-cat"))
    assert asked(sitting) == ("shield", 0)
    again = read_again(sitting)
    for one in (sitting, again):
        one.do(shield("one-cool-cat", 0))
        pass_all(one)
        assert (hand(one, 0), yards(one)) == (["catnip", "stray-dog"], [cats("2 gray"), {}])
        assert (asked(one), one.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-5.3")
@pytest.mark.parametrize(
    "action", [cancel("one-cool-cat"), shield("tuna", 0), land(color="gray", start="yard", spaces=1), COME], ids=str
)
def test_nothing_else_is_done_in_the_window(action: Json) -> None:
    first = mover(hand=["one-cool-cat", "tuna"], yard="gray")
    sitting = drawing("fireworks", first, player(), player(hand=["land-on-your-feet"]))
    with pytest.raises(Refusal):
        sitting.do(action)
    assert asked(sitting) == ("shield", 0)


@rule("HKK-5.3")
def test_what_is_refused_in_the_window_is_refused_by_its_rule() -> None:
    sitting = drawing("fireworks", mover(hand=["tuna"]), player(hand=["one-cool-cat"]))
    assert refusal_of(sitting, shield("tuna", 0))[0] == "HKK-5.3"
    assert refusal_of(sitting, shield("one-cool-cat", 0))[0] == "HKK-5.3"


@rule("HKK-5.3")
@pytest.mark.parametrize("seat", [2, 5])
def test_nobody_shields_a_player_who_is_not_there(seat: int) -> None:
    sitting = drawing("fireworks", mover(hand=["one-cool-cat"]), player())
    assert refusal_of(sitting, shield("one-cool-cat", seat)) == ("HKK-5.3", "shield-whom")


@rule("HKK-5.3")
def test_a_position_may_begin_in_the_window() -> None:
    pending = {"action": {"do": "play", "card": "fireworks"}, "by": 0, "asked": 1}
    players = player(yard="2 gray"), player(yard="2 white", hand=["one-cool-cat"])
    sitting = PositionMatch(position(*players, phase="shield", pending=pending, actions_left=0))
    assert asked(sitting) == ("shield", 1)
    sitting.do(shield("one-cool-cat", 1))
    assert yards(sitting) == [{}, cats("2 white")]
    assert (asked(sitting), len(hand(sitting, 0))) == (("turn", 1), 2)


@rule("HKK-5.3")
def test_everybody_may_take_none_of_what_an_instant_gives_in_the_same_order() -> None:
    sitting = drawing("keeping-up-with-the-joneses", player(), mover(), player(), to_move=1)
    assert asked(sitting) == ("pick", 2)
    assert pick(cats={}) in in_any_order(sitting.moves())
    sitting.do(pick(cats="black"))
    assert asked(sitting) == ("pick", 0)


def picking(instant: str, *players: Json) -> PositionMatch:
    """Return a match: the first player has drawn this Instant and the second must choose; the file has no agenda."""
    pending = {"action": {"do": "play", "card": instant}, "by": 0, "asked": 1}
    return PositionMatch(position(*players, phase="pick", pending=pending, actions_left=0))


@rule("HKK-5.3")
def test_a_position_may_begin_in_the_middle_of_the_choices() -> None:
    sitting = picking("fireworks", player(yard="black gray white"), player(yard="2 gray white"), player(yard="3 white"))
    sitting.do(pick(cats="2 gray"))
    assert yards(sitting) == [cats("black gray white"), cats("white"), cats("white")]
    assert (asked(sitting), len(hand(sitting, 0))) == (("turn", 1), 3)


@rule("HKK-5.3")
def test_there_too_only_those_with_the_fewest_cats_keep_up() -> None:
    sitting = picking("keeping-up-with-the-joneses", player(), player(), player(house="3 gray"))
    sitting.do(pick(cats="black"))
    assert asked(sitting) == ("turn", 1)
    assert zone(sitting, 2, "house") == cats("3 gray")


@rule("HKK-5.3")
def test_there_too_a_cat_in_heat_that_had_no_choice_moves() -> None:
    sitting = picking("cat-in-heat", player(yard="gray"), player(yard="black white"), player())
    sitting.do(pick(cats="black"))
    assert yards(sitting) == [{}, cats("gray white"), cats("black")]
