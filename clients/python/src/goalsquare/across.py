"""Statistics across matches: seasons, careers, form, leaders, kick networks and heat maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from .errors import ConfigurationError, GoalsquareError, UnknownName
from .filters import (
    EvidenceFilters,
    FormFilters,
    GameLogFilters,
    HeatMapFilters,
    KickNetworkFilters,
    QuestionFilters,
)
from .flattening import Column
from .frames import Frame
from .match_ids import match_id_of, matches_of
from .measured_rows import (
    Dimension,
    Measure,
    columns_of,
    tidy_rows,
    wide_rows,
)
from .names import chosen_by_name
from .posted import Of
from .registry import operation
from .seasons import Seasons
from .several import Several, listed, plain

if TYPE_CHECKING:
    from typing_extensions import Unpack

# Maximum number of times that rows are fetched if matches change between two pages.
_ATTEMPTS = 4

# Maximum number of queries in one request.
_QUERIES = 100

# Maximum number of players that an error suggests.
_SUGGESTED = 5

# Filters that accept names, with the parameters for their ids.
_BY_NAME = {"player": "person_id", "squad": "squad_id", "opponent": "opponent_id"}

_OPERATIONS = {"players": "getPlayersAcrossMatches", "squads": "getSquadsAcrossMatches"}
_POSTED = {"players": "postPlayersAcrossMatches", "squads": "postSquadsAcrossMatches"}
_EVIDENCE = {"players": "getPlayersEvidenceAcrossMatches", "squads": "getSquadsEvidenceAcrossMatches"}
_COMPARED = ("valueDisplay", "order", "rank", "percentile")

# The filters of acts, with their names in a query: first those that take several values, then those that take one.
_SEVERAL = {
    "metric": "metricCodes",
    "period": "periods",
    "zone": "zones",
    "score_state": "scoreStates",
    "against_person_id": "againstPersonIds",
    "role": "roles",
}
_ONE = {
    "from_period_seconds": "fromPeriodSeconds",
    "to_period_seconds": "toPeriodSeconds",
    "last_x_seconds": "lastXSeconds",
    "from_score_margin": "fromScoreMargin",
    "to_score_margin": "toScoreMargin",
    "context": "context",
}


def _require_of(of: str) -> None:
    """**Throws** `ConfigurationError` if `of` is neither `players` nor `squads`."""
    if of not in _OPERATIONS:
        raise ConfigurationError(f"of {of!r} is not one of {', '.join(_OPERATIONS)}.")


class Across(Seasons[Frame]):
    """Methods for statistics across matches: a season, a career, the last five games in one call.

    Filters are named arguments, with one value or several. Filters of matches: `season_id`, `league_id`, `level_id`,
    `round`, `phase`, `from_date`, `to_date`, `match_id`, `venue_id`, `squad_id`, `opponent_id`, `team` (`home` or
    `away`), `result` (`won`, `lost` or `drawn`), `from_margin`, `to_margin`, `person_id`, `start` (`onGround` or
    `bench`) and `last`, the number of most recent matches of each player or squad. Filters of acts: `period`, `zone`,
    `from_period_seconds`, `to_period_seconds`, `last_x_seconds`, `score_state` (`leading`, `level` or `trailing`),
    `from_score_margin`, `to_score_margin`, `area`, `area_of`, `area_unit`, `against_person_id`, `role` and, for squads,
    `context`. `player`, `squad` and `opponent` take names or codes, such as `player="Kosta Karvonakis"` and
    `squad="CAL"`.

    A player has played a match if on the ground for at least a second: unused substitutes do not count. `matches` is
    the number of matches played that a row is based on.

    Frames have a row for each player, squad, match or cell, and a column for each metric and measure: `DISPOSAL` is the
    total, `DISPOSAL_per_match` the mean per match played. With `tidy=True` they have a row for each metric and measure
    instead, with the columns of the server's CSV, including `rank` and `percentile`. The columns are the same if
    nothing matches. All pages are fetched, always as JSON.
    """

    @operation("getPlayersAcrossMatches", "getSquadsAcrossMatches")
    def season_stats(
        self,
        metric: Several[str] = None,
        season_id: Several[int] = None,
        *,
        of: Of = "players",
        by: Several[Dimension] = None,
        measure: Several[Measure] = ("perMatch", "total"),
        min_matches: int | None = None,
        sort: Several[str] = None,
        limit: int | None = None,
        tidy: bool = False,
        **filters: Unpack[QuestionFilters],
    ) -> Frame:
        """Statistics of players or squads over many matches, by default in the latest season that has started.

        `by` groups the rows by one or two dimensions. The default is `person` for players and `squad` for squads.
        Others are `match`, `round`, `season`, `opponent`, `venue`, `result`, `period`, `scoreState`, `receiver`, `hex`
        and `square`. Measures are `total`, `perMatch`, `per100Minutes`, `share`, `min`, `median`, `max`,
        `standardDeviation`; `matchesOver`, `longestRun` and `currentRun` of matches with at least `threshold`;
        `rollingMean` of the last `rolling_matches`. `sort` orders the rows, for example `"-GOAL"` or
        `"DISPOSAL.total"`. Without it, the greatest values of the first metric and measure come first.

        Args:
            metric: Codes or names of metrics; by default all.
            season_id: Ids of seasons; by default the latest that has started.
            of: Whose statistics: `players` or `squads`.
            by: One or two dimensions that group the rows.
            measure: Measures to return for each metric.
            min_matches: Leaves out rows with fewer matches.
            sort: Metrics or dimensions to sort by, such as `-GOAL`.
            limit: Maximum number of groups; by default all. With `tidy`, each group has several rows.
            tidy: Whether to return a row for each metric and measure, instead of a column.
            **filters: Filters of matches and acts, as described in `Across`.

        Returns:
            A frame with a row for each group, and a column for each metric and measure.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            The top 20 by disposals per game, in won matches, second halves only:

            >>> top = api.season_stats("DISPOSAL", 2025, min_matches=2, result="won", period=[3, 4], limit=20)
            >>> list(top.columns[-4:]), len(top), bool(top.DISPOSAL_per_match.is_monotonic_decreasing)
            (['matches', 'seconds', 'DISPOSAL_per_match', 'DISPOSAL'], 20, True)
            >>> squads = api.season_stats(
            ...     ["GOAL", "SHOT_AT_GOAL"], of="squads", by=["squad", "result"], measure="total"
            ... )
            >>> list(squads.columns)[:4]
            ['squad_id', 'squad_name', 'squad_code', 'result']
        """
        return self._across(
            of,
            {
                **filters,
                "metric": metric,
                "season_id": season_id,
                "by": by,
                "measure": measure,
                "min_matches": min_matches,
                "sort": sort,
            },
            limit,
            tidy,
        )

    @operation("getPlayersAcrossMatches", "getSquadsAcrossMatches")
    def sql(
        self,
        metric: Several[str] = None,
        season_id: Several[int] = None,
        *,
        of: Of = "players",
        by: Several[Dimension] = None,
        measure: Several[Measure] = ("perMatch", "total"),
        min_matches: int | None = None,
        sort: Several[str] = None,
        limit: int | None = None,
        dialect: Literal["duckdb", "spark"] | None = None,
        dataset: str | None = None,
        **filters: Unpack[QuestionFilters],
    ) -> str:
        """An SQL statement that computes the rows of `season_stats` from a dataset.

        Args:
            metric: Codes or names of metrics; by default all.
            season_id: Ids of seasons; by default the latest that has started.
            of: Whose statistics: `players` or `squads`.
            by: One or two dimensions that group the rows.
            measure: Measures to return for each metric.
            min_matches: Leaves out rows with fewer matches.
            sort: Metrics or dimensions to sort by, such as `-GOAL`.
            limit: Maximum number of groups; by default all.
            dialect: The engine that runs the statement; by default `duckdb`.
            dataset: The folder or URL of the dataset; by default `dataset`.
            **filters: Filters of matches and acts, as described in `Across`.

        Returns:
            The statement.

        Raises:
            ApiError: The server rejects the request, or SQL cannot express the question.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> print(api.sql("GOAL", 2025, result="won", limit=20, dataset="s3://bucket/afl").splitlines()[0])
            -- GOAL: Goal
        """
        _require_of(of)
        asked: dict[str, Any] = {
            **filters,
            "metric": metric,
            "season_id": season_id,
            "by": by,
            "measure": measure,
            "min_matches": min_matches,
            "sort": sort,
            "limit": limit,
            "dialect": dialect,
            "dataset": dataset,
        }
        return self._asked(_OPERATIONS[of], self._with_ids(asked), None, accept="application/sql").text

    @operation("getPlayersEvidenceAcrossMatches", "getSquadsEvidenceAcrossMatches")
    def season_evidence(
        self,
        metric: str,
        key: Several[str | int],
        season_id: Several[int] = None,
        *,
        of: Of = "players",
        by: Several[Dimension] = None,
        limit: int | None = None,
        **filters: Unpack[EvidenceFilters],
    ) -> Frame:
        """The terms that add up to a total of `season_stats`, with a row for each act or time interval in each match.

        `key` selects a row of `season_stats` with the same `by` and filters. It has one key for each dimension, such as
        the player's id. Rows by `receiver`, `hex` and `square` have no evidence. Needs the Transactional tier.

        Args:
            metric: Code or name of a metric.
            key: A key for each dimension of the row.
            season_id: Ids of seasons; by default the latest that has started.
            of: Whose statistics: `players` or `squads`.
            by: The dimensions that group the rows of `season_stats`.
            limit: Maximum number of matches whose terms are returned, counted per person or squad; by default all.
            **filters: Filters of matches and acts, as described in `Across`.

        Returns:
            A frame with a row for each act or time interval.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> squad = api.season_stats("GOAL", 2025, of="squads", measure="total").iloc[0]
            >>> terms = api.season_evidence("GOAL", int(squad.squad_id), 2025, of="squads")
            >>> bool((terms.sign * terms.weight * terms.amount).sum() == squad.GOAL)
            True
        """
        if of not in _EVIDENCE:
            raise ConfigurationError(f"of {of!r} is not one of {', '.join(_EVIDENCE)}.")
        asked: dict[str, Any] = {**filters, "metric": metric, "key": [str(one) for one in listed(key) or []]}
        answer = self._all_rows(_EVIDENCE[of], {**asked, "season_id": season_id, "by": by}, limit)
        if any("terms" not in row for row in answer["rows"]):
            raise ConfigurationError("The account does not have the Transactional tier, so there are no terms.")
        return self._flattened(answer, "rowTerms")

    @operation("getPersonMatches", "getPersons")
    def game_log(
        self,
        person: int | str,
        metric: Several[str] = None,
        season_id: Several[int] = None,
        *,
        sort: Several[str] = None,
        limit: int | None = None,
        tidy: bool = False,
        **filters: Unpack[GameLogFilters],
    ) -> Frame:
        """The matches that a player has played, oldest first: the career, or a season.

        A career has the matches of every league and level, unless `league_id` and `level_id` select one.

        Args:
            person: Id or name of a player.
            metric: Codes or names of metrics; by default all.
            season_id: Ids of seasons; by default the career.
            sort: Metrics or dimensions to sort by, such as `-GOAL`.
            limit: Maximum number of matches; by default all. With `tidy`, each match has several rows.
            tidy: Whether to return a row for each metric and measure, instead of a column.
            **filters: Filters of matches and acts, as described in `Across`.

        Returns:
            A frame with a row for each match.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> log = api.game_log("Eddie Koravnich", ["DISPOSAL", "GOAL"], 2025, league_id=1)
            >>> log[["opponent_code", "result", "margin", "DISPOSAL"]].shape
            (5, 4)
            >>> bool(log.utc_match_start.is_monotonic_increasing)
            True
        """
        answer = self._all_rows(
            "getPersonMatches",
            {
                **filters,
                "person_id": self._person_id(person),
                "metric": metric,
                "season_id": season_id,
                "sort": sort,
                "fields": ["seconds", *(_COMPARED if tidy else ())],
            },
            limit,
        )
        return self._shaped(answer, columns_of("matchOfPerson"), tidy)

    @operation(
        "getPersonMatches",
        "getPersons",
        "getSquadsAcrossMatches",
        "postPlayersAcrossMatches",
        "postSquadsAcrossMatches",
    )
    def form(
        self,
        person: int | str | None = None,
        metric: Several[str] = None,
        *,
        squad: int | str | None = None,
        last: int = 5,
        tidy: bool = False,
        **filters: Unpack[FormFilters],
    ) -> Frame:
        """The last matches of a player or squad, oldest first, with the rolling mean of each metric.

        `DISPOSAL` is the value in a match, and `DISPOSAL_rolling_mean` the mean of the `last` matches up to and
        including it. The mean of a ratio is computed from summed counts. Without `season_id`, a player's matches come
        from all seasons and a squad's from the latest. Sends two requests.

        Args:
            person: Id or name of a player; instead of a squad.
            metric: Codes or names of metrics; by default all.
            squad: Id, name or code of a squad; instead of a player.
            last: Number of matches to return, and number of matches in each rolling mean.
            tidy: Whether to return a row for each metric and measure, instead of a column.
            **filters: Filters of matches and acts, as described in `Across`.

        Returns:
            A frame with a row for each match, oldest first.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> form = api.form("Eddie Koravnich", ["DISPOSAL", "DISPOSAL_EFFICIENCY"], last=3)
            >>> len(form), bool(abs(form.DISPOSAL.mean() - form.DISPOSAL_rolling_mean.iloc[-1]) < 0.001)
            (3, True)
            >>> list(api.form(squad="BRI", metric="GOAL", season_id=2025).columns)[-3:]
            ['margin', 'GOAL', 'GOAL_rolling_mean']
        """
        if not 1 <= last <= _QUERIES:
            raise ConfigurationError(f"last {last!r} is not from 1 to {_QUERIES}.")
        unusable = [name for name in filters if name.startswith("area")]
        if unusable:
            raise ConfigurationError(f"form takes no {', '.join(unusable)}.")
        asked: dict[str, Any] = {**filters, "metric": metric, "last": 2 * last - 1}
        if person is not None and squad is None:
            owner, owned_by = self._person_id(person), "personIds"
            log = self._all_rows("getPersonMatches", {**asked, "person_id": owner, "fields": "seconds"}, None)
        elif squad is not None and person is None:
            owner, owned_by = self._squad_of(squad, filters), "squadIds"
            by_match = {"squad_id": owner, "by": ["match", "opponent"], "sort": "match", "fields": "matches"}
            log = self._all_rows("getSquadsAcrossMatches", {**asked, **by_match}, None)
            _add_margins(log["rows"])
        else:
            raise ConfigurationError("form needs a person or a squad, but not both.")
        windows = [log["rows"][max(0, at - last) : at] for at in range(1, len(log["rows"]) + 1)][-last:]
        means = self._means("players" if squad is None else "squads", owned_by, owner, windows, asked)
        rows = [
            {**window[-1], "statistics": [*window[-1]["statistics"], *statistics]}
            for window, statistics in zip(windows, means, strict=True)
        ]
        answer = {**log, "measures": ["total", "rollingMean"], "rows": rows}
        columns = columns_of("matchOfPerson" if squad is None else "matchOfSquad")
        return self._shaped(answer, columns, tidy, compared=False)

    @operation("getSeasonLeaders", "getLevelSeasonLeaders")
    def season_leaders(
        self,
        season_id: int | None = None,
        metric: Several[str] = None,
        *,
        measure: Literal["total", "perMatch", "per100Minutes"] = "perMatch",
        min_matches: int | None = None,
        limit: int = 10,
        league_id: int = 1,
        level_id: int = 1,
    ) -> Frame:
        """The best players of a season by each metric, with a row for each metric and player.

        For a match, use `leaders`.

        Args:
            season_id: Id of the season; by default the current one.
            metric: Codes or names of metrics; by default all.
            measure: The measure by which players are ranked.
            min_matches: Leaves out players with fewer matches.
            limit: Maximum number of players for each metric.
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            A frame with a row for each metric and player.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> best = api.season_leaders(2025, ["GOAL", "MARK"], min_matches=2, limit=3)
            >>> best.groupby("metric_code")["rank"].min().tolist()
            [1, 1]
        """
        season = self.current_season(league_id, level_id) if season_id is None else season_id
        operation_id, named = self._of_level(
            "getSeasonLeaders",
            league_id,
            level_id,
            season_id=season,
            metric=metric,
            measure=measure,
            min_matches=min_matches,
            limit=limit,
        )
        return self._flattened(self._answer(operation_id, named), "leaders")

    @operation("getPlayersAcrossMatches")
    def kick_network(
        self,
        squad: int | str | None = None,
        *,
        match_id: Several[int] = None,
        season_id: Several[int] = None,
        metric: Several[str] = "KICK",
        measure: Several[Measure] = "total",
        limit: int | None = None,
        tidy: bool = False,
        **filters: Unpack[KickNetworkFilters],
    ) -> Frame:
        """Disposals between team-mates, with a row for each pair of player and receiver, most frequent first.

        The receiver is the team-mate who gained possession next. Disposals without a receiver are left out. `metric`
        can be another kind of disposal, such as `HANDBALL`.

        Args:
            squad: Id, name or code of a squad; by default all squads.
            match_id: Matches; by default all matches of the season.
            season_id: Ids of seasons; by default the latest that has started.
            metric: Codes or names of metrics of disposals.
            measure: Measures to return for each metric.
            limit: Maximum number of groups; by default all. With `tidy`, each group has several rows.
            tidy: Whether to return a row for each metric and measure, instead of a column.
            **filters: Filters of matches and acts, as described in `Across`.

        Returns:
            A frame with a row for each player and receiver.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> kicks = api.kick_network("HOL", match_id=110610101)
            >>> list(kicks.columns)[-2:], bool(kicks.KICK.is_monotonic_decreasing)
            (['matches', 'KICK'], True)
        """
        squad_id = None if squad is None else self._squad_of(squad, {**filters, "season_id": season_id})
        asked: dict[str, Any] = {
            **filters,
            "squad_id": squad_id,
            "match_id": match_id,
            "season_id": season_id,
            "metric": metric,
            "measure": measure,
            "by": ["person", "receiver"],
        }
        return self._across("players", asked, limit, tidy, basis=["matches"])

    @operation("getPlayersAcrossMatches", "getSquadsAcrossMatches")
    def heat_map(
        self,
        metric: Several[str],
        *,
        cells: Literal["hex", "square"] = "hex",
        cell_metres: int = 10,
        of: Of = "players",
        by: Dimension | None = None,
        measure: Several[Measure] = "total",
        tidy: bool = False,
        **filters: Unpack[HeatMapFilters],
    ) -> Frame:
        """Where acts happened, with a row for each grid cell that has acts.

        `cell_x` and `cell_y` are the centre of the cell, in metres from the centre of the ground. The ground is the
        standard one of 160 x 141 metres, and the acting squad attacks towards +x. `cells` is `hex` or `square`,
        `cell_metres` the width of a cell. `by` adds a second dimension, such as `person`.

        Args:
            metric: Codes or names of metrics.
            cells: `hex` or `square`.
            cell_metres: Width of a cell in metres.
            of: Whose statistics: `players` or `squads`.
            by: A second dimension that groups the rows, such as `person`.
            measure: Measures to return for each metric.
            tidy: Whether to return a row for each metric and measure, instead of a column.
            **filters: Filters of matches and acts, as described in `Across`.

        Returns:
            A frame with a row for each cell.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> marks = api.heat_map("MARK", season_id=2025, squad_id=40)
            >>> list(marks.columns)
            ['cell_number', 'cell_x', 'cell_y', 'matches', 'MARK']
            >>> total = api.season_stats("MARK", 2025, of="squads", squad_id=40, measure="total")
            >>> bool(marks.MARK.sum() == total.MARK[0])
            True
        """
        asked: dict[str, Any] = {
            **filters,
            "metric": metric,
            "measure": measure,
            "by": listed([one for one in (by, cells) if one is not None]),
            "cell_metres": cell_metres,
        }
        return self._across(of, asked, None, tidy, basis=["matches"])

    @operation("getPersons")
    def find_persons(
        self,
        name: str | None = None,
        *,
        source: str | None = None,
        external_id: str | None = None,
        limit: int | None = None,
        squads: bool = False,
    ) -> Frame:
        """Finds players by name, best match first. Parts of names and misspellings also match.

        With `source` and `external_id` instead of a name, finds the player who has that id in the source. A row has the
        latest squad of a player. With `squads`, there is a row for each season and squad.

        Args:
            name: A name, part of one, or a misspelling.
            source: Name of the source of `external_id`, such as `afl`.
            external_id: An id that the source gives to a player.
            limit: Maximum number of players; by default 20, at most 100.
            squads: Whether to return a row for each season and squad of a player.

        Returns:
            A frame with a row for each player.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> "Eddie Koravnich" in set(api.find_persons("koravnitch").person_fullname)
            True
        """
        answer = self._answer("getPersons", {"name": name, "source": source, "externalId": external_id, "limit": limit})
        return self._flattened(answer, "personsAndSquads" if squads else "persons")

    @operation("getExternalIds")
    def external_ids(
        self,
        kind: Literal["person", "squad", "venue", "match"],
        *,
        source: str | None = None,
        external_id: str | None = None,
        id: int | None = None,
        limit: int | None = None,
    ) -> Frame:
        """The ids of persons, squads, venues and matches in other sources, together with the server's ids.

        Args:
            kind: Whose ids to return.
            source: Name of a source, such as `afl`.
            external_id: An id that the source gives.
            id: An id that the server gives.
            limit: Maximum number of rows; by default all.

        Returns:
            A frame with a row for each id of a source.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.external_ids("squad", source="afl"))
            ['kind', 'id', 'source', 'external_id']
        """
        asked = {"kind": kind, "source": source, "externalId": external_id, "id": id}
        return self._flattened(self._pages("getExternalIds", "externalIds", asked, limit), "externalIds")

    def _across(
        self,
        of: Of,
        asked: Mapping[str, Any],
        limit: int | None,
        tidy: bool,
        basis: Sequence[str] = ("matches", "seconds"),
    ) -> Frame:
        _require_of(of)
        fields = [*basis, *(_COMPARED if tidy else ())]
        answer = self._all_rows(_OPERATIONS[of], {**asked, "fields": fields}, limit)
        return self._shaped(answer, columns_of(*answer["by"], *basis), tidy)

    def _shaped(
        self, answer: Mapping[str, Any], columns: Sequence[Column], tidy: bool, *, compared: bool = True
    ) -> Frame:
        table = tidy_rows(answer, columns, compared=compared) if tidy else wide_rows(answer, columns)
        return self._given(table)

    def _all_rows(self, operation_id: str, named: Mapping[str, Any], limit: int | None) -> dict[str, Any]:
        """Returns a response with the rows of all its pages, up to a limit.

        **Throws** `GoalsquareError` if matches keep changing between pages.
        """
        parameters = self._with_ids(named)
        for _ in range(_ATTEMPTS):
            answer = self._pages(operation_id, "rows", parameters, limit)
            if not answer.get("changed"):
                return answer
        raise GoalsquareError(
            f"Matches changed between the pages of {operation_id}, {_ATTEMPTS} times. Request fewer rows, or try again."
        )

    def _means(
        self,
        of: Of,
        owned_by: str,
        owner: int | str,
        windows: Sequence[Sequence[Mapping[str, Any]]],
        asked: Mapping[str, Any],
    ) -> list[list[dict[str, Any]]]:
        """Returns the means of metrics over each window of matches."""
        if not windows:
            return []
        acts = {
            **{member: listed(asked.get(name)) for name, member in _SEVERAL.items()},
            **{member: plain(asked.get(name)) for name, member in _ONE.items()},
        }
        chosen = {member: value for member, value in acts.items() if value is not None}
        queries = [
            {
                **chosen,
                "id": str(at),
                "matchIds": [row["match"]["matchId"] for row in window],
                owned_by: [int(owner)],
                "by": ["person" if of == "players" else "squad"],
                "measures": ["perMatch"],
                "fields": ["valueDisplay"],
            }
            for at, window in enumerate(windows)
        ]
        results = self._answer(_POSTED[of], {}, {"queries": queries})["results"]
        return [
            [{**statistic, "measure": "rollingMean"} for row in result["rows"] for statistic in row["statistics"]]
            for result in results
        ]

    def _with_ids(self, filters: Mapping[str, Any]) -> dict[str, Any]:
        """Replaces `player`, `squad`, `opponent` and match names in filters with ids."""
        ids = {name: value for name, value in filters.items() if name not in _BY_NAME}
        for name, parameter in _BY_NAME.items():
            if filters.get(name) is None:
                continue
            if ids.get(parameter) is not None:
                raise ConfigurationError(f"{name} and {parameter} are the same filter: pass one of them.")
            found = listed(filters[name]) or []
            ids[parameter] = [
                self._person_id(one) if name == "player" else self._squad_of(one, filters) for one in found
            ]
        if ids.get("match_id") is not None:
            several = matches_of(ids["match_id"]) or [match_id_of(ids["match_id"])]
            ids["match_id"] = [self._match_id(one) for one in several]
        return ids

    def _squad_of(self, squad: int | str, filters: Mapping[str, Any]) -> int | str:
        """Returns the id of a squad by id, name or code, in the last season of the filters."""
        seasons = listed(filters.get("season_id"))
        season = None if seasons is None else seasons[-1]
        return self._squad_id(squad, season, filters.get("league_id", 1), filters.get("level_id", 1))[1]

    def _person_id(self, person: int | str) -> int | str:
        """Returns the id of a person by id, full name or surname. **Throws** `UnknownName`."""
        if not isinstance(person, str) or person.isdigit():
            return person
        found = self._answer("getPersons", {"name": person})["persons"]
        chosen = chosen_by_name(person, [(one["personId"], str(one["personId"]), one["fullname"]) for one in found])
        if isinstance(chosen, int):
            return chosen
        raise UnknownName(f"Cannot identify player {person!r}", chosen[:_SUGGESTED])


def _add_margins(rows: Sequence[dict[str, Any]]) -> None:
    """Adds the margin of the squad to rows that only name its opponent."""
    for row in rows:
        match = row["match"]
        if "homePoints" in match and "awayPoints" in match:
            margin = match["homePoints"] - match["awayPoints"]
            row["margin"] = margin if match["awaySquadId"] == row["opponent"]["squadId"] else -margin
