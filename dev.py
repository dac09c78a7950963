#!/usr/bin/env python3
"""The one entry to Tabbytop's source: play it, test it, measure it.

It needs nothing but Python 3.11 or newer. It makes environments (.venv, .venv-bench, .venv-compiled, .venv-tools) as
they are needed, from hash-checked requirements, and skips whatever is done already.
"""

import sys

if sys.version_info < (3, 11):  # older Pythons must be able to read this far: no newer syntax below, please
    sys.exit(f"Tabbytop needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}.")

import ast
import inspect
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from environments import (
    ROOT,
    SMALLER,
    Environment,
    Trouble,
    alone,
    chromium,
    has_compiler,
    have_postgresql,
    no_compiler,
    npx,
    ready,
    ready_compiled,
    ready_web,
    say,
)

BROWSER = "tests/browser"
"""Has a run of its own: Chromium's event loop would be in the way of the server's."""
WEB_CHECKS = ("svelte-check", "vitest")
AT_A_SERVER = ("crash", "hostile", "leaks", "owners")
"""Campaigns that start the server, which serves the browser client."""
COMPILED_TESTS = [f"tests/{room}" for room in ("compiled", "engine", "laws", "playthroughs", "rules")]


# ---- The commands. The first line of a docstring is the overview's, the rest is for --help. ----


def play(args: list[str]) -> int:
    """Play: opens the table in the browser, for you, bots and friends.

    Usage: python3 dev.py play [ARGS...]         in the browser; ARGS go to `tabbytop serve`, for instance: --lan
           python3 dev.py play GAME [ARGS...]    in the terminal; ARGS go to `tabbytop play`, for instance: --players 3

    GAME is cat-box, if-it-fits or here-kitty-kitty. To see all ARGS: python3 dev.py play -- --help
    The first time it installs packages and builds the browser client. Ctrl-C ends it; games are kept.
    The whole program is .venv/bin/tabbytop, once this has run.
    """
    tabbytop = ready(".venv", "run").script("tabbytop")
    if args and not args[0].startswith("-"):
        return become([tabbytop, "play", *args])
    ready_web()
    return become([tabbytop, "serve", "--open", *args])


def web(args: list[str]) -> int:
    """Build the browser client into the package, where the server finds it.

    Usage: python3 dev.py web

    It needs Node 20.19 or newer, the machine's or one that is fetched from PyPI. What is fresh is not built again.
    """
    no_arguments(args)
    ready_web()
    return 0


def test(args: list[str]) -> int:
    """Run everything that must pass: style, types, import arrows, dependencies, all tests.

    Usage: python3 dev.py test

    A failure does not stop what comes after it; a summary ends the run. CI does the same.
    Where there is a C compiler, the rules and laws are tested on the compiled build too.
    """
    return examine(args, "all tests", compiled=True)


def check(args: list[str]) -> int:
    """Run the same without the slow tests: about a minute, for between two edits.

    Usage: python3 dev.py check
    """
    return examine(args, "all but the slow tests", "-m", "not slow")


def bench(args: list[str]) -> int:
    """Measure the engine's speed beside other game libraries', or the server's beside another.

    Usage: python3 dev.py bench [serving] [ARGS...]

    ARGS go to `python -m bench` or `bench.serving`; to see all of them: python3 dev.py bench -- [serving] --help
    The other libraries are large, so they get an environment of their own, .venv-bench.
    """
    if "--compiled" in args:
        ready_compiled()
    module, args = ("bench.serving", args[1:]) if args[:1] == ["serving"] else ("bench", args)
    if module == "bench.serving":
        ready_web()
    return become([ready(".venv-bench", "bench").python, "-m", module, *args], folder=ROOT)


def compile(args: list[str]) -> int:
    """Make the compiled build, which plays faster, in an environment of its own.

    Usage: python3 dev.py compile

    It lands in .venv-compiled, with all that tests it. `python3 dev.py bench --compiled` measures it.
    It needs a C compiler. Elsewhere the same is had by: TABBYTOP_COMPILE=1 pip install .
    """
    no_arguments(args)
    ready_compiled()
    return 0


