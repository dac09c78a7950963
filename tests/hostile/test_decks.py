"""Invalid decks: each is refused with its path and, if there is one, its rule."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.catbox.cards import FEWEST_CARDS, read_deck
from tabbytop.games.catbox.rulebook import MOST_CARDS
from tabbytop.games.registry import open_game
from tabbytop.table import files
from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed, one_line

DECK = {
    "game": "cat-box",
    "name": "ours",
    "about": "Two kinds of card.\nA second line does no harm: nobody prints it.",
    "cards": [
        {"id": "a", "front": ["KP", ".Y"], "copies": 10},
        {"id": "b", "front": ["KK", "KK"], "back": ["..", ".."]},
        {"front": ["VB", "YP"]},
    ],
}

FAULTS: list[tuple[str, Path, Any, str, str, str]] = [
    ("null", (), None, "deck", "", "wrong-type"),
    ("a list", (), [], "deck", "", "wrong-type"),
    ("a text", (), "mirror", "deck", "", "wrong-type"),
    ("nothing in it", (), {}, "deck", "", "missing-key"),
    ("no game", ("game",), REMOVED, "deck", "", "missing-key"),
    ("no cards", ("cards",), REMOVED, "deck", "", "missing-key"),
    ("an unknown key", ("author",), "me", "deck", "", "unknown-key"),
    ("a key with an escape sequence", (ESCAPE,), "me", "deck", "", "unknown-key"),
    ("another game", ("game",), "if-it-fits", "game", "", "unknown-name"),
    ("a game that is a number", ("game",), 1, "game", "", "wrong-type"),
    ("a name that is a number", ("name",), 7, "name", "", "wrong-type"),
    ("a name that is null", ("name",), None, "name", "", "wrong-type"),
    ("a name with an escape sequence", ("name",), ESCAPE, "name", "", "not-a-line"),
    ("a name in two lines", ("name",), "a\nb", "name", "", "not-a-line"),
    ("a name with a zero byte", ("name",), "a\0b", "name", "", "not-a-line"),
    ("a name with a right-to-left override", ("name",), "\u202eabc", "name", "", "not-a-line"),
    ("a name with a lone surrogate", ("name",), "\ud800", "name", "", "not-a-line"),
    ("a huge name", ("name",), "x" * 10**6, "name", "", "not-a-line"),
    ("an about that is a list", ("about",), ["a"], "about", "", "wrong-type"),
    ("cards in an object", ("cards",), {}, "cards", "", "wrong-type"),
    ("cards as a string", ("cards",), "KKKK", "cards", "", "wrong-type"),
    ("far too many cards", ("cards",), [{}] * 100_000, "cards", "", "too-long"),
    ("no card in it", ("cards",), [], "cards", "CB-1.1", "deck-size"),
    ("8 cards", ("cards", 0, "copies"), 6, "cards", "CB-1.1", "deck-size"),
    ("49 cards by copies", ("cards", 0, "copies"), 47, "cards", "CB-1.1", "deck-size"),
    ("49 cards one by one", ("cards",), [{"front": ["KP", ".Y"]}] * 49, "cards", "CB-1.1", "deck-size"),
    ("a card that is a list", ("cards", 1), ["KK", "KK"], "cards[1]", "", "wrong-type"),
    ("a card without a front", ("cards", 1, "front"), REMOVED, "cards[1]", "", "missing-key"),
    ("a card with a name", ("cards", 1, "name"), "x", "cards[1]", "", "unknown-key"),
    ("a front that is null", ("cards", 1, "front"), None, "cards[1].front", "", "wrong-type"),
    ("a front of one row", ("cards", 1, "front"), ["KK"], "cards[1].front", "CB-1.1", "face-rows"),
    ("a front of three rows", ("cards", 1, "front"), ["KK"] * 3, "cards[1].front", "CB-1.1", "face-rows"),
    ("a front with a hole", ("cards", 1, "front"), ["KK", None], "cards[1].front[1]", "", "wrong-type"),
    ("a row of one letter", ("cards", 1, "front"), ["KK", "K"], "cards[1].front[1]", "CB-1.1", "face-row"),
    ("an unknown letter", ("cards", 1, "front"), ["KK", "KX"], "cards[1].front[1]", "CB-1.1", "face-letter"),
    (
        "a letter with an escape sequence",
        ("cards", 1, "front"),
        ["KK", "K\x9b"],
        "cards[1].front[1]",
        "CB-1.1",
        "face-letter",
    ),
    ("a back that is null", ("cards", 1, "back"), None, "cards[1].back", "", "wrong-type"),
    ("a back with an unknown letter", ("cards", 1, "back"), ["??", ".."], "cards[1].back[0]", "CB-1.1", "face-letter"),
    ("no copy", ("cards", 0, "copies"), 0, "cards[0].copies", "", "out-of-range"),
    ("a negative number of copies", ("cards", 0, "copies"), -1, "cards[0].copies", "", "out-of-range"),
    ("far too many copies", ("cards", 0, "copies"), HUGE, "cards[0].copies", "", "out-of-range"),
    ("half a copy", ("cards", 0, "copies"), 1.5, "cards[0].copies", "", "wrong-type"),
    ("a copy as a float", ("cards", 0, "copies"), 1.0, "cards[0].copies", "", "wrong-type"),
    ("a true copy", ("cards", 0, "copies"), True, "cards[0].copies", "", "wrong-type"),
    ("copies that are not a number", ("cards", 0, "copies"), float("nan"), "cards[0].copies", "", "wrong-type"),
    ("an id twice", ("cards", 1, "id"), "a", "cards[1].id", "", "id-twice"),
    ("an id that is a number", ("cards", 1, "id"), 1, "cards[1].id", "", "wrong-type"),
    ("an id with an escape sequence", ("cards", 1, "id"), ESCAPE, "cards[1].id", "", "not-a-line"),
    ("a huge id", ("cards", 1, "id"), "x" * 10**6, "cards[1].id", "", "not-a-line"),
]


@pytest.mark.parametrize(
    ("path", "value", "where", "rule", "why"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_an_invalid_deck_is_refused(path: Path, value: Any, where: str, rule: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_deck(changed(DECK, path, value))
    assert (caught.value.where, caught.value.rule, caught.value.why) == (where, rule, why)
    one_line(caught.value)


def test_the_original_is_accepted() -> None:
    before = deepcopy(DECK)
    deck = read_deck(DECK)
    assert len(deck.bag) == 12
    assert not deck.mirrored
    assert before == DECK, "reading doesn't change the data"


@pytest.mark.parametrize("count", [FEWEST_CARDS, MOST_CARDS])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_smallest_and_the_largest_deck_work_for_any_number_of_players(count: int, players: int) -> None:
    game = open_game("cat-box", {"game": "cat-box", "cards": [{"front": ["KP", ".Y"], "copies": count}]})
    for advanced in (False, True):
        assert game.start(players, {"advanced": advanced}).seats == players


@pytest.mark.parametrize("name", ["mirror", "secret"])
def test_the_built_in_decks_are_accepted(name: str) -> None:
    assert len(read_deck(files.read_deck("cat-box", name)).bag) == MOST_CARDS


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nonsense", "no-such-deck"),
        ("", "no-such-deck"),
        ("MIRROR", "no-such-deck"),
        (ESCAPE.replace("[", ""), "no-such-deck"),
        ("x" * 5000, "no-such-deck"),
        ("\0", "no-such-deck"),
        ("\udcff", "no-such-deck"),
        ("nothing.json", "cannot-read"),
        ("no/such/folder/deck", "cannot-read"),
        ("x" * 5000 + ".json", "cannot-read"),
        ("\0.json", "cannot-read"),
        ("\udcff.json", "cannot-read"),
        (".", "cannot-read"),
        ("..", "cannot-read"),
    ],
)
def test_an_unknown_deck_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        files.read_deck("cat-box", name)
    assert caught.value.why == why
    one_line(caught.value)
