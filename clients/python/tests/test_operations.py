"""Every operation of the contract is called by a method, whose result has the columns and types the table declares."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import goalsquare.operations
from conftest import MATCH_ID
from goalsquare import API, Batch
from goalsquare.flattening import shape_of
from goalsquare.pandas_frames import PANDAS_TYPES
from recorder import Recorder

SOURCE = Path(goalsquare.__file__).parent.parent
CONTRACT = Path(__file__).parents[3] / "openapi" / "openapi.json"

# For every operation: a call that needs it, and the table whose columns its answer has.
CALLS: dict[str, tuple[Callable[[API[Any]], Any], str | None]] = {
    "getLeagues": (lambda api: api.leagues(), None),
    "getLeague": (lambda api: api.league(1), "seasons"),
    "getLevels": (lambda api: api.levels(1), None),
    "getLevel": (lambda api: api.level(1, 1), None),
    "getLevelSeasons": (lambda api: api.seasons(3), None),
    "getLevelSeason": (lambda api: api.season(2024, 3), None),
    "getLevelFixture": (lambda api: api.fixture(2024, league_id=3, full=True), None),
    "getLevelLadder": (lambda api: api.ladder(2024, league_id=3), None),
    "getLevelLadderByRound": (lambda api: api.ladder(2024, 1, league_id=3), None),
    "getLevelSquads": (lambda api: api.squads(2024, 3), None),
    "getLevelSquad": (lambda api: api.squad(_squad(api, 3, 2024), 2024, 3), None),
    "getLevelSquadPersons": (lambda api: api.squad_persons(_squad(api, 3, 2024), 2024, 3), None),
    "getLevelConferences": (lambda api: api.conferences(2024, 3), None),
    "getSeasons": (lambda api: api.seasons(), None),
    "getSeason": (lambda api: api.season(2025), None),
    "getFixture": (lambda api: api.fixture(2025, full=True), None),
    "getLadder": (lambda api: api.ladder(2025), None),
    "getLadderByRound": (lambda api: api.ladder(2025, 1), None),
    "getSquads": (lambda api: api.squads(2025), None),
    "getSquad": (lambda api: api.squad(_squad(api, 1, 2025), 2025), None),
    "getSquadPersons": (lambda api: api.squad_persons(_squad(api, 1, 2025), 2025), None),
    "getMatch": (lambda api: api.match(MATCH_ID, full=True), None),
    "getMatchPersons": (lambda api: api.match_persons(MATCH_ID), None),
    "getMatchVenue": (lambda api: api.venue(MATCH_ID), None),
    "getMatchMetrics": (lambda api: api.metrics(MATCH_ID), None),
    "getMatchTransactions": (lambda api: api.match_transactions(MATCH_ID, full=True), None),
    "getMatchChains": (lambda api: api.chains(MATCH_ID, full=True), None),
    "getMatchRotations": (lambda api: api.rotations(MATCH_ID), None),
    "getMatchScore": (lambda api: api.score(MATCH_ID), None),
    "getMatchShots": (lambda api: api.shots(MATCH_ID), None),
    "getMatchEntries": (lambda api: api.entries(MATCH_ID, full=True), None),
    "getMatchStoppages": (lambda api: api.stoppages(MATCH_ID, full=True), None),
    "getMatchLeaders": (lambda api: api.leaders(MATCH_ID), None),
    "getPlayerStatistics": (
        lambda api: api.player_stats(MATCH_ID, period=[1, 2], zone="F50", metric=["KICK", "GOAL"], team="home"),
        None,
    ),
    "postPlayerStatistics": (
        lambda api: api.player_batch(MATCH_ID, Batch().add("KICK", zone=["D50", "F50"], id="kicks"), full=True),
        None,
    ),
    "getSquadStatistics": (
        lambda api: api.squad_stats(MATCH_ID, metric="CLEARANCE", context="Diff", last_x_seconds=300),
        None,
    ),
    "postSquadStatistics": (
        lambda api: api.squad_batch(MATCH_ID, Batch().add("KICK", period=[1, 2], context="Against"), full=True),
        None,
    ),
    "getMetrics": (lambda api: api.metrics(show_all=True), None),
    "getMetricGlossary": (lambda api: api.glossary(["KICK", "GOAL"]), None),
    "getMatchStatuses": (lambda api: api.match_statuses(), None),
    "getMatchTypes": (lambda api: api.match_types(), None),
    "getChainStartTypes": (lambda api: api.chain_start_types(), None),
    "getChainEndTypes": (lambda api: api.chain_end_types(), None),
    "getChainTurnoverTypes": (lambda api: api.chain_turnover_types(), None),
    "getChainTurnoverStates": (lambda api: api.chain_turnover_states(), None),
    "getChainTurnoverCreations": (lambda api: api.chain_turnover_creations(), None),
    "getRotationTypes": (lambda api: api.rotation_types(), None),
    "getShotDetailTypes": (lambda api: api.shot_detail_types(), None),
    "getPositionTypes": (lambda api: api.position_types(), None),
    "getPositionType": (lambda api: api.position_type(1), None),
    "getPositions": (lambda api: api.positions(1), None),
    "getPosition": (lambda api: api.position(201), None),
    "getUsage": (lambda api: api.usage(), None),
}


def _squad(api: API[Any], league_id: int, season_id: int) -> int:
    raw: int = api.raw.squads(season_id, league_id)["squads"][0]["id"]
    return raw


def _contract_ids() -> list[str]:
    paths = json.loads(CONTRACT.read_text(encoding="utf-8"))["paths"]
    return [one["operationId"] for methods in paths.values() for one in methods.values() if not one.get("x-extension")]


@pytest.mark.parametrize("operation_id", CALLS)
def test_a_method_calls_it(operation_id: str) -> None:
    recorder = Recorder()
    call, table = CALLS[operation_id]
    with API(http=recorder) as api:
        frame = call(api)
    assert operation_id in recorder.operation_ids()
    declared = {column.name: PANDAS_TYPES[column.type] for column in shape_of(operation_id, table).columns}
    if operation_id.endswith("Fixture"):
        declared = {"league_id": "Int64", "level_id": "Int64", **declared}
    assert {name: str(dtype) for name, dtype in frame.dtypes.items()} == declared
    assert len(frame) > 0


def test_every_operation_of_the_contract_is_called() -> None:
    assert list(CALLS) == _contract_ids()


def test_the_list_of_methods_has_every_operation() -> None:
    printed = json.loads(
        subprocess.run(
            [sys.executable, "-m", "goalsquare.operations"],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        ).stdout
    )
    assert printed == goalsquare.operations.methods()
    assert [name for name in _contract_ids() if name not in printed] == []
    assert [name for name, methods in printed.items() if not methods] == []
    assert {method for methods in printed.values() for method in methods} <= set(dir(API))
