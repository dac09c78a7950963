#!/usr/bin/env python3
"""The command for everything in this repository: play, test, measure, build.

It needs nothing but Python 3.11 or newer. It creates virtual environments (.venv, .venv-bench, .venv-compiled,
.venv-tools) from hash-checked requirements when they are needed, and skips what is up to date.
"""

import sys

if sys.version_info < (3, 11):  # older Pythons must be able to parse this file up to here
    sys.exit(f"Tabbytop needs Python 3.11 or newer. This is {sys.version_info[0]}.{sys.version_info[1]}.")

import ast
import inspect
import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from environments import (
    INCLUDED_LOCKS,
    ROOT,
    DevError,
    Environment,
    announce,
    build_web,
    ensure_chromium,
    ensure_compiler,
    ensure_postgresql,
    exclusive_lock,
    missing_compiler,
    node_tool,
    prepare_compiled,
    prepare_environment,
)

BROWSER = "tests/browser"
"""Runs in a separate process, because Playwright's event loop would interfere with the server's."""
QUICK_TESTS = [
    f"tests/{folder}"
    for folder in (
        "architecture", "bots", "cli", "engine", "games", "laws", "narrate", "playthroughs", "rules", "table",
    )
]  # fmt: skip
"""Folders that `check` runs: those that need no server, database or browser."""
COMPILED_TESTS = [f"tests/{folder}" for folder in ("compiled", "engine", "laws", "playthroughs", "rules")]
SERVER_CAMPAIGNS = ("crash", "hostile", "leaks", "motion", "owners")
"""Campaigns that start the server, which serves the browser client."""
WORKERS_PER_CORE = 2
"""More than one, because about half of the time a test waits for a socket or a process."""
WALL_MINUTES, PROCESSOR_MINUTES = 10, 18
"""The budget of `test` on two quiet cores, downloads and builds not counted."""


# ---- Commands. The first line of a docstring is shown in the overview, the rest by --help. ----


def play(args: list[str]) -> int:
    """Play in the browser or the terminal, with bots and friends.

    Usage: python3 dev.py play [ARGS...]         in the browser; ARGS go to `tabbytop serve`, for instance: --lan
           python3 dev.py play GAME [ARGS...]    in the terminal; ARGS go to `tabbytop play`, for instance: --players 3

    GAME is cat-box, if-it-fits or here-kitty-kitty. To see all ARGS: python3 dev.py play -- --help
    The first time it installs packages and builds the browser client. Ctrl-C stops it; games are kept.
    After that, the installed command is .venv/bin/tabbytop.
    """
    tabbytop = prepare_environment(".venv", "run").script("tabbytop")
    if args and not args[0].startswith("-"):
        return exec_command([tabbytop, "play", *args])
    build_web()
    return exec_command([tabbytop, "serve", "--open", *args])


def web(args: list[str]) -> int:
    """Build the browser client into the package, where the server finds it.

    Usage: python3 dev.py web

    It needs Node 20.19 or newer, and downloads it from PyPI if the system has none. It skips an up-to-date build.
    """
    expect_no_arguments(args)
    build_web()
    return 0


def test(args: list[str]) -> int:
    """Run style, types, import rules, dependencies and tests, in at most ten minutes.

    Usage: python3 dev.py test [--all]

    A failure doesn't stop the rest; a summary ends the run. CI does the same. Many tests run only some of their
    parametrizations, chosen by a seed that is printed; `pytest --seed N` chooses the same ones again.
    With --all every test runs in full, and rules and laws also on the compiled build where there is a C compiler.
    """
    if args not in ([], ["--all"]):
        raise DevError(f"This command takes only --all, but got: {' '.join(args)}", code=2)
    everything = bool(args)
    more = ["--all"] if everything else []
    env = prepare_tests(browser=True)
    scope = "all tests" if everything else "the short tier"
    checks = [
        Check("pytest", scope, pytest_command(env, "--ignore", BROWSER, *more)),
        Check("browser", f"{scope} in a real Chromium", pytest_command(env, BROWSER, *more)),
    ]
    if everything and ensure_compiler():
        compiled = prepare_compiled()
        command = pytest_command(compiled, *COMPILED_TESTS, "--all")
        checks.append(Check("compiled", "rules and laws on the compiled build", command))
    elif everything:
        print(f"Skipping the compiled build. {missing_compiler()}\n", flush=True)
    return run_checks(env, checks, budget=not everything)


