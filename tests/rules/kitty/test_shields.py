"""HKK-5.3, Instants: players may be shielded before an Instant is resolved; choices are made in the same order."""

import pytest

from tabbytop.engine.errors import Refusal
from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    cats,
    deck,
    discarded,
    hand,
    in_any_order,
    land,
    match_at,
    move,
    moves_with,
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
SHIELD_OF = {
    "fireworks": "one-cool-cat",
    "hairball": "one-cool-cat",
    "raining-cats-and-dogs": "one-cool-cat",
    "cat-in-heat": "tuna",
}
SHIELDS = ["one-cool-cat", "tuna"]


def drawing(instant: str, *players: Json, then: list[str] | None = None, to_move: int = 0) -> PositionMatch:
    """Return a match in which a player moves a cat into their House as their last action and draws this Instant."""
    match = match_at(*players, deck=[instant, *(then or QUIET_DECK)], actions_left=1, to_move=to_move)
    match.do(move("orange", "porch", "house"))
    pass_all(match, but=("shield", "land"))
    return match


def mover(**more: object) -> Json:
    """Return a player with an orange cat on the Porch, which `drawing` moves."""
    made = player(**more)  # type: ignore[arg-type]
    return {**made, "porch": {"orange": 1}}


def yards(match: PositionMatch) -> list[Json]:
    """Return everyone's Yard."""
    return [zone(match, seat, "yard") for seat in range(len(match.now()["players"]))]


