"""The class that everything starts from."""

from __future__ import annotations

import copy
import os
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Literal, overload

import httpx
import pandas as pd

from .connection import Connection
from .credentials import ClientCredentials, Credentials, StaticToken
from .errors import ConfigurationError
from .feed import Feed
from .frames import Frame, Frames, FramesName, frames_named
from .live import Live
from .matches import Matches
from .metadata import Metadata
from .permalinks import Permalinks
from .retries import Retries
from .seasons import Seasons
from .statistics import Statistics
from .summaries import Summaries
from .token_cache import TokenCache

Transport = Literal["json", "csv"]

_SANDBOX = "http://localhost:8080"


def _url_of(environment: str | None) -> str:
    """Where the server of an environment is. **Throws** `ConfigurationError`."""
    known = os.environ.get("GOALSQUARE_URL")
    if environment is None:
        environment = known or "sandbox"
    if environment == "sandbox":
        return os.environ.get("GOALSQUARE_SANDBOX_URL", _SANDBOX)
    if environment == "production":
        if not known:
            raise ConfigurationError("environment 'production' needs the URL of the server in GOALSQUARE_URL.")
        environment = known
    url = httpx.URL(environment)
    if url.scheme not in ("http", "https") or not url.host:
        raise ConfigurationError(f"environment {environment!r} is not one of production, sandbox, nor the URL of a server such as https://api.example.")
    return environment.rstrip("/")


class API(Seasons[Frame], Matches[Frame], Statistics[Frame], Summaries[Frame], Feed[Frame], Metadata[Frame], Permalinks[Frame], Live[Frame]):
    """A server, and the account that calls it.

    Who calls: `token`, or `client_id` and `client_secret` of a machine account, or else the token in the environment variable
    `GOALSQUARE_TOKEN`. Tokens of machine accounts are issued for a day, ten of them a day, and are therefore kept on disk, in `token_cache`,
    by default a folder of the user's cache that no one else may read.

    Where: `environment` is `production`, `sandbox`, or a URL. Without it, the URL in `GOALSQUARE_URL`, or else the sandbox on this machine.

    What comes back: `frames` is `pandas`, `polars` or `raw`, the decoded JSON. `transport="csv"` fetches data frames as CSV, which takes less
    time and memory where there are many rows. `cache` is how many answers to keep: what has not changed is not sent again.

    An API may be used from several threads, and as a context manager.

    >>> with API() as api:
    ...     api.current_season()
    2026
    """

    @overload
    def __init__(
        self: API[pd.DataFrame],
        token: str | None = ...,
        *,
        client_id: str | None = ...,
        client_secret: str | None = ...,
        environment: str | None = ...,
        frames: Literal["pandas"] = ...,
        transport: Transport = ...,
        timeout: float = ...,
        retries: int | Retries = ...,
        cache: int = ...,
        token_cache: Path | None = ...,
        http: httpx.BaseTransport | None = ...,
    ) -> None: ...

    @overload
    def __init__(
        self: API[Any],
        token: str | None = ...,
        *,
        client_id: str | None = ...,
        client_secret: str | None = ...,
        environment: str | None = ...,
        frames: Literal["polars", "raw"],
        transport: Transport = ...,
        timeout: float = ...,
        retries: int | Retries = ...,
        cache: int = ...,
        token_cache: Path | None = ...,
        http: httpx.BaseTransport | None = ...,
    ) -> None: ...

    def __init__(
        self,
        token: str | None = None,
        *,
        client_id: str | None = None,
        client_secret: str | None = None,
        environment: str | None = None,
        frames: FramesName = "pandas",
        transport: Transport = "json",
        timeout: float = 30.0,
        retries: int | Retries = Retries(),
        cache: int = 0,
        token_cache: Path | None = None,
        http: httpx.BaseTransport | None = None,
    ) -> None:
        if transport not in ("json", "csv"):
            raise ConfigurationError(f"transport {transport!r} is not one of json, csv.")
        patience = retries if isinstance(retries, Retries) else Retries(attempts=retries + 1)
        self._frames: Frames | None = None if frames == "raw" else frames_named(frames)
        self._is_csv = transport == "csv"
        self._connection = Connection(_url_of(environment), timeout=timeout, retries=patience, cache=cache, http=http)
        self._credentials = self._credentials_of(token, client_id, client_secret, TokenCache(token_cache))
        self._current_seasons = {}
        self._moment = None

    def _credentials_of(self, token: str | None, client_id: str | None, client_secret: str | None, cache: TokenCache) -> Credentials:
        if client_id is not None and client_secret is not None and token is None:
            connection, known_id, secret = self._connection, client_id, client_secret
            return ClientCredentials(connection.url, known_id, lambda: connection.issue_token(known_id, secret), cache=cache, now=connection.now)
        if client_id is not None or client_secret is not None:
            raise ConfigurationError("client_id and client_secret go together, and without a token.")
        known = token or os.environ.get("GOALSQUARE_TOKEN")
        if not known:
            raise ConfigurationError("A token is needed: API(token=...), API(client_id=..., client_secret=...), or GOALSQUARE_TOKEN in the environment.")
        return StaticToken(known)

    @property
    def url(self) -> str:
        """Where the server is."""
        return self._connection.url

    @property
    def raw(self) -> API[Any]:
        """The same, giving decoded JSON instead of frames.

        >>> list(api.raw.score(110610101)["home"])[:3]
        ['id', 'name', 'code']
        """
        other: API[Any] = copy.copy(self)
        other._frames = None
        return other

    def as_of(self, moment: str | int | datetime) -> API[Frame]:
        """The same, telling of matches as they stood then: at a revision, at a clock such as `Q3:12:30`, or at an instant.

        >>> early, late = (api.as_of(moment).score(110610101).home_points[0] for moment in ("Q1:10:00", "Q4:10:00"))
        >>> bool(early <= late)
        True
        """
        other: API[Frame] = copy.copy(self)
        if isinstance(moment, datetime):
            if moment.tzinfo is None:
                raise ConfigurationError("A datetime for as_of needs a time zone.")
            other._moment = moment.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"
        else:
            other._moment = str(moment)
        return other

    def close(self) -> None:
        """Closes what is open to the server."""
        self._connection.close()

    def __enter__(self) -> API[Frame]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"API(environment={self.url!r})"
