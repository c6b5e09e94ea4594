"""Streams of events: what lines say, how a stream goes on where it broke off, and how changes are folded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from fakes import URL, Clock, Script, connection_to, refused
from goalsquare import (
    API,
    Batch,
    ConnectionFailed,
    Event,
    GoalsquareError,
    NotFound,
    QuotaUsedUp,
    Unauthorised,
    UnexpectedResponse,
    Wait,
    folded,
)
from goalsquare.events import events_of

ONE = Event("MatchScore", {"a": 1}, "7.0")

LAST = ["id: 7.0", "event: MatchScore", 'data: {"a":1}', ""]

LINES: list[tuple[str, list[str], list[Event]]] = [
    ("an event", LAST, [ONE]),
    ("no comment and no hint", [": on", "", "retry: 2000", ""], []),
    ("nothing that was broken off", ["id: 7.0", 'data: {"a":1}'], []),
    ("data of several lines", ['data: {"a":', "data:1}", ""], [Event("message", {"a": 1})]),
    (
        "no data of a position",
        ["retry: 2000", "id: 3", "event: position", 'data: {"id":"3","current":false}', "", ":", *LAST],
        [Event("position", {}, "3"), ONE],
    ),
    ("an id alone", ["retry: 2000", "id: 3", ""], [Event("message", {}, "3")]),
]


@pytest.mark.parametrize(("what", "lines", "events"), LINES, ids=[case[0] for case in LINES])
def test_reads(what: str, lines: list[str], events: list[Event]) -> None:
    assert list(events_of(lines)) == events


STREAM = {"content-type": "text/event-stream"}


def stream(*events: tuple[str, str]) -> httpx.Response:
    return httpx.Response(
        200, headers=STREAM, text="".join(f"id: {name}\nevent: MatchScore\ndata: {data}\n\n" for name, data in events)
    )


def api_to(script: Script) -> API[Any]:
    api: API[Any] = API("a-key", environment=URL, frames="raw")
    api._connection = connection_to(script, Clock())
    return api


def test_goes_on_where_a_stream_broke_off() -> None:
    script = Script([stream(("1.0", '{"a":1}')), httpx.ReadError("reset"), stream(("2.0", '{"a":2}')), refused(404)])
    events = api_to(script).match_events(7, "MatchScore", since=0)
    assert [next(events).data["a"], next(events).data["a"]] == [1, 2]
    with pytest.raises(NotFound):
        next(events)
    assert [request.headers.get("last-event-id") for request in script.requests] == ["0", "1.0", "1.0", "2.0"]
    assert str(script.requests[0].url) == f"{URL}/v1/matches/7/events?types=MatchScore"


def test_a_stream_that_is_redirected_is_not_followed() -> None:
    script = Script([httpx.Response(307, headers={"Location": "http://elsewhere.test/"})])
    with pytest.raises(UnexpectedResponse, match=r"redirects to http://elsewhere\.test,"):
        next(api_to(script).match_events(7, "MatchScore", since=0))
    assert len(script.requests) == 1


def test_kinds_of_entries_are_asked_for() -> None:
    script = Script([stream(("1.0", '{"a":1}')), stream(("1.0", '{"a":1}'))])
    next(api_to(script).match_events(7, kind=["amendment", "removal"]))
    next(api_to(script).league_events(1, "MatchScore", kind="correction"))
    assert [str(request.url) for request in script.requests] == [
        f"{URL}/v1/matches/7/events?kind=amendment&kind=removal",
        f"{URL}/v1/leagues/1/events?kind=correction&types=MatchScore",
    ]


def test_a_reset_is_given_and_resumed_from() -> None:
    moved = 'id: 9.0\nevent: MatchScore\ndata: {"a":1}\n\nid: 4\nevent: reset\ndata: {"from":"4"}\n\n'
    script = Script([httpx.Response(200, headers=STREAM, text=moved), stream(("5.0", '{"a":2}')), refused(404)])
    events = api_to(script).match_events(7, "MatchScore", since=0)
    assert [next(events).id, next(events), next(events).id] == ["9.0", Event("reset", {"from": "4"}, "4"), "5.0"]
    with pytest.raises(NotFound):
        next(events)
    assert [request.headers.get("last-event-id") for request in script.requests] == ["0", "4", "5.0"]


def test_failures_before_an_event_are_forgotten() -> None:
    resets = [httpx.ReadError("reset")] * 4
    events = api_to(Script([*resets, stream(("1.0", '{"a":1}')), *resets, stream(("2.0", '{"a":2}'))])).match_events(7)
    assert [next(events).id, next(events).id] == ["1.0", "2.0"]


def test_an_event_without_an_id_does_not_lose_the_place() -> None:
    script = Script(
        [httpx.Response(200, headers=STREAM, text='id: 4.0\ndata: {"a":1}\n\ndata: {"a":2}\n\n'), refused(404)]
    )
    events = api_to(script).match_events(7)
    assert [next(events).data["a"], next(events).data["a"]] == [1, 2]
    with pytest.raises(NotFound):
        next(events)
    assert script.requests[1].headers["last-event-id"] == "4.0"


def test_keeps_trying_for_two_minutes_where_nobody_answers() -> None:
    clock = Clock()
    said: list[Wait] = []
    api = api_to(Script([]))
    api._connection = connection_to(Script([httpx.ConnectError("refused")]), clock, on_wait=said.append)
    with pytest.raises(ConnectionFailed):
        next(api.league_events())
    assert clock.waits[:8] == [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0]
    assert 120 <= sum(clock.waits) < 130
    assert [wait.seconds for wait in said] == clock.waits
    assert [wait.attempt for wait in said[:2]] == [1, 2]
    assert isinstance(said[0].reason, ConnectionFailed)


def test_a_stream_that_only_ends_is_left_after_two_minutes() -> None:
    clock = Clock()
    api = api_to(Script([]))
    api._connection = connection_to(Script([httpx.Response(200, headers=STREAM, text="")]), clock)
    assert list(api.league_events()) == []
    assert 120 <= sum(clock.waits) < 130


def test_waits_as_long_as_it_is_told_to() -> None:
    clock, script = (
        Clock(),
        Script(
            [
                refused(429, **{"Retry-After": "3"}),
                refused(503, **{"Retry-After": "4"}),
                stream(("1.0", '{"a":1}')),
                refused(429, "quota-used-up", **{"Retry-After": "7200"}),
            ]
        ),
    )
    api = api_to(script)
    api._connection = connection_to(script, clock)
    events = api.match_events(7)
    assert next(events).data == {"a": 1}
    with pytest.raises(QuotaUsedUp):
        next(events)
    assert clock.waits == [3.0, 4.0, 0.25]


def test_ends_with_the_stream_where_nothing_is_repeated() -> None:
    api = API("a-key", environment=URL, retries=0, http=Script([stream(("1.0", '{"a":1}'))]))
    assert [event.id for event in api.match_events(7)] == ["1.0"]


def test_another_token_is_tried_where_one_was_revoked(tmp_path: Path) -> None:
    issued = [httpx.Response(200, json={"access_token": token, "expires_in": 86_400}) for token in ("one", "two")]
    script = Script([issued[0], httpx.Response(401), issued[1], stream(("1.0", '{"a":1}'))])
    api = API(client_id="team", client_secret="secret", environment=URL, token_cache=tmp_path, retries=0, http=script)
    assert len(list(api.match_events(7))) == 1
    assert [request.headers.get("authorization") for request in script.requests] == [
        None,
        "Bearer one",
        None,
        "Bearer two",
    ]


def test_a_key_that_is_refused_is_said() -> None:
    with pytest.raises(Unauthorised):
        next(api_to(Script([httpx.Response(401)])).match_events(7))


def test_what_is_no_stream_is_not_asked_for_again() -> None:
    script = Script([httpx.Response(200, html="<p>Log in</p>")])
    with pytest.raises(GoalsquareError, match="Is it a Goalsquare server"):
        next(api_to(script).match_events(7))
    assert len(script.requests) == 1


def _statistic(code: str, value: int) -> dict[str, Any]:
    return {"code": code, "name": code.title(), "value": value, "valueDisplay": str(value), "order": 1, "rank": 1}


def test_folds_changes_over_an_answer() -> None:
    answer = {
        "matchId": 7,
        "squadStatistics": [
            {"id": "a", "squads": [{"id": 1, "statistics": [_statistic("KICK", 3), _statistic("MARK", 1)]}]}
        ],
    }
    change = {
        "changes": [
            {
                "id": "a",
                "squadId": 1,
                "removed": ["MARK"],
                "changed": [{**_statistic("KICK", 4)}],
                "added": [{"at": 0, "statistic": _statistic("GOAL", 1)}],
            }
        ]
    }
    after = folded(answer, change)
    assert [(one["code"], one["value"]) for one in after["squadStatistics"][0]["squads"][0]["statistics"]] == [
        ("GOAL", 1),
        ("KICK", 4),
    ]
    assert answer["squadStatistics"][0]["squads"][0]["statistics"][0]["value"] == 3  # type: ignore[index]


def test_the_whole_answer_comes_again_with_each_change() -> None:
    answer = {
        "matchId": 7,
        "squadStatistics": [{"id": "a", "squads": [{"id": 1, "statistics": [_statistic("KICK", 3)]}]}],
    }
    change = {"changes": [{"id": "a", "squadId": 1, "changed": [_statistic("KICK", 4)]}]}
    text = f"event: answer\ndata: {json.dumps(answer)}\n\nevent: change\ndata: {json.dumps(change)}\n\n"
    answers = api_to(Script([httpx.Response(200, headers=STREAM, text=text)])).stat_changes(
        7, Batch().add("KICK", id="a"), of="squads"
    )
    received = [next(answers), next(answers)]
    assert [one["squadStatistics"][0]["squads"][0]["statistics"][0]["value"] for one in received] == [3, 4]


def test_the_whole_forecast_comes_again_with_each_change() -> None:
    before = {"matchId": 7, "revision": 1, "now": {"home": 0.5}, "points": [{"period": 1}, {"period": 2}], "absent": []}
    change = {"matchId": 7, "revision": 2, "now": {"home": 0.6}, "from": 1, "points": [{"period": 3}]}
    text = f"event: answer\ndata: {json.dumps(before)}\n\nevent: change\ndata: {json.dumps(change)}\n\n"
    forecasts = api_to(Script([httpx.Response(200, headers=STREAM, text=text)])).forecast_changes(7)
    assert next(forecasts) == before
    assert next(forecasts) == {
        "matchId": 7,
        "revision": 2,
        "now": {"home": 0.6},
        "points": [{"period": 1}, {"period": 3}],
        "absent": [],
    }


def test_an_event_that_is_no_json_is_told() -> None:
    with pytest.raises(GoalsquareError, match="cannot be read"):
        next(api_to(Script([stream(("1.0", "{bad"))])).match_events(7))


def test_a_replay_is_of_a_match_of_any_kind_of_whole_number() -> None:
    script = Script([httpx.Response(201, json={"matchId": 1})])
    api_to(script).begin_replay(np.int64(7))  # type: ignore[arg-type]
    assert json.loads(script.requests[0].content)["matchId"] == 7
