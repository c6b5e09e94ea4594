"""The forms of tables: pandas or polars data frames, or plain dicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

from .errors import ConfigurationError
from .flattening import ColumnType, Table
from .pandas_frames import PandasFrames, Types
from .polars_frames import PolarsFrames

Frame = TypeVar("Frame")
FramesName = Literal["pandas", "polars", "raw"]


class Frames(Protocol):
    """Makes frames of one kind."""

    def of(self, table: Table) -> Any:
        """The frame of a table."""

    def of_csv(self, text: bytes, columns: Mapping[str, ColumnType]) -> Any:
        """The frame of CSV in UTF-8 whose columns are known."""

    def stack(self, frames: Sequence[Any]) -> Any:
        """Frames one below the other. **Shape**: the columns of all of them."""


def frames_named(name: str, types: Types = "nullable", *, categories: bool = False) -> Frames | None:
    """Returns what makes frames of a library. **Empty**: None for `raw`, which keeps answers as they are.

    **Throws** `ConfigurationError`.
    """
    if types not in ("nullable", "numpy"):
        raise ConfigurationError(f"types {types!r} is not one of nullable, numpy.")
    if name != "pandas" and (types != "nullable" or categories):
        raise ConfigurationError("types and categories are for pandas frames.")
    if name == "raw":
        return None
    if name == "pandas":
        return PandasFrames(types, categories=categories)
    if name == "polars":
        return PolarsFrames()
    raise ConfigurationError(f"frames {name!r} is not one of pandas, polars, raw")
