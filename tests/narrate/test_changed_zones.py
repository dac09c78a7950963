"""Check which zones of Here, Kitty, Kitty! an entry changes, by the narrator's account: the same for every viewer."""

from __future__ import annotations

import pytest

from tabbytop.engine.seats import WATCHER
from tabbytop.games.registry import NAMES, open_game
from tabbytop.narrate.language import english
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tabbytop.wire.narration import Narrator
from tests.rules.kitty.tables import PASS, discard, match_at, move, pass_all, pick, play, player, shield
from tests.rules.position_match import Json, PositionMatch

NAMED = ["Ada", "Bob", "Cleo"]
EVERYONE = (0, 1, 2, WATCHER, None)


def changed_since(match: PositionMatch, line: int) -> list[str]:
    """Return the zones that changed since a line, after checking that every viewer gets the same ones."""
    changed = []
    for seat in EVERYONE:
        narrator = Narrator(english(), match.match, seat, NAMED)
        narrator.narrate(line, skip=True)
        narrator.narrate()
        changed.append(narrator.changed)
    assert changed == [changed[0]] * len(changed)
    return changed[0]


def count_lines(match: PositionMatch) -> int:
    """Return the number of lines so far."""
    return len(match.match.lines)


def draws_hairball(*others: Json) -> PositionMatch:
    """Have Ada, who has no cats, draw a Hairball: it moves a cat from each House to the Porch."""
    match = match_at(player(hand=["best-in-show"]), *others, deck=["hairball", "best-in-show"], actions_left=1)
    match.do(discard(0))
    return match


def test_an_instant_changes_the_zones_whose_cats_it_moves_though_no_word_names_them() -> None:
    match = draws_hairball(player(house="gray"), player(house="white"))
    pass_all(match)
    assert changed_since(match, 0) == ["1 porch", "1 house", "2 porch", "2 house"]


def test_a_shielded_players_zones_do_not_change() -> None:
    match = draws_hairball(player(house="gray", hand=["one-cool-cat"]), player(house="white"))
    match.do(PASS, shield("one-cool-cat", 1))
    pass_all(match)
    assert changed_since(match, 0) == ["2 porch", "2 house"]


def test_a_pick_changes_the_zones_that_its_cat_leaves_and_enters() -> None:
    match = draws_hairball(player(house="gray white"), player())
    pass_all(match)
    before = count_lines(match)
    match.do(pick(cats="gray"))
    assert changed_since(match, before) == ["1 porch", "1 house"]


def test_a_card_changes_nothing_until_its_window_has_passed() -> None:
    match = match_at(player(hand=["can-opener"]), player(hand=["catnap"]), player())
    match.do(play("can-opener", cats="black white"))
    assert changed_since(match, 0) == []
    before = count_lines(match)
    pass_all(match)
    assert changed_since(match, before) == ["neighborhood", "0 yard"]


def test_cards_in_hands_are_no_places() -> None:
    match = match_at(player(hand=["tuna"]), player(), player(), actions_left=1)
    match.do(discard(0))
    assert changed_since(match, 0) == []


def test_an_undo_changes_them_back() -> None:
    match = match_at(player(yard="black"), player(), player())
    match.do(move("black", "yard", "porch"))
    assert changed_since(match, 0) == ["0 yard", "0 porch"]
    before = count_lines(match)
    match.match.undo(0, agreed=True)
    assert changed_since(match, before) == ["0 yard", "0 porch"]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "here-kitty-kitty"])
def test_other_games_name_no_places(name: str) -> None:
    game = open_game(name, read_deck(name, DECKS[name][0]))
    match = Match(game, game.start(2, {}), seeded_dealer(2, name))
    before = match.view(WATCHER)
    match.deal()
    assert NARRATORS[name].changed(before, match.view(WATCHER)) == []
