"""Finds the operation of the contract that a path requests, and its parameters."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from .contract import operations
from .errors import ConfigurationError


def asked_by(path: str) -> tuple[str, dict[str, Any]]:
    """Returns the id of the operation that a GET request to a path calls, and its parameters.

    Parameters of the query are lists of values. **Throws** `ConfigurationError`.
    """
    split = urlsplit(path)
    sought = re.sub(r"^/?(v1/)?", "/v1/", split.path).rstrip("/")
    for name, operation in sorted(operations().items(), key=lambda item: len(item[1].in_path)):
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", operation.path)
        found = re.fullmatch(pattern, sought) if operation.method == "GET" and not split.netloc else None
        if found:
            parameters: dict[str, Any] = {key: unquote(value) for key, value in found.groupdict().items()}
            for key, value in parse_qsl(split.query):
                parameters[key] = [*parameters.get(key, []), value]
            return name, parameters
    raise ConfigurationError(
        f"No operation can be requested at {path!r}: `python3 -m goalsquare.operations` lists the operations, "
        "and docs/api.md the methods."
    )
