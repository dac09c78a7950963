"""Every command with Here, Kitty, Kitty!"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tabbytop.games.kitty.rulebook import RULES, RULINGS
from tabbytop.games.registry import open_game
from tabbytop.narrate.kitty import card_text
from tabbytop.narrate.language import LANGUAGES, Language, language
from tabbytop.table.files import read_deck
from tests.cli.shell import ESCAPE, Shell
from tests.rules.position_match import Json, PositionMatch

GAME = "here-kitty-kitty"

FROM_THE_RULES_PAGE: Json = {
    "game": "here-kitty-kitty", "options": {},
    "players": [{"house": {"black": 1}, "porch": {"gray": 2}, "yard": {}, "hand": ["cat-burglar", "tuna"],
                 "lasting": [{"card": "alarm-system"}, {"card": "special-needs-kitty", "cats": {"black": 1}}]},
                {"house": {}, "porch": {}, "yard": {"orange": 3}, "hand": [],
                 "lasting": [{"card": "foster-kittens", "cats": {"white": 2}}]},
                {"house": {}, "porch": {}, "yard": {}, "hand": []}],
    "deck": ["fireworks", "catnap"], "discard": ["can-opener"],
    "to_move": 0, "actions_left": 2, "phase": "turn", "final_turns_left": None,
}  # fmt: skip
"""The example on the rules page, verbatim."""


def random_answers(seed: int, count: int = 3000) -> str:
    """Return random numbers and empty lines to type."""
    rng = Random(seed)
    return "\n".join([rng.choice(["", str(rng.randint(1, 6)), str(rng.randint(1, 12))]) for _ in range(count)]) + "\n"


def play(shell: Shell, typed: str, *more: str, players: int = 3) -> str:
    """Play a game that is saved and return the output."""
    (shell.folder / "game.json").unlink(missing_ok=True)
    return shell.good("play", GAME, "--players", str(players), "--save", "game.json", *more, typed=typed)


# play


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_whole_game_is_played_and_saved(shell: Shell, players: int) -> None:
    out = play(shell, random_answers(1), "--seed", "1", players=players)
    assert out.startswith(f"Here, Kitty, Kitty!, {players} players")
    assert "The game is over." in out
    assert "wins." in out or "share the win." in out
    assert "\x1b" not in out
    assert "all deals match the commitment" in shell.good("verify", "game.json")
    shell.good("replay", "game.json", "--board")


def test_a_game_is_saved_and_resumed(shell: Shell) -> None:
    play(shell, "1\n1\n\ns\nq\n", "--seed", "3")
    out = shell.good("play", "--resume", "game.json", typed=random_answers(2))
    assert "Continuing where you left off." in out
    assert "The game is over." in out
    shell.good("verify", "game.json")


def test_the_same_seed_gives_the_same_game(shell: Shell) -> None:
    first = play(shell, "1\n1\n\nq\n", "--seed", "5")
    saved = (shell.folder / "game.json").read_text()
    assert play(shell, "1\n1\n\nq\n", "--seed", "5") == first
    assert (shell.folder / "game.json").read_text() == saved


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("p", "You're asked whenever you can respond"),
        ("p ask", "You're asked whenever you can respond"),
        ("p always", "You're asked in every window"),
        ("p target", "You're asked to respond only when a card targets you"),
        ("p turn", "You pass automatically until your turn"),
        ("p never", "isn't valid here. Choose from: always, ask, target, turn"),
        (f"p {ESCAPE}", "isn't valid here. Choose from: always, ask, target, turn"),
    ],
)
def test_p_sets_when_you_are_asked_to_respond(shell: Shell, typed: str, expected: str) -> None:
    out = play(shell, f"{typed}\nq\n", "--seed", "1")
    assert expected in " ".join(out.split())
    assert "\x1b" not in out
    assert "--resume game.json" in out


@pytest.mark.parametrize("choice", ["ask", "target", "turn"])
def test_a_game_is_playable_with_any_response_setting(shell: Shell, choice: str) -> None:
    out = play(shell, f"p {choice}\n" + random_answers(4), "--seed", "4")
    assert "The game is over." in out
    shell.good("verify", "game.json")


def test_the_response_setting_lasts_for_every_round(shell: Shell) -> None:
    out = play(shell, "p turn\n" + "1\n" * 12 + "p\nq\n", "--seed", "4")
    assert " ".join(out.split()).count("You pass automatically until your turn, every round") == 2


def test_the_game_survives_any_input(shell: Shell) -> None:
    words = [
        "",
        "0",
        "-1",
        "99",
        "9" * 5000,
        "1 99",
        "tuna",
        "black",
        "pass",
        "enough",
        "\x00",
        "\x1b[2J",
        "\ud800",
        "é",
    ]
    words += ["[bold]", "{ $x }", "h", "?", "? 5", "? 99", "t", "l", "b", "u", "p", "p p", "p 1", "play", "٣", "1 b"]
    for before in ("", "1\n", "1\n1\n"):
        out = play(shell, before + "\n".join([*words, "q", ""]), "--seed", "4")
        assert "\x1b" not in out
        assert "--resume game.json" in out
        shell.good("verify", "game.json")


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (20, 5), (1, 1), (1000, 1000)])
def test_windows_of_any_size_work(shell: Shell, columns: int, lines: int) -> None:
    shell.monkeypatch.setenv("COLUMNS", str(columns))
    shell.monkeypatch.setenv("LINES", str(lines))
    play(shell, "t\nl\nh\n" + random_answers(1, 40) + "q\n", "--seed", "1")
    shell.good("replay", "game.json", "--board")
    shell.good("deck", "show", GAME)


REFUSED: list[tuple[str, list[str], str]] = [
    ("advanced", ["play", GAME, "--advanced"], "advanced"),
    ("advanced to simulate", ["simulate", GAME, "--games", "1", "--advanced"], "advanced"),
    ("a table", ["play", GAME, "--table", "coffee"], "table"),
    ("a table to simulate on", ["simulate", GAME, "--games", "1", "--table", "5x5"], "table"),
    ("a cat", ["play", GAME, "--cat", "milo"], "cat"),
    ("seven players", ["play", GAME, "--players", "7"], "players: This game is for 2 to 6"),
    ("one player", ["simulate", GAME, "--players", "1"], "[HKK-1.1]"),
    ("another game's deck", ["play", GAME, "--deck", "mirror"], 'Unknown deck "mirror". Choose from: neighborhood'),
    ("another game's policy", ["simulate", GAME, "--policy", "keen"], 'Unknown policy "keen"'),
    (
        "half its name",
        ["play", "kitty"],
        '"kitty" isn\'t valid here. Choose from: cat-box, if-it-fits, here-kitty-kitty',
    ),
]


@pytest.mark.parametrize(("arguments", "expected"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_invalid_arguments_are_refused(shell: Shell, arguments: list[str], expected: str) -> None:
    assert expected in shell.bad(*arguments)


def description(language: Language, card: str) -> str:
    """Return the narrator's description of a card."""
    deck = open_game(GAME, read_deck(GAME, "neighborhood")).deck
    names = {kind.id: kind.name for kind in deck.kinds}
    return card_text(language, deck.kinds[deck.number[card]], names)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("query", ["spay", "NEUTER cli", "spay/neuter clinic", "spay-neuter-clinic"])
