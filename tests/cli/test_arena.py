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
from tests.lab.arenas import finished_games, scripted_program, without_times

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
    assert "cat-box: 3 games, 2 players, 2 deals, seed 1." in out
    assert "a multiple of 2 games" in out
    assert "one" in out.split()
    assert "report.html" in out


def test_rerunning_resumes_and_the_number_of_jobs_changes_nothing(shell: Shell) -> None:
    first = shell.json(*SMALL, "--games", "4", "--json")
    written = (shell.folder / "here" / "games.jsonl").read_bytes()
    assert shell.json(*SMALL, "--games", "4", "--json") == first
    assert (shell.folder / "here" / "games.jsonl").read_bytes() == written
    more = shell.json(*SMALL, "--games", "10", "--json", "--jobs", "2")
    assert (shell.folder / "here" / "games.jsonl").read_bytes().startswith(written)
    assert without_times(more) == without_times(shell.json(*SMALL[:-1], "there", "--games", "10", "--json"))


def test_by_default_each_plan_gets_its_own_folder(shell: Shell) -> None:
    first = shell.json(*SMALL[:-2], "--games", "2", "--json")
    second = shell.json(*SMALL[:-2], "--games", "2", "--json", "--seed", "2")
    again = shell.json(*SMALL[:-2], "--games", "2", "--json")
    assert Path(first["folder"]).parent == shell.folder / "tabbytop" / "arena"
    assert first == again
    assert first["folder"] != second["folder"]


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (["--options", "advanced,table=coffee"], {"advanced": True, "table": "coffee"}),
        (["--options", '{"advanced": true, "table": [9, 7]}'], {"advanced": True, "table": [9, 7]}),
        (["--options", "table=9x7,advanced=false"], {"advanced": False, "table": [9, 7]}),
        (["--advanced", "--table", "9x7"], {"advanced": True, "table": [9, 7]}),
    ],
)
def test_game_options_are_parsed(shell: Shell, options: list[str], wanted: dict[str, object]) -> None:
    found = shell.json("arena", "if-it-fits", "--players", "2", "--bots", "kitten", "--games", "1", "--json", *options)
    assert found["options"] == wanted


def test_arena_has_help(shell: Shell) -> None:
    assert "Usage: tabbytop arena" in shell.good("arena", "--help")
    assert "  arena " in shell.good()


def test_forfeits_are_reported(shell: Shell) -> None:
    bot = scripted_program(shell.folder, "def answer(message, n): print('meow', flush=True)")
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
def test_an_invalid_arena_is_refused(shell: Shell, arguments: list[str], wanted: str) -> None:
    assert wanted in shell.bad("arena", *arguments)


def test_a_folder_with_a_different_plan_is_refused(shell: Shell) -> None:
    shell.good(*SMALL, "--games", "2")
    assert "a different plan (different" in shell.bad(*SMALL, "--games", "2", "--seed", "2")
    (shell.folder / "file").write_text("")
    assert "Can't write" in shell.bad(*SMALL[:-1], "file", "--games", "2")


def wait_until(condition: Callable[[], bool], failure: str) -> None:
    """Poll until the condition holds; fail with this message after five minutes."""
    for _ in range(6000):
        if condition():
            return
        time.sleep(0.05)
    pytest.fail(failure)


def is_gone(process: int, *, group: bool = False) -> bool:
    try:
        (os.killpg if group else os.kill)(process, 0)
    except ProcessLookupError:
        return True
    return False


def accept_ctrl_c() -> None:
    """Accept Ctrl-C as at a terminal: a process started in the background, and its children, would ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start_process(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """Start the command as the leader of a new process group."""
    return subprocess.Popen(
        [sys.executable, "-m", "tabbytop.cli", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=accept_ctrl_c,  # noqa: PLW1509 - it only resets a signal handler
    )


def test_a_killed_arena_loses_no_finished_game(shell: Shell) -> None:
    log = shell.folder / "here" / "games.jsonl"
    with start_process(shell.folder, *SMALL, "--games", "100000", "--jobs", "2") as process:
        wait_until(lambda: log.exists() and log.read_bytes().count(b"\n") >= 4, "no game was finished")
        process.kill()
        process.wait()
        wait_until(lambda: is_gone(process.pid, group=True), "the workers are still running")
    kept = log.read_bytes()
    assert kept.count(b"\n") < 100000
    with log.open("ab") as file:
        file.write(b'{"game":77,"de')
    games = max(row["game"] for row in parse_log(kept)) + 3
    resumed = shell.json(*SMALL, "--games", str(games), "--json")
    assert log.read_bytes().startswith(kept)
    assert without_times(resumed) == without_times(shell.json(*SMALL[:-1], "there", "--games", str(games), "--json"))
    assert [row["game"] for row in finished_games(shell.folder / "here")] == list(range(games))


def parse_log(log: bytes) -> list[dict[str, int]]:
    return [json.loads(row) for row in log.splitlines()]


@pytest.mark.parametrize(("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("2", signal.SIGTERM)])
def test_ctrl_c_stops_everything_and_says_how_to_resume(shell: Shell, jobs: str, number: int) -> None:
    """The program hangs and ignores the end of its input."""
    bot = scripted_program(shell.folder, "import time\ndef answer(message, n): time.sleep(10000)")
    notes = shell.folder / "notes"
    arguments = ("--bots", bot, "--bots", "kitten", "--out", "here", "--games", "4", "--move-seconds", "600")
    with start_process(shell.folder, "arena", "cat-box", "--players", "2", "--jobs", jobs, *arguments) as process:
        wait_until(lambda: notes.exists() and notes.read_text().count('"ask"') >= 2 * int(jobs), "no program was asked")
        refused = shell.bad("arena", "cat-box", "--players", "2", *arguments)
        process.send_signal(number)
        out, err = process.communicate()
    assert 'Another arena is already using "here".' in refused
    assert (process.returncode, out) == (130, b"")
    assert b"0 of 4 games are saved in here. Run the same command again to continue." in err
    assert b"Traceback" not in err
    for pid in {json.loads(line)["pid"] for line in notes.read_text().splitlines()}:
        wait_until(lambda pid=pid: is_gone(pid), "a program is still running")  # type: ignore[misc]
    wait_until(lambda: is_gone(process.pid, group=True), "a worker is still running")


def test_a_dead_worker_is_reported_in_one_sentence(shell: Shell) -> None:
    (shell.folder / "deadly.py").write_text(
        "import os\nclass Deadly:\n    def move(self, game, view, heard, rng):\n        os._exit(9)\n"
    )
    with start_process(shell.folder, "arena", "cat-box", "--players", "2", "--jobs", "2", "--out", "x",
               "--bots", "class:deadly.py:Deadly,kitten", "--games", "2") as process:  # fmt: skip
        _, err = process.communicate()
    assert process.returncode == 2
    assert "Finished games are saved" in sentence_of(err.decode())
