"""Pandas data frames."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
import pandas as pd

from .flattening import ColumnType, Table
from .guarded import GUARD, lists_of, may_be_guarded, text_columns

PANDAS_TYPES: Mapping[ColumnType, str] = {
    "integer": "Int64",
    "number": "Float64",
    "string": "string",
    "boolean": "boolean",
    "date": "datetime64[ns]",
    "date-time": "datetime64[ns, UTC]",
    "texts": "object",
    "integers": "object",
}

_NUMPY_TYPES: Mapping[ColumnType, str] = {
    "integer": "int64",
    "number": "float64",
    "string": "object",
    "boolean": "bool",
    "texts": "object",
    "integers": "object",
}

# Since pandas 2, instants with and without fractional seconds can only be parsed together in this format.
_ANY_PRECISION: Mapping[str, Any] = {} if pd.__version__.startswith("1.") else {"format": "ISO8601"}

# Reads the exact numbers. Since pandas 3.1, that is the default, and this option is deprecated.
_EXACT: Mapping[str, Any] = (
    {} if tuple(map(int, pd.__version__.split(".")[:2])) >= (3, 1) else {"float_precision": "round_trip"}
)


Types = Literal["nullable", "numpy"]

# Endings of columns whose texts come from a short list.
_CATEGORIES = ("_code", "_name", "_gender", "zone", "team", "result", "measure")


class PandasFrames:
    """Pandas data frames.

    `types` is `nullable` for types with missing values, or `numpy` for types that every numpy function accepts:
    `float64`, `int64` (`float64` if values are missing), `bool` and `object`. With `categories`, texts from short
    lists, such as squad and metric codes, are categoricals.
    """

    def __init__(self, types: Types = "nullable", *, categories: bool = False) -> None:
        self._types = types
        self._categories = categories

    def of(self, table: Table) -> pd.DataFrame:
        """Returns a table as a data frame. **Empty**: a frame with the same columns and types, and no rows."""
        frame = pd.DataFrame(
            {name: self._array(table.cells[name], type_) for name, type_ in table.columns.items()},
            index=pd.RangeIndex(len(table)),
            # No other code uses these arrays.
            copy=False,
        )
        return self._typed(frame, table.columns)

    def _typed(self, frame: pd.DataFrame, columns: Mapping[str, ColumnType]) -> pd.DataFrame:
        """Returns a frame with the types that the options select."""
        if self._types == "numpy":
            for name, type_ in columns.items():
                if type_ in _NUMPY_TYPES:
                    frame[name] = _numpy_series(frame[name], type_)
        if self._categories:
            for name, type_ in columns.items():
                if type_ == "string" and name.endswith(_CATEGORIES):
                    frame[name] = frame[name].astype("category")
        return frame

    def of_csv(self, text: bytes, columns: Mapping[str, ColumnType]) -> pd.DataFrame:
        """Returns CSV as the same data frame as its table."""
        times = [name for name, type_ in columns.items() if type_ in ("date", "date-time")]
        decimals = [name for name, type_ in columns.items() if type_ == "number"]
        lists = [name for name, type_ in columns.items() if type_ in ("texts", "integers")]
        types = {
            name: "string" if name in (*times, *lists) else PANDAS_TYPES[type_] for name, type_ in columns.items()
        } | dict.fromkeys(decimals, "float64")
        frame = pd.read_csv(
            io.BytesIO(text),
            dtype=types,
            keep_default_na=False,
            na_values=[""],
            true_values=["true"],
            false_values=["false"],
            **_EXACT,
        )
        for name in times:
            frame[name] = self._series(frame[name], columns[name])
        frame = frame.astype(dict.fromkeys(decimals, "Float64"))
        for name in text_columns(columns) if may_be_guarded(text) else ():
            frame[name] = frame[name].str.replace(GUARD, r"\1\2", regex=True)
        for name in lists:
            frame[name] = pd.Series(lists_of(frame[name].astype("object"), columns[name]), frame.index, dtype="object")
        frame.index = pd.RangeIndex(len(frame))
        return self._typed(frame[list(columns)].copy(), columns)

    def stack(self, frames: Sequence[pd.DataFrame]) -> pd.DataFrame:
        """Stacks frames. **Shape**: the columns of all of them."""
        stacked = pd.concat(frames, ignore_index=True)
        for name, type_ in frames[0].dtypes.items():
            if isinstance(type_, pd.CategoricalDtype):
                stacked[name] = stacked[name].astype("category")
        return stacked

    def _array(self, values: list[Any], type_: ColumnType) -> Any:
        """Returns the cells of a column as an array: pandas would align series with the index one by one."""
        if type_ == "string":
            return pd.array(values, dtype="string")
        return _numbers(values, type_) if type_ in ("number", "integer") else self._series(values, type_).array

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


def _numbers(values: list[Any], type_: ColumnType) -> Any:
    """Returns an array with missing values. Skips the checks that pandas makes for each value, which are slow."""
    if type_ == "number":
        numbers = np.array(values, dtype="float64")
        return pd.arrays.FloatingArray(numbers, np.isnan(numbers))
    if None not in values:
        return pd.arrays.IntegerArray(np.array(values, dtype="int64"), np.zeros(len(values), "bool"))
    mask = np.array([value is None for value in values])
    return pd.arrays.IntegerArray(np.array([value or 0 for value in values], dtype="int64"), mask)


def _numpy_series(values: pd.Series, type_: ColumnType) -> pd.Series:
    """Returns a series with numpy types. Missing values are NaN in numbers, and None in other columns."""
    if type_ == "number" or (type_ == "integer" and values.isna().any()):
        return pd.Series(values.to_numpy(dtype="float64", na_value=float("nan")), index=values.index)
    if values.isna().any():
        return pd.Series(values.to_numpy(dtype="object", na_value=None), index=values.index, dtype="object")
    return values.astype(_NUMPY_TYPES[type_])
