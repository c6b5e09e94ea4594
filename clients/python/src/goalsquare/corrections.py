"""Corrections: the revisions of a match, the differences between two revisions, and the changes of all matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from .caller import Caller
from .each_match import each_match
from .frames import Frame
from .live import EventType
from .match_ids import MatchIds
from .registry import operation
from .several import Several

EntryKind = Literal["transaction", "amendment", "removal", "status", "correction", "result", "boxScore"]

ChangeKind = Literal["begin", "transaction", "amendment", "removal", "status", "correction", "result", "boxScore"]

_PAGE = 1000


class Corrections(Caller[Frame]):
    """Methods for the revisions of matches and the changes between them."""

    @operation("getMatchRevisions")
    @each_match
    def revisions(self, match_id: MatchIds, kind: Several[EntryKind] = None) -> Frame:
        """The entries of a match log, oldest first, with the author and reason of each correction.

        Revision N is the match after its first N entries.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches.
            kind: Kinds of entries; by default all.

        Returns:
            A frame with a row for each revision.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.revisions(110610101, "status").kind.unique().tolist()
            ['status']
        """
        answer = self._pages("getMatchRevisions", "revisions", {"match_id": match_id, "kind": kind})
        return self._flattened(answer, "revisions")

    @operation("getRevisionComparison")
    def revision_changes(
        self,
        match_id: int,
        between: str,
        metric: Several[str] = None,
        *,
        squad_id: Several[int] = None,
        person_id: Several[int] = None,
    ) -> Frame:
        """The statistics of a match that differ between two revisions, such as `2400...2412`.

        Each row has the first and the last entry that changed the statistic.

        Args:
            match_id: Id of a match or a replay.
            between: Two revisions, such as `2400...2412`.
            metric: Codes or names of metrics; by default all.
            squad_id: Ids of squads; by default both squads.
            person_id: Ids of players; by default all.

        Returns:
            A frame with a row for each statistic that differs.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.revision_changes(110610101, "1900...2000", "DISPOSAL").code.unique().tolist()
            ['DISPOSAL']
        """
        answer = self._pages(
            "getRevisionComparison",
            "statistics",
            {
                "match_id": match_id,
                "between": between,
                "metric": metric,
                "squad_id": squad_id,
                "person_id": person_id,
            },
        )
        for statistic in answer["statistics"]:
            statistic["last"] = statistic["steps"][-1]
        return self._flattened(answer, "revisionChanges")

    @operation("getChanges")
    def changes(
        self,
        since: str | int | None = None,
        *,
        league_id: Several[int] = None,
        season_id: Several[int] = None,
        kind: Several[ChangeKind] = None,
        types: Several[EventType] = None,
        limit: int | None = None,
    ) -> Frame:
        """The changes of all matches after a cursor, at most `limit`. Without `since`, the latest changes.

        To get the cursors as well, use `change_pages`.

        Args:
            since: Cursor of an earlier response, or 0 for the first change.
            league_id: Ids of leagues; by default all.
            season_id: Ids of seasons; by default all.
            kind: Kinds of changes; by default all.
            types: Types of events; by default all.
            limit: Maximum number of changes; by default that of the server.

        Returns:
            A frame with a row for each change.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> list(api.changes(kind=["amendment", "removal"]).columns[:3])
            ['type', 'kind', 'match_id']
        """
        chosen = {"league_id": league_id, "season_id": season_id, "kind": kind, "types": types}
        answer = self._answer("getChanges", {**chosen, "since": since, "limit": limit})
        return self._flattened(answer, "changes")

    @operation("getChanges")
    def change_pages(
        self, since: str | int | None = None, *, wait: int = 20, **filters: Any
    ) -> Iterator[tuple[Frame, str]]:
        """Yields pages of changes without end, each with the cursor of the next page.

        Store the cursor with the data you derive from its page, and pass it as `since` to resume. No change is missed
        or repeated. A page may be empty. `wait` is the number of seconds that a request waits for a change.

        Args:
            since: Cursor of an earlier page, or 0 for the first change; by default the latest changes.
            wait: Number of seconds that a request waits for a change.
            filters: Filters of `changes`.

        Returns:
            An iterator of pairs: a frame, and the cursor after it.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> page, cursor = next(api.change_pages(0, kind="amendment"))
            >>> isinstance(cursor, str)
            True
        """
        cursor = None if since is None else str(since)
        while True:
            answer = self._answer("getChanges", {**filters, "since": cursor, "limit": _PAGE, "wait": wait})
            following: str = answer["cursor"]
            cursor = following
            yield self._flattened(answer, "changes"), following
