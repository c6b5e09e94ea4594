"""Converts responses to tables, with the table definitions that the server and all clients share."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any, Literal

ColumnType = Literal["integer", "number", "string", "boolean", "date", "date-time", "texts", "integers"]

# The types of columns that contain lists, by the type of their items.
_LISTS: Mapping[str, ColumnType] = {"string": "texts", "integer": "integers"}
Step = str | int


@dataclass(frozen=True)
class Column:
    """A column. `path` starts at the object at `depth`: depth 0 is the response, the greatest depth the row.

    `detail` marks a column that frames only have if all columns are requested.
    """

    name: str
    type: ColumnType
    depth: int = 0
    path: tuple[Step, ...] = ()
    detail: bool = False


@dataclass(frozen=True)
class Shape:
    """A table definition: the steps from a response to its rows, and the columns."""

    rows: tuple[str, ...]
    columns: tuple[Column, ...]


@dataclass
class Table:
    """Columns with their cells, in order. A cell without a value is None."""

    columns: dict[str, ColumnType]
    cells: dict[str, list[Any]]

    def __len__(self) -> int:
        return len(next(iter(self.cells.values()), []))

    def rows(self) -> list[dict[str, Any]]:
        """Returns the rows as dicts with all columns."""
        names = list(self.columns)
        return [dict(zip(names, row, strict=True)) for row in zip(*(self.cells[name] for name in names), strict=True)]


@cache
def _declared(file: str) -> Mapping[str, Any]:
    declared: Mapping[str, Any] = json.loads(files(__package__).joinpath(file).read_text(encoding="utf-8"))
    return declared


def _shape(declared: Mapping[str, Any]) -> Shape:
    columns = (
        Column(
            c["name"],
            _LISTS[c["items"]] if c["type"] == "list" else c["type"],
            c["depth"],
            tuple(c["path"]),
            c.get("detail", False),
        )
        for c in declared["columns"]
    )
    return Shape(tuple(declared["rows"]), tuple(columns))


@cache
def shape_of(operation: str, table: str | None = None) -> Shape:
    """Returns the definition of a table of an operation, by default its default table. **Throws** `KeyError`."""
    tables = _declared("_tables.json")["operations"][operation]
    return _shape(tables["tables"][table or tables["default"]])


@cache
def answer_shape(name: str) -> Shape:
    """Returns the definition of a table that the server does not return as CSV. **Throws** `KeyError`."""
    return _shape(_declared("_answers.json")[name])


def column_types() -> dict[str, ColumnType]:
    """Returns the types of all columns by name. A name has the same type in every table."""
    operations = _declared("_tables.json")["operations"]
    shapes = (shape_of(id_, name) for id_, one in operations.items() for name in one["tables"])
    return {column.name: column.type for shape in shapes for column in shape.columns}


def with_main_columns(shape: Shape, *prefixes: str) -> Shape:
    """Returns a shape without its detail columns, except those that begin with one of the prefixes."""
    return Shape(shape.rows, tuple(one for one in shape.columns if not one.detail or one.name.startswith(prefixes)))


def table_names(operation: str) -> list[str]:
    """Returns the tables of an operation, its default first. **Empty**: the operation has no tables."""
    tables = _declared("_tables.json")["operations"].get(operation)
    return [] if tables is None else sorted(tables["tables"], key=lambda name: bool(name != tables["default"]))


def is_default(operation: str, table: str | None) -> bool:
    """Whether a table is the default table of an operation."""
    return table is None or table == table_names(operation)[0]


@dataclass(frozen=True)
class _Level:
    objects: list[Any]
    parents: list[int]
    places: list[int]


def _follow(thing: Any, path: Sequence[Step]) -> Any:
    for step in path:
        if isinstance(thing, dict):
            thing = thing.get(step)
        elif isinstance(thing, list) and isinstance(step, int):
            thing = thing[step] if step < len(thing) else None
        else:
            return None
    return thing


def _walked(thing: Any, walk: str) -> list[Any]:
    found = (_follow(thing, path.split(".") if path else ()) for path in walk.split(","))
    return list(chain.from_iterable(one if isinstance(one, list) else [] if one is None else [one] for one in found))


def _levels(answer: Any, rows: Sequence[str]) -> list[_Level]:
    levels = [_Level([answer], [0], [0])]
    for walk in rows:
        down = _Level([], [], [])
        for index, thing in enumerate(levels[-1].objects):
            children = _walked(thing, walk)
            down.objects.extend(children)
            down.parents.extend([index] * len(children))
            down.places.extend(range(len(children)))
        levels.append(down)
    return levels


def _above(levels: Sequence[_Level], low: int, high: int, values: list[Any]) -> list[Any]:
    """Repeats the values of the objects at depth `high` for each object below them at depth `low`."""
    for level in levels[high + 1 : low + 1]:
        values = [values[parent] for parent in level.parents]
    return values


def _by_place(levels: Sequence[_Level], column: Column) -> list[Any]:
    """Returns the cells of a column whose path has a step `@depth`, the index of the object at that depth."""
    depths = [int(step[1:]) for step in column.path if isinstance(step, str) and step.startswith("@")]
    low = max([column.depth, *depths])
    places = {depth: _above(levels, low, depth, levels[depth].places) for depth in depths}
    objects = _above(levels, low, column.depth, levels[column.depth].objects)
    paths = (
        [places[int(str(s)[1:])][i] if str(s).startswith("@") else s for s in column.path] for i in range(len(objects))
    )
    return _above(
        levels, len(levels) - 1, low, [_follow(thing, path) for thing, path in zip(objects, paths, strict=True)]
    )


def _members(level: _Level, path: Sequence[Step], found: dict[tuple[Step, ...], list[Any]]) -> list[Any]:
    """Returns the value at a path in each object of a level. Caches values along the path for other columns."""
    if not path:
        return level.objects
    key = tuple(path)
    if key not in found:
        above, step = _members(level, path[:-1], found), path[-1]
        found[key] = _of_each(above, step)
    return found[key]


def _of_each(things: Sequence[Any], step: Step) -> list[Any]:
    """Returns the value at a step in each thing. **Empty**: None for a thing without it."""
    if isinstance(step, str):
        # Most often all things are objects with the member.
        with suppress(KeyError, TypeError):
            return [thing[step] for thing in things]
    return [
        thing.get(step) if type(thing) is dict else None if thing is None else _follow(thing, (step,))
        for thing in things
    ]


def _cells(column: Column, values: list[Any]) -> list[Any]:
    """Returns the cells of a column from its values. An empty text or list is an empty cell, as in CSV.

    Equal texts share one object.
    """
    if column.type in _LISTS.values():
        return [value or None for value in values]
    if column.type != "string":
        return values
    known: dict[Any, Any] = {"": None}
    return list(map(known.setdefault, values, values))


def flatten(answer: Any, shape: Shape) -> Table:
    """Returns the rows of a response. **Empty**: a table with all columns and no rows."""
    levels = _levels(answer, shape.rows)
    found: list[dict[tuple[Step, ...], list[Any]]] = [{} for _ in levels]
    cells: dict[str, list[Any]] = {}
    for column in shape.columns:
        if any(isinstance(step, str) and step.startswith("@") for step in column.path):
            values = _by_place(levels, column)
        else:
            values = _above(
                levels, len(levels) - 1, column.depth, _members(levels[column.depth], column.path, found[column.depth])
            )
        cells[column.name] = _cells(column, values)
    return Table({column.name: column.type for column in shape.columns}, cells)
