"""The command `arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.shell import Shell, sentence_of
from tests.lab.arenas import lines, talker, timeless

SMALL = ("arena", "cat-box", "--players", "2", "--bots", "one=kitten,two=kitten", "--out", "here")


def test_an_arena_as_json(shell: Shell) -> None:
    found = shell.json(*SMALL, "--games", "6", "--seed", "x", "--json")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("cat-box", 2, 6, "x")
    assert (found["deck"], found["options"], found["line_up"]) == ("mirror", {"advanced": False}, "one")
    assert [row["name"] for row in found["bots"]] == ["one", "two"]
    for row in found["bots"]:
        assert row["games"] == 6
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert isinstance(row["rating"], float)
        assert set(row["time"]) == {"mean", "p50", "p99", "max", "counts"}
        assert (row["parity"], row["forfeits"]) == (0.5, 0)
    assert sum(row["share"] for row in found["bots"]) == pytest.approx(1)
    here = shell.folder / "here"
    assert {path.name for path in here.iterdir()} >= {
        "plan.json",
        "games.jsonl",
        "records",
        "result.json",
        "report.html",
    }
    for record in sorted((here / "records").iterdir()):
        assert "all moves are legal" in shell.good("verify", str(record))
    assert len(list((here / "records").iterdir())) == 6


def test_an_arena_in_words(shell: Shell) -> None:
    out = shell.good(*SMALL, "--games", "3")
    assert "3 games of cat-box, 2 players, 2 deals, seed 1." in out
    assert "a multiple of 2 games" in out
    assert "one" in out.split()
    assert "report.html" in out


def test_the_same_command_goes_on_and_other_jobs_change_nothing(shell: Shell) -> None:
    first = shell.json(*SMALL, "--games", "4", "--json")
    written = (shell.folder / "here" / "games.jsonl").read_bytes()
    assert shell.json(*SMALL, "--games", "4", "--json") == first
    assert (shell.folder / "here" / "games.jsonl").read_bytes() == written
    more = shell.json(*SMALL, "--games", "10", "--json", "--jobs", "2")
    assert (shell.folder / "here" / "games.jsonl").read_bytes().startswith(written)
    assert timeless(more) == timeless(shell.json(*SMALL[:-1], "there", "--games", "10", "--json"))


def test_without_a_folder_each_plan_has_its_own(shell: Shell) -> None:
    one = shell.json(*SMALL[:-2], "--games", "2", "--json")
    two = shell.json(*SMALL[:-2], "--games", "2", "--json", "--seed", "2")
    again = shell.json(*SMALL[:-2], "--games", "2", "--json")
    assert Path(one["folder"]).parent == shell.folder / "tabbytop" / "arena"
    assert one == again
    assert one["folder"] != two["folder"]


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (["--options", "advanced,table=coffee"], {"advanced": True, "table": "coffee"}),
        (["--options", '{"advanced": true, "table": [9, 7]}'], {"advanced": True, "table": [9, 7]}),
        (["--options", "table=9x7,advanced=false"], {"advanced": False, "table": [9, 7]}),
        (["--advanced", "--table", "9x7"], {"advanced": True, "table": [9, 7]}),
    ],
)
def test_options_of_the_game(shell: Shell, options: list[str], wanted: dict[str, object]) -> None:
    found = shell.json("arena", "if-it-fits", "--players", "2", "--bots", "kitten", "--games", "1", "--json", *options)
    assert found["options"] == wanted


def test_it_has_help(shell: Shell) -> None:
    assert "Usage: tabbytop arena" in shell.good("arena", "--help")
    assert "  arena " in shell.good()


def test_forfeits_are_told(shell: Shell) -> None:
    bot = talker(shell.folder, "def answer(message, n): print('meow', flush=True)")
    out = shell.good("arena", "cat-box", "--players", "2", "--bots", f"mine={bot}", "--bots", "kitten", "--games", "1")
    assert "mine didn't answer with a move (meow)" in out
    assert "more forfeited moves" in out


REFUSED: list[tuple[list[str], str]] = [
    (["chess", "--bots", "kitten"], '"chess" isn\'t valid here. Choose from: cat-box'),
    (["cat-box", "--bots", "lion"], '"lion"'),
    (["cat-box", "--bots", "kitten,"], '""'),
    (["cat-box", "--bots", "program:"], "Can't run the command"),
    (["cat-box", "--bots", "class:x.py:Y"], "Can't load"),
    (["cat-box", "--bots", "kitten", "--players", "9"], "[CB-1.1]"),
    (["cat-box", "--bots", "kitten", "--games", "0"], "--games must be between"),
    (["cat-box", "--bots", "kitten", "--jobs", "0"], "--jobs must be between"),
    (["cat-box", "--bots", "kitten", "--move-seconds", "0"], "--move-seconds must be between"),
    (["cat-box", "--bots", "kitten", "--move-seconds", "nan"], "--move-seconds must be between"),
    (["cat-box", "--bots", "kitten", "--line-up", "one"], "needs two bots, not 1"),
    (["cat-box", "--bots", "kitten", "--line-up", "three"], '"three" isn\'t valid here. Choose from: one, all'),
    (["cat-box", "--bots", "kitten", "--options", "{"], "isn't a list of options"),
    (["cat-box", "--bots", "kitten", "--options", "=1"], "isn't a list of options"),
    (["cat-box", "--bots", "kitten", "--options", "color=red"], "color"),
    (["cat-box", "--bots", "kitten", "--deck", "nonsense"], "Unknown deck"),
    (["cat-box", "--bots", "kitten", "--seed", "a\nb"], "A seed must be a single line"),
    (["cat-box"], "--bots"),
]


@pytest.mark.parametrize(("arguments", "wanted"), REFUSED)
def test_what_cannot_be_played_is_refused(shell: Shell, arguments: list[str], wanted: str) -> None:
    assert wanted in shell.bad("arena", *arguments)


def test_another_plan_in_the_folder_is_refused(shell: Shell) -> None:
    shell.good(*SMALL, "--games", "2")
    assert "a different plan (different" in shell.bad(*SMALL, "--games", "2", "--seed", "2")
    (shell.folder / "file").write_text("")
    assert "Can't write" in shell.bad(*SMALL[:-1], "file", "--games", "2")


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that happens sooner or later."""
    for _ in range(6000):
        if is_so():
            return
        time.sleep(0.05)
    pytest.fail(what)


