"""The two operations that accept a batch, and the body members that contain its requests and results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .batch import Batch
from .errors import ConfigurationError

Of = Literal["players", "squads"]


@dataclass(frozen=True)
class Posted:
    """An operation that accepts a batch."""

    operation_id: str
    requests: str
    results: str

    def body(self, batch: Batch) -> dict[str, Any]:
        """Returns the request body for a batch. **Throws** `ConfigurationError` for anything but a `Batch`."""
        if not isinstance(batch, Batch):
            raise ConfigurationError(f"A batch is built with Batch().add(...), not {type(batch).__name__}.")
        return {self.requests: batch.requests}


_POSTED: Mapping[str, Posted] = {
    "players": Posted("postPlayerStatistics", "playerMetricRequests", "playerStatistics"),
    "squads": Posted("postSquadStatistics", "squadMetricRequests", "squadStatistics"),
}


def posted_of(of: Of) -> Posted:
    """Returns the operation for players or squads. **Throws** `ConfigurationError`."""
    if of not in _POSTED:
        raise ConfigurationError(f"of {of!r} is not one of {', '.join(_POSTED)}.")
    return _POSTED[of]


def posted_as(operation_id: str) -> Posted:
    """Returns the operation with an id. **Throws** `ConfigurationError` if it does not accept a batch."""
    for posted in _POSTED.values():
        if posted.operation_id == operation_id:
            return posted
    raise ConfigurationError(
        f"{operation_id} takes no batch; {' and '.join(posted.operation_id for posted in _POSTED.values())} do."
    )
