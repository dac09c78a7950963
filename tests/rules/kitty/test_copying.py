"""HKK-5.2, the copy window: after a Standard card has taken effect, each player may copy it."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    QUIET_DECK,
    asked,
    asked_in_turn,
    cancel,
    cats,
    copy,
    deck,
    discarded,
    hand,
    in_any_order,
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
    read_again,
    refusal_of,
    sit,
    waiting,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json

COME = move("black", "neighborhood", "yard")
OPEN = play("can-opener", cats="3 gray")


@rule("HKK-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_asked_clockwise_who_played_it_last_of_all(seats: int) -> None:
    players = [player(hand=["can-opener"] * (seat == 1)) for seat in range(seats)]
    sitting = sit(*players, deck=["copy-cat"], to_move=1)
    sitting.do(OPEN)
    assert asked_in_turn(sitting, "copy") == [(2 + i) % seats for i in range(seats)]
    assert asked(sitting) == ("turn", 1)


@rule("HKK-5.2")
def test_the_card_has_taken_effect_before() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["copy-cat"]))
    sitting.do(OPEN)
    assert (asked(sitting), zone(sitting, 0, "yard")) == (("copy", 1), cats("3 gray"))
    assert waiting(sitting) == {"action": OPEN, "by": 0, "asked": 1}


@rule("HKK-5.2")
def test_who_copies_takes_the_same_effect_with_their_own_choices() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["copy-cat"]))
    sitting.do(OPEN, copy(cats="black white"))
    pass_all(sitting)
    assert (zone(sitting, 0, "yard"), zone(sitting, 1, "yard")) == (cats("3 gray"), cats("black white"))
    assert (discarded(sitting), hand(sitting, 1)) == (["can-opener", "copy-cat"], [])


@rule("HKK-5.2")
def test_the_choices_are_those_of_the_copied_card() -> None:
    sitting = sit(
        player(hand=["open-window"], house="black"), player(house="gray", hand=["copy-cat"]), player(house="white")
    )
    sitting.do(play("open-window", target=1, count=1))
    assert only(sitting, do="copy") == [copy(target=0, count=1), copy(target=2, count=1)]


@rule("HKK-5.2")
def test_a_copy_is_free_in_turn() -> None:
    sitting = sit(player(hand=["can-opener", "copy-cat"]), player())
    sitting.do(OPEN, PASS, copy(cats="3 black"))
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)
    assert zone(sitting, 0, "yard") == cats("3 gray 3 black")


@rule("HKK-5.2")
def test_and_out_of_turn() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["copy-cat"]), actions_left=1)
    sitting.do(OPEN, copy(cats="black"))
    pass_all(sitting)
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 1), 2)


@rule("HKK-5.2")
def test_copy_cat_is_no_action_of_its_own() -> None:
    sitting = sit(player(hand=["copy-cat"]), player())
    assert only(sitting, card="copy-cat") == []
    assert refusal_of(sitting, play("copy-cat")) == ("HKK-5.2", "copy-in-window")
    assert refusal_of(sitting, copy(cats="black")) == ("HKK-5.2", "copy-in-window")


@rule("HKK-5.2")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_lasting_cards_are_not_copied(card: str) -> None:
    sitting = sit(player(hand=[card]), player(hand=["copy-cat"]))
    sitting.do(play(card, cats="gray"))
    assert asked(sitting) == ("turn", 0)
    assert len(lasting(sitting, 0)) == 1


@rule("HKK-5.2")
def test_moves_and_discards_are_not_copied() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["copy-cat"]))
    sitting.do(COME)
    assert asked(sitting) == ("turn", 0)
    sitting.do({"do": "discard", "hand": [0]})
    assert asked(sitting) == ("turn", 1)


@rule("HKK-5.2")
def test_what_is_cancelled_is_not_copied() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["catnap"]), player(hand=["copy-cat"]))
    sitting.do(OPEN, cancel("catnap"))
    assert asked(sitting) == ("turn", 0)


@rule("HKK-5.2a")
@pytest.mark.parametrize("card", ["alarm-system", "pet-insurance"])
def test_defensive_cards_are_not_copied(card: str) -> None:
    sitting = sit(player(hand=[card]), player(hand=["copy-cat"]))
    sitting.do(play(card))
    assert asked(sitting) == ("turn", 0)


@rule("HKK-5.2a")
def test_nor_is_a_catnap() -> None:
    sitting = sit(player(), player(hand=["catnap"]), player(hand=["copy-cat"]))
    sitting.do(COME, cancel("catnap"))
    assert asked(sitting) == ("turn", 0)


@rule("HKK-5.2a")
def test_nor_land_on_your_feet() -> None:
    sitting = sit(player(hand=["land-on-your-feet"]), player(hand=["copy-cat"]), actions_left=1)
    sitting.do(COME, land(color="black", start="yard", spaces=1))
    assert phase(sitting) in ("land", "turn")
    asked_in_turn(sitting, "land")
    assert asked(sitting) == ("turn", 1)


@rule("HKK-5.2")
def test_famous_internet_cat_is_copied_out_of_turn_beyond_the_hand_limit() -> None:
    cards = ["tuna", "one-cool-cat", "copy-cat"]
    sitting = sit(player(hand=["famous-internet-cat"]), player(hand=cards), deck=["catnip", "stray-dog", *QUIET_DECK])
    sitting.do(play("famous-internet-cat"), copy())
    pass_all(sitting)
    assert hand(sitting, 0) == ["catnip", "stray-dog"]
    assert hand(sitting, 1) == [*cards[:2], *QUIET_DECK[:2]]
    assert deck(sitting) == QUIET_DECK[2:]


@rule("HKK-5.2")
@rule("HKK-5.3")
def test_instants_that_famous_internet_cat_draws_are_resolved_and_do_not_count() -> None:
    drawn = ["fireworks", "catnip", "hairball", "fraidy-cats", *QUIET_DECK]
    sitting = sit(player(hand=["famous-internet-cat"], house="black"), player(yard="2 gray"), deck=drawn)
    sitting.do(play("famous-internet-cat"))
    pass_all(sitting)
    assert hand(sitting, 0) == ["catnip", "fraidy-cats"]
    assert (zone(sitting, 1, "yard"), zone(sitting, 0, "porch")) == ({}, {"black": 1})
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)
    assert discarded(sitting) == ["famous-internet-cat", "fireworks", "hairball"]


@rule("HKK-5.2")
@rule("HKK-5.3")
def test_an_instant_drawn_by_a_copy_goes_round_from_who_copied() -> None:
    drawn = ["catnip", "stray-dog", "fireworks", *QUIET_DECK]
    yards = ["black gray white"] * 3
    hands = [["famous-internet-cat"], ["copy-cat"], []]
    sitting = sit(*[player(hand=cards, yard=yard) for cards, yard in zip(hands, yards, strict=True)], deck=drawn)
    sitting.do(play("famous-internet-cat"), copy())
    picked = []
    while phase(sitting) == "pick":
        picked.append(asked(sitting)[1])
        sitting.do(sitting.moves()[0])
    assert picked == [1, 2, 0]
    pass_all(sitting)
    assert (hand(sitting, 1), asked(sitting)) == (QUIET_DECK[:2], ("turn", 0))


# Cancelling a copy


@rule("HKK-5.2")
def test_a_copied_effect_gets_a_cancel_window_of_its_own() -> None:
    players = player(hand=["can-opener"]), player(hand=["copy-cat"]), player(hand=["catnap"])
    sitting = sit(*players)
    sitting.do(OPEN, PASS, PASS, copy(cats="black"))
    assert waiting(sitting) == {"action": copy(cats="black"), "by": 1, "asked": 2}
    assert zone(sitting, 1, "yard") == {}
    assert read_again(sitting).now() == sitting.now()
    assert asked_in_turn(sitting, "cancel") == [2, 0]
    assert zone(sitting, 1, "yard") == {"black": 1}


@rule("HKK-5.2")
def test_what_is_cancelled_there_is_the_copy_alone() -> None:
    players = player(hand=["can-opener"]), player(hand=["copy-cat"]), player(hand=["catnap"])
    sitting = sit(*players)
    sitting.do(OPEN, PASS, PASS, copy(cats="black"), cancel("catnap"))
    pass_all(sitting)
    assert [zone(sitting, seat, "yard") for seat in range(3)] == [cats("3 gray"), {}, {}]
    assert discarded(sitting) == ["can-opener", "catnap", "copy-cat"]
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-5.2")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("cat-burglar", "tuna"), ("open-window", "tuna"), ("fraidy-cats", "one-cool-cat"), ("stray-dog", "one-cool-cat")],
)
def test_a_copied_effect_counts_as_the_copied_card(card: str, answer: str) -> None:
    full: Json = {"house": "gray", "porch": "gray", "yard": "gray"}
    fields: Json = {"zone": "yard", "color": "gray"} if card == "cat-burglar" else {"count": 1}
    players = player(hand=[card]), player(hand=["copy-cat"], **full), player(hand=["tuna", "one-cool-cat"], **full)
    sitting = sit(*players)
    sitting.do(play(card, target=1, **fields), PASS, PASS, copy(target=2, **fields))
    assert asked(sitting) == ("cancel", 2)
    assert sitting.moves() == [PASS, cancel(answer)]


@rule("HKK-5.2")
def test_also_for_alarm_system() -> None:
    players = (
        player(hand=["cat-burglar"], yard="black", lasting=["alarm-system"]),
        player(yard="gray", hand=["copy-cat"]),
    )
    sitting = sit(*players, player(yard="white"))
    sitting.do(play("cat-burglar", target=1, zone="yard", color="gray"))
    assert only(sitting, do="copy") == [copy(target=2, zone="yard", color="white")]


@rule("HKK-5.2")
@rule("HKK-5.5")
def test_who_could_not_copy_for_want_of_a_target_is_asked_all_the_same() -> None:
    sitting = sit(player(hand=["open-window"]), player(house="gray", hand=["copy-cat"]), player())
    sitting.do(play("open-window", target=1, count=1))
    assert (asked(sitting), sitting.moves()) == (("copy", 1), [PASS])


@rule("HKK-5.2")
def test_who_gives_up_cats_to_a_copy_chooses_which() -> None:
    players = player(hand=["stray-dog"], yard="black white"), player(hand=["copy-cat"], yard="gray"), player()
    sitting = sit(*players)
    sitting.do(play("stray-dog", target=1, count=1), copy(target=0, count=1))
    assert asked(sitting) == ("pick", 0)
    assert waiting(sitting)["action"] == copy(target=0, count=1)
    sitting.do(pick(cats="white"))
    assert (zone(sitting, 0, "yard"), discarded(sitting)) == ({"black": 1}, ["copy-cat", "stray-dog"])


# Copy Cat chains


@rule("HKK-5.2")
def test_a_copy_is_not_copied_again() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["copy-cat"]), player(), deck=["copy-cat"])
    sitting.do(OPEN, copy(cats="black"))
    assert asked(sitting) == ("copy", 2)
    assert waiting(sitting)["action"] == OPEN
    assert asked_in_turn(sitting, "copy") == [2, 0]
    assert asked(sitting) == ("turn", 0)


@rule("HKK-5.2")
def test_two_players_may_copy_the_same_card_one_after_the_other() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["copy-cat"]), player(hand=["copy-cat"]))
    sitting.do(OPEN, copy(cats="2 black"), copy(cats="3 white"))
    pass_all(sitting)
    yards = [zone(sitting, seat, "yard") for seat in range(3)]
    assert yards == [cats("3 gray"), cats("2 black"), cats("3 white")]
    assert discarded(sitting) == ["can-opener", "copy-cat", "copy-cat"]


@rule("HKK-5.2")
def test_the_second_chooses_after_the_first_has_had_the_effect() -> None:
    players = player(hand=["cat-burglar"]), player(yard="gray", hand=["copy-cat"]), player(hand=["copy-cat"])
    sitting = sit(*players)
    sitting.do(play("cat-burglar", target=1, zone="yard", color="gray"))
    sitting.do(copy(target=0, zone="yard", color="gray"))
    assert only(sitting, do="copy") == [copy(target=1, zone="yard", color="gray")]
    sitting.do(copy(target=1, zone="yard", color="gray"))
    assert [zone(sitting, seat, "yard") for seat in range(3)] == [{}, {}, {"gray": 1}]


@rule("HKK-5.2")
def test_with_two_copy_cats_one_is_asked_only_once() -> None:
    sitting = sit(player(hand=["can-opener"]), player(hand=["copy-cat", "copy-cat"]), player())
    sitting.do(OPEN, copy(cats="black"))
    assert asked_in_turn(sitting, "copy") == [2, 0]
    assert (hand(sitting, 1), neighborhood(sitting)["black"]) == (["copy-cat"], 9)


@rule("HKK-5.2")
def test_who_played_the_card_may_copy_it_after_another_has() -> None:
    sitting = sit(player(hand=["can-opener", "copy-cat"]), player(hand=["copy-cat"]), player())
    sitting.do(OPEN, copy(cats="black"), PASS, copy(cats="white"))
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)
    assert in_any_order([zone(sitting, 0, "yard"), zone(sitting, 1, "yard")]) == [cats("black"), cats("3 gray white")]


@rule("HKK-5.2")
def test_a_cancelled_copy_leaves_the_window_open_for_the_next() -> None:
    players = player(hand=["can-opener", "catnap"]), player(hand=["copy-cat"]), player(hand=["copy-cat"])
    sitting = sit(*players)
    sitting.do(OPEN, PASS, PASS, copy(cats="black"), PASS, cancel("catnap"))
    assert asked(sitting) == ("copy", 2)
    sitting.do(copy(cats="white"))
    pass_all(sitting)
    assert (zone(sitting, 1, "yard"), zone(sitting, 2, "yard")) == ({}, {"white": 1})


@rule("HKK-5.2")
def test_the_copied_cat_that_came_back_fetches_another_card() -> None:
    players = player(hand=["the-cat-came-back"]), player(hand=["copy-cat"])
    sitting = sit(*players, discard=["can-opener", "tuna", "fireworks"])
    sitting.do(play("the-cat-came-back", take="can-opener"))
    pass_all(sitting, but=("copy",))
    assert only(sitting, do="copy") == [copy(take="tuna")]
    sitting.do(copy(take="tuna"))
    pass_all(sitting)
    assert (hand(sitting, 0), hand(sitting, 1)) == (["can-opener"], ["tuna"])
