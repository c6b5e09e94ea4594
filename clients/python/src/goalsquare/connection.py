"""Sends the requests of an account to a server, and returns the responses or raises errors."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NoReturn

import httpx

from .abandonment import check_abandoned
from .answers import decoded
from .credentials import Credentials
from .errors import ConfigurationError, Unauthorised, UnexpectedResponse
from .response_store import LASTING_SECONDS, ResponseStore, StoredResponse, max_age_of
from .retries import Retries, Wait
from .sender import Sender

Query = Sequence[tuple[str, str]]

# The server sends something at least every 15 seconds.
_PATIENCE = httpx.Timeout(60.0)

_EVENTS = "text/event-stream"


class Connection:
    """A server, its timeouts and retries, and its cached responses."""

    def __init__(
        self,
        url: str,
        *,
        timeout: float,
        retries: Retries,
        on_wait: Callable[[Wait], None] | None = None,
        store: ResponseStore | None = None,
        finished_max_age: float | None = None,
        http: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.url = url
        self._store = store
        self._finished_max_age = finished_max_age
        self.now = now
        self._sender = Sender(url, timeout=timeout, retries=retries, on_wait=on_wait, http=http, sleep=sleep, now=now)

    def __reduce__(self) -> NoReturn:
        raise ConfigurationError(
            "An API cannot be pickled or deep-copied, because it contains a token and connections. "
            "Create one in each process."
        )

    def close(self) -> None:
        """Closes the connections to the server."""
        self._sender.close()

    def ask(
        self,
        method: str,
        path: str,
        credentials: Credentials,
        *,
        query: Query = (),
        body: object = None,
        accept: str = "application/json",
        repeats: bool = True,
    ) -> httpx.Response:
        """Sends a request. Without `repeats`, it is only retried if the server has not processed it.

        **Throws** `ApiError`, `ConnectionFailed`.
        """
        key = f"{self.url} {credentials.account} {accept} {path}?{httpx.QueryParams(list(query))}"
        stored = self._store.get(key) if self._store is not None and method == "GET" else None
        if stored is not None and stored.fresh_until > self.now():
            return _response_of(stored, self._sender.request(method, path, params=list(query)))
        headers = {"Accept": accept, **({"If-None-Match": stored.etag} if stored is not None and stored.etag else {})}
        answer = self._ask(method, path, credentials, repeats, params=list(query), headers=headers, json=body)
        if stored is not None and answer.status_code == 304:
            self._put(key, answer, stored)
            return _response_of(stored, answer.request)
        if answer.status_code != 204:
            self._held_to(accept, answer)
        if method == "GET" and answer.status_code == 200:
            self._put(key, answer, None)
        return answer

    def _ask(
        self, method: str, path: str, credentials: Credentials, repeats: bool, headers: dict[str, str], **options: Any
    ) -> httpx.Response:
        def send(token: str) -> httpx.Response:
            sent = {**headers, "Authorization": f"Bearer {token}"}
            return self._sender.send(self._sender.request(method, path, headers=sent, **options), repeats=repeats)

        token = credentials.token()
        try:
            return send(token)
        except Unauthorised:
            if not credentials.refused(token):
                raise
        return send(credentials.token())

    def _put(self, key: str, answer: httpx.Response, stored: StoredResponse | None) -> None:
        """Stores a response, or marks a stored one as fresh again."""
        seconds, etag = max_age_of(answer.headers), answer.headers.get("etag", stored.etag if stored else "")
        if self._store is None or seconds is None or (seconds == 0 and not etag):
            return
        is_lasting = seconds >= LASTING_SECONDS
        if is_lasting and self._finished_max_age is not None:
            seconds = max(seconds, self._finished_max_age)
        body = answer.content if stored is None else stored.body
        type_ = answer.headers.get("content-type", "") if stored is None else stored.content_type
        self._store.put(key, StoredResponse(body, type_, etag, self.now() + seconds), is_lasting=is_lasting)

    def _held_to(self, accept: str, answer: httpx.Response) -> None:
        media_type = answer.headers.get("content-type", "something")
        if not media_type.startswith(accept):
            raise UnexpectedResponse(
                f"{answer.request.url} returned {media_type} instead of {accept}. Is it a Goalsquare server?"
            )

    def lines(
        self,
        method: str,
        path: str,
        credentials: Credentials,
        *,
        query: Query = (),
        body: object = None,
        last_event_id: str | None = None,
    ) -> Iterator[str]:
        """Yields the lines of an event stream until it ends. **Throws** `ApiError`, `ConnectionFailed`."""
        token = credentials.token()
        try:
            yield from self._lines(method, path, token, query, body, last_event_id)
            return
        except Unauthorised:
            if not credentials.refused(token):
                raise
        yield from self._lines(method, path, credentials.token(), query, body, last_event_id)

    def _lines(
        self, method: str, path: str, token: str, query: Query, body: object, last_event_id: str | None
    ) -> Iterator[str]:
        headers = {"Authorization": f"Bearer {token}", "Accept": _EVENTS}
        if last_event_id is not None:
            headers["Last-Event-ID"] = last_event_id
        with self._sender.stream(
            self._sender.request(method, path, params=list(query), headers=headers, json=body, timeout=_PATIENCE)
        ) as answer:
            self._held_to(_EVENTS, answer)
            for line in answer.iter_lines():
                check_abandoned()
                yield line.rstrip("\r\n")

    def wait_to_resume(self, failures: int, waited: float, reason: Exception) -> float | None:
        """Waits before a stream is reopened, and returns the seconds waited. **Empty**: None if it is not reopened."""
        return self._sender.wait_to_resume(failures, waited, reason)

    def issue_token(self, client_id: str, client_secret: str) -> dict[str, Any]:
        """Exchanges a client's id and secret for a token. Does not retry if a token may have been issued.

        **Throws** `ApiError`, `ConnectionFailed`.
        """
        form = {"grant_type": "client_credentials", "client_id": client_id, "client_secret": client_secret}
        answer = self._sender.send(self._sender.request("POST", "/oauth2/token", data=form), repeats=False)
        self._held_to("application/json", answer)
        issued: dict[str, Any] = decoded(answer)
        return issued


def _response_of(stored: StoredResponse, request: httpx.Request) -> httpx.Response:
    headers = {"content-type": stored.content_type, "etag": stored.etag}
    return httpx.Response(200, headers=headers, content=stored.body, request=request)
