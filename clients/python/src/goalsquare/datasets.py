"""Datasets: Parquet files of many matches, for analyses that go beyond single requests."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Any

from .caller import Caller
from .contract import operation_named
from .errors import GoalsquareError
from .frames import Frame
from .progress import tracked
from .registry import operation

_PARQUET = "application/vnd.apache.parquet"
_PREFIX = "/v1/datasets/"


def _has(file: Path, sha256: str) -> bool:
    """Whether a file exists and has this checksum."""
    return file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest() == sha256


def _replace(file: Path, content: bytes) -> None:
    """Replaces a file atomically. **Throws** `GoalsquareError` that names the file if it cannot be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=".writing-")
        try:
            with os.fdopen(descriptor, "wb") as temporary:
                temporary.write(content)
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise GoalsquareError(f"{file} cannot be written: {error.strerror}.") from error


class Datasets(Caller[Frame]):
    """Methods for the server's dataset, if it has one. They need the Transactional tier."""

    @operation("getDataset")
    def dataset(self) -> dict[str, Any]:
        """The tables of the dataset with their columns, and the seasons that the account is licensed for.

        A server without a dataset returns 404.

        Returns:
            The decoded response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> [table["name"] for table in api.dataset()["tables"]]
            ['matches', 'shots']
        """
        return self._document("getDataset", {})

    @operation("getDatasetSeason")
    def dataset_files(self, season_id: int, league_id: int = 1, level_id: int = 1) -> list[dict[str, Any]]:
        """The files of a season, each with its path, revision, rows, size and SHA-256.

        Args:
            season_id: Id of the season.
            league_id: Id of the league.
            level_id: Id of the level.

        Returns:
            The decoded items of the response.

        Raises:
            ApiError: The server rejects the request.

        Examples:
            >>> api.dataset_files(2025)[-1]["path"]
            'shots/leagueId=1/levelId=1/seasonId=2025/data.parquet'
        """
        ids = {"league_id": league_id, "level_id": level_id, "season_id": season_id}
        files: list[dict[str, Any]] = self._answer("getDatasetSeason", ids)["files"]
        return files

    @operation("getDatasetSeasonFile", "getDatasetMatchFile")
    def download_dataset(
        self,
        folder: str | Path,
        season_id: int,
        league_id: int = 1,
        level_id: int = 1,
        *,
        tables: Collection[str] | None = None,
    ) -> list[Path]:
        """Downloads the files of a season that the folder does not have yet, and returns their paths.

        A second call downloads only what changed. Files of matches that are no longer in the dataset are removed. You
        can read the folder with pyarrow, Polars or DuckDB. `tables` selects tables; by default all are downloaded.

        Args:
            folder: The folder for the files.
            season_id: Id of the season.
            league_id: Id of the league.
            level_id: Id of the level.
            tables: Names of tables; by default all.

        Returns:
            The paths of the files written.

        Raises:
            ApiError: The server rejects the request.
            GoalsquareError: A file cannot be written, for example because the disk is full, or was replaced meanwhile.

        Examples:
            >>> from tempfile import mkdtemp
            >>> [file.name for file in api.download_dataset(mkdtemp(), 2025, tables=["matches"])]
            ['data.parquet']
        """
        ids = {"league_id": league_id, "level_id": level_id, "season_id": season_id}
        listed: dict[Path, dict[str, Any]] = {}
        for file in self.dataset_files(season_id, league_id, level_id):
            if tables is None or file["table"] in tables:
                listed[Path(folder, *self._file_request(file, ids)[1].removeprefix(_PREFIX).split("/"))] = file
        written = []
        missing = [one for one in listed.items() if not _has(one[0], one[1]["sha256"])]
        for target, file in tracked(missing, "files", shown=self._progress):
            _replace(target, self._file_content(file, ids))
            written.append(target)
        for table in {file["table"] for file in listed.values()}:
            season = Path(folder, table, f"leagueId={league_id}", f"levelId={level_id}", f"seasonId={season_id}")
            for present in season.glob("**/data.parquet"):
                if present not in listed:
                    present.unlink()
        return written

    def _file_request(self, file: dict[str, Any], ids: dict[str, int]) -> tuple[str, str, dict[str, Any]]:
        """Returns the operation, path and parameters to request a file. **Throws** `GoalsquareError`."""
        table = str(file["table"])
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", table):
            raise GoalsquareError(f"{self._connection.url} lists a file of the table {table!r}, an invalid name.")
        parameters: dict[str, Any] = {**ids, "dataset_table": table}
        operation_id = "getDatasetSeasonFile"
        if "matchId" in file:
            operation_id = "getDatasetMatchFile"
            parameters["match_id"] = int(file["matchId"])
        return operation_id, self._request_of(operation_named(operation_id), parameters)[0], parameters

    def _file_content(self, file: dict[str, Any], ids: dict[str, int]) -> bytes:
        """Returns the bytes of a file. **Throws** `GoalsquareError` if their checksum is not the listed one."""
        operation_id, path, parameters = self._file_request(file, ids)
        content = self._asked(operation_id, parameters, None, accept=_PARQUET).content
        if hashlib.sha256(content).hexdigest() != file["sha256"]:
            raise GoalsquareError(f"{path} was replaced while it was downloaded. Download the season again.")
        return content
