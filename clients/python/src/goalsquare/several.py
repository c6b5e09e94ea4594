"""One value, or several of them."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, SupportsIndex, TypeVar, Union

from .errors import ConfigurationError

_T = TypeVar("_T")

Several = Union[_T, Iterable[_T], None]


def plain(value: Any) -> Any:
    """A whole number of any kind, such as those of numpy or of a column with gaps, as an `int`; anything else as it is."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return operator.index(value) if isinstance(value, SupportsIndex) and not isinstance(value, bool) else value


def listed(values: Several[Any]) -> list[Any] | None:
    """A list of what may be one value or several. **Empty**: None stays None. **Throws** `ConfigurationError`, where it has none: that would ask for all."""
    if values is None:
        return None
    found = [
        plain(value) for value in (values if isinstance(values, Iterable) and not isinstance(values, str) else [values])
    ]
    if not found:
        raise ConfigurationError(
            "A list without a value asks for nothing. Without the argument, or with None, everything is asked for."
        )
    return found
