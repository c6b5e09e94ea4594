"""Columns and types are the same whatever is in an answer, and rows are what the table says."""

from __future__ import annotations

import json
from typing import Any

import pandas as pd
import pytest

from conftest import MATCH_ID
from goalsquare import API
from goalsquare.contract import operations
from goalsquare.flattening import Column, Shape, Table, flatten, shape_of, table_names
from goalsquare.pandas_frames import PANDAS_TYPES, PandasFrames

TABLES = [(operation, table) for operation in operations() for table in table_names(operation)]


@pytest.mark.parametrize(("operation", "table"), TABLES)
@pytest.mark.parametrize("answer", [{}, []])
def test_columns_and_types_of_an_empty_answer_are_declared(operation: str, table: str, answer: object) -> None:
    shape = shape_of(operation, table)
    frame = PandasFrames().of(flatten(answer, shape))
    assert {name: str(dtype) for name, dtype in frame.dtypes.items()} == {
        column.name: PANDAS_TYPES[column.type] for column in shape.columns
    }
    assert frame.isna().all().all()


@pytest.mark.parametrize("by_csv", [False, True])
def test_instants_may_have_fractions_of_seconds_or_not(by_csv: bool) -> None:
    instants = ["2026-03-20T08:40:00Z", None, "2026-03-20T08:40:00.125Z", "2026-03-20T19:40:00+11:00"]
    columns: dict[str, Any] = {"at": "date-time", "n": "integer"}
    rows = "".join(f"{one or ''},{n}\n" for n, one in enumerate(instants))
    frame = (
        PandasFrames().of_csv(f"at,n\n{rows}".encode(), columns)
        if by_csv
        else PandasFrames().of(Table(columns, {"at": instants, "n": [0, 1, 2, 3]}))
    )
    assert str(frame["at"].dtype) == "datetime64[ns, UTC]"
    assert [None if pd.isna(at) else at.isoformat() for at in frame["at"]] == [
        "2026-03-20T08:40:00+00:00",
        None,
        "2026-03-20T08:40:00.125000+00:00",
        "2026-03-20T08:40:00+00:00",
    ]


def test_rows_are_numbered_even_where_there_are_none() -> None:
    frame = PandasFrames().of(flatten([], shape_of("getLeagues")))
    assert isinstance(frame.index, pd.RangeIndex)


ANSWER = {
    "id": 7,
    "phases": [
        {"id": 1, "matches": [{"id": 11, "tags": ["a", "b"]}, {"id": 12, "at": {"x": 0}}]},
        {"id": 2, "matches": []},
        {"id": 3},
    ],
    "sides": {"home": {"players": [{"id": 1}, {"id": 2}]}, "away": {"players": [{"id": 3}]}},
    "asked": [{"team": "home"}, {"team": "away"}],
    "pairs": [[1, 2], [3]],
}

CASES: list[tuple[str, Shape, list[list[Any]]]] = [
    (
        "one row, the answer itself",
        Shape((), (Column("id", "integer", 0, ("id",)), Column("missing", "string", 0, ("no", "thing")))),
        [[7, None]],
    ),
    (
        "what is above is repeated, and what has nothing below is left out",
        Shape(
            ("phases", "matches"),
            (
                Column("id", "integer", 0, ("id",)),
                Column("phase_id", "integer", 1, ("id",)),
                Column("match_id", "integer", 2, ("id",)),
                Column("x", "number", 2, ("at", "x")),
                Column("tags", "texts", 2, ("tags",)),
            ),
        ),
        [[7, 1, 11, None, ["a", "b"]], [7, 1, 12, 0, None]],
    ),
    (
        "objects are lists of one, and one list continues another",
        Shape(("sides.home,sides.away", "players"), (Column("id", "integer", 2, ("id",)),)),
        [[1], [2], [3]],
    ),
    (
        "a list beside is followed to the place of the walk",
        Shape(
            ("phases",),
            (Column("phase_id", "integer", 1, ("id",)), Column("team", "string", 0, ("asked", "@1", "team"))),
        ),
        [[1, "home"], [2, "away"], [3, None]],
    ),
    (
        "steps into lists of fixed length",
        Shape(("pairs",), (Column("first", "integer", 1, (0,)), Column("second", "integer", 1, (1,)))),
        [[1, 2], [3, None]],
    ),
]


@pytest.mark.parametrize(("what", "shape", "rows"), CASES, ids=[case[0] for case in CASES])
def test_rows(what: str, shape: Shape, rows: list[list[Any]]) -> None:
    assert [list(row.values()) for row in flatten(ANSWER, shape).rows()] == rows


def test_nothing_of_a_transaction_is_lost(api: API[Any]) -> None:
    answer = api.raw.match_transactions(MATCH_ID)
    rows = flatten(answer, shape_of("getMatchTransactions")).rows()
    assert len(rows) == len(answer["transactions"])

    def leaves(thing: Any) -> list[Any]:
        if isinstance(thing, dict):
            return [leaf for member in thing.values() for leaf in leaves(member)]
        return [leaf for item in thing for leaf in leaves(item)] if isinstance(thing, list) else [thing]

    for row, transaction in zip(rows, answer["transactions"], strict=True):
        values = [answer["matchId"], *leaves(transaction)]
        assert sorted(map(json.dumps, (cell for cell in row.values() if cell is not None))) == sorted(
            map(json.dumps, values)
        )
