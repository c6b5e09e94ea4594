"""Sends requests, retries those that may succeed the next time, and logs each."""

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
from .retries import Retries, Wait, pace_seconds

USER_AGENT = f"goalsquare-python/{__version__} (Python {platform.python_version()}; httpx {httpx.__version__})"

# Errors after which no request can have reached the server.
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

# Waits from this length on are logged as warnings, which Python prints if logging is not set up. In seconds.
_LONG_WAIT = 5.0

# Logs methods, paths, statuses and times. Headers and bodies are not logged, because they contain tokens and secrets.
_log = logging.getLogger("goalsquare")


def _named(request: httpx.Request) -> str:
    return f"{request.method} {request.url.raw_path.decode('ascii')}"


class Sender:
    """An HTTP client with its timeouts and retries."""

    def __init__(
        self,
        url: str,
        *,
        timeout: float,
        retries: Retries,
        on_wait: Callable[[Wait], None] | None,
        http: httpx.BaseTransport | None,
        sleep: Callable[[float], None],
        now: Callable[[], float],
    ) -> None:
        self._url = url
        self._retries = retries
        self._on_wait = on_wait
        self._sleep = sleep
        self._now = now
        self._pace = Pace(now)
        try:
            self._http = httpx.Client(base_url=url, timeout=timeout, headers={"User-Agent": USER_AGENT}, transport=http)
        except (ValueError, OSError) as error:
            raise ConfigurationError(f"The proxies or certificates of the environment do not work: {error}") from error

    def close(self) -> None:
        """Closes the connections to the server."""
        self._http.close()

    def request(self, method: str, path: str, **options: Any) -> httpx.Request:
        """Builds a request. **Throws** `ConfigurationError`."""
        if self._http.is_closed:
            raise ConfigurationError("This API has been closed.")
        try:
            return self._http.build_request(method, path, **options)
        except httpx.InvalidURL as error:
            raise ConfigurationError(
                f"The request cannot be sent: {error}. A batch can be longer than a URL."
            ) from error
        except TypeError as error:
            raise ConfigurationError(f"The request cannot be sent: {error}.") from error

    def send(self, request: httpx.Request, *, repeats: bool) -> httpx.Response:
        """Sends a request and returns the response. Without `repeats`, retries only if the server has not processed it.

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
                may_help = (repeats or isinstance(error, _NOT_SENT)) and not isinstance(error, httpx.ProxyError)
                wait = self._retries.wait(attempt) if may_help else None
                reason: Exception = error
                if wait is None:
                    raise ConnectionFailed(
                        f"{self._url} could not be reached after {attempt} attempt{'s' if attempt > 1 else ''}: {why}"
                    ) from error
            except httpx.RequestError as error:
                raise ConnectionFailed(f"{self._url} returned a response that cannot be read: {error}") from error
            else:
                pace = pace_seconds(answer.headers.get("ratelimit"))
                if 0 < pace <= self._retries.longest_wait:
                    self._pace.hold(pace)
                if answer.is_success or answer.status_code == 304:
                    return answer
                check_not_redirected(answer)
                why = str(answer.status_code)
                reason = failure = failure_of(answer, self._now())
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
            self._wait(Wait(wait, attempt, reason))

    @contextmanager
    def stream(self, request: httpx.Request) -> Iterator[httpx.Response]:
        """Opens a streaming response for the duration of the block. **Throws** `ApiError`, `ConnectionFailed`."""
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

    def wait_to_resume(self, failures: int, waited: float, reason: Exception) -> float | None:
        """Waits before a stream is reopened, longer after each failure. Returns the seconds waited.

        **Empty**: None if it is not reopened.
        """
        wait = self._retries.wait_to_resume(failures, waited, getattr(reason, "retry_after", None))
        if wait is not None:
            _log.info("a stream broke (%s), again in %.1f s", reason, wait)
            self._wait(Wait(wait, failures, reason))
        return wait

    def _wait(self, wait: Wait) -> None:
        if self._on_wait is not None:
            self._on_wait(wait)
        rest(wait.seconds, self._sleep)

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
