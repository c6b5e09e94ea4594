"""Decides whether and when a request is sent again."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

# The server rejected the request without processing it. 408: the request arrived too slowly, from a busy machine.
_REFUSED = frozenset({408, 429, 503})

# A proxy lost its connection to the server, so it is unknown whether the request was processed.
_LOST = frozenset({502, 504})

# A used-up limit in a `RateLimit` header, and the seconds until it is reset.
_USED_UP = re.compile(r"; *r=0; *t=(\d+)")

# How long to wait before a stream is reopened. In seconds.
_SHORTEST_STREAM_WAIT = 0.1
_LONGEST_STREAM_WAIT = 10.0


@dataclass(frozen=True)
class Wait:
    """A wait before a request or stream is sent again: its seconds, the attempt before it, and the reason."""

    seconds: float
    attempt: int
    reason: Exception


@dataclass(frozen=True)
class Retries:
    """How often and for how long a request is retried.

    A request is sent at most `attempts` times. The wait is that of `Retry-After`, or else `backoff` seconds, doubled
    each time. Jitter is added, so that clients do not all retry at once. If the server asks for a longer wait than
    `longest_wait` seconds, the error is raised at once, for example for a quota that is reset at midnight.

    A broken stream is reopened until it has waited for `stream_patience` seconds since its last event, unless
    `attempts` is 1.
    """

    attempts: int = 5
    backoff: float = 0.25
    longest_wait: float = 30.0
    stream_patience: float = 120.0
    jitter: Callable[[], float] = field(default=random.random, repr=False)

    def wait(self, attempt: int, retry_after: float | None = None) -> float | None:
        """Returns the seconds to wait after an attempt, counted from 1. **Empty**: None if there is no retry."""
        wanted = self.backoff * float(2 ** (attempt - 1)) if retry_after is None else retry_after
        if attempt >= self.attempts or wanted > self.longest_wait:
            return None
        return wanted + self.jitter() * min(self.backoff, max(wanted, 0.1))

    def wait_to_resume(self, failures: int, waited: float, retry_after: float | None = None) -> float | None:
        """Returns the seconds to wait before a stream is reopened, after `failures` in a row.

        `waited` is the sum of the waits since its last event. **Empty**: None if it is not reopened.
        """
        if self.attempts <= 1 or waited >= self.stream_patience or (retry_after or 0.0) > self.longest_wait:
            return None
        doubled = min(self.backoff * float(2 ** min(failures - 1, 20)), _LONGEST_STREAM_WAIT)
        wanted = max(doubled if retry_after is None else retry_after, _SHORTEST_STREAM_WAIT)
        return wanted + self.jitter() * min(self.backoff, wanted)

    @staticmethod
    def covers(status: int, *, repeats: bool) -> bool:
        """Whether a status is retried. `repeats` allows it even if the server may have processed the request."""
        return status in _REFUSED or (repeats and status in _LOST)


def retry_after_seconds(header: str | None, now: float) -> float | None:
    """Returns the seconds in a `Retry-After` header, a number or a date. **Empty**: None if it is neither."""
    if header is None:
        return None
    try:
        seconds = float(header)
    except ValueError:
        pass
    else:
        return seconds if math.isfinite(seconds) and seconds >= 0 else None
    try:
        until = parsedate_to_datetime(header)
    except (TypeError, ValueError):
        return None
    aware = until if until.tzinfo else until.replace(tzinfo=timezone.utc)
    return max(0.0, (aware - datetime.fromtimestamp(now, timezone.utc)).total_seconds())


def pace_seconds(header: str | None) -> float:
    """Returns the seconds to wait because a `RateLimit` header says that a limit is used up. **Empty**: 0."""
    return max((float(seconds) for seconds in _USED_UP.findall(header or "")), default=0.0)
