"""HKK-5.2, the copy window: after a Standard card has taken effect, each player may copy it."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    cats,
    copy,
    deck,
    discarded,
    hand,
    in_any_order,
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
    refusal_of,
    reload,
    seats_asked,
    waiting,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json

MOVE_IN = move("black", "neighborhood", "yard")
OPEN_CAN = play("can-opener", cats="3 gray")


@rule("HKK-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_asked_clockwise_and_the_player_of_the_card_last_of_all(seats: int) -> None:
    players = [player(hand=["can-opener"] * (seat == 1)) for seat in range(seats)]
    match = match_at(*players, deck=["copy-cat"], to_move=1)
    match.do(OPEN_CAN)
    assert seats_asked(match, "copy") == [(2 + i) % seats for i in range(seats)]
    assert asked(match) == ("turn", 1)


@rule("HKK-5.2")
def test_the_copy_window_opens_after_the_card_has_taken_effect() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["copy-cat"]))
    match.do(OPEN_CAN)
    assert (asked(match), zone(match, 0, "yard")) == (("copy", 1), cats("3 gray"))
    assert waiting(match) == {"action": OPEN_CAN, "by": 0, "asked": 1}


@rule("HKK-5.2")
def test_a_copy_takes_the_same_effect_with_the_copiers_own_choices() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["copy-cat"]))
    match.do(OPEN_CAN, copy(cats="black white"))
    pass_all(match)
    assert (zone(match, 0, "yard"), zone(match, 1, "yard")) == (cats("3 gray"), cats("black white"))
    assert (discarded(match), hand(match, 1)) == (["can-opener", "copy-cat"], [])


@rule("HKK-5.2")
def test_a_copy_offers_the_choices_of_the_copied_card() -> None:
    match = match_at(
        player(hand=["open-window"], house="black"), player(house="gray", hand=["copy-cat"]), player(house="white")
    )
    match.do(play("open-window", target=1, count=1))
    assert moves_with(match, do="copy") == [copy(target=0, count=1), copy(target=2, count=1)]


@rule("HKK-5.2")
def test_a_copy_is_free_in_turn() -> None:
    match = match_at(player(hand=["can-opener", "copy-cat"]), player())
    match.do(OPEN_CAN, PASS, copy(cats="3 black"))
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)
    assert zone(match, 0, "yard") == cats("3 gray 3 black")


@rule("HKK-5.2")
def test_a_copy_is_free_out_of_turn() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["copy-cat"]), actions_left=1)
    match.do(OPEN_CAN, copy(cats="black"))
    pass_all(match)
    assert (asked(match), match.now()["actions_left"]) == (("turn", 1), 2)


@rule("HKK-5.2")
def test_copy_cat_is_played_only_in_the_copy_window() -> None:
    match = match_at(player(hand=["copy-cat"]), player())
    assert moves_with(match, card="copy-cat") == []
    assert refusal_of(match, play("copy-cat")) == ("HKK-5.2", "copy-in-window")
    assert refusal_of(match, copy(cats="black")) == ("HKK-5.2", "copy-in-window")


@rule("HKK-5.2")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_lasting_cards_cannot_be_copied(card: str) -> None:
    match = match_at(player(hand=[card]), player(hand=["copy-cat"]))
    match.do(play(card, cats="gray"))
    assert asked(match) == ("turn", 0)
    assert len(lasting(match, 0)) == 1


@rule("HKK-5.2")
def test_moves_and_discards_cannot_be_copied() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["copy-cat"]))
    match.do(MOVE_IN)
    assert asked(match) == ("turn", 0)
    match.do({"do": "discard", "hand": [0]})
    assert asked(match) == ("turn", 1)


@rule("HKK-5.2")
def test_a_canceled_card_cannot_be_copied() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["catnap"]), player(hand=["copy-cat"]))
    match.do(OPEN_CAN, cancel("catnap"))
    assert asked(match) == ("turn", 0)


@rule("HKK-5.2a")
@pytest.mark.parametrize("card", ["alarm-system", "pet-insurance"])
def test_defensive_cards_cannot_be_copied(card: str) -> None:
    match = match_at(player(hand=[card]), player(hand=["copy-cat"]))
    match.do(play(card))
    assert asked(match) == ("turn", 0)


@rule("HKK-5.2a")
def test_catnap_cannot_be_copied() -> None:
    match = match_at(player(), player(hand=["catnap"]), player(hand=["copy-cat"]))
    match.do(MOVE_IN, cancel("catnap"))
    assert asked(match) == ("turn", 0)


@rule("HKK-5.2a")
def test_land_on_your_feet_cannot_be_copied() -> None:
    match = match_at(player(hand=["land-on-your-feet"]), player(hand=["copy-cat"]), actions_left=1)
    match.do(MOVE_IN, land(color="black", start="yard", spaces=1))
    assert phase(match) in ("land", "turn")
    seats_asked(match, "land")
    assert asked(match) == ("turn", 1)


@rule("HKK-5.2")
def test_famous_internet_cat_can_be_copied_out_of_turn_and_beyond_the_hand_limit() -> None:
    cards = ["tuna", "one-cool-cat", "copy-cat"]
    match = match_at(
        player(hand=["famous-internet-cat"]), player(hand=cards), deck=["catnip", "stray-dog", *QUIET_DECK]
    )
    match.do(play("famous-internet-cat"), copy())
    pass_all(match)
    assert hand(match, 0) == ["catnip", "stray-dog"]
    assert hand(match, 1) == [*cards[:2], *QUIET_DECK[:2]]
    assert deck(match) == QUIET_DECK[2:]


@rule("HKK-5.2")
@rule("HKK-5.3")
def test_instants_drawn_by_famous_internet_cat_are_resolved_and_do_not_count() -> None:
    drawn = ["fireworks", "catnip", "hairball", "fraidy-cats", *QUIET_DECK]
    match = match_at(player(hand=["famous-internet-cat"], house="black"), player(yard="2 gray"), deck=drawn)
    match.do(play("famous-internet-cat"))
    pass_all(match)
    assert hand(match, 0) == ["catnip", "fraidy-cats"]
    assert (zone(match, 1, "yard"), zone(match, 0, "porch")) == ({}, {"black": 1})
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)
    assert discarded(match) == ["famous-internet-cat", "fireworks", "hairball"]


@rule("HKK-5.2")
@rule("HKK-5.3")
def test_an_instant_drawn_by_a_copy_goes_clockwise_from_the_player_who_copied() -> None:
    drawn = ["catnip", "stray-dog", "fireworks", *QUIET_DECK]
    yards = ["black gray white"] * 3
    hands = [["famous-internet-cat"], ["copy-cat"], []]
    match = match_at(*[player(hand=cards, yard=yard) for cards, yard in zip(hands, yards, strict=True)], deck=drawn)
    match.do(play("famous-internet-cat"), copy())
    picked = []
    while phase(match) == "pick":
        picked.append(asked(match)[1])
        match.do(match.moves()[0])
    assert picked == [1, 2, 0]
    pass_all(match)
    assert (hand(match, 1), asked(match)) == (QUIET_DECK[:2], ("turn", 0))


# Canceling a copy


@rule("HKK-5.2")
def test_a_copied_effect_gets_its_own_cancel_window() -> None:
    players = player(hand=["can-opener"]), player(hand=["copy-cat"]), player(hand=["catnap"])
    match = match_at(*players)
    match.do(OPEN_CAN, PASS, PASS, copy(cats="black"))
    assert waiting(match) == {"action": copy(cats="black"), "by": 1, "asked": 2}
    assert zone(match, 1, "yard") == {}
    assert reload(match).now() == match.now()
    assert seats_asked(match, "cancel") == [2, 0]
    assert zone(match, 1, "yard") == {"black": 1}


@rule("HKK-5.2")
def test_canceling_a_copy_cancels_only_the_copy() -> None:
    players = player(hand=["can-opener"]), player(hand=["copy-cat"]), player(hand=["catnap"])
    match = match_at(*players)
    match.do(OPEN_CAN, PASS, PASS, copy(cats="black"), cancel("catnap"))
    pass_all(match)
    assert [zone(match, seat, "yard") for seat in range(3)] == [cats("3 gray"), {}, {}]
    assert discarded(match) == ["can-opener", "catnap", "copy-cat"]
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-5.2")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("cat-burglar", "tuna"), ("open-window", "tuna"), ("fraidy-cats", "one-cool-cat"), ("stray-dog", "one-cool-cat")],
)
def test_a_copied_effect_counts_as_the_copied_card(card: str, answer: str) -> None:
    full: Json = {"house": "gray", "porch": "gray", "yard": "gray"}
    fields: Json = {"zone": "yard", "color": "gray"} if card == "cat-burglar" else {"count": 1}
    players = player(hand=[card]), player(hand=["copy-cat"], **full), player(hand=["tuna", "one-cool-cat"], **full)
    match = match_at(*players)
    match.do(play(card, target=1, **fields), PASS, PASS, copy(target=2, **fields))
    assert asked(match) == ("cancel", 2)
    assert match.moves() == [PASS, cancel(answer)]


@rule("HKK-5.2")
def test_alarm_system_keeps_a_copied_cat_burglar_from_being_played_on_you() -> None:
    players = (
        player(hand=["cat-burglar"], yard="black", lasting=["alarm-system"]),
        player(yard="gray", hand=["copy-cat"]),
    )
    match = match_at(*players, player(yard="white"))
    match.do(play("cat-burglar", target=1, zone="yard", color="gray"))
    assert moves_with(match, do="copy") == [copy(target=2, zone="yard", color="white")]


@rule("HKK-5.2")
@rule("HKK-5.5")
def test_a_player_who_has_no_target_for_a_copy_is_still_asked() -> None:
    match = match_at(player(hand=["open-window"]), player(house="gray", hand=["copy-cat"]), player())
    match.do(play("open-window", target=1, count=1))
    assert (asked(match), match.moves()) == (("copy", 1), [PASS])


@rule("HKK-5.2")
def test_the_player_who_gives_up_cats_to_a_copy_chooses_which() -> None:
    players = player(hand=["stray-dog"], yard="black white"), player(hand=["copy-cat"], yard="gray"), player()
    match = match_at(*players)
    match.do(play("stray-dog", target=1, count=1), copy(target=0, count=1))
    assert asked(match) == ("pick", 0)
    assert waiting(match)["action"] == copy(target=0, count=1)
    match.do(pick(cats="white"))
    assert (zone(match, 0, "yard"), discarded(match)) == ({"black": 1}, ["copy-cat", "stray-dog"])


# Several copies of one card


@rule("HKK-5.2")
def test_a_copy_cannot_be_copied_again() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["copy-cat"]), player(), deck=["copy-cat"])
    match.do(OPEN_CAN, copy(cats="black"))
    assert asked(match) == ("copy", 2)
    assert waiting(match)["action"] == OPEN_CAN
    assert seats_asked(match, "copy") == [2, 0]
    assert asked(match) == ("turn", 0)


@rule("HKK-5.2")
def test_two_players_may_copy_the_same_card_one_after_the_other() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["copy-cat"]), player(hand=["copy-cat"]))
    match.do(OPEN_CAN, copy(cats="2 black"), copy(cats="3 white"))
    pass_all(match)
    yards = [zone(match, seat, "yard") for seat in range(3)]
    assert yards == [cats("3 gray"), cats("2 black"), cats("3 white")]
    assert discarded(match) == ["can-opener", "copy-cat", "copy-cat"]


@rule("HKK-5.2")
def test_a_second_copy_is_chosen_after_the_first_has_taken_effect() -> None:
    players = player(hand=["cat-burglar"]), player(yard="gray", hand=["copy-cat"]), player(hand=["copy-cat"])
    match = match_at(*players)
    match.do(play("cat-burglar", target=1, zone="yard", color="gray"))
    match.do(copy(target=0, zone="yard", color="gray"))
    assert moves_with(match, do="copy") == [copy(target=1, zone="yard", color="gray")]
    match.do(copy(target=1, zone="yard", color="gray"))
    assert [zone(match, seat, "yard") for seat in range(3)] == [{}, {}, {"gray": 1}]


@rule("HKK-5.2")
def test_a_player_with_two_copy_cats_is_asked_only_once() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["copy-cat", "copy-cat"]), player())
    match.do(OPEN_CAN, copy(cats="black"))
    assert seats_asked(match, "copy") == [2, 0]
    assert (hand(match, 1), neighborhood(match)["black"]) == (["copy-cat"], 9)


@rule("HKK-5.2")
def test_the_player_of_the_card_may_copy_it_after_another_player_has() -> None:
    match = match_at(player(hand=["can-opener", "copy-cat"]), player(hand=["copy-cat"]), player())
    match.do(OPEN_CAN, copy(cats="black"), PASS, copy(cats="white"))
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)
    assert in_any_order([zone(match, 0, "yard"), zone(match, 1, "yard")]) == [cats("black"), cats("3 gray white")]


@rule("HKK-5.2")
def test_a_canceled_copy_leaves_the_window_open_for_the_next_player() -> None:
    players = player(hand=["can-opener", "catnap"]), player(hand=["copy-cat"]), player(hand=["copy-cat"])
    match = match_at(*players)
    match.do(OPEN_CAN, PASS, PASS, copy(cats="black"), PASS, cancel("catnap"))
    assert asked(match) == ("copy", 2)
    match.do(copy(cats="white"))
    pass_all(match)
    assert (zone(match, 1, "yard"), zone(match, 2, "yard")) == ({}, {"white": 1})


@rule("HKK-5.2")
def test_copying_the_cat_came_back_takes_another_card() -> None:
    players = player(hand=["the-cat-came-back"]), player(hand=["copy-cat"])
    match = match_at(*players, discard=["can-opener", "tuna", "fireworks"])
    match.do(play("the-cat-came-back", take="can-opener"))
    pass_all(match, but=("copy",))
    assert moves_with(match, do="copy") == [copy(take="tuna")]
    match.do(copy(take="tuna"))
    pass_all(match)
    assert (hand(match, 0), hand(match, 1)) == (["can-opener"], ["tuna"])
