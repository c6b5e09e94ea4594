"""The examples of docstrings and of the README, run against the server."""

from __future__ import annotations

import doctest
import os
import pkgutil
import re
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pandas
import pytest

import goalsquare
from goalsquare import API, Batch

MODULES = sorted(module.name for module in pkgutil.iter_modules(goalsquare.__path__))
README = Path(__file__).parent.parent / "README.md"
PAGE = Path(__file__).parents[3] / "docs" / "clients.md"
ROOM = 20
OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def failures(test: doctest.DocTest) -> str:
    """What the examples of a test say where they fail."""
    said: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=said.append)
    return "".join(said)


def wait_for_room(api: API[Any]) -> None:
    """Waits until the account may make some calls at once, as code that opens a URL by itself does not retry."""
    headers = {"Authorization": f"Bearer {os.environ['GOALSQUARE_TOKEN']}"}
    while True:
        answer = httpx.get(f"{api.url}/v1/usage", headers=headers)
        left = re.search(r"r=(\d+)", answer.headers.get("ratelimit", ""))
        if answer.status_code == 200 and left is not None and int(left[1]) > ROOM:
            return
        time.sleep(0.1)


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_docstrings_hold(name: str, api: API[Any]) -> None:
    if name == "permalinks":
        wait_for_room(api)
    for optional in ("polars", "pyarrow") if name == "tidy" else ():
        pytest.importorskip(optional, reason=f"{optional} is not installed, which is optional")
    if name in ("ground", "shot_map"):
        pytest.importorskip(
            "matplotlib", reason="matplotlib is not installed, which is optional: pip install goalsquare[draw]"
        )
    for test in doctest.DocTestFinder().find(
        import_module(f"goalsquare.{name}"), extraglobs={"api": api, "API": API, "Batch": Batch, "pd": pandas}
    ):
        assert failures(test) == ""


def test_examples_of_the_readme_hold(api: API[Any]) -> None:
    test = doctest.DocTestParser().get_doctest(README.read_text(encoding="utf-8"), {}, "README.md", str(README), 0)
    assert len(test.examples) > 5
    assert failures(test) == ""


def test_the_examples_of_the_page_about_clients_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 2
    known: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), known)
    assert isinstance(known["match_id"], int)


def test_every_method_has_an_example() -> None:
    public = [name for name in dir(API) if not name.startswith("_") and callable(getattr(API, name))]
    without = [name for name in public if ">>>" not in (getattr(API, name).__doc__ or "")]
    assert without == ["close"]
