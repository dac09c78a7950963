"""HKK-8, lasting cards: Foster Kittens, Special Needs Kitty, Alarm System."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    asked,
    copy,
    discard,
    discarded,
    hand,
    in_any_order,
    lasting,
    match_at,
    move,
    moves_with,
    neighborhood,
    pass_all,
    play,
    player,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

HOARD = player(house="10 black 10 gray 10 orange")


def lure(match: PositionMatch, times: int = 2) -> None:
    """Let the player to move lure a black cat into their Yard, this many times."""
    for _ in range(times):
        match.do(move("black", "neighborhood", "yard"))
        pass_all(match)


def white(seat: int) -> Json:
    """Return a white cat in a Yard."""
    return {"seat": seat, "color": "white"}


# Foster Kittens


@rule("HKK-8")
@rule("HKK-4.2")
def test_foster_kittens_puts_two_cats_from_the_neighborhood_on_the_card() -> None:
    match = match_at(player(hand=["foster-kittens"]), player(), player())
    match.do(play("foster-kittens", cats="black gray"))
    assert lasting(match, 0) == [under("foster-kittens", "black gray")]
    assert neighborhood(match) == {"black": 9, "gray": 9, "orange": 10, "white": 10}
    assert discarded(match) == []
    assert match.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-4.3")
def test_foster_kittens_may_take_one_cat_but_neither_none_nor_three() -> None:
    match = match_at(player(hand=["foster-kittens"]), player(), player())
    assert {sum(action["cats"].values()) for action in moves_with(match, do="play")} == {1, 2}
    match.why_not(play("foster-kittens", cats={}))
    match.why_not(play("foster-kittens", cats="3 gray"))


@rule("HKK-8")
@rule("HKK-4.4")
def test_foster_kittens_missing_in_the_neighborhood_come_from_yards() -> None:
    match = match_at(player(hand=["foster-kittens"]), player(house="8 white", yard="2 white"), HOARD)
    match.do(play("foster-kittens", cats={}, yards=[white(1), white(1)]))
    assert lasting(match, 0) == [under("foster-kittens", "2 white")]
    assert zone(match, 1, "yard") == {}


@rule("HKK-8")
def test_foster_kittens_move_onto_the_porch_when_your_next_turn_begins_and_not_before() -> None:
    match = match_at(player(hand=["foster-kittens"]), player(), player(), deck=["cat-burglar"] * 5 + ["catnip"] * 1)
    match.do(play("foster-kittens", cats="2 gray"))
    lure(match, 1)
    match.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    assert asked(match) == ("turn", 2)
    assert lasting(match, 0) == [under("foster-kittens", "2 gray")]
    lure(match, 2)
    assert asked(match) == ("turn", 0)
    assert lasting(match, 0) == []
    assert zone(match, 0, "porch") == {"gray": 2}
    assert discarded(match) == ["foster-kittens"]
    assert match.now()["actions_left"] == 2


@rule("HKK-8")
def test_foster_kittens_on_several_cards_all_move_onto_the_porch() -> None:
    fosters = player(lasting=[under("foster-kittens", "gray"), "alarm-system", under("foster-kittens", "2 black")])
    match = match_at(player(), fosters, player(lasting=[under("foster-kittens", "white")]))
    lure(match)
    assert zone(match, 1, "porch") == {"gray": 1, "black": 2}
    assert lasting(match, 1) == [under("alarm-system")]
    assert lasting(match, 2) == [under("foster-kittens", "white")]


@rule("HKK-8")
@pytest.mark.parametrize("card", ["cat-burglar", "catting-around", "stray-dog", "open-window", "catlike-reflexes"])
def test_foster_kittens_are_out_of_reach_of_everything(card: str) -> None:
    match = match_at(player(hand=[card]), player(lasting=[under("foster-kittens", "2 gray")]), player())
    assert moves_with(match, do="play") == []


@rule("HKK-8")
@pytest.mark.parametrize("card", ["fireworks", "hairball", "raining-cats-and-dogs", "cat-in-heat"])
@pytest.mark.parametrize("kept", ["foster-kittens", "special-needs-kitty"])
def test_no_instant_moves_foster_kittens_or_a_special_needs_kitty(card: str, kept: str) -> None:
    match = match_at(
        player(hand=["stray-dog", "cat-fight", "cat-burglar"]),
        player(),
        player(lasting=[under(kept, "gray")]),
        deck=[card, "can-opener", "catnip"],
        actions_left=1,
    )
    match.do(discard(0))
    assert card in discarded(match)
    assert lasting(match, 2) == [under(kept, "gray")]


# Special Needs Kitty


@rule("HKK-8")
@rule("HKK-7.1")
def test_special_needs_kitty_takes_one_cat_which_counts_as_in_your_house() -> None:
    match = match_at(player(hand=["special-needs-kitty"], house="black"), player(yard="2 gray 2 black"), player())
    assert in_any_order(moves_with(match, do="play")) == in_any_order(
        [play("special-needs-kitty", cats=color) for color in ("black", "gray", "orange", "white")]
    )
    match.do(play("special-needs-kitty", cats="gray"))
    assert lasting(match, 0) == [under("special-needs-kitty", "gray")]
    assert zone(match, 0, "house") == {"black": 1}
    assert match.scores()[0] == 2 * 5


@rule("HKK-8")
@rule("HKK-4.4")
def test_special_needs_kitty_missing_in_the_neighborhood_comes_from_a_yard() -> None:
    match = match_at(player(hand=["special-needs-kitty"]), player(house="8 white", yard="2 white"), HOARD)
    assert moves_with(match, do="play") == [play("special-needs-kitty", cats={}, yards=[white(1)])]
    match.do(play("special-needs-kitty", cats={}, yards=[white(1)]))
    assert lasting(match, 0) == [under("special-needs-kitty", "white")]


@rule("HKK-8")
def test_nothing_ever_moves_a_special_needs_kitty() -> None:
    kitty = under("special-needs-kitty", "gray")
    for card in ("cat-burglar", "open-window", "catlike-reflexes", "catting-around"):
        assert moves_with(match_at(player(hand=[card]), player(lasting=[kitty]), player()), do="play") == []
    match = match_at(player(lasting=[kitty]), player(), player())
    match.why_not(move("gray", "house", "porch"))
    lure(match, 6)
    assert asked(match) == ("turn", 0)
    assert lasting(match, 0) == [kitty]


@rule("HKK-8")
@rule("HKK-5.2")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_foster_kittens_and_special_needs_kitty_cannot_be_copied(card: str) -> None:
    match = match_at(player(hand=[card]), player(hand=["copy-cat"]), player())
    match.do(play(card, cats="gray"))
    assert asked(match) == ("turn", 0)


# Alarm System


@rule("HKK-8")
@rule("HKK-4.1")
@rule("HKK-4.2")
def test_alarm_system_lies_under_the_property_and_costs_an_action() -> None:
    match = match_at(player(hand=["alarm-system"]), player(), player())
    assert moves_with(match, do="play") == [play("alarm-system")]
    match.do(play("alarm-system"))
    assert lasting(match, 0) == [under("alarm-system")]
    assert hand(match, 0) == discarded(match) == []
    assert match.now()["actions_left"] == 1


@rule("HKK-8")
def test_alarm_system_keeps_cat_burglar_from_being_played_on_you_but_not_on_others() -> None:
    warded = player(house="gray", porch="gray", yard="gray", lasting=["alarm-system"])
    match = match_at(player(hand=["cat-burglar"]), warded, player(yard="black"))
    assert moves_with(match, do="play") == [play("cat-burglar", target=2, zone="yard", color="black")]
    match.why_not(play("cat-burglar", target=1, zone="yard", color="gray"))
    alone = match_at(player(hand=["cat-burglar"]), warded, player())
    assert moves_with(alone, do="play") == []
    alone.why_not(play("cat-burglar", target=1, zone="yard", color="gray"))


@rule("HKK-8")
@pytest.mark.parametrize("yard", ["", "black"])
def test_alarm_system_is_the_reason_for_refusing_cat_burglar_with_or_without_other_targets(yard: str) -> None:
    warded = player(yard="gray", lasting=["alarm-system"])
    match = match_at(player(hand=["cat-burglar"]), warded, player(yard=yard))
    assert match.why_not(play("cat-burglar", target=1, zone="yard", color="gray")).rule == "HKK-8"


@rule("HKK-8")
@rule("HKK-5.2")
def test_alarm_system_keeps_a_copied_cat_burglar_away() -> None:
    warded = player(house="gray", lasting=["alarm-system"])
    match = match_at(player(hand=["cat-burglar"], house="orange"), warded, player(yard="2 black", hand=["copy-cat"]))
    match.do(play("cat-burglar", target=2, zone="yard", color="black"))
    match.do(PASS)
    assert asked(match) == ("copy", 2)
    assert {action["target"] for action in moves_with(match, do="copy")} == {0}
    match.why_not(copy(target=1, zone="house", color="gray"))


@rule("HKK-8")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("stray-dog", {"target": 1, "count": 1}),
        ("open-window", {"target": 1, "count": 1}),
        ("catting-around", {"target": 1, "count": 1}),
        ("cat-fight", {"target": 1, "count": 1}),
    ],
)
def test_alarm_system_does_not_keep_other_cards_away(card: str, choices: Json) -> None:
    warded = player(house="gray", porch="gray", yard="gray", lasting=["alarm-system"])
    assert play(card, **choices) in match_at(player(hand=[card]), warded, player()).moves()


@rule("HKK-8")
def test_a_canceled_alarm_system_is_discarded() -> None:
    match = match_at(player(hand=["alarm-system"], yard="gray"), player(hand=["catnap", "cat-burglar"]), player())
    match.do(play("alarm-system"), {"do": "cancel", "card": "catnap"})
    assert lasting(match, 0) == []
    assert discarded(match) == ["alarm-system", "catnap"]
