"""The commands `moves` and `score`."""

from __future__ import annotations

import json

from tests.cli.catbox import FROM_THE_RULES_PAGE
from tests.cli.shell import Shell
from tests.rules.catbox.tables import CatBoxMatch, card, placed, player, position


def test_moves_are_a_json_list_in_the_format_of_the_rules_page(shell: Shell) -> None:
    found = shell.json("moves", shell.file("position.json", FROM_THE_RULES_PAGE), "--json")
    assert found == CatBoxMatch(FROM_THE_RULES_PAGE).moves()
    assert {"do": "play", "from": 0, "card": 0, "at": [-1, -1]} in found
    assert {"do": "token", "token": "stacking"} in found
    assert {json.dumps(move, sort_keys=True) for move in found if move["do"] == "token"} == {
        '{"do": "token", "token": "stacking"}'
    }


def test_moves_of_every_kind_have_the_keys_of_the_rules_page(shell: Shell) -> None:
    data = position(
        player("black", card("K./PY"), tokens=["cat-box", "dried-fish", "stacking"]),
        player("blue", card("BB/B."), fish=[]),
        placed=placed((0, 0, "KP/.Y"), (1, 1, "BB/VK")),
        advanced=True,
    )
    fish = {**data, "players": [{**data["players"][0], "tokens": [], "fish": [card("KK/KK")]}, data["players"][1]]}
    after = {**data, "phase": "after", "players": [player("black", tokens=["toy-mouse"]), data["players"][1]]}
    stuck = {**data, "players": [player("black"), player("blue", fish=[card("KK/KK")])]}
    shapes: set[tuple[str, ...]] = set()
    for example in (data, fish, after, stuck):
        for move in shell.json("moves", shell.file("position.json", example), "--json"):
            shapes.add((move["do"], *([move["token"]] if "token" in move else []), *move))
    assert shapes == {
        ("play", "do", "from", "card", "at"),
        ("play", "do", "fish", "at"),
        ("token", "stacking", "do", "token"),
        ("token", "cat-box", "do", "token", "at"),
        ("token", "dried-fish", "do", "token", "from", "card"),
        ("token", "toy-mouse", "do", "token", "lift", "at"),
        ("done", "do"),
        ("pass", "do"),
    }


def test_moves_in_sentences(shell: Shell) -> None:
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    lines = shell.good("moves", file).splitlines()
    assert lines[0] == f"{len(lines) - 1} moves:"
    assert "  Seat 0 uses Stacking." in lines


def test_there_are_no_moves_when_the_game_is_over(shell: Shell) -> None:
    file = shell.file("position.json", {**FROM_THE_RULES_PAGE, "phase": "over"})
    assert shell.json("moves", file, "--json") == []
    assert shell.good("moves", file).count("\n") == 1


def test_the_score_as_json(shell: Shell) -> None:
    found = shell.json("score", shell.file("position.json", FROM_THE_RULES_PAGE), "--json")
    assert list(found) == ["points", "winners", "details"]
    # On the table: K and P above, an empty box, the blues, V and K: black 2 + 1 + two tokens, blue 2 + 2.
    assert found["points"] == [5, 4]
    assert found["winners"] == [0]
    assert [row["points"] for row in found["details"]] == [5, 4]


def test_the_score_in_sentences(shell: Shell) -> None:
    lines = shell.good("score", shell.file("position.json", FROM_THE_RULES_PAGE)).splitlines()
    assert len(lines) == 3
    assert lines[-1] == "Seat 0 wins."
