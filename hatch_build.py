"""Prepare a wheel: build the browser client if it is missing, and compile the rules on request.

`python3 dev.py web` builds the client. With `TABBYTOP_COMPILE=1 pip install .` mypyc compiles a copy of engine/,
games/ and the hot modules of bots/, which makes rules and search faster; otherwise the wheel is pure Python. In the
copy every class allows interpreted subclasses, so that clones can skip `__init__`, and games, dealers and evaluators in
plain Python can inherit from compiled classes.
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

PACKAGES = ("engine", "games")
BOTS = ("beliefs", "evaluators/evaluator", "rollout", "search")
"""The hot modules of bots/, besides the games' evaluators."""
REQUIREMENTS = ["mypy>=2.4", "setuptools"]  # mypyc is part of mypy

DECORATOR = "@mypyc_attr(allow_interpreted_subclasses=True)"
FUTURE = "from __future__ import annotations\n\n"
FUTURE_AND_DECORATOR = (
    "from __future__ import annotations; import typing\n"
    "if typing.TYPE_CHECKING: from mypy_extensions import mypyc_attr\n"
)


def is_compiled_build() -> bool:
    """Return whether this build should compile the rules."""
    return os.environ.get("TABBYTOP_COMPILE", "") not in {"", "0"}


class CompileHook(BuildHookInterface[Any]):
    """The build hook that hatchling calls before it packs a wheel."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling: nothing, or mypyc."""
        return REQUIREMENTS if is_compiled_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile, and add the results to the wheel."""
        if version == "editable":
            return
        if not Path(self.root, "src", "tabbytop", "web", "index.html").exists():
            subprocess.run([sys.executable, str(Path(self.root, "dev.py")), "web"], check=True)
        if not is_compiled_build():
            return
        folder = Path(self.directory, "compiled")
        shutil.rmtree(folder, ignore_errors=True)
        for library in compile_rules(Path(self.root, "src"), folder):
            build_data["force_include"][str(library)] = str(library.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_rules(source: Path, folder: Path) -> list[Path]:
    """Compile rules and search; return the libraries, laid out in *folder* as in the package."""
    with tempfile.TemporaryDirectory() as copy:
        package = Path(copy, "tabbytop")
        package.mkdir()
        shutil.copy(source / "tabbytop" / "__init__.py", package)
        for path in modules(source):
            target = Path(copy, path.relative_to(source))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(with_open_classes(path.read_text("utf-8")), "utf-8")
        command = [sys.executable, __file__, "build_ext", "--quiet", "--build-lib", str(folder)]
        subprocess.run(command, cwd=copy, check=True)
    return sorted(path for path in folder.rglob("*") if path.is_file())


def modules(source: Path) -> list[Path]:
    """Return the modules to compile."""
    package = source / "tabbytop"
    rules = [path for name in PACKAGES for path in (package / name).rglob("*.py")]
    games = [path.parent.name for path in (package / "games").glob("*/game.py")]
    bots = [*BOTS, *[f"evaluators/{game}" for game in games]]
    return sorted([*rules, *[package / "bots" / f"{name}.py" for name in bots]])


def with_open_classes(source: str) -> str:
    """Return the source with every class open to subclasses; line numbers stay the same, for tracebacks."""
    if not re.search("^class ", source, re.MULTILINE):
        return source
    source, imports = re.subn(f"^{FUTURE}", FUTURE_AND_DECORATOR, source, count=1, flags=re.MULTILINE)
    source, classes = re.subn("\n\nclass ", f"\n{DECORATOR}\nclass ", source)
    if not imports or classes != len(re.findall("^class ", source, re.MULTILINE)):
        raise ValueError(
            "a module with classes must start with `from __future__ import annotations`, without decorated classes"
        )
    return source


def compile_here() -> None:
    """Compile the copy in the current folder."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(
        [str(path) for path in modules(Path())], opt_level="3", debug_level="0", group_name="tabbytop"
    )
    setup(name="tabbytop", version="0", packages=[], ext_modules=extensions)


if __name__ == "__main__":
    compile_here()
