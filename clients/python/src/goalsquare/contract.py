"""The operations of the contract, and their requests."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, SupportsIndex
from urllib.parse import quote

from .errors import ConfigurationError
from .names import suggestions_for
from .several import listed, plain


@dataclass(frozen=True)
class Operation:
    """An operation: its method, its path template, and the names of its query parameters."""

    id: str
    method: str
    path: str
    query: tuple[str, ...]
    is_extension: bool = False
    is_safe: bool = False
    answers: str = "json"
    # A member that every response has, `[]` if the response is a list, None if it is not JSON.
    member: str | None = None

    @property
    def may_repeat(self) -> bool:
        """Whether a repeated request has no further effect. A POST for statistics only reads."""
        return self.method != "POST" or self.is_safe

    @property
    def is_stream(self) -> bool:
        """Whether the response is an event stream."""
        return self.answers == "stream"

    @property
    def in_path(self) -> list[str]:
        """The names of the parameters in the path."""
        return re.findall(r"\{(\w+)\}", self.path)


@cache
def operations() -> Mapping[str, Operation]:
    """Returns all operations by their ids, in the order of the contract."""
    declared = json.loads(files(__package__).joinpath("_operations.json").read_text(encoding="utf-8"))
    return {
        name: Operation(
            name,
            members["method"],
            members["path"],
            tuple(members["query"]),
            bool(members.get("isExtension")),
            bool(members.get("isSafe")),
            members.get("answers", "json"),
            members.get("member"),
        )
        for name, members in declared.items()
    }


def operation_named(name: str) -> Operation:
    """Returns the operation with an id. **Throws** `ConfigurationError`."""
    found = operations().get(name)
    if found is None:
        raise ConfigurationError(f"There is no operation {name!r}: `python3 -m goalsquare.operations` lists them.")
    return found


def _camel(name: str) -> str:
    head, *tail = name.split("_")
    return head + "".join(part.capitalize() for part in tail)


def _snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: f"_{letter[0].lower()}", name)


def _unknown_parameter(operation_id: str, name: str, known: Sequence[str]) -> str:
    alike = " or ".join(suggestions_for(name, known)[:2])
    hint = f" Did you mean {alike}?" if alike else ""
    return f"{operation_id} has no parameter {name!r}; it has {', '.join(known) or 'none'}.{hint}"


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(plain(value))


def _piece(operation: Operation, name: str, value: Any) -> str:
    """Returns a value as a path segment. Rejects an empty value and one of only dots."""
    if not isinstance(value, (str, int, float, SupportsIndex)):
        raise ConfigurationError(f"{operation.id} takes one {name}, not a {type(value).__name__}.")
    text = _text(value)
    if not text.strip("."):
        raise ConfigurationError(f"{operation.id} needs {name}, not {value!r}.")
    return quote(text, safe="")


def request_of(operation: Operation, parameters: Mapping[str, Any]) -> tuple[str, list[tuple[str, str]]]:
    """Returns the path and query of a request, from parameters in snake_case. None omits a parameter.

    **Throws** `ConfigurationError`.
    """
    given = {_camel(name): value for name, value in parameters.items() if value is not None}
    known = [*operation.in_path, *operation.query]
    for name in given:
        if name not in known:
            raise ConfigurationError(_unknown_parameter(operation.id, _snake(name), [_snake(one) for one in known]))
    missing = [name for name in operation.in_path if name not in given]
    if missing:
        raise ConfigurationError(f"{operation.id} needs {', '.join(missing)}.")
    path = re.sub(r"\{(\w+)\}", lambda match: _piece(operation, match[1], given[match[1]]), operation.path)
    return path, [
        (name, text) for name in operation.query if name in given for text in map(_text, listed(given[name]) or [])
    ]
