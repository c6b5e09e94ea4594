"""The server, the headers that it gets, and what is returned."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from typing import Any

import httpx
import pandas as pd
import pytest

from conftest import MATCH_ID
from fakes import Script
from goalsquare import API, ConfigurationError, __version__
from goalsquare.paths import asked_by
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
def test_environments(
    monkeypatch: pytest.MonkeyPatch, environment: str | None, variables: dict[str, str], url: str
) -> None:
    monkeypatch.delenv("GOALSQUARE_URL")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert API("any", environment=environment).url == url


@pytest.mark.parametrize(
    ("environment", "text"),
    [
        ("production", "GOALSQUARE_URL"),
        ("prod", "is not production, sandbox or the URL"),
        ("ftp://x", "is not production, sandbox or the URL"),
        ("https://", "is not production, sandbox or the URL"),
        ("http://a:b", "is not production, sandbox or the URL"),
        ("https://me:word@x", "user or password"),
    ],
)
def test_environments_that_do_not_exist(monkeypatch: pytest.MonkeyPatch, environment: str, text: str) -> None:
    monkeypatch.delenv("GOALSQUARE_URL")
    with pytest.raises(ConfigurationError, match=text) as caught:
        API("any", environment=environment)
    assert "word@" not in str(caught.value)


@pytest.mark.parametrize("options", [{"frames": "spark"}, {"transport": "xml"}])
def test_options_that_do_not_exist(options: dict[str, Any]) -> None:
    with pytest.raises(ConfigurationError, match="is not one of"):
        API("any", **options)


def test_a_proxy_that_cannot_be_one_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "ftp://proxy.example")
    with pytest.raises(ConfigurationError, match=r"proxies or certificates .*ftp"):
        API("any")


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
    with API(http=recorder, cache=False) as api:
        now = api._connection.now()
        api._connection.now = lambda: now
        api.squads(), api.squads(), api.current_season()
        assert recorder.operation_ids() == {"getLevel", "getSquads"}
        assert len(recorder.seen) == 3
        api._connection.now = lambda: now + 3600
        api.current_season()
        assert len(recorder.seen) == 4


def test_the_current_season_is_that_of_the_level_asked_about() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        _, league_id, _, level_id = request.url.path.removeprefix("/v1/").split("/")
        season_id = 2000 + 10 * int(league_id) + int(level_id)
        return httpx.Response(200, json={"id": int(level_id), "currentSeason": {"seasonId": season_id}})

    with API("any", environment="http://server.test", http=httpx.MockTransport(answer)) as api:
        asked = [(1, 1), (3, 1), (3, 2), (1, 1), (3, 2), (1, 2)]
        assert [api.current_season(*one) for one in asked] == [2011, 2031, 2032, 2011, 2032, 2012]


def test_without_a_season_it_is_that_of_the_level_asked_about() -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        return httpx.Response(
            200,
            json={
                "id": 1,
                "seasonId": 1,
                "currentSeason": {"seasonId": 2032 if "/leagues/3/levels/2" in request.url.path else 2011},
                "squads": [],
            },
        )

    script = Script([answer])
    with API("any", environment="http://server.test", http=script) as api:
        api.squads(league_id=3, level_id=2), api.squad_lists(league_id=3, level_id=2), api.squads()
    assert [request.url.path for request in script.requests if request.url.path.endswith("squads")] == [
        "/v1/leagues/3/levels/2/seasons/2032/squads",
        "/v1/leagues/3/levels/2/seasons/2032/squads",
        "/v1/seasons/2011/squads",
    ]


def by_path(request: httpx.Request) -> httpx.Response:
    return httpx.Response(200, json=[] if request.url.path.endswith("leagues") else {"matchId": MATCH_ID})


AS_OF: list[tuple[str | int | datetime, str]] = [
    ("Q3:12:30", "Q3:12:30"),
    (7, "7"),
    (datetime(2026, 3, 20, 20, 40, 5, 125_400, timezone(timedelta(hours=11))), "2026-03-20T09:40:05.125Z"),
]


@pytest.mark.parametrize(("moment", "text"), AS_OF, ids=[case[1] for case in AS_OF])
def test_as_of_is_told_of_matches_alone(moment: str | int | datetime, text: str) -> None:
    script = Script([by_path])
    with API("any", environment="http://server.test", http=script, frames="raw") as api:
        then = api.as_of(moment)
        then.score(MATCH_ID), then.leagues(), api.score(MATCH_ID), then.raw.chains(MATCH_ID)
    assert [request.url.params.get("asOf") for request in script.requests] == [text, None, None, text]


def test_known_at_joins_as_of_and_is_for_matches_alone() -> None:
    script = Script([by_path])
    with API("any", environment="http://server.test", http=script, frames="raw") as api:
        then = api.known_at(datetime(2026, 3, 28, 5, 20, tzinfo=timezone.utc))
        then.score(MATCH_ID), then.leagues(), then.as_of("Q3:12:30").score(MATCH_ID)
    moments = [(request.url.params.get("asOf"), request.url.params.get("knownAt")) for request in script.requests]
    known = "2026-03-28T05:20:00.000Z"
    assert moments == [(None, known), (None, None), ("Q3:12:30", known)]


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


def test_what_is_closed_says_so_and_may_be_closed_again() -> None:
    api = API()
    for _ in range(2):
        api.close()
    with pytest.raises(ConfigurationError, match="has been closed"):
        api.leagues()


def test_whole_numbers_may_be_of_a_column_with_gaps(api: API[Any]) -> None:
    assert int(api.match(float(MATCH_ID)).match_id[0]) == MATCH_ID  # type: ignore[arg-type]
    assert api.player_stats(MATCH_ID, period=[1.0, 4.0], metric="KICK").equals(  # type: ignore[list-item]
        api.player_stats(MATCH_ID, period=[1, 4], metric="KICK")
    )


GOT: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("leagues", {}, "getLeagues", {}),
    (
        "/v1/leagues/3/levels/1/seasons/2024/ladder/1",
        {},
        "getLevelLadderByRound",
        {"league_id": 3, "level_id": 1, "season_id": 2024, "round_number": 1},
    ),
    (
        "/matches/110610101/statistics/players?metric=KICK&metric=GOAL&period=4",
        {"team": "away"},
        "getPlayerStatistics",
        {"match_id": MATCH_ID, "metric": ["KICK", "GOAL"], "period": 4, "team": "away"},
    ),
    ("v1/metadata/metrics/glossary?metric=GOAL", {}, "getMetricGlossary", {"metric": "GOAL"}),
    ("matches/110610101/score?table=periods", {}, "getMatchScore", {"match_id": MATCH_ID, "table": "periods"}),
    (
        "matches/110610101/score?table=score",
        {"table": "periods"},
        "getMatchScore",
        {"match_id": MATCH_ID, "table": "periods"},
    ),
    ("matches/110610101/score/", {"table": "periods"}, "getMatchScore", {"match_id": MATCH_ID, "table": "periods"}),
]


@pytest.mark.parametrize(("path", "beside", "operation_id", "parameters"), GOT, ids=[case[0] for case in GOT])
def test_paths_are_those_of_operations(
    api: API[Any], path: str, beside: dict[str, Any], operation_id: str, parameters: dict[str, Any]
) -> None:
    pd.testing.assert_frame_equal(api.get(path, **beside), api.call(operation_id, **parameters))


@pytest.mark.parametrize(
    ("path", "asked"),
    [("replays/timetable", ("getReplayTimetable", {})), ("matches/a%20b", ("getMatch", {"matchId": "a b"}))],
)
def test_what_paths_ask_for(path: str, asked: tuple[str, dict[str, Any]]) -> None:
    assert asked_by(path) == asked


def test_a_path_may_be_a_url_of_the_server_and_of_no_other() -> None:
    script = Script([httpx.Response(200, headers={"content-type": "application/json"}, json=[])])
    with API("any", environment="https://server.test/below", http=script) as api:
        assert len(api.get("https://server.test/below/v1/leagues")) == 0
        for url in ("https://other.test/below/v1/leagues", "https://server.test/v1/leagues", "//other.test/v1/leagues"):
            with pytest.raises(ConfigurationError, match="No operation can be requested"):
                api.get(url)
    assert [str(request.url) for request in script.requests] == ["https://server.test/below/v1/leagues"]


def test_a_permalink_has_the_query_of_its_call() -> None:
    script = Script([httpx.Response(201, headers={"content-type": "application/json"}, json={"id": "x"})])
    with API("any", environment="http://server.test", http=script) as api:
        api.permalink(
            "getPlayerStatistics",
            match_id=7,
            metric=["KICK", "GOAL"],
            expires=datetime(2027, 1, 1, tzinfo=timezone.utc),
        )
    assert json.loads(script.requests[0].content) == {
        "path": "/v1/matches/7/statistics/players?metric=KICK&metric=GOAL",
        "format": "csv",
        "expires": "2027-01-01T00:00:00.000Z",
    }


def test_a_permalink_answers_as_of_the_moment() -> None:
    script = Script([httpx.Response(201, headers={"content-type": "application/json"}, json={"id": "x"})])
    with API("any", environment="http://server.test", http=script) as api:
        then = api.as_of("Q1:10:00")
        (
            then.permalink("getMatchScore", match_id=7),
            then.permalink("getLeagues"),
            then.permalink("getMatchScore", match_id=7, as_of=3),
        )
    paths = [json.loads(request.content)["path"] for request in script.requests]
    assert paths == ["/v1/matches/7/score?asOf=Q1%3A10%3A00", "/v1/leagues", "/v1/matches/7/score?asOf=3"]


@pytest.mark.parametrize("copied", [pickle.dumps, copy.deepcopy], ids=["pickled", "copied deeply"])
def test_an_api_is_not_pickled_and_says_why(copied: Callable[[Any], Any]) -> None:
    with API("a-secret-token") as api, pytest.raises(ConfigurationError, match="Create one in each process"):
        copied(api)
