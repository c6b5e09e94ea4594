"""What comes as CSV is the same, cell by cell and type by type, as what comes as JSON."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from conftest import MATCH_ID
from goalsquare import API, Batch
from goalsquare.contract import operations
from goalsquare.flattening import ColumnType, table_names
from goalsquare.pandas_frames import PandasFrames
from recorder import Recorder

PARAMETERS: dict[str, dict[str, Any]] = {
    "leagueId": {"league_id": 3},
    "levelId": {"level_id": 1},
    "seasonId": {"season_id": 2024},
    "roundNumber": {"round_number": 1},
    "matchId": {"match_id": MATCH_ID},
    "positionTypeId": {"position_type_id": 1},
    "positionId": {"position_id": 201},
}
BODIES: dict[str, Any] = {
    "postPlayerStatistics": {
        "playerMetricRequests": Batch()
        .add(["KICK", "GOAL"], zone=["D50", "F50"])
        .add("MARK", last_x_seconds=300, team="home")
        .requests
    },
    "postSquadStatistics": {"squadMetricRequests": Batch().add("KICK", period=[1, 2]).add(context="Diff").requests},
}
TABLES = [(operation, table) for operation in operations() for table in table_names(operation)]
# Counts go on while we look.
CHANGING = {("getUsage", "usage"), ("getUsage", "days")}


def _parameters(operation_id: str, squads: dict[int, int]) -> dict[str, Any]:
    named = operations()[operation_id].in_path
    found = {key: value for name in named if name in PARAMETERS for key, value in PARAMETERS[name].items()}
    if "season_id" in found and "league_id" not in found:
        found["season_id"] = 2025
    if "squadId" in named:
        found["squad_id"] = squads[found["season_id"]]
    return found


@pytest.fixture(scope="module")
def squads(api: API[Any]) -> dict[int, int]:
    """A squad of each of the seasons asked for."""
    return {
        season_id: api.raw.squads(season_id, league_id)["squads"][0]["id"]
        for season_id, league_id in ((2024, 3), (2025, 1))
    }


@pytest.mark.parametrize(("operation_id", "table"), TABLES)
def test_csv_is_the_same(api: API[Any], squads: dict[int, int], operation_id: str, table: str) -> None:
    recorder = Recorder()
    parameters, body = _parameters(operation_id, squads), BODIES.get(operation_id)
    with API(transport="csv", http=recorder) as by_csv:
        frame = by_csv.call(operation_id, table=table, body=body, **parameters)
    assert {request.headers["accept"] for request, _ in recorder.seen} == {"text/csv"}
    expected = api.call(operation_id, table=table, body=body, **parameters)
    if (operation_id, table) in CHANGING:
        frame, expected = frame.iloc[:0], expected.iloc[:0]
    pd.testing.assert_frame_equal(frame, expected)


GUARDED = ["=1+1", "'quoted'", "+61", "-", "@x", "＝x", "a'=b", "a;=b", "-x;y\n@z", "plain", "NA", "null", "nan"]


def guarded() -> tuple[bytes, dict[str, ColumnType]]:
    """CSV as the server writes such texts, each in a row, beside a list of it."""
    cells = [re.sub(r"(^|[;\n])(?=[=+\-@＝])", r"\1'", text) for text in GUARDED]
    return "".join(["a,b,n\r\n", *(f'"{cell}","{cell}",-1\r\n' for cell in cells)]).encode(), {
        "a": "string",
        "b": "texts",
        "n": "integer",
    }


def test_texts_are_what_they_were_before_they_were_guarded() -> None:
    frame = PandasFrames().of_csv(*guarded())
    lists = [text.split(";") for text in GUARDED]
    assert [frame.a.tolist(), frame.b.tolist(), frame.n.unique().tolist()] == [GUARDED, lists, [-1]]


def test_lists_are_lists_of_the_type_of_their_items() -> None:
    types: dict[str, ColumnType] = {"p": "integers", "z": "texts"}
    frame = PandasFrames().of_csv(b"p,z\n1;2,F50;AM\n,\n3,D50\n", types)
    assert frame.p.tolist() == [[1, 2], None, [3]]
    assert frame.z.tolist() == [["F50", "AM"], None, ["D50"]]


def test_decimals_are_read_to_the_last_digit() -> None:
    decimals = [0.1 + 0.2, -94.33050469559873, -13.446586418989327, 1e-7, 1e22]
    frame = PandasFrames().of_csv("".join(["a\n", *(f"{one!r}\n" for one in decimals)]).encode(), {"a": "number"})
    assert frame.a.tolist() == decimals


def test_columns_that_are_not_wanted_are_left_out() -> None:
    with API(transport="csv") as by_csv:
        assert [name for name in by_csv.stoppages(MATCH_ID).columns if name.startswith("attendance_player_")] == []


def test_an_answer_without_rows_is_the_same(api: API[Any]) -> None:
    with API(transport="csv") as by_csv:
        pd.testing.assert_frame_equal(by_csv.conferences(2025), api.conferences(2025))


@pytest.mark.parametrize("page", ["csv", "permalinks"])
def test_the_sample_of_a_page_keeps_codes_as_texts(page: str) -> None:
    text = (Path(__file__).parents[3] / "docs" / f"{page}.md").read_text(encoding="utf-8")
    found = re.search(r"pandas\.read_csv\(.*?(dtype=.*)\)", text)
    assert found is not None
    settings = eval(f"dict({found[1]})")
    for code in ["INF", "NA", "F", "None", "07"]:
        frame = pd.read_csv(StringIO(f"squad_code,pressure,points\r\n{code},None,\r\n"), **settings)
        assert frame.squad_code.tolist() == [code]
        assert frame.pressure.tolist() == ["None"]
        assert frame.points.isna().all()
