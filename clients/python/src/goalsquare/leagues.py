"""Leagues and their levels."""

from __future__ import annotations

from .caller import Caller
from .errors import GoalsquareError
from .frames import Frame
from .registry import operation

# How long a current season is remembered.
_CURRENT_SEASON_SECONDS = 3600.0


class Leagues(Caller[Frame]):
    """Methods for leagues and levels."""

    _current_seasons: dict[tuple[int, int], tuple[float, int]]

    @operation("getLeagues")
    def leagues(self) -> Frame:
        """The leagues that the account is licensed for.

        Returns:
            A frame with the columns that `dictionary("leagues")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.leagues().columns)
            ['league_id', 'league_name', 'league_code', 'league_gender']
        """
        return self.call("getLeagues")

    @operation("getLeague")
    def league(self, league_id: int = 1) -> Frame:
        """A league and its seasons, with a row for each season of each level.

        Args:
            league_id: Id of the league.

        Returns:
            A frame with the columns that `dictionary("league")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.league(3).columns[-4:])
            ['level_id', 'season_id', 'competition_id', 'championship_id']
        """
        return self.call("getLeague", table="seasons", league_id=league_id)

    @operation("getLevels")
    def levels(self, league_id: int = 1) -> Frame:
        """The levels of a league.

        Args:
            league_id: Id of the league.

        Returns:
            A frame with the columns that `dictionary("levels")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.levels(12).level_name)
            ['Seniors', 'Reserves', 'Under-16', 'Under-18']
        """
        return self.call("getLevels", league_id=league_id)

    @operation("getLevel")
    def level(self, league_id: int = 1, level_id: int = 1) -> Frame:
        """A level and its current season.

        Args:
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            A frame with the columns that `dictionary("level")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> int(api.level().current_season_id[0])
            2026
        """
        return self.call("getLevel", league_id=league_id, level_id=level_id)

    @operation("getLevel")
    def current_season(self, league_id: int = 1, level_id: int = 1) -> int:
        """The id of the current season, or of the last one. It is requested at most once an hour.

        Args:
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            The id of the season.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.current_season()
            2026
        """
        now = self._connection.now()
        asked_at, known = self._current_seasons.get((league_id, level_id), (float("-inf"), 0))
        if now - asked_at < _CURRENT_SEASON_SECONDS:
            return known
        current = self._answer("getLevel", {"league_id": league_id, "level_id": level_id}).get("currentSeason")
        if current is None:
            raise GoalsquareError(f"Level {level_id} of league {league_id} has no season.")
        season_id = int(current["seasonId"])
        self._current_seasons[league_id, level_id] = (now, season_id)
        return season_id
