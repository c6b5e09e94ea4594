"""The apostrophes that the server adds to CSV texts, so that spreadsheets do not read them as formulas."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from .flattening import ColumnType

# An apostrophe at the start of a text, of a line in it, or after a semicolon. Replace it by the two groups.
GUARD = r"(^|[;\r\n])'([=+\-@\t\r\n＝＋－＠])"

_IN_CSV = re.compile(rb"'[=+\-@\t\r\n\xef]")


def may_be_guarded(csv: bytes) -> bool:
    """Whether a cell may start with an apostrophe that the server added. Few tables have such cells."""
    return _IN_CSV.search(csv) is not None


def text_columns(columns: Mapping[str, ColumnType]) -> list[str]:
    """Returns the names of the text columns."""
    return [name for name, type_ in columns.items() if type_ in ("string", "texts")]


def lists_of(cells: Iterable[Any], type_: ColumnType) -> list[list[Any] | None]:
    """Splits CSV cells at semicolons into lists. **Empty**: None for an empty cell."""
    item = int if type_ == "integers" else str
    return [[item(one) for one in cell.split(";")] if isinstance(cell, str) and cell else None for cell in cells]
