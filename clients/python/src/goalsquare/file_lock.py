"""Locks a file, so that processes take turns."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Locks a file, and waits while another process holds it. If files cannot be locked, no process waits."""
    handle = None
    with suppress(OSError):
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            fcntl.flock(handle, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)