def campaign(args: list[str]) -> int:
    """Run a long experiment by its name; without a name, list them.

    Usage: python3 dev.py campaign [NAME [ARGS...]]

    A campaign is a module in the folder campaigns; ARGS go to it. With --compiled it runs in the compiled build, which
    is faster and finds the same.
    """
    known = {path.stem: path for path in sorted(ROOT.glob("campaigns/[!_]*.py"))}
    if not args:
        for name, path in known.items():
            print(f"  {name:<16} {first_line(ast.get_docstring(ast.parse(path.read_text('utf-8'))))}")
        print("Run one with: python3 dev.py campaign NAME" if known else "There are no campaigns yet.")
        return 0
    name = args[0].replace("-", "_")
    if name not in known:
        raise Trouble(f"There is no campaign {args[0]!r} (there are: {', '.join(known) or 'none'}).", code=2)
    compiled = "--compiled" in args
    if name in AT_A_SERVER:
        ready_web()
    if name == "owners":
        have_postgresql()
    place = ready_compiled() if compiled else ready(".venv", "test")
    args = [arg for arg in args[1:] if arg != "--compiled"]
    return become([place.python, "-m", f"campaigns.{name}", *args], folder=ROOT)


def docs(args: list[str]) -> int:
    """Remake the pages and pictures that come out of the project itself.

    Usage: python3 dev.py docs

    Writes pages in docs/ from the narrator's words, settings and messages, docs/screen-*.svg from games, and
    web/src/lib/wire.ts; tests see whether they are fresh.
    """
    no_arguments(args)
    return become([ready(".venv", "test").python, "-m", "docs.make"], folder=ROOT)


def screens(args: list[str]) -> int:
    """Take pictures of every screen of the browser client, into build/screens.

    Usage: python3 dev.py screens [--more | --docs] [NAME...]

    Desktop, phone, dark and each language, from real games in a real Chromium. NAME limits it to these screens, for
    instance: home. With --more there are other sizes and crowded tables. With --docs it retakes the pictures that pages
    show, in docs/screens.
    """
    env = ready(".venv", "test")
    ready_web()
    return become([env.python, "-m", "docs.pictures", *args], folder=ROOT)


