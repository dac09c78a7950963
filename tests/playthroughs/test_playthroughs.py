"""Golden playthroughs stay as they are; if one changes on purpose, write them anew and read the diff."""

import pytest

from tabbytop.games.shelf import NAMES
from tests.laws.worlds import Setting
from tests.playthroughs.golden import GAMES, path_of, tell


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_golden_game_is_told_as_ever(setting: Setting) -> None:
    assert tell(setting) == path_of(setting).read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_player_count_and_variant() -> None:
    assert {(setting.game, setting.players, setting.advanced) for setting in GAMES} == {
        (game, players, advanced) for game in NAMES for players in (2, 3, 4, 5) for advanced in (False, True)
    }
