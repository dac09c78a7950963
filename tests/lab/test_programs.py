"""External bots: what they receive, and what makes them forfeit a move."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tabbytop.bots import program
from tabbytop.bots.external import load_class
from tabbytop.bots.program import LONGEST_LINE, MOST_STARTS
from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import NAMES
from tabbytop.lab.arena.plan import make_plan, read_bots, split_bots
from tabbytop.lab.arena.run import run
from tests.lab.arenas import logged_messages, plan_of, play, scripted_program

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GOOD = "def answer(message, n): say(ask=n, move=0)"


def forfeits_of(folder: Path, code: str, **more: Any) -> list[tuple[str, str]]:
    """Play a game with a program and return its forfeits: the reason and the detail."""
    played = play(plan_of([scripted_program(folder, code), "kitten"], **more))
    assert all(forfeit.seat == 0 for forfeit in played.forfeits)
    assert len(played.points) == 2, "the game was played to its end"
    return [(forfeit.why, forfeit.detail) for forfeit in played.forfeits]


def test_a_good_program_forfeits_nothing(tmp_path: Path) -> None:
    assert forfeits_of(tmp_path, GOOD) == []
    messages = logged_messages(tmp_path)
    assert [message["tabbytop"] for message in messages] == ["hello", *["ask"] * (len(messages) - 2), "over"]
    assert len({message["pid"] for message in messages}) == 1
    assert [message["ask"] for message in messages[1:-1]] == list(range(1, len(messages) - 1))


def test_the_format_of_messages_to_a_program(tmp_path: Path) -> None:
    plan = plan_of([scripted_program(tmp_path, GOOD), "kitten"], options={"advanced": True}, deck="secret")
    played = play(plan)
    hello, *asks, over = logged_messages(tmp_path)
    assert (hello["protocol"], hello["game"], hello["rules"], hello["seat"]) == (1, "cat-box", 1, 0)
    assert (hello["players"], hello["options"], hello["deck"]) == (2, {"advanced": True}, plan.deck)
    assert hello["seconds"] == 10.0
    assert 0 <= hello["seed"] < 2**48
    assert (over["points"], over["winners"]) == (played.points, played.winners)
    heard = [move for ask in asks for move in ask["heard"]]
    own = [move for move in heard if move["by"] == 0 and move["action"]["do"] != "pass"]
    assert len(heard) > len(asks)
    for ask, made in zip(asks, own, strict=False):
        assert ask["count"] == len(ask["moves"]) > 1
        assert made["action"] == ask["moves"][0], "its answer was played and reported back"
        assert made["say"]


def test_a_program_is_never_sent_a_secret(tmp_path: Path) -> None:
    play(plan_of([scripted_program(tmp_path, GOOD), "kitten"], deck="secret"))
    for ask in [message for message in logged_messages(tmp_path) if message["tabbytop"] == "ask"]:
        own, other = ask["view"]["players"]
        assert own["identity"]
        assert other["identity"] is None
        assert all(card["secret"] is None for card in other["hand"])
    play(plan_of([scripted_program(tmp_path, GOOD), "kitten"], game="here-kitty-kitty"))
    asked = [
        message
        for message in logged_messages(tmp_path)
        if message["tabbytop"] == "ask" and message["view"]["game"] != "cat-box"
    ]
    assert asked
    for ask in asked:
        known = [card for card in ask["view"]["players"][1]["hand"] if card is not None]
        assert all(isinstance(card, dict) and card["known"] for card in known)


def test_a_late_answer_forfeits_its_move_and_no_other(tmp_path: Path) -> None:
    code = """
def answer(message, n):
    if n == 3:
        say(ask=2, move=0)
    if n != 2:
        say(ask=n, move=0)
"""
    assert forfeits_of(tmp_path, code, move_seconds=4.0) == [("late", "4")]


def test_a_program_that_hangs_is_killed_and_restarted(tmp_path: Path) -> None:
    code = """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
def answer(message, n):
    if n in (2, 3):
        time.sleep(1000)
    say(ask=n, move=0)
