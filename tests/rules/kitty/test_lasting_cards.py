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
    move,
    neighborhood,
    only,
    pass_all,
    play,
    player,
    sit,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

HOARD = player(house="10 black 10 gray 10 orange")


def lure(sitting: PositionMatch, times: int = 2) -> None:
    """Let the player to move lure a black cat into their Yard, this many times."""
    for _ in range(times):
        sitting.do(move("black", "neighborhood", "yard"))
        pass_all(sitting)


def white(seat: int) -> Json:
    """Return a white cat in a Yard."""
    return {"seat": seat, "color": "white"}


# Foster Kittens


@rule("HKK-8")
@rule("HKK-4.2")
def test_foster_kittens_puts_two_cats_from_the_neighborhood_on_the_card() -> None:
    sitting = sit(player(hand=["foster-kittens"]), player(), player())
    sitting.do(play("foster-kittens", cats="black gray"))
    assert lasting(sitting, 0) == [under("foster-kittens", "black gray")]
    assert neighborhood(sitting) == {"black": 9, "gray": 9, "orange": 10, "white": 10}
    assert discarded(sitting) == []
    assert sitting.now()["actions_left"] == 1


@rule("HKK-8")
@rule("HKK-4.3")
def test_foster_kittens_may_be_one_but_neither_none_nor_three() -> None:
    sitting = sit(player(hand=["foster-kittens"]), player(), player())
    assert {sum(one["cats"].values()) for one in only(sitting, do="play")} == {1, 2}
    sitting.why_not(play("foster-kittens", cats={}))
    sitting.why_not(play("foster-kittens", cats="3 gray"))


@rule("HKK-8")
@rule("HKK-4.4")
def test_foster_kittens_missing_in_the_neighborhood_come_from_yards() -> None:
    sitting = sit(player(hand=["foster-kittens"]), player(house="8 white", yard="2 white"), HOARD)
    sitting.do(play("foster-kittens", cats={}, yards=[white(1), white(1)]))
    assert lasting(sitting, 0) == [under("foster-kittens", "2 white")]
    assert zone(sitting, 1, "yard") == {}


@rule("HKK-8")
def test_foster_kittens_move_onto_the_porch_when_your_next_turn_begins_and_not_before() -> None:
    sitting = sit(player(hand=["foster-kittens"]), player(), player(), deck=["cat-burglar"] * 5 + ["catnip"] * 1)
    sitting.do(play("foster-kittens", cats="2 gray"))
    lure(sitting, 1)
    sitting.do(move("black", "neighborhood", "yard"), move("black", "neighborhood", "yard"))
    assert asked(sitting) == ("turn", 2)
    assert lasting(sitting, 0) == [under("foster-kittens", "2 gray")]
    lure(sitting, 2)
    assert asked(sitting) == ("turn", 0)
    assert lasting(sitting, 0) == []
    assert zone(sitting, 0, "porch") == {"gray": 2}
    assert discarded(sitting) == ["foster-kittens"]
    assert sitting.now()["actions_left"] == 2


@rule("HKK-8")
def test_foster_kittens_of_several_cards_all_come_home() -> None:
    fosters = player(lasting=[under("foster-kittens", "gray"), "alarm-system", under("foster-kittens", "2 black")])
    sitting = sit(player(), fosters, player(lasting=[under("foster-kittens", "white")]))
    lure(sitting)
    assert zone(sitting, 1, "porch") == {"gray": 1, "black": 2}
    assert lasting(sitting, 1) == [under("alarm-system")]
    assert lasting(sitting, 2) == [under("foster-kittens", "white")]


@rule("HKK-8")
@pytest.mark.parametrize("card", ["cat-burglar", "catting-around", "stray-dog", "open-window", "catlike-reflexes"])
def test_foster_kittens_are_out_of_reach_of_everything(card: str) -> None:
    sitting = sit(player(hand=[card]), player(lasting=[under("foster-kittens", "2 gray")]), player())
    assert only(sitting, do="play") == []


@rule("HKK-8")
@pytest.mark.parametrize("card", ["fireworks", "hairball", "raining-cats-and-dogs", "cat-in-heat"])
@pytest.mark.parametrize("kept", ["foster-kittens", "special-needs-kitty"])
def test_no_instant_moves_foster_kittens_or_a_special_needs_kitty(card: str, kept: str) -> None:
    sitting = sit(
        player(hand=["stray-dog", "cat-fight", "cat-burglar"]),
        player(),
        player(lasting=[under(kept, "gray")]),
        deck=[card, "can-opener", "catnip"],
        actions_left=1,
    )
    sitting.do(discard(0))
    assert card in discarded(sitting)
    assert lasting(sitting, 2) == [under(kept, "gray")]


# Special Needs Kitty


