"""IIF-2.5, the line of start cards: who starts, which card they may choose, where it lies, and who passes."""

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, sentences
from tabbytop.engine.seats import WATCHER
from tabbytop.table.files import open_position
from tests.rules.fits.tables import (
    DRAW,
    card,
    in_any_order,
    match_at,
    new_match,
    place,
    player,
    position,
    refused,
    resume,
    sleep,
    start,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

MOUSE, YARN, FEATHER, BELL, EMPTY = range(5)
"""The start cards of the deck `cardboard`; feather and bell look different when turned."""

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def three_players(first: int = 0, **options: Any) -> PositionMatch:
    """Return a new game for three players."""
    return resume(new_match(3, first=first, **options))


def setup(*start_cards: str, cells: list[str], to_move: int, **more: Any) -> Json:
    """Return a position of three players in the middle of the setup."""
    seats = [player("lilly"), player("milo"), player("jack")]
    left = [card(one) for one in start_cards]
    return position(*seats, phase="setup", start_cards=left, cells=cells, to_move=to_move, **more)


# IIF-2.5


@rule("IIF-2.5")
@rule("IIF-4.2a")
def test_the_starting_player_chooses_any_start_card_and_puts_it_in_the_center() -> None:
    either_way_around = [start(FEATHER, 6, 4, True), start(BELL, 6, 4, True)]
    assert in_any_order(three_players().moves()) == in_any_order([start(i, 6, 4) for i in range(5)] + either_way_around)


@rule("IIF-2.5")
@pytest.mark.parametrize("at", [(6, 3), (0, 0), (7, 4), (20, 20)])
def test_the_first_start_card_may_lie_nowhere_else(at: tuple[int, int]) -> None:
    refusal = three_players().why_not(start(MOUSE, *at))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-4.2", "not-the-middle", {"at": "6,4"})


@rule("IIF-2.5")
def test_the_next_player_chooses_one_of_those_left_for_either_end_either_way_around() -> None:
    match = three_players()
    match.do(start(YARN, 6, 4))
    ends = [(6, 3), (6, 5)]
    upright = [start(i, x, y) for i in range(4) for x, y in ends]
    turned = [start(i, x, y, True) for i in (1, 2) for x, y in ends]
    assert in_any_order(match.moves()) == in_any_order(upright + turned)
    assert [one["icons"] for one in match.now()["start_cards"]] == [["mouse"], ["feather"], ["bell"], []]


@rule("IIF-2.5")
@pytest.mark.parametrize(("second", "ends"), [((6, 3), {(6, 2), (6, 5)}), ((6, 5), {(6, 3), (6, 6)})])
def test_the_line_grows_at_both_ends(second: tuple[int, int], ends: set[tuple[int, int]]) -> None:
    match = three_players()
    match.do(start(MOUSE, 6, 4), start(YARN - 1, *second))
    assert match.places() == ends


@rule("IIF-2.5")
@pytest.mark.parametrize("at", [(5, 4), (7, 4), (7, 3), (6, 2), (0, 0)])
def test_a_start_card_joins_the_line_only_at_its_ends(at: tuple[int, int]) -> None:
    match = three_players()
    match.do(start(MOUSE, 6, 4))
    refusal = match.why_not(start(0, *at))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-2.5", "not-the-line", {"at": f"{at[0]},{at[1]}"})


@rule("IIF-2.5")
@rule("IIF-4.2")
def test_a_start_card_lies_on_an_empty_cell() -> None:
    match = three_players()
    match.do(start(MOUSE, 6, 4))
    refusal = match.why_not(start(0, 6, 4))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-4.2", "cell-taken", {"at": "6,4"})


@rule("IIF-2.5")
def test_only_start_cards_that_are_left_can_be_chosen() -> None:
    match = three_players()
    match.do(start(MOUSE, 6, 4))
    refusal = match.why_not(start(4, 6, 5))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-2.5", "no-such-start-card", {"card": 4, "count": 4})


@rule("IIF-2.5")
@rule("IIF-4.1")
def test_a_start_card_that_looks_the_same_when_turned_may_not_be_turned() -> None:
    refusal = three_players().why_not(start(MOUSE, 6, 4, True))
    assert (refusal.rule, refusal.why) == ("IIF-4.1", "turned-same")


@rule("IIF-2.5")
def test_a_start_card_lies_the_way_it_was_placed() -> None:
    match = three_players()
    match.do(start(BELL, 6, 4, True), start(FEATHER, 6, 3), start(EMPTY - 2, 6, 5))
    assert match.now()["cells"] == [
        {"at": [6, 4], "card": card("NSW:bell"), "turned": True},
        {"at": [6, 3], "card": card("NSW:feather")},
        {"at": [6, 5], "card": card("NESW:")},
    ]


@rule("IIF-2.5")
@rule("IIF-4.4")
def test_walls_do_not_limit_the_line_in_the_basic_game() -> None:
    match = PositionMatch(setup("EW:", "N:", cells=["6,4 EW:"], to_move=1))
    ways = [start(0, 6, y) for y in (3, 5)] + [start(1, 6, y, turned) for y in (3, 5) for turned in (False, True)]
    assert in_any_order(match.moves()) == in_any_order(ways)


@rule("IIF-2.5")
@every_number_of_players
def test_each_player_places_one_clockwise_and_the_starting_player_takes_the_first_turn(seats: int) -> None:
    for first in range(seats):
        match = resume(new_match(seats, first=first))
        chose = []
        while match.now()["phase"] == "setup":
            chose.append(actor(match.match.state))
            match.do(match.moves()[-1])
        assert chose == [(first + i) % seats for i in range(seats)]
        assert (match.now()["phase"], match.now()["to_move"]) == ("turn", first)
        assert len(match.now()["cells"]) == seats


@rule("IIF-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unused_start_cards_leave_the_game(seats: int) -> None:
    match = resume(new_match(seats, first=0))
    hands_and_deck = [match.now()["players"], match.now()["deck"]]
    for y in range(4, 4 + seats):
        assert len(match.now()["start_cards"]) == 5 - (y - 4)
        match.do(start(0, 6, y))
    assert "start_cards" not in match.now()
    assert [match.now()["players"], match.now()["deck"]] == hands_and_deck


@rule("IIF-2.5")
@pytest.mark.parametrize("move", [DRAW, sleep(6, 4), place(0, 6, 4)])
def test_nobody_takes_a_turn_before_the_start_cards_are_placed(move: Json) -> None:
    refusal = three_players().why_not(move)
    assert (refusal.rule, refusal.why) == ("IIF-2.5", "choose-start-card")


@rule("IIF-2.5")
def test_a_position_may_start_in_the_middle_of_the_setup() -> None:
    match = PositionMatch(setup("NESW:bell", "NESW:", cells=["6,4 NESW:", "6,5 NESW:"], to_move=0))
    match.do(start(1, 6, 3))
    assert (match.now()["phase"], match.now()["to_move"]) == ("turn", 1)


@rule("IIF-2.5")
def test_a_position_has_start_cards_left_only_in_the_setup() -> None:
    refusal = refused(phase="turn", start_cards=["start-bell"])
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-2.5", "no-setup", "start_cards")


@rule("IIF-2.5")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_everybody_sees_the_start_cards_that_are_left(seat: int) -> None:
    match = three_players()
    match.do(start(MOUSE, 6, 4))
    assert match.seen(seat)["start_cards"] == match.now()["start_cards"]


@rule("IIF-2.5")
def test_start_cards_connect_through_their_short_sides() -> None:
    match = match_at(cells=["6,4 NESW:mouse", "6,3 NESW:mouse", "7,4 W:"], across=["6,4 lilly"])
    assert match.scores() == [2, 0]


# IIF-2.5a


@rule("IIF-2.5a")
@every_number_of_players
def test_the_starting_player_may_be_set(seats: int) -> None:
    for first in range(seats):
        assert {actor(new_match(seats, f"first {seed}", first=first).state) for seed in range(5)} == {first}


@rule("IIF-2.5a")
@every_number_of_players
def test_by_default_the_starting_player_is_drawn_at_random(seats: int) -> None:
    assert {actor(new_match(seats, f"first {seed}").state) for seed in range(50)} == set(range(seats))


@rule("IIF-2.5a")
def test_everybody_hears_who_was_drawn_to_start() -> None:
    match = new_match(3)
    heard = [match.game.words.write(entry.action) for entry in match.heard(WATCHER) if entry.action != UNHEARD]
    assert heard == [f"first {actor(match.state)}"]


@rule("IIF-2.5a")
@pytest.mark.parametrize("first", [-1, 3])
def test_a_starting_player_without_a_seat_is_refused(first: int) -> None:
    with pytest.raises(Refusal) as refusal:
        new_match(3, first=first)
    assert (refusal.value.why, refusal.value.where) == ("out-of-range", "options.first")


# IIF-2.5b


def after_setup(seats: int, first: int, table: list[int]) -> Json:
    """Return the position after everyone has placed a start card or passed."""
    match = resume(new_match(seats, first=first, table=table))
    while match.now()["phase"] == "setup":
        match.do(match.moves()[0])
    return match.now()


@rule("IIF-2.5b")
@pytest.mark.parametrize(
    ("size", "placed"),
    [
        ([1, 1], 1),
        ([5, 1], 1),
        ([1, 2], 2),
        ([3, 3], 3),
        ([2, 4], 4),
    ],
)
@pytest.mark.parametrize("first", [0, 4])
def test_a_player_with_no_legal_place_for_a_start_card_passes(size: list[int], placed: int, first: int) -> None:
    table = after_setup(5, first, size)
    assert len(table["cells"]) == placed
    assert {one["at"][0] for one in table["cells"]} == {size[0] // 2}
    assert (table["phase"], table["to_move"]) == ("turn", first)


@rule("IIF-2.5b")
def test_at_the_tables_edge_only_the_other_end_is_left() -> None:
    match = resume(new_match(3, first=0, table=[3, 3]))
    match.do(start(MOUSE, 1, 1), start(0, 1, 0))
    assert match.places() == {(1, 2)}


@rule("IIF-2.5b")
@rule("IIF-4.2")
def test_a_start_card_lies_wholly_on_the_table() -> None:
    match = resume(new_match(3, first=0, table=[3, 2]))
    match.do(start(MOUSE, 1, 1))
    refusal = match.why_not(start(0, 1, 2))
    assert (refusal.rule, refusal.why) == ("IIF-4.2", "off-table")
    assert refusal.facts == {"at": "1,2", "columns": 3, "rows": 2}


@rule("IIF-2.5b")
def test_in_a_position_a_player_who_must_pass_has_no_action_and_the_turns_begin() -> None:
    table = setup("NESW:", "NESW:", cells=["0,0 NESW:"], to_move=1, table=[3, 1])
    _, state, _ = open_position(table)
    assert sentences(state) == []
    assert (PositionMatch(table).now()["phase"], PositionMatch(table).now()["to_move"]) == ("turn", 0)


@rule("IIF-2.5b")
@rule("IIF-11.2")
def test_in_the_advanced_game_a_player_whose_walls_would_touch_walls_passes() -> None:
    table = setup("EW:", "EW:", cells=["6,4 EW:"], to_move=1, advanced=True)
    assert (PositionMatch(table).now()["phase"], PositionMatch(table).now()["to_move"]) == ("turn", 0)
