"""What happens before a wheel is packed: the browser client is built, and, where that is wished, the rules compiled.

The client is built where it is missing, by `python3 dev.py web`. `TABBYTOP_COMPILE=1 pip install .` makes rules and
search faster, by mypyc; without that variable the wheel is pure. With it a copy of engine/ and games/, and of what
bots do most of their time, is compiled, as it is but for one thing: every class of the copy is open, as classes of
Python are. So a clone may be made without `__init__`, and games, dealers and minds written in plain Python may inherit
from compiled classes.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("engine", "games")
BOTS = ("beliefs", "minds/catbox", "minds/fits", "minds/kitty", "minds/thinking", "playing", "search")
NEEDED = ["mypy>=2.4", "setuptools"]  # mypyc is part of mypy

OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"
FUTURE = "from __future__ import annotations\n\n"
OPENING = (
    "from __future__ import annotations; import typing\n"
    "if typing.TYPE_CHECKING: from mypy_extensions import mypyc_attr\n"
)


def wanted() -> bool:
    """Was a compiled build asked for?"""
    return os.environ.get("TABBYTOP_COMPILE", "") not in {"", "0"}


class CompileHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: nothing, or mypyc."""
        return NEEDED if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, compile, and add what came of it to the wheel."""
        if version == "editable":
            return
        if not Path(self.root, "src", "tabbytop", "web", "index.html").exists():
            subprocess.run([sys.executable, str(Path(self.root, "dev.py")), "web"], check=True)
        if not wanted():
            return
        folder = Path(self.directory, "compiled")
        shutil.rmtree(folder, ignore_errors=True)
        for library in compile_rules(Path(self.root, "src"), folder):
            build_data["force_include"][str(library)] = str(library.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_rules(source: Path, folder: Path) -> list[Path]:
    """Compile rules and search into libraries that lie in a folder as in the package."""
    with tempfile.TemporaryDirectory() as copy:
        package = Path(copy, "tabbytop")
        package.mkdir()
        shutil.copy(source / "tabbytop" / "__init__.py", package)
        for path in modules(source):
            target = Path(copy, path.relative_to(source))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(opened(path.read_text("utf-8")), "utf-8")
        command = [sys.executable, __file__, "build_ext", "--quiet", "--build-lib", str(folder)]
        subprocess.run(command, cwd=copy, check=True)
    return sorted(path for path in folder.rglob("*") if path.is_file())


def modules(source: Path) -> list[Path]:
    """What is compiled."""
    package = source / "tabbytop"
    rules = [path for room in ROOMS for path in (package / room).rglob("*.py")]
    return sorted([*rules, *[package / "bots" / f"{name}.py" for name in BOTS]])


def opened(source: str) -> str:
    """The same source with open classes; every line keeps its number, for tracebacks."""
    if not re.search("^class ", source, re.MULTILINE):
        return source
    source, imports = re.subn(f"^{FUTURE}", OPENING, source, count=1, flags=re.MULTILINE)
    source, classes = re.subn("\n\nclass ", f"\n{OPEN}\nclass ", source)
    if not imports or classes != len(re.findall("^class ", source, re.MULTILINE)):
        raise ValueError("a module with classes begins with `from __future__ import annotations`, and they are plain")
    return source


def compile_here() -> None:
    """The part that runs in the copy."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(
        [str(path) for path in modules(Path())], opt_level="3", debug_level="0", group_name="tabbytop"
    )
    setup(name="tabbytop", version="0", packages=[], ext_modules=extensions)


if __name__ == "__main__":
    compile_here()