"""
    assert forfeits_of(tmp_path, code, move_seconds=4.0)[:2] == [("late", "4")] * 2
    messages = logged_messages(tmp_path)
    runs = list(dict.fromkeys(message["pid"] for message in messages))
    assert len(runs) == 2
    restarted = next(one for one in messages if one["pid"] == runs[1] and one["tabbytop"] == "ask")
    assert restarted["ask"] == 4
    assert len([one for one in restarted["heard"] if one["by"] == 0]) >= 3, "it gets the whole game so far"


def test_an_illegal_move_is_forfeited(tmp_path: Path) -> None:
    code = """
def answer(message, n):
    wrong = {1: {"action": {"do": "play", "from": 0, "card": 0, "at": [90, 90]}}, 2: {"move": 100000},
             3: {"action": {"do": []}}, 4: {"action": None}, 5: {"move": -1}, 6: {"move": True}}
    say(ask=n, **wrong.get(n, {"move": 0}))
"""
    found = forfeits_of(tmp_path, code)
    assert [why for why, _ in found] == ["illegal"] * 6
    assert "[CB-" in found[0][1], "the rule is named"
    assert "100000 isn't between 0 and" in found[1][1]


def test_an_unreadable_answer_is_forfeited(tmp_path: Path) -> None:
    code = f"""
def answer(message, n):
    print("thinking", n, file=sys.stderr, flush=True)
    answers = {{1: "meow", 2: "[]", 3: json.dumps({{"ask": 99, "move": 0}}), 4: "[" * 100000,
               5: "x" * {LONGEST_LINE + 9}, 6: json.dumps({{"ask": n}}), 7: json.dumps({{"ask": "7", "move": 0}}),
               8: "9" * 10000, 9: ""}}
    print(answers.get(n, json.dumps({{"ask": n, "move": 0}})), flush=True)
"""
    played = play(plan_of([scripted_program(tmp_path, code), "kitten"]))
    assert [forfeit.why for forfeit in played.forfeits] == ["invalid"] * 9
    assert played.forfeits[0].detail == "meow"
    assert played.forfeits[0].said == ["thinking 1"]
    assert len(played.forfeits[4].detail) < 200


def test_a_program_that_dies_is_restarted_a_limited_number_of_times(tmp_path: Path) -> None:
    code = """
asked = []
def answer(message, n):
    asked.append(n)
    if len(asked) == 2:
        print("alas", file=sys.stderr)
        sys.exit(3)
    say(ask=n, move=0)
"""
    found = forfeits_of(tmp_path, code)
    assert found[:MOST_STARTS] == [("dead", "3")] * MOST_STARTS
    assert set(found[MOST_STARTS:]) == {("gone", str(MOST_STARTS))}
    assert len({message["pid"] for message in logged_messages(tmp_path)}) == MOST_STARTS
    dead = play(plan_of([f"program:{shlex.quote(sys.executable)} nothing.py", "kitten"]))
    assert dead.forfeits[0].why == "dead"
    assert "nothing.py" in dead.forfeits[0].said[-1]


def test_a_program_that_reads_nothing_and_one_that_floods_its_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START_SECONDS", 0.0)
    deaf = shlex.join([sys.executable, "-c", "import time; time.sleep(1000)"])
    loud = shlex.join([sys.executable, "-c", "while True: print('x' * 1000)"])
    found = [forfeit.why for forfeit in play(plan_of([f"program:{deaf}", "kitten"], move_seconds=0.05)).forfeits]
    assert found[: 2 * MOST_STARTS] == ["late"] * 2 * MOST_STARTS
    assert set(found[2 * MOST_STARTS :]) == {"gone"}
    assert {forfeit.why for forfeit in play(plan_of([f"program:{loud}", "kitten"], move_seconds=9.0)).forfeits} == {
        "invalid"
    }


@pytest.mark.parametrize("game", NAMES)
def test_the_examples_play(game: str) -> None:
    mine = f"mine=program:{shlex.join([sys.executable, str(EXAMPLES / 'program_bot.py')])}"
    leader = f"class:{EXAMPLES / 'class_bot.py'}:Leader"
    result = run(make_plan(game, 3, [mine, leader, "kitten"], 3))
    assert [row["name"] for row in result["bots"]] == ["mine", "Leader", "kitten"]
    assert result["forfeits"] == []


@pytest.mark.parametrize("bot", ["class", "program"])
def test_the_examples_beat_kitten_at_cat_box(bot: str) -> None:
    mine = f"program:{shlex.join([sys.executable, str(EXAMPLES / 'program_bot.py')])}"
    spec = mine if bot == "program" else f"class:{EXAMPLES / 'class_bot.py'}:Leader"
    assert run(make_plan("cat-box", 2, [spec, "kitten"], 10))["bots"][0]["share"] > 0.6


CLASSES = """
from tabbytop.engine.play import sentences

