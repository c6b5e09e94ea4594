"""Which texts can be sent as a token: those of visible ASCII. Anything else in one is a mistake, such as a line end."""

from __future__ import annotations

import re

_SENDABLE = re.compile(r"[!-~]+")


def is_sendable(token: str) -> bool:
    """Whether a text can be a token."""
    return _SENDABLE.fullmatch(token) is not None
