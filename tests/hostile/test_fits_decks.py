"""Invalid If It Fits decks: each is refused with its path and, if there is one, its rule."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, sample_sentence
from tabbytop.games.fits.cards import FEWEST_CARDS, read_deck
from tabbytop.games.fits.rulebook import CARDBOARD, START_CARDS
from tabbytop.games.registry import open_game
from tabbytop.narrate.language import english
from tabbytop.table import files
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.match import Match
from tabbytop.terminal.drawings import fits
from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed, one_line
from tests.rules.position_match import Json

DECK: Json = {
    "game": "if-it-fits",
    "name": "ours",
    "about": "Two kinds of toys.\nA second line does no harm: nobody prints it.",
    "toys": ["fish", "tea-bag"],
    "cards": [
        {"id": "a", "open": "NESW", "icons": ["fish"], "copies": 10},
        {"id": "b", "open": "", "icons": ["spray", "tea-bag", "fish"]},
        {"open": "NS", "icons": []},
    ],
    "start_cards": [{"id": "s", "open": "NESW", "icons": ["tea-bag"], "copies": 4}, {"open": "E", "icons": []}],
}

TOYS: Path = ("toys",)
CARD: Path = ("cards", 1)

FAULTS: list[tuple[str, Path, Any, str, str, str]] = [
    ("null", (), None, "deck", "", "wrong-type"),
    ("a list", (), [], "deck", "", "wrong-type"),
    ("a text", (), "cardboard", "deck", "", "wrong-type"),
    ("nothing in it", (), {}, "deck", "", "missing-key"),
    ("no game", ("game",), REMOVED, "deck", "", "missing-key"),
    ("no cards", ("cards",), REMOVED, "deck", "", "missing-key"),
    ("no start cards", ("start_cards",), REMOVED, "deck", "", "missing-key"),
    ("an unknown key", ("author",), "me", "deck", "", "unknown-key"),
    ("Princess cards", ("princesses",), 5, "deck", "", "unknown-key"),
    ("a key with an escape sequence", (ESCAPE,), "me", "deck", "", "unknown-key"),
    ("another game", ("game",), "cat-box", "game", "", "unknown-name"),
    ("a game that is a number", ("game",), 1, "game", "", "wrong-type"),
    ("a name that is null", ("name",), None, "name", "", "wrong-type"),
    ("a name with an escape sequence", ("name",), ESCAPE, "name", "", "not-a-line"),
    ("a name in two lines", ("name",), "a\nb", "name", "", "not-a-line"),
    ("a name with a lone surrogate", ("name",), "\ud800", "name", "", "not-a-line"),
    ("a huge name", ("name",), "x" * 10**6, "name", "", "not-a-line"),
    ("an about that is a list", ("about",), ["a"], "about", "", "wrong-type"),
    ("toys as a string", TOYS, "fish", "toys", "", "wrong-type"),
    ("toys in an object", TOYS, {"fish": 14}, "toys", "", "wrong-type"),
    ("toys that are null", TOYS, None, "toys", "", "wrong-type"),
    ("no toys", TOYS, [], "toys", "IIF-1.3", "no-toys"),
    ("too many kinds of toys", TOYS, list("abcdefghi"), "toys", "", "too-long"),
    ("far too many toys", TOYS, ["fish"] * 100_000, "toys", "", "too-long"),
    ("a toy that is a number", (*TOYS, 1), 7, "toys[1]", "", "wrong-type"),
    ("a toy twice", (*TOYS, 1), "fish", "toys[1]", "IIF-1.3", "toy-name"),
    ("a spray bottle for a toy", (*TOYS, 0), "spray", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy without a name", (*TOYS, 0), "", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy of dashes", (*TOYS, 0), "--", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy with a blank", (*TOYS, 0), "a b", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy with a plus", (*TOYS, 0), "a+b", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy with a colon", (*TOYS, 0), "a:b", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy with a comma", (*TOYS, 0), "a,b", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy with an accent", (*TOYS, 0), "fée", "toys[0]", "IIF-1.3", "toy-name"),
    ("a toy with an escape sequence", (*TOYS, 0), ESCAPE, "toys[0]", "", "not-a-line"),
    ("a huge toy", (*TOYS, 0), "x" * 10**6, "toys[0]", "", "not-a-line"),
    ("a toy that the cards do not know", (*TOYS, 0), "ball", "cards[0].icons[0]", "IIF-1.3", "unknown-name"),
    ("toys of another deck", TOYS, REMOVED, "cards[0].icons[0]", "IIF-1.3", "unknown-name"),
    ("cards in an object", ("cards",), {}, "cards", "", "wrong-type"),
    ("far too many cards", ("cards",), [{}] * 100_000, "cards", "", "too-long"),
    ("no card in it", ("cards",), [], "cards", "IIF-1.2", "deck-size"),
    ("11 cards", ("cards", 0, "copies"), 9, "cards", "IIF-1.2", "deck-size"),
    ("73 cards by copies", ("cards", 0, "copies"), 71, "cards", "IIF-1.2", "deck-size"),
    ("73 cards one by one", ("cards",), [{"open": "N", "icons": []}] * 73, "cards", "IIF-1.2", "deck-size"),
    ("a card that is a list", CARD, ["NESW"], "cards[1]", "", "wrong-type"),
    ("a card by its id", CARD, "a", "cards[1]", "", "wrong-type"),
    ("a Princess among the cards", CARD, "princess", "cards[1]", "", "wrong-type"),
    ("a card without sides", (*CARD, "open"), REMOVED, "cards[1]", "", "missing-key"),
    ("a card without icons", (*CARD, "icons"), REMOVED, "cards[1]", "", "missing-key"),
    ("a card with a name", (*CARD, "name"), "x", "cards[1]", "", "unknown-key"),
    ("a turned card", (*CARD, "turned"), True, "cards[1]", "", "unknown-key"),
    ("walls for sides", (*CARD, "walls"), "N", "cards[1]", "", "unknown-key"),
    ("sides that are null", (*CARD, "open"), None, "cards[1].open", "", "wrong-type"),
    ("sides in a list", (*CARD, "open"), ["N"], "cards[1].open", "", "wrong-type"),
    ("sides in another order", (*CARD, "open"), "EN", "cards[1].open", "IIF-1.3", "open-sides"),
    ("a side twice", (*CARD, "open"), "NN", "cards[1].open", "IIF-1.3", "open-sides"),
    ("an unknown side", (*CARD, "open"), "NX", "cards[1].open", "IIF-1.3", "open-sides"),
    ("a small letter", (*CARD, "open"), "n", "cards[1].open", "IIF-1.3", "open-sides"),
    ("a side with an escape sequence", (*CARD, "open"), "N\x9b", "cards[1].open", "IIF-1.3", "open-sides"),
    ("icons as a string", (*CARD, "icons"), "fish", "cards[1].icons", "", "wrong-type"),
    ("an icon that is null", (*CARD, "icons", 1), None, "cards[1].icons[1]", "", "wrong-type"),
    ("an unknown icon", (*CARD, "icons", 1), "mouse", "cards[1].icons[1]", "IIF-1.3", "unknown-name"),
    ("an icon with an escape sequence", (*CARD, "icons", 1), ESCAPE, "cards[1].icons[1]", "IIF-1.3", "unknown-name"),
    ("more icons than a card can show", (*CARD, "icons"), ["fish"] * 9, "cards[1].icons", "", "too-long"),
    ("no copy", ("cards", 0, "copies"), 0, "cards[0].copies", "", "out-of-range"),
    ("a negative number of copies", ("cards", 0, "copies"), -1, "cards[0].copies", "", "out-of-range"),
    ("far too many copies", ("cards", 0, "copies"), HUGE, "cards[0].copies", "", "out-of-range"),
    ("half a copy", ("cards", 0, "copies"), 1.5, "cards[0].copies", "", "wrong-type"),
    ("a true copy", ("cards", 0, "copies"), True, "cards[0].copies", "", "wrong-type"),
    ("copies that are not a number", ("cards", 0, "copies"), float("nan"), "cards[0].copies", "", "wrong-type"),
    ("an id twice", (*CARD, "id"), "a", "cards[1].id", "", "id-twice"),
    ("an id of a start card", ("start_cards", 0, "id"), "a", "start_cards[0].id", "", "id-twice"),
    ("an id that is a number", (*CARD, "id"), 1, "cards[1].id", "", "wrong-type"),
    ("an id that is null", (*CARD, "id"), None, "cards[1].id", "", "wrong-type"),
    ("an id with an escape sequence", (*CARD, "id"), ESCAPE, "cards[1].id", "", "not-a-line"),
    ("a huge id", (*CARD, "id"), "x" * 10**6, "cards[1].id", "", "not-a-line"),
    ("a card called toy", (*CARD, "id"), "toy", "cards[1].id", "IIF-1.2", "id-reserved"),
    ("a card called princess", (*CARD, "id"), "princess", "cards[1].id", "IIF-1.2", "id-reserved"),
    ("a start card called toy", ("start_cards", 1, "id"), "toy", "start_cards[1].id", "IIF-1.2", "id-reserved"),
    ("start cards in an object", ("start_cards",), {}, "start_cards", "", "wrong-type"),
    ("far too many start cards", ("start_cards",), [{}] * 1000, "start_cards", "", "too-long"),
    ("no start card in it", ("start_cards",), [], "start_cards", "IIF-1.2", "start-cards"),
    ("four start cards", ("start_cards", 1), REMOVED, "start_cards", "IIF-1.2", "start-cards"),
    ("six start cards", ("start_cards", 0, "copies"), 5, "start_cards", "IIF-1.2", "start-cards"),
    ("a start card that is null", ("start_cards", 1), None, "start_cards[1]", "", "wrong-type"),
    ("a start card with an unknown icon", ("start_cards", 1, "icons"), ["bell"], "start_cards[1].icons[0]", "IIF-1.3",
     "unknown-name"),
    ("a start card with sides in another order", ("start_cards", 1, "open"), "WE", "start_cards[1].open", "IIF-1.3",
     "open-sides"),
]  # fmt: skip


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
    assert (len(deck.bag), len(deck.start), deck.toys) == (12, 5, ("fish", "tea-bag"))
    assert before == DECK, "reading doesn't change the data"


def deck_of(cards: list[Json], start: Json | None = None, **more: Any) -> Json:
    """Return a deck of these cards and five equal start cards."""
    start_card = start or {"open": "NESW", "icons": []}
    return {"game": "if-it-fits", "cards": cards, "start_cards": [{**start_card, "copies": START_CARDS}], **more}


ODD_DECKS: dict[str, Json] = {
    "the smallest": deck_of([{"open": "NESW", "icons": ["mouse"], "copies": FEWEST_CARDS}]),
    "the largest": deck_of([{"open": "NS", "icons": ["spray"], "copies": CARDBOARD}]),
    "only walls": deck_of([{"open": "", "icons": [], "copies": 20}], {"open": "", "icons": []}),
    "walls to start with": deck_of([{"open": "E", "icons": [], "copies": 20}], {"open": "EW", "icons": []}),
    "crowded": deck_of([{"open": "NESW", "icons": ["mouse"] * 8, "copies": CARDBOARD}]),
    "one toy": deck_of([{"open": "NESW", "icons": ["x"] * 8, "copies": 40}], toys=["x"]),
    "eight toys with hardly a letter": deck_of(
        [{"open": "ES", "icons": list("12345678"), "copies": 40}], toys=list("12345678")
    ),
    "toys of one letter": deck_of(
        [{"open": "ES", "icons": ["a", "aa", "aaa"], "copies": 40}], toys=["a", "aa", "aaa", "A"]
    ),
    "toys with names of other things": deck_of(
        [{"open": "ES", "icons": ["toy", "princess"], "copies": 20}], toys=["toy", "princess", "lilly", "SPRAY"]
    ),
    "a toy with a long name": deck_of([{"open": "W", "icons": ["t" * 80], "copies": 20}], toys=["t" * 80]),
}


@pytest.mark.parametrize("name", ODD_DECKS)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_an_odd_deck_is_played_to_the_end(name: str, players: int, advanced: bool) -> None:
    game = open_game("if-it-fits", ODD_DECKS[name])
    options = {"advanced": advanced, "table": "coffee"}
    match = Match(game, game.start(players, options), seeded_dealer(players, name))
    rng = Random(name)
    match.deal()
    while (seat := actor(match.state)) >= 0:
        match.say(seat, sample_sentence(match.state, rng))
    assert game.winners(match.state)


@pytest.mark.parametrize("name", ODD_DECKS)
def test_an_odd_deck_is_shown(name: str) -> None:
    assert fits.check_deck(english(), ODD_DECKS[name])
    for columns in (1, 80, 5000):
        shown = fits.draw_deck(english(), ODD_DECKS[name], columns).plain
        assert "×5" in shown


def test_the_built_in_deck_is_accepted() -> None:
    deck = read_deck(files.read_deck("if-it-fits", "cardboard"))
    assert (len(deck.bag), len(deck.start), len(deck.ids)) == (CARDBOARD, START_CARDS, CARDBOARD + START_CARDS)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mirror", "no-such-deck"),
        ("", "no-such-deck"),
        ("CARDBOARD", "no-such-deck"),
        ("x" * 5000, "no-such-deck"),
        ("\0", "no-such-deck"),
        ("\udcff", "no-such-deck"),
        ("nothing.json", "cannot-read"),
        ("no/such/folder/deck", "cannot-read"),
        (".", "cannot-read"),
    ],
)
def test_an_unknown_deck_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        files.read_deck("if-it-fits", name)
    assert caught.value.why == why
    one_line(caught.value)
