"""Which texts can be sent as a token: those of visible ASCII. What else is in one came there by mistake, such as the line end of a file."""

from __future__ import annotations

import re

_SENDABLE = re.compile(r"[!-~]+")


def is_sendable(token: str) -> bool:
    """Whether a text can be a token."""
    return _SENDABLE.fullmatch(token) is not None