class Good:
    remembers = True
    def move(self, game, view, heard, rng):
        self.heard = len(heard)
        return list(rng.choice(sentences(view)))

class Raises:
    def move(self, game, view, heard, rng):
        assert heard == []
        raise RuntimeError("alas")

class Wrong:
    moves = [None, (), "x", (1.5,), (True,), (10**9,), (0, 0, 0, 0)]
    def __init__(self):
        self.moves = list(self.moves)
    def move(self, game, view, heard, rng):
        return self.moves.pop() if self.moves else sentences(view)[0]

class Unmade:
    def __init__(self):
        raise OSError("not today")
    def move(self, game, view, heard, rng):
        return ()

class Other:
    pass
"""


@pytest.fixture
def classes(tmp_path: Path) -> str:
    """Write a file with bot classes and return the start of a spec."""
    (tmp_path / "bots.py").write_text(CLASSES)
    return f"class:{tmp_path / 'bots.py'}"


def test_a_class_forfeits_moves_that_raise_or_are_wrong(classes: str) -> None:
    assert play(plan_of([f"{classes}:Good", "kitten"])).forfeits == []
    raised = play(plan_of([f"{classes}:Raises", "kitten"]))
    assert {(forfeit.why, forfeit.detail) for forfeit in raised.forfeits} == {("raised", "RuntimeError: alas")}
    assert len(raised.forfeits) == raised.moves[0] > 5
    wrong = play(plan_of([f"{classes}:Wrong", "kitten"]))
    assert [forfeit.why for forfeit in wrong.forfeits] == ["illegal"] * 2 + ["invalid"] * 5
    unmade = play(plan_of([f"{classes}:Unmade", "kitten"]))
    assert {forfeit.detail for forfeit in unmade.forfeits} == {"OSError: not today"}


def test_an_invalid_bot_is_refused(classes: str, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import sys; sys.exit(4)")
    wrong = {
        f"{classes}:Missing": "no-such-class",
        f"{classes}:Other": "not-a-bot-class",
        f"class:{tmp_path / 'broken.py'}:X": "no-such-class",
        "class:no.such.module:X": "no-such-class",
        "class:": "no-such-class",
        "program:": "no-such-program",
        "program:no-such-command-anywhere": "no-such-program",
        "program:'unclosed": "no-such-program",
        "lion": "no-such-bot",
        "": "no-such-bot",
    }
    for spec, why in wrong.items():
        with pytest.raises(Refusal) as refused:
            read_bots([spec])
        assert refused.value.why == why, spec
    assert load_class(f"{classes.removeprefix('class:')}:Good").__name__ == "Good"


def test_lists_of_bots_are_parsed() -> None:
    assert split_bots("kitten, house-cat") == ["kitten", "house-cat"]
    assert split_bots("program:x a,b,kitten") == ["program:x a,b", "kitten"]
    assert split_bots("kitten,a=program:x y,b=class:z:Z") == ["kitten", "a=program:x y", "b=class:z:Z"]
    python = shlex.quote(sys.executable)
    named = read_bots(["kitten,kitten", f"me=program:{python} a=b", f"program:{python} some/bot.py -v", "kitten"])
    assert [bot.name for bot in named] == ["kitten", "kitten 2", "me", "bot.py", "kitten 3"]
    assert named[2].spec == f"program:{python} a=b"


def test_a_message_is_one_line_of_json(tmp_path: Path) -> None:
    play(plan_of([scripted_program(tmp_path, GOOD), "kitten"]))
    for line in (tmp_path / "notes").read_text().splitlines():
        assert isinstance(json.loads(line), dict)
