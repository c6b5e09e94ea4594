"""The exceptions of this package. All of them are a `GoalsquareError`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any


class GoalsquareError(Exception):
    """The server or this client could not do what you requested. The base class of all errors."""


class ConfigurationError(GoalsquareError, ValueError):
    """The `API` was created or called with invalid arguments. No request was sent."""


class UnknownName(GoalsquareError, LookupError):
    """No item, or more than one, has the name that you passed. `suggestions` are candidates."""

    def __init__(self, fault: str, suggestions: Sequence[str] = ()) -> None:
        self.suggestions = tuple(suggestions)
        *most, last = self.suggestions or ("",)
        said = f"{', '.join(most)} or {last}" if most else last
        super().__init__(f"{fault}. Did you mean {said}?" if said else f"{fault}.")

    def __reduce__(self) -> tuple[Any, ...]:
        """Keeps the message when the exception is pickled, for example to pass it to another process."""
        return _unknown_name, (self.args[0], self.suggestions)


def _unknown_name(message: str, suggestions: tuple[str, ...]) -> UnknownName:
    error = UnknownName(message)
    error.args, error.suggestions = (message,), suggestions
    return error


class ConnectionFailed(GoalsquareError):
    """In every attempt, the server could not be reached or the connection broke."""


class WebhookRejected(GoalsquareError):
    """The server did not sign the message with this secret, or its timestamp is outside the tolerance."""


class UnexpectedResponse(GoalsquareError):
    """The response does not come from this API: for example a proxy's page, or a redirect, which is never followed."""


@dataclass(frozen=True)
class Fault:
    """One fault of a request: its location, the value that was sent, and the values that are allowed."""

    detail: str
    parameter: str | None = None
    pointer: str | None = None
    value: object = None
    allowed: tuple[str, ...] = ()

    @classmethod
    def of(cls, member: Mapping[str, Any]) -> Fault:
        """Returns the fault that a member of a problem document describes."""
        return cls(
            detail=str(member.get("detail", "")),
            parameter=member.get("parameter"),
            pointer=member.get("pointer"),
            value=member.get("value"),
            allowed=tuple(member.get("allowed") or ()),
        )


def _code_of(problem: Mapping[str, Any]) -> str:
    return str(problem.get("type") or "").rpartition("/")[2]


class ApiError(GoalsquareError):
    """The server rejected the request, or failed.

    `status` is the HTTP status, `code` the stable name of the problem, `detail` the explanation of this occurrence,
    `faults` the faults of the request, `instance` the id to quote in a support request, `problem` the whole document.
    """

    def __init__(self, status: int, problem: Mapping[str, Any], *, retry_after: float | None = None) -> None:
        self.status = status
        self.problem = dict(problem)
        self.code = _code_of(problem)
        self.title = str(problem.get("title") or "")
        self.detail = str(problem.get("detail") or self.title)
        self.instance = str(problem.get("instance") or "")
        faults = problem.get("errors")
        self.faults: tuple[Fault, ...] = (
            tuple(Fault.of(member) for member in faults if isinstance(member, Mapping))
            if isinstance(faults, list)
            else ()
        )
        self.retry_after = retry_after
        super().__init__(f"{status} {self.detail}".rstrip())

    def __reduce__(self) -> tuple[Any, ...]:
        """Keeps all members when the exception is pickled, for example to pass it to another process."""
        return partial(type(self), retry_after=self.retry_after), (self.status, self.problem)


class BadRequest(ApiError):
    """A parameter, a metric or the body is invalid. `faults` lists each invalid value and the allowed values."""


class Unauthorised(ApiError):
    """The token is missing, unknown or no longer valid."""


class NotLicensed(ApiError):
    """The account has no licence for the league, level, season, match or metric."""


class NotStarted(ApiError):
    """The match has not started, or its teams are not named, so it has no data yet."""


class NotFound(ApiError):
    """Nothing has this id, or the server does not store its data."""


class TooManyRequests(ApiError):
    """Too many requests, streams or rejected tokens. Try again after `retry_after` seconds."""


class QuotaUsedUp(TooManyRequests):
    """The account has used all requests of its quota period."""


class ServerError(ApiError):
    """The server failed, or is starting or stopping."""


by_code: Mapping[str, type[ApiError]] = {
    "match-not-started": NotStarted,
    "teams-not-entered": NotStarted,
    "quota-used-up": QuotaUsedUp,
}

by_status: Mapping[int, type[ApiError]] = {401: Unauthorised, 403: NotLicensed, 404: NotFound, 429: TooManyRequests}


def error_of(status: int, problem: Mapping[str, Any], *, retry_after: float | None = None) -> ApiError:
    """Returns the exception for an error response, chosen by its problem code, or else by its status."""
    kind = by_code.get(_code_of(problem)) or by_status.get(status) or (ServerError if status >= 500 else BadRequest)
    return kind(status, problem, retry_after=retry_after)
