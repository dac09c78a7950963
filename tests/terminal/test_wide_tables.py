"""Tables wider than the window are cropped, and their lines don't wrap."""

import pytest

from tabbytop.games.catbox.board import place
from tabbytop.narrate.language import english
from tabbytop.terminal.drawings.catbox import draw_board
from tests.rules.catbox.tables import CatBoxMatch, card, placed, player, position


def row_of(cards: int) -> CatBoxMatch:
    """Return a game with this many cards in a row, each over the corner of the previous one."""
    on = placed(*[(x, x % 2, "KP/VB") for x in range(cards)])
    return CatBoxMatch(position(player("black", card("YY/YY", "KP/VB")), player("pink"), placed=on))


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("cards", [5, 18, 24, 47])
def test_a_wide_table_fits_the_window(cards: int, columns: int) -> None:
    s = row_of(cards).table
    shown = draw_board(english(), s, {place(cards, 1): "12"}, columns, 30).plain
    assert all(len(line) <= columns for line in shown.splitlines() if "Only part of the table fits" not in line)
    assert ("Only part of the table fits" in shown) == ((cards + 1) * 3 + 5 > columns)
    assert "12" in shown.split("\n", 1)[1], "the last card and the places next to it must be visible"


def test_a_cropped_table_numbers_its_visible_columns() -> None:
    shown = draw_board(english(), row_of(40).table, {}, 60, 30).plain
    column_numbers = [int(word) for word in shown.splitlines()[0].split()]
    assert column_numbers[-1] == 40
    assert column_numbers[0] > 0
