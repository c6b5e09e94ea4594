"""Reads the API's files as frames, and converts pandas frames to other libraries. Text stays text."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from .errors import ConfigurationError
from .flattening import ColumnType, Table, column_types
from .measured_rows import row_column_types
from .pandas_frames import PandasFrames
from .polars_frames import PolarsFrames

if TYPE_CHECKING:
    import polars
    import pyarrow

# How the API writes cells. A jumper 07 and the club codes INF and NA are not numbers.
_WRITTEN: Mapping[ColumnType, re.Pattern[str]] = {
    "integer": re.compile(r"-?(0|[1-9]\d{0,17})"),
    "number": re.compile(r"-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?"),
    "boolean": re.compile("true|false"),
    "date": re.compile(r"\d{4}-\d\d-\d\d"),
    "date-time": re.compile(r"\d{4}-\d\d-\d\dT.*"),
    "integers": re.compile(r"-?\d+(;-?\d+)*"),
    "texts": re.compile(".*", re.DOTALL),
}


def to_frame(source: bytes | str | Path) -> pd.DataFrame:
    r"""Reads CSV as a data frame: a response with `format=csv`, a permalink, or a file that you saved.

    Columns of the API have its types. In other columns, texts stay texts unless every cell is written as a number: club
    codes such as INF and NA are not missing values, and a jumper 07 keeps its zero. An empty cell is missing.

    Args:
        source: The bytes of the CSV in UTF-8, or the path of a file.

    Returns:
        A pandas data frame with nullable types.

    Examples:
        >>> frame = to_frame(b"squad_code,jumper\nINF,07\nNA,12\n")
        >>> frame.squad_code.tolist(), frame.jumper.tolist()
        (['INF', 'NA'], ['07', '12'])
    """
    text = source if isinstance(source, bytes) else Path(source).read_bytes()
    header, *rows = [*csv.reader(io.StringIO(text.decode("utf-8-sig"), newline=""))] or [[]]
    if not header:
        return pd.DataFrame()
    columns = {name: _type_of(name, [row[at] for row in rows if row]) for at, name in enumerate(header)}
    return PandasFrames().of_csv(text.removeprefix(b"\xef\xbb\xbf"), columns)


def to_polars(frame: pd.DataFrame) -> polars.DataFrame:
    """Converts a pandas frame to Polars, with the same columns, types and rows. Needs Polars, but not pyarrow.

    Examples:
        >>> to_polars(api.ladder(2026)).schema["squad_code"]
        String
    """
    made: polars.DataFrame = PolarsFrames().of(_table_of(frame))
    return made


def to_arrow(frame: pd.DataFrame) -> pyarrow.Table:
    """Converts a pandas frame to an Arrow table, with the same columns, types and rows. Needs pyarrow.

    You can write it with `pyarrow.parquet.write_table`, or pass it to DuckDB.

    Examples:
        >>> to_arrow(api.ladder(2026)).schema.field("position").type
        DataType(int64)
    """
    try:
        import pyarrow
    except ImportError as error:
        raise ConfigurationError("to_arrow needs pyarrow: pip install goalsquare[arrow]") from error
    types: Mapping[ColumnType, Any] = {
        "integer": pyarrow.int64(),
        "number": pyarrow.float64(),
        "string": pyarrow.string(),
        "boolean": pyarrow.bool_(),
        "date": pyarrow.date32(),
        "date-time": pyarrow.timestamp("us", "UTC"),
        "texts": pyarrow.list_(pyarrow.string()),
        "integers": pyarrow.list_(pyarrow.int64()),
    }
    table = _table_of(frame)
    arrays = {
        name: pyarrow.array(PolarsFrames.values(table.cells[name], type_), types[type_])
        for name, type_ in table.columns.items()
    }
    return pyarrow.table(arrays)


@cache
def _known_types() -> Mapping[str, ColumnType]:
    return {**row_column_types(), **column_types()}


def _type_of(name: str, cells: list[str]) -> ColumnType:
    """Returns the API's type for a column of this name if its cells fit, or else the first type that they fit."""
    found = [cell for cell in cells if cell]
    known = _known_types().get(name)
    if known == "string":
        return known
    if not found:
        return known or "string"
    numbers: tuple[ColumnType, ...] = ("integer", "number")
    candidates = numbers if known is None else (known, *numbers)
    return next((one for one in candidates if all(_WRITTEN[one].fullmatch(cell) for cell in found)), "string")


def _table_of(frame: pd.DataFrame) -> Table:
    columns = {str(name): _column_type(frame[name]) for name in frame.columns}
    return Table(columns, {str(name): _cells(frame[name], columns[str(name)]) for name in frame.columns})


def _column_type(series: pd.Series) -> ColumnType:
    types = pd.api.types
    if types.is_bool_dtype(series.dtype):
        return "boolean"
    if types.is_integer_dtype(series.dtype):
        return "integer"
    if types.is_float_dtype(series.dtype):
        return "number"
    if isinstance(series.dtype, pd.DatetimeTZDtype):
        return "date-time"
    if types.is_datetime64_dtype(series.dtype):
        return "date"
    lists = [one for one in series if isinstance(one, list)] if series.dtype == "object" else []
    if not lists:
        return "string"
    return "integers" if all(isinstance(item, int) for one in lists for item in one) else "texts"


def _cells(series: pd.Series, type_: ColumnType) -> list[Any]:
    """Returns the cells of a series as in a response. A missing cell is None."""
    if type_ in ("texts", "integers"):
        return [one if isinstance(one, list) else None for one in series]
    cells: list[Any] = series.astype("object").where(series.notna(), None).tolist()
    if type_ == "date-time":
        return [cell and cell.tz_convert("UTC").isoformat() for cell in cells]
    return [cell and cell.strftime("%Y-%m-%d") for cell in cells] if type_ == "date" else cells
