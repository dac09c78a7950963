#!/usr/bin/env python3
"""The one entry to Tabbytop's source: play it, test it, measure it.

It needs nothing but Python 3.11 or newer. It makes environments (.venv, .venv-bench, .venv-compiled, .venv-tools) as
they are needed, from hash-checked requirements, and skips whatever is done already.
"""

import sys

if sys.version_info < (3, 11):  # older Pythons must be able to read this far: no newer syntax below, please
    sys.exit(f"Tabbytop needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}.")

import ast
import hashlib
import importlib.util
import inspect
import json
import os
import platform
import re
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "requirements"
SMALLER = {"run": [], "test": ["run"], "bench": ["run"], "compile": ["run", "test"]}  # locks that a lock contains
COMPILED_TESTS = [f"tests/{room}" for room in ("compiled", "engine", "laws", "playthroughs", "rules")]
OFFLINE = re.compile("NewConnection|ConnectTimeout|NameResolution|name resolution|[Nn]etwork is unreachable|ProxyError")


class Trouble(Exception):
    """What ends a command: one sentence for its reader, and the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


# ---- The commands. The first line of a docstring is the overview's, the rest is for --help. ----


def play(args: list[str]) -> int:
    """Play a game in the terminal: Cat Box, unless you name another.

    Usage: python3 dev.py play [GAME] [ARGS...]

    GAME is cat-box, if-it-fits or here-kitty-kitty. ARGS go to `tabbytop play`, for instance: --players 3 --seed 7
    To see all of them: python3 dev.py play -- --help
    The whole program is .venv/bin/tabbytop, once this has run.
    """
    return become([ready(".venv", "run").script("tabbytop"), "play", *args])


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
        sources = ["pyproject.toml", f"requirements/{name}.in"]
        agreeing = [f"--constraints=requirements/{part}.lock" for part in smaller]
        uv = [tools.script("uv"), "pip", "compile", *options, *agreeing, "--output-file", target]
        if subprocess.call([*uv, *args, *sources], cwd=ROOT) != 0:
            raise Trouble(f"uv could not make {target}.")
        if re.search(r"://|^-", (ROOT / target).read_text("utf-8"), re.MULTILINE):
            raise Trouble(f"{target} holds an address or an option, and no lock may.")
    return 0


def clean(args: list[str]) -> int:
    """Remove the environments and caches that these commands made.

    Usage: python3 dev.py clean
    """
    no_arguments(args)
    for pattern in (".venv*", ".*_cache", ".hypothesis", ".coverage", ".coverage.*"):
        for path in sorted(ROOT.glob(pattern)):
            say(f"Removing {path.name}")
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
    for folder in ("src", "tests", "bench", "campaigns"):
        for cache in sorted((ROOT / folder).rglob("__pycache__")):
            shutil.rmtree(cache)
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command for command in (play, test, check, bench, compile, campaign, docs, lock, clean)
}


def examine(args: list[str], tests: str, *pytest: str, compiled: bool = False) -> int:
    """Run every examination, whatever fails, and sum up in a line each."""
    no_arguments(args)
    env = ready(".venv", "test")
    have_postgresql()
    passed = {}
    for name, what, command in (
        ("ruff check", "style and common slips", [env.script("ruff"), "check"]),
        ("ruff format", "layout", [env.script("ruff"), "format", "--check"]),
        ("mypy", "types", [env.script("mypy")]),
        ("lint-imports", "imports point one way", [env.script("lint-imports"), "--no-logo"]),
        ("deptry", "dependencies are declared and used", [env.script("deptry"), "src"]),
        ("pytest", tests, [env.python, "-m", "pytest", "-n", "auto", *pytest]),
    ):
        passed[name] = passes(name, what, command)
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


def passes(name: str, what: str, command: list[str]) -> bool:
    """Run one examination in sight of the reader."""
    print(f"== {name}: {what}", flush=True)
    began = time.monotonic()
    well = subprocess.call(command, cwd=ROOT) == 0
    print(f"== {name} {'passed' if well else 'FAILED'} in {time.monotonic() - began:.1f} s\n", flush=True)
    return well


# ---- Environments: made when missing, healed when half-made, left alone when up to date ----


class Environment:
    """A virtual environment that knows what has been done to it.

    Its stamps say which content each part was installed from. They are taken away while anything changes and
    put back at the end, so an environment without stamps was never finished and is made anew.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = ROOT / name
        self.stamps = self.folder / "stamps.json"
        self.python = self.script("python")

    def script(self, name: str) -> str:
        windows = os.name == "nt"
        return str(self.folder / ("Scripts" if windows else "bin") / (f"{name}.exe" if windows else name))

    def install(self, sentence: str, pip: list[str], contents: dict[str, str], **variables: str) -> None:
        """Have pip install something, unless the stamps say that it comes from these very contents."""
        done = self.made()
        wanted = {part: fingerprint(content) for part, content in contents.items()}
        if done | wanted == done:
            return
        say(sentence)
        self.stamps.unlink()
        command = [self.python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *pip]
        code, output = quietly(command, **variables)
        if code != 0 and OFFLINE.search(output):
            raise Trouble("The packages could not be fetched; is this machine online? If so, try once more.")
        if code != 0:
            raise Trouble(f"{output}\nThat was pip: it could not finish installing into {self.name}.")
        self.stamp(done | wanted)

    def made(self) -> dict[str, str]:
        """Make the environment if it is missing, unfinished, moved or of another Python; give its stamps."""
        home = fingerprint(f"{sys.version} {sys.base_prefix} {ROOT}")
        try:
            done: dict[str, str] = json.loads(self.stamps.read_text("utf-8"))
        except (OSError, ValueError):
            done = {}
        if done.get("home") != home or not os.path.exists(self.python):
            need_ensurepip()
            say(f"Making {self.name} with Python {platform.python_version()}")
            code, output = quietly([sys.executable, "-m", "venv", "--clear", str(self.folder)])
            if code != 0:
                raise Trouble(f"{output}\nThat was venv: it could not make {self.name}.")
            done = {"home": home}
            self.stamp(done)
        return done

    def stamp(self, done: dict[str, str]) -> None:
        self.stamps.write_text(json.dumps(done, indent=2) + "\n", "utf-8")


