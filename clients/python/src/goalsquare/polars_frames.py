"""Polars data frames."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from .errors import ConfigurationError
from .flattening import ColumnType, Table
from .guarded import GUARD, lists_of, may_be_guarded, text_columns

# Column types whose CSV cells are read as text first.
_READ_AS_TEXT = ("date", "date-time", "boolean", "texts", "integers")


class PolarsFrames:
    """Polars data frames. Polars must be installed: `pip install goalsquare[polars]`."""

    def __init__(self) -> None:
        try:
            import polars
        except ImportError as error:
            raise ConfigurationError("frames='polars' needs polars: pip install goalsquare[polars]") from error
        self._polars = polars
        self._types: Mapping[ColumnType, Any] = {
            "integer": polars.Int64,
            "number": polars.Float64,
            "string": polars.Utf8,
            "boolean": polars.Boolean,
            "date": polars.Date,
            "date-time": polars.Datetime("us", "UTC"),
            "texts": polars.List(polars.Utf8),
            "integers": polars.List(polars.Int64),
        }

    def of(self, table: Table) -> Any:
        """Returns a table as a data frame. **Empty**: a frame with the same columns and types, and no rows."""
        series = [
            self._polars.Series(name, self.values(table.cells[name], type_), dtype=self._types[type_])
            for name, type_ in table.columns.items()
        ]
        return self._polars.DataFrame(series)

    def of_csv(self, text: bytes, columns: Mapping[str, ColumnType]) -> Any:
        """Returns CSV as the same data frame as its table."""
        texts = {
            name: self._polars.Utf8 if type_ in _READ_AS_TEXT else self._types[type_] for name, type_ in columns.items()
        }
        frame = self._polars.read_csv(io.BytesIO(text), schema_overrides=texts)
        if may_be_guarded(text):
            frame = frame.with_columns(
                self._polars.col(name).str.replace_all(GUARD, "${1}${2}") for name in text_columns(columns)
            )
        return frame.select(
            self._polars.Series(name, self._read(frame[name].to_list(), type_), dtype=self._types[type_])
            if type_ in _READ_AS_TEXT
            else frame[name]
            for name, type_ in columns.items()
        )

    def stack(self, frames: Sequence[Any]) -> Any:
        """Stacks frames. **Shape**: the columns of all of them."""
        return self._polars.concat(frames, how="diagonal")

    def _read(self, cells: list[Any], type_: ColumnType) -> list[Any]:
        return lists_of(cells, type_) if type_ in ("texts", "integers") else self.values(cells, type_)

    @staticmethod
    def values(values: list[Any], type_: ColumnType) -> list[Any]:
        """Returns the cells of a column as Python values."""
        if type_ == "date-time":
            return [value and datetime.fromisoformat(value.replace("Z", "+00:00")) for value in values]
        if type_ == "date":
            return [value and date.fromisoformat(value) for value in values]
        if type_ == "number":
            return [None if value is None else float(value) for value in values]
        if type_ == "boolean":
            return [{"true": True, "false": False}.get(value, value) for value in values]
        return values
