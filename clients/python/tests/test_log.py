"""What is logged: each request, and why one is sent again; never tokens."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import pytest

from fakes import KEY, URL, Clock, Script, connection_to, refused
from goalsquare import API

OK = httpx.Response(200, json=[{"a": 1}])


def test_a_request_is_told_with_its_status_and_time(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="goalsquare"):
        connection_to(Script([OK]), Clock()).ask("GET", "/v1/any", KEY, query=[("metric", "KICK")])
    (record,) = caplog.records
    assert record.levelno == logging.DEBUG
    assert record.getMessage().startswith(f"GET /v1/any?metric=KICK 200, {len(OK.content)} bytes, ")
    assert record.getMessage().endswith(" ms")


def test_a_wait_is_told_before_it(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="goalsquare"):
        connection_to(Script([refused(429, **{"Retry-After": "3"}), httpx.ReadError("reset"), OK]), Clock()).ask(
            "GET", "/v1/any", KEY
        )
    assert [record.getMessage() for record in caplog.records] == [
        "GET /v1/any: 429, again in 3.0 s",
        "GET /v1/any: reset, again in 0.5 s",
    ]


def test_neither_tokens_nor_secrets_are_told(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    script = Script(
        [
            httpx.Response(200, json={"access_token": "issued-token", "expires_in": 86_400}),
            httpx.Response(401),
            httpx.Response(200, json={"access_token": "issued-again", "expires_in": 86_400}),
            OK,
        ]
    )
    caplog.set_level(logging.DEBUG)
    with (
        caplog.at_level(logging.DEBUG, logger="goalsquare"),
        API(
            client_id="team",
            client_secret="team-secret",
            environment=URL,
            token_cache=tmp_path,
            http=script,
            frames="raw",
        ) as api,
    ):
        api.leagues()
    logged = caplog.text
    assert "POST /oauth2/token 200" in logged
    assert "GET /v1/leagues 401" in logged
    assert not any(secret in logged for secret in ("issued-token", "issued-again", "team-secret"))
