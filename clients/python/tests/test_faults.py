"""The faults that all clients meet: the rows of clients/behaviour/faults.json, over real connections."""

from __future__ import annotations

import asyncio
import json
import os
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from goalsquare import API, AsyncAPI, ConnectionFailed, GoalsquareError, Retries, UnexpectedResponse
from goalsquare.datasets import _replace

SHARED = Path(__file__).parents[2] / "behaviour" / "faults.json"
if not SHARED.exists() or "GOALSQUARE_FAULTS" not in os.environ:
    pytest.skip("The faults are in the repository, and their server is GOALSQUARE_FAULTS.", allow_module_level=True)
ROWS: list[dict[str, Any]] = json.loads(SHARED.read_text(encoding="utf-8"))["faults"]
ERRORS = {"unexpected": UnexpectedResponse, "connection": ConnectionFailed, "any": GoalsquareError}


def _called(api: API[Any], row: dict[str, Any], folder: Path) -> list[str]:
    if row["call"] == "ladder":
        api.ladder(2025)
        return []
    if row["call"] == "download_dataset":
        api.download_dataset(folder, 2025)
        return []
    events = api.match_events(7, "MatchScore", since=0)
    return [event.id for event in islice(events, len(row["expect"].get("events", "1")))]


async def _awaited(api: AsyncAPI[Any], row: dict[str, Any], folder: Path) -> list[str]:
    async with api:
        if row["call"] == "ladder":
            await api.ladder(2025)
            return []
        if row["call"] == "download_dataset":
            await api.download_dataset(folder, 2025)
            return []
        ids: list[str] = []
        async for event in api.match_events(7, "MatchScore", since=0):
            ids.append(event.id)
            if len(ids) == len(row["expect"].get("events", "1")):
                break
        return ids


@pytest.mark.parametrize("client", ["python", "python-async"])
@pytest.mark.parametrize("at", range(len(ROWS)), ids=[row["id"] for row in ROWS])
def test_fault(at: int, client: str, tmp_path: Path) -> None:
    row = ROWS[at]
    expected = row["expect"]
    url = f"{os.environ['GOALSQUARE_FAULTS']}/{client}/{at}"
    api = API(
        "a-key",
        environment=url,
        timeout=0.5,
        retries=Retries(backoff=0.001) if row.get("repeats") else 0,
        token_cache=tmp_path,
    )
    folder = tmp_path / "dataset"
    events: list[str] = []
    raised: Exception | None = None
    try:
        is_async = client != "python"
        events = asyncio.run(_awaited(AsyncAPI(api), row, folder)) if is_async else _called(api, row, folder)
    except GoalsquareError as error:
        raised = error
    if "error" in expected:
        assert isinstance(raised, ERRORS[expected["error"]]), repr(raised)
    elif raised is not None:
        raise raised
    assert events == expected.get("events", [])
    files = [file.read_text() for file in folder.rglob("*") if file.is_file()]
    assert files == ([expected["file"]] if "file" in expected else [])
    if "requests" in expected:
        assert httpx.get(f"{url}/seen").json() == expected["requests"]


def test_a_full_disk_is_named_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    descriptor = os.open("/dev/full", os.O_WRONLY)
    beside = tmp_path / ".writing-1"
    beside.touch()
    monkeypatch.setattr("goalsquare.datasets.tempfile.mkstemp", lambda **_: (descriptor, str(beside)))
    with pytest.raises(GoalsquareError, match=r"shots\.parquet cannot be written: No space left on device"):
        _replace(tmp_path / "shots.parquet", b"rows")
    assert list(tmp_path.iterdir()) == []