def ready(name: str, lock: str) -> Environment:
    """The environment of this name, with all packages of a lock and Tabbytop itself."""
    with alone():
        env = with_packages(name, lock)
        env.install(
            f"Installing Tabbytop itself into {name} (editable: it follows your edits)",
            ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
            {"tabbytop": (ROOT / "pyproject.toml").read_text("utf-8")},
        )
    return env


def ready_compiled() -> Environment:
    """The environment with the compiled build, made anew after every change of the source."""
    if not has_compiler():
        raise Trouble(no_compiler())
    source = [path for path in sorted((ROOT / "src").rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    contents = [path.read_text("utf-8") for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py", *source)]
    with alone():
        env = with_packages(".venv-compiled", "compile")
        env.install(
            "Compiling the rules, and installing Tabbytop with them into .venv-compiled (about a minute)",
            ["--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT)],
            {"tabbytop": "\0".join([*map(str, source), *contents])},
            TABBYTOP_COMPILE="1",
        )
    return env


def has_compiler() -> bool:
    """Is there a C compiler, or can one be had from Debian?"""
    if no_compiler() and shutil.which("apt-get"):
        package = f"python3.{sys.version_info.minor}-dev"
        apt_install(f"Installing gcc and {package} with apt-get, to compile the rules", "gcc", package)
    return not no_compiler()


def have_postgresql() -> None:
    """Have PostgreSQL from Debian where it is missing: the store is tested on it. Tests say if it is not there."""
    found = shutil.which("postgres") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found and shutil.which("apt-get"):
        apt_install("Installing postgresql with apt-get, to test the server's store on it", "postgresql")


def no_compiler() -> str:
    """What is missing to compile with, in a sentence; empty where nothing is."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if os.name == "nt" or (shutil.which(compiler) and headers.exists()):
        return ""
    package = f"python3.{sys.version_info.minor}-dev"
    return f"Compiling needs a C compiler and Python's headers; on Debian: sudo apt-get install gcc {package}"


def with_packages(name: str, lock: str) -> Environment:
    """The environment of this name, with all packages of a lock."""
    env = Environment(name)
    contents = {part: (LOCKS / f"{part}.lock").read_text("utf-8") for part in (lock, *SMALLER[lock])}
    pinned = set(re.findall(r"^([\w.-]+)==(?!.*'win32')", contents[lock], re.MULTILINE))
    env.install(
        f"Installing {len(pinned)} packages into {name} (requirements/{lock}.lock)",
        ["--require-hashes", "-r", str(LOCKS / f"{lock}.lock")],
        contents,
    )
    return env


@contextmanager
def alone() -> Iterator[None]:
    """Let one dev.py at a time change environments; the others wait here."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    door = os.open(LOCKS, os.O_RDONLY)
    try:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield
    finally:
        os.close(door)


def need_ensurepip() -> None:
    """Debian keeps a piece of Python's own venv in a package apart: install it, or say how."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python3.{sys.version_info.minor}-venv"
    if shutil.which("apt-get"):
        apt_install(f"Installing {package} with apt-get, for this Python cannot make environments yet", package)
        importlib.invalidate_caches()
    if not importlib.util.find_spec("ensurepip"):
        raise Trouble(f"This Python cannot make environments; on Debian: sudo apt-get install {package}")


def apt_install(sentence: str, *packages: str) -> None:
    """Try to have Debian packages installed; whoever asked looks whether it worked."""
    apt = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    say(sentence)
    install = [*apt, "install", "-y", *packages]
    if quietly(install)[0] != 0 and quietly([*apt, "update"])[0] == 0:
        quietly(install)


# ---- Small change ----


def say(sentence: str) -> None:
    print(f"{sentence} ...", flush=True)


def fingerprint(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()


def no_arguments(args: list[str]) -> None:
    if args:
        raise Trouble(f"This command takes no arguments, but got: {' '.join(args)}", code=2)


def quietly(command: list[str], **variables: str) -> tuple[int, str]:
    """Run a command in silence; its exit code and what it would have said."""
    try:
        run = subprocess.run(
            command,
            env=os.environ | variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except OSError as error:
        return 127, str(error)
    return run.returncode, run.stdout.decode(errors="replace").rstrip()


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
