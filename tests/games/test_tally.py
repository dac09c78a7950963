"""Check the public tally of each game, and the list of what a seat has not seen."""

from __future__ import annotations

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.seats import WATCHER
from tests.rules.catbox.tables import CatBoxMatch, card, picture
from tests.rules.catbox.tables import player as cat_box_player
from tests.rules.catbox.tables import position as cat_box
from tests.rules.fits.tables import match_at as fits_match_at
from tests.rules.fits.tables import player as fits_player
from tests.rules.kitty.tables import match_at as kitty_match_at
from tests.rules.kitty.tables import new_match, resume, under
from tests.rules.kitty.tables import player as kitty_player
from tests.rules.position_match import PositionMatch


def tally(match: PositionMatch) -> list[Any]:
    """Return the public tally."""
    return match.game.tally(match.match.view(WATCHER))


def unseen(match: PositionMatch, seat: int) -> dict[str, int]:
    """Return how many of each thing a seat has not seen."""
    rows: list[Any] = match.game.unseen(match.match.view(seat))
    return {row["what"]: row["count"] for row in rows}


# Cat Box


def cat_box_table(seats: int) -> CatBoxMatch:
    """Return a match with cats of all colors and empty boxes on the table."""
    players = [cat_box_player(identity, card("KK/PP")) for identity in ["black", "pink", "purple", "blue"][:seats]]
    return CatBoxMatch(cat_box(*players, placed=picture("KKKPPY", "B.B.V.")))


@pytest.mark.parametrize("seats", [2, 3])
def test_cat_box_leaves_the_chihuahua_out_of_the_tally_if_it_is_removed(seats: int) -> None:
    rows = tally(cat_box_table(seats))
    assert [row["identity"] for row in rows] == ["black", "pink", "purple", "blue", "yellow"]  # [CB-2.1]


def test_cat_box_tallies_visible_cats_by_identity() -> None:
    rows = tally(cat_box_table(4))
    assert [row["identity"] for row in rows] == ["black", "pink", "purple", "blue", "yellow", "chihuahua"]
    black, pink, purple, blue, yellow, chihuahua = rows
    assert black == {
        "identity": "black",
        "points": 6,
        "seen": 3,
        "cells": [[0, 0], [1, 0], [2, 0]],
        "largest": [[0, 0], [1, 0], [2, 0]],
        "threes": [],
    }
    assert (pink["points"], pink["largest"]) == (4, [[3, 0], [4, 0]])
    assert (purple["points"], yellow["points"]) == (2, 2)
    assert (blue["seen"], blue["points"], blue["largest"]) == (2, 3, [[0, 1]])
    assert chihuahua["seen"] == 3
    assert chihuahua["points"] == 3 + 2
    assert chihuahua["threes"] == [[[0, 0], [1, 0], [2, 0]]]
    assert chihuahua["cells"] == [[1, 1], [3, 1], [5, 1]]


def test_cat_box_lists_the_pile_and_secret_sides_as_unseen() -> None:
    pile = [card("KK/PP", "YY/BB"), card("KK/PP", "YY/BB")]
    players = cat_box_player("black", card("VV/PP", "K./BB")), cat_box_player("pink", card("BB/YY", "KP/VB"))
    match = CatBoxMatch(cat_box(*players, placed=picture("KK", "KK"), pile=pile))
    assert unseen(match, 0) == {"KKPP/YYBB": 2, "BBYY/KPVB": 1}
    assert unseen(match, 1) == {"KKPP/YYBB": 2, "K.BB/VVPP": 1}
    assert sum(unseen(match, WATCHER).values()) == 4


# If It Fits


def test_if_it_fits_tallies_box_by_box() -> None:
    cells = ["6,4 E:mouse+mouse", "7,4 EW:mouse+spray", "8,4 W:yarn", "6,6 E:bell", "7,6 EW:"]
    across = ["6,4 lilly", "6,6 milo"]
    rows = tally(fits_match_at(fits_player("lilly"), fits_player("milo"), cells=cells, across=across))
    closed, other = rows
    assert closed == {
        "cells": [[6, 4], [7, 4], [8, 4]],
        "closed": True,
        "worth": 4,
        "toys": {"mouse": 3, "yarn": 1},
        "most": "mouse",
        "sprays": 1,
        "times": 2,
        "cats": [{"seat": 0, "awake": 1, "asleep": 0}],
        "scorers": [0],
        "points": {"0": 4},
        "extra": {},
    }
    assert (other["most"], other["times"]) == ("bell", 1)
    assert (other["closed"], other["worth"], other["scorers"], other["points"]) == (False, 1, [1], {"1": 1})


