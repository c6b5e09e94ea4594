"""The forms of tables: pandas or Polars data frames, or plain dicts."""

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
    """Builds data frames of one library."""

    def of(self, table: Table) -> Any:
        """Returns a table as a frame."""

    def of_csv(self, text: bytes, columns: Mapping[str, ColumnType]) -> Any:
        """Parses UTF-8 CSV with the given columns into a frame."""

    def stack(self, frames: Sequence[Any]) -> Any:
        """Stacks frames. **Shape**: the columns of all of them."""


def frames_named(name: str, types: Types = "nullable", *, categories: bool = False) -> Frames | None:
    """Returns the frame builder for a library. **Empty**: None for `raw`, which leaves responses unchanged.

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
