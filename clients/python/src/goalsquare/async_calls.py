"""Runs calls of an API in threads, for asyncio programs."""

from __future__ import annotations

import asyncio
import functools
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import Context, copy_context
from typing import Any, Generic, Protocol

from .abandonment import abandoned
from .api import API
from .errors import ConfigurationError
from .frames import Frame

_END = object()

# Maximum number of threads of an API. Its calls use at most `concurrency` of them. The others finish cancelled calls
# whose request was in progress: such a thread ends with its request.
_MOST_THREADS = 1_000


class _Slots:
    """Limits the number of simultaneous calls in the current event loop."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._is_closed = False
        self._of_loop: tuple[asyncio.AbstractEventLoop, asyncio.Semaphore] | None = None

    def close(self) -> None:
        """Cancels the calls that wait for their turn."""
        self._is_closed = True

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Waits for a slot, and releases it when the call ends. **Throws** `CancelledError` after `close`."""
        async with self._here():
            if self._is_closed:
                raise asyncio.CancelledError
            yield

    def _here(self) -> asyncio.Semaphore:
        loop = asyncio.get_running_loop()
        if self._of_loop is None or self._of_loop[0] is not loop:
            self._of_loop = (loop, asyncio.Semaphore(self._count))
        return self._of_loop[1]


class _Caller(Protocol):
    """Runs a function in a thread, as soon as one is free."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any: ...


class AsyncCalls(Generic[Frame]):
    """The base class of `AsyncAPI`, which runs its methods."""

    _api: API[Frame]
    _pool: ThreadPoolExecutor
    _slots: _Slots

    def _begin(self, api: API[Any] | None, concurrency: int, **named: Any) -> None:
        if isinstance(api, str):
            raise ConfigurationError("Pass a token by name: AsyncAPI(token=...).")
        if api is not None and any(value is not None for value in named.values()):
            raise ConfigurationError("The API that you pass has its own account and server. Omit the other arguments.")
        if concurrency < 1:
            raise ConfigurationError(f"concurrency {concurrency!r} is not a whole number from 1.")
        self._api = API(**named) if api is None else api
        self._pool = ThreadPoolExecutor(max(concurrency, _MOST_THREADS), thread_name_prefix="goalsquare")
        self._slots = _Slots(concurrency)

    async def _called(self, name: str, /, *args: Any, **named: Any) -> Any:
        """Awaits the result of a method. A cancelled call sends no more requests, and releases its slot."""
        stop, context = _stoppable()
        call = functools.partial(getattr(self._api, name), *args, **named)
        async with self._slots.one():
            return await _awaited(self._pool, stop, context, call)

    async def _iterated(self, name: str, /, *args: Any, **named: Any) -> AsyncIterator[Any]:
        """Iterates over a method in its own thread. A cancelled stream closes at its next line."""
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
    """Returns an event that stops a thread's work when it is set, and the context for that thread."""
    stop, context = threading.Event(), copy_context()
    context.run(abandoned.set, stop)
    return stop, context


async def _awaited(pool: _Caller, stop: threading.Event, context: Context, function: Callable[[], Any]) -> Any:
    try:
        return await asyncio.wrap_future(pool.submit(context.run, function))
    except asyncio.CancelledError:
        stop.set()
        raise
