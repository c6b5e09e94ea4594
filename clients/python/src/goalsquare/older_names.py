"""The older names of columns: mostly their names in upper case."""

from __future__ import annotations

from collections.abc import Mapping

from .flattening import Table


def with_older_names(table: Table, others: Mapping[str, str]) -> Table:
    """Returns a table with older column names. `others` has those that are not just the name in upper case."""
    names = {name: others.get(name, name.upper()) for name in table.columns}
    return Table(
        {names[name]: type_ for name, type_ in table.columns.items()},
        {names[name]: cells for name, cells in table.cells.items()},
    )
