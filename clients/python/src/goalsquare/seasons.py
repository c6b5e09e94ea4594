"""Seasons: fixture, ladder, squads and their players."""

from __future__ import annotations

from typing import Any

from .errors import UnknownName
from .flattening import Table, flatten, shape_of, with_main_columns
from .frames import Frame
from .leagues import Leagues
from .match_names import chosen_match, match_name_of
from .names import chosen_by_name
from .registry import operation


class Seasons(Leagues[Frame]):
    """Methods for seasons.

    By default they are about the current season, in the default league and level.
    """

    def _season(
        self,
        shortcut: str,
        season_id: int | None,
        league_id: int,
        level_id: int,
        *,
        table: str | None = None,
        **parameters: Any,
    ) -> Frame:
        season = self.current_season(league_id, level_id) if season_id is None else season_id
        operation_id, named = self._of_level(shortcut, league_id, level_id, season_id=season, **parameters)
        return self.call(operation_id, table=table, **named)

    @operation("getSeasons", "getLevelSeasons")
    def seasons(self, league_id: int = 1, level_id: int = 1) -> Frame:
        """The seasons of a level, oldest first, with the progress of each.

        Args:
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            A frame with the columns that `dictionary("seasons")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.seasons().season_id.tolist()[-2:]
            [2025, 2026]
        """
        operation_id, named = self._of_level("getSeasons", league_id, level_id)
        return self.call(operation_id, **named)

    @operation("getSeason", "getLevelSeason")
    def season(
        self, season_id: int | None = None, league_id: int = 1, level_id: int = 1, *, phases: bool = False
    ) -> Frame:
        """A season: its dates, matches, last round and next round. With `phases`, a row for each phase.

        Args:
            season_id: Id of the season; by default the current one.
            league_id: Id of the league.
            level_id: Id of the level.
            phases: Whether to return a row for each phase.

        Returns:
            A frame with the columns that `dictionary("season")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.season(2025, phases=True).phase_name)
            ['Home and Away', 'Finals']
        """
        return self._season("getSeason", season_id, league_id, level_id, table="phases" if phases else None)

    @operation("getFixture", "getLevelFixture")
    def fixture(
        self,
        season_id: int | None = None,
        squad: int | str | None = None,
        league_id: int = 1,
        level_id: int = 1,
        *,
        full: bool = False,
    ) -> Frame:
        """The matches of a season, or of one squad, with ids, dates, statuses and scores.

        `squad` is an id, name or code. The first columns are the league and the level, so that you can stack the
        fixtures of several levels. With `full`, returns all columns of the table.

        Args:
            season_id: Id of the season; by default the current one.
            squad: Id, name or code of a squad; by default all squads.
            league_id: Id of the league.
            level_id: Id of the level.
            full: Whether to return all columns of the table.

        Returns:
            A frame with the columns that `dictionary("fixture")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> int(api.fixture().match_id[0])
            110610101
        """
        season, squad_id = (season_id, None) if squad is None else self._squad_id(squad, season_id, league_id, level_id)
        season = self.current_season(league_id, level_id) if season is None else season
        operation_id, named = self._of_level("getFixture", league_id, level_id, season_id=season, squad_id=squad_id)
        if self._frames is None:
            return self.call(operation_id, **named)
        shape = shape_of(operation_id)
        table = flatten(self._answer(operation_id, named), shape if full else with_main_columns(shape))
        ids = {"league_id": league_id, "level_id": level_id}
        return self._given(
            Table(
                {**dict.fromkeys(ids, "integer"), **table.columns},
                {**{name: [value] * len(table) for name, value in ids.items()}, **table.cells},
            )
        )

    @operation("getLadder", "getLevelLadder", "getLadderByRound", "getLevelLadderByRound")
    def ladder(
        self,
        season_id: int | None = None,
        round_number: int | None = None,
        league_id: int = 1,
        level_id: int = 1,
        *,
        conference: str | None = None,
    ) -> Frame:
        """The current ladder, or the ladder after a round. `conference` selects one conference.

        Args:
            season_id: Id of the season; by default the current one.
            round_number: Returns the ladder after this round; by default the latest ladder.
            league_id: Id of the league.
            level_id: Id of the level.
            conference: Code of a conference; by default all.

        Returns:
            A frame with the columns that `dictionary("ladder")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.ladder(2025, round_number=2).position.tolist()[:3]
            [1, 2, 3]
        """
        shortcut = "getLadder" if round_number is None else "getLadderByRound"
        return self._season(shortcut, season_id, league_id, level_id, round_number=round_number, conference=conference)

    @operation("getSquads", "getLevelSquads")
    def squads(self, season_id: int | None = None, league_id: int = 1, level_id: int = 1) -> Frame:
        """The squads of a season.

        Args:
            season_id: Id of the season; by default the current one.
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            A frame with the columns that `dictionary("squads")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.squads().columns)
            ['season_id', 'squad_id', 'squad_name', 'squad_code']
        """
        return self._season("getSquads", season_id, league_id, level_id)

    @operation("getSquad", "getLevelSquad")
    def squad(self, squad: int | str, season_id: int | None = None, league_id: int = 1, level_id: int = 1) -> Frame:
        """A squad with its home state, by id, name or code.

        Args:
            squad: Id, name or code of a squad.
            season_id: Id of the season; by default the current one.
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            A frame with the columns that `dictionary("squad")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.squad("CAL").squad_name[0]
            'Callow Ranges Goannas'
        """
        season, squad_id = self._squad_id(squad, season_id, league_id, level_id)
        return self._season("getSquad", season, league_id, level_id, squad_id=squad_id)

    @operation("getSquadPersons", "getLevelSquadPersons")
    def squad_persons(
        self, squad: int | str, season_id: int | None = None, league_id: int = 1, level_id: int = 1
    ) -> Frame:
        """The players of a squad, with ages, positions and matches in the season. `squad` is an id, name or code.

        Args:
            squad: Id, name or code of a squad.
            season_id: Id of the season; by default the current one.
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            A frame with the columns that `dictionary("squad_persons")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.squad_persons("CAL").height.dtype
            Int64Dtype()
        """
        season, squad_id = self._squad_id(squad, season_id, league_id, level_id)
        return self._season("getSquadPersons", season, league_id, level_id, squad_id=squad_id)

    @operation("getSquadPersons", "getLevelSquadPersons")
    def squad_lists(self, season_id: int | None = None, league_id: int = 1, level_id: int = 1) -> Frame:
        """The players of all squads of a season. Sends a request for each squad.

        Args:
            season_id: Id of the season; by default the current one.
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            A frame with the columns that `dictionary("squad_lists")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> bool(api.squad_lists(league_id=3).squad_id.nunique() > 1)
            True
        """
        season = self.current_season(league_id, level_id) if season_id is None else season_id
        operation_id, named = self._of_level("getSquadPersons", league_id, level_id, season_id=season)
        lists = [
            self._table(operation_id, squad_id=squad["id"], **named)
            for squad in self._squads(season, league_id, level_id)
        ]
        columns = {column.name: column.type for column in shape_of(operation_id).columns}
        return self._given(
            Table(columns, {name: [cell for one in lists for cell in one.cells[name]] for name in columns})
        )

    @operation("getLevelConferences")
    def conferences(
        self, season_id: int | None = None, league_id: int = 1, level_id: int = 1, *, conference: str | None = None
    ) -> Frame:
        """The conferences of a season and their squads. Most seasons have none.

        Args:
            season_id: Id of the season; by default the current one.
            league_id: Id of the league.
            level_id: Id of the level.
            conference: Code of a conference; by default all.

        Returns:
            A frame with the columns that `dictionary("conferences")` describes.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> len(api.conferences())
            0
        """
        return self._season("getConferences", season_id, league_id, level_id, conference=conference)

    def _match_id(self, match: int | str) -> int | str:
        """Returns the id of a match, by id or by a name with squads, round and season such as `CAL v HOL R4 2025`."""
        if not isinstance(match, str) or match.isdigit():
            return match
        name = match_name_of(match)
        season = self.current_season() if name.season_id is None else name.season_id
        return chosen_match(name, self._table("getFixture", season_id=season).rows())

    def _squads(self, season_id: int, league_id: int, level_id: int) -> list[dict[str, Any]]:
        operation_id, named = self._of_level("getSquads", league_id, level_id, season_id=season_id)
        squads: list[dict[str, Any]] = self._answer(operation_id, named)["squads"]
        return squads

    def _squad_id(
        self, squad: int | str, season_id: int | None, league_id: int, level_id: int
    ) -> tuple[int, int | str]:
        season = self.current_season(league_id, level_id) if season_id is None else season_id
        if not isinstance(squad, str) or squad.isdigit():
            return season, squad
        squads = self._squads(season, league_id, level_id)
        named = chosen_by_name(squad, [(one["id"], one["code"], one["name"]) for one in squads])
        if isinstance(named, int):
            return season, named
        raise UnknownName(f"Cannot identify squad {squad!r} in season {season}", named)
