"""Stored responses: what is not requested again, what is not sent again, and where it is stored."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import httpx
import pandas as pd
import pytest

from conftest import MATCH_ID
from fakes import KEY, Clock, Script, connection_to
from goalsquare import API, ConfigurationError
from goalsquare.connection import Connection, Query
from goalsquare.credentials import StaticToken
from goalsquare.response_store import FolderStore, MemoryStore, StoredResponse, store_of
from recorder import Recorder

FINISHED = "private, max-age=300, must-revalidate"
LIVE = "private, max-age=2, must-revalidate"


def answer(cache_control: str = FINISHED, body: object = None) -> httpx.Response:
    return httpx.Response(200, headers={"etag": '"1"', "cache-control": cache_control}, json=body or {"a": 1})


def unchanged(cache_control: str = FINISHED) -> httpx.Response:
    return httpx.Response(304, headers={"etag": '"1"', "cache-control": cache_control})


def asked(connection: Connection, path: str = "/v1/any", **options: Any) -> Any:
    return connection.ask("GET", path, KEY, **options).json()


def test_what_is_fresh_is_not_requested_and_then_only_validated() -> None:
    clock, script = Clock(), Script([answer(), unchanged(), unchanged()])
    connection = connection_to(script, clock, store=MemoryStore())
    for seconds, requests in ((0, 1), (299, 1), (2, 2), (299, 2), (2, 3)):
        clock.at += seconds
        assert asked(connection) == {"a": 1}
        assert len(script.requests) == requests
    assert [request.headers.get("if-none-match") for request in script.requests] == [None, '"1"', '"1"']


@pytest.mark.parametrize("cache_control", ["no-store", "private, max-age=0", ""])
def test_what_may_not_be_reused_is_requested_each_time(cache_control: str) -> None:
    script = Script([answer(cache_control)])
    connection = connection_to(script, Clock(), store=MemoryStore())
    asked(connection), asked(connection)
    is_validated = "if-none-match" in script.requests[1].headers
    assert (len(script.requests), is_validated) == (2, cache_control != "no-store")


def test_responses_are_stored_by_all_that_was_requested() -> None:
    script = Script([answer()])
    connection = connection_to(script, Clock(), store=MemoryStore())
    calls: list[tuple[str, Query, str, StaticToken]] = [
        ("/v1/any", [("m", "A")], "application/json", KEY),
        ("/v1/any", [("m", "B")], "application/json", KEY),
        ("/v1/other", [("m", "A")], "application/json", KEY),
        ("/v1/any", [("m", "A")], "application/json", StaticToken("another-key")),
    ]
    for _ in range(2):
        for path, query, accept, credentials in calls:
            connection.ask("GET", path, credentials, query=query, accept=accept)
    connection.ask("POST", "/v1/any", KEY, query=[("m", "A")], body={})
    assert len(script.requests) == len(calls) + 1


def test_a_folder_is_for_the_next_program_and_for_its_user_alone(tmp_path: Path) -> None:
    clock, script, folder = Clock(), Script([answer()]), tmp_path / "deep" / "responses"
    for _ in range(2):
        connection = connection_to(script, clock, store=FolderStore(folder), finished_max_age=1000.0)
        assert asked(connection) == {"a": 1}
        clock.at += 999
    assert len(script.requests) == 1
    asked(connection_to(script, clock, store=FolderStore(folder), finished_max_age=1000.0))
    assert script.requests[1].headers["if-none-match"] == '"1"'
    [file] = folder.iterdir()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert b"a-key" not in file.read_bytes()


def test_what_changes_soon_is_not_written_to_a_folder(tmp_path: Path) -> None:
    clock, script = Clock(), Script([answer(LIVE)])
    connection = connection_to(script, clock, store=FolderStore(tmp_path), finished_max_age=1000.0)
    asked(connection), asked(connection)
    clock.at += 3
    asked(connection)
    assert (len(script.requests), list(tmp_path.iterdir())) == (2, [])


@pytest.mark.parametrize("text", [b"", b"{}", b'{"etag":"x"}\n', b"\xff\n\x00"])
def test_a_file_that_is_broken_is_no_response(tmp_path: Path, text: bytes) -> None:
    store = FolderStore(tmp_path)
    store.put("a", StoredResponse(b"body", "text/csv", '"1"', 5.0), is_lasting=True)
    assert store.get("a") == StoredResponse(b"body", "text/csv", '"1"', 5.0)
    [file] = tmp_path.iterdir()
    file.write_bytes(text)
    assert store.get("a") is None


def test_a_folder_that_cannot_be_made_stores_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = FolderStore(tmp_path / "file" / "below")
    store.put("a", StoredResponse(b"body", "text/csv", '"1"', 5.0), is_lasting=True)
    assert store.get("a") is None


def test_the_least_recently_used_response_is_evicted(tmp_path: Path) -> None:
    response = StoredResponse(b"12345", "text/csv", "", 5.0)
    memory = MemoryStore(10)
    for key in "ab":
        memory.put(key, response, is_lasting=True)
    memory.get("a")
    memory.put("c", response, is_lasting=True)
    assert [memory.get(key) is not None for key in "abc"] == [True, False, True]
    before = FolderStore(tmp_path)
    for age, key in enumerate("ab"):
        before.put(key, response, is_lasting=True)
        [file] = [one for one in tmp_path.iterdir() if one.stat().st_mtime > 1000]
        os.utime(file, (age, age))
    folder = FolderStore(tmp_path, limit=2 * file.stat().st_size)
    folder.put("c", response, is_lasting=True)
    assert [folder.get(key) is not None for key in "abc"] == [False, True, True]


def test_options_name_a_store(tmp_path: Path) -> None:
    options: tuple[Any, ...] = (True, False, "disk", tmp_path, str(tmp_path))
    kinds = [type(store_of(option)).__name__ for option in options]
    assert kinds == ["MemoryStore", "NoneType", "FolderStore", "FolderStore", "FolderStore"]
    wrong: tuple[Any, ...] = ("", 5, None)
    for option in wrong:
        with pytest.raises(ConfigurationError, match="is not True, False, 'disk' or a folder"):
            store_of(option)


def test_the_second_pull_of_a_season_asks_nothing(tmp_path: Path) -> None:
    frames = []
    for _ in range(2):
        recorder = Recorder()
        with API(http=recorder, cache=tmp_path) as api:
            fixture = api.fixture(2025)
            finished = fixture[fixture.match_status_code == "FINAL"]
            frames.append(api.player_stats(finished.head(4), "DISPOSAL"))
    assert recorder.seen == []
    pd.testing.assert_frame_equal(*frames)


def test_a_stored_form_is_not_given_as_another() -> None:
    with API(transport="csv") as api:
        points = [
            int(api.score(MATCH_ID).home_points[0]),
            api.raw.score(MATCH_ID)["home"]["points"],
            int(api.score(MATCH_ID).home_points[0]),
        ]
    assert len(set(points)) == 1


def test_without_a_cache_everything_is_sent() -> None:
    recorder = Recorder()
    with API(http=recorder, cache=False) as api:
        api.score(MATCH_ID), api.score(MATCH_ID)
    assert recorder.statuses() == [200, 200]
