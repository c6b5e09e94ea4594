"""Calls operations of the contract and returns their responses as frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic

import httpx

from .answers import response_in
from .connection import Connection, Query
from .contract import Operation, operation_named, request_of
from .credentials import Credentials
from .csv_header import with_columns
from .errors import ConfigurationError
from .flattening import Shape, Table, answer_shape, flatten, is_default, shape_of, table_names, with_main_columns
from .frames import Frame, Frames
from .match_ids import MatchIds
from .metric_names import are_codes, checked_metrics, checked_periods, codes_of
from .paths import asked_by
from .registry import methods_of
from .several import listed, plain
from .validation import is_partial, warn_of

_DEFAULT_LEVEL = (1, 1)


class Caller(Generic[Frame]):
    """The base class of all methods. `frames` is None if responses are returned unchanged."""

    _connection: Connection
    _credentials: Credentials
    _frames: Frames | None
    _is_csv: bool
    _moment: str | None
    _known_at: str | None
    _progress: bool | None

    def call(self, operation_id: str, /, *, table: str | None = None, body: object = None, **parameters: Any) -> Frame:
        """Calls an operation by its id, with its parameters in snake_case.

        `table` selects one of the tables of the response.

        Args:
            operation_id: Id of the operation in the contract.
            table: Name of one of the tables of the response.
            body: The body of the request.
            **parameters: Parameters of the operation in snake_case.

        Returns:
            A frame of the table.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.call("getMatchScore", match_id=110610101, table="periods").shape
            (8, 17)
        """
        if operation_named(operation_id).is_stream:
            raise ConfigurationError(f"{operation_id} is a stream. Use {' or '.join(methods_of[operation_id])}.")
        names = table_names(operation_id)
        if table is not None and table not in names:
            raise ConfigurationError(f"{operation_id} has no table {table!r}; it has {', '.join(names) or 'none'}.")
        frame: Frame = self._frame(
            operation_id, table, shape_of(operation_id, table) if names else None, parameters, body
        )
        return frame

    def get(self, path: str, /, *, table: str | None = None, **parameters: Any) -> Frame:
        """Requests a path of the contract, with or without `/v1` and a query, or a URL of the server.

        You can also pass parameters by name.

        Args:
            path: A path of the contract, or a URL of the server.
            table: Name of one of the tables of the response.
            **parameters: Parameters of the operation in snake_case.

        Returns:
            A frame of the table.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.get("matches/110610101/score", table="periods").shape
            (8, 17)
            >>> len(api.get("/v1/matches/110610101/statistics/players?metric=KICK", team="home"))
            23
        """
        operation_id, named = asked_by(path.removeprefix(self._connection.url))
        in_path = named.pop("table", [None])[-1]
        return self.call(operation_id, table=table or in_path, **{**named, **parameters})

    def _answer(self, operation_id: str, parameters: dict[str, Any], body: object = None) -> Any:
        """Returns the decoded response of an operation. Warns of the metrics listed in its `validation`."""
        answer = response_in(self._asked(operation_id, parameters, body), operation_named(operation_id))
        warn_of(answer)
        return answer

    def _pages(
        self, operation_id: str, rows: str, parameters: Mapping[str, Any], limit: int | None = None, most: int = 1000
    ) -> dict[str, Any]:
        """Returns a response with the items of all its pages, of at most `most` items each. `rows` names their member.

        If a page lacks that member, or says that matches have changed since the previous page, returns that page.
        """
        found: list[dict[str, Any]] = []
        cursor = None
        while True:
            wanted = most if limit is None else min(plain(limit) - len(found), most)
            page: dict[str, Any] = self._answer(operation_id, {**parameters, "limit": wanted, "cursor": cursor})
            if rows not in page or page.get("changed"):
                return page
            found.extend(page[rows])
            cursor = page.get("next")
            if cursor is None or len(found) == limit:
                return {**page, rows: found}

    def _asked(
        self,
        operation_id: str,
        parameters: dict[str, Any],
        body: object,
        extra: Query = (),
        accept: str = "application/json",
    ) -> httpx.Response:
        operation = operation_named(operation_id)
        path, query = self._request_of(operation, self._with_codes(parameters))
        body = self._with_codes_in(body)
        return self._connection.ask(
            operation.method,
            path,
            self._credentials,
            query=[*query, *extra],
            body=body,
            accept=accept,
            repeats=operation.may_repeat,
        )

    def _with_codes(self, members: dict[str, Any], metric: str = "metric", period: str = "period") -> dict[str, Any]:
        """Checks periods and replaces metric names with codes, in parameters or members of a request.

        **Throws** `ConfigurationError`, `UnknownName`.
        """
        if members.get(period) is not None:
            members = {**members, period: checked_periods(listed(members[period]) or [])}
        if members.get(metric) is None:
            return members
        texts = checked_metrics(listed(members[metric]) or [])
        if are_codes(texts):
            return {**members, metric: texts}
        return {**members, metric: codes_of(texts, self._answer("getMetrics", {}))}

    def _with_codes_in(self, body: object) -> object:
        """Returns a body whose requests name metrics by code."""
        if not isinstance(body, dict):
            return body
        return {
            name: [
                self._with_codes(one, "metricCodes", "periods") if isinstance(one, dict) else one for one in requests
            ]
            if isinstance(requests, list)
            else requests
            for name, requests in body.items()
        }

    def _request_of(self, operation: Operation, parameters: dict[str, Any]) -> tuple[str, list[tuple[str, str]]]:
        """Returns the path and query of a request, with `as_of` and `known_at` if the operation has these parameters.

        **Throws** `ConfigurationError`.
        """
        moments = (("as_of", "asOf", self._moment), ("known_at", "knownAt", self._known_at))
        of_moments = {name: value for name, key, value in moments if value is not None and key in operation.query}
        asked = {name: value for name, value in parameters.items() if value is not None}
        return request_of(operation, {**of_moments, **asked})

    def _table(self, operation_id: str, table: str | None = None, body: object = None, **parameters: Any) -> Table:
        """Returns the response of an operation as a table."""
        return flatten(self._answer(operation_id, parameters, body), shape_of(operation_id, table))

    def _frame(
        self, operation_id: str, table: str | None, shape: Shape | None, parameters: dict[str, Any], body: object = None
    ) -> Any:
        """Returns the response of an operation as a frame of a table, or unchanged without a table or frames."""
        if self._frames is None or shape is None:
            return self._answer(operation_id, parameters, body)
        if not self._is_csv or is_partial(parameters, body):
            return self._frames.of(flatten(self._answer(operation_id, parameters, body), shape))
        chosen = [] if table is None or is_default(operation_id, table) else [("table", table)]
        answer = self._asked(operation_id, parameters, body, chosen, "text/csv")
        columns = {column.name: column.type for column in shape.columns}
        return self._frames.of_csv(with_columns(answer.content, columns), columns)

    def _main(self, operation_id: str, match_id: MatchIds, *, full: bool, prefixes: tuple[str, ...] = ()) -> Frame:
        """Returns the response of a match operation with all columns, or the main ones and those with the prefixes."""
        shape = shape_of(operation_id)
        shown = shape if full else with_main_columns(shape, *prefixes)
        frame: Frame = self._frame(operation_id, None, shown, {"match_id": match_id})
        return frame

    def _match_id(self, match: int | str) -> int | str:
        """Returns the id of the match that an argument names. Here, returns the argument unchanged."""
        return match

    def _without_rows(self, shape: Shape, answer: Any) -> Any:
        """Returns a frame with the columns of a shape and no rows, or the empty answer if no frames are requested."""
        return answer if self._frames is None else self._frames.of(flatten({}, shape))

    def _of_level(self, shortcut: str, league_id: int, level_id: int, **parameters: Any) -> tuple[str, dict[str, Any]]:
        """Returns the operation for a level and its parameters. For the default level, the operation without ids."""
        if (league_id, level_id) == _DEFAULT_LEVEL and shortcut != "getConferences":
            return shortcut, parameters
        return shortcut.replace("get", "getLevel", 1), {"league_id": league_id, "level_id": level_id, **parameters}

    def _document(self, operation_id: str, parameters: dict[str, Any], body: object = None) -> dict[str, Any]:
        """Returns the decoded response of an operation whose response is an object."""
        document: dict[str, Any] = self._answer(operation_id, parameters, body)
        return document

    def _flattened(self, answer: Any, shape: Shape | str) -> Frame:
        """Returns a response as a frame of a shape or its name, or as dicts if no frames are requested."""
        return self._given(flatten(answer, answer_shape(shape) if isinstance(shape, str) else shape))

    def _given(self, table: Table) -> Frame:
        """Converts a table that this package built to a frame, or to dicts if no frames are requested."""
        frame: Frame = table.rows() if self._frames is None else self._frames.of(table)
        return frame
