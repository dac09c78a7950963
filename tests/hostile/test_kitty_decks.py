"""Invalid Here, Kitty, Kitty! decks: each is refused with its path and, if there is one, its rule."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, sample_sentence
from tabbytop.games.kitty.cards import read_deck
from tabbytop.games.registry import open_game
from tabbytop.narrate.language import english
from tabbytop.table import files
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.match import Match
from tabbytop.terminal.drawings import kitty
from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed, one_line
from tests.hostile.originals import LONGEST
from tests.rules.position_match import Json

DECK: Json = {
    "game": "here-kitty-kitty",
    "name": "ours",
    "about": "A second line\ndoes no harm.",
    "cards": [
        {"id": "bang", "type": "instant", "copies": 2, "effect": "each-sends", "from": "yard", "to": "neighborhood",
         "count": 2},
        {"id": "thief", "name": "A Thief", "type": "standard", "copies": 16, "effect": "steal", "to": "yard"},
        {"id": "run", "type": "standard", "copies": 2, "effect": "run", "spaces": 2, "points": 2},
        {"id": "box", "type": "standard", "lasting": True, "copies": 2, "effect": "foster", "to": "porch", "count": 2},
        {"id": "no", "type": "defensive", "copies": 2, "effect": "cancel", "cancels": ["thief"], "shields": ["bang"]},
        {"id": "bell", "type": "defensive", "copies": 1, "effect": "ward", "against": ["thief"]},
    ],
    "removed": {"2": {"bell": 1}},
}  # fmt: skip

BANG: Path = ("cards", 0)
THIEF: Path = ("cards", 1)
RUN: Path = ("cards", 2)
BOX: Path = ("cards", 3)
NO: Path = ("cards", 4)

FAULTS: list[tuple[str, Path, Any, str, str, str]] = [
    ("null", (), None, "deck", "", "wrong-type"),
    ("a list", (), [], "deck", "", "wrong-type"),
    ("nothing in it", (), {}, "deck", "", "missing-key"),
    ("no cards", ("cards",), REMOVED, "deck", "", "missing-key"),
    ("an unknown key", ("author",), "me", "deck", "", "unknown-key"),
    ("another game", ("game",), "cat-box", "game", "", "unknown-name"),
    ("a name with an escape sequence", ("name",), ESCAPE, "name", "", "not-a-line"),
    ("an about that is a list", ("about",), ["a"], "about", "", "wrong-type"),
    ("cards in an object", ("cards",), {}, "cards", "", "wrong-type"),
    ("far too many cards", ("cards",), [{}] * 100_000, "cards", "", "too-long"),
    ("no card in it", (), {**DECK, "cards": [], "removed": {}}, "cards", "HKK-2.3", "deck-size"),
    ("too few cards for a hand each", (*THIEF, "copies"), 5, "cards", "HKK-2.3", "deck-size"),
    ("only Instants", (), {**DECK, "cards": DECK["cards"][:1], "removed": {}}, "cards", "HKK-2.3", "deck-size"),
    ("a card that is null", THIEF, None, "cards[1]", "", "wrong-type"),
    ("a card by its id", THIEF, "thief", "cards[1]", "", "wrong-type"),
    ("a card with nothing in it", THIEF, {}, "cards[1]", "", "missing-key"),
    ("a card without an id", (*THIEF, "id"), REMOVED, "cards[1]", "", "missing-key"),
    ("a card without a type", (*THIEF, "type"), REMOVED, "cards[1]", "", "missing-key"),
    ("a card without copies", (*THIEF, "copies"), REMOVED, "cards[1]", "", "missing-key"),
    ("a card without an effect", (*THIEF, "effect"), REMOVED, "cards[1]", "", "missing-key"),
    ("a card with more", (*THIEF, "color"), "black", "cards[1]", "", "unknown-key"),
    ("a card with a field of another effect", (*THIEF, "spaces"), 2, "cards[1]", "", "unknown-key"),
    ("a thief that cancels", (*THIEF, "cancels"), "all", "cards[1]", "", "unknown-key"),
    ("a card without its field", (*THIEF, "to"), REMOVED, "cards[1]", "", "missing-key"),
    ("an unknown effect", (*THIEF, "effect"), "burn", "cards[1].effect", "HKK-8", "unknown-name"),
    ("an effect that writes", (*THIEF, "effect"), ESCAPE, "cards[1].effect", "HKK-8", "unknown-name"),
    ("an effect that is a number", (*THIEF, "effect"), 1, "cards[1].effect", "", "wrong-type"),
    ("an unknown type", (*THIEF, "type"), "red", "cards[1].type", "HKK-4.1", "unknown-name"),
    ("an Instant that steals", (*THIEF, "type"), "instant", "cards[1].type", "HKK-4.1", "effect-type"),
    ("a thief in defence", (*THIEF, "type"), "defensive", "cards[1].type", "HKK-4.1", "effect-type"),
    ("a bang as an action", (*BANG, "type"), "standard", "cards[0].type", "HKK-4.1", "effect-type"),
    ("a canceller as an action", (*NO, "type"), "standard", "cards[4].type", "HKK-4.1", "effect-type"),
    ("a thief that lasts", (*THIEF, "lasting"), True, "cards[1].lasting", "HKK-4.2", "effect-lasting"),
    ("a box that does not last", (*BOX, "lasting"), False, "cards[3].lasting", "HKK-4.2", "effect-lasting"),
    ("lasting as a number", (*BOX, "lasting"), 1, "cards[3].lasting", "", "wrong-type"),
    ("a negative number of copies", (*THIEF, "copies"), -1, "cards[1].copies", "", "out-of-range"),
    ("21 copies", (*THIEF, "copies"), 21, "cards[1].copies", "", "out-of-range"),
    ("far too many copies", (*THIEF, "copies"), HUGE, "cards[1].copies", "", "out-of-range"),
    ("half a copy", (*THIEF, "copies"), 1.5, "cards[1].copies", "", "wrong-type"),
    ("a true copy", (*THIEF, "copies"), True, "cards[1].copies", "", "wrong-type"),
    ("an id twice", (*THIEF, "id"), "bang", "cards[1].id", "", "id-twice"),
    ("an id that is null", (*THIEF, "id"), None, "cards[1].id", "", "wrong-type"),
    ("an id with an escape sequence", (*RUN, "id"), ESCAPE, "cards[2].id", "", "not-a-line"),
    ("a huge id", (*RUN, "id"), "x" * 10**6, "cards[2].id", "", "not-a-line"),
    ("a name in two lines", (*THIEF, "name"), "a\nb", "cards[1].name", "", "not-a-line"),
    ("a name that is a number", (*THIEF, "name"), 7, "cards[1].name", "", "wrong-type"),
    ("an unknown zone", (*THIEF, "to"), "roof", "cards[1].to", "", "unknown-name"),
    ("stolen to the Neighborhood", (*THIEF, "to"), "neighborhood", "cards[1].to", "HKK-8", "zones-inward"),
    ("sent inward", (*BANG, "to"), "house", "cards[0].to", "HKK-8", "zones-outward"),
    ("sent nowhere", (*BANG, "to"), "yard", "cards[0].to", "HKK-8", "zones-outward"),
    ("a count of none", (*BANG, "count"), 0, "cards[0].count", "", "out-of-range"),
    ("a count of eleven", (*BANG, "count"), 11, "cards[0].count", "", "out-of-range"),
    ("a count that is null", (*BANG, "count"), None, "cards[0].count", "", "wrong-type"),
    ("no spaces", (*RUN, "spaces"), 0, "cards[2].spaces", "", "out-of-range"),
    ("four spaces", (*RUN, "spaces"), 4, "cards[2].spaces", "", "out-of-range"),
    ("points below", (*RUN, "points"), -1, "cards[2].points", "HKK-7.6", "out-of-range"),
    ("far too many points", (*RUN, "points"), HUGE, "cards[2].points", "HKK-7.6", "out-of-range"),
    ("cancels something unknown", (*NO, "cancels"), ["dog"], "cards[4].cancels[0]", "HKK-8", "no-such-card-here"),
    ("cancels as a string", (*NO, "cancels"), "thief", "cards[4].cancels", "", "wrong-type"),
    ("cancels a number", (*NO, "cancels"), [1], "cards[4].cancels[0]", "", "wrong-type"),
    ("far too many cancels", (*NO, "cancels"), ["thief"] * 100, "cards[4].cancels", "", "too-long"),
    ("shields from all", (*NO, "shields"), "all", "cards[4].shields", "", "wrong-type"),
    ("shields from what writes", (*NO, "shields"), [ESCAPE], "cards[4].shields[0]", "HKK-8", "no-such-card-here"),
    ("wards off nobody known", ("cards", 5, "against"), ["dog"], "cards[5].against[0]", "HKK-8", "no-such-card-here"),
    ("removed in a list", ("removed",), [], "removed", "", "wrong-type"),
    ("removed for seven", ("removed", "7"), {}, "removed", "", "unknown-key"),
    ("removed as a list", ("removed", "2"), ["bell"], "removed.2", "", "wrong-type"),
    ("an unknown card removed", ("removed", "2"), {"dog": 1}, "removed.2", "", "unknown-key"),
    ("more removed than there are", ("removed", "2", "bell"), 2, "removed.2.bell", "", "out-of-range"),
    ("removed below", ("removed", "2", "bell"), -1, "removed.2.bell", "", "out-of-range"),
    ("true removed", ("removed", "2", "bell"), True, "removed.2.bell", "", "wrong-type"),
    ("too many removed", ("removed", "3"), {"thief": 16}, "cards", "HKK-2.3", "deck-size"),
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
    assert len(read_deck(DECK).kinds) == 6
    assert before == DECK, "reading doesn't change the data"
    assert sum(read_deck(files.read_deck("here-kitty-kitty", "neighborhood")).counts(3)) == 51


def with_card(**card: Any) -> Json:
    """Return the deck with many copies of one more card."""
    return {**DECK, "cards": [*DECK["cards"], {"id": "odd", "copies": 20, **card}]}


ODD_DECKS: dict[str, Json] = {
    "an empty id": changed(DECK, (*RUN, "id"), ""),
    "an id of blanks": changed(DECK, (*RUN, "id"), "a b"),
    "an id that is a command": changed(DECK, (*RUN, "id"), "q"),
    "no copy of a card": changed(DECK, (*RUN, "copies"), 0),
    "all Copy Cats": with_card(type="standard", effect="copy"),
    "many landers": with_card(type="defensive", effect="land", spaces=3),
    "landers of two kinds": {
        **DECK,
        "cards": [
            *DECK["cards"],
            {"id": "far", "type": "defensive", "copies": 9, "effect": "land", "spaces": 3},
            {"id": "near", "type": "defensive", "copies": 9, "effect": "land", "spaces": 1},
        ],
    },
    "canceling all": with_card(type="defensive", effect="cancel", cancels="all"),
    "insurances": with_card(type="defensive", effect="insure"),
    "ten cats at once": with_card(type="standard", effect="lure", to="house", count=10),
    "ten drawn": with_card(type="standard", effect="draw", count=10),
    "a fight of ten": with_card(type="standard", effect="fight", count=10),
    "a herd of ten": with_card(type="standard", effect="herd", count=4),
    "stolen into the House": with_card(type="standard", effect="steal", to="house"),
    "adopting ten": with_card(type="standard", effect="adopt", count=10),
    "sent by one": with_card(type="standard", effect="send", to="porch", count=10, **{"from": "house"}),
    "all comes back": with_card(type="standard", effect="return"),
    "rain and heat": with_card(type="instant", effect="pass-left"),
}


@pytest.mark.parametrize("name", ODD_DECKS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_an_odd_deck_is_refused_or_played_to_the_end(name: str, players: int) -> None:
    try:
        game = open_game("here-kitty-kitty", ODD_DECKS[name])
    except Refusal as refusal:
        one_line(refusal)
        return
    match = Match(game, game.start(players, {}), seeded_dealer(players, name))
    rng = Random(name)
    match.deal()
    for _ in range(2 * LONGEST):
        if (seat := actor(match.state)) < 0:
            break
        sentence = sample_sentence(match.state, rng)
        action = game.write_action(match.state, sentence)
        assert game.read_action(match.state, action) == sentence, action
        match.say(seat, sentence)
    assert game.winners(match.state)
    assert not match.state.agenda


@pytest.mark.parametrize("name", ODD_DECKS)
def test_an_odd_deck_is_refused_or_shown(name: str) -> None:
    try:
        assert kitty.check_deck(english(), ODD_DECKS[name])
    except Refusal as refusal:
        one_line(refusal)
        return
    for columns in (1, 80, 5000):
        assert kitty.draw_deck(english(), ODD_DECKS[name], columns).plain