def check(args: list[str]) -> int:
    """Run what finishes in about a minute, for use between edits.

    Usage: python3 dev.py check

    The same as `test`, without slow tests and without tests that need a server, a database or a browser.
    """
    expect_no_arguments(args)
    env = prepare_tests(browser=False)
    return run_checks(env, [Check("pytest", "quick tests", pytest_command(env, *QUICK_TESTS, "-m", "not slow"))])


def bench(args: list[str]) -> int:
    """Measure the speed of the engine against other game libraries, or of the server.

    Usage: python3 dev.py bench [serving] [ARGS...]

    ARGS go to `python -m bench` or `bench.serving`; to see all of them: python3 dev.py bench -- [serving] --help
    The other libraries are large, so they have their own environment, .venv-bench.
    """
    if "--compiled" in args:
        prepare_compiled()
    module, args = ("bench.serving", args[1:]) if args[:1] == ["serving"] else ("bench", args)
    if module == "bench.serving":
        build_web()
    return exec_command([prepare_environment(".venv-bench", "bench").python, "-m", module, *args], folder=ROOT)


def compile(args: list[str]) -> int:
    """Build the compiled version, which is faster, in its own environment.

    Usage: python3 dev.py compile

    It goes into .venv-compiled, with the packages that tests need. `python3 dev.py bench --compiled` measures it.
    It needs a C compiler. To install a compiled version elsewhere: TABBYTOP_COMPILE=1 pip install .
    """
    expect_no_arguments(args)
    prepare_compiled()
    return 0


def campaign(args: list[str]) -> int:
    """Run a long experiment by name; without a name, list them.

    Usage: python3 dev.py campaign [NAME [ARGS...]]

    A campaign is a module in the folder campaigns; ARGS go to it. With --compiled it runs on the compiled build, which
    is faster and gives the same results.
    """
    known = {path.stem: path for path in sorted(ROOT.glob("campaigns/[!_]*.py"))}
    if not args:
        for name, path in known.items():
            print(f"  {name:<16} {first_line(ast.get_docstring(ast.parse(path.read_text('utf-8'))))}")
        print("Run one with: python3 dev.py campaign NAME")
        return 0
    name = args[0].replace("-", "_")
    if name not in known:
        raise DevError(f"There is no campaign {args[0]!r}. Campaigns: {', '.join(known)}", code=2)
    compiled = "--compiled" in args
    if name in SERVER_CAMPAIGNS:
        build_web()
    if name == "owners":
        ensure_postgresql()
    env = prepare_compiled() if compiled else prepare_environment(".venv", "test")
    args = [arg for arg in args[1:] if arg != "--compiled"]
    return exec_command([env.python, "-m", f"campaigns.{name}", *args], folder=ROOT)


def docs(args: list[str]) -> int:
    """Generate the pages and pictures that are made from the code.

    Usage: python3 dev.py docs

    Writes pages in docs/ from the narrator's words, settings and messages, docs/screen-*.svg from games, and the
    browser client's types of messages. Tests check that they are up to date.
    """
    expect_no_arguments(args)
    return exec_command([prepare_environment(".venv", "test").python, "-m", "docs.make"], folder=ROOT)


