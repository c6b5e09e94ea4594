"""Calls of an API that run in threads, for programs of asyncio."""

from __future__ import annotations

import asyncio
import functools
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from typing import Any, Generic, Protocol

from .abandonment import abandoned
from .api import API
from .errors import ConfigurationError
from .frames import Frame

_END = object()


class _Caller(Protocol):
    """Runs a function in a thread, or later in one that is free."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any: ...


class AsyncCalls(Generic[Frame]):
    """What the methods of `AsyncAPI` are built on."""

    _api: API[Frame]
    _pool: ThreadPoolExecutor

    def _begin(self, api: API[Frame], concurrency: int) -> None:
        if concurrency < 1:
            raise ConfigurationError(f"concurrency {concurrency!r} is not a whole number from 1.")
        self._api = api
        self._pool = ThreadPoolExecutor(concurrency, thread_name_prefix="goalsquare")

    async def _called(self, name: str, /, *args: Any, **named: Any) -> Any:
        """What a method returns. A call that is cancelled sends nothing more, and nothing at all if it is queued."""
        stop, context = _stoppable()
        return await _awaited(self._pool, stop, context, functools.partial(getattr(self._api, name), *args, **named))

    async def _iterated(self, name: str, /, *args: Any, **named: Any) -> AsyncIterator[Any]:
        """What a method yields, in a thread of its own. A stream that is cancelled closes at its next line."""
        stop, context = _stoppable()
        pool = ThreadPoolExecutor(1, thread_name_prefix="goalsquare-stream")
        iterator: Any = None
        try:
            start = functools.partial(getattr(self._api, name), *args, **named)
            iterator = await _awaited(pool, stop, context, start)
            while True:
                item = await _awaited(pool, stop, context, functools.partial(next, iterator, _END))
                if item is _END:
                    return
                yield item
        finally:
            stop.set()
            if hasattr(iterator, "close"):
                pool.submit(iterator.close)
            pool.shutdown(wait=False)


def _stoppable() -> tuple[threading.Event, Context]:
    """A context for a thread, and the event that ends its work."""
    stop, context = threading.Event(), copy_context()
    context.run(abandoned.set, stop)
    return stop, context


async def _awaited(pool: _Caller, stop: threading.Event, context: Context, function: Callable[[], Any]) -> Any:
    try:
        return await asyncio.wrap_future(pool.submit(context.run, function))
    except asyncio.CancelledError:
        stop.set()
        raise
