"""Whether CSV has the columns that it should have."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

from .errors import GoalsquareError


def with_columns(csv: bytes, names: Iterable[str]) -> bytes:
    """The CSV itself, where its header has these names, others beside them or not. **Throws** `GoalsquareError`."""
    there = BytesIO(csv).readline().decode("utf-8-sig", "replace").strip().split(",")
    missing = [name for name in names if name not in there]
    if missing:
        raise GoalsquareError(
            f"The server's CSV has no column {', '.join(missing)}: "
            "the server and this package are of different versions."
        )
    return csv
