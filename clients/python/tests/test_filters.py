"""The filters of questions: what type checkers know is what the contract has, and wrong ones do not pass."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest

from goalsquare import filters
from goalsquare.contract import operation_named

# What methods have as arguments of their own, or decide.
DECIDED = {"metric", "by", "measure", "sort", "limit", "cursor", "fields", "queries", "seasonId", "minMatches"} | {
    "dataset",
    "dialect",
}
BY_NAME = {"player", "squad", "opponent"}


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def names_of(kind: type) -> set[str]:
    return {camel(name) for name in kind.__annotations__ if name not in BY_NAME}


def test_filters_of_questions_are_those_of_the_contract() -> None:
    assert names_of(filters.QuestionFilters) == set(operation_named("getSquadsAcrossMatches").query) - DECIDED


def test_filters_of_evidence_are_those_of_the_contract() -> None:
    asked = set(operation_named("getSquadsEvidenceAcrossMatches").query) - DECIDED - {"key"}
    assert names_of(filters.EvidenceFilters) == asked


def test_filters_of_the_matches_of_a_person_are_those_of_the_contract() -> None:
    assert names_of(filters.GameLogFilters) == set(operation_named("getPersonMatches").query) - DECIDED


@pytest.mark.parametrize("kind", [filters.FormFilters, filters.KickNetworkFilters, filters.HeatMapFilters])
def test_other_filters_are_of_the_contract(kind: type) -> None:
    assert names_of(kind) <= set(operation_named("getSquadsAcrossMatches").query)


def test_values_can_be_read_at_run_time() -> None:
    assert "result" in get_type_hints(filters.QuestionFilters)


RIGHT = """
from __future__ import annotations

from goalsquare import API, ApiError

api = API()
api.season_stats("GOAL", 2025, result="won", period=[3, 4], squad="CAL", last=5, zone=["F50"])
api.game_log("Someone", "GOAL", team="home", from_margin=1)
api.form(squad="CAL", metric="GOAL", season_id=2025)
api.kick_network("CAL", score_state="trailing")
api.heat_map("MARK", season_id=2025, squad_id=40)


def parameter(error: ApiError) -> str | None:
    return error.faults[0].parameter


"""

# Calls with one fault each, and what the type checker names.
WRONG = {
    'api.season_stats("GOAL", perod=3)': "perod",
    'api.season_stats("GOAL", result="wonn")': "result",
    'api.game_log("Someone", "GOAL", tem="home")': "tem",
    'api.heat_map("MARK", zone="F49")': "zone",
}


def test_type_checkers_refuse_wrong_filters_and_nothing_else(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(RIGHT + "\n".join(WRONG), encoding="utf-8")
    root = Path(__file__).parents[1]
    run = subprocess.run([sys.executable, "-m", "mypy", str(program)], cwd=root, capture_output=True, text=True)
    faults = [line for line in run.stdout.splitlines() if ": error: " in line]
    assert len(faults) == len(WRONG), run.stdout
    for fault, named in zip(faults, WRONG.values(), strict=True):
        assert f'"{named}"' in fault
