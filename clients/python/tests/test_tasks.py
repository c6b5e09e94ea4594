"""The eight tasks of bench/tasks.py run, and are as short as the documentation says."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from goalsquare import API

ROOT = Path(__file__).parents[1]
MODULE: dict[str, Any] = runpy.run_path(str(ROOT / "bench" / "tasks.py"))
PAGE = ROOT.parents[1] / "docs" / "clients.md"


@pytest.mark.parametrize("name", MODULE["TASKS"])
def test_a_task_has_a_result(name: str, api: API[pd.DataFrame]) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed, which is optional")
    result = MODULE["TASKS"][name](api)
    frames = [one for one in (result if isinstance(result, tuple) else (result,)) if isinstance(one, pd.DataFrame)]
    assert result is not None
    assert all(len(frame) > 0 for frame in frames)


@pytest.mark.skipif(not PAGE.exists(), reason="The page is in the repository, not in the package.")
def test_the_page_has_the_lines_of_each_task() -> None:
    text = PAGE.read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| ([a-z, ]+?) +\| (\d+) ", text, re.MULTILINE))
    assert {name: written.get(name) for name in MODULE["TASKS"]} == {
        name: str(MODULE["lines_of"](task)) for name, task in MODULE["TASKS"].items()
    }
