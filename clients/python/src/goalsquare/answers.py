"""Reads the document or the problem in a response."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import httpx

from .contract import Operation
from .errors import ApiError, UnexpectedResponse, error_of
from .retries import retry_after_seconds

# Number of characters of an unexpected response that the error shows.
_SHOWN = 80


def decoded(answer: httpx.Response) -> Any:
    """Decodes the JSON of a response. **Empty**: None if the body is empty. **Throws** `UnexpectedResponse`."""
    try:
        return json.loads(answer.content) if answer.content else None
    except ValueError as error:
        raise UnexpectedResponse(f"{_address(answer)} returned JSON that cannot be read: {error}") from error


def response_in(answer: httpx.Response, operation: Operation) -> Any:
    """Decodes the document of a response to an operation. **Empty**: None if the operation returns no document.

    **Throws** `UnexpectedResponse` if it is not a response of this operation.
    """
    if operation.member is None:
        return None
    document = decoded(answer)
    is_response = isinstance(document, list) if operation.member == "[]" else operation.member in _members(document)
    if is_response:
        return document
    text = answer.text if len(answer.text) <= _SHOWN else f"{answer.text[:_SHOWN]}..."
    raise UnexpectedResponse(
        f"{_address(answer)} returned {text or 'nothing'}, which is not a response of {operation.id}."
    )


def check_not_redirected(answer: httpx.Response) -> None:
    """Rejects redirects, so that no other server gets the account's token. **Throws** `UnexpectedResponse`."""
    if answer.status_code not in _REDIRECTS:
        return
    url = answer.request.url
    location = answer.headers.get("location")
    to = "" if location is None else f" to {_origin(url.join(location))}"
    raise UnexpectedResponse(
        f"{_origin(url)} redirects{to}, but your credentials are not sent there. "
        "Pass the URL of that server if you trust it."
    )


# RFC 9110, section 15.4.
_REDIRECTS = frozenset({301, 302, 303, 307, 308})


def _origin(url: httpx.URL) -> str:
    return f"{url.scheme}://{url.netloc.decode('ascii')}"


def _address(answer: httpx.Response) -> str:
    return str(answer.request.url)


def _members(document: Any) -> Any:
    return document if isinstance(document, dict) else ()


def failure_of(answer: httpx.Response, now: float) -> ApiError:
    """Returns the exception for an error response.

    This API sends a problem document with every error except 401. **Throws** `UnexpectedResponse` for an error without
    a problem document, because it comes from a proxy.
    """
    status = answer.status_code
    problem = problem_of(answer)
    if problem is None and status not in (401, 429) and status < 500:
        raise UnexpectedResponse(
            f"{_address(answer)} returned {status} {answer.reason_phrase} without a problem document: a proxy in "
            f"between refuses the request, not this API. {answer.text[:_SHOWN]}".rstrip()
        )
    if problem is None:
        problem = _plain_problem_of(answer)
    return error_of(status, problem, retry_after=retry_after_seconds(answer.headers.get("retry-after"), now))


def _refusal_of(challenge: str) -> str:
    """Returns the reason in a `WWW-Authenticate` header as a sentence. **Empty**: `""` if it names no reason."""
    found = re.search(r'error_description="([^"]+)"', challenge)
    return "" if found is None else f" {found[1]}."


def problem_of(answer: httpx.Response) -> Mapping[str, Any] | None:
    """Returns the problem document or OAuth error in a response. **Empty**: None."""
    try:
        document = answer.json()
    except ValueError:
        document = None
    if isinstance(document, dict) and "detail" in document:
        return document
    if isinstance(document, dict) and "error" in document:
        return {"title": document["error"], "detail": document.get("error_description", document["error"])}
    return None


def _plain_problem_of(answer: httpx.Response) -> Mapping[str, Any]:
    if answer.status_code == 401:
        return {
            "title": "Unauthorized",
            "detail": f"A valid token is needed.{_refusal_of(answer.headers.get('www-authenticate', ''))}",
        }
    return {"title": answer.reason_phrase, "detail": answer.text[:200] or answer.reason_phrase}
