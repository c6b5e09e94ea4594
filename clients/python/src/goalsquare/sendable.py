"""Checks whether a text can be a token. Only visible ASCII can: other characters, such as a line end, are mistakes."""

from __future__ import annotations

import re

_SENDABLE = re.compile(r"[!-~]+")


def is_sendable(token: str) -> bool:
    """Whether a text can be sent as a token."""
    return _SENDABLE.fullmatch(token) is not None
