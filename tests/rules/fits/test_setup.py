"""IIF-2, the setup: cats, hands, the deck in stacks with a Princess in each, and what is visible."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import WATCHER
from tabbytop.table.files import read_deck
from tests.rules.fits.tables import (
    DRAW,
    card,
    held,
    match_at,
    new_match,
    place,
    player,
    refused,
    resume,
    word,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

PRINCESS = "princess"
TOY = "toy"

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@cache
def dealt(seats: int, seed: int = 0) -> Json:
    """Return the position of a basic game that was just dealt."""
    return resume(new_match(seats, f"setup {seed}", first=0)).now()


def starting_hands(table: Json) -> list[str]:
    """Return the cards of all hands."""
    return [one for seat in range(len(table["players"])) for one in held(table, seat)]


def deck_of(table: Json) -> list[str]:
    """Return the deck, top first."""
    return [word(one) for one in table["deck"]]


def stacks_of(table: Json) -> list[list[str]]:
    """Return the deck cut into its stacks, the top one first."""
    deck = deck_of(table)
    found: list[list[str]] = []
    for stack in table["stacks"]:
        found.append(deck[: stack["cards"]])
        deck = deck[stack["cards"] :]
    assert deck == []
    return found


def stack(cards: int, princess: bool) -> Json:
    """Return a stack as in a position file."""
    return {"cards": cards, "princess": princess}


# IIF-2.1


@rule("IIF-2.1")
@every_number_of_players
def test_each_player_has_a_different_cat(seats: int) -> None:
    cats = [one["cat"] for one in dealt(seats)["players"]]
    assert len(set(cats)) == seats
    assert set(cats) <= {"lilly", "charlie", "milo", "jack", "izzy"}


@rule("IIF-2.1")
def test_players_may_choose_their_cats() -> None:
    table = resume(new_match(3, cats=["izzy", "jack", "lilly"])).now()
    assert [one["cat"] for one in table["players"]] == ["izzy", "jack", "lilly"]


@rule("IIF-2.1")
def test_players_who_do_not_choose_get_one_of_the_cats_left() -> None:
    cats = [one["cat"] for one in resume(new_match(5, cats=["izzy", "lilly"])).now()["players"]]
    assert cats[:2] == ["izzy", "lilly"]
    assert len(set(cats)) == 5


@rule("IIF-2.1")
def test_two_players_cannot_choose_the_same_cat() -> None:
    with pytest.raises(Refusal) as refusal:
        new_match(2, cats=["jack", "jack"])
    assert (refusal.value.rule, refusal.value.why, refusal.value.where) == ("IIF-2.1", "cat-twice", "options.cats[1]")


@rule("IIF-2.1")
def test_a_position_with_a_duplicate_cat_is_refused() -> None:
    refusal = refused(player("milo"), player("lilly"), player("milo"))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-2.1", "cat-twice", {"cat": "milo"})
    assert refusal.where == "players[2].cat"


@rule("IIF-2.1")
@pytest.mark.parametrize(
    ("lying", "where"),
    [
        ({"cells": ["6,4 sleeping jack"]}, "cells[0].sleeping"),
        ({"cells": ["6,4 E:", "7,4 W:"], "across": ["6,4 jack"]}, "across[0].cat"),
    ],
)
def test_a_cat_that_no_player_has_cannot_lie_on_the_table(lying: Any, where: str) -> None:
    refusal = refused(player("lilly"), player("milo"), **lying)
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-2.1", "unknown-name", where)


@rule("IIF-2.1")
@every_number_of_players
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_that_each_player_has_five_cat_cards(seats: int, seat: int) -> None:
    assert resume(new_match(seats)).seen(seat)["supply"] == [5] * seats


@rule("IIF-2.1")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_the_supply_is_the_five_cats_less_those_on_the_table(seat: int) -> None:
    match = match_at(
        player("lilly"),
        player("milo"),
        player("jack"),
        cells=["0,0 E:", "1,0 EW:", "2,0 W:", "5,5 sleeping milo", "8,8 sleeping lilly", "8,6 princess"],
        across=["0,0 lilly"],
    )
    assert match.seen(seat)["supply"] == [3, 4, 5]


# IIF-2.2


@rule("IIF-2.2")
@every_number_of_players
def test_the_basic_game_has_as_many_princess_cards_as_players(seats: int) -> None:
    for seed in range(5):
        assert (starting_hands(dealt(seats, seed)) + deck_of(dealt(seats, seed))).count(PRINCESS) == seats


# IIF-2.3


@rule("IIF-2.3")
@pytest.mark.parametrize("advanced", [False, True])
@every_number_of_players
def test_each_player_is_dealt_two_cards(seats: int, advanced: bool) -> None:
    table = resume(new_match(seats, advanced=advanced)).now()
    assert [len(one["hand"]) for one in table["players"]] == [2] * seats


@rule("IIF-2.3")
@every_number_of_players
def test_hands_and_deck_hold_the_72_cards_of_the_deck_file_and_the_3_special_toys(seats: int) -> None:
    table = dealt(seats)
    cards = Counter(word(one) for one in read_deck("if-it-fits", "cardboard")["cards"])
    assert Counter(starting_hands(table) + deck_of(table)) == cards + Counter({TOY: 3, PRINCESS: seats})


@rule("IIF-2.3")
def test_the_cards_are_shuffled() -> None:
    games = [dealt(2, seed) for seed in range(20)]
    assert len({tuple(starting_hands(table)) for table in games}) == 20
    assert len({tuple(deck_of(table)) for table in games}) == 20


@rule("IIF-2.3")
def test_the_same_seed_gives_the_same_deal() -> None:
    assert resume(new_match(4, "again")).now() == resume(new_match(4, "again")).now()


@rule("IIF-2.3")
@rule("IIF-3.2")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_everybody_sees_only_their_own_starting_hand(seat: int) -> None:
    match = resume(new_match(3))
    truth = match.now()
    assert [held(match.seen(seat), other) for other in range(3)] == [
        held(truth, other) if other == seat else ["?", "?"] for other in range(3)
    ]


@rule("IIF-2.3")
def test_others_hear_that_a_card_is_dealt_but_not_which() -> None:
    match = new_match(3, first=0)
    for seat in range(3):
        heard = [entry.action for entry in match.heard(seat)]
        own = [match.game.words.write(action) for action in heard if action != UNHEARD]
        assert len(heard) == 6
        assert own == [f"card {one}" for one in held(resume(match).now(), seat)]
    assert {entry.action for entry in match.heard(WATCHER)} == {UNHEARD}


# IIF-2.3a


@rule("IIF-2.3a")
@pytest.mark.parametrize("advanced", [False, True])
def test_a_starting_hand_never_has_a_special_toy(advanced: bool) -> None:
    for seed in range(25):
        table = resume(new_match(5, f"toys {seed}", advanced=advanced)).now()
        assert TOY not in starting_hands(table)
        assert deck_of(table).count(TOY) == 3


@rule("IIF-2.3a")
def test_after_the_deal_the_special_toys_may_be_anywhere_in_the_deck() -> None:
    places = {n for seed in range(60) for n, one in enumerate(deck_of(dealt(5, seed))) if one == TOY}
    assert min(places) == 0
    assert max(places) == 69
    assert len(places) > 50


@rule("IIF-2.3a")
@rule("IIF-8.1")
def test_a_position_with_a_special_toy_in_a_hand_is_refused() -> None:
    refusal = refused(player("lilly", "N:"), player("milo", "N:", TOY))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-8.1", "toy-in-hand", "players[1].hand[1]")


# IIF-2.4


@rule("IIF-2.4")
@rule("IIF-2.4a")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [36 + 1, 35 + 1]), (3, [23 + 1] * 3), (4, [17 + 1, 17 + 1, 17 + 1, 16 + 1]), (5, [13 + 1] * 5)],
)
def test_there_are_as_many_stacks_as_players_with_the_larger_ones_on_top(seats: int, sizes: list[int]) -> None:
    assert [len(one) for one in stacks_of(dealt(seats))] == sizes
    assert resume(new_match(seats)).seen(WATCHER)["deck"] == {"cards": sum(sizes), "stacks": sizes}


@rule("IIF-2.2")
@rule("IIF-2.4")
@every_number_of_players
def test_one_princess_is_in_each_stack(seats: int) -> None:
    for seed in range(10):
        assert [one.count(PRINCESS) for one in stacks_of(dealt(seats, seed))] == [1] * seats
        assert all(one["princess"] for one in dealt(seats, seed)["stacks"])


@rule("IIF-2.4")
def test_a_princess_may_be_anywhere_in_her_stack() -> None:
    games = [stacks_of(dealt(5, seed)) for seed in range(60)]
    for k in range(5):
        places = {game[k].index(PRINCESS) for game in games}
        assert min(places) <= 1
        assert max(places) >= 12
        assert len(places) > 8


@rule("IIF-2.4")
def test_the_stacks_lie_on_top_of_each_other_and_are_drawn_from_the_top() -> None:
    match = resume(new_match(2, "top", first=0))
    order = deck_of(match.now())
    drawn: list[str] = []
    while len(drawn) < 40:
        before = match.now()
        if before["phase"] == "turn":
            match.do(DRAW)
            after = match.now()
            drawn.append(TOY if after["phase"] == TOY else held(after, before["to_move"])[-1])
        else:
            match.do(match.moves()[0])
    assert drawn == order[:40]
    assert deck_of(match.now()) == order[40:]
    assert [one["cards"] for one in match.now()["stacks"]] == [0, 33]


TWO_STACKS: Json = {
    "deck": ["N:", "E:", PRINCESS, "S:"],
    "stacks": [stack(1, False), stack(3, True)],
    "cells": ["6,4 NESW:"],
}


@rule("IIF-2.4")
def test_a_position_lists_the_cards_left_in_each_stack_and_whether_a_princess_is_in_it() -> None:
    match = match_at(player("lilly"), player("milo"), **TWO_STACKS)
    match.do(DRAW, place(0, 6, 3), DRAW, place(0, 6, 5))
    assert match.now()["stacks"] == [stack(0, False), stack(2, True)]
    match.do(DRAW)
    assert match.now()["stacks"] == [stack(0, False), stack(1, False)]


@rule("IIF-2.4")
@rule("IIF-3.2")
def test_others_see_which_stack_a_princess_was_drawn_from_but_not_that_it_was_her() -> None:
    match = match_at(player("lilly"), player("milo"), **TWO_STACKS)
    match.do(DRAW, place(0, 6, 3), DRAW, place(0, 6, 5), DRAW)
    for seat in (1, WATCHER):
        assert match.seen(seat)["deck"] == {"cards": 1, "stacks": [0, 1]}
        assert held(match.seen(seat), 0) == ["?"]
        assert PRINCESS not in str(match.seen(seat))


@rule("IIF-2.4")
def test_an_exported_hand_card_says_which_stack_it_was_drawn_from() -> None:
    match = match_at(player("lilly", "W:"), player("milo", "W:"), **TWO_STACKS)
    match.do(DRAW, place(0, 6, 3), DRAW)
    assert match.now()["players"][0]["hand"] == [{**card("N:"), "from_stack": 0}]
    assert match.now()["players"][1]["hand"] == [card("W:"), {**card("E:"), "from_stack": 1}]


@rule("IIF-2.4")
def test_an_exported_position_is_read_back_unchanged() -> None:
    match = match_at(player("lilly"), player("milo"), **TWO_STACKS)
    match.do(DRAW, place(0, 6, 3), DRAW, place(0, 6, 5), DRAW)
    assert PositionMatch(match.now()).now() == match.now()


@rule("IIF-2.4")
@every_number_of_players
def test_a_freshly_dealt_position_is_read_back_unchanged(seats: int) -> None:
    assert PositionMatch(dealt(seats)).now() == dealt(seats)


@rule("IIF-2.4")
def test_a_position_that_names_no_stacks_has_one() -> None:
    match = match_at(deck=["N:", PRINCESS, TOY])
    assert match.now()["stacks"] == [stack(3, True)]


@rule("IIF-2.4")
@pytest.mark.parametrize("sizes", [[1, 1], [2, 2], [4]])
def test_stacks_that_do_not_add_up_to_the_deck_are_refused(sizes: list[int]) -> None:
    refusal = refused(deck=["N:", "E:", "S:"], stacks=[stack(n, False) for n in sizes])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-2.4", "stack-cards", "stacks")
    assert refusal.facts == {"cards": sum(sizes), "deck": 3}


@rule("IIF-2.4")
@pytest.mark.parametrize(("princesses", "wrong"), [((True, True), 0), ((False, False), 1)])
def test_a_stack_with_a_wrong_princess_flag_is_refused(princesses: tuple[bool, bool], wrong: int) -> None:
    upper, lower = princesses
    refusal = refused(deck=["N:", PRINCESS], stacks=[stack(1, upper), stack(1, lower)])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-2.4", "stack-princess", f"stacks[{wrong}].princess")


# What a position leaves out


@rule("IIF-2.1")
@rule("IIF-4.2a")
def test_a_minimal_position_gets_the_defaults() -> None:
    table = PositionMatch(
        {
            "game": "if-it-fits",
            "options": {},
            "players": [{"cat": "lilly", "hand": []}, {"cat": "milo", "hand": [card("N:")]}],
            "cells": [],
            "across": [],
            "to_move": 1,
            "phase": "turn",
        }
    ).now()
    assert table["options"] == {"advanced": False, "table": [13, 9]}
    assert (table["deck"], table["to_move"], table["phase"]) == ([], 1, "turn")


@rule("IIF-3.1")
def test_the_end_is_triggered_only_if_the_position_says_so_or_the_deck_is_empty() -> None:
    hands = (player("lilly", "NESW:"), player("milo"))
    declared = {"cells": ["6,4 NESW:"], "ending": True}
    assert "draw" in match_at(*hands, cells=["6,4 NESW:"]).move_kinds()
    assert match_at(*hands, cells=["6,4 NESW:"], deck=[]).move_kinds() == {"place"}
    assert match_at(*hands, **declared).move_kinds() == {"place"}
