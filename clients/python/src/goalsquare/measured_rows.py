"""Tables of responses about many matches: a column for each metric and measure, or a row for each statistic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Literal

from .flattening import Column, ColumnType, Shape, Table, flatten

Dimension = Literal[
    "person",
    "squad",
    "match",
    "round",
    "season",
    "opponent",
    "venue",
    "result",
    "period",
    "scoreState",
    "receiver",
    "hex",
    "square",
]
Measure = Literal[
    "total",
    "perMatch",
    "per100Minutes",
    "share",
    "min",
    "median",
    "max",
    "standardDeviation",
    "matchesOver",
    "longestRun",
    "currentRun",
    "rollingMean",
]

# The suffix of each measure, which follows the metric code in a column name.
SUFFIXES: Mapping[str, str] = {
    "total": "",
    "perMatch": "_per_match",
    "per100Minutes": "_per_100_minutes",
    "share": "_share",
    "min": "_min",
    "median": "_median",
    "max": "_max",
    "standardDeviation": "_standard_deviation",
    "matchesOver": "_matches_over",
    "longestRun": "_longest_run",
    "currentRun": "_current_run",
    "rollingMean": "_rolling_mean",
}


def _of_row(*members: tuple[str, ColumnType, tuple[str, ...]]) -> tuple[Column, ...]:
    return tuple(Column(name, type_, 1, path) for name, type_, path in members)


def _person(prefix: str, member: str) -> tuple[Column, ...]:
    return _of_row(
        (f"{prefix}_id", "integer", (member, "personId")),
        (f"{prefix}_fullname", "string", (member, "fullname")),
        (f"{prefix}_display_name", "string", (member, "displayName")),
        (f"{prefix}_squad_id", "integer", (member, "squadId")),
        (f"{prefix}_squad_name", "string", (member, "squadName")),
        (f"{prefix}_squad_code", "string", (member, "squadCode")),
    )


def _squad(prefix: str) -> tuple[Column, ...]:
    return _of_row(
        (f"{prefix}_id", "integer", (prefix, "squadId")),
        (f"{prefix}_name", "string", (prefix, "squadName")),
        (f"{prefix}_code", "string", (prefix, "squadCode")),
    )


_MATCH = _of_row(
    ("match_id", "integer", ("match", "matchId")),
    ("league_id", "integer", ("match", "leagueId")),
    ("level_id", "integer", ("match", "levelId")),
    ("season_id", "integer", ("match", "seasonId")),
    ("phase_code", "string", ("match", "phaseCode")),
    ("round_number", "integer", ("match", "roundNumber")),
    ("match_date", "date", ("match", "startDate")),
    ("utc_match_start", "date-time", ("match", "utcMatchStart")),
    ("venue_id", "integer", ("match", "venueId")),
    ("home_squad_id", "integer", ("match", "homeSquadId")),
    ("home_squad_code", "string", ("match", "homeSquadCode")),
    ("away_squad_id", "integer", ("match", "awaySquadId")),
    ("away_squad_code", "string", ("match", "awaySquadCode")),
    ("home_points", "integer", ("match", "homePoints")),
    ("away_points", "integer", ("match", "awayPoints")),
)
_CELL = _of_row(
    ("cell_number", "integer", ("cell", "number")),
    ("cell_x", "number", ("cell", "x")),
    ("cell_y", "number", ("cell", "y")),
)
_DIMENSIONS: Mapping[str, tuple[Column, ...]] = {
    "person": _person("person", "person"),
    "squad": _squad("squad"),
    "match": _MATCH,
    "round": _of_row(("round_number", "integer", ("round",))),
    "season": _of_row(("season_id", "integer", ("season",))),
    "opponent": _squad("opponent"),
    "venue": _of_row(
        ("venue_id", "integer", ("venue", "venueId")),
        ("venue_name", "string", ("venue", "venueName")),
        ("venue_code", "string", ("venue", "venueCode")),
    ),
    "result": _of_row(("result", "string", ("result",))),
    "period": _of_row(("period", "integer", ("period",))),
    "scoreState": _of_row(("score_state", "string", ("scoreState",))),
    "receiver": _person("receiver", "receiver"),
    "hex": _CELL,
    "square": _CELL,
}
_MARGIN = _of_row(("margin", "integer", ("margin",)))
_BASIS: Mapping[str, tuple[Column, ...]] = {
    name: _of_row((name, "integer", (name,))) for name in ("matches", "seconds")
}

MATCH_OF_PERSON = (
    Column("person_id", "integer", 0, ("person", "personId")),
    Column("person_fullname", "string", 0, ("person", "fullname")),
    Column("person_display_name", "string", 0, ("person", "displayName")),
    *_MATCH,
    *_DIMENSIONS["squad"],
    *_DIMENSIONS["opponent"],
    *_DIMENSIONS["result"],
    *_MARGIN,
    *_BASIS["seconds"],
)
MATCH_OF_SQUAD = (*_MATCH, *_DIMENSIONS["opponent"], *_MARGIN)

_STATISTIC = (
    Column("metric_code", "string", 2, ("code",)),
    Column("measure", "string", 2, ("measure",)),
    Column("value", "number", 2, ("value",)),
    Column("value_display", "string", 2, ("valueDisplay",)),
)
_COMPARED = (
    Column("order", "integer", 2, ("order",)),
    Column("rank", "integer", 2, ("rank",)),
    Column("percentile", "number", 2, ("percentile",)),
)

LEADERS = Shape(
    ("statistics", "persons"),
    (
        Column("season_id", "integer", 0, ("seasonId",)),
        Column("metric_code", "string", 1, ("code",)),
        Column("metric_name", "string", 1, ("name",)),
        Column("measure", "string", 0, ("measure",)),
        Column("rank", "integer", 2, ("rank",)),
        Column("person_id", "integer", 2, ("personId",)),
        Column("person_fullname", "string", 2, ("fullname",)),
        Column("person_display_name", "string", 2, ("displayName",)),
        Column("squad_id", "integer", 2, ("squadId",)),
        Column("squad_name", "string", 2, ("squadName",)),
        Column("squad_code", "string", 2, ("squadCode",)),
        Column("matches", "integer", 2, ("matches",)),
        Column("value", "number", 2, ("value",)),
        Column("value_display", "string", 2, ("valueDisplay",)),
    ),
)

_NAMES = _of_row(
    ("person_id", "integer", ("personId",)),
    ("person_fullname", "string", ("fullname",)),
    ("person_display_name", "string", ("displayName",)),
    ("person_firstname", "string", ("firstname",)),
    ("person_surname", "string", ("surname",)),
)
_OF_SEASON: tuple[tuple[str, ColumnType, str], ...] = (
    ("league_id", "integer", "leagueId"),
    ("level_id", "integer", "levelId"),
    ("season_id", "integer", "seasonId"),
    ("squad_id", "integer", "squadId"),
    ("squad_name", "string", "squadName"),
    ("squad_code", "string", "squadCode"),
    ("jumper_number", "integer", "jumperNumber"),
    ("matches", "integer", "matches"),
)
PERSONS = Shape(
    ("persons",),
    (*_NAMES, *(Column(name, type_, 1, ("squads", 0, member)) for name, type_, member in _OF_SEASON)),
)
EXTERNAL_IDS = Shape(
    ("externalIds",),
    (
        Column("kind", "string", 1, ("kind",)),
        Column("id", "integer", 1, ("id",)),
        Column("source", "string", 1, ("source",)),
        Column("external_id", "string", 1, ("externalId",)),
    ),
)
PERSONS_AND_SQUADS = Shape(
    ("persons", "squads"), (*_NAMES, *(Column(name, type_, 2, (member,)) for name, type_, member in _OF_SEASON))
)


def columns_of(by: Sequence[str], basis: Sequence[str]) -> tuple[Column, ...]:
    """Returns the columns of dimensions, followed by those of the basis.

    If two have the same name, the column keeps the position of the second.
    """
    found = (*(_DIMENSIONS[one] for one in by), *(_BASIS[one] for one in basis))
    return tuple({column.name: column for columns in reversed(found) for column in reversed(columns)}.values())[::-1]


def tidy_rows(answer: Mapping[str, Any], columns: Sequence[Column], *, compared: bool = True) -> Table:
    """Returns a row for each statistic. With `compared`, rows have their order and rank among all rows."""
    statistic = (*_STATISTIC, *_COMPARED) if compared else _STATISTIC
    return flatten(answer, Shape(("rows", "statistics"), (*columns, *statistic)))


def wide_rows(answer: Mapping[str, Any], columns: Sequence[Column]) -> Table:
    """Returns a row for each row of the response, with a column for each metric and measure."""
    table = flatten(answer, Shape(("rows",), tuple(columns)))
    names = [(metric["code"], measure) for metric in answer["metrics"] for measure in answer["measures"]]
    order, values = _values([row["statistics"] for row in answer["rows"]], names)
    for code, measure in names:
        name = f"{code}{SUFFIXES[measure]}"
        table.columns[name], table.cells[name] = "number", values[order[code, measure] :: len(names)]
    return table


def _values(
    rows: Sequence[Sequence[Mapping[str, Any]]], names: Sequence[tuple[str, str]]
) -> tuple[Mapping[tuple[str, str], int], list[Any]]:
    """Returns the values of all rows in one list, and the index of each metric and measure in a row.

    All rows have the same order. The values of a complete row are copied unchanged.
    """
    complete = next((row for row in rows if len(row) == len(names)), None)
    found = names if complete is None else [(one["code"], one["measure"]) for one in complete]
    order = {name: at for at, name in enumerate(found)}
    values: list[Any] = []
    for row in rows:
        if len(row) == len(names):
            values.extend(map(itemgetter("value"), row))
            continue
        cells: list[Any] = [None] * len(names)
        for statistic in row:
            cells[order[statistic["code"], statistic["measure"]]] = statistic["value"]
        values += cells
    return order, values


def row_column_types() -> dict[str, ColumnType]:
    """Returns the types of the columns of statistics across matches, by name."""
    dimensions = [column for columns in _DIMENSIONS.values() for column in columns]
    basis = [column for columns in _BASIS.values() for column in columns]
    return {column.name: column.type for column in (*dimensions, *basis, *_STATISTIC, *_COMPARED)}
