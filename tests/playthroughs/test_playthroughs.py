"""Golden playthroughs stay as they are; if one changes on purpose, write them anew and read the diff."""

import pytest

from tabbytop.games.shelf import NAMES, open_game
from tabbytop.table.files import DECKS, read_deck
from tests.laws.worlds import Setting
from tests.playthroughs.golden import GAMES, path_of, tell


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_golden_game_is_told_as_ever(setting: Setting) -> None:
    assert tell(setting) == path_of(setting).read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_player_count_and_variant() -> None:
    told = {(setting.game, setting.players, setting.advanced) for setting in GAMES}
    for name in NAMES:
        game = open_game(name, read_deck(name, DECKS[name][0]))
        for players in game.players:
            for variant in game.variants:
                assert (name, players, bool(variant.get("advanced"))) in told
