"""Shows the progress of a call with many requests, on a terminal or in a notebook."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO, TypeVar

_T = TypeVar("_T")

# A call that takes less time than this shows no progress. In seconds.
_QUIET_SECONDS = 1.0
_WIDTH = 24


def is_watched(stream: TextIO) -> bool:
    """Whether the output of a stream is visible, in a terminal or a notebook."""
    return stream.isatty() or "ipykernel" in sys.modules


def tracked(
    items: Sequence[_T],
    unit: str,
    *,
    shown: bool | None = None,
    stream: TextIO | None = None,
    now: Callable[[], float] = time.monotonic,
) -> Iterator[_T]:
    """Yields the items. After a second, shows a progress bar on a terminal or in a notebook.

    `shown` forces the bar on or off.
    """
    out = stream or sys.stderr
    if not (is_watched(out) if shown is None else shown):
        yield from items
        return
    begun, is_drawn = now(), False
    for done, item in enumerate(items):
        yield item
        if now() - begun >= _QUIET_SECONDS:
            filled = _WIDTH * (done + 1) // len(items)
            seconds = int(now() - begun)
            bar = "#" * filled + "." * (_WIDTH - filled)
            out.write(f"\r[{bar}] {done + 1}/{len(items)} {unit}, {seconds // 60}:{seconds % 60:02}")
            out.flush()
            is_drawn = True
    if is_drawn:
        out.write("\n")
