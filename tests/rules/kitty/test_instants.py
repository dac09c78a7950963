"""HKK-8, Instants: each of the six, for everybody from the player who drew it on, and who is shielded."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    asked,
    discard,
    discarded,
    hand,
    in_any_order,
    neighborhood,
    pass_all,
    pick,
    player,
    shield,
    sit,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

FILLING = ["spay-neuter-clinic", "spay-neuter-clinic", "spay-neuter-clinic", "foster-kittens"]
HOARD = player(house="10 black 10 gray 10 orange")


def drawn(card: str, *players: Json, by: int = 0) -> PositionMatch:
    """Return a match: a player has discarded a card and, drawing up, draws this Instant first."""
    seats = list(players)
    seats[by] = {**seats[by], "hand": ["stray-dog", *seats[by]["hand"]]}
    sitting = sit(*seats, deck=[card, *FILLING], to_move=by, actions_left=1)
    sitting.do(discard(0))
    return sitting


def yards(sitting: PositionMatch) -> list[Json]:
    """Return the cats in all Yards."""
    return [zone(sitting, seat, "yard") for seat in range(len(sitting.now()["players"]))]


# Raining Cats & Dogs


@rule("HKK-8")
@pytest.mark.parametrize(("there", "inward"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_raining_cats_and_dogs_moves_half_of_a_yard_rounded_up_onto_the_porch_and_the_others_away(
    there: int, inward: int
) -> None:
    sitting = drawn("raining-cats-and-dogs", player(yard=f"{there} black"), player(), player())
    assert zone(sitting, 0, "porch").get("black", 0) == inward
    assert zone(sitting, 0, "yard") == {}
    assert neighborhood(sitting)["black"] == 10 - inward
    assert discarded(sitting) == ["raining-cats-and-dogs", "stray-dog"]


@rule("HKK-8")
@rule("HKK-4.3")
def test_raining_cats_and_dogs_lets_each_player_choose_which_from_the_drawer_on() -> None:
    sitting = drawn(
        "raining-cats-and-dogs", player(yard="black gray"), player(yard="2 white"), player(yard="gray 2 white"), by=2
    )
    assert asked(sitting) == ("pick", 2)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="gray white"), pick(cats="2 white")])
    sitting.do(pick(cats="gray white"))
    assert asked(sitting) == ("pick", 0)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="black"), pick(cats="gray")])
    sitting.do(pick(cats="gray"))
    assert [zone(sitting, seat, "porch") for seat in range(3)] == [{"gray": 1}, {"white": 1}, {"gray": 1, "white": 1}]
    assert yards(sitting) == [{}, {}, {}]


# Keeping Up With the Joneses


@rule("HKK-8")
def test_keeping_up_with_the_joneses_gives_a_cat_to_every_player_with_the_fewest_in_the_house() -> None:
    sitting = drawn(
        "keeping-up-with-the-joneses", player(house="black"), player(), player(porch="2 gray"), player(house="gray")
    )
    assert asked(sitting) == ("pick", 1)
    sitting.do(pick(cats="white"))
    assert asked(sitting) == ("pick", 2)
    sitting.do(pick(cats="orange"))
    assert zone(sitting, 1, "house") == {"white": 1}
    assert zone(sitting, 2, "house") == {"orange": 1}
    assert asked(sitting) == ("turn", 1)


@rule("HKK-8")
def test_keeping_up_with_the_joneses_is_judged_before_any_cat_is_taken() -> None:
    sitting = drawn(
        "keeping-up-with-the-joneses", player(house="gray"), player(house="2 black"), player(house="3 white")
    )
    sitting.do(pick(cats="white"))
    assert asked(sitting) == ("turn", 1)


@rule("HKK-8")
def test_keeping_up_with_the_joneses_counts_a_special_needs_kitty_but_no_foster_kittens() -> None:
    kitty, fosters = under("special-needs-kitty", "black"), under("foster-kittens", "2 gray")
    sitting = drawn(
        "keeping-up-with-the-joneses", player(lasting=[kitty]), player(house="gray"), player(lasting=[fosters])
    )
    assert asked(sitting) == ("pick", 2)
    sitting.do(pick(cats="white"))
    assert zone(sitting, 2, "house") == {"white": 1}
    assert asked(sitting) == ("turn", 1)


@rule("HKK-8")
@rule("HKK-4.3")
def test_keeping_up_with_the_joneses_one_may_take_none() -> None:
    sitting = drawn("keeping-up-with-the-joneses", player(), player(house="gray"), player(house="gray"))
    assert pick(cats={}) in sitting.moves()
    assert len(sitting.moves()) == 5
    sitting.do(pick(cats={}))
    assert zone(sitting, 0, "house") == {}


@rule("HKK-8")
@rule("HKK-4.4")
def test_keeping_up_with_the_joneses_takes_a_missing_cat_from_anothers_yard_into_the_house() -> None:
    sitting = drawn("keeping-up-with-the-joneses", player(yard="white"), player(house="7 white", yard="2 white"), HOARD)
    taken = pick(cats={}, yards=[{"seat": 1, "color": "white"}])
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats={}), taken])
    sitting.do(taken)
    assert zone(sitting, 0, "house") == {"white": 1}
    assert zone(sitting, 1, "yard") == {"white": 1}


# The Cat's Pajamas


@rule("HKK-8")
def test_the_cats_pajamas_gives_each_player_a_cat_of_their_choice_onto_the_porch_from_the_drawer_leftwards() -> None:
    sitting = drawn("the-cats-pajamas", player(), player(), player(), by=1)
    for seat, color in ((1, "black"), (2, "gray"), (0, "white")):
        assert asked(sitting) == ("pick", seat)
        sitting.do(pick(cats=color))
    assert [zone(sitting, seat, "porch") for seat in range(3)] == [{"white": 1}, {"black": 1}, {"gray": 1}]
    assert yards(sitting) == [{}, {}, {}]


@rule("HKK-8")
@rule("HKK-4.3")
def test_the_cats_pajamas_gives_one_at_most() -> None:
    sitting = drawn("the-cats-pajamas", player(), player(), player())
    assert in_any_order(sitting.moves()) == in_any_order(
        [pick(cats={}), *[pick(cats=color) for color in ("black", "gray", "orange", "white")]]
    )
    sitting.do(pick(cats={}), pick(cats="gray"))
    assert zone(sitting, 0, "porch") == {}


@rule("HKK-8")
@rule("HKK-4.4")
def test_the_cats_pajamas_first_come_first_served_then_from_yards() -> None:
    sitting = drawn("the-cats-pajamas", player(yard="white"), player(house="8 white"), HOARD)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats={}), pick(cats="white")])
    sitting.do(pick(cats="white"))
    from_yard = pick(cats={}, yards=[{"seat": 0, "color": "white"}])
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats={}), from_yard])
    sitting.do(from_yard)
    assert zone(sitting, 1, "porch") == {"white": 1}
    assert zone(sitting, 0, "yard") == {}
    assert asked(sitting) == ("turn", 1)


# Fireworks and Hairball


@rule("HKK-8")
@rule("HKK-4.3")
def test_fireworks_sends_two_cats_of_each_yard_to_the_neighborhood_or_as_many_as_there_are() -> None:
    sitting = drawn("fireworks", player(yard="black 2 gray"), player(yard="white"), player(porch="3 orange"))
    assert asked(sitting) == ("pick", 0)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="black gray"), pick(cats="2 gray")])
    sitting.do(pick(cats="2 gray"))
    assert yards(sitting) == [{"black": 1}, {}, {}]
    assert neighborhood(sitting) == {"black": 9, "gray": 10, "orange": 7, "white": 10}
    assert zone(sitting, 2, "porch") == {"orange": 3}


@rule("HKK-8")
@rule("HKK-4.3")
def test_hairball_moves_one_cat_of_each_house_onto_the_porch() -> None:
    sitting = drawn("hairball", player(house="2 black"), player(house="gray white"), player(yard="orange"))
    assert zone(sitting, 0, "house") == {"black": 1}
    assert zone(sitting, 0, "porch") == {"black": 1}
    assert asked(sitting) == ("pick", 1)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="gray"), pick(cats="white")])
    sitting.do(pick(cats="white"))
    assert zone(sitting, 1, "porch") == {"white": 1}
    assert zone(sitting, 2, "yard") == {"orange": 1}


@rule("HKK-8")
def test_hairball_does_not_move_a_special_needs_kitty() -> None:
    kitty = [under("special-needs-kitty", "black")]
    sitting = drawn("hairball", player(lasting=kitty), player(), player())
    assert sitting.now()["players"][0]["lasting"] == kitty
    assert zone(sitting, 0, "porch") == {}


# Cat in Heat


@rule("HKK-8")
def test_cat_in_heat_moves_one_cat_of_each_yard_to_the_yard_on_the_left() -> None:
    sitting = drawn("cat-in-heat", player(yard="black gray"), player(yard="white"), player())
    assert asked(sitting) == ("pick", 0)
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats="black"), pick(cats="gray")])
    sitting.do(pick(cats="gray"))
    assert yards(sitting) == [{"black": 1}, {"gray": 1}, {"white": 1}]


@rule("HKK-8")
def test_cat_in_heat_moves_them_all_at_once() -> None:
    sitting = drawn("cat-in-heat", player(yard="black"), player(yard="gray"), player(yard="white"))
    assert yards(sitting) == [{"white": 1}, {"black": 1}, {"gray": 1}]
    sitting = drawn("cat-in-heat", player(yard="black"), player(), player())
    assert yards(sitting) == [{}, {"black": 1}, {}]


@rule("HKK-8")
def test_cat_in_heat_with_two_players_is_an_exchange() -> None:
    assert yards(drawn("cat-in-heat", player(yard="black"), player(yard="gray"))) == [{"gray": 1}, {"black": 1}]


# Shields


@rule("HKK-8")
@rule("HKK-5.3")
@pytest.mark.parametrize("whom", [0, 1, 2])
def test_one_cool_cat_shields_one_player_from_fireworks(whom: int) -> None:
    sitting = drawn(
        "fireworks", player(yard="2 black"), player(yard="2 gray", hand=["one-cool-cat"]), player(yard="2 white")
    )
    assert asked(sitting) == ("shield", 0)
    sitting.do(PASS, shield("one-cool-cat", whom))
    kept = [{"black": 2}, {"gray": 2}, {"white": 2}]
    assert yards(sitting) == [kept[seat] if seat == whom else {} for seat in range(3)]
    assert discarded(sitting) == ["fireworks", "one-cool-cat", "stray-dog"]


@rule("HKK-8")
def test_one_cool_cat_shields_from_hairball_and_raining_cats_and_dogs() -> None:
    sitting = drawn("hairball", player(house="black"), player(hand=["one-cool-cat"]), player(house="white"))
    sitting.do(PASS, shield("one-cool-cat", 0))
    assert zone(sitting, 0, "house") == {"black": 1}
    assert zone(sitting, 2, "porch") == {"white": 1}
    sitting = drawn(
        "raining-cats-and-dogs", player(yard="2 black"), player(hand=["one-cool-cat"]), player(yard="white")
    )
    sitting.do(PASS, shield("one-cool-cat", 0))
    assert zone(sitting, 0, "yard") == {"black": 2}
    assert zone(sitting, 2, "porch") == {"white": 1}


@rule("HKK-8")
@pytest.mark.parametrize("card", ["keeping-up-with-the-joneses", "the-cats-pajamas", "cat-in-heat"])
def test_one_cool_cat_does_not_shield_from_other_instants(card: str) -> None:
    sitting = drawn(card, player(), player(hand=["one-cool-cat"]), player())
    assert asked(sitting)[0] != "shield"
    assert "one-cool-cat" in hand(sitting, 1)


@rule("HKK-8")
def test_tuna_shields_from_cat_in_heat_so_that_one_neither_gives_nor_receives() -> None:
    sitting = drawn("cat-in-heat", player(yard="black gray"), player(yard="gray", hand=["tuna"]), player(yard="white"))
    sitting.do(PASS, shield("tuna", 1))
    pass_all(sitting)
    assert yards(sitting) == [{"black": 1, "gray": 1, "white": 1}, {"gray": 1}, {}]
    assert asked(sitting) == ("turn", 1)


@rule("HKK-8")
def test_tuna_between_two_players_keeps_both_cats_at_home_from_cat_in_heat() -> None:
    sitting = drawn("cat-in-heat", player(yard="black"), player(yard="gray", hand=["tuna"]))
    sitting.do(PASS, shield("tuna", 0))
    assert yards(sitting) == [{"black": 1}, {"gray": 1}]


@rule("HKK-8")
@pytest.mark.parametrize(
    "card", ["fireworks", "hairball", "raining-cats-and-dogs", "the-cats-pajamas", "keeping-up-with-the-joneses"]
)
def test_tuna_shields_from_no_other_instant(card: str) -> None:
    sitting = drawn(card, player(), player(hand=["tuna"]), player())
    assert asked(sitting)[0] != "shield"
