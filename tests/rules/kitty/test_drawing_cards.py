"""HKK-8, Famous Internet Cat and The Cat Came Back."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    asked,
    copy,
    deck,
    discard,
    discarded,
    hand,
    held,
    only,
    pass_all,
    pick,
    play,
    player,
    sit,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import PositionMatch

THREE = ["cat-burglar", "stray-dog", "fraidy-cats"]
FILLING = ["can-opener", "catnip", "best-in-show", "best-in-show"]


# Famous Internet Cat


@rule("HKK-8")
def test_famous_internet_cat_draws_two_cards() -> None:
    sitting = sit(player(hand=["famous-internet-cat"]), player(), player(), deck=FILLING)
    sitting.do(play("famous-internet-cat"))
    assert hand(sitting, 0) == ["can-opener", "catnip"]
    assert discarded(sitting) == ["famous-internet-cat"]
    assert sitting.now()["actions_left"] == 1
    assert held(sitting.seen(1), 0) == [None, None]


@rule("HKK-8")
@rule("HKK-3.3")
def test_famous_internet_cat_draws_beyond_the_hand_limit_and_then_none_is_drawn_up() -> None:
    sitting = sit(player(hand=["famous-internet-cat", *THREE]), player(), player(), deck=FILLING)
    sitting.do(play("famous-internet-cat"))
    assert hand(sitting, 0) == [*THREE, "can-opener", "catnip"]
    sitting.do(discard(0))
    assert hand(sitting, 0) == [*THREE[1:], "can-opener", "catnip"]
    assert deck(sitting) == FILLING[2:]


@rule("HKK-8")
def test_famous_internet_cat_resolves_instants_at_once_and_they_do_not_count() -> None:
    sitting = sit(
        player(hand=["famous-internet-cat"]),
        player(yard="3 gray"),
        player(house="white"),
        deck=["fireworks", "can-opener", "hairball", *FILLING[1:]],
    )
    sitting.do(play("famous-internet-cat"))
    assert hand(sitting, 0) == ["can-opener", "catnip"]
    assert zone(sitting, 1, "yard") == {"gray": 1}
    assert zone(sitting, 2, "porch") == {"white": 1}
    assert discarded(sitting) == ["famous-internet-cat", "fireworks", "hairball"]


@rule("HKK-8")
@rule("HKK-3.3")
def test_famous_internet_cat_draws_what_there_is() -> None:
    sitting = sit(player(hand=["famous-internet-cat"]), player(), player(), deck=["can-opener"])
    sitting.do(play("famous-internet-cat"))
    assert hand(sitting, 0) == ["can-opener"]
    sitting = sit(player(hand=["famous-internet-cat"]), player(), player(), deck=[], final_turns_left=1)
    sitting.do(play("famous-internet-cat"))
    assert hand(sitting, 0) == []


@rule("HKK-8")
@rule("HKK-5.2")
@rule("HKK-5.3")
def test_famous_internet_cat_copied_out_of_turn_draws_for_the_one_who_copies_instants_too() -> None:
    sitting = sit(
        player(hand=["famous-internet-cat"], yard="black gray white"),
        player(),
        player(hand=["copy-cat", *THREE], yard="black gray white"),
        deck=["can-opener", "catnip", "fireworks", "best-in-show", "open-window", "best-in-show", "pet-insurance"],
    )
    sitting.do(play("famous-internet-cat"), PASS, copy())
    assert asked(sitting) == ("pick", 2)
    sitting.do(pick(cats="black gray"))
    assert asked(sitting) == ("pick", 0)
    sitting.do(pick(cats="black gray"))
    pass_all(sitting)
    assert hand(sitting, 2) == [*THREE, "best-in-show", "open-window"]
    assert asked(sitting) == ("turn", 0)
    assert sitting.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-5.4")
def test_famous_internet_cat_is_no_draw_up_that_one_could_land_after() -> None:
    sitting = sit(player(hand=["famous-internet-cat"]), player(hand=["land-on-your-feet"]), player(), deck=FILLING)
    sitting.do(play("famous-internet-cat"))
    assert asked(sitting) == ("turn", 0)


# The Cat Came Back


def came_back(*pile: str) -> PositionMatch:
    """Return a match: a player has The Cat Came Back, and this is the discard pile."""
    return sit(player(hand=["the-cat-came-back"]), player(), player(), discard=list(pile))


@rule("HKK-8")
def test_the_cat_came_back_takes_a_card_of_your_choice_from_the_discard_pile_into_your_hand() -> None:
    sitting = came_back("tuna", "can-opener", "open-window")
    sitting.do(play("the-cat-came-back", take="can-opener"))
    assert hand(sitting, 0) == ["can-opener"]
    assert discarded(sitting) == ["open-window", "the-cat-came-back", "tuna"]
    assert sitting.now()["actions_left"] == 1


@rule("HKK-8")
def test_the_cat_came_back_takes_any_card_but_an_instant_or_one_of_its_name() -> None:
    sitting = came_back("tuna", "the-cat-came-back", "fireworks", "copy-cat", "foster-kittens", "pet-insurance")
    taken = {one["take"] for one in only(sitting, do="play")}
    assert taken == {"tuna", "copy-cat", "foster-kittens", "pet-insurance"}
    sitting.why_not(play("the-cat-came-back", take="the-cat-came-back"))
    sitting.why_not(play("the-cat-came-back", take="fireworks"))
    sitting.why_not(play("the-cat-came-back", take="catnap"))


@rule("HKK-8")
@pytest.mark.parametrize("take", ["fireworks", "the-cat-came-back", "catnap"])
@pytest.mark.parametrize("more", [[], ["tuna"]])
def test_the_cat_came_back_with_what_it_cannot_take_is_refused_by_its_own_rule(take: str, more: list[str]) -> None:
    sitting = came_back("fireworks", "the-cat-came-back", *more)
    assert sitting.why_not(play("the-cat-came-back", take=take)).rule == "HKK-8"


@rule("HKK-8")
@rule("HKK-4.5")
@pytest.mark.parametrize("pile", [[], ["fireworks"], ["the-cat-came-back"]])
def test_the_cat_came_back_may_be_played_though_there_is_nothing_to_take(pile: list[str]) -> None:
    sitting = came_back(*pile)
    assert only(sitting, do="play") == [play("the-cat-came-back")]
    sitting.do(play("the-cat-came-back"))
    assert hand(sitting, 0) == []


@rule("HKK-8")
def test_the_cat_came_back_and_everybody_knows_what_is_in_that_hand() -> None:
    sitting = sit(player(hand=["the-cat-came-back", "stray-dog"]), player(), player(), discard=["can-opener"])
    sitting.do(play("the-cat-came-back", take="can-opener"))
    assert held(sitting.seen(1), 0) == [None, {"card": "can-opener", "known": True}]
    assert held(sitting.now(), 0) == ["stray-dog", {"card": "can-opener", "known": True}]


@rule("HKK-8")
@rule("HKK-5.2")
def test_the_cat_came_back_copied_takes_another_card() -> None:
    sitting = sit(
        player(hand=["the-cat-came-back"]), player(hand=["copy-cat"]), player(), discard=["tuna", "can-opener"]
    )
    sitting.do(play("the-cat-came-back", take="tuna"))
    taken = [one["take"] for one in only(sitting, do="copy")]
    assert taken == ["can-opener"]
    sitting.do(copy(take="can-opener"))
    pass_all(sitting)
    assert hand(sitting, 1) == ["can-opener"]
    assert discarded(sitting) == ["copy-cat", "the-cat-came-back"]


@rule("HKK-8")
@rule("HKK-7.6")
def test_the_cat_came_back_with_best_in_show_which_is_worth_two_points_again() -> None:
    sitting = sit(player(hand=["the-cat-came-back"]), player(), player(), deck=["tuna"], discard=["best-in-show"])
    assert sitting.scores() == [0, 0, 0]
    sitting.do(play("the-cat-came-back", take="best-in-show"))
    assert sitting.scores() == [2, 0, 0]