@rule("HKK-8")
@rule("HKK-7.1")
def test_special_needs_kitty_takes_one_cat_which_counts_as_in_your_house() -> None:
    sitting = sit(player(hand=["special-needs-kitty"], house="black"), player(yard="2 gray 2 black"), player())
    assert in_any_order(only(sitting, do="play")) == in_any_order(
        [play("special-needs-kitty", cats=color) for color in ("black", "gray", "orange", "white")]
    )
    sitting.do(play("special-needs-kitty", cats="gray"))
    assert lasting(sitting, 0) == [under("special-needs-kitty", "gray")]
    assert zone(sitting, 0, "house") == {"black": 1}
    assert sitting.scores()[0] == 2 * 5


@rule("HKK-8")
@rule("HKK-4.4")
def test_special_needs_kitty_missing_in_the_neighborhood_comes_from_a_yard() -> None:
    sitting = sit(player(hand=["special-needs-kitty"]), player(house="8 white", yard="2 white"), HOARD)
    assert only(sitting, do="play") == [play("special-needs-kitty", cats={}, yards=[white(1)])]
    sitting.do(play("special-needs-kitty", cats={}, yards=[white(1)]))
    assert lasting(sitting, 0) == [under("special-needs-kitty", "white")]


@rule("HKK-8")
def test_special_needs_kitty_is_never_moved_by_anything() -> None:
    kitty = under("special-needs-kitty", "gray")
    for card in ("cat-burglar", "open-window", "catlike-reflexes", "catting-around"):
        assert only(sit(player(hand=[card]), player(lasting=[kitty]), player()), do="play") == []
    sitting = sit(player(lasting=[kitty]), player(), player())
    sitting.why_not(move("gray", "house", "porch"))
    lure(sitting, 6)
    assert asked(sitting) == ("turn", 0)
    assert lasting(sitting, 0) == [kitty]


@rule("HKK-8")
@rule("HKK-5.2")
@pytest.mark.parametrize("card", ["foster-kittens", "special-needs-kitty"])
def test_lasting_foster_kittens_and_special_needs_kitty_are_not_copied(card: str) -> None:
    sitting = sit(player(hand=[card]), player(hand=["copy-cat"]), player())
    sitting.do(play(card, cats="gray"))
    assert asked(sitting) == ("turn", 0)


# Alarm System


@rule("HKK-8")
@rule("HKK-4.1")
@rule("HKK-4.2")
def test_alarm_system_lies_under_the_property_and_costs_an_action() -> None:
    sitting = sit(player(hand=["alarm-system"]), player(), player())
    assert only(sitting, do="play") == [play("alarm-system")]
    sitting.do(play("alarm-system"))
    assert lasting(sitting, 0) == [under("alarm-system")]
    assert hand(sitting, 0) == discarded(sitting) == []
    assert sitting.now()["actions_left"] == 1


@rule("HKK-8")
def test_alarm_system_keeps_cat_burglar_from_being_played_on_you_but_not_on_others() -> None:
    warded = player(house="gray", porch="gray", yard="gray", lasting=["alarm-system"])
    sitting = sit(player(hand=["cat-burglar"]), warded, player(yard="black"))
    assert only(sitting, do="play") == [play("cat-burglar", target=2, zone="yard", color="black")]
    sitting.why_not(play("cat-burglar", target=1, zone="yard", color="gray"))
    alone = sit(player(hand=["cat-burglar"]), warded, player())
    assert only(alone, do="play") == []
    alone.why_not(play("cat-burglar", target=1, zone="yard", color="gray"))


@rule("HKK-8")
@pytest.mark.parametrize("yard", ["", "black"])
def test_alarm_system_is_why_cat_burglar_is_refused_whether_or_not_others_could_be_burgled(yard: str) -> None:
    warded = player(yard="gray", lasting=["alarm-system"])
    sitting = sit(player(hand=["cat-burglar"]), warded, player(yard=yard))
    assert sitting.why_not(play("cat-burglar", target=1, zone="yard", color="gray")).rule == "HKK-8"


@rule("HKK-8")
@rule("HKK-5.2")
def test_alarm_system_keeps_a_copied_cat_burglar_away_too() -> None:
    warded = player(house="gray", lasting=["alarm-system"])
    sitting = sit(player(hand=["cat-burglar"], house="orange"), warded, player(yard="2 black", hand=["copy-cat"]))
    sitting.do(play("cat-burglar", target=2, zone="yard", color="black"))
    sitting.do(PASS)
    assert asked(sitting) == ("copy", 2)
    assert {one["target"] for one in only(sitting, do="copy")} == {0}
    sitting.why_not(copy(target=1, zone="house", color="gray"))


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
def test_alarm_system_keeps_no_other_card_away(card: str, choices: Json) -> None:
    warded = player(house="gray", porch="gray", yard="gray", lasting=["alarm-system"])
    assert play(card, **choices) in sit(player(hand=[card]), warded, player()).moves()


@rule("HKK-8")
def test_alarm_system_that_was_cancelled_keeps_nobody_away() -> None:
    sitting = sit(player(hand=["alarm-system"], yard="gray"), player(hand=["catnap", "cat-burglar"]), player())
    sitting.do(play("alarm-system"), {"do": "cancel", "card": "catnap"})
    assert lasting(sitting, 0) == []
    assert discarded(sitting) == ["alarm-system", "catnap"]
