"""Statistics of players and squads in a match."""

from __future__ import annotations

from collections.abc import Iterable

from .batch import Batch, Context, Team, Zone
from .caller import Caller
from .frames import Frame
from .posted import Of, posted_of
from .registry import operation
from .several import Several, listed
from .validation import Validation


class Statistics(Caller[Frame]):
    """Methods for statistics.

    Metrics are codes, which `metrics` lists. Without the argument, the answer has every metric the account is licensed
    for. An empty list of metrics, periods, zones or seconds raises `ConfigurationError`.
    """

    @operation("getPlayerStatistics")
    def player_stats(
        self,
        match_id: int,
        period: Several[int] = None,
        zone: Several[Zone] = None,
        metric: Several[str] = None,
        team: Team | None = None,
        last_x_seconds: int | None = None,
        *,
        from_period_seconds: int | None = None,
        to_period_seconds: int | None = None,
        validation: Validation | None = None,
    ) -> Frame:
        """Statistics of the players of a match, one row for each player and metric. Periods and zones add up.

        With `validation="partial"`, metrics that the server cannot answer are left out with a `MetricWarning`; without
        it, they are an error.

        >>> kicks = api.player_stats(110610101, period=[3, 4], zone="F50", metric=["KICK", "GOAL"], team="home")
        >>> list(kicks.metric_code.unique()), len(kicks)
        (['KICK', 'GOAL'], 46)
        """
        return self.call(
            "getPlayerStatistics",
            match_id=match_id,
            period=period,
            zone=zone,
            metric=metric,
            team=team,
            last_x_seconds=last_x_seconds,
            from_period_seconds=from_period_seconds,
            to_period_seconds=to_period_seconds,
            validation=validation,
        )

    @operation("getSquadStatistics")
    def squad_stats(
        self,
        match_id: int,
        period: Several[int] = None,
        zone: Several[Zone] = None,
        metric: Several[str] = None,
        team: Team | None = None,
        last_x_seconds: int | None = None,
        context: Context | None = None,
        *,
        from_period_seconds: int | None = None,
        to_period_seconds: int | None = None,
        validation: Validation | None = None,
    ) -> Frame:
        """Statistics of the squads of a match, one row for each squad and metric.

        `context` says whose: `For`, `Against`, `Diff`, `PhysicalDiff`. `validation` is that of `player_stats`.

        >>> margin = api.squad_stats(110610101, metric="GOAL", context="Diff")
        >>> int(margin.value.sum())
        0
        """
        return self.call(
            "getSquadStatistics",
            match_id=match_id,
            period=period,
            zone=zone,
            metric=metric,
            team=team,
            context=context,
            last_x_seconds=last_x_seconds,
            from_period_seconds=from_period_seconds,
            to_period_seconds=to_period_seconds,
            validation=validation,
        )

    @operation("postPlayerStatistics")
    def player_stats_post(self, match_id: int, batch: Batch, *, requests: bool = False) -> Frame:
        """Answers a batch about players in one request.

        `request_id` names the question of a row. With `requests`, returns the questions as the server understood them.

        >>> batch = (
        ...     Batch()
        ...     .add(metrics=["GOAL", "MARK"], zones="F50", id="forwards")
        ...     .add(metrics="DISPOSAL", last_x_seconds=300, id="late")
        ... )
        >>> list(api.player_stats_post(110610101, batch).request_id.unique())
        ['forwards', 'late']
        """
        return self._post("players", match_id, batch, "requests" if requests else None)

    @operation("postSquadStatistics")
    def squad_stats_post(self, match_id: int, batch: Batch, *, requests: bool = False) -> Frame:
        """Answers a batch about squads in one request.

        `request_id` names the question of a row. With `requests`, returns the questions as the server understood them.

        >>> batch = Batch().add(metrics="CLEARANCE", id="all").add(metrics="CLEARANCE", context="Diff", id="diff")
        >>> len(api.squad_stats_post(110610101, batch))
        4
        """
        return self._post("squads", match_id, batch, "requests" if requests else None)

    @operation("postPlayerStatistics", "postSquadStatistics")
    def last_x(
        self,
        match_id: int,
        seconds: int | Iterable[int],
        metrics: Several[str] = None,
        *,
        of: Of = "players",
        periods: Several[int] = None,
        zones: Several[Zone] = None,
        team: Team | None = None,
    ) -> Frame:
        """Statistics of the last so many seconds, for one number of seconds or several, in one request.

        `request_last_x_seconds` is the number of a row. Seconds count back from the end of the match, from now where it
        is live, or from the end of each of the `periods`.

        >>> late = api.last_x(110610101, [300, 600], "DISPOSAL", of="squads")
        >>> late.groupby("request_last_x_seconds").value.sum().is_monotonic_increasing
        True
        """
        batch, codes, of_zones, of_periods = Batch(), listed(metrics), listed(zones), listed(periods)
        for window in listed(seconds) or []:
            batch.add(
                codes, zones=of_zones, periods=of_periods, team=team, last_x_seconds=window, id=f"last {window} seconds"
            )
        return self._post(of, match_id, batch)

    def _post(self, of: Of, match_id: int, batch: Batch, table: str | None = None) -> Frame:
        posted = posted_of(of)
        return self.call(posted.operation_id, table=table, body=posted.body(batch), match_id=match_id)
