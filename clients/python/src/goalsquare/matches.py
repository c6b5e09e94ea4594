"""Matches: their details, players and play."""

from __future__ import annotations

from .caller import Caller
from .each_match import each_match
from .flattening import Table
from .frames import Frame
from .match_ids import MatchIds
from .registry import operation

_OF_PERIODS = ("goals", "behinds", "points", "margin")


class Matches(Caller[Frame]):
    """Methods for one match or several. Methods about play raise `NotStarted` before the first bounce.

    `match_id` is the id of a match, a replay, or several: a list, a column of a fixture, or a fixture. Several matches
    are requested one after another, with a progress bar. Matches that have not started are left out with a
    `MatchWarning`.
    """

    @operation("getMatch")
    @each_match
    def match(self, match_id: MatchIds, periods: bool = False, *, full: bool = False) -> Frame:
        """A match: date, venue, status, score and coin toss. With `periods`, a row for each period instead.

        With `full`, returns all columns of the table.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            periods: Whether to return a row for each period.
            full: Whether to return all columns of the table.

        Returns:
            A frame with the columns that `dictionary("match")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.match(110610101).match_status_name[0]
            'Final'
        """
        return self.match_periods(match_id) if periods else self._main("getMatch", match_id, full=full)

    @operation("getMatch")
    @each_match
    def match_periods(self, match_id: MatchIds) -> Frame:
        """The periods of a match, with the start, end and length of each.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.

        Returns:
            A frame with the columns that `dictionary("match_periods")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.match_periods(110610101).period.tolist()
            [1, 2, 3, 4]
        """
        return self.call("getMatch", table="periods", match_id=match_id)

    @operation("getMatchPersons")
    @each_match
    def match_persons(self, match_id: MatchIds, officials: bool = False) -> Frame:
        """The players of a match; with `officials`, its field umpires instead.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            officials: Whether to return the field umpires.

        Returns:
            A frame with the columns that `dictionary("match_persons")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> len(api.match_persons(110610101))
            46
        """
        return self.call("getMatchPersons", table="officials" if officials else None, match_id=match_id)

    @operation("getMatchInsAndOuts")
    @each_match
    def ins_and_outs(self, match_id: MatchIds) -> Frame:
        """The players who came into and left the line-ups of a match, with reasons if the source has them.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.

        Returns:
            A frame with a row for each change, the home squad's first. `change` is `In` or `Out`.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> changes = api.ins_and_outs(api.fixture(2025)[-2:])
            >>> bool(changes.change.isin(["In", "Out"]).all())
            True
        """
        return self._flattened(self._answer("getMatchInsAndOuts", {"match_id": match_id}), "insAndOuts")

    @operation("getMatchVenue")
    @each_match
    def venue(self, match_id: MatchIds) -> Frame:
        """The venue of a match: size of the ground in metres, time zone, and the squads that travel.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.

        Returns:
            A frame with the columns that `dictionary("venue")` describes.

        Raises:
            ApiError: The server rejects the request.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.venue(110610101).venue_length.dtype
            Float64Dtype()
        """
        return self.call("getMatchVenue", match_id=match_id)

    @operation("getMatchScore")
    @each_match
    def period_scores(self, match_id: MatchIds, cumulative: bool = False) -> Frame:
        """The score of each squad in each period or, if `cumulative`, at the end of each period.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            cumulative: Whether to return the score at the end of each period.

        Returns:
            A frame with the columns that `dictionary("period_scores")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> list(api.period_scores(110610101, cumulative=True).columns[-6:])
            ['goals', 'behinds', 'points', 'margin', 'result', 'result_code']
        """
        if self._frames is None:
            return self.call("getMatchScore", match_id=match_id)
        table = self._table("getMatchScore", "periods", match_id=match_id)
        cells = {name: cells for name, cells in table.cells.items() if not name.endswith("_cumulative")}
        if cumulative:
            cells.update({name: table.cells[f"{name}_cumulative"] for name in _OF_PERIODS})
        return self._given(Table({name: table.columns[name] for name in cells}, cells))

    @operation("getMatchScore")
    @each_match
    def score(self, match_id: MatchIds) -> Frame:
        """The score and result of a match.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.

        Returns:
            A frame with the columns that `dictionary("score")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> score = api.score(110610101)
            >>> bool((score.home_points - score.away_points == score.home_margin).all())
            True
        """
        return self.call("getMatchScore", match_id=match_id)

    @operation("getMatchShots")
    @each_match
    def shots(self, match_id: MatchIds) -> Frame:
        """The shots at goal: player, location, kind and expected score.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.

        Returns:
            A frame with the columns that `dictionary("shots")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> sorted(api.shots(110610101).result_code.dropna().unique())[:2]
            ['BEHI', 'GOAL']
        """
        return self.call("getMatchShots", match_id=match_id)

    @operation("getMatchChains")
    @each_match
    def chains(self, match_id: MatchIds, *, full: bool = False) -> Frame:
        """The chains of possession: how each began and ended, and how far it went.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            full: Whether to return all columns of the table.

        Returns:
            A frame with the columns that `dictionary("chains")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.chains(110610101).chain_metres.dtype
            Float64Dtype()
        """
        return self._main("getMatchChains", match_id, full=full)

    @operation("getMatchEntries")
    @each_match
    def entries(self, match_id: MatchIds, *, full: bool = False) -> Frame:
        """The entries into the forward 50: player, kind and result.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            full: Whether to return all columns of the table.

        Returns:
            A frame with the columns that `dictionary("entries")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> sorted(api.entries(110610101).entry_type.unique())[0]
            'Handball'
        """
        return self._main("getMatchEntries", match_id, full=full)

    @operation("getMatchTransactions")
    @each_match
    def match_transactions(self, match_id: MatchIds, *, full: bool = False) -> Frame:
        """All captured transactions, in order. Needs the Transactional tier.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            full: Whether to return all columns of the table.

        Returns:
            A frame with the columns that `dictionary("match_transactions")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> api.match_transactions(110610101).match_trx_id.is_monotonic_increasing
            True
        """
        return self._main("getMatchTransactions", match_id, full=full)

    @operation("getMatchTransactions")
    @each_match
    def starters(self, match_id: MatchIds) -> Frame:
        """The players on the ground at the first bounce, their roles, and how the match was captured.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.

        Returns:
            A frame with the columns that `dictionary("starters")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> len(api.starters(110610101))
            36
        """
        return self.call("getMatchTransactions", table="starters", match_id=match_id)

    @operation("getMatchRotations")
    @each_match
    def rotations(self, match_id: MatchIds, current_stints: bool = False) -> Frame:
        """The rotations: who came off and on. With `current_stints`, when each player last came on or went off.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            current_stints: Whether to return the current stint of each player instead.

        Returns:
            A frame with the columns that `dictionary("rotations")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> sorted(api.rotations(110610101, current_stints=True).current_stint_status.unique())
            ['OFF', 'ON']
        """
        return self.call("getMatchRotations", table="stints" if current_stints else None, match_id=match_id)

    @operation("getMatchStoppages")
    @each_match
    def stoppages(self, match_id: MatchIds, attendees: bool = False, *, full: bool = False) -> Frame:
        """The stoppages: hitout, first possession, clearance and exit. With `attendees`, also the players at each.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.
            attendees: Whether to return the players at each stoppage as well.
            full: Whether to return all columns of the table.

        Returns:
            A frame with the columns that `dictionary("stoppages")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> len(api.stoppages(110610101, attendees=True).columns) - len(api.stoppages(110610101).columns)
            32
        """
        prefixes = ("attendance_player_",) if attendees else ()
        return self._main("getMatchStoppages", match_id, full=full, prefixes=prefixes)

    @operation("getMatchLeaders")
    @each_match
    def leaders(self, match_id: MatchIds) -> Frame:
        """The leading players in every metric of your licence.

        Args:
            match_id: A match: its id, its name such as `CAL v HOL R4 2025`, or a replay. Or several matches: a list, a
                column of a fixture, or a fixture.

        Returns:
            A frame with the columns that `dictionary("leaders")` describes.

        Raises:
            ApiError: The server rejects the request.
            NotStarted: The match has not started.
            UnknownName: No item, or more than one, has the name that you passed.

        Examples:
            >>> leaders = api.leaders(110610101)
            >>> leaders[leaders.metric_code == "DISPOSAL"]["rank"].tolist()[:2]
            [1, 2]
        """
        return self.call("getMatchLeaders", match_id=match_id)
