"""What the server refuses, as exceptions that say all it said."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from datetime import datetime
from typing import Any, Literal

import httpx
import pytest

from conftest import MATCH_ID, SCHEDULED_MATCH_ID
from fakes import KEY, Clock, Script, connection_to, refused
from goalsquare import (
    API,
    ApiError,
    BadRequest,
    Batch,
    ConfigurationError,
    GoalsquareError,
    NotFound,
    NotLicensed,
    NotStarted,
    QuotaUsedUp,
    ServerError,
    TooManyRequests,
    Unauthorised,
)
from goalsquare.errors import error_of

Call = Callable[[Any], Any]

REFUSED: list[tuple[Call, type[ApiError], int, str]] = [
    (lambda api: api.match(1), NotFound, 404, "match-not-found"),
    (lambda api: api.fixture(1900), NotFound, 404, "season-not-found"),
    (lambda api: api.glossary("NO_SUCH"), NotFound, 404, "metric-not-in-glossary"),
    (lambda api: api.chains(SCHEDULED_MATCH_ID), NotStarted, 403, "match-not-started"),
    (lambda api: api.leaders(SCHEDULED_MATCH_ID), NotStarted, 403, "teams-not-entered"),
    (lambda api: api.player_stats(MATCH_ID, metric="GAOL"), BadRequest, 400, "unknown-metric"),
    (lambda api: api.player_stats(MATCH_ID, period=11), BadRequest, 400, "invalid-parameter"),
    (
        lambda api: api.player_stats(MATCH_ID, last_x_seconds=300, from_period_seconds=0),
        BadRequest,
        400,
        "window-conflict",
    ),
    (lambda api: api.call("postPlayerStatistics", match_id=MATCH_ID, body={}), BadRequest, 400, "invalid-body"),
    (lambda api: api.call("getMatch", match_id="one"), BadRequest, 400, "invalid-id"),
    (lambda api: api.call("getMatch", match_id="../seasons"), BadRequest, 400, "invalid-id"),
    (
        lambda api: api.player_stats(MATCH_ID, metric=[f"A_CODE_THAT_IS_RATHER_LONG_{n}" for n in range(400)]),
        BadRequest,
        414,
        "uri-too-long",
    ),
]


@pytest.mark.parametrize(
    ("call", "kind", "status", "code"), REFUSED, ids=[f"{case[3]}-{n}" for n, case in enumerate(REFUSED)]
)
def test_refusals(api: API[Any], call: Call, kind: type[ApiError], status: int, code: str) -> None:
    with pytest.raises(kind) as caught:
        call(api)
    error = caught.value
    assert (type(error), error.status, error.code) == (kind, status, code)
    assert error.detail
    assert error.detail in str(error)
    assert error.problem["detail"] == error.detail
    assert error.title
    assert error.instance
    assert isinstance(error, GoalsquareError)


def test_each_fault_names_parameter_value_and_what_is_allowed(api: API[Any]) -> None:
    with pytest.raises(BadRequest) as caught:
        api.player_stats(MATCH_ID, metric=["GAOL", "KIK"])
    assert [(fault.parameter, fault.value, fault.allowed) for fault in caught.value.faults] == [
        ("metric", "GAOL", ("GOAL",)),
        ("metric", "KIK", ("KICK",)),
    ]


def test_a_fault_of_a_batch_points_into_it(api: API[Any]) -> None:
    with pytest.raises(BadRequest) as caught:
        api.squad_batch(MATCH_ID, Batch().add("KICK").add("KICK", team="Home"))  # type: ignore[arg-type]
    (fault,) = caught.value.faults
    assert (fault.pointer, fault.value, fault.allowed) == ("/squadMetricRequests/1/team", "Home", ("home", "away"))


def test_what_the_tier_does_not_have_is_not_licensed(basic: API[Any]) -> None:
    with pytest.raises(NotLicensed) as caught:
        basic.match_transactions(MATCH_ID)
    assert caught.value.code == "match-not-licensed"


def test_a_token_that_is_unknown_is_unauthorised() -> None:
    with (
        API("no-such-token") as api,
        pytest.raises(
            Unauthorised, match=r"401 A valid token is needed\. The token is unknown or no longer valid\.$"
        ) as caught,
    ):
        api.leagues()
    assert caught.value.status == 401


KINDS: list[tuple[httpx.Response, type[ApiError], str]] = [
    (refused(429, "too-many-requests"), TooManyRequests, "429 Because."),
    (refused(429, "quota-used-up"), QuotaUsedUp, "429 Because."),
    (refused(413, "request-too-long"), BadRequest, "413 Because."),
    (refused(500, "internal"), ServerError, "500 Because."),
    (httpx.Response(502, text="<html>bad gateway</html>"), ServerError, "502 <html>bad gateway</html>"),
    (httpx.Response(502), ServerError, "502 Bad Gateway"),
    (httpx.Response(400, json={"error": "invalid_client", "error_description": "Wrong."}), BadRequest, "400 Wrong."),
    (httpx.Response(500, json=["odd"]), ServerError, '500 ["odd"]'),
    (httpx.Response(400, json={"type": None, "title": "Odd", "detail": None, "errors": "none"}), BadRequest, "400 Odd"),
    (
        httpx.Response(400, json={"detail": "Odd too.", "errors": [1, {"detail": "x", "allowed": None}]}),
        BadRequest,
        "400 Odd too.",
    ),
]


@pytest.mark.parametrize(("answer", "kind", "text"), KINDS, ids=[case[2] for case in KINDS])
def test_kinds(answer: httpx.Response, kind: type[ApiError], text: str) -> None:
    script = Script([answer])
    with pytest.raises(kind) as caught:
        connection_to(script, Clock()).ask("GET", "/v1/any", KEY)
    assert type(caught.value) is kind
    assert str(caught.value) == text


def test_what_is_not_a_server_of_ours_is_said() -> None:
    script = Script([httpx.Response(200, html="<p>Welcome</p>")])
    with pytest.raises(GoalsquareError, match="returned text/html; charset=utf-8 instead of application/json"):
        connection_to(script, Clock()).ask("GET", "/v1/any", KEY)


JSON = {"content-type": "application/json"}
BROKEN: list[tuple[str, httpx.Response, Literal["json", "csv"], str]] = [
    ("JSON that is cut off", httpx.Response(200, headers=JSON, content=b'{"a":'), "json", "JSON that cannot be read"),
    (
        "what is not in the coding it says",
        httpx.Response(200, headers={**JSON, "content-encoding": "gzip"}, stream=httpx.ByteStream(b"plain")),
        "json",
        "returned a response that cannot be read",
    ),
    (
        "CSV of another version",
        httpx.Response(
            200, headers={"content-type": "text/csv; charset=utf-8"}, content=b"league_id,league_name\r\n1,A\r\n"
        ),
        "csv",
        "no column league_code, league_gender",
    ),
    ("CSV without a header", httpx.Response(200, headers={"content-type": "text/csv"}), "csv", "no column league_id"),
]


@pytest.mark.parametrize(("what", "answer", "transport", "text"), BROKEN, ids=[case[0] for case in BROKEN])
def test_an_answer_that_is_broken_is_an_error_of_ours(
    what: str, answer: httpx.Response, transport: Literal["json", "csv"], text: str
) -> None:
    with (
        API(
            "any", environment="http://server.test", transport=transport, http=httpx.MockTransport(lambda _: answer)
        ) as api,
        pytest.raises(GoalsquareError, match=text),
    ):
        api.leagues()


WRONG: list[tuple[Call, str]] = [
    (lambda api: api.call("getNothing"), "There is no operation 'getNothing'"),
    (
        lambda api: api.call("getMatch", match=1),
        "getMatch has no parameter 'match'; it has match_id, as_of, known_at. Did you mean match_id?",
    ),
    (lambda api: api.call("getMatch"), "getMatch needs matchId."),
    (
        lambda api: api.call("getMatch", table="chains", match_id=1),
        "getMatch has no table 'chains'; it has match, periods.",
    ),
    (lambda api: api.last_x(MATCH_ID, 300, of="umpires"), "of 'umpires' is not one of players, squads."),
    (lambda api: api.call("getMatch", match_id=""), "getMatch needs matchId, not ''."),
    (lambda api: api.call("getMatchScore", match_id=".."), "getMatchScore needs matchId, not '..'."),
    (lambda api: api.player_batch(MATCH_ID, [{}]), "A batch is built with Batch().add(...), not list."),
    (
        lambda api: api.call("getMatchEvents", match_id=MATCH_ID),
        "getMatchEvents is a stream. Use match_events.",
    ),
    (lambda api: api.get("matches/1/nothing"), "No operation can be requested at 'matches/1/nothing'"),
    (lambda api: api.get("matches/1/replay-change"), "No operation can be requested at"),
    (
        lambda api: api.permalink("getMatch", match_id=MATCH_ID, expires=datetime(2027, 1, 1)),
        "2027-01-01T00:00:00 needs a time zone",
    ),
    (lambda api: api.as_of(datetime(2026, 5, 1)), "2026-05-01T00:00:00 needs a time zone"),
]


@pytest.mark.parametrize(("call", "text"), WRONG, ids=[case[1] for case in WRONG])
def test_what_cannot_work_is_said_before_it_is_sent(api: API[Any], call: Call, text: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        call(api)
    assert str(caught.value).startswith(text)


def test_a_url_that_is_too_long_for_anyone_is_refused(api: API[Any]) -> None:
    with pytest.raises((ConfigurationError, BadRequest)):
        api.player_stats(MATCH_ID, metric=["A" * 60_000, "B" * 60_000])


@pytest.mark.parametrize(
    "copied",
    [lambda error: pickle.loads(pickle.dumps(error)), copy.copy, copy.deepcopy],
    ids=["pickled", "copied", "copied deeply"],
)
def test_what_is_raised_goes_from_one_process_to_another(copied: Callable[[ApiError], ApiError]) -> None:
    error = error_of(
        429,
        {"type": "/problems/quota-used-up", "detail": "No more today.", "errors": [{"detail": "All used."}]},
        retry_after=60.0,
    )
    there = copied(error)
    assert (type(there), str(there), vars(there)) == (QuotaUsedUp, str(error), vars(error))


@pytest.mark.parametrize("values", [[], (), set(), iter([])], ids=["list", "tuple", "set", "iterator"])
def test_a_list_without_a_value_does_not_ask_for_everything(values: Any) -> None:
    script = Script([httpx.Response(200, json={})])
    with API("any", environment="http://server.test", http=script) as api:
        calls: list[Callable[[], Any]] = [
            lambda: api.player_stats(MATCH_ID, metric=values),
            lambda: api.squad_stats(MATCH_ID, period=values),
            lambda: api.glossary(values),
            lambda: api.last_x(MATCH_ID, values, "KICK"),
            lambda: Batch().add(values),
            lambda: next(api.match_events(MATCH_ID, values)),
        ]
        for call in calls:
            with pytest.raises(ConfigurationError, match="selects nothing"):
                call()
    assert script.requests == []


def test_a_body_that_is_no_json_is_told() -> None:
    with (
        API("any", environment="http://server.test") as api,
        pytest.raises(ConfigurationError, match=r"cannot be sent: .*Batch is not JSON"),
    ):
        api.call("postPlayerStatistics", match_id=MATCH_ID, body=Batch())


def test_an_answer_of_nothing_is_not_an_empty_frame() -> None:
    script = Script([httpx.Response(200), httpx.Response(204)])
    with API("any", environment="http://server.test", http=script) as api:
        with pytest.raises(GoalsquareError, match="returned something"):
            api.leagues()
        api.end_replay(7)
