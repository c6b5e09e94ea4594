"""The behaviour that all clients share: the cases of clients/behaviour/cases.json."""

from __future__ import annotations

import contextlib
import inspect
import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pandas as pd
import pytest

import goalsquare
from fakes import Script, refused
from goalsquare import API, Batch
from goalsquare.pace import Pace

SHARED = Path(__file__).parents[2] / "behaviour" / "cases.json"
if not SHARED.exists():
    pytest.skip("The cases are in the repository, not in the package.", allow_module_level=True)
INTERFACE: dict[str, Any] = json.loads(SHARED.with_name("interface.json").read_text(encoding="utf-8"))
FUNCTIONS: dict[str, Any] = INTERFACE["functions"]
LIST: dict[str, Any] = json.loads(SHARED.read_text(encoding="utf-8"))
CASES: list[dict[str, Any]] = [*LIST["cases"], *LIST["frames"]]
VARIABLES = (
    "GOALSQUARE_URL",
    "GOALSQUARE_SANDBOX_URL",
    "GOALSQUARE_TOKEN",
    "GOALSQUARE_CLIENT_ID",
    "GOALSQUARE_CLIENT_SECRET",
)
CONNECTION: dict[str, Any] = {"token": "a-key", "environment": "http://server.test"}
# How much longer than the case says a wait may be, in seconds.
CHANCE = 0.25

METHODS: dict[str, Callable[..., Any]] = {
    "connect": API.__init__,
    "question": Batch.add,
    "to_arrow": goalsquare.to_arrow,
    "verify_webhook": goalsquare.verify_webhook,
}
ERRORS: dict[str, type[Exception]] = {
    "configuration": goalsquare.ConfigurationError,
    "bad request": goalsquare.BadRequest,
    "not started": goalsquare.NotStarted,
    "not licensed": goalsquare.NotLicensed,
    "not found": goalsquare.NotFound,
    "unknown name": goalsquare.UnknownName,
    "too many requests": goalsquare.TooManyRequests,
    "server": goalsquare.ServerError,
    "unexpected": goalsquare.UnexpectedResponse,
}


def _response(declared: dict[str, Any]) -> httpx.Response:
    if "text" in declared:
        headers = {"Content-Type": "application/json", **declared.get("headers", {})}
        return httpx.Response(declared["status"], headers=headers, text=declared["text"])
    body = LIST["bodies"][declared["body"]] if "body" in declared else _problem(declared)
    return httpx.Response(declared["status"], headers=declared.get("headers", {}), json=body)


def _problem(declared: dict[str, Any]) -> dict[str, Any]:
    code = declared["problem"]
    return {"type": f"/problems/{code}", "title": code, "status": declared["status"], "detail": declared["detail"]}


def _seen(request: httpx.Request, members: dict[str, Any]) -> dict[str, Any]:
    """The members of a request that a case compares."""
    query = sorted([name, value] for name, value in request.url.params.multi_items())
    seen = {
        "method": request.method,
        "path": request.url.path,
        "query": query,
        "token": request.headers.get("authorization", "").removeprefix("Bearer "),
    }
    if "body" in members:
        seen["body"] = json.loads(request.content)
    return {name: seen[name] for name in members}


def _batch(questions: list[dict[str, Any]]) -> Batch:
    batch = Batch()
    for question in questions:
        batch.add(**question)
    return batch


