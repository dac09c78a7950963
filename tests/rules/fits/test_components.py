"""IIF-1, the components: players, cats, cards, sides and icons, and the paw of the special toy."""

from itertools import combinations

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import WATCHER
from tabbytop.games.registry import open_game
from tabbytop.table.files import read_deck
from tests.rules.fits.tables import DONE, cat, held, match_at, new_match, place, player, refused, resume, sleep, word
from tests.rules.marks import rule
from tests.rules.position_match import Json

CATS = ["lilly", "charlie", "milo", "jack", "izzy"]
EVERY_SHAPE = ["".join(sides) for count in range(5) for sides in combinations("NESW", count)]

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def worth(*cells: str, across: tuple[str, ...] = ()) -> int:
    """Return Lilly's points with a cat across a mouse and a bare card, in a box with these other cells."""
    return match_at(cells=["6,4 NESW:mouse", "7,4 NESW:", *cells], across=["6,4 lilly", *across]).scores()[0]


# IIF-1.1


@rule("IIF-1.1")
@every_number_of_players
def test_two_to_five_players_can_play(seats: int) -> None:
    assert len(resume(new_match(seats)).now()["players"]) == seats


@rule("IIF-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(seats: int) -> None:
    game = open_game("if-it-fits", read_deck("if-it-fits", "cardboard"))
    with pytest.raises(Refusal) as refusal:
        game.start(seats, {})
    assert (refusal.value.rule, refusal.value.why) == ("IIF-1.1", "players")
    assert refusal.value.facts == {"least": 2, "most": 5, "count": seats}


@rule("IIF-1.1")
def test_a_position_for_one_player_is_refused() -> None:
    refusal = refused(player("lilly"))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.1", "players", "players")


@rule("IIF-1.1")
def test_a_position_for_six_players_is_refused() -> None:
    refusal = refused(*[player(name) for name in CATS], player("lilly"))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.1", "players", "players")


@rule("IIF-1.1")
def test_there_are_five_cats() -> None:
    match = match_at(*[player(name) for name in CATS])
    assert [one["cat"] for one in match.now()["players"]] == CATS


@rule("IIF-1.1")
@pytest.mark.parametrize("name", ["princess", "tom", "Lilly", ""])
def test_there_are_no_other_cats(name: str) -> None:
    refusal = refused(player("lilly"), player(name))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.1", "unknown-name", "players[1].cat")


@rule("IIF-1.1")
def test_five_cards_of_a_cat_may_lie_on_the_table_awake_and_asleep() -> None:
    match = match_at(
        cells=["0,0 E:", "1,0 W:", "0,1 E:", "1,1 W:", *[f"{x},4 sleeping lilly" for x in (2, 4, 6)]],
        across=["0,0 lilly", "0,1 lilly"],
    )
    assert match.seen(WATCHER)["supply"] == [0, 5]


@rule("IIF-1.1")
def test_a_sixth_card_of_a_cat_is_refused() -> None:
    refusal = refused(
        cells=["0,0 E:", "1,0 W:", *[f"{x},4 sleeping lilly" for x in (2, 4, 6, 8, 10)]],
        across=["0,0 lilly"],
    )
    assert (refusal.rule, refusal.why) == ("IIF-1.1", "too-many-cats")
    assert refusal.facts == {"cat": "lilly", "count": 6, "most": 5}


@rule("IIF-1.1")
def test_a_cat_card_has_an_awake_side() -> None:
    match = match_at(player("lilly", "NESW:"), player("milo"), cells=["6,4 NESW:"], phase="play")
    match.do(place(0, 7, 4), cat(6, 4))
    assert match.now()["across"] == [{"at": [[6, 4], [7, 4]], "cat": "lilly"}]
    assert match.seen(WATCHER)["supply"] == [4, 5]


@rule("IIF-1.1")
def test_a_cat_card_has_a_sleeping_side() -> None:
    match = match_at(cells=["6,4 NESW:"])
    match.do(sleep(7, 4))
    assert match.now()["cells"][-1] == {"at": [7, 4], "sleeping": "lilly"}
    assert match.seen(WATCHER)["supply"] == [4, 5]


# IIF-1.2


@rule("IIF-1.2")
@rule("IIF-1.1")
def test_there_are_110_cards() -> None:
    match = new_match(5)
    table = resume(match).now()
    unseen = [word(one) for one in table["deck"]] + [one for seat in range(5) for one in held(table, seat)]
    assert (unseen.count("princess"), unseen.count("toy"), len(unseen)) == (5, 3, 72 + 5 + 3)
    assert len(table["start_cards"]) == 5
    assert match.game.write_view(match.view(WATCHER))["supply"] == [5] * 5
    assert len(unseen) + 5 + 25 == 110


SEVENTY_CARDS = ["NESW:"] * 70
"""All the cardboard cards but two."""


@rule("IIF-1.2")
def test_all_cardboard_may_be_in_hands_and_deck_and_all_start_cards_on_the_table() -> None:
    line = [f"6,{y} NESW:" for y in range(5)]
    match = match_at(player("lilly", "N:", "N:"), player("milo"), deck=SEVENTY_CARDS, cells=line)
    assert len(match.now()["deck"]) == 70


@rule("IIF-1.2")
def test_a_73rd_card_in_hands_and_deck_is_refused() -> None:
    refusal = refused(player("lilly", "N:", "N:"), player("milo", "N:"), deck=SEVENTY_CARDS)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-1.2", "too-many-cards", {"count": 73, "most": 72})


@rule("IIF-1.2")
def test_a_78th_card_with_those_on_the_table_is_refused() -> None:
    line = [f"6,{y} NESW:" for y in range(6)]
    refusal = refused(player("lilly", "N:", "N:"), player("milo"), deck=SEVENTY_CARDS, cells=line)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-1.2", "too-many-cards", {"count": 78, "most": 77})


FIVE_PRINCESSES: Json = {
    "cells": ["6,4 princess", "0,0 E:", "1,0 W:"],
    "across": ["0,0 princess"],
    "deck": ["princess", "princess"],
}


@rule("IIF-1.2")
def test_up_to_five_princess_cards_may_be_anywhere() -> None:
    match = match_at(player("lilly", "princess"), player("milo"), advanced=True, **FIVE_PRINCESSES)
    assert match.now()["deck"] == ["princess", "princess"]


@rule("IIF-1.2")
def test_a_sixth_princess_is_refused() -> None:
    refusal = refused(player("lilly", "princess"), player("milo", "princess"), advanced=True, **FIVE_PRINCESSES)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-1.2", "too-many-princesses", {"count": 6, "most": 5})


THREE_TOYS: Json = {"cells": ["6,4 toy", "0,0 E:", "1,0 W:"], "across": ["0,0 toy"]}


@rule("IIF-1.2")
def test_up_to_three_special_toys_may_be_anywhere() -> None:
    assert match_at(deck=["toy"], **THREE_TOYS).now()["deck"] == ["toy"]


@rule("IIF-1.2")
@pytest.mark.parametrize(("deck", "phase"), [(["toy", "toy"], "turn"), (["toy"], "toy")])
def test_a_fourth_special_toy_is_refused(deck: list[str], phase: str) -> None:
    refusal = refused(deck=deck, phase=phase, **THREE_TOYS)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-1.2", "too-many-toys", {"count": 4, "most": 3})


@rule("IIF-1.2")
def test_a_sixth_start_card_is_refused() -> None:
    refusal = refused(phase="setup", start_cards=["start-empty"] * 6)
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-1.2", "too-many-start-cards", {"count": 6, "most": 5})


@rule("IIF-1.2")
@pytest.mark.parametrize("name", ["princess", "toy"])
def test_princess_and_special_toys_are_not_cardboard(name: str) -> None:
    refusal = refused(cells=[], phase="setup", start_cards=[name])
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-1.2", "not-cardboard", {"found": name})


# IIF-1.3


@rule("IIF-1.3")
@pytest.mark.parametrize("sides", EVERY_SHAPE)
def test_each_side_is_open_or_a_wall(sides: str) -> None:
    table = match_at(player("lilly", f"{sides}:mouse"), player("milo")).now()
    assert held(table, 0) == [f"{sides}:mouse"]


@rule("IIF-1.3")
@pytest.mark.parametrize("sides", ["EN", "NN", "n", "X", "N S", "NESWN"])
def test_open_sides_are_letters_in_the_order_nesw(sides: str) -> None:
    refusal = refused(player("lilly", f"{sides}:"), player("milo"))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.3", "open-sides", "players[0].hand[0].open")


@rule("IIF-1.3")
@rule("IIF-5.2")
@pytest.mark.parametrize(("x", "y"), [(6, 3), (6, 5)])
def test_north_and_south_are_the_short_sides_across_which_no_cat_lies(x: int, y: int) -> None:
    match = match_at(player("lilly", "NESW:"), player("milo"), cells=["6,4 NESW:"], phase="play")
    match.do(place(0, x, y))
    assert match.now()["phase"] == "turn"


@rule("IIF-1.3")
@rule("IIF-5.2")
@pytest.mark.parametrize(("x", "left"), [(5, 5), (7, 6)])
def test_east_and_west_are_the_long_sides_across_which_a_cat_lies(x: int, left: int) -> None:
    match = match_at(player("lilly", "NESW:"), player("milo"), cells=["6,4 NESW:"], phase="play")
    match.do(place(0, x, 4))
    assert match.moves() == [cat(left, 4), DONE]


@rule("IIF-1.3")
@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ("", 1),
        ("yarn", 1),
        ("mouse", 2),
        ("mouse+mouse", 3),
        ("mouse+yarn+mouse+bell", 3),
        ("spray", 0),
        ("spray+spray", -1),
    ],
)
def test_a_card_shows_any_number_of_icons_toys_and_spray_bottles(icons: str, points: int) -> None:
    assert worth(f"8,4 NESW:{icons}") == points


