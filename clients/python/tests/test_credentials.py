"""Who calls: keys, and machine accounts whose tokens are kept."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from conftest import MATCH_ID
from fakes import URL, Clock, Script, connection_to, refused
from goalsquare import API, ConfigurationError, GoalsquareError, Unauthorised
from goalsquare.connection import Connection
from goalsquare.credentials import ClientCredentials
from goalsquare.token_cache import Token, TokenCache
from recorder import Recorder

DAY = 86_400


def issued(token: str) -> httpx.Response:
    """What the token endpoint answers."""
    return httpx.Response(200, json={"access_token": token, "expires_in": DAY, "token_type": "Bearer"})


def machine(connection: Connection, folder: Path) -> ClientCredentials:
    """A machine account whose tokens are kept in a folder."""
    return ClientCredentials(
        URL, "team", lambda: connection.issue_token("team", "secret"), cache=TokenCache(folder), now=connection.now
    )


def test_a_token_is_issued_once_and_kept_for_the_next_run(tmp_path: Path) -> None:
    clock, script = Clock(), Script([issued("one"), issued("two")])
    connection = connection_to(script, clock)
    credentials = machine(connection, tmp_path)
    assert [credentials.token(), credentials.token(), machine(connection, tmp_path).token()] == ["one"] * 3
    assert script.requests[0].content == b"grant_type=client_credentials&client_id=team&client_secret=secret"
    assert "authorization" not in script.requests[0].headers
    assert len(script.requests) == 1


def test_another_is_issued_a_minute_before_the_end(tmp_path: Path) -> None:
    clock, script = Clock(), Script([issued("one"), issued("two")])
    credentials = machine(connection_to(script, clock), tmp_path)
    tokens = []
    for seconds in (0, DAY - 61, 1):
        clock.at += seconds
        tokens.append(credentials.token())
    assert tokens == ["one", "one", "two"]


def test_tokens_of_servers_and_clients_are_kept_apart(tmp_path: Path) -> None:
    cache = TokenCache(tmp_path)
    cache.write("http://a", "x", Token("one", 5))
    cache.write("http://b", "x", Token("two", 5))
    assert [cache.read("http://a", "x"), cache.read("http://b", "x"), cache.read("http://a", "y")] == [
        Token("one", 5),
        Token("two", 5),
        None,
    ]


@pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")
def test_only_the_owner_can_read_a_token(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "tokens"
    cache = TokenCache(folder)
    cache.write(URL, "x", Token("one", 5))
    (file,) = folder.iterdir()
    assert [stat.S_IMODE(one.stat().st_mode) for one in (folder, file)] == [0o700, 0o600]
    for others in (0o640, 0o604):
        file.chmod(others)
        assert cache.read(URL, "x") is None


@pytest.mark.parametrize(
    "text",
    [
        '{"token":"two words","expires_at":5}',
        '{"token":"","expires_at":5}',
        "",
        "{",
        "[]",
        "{}",
        '{"token":"x"}',
        '{"token":"x","expires_at":"soon"}',
        "null",
    ],
)
def test_a_file_that_is_not_one_of_ours_is_no_token(tmp_path: Path, text: str) -> None:
    cache = TokenCache(tmp_path)
    cache.write(URL, "x", Token("one", 5))
    (file,) = tmp_path.iterdir()
    file.write_text(text)
    assert cache.read(URL, "x") is None


def test_a_folder_may_be_named_by_a_text(tmp_path: Path) -> None:
    TokenCache(str(tmp_path)).write(URL, "x", Token("one", 5))
    assert TokenCache(tmp_path).read(URL, "x") == Token("one", 5)


def test_a_folder_that_cannot_be_made_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    script = Script([issued("one")])
    credentials = machine(connection_to(script, Clock()), tmp_path / "file" / "tokens")
    assert [credentials.token(), credentials.token()] == ["one", "one"]
    assert len(script.requests) == 1


def test_a_token_that_was_revoked_is_replaced_once(tmp_path: Path) -> None:
    script = Script([issued("one"), httpx.Response(401), issued("two"), httpx.Response(200, json={})])
    connection = connection_to(script, Clock())
    assert connection.ask("GET", "/v1/any", machine(connection, tmp_path)).status_code == 200
    assert [request.headers["authorization"] for request in script.requests if request.method == "GET"] == [
        "Bearer one",
        "Bearer two",
    ]
    assert machine(connection, tmp_path).token() == "two"


def test_an_account_that_is_refused_again_is_unauthorised(tmp_path: Path) -> None:
    script = Script([issued("one"), httpx.Response(401), issued("two"), httpx.Response(401)])
    connection = connection_to(script, Clock())
    with pytest.raises(Unauthorised):
        connection.ask("GET", "/v1/any", machine(connection, tmp_path))
    assert len(script.requests) == 4


def test_ten_tokens_a_day_used_up_is_said(tmp_path: Path) -> None:
    script = Script([refused(429, **{"Retry-After": "7200"})])
    with pytest.raises(GoalsquareError, match="429"):
        machine(connection_to(script, Clock()), tmp_path).token()


def test_a_machine_account_of_the_server(tmp_path: Path) -> None:
    recorder = Recorder()
    for _ in range(2):
        with API(
            client_id="sandbox-advanced", client_secret="sandbox-advanced", token_cache=tmp_path, http=recorder
        ) as api:
            assert len(api.score(MATCH_ID)) == 1
    assert [request.url.path for request, _ in recorder.seen].count("/oauth2/token") == 1
    (file,) = tmp_path.glob("*.json")
    assert set(json.loads(file.read_text())) == {"token", "expires_at"}


def test_a_wrong_secret_is_said(tmp_path: Path) -> None:
    with (
        API(client_id="sandbox-basic", client_secret="wrong", token_cache=tmp_path) as api,
        pytest.raises(Unauthorised),
    ):
        api.leagues()


def test_the_token_is_found_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder()
    monkeypatch.setenv("GOALSQUARE_TOKEN", "sandbox-basic")
    with API(http=recorder) as api:
        assert api.usage().plan_name[0] == "sandbox-basic"
    monkeypatch.delenv("GOALSQUARE_TOKEN")
    with pytest.raises(ConfigurationError, match="GOALSQUARE_TOKEN"):
        API()


@pytest.mark.parametrize(
    "given",
    [
        {"client_id": "", "client_secret": ""},
        {"client_id": "x"},
        {"client_secret": "x"},
        {"token": "x", "client_id": "x", "client_secret": "x"},
    ],
)
def test_credentials_that_do_not_go_together_are_refused(given: Any) -> None:
    with pytest.raises(ConfigurationError, match="together, and no token"):
        API(**given)


def test_the_line_end_of_a_file_is_no_part_of_a_token() -> None:
    script = Script([httpx.Response(200, json=[])])
    with API(" a-key\r\n", environment=URL, http=script, frames="raw") as api:
        api.leagues()
    assert script.requests[0].headers["authorization"] == "Bearer a-key"


@pytest.mark.parametrize("token", ["two\nlines", "two words", "clé", "a\x00b"])
def test_what_cannot_be_a_token_is_refused_and_not_shown(token: str) -> None:
    with pytest.raises(ConfigurationError, match="invalid characters") as caught:
        API(token)
    assert token not in str(caught.value)
    assert repr(token)[1:-1] not in str(caught.value)


@pytest.mark.parametrize("answer", [{"a": 1}, [], {"access_token": "x", "expires_in": None}, "one"])
def test_a_server_that_issues_no_token_is_said(tmp_path: Path, answer: object) -> None:
    with pytest.raises(GoalsquareError, match="issued no token"):
        machine(connection_to(Script([httpx.Response(200, json=answer)]), Clock()), tmp_path).token()


def test_a_revoked_token_is_forgotten_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    script = Script([issued("one"), httpx.Response(401), issued("two"), httpx.Response(200, json={})])
    connection = connection_to(script, Clock())
    assert connection.ask("GET", "/v1/any", machine(connection, tmp_path / "file" / "tokens")).status_code == 200


def test_what_another_process_was_issued_since_is_not_forgotten(tmp_path: Path) -> None:
    script = Script([issued("one"), issued("two")])
    connection = connection_to(script, Clock())
    ours = machine(connection, tmp_path)
    ours.token()
    TokenCache(tmp_path).write(URL, "team", Token("theirs", connection.now() + DAY))
    assert ours.refused("one")
    assert ours.token() == "theirs"
    assert len(script.requests) == 1


@pytest.mark.skipif(os.name != "posix", reason="files are held as POSIX does")
def test_processes_that_start_at_once_are_issued_one_token(tmp_path: Path) -> None:
    import fcntl

    def issue() -> dict[str, Any]:
        (lock,) = tmp_path.glob("*.lock")
        with lock.open() as other, pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return {"access_token": "one", "expires_in": DAY}

    class Second(TokenCache):
        """A cache whose lock is got once another process has been issued a token."""

        @contextmanager
        def alone(self, server: str, client_id: str) -> Iterator[None]:
            first = ClientCredentials(URL, "team", issue, cache=TokenCache(tmp_path))
            assert first.token() == "one"
            with super().alone(server, client_id):
                yield

    never: Any = None
    assert ClientCredentials(URL, "team", never, cache=Second(tmp_path)).token() == "one"


def test_a_token_that_could_not_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", fails)
    TokenCache(tmp_path).write(URL, "x", Token("one", 5))
    assert list(tmp_path.iterdir()) == []
