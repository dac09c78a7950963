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
    hand_in,
    match_at,
    moves_with,
    pass_all,
    pick,
    play,
    player,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import PositionMatch

THREE = ["cat-burglar", "stray-dog", "fraidy-cats"]
FILLER = ["can-opener", "catnip", "best-in-show", "best-in-show"]


# Famous Internet Cat


@rule("HKK-8")
def test_famous_internet_cat_draws_two_cards() -> None:
    match = match_at(player(hand=["famous-internet-cat"]), player(), player(), deck=FILLER)
    match.do(play("famous-internet-cat"))
    assert hand(match, 0) == ["can-opener", "catnip"]
    assert discarded(match) == ["famous-internet-cat"]
    assert match.now()["actions_left"] == 1
    assert hand_in(match.seen(1), 0) == [None, None]


@rule("HKK-8")
@rule("HKK-3.3")
def test_famous_internet_cat_draws_beyond_the_hand_limit_so_no_card_is_drawn_up() -> None:
    match = match_at(player(hand=["famous-internet-cat", *THREE]), player(), player(), deck=FILLER)
    match.do(play("famous-internet-cat"))
    assert hand(match, 0) == [*THREE, "can-opener", "catnip"]
    match.do(discard(0))
    assert hand(match, 0) == [*THREE[1:], "can-opener", "catnip"]
    assert deck(match) == FILLER[2:]


@rule("HKK-8")
def test_famous_internet_cat_resolves_instants_at_once_and_they_do_not_count() -> None:
    match = match_at(
        player(hand=["famous-internet-cat"]),
        player(yard="3 gray"),
        player(house="white"),
        deck=["fireworks", "can-opener", "hairball", *FILLER[1:]],
    )
    match.do(play("famous-internet-cat"))
    assert hand(match, 0) == ["can-opener", "catnip"]
    assert zone(match, 1, "yard") == {"gray": 1}
    assert zone(match, 2, "porch") == {"white": 1}
    assert discarded(match) == ["famous-internet-cat", "fireworks", "hairball"]


@rule("HKK-8")
@rule("HKK-3.3")
def test_famous_internet_cat_draws_only_the_cards_left_in_the_deck() -> None:
    match = match_at(player(hand=["famous-internet-cat"]), player(), player(), deck=["can-opener"])
    match.do(play("famous-internet-cat"))
    assert hand(match, 0) == ["can-opener"]
    match = match_at(player(hand=["famous-internet-cat"]), player(), player(), deck=[], final_turns_left=1)
    match.do(play("famous-internet-cat"))
    assert hand(match, 0) == []


@rule("HKK-8")
@rule("HKK-5.2")
@rule("HKK-5.3")
def test_a_copied_famous_internet_cat_draws_cards_and_instants_for_the_player_who_copies() -> None:
    match = match_at(
        player(hand=["famous-internet-cat"], yard="black gray white"),
        player(),
        player(hand=["copy-cat", *THREE], yard="black gray white"),
        deck=["can-opener", "catnip", "fireworks", "best-in-show", "open-window", "best-in-show", "pet-insurance"],
    )
    match.do(play("famous-internet-cat"), PASS, copy())
    assert asked(match) == ("pick", 2)
    match.do(pick(cats="black gray"))
    assert asked(match) == ("pick", 0)
    match.do(pick(cats="black gray"))
    pass_all(match)
    assert hand(match, 2) == [*THREE, "best-in-show", "open-window"]
    assert asked(match) == ("turn", 0)
    assert match.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-5.4")
def test_famous_internet_cat_is_not_a_draw_up_so_land_on_your_feet_cannot_follow() -> None:
    match = match_at(player(hand=["famous-internet-cat"]), player(hand=["land-on-your-feet"]), player(), deck=FILLER)
    match.do(play("famous-internet-cat"))
    assert asked(match) == ("turn", 0)


# The Cat Came Back