def test_any_card_is_looked_up_by_part_of_its_name(shell: Shell, code: str, query: str) -> None:
    shell.monkeypatch.setenv("COLUMNS", "400")
    words = language(code)
    out = play(shell, f"? {query}\n?{query}\nq\n", "--seed", "1", "--language", code)
    line = f"Spay/Neuter Clinic ({words.say('standard')}): {description(words, 'spay-neuter-clinic')}"
    assert out.count(line) == 2


def test_an_ambiguous_name_lists_the_matching_cards(shell: Shell) -> None:
    out = " ".join(play(shell, "? catn\nq\n", "--seed", "1").split())
    assert 'Several cards match "catn": Catnap, Catnip!. Type more of the name.' in out
    exact = play(shell, "? catnap\n? copy cat\nq\n", "--seed", "1")
    assert "Catnap (" in exact
    assert "Copy Cat (" in exact


def test_a_rule_is_looked_up_by_words_in_it(shell: Shell) -> None:
    shell.monkeypatch.setenv("COLUMNS", "400")
    out = play(shell, "? share the win\n? card\nq\n", "--seed", "1")
    assert "HKK-7.7a: " in out
    assert 'rules mention "card": HKK-1.1, ' in out


def test_a_name_without_a_match_is_reported(shell: Shell) -> None:
    out = " ".join(play(shell, f"? dragon\n? {ESCAPE}\n? HKK-99\nq\n", "--seed", "1").split())
    assert 'No card or rule matches "dragon".' in out
    assert "There's no rule" in out
    assert "\x1b" not in out


# moves, score


def test_moves_are_a_json_list_in_the_format_of_the_rules_page(shell: Shell) -> None:
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    found = shell.json("moves", file, "--json")
    assert found == PositionMatch(FROM_THE_RULES_PAGE).moves()
    assert {"do": "play", "card": "cat-burglar", "target": 1, "zone": "yard", "color": "orange"} in found
    assert {"do": "discard", "hand": [0, 1]} in found
    lines = shell.good("moves", file).splitlines()
    assert lines[0] == f"{len(found)} moves:"
    assert len(lines) == len(found) + 1


def test_there_are_no_moves_when_the_game_is_over(shell: Shell) -> None:
    file = shell.file("position.json", {**FROM_THE_RULES_PAGE, "phase": "over"})
    assert shell.json("moves", file, "--json") == []
    assert shell.good("moves", file) == "No moves: the game is over.\n"


