"""Evidence for statistics: the terms of a value, and the occurrences of metrics."""

from __future__ import annotations

from typing import Any, Literal

from .caller import Caller
from .each_match import each_match
from .errors import ConfigurationError
from .frames import Frame
from .match_ids import MatchIds
from .registry import operation
from .several import Several

# Maximum number of items in one response.
_PAGE = 5000

Order = Literal["time", "-time"]


class Evidence(Caller[Frame]):
    """Methods for evidence: the acts and times from which statistics are computed.

    The filters are those of the server: `period`, `zone`, `from_period_seconds`, `to_period_seconds`, `last_x_seconds`,
    `score_state`, `from_score_margin`, `to_score_margin`, `area`, `area_of`, `area_unit`, `against_person_id`, `role`
    and, for squads, `context`. All pages are fetched.
    """

    @operation("getPlayerEvidence", "getSquadEvidence")
    @each_match
    def evidence(
        self,
        match_id: MatchIds,
        metric: str,
        *,
        person_id: int | None = None,
        squad_id: int | None = None,
        **filters: Any,
    ) -> Frame:
        """The terms that add up to a statistic, with a row for each act or time interval.

        `list` is `sum` or, for a ratio, `numerator` or `denominator`. A term whose `sign` is -1 is subtracted. Needs
        the Transactional tier.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches.
            metric: Code or name of the metric.
            person_id: Id of the player whose statistic it is; or pass `squad_id`.
            squad_id: Id of the squad whose statistic it is; or pass `person_id`.
            filters: Filters of the statistic, which the class lists.

        Returns:
            A frame with a row for each term.

        Raises:
            ApiError: The server rejects the request.
            ConfigurationError: Neither or both of `person_id` and `squad_id` are passed.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> squad = api.squad_stats(110610101, period=[1, 2], metric="KICK", team="home").iloc[0]
            >>> kicks = api.evidence(110610101, "KICK", squad_id=squad.squad_id, period=[1, 2])
            >>> bool((kicks.sign * kicks.weight * kicks.amount).sum() == squad.value)
            True
        """
        operation_id, asked = _of(match_id, metric, person_id, squad_id, filters)
        answer = self._all_items(operation_id, asked, "terms")
        return self._flattened(answer, "terms")

    @operation("getPlayerEvidence", "getSquadEvidence")
    def evidence_summary(
        self, match_id: int, metric: str, *, person_id: int | None = None, squad_id: int | None = None, **filters: Any
    ) -> dict[str, Any]:
        """The value of a statistic, its formula, sums and bases, and what each filter leaves out.

        Args:
            match_id: Id of a match or a replay.
            metric: Code or name of the metric.
            person_id: Id of the player whose statistic it is; or pass `squad_id`.
            squad_id: Id of the squad whose statistic it is; or pass `person_id`.
            filters: Filters of the statistic, which the class lists.

        Returns:
            The decoded response, without the terms.

        Raises:
            ApiError: The server rejects the request.
            ConfigurationError: Neither or both of `person_id` and `squad_id` are passed.

        Examples:
            >>> squad_id = api.squad_stats(110610101, metric="KICK").squad_id[0]
            >>> kicks = api.evidence_summary(110610101, "KICK", squad_id=squad_id, period=1)
            >>> [excluded["parameter"] for excluded in kicks["excluded"]]
            ['period']
        """
        operation_id, asked = _of(match_id, metric, person_id, squad_id, filters)
        answer = self._document(operation_id, {**asked, "limit": 1})
        return {name: member for name, member in answer.items() if name not in ("terms", "next")}

    @operation("getMatchFlow")
    @each_match
    def flow(
        self,
        match_id: MatchIds,
        metric: Several[str] = None,
        *,
        period: Several[int] = None,
        zone: Several[str] = None,
        squad_id: Several[int] = None,
        person_id: Several[int] = None,
        order_by: Order | None = None,
    ) -> Frame:
        """Every occurrence of metrics, in order of play. `order_by="-time"` reverses the order.

        Ratios, time and composites such as `RANKING_POINTS` have no occurrences. Needs the Transactional tier.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches.
            metric: Codes or names of metrics; by default all.
            period: Numbers of periods; by default all.
            zone: Zones; by default all.
            squad_id: Ids of squads; by default both.
            person_id: Ids of players; by default all.
            order_by: `time`, the default, or `-time` for latest first.

        Returns:
            A frame with a row for each occurrence.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> goals = api.flow(110610101, "GOAL", order_by="-time")
            >>> bool(goals.period.is_monotonic_decreasing)
            True
        """
        asked = {
            "match_id": match_id,
            "metric": metric,
            "period": period,
            "zone": zone,
            "squad_id": squad_id,
            "person_id": person_id,
            "order_by": order_by,
        }
        return self._flattened(self._all_items("getMatchFlow", asked, "occurrences"), "flow")

    @operation("getMatchFlow")
    def video_timeline(
        self,
        match_id: int,
        metric: Several[str] = None,
        *,
        siren_seconds: Several[float] = None,
        seconds_before: float | None = None,
        seconds_after: float | None = None,
        **filters: Any,
    ) -> str:
        """The flow of a match as an XML timeline that video tools import, with labels for squad, player and zone.

        `siren_seconds` are the seconds of the video at which each period starts. Accepts the filters of `flow`.

        Args:
            match_id: Id of a match or a replay.
            metric: Codes or names of metrics; by default all.
            siren_seconds: Times in the video, in seconds, at which each period starts.
            seconds_before: Seconds of video before each act.
            seconds_after: Seconds of video after each act.
            filters: Filters of `flow`.

        Returns:
            The text of an XML document.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.video_timeline(110610101, "GOAL", siren_seconds=[12.5, 2100]).count("<instance>") > 0
            True
        """
        asked = {
            **filters,
            "match_id": match_id,
            "metric": metric,
            "siren_seconds": siren_seconds,
            "seconds_before": seconds_before,
            "seconds_after": seconds_after,
        }
        return self._asked("getMatchFlow", asked, None, [("format", "xml")], "application/xml").text

    @operation("getTransactionTimeline")
    def transaction_timeline(
        self,
        match_id: int,
        *,
        period: Several[int] = None,
        squad_id: Several[int] = None,
        person_id: Several[int] = None,
        siren_seconds: Several[float] = None,
        seconds_before: float | None = None,
        seconds_after: float | None = None,
    ) -> str:
        """The transactions of a match as an XML timeline that video tools import, in order of play.

        `siren_seconds` are the seconds of the video at which each period starts. Needs the Transactional tier.

        Args:
            match_id: Id of a match or a replay.
            period: Numbers of periods; by default all.
            squad_id: Ids of squads; by default both.
            person_id: Ids of players; by default all.
            siren_seconds: Times in the video, in seconds, at which each period starts.
            seconds_before: Seconds of video before each act.
            seconds_after: Seconds of video after each act.

        Returns:
            The text of an XML document.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.transaction_timeline(110610101, period=1, siren_seconds=12.5).count("<instance>") > 100
            True
        """
        asked = {
            "match_id": match_id,
            "period": period,
            "squad_id": squad_id,
            "person_id": person_id,
            "siren_seconds": siren_seconds,
            "seconds_before": seconds_before,
            "seconds_after": seconds_after,
        }
        return self._asked("getTransactionTimeline", asked, None, (), "application/xml").text

    def _all_items(self, operation_id: str, asked: dict[str, Any], items: str) -> dict[str, Any]:
        """Returns a response with the items of all its pages. **Throws** `ConfigurationError` if it has none."""
        answer = self._pages(operation_id, items, asked, most=_PAGE)
        if items not in answer:
            raise _without_terms()
        return answer


def _without_terms() -> ConfigurationError:
    return ConfigurationError(
        "The account does not have the Transactional tier, so there are no terms. evidence_summary works without it."
    )


def _of(
    match_id: MatchIds, metric: str, person_id: int | None, squad_id: int | None, filters: dict[str, Any]
) -> tuple[str, dict[str, Any]]:
    if (person_id is None) == (squad_id is None):
        raise ConfigurationError("evidence needs a person_id or a squad_id, but not both.")
    owner = {"squad_id": squad_id} if person_id is None else {"person_id": person_id}
    operation_id = "getSquadEvidence" if person_id is None else "getPlayerEvidence"
    return operation_id, {**filters, **owner, "match_id": match_id, "metric": metric}
