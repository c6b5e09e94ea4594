"""When a request is sent again, and after how long."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

# The server itself refuses, and has done nothing. 408: the request did not arrive in time, from a busy machine.
_REFUSED = frozenset({408, 429, 503})

# What stands before the server lost touch with it, as where a connection breaks.
_LOST = frozenset({502, 504})

# A limit of which nothing is left, in a `RateLimit` header, and the seconds until it starts again.
_USED_UP = re.compile(r";r=0;t=(\d+)")

# How long to wait before a stream is opened again. In seconds.
_SHORTEST_STREAM_WAIT = 0.1
_LONGEST_STREAM_WAIT = 10.0


@dataclass(frozen=True)
class Wait:
    """A request or stream that waits before it is sent again: for how many seconds, after which attempt, and why."""

    seconds: float
    attempt: int
    reason: Exception


@dataclass(frozen=True)
class Retries:
    """How often a request is retried, and how long it waits.

    A request is sent at most `attempts` times. The wait is what `Retry-After` says, else `backoff` seconds doubled each
    time; some jitter is added, so that clients do not all retry at once. Where the server asks for more than
    `longest_wait` seconds, the error is raised at once: a quota that ends at midnight is not waited for.

    A stream that breaks is opened again until it has waited for `stream_patience` seconds since its last event, unless
    `attempts` is 1.
    """

    attempts: int = 5
    backoff: float = 0.25
    longest_wait: float = 30.0
    stream_patience: float = 120.0
    jitter: Callable[[], float] = field(default=random.random, repr=False)

    def wait(self, attempt: int, retry_after: float | None = None) -> float | None:
        """Seconds to wait after an attempt, the first being 1. **Empty**: None, where the request is not repeated."""
        wanted = self.backoff * float(2 ** (attempt - 1)) if retry_after is None else retry_after
        if attempt >= self.attempts or wanted > self.longest_wait:
            return None
        return wanted + self.jitter() * min(self.backoff, max(wanted, 0.1))

    def wait_to_resume(self, failures: int, waited: float, retry_after: float | None = None) -> float | None:
        """Seconds to wait before a stream is opened again, after `failures` in a row that waited for `waited` seconds.

        **Empty**: None, where it is not opened again.
        """
        if self.attempts <= 1 or waited >= self.stream_patience or (retry_after or 0.0) > self.longest_wait:
            return None
        doubled = min(self.backoff * float(2 ** min(failures - 1, 20)), _LONGEST_STREAM_WAIT)
        wanted = max(doubled if retry_after is None else retry_after, _SHORTEST_STREAM_WAIT)
        return wanted + self.jitter() * min(self.backoff, wanted)

    @staticmethod
    def covers(status: int, *, repeats: bool) -> bool:
        """Whether to send a request again after this status. `repeats`: even if the server may have processed it."""
        return status in _REFUSED or (repeats and status in _LOST)


def retry_after_seconds(header: str | None, now: float) -> float | None:
    """Seconds to wait by a `Retry-After` header, a number or a date. **Empty**: None, where it is neither."""
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
    """Seconds that the next request waits, because a `RateLimit` header leaves nothing of a limit. **Empty**: 0."""
    return max((float(seconds) for seconds in _USED_UP.findall(header or "")), default=0.0)
