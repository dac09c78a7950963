"""IIF-1.4, the deck `cardboard`: its walls, its icons and its start cards."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tests.rules.marks import rule

KINDS = ["mouse", "yarn", "feather", "bell"]
DECK: Any = json.loads((files("tabbytop") / "decks" / "if-it-fits" / "cardboard.json").read_text(encoding="utf-8"))
CARDS: list[Any] = DECK["cards"]
START_CARDS: list[Any] = DECK["start_cards"]

SHAPES = {
    "": ("a", "no wall"),
    "N": ("b", "one short wall"),
    "E": ("c", "one long wall"),
    "NS": ("d", "both short walls"),
    "EW": ("e", "both long walls"),
    "NE": ("f", "a corner"),
    "NW": ("f", "a mirrored corner"),
    "NEW": ("g", "all but one short side"),
    "NES": ("h", "all but one long side"),
}
"""The letter and the name of every wall shape by its walls, whichever way around the card is."""


def walls(card: Any) -> str:
    """Return the walls of a card, in the order NESW."""
    return "".join(side for side in "NESW" if side not in card["open"])


def turned(sides: str) -> str:
    """Return these sides after turning the card by 180 degrees, in the order NESW."""
    return "".join(sorted(sides.translate(str.maketrans("NESW", "SWNE")), key="NESW".index))


def shape(card: Any) -> str:
    """Return the wall shape of a card, whichever way around it is."""
    return walls(card) if walls(card) in SHAPES else turned(walls(card))


def toys(card: Any) -> list[str]:
    """Return the toys that a card shows."""
    return [icon for icon in card["icons"] if icon != "spray"]


def one_toy(card: Any) -> bool:
    return len(toys(card)) == 1


def same_toy_twice(card: Any) -> bool:
    return len(toys(card)) == 2 and len(set(toys(card))) == 1


def two_kinds(card: Any) -> bool:
    return len(set(toys(card))) == 2


def any_toy(card: Any) -> bool:
    return bool(toys(card))


def spray(card: Any) -> bool:
    return "spray" in card["icons"]


def spray_with_a_toy(card: Any) -> bool:
    return spray(card) and any_toy(card)


def spray_alone(card: Any) -> bool:
    return spray(card) and not any_toy(card)


def nothing(card: Any) -> bool:
    return not card["icons"]


def check_spread_evenly(counts: list[int]) -> None:
    """Check that the counts of each wall shape add up to its share of the 72 cards, rounded up or down."""
    sizes = Counter(shape(card) for card in CARDS)
    sums: Counter[str] = Counter()
    for card, count in zip(CARDS, counts, strict=True):
        sums[shape(card)] += count
    corners = ["NE", "NW"]
    for group in [*([one] for one in SHAPES), corners]:
        names = [SHAPES[one][1] for one in group]
        share = sum(sizes[one] for one in group) * sum(counts) / 72
        assert abs(sum(sums[one] for one in group) - share) < 1, names


every_kind = pytest.mark.parametrize("kind", KINDS)
every_content = pytest.mark.parametrize(
    "content",
    [any_toy, one_toy, same_toy_twice, two_kinds, spray, spray_with_a_toy, spray_alone, nothing],
    ids=lambda content: content.__name__,
)


# The file


@rule("IIF-1.4")
def test_the_file_names_its_game_and_deck() -> None:
    assert (DECK["game"], DECK["name"]) == ("if-it-fits", "cardboard")
    assert set(DECK) == {"game", "name", "about", "cards", "start_cards"}


@rule("IIF-1.2")
@rule("IIF-1.4")
def test_there_are_72_cardboard_cards_and_5_start_cards() -> None:
    assert (len(CARDS), len(START_CARDS)) == (72, 5)


@rule("IIF-1.4")
def test_a_card_has_an_id_open_sides_and_icons() -> None:
    for card in CARDS + START_CARDS:
        assert set(card) == {"id", "open", "icons"}


@rule("IIF-1.4")
def test_no_two_cards_have_the_same_id_and_none_is_called_toy_or_princess() -> None:
    ids = [card["id"] for card in CARDS + START_CARDS]
    assert len(set(ids)) == len(ids)
    assert not {"toy", "princess"} & set(ids)


@rule("IIF-1.4")
def test_an_id_is_the_letter_of_its_wall_shape_and_a_number_counted_from_01() -> None:
    numbered: Counter[str] = Counter()
    for card in CARDS:
        letter, _ = SHAPES[shape(card)]
        numbered[letter] += 1
        assert card["id"] == f"{letter}{numbered[letter]:02}"


# Walls


@rule("IIF-1.3")
@rule("IIF-1.4")
def test_open_sides_are_named_in_the_order_nesw() -> None:
    for card in CARDS + START_CARDS:
        assert card["open"] == "".join(side for side in "NESW" if side in card["open"])


@rule("IIF-1.4")
def test_the_number_of_cards_of_each_wall_shape() -> None:
    assert Counter(SHAPES[shape(card)][0] for card in CARDS) == {
        "a": 6,
        "b": 10,
        "c": 12,
        "d": 8,
        "e": 6,
        "f": 22,
        "g": 3,
        "h": 5,
    }


@rule("IIF-1.4")
def test_half_of_the_corners_have_each_handedness() -> None:
    hands = Counter(shape(card) for card in CARDS)
    assert (hands["NE"], hands["NW"]) == (11, 11)


@rule("IIF-1.4")
def test_no_card_has_four_walls() -> None:
    assert all(card["open"] for card in CARDS + START_CARDS)


@rule("IIF-1.4")
def test_each_shape_is_always_written_the_same_way_around() -> None:
    assert {walls(card) for card in CARDS} == set(SHAPES)


# Icons


@rule("IIF-1.3")
@rule("IIF-1.4")
def test_icons_are_toys_of_four_kinds_in_a_fixed_order_and_then_a_spray() -> None:
    order = [*KINDS, "spray"]
    for card in CARDS + START_CARDS:
        assert card["icons"] == sorted(card["icons"], key=order.index)


@rule("IIF-1.4")
def test_40_cards_show_one_toy_10_of_each_kind() -> None:
    shown = Counter(toys(card)[0] for card in CARDS if one_toy(card))
    assert shown == {"mouse": 10, "yarn": 10, "feather": 10, "bell": 10}


@rule("IIF-1.4")
def test_4_cards_show_the_same_toy_twice_one_of_each_kind() -> None:
    shown = Counter(toys(card)[0] for card in CARDS if same_toy_twice(card))
    assert shown == {"mouse": 1, "yarn": 1, "feather": 1, "bell": 1}


@rule("IIF-1.4")
def test_4_cards_show_two_kinds() -> None:
    shown = Counter("+".join(toys(card)) for card in CARDS if two_kinds(card))
    assert shown == {"mouse+yarn": 1, "feather+bell": 1, "mouse+feather": 1, "yarn+bell": 1}


@rule("IIF-1.4")
def test_no_card_shows_more_than_two_toys() -> None:
    assert max(len(toys(card)) for card in CARDS) == 2


@rule("IIF-1.4")
def test_there_are_56_toy_icons_14_of_each_kind() -> None:
    shown = Counter(toy for card in CARDS for toy in toys(card))
    assert shown == {"mouse": 14, "yarn": 14, "feather": 14, "bell": 14}
    assert shown.total() == 56


@rule("IIF-1.4")
def test_12_cards_show_a_spray_bottle_6_of_them_with_a_toy_and_6_without() -> None:
    assert sum(map(spray, CARDS)) == 12
    assert sum(map(spray_with_a_toy, CARDS)) == 6
    assert sum(map(spray_alone, CARDS)) == 6


@rule("IIF-1.4")
def test_no_card_shows_two_spray_bottles() -> None:
    assert all(card["icons"].count("spray") <= 1 for card in CARDS)


@rule("IIF-1.4")
def test_18_cards_show_nothing() -> None:
    assert sum(map(nothing, CARDS)) == 18


@rule("IIF-1.4")
def test_a_spray_bottle_comes_with_at_most_one_toy_and_with_every_kind_once_or_twice() -> None:
    assert not [card for card in CARDS if spray(card) and len(toys(card)) > 1]
    beside = Counter(toys(card)[0] for card in CARDS if spray_with_a_toy(card))
    assert sorted(beside[kind] for kind in KINDS) == [1, 1, 2, 2]


# Spread evenly: each number is the shape's share of the 72 cards, rounded up or down


@rule("IIF-1.4")
@every_content
def test_toys_sprays_and_empty_cards_are_spread_evenly_over_the_wall_shapes(content: Any) -> None:
    check_spread_evenly([int(content(card)) for card in CARDS])


@rule("IIF-1.4")
def test_toy_icons_are_spread_evenly_over_the_wall_shapes() -> None:
    check_spread_evenly([len(toys(card)) for card in CARDS])


@rule("IIF-1.4")
@every_kind
def test_the_icons_of_each_kind_are_spread_evenly_over_the_wall_shapes(kind: str) -> None:
    check_spread_evenly([toys(card).count(kind) for card in CARDS])


@rule("IIF-1.4")
@every_kind
def test_the_cards_with_one_toy_of_each_kind_are_spread_evenly_over_the_wall_shapes(kind: str) -> None:
    check_spread_evenly([int(toys(card) == [kind]) for card in CARDS])


@rule("IIF-1.4")
@every_kind
def test_the_sprays_beside_each_kind_are_spread_evenly_over_the_wall_shapes(kind: str) -> None:
    check_spread_evenly([int(card["icons"] == [kind, "spray"]) for card in CARDS])


@rule("IIF-1.4")
def test_at_most_two_cards_with_icons_are_alike() -> None:
    alike = Counter((card["open"], *card["icons"]) for card in CARDS if not nothing(card))
    assert max(alike.values()) <= 2
    assert sum(count == 2 for count in alike.values()) <= 6


# Start cards


@rule("IIF-1.4")
def test_the_start_cards_mouse_and_yarn_have_no_wall() -> None:
    shown = {card["id"]: (card["icons"], walls(card)) for card in START_CARDS}
    assert shown["start-mouse"] == (["mouse"], "")
    assert shown["start-yarn"] == (["yarn"], "")


@rule("IIF-1.4")
def test_the_start_cards_feather_and_bell_have_one_long_wall() -> None:
    shown = {card["id"]: (card["icons"], SHAPES[shape(card)][1]) for card in START_CARDS}
    assert shown["start-feather"] == (["feather"], "one long wall")
    assert shown["start-bell"] == (["bell"], "one long wall")


@rule("IIF-1.4")
def test_one_start_card_has_no_icon_and_no_wall() -> None:
    assert [walls(card) for card in START_CARDS if nothing(card)] == [""]
