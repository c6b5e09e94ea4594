"""Tables of responses about many matches: a column for each metric and measure, or a row for each statistic."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Literal, get_args

from .flattening import Column, ColumnType, Shape, Table, answer_shape, flatten

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


def suffix_of(measure: str) -> str:
    """Returns the suffix of a measure in a column name, such as `_per_match`. **Empty**: `""` for a total."""
    return "" if measure == "total" else "_" + re.sub(r"([A-Z]|\d+)", r"_\1", measure).lower()


def columns_of(*names: str) -> tuple[Column, ...]:
    """Returns the columns of dimensions and of the basis.

    If two have the same name, the column keeps the position of the second.
    """
    columns = [column for name in names for column in answer_shape(name).columns]
    return tuple({column.name: column for column in reversed(columns)}.values())[::-1]


def tidy_rows(answer: Mapping[str, Any], columns: Sequence[Column], *, compared: bool = True) -> Table:
    """Returns a row for each statistic. With `compared`, rows have their order and rank among all rows."""
    rows, statistic = answer_shape("statistic").rows, answer_shape("statistic").columns
    ranks = answer_shape("compared").columns if compared else ()
    return flatten(answer, Shape(rows, (*columns, *statistic, *ranks)))


def wide_rows(answer: Mapping[str, Any], columns: Sequence[Column]) -> Table:
    """Returns a row for each row of the response, with a column for each metric and measure."""
    table = flatten(answer, Shape(("rows",), tuple(columns)))
    names = [(metric["code"], measure) for metric in answer["metrics"] for measure in answer["measures"]]
    order, values = _values([row["statistics"] for row in answer["rows"]], names)
    for code, measure in names:
        name = f"{code}{suffix_of(measure)}"
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
    names = (*get_args(Dimension), "matches", "seconds", "statistic", "compared")
    return {column.name: column.type for name in names for column in answer_shape(name).columns}