def screens(args: list[str]) -> int:
    """Take pictures of every screen of the browser client, into build/screens.

    Usage: python3 dev.py screens [--more | --sizes | --vision | --docs] [NAME...]

    Desktop, phone, dark and each language, from real games in a real Chromium. NAME limits it to these screens, for
    instance: home. With --more there are other sizes and crowded tables; with --sizes the boards at six sizes, light
    and dark; with --vision the boards as color-blind people see them, and in gray. With --docs it retakes the pictures
    that pages show, in docs/screens.
    """
    env = prepare_environment(".venv", "test")
    build_web()
    return exec_command([env.python, "-m", "docs.pictures", *args], folder=ROOT)


def lock(args: list[str]) -> int:
    """Update the locked requirements after a change of dependencies.

    Usage: python3 dev.py lock [ARGS...]

    Reads pyproject.toml and requirements/*.in, writes requirements/*.lock. Versions stay the same where possible;
    ARGS go to `uv pip compile`, for instance: --upgrade
    """
    tools = Environment(".venv-tools")
    with exclusive_lock():
        tools.install("Installing uv into .venv-tools", ["uv"], {"uv": "any version"})
    options = ["--quiet", "--no-config", "--universal", "--python-version=3.11", "--generate-hashes"]
    options += ["--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    for name, included in INCLUDED_LOCKS.items():
        target = f"requirements/{name}.lock"
        announce(f"Locking {target}")
        sources = [f"requirements/{name}.in"]
        if name != "web":
            sources = ["--all-extras", "pyproject.toml", *sources]
        constraints = [f"--constraints=requirements/{part}.lock" for part in included]
        uv = [tools.script("uv"), "pip", "compile", *options, *constraints, "--output-file", target]
        if subprocess.call([*uv, *args, *sources], cwd=ROOT) != 0:
            raise DevError(f"uv failed to write {target}.")
        if re.search(r"://|^-", (ROOT / target).read_text("utf-8"), re.MULTILINE):
            raise DevError(f"{target} contains a URL or an option, which lock files must not.")
    return 0


def clean(args: list[str]) -> int:
    """Remove all environments, builds and caches.

    Usage: python3 dev.py clean
    """
    expect_no_arguments(args)
    for pattern in (
        "web/node_modules",
        "src/tabbytop/web",
        "build",
        ".venv*",
        ".*_cache",
        ".hypothesis",
        ".coverage",
        ".coverage.*",
    ):
        for path in sorted(ROOT.glob(pattern)):
            announce(f"Removing {path.relative_to(ROOT)}")
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
    for folder in ("src", "tests", "bench", "campaigns"):
        for cache in sorted((ROOT / folder).rglob("__pycache__")):
            shutil.rmtree(cache)
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command
    for command in (play, test, check, web, bench, compile, campaign, docs, screens, lock, clean)
}


# ---- Checks ----


class Check(NamedTuple):
    """A command that must succeed."""

    name: str
    purpose: str
    command: list[str]
    folder: Path = ROOT


class Outcome(NamedTuple):
    """How a check ended, in how many seconds."""

    passed: bool
    wall: float
    processor: float


def prepare_tests(*, browser: bool) -> Environment:
    """Install everything that the checks need."""
    env = prepare_environment(".venv", "test")
    if browser:
        ensure_postgresql()
        ensure_chromium()
    build_web()
    return env


def pytest_command(env: Environment, *args: str) -> list[str]:
    """Return the command line of pytest."""
    workers = WORKERS_PER_CORE * (os.cpu_count() or 1)
    return [env.python, "-m", "pytest", "-n", str(workers), "--dist", "worksteal", *args]


def static_checks(env: Environment) -> list[Check]:
    """Return the checks that only read the code, and the unit tests of the browser client."""
    web = ROOT / "web"
    return [
        Check("ruff check", "style and common mistakes", [env.script("ruff"), "check"]),
        Check("ruff format", "layout", [env.script("ruff"), "format", "--check"]),
        Check("mypy", "types", [env.script("mypy")]),
        Check("lint-imports", "import rules", [env.script("lint-imports"), "--no-logo"]),
        Check("deptry", "dependencies", [env.script("deptry"), "src"]),
        Check("svelte-check", "types of the browser client", node_tool("svelte-check", "--fail-on-warnings"), web),
        Check("vitest", "units of the browser client", node_tool("vitest", "run"), web),
    ]


