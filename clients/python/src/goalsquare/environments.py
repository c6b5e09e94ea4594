"""The server of an environment."""

from __future__ import annotations

import os
from dataclasses import dataclass

import httpx

from .errors import ConfigurationError

_SANDBOX = "http://localhost:8080"


@dataclass(frozen=True)
class Environment:
    """The URL of a server, and whether it is the default sandbox."""

    url: str
    is_sandbox: bool


def environment_of(environment: str | None) -> Environment:
    """Returns the server of an environment: `production`, `sandbox` or a URL, with or without `/v1`.

    The default is the server in `GOALSQUARE_URL`, else the sandbox. **Throws** `ConfigurationError`.
    """
    named = os.environ.get("GOALSQUARE_URL")
    is_sandbox = environment == "sandbox" or (environment is None and not named)
    if is_sandbox:
        return Environment(_checked(os.environ.get("GOALSQUARE_SANDBOX_URL") or _SANDBOX), is_sandbox)
    if environment is None or environment == "production":
        if not named:
            raise ConfigurationError("environment 'production' needs the URL of the server in GOALSQUARE_URL.")
        return Environment(_checked(named), is_sandbox)
    return Environment(_checked(environment), is_sandbox)


def _checked(environment: str) -> str:
    url = _parsed(environment)
    if url is not None and url.userinfo:
        raise ConfigurationError("A server URL must not contain a user or password. Pass the token as token.")
    if url is None or url.scheme not in ("http", "https") or not url.host:
        raise ConfigurationError(
            f"environment {environment!r} is not production, sandbox or the URL of a server, such as "
            "https://api.example."
        )
    return environment.rstrip("/").removesuffix("/v1").rstrip("/")


def _parsed(environment: str) -> httpx.URL | None:
    try:
        return httpx.URL(environment)
    except httpx.InvalidURL:
        return None
