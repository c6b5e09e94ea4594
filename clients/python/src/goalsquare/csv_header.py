"""Checks the columns of CSV."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

from .errors import GoalsquareError


def with_columns(csv: bytes, names: Iterable[str]) -> bytes:
    """Returns the CSV unchanged if its header contains these names. **Throws** `GoalsquareError` if one is missing."""
    there = BytesIO(csv).readline().decode("utf-8-sig", "replace").strip().split(",")
    missing = [name for name in names if name not in there]
    if missing:
        raise GoalsquareError(
            f"The server's CSV has no column {', '.join(missing)}: the server and this package have different versions."
        )
    return csv
