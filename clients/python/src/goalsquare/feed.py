"""The transaction feed of a match: every transaction, with the columns of its chain, match and venue."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from .caller import Caller
from .each_match import each_match
from .flattening import ColumnType, Table
from .frames import Frame
from .match_ids import MatchIds
from .registry import operation

_OF_MATCH = ("match_date", "match_time", "utc_match_start", "season_id", "round_number")
_OF_VENUE = ("venue_id", "venue_name", "venue_length", "venue_width")
_SIDES = ("home_squad_id", "home_squad_name", "away_squad_id", "away_squad_name")
_NOT_OF_CHAIN = ("match_id", "period")

_LEGACY = {"round_number": "GROUP_ROUND_NO", "home_squad_name": "HOME_SQUAD", "away_squad_name": "AWAY_SQUAD"}


class Feed(Caller[Frame]):
    """The method for the transaction feed."""

    @operation("getMatchTransactions", "getMatchChains", "getMatch", "getMatchVenue")
    @each_match
    def transaction_feed(self, match_id: MatchIds, *, legacy: bool = False) -> Frame:
        """Every transaction of a match in order, with the columns of its match, its venue and its chain.

        Columns of the chain begin with `chain_`, and are empty between chains. With `legacy`, columns have their older
        names, in upper case. Sends four requests. Needs the Transactional tier.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            legacy: Whether columns have their older names, in upper case.

        Returns:
            A frame with a row for each transaction.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> feed = api.transaction_feed(110610101)
            >>> bool((feed.chain_squad_id == feed.squad_id).mean() > 0.5)
            True
        """
        transactions = self._table("getMatchTransactions", match_id=match_id)
        chains = self._table("getMatchChains", match_id=match_id)
        match, venue = self._table("getMatch", match_id=match_id), self._table("getMatchVenue", match_id=match_id)
        columns: dict[str, ColumnType] = {"match_id": "integer"}
        cells: dict[str, list[Any]] = {"match_id": transactions.cells["match_id"]}
        for source, wanted in ((match, _OF_MATCH), (venue, _OF_VENUE), (match, _SIDES)):
            for name in wanted:
                columns[name], cells[name] = source.columns[name], source.cells[name] * len(transactions)
        columns.update(transactions.columns)
        cells.update(transactions.cells)
        rows = _chain_rows(chains, transactions.cells["match_trx_id"])
        for name in (name for name in chains.columns if name not in _NOT_OF_CHAIN):
            named = name if name.startswith("chain_") else f"chain_{name}"
            columns[named] = chains.columns[name]
            cells[named] = [None if row is None else chains.cells[name][row] for row in rows]
        table = Table(columns, cells)
        return self._given(with_older_names(table, _LEGACY) if legacy else table)


def _chain_rows(chains: Table, transaction_ids: list[int]) -> list[int | None]:
    """Returns the row of the chain that each transaction belongs to. **Empty**: None between chains.

    A chain that is in progress in a live match has no end yet.
    """
    starts, ends = chains.cells["start_match_trx_id"], chains.cells["end_match_trx_id"]
    order = sorted(range(len(starts)), key=starts.__getitem__)
    sorted_starts = [starts[row] for row in order]
    found: list[int | None] = []
    for transaction_id in transaction_ids:
        at = bisect_right(sorted_starts, transaction_id) - 1
        row = order[at] if at >= 0 else None
        is_in = row is not None and (ends[row] is None or transaction_id <= ends[row])
        found.append(row if is_in else None)
    return found


def with_older_names(table: Table, others: Mapping[str, str]) -> Table:
    """Returns a table with older column names. `others` has those that are not just the name in upper case."""
    names = {name: others.get(name, name.upper()) for name in table.columns}
    return Table(
        {names[name]: type_ for name, type_ in table.columns.items()},
        {names[name]: cells for name, cells in table.cells.items()},
    )
