"""A clock that is only moved by waiting, and servers that answer by a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import httpx

from goalsquare import Retries
from goalsquare.connection import Connection
from goalsquare.credentials import StaticToken

Answer = httpx.Response | Exception

URL = "http://server.test"
NO_JITTER = Retries(jitter=lambda: 0.0)
KEY = StaticToken("a-key")


class Clock:
    """Has a time, and records each wait."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.at = now
        self.waits: list[float] = []

    def now(self) -> float:
        return self.at

    def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.at += seconds


class Script(httpx.BaseTransport):
    """Answers requests one after another, the last answer again and again."""

    def __init__(self, answers: Iterable[Answer | Callable[[httpx.Request], Answer]]) -> None:
        self.answers = list(answers)
        self.requests: list[httpx.Request] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        given = self.answers[min(len(self.requests), len(self.answers)) - 1]
        answer = given(request) if callable(given) else given
        if isinstance(answer, Exception):
            raise answer
        return httpx.Response(answer.status_code, headers=answer.headers, content=answer.content)


def connection_to(script: Script, clock: Clock, retries: Retries = NO_JITTER, **options: Any) -> Connection:
    """A connection that talks to a script, on a clock of its own."""
    return Connection(URL, timeout=1, retries=retries, http=script, sleep=clock.sleep, now=clock.now, **options)


def refused(status: int, code: str = "any", **headers: str) -> httpx.Response:
    """A problem as the server answers it."""
    return httpx.Response(
        status,
        headers=headers,
        json={
            "type": f"/problems/{code}",
            "title": "Refused",
            "status": status,
            "detail": "Because.",
            "instance": "urn:1",
        },
    )
