"""Statistics of players and squads in a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from .batch import Batch, Context, Team, Zone
from .caller import Caller
from .each_match import each_match
from .errors import ConfigurationError
from .flattening import Shape, shape_of
from .frames import Frame
from .match_ids import MatchIds
from .posted import Of, posted_of
from .registry import operation
from .several import Several, listed
from .validation import Validation

EvidenceRows = Literal["values", "terms", "ids"]


class Statistics(Caller[Frame]):
    """Methods for statistics.

    Metrics are codes or names, which `metrics` lists. By default you get every metric that the account is licensed for.
    An empty list of metrics, periods, zones or seconds raises `ConfigurationError`.
    """

    @operation("getPlayerStatistics")
    @each_match
    def player_stats(
        self,
        match_id: MatchIds,
        metric: Several[str] = None,
        period: Several[int] = None,
        zone: Several[Zone] = None,
        team: Team | None = None,
        *,
        from_period_seconds: int | None = None,
        to_period_seconds: int | None = None,
        last_x_seconds: int | None = None,
        validation: Validation | None = None,
    ) -> Frame:
        """Statistics of the players of a match or several, with a row for each player and metric.

        Values of several periods or zones are added. Several matches need one request each, and show progress.
        `season_stats` with `by=["person", "match"]` needs a single query. With `validation="partial"`, metrics that the
        server cannot answer are left out with a `MetricWarning`. Without it, they are an error.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            metric: Codes or names of metrics; by default all.
            period: Periods: 1 to 4, and from 5 extra time; by default all.
            zone: Zones of the ground; by default the whole ground.
            team: `home` or `away`; by default both.
            from_period_seconds: First second of each period to count.
            to_period_seconds: Last second of each period to count.
            last_x_seconds: Counts only this many seconds back from the end of each `period`, else of the match so far.
            validation: `partial` to leave out metrics that the server cannot answer; by default they are an error.

        Returns:
            A frame with the columns that `dictionary("player_stats")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> kicks = api.player_stats(110610101, ["KICK", "GOAL"], period=[3, 4], zone="F50", team="home")
            >>> list(kicks.metric_code.unique()), len(kicks)
            (['KICK', 'GOAL'], 46)
        """
        return self.call(
            "getPlayerStatistics",
            match_id=match_id,
            metric=metric,
            period=period,
            zone=zone,
            team=team,
            last_x_seconds=last_x_seconds,
            from_period_seconds=from_period_seconds,
            to_period_seconds=to_period_seconds,
            validation=validation,
        )

    @operation("getSquadStatistics")
    @each_match
    def squad_stats(
        self,
        match_id: MatchIds,
        metric: Several[str] = None,
        period: Several[int] = None,
        zone: Several[Zone] = None,
        team: Team | None = None,
        context: Context | None = None,
        *,
        from_period_seconds: int | None = None,
        to_period_seconds: int | None = None,
        last_x_seconds: int | None = None,
        validation: Validation | None = None,
    ) -> Frame:
        """Statistics of the squads of a match or several, with a row for each squad and metric.

        `context` is `For`, `Against`, `Diff` or `PhysicalDiff`. `validation` works as in `player_stats`.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            metric: Codes or names of metrics; by default all.
            period: Periods: 1 to 4, and from 5 extra time; by default all.
            zone: Zones of the ground; by default the whole ground.
            team: `home` or `away`; by default both.
            context: `For`, `Against`, `Diff` or `PhysicalDiff`.
            from_period_seconds: First second of each period to count.
            to_period_seconds: Last second of each period to count.
            last_x_seconds: Counts only this many seconds back from the end of each `period`, else of the match so far.
            validation: `partial` to leave out metrics that the server cannot answer; by default they are an error.

        Returns:
            A frame with the columns that `dictionary("squad_stats")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> margin = api.squad_stats(110610101, metric="GOAL", context="Diff")
            >>> int(margin.value.sum())
            0
        """
        return self.call(
            "getSquadStatistics",
            match_id=match_id,
            metric=metric,
            period=period,
            zone=zone,
            team=team,
            context=context,
            last_x_seconds=last_x_seconds,
            from_period_seconds=from_period_seconds,
            to_period_seconds=to_period_seconds,
            validation=validation,
        )

    @operation("postPlayerStatistics")
    @each_match
    def player_batch(
        self,
        match_id: MatchIds,
        batch: Batch,
        *,
        full: bool = False,
        requests: bool = False,
        evidence: EvidenceRows | None = None,
    ) -> Frame:
        """Answers a batch about players in one request.

        `request_id` identifies the question of each row. With `full`, rows include their question, in columns that
        begin with `request_`. With `requests`, returns the questions as the server interpreted them. With `evidence`,
        returns what adds up to the values: `"values"` is a row for each value with the number of its acts and seconds,
        `"terms"` a row for each act or time interval, `"ids"` a row for each value with the ids of its transactions. An
        empty batch sends nothing and returns a frame without rows.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            batch: A batch of questions.
            full: Whether to return all columns of the table.
            requests: Whether to return the questions as the server interpreted them.
            evidence: `values`, `terms` or `ids`, to return evidence instead of the values.

        Returns:
            A frame with the columns that `dictionary("player_batch")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> batch = (
            ...     Batch()
            ...     .add(["GOAL", "MARK"], zone="F50", id="forwards")
            ...     .add("DISPOSAL", last_x_seconds=300, id="late")
            ... )
            >>> list(api.player_batch(110610101, batch).request_id.unique())
            ['forwards', 'late']
            >>> acts = api.player_batch(110610101, Batch().add("GOAL"), evidence="terms")
            >>> int(acts.amount.sum()) == int(api.player_stats(110610101, "GOAL").value.sum())
            True
        """
        return self._post("players", match_id, batch, full=full, requests=requests, evidence=evidence)

    @operation("postSquadStatistics")
    @each_match
    def squad_batch(
        self,
        match_id: MatchIds,
        batch: Batch,
        *,
        full: bool = False,
        requests: bool = False,
        evidence: EvidenceRows | None = None,
    ) -> Frame:
        """Answers a batch about squads in one request. The options are those of `player_batch`.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            batch: A batch of questions.
            full: Whether to return all columns of the table.
            requests: Whether to return the questions as the server interpreted them.
            evidence: `values`, `terms` or `ids`, to return evidence instead of the values.

        Returns:
            A frame with the columns that `dictionary("squad_batch")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> batch = Batch().add("CLEARANCE", id="all").add("CLEARANCE", context="Diff", id="diff")
            >>> len(api.squad_batch(110610101, batch))
            4
        """
        return self._post("squads", match_id, batch, full=full, requests=requests, evidence=evidence)

    # Earlier names of these methods.
    player_stats_post = player_batch
    squad_stats_post = squad_batch

    @operation("postPlayerStatistics", "postSquadStatistics")
    @each_match
    def last_x(
        self,
        match_id: MatchIds,
        seconds: int | Iterable[int],
        metric: Several[str] = None,
        period: Several[int] = None,
        zone: Several[Zone] = None,
        team: Team | None = None,
        context: Context | None = None,
        *,
        of: Of = "players",
    ) -> Frame:
        """Statistics of the last seconds of play, for one span or several, in one request.

        The frame is that of `player_stats` or `squad_stats`, with the span in its first column, `last_x_seconds`.
        Seconds count back from the end of the match, from now if it is live, or from the end of each `period`.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            seconds: One span or several, in seconds.
            metric: Codes or names of metrics; by default all.
            period: Periods: 1 to 4, and from 5 extra time; by default all.
            zone: Zones of the ground; by default the whole ground.
            team: `home` or `away`; by default both.
            context: `For`, `Against`, `Diff` or `PhysicalDiff`.
            of: Whose statistics: `players` or `squads`.

        Returns:
            A frame with a row for each span, player or squad, and metric.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> late = api.last_x(110610101, [300, 600], "DISPOSAL", of="squads")
            >>> late.groupby("last_x_seconds").value.sum().is_monotonic_increasing
            True
        """
        posted = posted_of(of)
        batch, codes, zones, periods = Batch(), listed(metric), listed(zone), listed(period)
        for window in listed(seconds) or []:
            batch.add(codes, periods, zones, team, context, last_x_seconds=window)
        shape = _last_x_shape(shape_of(posted.operation_id))
        answer = self._answer(posted.operation_id, {"match_id": match_id}, posted.body(batch))
        late: Frame = answer if self._frames is None else self._flattened(answer, shape)
        return late

    def _post(
        self,
        of: Of,
        match_id: MatchIds,
        batch: Batch,
        *,
        full: bool,
        requests: bool,
        evidence: EvidenceRows | None,
    ) -> Frame:
        posted = posted_of(of)
        body = posted.body(batch)
        table = "requests" if requests else None
        if evidence is not None:
            wanted = _evidence_of(evidence)
            table = wanted.table
            body = {posted.requests: [{**request, "evidence": wanted.asked} for request in batch.requests]}
        whole = shape_of(posted.operation_id, table)
        shape = whole if full or requests else _without_request(whole)
        rows: Frame = (
            self._frame(posted.operation_id, table, shape, {"match_id": match_id}, body)
            if batch.requests
            else self._without_rows(shape, {posted.results: []})
        )
        return rows


@dataclass(frozen=True)
class _Evidence:
    """How the questions of a batch request evidence, and the table of the response that contains it."""

    asked: str
    table: str


_EVIDENCE: Mapping[str, _Evidence] = {
    "values": _Evidence("full", "evidence"),
    "terms": _Evidence("full", "evidenceTerms"),
    "ids": _Evidence("ids", "evidenceIds"),
}


def _evidence_of(rows: str) -> _Evidence:
    """Returns how to request evidence in this form. **Throws** `ConfigurationError`."""
    if rows not in _EVIDENCE:
        raise ConfigurationError(f"evidence {rows!r} is not one of {', '.join(_EVIDENCE)}.")
    return _EVIDENCE[rows]


def _without_request(shape: Shape) -> Shape:
    """Returns the columns of a batch without those that repeat its questions, except their ids."""
    return Shape(
        shape.rows,
        tuple(one for one in shape.columns if one.name == "request_id" or not one.name.startswith("request_")),
    )


def _last_x_shape(shape: Shape) -> Shape:
    """Returns the columns of a batch with the window of seconds first, and without other columns of its questions."""
    window = next(one for one in shape.columns if one.name == "request_last_x_seconds")
    rest = tuple(one for one in shape.columns if not one.name.startswith("request_"))
    return Shape(shape.rows, (replace(window, name="last_x_seconds"), *rest))
