"""IIF-1.4, custom deck files: cards, kinds of toys and ids of their own; and cards that positions name by id."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import open_position, read_deck
from tabbytop.table.match import Match
from tests.rules.fits.tables import (
    DRAW,
    card,
    held,
    match_at,
    new_match,
    place,
    player,
    position,
    refused,
    resume,
    start,
    word,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

MICE: list[Any] = [{"id": "mice", "open": "NESW", "icons": ["mouse", "mouse"], "copies": 72}]
STARTS: list[Any] = [{"id": "plain", "open": "NS", "icons": [], "copies": 4}, {"id": "odd", "open": "S", "icons": []}]


def own_deck(cards: list[Any] = MICE, starts: list[Any] = STARTS, **more: Any) -> Json:
    """Return a deck file, by default with 72 identical cards."""
    return {"game": "if-it-fits", "cards": cards, "start_cards": starts, **more}


def own_match(deck: Json, seats: int = 2, seed: str = "own", **options: Any) -> Match:
    """Deal a match with such a deck."""
    game = open_game("if-it-fits", deck)
    match = Match(game, game.start(seats, {"first": 0, **options}), seeded_dealer(seats, seed))
    match.deal()
    return match


def deck_refusal(deck: object) -> Refusal:
    """Return the refusal of a deck file."""
    with pytest.raises(Refusal) as refusal:
        open_game("if-it-fits", deck)
    return refusal.value


# Playing with your own deck


@rule("IIF-1.4")
def test_an_owner_can_play_with_their_own_deck() -> None:
    match = resume(own_match(own_deck()))
    match.do(start(4, 6, 4, True), start(0, 6, 5), DRAW, place(0, 7, 4))
    assert match.now()["cells"] == [
        {"at": [6, 4], "card": card("S:"), "turned": True},
        {"at": [6, 5], "card": card("NS:")},
        {"at": [7, 4], "card": card("NESW:mouse+mouse")},
    ]


@rule("IIF-1.4")
def test_an_owners_deck_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(own_deck(name="mine", about="Only mice.")))
    table = resume(own_match(read_deck("if-it-fits", str(file)))).now()
    assert held(table, 0) == ["NESW:mouse+mouse"] * 2


@rule("IIF-1.4")
@rule("IIF-2.3")
def test_a_card_is_in_the_deck_once_per_copy() -> None:
    cards = [card("N:") | {"copies": 70}, card("S:"), card("E:bell") | {"copies": 1}]
    table = resume(own_match(own_deck(cards))).now()
    dealt = [one for owner in table["players"] for one in owner["hand"]]
    counts = Counter(one["open"] for one in dealt + table["deck"] if one not in ("princess", "toy"))
    assert counts == {"N": 70, "S": 1, "E": 1}


@rule("IIF-2.3")
def test_all_cards_are_equally_likely_however_many_are_alike() -> None:
    early = 0
    for seed in range(40):
        match = own_match(own_deck([card("N:") | {"copies": 71}, card("S:")]), seed=f"alike {seed}")
        table = resume(match).now()
        order = [*held(table, 0), *held(table, 1), *[word(one) for one in table["deck"]]]
        early += order.index("S:") < 10
    assert 1 <= early <= 14


@rule("IIF-1.4")
@rule("IIF-2.5")
def test_start_cards_have_copies_too() -> None:
    table = resume(own_match(own_deck())).now()
    assert table["start_cards"] == [card("NS:")] * 4 + [card("S:")]


@rule("IIF-1.3")
@rule("IIF-1.4")
def test_a_deck_may_have_its_own_kinds_of_toys(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    fish = [{"id": "fish", "open": "NESW", "icons": ["fish", "spray", "ball"], "copies": 72}]
    file.write_text(json.dumps(own_deck(fish, toys=["fish", "ball"])))
    cells = [{"at": [x, 4], "card": "fish"} for x in (6, 7, 8)]
    table = {**position(across=["6,4 lilly"]), "cells": cells}
    game, state, _ = open_position(table, str(file))
    assert game.points(state) == [3 - 3, 0]


@rule("IIF-1.5")
@pytest.mark.parametrize("kind", ["fish", "ball"])
def test_special_toys_count_as_each_of_the_decks_own_kinds(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(own_deck([{"open": "N", "icons": [], "copies": 72}], toys=["fish", "ball"])))
    cells = [{"at": [6, 4], "card": {"open": "E", "icons": [kind]}}, {"at": [7, 4], "toy": True}]
    game, state, _ = open_position({**position(across=["6,4 lilly"]), "cells": cells}, str(file))
    assert game.points(state) == [2, 0]


@rule("IIF-1.3")
def test_a_deck_with_its_own_kinds_of_toys_may_not_show_ours() -> None:
    refusal = deck_refusal(own_deck(MICE, toys=["fish", "ball"]))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.3", "unknown-name", "cards[0].icons[0]")


@rule("IIF-1.4")
def test_a_game_with_its_own_kinds_of_toys_can_be_exported_and_continued() -> None:
    fish = [{"open": "NESW", "icons": ["fish"], "copies": 72}]
    table = resume(own_match(own_deck(fish, toys=["fish", "ball"]))).now()
    game, state, script = open_position(table)
    assert Match(game, state, seeded_dealer(2, "own")).position()["players"] == table["players"]
    assert len(script) == len(table["deck"])


# Invalid deck files


@rule("IIF-1.2")
@pytest.mark.parametrize("copies", [[72, 1], [36, 37]])
def test_a_deck_of_73_cards_is_refused(copies: list[int]) -> None:
    refusal = deck_refusal(own_deck([card("N:") | {"copies": n} for n in copies]))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.2", "deck-size", "cards")
    assert refusal.facts["count"] == 73


@rule("IIF-1.2")
def test_a_deck_without_cards_is_refused() -> None:
    refusal = deck_refusal(own_deck([]))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.2", "deck-size", "cards")


@rule("IIF-1.2")
@pytest.mark.parametrize("count", [1, 4, 6])
def test_a_deck_with_other_than_five_start_cards_is_refused(count: int) -> None:
    refusal = deck_refusal(own_deck(starts=[card("NS:") | {"copies": count}]))
    assert (refusal.rule, refusal.why, refusal.facts) == ("IIF-1.2", "start-cards", {"count": count, "wanted": 5})


@rule("IIF-1.2")
@pytest.mark.parametrize("name", ["toy", "princess"])
@pytest.mark.parametrize("part", ["cards", "start_cards"])
def test_no_card_may_be_called_toy_or_princess(name: str, part: str) -> None:
    deck = own_deck()
    deck[part] = [{**deck[part][0], "id": name}, *deck[part][1:]]
    refusal = deck_refusal(deck)
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.2", "id-reserved", f"{part}[0].id")


@rule("IIF-1.4")
def test_no_two_cards_may_have_the_same_id() -> None:
    refusal = deck_refusal(own_deck([{"id": "odd", "open": "N", "icons": [], "copies": 72}]))
    assert (refusal.why, refusal.where) == ("id-twice", "start_cards[1].id")


@rule("IIF-1.3")
@pytest.mark.parametrize(
    ("toys", "why", "where"),
    [
        ([], "no-toys", "toys"),
        (["fish", "fish"], "toy-name", "toys[1]"),
        (["spray"], "toy-name", "toys[0]"),
        (["cat+fish"], "toy-name", "toys[0]"),
    ],
)
def test_kinds_of_toys_are_distinct_words_other_than_spray(toys: list[str], why: str, where: str) -> None:
    refusal = deck_refusal(own_deck(toys=toys))
    assert (refusal.rule, refusal.why, refusal.where) == ("IIF-1.3", why, where)


@rule("IIF-1.3")
@pytest.mark.parametrize(
    ("wrong", "why", "where"),
    [
        ({"open": "SN"}, "open-sides", "cards[0].open"),
        ({"open": 4}, "wrong-type", "cards[0].open"),
        ({"icons": ["fish"]}, "unknown-name", "cards[0].icons[0]"),
        ({"icons": "mouse"}, "wrong-type", "cards[0].icons"),
        ({"copies": 0}, "out-of-range", "cards[0].copies"),
        ({"copies": True}, "wrong-type", "cards[0].copies"),
        ({"id": 7}, "wrong-type", "cards[0].id"),
        ({"walls": "N"}, "unknown-key", "cards[0]"),
    ],
)
def test_an_invalid_card_is_refused_with_its_place_in_the_file(wrong: Json, why: str, where: str) -> None:
    refusal = deck_refusal(own_deck([{**MICE[0], **wrong}]))
    assert (refusal.why, refusal.where) == (why, where)


@rule("IIF-1.3")
@pytest.mark.parametrize("key", ["open", "icons"])
def test_a_card_without_sides_or_icons_is_refused(key: str) -> None:
    refusal = deck_refusal(own_deck([{name: value for name, value in MICE[0].items() if name != key}]))
    assert (refusal.why, refusal.facts, refusal.where) == ("missing-key", {"key": key}, "cards[0]")


@rule("IIF-1.4")
@pytest.mark.parametrize("key", ["game", "cards", "start_cards"])
def test_a_deck_with_a_missing_part_is_refused(key: str) -> None:
    deck = own_deck()
    del deck[key]
    assert (deck_refusal(deck).why, deck_refusal(deck).facts) == ("missing-key", {"key": key})


@rule("IIF-1.4")
def test_a_deck_of_another_game_is_refused() -> None:
    assert deck_refusal(own_deck() | {"game": "cat-box"}).where == "game"


# Cards named by id


@rule("IIF-1.4")
def test_a_position_may_name_cards_by_id_and_is_exported_in_full() -> None:
    table = {
        **position(phase="setup"),
        "players": [{"cat": "lilly", "hand": ["a03", "princess", card("NS:")]}, {"cat": "milo", "hand": ["c01"]}],
        "cells": [{"at": [6, 4], "card": "start-bell", "turned": True}],
        "deck": ["b01", "toy", "start-empty"],
        "start_cards": ["start-mouse"],
    }
    now = PositionMatch(table).now()
    assert (held(now, 0), held(now, 1)) == (["NESW:bell+spray", "princess", "NS:"], ["NSW:mouse"])
    assert now["cells"] == [{"at": [6, 4], "card": card("NSW:bell"), "turned": True}]
    assert now["deck"] == [card("ESW:mouse"), "toy", card("NESW:")]
    assert now["start_cards"] == [card("NESW:mouse")]


@rule("IIF-1.4")
def test_a_position_may_use_the_ids_of_an_owners_deck(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(own_deck()))
    table = position({"cat": "lilly", "hand": ["mice", "odd"]}, player("milo"))
    game, state, _ = open_position(table, str(file))
    assert held(game.write_view(game.view(state, 0)), 0) == ["NESW:mouse+mouse", "S:"]


@rule("IIF-1.4")
@pytest.mark.parametrize("name", ["z01", "A01", "mice", ""])
def test_an_id_that_the_deck_does_not_have_is_refused(name: str) -> None:
    refusal = refused({"cat": "lilly", "hand": ["a01", name]}, player("milo"))
    assert (refusal.why, refusal.where) == ("no-such-card-id", "players[0].hand[1]")


@rule("IIF-1.4")
def test_a_positions_cards_need_not_be_in_any_deck() -> None:
    strange = ":mouse+mouse+yarn+spray"
    assert held(match_at(player("lilly", strange), player("milo")).now(), 0) == [strange]


@rule("IIF-1.4")
def test_a_game_with_the_cardboard_deck_uses_its_cards() -> None:
    table = resume(new_match(2)).now()
    deck = read_deck("if-it-fits", "cardboard")
    known = [{"open": one["open"], "icons": one["icons"]} for one in deck["cards"]]
    assert all(one in known for one in table["deck"] if one not in ("princess", "toy"))
    assert table["start_cards"] == [{"open": one["open"], "icons": one["icons"]} for one in deck["start_cards"]]