@rule("IIF-1.3")
@pytest.mark.parametrize("icon", ["fish", "toy", "paw", "Mouse", ""])
def test_there_are_no_other_icons(icon: str) -> None:
    refusal = refused({"cat": "lilly", "hand": [{"open": "N", "icons": ["mouse", icon]}]}, player("milo"))
    assert (refusal.rule, refusal.why) == ("IIF-1.3", "unknown-name")
    assert refusal.where == "players[0].hand[0].icons[1]"


# IIF-1.5


@rule("IIF-1.5")
def test_a_special_toy_is_one_more_icon_of_the_most_frequent_kind() -> None:
    assert worth("8,4 NESW:mouse") == 2
    assert worth("8,4 NESW:mouse", "8,3 toy") == 3


@rule("IIF-1.5")
@pytest.mark.parametrize("kind", ["mouse", "yarn", "feather", "bell"])
def test_a_special_toy_adds_to_the_most_frequent_kind_whichever_it_is(kind: str) -> None:
    three = f"8,4 NESW:{kind}+{kind}+{kind}"
    assert worth(three, "8,3 toy") == worth(three) + 1


@rule("IIF-1.5")
def test_every_special_toy_counts() -> None:
    assert worth("8,4 toy", "8,3 toy", "8,5 toy") == 4


