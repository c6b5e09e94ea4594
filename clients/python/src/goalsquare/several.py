"""One value, or several of them."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, TypeVar, Union

from .errors import ConfigurationError

_T = TypeVar("_T")

Several = Union[_T, Iterable[_T], None]  # noqa: UP007 (mypy takes no `|` of type variables as an alias)


def plain(value: Any) -> Any:
    """A whole number of any kind, such as one of numpy or of a column with gaps, as an `int`. Else the value itself."""
    if type(value) in (str, int, bool):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    # A check of the protocol SupportsIndex takes longer than all else of a request.
    return operator.index(value) if hasattr(type(value), "__index__") else value


def listed(values: Several[Any]) -> list[Any] | None:
    """A list of one value or several. **Empty**: None stays None.

    **Throws** `ConfigurationError` for an empty list, which the server would take for all values.
    """
    if values is None:
        return None
    found = [
        plain(value) for value in (values if isinstance(values, Iterable) and not isinstance(values, str) else [values])
    ]
    if not found:
        raise ConfigurationError(
            "An empty list selects nothing. Omit the argument, or pass None, to select everything."
        )
    return found
