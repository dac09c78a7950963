"""HKK-8, the deck: 51 cards of 28 kinds; and custom deck files, in which new cards are data only."""

from copy import deepcopy
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import open_game, read_position
from tabbytop.table.dealer import Script, seeded_dealer
from tabbytop.table.files import read_deck
from tabbytop.table.match import Match
from tests.rules.kitty.tables import (
    asked,
    discard,
    lasting,
    pick,
    play,
    player,
    position,
    refused,
    resume,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

TABLE = """
Raining Cats & Dogs | Instant | 2
Keeping Up With the Joneses | Instant | 2
The Cat's Pajamas | Instant | 1
Fireworks | Instant | 1
Hairball | Instant | 1
Cat in Heat | Instant | 1
Cat Burglar | Standard | 5
Spay/Neuter Clinic | Standard | 4
Catlike Reflexes | Standard | 3
Foster Kittens | Standard, lasting | 3
Special Needs Kitty | Standard, lasting | 2
Catting Around | Standard | 2
Fraidy Cats | Standard | 2
Open Window | Standard | 2
Famous Internet Cat | Standard | 2
The Cat Came Back | Standard | 2
Best in Show | Standard | 2
Can Opener | Standard | 1
Catnip! | Standard | 1
Cat Fight | Standard | 1
Stray Dog | Standard | 1
Alarm System | Defensive, lasting | 1
Pet Insurance | Defensive, lasting | 2
Catnap | Defensive | 1
One Cool Cat | Defensive | 1
Tuna | Defensive | 1
Land on Your Feet | Defensive | 2
Copy Cat | Standard | 2
"""
"""The first three columns of the table in HKK-8."""

ROWS = [tuple(line.split(" | ")) for line in TABLE.strip().splitlines()]
DECK: Any = read_deck("here-kitty-kitty", "neighborhood")


def id_of(name: str) -> str:
    """Return the id of a card: its name in lower case with dashes."""
    bare = name.lower().replace("&", "and").replace("/", "-").replace("'", "").replace("!", "")
    return bare.replace(" ", "-")


# Our deck


@rule("HKK-8")
@rule("HKK-1.1")
def test_the_deck_matches_the_rules_page() -> None:
    found = [
        (card["name"], card["type"].capitalize() + (", lasting" if card.get("lasting") else ""), str(card["copies"]))
        for card in DECK["cards"]
    ]
    assert sorted(found) == sorted(ROWS)


@rule("HKK-8")
@rule("HKK-1.1")
def test_there_are_51_cards_of_28_kinds() -> None:
    assert len(DECK["cards"]) == 28
    assert sum(card["copies"] for card in DECK["cards"]) == 51


@rule("HKK-8")
def test_card_ids_are_the_names_in_lower_case_with_dashes() -> None:
    assert [card["id"] for card in DECK["cards"]] == [id_of(card["name"]) for card in DECK["cards"]]
    assert {"the-cats-pajamas", "spay-neuter-clinic", "raining-cats-and-dogs", "catnip"} <= {
        id_of(row[0]) for row in ROWS
    }


@rule("HKK-8")
@pytest.mark.parametrize(("name", "copies"), [(row[0], int(row[2])) for row in ROWS], ids=[id_of(r[0]) for r in ROWS])
def test_a_position_has_no_more_copies_of_a_card_than_the_deck(name: str, copies: int) -> None:
    PositionMatch(position(player(), player(), deck=["tuna"] * (name != "Tuna"), discard=[id_of(name)] * copies))
    refusal = refused(player(), player(), deck=[], discard=[id_of(name)] * (copies + 1))
    assert (refusal.rule, refusal.why) == ("HKK-8", "too-many-copies")


# Custom decks


def deck_with(*cards: Json, **more: Any) -> Json:
    """Return our deck with these cards added."""
    deck: Json = deepcopy(DECK)
    deck["cards"] += cards
    return {**deck, **more}


def match_with_deck(cards: Json, *players: Json, **more: Any) -> PositionMatch:
    """Return a match that is played with this deck."""
    game, state, script = read_position(position(*players, **more), cards)
    return resume(Match(game, state, Script(script)))


def deck_refusal(deck: object) -> Refusal:
    """Return the refusal when this deck file is opened."""
    with pytest.raises(Refusal) as refusal:
        open_game("here-kitty-kitty", deck)
    return refusal.value


def card(effect: str, type_: str = "standard", start: str | None = None, **more: Any) -> Json:
    """Return a new card; `start` means `from`."""
    if start is not None:
        more["from"] = start
    return {"id": "new-card", "name": "New Card", "type": type_, "copies": 1, "effect": effect, **more}


@rule("HKK-8")
def test_a_new_card_that_sends_cats_needs_only_data() -> None:
    deck = deck_with(card("send", start="house", to="yard", count=3))
    target = player(house="2 black 2 gray")
    match = match_with_deck(deck, player(house="white", hand=["new-card"]), target, player(porch="orange"))
    plays = [action for action in match.moves() if action.get("card") == "new-card"]
    assert plays == [play("new-card", target=1, count=n) for n in (1, 2, 3)]
    match.do(play("new-card", target=1, count=3))
    assert asked(match) == ("pick", 1)
    match.do(pick(cats="2 black gray"))
    assert zone(match, 1, "yard") == {"black": 2, "gray": 1}
    assert zone(match, 1, "house") == {"gray": 1}


@rule("HKK-8")
def test_a_new_card_that_lures_cats_needs_only_data() -> None:
    deck = deck_with(card("lure", to="house", count=4))
    match = match_with_deck(deck, player(hand=["new-card"]), player(), player())
    match.do(play("new-card", cats="3 black white"))
    assert zone(match, 0, "house") == {"black": 3, "white": 1}


@rule("HKK-8")
def test_a_new_instant_needs_only_data() -> None:
    deck = deck_with(card("each-sends", "instant", start="porch", to="yard", count=1))
    match = match_with_deck(
        deck,
        player(porch="black", hand=["stray-dog"]),
        player(porch="gray white"),
        player(),
        deck=["new-card", "tuna", "catnap", "copy-cat", "open-window"],
        actions_left=1,
    )
    match.do(discard(0))
    assert zone(match, 0, "yard") == {"black": 1}
    assert asked(match) == ("pick", 1)
    match.do(pick(cats="white"))
    assert zone(match, 1, "yard") == {"white": 1}


@rule("HKK-8")
def test_a_new_lasting_card_and_one_worth_points_in_hand_need_only_data() -> None:
    deck = deck_with(card("foster", lasting=True, to="house", count=3), card("run", id="cup", spaces=1, points=7))
    match = match_with_deck(
        deck, player(hand=["cup"]), player(lasting=[under("new-card", "3 gray")]), deck=["tuna", "catnap", "copy-cat"]
    )
    assert match.scores() == [7, 3]
    assert lasting(match, 1) == [under("new-card", "3 gray")]
    match.do(discard(0), {"do": "move", "color": "black", "from": "neighborhood", "to": "yard"})
    while match.now()["phase"] != "turn" or match.now()["to_move"] == 0:
        match.do({"do": "pass"})
    assert zone(match, 1, "house") == {"gray": 3}


@rule("HKK-8")
def test_a_new_card_can_be_canceled_by_a_card_that_names_it() -> None:
    deck = deck_with(
        card("steal", to="porch"),
        card("cancel", "defensive", id="whistle", cancels=["new-card"], shields=["fireworks"]),
    )
    match = match_with_deck(deck, player(hand=["new-card"]), player(house="gray"), player(hand=["whistle"]))
    match.do(play("new-card", target=1, zone="house", color="gray"))
    assert asked(match) == ("cancel", 1)
    match.do({"do": "pass"}, {"do": "cancel", "card": "whistle"})
    assert zone(match, 0, "porch") == {}
    assert zone(match, 1, "house") == {"gray": 1}


@rule("HKK-8")
def test_a_whole_game_can_be_set_up_with_an_owners_deck() -> None:
    game = open_game("here-kitty-kitty", deck_with(card("lure", to="house", count=4)))
    match = Match(game, game.start(3, {"first": 0}), seeded_dealer(3, "own"))
    match.deal()
    assert len(resume(match).now()["deck"]) in (0, 52 - 9)


@rule("HKK-8")
@pytest.mark.parametrize(
    ("new", "where"),
    [
        (card("fly"), "cards[28].effect"),
        (card("send", start="house", to="yard"), "cards[28]"),
        (card("send", start="yard", to="house", count=1), "cards[28].to"),
        (card("send", start="yard", to="attic", count=1), "cards[28].to"),
        (card("send", start="yard", to="neighborhood", count=0), "cards[28].count"),
        (card("send", start="yard", to="neighborhood", count="two"), "cards[28].count"),
        (card("lure", to="neighborhood", count=1), "cards[28].to"),
        (card("lure", to="yard", count=1, color="black"), "cards[28]"),
        (card("lure", "instant", to="yard", count=1), "cards[28].type"),
        (card("rain", "standard"), "cards[28].type"),
        (card("cancel", "standard", cancels="all"), "cards[28].type"),
        (card("lure", "purple", to="yard", count=1), "cards[28].type"),
        (card("lure", to="yard", count=1, lasting=True), "cards[28].lasting"),
        (card("cancel", "defensive", cancels=["no-card"]), "cards[28].cancels"),
        (card("ward", "defensive", against=["no-card"]), "cards[28].against"),
        (card("draw", count=1, copies=-1), "cards[28].copies"),
        (card("draw", count=1, id="tuna"), "cards[28].id"),
        ("tuna", "cards[28]"),
    ],
)
def test_an_invalid_card_is_refused_with_its_location_in_the_deck_file(new: Any, where: str) -> None:
    refusal = deck_refusal(deck_with(new))
    assert refusal.where.startswith(where)


@rule("HKK-8")
def test_a_malformed_deck_file_is_refused() -> None:
    malformed: list[object] = [[], {}, {"game": "cat-box", "cards": []}, {"game": "here-kitty-kitty"}, "tuna"]
    for deck in malformed:
        deck_refusal(deck)


@rule("HKK-8")
@rule("HKK-2.2")
def test_cards_that_leave_the_deck_must_be_in_it() -> None:
    assert deck_refusal(deck_with(removed={"2": {"no-card": 1}})).where.startswith("removed.2")
    assert deck_refusal(deck_with(removed={"2": {"tuna": 2}})).where == "removed.2.tuna"
    assert deck_refusal(deck_with(removed={"7": {"tuna": 1}})).where.startswith("removed")


@rule("HKK-8")
@rule("HKK-2.3")
def test_a_deck_must_hold_a_hand_for_everybody() -> None:
    refusal = deck_refusal({"game": "here-kitty-kitty", "cards": [card("draw", count=1, copies=14)]})
    assert refusal.rule == "HKK-2.3"
    open_game("here-kitty-kitty", {"game": "here-kitty-kitty", "cards": [card("draw", count=1, copies=15)]})