def lock(args: list[str]) -> int:
    """Remake the locked requirements after a change of dependencies.

    Usage: python3 dev.py lock [ARGS...]

    Reads pyproject.toml and requirements/*.in, writes requirements/*.lock. Versions stay where they can;
    ARGS go to `uv pip compile`, for instance: --upgrade
    """
    tools = Environment(".venv-tools")
    with alone():
        tools.install("Installing uv into .venv-tools", ["uv"], {"uv": "any version"})
    options = ["--quiet", "--no-config", "--universal", "--python-version=3.11", "--generate-hashes"]
    options += ["--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    for name, smaller in SMALLER.items():
        target = f"requirements/{name}.lock"
        say(f"Locking {target}")
        sources = [f"requirements/{name}.in"] if name == "web" else ["pyproject.toml", f"requirements/{name}.in"]
        agreeing = [f"--constraints=requirements/{part}.lock" for part in smaller]
        uv = [tools.script("uv"), "pip", "compile", *options, *agreeing, "--output-file", target]
        if subprocess.call([*uv, *args, *sources], cwd=ROOT) != 0:
            raise Trouble(f"uv could not make {target}.")
        if re.search(r"://|^-", (ROOT / target).read_text("utf-8"), re.MULTILINE):
            raise Trouble(f"{target} holds an address or an option, and no lock may.")
    return 0


def clean(args: list[str]) -> int:
    """Remove the environments, builds and caches that these commands made.

    Usage: python3 dev.py clean
    """
    no_arguments(args)
    for pattern in (
        "web/node_modules",
        "src/tabbytop/web",
        ".venv*",
        ".*_cache",
        ".hypothesis",
        ".coverage",
        ".coverage.*",
    ):
        for path in sorted(ROOT.glob(pattern)):
            say(f"Removing {path.relative_to(ROOT)}")
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


def examine(args: list[str], tests: str, *pytest: str, compiled: bool = False) -> int:
    """Run every examination, whatever fails, and sum up in a line each."""
    no_arguments(args)
    env = ready(".venv", "test")
    have_postgresql()
    chromium()
    ready_web()
    passed = {}
    for name, what, command in (
        ("ruff check", "style and common slips", [env.script("ruff"), "check"]),
        ("ruff format", "layout", [env.script("ruff"), "format", "--check"]),
        ("mypy", "types", [env.script("mypy")]),
        ("lint-imports", "imports point one way", [env.script("lint-imports"), "--no-logo"]),
        ("deptry", "dependencies are declared and used", [env.script("deptry"), "src"]),
        ("svelte-check", "types of the browser client", npx("svelte-check", "--fail-on-warnings")),
        ("vitest", "what the browser client thinks", npx("vitest", "run")),
        ("pytest", tests, [env.python, "-m", "pytest", "-n", "auto", "--ignore", BROWSER, *pytest]),
        ("browser", "the table in a real Chromium", [env.python, "-m", "pytest", "-n", "auto", BROWSER, *pytest]),
    ):
        passed[name] = passes(name, what, command, ROOT / "web" if name in WEB_CHECKS else ROOT)
    if compiled and has_compiler():
        try:
            command = [ready_compiled().python, "-m", "pytest", "-n", "auto", *COMPILED_TESTS]
            passed["compiled"] = passes("compiled", "rules, laws and whole games on the compiled build", command)
        except Trouble as trouble:
            print(trouble, flush=True)
            passed["compiled"] = False
    elif compiled:
        print(f"== compiled is left out. {no_compiler()}\n", flush=True)
    for name, well in passed.items():
        print(f"{name:<13} {'passed' if well else 'FAILED'}", flush=True)
    return 0 if all(passed.values()) else 1


def passes(name: str, what: str, command: list[str], folder: Path = ROOT) -> bool:
    """Run one examination in sight of the reader."""
    print(f"== {name}: {what}", flush=True)
    began = time.monotonic()
    well = subprocess.call(command, cwd=folder) == 0
    print(f"== {name} {'passed' if well else 'FAILED'} in {time.monotonic() - began:.1f} s\n", flush=True)
    return well


# ---- Small change ----


def no_arguments(args: list[str]) -> None:
    if args:
        raise Trouble(f"This command takes no arguments, but got: {' '.join(args)}", code=2)


def become(command: list[str], folder: Path | None = None) -> int:
    """Hand the terminal over to a command for good."""
    if os.name == "nt":
        return subprocess.call(command, cwd=folder)
    if folder:
        os.chdir(folder)
    os.execv(command[0], command)


def overview() -> str:
    lines = [f"  {name:<9} {first_line(command.__doc__)}" for name, command in COMMANDS.items()]
    usage = "Usage: python3 dev.py COMMAND [ARGS...]"
    return "\n".join([__doc__ or "", usage, "", *lines, "", "More about one: python3 dev.py COMMAND --help"])


def first_line(docstring: str | None) -> str:
    return (docstring or "").strip().partition("\n")[0]


def main(argv: list[str]) -> int:
    name, *args = argv or ["--help"]
    if name in ("-h", "--help", "help"):
        print(overview())
        return 0
    try:
        if name not in COMMANDS:
            raise Trouble(f"There is no command {name!r} (there are: {', '.join(COMMANDS)}).", code=2)
        if args[:1] in (["-h"], ["--help"]):
            print(inspect.getdoc(COMMANDS[name]))
            return 0
        return COMMANDS[name](args[1:] if args[:1] == ["--"] else args)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return trouble.code
    except KeyboardInterrupt:
        print("\nStopped; run the same again to go on.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
