"""One value, or several of them."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any, SupportsIndex, TypeVar, Union

_T = TypeVar("_T")

Several = Union[_T, Iterable[_T], None]


def plain(value: Any) -> Any:
    """A whole number of any kind, such as those of numpy or of a column with gaps, as an `int`; anything else as it is."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return operator.index(value) if isinstance(value, SupportsIndex) and not isinstance(value, bool) else value


def listed(values: Several[Any]) -> list[Any] | None:
    """A list of what may be one value or several. **Empty**: None stays None."""
    if values is None:
        return None
    return [plain(value) for value in (values if isinstance(values, Iterable) and not isinstance(values, str) else [values])]
