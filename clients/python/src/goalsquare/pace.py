"""A shared pause for all threads that use a connection."""

from __future__ import annotations

import threading
from collections.abc import Callable

from .abandonment import rest


class Pace:
    """Delays the requests of all threads when the server has asked one of them to wait."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._lock = threading.Lock()
        self._free_at = 0.0

    def hold(self, seconds: float) -> None:
        """Stops all threads from sending for some seconds."""
        with self._lock:
            self._free_at = max(self._free_at, self._now() + seconds)

    def wait(self, sleep: Callable[[float], None]) -> None:
        """Waits until threads may send."""
        seconds = self._free_at - self._now()
        if seconds > 0:
            rest(seconds, sleep)
