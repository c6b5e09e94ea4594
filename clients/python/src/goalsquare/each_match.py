"""Calls a method once for each of several matches and stacks the frames."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable
from typing import Any, TypeVar, cast

from .errors import NotStarted
from .match_ids import match_id_of, matches_of
from .progress import tracked

Method = TypeVar("Method", bound=Callable[..., Any])


class MatchWarning(UserWarning):
    """Some matches of a call have not started, so the frame has no rows for them."""

    def __init__(self, match_ids: list[int | str]) -> None:
        self.match_ids = match_ids
        shown = ", ".join(map(str, match_ids[:5]))
        more = f" and {len(match_ids) - 5} more" if len(match_ids) > 5 else ""
        super().__init__(f"No rows for matches that have not started: {shown}{more}.")


def each_match(method: Method) -> Method:
    """Makes a method for one match accept several: a list, a column of a fixture, or a fixture.

    It calls the method for each match in turn and stacks the frames. Matches that have not started are left out with a
    `MatchWarning`. If none has started, `NotStarted` is raised.
    """

    @functools.wraps(method)
    def call(self: Any, match_id: Any, *args: Any, **named: Any) -> Any:
        several = matches_of(match_id)
        if several is None:
            return method(self, self._match_id(match_id_of(match_id)), *args, **named)
        frames: list[Any] = []
        upcoming: list[int | str] = []
        ids = list(dict.fromkeys(self._match_id(one) for one in several))
        for one in tracked(ids, "matches", shown=self._progress):
            try:
                frames.append(method(self, one, *args, **named))
            except NotStarted:
                upcoming.append(one)
                if len(upcoming) == len(ids):
                    raise
        if upcoming:
            warnings.warn(MatchWarning(upcoming), stacklevel=2)
        return frames if self._frames is None else self._frames.stack(frames)

    return cast(Method, call)
