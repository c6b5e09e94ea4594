"""Stops the work of threads whose asynchronous call was cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextvars import ContextVar

# In a thread of an asynchronous call: set when the call is cancelled.
abandoned: ContextVar[threading.Event | None] = ContextVar("abandoned", default=None)


def check_abandoned() -> None:
    """Stops a thread whose call was cancelled. **Throws** `CancelledError` in such a thread."""
    event = abandoned.get()
    if event is not None and event.is_set():
        raise CancelledError


def rest(seconds: float, sleep: Callable[[float], None]) -> None:
    """Waits. In a thread of an asynchronous call, **throws** `CancelledError` as soon as the call is cancelled."""
    event = abandoned.get()
    if event is None:
        sleep(seconds)
    elif event.wait(seconds):
        raise CancelledError