@rule("IIF-1.5")
def test_a_special_toy_alone_is_worth_one() -> None:
    assert match_at(cells=["6,4 NESW:", "7,4 toy"], across=["6,4 lilly"]).scores() == [1, 0]


@rule("IIF-1.5")
def test_a_special_toy_across_two_cards_counts_once() -> None:
    two = ("8,4 NESW:", "9,4 NESW:")
    assert worth(*two) == 1
    assert worth(*two, across=("8,4 toy",)) == 2


@rule("IIF-1.5")
@rule("IIF-4.5")
def test_as_cardboard_a_special_toy_has_four_open_sides() -> None:
    around = ["6,3 S:mouse", "7,4 W:mouse", "6,5 N:mouse", "5,4 E:mouse"]
    assert match_at(cells=["6,4 toy", *around], across=["6,4 lilly"]).scores() == [2 * 5, 0]


@rule("IIF-1.5")
@rule("IIF-4.6")
@pytest.mark.parametrize("missing", range(3))
def test_an_open_side_of_a_special_toy_at_an_empty_cell_leaves_its_box_open(missing: int) -> None:
    around = ["6,3 S:mouse", "6,5 N:mouse", "5,4 E:mouse"]
    del around[missing]
    assert match_at(cells=["6,4 toy", "7,4 W:mouse", *around], across=["6,4 lilly"]).scores() == [4, 0]