def is_gone(process: int, *, group: bool = False) -> bool:
    try:
        (os.killpg if group else os.kill)(process, 0)
    except ProcessLookupError:
        return True
    return False


def hear_ctrl_c() -> None:
    """As at a terminal: whatever the shell starts in the background is deaf to Ctrl-C, and so are its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def begin(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """The command as a process that leads a group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "tabbytop.cli", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - it only sets a signal
    )


def test_killed_in_the_middle_nothing_is_lost(shell: Shell) -> None:
    log = shell.folder / "here" / "games.jsonl"
    with begin(shell.folder, *SMALL, "--games", "100000", "--jobs", "2") as process:
        until(lambda: log.exists() and log.read_bytes().count(b"\n") >= 4, "no game was finished")
        process.kill()
        process.wait()
        until(lambda: is_gone(process.pid, group=True), "the workers live on")
    kept = log.read_bytes()
    assert kept.count(b"\n") < 100000
    with log.open("ab") as file:
        file.write(b'{"game":77,"de')
    games = max(row["game"] for row in lines_of(kept)) + 3
    resumed = shell.json(*SMALL, "--games", str(games), "--json")
    assert log.read_bytes().startswith(kept)
    assert timeless(resumed) == timeless(shell.json(*SMALL[:-1], "there", "--games", str(games), "--json"))
    assert [row["game"] for row in lines(shell.folder / "here")] == list(range(games))


def lines_of(log: bytes) -> list[dict[str, int]]:
    return [json.loads(row) for row in log.splitlines()]


@pytest.mark.parametrize(("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("2", signal.SIGTERM)])
def test_ctrl_c_ends_everything_and_says_how_to_go_on(shell: Shell, jobs: str, number: int) -> None:
    """The program hangs and is deaf to the end of its input."""
    bot = talker(shell.folder, "import time\ndef answer(message, n): time.sleep(10000)")
    told = shell.folder / "notes"
    arguments = ("--bots", bot, "--bots", "kitten", "--out", "here", "--games", "4", "--move-seconds", "600")
    with begin(shell.folder, "arena", "cat-box", "--players", "2", "--jobs", jobs, *arguments) as process:
        until(lambda: told.exists() and told.read_text().count('"ask"') >= 2 * int(jobs), "no program was asked")
        refused = shell.bad("arena", "cat-box", "--players", "2", *arguments)
        process.send_signal(number)
        out, err = process.communicate()
    assert 'Another arena is already using "here".' in refused
    assert (process.returncode, out) == (130, b"")
    assert b"0 of 4 games are saved in here. Run the same command again to continue." in err
    assert b"Traceback" not in err
    for pid in {json.loads(line)["pid"] for line in told.read_text().splitlines()}:
        until(lambda pid=pid: is_gone(pid), "a program lives on")  # type: ignore[misc]
    until(lambda: is_gone(process.pid, group=True), "a worker lives on")


def test_a_worker_that_dies_is_a_sentence(shell: Shell) -> None:
    (shell.folder / "deadly.py").write_text(
        "import os\nclass Deadly:\n    def move(self, game, view, heard, rng):\n        os._exit(9)\n"
    )
    with begin(shell.folder, "arena", "cat-box", "--players", "2", "--jobs", "2", "--out", "x",
               "--bots", "class:deadly.py:Deadly,kitten", "--games", "2") as process:  # fmt: skip
        _, err = process.communicate()
    assert process.returncode == 2
    assert "Finished games are saved" in sentence_of(err.decode())
