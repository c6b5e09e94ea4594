"""Where the server of an environment is."""

from __future__ import annotations

import os

import httpx

from .errors import ConfigurationError

_SANDBOX = "http://localhost:8080"


def url_of(environment: str | None) -> str:
    """Where the server of an environment is. **Throws** `ConfigurationError`."""
    known = os.environ.get("GOALSQUARE_URL")
    if environment is None:
        environment = known or "sandbox"
    if environment == "sandbox":
        environment = os.environ.get("GOALSQUARE_SANDBOX_URL") or _SANDBOX
    elif environment == "production":
        if not known:
            raise ConfigurationError("environment 'production' needs the URL of the server in GOALSQUARE_URL.")
        environment = known
    url = _parsed(environment)
    if url is not None and url.userinfo:
        raise ConfigurationError(
            "The URL of a server has no user and no password in it: the account is told by its token."
        )
    if url is None or url.scheme not in ("http", "https") or not url.host:
        raise ConfigurationError(
            f"environment {environment!r} is not one of production, sandbox, "
            "nor the URL of a server such as https://api.example."
        )
    return environment.rstrip("/")


def _parsed(environment: str) -> httpx.URL | None:
    try:
        return httpx.URL(environment)
    except httpx.InvalidURL:
        return None
