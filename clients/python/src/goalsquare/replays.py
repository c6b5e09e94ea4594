"""A replay of a match for one account."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


class Replay(dict[str, Any]):
    """A replay: the members of the server's response, its match id, and a method that ends it.

    Methods accept it in place of a match. As a context manager, it ends the replay.

    Examples:
        >>> with api.begin_replay(110610101, start="Q3:12:30", paused=True) as replay:
        ...     int(api.match(replay).match_status_period[0])
        3
    """

    def __init__(self, members: Mapping[str, Any], end: Callable[[int], None]) -> None:
        super().__init__(members)
        self._end = end

    @property
    def match_id(self) -> int:
        """The match id of the replay."""
        return int(self["matchId"])

    def end(self) -> None:
        """Ends the replay. Its match then returns 404."""
        self._end(self.match_id)

    def __enter__(self) -> Replay:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()
