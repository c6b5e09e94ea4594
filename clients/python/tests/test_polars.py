"""Frames of polars: the same cells, in types of its own."""

from __future__ import annotations

from typing import Any

import pytest
from test_csv import GUARDED, guarded

from conftest import MATCH_ID
from goalsquare import API
from goalsquare.flattening import flatten, shape_of
from goalsquare.polars_frames import PolarsFrames

polars = pytest.importorskip(
    "polars", reason="polars is not installed, which is optional: pip install goalsquare[polars]"
)

METHODS = ["match_transactions", "match", "venue", "entries", "match_persons", "rotations", "transaction_feed"]


@pytest.mark.parametrize("transport", ["json", "csv"])
@pytest.mark.parametrize("method", METHODS)
def test_cells_are_those_of_the_rows(api: API[Any], transport: Any, method: str) -> None:
    with API(frames="polars", transport=transport) as by_polars:
        frame = getattr(by_polars, method)(MATCH_ID)
    expected = getattr(api, method)(MATCH_ID)
    assert frame.columns == list(expected.columns)
    expected = [
        [None if cell is None or cell != cell else cell for cell in row]
        for row in expected.astype("object").where(expected.notna(), None).values.tolist()
    ]
    ours = [list(row) for row in frame.rows()]
    for one, other in zip(ours, expected, strict=True):
        assert [str(cell)[:10] if hasattr(cell, "year") else cell for cell in one] == [
            str(cell)[:10] if hasattr(cell, "year") else cell for cell in other
        ]


def test_texts_are_what_they_were_before_they_were_guarded() -> None:
    frame = PolarsFrames().of_csv(*guarded())
    lists = [text.split(";") for text in GUARDED]
    assert [frame["a"].to_list(), frame["b"].to_list(), frame["n"].unique().to_list()] == [GUARDED, lists, [-1]]


def test_types_of_an_empty_answer() -> None:
    frame = PolarsFrames().of(flatten({}, shape_of("getMatch")))
    types = dict(zip(frame.columns, frame.dtypes, strict=True))
    assert [types[name] for name in ("match_id", "match_name", "match_date", "utc_match_start")] == [
        polars.Int64,
        polars.Utf8,
        polars.Date,
        polars.Datetime("us", "UTC"),
    ]
