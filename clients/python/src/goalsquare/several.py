"""Arguments with one value or several."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, TypeVar, Union

from .errors import ConfigurationError

_T = TypeVar("_T")

Several = Union[_T, Iterable[_T], None]  # noqa: UP007 (mypy takes no `|` of type variables as an alias)


def plain(value: Any) -> Any:
    """Returns any kind of whole number, such as one of numpy, as an `int`. Other values are returned unchanged."""
    if type(value) in (str, int, bool):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    # Checking against the protocol SupportsIndex would take longer than the rest of a request.
    return operator.index(value) if hasattr(type(value), "__index__") else value


def listed(values: Several[Any]) -> list[Any] | None:
    """Returns one value or several as a list. **Empty**: None for None.

    **Throws** `ConfigurationError` for an empty list, which the server would read as all values.
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
