"""Live data: events as they happen, statistics as they change, and replays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from .batch import Batch
from .caller import Caller
from .contract import operation_named, request_of
from .errors import ConnectionFailed, ServerError, TooManyRequests
from .events import Event, events_of, folded, with_change
from .frames import Frame
from .match_ids import MatchId, match_id_of
from .posted import Of, posted_of
from .registry import operation
from .replays import Replay
from .several import Several

EventType = Literal["MatchStatus", "MatchScore", "MatchMetricUpdate", "ReferenceData"]


class Live(Caller[Frame]):
    """Methods for live matches and replays. Streams last until you close them, and resume after an interruption."""

    @operation("getMatchEvents")
    def match_events(
        self,
        match_id: MatchId,
        types: Several[EventType] = None,
        *,
        since: str | int | None = None,
        kind: Several[str] = None,
        replay: Mapping[str, Any] | None = None,
    ) -> Iterator[Event]:
        """The events of a match as they happen.

        `kind` selects events by the kind of entry that causes them, as in `changes`: `["amendment", "removal"]` are
        corrections. With `since`, the id of an event or 0, the events after it come first. If a replay is moved back,
        it sends an event of type `reset`, whatever `types` are: events after the revision in `data["from"]` then no
        longer apply.

        Args:
            match_id: A match: its id, its name, or a replay.
            types: Types of events; by default all.
            kind: Kinds of entries whose events to return; by default all.
            since: Id of an event; the events after it come first.
            replay: Options of `begin_replay`, such as `{"start": "Q4:00:00", "speed": 600}`. The events are then those
                of a replay, which ends with the iterator.

        Returns:
            An iterator that continues until you close it.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> replay = {"start": "Q4:00:00", "speed": 600}
            >>> for event in api.match_events(110610101, "MatchScore", since=0, replay=replay):
            ...     if event.type == "MatchScore":
            ...         break
            >>> event.data["home"]["points"] + event.data["away"]["points"] in (1, 6)
            True
        """
        if replay is not None:
            return self._replayed(match_id, replay, types, since, kind)
        chosen = {"match_id": self._match_id(match_id_of(match_id)), "types": types, "kind": kind}
        return self._events("getMatchEvents", chosen, since)

    def _replayed(
        self,
        match_id: MatchId,
        options: Mapping[str, Any],
        types: Several[EventType],
        since: str | int | None,
        kind: Several[str],
    ) -> Iterator[Event]:
        with self.begin_replay(match_id, **options) as replay:
            yield from self.match_events(replay, types, since=since, kind=kind)

    @operation("getLeagueEvents")
    def league_events(
        self,
        league_id: int = 1,
        types: Several[EventType] = None,
        *,
        since: str | None = None,
        kind: Several[str] = None,
    ) -> Iterator[Event]:
        """The events of a league's matches, as they happen.

        `kind` selects events by the kind of entry that causes them, as in `changes`. With `since`, the id of an event,
        the events after it come first.

        Args:
            league_id: Id of the league.
            types: Types of events; by default all.
            kind: Kinds of entries whose events to return; by default all.
            since: Id of an event; the events after it come first.

        Returns:
            An iterator that continues until you close it.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> events = api.league_events(1, kind="amendment")
        """
        return self._events("getLeagueEvents", {"league_id": league_id, "types": types, "kind": kind}, since)

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
        """The changes of all matches as they happen. With `since`, those after this event or cursor come first.

        `since` is the id of an event, or a cursor of `changes`.

        Args:
            types: Types of events; by default all.
            league_id: Ids of leagues; by default all.
            season_id: Ids of seasons; by default all.
            kind: Kinds of changes; by default all.
            since: Id of an event; the events after it come first.

        Returns:
            An iterator that continues until you close it.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> events = api.change_events(league_id=1, kind=["amendment", "removal"])
        """
        chosen = {"types": types, "league_id": league_id, "season_id": season_id, "kind": kind}
        return self._events("getChangesEvents", chosen, since)

    @operation("postPlayerStatisticsEvents", "postSquadStatisticsEvents")
    def stat_changes(self, match_id: MatchId, batch: Batch, *, of: Of = "players") -> Iterator[dict[str, Any]]:
        """Yields the result of a batch, and again after each change. The server sends only the changes.

        Args:
            match_id: A match: its id, its name, or a replay.
            batch: A batch of questions.
            of: Whose statistics: `players` or `squads`.

        Returns:
            An iterator that continues until you close it.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> answers = api.stat_changes(110610101, Batch().add("GOAL", id="goals"), of="squads")
            >>> next(answers)["squadStatistics"][0]["id"]
            'goals'
            >>> answers.close()
        """
        posted = posted_of(of)
        answer: dict[str, Any] = {}
        asked = {"match_id": self._match_id(match_id_of(match_id))}
        for event in self._events(f"{posted.operation_id}Events", asked, None, posted.body(batch)):
            answer = event.data if event.type == "answer" else folded(answer, event.data)
            yield answer

    @operation("getMatchForecastEvents")
    def forecast_changes(self, match_id: MatchId) -> Iterator[dict[str, Any]]:
        """Yields the forecast of a match now, and again after each change. The server sends only the changes.

        Args:
            match_id: A match: its id, its name, or a replay.

        Returns:
            An iterator that continues until you close it.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> forecasts = api.forecast_changes(110610101)
            >>> forecast = next(forecasts)
            >>> abs(forecast["now"]["home"] + forecast["now"]["draw"] + forecast["now"]["away"] - 1) < 1e-9
            True
            >>> forecasts.close()
        """
        forecast: dict[str, Any] = {}
        for event in self._events("getMatchForecastEvents", {"match_id": self._match_id(match_id_of(match_id))}, None):
            forecast = event.data if event.type == "answer" else with_change(forecast, event.data)
            yield forecast

    @operation("getReplayTimetable")
    def replay_timetable(self) -> list[dict[str, Any]]:
        """The timetable of public replays: which matches start when, from a day ago to a day ahead.

        Returns:
            The decoded items of the response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> len(api.replay_timetable()) >= 16
            True
        """
        slots: list[dict[str, Any]] = self._answer("getReplayTimetable", {})["slots"]
        return slots

    @operation("postReplay")
    def begin_replay(
        self, match_id: MatchId, start: str = "start", speed: float = 1, *, paused: bool = False
    ) -> Replay:
        """Starts a replay of a match for this account, with a new match id in `match_id`.

        `start` is `teams`, `start` or a clock such as `Q3:12:30`. Other methods accept the replay as a match. It ends
        with `end_replay`, at the end of a `with` block, or after a day.

        Args:
            match_id: A match: its id, its name, or a replay.
            start: `teams`, `start` or a clock such as `Q3:12:30`.
            speed: Seconds of play for each second of real time.
            paused: Whether the replay is paused.

        Returns:
            The replay.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> replay = api.begin_replay(110610101, start="Q3:12:30", paused=True)
            >>> replay["status"]["periodSecs"]
            750
            >>> api.end_replay(replay["matchId"])
        """
        asked = {"matchId": int(self._match_id(match_id_of(match_id))), "from": start, "speed": speed, "paused": paused}
        return self._replay(self._answer("postReplay", {}, asked))

    @operation("postReplayChange")
    def change_replay(
        self, replay: MatchId, *, speed: float | None = None, seek: str | None = None, paused: bool | None = None
    ) -> Replay:
        """Changes the speed of a replay, pauses or resumes it, or moves it to a clock such as `Q3:12:30`.

        Args:
            replay: A replay or its match id.
            speed: Seconds of play for each second of real time; by default unchanged.
            seek: The clock to move to.
            paused: Whether the replay is paused; by default unchanged.

        Returns:
            The replay.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> replay = api.begin_replay(110610101, paused=True)
            >>> api.change_replay(replay["matchId"], seek="Q2:05:00")["status"]["periodDisplay"]
            'Q2 05:00'
            >>> api.end_replay(replay["matchId"])
        """
        change = {
            name: value for name, value in {"speed": speed, "seek": seek, "paused": paused}.items() if value is not None
        }
        return self._replay(self._answer("postReplayChange", {"replay_id": match_id_of(replay)}, change))

    @operation("getReplay")
    def replay(self, replay: MatchId) -> Replay:
        """The position and speed of a replay of this account.

        Args:
            replay: A replay or its match id.

        Returns:
            The replay.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> begun = api.begin_replay(110610101, paused=True)
            >>> api.replay(begun["matchId"])["replayOf"]
            110610101
            >>> api.end_replay(begun["matchId"])
        """
        return self._replay(self._answer("getReplay", {"replay_id": match_id_of(replay)}))

    @operation("getReplays")
    def replays(self) -> list[Replay]:
        """The running replays of this account, oldest first.

        Returns:
            The replays.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> begun = api.begin_replay(110610101, paused=True)
            >>> begun["matchId"] in [replay["matchId"] for replay in api.replays()]
            True
            >>> api.end_replay(begun["matchId"])
        """
        return [self._replay(one) for one in self._answer("getReplays", {})["replays"]]

    @operation("deleteReplay")
    def end_replay(self, replay: MatchId) -> None:
        """Ends a replay. Its match then returns 404.

        Args:
            replay: A replay or its match id.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.end_replay(api.begin_replay(110610101)["matchId"])
        """
        self._answer("deleteReplay", {"replay_id": match_id_of(replay)})

    def _replay(self, members: dict[str, Any]) -> Replay:
        return Replay(members, self.end_replay)

    def _events(
        self, operation_id: str, parameters: dict[str, Any], since: str | int | None, body: object = None
    ) -> Iterator[Event]:
        asked = operation_named(operation_id)
        path, query = request_of(asked, parameters)
        last = None if since is None else str(since)
        failures, waited = 0, 0.0
        while True:
            try:
                for event in events_of(
                    self._connection.lines(
                        asked.method, path, self._credentials, query=query, body=body, last_event_id=last
                    )
                ):
                    failures, waited = 0, 0.0
                    last = event.id or last
                    if event.data:
                        yield event
                ended: Exception | None = None
            except (ConnectionFailed, ServerError, TooManyRequests) as error:
                ended = error
            failures += 1
            reason = ended or ConnectionFailed(f"The stream from {self._connection.url} ended.")
            seconds = self._connection.wait_to_resume(failures, waited, reason)
            if seconds is not None:
                waited += seconds
            elif ended is None:
                return
            else:
                raise ended
