"""Permalinks: URLs that return the result of one call to anyone who opens them, without a token."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

import httpx

from .batch import Batch
from .caller import Caller
from .contract import operation_named
from .frames import Frame
from .instants import instant
from .posted import posted_as
from .registry import operation


class Permalinks(Caller[Frame]):
    """Methods for permalinks, which other programs can read, such as `read.csv`, spreadsheets and Power Query."""

    @operation("postPermalink")
    def permalink(
        self,
        operation_id: str,
        /,
        *,
        batch: Batch | None = None,
        table: str | None = None,
        format: Literal["csv", "json"] = "csv",
        name: str | None = None,
        expires: datetime | None = None,
        **parameters: Any,
    ) -> dict[str, Any]:
        """Creates a URL that returns the result of a call, by default as CSV. Only this method returns the URL.

        Anyone who has the URL can read the result, with the licence of the account that created it.

        Args:
            operation_id: Id of the operation in the contract.
            batch: A batch of questions.
            table: Name of one of the tables of the response.
            format: `csv` or `json`.
            name: A name for the permalink.
            expires: When the permalink expires; by default never.
            **parameters: Parameters of the operation in snake_case.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> link = api.permalink(
            ...     "postPlayerStatistics", match_id=110610101, batch=Batch().add("GOAL"), name="goals"
            ... )
            >>> pd.read_csv(link["url"]).metric_code.unique().tolist()
            ['GOAL']
            >>> api.delete_permalink(link["id"])
        """
        path, query = self._request_of(operation_named(operation_id), parameters)
        asked = {
            "name": name,
            "path": f"{path}?{httpx.QueryParams(list(query))}" if query else path,
            "body": None if batch is None else posted_as(operation_id).body(batch),
            "format": format,
            "table": table,
            "expires": instant(expires) if expires else None,
        }
        return self._document(
            "postPermalink", {}, {member: value for member, value in asked.items() if value is not None}
        )

    @operation("getPermalinks")
    def permalinks(self) -> list[dict[str, Any]]:
        """The valid permalinks of the account, oldest first, without their URLs.

        Returns:
            The decoded items of the response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> link = api.permalink("getMatch", match_id=110610101, name="the match")
            >>> "the match" in [known["name"] for known in api.permalinks() if "name" in known]
            True
            >>> api.delete_permalink(link["id"])
        """
        known: list[dict[str, Any]] = self._answer("getPermalinks", {})["permalinks"]
        return known

    @operation("deletePermalink")
    def delete_permalink(self, permalink_id: str) -> None:
        """Deletes a permalink. Its URL then returns 404.

        Args:
            permalink_id: Id of a permalink.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.delete_permalink(api.permalink("getMatch", match_id=110610101)["id"])
        """
        self._answer("deletePermalink", {"permalink_id": permalink_id})
