"""Whether a thread works for a caller that no longer waits."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextvars import ContextVar

# In a thread of an asynchronous call: set once the call is cancelled.
abandoned: ContextVar[threading.Event | None] = ContextVar("abandoned", default=None)


def check_abandoned() -> None:
    """Ends the work of a thread whose call was cancelled. **Throws** `CancelledError`."""
    event = abandoned.get()
    if event is not None and event.is_set():
        raise CancelledError


def rest(seconds: float, sleep: Callable[[float], None]) -> None:
    """Waits by `sleep`, or in a thread of an asynchronous call until that is cancelled. **Throws** `CancelledError`."""
    event = abandoned.get()
    if event is None:
        sleep(seconds)
    elif event.wait(seconds):
        raise CancelledError