def _called(api: API[Any], name: str, arguments: dict[str, Any]) -> Any:
    if name == "score of a replay":
        return api.score(api.begin_replay(7))
    if name == "score twice":
        api.score(**arguments)
        return api.score(**arguments)
    named = {key: _batch(value) if key == "batch" else value for key, value in arguments.items()}
    method: Any = METHODS.get(name) or getattr(API, name)
    return method(api, **named)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_behaviour(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in case.get("environment", {}).items():
        monkeypatch.setenv(name, value)
    waits: list[float] = []
    expected, script = case["expect"], Script([_response(one) for one in case["responses"]])
    result: Any = None
    raised: Exception | None = None
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            api = API(http=script, token_cache=tmp_path, **case.get("connection", CONNECTION))
            api._connection._sender._sleep = waits.append
            api._connection._sender._pace = Pace(lambda: sum(waits))
            result = _called(api, case["call"], case["arguments"])
        except goalsquare.GoalsquareError as error:
            raised = error
    if "error" in expected:
        assert isinstance(raised, ERRORS[expected["error"]]), repr(raised)
        assert expected.get("message", "") in str(raised)
    elif raised is not None:
        raise raised
    if "requests" in expected:
        seen = [_seen(*both) for both in zip(script.requests, expected["requests"], strict=False)]
        assert seen == expected["requests"]
        assert len(script.requests) == len(expected["requests"])
    if "waits" in expected:
        assert len(waits) == len(expected["waits"])
        assert all(0 <= wait - least <= CHANCE for wait, least in zip(waits, expected["waits"], strict=True))
    # What a collector finds while a case runs, such as a loop that a notebook's kernel left, is not of this call.
    messages = [str(one.message) for one in warned if not issubclass(one.category, ResourceWarning)]
    assert [expected["warning"] in one for one in messages] == [True] if "warning" in expected else not messages
    if "url" in expected:
        assert api.url == expected["url"]
    if "first_columns" in expected:
        assert list(result.columns)[: len(expected["first_columns"])] == expected["first_columns"]
    if "columns" in expected:
        assert list(result.columns) == expected["columns"]
    if "rows" in expected:
        assert isinstance(result, pd.DataFrame)
        assert len(result) == expected["rows"]
    for name, lists in expected.get("lists", {}).items():
        assert result[name].tolist() == lists
    if "categories" in expected:
        assert [name for name, dtype in result.dtypes.items() if dtype == "category"] == expected["categories"]
    if "match_id" in expected:
        assert result.match_id == expected["match_id"]


HERE = [name for name, one in FUNCTIONS.items() if one.get("names", {}).get("python", "") is not None]


@pytest.mark.parametrize("name", HERE)
def test_arguments_have_the_same_names_and_order(name: str) -> None:
    method = METHODS.get(name) or getattr(API, name)
    declared = FUNCTIONS[name]["arguments"]
    assert [one for one in inspect.signature(method).parameters if one in declared] == declared


def _requests(name: str, responses: list[httpx.Response], folder: Path) -> list[httpx.Request]:
    """The requests of the sample call of a function. What the call makes of the responses does not matter."""
    one = FUNCTIONS[name]
    given = {**INTERFACE["samples"], **one.get("sample", {})}
    script = Script(responses)
    api = API(http=script, token_cache=folder, cache=False, **CONNECTION)
    api._connection._sender._sleep = lambda _: None
    with contextlib.suppress(Exception):
        _called(api, name, {key: given[key] for key in one["arguments"] if given.get(key) is not None})
    return script.requests


@pytest.mark.parametrize(
    "name", [name for name in HERE if name not in INTERFACE["apart"] and FUNCTIONS[name].get("waits") != "resumes"]
)
def test_pages_are_followed_and_requests_repeated(name: str, tmp_path: Path) -> None:
    page = INTERFACE["page"]
    pages = [httpx.Response(200, json={**page, "next": "c1"}), httpx.Response(200, json=page)]
    follows = any(request.url.params.get("cursor") == "c1" for request in _requests(name, pages, tmp_path))
    assert follows == FUNCTIONS[name].get("pages", False)
    failed = _requests(name, [refused(502)], tmp_path)
    if FUNCTIONS[name].get("waits") == "once":
        assert len(failed) == 1
    else:
        assert len(failed) >= 5


def test_the_methods_are_those_of_the_interface() -> None:
    earlier = [name for one in FUNCTIONS.values() for name in one.get("earlier", {}).get("python", ())]
    declared = {*HERE, *earlier, *INTERFACE["own"]["python"]} - METHODS.keys()
    assert declared == {name for name in dir(API) if not name.startswith("_") and callable(getattr(API, name))}


def test_earlier_names_are_the_same_methods() -> None:
    for name, one in FUNCTIONS.items():
        for earlier in one.get("earlier", {}).get("python", ()):
            assert getattr(API, earlier) is getattr(API, name)
