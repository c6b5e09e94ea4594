"""Answers kept with their ETag, so that what has not changed is not sent again."""

from __future__ import annotations

import threading
from collections import OrderedDict

import httpx


class AnswerCache:
    """The last answers, at most `size` of them. A size of 0 keeps none."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._answers: OrderedDict[str, httpx.Response] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: str) -> httpx.Response | None:
        """The answer kept, which is now the last one used."""
        with self._lock:
            kept = self._answers.get(key)
            if kept is not None:
                self._answers.move_to_end(key)
            return kept

    def put(self, key: str, answer: httpx.Response) -> None:
        """Keeps an answer that has an ETag, and drops the one not used for longest."""
        if self._size <= 0 or "etag" not in answer.headers:
            return
        with self._lock:
            self._answers[key] = answer
            self._answers.move_to_end(key)
            while len(self._answers) > self._size:
                self._answers.popitem(last=False)
