"""The filters of questions across matches, typed so that type checkers find misspelt names and values."""

from __future__ import annotations

from datetime import date
from typing import Literal, TypedDict

from .batch import Context, Team, Zone
from .match_ids import MatchId
from .several import Several


class _Acts(TypedDict, total=False):
    period: Several[int]
    zone: Several[Zone]
    from_period_seconds: int | None
    to_period_seconds: int | None
    last_x_seconds: int | None
    score_state: Several[Literal["leading", "level", "trailing"]]
    from_score_margin: int | None
    to_score_margin: int | None
    area: Several[str]
    area_of: Literal["begin", "end"] | None
    area_unit: Literal["metres", "standard"] | None
    against_person_id: Several[int]
    role: Several[Literal["Defence", "Forward", "Midfield", "Ruck", "Wing", "Loose"]]


class _Matches(_Acts, total=False):
    league_id: int | None
    level_id: int | None
    round: Several[int]
    phase: Several[str]
    from_date: str | date | None
    to_date: str | date | None
    venue_id: Several[int]
    opponent_id: Several[int]
    opponent: Several[int | str]
    team: Team | None
    result: Several[Literal["won", "lost", "drawn"]]
    from_margin: int | None
    to_margin: int | None
    start: Literal["onGround", "bench"] | None


class _Persons(TypedDict, total=False):
    person_id: Several[int]
    player: Several[int | str]


class _Squads(TypedDict, total=False):
    squad_id: Several[int]
    squad: Several[int | str]
    context: Context | None


class _Measured(TypedDict, total=False):
    threshold: float | None
    rolling_matches: int | None
    validation: Literal["partial"] | None


class EvidenceFilters(_Matches, _Persons, _Squads, total=False):
    """The filters of `season_evidence`."""

    match_id: Several[MatchId]
    last: int | None


class QuestionFilters(EvidenceFilters, _Measured, total=False):
    """The filters of `season_stats`."""

    cell_metres: float | None


class GameLogFilters(_Matches, _Measured, total=False):
    """The filters of `game_log`."""

    match_id: Several[MatchId]
    squad_id: Several[int]
    squad: Several[int | str]
    last: int | None


class FormFilters(_Matches, total=False):
    """The filters of `form`."""

    season_id: Several[int]
    match_id: Several[MatchId]
    squad_id: Several[int]
    context: Context | None


class KickNetworkFilters(_Matches, _Persons, _Measured, total=False):
    """The filters of `kick_network`."""

    last: int | None
    min_matches: int | None
    sort: Several[str]


class HeatMapFilters(EvidenceFilters, _Measured, total=False):
    """The filters of `heat_map`."""

    season_id: Several[int]
    min_matches: int | None
    sort: Several[str]
