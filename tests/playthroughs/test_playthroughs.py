"""Compare golden playthroughs with the games as they are now.

If one changes on purpose, write them again and review the diff."""

import pytest

from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.files import DECKS, read_deck
from tests.laws.worlds import Setting
from tests.playthroughs.golden import GAMES, WITH_STATES, path_of, write_playthrough

MOST_LINES = 8000
"""The most lines that a reviewer may have to read, in all playthroughs together."""
VARIANTS = [
    (name, players, bool(variant.get("advanced")))
    for name in NAMES
    for game in [open_game(name, read_deck(name, DECKS[name][0]))]
    for players in game.players
    for variant in game.variants
]


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_golden_game_is_unchanged(setting: Setting) -> None:
    assert write_playthrough(setting) == path_of(setting).read_text(encoding="utf-8")


def test_every_player_count_and_variant_has_a_playthrough() -> None:
    assert {(setting.game, setting.players, setting.advanced) for setting in GAMES} == set(VARIANTS)


def test_every_variant_has_a_playthrough_with_states() -> None:
    shown = [(setting.game, setting.advanced) for setting in GAMES if str(setting) in WITH_STATES]
    assert sorted(shown) == sorted({(name, advanced) for name, _, advanced in VARIANTS})


def test_playthroughs_stay_short_enough_to_read() -> None:
    assert sum(len(path_of(setting).read_text(encoding="utf-8").splitlines()) for setting in GAMES) <= MOST_LINES
