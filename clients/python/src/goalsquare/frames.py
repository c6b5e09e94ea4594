"""What tables are given as: data frames of pandas or polars, or plain dicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

from .errors import ConfigurationError
from .flattening import ColumnType, Table
from .pandas_frames import PandasFrames
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


def frames_named(name: str) -> Frames:
    """The maker of frames of a name. `raw` has none: its answers are not flattened. **Throws** `ConfigurationError`."""
    if name == "pandas":
        return PandasFrames()
    if name == "polars":
        return PolarsFrames()
    raise ConfigurationError(f"frames {name!r} is not one of pandas, polars, raw")
