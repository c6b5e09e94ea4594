"""What goes on: events as they happen, statistics as they change, and matches that are played again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from .batch import Batch
from .caller import Caller
from .contract import operation_named, request_of
from .errors import ConnectionFailed, ServerError, TooManyRequests
from .events import Event, events_of, folded
from .frames import Frame
from .posted import Of, posted_of
from .registry import operation
from .several import Several, plain

EventType = Literal["MatchStatus", "MatchScore", "MatchMetricUpdate", "ReferenceData"]


class Live(Caller[Frame]):
    """Methods for live matches and replays. Streams last until closed, and are resumed after an interruption."""

    @operation("getMatchEvents")
    def match_events(
        self, match_id: int, types: Several[EventType] = None, *, since: str | int | None = None
    ) -> Iterator[Event]:
        """The events of a match, as they happen.

        With `since`, the id of an event or 0, the events after it come first. If a replay is moved back, an event of
        type `reset` comes, whatever `types` are: events after the revision in `data["from"]` no longer hold.

        >>> replay = api.begin_replay(110610101, start="Q4:00:00", speed=600)
        >>> for event in api.match_events(replay["matchId"], "MatchScore", since=0):
        ...     if event.type == "MatchScore":
        ...         break
        >>> event.data["home"]["points"] + event.data["away"]["points"] in (1, 6)
        True
        >>> api.end_replay(replay["matchId"])
        """
        return self._events("getMatchEvents", {"match_id": match_id, "types": types}, since)

    @operation("getLeagueEvents")
    def league_events(
        self, league_id: int = 1, types: Several[EventType] = None, *, since: str | None = None
    ) -> Iterator[Event]:
        """The events of the matches of a league, as they happen.

        With `since`, the id of an event, the events after it come first.

        >>> events = api.league_events(1)
        """
        return self._events("getLeagueEvents", {"league_id": league_id, "types": types}, since)

    @operation("getChangesEvents")
    def change_events(
        self,
        types: Several[EventType] = None,
        *,
        league_id: Several[int] = None,
        season_id: Several[int] = None,
        kind: Several[str] = None,
        since: str | None = None,
    ) -> Iterator[Event]:
        """The changes of all matches, as they happen. `since` is the id of an event, or a cursor of `changes`.

        >>> events = api.change_events(league_id=1, kind=["amendment", "removal"])
        """
        chosen = {"types": types, "league_id": league_id, "season_id": season_id, "kind": kind}
        return self._events("getChangesEvents", chosen, since)

    @operation("postPlayerStatisticsEvents", "postSquadStatisticsEvents")
    def stat_changes(self, match_id: int, batch: Batch, *, of: Of = "players") -> Iterator[dict[str, Any]]:
        """The answer to a batch, and each time it changes the whole answer again. Only what has changed is sent.

        >>> answers = api.stat_changes(110610101, Batch().add("GOAL", id="goals"), of="squads")
        >>> next(answers)["squadStatistics"][0]["id"]
        'goals'
        >>> answers.close()
        """
        posted = posted_of(of)
        answer: dict[str, Any] = {}
        for event in self._events(f"{posted.operation_id}Events", {"match_id": match_id}, None, posted.body(batch)):
            answer = event.data if event.type == "answer" else folded(answer, event.data)
            yield answer

    @operation("getReplayTimetable")
    def replay_timetable(self) -> list[dict[str, Any]]:
        """When which matches are played again for everyone: the starts of the last day, of now and of the next day.

        >>> len(api.replay_timetable()) >= 16
        True
        """
        slots: list[dict[str, Any]] = self._answer("getReplayTimetable", {})["slots"]
        return slots

    @operation("postReplay")
    def begin_replay(
        self, match_id: int, *, start: str = "start", speed: float = 1, paused: bool = False
    ) -> dict[str, Any]:
        """Replays a match for this account, under the match id in `matchId`.

        `start` is `teams`, `start` or a clock such as `Q3:12:30`.

        >>> replay = api.begin_replay(110610101, start="Q3:12:30", paused=True)
        >>> replay["status"]["periodSecs"]
        750
        >>> api.end_replay(replay["matchId"])
        """
        begun: dict[str, Any] = self._answer(
            "postReplay", {}, {"matchId": plain(match_id), "from": start, "speed": speed, "paused": paused}
        )
        return begun

    @operation("postReplayChange")
    def change_replay(
        self, replay_id: int, *, speed: float | None = None, seek: str | None = None, paused: bool | None = None
    ) -> dict[str, Any]:
        """Changes how fast a replay goes, has it wait or go on, or moves it to a place such as `Q3:12:30`.

        >>> replay = api.begin_replay(110610101, paused=True)
        >>> api.change_replay(replay["matchId"], seek="Q2:05:00")["status"]["periodDisplay"]
        'Q2 05:00'
        >>> api.end_replay(replay["matchId"])
        """
        change = {
            name: value for name, value in {"speed": speed, "seek": seek, "paused": paused}.items() if value is not None
        }
        changed: dict[str, Any] = self._answer("postReplayChange", {"replay_id": replay_id}, change)
        return changed

    @operation("getReplay")
    def replay(self, replay_id: int) -> dict[str, Any]:
        """Where a replay of this account stands.

        >>> begun = api.begin_replay(110610101, paused=True)
        >>> api.replay(begun["matchId"])["replayOf"]
        110610101
        >>> api.end_replay(begun["matchId"])
        """
        found: dict[str, Any] = self._answer("getReplay", {"replay_id": replay_id})
        return found

    @operation("getReplays")
    def replays(self) -> list[dict[str, Any]]:
        """The replays of this account that are under way, oldest first.

        >>> begun = api.begin_replay(110610101, paused=True)
        >>> begun["matchId"] in [replay["matchId"] for replay in api.replays()]
        True
        >>> api.end_replay(begun["matchId"])
        """
        known: list[dict[str, Any]] = self._answer("getReplays", {})["replays"]
        return known

    @operation("deleteReplay")
    def end_replay(self, replay_id: int) -> None:
        """Ends a replay: nothing is known of its match from then on.

        >>> api.end_replay(api.begin_replay(110610101)["matchId"])
        """
        self._answer("deleteReplay", {"replay_id": replay_id})

    def _events(
        self, operation_id: str, parameters: dict[str, Any], since: str | int | None, body: object = None
    ) -> Iterator[Event]:
        asked = operation_named(operation_id)
        path, query = request_of(asked, parameters)
        last = None if since is None else str(since)
        failures = 0
        while True:
            try:
                for event in events_of(
                    self._connection.lines(
                        asked.method, path, self._credentials, query=query, body=body, last_event_id=last
                    )
                ):
                    failures = 0
                    last = event.id or last
                    if event.data:
                        yield event
                if not self._connection.waits_after(1):
                    return
            except (ConnectionFailed, ServerError, TooManyRequests) as error:
                failures += 1
                if not self._connection.waits_after(failures, getattr(error, "retry_after", None)):
                    raise
