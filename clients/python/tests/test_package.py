"""The package as it is shipped: typed, documented, built, installed."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from conftest import MATCH_ID
from goalsquare import API, __version__

ROOT = Path(__file__).parent.parent


def run(*words: str, cwd: Path = ROOT) -> str:
    """What a program says, which must end well. It does not see the sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_types_hold() -> None:
    assert "Success" in run(sys.executable, "-m", "mypy")


def test_documents_are_those_of_the_docstrings() -> None:
    pages: dict[Path, str] = runpy.run_path(str(ROOT / "docs" / "generate.py"))["pages"]()
    stale = [path.name for path, text in pages.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python3 docs/generate.py"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check", "--outdir", str(folder))
    return folder


def test_both_distributions_have_what_is_needed(built: Path) -> None:
    with zipfile.ZipFile(built / f"goalsquare-{__version__}-py3-none-any.whl") as wheel:
        inside = set(wheel.namelist())
    assert {
        "goalsquare/py.typed",
        "goalsquare/_answers.json",
        "goalsquare/_tables.json",
        "goalsquare/_operations.json",
        "goalsquare/api.py",
    } <= inside
    assert any(name.endswith("LICENSE") for name in inside)
    assert [name for name in inside if "test" in name] == []
    with tarfile.open(built / f"goalsquare-{__version__}.tar.gz") as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    assert {"README.md", "LICENSE", "pyproject.toml", "src/goalsquare/api.py", "tests/test_package.py"} <= names


def test_the_wheel_runs_where_it_is_installed(built: Path, tmp_path: Path) -> None:
    wheel = built / f"goalsquare-{__version__}-py3-none-any.whl"
    run(
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--target",
        str(tmp_path),
        str(wheel),
    )
    code = (
        "import sys; sys.path.insert(0, '.'); import goalsquare; "
        f"print(goalsquare.__file__); print(goalsquare.API().score({MATCH_ID}).match_id[0])"
    )
    where, match_id = run(sys.executable, "-c", code, cwd=tmp_path).split()
    assert where.startswith(str(tmp_path))
    assert match_id == str(MATCH_ID)


@pytest.mark.skipif(shutil.which("mkdocs") is None, reason="mkdocs is not installed")
def test_the_site_is_built_from_the_docstrings(tmp_path: Path) -> None:
    run("mkdocs", "build", "--strict", "--site-dir", str(tmp_path))
    page = (tmp_path / "reference" / "index.html").read_text(encoding="utf-8")
    shown = set(re.findall(r'id="goalsquare[.]\w+[.]\w+[.](\w+)"', page))
    assert {name for name in dir(API) if not name.startswith("_")} - shown == set()
    assert "AsyncAPI" in page