def run_checks(env: Environment, tests: list[Check], *, budget: bool = False) -> int:
    """Run static checks alongside the tests, continue after failures, and print a summary."""
    began = time.monotonic()
    outcomes: dict[str, Outcome] = {}

    def run_in_turn(checks: Iterable[Check], show: bool) -> None:
        for check in checks:
            outcomes[check.name] = run_check(check, show)

    beside = threading.Thread(target=run_in_turn, args=(static_checks(env), False))
    beside.start()
    run_in_turn(tests, show=True)
    beside.join()
    wall, processor = time.monotonic() - began, sum(outcome.processor for outcome in outcomes.values())
    for name, outcome in outcomes.items():
        verdict = "passed" if outcome.passed else "FAILED"
        print(f"{name:<13} {verdict}  {outcome.wall:6.1f} s, processor {outcome.processor:6.1f} s")
    print(f"{'all':<13} {wall / 60:.1f} minutes, processor {processor / 60:.1f} minutes", flush=True)
    if budget:
        over = wall > 60 * WALL_MINUTES or processor > 60 * PROCESSOR_MINUTES
        limits = f"{WALL_MINUTES} minutes on two quiet cores, processor {PROCESSOR_MINUTES} minutes"
        print(f"{'budget':<13} {limits}{' (exceeded)' if over else ''}", flush=True)
    return 0 if all(outcome.passed for outcome in outcomes.values()) else 1


def run_check(check: Check, show: bool) -> Outcome:
    """Run a check; show its output immediately, or afterwards if it fails."""
    if show:
        print(f"== {check.name}: {check.purpose}", flush=True)
    began = time.monotonic()
    stdout = None if show else subprocess.PIPE
    processor = 0.0
    with subprocess.Popen(check.command, cwd=check.folder, stdout=stdout, stderr=subprocess.STDOUT) as process:
        output = process.stdout.read() if process.stdout else b""
        if os.name != "nt":
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            processor = usage.ru_utime + usage.ru_stime
    outcome = Outcome(process.returncode == 0, time.monotonic() - began, processor)
    text = "" if outcome.passed else output.decode(errors="replace")
    print(f"{text}\n== {check.name} {'passed' if outcome.passed else 'FAILED'}\n", flush=True)
    return outcome


# ---- The command line ----


def expect_no_arguments(args: list[str]) -> None:
    if args:
        raise DevError(f"This command takes no arguments, but got: {' '.join(args)}", code=2)


def exec_command(command: list[str], folder: Path | None = None) -> int:
    """Replace this process with a command."""
    if os.name == "nt":
        return subprocess.call(command, cwd=folder)
    if folder:
        os.chdir(folder)
    os.execv(command[0], command)


def overview() -> str:
    lines = [f"  {name:<9} {first_line(command.__doc__)}" for name, command in COMMANDS.items()]
    usage = "Usage: python3 dev.py COMMAND [ARGS...]"
    return "\n".join([__doc__ or "", usage, "", *lines, "", "More about a command: python3 dev.py COMMAND --help"])


def first_line(docstring: str | None) -> str:
    return (docstring or "").strip().partition("\n")[0]


def main(argv: list[str]) -> int:
    name, *args = argv or ["--help"]
    if name in ("-h", "--help", "help"):
        print(overview())
        return 0
    try:
        if name not in COMMANDS:
            raise DevError(f"There is no command {name!r}. Commands: {', '.join(COMMANDS)}", code=2)
        if args[:1] in (["-h"], ["--help"]):
            print(inspect.getdoc(COMMANDS[name]))
            return 0
        return COMMANDS[name](args[1:] if args[:1] == ["--"] else args)
    except DevError as error:
        print(error, file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        print("\nStopped. Run the same command again to continue.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
