"""Data frames of pandas."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import pandas as pd

from .flattening import ColumnType, Table
from .guarded import GUARD, may_be_guarded, text_columns

PANDAS_TYPES: Mapping[ColumnType, str] = {
    "integer": "Int64",
    "number": "Float64",
    "string": "string",
    "boolean": "boolean",
    "date": "datetime64[ns]",
    "date-time": "datetime64[ns, UTC]",
    "list": "string",
}

# From pandas 2 on, instants with and without fractions of seconds are parsed together only with this format.
_ANY_PRECISION: Mapping[str, Any] = {} if pd.__version__.startswith("1.") else {"format": "ISO8601"}


class PandasFrames:
    """Data frames of pandas, with types that know missing values."""

    def of(self, table: Table) -> pd.DataFrame:
        """The data frame of a table. **Empty**: the same columns of the same types, and no row."""
        return pd.DataFrame(
            {name: self._series(table.cells[name], type_) for name, type_ in table.columns.items()},
            index=pd.RangeIndex(len(table)),
        )

    def of_csv(self, text: bytes, columns: Mapping[str, ColumnType]) -> pd.DataFrame:
        """The data frame of CSV: the same as that of the table."""
        times = [name for name, type_ in columns.items() if type_ in ("date", "date-time")]
        decimals = [name for name, type_ in columns.items() if type_ == "number"]
        types = {
            name: "string" if name in times else PANDAS_TYPES[type_] for name, type_ in columns.items()
        } | dict.fromkeys(decimals, "float64")
        frame = pd.read_csv(
            io.BytesIO(text),
            dtype=types,
            keep_default_na=False,
            na_values=[""],
            true_values=["true"],
            false_values=["false"],
            float_precision="round_trip",
        )
        for name in times:
            frame[name] = self._series(frame[name], columns[name])
        frame = frame.astype(dict.fromkeys(decimals, "Float64"))
        for name in text_columns(columns) if may_be_guarded(text) else ():
            frame[name] = frame[name].str.replace(GUARD, r"\1\2", regex=True)
        frame.index = pd.RangeIndex(len(frame))
        return frame[list(columns)]

    def stack(self, frames: Sequence[pd.DataFrame]) -> pd.DataFrame:
        """Frames one below the other. **Shape**: the columns of all of them."""
        return pd.concat(frames, ignore_index=True)

    @staticmethod
    def _series(values: Any, type_: ColumnType) -> pd.Series:
        if type_ == "date-time":
            return pd.Series(pd.to_datetime(pd.Series(values, dtype="object"), utc=True, **_ANY_PRECISION)).astype(
                "datetime64[ns, UTC]"
            )
        if type_ == "date":
            return pd.Series(pd.to_datetime(pd.Series(values, dtype="object"), format="%Y-%m-%d")).astype(
                "datetime64[ns]"
            )
        return pd.Series(values, dtype=PANDAS_TYPES[type_])