def holding_the_cat_came_back(*pile: str) -> PositionMatch:
    """Return a match with this discard pile, in which the player to move holds The Cat Came Back."""
    return match_at(player(hand=["the-cat-came-back"]), player(), player(), discard=list(pile))


@rule("HKK-8")
def test_the_cat_came_back_takes_a_card_of_your_choice_from_the_discard_pile_into_your_hand() -> None:
    match = holding_the_cat_came_back("tuna", "can-opener", "open-window")
    match.do(play("the-cat-came-back", take="can-opener"))
    assert hand(match, 0) == ["can-opener"]
    assert discarded(match) == ["open-window", "the-cat-came-back", "tuna"]
    assert match.now()["actions_left"] == 1


@rule("HKK-8")
def test_the_cat_came_back_takes_any_card_but_an_instant_or_one_of_its_name() -> None:
    match = holding_the_cat_came_back(
        "tuna", "the-cat-came-back", "fireworks", "copy-cat", "foster-kittens", "pet-insurance"
    )
    taken = {action["take"] for action in moves_with(match, do="play")}
    assert taken == {"tuna", "copy-cat", "foster-kittens", "pet-insurance"}
    match.why_not(play("the-cat-came-back", take="the-cat-came-back"))
    match.why_not(play("the-cat-came-back", take="fireworks"))
    match.why_not(play("the-cat-came-back", take="catnap"))


@rule("HKK-8")
@pytest.mark.parametrize("take", ["fireworks", "the-cat-came-back", "catnap"])
@pytest.mark.parametrize("more", [[], ["tuna"]])
def test_refusing_a_card_that_the_cat_came_back_cannot_take_cites_its_own_rule(take: str, more: list[str]) -> None:
    match = holding_the_cat_came_back("fireworks", "the-cat-came-back", *more)
    assert match.why_not(play("the-cat-came-back", take=take)).rule == "HKK-8"


@rule("HKK-8")
@rule("HKK-4.5")
@pytest.mark.parametrize("pile", [[], ["fireworks"], ["the-cat-came-back"]])
def test_the_cat_came_back_may_be_played_with_no_card_to_take(pile: list[str]) -> None:
    match = holding_the_cat_came_back(*pile)
    assert moves_with(match, do="play") == [play("the-cat-came-back")]
    match.do(play("the-cat-came-back"))
    assert hand(match, 0) == []


@rule("HKK-8")
def test_the_card_that_the_cat_came_back_takes_is_known_to_everybody() -> None:
    match = match_at(player(hand=["the-cat-came-back", "stray-dog"]), player(), player(), discard=["can-opener"])
    match.do(play("the-cat-came-back", take="can-opener"))
    assert hand_in(match.seen(1), 0) == [None, {"card": "can-opener", "known": True}]
    assert hand_in(match.now(), 0) == ["stray-dog", {"card": "can-opener", "known": True}]


@rule("HKK-8")
@rule("HKK-5.2")
def test_a_copy_of_the_cat_came_back_takes_another_card() -> None:
    match = match_at(
        player(hand=["the-cat-came-back"]), player(hand=["copy-cat"]), player(), discard=["tuna", "can-opener"]
    )
    match.do(play("the-cat-came-back", take="tuna"))
    taken = [action["take"] for action in moves_with(match, do="copy")]
    assert taken == ["can-opener"]
    match.do(copy(take="can-opener"))
    pass_all(match)
    assert hand(match, 1) == ["can-opener"]
    assert discarded(match) == ["copy-cat", "the-cat-came-back"]


@rule("HKK-8")
@rule("HKK-7.6")
def test_the_cat_came_back_makes_best_in_show_worth_two_points_again() -> None:
    match = match_at(player(hand=["the-cat-came-back"]), player(), player(), deck=["tuna"], discard=["best-in-show"])
    assert match.scores() == [0, 0, 0]
    match.do(play("the-cat-came-back", take="best-in-show"))
    assert match.scores() == [2, 0, 0]
