"""The methods that call each operation of the contract."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Method = TypeVar("Method", bound=Callable[..., Any])

methods_of: dict[str, list[str]] = {}


def operation(*operation_ids: str) -> Callable[[Method], Method]:
    """Returns a decorator that registers a method of `API` for the operations that it calls."""

    def register(method: Method) -> Method:
        for operation_id in operation_ids:
            methods_of.setdefault(operation_id, []).append(method.__name__)
        return method

    return register
