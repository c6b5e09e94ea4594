"""Options for the types of pandas frames."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from goalsquare import API, Batch, ConfigurationError
from goalsquare.flattening import Table
from goalsquare.pandas_frames import PandasFrames

TABLE = Table(
    {
        "a": "integer",
        "b": "integer",
        "c": "number",
        "d": "string",
        "e": "boolean",
        "f": "boolean",
        "squad_code": "string",
        "g": "date",
    },
    {
        "a": [1, 2],
        "b": [1, None],
        "c": [0.5, None],
        "d": ["x", None],
        "e": [True, False],
        "f": [True, None],
        "squad_code": ["CAL", "CAL"],
        "g": ["2026-03-01", None],
    },
)
NUMPY = ["int64", "float64", "float64", "object", "bool", "object", "object", "datetime64[ns]"]


def test_types_of_numpy() -> None:
    frame = PandasFrames("numpy").of(TABLE)
    assert [str(dtype) for dtype in frame.dtypes] == NUMPY
    assert frame.d.tolist() == ["x", None]
    assert np.polyfit([0, 1], frame.c.fillna(1.5), 1) == pytest.approx([1, 0.5])
    empty = PandasFrames("numpy").of(Table(TABLE.columns, {name: [] for name in TABLE.columns}))
    assert list(empty.columns) == list(TABLE.columns)
    assert empty.c.dtype == "float64"


def test_csv_has_the_same_types() -> None:
    text = b"a,b,c,d,e,f,squad_code,g\n1,1,0.5,x,true,true,CAL,2026-03-01\n2,,,,false,,CAL,\n"
    for frames in (PandasFrames("numpy", categories=True), PandasFrames()):
        pd.testing.assert_frame_equal(frames.of_csv(text, TABLE.columns), frames.of(TABLE))


def test_categories_are_those_of_all_stacked_frames() -> None:
    frames = PandasFrames(categories=True)
    other = Table(TABLE.columns, {**TABLE.cells, "squad_code": ["HOL", None]})
    stacked = frames.stack([frames.of(TABLE), frames.of(other)])
    assert str(stacked.squad_code.dtype) == "category"
    assert list(stacked.squad_code.cat.categories) == ["CAL", "HOL"]
    assert str(stacked.d.dtype) == "string"


def test_options_that_do_not_exist() -> None:
    with pytest.raises(ConfigurationError, match="types 'arrow' is not one of nullable, numpy"):
        API("any", types="arrow")  # type: ignore[call-overload]
    with pytest.raises(ConfigurationError, match="types and categories are for pandas frames"):
        API("any", frames="raw", types="numpy")  # type: ignore[call-overload]


def test_a_notebook_shows_a_batch_and_an_api() -> None:
    batch = Batch().add(["GOAL", "KICK"], id="<b>").add(period=1)
    assert batch._repr_html_() == (
        "<table><tr><th>id</th><th>metricCodes</th><th>periods</th></tr>"
        "<tr><td>&lt;b&gt;</td><td>GOAL, KICK</td><td></td></tr><tr><td></td><td></td><td>1</td></tr></table>"
    )
    assert "http://server.test" in API("any", environment="http://server.test")._repr_html_()
