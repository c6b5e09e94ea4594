"""Finds the match ids in an argument."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Union

from .errors import ConfigurationError
from .several import plain

MatchId = Union[int, str, Mapping[str, Any]]  # noqa: UP007 (mypy takes no `|` of this kind as an alias)
MatchIds = Union[MatchId, Iterable[MatchId]]  # noqa: UP007

_MEMBERS = ("match_id", "matchId")


def _member(value: Any) -> Any:
    """Returns the match id of a replay or a row of a frame. **Empty**: None if the value is neither."""
    if isinstance(value, str) or not hasattr(value, "keys"):
        return None
    names = list(value.keys())
    return next((value[name] for name in _MEMBERS if name in names), None)


def match_id_of(value: Any) -> int | str:
    """Returns the id of one match: a number, its digits, a replay, or a row with a `match_id`.

    Other text is returned unchanged. **Throws** `ConfigurationError`.
    """
    member = _member(value)
    match = plain(value if member is None else member)
    if isinstance(match, str) and not match.isdigit():
        return match
    match = int(match) if isinstance(match, str) else match
    if isinstance(match, int) and not isinstance(match, bool) and match > 0:
        return match
    raise ConfigurationError(
        f"match_id {value!r} is not the id of a match, such as 110610101. fixture() lists the ids of a season."
    )


def matches_of(value: MatchIds) -> list[int | str] | None:
    """Returns the ids of several matches: an iterable, a column of a frame, or a frame with a column `match_id`.

    **Empty**: None if the value is a single match. **Throws** `ConfigurationError` for an empty list.
    """
    listed: Any = value
    if hasattr(value, "columns"):
        listed = _member({name: listed[name] for name in listed.columns if name in _MEMBERS})
        if listed is None:
            raise ConfigurationError("match_id is a frame without a column match_id.")
    elif _member(value) is not None or isinstance(value, str) or not isinstance(value, Iterable):
        return None
    found = list(dict.fromkeys(match_id_of(one) for one in listed))
    if not found:
        raise ConfigurationError("match_id is an empty list.")
    return found
