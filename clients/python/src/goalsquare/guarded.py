"""Texts of CSV before which the server sets an apostrophe, as a spreadsheet would take them for formulas."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from .flattening import ColumnType

# An apostrophe at the beginning of a text, of a line in it, or after a semicolon. Replace it by the two groups.
GUARD = r"(^|[;\r\n])'([=+\-@\t\r\n＝＋－＠])"

_IN_CSV = re.compile(rb"'[=+\-@\t\r\n\xef]")


def may_be_guarded(csv: bytes) -> bool:
    """Whether any cell may have such an apostrophe, which few have."""
    return _IN_CSV.search(csv) is not None


def text_columns(columns: Mapping[str, ColumnType]) -> list[str]:
    """The names of the columns of texts."""
    return [name for name, type_ in columns.items() if type_ in ("string", "texts")]


def lists_of(cells: Iterable[Any], type_: ColumnType) -> list[list[Any] | None]:
    """The lists in cells of CSV, whose items are separated by semicolons. **Empty**: None for an empty cell."""
    item = int if type_ == "integers" else str
    return [[item(one) for one in cell.split(";")] if isinstance(cell, str) and cell else None for cell in cells]