@rule("HKK-5.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("instant", SHIELD_OF)
def test_everybody_is_asked_clockwise_starting_with_the_drawer(instant: str, seats: int) -> None:
    others = [player()] * (seats - 1)
    match = drawing(instant, others[0], mover(), *others[1:], then=[*QUIET_DECK, SHIELD_OF[instant]], to_move=1)
    assert seats_asked(match, "shield") == [(1 + i) % seats for i in range(seats)]


@rule("HKK-5.3")
def test_an_instant_waits_until_everybody_has_been_asked() -> None:
    match = drawing("fireworks", mover(), player(yard="2 gray"), player(hand=["one-cool-cat"]))
    for seat in range(3):
        assert waiting(match) == {"action": {"do": "play", "card": "fireworks"}, "by": 0, "asked": seat}
        assert zone(match, 1, "yard") == cats("2 gray")
        match.do(PASS)
    assert zone(match, 1, "yard") == {}


@rule("HKK-5.3")
@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("shielded_seat", [0, 1, 2])
def test_anybody_may_shield_themselves_or_another_player(holder: int, shielded_seat: int) -> None:
    players = [player(yard="2 gray", hand=["one-cool-cat"] * (seat == holder)) for seat in range(3)]
    match = drawing("fireworks", {**players[0], "porch": {"orange": 1}}, *players[1:])
    match.do(*[PASS] * holder)
    assert match.moves() == [PASS, *[shield("one-cool-cat", seat) for seat in range(3)]]
    match.do(shield("one-cool-cat", shielded_seat))
    pass_all(match)
    assert yards(match) == [cats("2 gray") if seat == shielded_seat else {} for seat in range(3)]
    assert discarded(match) == ["fireworks", "one-cool-cat"]


@rule("HKK-5.3")
@pytest.mark.parametrize("instant", SHIELD_OF)
def test_each_instant_has_its_own_shield(instant: str) -> None:
    match = drawing(instant, mover(hand=[*SHIELDS]), player(), player())
    assert {action["card"] for action in moves_with(match, do="shield")} == {SHIELD_OF[instant]}


@rule("HKK-5.3")
@pytest.mark.parametrize("instant", ["the-cats-pajamas", "keeping-up-with-the-joneses"])
@rule("HKK-5.1a")
def test_no_card_shields_from_the_other_instants(instant: str) -> None:
    match = drawing(instant, mover(hand=[*SHIELDS]), player(hand=["catnap"]), player())
    assert phase(match) == "pick"


@rule("HKK-5.1a")
@pytest.mark.parametrize("instant", SHIELD_OF)
def test_no_shield_window_is_opened_when_every_shield_is_publicly_out_of_play(instant: str) -> None:
    other = [card for card in SHIELDS if card != SHIELD_OF[instant]]
    match = drawing(instant, mover(hand=other, yard="gray"), player(hand=["catnap"]))
    assert asked(match) == ("turn", 1)


@rule("HKK-5.3")
def test_an_instant_cannot_be_canceled_or_copied() -> None:
    match = drawing("fireworks", mover(), player(hand=["catnap", "copy-cat", "one-cool-cat"], yard="2 gray"))
    match.do(PASS)
    assert {action["do"] for action in match.moves()} == {"pass", "shield"}
    match.do(PASS)
    assert (asked(match), zone(match, 1, "yard")) == (("turn", 1), {})


@rule("HKK-5.3")
def test_choices_are_made_clockwise_from_the_drawer() -> None:
    three = "black gray white"
    match = drawing("fireworks", player(yard=three), mover(yard=three), player(yard=three), to_move=1)
    picked = []
    while phase(match) == "pick":
        picked.append(asked(match)[1])
        match.do(pick(cats="black gray"))
    assert picked == [1, 2, 0]
    assert yards(match) == [{"white": 1}] * 3


@rule("HKK-5.3")
def test_a_shielded_player_makes_no_choice() -> None:
    three = "black gray white"
    match = drawing("hairball", mover(house=three), player(house=three, hand=["one-cool-cat"]), player(house=three))
    match.do(PASS, shield("one-cool-cat", 1))
    pass_all(match)
    picked = []
    while phase(match) == "pick":
        picked.append(asked(match)[1])
        match.do(pick(cats="gray"))
    assert picked == [0, 2]
    assert (zone(match, 1, "house"), zone(match, 2, "porch")) == (cats(three), {"gray": 1})


@rule("HKK-5.3")
def test_a_player_shielded_from_cat_in_heat_neither_gives_nor_receives() -> None:
    match = drawing("cat-in-heat", mover(yard="black"), player(yard="gray", hand=["tuna"]), player(yard="white"))
    match.do(PASS, shield("tuna", 1))
    pass_all(match)
    assert yards(match) == [cats("black white"), cats("gray"), {}]


@rule("HKK-5.3")
def test_a_shield_protects_from_one_instant_only() -> None:
    first = mover(hand=["one-cool-cat"])
    match = drawing("fireworks", first, player(yard="2 gray", house="black"), then=["hairball", *QUIET_DECK])
    match.do(shield("one-cool-cat", 1))
    pass_all(match)
    assert (zone(match, 1, "yard"), zone(match, 1, "porch")) == (cats("2 gray"), {"black": 1})


@rule("HKK-5.3")
@rule("HKK-3.3")
def test_a_drawer_who_plays_a_shield_draws_one_more_card() -> None:
    match = drawing("fireworks", mover(hand=["one-cool-cat", "tuna"]), player(), player(), then=["catnip", *QUIET_DECK])
    match.do(shield("one-cool-cat", 0))
    pass_all(match)
    assert hand(match, 0) == ["tuna", "catnip", QUIET_DECK[0]]
    assert deck(match) == QUIET_DECK[1:]


@rule("HKK-5.3")
@rule("HKK-3.3")
def test_another_player_who_plays_a_shield_draws_up_only_on_their_own_turn() -> None:
    cards = ["one-cool-cat", "tuna", "catnip"]
    match = drawing("fireworks", mover(), player(hand=cards), player())
    match.do(PASS, shield("one-cool-cat", 1))
    pass_all(match)
    assert (asked(match), hand(match, 1)) == (("turn", 1), cards[1:])


@rule("HKK-5.3")
def test_a_shield_drawn_just_before_the_instant_may_be_played() -> None:
    match = match_at(player(yard="2 gray"), player(), deck=["one-cool-cat", "fireworks", *QUIET_DECK], actions_left=1)
    match.do(MOVE_IN)
    assert asked(match) == ("shield", 0)
    match.do(shield("one-cool-cat", 0))
    pass_all(match)
    assert zone(match, 0, "yard") == cats("black 2 gray")


@rule("HKK-5.3")
def test_the_window_after_the_draw_up_opens_when_all_cards_are_drawn() -> None:
    match = drawing("fireworks", mover(hand=["one-cool-cat"]), player(hand=["land-on-your-feet"], yard="gray"))
    match.do(PASS, PASS)
    assert (asked(match), len(hand(match, 0))) == (("land", 0), 2)
    assert refusal_of(match, shield("one-cool-cat", 0))[1]


@rule("HKK-5.3")
def test_the_shield_window_opens_in_the_middle_of_famous_internet_cat() -> None:
    first = player(hand=["famous-internet-cat", "one-cool-cat"], yard="2 gray")
    match = match_at(first, player(yard="2 white"), deck=["fireworks", "catnip", "stray-dog", *QUIET_DECK])
    match.do(play("famous-internet-cat"))
    assert asked(match) == ("shield", 0)
    again = reload(match)
    for played in (match, again):
        played.do(shield("one-cool-cat", 0))
        pass_all(played)
        assert (hand(played, 0), yards(played)) == (["catnip", "stray-dog"], [cats("2 gray"), {}])
        assert (asked(played), played.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-5.3")
@pytest.mark.parametrize(
    "action", [cancel("one-cool-cat"), shield("tuna", 0), land(color="gray", start="yard", spaces=1), MOVE_IN], ids=str
)
def test_no_other_action_is_allowed_in_the_shield_window(action: Json) -> None:
    first = mover(hand=["one-cool-cat", "tuna"], yard="gray")
    match = drawing("fireworks", first, player(), player(hand=["land-on-your-feet"]))
    with pytest.raises(Refusal):
        match.do(action)
    assert asked(match) == ("shield", 0)


@rule("HKK-5.3")
def test_refusals_in_the_shield_window_cite_its_rule() -> None:
    match = drawing("fireworks", mover(hand=["tuna"]), player(hand=["one-cool-cat"]))
    assert refusal_of(match, shield("tuna", 0))[0] == "HKK-5.3"
    assert refusal_of(match, shield("one-cool-cat", 0))[0] == "HKK-5.3"


@rule("HKK-5.3")
@pytest.mark.parametrize("seat", [2, 5])
def test_a_player_who_does_not_exist_cannot_be_shielded(seat: int) -> None:
    match = drawing("fireworks", mover(hand=["one-cool-cat"]), player())
    assert refusal_of(match, shield("one-cool-cat", seat)) == ("HKK-5.3", "shield-whom")


@rule("HKK-5.3")
def test_a_position_may_begin_in_the_shield_window() -> None:
    pending = {"action": {"do": "play", "card": "fireworks"}, "by": 0, "asked": 1}
    players = player(yard="2 gray"), player(yard="2 white", hand=["one-cool-cat"])
    match = PositionMatch(position(*players, phase="shield", pending=pending, actions_left=0))
    assert asked(match) == ("shield", 1)
    match.do(shield("one-cool-cat", 1))
    assert yards(match) == [{}, cats("2 white")]
    assert (asked(match), len(hand(match, 0))) == (("turn", 1), 2)


@rule("HKK-5.3")
def test_gains_from_an_instant_are_offered_in_the_same_order_and_may_be_declined() -> None:
    match = drawing("keeping-up-with-the-joneses", player(), mover(), player(), to_move=1)
    assert asked(match) == ("pick", 2)
    assert pick(cats={}) in in_any_order(match.moves())
    match.do(pick(cats="black"))
    assert asked(match) == ("pick", 0)


def picking(instant: str, *players: Json) -> PositionMatch:
    """Return a match from a file without an agenda: the first player has drawn this Instant, the second must choose."""
    pending = {"action": {"do": "play", "card": instant}, "by": 0, "asked": 1}
    return PositionMatch(position(*players, phase="pick", pending=pending, actions_left=0))


@rule("HKK-5.3")
def test_a_position_may_begin_in_the_middle_of_an_instants_choices() -> None:
    match = picking("fireworks", player(yard="black gray white"), player(yard="2 gray white"), player(yard="3 white"))
    match.do(pick(cats="2 gray"))
    assert yards(match) == [cats("black gray white"), cats("white"), cats("white")]
    assert (asked(match), len(hand(match, 0))) == (("turn", 1), 3)


@rule("HKK-5.3")
def test_a_position_inside_keeping_up_with_the_joneses_asks_only_players_with_the_fewest_cats() -> None:
    match = picking("keeping-up-with-the-joneses", player(), player(), player(house="3 gray"))
    match.do(pick(cats="black"))
    assert asked(match) == ("turn", 1)
    assert zone(match, 2, "house") == cats("3 gray")


@rule("HKK-5.3")
def test_a_position_inside_cat_in_heat_also_moves_cats_picked_without_a_choice() -> None:
    match = picking("cat-in-heat", player(yard="gray"), player(yard="black white"), player())
    match.do(pick(cats="black"))
    assert yards(match) == [{}, cats("gray white"), cats("black")]
