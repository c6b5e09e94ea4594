"""Streams of events: what lines say, how a stream goes on where it broke off, and how changes are folded."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fakes import NO_JITTER, URL, Script, refused
from goalsquare import API, ConnectionFailed, Event, NotFound, folded
from goalsquare.events import events_of

ONE = Event("MatchScore", {"a": 1}, "7.0")

LINES: list[tuple[str, list[str], list[Event]]] = [
    ("an event", ["id: 7.0", "event: MatchScore", 'data: {"a":1}', ""], [ONE]),
    ("no comment and no hint", [": on", "", "retry: 2000", ""], []),
    ("nothing that was broken off", ["id: 7.0", 'data: {"a":1}'], []),
    ("data of several lines", ['data: {"a":', "data:1}", ""], [Event("message", {"a": 1})]),
    ("an id alone", ["retry: 2000", "id: 3", ""], [Event("message", {}, "3")]),
]


@pytest.mark.parametrize(("what", "lines", "events"), LINES, ids=[case[0] for case in LINES])
def test_reads(what: str, lines: list[str], events: list[Event]) -> None:
    assert list(events_of(lines)) == events


def stream(*events: tuple[str, str]) -> httpx.Response:
    return httpx.Response(200, text="".join(f"id: {name}\nevent: MatchScore\ndata: {data}\n\n" for name, data in events))


def api_to(script: Script) -> API[Any]:
    return API("a-key", environment=URL, retries=NO_JITTER, http=script, frames="raw")


def test_goes_on_where_a_stream_broke_off() -> None:
    script = Script([stream(("1.0", '{"a":1}')), httpx.ReadError("reset"), stream(("2.0", '{"a":2}')), refused(404)])
    events = api_to(script).match_events(7, "MatchScore", since=0)
    assert [next(events).data["a"], next(events).data["a"]] == [1, 2]
    with pytest.raises(NotFound):
        next(events)
    assert [request.headers.get("last-event-id") for request in script.requests] == ["0", "1.0", "1.0", "2.0"]
    assert str(script.requests[0].url) == f"{URL}/v1/matches/7/events?types=MatchScore"


def test_gives_up_where_nobody_answers() -> None:
    with pytest.raises(ConnectionFailed):
        next(api_to(Script([httpx.ConnectError("refused")])).league_events())


def _statistic(code: str, value: int) -> dict[str, Any]:
    return {"code": code, "name": code.title(), "value": value, "valueDisplay": str(value), "order": 1, "rank": 1}


def test_folds_changes_over_an_answer() -> None:
    answer = {"matchId": 7, "squadStatistics": [{"id": "a", "squads": [{"id": 1, "statistics": [_statistic("KICK", 3), _statistic("MARK", 1)]}]}]}
    change = {"changes": [{"id": "a", "squadId": 1, "removed": ["MARK"], "changed": [{**_statistic("KICK", 4)}], "added": [{"at": 0, "statistic": _statistic("GOAL", 1)}]}]}
    after = folded(answer, change)
    assert [(one["code"], one["value"]) for one in after["squadStatistics"][0]["squads"][0]["statistics"]] == [("GOAL", 1), ("KICK", 4)]
    assert answer["squadStatistics"][0]["squads"][0]["statistics"][0]["value"] == 3  # type: ignore[index]
