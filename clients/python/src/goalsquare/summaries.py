"""Summary files of a match: a row for each player or squad, period and zone, and a column for each metric."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from .batch import Batch
from .caller import Caller
from .each_match import each_match
from .errors import ConfigurationError
from .feed import with_older_names
from .flattening import ColumnType, Table
from .frames import Frame
from .match_ids import MatchIds
from .posted import Of, posted_of
from .registry import operation
from .several import Several

# The zones in which play is counted. Zone X has the acts at centre bounces, and metrics without zones.
_ZONES: Mapping[str, Literal["D50", "DM", "CB", "AM", "F50"]] = {
    "D50": "D50",
    "DM": "DM",
    "AM": "AM",
    "F50": "F50",
    "X": "CB",
}
_UNZONED = "unzoned"

_COMMON: dict[str, ColumnType] = {
    "match_id": "integer",
    "season_id": "integer",
    "round_number": "integer",
    "venue_name": "string",
}
_OF_PERSON: dict[str, ColumnType] = {"person_id": "integer", "person_fullname": "string"}
_OF_ROW: dict[str, ColumnType] = {
    "squad_id": "integer",
    "squad_name": "string",
    "opponent_squad_name": "string",
    "squad_margin": "integer",
    "period": "integer",
    "period_margin": "integer",
    "zone": "string",
}
_LEGACY = {
    "round_number": "GROUP_ROUND_NO",
    "person_fullname": "FULLNAME",
    "opponent_squad_name": "OPP_SQUAD_NAME",
    "period_margin": "MARGIN",
    "zone": "ZONE_LOGICAL_AFL",
}


class Summaries(Caller[Frame]):
    """Methods for summary files."""

    @operation("postPlayerStatistics", "getMatch", "getMatchScore", "getMatchMetrics", "getMetricGlossary")
    @each_match
    def player_summary_file(self, match_id: MatchIds, metric: Several[str] = None, *, legacy: bool = False) -> Frame:
        """The summary file of a match's players, with a row for each player, period and zone.

        Each metric that can be counted by period has a column. Zone `X` has the acts at centre bounces, and metrics
        without zones. The zones of a count or sum add up to the period. `metric` selects metrics by code or name. With
        `legacy`, columns have their older names, in upper case. Sends four requests, plus one for each period.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            metric: Codes or names of metrics; by default all.
            legacy: Whether columns have their older names, in upper case.

        Returns:
            A frame with a row for each player, period and zone.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> summary = api.player_summary_file(110610101)
            >>> len(summary) == 46 * 4 * 5
            True
            >>> list(api.player_summary_file(110610101, ["KICK", "marks"]).columns[-3:])
            ['zone', 'kick', 'mark']
        """
        return self._summary("players", match_id, metric, legacy)

    @operation("postSquadStatistics", "getMatch", "getMatchScore", "getMatchMetrics", "getMetricGlossary")
    @each_match
    def squad_summary_file(self, match_id: MatchIds, metric: Several[str] = None, *, legacy: bool = False) -> Frame:
        """The summary file of a match's squads, with a row for each squad, period and zone.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            metric: Codes or names of metrics; by default all.
            legacy: Whether columns have their older names, in upper case.

        Returns:
            A frame with a row for each squad, period and zone.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> summary = api.squad_summary_file(110610101, legacy=True)
            >>> list(summary.columns[:5])
            ['MATCH_ID', 'SEASON_ID', 'GROUP_ROUND_NO', 'VENUE_NAME', 'SQUAD_ID']
        """
        return self._summary("squads", match_id, metric, legacy)

    def _summary(self, of: Of, match_id: MatchIds, metric: Several[str], legacy: bool) -> Frame:
        metrics = self._metrics_of(of, match_id, metric)
        match = self._answer("getMatch", {"match_id": match_id})
        score = self._answer("getMatchScore", {"match_id": match_id})
        about = {
            "match_id": match["id"],
            "season_id": match["seasonId"],
            "round_number": match["roundNumber"],
            "venue_name": match["venue"]["name"],
        }
        rows: dict[tuple[Any, ...], dict[str, Any]] = {}
        for period in (one["period"] for one in score["home"]["periods"]):
            for squad, counted, zone in self._counted(of, match_id, period, metrics):
                row = rows.setdefault(
                    (period, squad["id"], counted.get("personId"), zone),
                    {**about, **_row_of(score, squad, counted, period, zone)},
                )
                row.update((statistic["code"].lower(), statistic["value"]) for statistic in counted["statistics"])
        identity = {**_COMMON, **(_OF_PERSON if of == "players" else {}), **_OF_ROW}
        columns: dict[str, ColumnType] = {**identity, **dict.fromkeys((code.lower() for code in metrics), "number")}
        table = Table(columns, {name: [row.get(name) for row in rows.values()] for name in columns})
        return self._given(with_older_names(table, _LEGACY) if legacy else table)

    def _metrics_of(self, of: Of, match_id: MatchIds, metric: Several[str]) -> dict[str, bool]:
        """Returns the codes of the metrics that can be counted by period, and whether they have zones.

        **Throws** `ConfigurationError` if a requested metric is not one of them.
        """
        wanted = self._with_codes({"metric": metric})["metric"]
        level = "Player" if of == "players" else "Squad"
        dimensions = {one["code"]: one["dimensions"] for one in self._answer("getMetricGlossary", {})}
        codes = [
            one["code"]
            for one in self._answer("getMatchMetrics", {"match_id": match_id})["metrics"]
            if one["level"] in (level, "Both")
        ]
        counted = {code: bool(dimensions[code]["matchZone"]) for code in codes if dimensions[code]["matchPeriod"]}
        if wanted is None:
            return counted
        missing = [code for code in wanted if code not in counted]
        if missing:
            raise ConfigurationError(
                f"A summary file has no column for {', '.join(missing)}: see metrics and glossary."
            )
        return {code: counted[code] for code in wanted}

    def _counted(
        self, of: Of, match_id: MatchIds, period: int, metrics: Mapping[str, bool]
    ) -> Iterator[tuple[dict[str, Any], dict[str, Any], str]]:
        """Yields the squad, the owner (the squad or a player) and the zone of each count in a period."""
        zoned, unzoned = [code for code in metrics if metrics[code]], [code for code in metrics if not metrics[code]]
        batch = Batch()
        for name, zone in _ZONES.items() if zoned else ():
            batch.add(zoned, period, zone, id=name)
        if unzoned:
            batch.add(unzoned, period, id=_UNZONED)
        posted = posted_of(of)
        for result in self._answer(posted.operation_id, {"match_id": match_id}, posted.body(batch))[posted.results]:
            for squad in result["squads"]:
                for counted in squad["players"] if of == "players" else [squad]:
                    yield squad, counted, "X" if result["id"] == _UNZONED else result["id"]


def _row_of(
    score: Mapping[str, Any], squad: Mapping[str, Any], person: Mapping[str, Any], period: int, zone: str
) -> dict[str, Any]:
    own, other = (
        (score["home"], score["away"]) if squad["id"] == score["home"]["id"] else (score["away"], score["home"])
    )
    return {
        "person_id": person.get("personId"),
        "person_fullname": person.get("fullname"),
        "squad_id": own["id"],
        "squad_name": own["name"],
        "opponent_squad_name": other["name"],
        "squad_margin": own["margin"],
        "period": period,
        "period_margin": next(one["margin"] for one in own["periods"] if one["period"] == period),
        "zone": zone,
    }
