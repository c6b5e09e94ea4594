"""Sends requests and gives answers, or raises what went wrong."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import httpx

from ._version import __version__
from .answer_cache import AnswerCache
from .credentials import Credentials
from .errors import ConnectionFailed, GoalsquareError, Unauthorised, error_of
from .retries import Retries, retry_after_seconds

USER_AGENT = f"goalsquare-python/{__version__} (Python {platform.python_version()}; httpx {httpx.__version__})"

Query = Sequence[tuple[str, str]]

# A stream says something at least every 15 seconds.
_PATIENCE = httpx.Timeout(60.0)

# Errors upon which nothing has reached the server.
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


class Connection:
    """A server, how patient we are with it, and what it answered before."""

    def __init__(
        self,
        url: str,
        *,
        timeout: float,
        retries: Retries,
        cache: int = 0,
        http: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.url = url
        self._retries = retries
        self._answers = AnswerCache(cache)
        self._sleep = sleep
        self.now = now
        self._http = httpx.Client(base_url=url, timeout=timeout, headers={"User-Agent": USER_AGENT}, transport=http)

    def close(self) -> None:
        """Closes what is open to the server."""
        self._http.close()

    def ask(
        self, method: str, path: str, credentials: Credentials, *, query: Query = (), body: object = None, accept: str = "application/json", repeats: bool = True
    ) -> httpx.Response:
        """Sends a request of an operation. One that may not be repeated is so only where it has not been done. **Throws** `ApiError`, `ConnectionFailed`."""
        token = credentials.token()
        try:
            return self._ask(method, path, token, query, body, accept, repeats)
        except Unauthorised:
            if not credentials.refused(token):
                raise
        return self._ask(method, path, credentials.token(), query, body, accept, repeats)

    def _ask(self, method: str, path: str, token: str, query: Query, body: object, accept: str, repeats: bool) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}", "Accept": accept}
        key = f"{accept} {path}?{httpx.QueryParams(list(query))}" if method == "GET" else ""
        kept = self._answers.get(key)
        if kept is not None:
            headers["If-None-Match"] = kept.headers["etag"]
        answer = self._send(self._http.build_request(method, path, params=list(query), headers=headers, json=body), repeats=repeats)
        if kept is not None and answer.status_code == 304:
            return kept
        if answer.content and not answer.headers.get("content-type", "").startswith(accept):
            raise GoalsquareError(f"{self.url} answered {answer.headers.get('content-type', 'something')} and not {accept}. Is it a Goalsquare server?")
        if key:
            self._answers.put(key, answer)
        return answer

    def lines(
        self, method: str, path: str, credentials: Credentials, *, query: Query = (), body: object = None, last_event_id: str | None = None
    ) -> Iterator[str]:
        """The lines of a stream of events, as they come, until it ends. **Throws** `ApiError`, `ConnectionFailed`."""
        headers = {"Authorization": f"Bearer {credentials.token()}", "Accept": "text/event-stream"}
        if last_event_id is not None:
            headers["Last-Event-ID"] = last_event_id
        try:
            with self._http.stream(method, path, params=list(query), headers=headers, json=body, timeout=_PATIENCE) as answer:
                if not answer.is_success:
                    answer.read()
                    raise error_of(answer.status_code, problem_of(answer), retry_after=retry_after_seconds(answer.headers.get("retry-after"), self.now()))
                for line in answer.iter_lines():
                    yield line.rstrip("\r\n")
        except httpx.TransportError as error:
            raise ConnectionFailed(f"The stream from {self.url} broke off: {error or type(error).__name__}") from error

    def waits_after(self, failures: int) -> bool:
        """Waits before a stream is resumed, the longer the more often it failed in a row. **Empty**: False, where it failed too often."""
        wait = self._retries.wait(failures)
        if wait is not None:
            self._sleep(wait)
        return wait is not None

    def issue_token(self, client_id: str, client_secret: str) -> dict[str, Any]:
        """Exchanges a client's id and secret for a token. Not repeated where one may have been issued. **Throws** `ApiError`, `ConnectionFailed`."""
        form = {"grant_type": "client_credentials", "client_id": client_id, "client_secret": client_secret}
        request = self._http.build_request("POST", "/oauth2/token", data=form)
        issued: dict[str, Any] = self._send(request, repeats=False).json()
        return issued

    def _send(self, request: httpx.Request, *, repeats: bool) -> httpx.Response:
        attempt = 0
        while True:
            attempt += 1
            retry_after: float | None = None
            try:
                answer = self._http.send(request)
            except httpx.TransportError as error:
                wait = self._retries.wait(attempt) if repeats or isinstance(error, _NOT_SENT) else None
                if wait is None:
                    raise ConnectionFailed(f"{self.url} could not be reached after {attempt} attempts: {error or type(error).__name__}") from error
            else:
                if answer.is_success or answer.status_code == 304:
                    return answer
                retry_after = retry_after_seconds(answer.headers.get("retry-after"), self.now())
                wait = self._retries.wait(attempt, retry_after) if self._retries.covers(answer.status_code) else None
                if wait is None:
                    raise error_of(answer.status_code, problem_of(answer), retry_after=retry_after)
            self._sleep(wait)


def problem_of(answer: httpx.Response) -> Mapping[str, Any]:
    """The problem document of an answer; where it has none, what the answer says in its own words."""
    try:
        document = answer.json()
    except ValueError:
        document = None
    if isinstance(document, dict) and "detail" in document:
        return document
    if isinstance(document, dict) and "error" in document:
        return {"title": document["error"], "detail": document.get("error_description", document["error"])}
    if answer.status_code == 401:
        return {"title": "Unauthorized", "detail": f"A valid token is needed. {answer.headers.get('www-authenticate', '')}".rstrip()}
    return {"title": answer.reason_phrase, "detail": answer.text[:200] or answer.reason_phrase}
