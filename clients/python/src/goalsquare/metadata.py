"""Metrics, statuses, types and positions, the coverage and quality of matches, forecasts, and the account's usage."""

from __future__ import annotations

from typing import Any

from .caller import Caller
from .frames import Frame
from .registry import operation
from .several import Several


class Metadata(Caller[Frame]):
    """Methods for metrics and lists of codes, for coverage, quality and forecasts, and for usage."""

    @operation("getMetrics", "getMatchMetrics")
    def metrics(self, match_id: int | None = None, *, show_all: bool = False) -> Frame:
        """All metrics, or those available for a match. With `show_all`, also those above your tier.

        Args:
            match_id: A match, to return only the metrics available for it.
            show_all: Whether to include metrics above the account's tier.

        Returns:
            A frame with the columns that `dictionary("metrics")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> "DISPOSAL" in set(api.metrics().metric_code)
            True
        """
        shown = show_all or None
        if match_id is None:
            return self.call("getMetrics", show_all_metrics=shown)
        return self.call("getMatchMetrics", match_id=match_id, show_all_metrics=shown)

    @operation("getMatchCoverage")
    def match_coverage(self, match_id: int, *, show_all: bool = False) -> dict[str, Any]:
        """The features that the source of a match captured, and how complete each metric is.

        Also returns how the score was checked. With `show_all`, includes the metrics above the account's tier.

        Args:
            match_id: A match: its id, its name, or a replay.
            show_all: Whether to include metrics above the account's tier.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.match_coverage(110610101)["metrics"][0]["coverage"]
            'complete'
        """
        return self._document("getMatchCoverage", {"match_id": match_id, "show_all_metrics": show_all or None})

    @operation("getSeasonCoverage", "getLevelSeasonCoverage")
    def season_coverage(
        self, season_id: int, league_id: int = 1, level_id: int = 1, *, show_all: bool = False
    ) -> dict[str, Any]:
        """The number of matches of a season with each feature and metric, and the matches that differ from most.

        With `show_all`, includes the metrics above the account's tier.

        Args:
            season_id: Id of the season.
            league_id: Id of the league.
            level_id: Id of the level.
            show_all: Whether to include metrics above the account's tier.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.season_coverage(2025)["different"]
            []
        """
        asked = {"season_id": season_id, "show_all_metrics": show_all or None}
        return self._document(*self._of_level("getSeasonCoverage", league_id, level_id, **asked))

    @operation("getMatchQuality")
    def quality(self, match_id: int) -> dict[str, Any]:
        """The quality rules that a match log breaks, with the number of rows that break each and the first of these.

        The first rows need the Transactional tier.

        Args:
            match_id: A match: its id, its name, or a replay.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.quality(110610101)["results"]
            []
        """
        return self._document("getMatchQuality", {"match_id": match_id})

    @operation("getSeasonQuality", "getLevelSeasonQuality")
    def season_quality(self, season_id: int, league_id: int = 1, level_id: int = 1) -> dict[str, Any]:
        """The quality rules that a season's matches break, with counts, thresholds and the worst matches.

        Args:
            season_id: Id of the season.
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.season_quality(2025)["worst"]
            []
        """
        return self._document(*self._of_level("getSeasonQuality", league_id, level_id, season_id=season_id))

    @operation("getMatchForecast")
    def forecast(self, match_id: int, *, as_of: str | None = None) -> dict[str, Any]:
        """The chance of each result of a match: before the match, now, and at every score and minute.

        `credits` is how much each player added to the margin. `absent` lists what cannot be computed, and why.

        Args:
            match_id: A match: its id, its name, or a replay.
            as_of: A revision, a clock such as `Q3:12:30`, or an instant in UTC, to return the forecast as it was then.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.forecast(110610101)["now"]["draw"]
            0
        """
        return self._document("getMatchForecast", {"match_id": match_id, "as_of": as_of})

    @operation("getLevelSeasonForecast")
    def season_forecast(
        self,
        season_id: int,
        league_id: int = 1,
        level_id: int = 1,
        *,
        as_of: str | None = None,
        runs: int | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """The forecast of a season for each squad: wins, ladder places, finals and the premiership.

        Args:
            season_id: Id of the season.
            league_id: Id of the league.
            level_id: Id of the level.
            as_of: An instant in UTC, to return the forecast as it was then.
            runs: Number of simulations of the rest of the season, from 100 to 10,000.
            seed: Seed of the random numbers. The same seed gives the same forecast.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.season_forecast(2025)["matchesLeft"]
            0
        """
        return self._document(
            "getLevelSeasonForecast",
            {
                "season_id": season_id,
                "league_id": league_id,
                "level_id": level_id,
                "as_of": as_of,
                "runs": runs,
                "seed": seed,
            },
        )

    @operation("getForecastCalibration")
    def forecast_calibration(self) -> dict[str, Any]:
        """The matches that the forecast models were fitted on, and how well the models predict later seasons.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.forecast_calibration()["training"][0]["model"]
            'men'
        """
        return self._document("getForecastCalibration", {})

    @operation("getMetricGlossary")
    def glossary(self, metric: Several[str] = None) -> Frame:
        """Definitions, calculations and filters of metrics.

        Args:
            metric: Codes or names of metrics; by default all.

        Returns:
            A frame with a row for each metric.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.glossary("DISPOSAL").metric_name[0]
            'Disposal'
        """
        return self.call("getMetricGlossary", metric=metric)

    @operation("getMetricModels")
    def metric_models(self) -> dict[str, Any]:
        """The coefficients used to compute metrics, and the terms of the glossary.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.metric_models()["equity"]["kickInPoints"]
            0.3
        """
        return self._document("getMetricModels", {})

    @operation("getMatchStatuses")
    def match_statuses(self) -> Frame:
        """The statuses that a match can have.

        Returns:
            A frame with the columns that `dictionary("match_statuses")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> "LIVE" in set(api.match_statuses().match_status_code)
            True
        """
        return self.call("getMatchStatuses")

    @operation("getMatchTypes")
    def match_types(self) -> Frame:
        """The types that a match can have.

        Returns:
            A frame with the columns that `dictionary("match_types")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.match_types().match_type_name[0]
            'Home and Away'
        """
        return self.call("getMatchTypes")

    @operation("getChainStartTypes")
    def chain_start_types(self) -> Frame:
        """The ways in which a chain can start.

        Returns:
            A frame with the columns that `dictionary("chain_start_types")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.chain_start_types().chain_start_type_name[0]
            'Centre Bounce'
        """
        return self.call("getChainStartTypes")

    @operation("getChainEndTypes")
    def chain_end_types(self) -> Frame:
        """The ways in which a chain can end.

        Returns:
            A frame with the columns that `dictionary("chain_end_types")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.chain_end_types().chain_end_type_name[0]
            'Goal'
        """
        return self.call("getChainEndTypes")

    @operation("getChainTurnoverTypes")
    def chain_turnover_types(self) -> Frame:
        """The types of turnovers.

        Returns:
            A frame with the columns that `dictionary("chain_turnover_types")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.chain_turnover_types().turnover_type_id.dtype
            Int64Dtype()
        """
        return self.call("getChainTurnoverTypes")

    @operation("getChainTurnoverStates")
    def chain_turnover_states(self) -> Frame:
        """The states of play in which a turnover can happen.

        Returns:
            A frame with the columns that `dictionary("chain_turnover_states")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.chain_turnover_states().columns)
            ['turnover_state_id', 'turnover_state_code', 'turnover_state_name']
        """
        return self.call("getChainTurnoverStates")

    @operation("getChainTurnoverCreations")
    def chain_turnover_creations(self) -> Frame:
        """The ways in which a turnover can be created.

        Returns:
            A frame with the columns that `dictionary("chain_turnover_creations")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.chain_turnover_creations().columns)
            ['turnover_creation_id', 'turnover_creation_code', 'turnover_creation_name']
        """
        return self.call("getChainTurnoverCreations")

    @operation("getRotationTypes")
    def rotation_types(self) -> Frame:
        """The reasons for rotations.

        Returns:
            A frame with the columns that `dictionary("rotation_types")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> "Interchange" in set(api.rotation_types().rotation_type_name)
            True
        """
        return self.call("getRotationTypes")

    @operation("getShotDetailTypes")
    def shot_detail_types(self) -> Frame:
        """The values that details of shots can have, in one row, with lists joined by `;`.

        Returns:
            A frame with the columns that `dictionary("shot_detail_types")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> "Set Shot Regular" in api.shot_detail_types().shot_types[0]
            True
        """
        return self.call("getShotDetailTypes")

    @operation("getPositionTypes")
    def position_types(self) -> Frame:
        """The position types.

        Returns:
            A frame with the columns that `dictionary("position_types")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> len(api.position_types()) > 1
            True
        """
        return self.call("getPositionTypes")

    @operation("getPositionType")
    def position_type(self, position_type_id: int) -> Frame:
        """A position type.

        Args:
            position_type_id: Id of a position type.

        Returns:
            A frame with the columns that `dictionary("position_type")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> int(api.position_type(1).position_type_id[0])
            1
        """
        return self.call("getPositionType", position_type_id=position_type_id)

    @operation("getPositions")
    def positions(self, position_type_id: int) -> Frame:
        """The positions of a position type.

        Args:
            position_type_id: Id of a position type.

        Returns:
            A frame with the columns that `dictionary("positions")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> "Back Pocket Left" in set(api.positions(2).position_name)
            True
        """
        return self.call("getPositions", position_type_id=position_type_id)

    @operation("getPosition")
    def position(self, position_id: int) -> Frame:
        """A position.

        Args:
            position_id: Id of a position.

        Returns:
            A frame with the columns that `dictionary("position")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.position(201).position_code[0]
            'BPL'
        """
        return self.call("getPosition", position_id=position_id)

    @operation("getUsage")
    def usage(self, days: bool = False) -> Frame:
        """The account's plan and remaining quota. With `days`, one row for each of the last seven days.

        The request does not count towards the quota.

        Args:
            days: Whether to return a row for each day.

        Returns:
            A frame with the columns that `dictionary("usage")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> int(api.usage().request_limit[0])
            35000
        """
        return self.call("getUsage", table="days" if days else None)
