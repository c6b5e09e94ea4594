"""Sends requests, again where that may help, and logs it."""

from __future__ import annotations

import logging
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from ._version import __version__
from .abandonment import check_abandoned, rest
from .answers import check_not_redirected, failure_of
from .errors import ConfigurationError, ConnectionFailed
from .pace import Pace
from .retries import Retries

USER_AGENT = f"goalsquare-python/{__version__} (Python {platform.python_version()}; httpx {httpx.__version__})"

# Errors upon which nothing has reached the server.
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

# A wait of this many seconds is logged as a warning, which Python prints if no logging is set up.
_LONG_WAIT = 5.0

# Methods, paths, statuses and times; never headers or bodies, as tokens and secrets are there.
_log = logging.getLogger("goalsquare")


def _named(request: httpx.Request) -> str:
    return f"{request.method} {request.url.raw_path.decode('ascii')}"


class Sender:
    """A client of HTTP, and how patient it is."""

    def __init__(
        self,
        url: str,
        *,
        timeout: float,
        retries: Retries,
        http: httpx.BaseTransport | None,
        sleep: Callable[[float], None],
        now: Callable[[], float],
    ) -> None:
        self._url = url
        self._retries = retries
        self._sleep = sleep
        self._now = now
        self._pace = Pace(now)
        try:
            self._http = httpx.Client(base_url=url, timeout=timeout, headers={"User-Agent": USER_AGENT}, transport=http)
        except (ValueError, OSError) as error:
            raise ConfigurationError(f"The proxies or certificates of the environment do not work: {error}") from error

    def close(self) -> None:
        """Closes what is open to the server."""
        self._http.close()

    def request(self, method: str, path: str, **options: Any) -> httpx.Request:
        """A request that can be sent. **Throws** `ConfigurationError`."""
        if self._http.is_closed:
            raise ConfigurationError("This API has been closed.")
        try:
            return self._http.build_request(method, path, **options)
        except httpx.InvalidURL as error:
            raise ConfigurationError(
                f"The request cannot be sent: {error}. A batch takes more than a URL does."
            ) from error
        except TypeError as error:
            raise ConfigurationError(f"The request cannot be sent: {error}.") from error

    def send(self, request: httpx.Request, *, repeats: bool) -> httpx.Response:
        """The answer to a request. Without `repeats`, it is sent again only if the server has not processed it.

        **Throws** `ApiError`, `ConnectionFailed`.
        """
        attempt = 0
        while True:
            attempt += 1
            check_abandoned()
            if attempt == 1:
                self._pace.wait(self._sleep)
            try:
                answer = self._sent(request)
            except httpx.TransportError as error:
                why = str(error) or type(error).__name__
                wait = self._retries.wait(attempt) if repeats or isinstance(error, _NOT_SENT) else None
                if wait is None:
                    raise ConnectionFailed(
                        f"{self._url} could not be reached after {attempt} attempt{'s' if attempt > 1 else ''}: {why}"
                    ) from error
            except httpx.RequestError as error:
                raise ConnectionFailed(f"{self._url} answered what cannot be read: {error}") from error
            else:
                if answer.is_success or answer.status_code == 304:
                    return answer
                check_not_redirected(answer)
                why = str(answer.status_code)
                failure = failure_of(answer, self._now())
                wait = (
                    self._retries.wait(attempt, failure.retry_after)
                    if self._retries.covers(answer.status_code, repeats=repeats)
                    else None
                )
                if wait is None:
                    raise failure
            level = logging.WARNING if wait >= _LONG_WAIT else logging.INFO
            _log.log(level, "%s: %s, again in %.1f s", _named(request), why, wait)
            if why == "429":
                self._pace.hold(wait)
            rest(wait, self._sleep)

    @contextmanager
    def stream(self, request: httpx.Request) -> Iterator[httpx.Response]:
        """An answer that goes on, while it does. **Throws** `ApiError`, `ConnectionFailed`."""
        try:
            answer = self._http.send(request, stream=True)
            try:
                _log.debug("%s %d, a stream", _named(request), answer.status_code)
                if not answer.is_success:
                    check_not_redirected(answer)
                    answer.read()
                    raise failure_of(answer, self._now())
                yield answer
            finally:
                answer.close()
        except httpx.RequestError as error:
            raise ConnectionFailed(f"The stream from {self._url} broke off: {error or type(error).__name__}") from error

    def waits_after(self, failures: int, retry_after: float | None = None) -> bool:
        """Waits before a stream is resumed, longer after each failure. Returns False if it failed too often."""
        wait = self._retries.wait(failures, retry_after)
        if wait is not None:
            rest(wait, self._sleep)
        return wait is not None

    def _sent(self, request: httpx.Request) -> httpx.Response:
        start = time.perf_counter()
        answer = self._http.send(request)
        _log.debug(
            "%s %d, %d bytes, %.0f ms",
            _named(request),
            answer.status_code,
            len(answer.content),
            1000 * (time.perf_counter() - start),
        )
        return answer
