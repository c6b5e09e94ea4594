"""Where the server is, what it is told of us, what comes back, and what is kept."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pandas as pd
import pytest
from conftest import MATCH_ID
from goalsquare import API, ConfigurationError, __version__
from recorder import Recorder

ENVIRONMENTS: list[tuple[str | None, dict[str, str], str]] = [
    (None, {}, "http://localhost:8080"),
    (None, {"GOALSQUARE_URL": "https://stats.example"}, "https://stats.example"),
    ("sandbox", {"GOALSQUARE_URL": "https://stats.example"}, "http://localhost:8080"),
    ("sandbox", {"GOALSQUARE_SANDBOX_URL": "http://sandbox.example:81"}, "http://sandbox.example:81"),
    ("production", {"GOALSQUARE_URL": "https://stats.example/"}, "https://stats.example"),
    ("https://other.example/", {"GOALSQUARE_URL": "https://stats.example"}, "https://other.example"),
]


@pytest.mark.parametrize(("environment", "variables", "url"), ENVIRONMENTS)
def test_environments(monkeypatch: pytest.MonkeyPatch, environment: str | None, variables: dict[str, str], url: str) -> None:
    monkeypatch.delenv("GOALSQUARE_URL")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert API("any", environment=environment).url == url


@pytest.mark.parametrize(("environment", "text"), [("production", "GOALSQUARE_URL"), ("prod", "not one of"), ("ftp://x", "not one of"), ("https://", "not one of")])
def test_environments_that_do_not_exist(monkeypatch: pytest.MonkeyPatch, environment: str, text: str) -> None:
    monkeypatch.delenv("GOALSQUARE_URL")
    with pytest.raises(ConfigurationError, match=text):
        API("any", environment=environment)


@pytest.mark.parametrize("options", [{"frames": "spark"}, {"transport": "xml"}])
def test_options_that_do_not_exist(options: dict[str, Any]) -> None:
    with pytest.raises(ConfigurationError, match="is not one of"):
        API("any", **options)


def test_the_server_is_told_who_calls() -> None:
    recorder = Recorder()
    with API(http=recorder) as api:
        api.leagues()
    ((request, _),) = recorder.seen
    assert request.headers["user-agent"].startswith(f"goalsquare-python/{__version__} (Python ")


def test_the_token_is_never_shown() -> None:
    with API("a-secret-token") as api:
        assert "a-secret-token" not in repr(api) + str(vars(api))


def test_the_current_season_is_asked_for_once_an_hour() -> None:
    recorder = Recorder()
    with API(http=recorder) as api:
        now = api._connection.now()
        api._connection.now = lambda: now
        api.squads(), api.squads(), api.current_season()
        assert recorder.operation_ids() == {"getLevel", "getSquads"}
        assert len(recorder.seen) == 3
        api._connection.now = lambda: now + 3600
        api.current_season()
        assert len(recorder.seen) == 4


def test_answers_that_did_not_change_are_not_sent_again() -> None:
    recorder = Recorder()
    with API(http=recorder, cache=2) as api:
        first = api.chains(MATCH_ID)
        again = api.chains(MATCH_ID)
        api.score(MATCH_ID), api.match(MATCH_ID), api.chains(MATCH_ID)
    assert recorder.statuses() == [200, 304, 200, 200, 200]
    pd.testing.assert_frame_equal(first, again)


def test_without_a_cache_everything_is_sent() -> None:
    recorder = Recorder()
    with API(http=recorder) as api:
        api.score(MATCH_ID), api.score(MATCH_ID)
    assert recorder.statuses() == [200, 200]


def test_raw_answers_are_what_the_server_said(api: API[Any]) -> None:
    answer = api.raw.match_periods(MATCH_ID)
    assert answer["id"] == MATCH_ID
    with API(frames="raw") as raw:
        assert raw.match(MATCH_ID) == answer
        assert {squad["season_id"] for squad in raw.squad_lists(2025)} == {2025}


def test_threads_may_share_an_api(api: API[Any]) -> None:
    ids = [*api.fixture(2025).match_id]
    with ThreadPoolExecutor(4) as threads:
        matches = list(threads.map(api.match, ids))
    assert [int(match.match_id[0]) for match in matches] == ids
