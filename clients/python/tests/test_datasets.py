"""Datasets: files are downloaded once, again only where they changed, and never half."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from goalsquare import API
from goalsquare.errors import GoalsquareError

REPOSITORY = Path(__file__).parents[3]
PLACE = "leagueId=1/levelId=1/seasonId=2025"


class Server(httpx.BaseTransport):
    """Serves a season of a dataset: contents by path."""

    def __init__(self, contents: dict[str, bytes]) -> None:
        self.contents = contents
        self.listed: dict[str, bytes] | None = None
        self.table: str | None = None
        self.requests: list[str] = []

    def _listed(self, path: str, content: bytes) -> dict[str, Any]:
        match = path.split("matchId=")
        return {
            "table": self.table or path.split("/")[0],
            "path": path,
            **({"matchId": int(match[1].split("/")[0])} if len(match) > 1 else {}),
            "revision": 3,
            "rows": 1,
            "bytes": len(content),
            "sha256": hashlib.sha256(content).hexdigest(),
        }

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        path = request.url.path.removeprefix("/v1/datasets")
        self.requests.append(path)
        if path == "":
            return httpx.Response(200, json={"version": 1, "tables": [], "seasons": []})
        if path == "/leagues/1/levels/1/seasons/2025":
            listed = self.contents if self.listed is None else self.listed
            files = [self._listed(*one) for one in listed.items()]
            return httpx.Response(200, json={"leagueId": 1, "levelId": 1, "seasonId": 2025, "files": files})
        content = self.contents.get(path.removeprefix("/"))
        if content is None:
            return httpx.Response(404, json={"title": "Dataset not found", "status": 404})
        assert request.headers["accept"] == "application/vnd.apache.parquet"
        return httpx.Response(200, content=content, headers={"Content-Type": "application/vnd.apache.parquet"})


def season() -> dict[str, bytes]:
    return {
        f"matches/{PLACE}/data.parquet": b"PAR1 matches PAR1",
        f"shots/{PLACE}/matchId=7/data.parquet": b"PAR1 seven PAR1",
        f"shots/{PLACE}/matchId=8/data.parquet": b"PAR1 eight PAR1",
    }


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_season_is_downloaded_as_it_is_laid_out(tmp_path: Path) -> None:
    server = Server(season())
    with API("key", http=server) as api:
        written = api.download_dataset(tmp_path, 2025)
    assert files_in(tmp_path) == season()
    assert {str(file.relative_to(tmp_path)) for file in written} == set(season())


def test_only_what_changed_is_downloaded_again(tmp_path: Path) -> None:
    server = Server(season())
    with API("key", http=server) as api:
        api.download_dataset(tmp_path, 2025)
        server.requests.clear()
        assert api.download_dataset(tmp_path, 2025) == []
        assert len(server.requests) == 1
        changed = f"shots/{PLACE}/matchId=8/data.parquet"
        server.contents[changed] = b"PAR1 corrected PAR1"
        assert [str(file.relative_to(tmp_path)) for file in api.download_dataset(tmp_path, 2025)] == [changed]
    assert files_in(tmp_path) == server.contents


def test_files_of_matches_that_are_gone_are_removed_and_others_stay(tmp_path: Path) -> None:
    server = Server(season())
    with API("key", http=server) as api:
        api.download_dataset(tmp_path, 2025)
        other = tmp_path / "shots" / "leagueId=1" / "levelId=1" / "seasonId=2024" / "matchId=1" / "data.parquet"
        other.parent.mkdir(parents=True)
        other.write_bytes(b"of another season")
        del server.contents[f"shots/{PLACE}/matchId=8/data.parquet"]
        api.download_dataset(tmp_path, 2025)
    assert set(files_in(tmp_path)) == {*server.contents, str(other.relative_to(tmp_path))}


def test_tables_are_chosen(tmp_path: Path) -> None:
    with API("key", http=Server(season())) as api:
        api.download_dataset(tmp_path, 2025, tables=["matches"])
    assert list(files_in(tmp_path)) == [f"matches/{PLACE}/data.parquet"]


def test_a_file_that_was_replaced_meanwhile_is_not_kept(tmp_path: Path) -> None:
    server = Server({path: content + b"!" for path, content in season().items()})
    server.listed = season()
    with API("key", http=server) as api, pytest.raises(GoalsquareError, match="was replaced while it was downloaded"):
        api.download_dataset(tmp_path, 2025)
    assert files_in(tmp_path) == {}


@pytest.mark.parametrize("table", ["..", "../..", "a/b", "", "A", "shots/.."])
def test_a_table_never_leads_out_of_the_folder(tmp_path: Path, table: str) -> None:
    server = Server(season())
    server.table = table or " "
    with API("key", http=server) as api, pytest.raises(GoalsquareError, match="an invalid name"):
        api.download_dataset(tmp_path / "dataset", 2025)
    assert list(tmp_path.iterdir()) == []


def test_the_tables_and_files_are_given_as_they_come() -> None:
    with API("key", http=Server(season())) as api:
        assert api.dataset() == {"version": 1, "tables": [], "seasons": []}
        assert [file["table"] for file in api.dataset_files(2025)] == ["matches", "shots", "shots"]


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset that the data command exports from the sample log."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed, which exports the dataset")
    folder = tmp_path_factory.mktemp("exported") / "dataset"
    command = f"export --from data/sample --out {folder} --format parquet --partition --metrics KICK,GOAL"
    subprocess.run(
        [node, "--conditions=source", "--import", "tsx", "data/src/cli.ts", *command.split()],
        cwd=REPOSITORY,
        check=True,
        capture_output=True,
    )
    return folder


def test_pyarrow_reads_a_dataset_in_place(exported: Path) -> None:
    reader = pytest.importorskip("pyarrow.dataset", reason="pyarrow is not installed")
    types = {
        "INT32": "int32",
        "DOUBLE": "double",
        "STRING": "string",
        "BOOLEAN": "bool",
        "DATE": "date32[day]",
        "TIMESTAMP": "timestamp[ms, tz=UTC]",
    }
    manifest = json.loads((exported / "manifest.json").read_text(encoding="utf-8"))
    files = [
        file
        for season in (exported / "manifests").iterdir()
        for file in json.loads(season.read_text(encoding="utf-8"))["files"]
    ]
    assert {file["table"] for file in files} == {table["name"] for table in manifest["tables"]}
    for table in manifest["tables"]:
        read = reader.dataset(exported / table["name"], partitioning="hive")
        assert read.count_rows() == sum(file["rows"] for file in files if file["table"] == table["name"])
        assert {field.name: str(field.type) for field in read.schema} == {
            **{column["name"]: types[column["type"]] for column in table["columns"]},
            **dict.fromkeys(table["partitions"], "int32"),
        }


def test_a_download_shows_progress(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("goalsquare.progress._QUIET_SECONDS", 0)
    with API(progress=True) as api:
        api.download_dataset(tmp_path, 2025, tables=["matches", "shots"])
    assert "2/2 files" in capsys.readouterr().err