def test_the_score(shell: Shell) -> None:
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    found = shell.json("score", file, "--json")
    assert list(found) == ["points", "winners", "details"]
    # Two black cats in the House, two gray on the Porch, most of both, one color in the House; most orange and white.
    assert (found["points"], found["winners"]) == ([10 + 6 + 3 + 3 + 10, 3 + 3, 0], [0])
    assert len(found["details"]) == 3
    assert shell.good("score", file).splitlines()[-1] == "Seat 0 wins."


def test_an_error_in_a_position_is_reported_with_its_path(shell: Shell) -> None:
    for change, expected in (
        ({"phase": "draw"}, "phase: "),
        ({"deck": ["dog"]}, "deck[0]: "),
        ({"phase": "cancel"}, "position: "),
        ({"discard": ["can-opener"] * 2}, "position: "),
    ):
        file = shell.file("position.json", {**FROM_THE_RULES_PAGE, **change})
        for command in ("moves", "score"):
            assert shell.bad(command, file).startswith(expected)


# simulate, replay, export, verify


def test_a_simulation_as_json(shell: Shell) -> None:
    plan = ("simulate", GAME, "--players", "3", "--games", "6", "--seed", "1", "--json")
    found = shell.json(*plan)
    assert found == shell.json(*plan, "--jobs", "2")
    assert (found["game"], found["deck"], found["policy"], found["options"]) == (GAME, "neighborhood", "plain", {})
    assert {"cards", "never_worth_playing", "wins_too_often"} <= set(found)
    known = {card["id"] for card in read_deck(GAME, "neighborhood")["cards"]}
    assert {row["card"] for row in found["cards"]} <= known
    assert set(found["never_worth_playing"]) | set(found["wins_too_often"]) <= known
    for row in found["cards"]:
        assert list(row)[:4] == ["card", "drawn", "played", "canceled"]
        assert row["difference_low"] <= row["difference"] <= row["difference_high"]
        assert 0 <= row["win_low"] <= row["win_share"] <= row["win_high"] <= 1
        assert 0 <= row["canceled"] <= row["played"]
        assert 0 <= row["worth_playing"] <= 1
    assert sum(row["drawn"] for row in found["cards"]) > 0
    assert sum(row["win_share"] for row in found["seats"]) == pytest.approx(1)


@pytest.mark.parametrize("policy", ["idle", "eager/shy", "play=0,move=1"])
@pytest.mark.parametrize("players", [2, 6])
def test_a_simulation_in_words(shell: Shell, players: int, policy: str) -> None:
    out = shell.good("simulate", GAME, "--players", str(players), "--games", "2", "--policy", policy)
    assert f"{GAME}: 2 games, {players} players" in out


def test_a_record_is_replayed_exported_and_verified(shell: Shell) -> None:
    shell.good("simulate", GAME, "--players", "4", "--games", "1", "--records", "games")
    (record,) = [str(file) for file in (shell.folder / "games").iterdir()]
    assert "all deals match the commitment" in shell.good("verify", record)
    for more in ((), ("--board",), ("--seat", "0"), ("--seat", "3", "--board")):
        assert "\x1b" not in shell.good("replay", record, *more)
    shell.bad("replay", record, "--seat", "4")
    found = shell.json("export", record, "--positions")
    assert list(found) == ["game", "positions", "legal", "actions", "points", "winners"]
    for position, legal, action in list(zip(found["positions"], found["legal"], found["actions"], strict=True))[::25]:
        assert action in legal
        assert shell.json("moves", shell.file("position.json", position), "--json") == legal
    data = json.loads(Path(record).read_text())
    line = next(entry for entry in data["log"] if entry["say"].startswith("card "))
    line["say"] = "card tuna" if line["say"] != "card tuna" else "card catnap"
    assert shell.bad("verify", shell.file("other.json", data)).startswith("log[")


# decks, rules


def test_the_default_deck_is_shown(shell: Shell) -> None:
    data = read_deck(GAME, "neighborhood")
    shown = " ".join(shell.good("deck", "show", GAME).split())
    assert [card["name"] for card in data["cards"] if card["name"] not in shown] == []
    file = shell.file("deck.json", data)
    lines = shell.good("deck", "check", file).splitlines()
    assert "51" in lines[0]
    assert shell.json("simulate", GAME, "--deck", file, "--games", "1", "--json")["deck"] == "neighborhood"


def test_an_error_in_a_deck_is_reported_with_its_path(shell: Shell) -> None:
    data = read_deck(GAME, "neighborhood")
    data["cards"][6]["effect"] = "burn"
    file = shell.file("deck.json", data)
    for command in (("deck", "check", file), ("deck", "show", GAME, file), ("play", GAME, "--deck", file)):
        error = shell.bad(*command)
        assert error.startswith("cards[6].effect: ")
        assert error.endswith("[HKK-8]")


def test_all_rules_are_listed(shell: Shell) -> None:
    listed = [line.split(":")[0] for line in shell.good("rules", GAME).splitlines()]
    assert {*RULES, *RULINGS} <= set(listed)
