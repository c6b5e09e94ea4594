"""Formats instants for the server."""

from __future__ import annotations

from datetime import datetime, timezone

from .errors import ConfigurationError


def instant(moment: datetime) -> str:
    """Formats an instant in UTC, to the millisecond. **Throws** `ConfigurationError` if it has no time zone."""
    if moment.tzinfo is None:
        raise ConfigurationError(f"{moment.isoformat()} needs a time zone, such as datetime.now(timezone.utc) has.")
    return moment.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"
