"""HKK-8, Instants: what each of the six does to everyone, in order from the drawer, and the cards that shield."""

import pytest

from tests.rules.kitty.tables import (
    PASS,
    asked,
    discard,
    discarded,
    hand,
    in_any_order,
    match_at,
    neighborhood,
    pass_all,
    pick,
    player,
    shield,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

FILLER = ["spay-neuter-clinic", "spay-neuter-clinic", "spay-neuter-clinic", "foster-kittens"]
HOARD = player(house="10 black 10 gray 10 orange")


def drawn(card: str, *players: Json, by: int = 0) -> PositionMatch:
    """Return a match in which a player has discarded a card and draws this Instant first when refilling their hand."""
    seats = list(players)
    seats[by] = {**seats[by], "hand": ["stray-dog", *seats[by]["hand"]]}
    match = match_at(*seats, deck=[card, *FILLER], to_move=by, actions_left=1)
    match.do(discard(0))
    return match


def yards(match: PositionMatch) -> list[Json]:
    """Return the cats in all Yards."""
    return [zone(match, seat, "yard") for seat in range(len(match.now()["players"]))]


# Raining Cats & Dogs


@rule("HKK-8")
@pytest.mark.parametrize(("there", "inward"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_raining_cats_and_dogs_moves_half_of_a_yard_rounded_up_onto_the_porch_and_the_others_away(
    there: int, inward: int
) -> None:
    match = drawn("raining-cats-and-dogs", player(yard=f"{there} black"), player(), player())
    assert zone(match, 0, "porch").get("black", 0) == inward
    assert zone(match, 0, "yard") == {}
    assert neighborhood(match)["black"] == 10 - inward
    assert discarded(match) == ["raining-cats-and-dogs", "stray-dog"]


@rule("HKK-8")
@rule("HKK-4.3")
def test_raining_cats_and_dogs_lets_each_player_choose_the_cats_starting_with_the_drawer() -> None:
    match = drawn(
        "raining-cats-and-dogs", player(yard="black gray"), player(yard="2 white"), player(yard="gray 2 white"), by=2
    )
    assert asked(match) == ("pick", 2)
    assert in_any_order(match.moves()) == in_any_order([pick(cats="gray white"), pick(cats="2 white")])
    match.do(pick(cats="gray white"))
    assert asked(match) == ("pick", 0)
    assert in_any_order(match.moves()) == in_any_order([pick(cats="black"), pick(cats="gray")])
    match.do(pick(cats="gray"))
    assert [zone(match, seat, "porch") for seat in range(3)] == [{"gray": 1}, {"white": 1}, {"gray": 1, "white": 1}]
    assert yards(match) == [{}, {}, {}]


# Keeping Up With the Joneses


@rule("HKK-8")
def test_keeping_up_with_the_joneses_gives_a_cat_to_every_player_with_the_fewest_in_the_house() -> None:
    match = drawn(
        "keeping-up-with-the-joneses", player(house="black"), player(), player(porch="2 gray"), player(house="gray")
    )
    assert asked(match) == ("pick", 1)
    match.do(pick(cats="white"))
    assert asked(match) == ("pick", 2)
    match.do(pick(cats="orange"))
    assert zone(match, 1, "house") == {"white": 1}
    assert zone(match, 2, "house") == {"orange": 1}
    assert asked(match) == ("turn", 1)


@rule("HKK-8")
def test_keeping_up_with_the_joneses_is_judged_before_any_cat_is_taken() -> None:
    match = drawn("keeping-up-with-the-joneses", player(house="gray"), player(house="2 black"), player(house="3 white"))
    match.do(pick(cats="white"))
    assert asked(match) == ("turn", 1)


@rule("HKK-8")
def test_keeping_up_with_the_joneses_counts_a_special_needs_kitty_but_not_foster_kittens() -> None:
    kitty, fosters = under("special-needs-kitty", "black"), under("foster-kittens", "2 gray")
    match = drawn(
        "keeping-up-with-the-joneses", player(lasting=[kitty]), player(house="gray"), player(lasting=[fosters])
    )
    assert asked(match) == ("pick", 2)
    match.do(pick(cats="white"))
    assert zone(match, 2, "house") == {"white": 1}
    assert asked(match) == ("turn", 1)


@rule("HKK-8")
@rule("HKK-4.3")
def test_keeping_up_with_the_joneses_lets_a_player_take_no_cat() -> None:
    match = drawn("keeping-up-with-the-joneses", player(), player(house="gray"), player(house="gray"))
    assert pick(cats={}) in match.moves()
    assert len(match.moves()) == 5
    match.do(pick(cats={}))
    assert zone(match, 0, "house") == {}


@rule("HKK-8")
@rule("HKK-4.4")
def test_keeping_up_with_the_joneses_takes_a_missing_cat_from_another_players_yard_into_the_house() -> None:
    match = drawn("keeping-up-with-the-joneses", player(yard="white"), player(house="7 white", yard="2 white"), HOARD)
    taken = pick(cats={}, yards=[{"seat": 1, "color": "white"}])
    assert in_any_order(match.moves()) == in_any_order([pick(cats={}), taken])
    match.do(taken)
    assert zone(match, 0, "house") == {"white": 1}
    assert zone(match, 1, "yard") == {"white": 1}


# The Cat's Pajamas


@rule("HKK-8")
def test_the_cats_pajamas_puts_a_cat_of_each_players_choice_onto_the_porch_from_the_drawer_leftwards() -> None:
    match = drawn("the-cats-pajamas", player(), player(), player(), by=1)
    for seat, color in ((1, "black"), (2, "gray"), (0, "white")):
        assert asked(match) == ("pick", seat)
        match.do(pick(cats=color))
    assert [zone(match, seat, "porch") for seat in range(3)] == [{"white": 1}, {"black": 1}, {"gray": 1}]
    assert yards(match) == [{}, {}, {}]


@rule("HKK-8")
@rule("HKK-4.3")
def test_the_cats_pajamas_gives_at_most_one_cat() -> None:
    match = drawn("the-cats-pajamas", player(), player(), player())
    assert in_any_order(match.moves()) == in_any_order(
        [pick(cats={}), *[pick(cats=color) for color in ("black", "gray", "orange", "white")]]
    )
    match.do(pick(cats={}), pick(cats="gray"))
    assert zone(match, 0, "porch") == {}


@rule("HKK-8")
@rule("HKK-4.4")
def test_the_cats_pajamas_takes_cats_from_yards_once_the_neighborhood_is_empty() -> None:
    match = drawn("the-cats-pajamas", player(yard="white"), player(house="8 white"), HOARD)
    assert in_any_order(match.moves()) == in_any_order([pick(cats={}), pick(cats="white")])
    match.do(pick(cats="white"))
    from_yard = pick(cats={}, yards=[{"seat": 0, "color": "white"}])
    assert in_any_order(match.moves()) == in_any_order([pick(cats={}), from_yard])
    match.do(from_yard)
    assert zone(match, 1, "porch") == {"white": 1}
    assert zone(match, 0, "yard") == {}
    assert asked(match) == ("turn", 1)


# Fireworks and Hairball


@rule("HKK-8")
@rule("HKK-4.3")
def test_fireworks_sends_two_cats_from_each_yard_to_the_neighborhood_or_as_many_as_there_are() -> None:
    match = drawn("fireworks", player(yard="black 2 gray"), player(yard="white"), player(porch="3 orange"))
    assert asked(match) == ("pick", 0)
    assert in_any_order(match.moves()) == in_any_order([pick(cats="black gray"), pick(cats="2 gray")])
    match.do(pick(cats="2 gray"))
    assert yards(match) == [{"black": 1}, {}, {}]
    assert neighborhood(match) == {"black": 9, "gray": 10, "orange": 7, "white": 10}
    assert zone(match, 2, "porch") == {"orange": 3}


@rule("HKK-8")
@rule("HKK-4.3")
def test_hairball_moves_one_cat_from_each_house_onto_the_porch() -> None:
    match = drawn("hairball", player(house="2 black"), player(house="gray white"), player(yard="orange"))
    assert zone(match, 0, "house") == {"black": 1}
    assert zone(match, 0, "porch") == {"black": 1}
    assert asked(match) == ("pick", 1)
    assert in_any_order(match.moves()) == in_any_order([pick(cats="gray"), pick(cats="white")])
    match.do(pick(cats="white"))
    assert zone(match, 1, "porch") == {"white": 1}
    assert zone(match, 2, "yard") == {"orange": 1}


@rule("HKK-8")
def test_hairball_does_not_move_a_special_needs_kitty() -> None:
    kitty = [under("special-needs-kitty", "black")]
    match = drawn("hairball", player(lasting=kitty), player(), player())
    assert match.now()["players"][0]["lasting"] == kitty
    assert zone(match, 0, "porch") == {}


# Cat in Heat


@rule("HKK-8")
def test_cat_in_heat_moves_one_cat_from_each_yard_to_the_yard_on_the_left() -> None:
    match = drawn("cat-in-heat", player(yard="black gray"), player(yard="white"), player())
    assert asked(match) == ("pick", 0)
    assert in_any_order(match.moves()) == in_any_order([pick(cats="black"), pick(cats="gray")])
    match.do(pick(cats="gray"))
    assert yards(match) == [{"black": 1}, {"gray": 1}, {"white": 1}]


@rule("HKK-8")
def test_cat_in_heat_moves_all_cats_at_once() -> None:
    match = drawn("cat-in-heat", player(yard="black"), player(yard="gray"), player(yard="white"))
    assert yards(match) == [{"white": 1}, {"black": 1}, {"gray": 1}]
    match = drawn("cat-in-heat", player(yard="black"), player(), player())
    assert yards(match) == [{}, {"black": 1}, {}]


@rule("HKK-8")
def test_cat_in_heat_with_two_players_swaps_their_cats() -> None:
    assert yards(drawn("cat-in-heat", player(yard="black"), player(yard="gray"))) == [{"gray": 1}, {"black": 1}]


# Shields


@rule("HKK-8")
@rule("HKK-5.3")
@pytest.mark.parametrize("shielded_seat", [0, 1, 2])
def test_one_cool_cat_shields_one_player_from_fireworks(shielded_seat: int) -> None:
    match = drawn(
        "fireworks", player(yard="2 black"), player(yard="2 gray", hand=["one-cool-cat"]), player(yard="2 white")
    )
    assert asked(match) == ("shield", 0)
    match.do(PASS, shield("one-cool-cat", shielded_seat))
    kept = [{"black": 2}, {"gray": 2}, {"white": 2}]
    assert yards(match) == [kept[seat] if seat == shielded_seat else {} for seat in range(3)]
    assert discarded(match) == ["fireworks", "one-cool-cat", "stray-dog"]


@rule("HKK-8")
def test_one_cool_cat_shields_from_hairball_and_raining_cats_and_dogs() -> None:
    match = drawn("hairball", player(house="black"), player(hand=["one-cool-cat"]), player(house="white"))
    match.do(PASS, shield("one-cool-cat", 0))
    assert zone(match, 0, "house") == {"black": 1}
    assert zone(match, 2, "porch") == {"white": 1}
    match = drawn("raining-cats-and-dogs", player(yard="2 black"), player(hand=["one-cool-cat"]), player(yard="white"))
    match.do(PASS, shield("one-cool-cat", 0))
    assert zone(match, 0, "yard") == {"black": 2}
    assert zone(match, 2, "porch") == {"white": 1}


@rule("HKK-8")
@pytest.mark.parametrize("card", ["keeping-up-with-the-joneses", "the-cats-pajamas", "cat-in-heat"])
def test_one_cool_cat_does_not_shield_from_other_instants(card: str) -> None:
    match = drawn(card, player(), player(hand=["one-cool-cat"]), player())
    assert asked(match)[0] != "shield"
    assert "one-cool-cat" in hand(match, 1)


@rule("HKK-8")
def test_tuna_shields_a_player_from_cat_in_heat_so_they_neither_give_nor_receive() -> None:
    match = drawn("cat-in-heat", player(yard="black gray"), player(yard="gray", hand=["tuna"]), player(yard="white"))
    match.do(PASS, shield("tuna", 1))
    pass_all(match)
    assert yards(match) == [{"black": 1, "gray": 1, "white": 1}, {"gray": 1}, {}]
    assert asked(match) == ("turn", 1)


@rule("HKK-8")
def test_with_two_players_tuna_against_cat_in_heat_keeps_both_cats_in_place() -> None:
    match = drawn("cat-in-heat", player(yard="black"), player(yard="gray", hand=["tuna"]))
    match.do(PASS, shield("tuna", 0))
    assert yards(match) == [{"black": 1}, {"gray": 1}]


@rule("HKK-8")
@pytest.mark.parametrize(
    "card", ["fireworks", "hairball", "raining-cats-and-dogs", "the-cats-pajamas", "keeping-up-with-the-joneses"]
)
def test_tuna_does_not_shield_from_other_instants(card: str) -> None:
    match = drawn(card, player(), player(hand=["tuna"]), player())
    assert asked(match)[0] != "shield"
