"""The data dictionary: the meaning of every column of every table."""

from __future__ import annotations

import json
from importlib.resources import files

import pandas as pd

from .errors import UnknownName
from .names import suggestions_for
from .registry import methods_of

_MEMBERS = ("name", "type", "unit", "description")


def dictionary(method: str | None = None, *, column: str | None = None) -> pd.DataFrame:
    """The columns of all tables, of one method or operation, or with a given name.

    Needs no server. Each row describes a column: the methods of `API` that return it, its operation and table, and its
    name, type, unit and meaning.

    Examples:
        >>> shots = dictionary("shots")
        >>> shots[shots.column == "result_points_expected"].description.iloc[0][:6]
        'Points'
        >>> sorted(dictionary(column="jumper_number").type.unique())
        ['integer']
    """
    declared = json.loads(files(__package__).joinpath("_tables.json").read_text(encoding="utf-8"))["operations"]
    rows = [
        {
            "methods": ", ".join(sorted(methods_of.get(operation, ()))),
            "operation": operation,
            "table": table,
            "column": one["name"],
            **{member: one.get(member) for member in _MEMBERS[1:]},
        }
        for operation, tables in declared.items()
        for table, shape in tables["tables"].items()
        for one in shape["columns"]
    ]
    frame = pd.DataFrame(rows).astype("string")
    if method is not None:
        is_method = frame.methods.str.split(", ").map(lambda names: method in names) | (frame.operation == method)
        if not is_method.any():
            names = [name for names in methods_of.values() for name in names]
            raise UnknownName(f"No method {method!r} returns a table", suggestions_for(method, names))
        frame = frame[is_method]
    if column is not None:
        if column not in set(frame.column):
            raise UnknownName(f"There is no column {column!r}", suggestions_for(column, frame.column))
        frame = frame[frame.column == column]
    return frame.reset_index(drop=True)
