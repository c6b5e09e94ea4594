"""A transport that remembers what went over it."""

from __future__ import annotations

import re

import httpx

from goalsquare.contract import operations


class Recorder(httpx.BaseTransport):
    """Sends requests to the server, and records them and the status of each answer, except 429, which is sent again."""

    def __init__(self) -> None:
        self._sender = httpx.HTTPTransport()
        self.seen: list[tuple[httpx.Request, int]] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._sender.handle_request(request)
        if answer.status_code != 429:
            self.seen.append((request, answer.status_code))
        return answer

    def statuses(self) -> list[int]:
        """The statuses of the answers, in order."""
        return [status for _, status in self.seen]

    def operation_ids(self) -> set[str]:
        """The operations that were called and answered with success."""
        called = ((request, status) for request, status in self.seen if status in (200, 304))
        return {
            name
            for request, _ in called
            for name, one in operations().items()
            if one.method == request.method and re.fullmatch(re.sub(r"\{\w+\}", r"\\d+", one.path), request.url.path)
        }
