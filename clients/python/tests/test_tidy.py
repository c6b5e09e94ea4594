"""Frames from files, and from one library to another: text stays text, and nothing is lost."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import httpx
import pandas as pd
import pytest

from conftest import MATCH_ID
from goalsquare import API, to_arrow, to_frame, to_polars

OWN = "squad_code,jumper,value,made,note\r\nINF,07,1.5,1,\r\nNA,12,2,2,nan\r\nNaN,3,,3,007\r\n"
METHODS = ["match", "match_persons", "shots", "player_stats", "venue"]


@pytest.mark.parametrize("as_file", [True, False])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_texts_stay_texts(tmp_path: Path, as_file: bool, mark: bytes) -> None:
    file = tmp_path / "own.csv"
    file.write_bytes(mark + OWN.encode())
    frame = to_frame(file) if as_file else to_frame(mark + OWN.encode())
    assert frame.squad_code.tolist() == ["INF", "NA", "NaN"]
    assert frame.jumper.tolist() == ["07", "12", "3"]
    assert frame.value.tolist()[:2] == [1.5, 2.0]
    assert frame.value.isna().tolist() == [False, False, True]
    assert frame.note.tolist()[1:] == ["nan", "007"]
    assert frame.dtypes.astype(str).to_dict() == {
        "squad_code": "string",
        "jumper": "string",
        "value": "Float64",
        "made": "Int64",
        "note": "string",
    }


def test_a_column_of_the_api_with_other_cells_is_text() -> None:
    assert to_frame(b"match_id,position\n7001,MID\n").dtypes.astype(str).tolist() == ["Int64", "string"]


@pytest.mark.parametrize("text", [b"", b"\n"])
def test_no_column_is_no_column(text: bytes) -> None:
    assert to_frame(text).shape == (0, 0)


def test_no_row_keeps_the_types() -> None:
    frame = to_frame(b"match_id,squad_code,other\n")
    assert len(frame) == 0
    assert frame.dtypes.astype(str).tolist() == ["Int64", "string", "string"]


@pytest.mark.parametrize("method", METHODS)
def test_a_saved_response_is_the_frame_of_its_method(api: API[pd.DataFrame], tmp_path: Path, method: str) -> None:
    expected = getattr(api, method)(MATCH_ID)
    operation = {
        "match": "getMatch",
        "match_persons": "getMatchPersons",
        "shots": "getMatchShots",
        "venue": "getMatchVenue",
        "player_stats": "getPlayerStatistics",
    }[method]
    link = api.permalink(operation, match_id=MATCH_ID)
    file = tmp_path / "saved.csv"
    file.write_bytes(httpx.get(link["url"]).content)
    saved = to_frame(file)[list(expected.columns)]
    pd.testing.assert_frame_equal(saved, expected)


@pytest.mark.parametrize("method", METHODS)
def test_polars_and_arrow_have_the_same_cells(api: API[pd.DataFrame], method: str) -> None:
    frame = getattr(api, method)(MATCH_ID)
    pytest.importorskip("polars", reason="polars is not installed, which is optional: pip install goalsquare[polars]")
    with API(frames="polars") as by_polars:
        expected = getattr(by_polars, method)(MATCH_ID)
    made = to_polars(frame)
    assert made.schema == expected.schema
    assert made.equals(expected)
    pytest.importorskip("pyarrow", reason="pyarrow is not installed, which is optional: pip install goalsquare[arrow]")
    assert to_arrow(frame).to_pylist() == expected.to_dicts()


@pytest.mark.parametrize("options", [{"types": "numpy"}, {"categories": True}])
def test_the_types_of_the_options_are_understood(options: Any) -> None:
    pytest.importorskip("polars", reason="polars is not installed, which is optional: pip install goalsquare[polars]")
    with API(**options) as api, API(frames="polars") as by_polars:
        assert to_polars(api.ladder(2026)).to_dicts() == by_polars.ladder(2026).to_dicts()


def test_reads_exact_numbers_without_a_warning_of_pandas() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert to_frame(b"value\n32.52173913043478\n").value.tolist() == [32.52173913043478]
