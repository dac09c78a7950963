"""Check the architecture: import direction, what rule modules may use, docstrings, and rule ids."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabbytop.games.catbox import rulebook as catbox
from tabbytop.games.fits import rulebook as fits
from tabbytop.games.kitty import rulebook as kitty
from tabbytop.narrate.language import english

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tabbytop"
RULE_MODULES = [*sorted((SOURCE / "engine").glob("*.py")), *sorted((SOURCE / "games").rglob("*.py"))]
RULEBOOKS = {
    "cat-box": (*catbox.RULES, *catbox.RULINGS),
    "if-it-fits": (*fits.RULES, *fits.RULINGS),
    "here-kitty-kitty": (*kitty.RULES, *kitty.RULINGS),
}

STANDARD = {"__future__", "typing", "bisect"}
"""Modules that rules may import besides themselves."""

TYPES = {"random", "collections.abc"}
"""Modules that rules may import for type annotations only."""

FORBIDDEN = (ast.Yield, ast.YieldFrom, ast.GeneratorExp, ast.Lambda, ast.AsyncFunctionDef)

LONGEST_FUNCTION = 45


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(SOURCE)) for path in paths]


def typing_only(tree: ast.Module) -> set[ast.AST]:
    """Return the nodes under `if TYPE_CHECKING`."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            found.update(ast.walk(node))
    return found


def imports(tree: ast.Module) -> list[tuple[str, ast.AST]]:
    found: list[tuple[str, ast.AST]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, node) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            found.append((node.module or "", node))
    return found


def test_import_contracts_hold() -> None:
    """Run lint-imports; its contracts are in pyproject.toml."""
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "Imports go one way KEPT" in done.stdout


@pytest.mark.parametrize("path", RULE_MODULES, ids=names(RULE_MODULES))
def test_rules_import_nothing_but_themselves_and_types(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    as_types = typing_only(tree)
    own = "tabbytop.engine" if "engine" in path.parts else "tabbytop."
    for module, node in imports(tree):
        if module in TYPES:
            assert node in as_types, "rules may use random as a type only"
        elif module.startswith("tabbytop"):
            assert module.startswith((own, "tabbytop.engine")), module
        else:
            assert module in STANDARD, module


@pytest.mark.parametrize("path", RULE_MODULES, ids=names(RULE_MODULES))
def test_rules_use_only_the_compilable_dialect(path: Path) -> None:
    """Allow slotted plain classes only, so that mypyc can compile them: no enum, dataclass, generator or closure."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        assert not isinstance(node, FORBIDDEN), where
        if isinstance(node, ast.FunctionDef):
            assert node.args.kwarg is None, where
            inner = [child for child in ast.walk(node) if isinstance(child, ast.FunctionDef) and child is not node]
            assert not inner, where
        if isinstance(node, ast.ClassDef):
            assert not node.decorator_list, where
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            assert "Enum" not in bases, where
            assigned = [ast.unparse(child.targets[0]) for child in node.body if isinstance(child, ast.Assign)]
            assert "__slots__" in assigned or bases == ["Exception"], f"{where} has no __slots__"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=names(sorted(SOURCE.rglob("*.py"))))
def test_functions_are_short_and_everything_public_has_a_docstring(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), "no module docstring"
    assert not re.search(r"util|helper|manager|common", path.stem)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST_FUNCTION, f"{node.name} is too long"
            public = not node.name.startswith("_")
            owner = parent(tree, node)
            if public and isinstance(owner, ast.Module | ast.ClassDef):
                is_inherited = isinstance(owner, ast.ClassDef) and overrides(path, owner.name, node.name)
                assert ast.get_docstring(node) or is_inherited, f"{node.name} has no docstring"


def overrides(path: Path, owner: str, method: str) -> bool:
    """Return whether a base class documents this method already."""
    name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
    bases = getattr(importlib.import_module(name), owner).__mro__[1:]
    return any(method in vars(base) and vars(base)[method].__doc__ for base in bases)


def parent(tree: ast.Module, child: ast.AST) -> ast.AST | None:
    for node in ast.walk(tree):
        if child in ast.iter_child_nodes(node):
            return node
    return None


MAY_USE_RANDOM = {
    "table/dealer.py",
    "terminal/local/setup.py",  # bots
    "terminal/local/game.py",
    "server/bot_pool/answers.py",
    "server/bot_pool/worker.py",
    "server/accounts/tokens.py",  # tokens and table names
}
"""Modules outside bots and lab that may use random numbers."""


def test_only_the_dealer_bots_and_lab_use_random_numbers() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        package = path.relative_to(SOURCE).parts[0]
        tree = ast.parse(path.read_text(encoding="utf-8"))
        as_types = typing_only(tree)
        for module, node in imports(tree):
            if module in ("random", "secrets") and node not in as_types:
                allowed = package in ("bots", "lab") or path.relative_to(SOURCE).as_posix() in MAY_USE_RANDOM
                assert allowed, path


def marked_rules() -> set[str]:
    """Return the rule ids that tests are marked with."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "rules").rglob("test_*.py"):
        found.update(re.findall(r'^@rule\("([A-Z]+-[\d.]+[a-z]?)"\)$', path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_rule_and_ruling_has_a_test(game: str) -> None:
    missing = sorted(set(RULEBOOKS[game]) - marked_rules())
    assert not missing, f"no test is marked with {missing}"


def test_every_marked_rule_exists() -> None:
    known = {rule for rules in RULEBOOKS.values() for rule in rules}
    assert marked_rules() <= known


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_rule_has_a_sentence(game: str) -> None:
    for rule in RULEBOOKS[game]:
        assert english().rule(rule)


def test_rules_cited_in_code_exist() -> None:
    known = {rule for rules in RULEBOOKS.values() for rule in rules}
    for path in SOURCE.rglob("*.py"):
        for cited in re.findall(r"\b(?:CB|IIF|HKK)-\d+\.\d+[a-z]?\b", path.read_text(encoding="utf-8")):
            assert cited in known, f"{path.name} cites {cited}"


def reasons() -> dict[str, str]:
    """Return every reason that the code refuses with, and its module."""
    found: dict[str, str] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                for reason in ast.walk(node.args[1]) if len(node.args) > 1 else []:
                    if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                        found[reason.value] = path.name
    return found


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    used = reasons()
    assert len(used) > 50
    for reason, path in used.items():
        assert english().knows(f"why-{reason}"), f"{path} refuses with {reason}, which has no sentence"
    translated: set[str] = set()
    for file in (SOURCE / "narrate" / "en").glob("*.ftl"):
        translated.update(re.findall(r"^why-([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert translated == set(used)


def test_no_file_contains_a_registry_url_or_a_home_directory() -> None:
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in done.stdout.split("\n"):
        path = ROOT / name
        if name and path.is_file() and path.suffix in {".py", ".toml", ".lock", ".in", ".md", ".json", ".ftl", ""}:
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not re.search(r"https?://[\w.-]*(pypi|npmjs|pythonhosted)", text), name
            assert not re.search(r"/(home|root|work|Users)/\w", text), name