def test_if_it_fits_tallies_extra_cats_of_players_who_do_not_score_the_box() -> None:
    cells = [f"{x},4 {'E' if x == 0 else 'W' if x == 9 else 'EW'}:" for x in range(10)]
    across = ["0,4 lilly", "2,4 lilly", "4,4 lilly", "6,4 milo", "8,4 milo"]
    (box,) = tally(fits_match_at(fits_player("lilly"), fits_player("milo"), cells=cells, across=across))
    assert (box["worth"], box["scorers"], box["points"]) == (0, [0], {"0": 2, "1": 1})
    assert (box["most"], box["extra"]) == ("", {"0": 2, "1": 1})


def test_if_it_fits_names_the_first_of_several_most_frequent_toys() -> None:
    cells = ["6,4 E:feather+yarn", "7,4 W:bell"]
    (box,) = tally(fits_match_at(fits_player("lilly"), fits_player("milo"), cells=cells))
    assert (box["most"], box["worth"]) == ("yarn", 2)
    (bare,) = tally(fits_match_at(fits_player("lilly"), fits_player("milo"), cells=["6,4 NESW:spray"]))
    assert (bare["most"], bare["worth"], bare["times"]) == ("", -1, 1)


def test_if_it_fits_lists_the_deck_and_other_hands_as_unseen() -> None:
    players = fits_player("lilly", "N:mouse", "princess"), fits_player("milo", "N:mouse", "S:")
    match = fits_match_at(*players, cells=["6,4 NESW:"], deck=["toy", "E:yarn", "princess"])
    assert unseen(match, 0) == {"N:mouse": 1, "S:": 1, "E:yarn": 1, "toy": 1, "princess": 1}
    assert unseen(match, 1) == {"N:mouse": 1, "E:yarn": 1, "toy": 1, "princess": 2}


# Here, Kitty, Kitty!


def lines(row: Any) -> dict[str, int]:
    """Return the lines of a score sheet that earn points."""
    return {line["what"]: line["points"] for line in row["lines"] if line["points"]}


def test_here_kitty_kitty_tallies_line_by_line() -> None:
    ada = kitty_player(house="2 black", porch="gray", yard="3 black", lasting=[under("foster-kittens", "white")])
    bob = kitty_player(yard="gray orange")
    rows = tally(kitty_match_at(ada, bob))
    assert [row["seat"] for row in rows] == [0, 1]
    assert lines(rows[0]) == {
        "house": 10, "porch": 3, "five_of_a_color": 5, "most_of_a_color": 9, "one_color_in_house": 10,
    }  # fmt: skip
    assert lines(rows[1]) == {"most_of_a_color": 6}
    assert [row["points"] for row in rows] == [37, 6]
    assert [line["count"] for line in rows[0]["lines"]] == [2, 1, 1, 0, 3, 1, 0]


def test_best_in_show_in_a_hand_counts_for_seats_that_have_seen_it() -> None:
    hidden = kitty_match_at(kitty_player(hand=["best-in-show"]), kitty_player(), deck=["tuna"])
    assert tally(hidden)[0]["points"] == 0
    assert hidden.game.tally(hidden.match.view(0))[0]["points"] == 2
    seen = kitty_match_at(kitty_player(hand=[{"card": "best-in-show", "known": True}]), kitty_player(), deck=["tuna"])
    assert lines(tally(seen)[0]) == {"best_in_show": 2}


def test_here_kitty_kitty_lists_the_deck_and_other_hands_as_unseen() -> None:
    players = kitty_player(hand=["tuna"]), kitty_player(hand=["catnap", {"card": "best-in-show", "known": True}])
    match = kitty_match_at(*players, deck=["fireworks"])
    assert unseen(match, 0) == {"catnap": 1, "fireworks": 1}
    assert unseen(match, 1) == {"tuna": 1, "fireworks": 1}


def test_a_view_lists_the_cats_in_the_neighborhood() -> None:
    match = kitty_match_at(kitty_player(house="10 black", yard="3 gray"), kitty_player(porch="white"))
    assert match.seen(1)["neighborhood"] == {"gray": 7, "orange": 10, "white": 9}
    begun = resume(new_match(2))
    view = begun.seen(1)
    assert begun.game.key(begun.game.read_view(view)) == begun.game.key(begun.match.view(1))
    with pytest.raises(Refusal):
        begun.game.read_view({**view, "neighborhood": {"black": 9}})
