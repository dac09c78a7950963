"""IIF-11, the advanced rules: Princesses anywhere in the deck, no wall against a wall, and half cats."""

from typing import Any

import pytest

from tests.rules.fits.tables import (
    DRAW,
    card,
    details,
    discard,
    hand,
    in_any_order,
    match_at,
    new_match,
    pair,
    place,
    player,
    princess,
    refused,
    sleep,
    start,
    to_move,
    toy,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

LILLY, MILO = player("lilly"), player("milo")

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def with_hand(*cards: str, **more: Any) -> PositionMatch:
    """Return an advanced game in which Lilly has drawn and has these cards in hand."""
    return match_at(player("lilly", *cards), MILO, phase="play", **{"advanced": True, **more})


# IIF-11.1 and IIF-11.1a


def dealt(seats: int, seed: str, advanced: bool) -> Json:
    """Return the position of a game that was just dealt, deck included."""
    return new_match(seats, seed, first=0, advanced=advanced).position()


@rule("IIF-11.1")
@rule("IIF-11.1a")
@every_number_of_players
def test_all_five_princesses_are_in_one_stack_with_the_whole_deck(seats: int) -> None:
    table = dealt(seats, "1", True)
    size = 72 + 3 - 2 * seats + 5
    assert table["deck"].count("princess") == 5
    assert table["deck"].count("toy") == 3
    assert len(table["deck"]) == size
    assert table["stacks"] == [{"cards": size, "princess": True}]


@rule("IIF-11.1")
@every_number_of_players
def test_without_the_advanced_rules_there_are_stacks_with_a_princess_each(seats: int) -> None:
    table = dealt(seats, "1", False)
    assert table["deck"].count("princess") == seats
    assert [one["princess"] for one in table["stacks"]] == [True] * seats


@rule("IIF-11.1")
def test_the_princesses_may_lie_anywhere_in_the_deck() -> None:
    in_upper_half, places = set(), set()
    for seed in range(60):
        deck = dealt(2, str(seed), True)["deck"]
        found = [i for i, one in enumerate(deck) if one == "princess"]
        in_upper_half.add(sum(i < len(deck) // 2 for i in found))
        places |= set(found)
    assert {1, 2, 3, 4} <= in_upper_half
    assert min(places) <= 2
    assert max(places) >= 73


@rule("IIF-11.1")
@rule("IIF-11.1a")
@every_number_of_players
def test_no_princess_is_in_a_starting_hand(seats: int) -> None:
    for seed in range(5):
        players = dealt(seats, str(seed), True)["players"]
        assert [len(one["hand"]) for one in players] == [2] * seats
        assert not [one for one in players if "princess" in one["hand"]]


@rule("IIF-11.1a")
def test_two_players_may_hold_all_five_princesses() -> None:
    match = match_at(
        player("lilly", "N:", "N:"),
        player("milo", "N:", "N:"),
        cells=["6,8 N:"],
        advanced=True,
        deck=["princess"] * 5 + ["NESW:"],
    )
    for y in (7, 6, 5, 4):
        match.do(DRAW, place(0, 6, y))
    match.do(DRAW)
    assert [hand(match, seat) for seat in (0, 1)] == [["princess"] * 3, ["princess"] * 2]
    too_many = refused(player("lilly", "princess"), MILO, deck=["princess"] * 5, advanced=True)
    assert (too_many.rule, too_many.why, too_many.facts["count"]) == ("IIF-1.2", "too-many-princesses", 6)


# IIF-11.2


@rule("IIF-11.2")
def test_a_short_wall_may_not_touch_a_short_wall_but_turning_the_card_may_help() -> None:
    match = with_hand("NEW:", cells=["6,4 ESW:"])
    assert match.places(turned=False) == {(7, 4), (6, 5), (5, 4)}
    assert match.places(turned=True) == {(6, 3), (7, 4), (6, 5), (5, 4)}
    refusal = match.why_not(place(0, 6, 3))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-11.2", "wall-to-wall", {"at": "6,3", "side": "south"})


@rule("IIF-11.2")
def test_a_long_wall_may_not_touch_a_long_wall_but_turning_the_card_may_help() -> None:
    match = with_hand("NES:", cells=["6,4 NSW:"])
    assert match.places(turned=False) == {(6, 3), (6, 5), (5, 4)}
    assert match.places(turned=True) == {(6, 3), (7, 4), (6, 5), (5, 4)}
    refusal = match.why_not(place(0, 7, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-11.2", "wall-to-wall", {"at": "7,4", "side": "west"})


@rule("IIF-11.2")
@pytest.mark.parametrize(
    ("lying", "word", "at", "side"),
    [
        ("6,4 NEW:", "ESW:", (6, 5), "north"),
        ("6,4 NES:", "NSW:", (5, 4), "east"),
        ("6,4 ESW:", "NEW:", (6, 3), "south"),
        ("6,4 NSW:", "NES:", (7, 4), "west"),
        ("6,4 ESW: turned", "ESW:", (6, 5), "north"),
        ("6,4 NSW: turned", "NSW:", (5, 4), "east"),
    ],
)
def test_the_refusal_names_the_wall_that_would_touch(lying: str, word: str, at: tuple[int, int], side: str) -> None:
    match = with_hand(word, cells=[lying])
    refusal = match.why_not(place(0, *at))
    assert (refusal.rule, refusal.why) == ("IIF-11.2", "wall-to-wall")
    assert refusal.facts == {"at": f"{at[0]},{at[1]}", "side": side}
    assert place(0, *at, True) in match.moves()


@rule("IIF-11.2")
def test_turning_a_card_may_make_walls_touch() -> None:
    match = with_hand("ESW:", cells=["6,4 ESW:"])
    assert match.places(turned=False) == {(6, 3), (7, 4), (6, 5), (5, 4)}
    assert match.places(turned=True) == {(7, 4), (6, 5), (5, 4)}
    refusal = match.why_not(place(0, 6, 3, True))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-11.2", "wall-to-wall", {"at": "6,3", "side": "south"})


@rule("IIF-11.2")
def test_the_walls_of_every_neighbor_count() -> None:
    cells = ["6,4 NSW:", "8,4 NES:", "7,3 NEW:", "7,5 ESW:"]
    for word in ("N:", "E:", "S:", "W:", "NS:", "EW:", "NES:"):
        assert (7, 4) not in with_hand(word, cells=cells).places()
    assert (7, 4) in with_hand("NESW:", cells=cells).places()


@rule("IIF-11.2")
def test_a_wall_may_touch_an_open_side_either_way() -> None:
    around = {(6, 3), (7, 4), (6, 5), (5, 4)}
    assert with_hand("N:", cells=["6,4 NESW:"]).places(turned=False) == around
    assert with_hand("N:", cells=["6,4 NESW:"]).places(turned=True) == around
    assert with_hand("NESW:", cells=["6,4 S:"]).places() == around


@rule("IIF-11.2")
@rule("IIF-4.4")
def test_without_the_advanced_rules_walls_do_not_matter() -> None:
    match = with_hand("NEW:", cells=["6,4 ESW:"], advanced=False)
    assert match.places(turned=False) == match.places(turned=True) == {(6, 3), (7, 4), (6, 5), (5, 4)}


@rule("IIF-11.2")
def test_a_wall_may_face_the_edge_of_the_table_and_an_empty_cell() -> None:
    assert with_hand("W:", cells=["0,0 E:"], table=[2, 2]).places(turned=False) == {(1, 0)}


@rule("IIF-11.2")
@pytest.mark.parametrize("what", ["sleeping milo", "sleeping lilly", "princess", "toy"])
def test_a_card_may_lie_either_way_around_beside_sleeping_cats_princesses_and_toys(what: str) -> None:
    match = with_hand("N:", cells=[f"6,4 {what}"])
    assert match.places(do="place", turned=False) == {(6, 3), (7, 4), (6, 5), (5, 4)}
    assert match.places(do="place", turned=True) == {(6, 3), (7, 4), (6, 5), (5, 4)}


@rule("IIF-11.2")
def test_a_sleeping_cat_may_lie_beside_any_wall() -> None:
    match = match_at(cells=["6,4 N:", "8,4 N:"], advanced=True)
    assert match.places(do="sleep") == {(6, 3), (7, 4), (6, 5), (5, 4), (8, 3), (9, 4), (8, 5)}


@rule("IIF-11.2")
def test_a_special_toy_as_cardboard_may_lie_beside_any_wall() -> None:
    match = match_at(LILLY, MILO, cells=["6,4 N:", "8,4 N:"], phase="toy", advanced=True)
    assert match.places(do="toy") == {(6, 3), (7, 4), (6, 5), (5, 4), (8, 3), (9, 4), (8, 5)}


# IIF-11.2: a card with no legal place

SHUT: Json = {"cells": ["0,0 W:"], "table": [2, 1]}
"""A table with one empty cell, which faces a wall to its west."""


@rule("IIF-11.2")
@rule("IIF-3.4")
def test_a_card_that_fits_nowhere_stays_in_hand_while_another_can_be_played() -> None:
    match = with_hand("NS:", "EW:", **SHUT)
    assert match.moves() == [place(1, 1, 0)]
    refusal = match.why_not(place(0, 1, 0))
    assert (refusal.rule, refusal.why) == ("IIF-11.2", "no-place-for-card")
    for i in (0, 1):
        refusal = match.why_not(discard(i))
        assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-3.4", "can-play", {"card": 1})


@rule("IIF-11.2")
@rule("IIF-3.4")
def test_a_card_that_fits_only_turned_is_played() -> None:
    match = with_hand("NS:", "E:", **SHUT)
    assert match.moves() == [place(1, 1, 0, True)]


@rule("IIF-11.2")
@rule("IIF-3.4")
def test_a_card_that_fits_nowhere_stays_in_hand_while_a_princess_can_be_played() -> None:
    match = with_hand("NS:", "princess", cells=["0,0 W:", "2,0 E:", "3,0 W:"], across=["2,0 milo"], table=[4, 1])
    assert match.moves() == [princess(1, pair(2, 0))]


@rule("IIF-11.2")
@rule("IIF-3.4")
def test_if_no_card_in_hand_fits_anywhere_one_is_discarded() -> None:
    match = with_hand("NS:mouse", "NS:yarn", "princess", **SHUT)
    assert match.moves() == [discard(0), discard(1), discard(2)]
    match.do(discard(1))
    assert hand(match, 0) == [card("NS:mouse"), "princess"]
    assert to_move(match) == (1, "turn")


@rule("IIF-11.2")
def test_a_sleeping_cat_or_a_toy_fits_where_no_card_does() -> None:
    assert in_any_order(match_at(LILLY, MILO, advanced=True, **SHUT).moves()) == [DRAW, sleep(1, 0)]
    assert match_at(LILLY, MILO, advanced=True, phase="toy", **SHUT).moves() == [toy([1, 0])]


# IIF-11.2: start cards


def choosing(*start_cards: str, cells: list[str], **more: Any) -> PositionMatch:
    """Return an advanced game in which Milo, second of three, chooses one of these start cards."""
    cards = [card(word) for word in start_cards]
    players = (LILLY, MILO, player("jack"))
    options = {"advanced": True, **more}
    return match_at(*players, cells=cells, start_cards=cards, phase="setup", to_move=1, **options)


@rule("IIF-11.2")
def test_no_wall_of_a_start_card_may_touch_a_wall() -> None:
    match = choosing("NEW:", "NESW:", cells=["6,4 ESW:"])
    assert in_any_order(match.moves()) == in_any_order(
        [start(0, 6, 3, True), start(0, 6, 5), start(0, 6, 5, True), start(1, 6, 3), start(1, 6, 5)]
    )
    refusal = match.why_not(start(0, 6, 3))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-11.2", "wall-to-wall", {"at": "6,3", "side": "south"})


@rule("IIF-11.2")
def test_no_wall_of_a_start_card_may_touch_a_wall_at_the_other_end_of_the_line_either() -> None:
    match = choosing("ESW:", "EW:", cells=["6,4 NEW:"])
    assert in_any_order(match.moves()) == in_any_order(
        [start(0, 6, 3), start(0, 6, 3, True), start(0, 6, 5, True), start(1, 6, 3)]
    )
    for i in (0, 1):
        refusal = match.why_not(start(i, 6, 5))
        assert (refusal.rule, refusal.why) == ("IIF-11.2", "wall-to-wall")
        assert refusal.facts == {"at": "6,5", "side": "north"}


@rule("IIF-11.2")
def test_without_the_advanced_rules_start_cards_may_lie_either_way_around_at_either_end() -> None:
    match = choosing("NEW:", cells=["6,4 ESW:"], advanced=False)
    assert in_any_order(match.moves()) == in_any_order(
        [start(0, 6, y, turned) for y in (3, 5) for turned in (False, True)]
    )


@rule("IIF-11.2")
def test_long_walls_of_start_cards_never_touch() -> None:
    match = choosing("NES:", cells=["6,4 NES:"])
    assert in_any_order(match.moves()) == in_any_order(
        [start(0, 6, y, turned) for y in (3, 5) for turned in (False, True)]
    )


@rule("IIF-11.2")
def test_a_start_card_with_no_legal_place_cannot_be_chosen() -> None:
    match = choosing("EW:", "NESW:", cells=["6,4 EW:"])
    assert in_any_order(match.moves()) == [start(1, 6, 3), start(1, 6, 5)]
    assert match.why_not(start(0, 6, 3)).rule == "IIF-11.2"


@rule("IIF-11.2")
@rule("IIF-2.5b")
def test_a_player_with_no_legal_place_for_any_start_card_passes() -> None:
    match = choosing("EW:", "W:", cells=["6,4 EW:"])
    assert to_move(match) == (0, "turn")
    assert len(match.now()["cells"]) == 1


# IIF-11.3

TALL = ["6,0 ES:mouse", "7,0 SW:mouse", "6,1 NES:mouse", "7,1 NSW:", "6,2 NESW:", "7,2 NSW:", "6,3 NE:", "7,3 NW:"]
"""A box with four spots, one above the other, and three mice; open to the west at 5,2."""


def scores(*cats: str, advanced: bool, beside: str = "") -> list[int]:
    """Return Lilly's and Milo's points with these cats across the spots and maybe a cat asleep in the west."""
    cells = [*TALL, f"5,2 sleeping {beside}"] if beside else TALL
    across = [f"6,{y} {name}" for y, name in enumerate(cats)]
    return match_at(LILLY, MILO, cells=cells, across=across, phase="over", advanced=advanced).scores()


@rule("IIF-11.3")
def test_further_cats_earn_no_extra_points() -> None:
    assert scores("lilly", "lilly", "lilly", advanced=False) == [3 + 2, 0]
    assert scores("lilly", "lilly", "lilly", advanced=True) == [3, 0]
    assert scores("lilly", "milo", "milo", "lilly", advanced=True) == [3, 3]


@rule("IIF-11.3")
def test_further_cats_earn_no_extra_points_asleep_or_in_a_box_another_player_scores() -> None:
    assert scores("lilly", advanced=True, beside="lilly") == [3, 0]
    assert scores("lilly", "milo", "lilly", advanced=True, beside="milo") == [3, 0]


@rule("IIF-11.3")
def test_the_details_count_no_further_cats() -> None:
    across = ["6,0 lilly", "6,1 lilly"]
    match = match_at(LILLY, MILO, cells=TALL, across=across, phase="over", advanced=True)
    assert [row["further_cats"] for row in details(match)] == [0, 0]


# IIF-11.4


@rule("IIF-11.4")
def test_a_sleeping_cat_counts_half_so_two_awake_cats_beat_an_awake_and_a_sleeping_one() -> None:
    assert scores("lilly", "milo", "milo", advanced=False, beside="lilly") == [3 + 1, 3 + 1]
    assert scores("lilly", "milo", "milo", advanced=True, beside="lilly") == [0, 3]


@rule("IIF-11.4")
def test_half_a_cat_more_is_enough_to_score_the_box() -> None:
    assert scores("lilly", "milo", advanced=True, beside="lilly") == [3, 0]


@rule("IIF-11.4")
def test_two_sleeping_cats_count_as_much_as_one_awake() -> None:
    cells = [*TALL, "5,2 sleeping lilly", "5,3 sleeping lilly"]
    across = ["6,0 lilly", "6,1 milo", "6,2 milo"]
    game = {"cells": cells, "across": across, "phase": "over"}
    assert match_at(LILLY, MILO, **game, advanced=True).scores() == [3, 3]
    assert match_at(LILLY, MILO, **game, advanced=False).scores() == [3 + 2, 1]


@rule("IIF-11.4")
@rule("IIF-6.3")
def test_a_sleeping_cat_without_an_awake_one_does_not_even_count_half() -> None:
    assert scores(advanced=True, beside="milo") == [0, 0]
    assert scores("lilly", advanced=True, beside="milo") == [3, 0]
