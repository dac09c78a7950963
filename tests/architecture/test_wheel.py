"""`pip install .` builds one pure-Python wheel that contains everything."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_wheel_is_pure_and_complete(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        ".",
        "--no-deps",
        "--no-build-isolation",
        "-q",
        "-w",
        str(tmp_path),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    wheel = next(tmp_path.glob("*.whl"))
    assert wheel.name.endswith("-py3-none-any.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.suffix in {".py", ".ftl", ".json", ".html", ".js", ".css", ".svg", ".woff2"}
        and "__pycache__" not in path.parts
    }
    assert wanted <= packed
    assert "tabbytop/web/index.html" in packed  # the browser client, built
    assert not [name for name in packed if name.endswith((".so", ".pyc"))]
    assert any(name.endswith("licenses/LICENSE") for name in packed)
    assert any(name.endswith("licenses/NOTICE.md") for name in packed)
    # It runs from the wheel alone, with the packages of this environment.
    code = f"import sys; sys.path.insert(0, {str(wheel)!r}); from tabbytop.cli import main; main(['rules', 'cat-box'])"
    ran = subprocess.run([sys.executable, "-S", "-c", PACKAGES + code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "CB-4.2" in ran.stdout


PACKAGES = f"import sys; sys.path += {[path for path in sys.path if 'site-packages' in path]!r};"
