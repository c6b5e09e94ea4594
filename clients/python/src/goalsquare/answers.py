"""What an answer says: the document in it, or the problem."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import httpx

from .errors import ApiError, GoalsquareError, error_of
from .retries import retry_after_seconds


def decoded(answer: httpx.Response) -> Any:
    """The document of an answer. **Empty**: None, where it has none. **Throws** `GoalsquareError` if it is broken."""
    try:
        return answer.json() if answer.content else None
    except ValueError as error:
        raise GoalsquareError(f"{answer.request.url.host} answered JSON that cannot be read: {error}") from error


def failure_of(answer: httpx.Response, now: float) -> ApiError:
    """The exception for an answer that is none of success."""
    return error_of(
        answer.status_code, problem_of(answer), retry_after=retry_after_seconds(answer.headers.get("retry-after"), now)
    )


def _refusal_of(challenge: str) -> str:
    """What a challenge says is wrong with the token, as a sentence. **Empty**: it says nothing."""
    found = re.search(r'error_description="([^"]+)"', challenge)
    return "" if found is None else f" {found[1]}."


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
        return {
            "title": "Unauthorized",
            "detail": f"A valid token is needed.{_refusal_of(answer.headers.get('www-authenticate', ''))}",
        }
    if answer.has_redirect_location:
        return {"title": answer.reason_phrase, "detail": f"{answer.reason_phrase} to {answer.headers['location']}"}
    return {"title": answer.reason_phrase, "detail": answer.text[:200] or answer.reason_phrase}
