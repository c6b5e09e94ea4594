"""The class that everything starts from."""

from __future__ import annotations

import copy
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

import httpx
import pandas as pd

from .accounts import credentials_of
from .across import Across
from .connection import Connection
from .corrections import Corrections
from .datasets import Datasets
from .environments import url_of
from .errors import ConfigurationError
from .evidence import Evidence
from .feed import Feed
from .frames import Frame, Frames, FramesName, frames_named
from .instants import instant
from .live import Live
from .matches import Matches
from .metadata import Metadata
from .permalinks import Permalinks
from .retries import Retries
from .statistics import Statistics
from .summaries import Summaries
from .token_cache import TokenCache

if TYPE_CHECKING:
    import polars

Transport = Literal["json", "csv"]


class API(
    Across[Frame],
    Matches[Frame],
    Statistics[Frame],
    Evidence[Frame],
    Summaries[Frame],
    Feed[Frame],
    Metadata[Frame],
    Corrections[Frame],
    Permalinks[Frame],
    Datasets[Frame],
    Live[Frame],
):
    """A server, and the account that calls it.

    Who calls: `token`, or `client_id` and `client_secret` of a machine account, or else the token in the environment
    variable `GOALSQUARE_TOKEN`. Tokens of machine accounts are issued for a day, at most ten a day. They are therefore
    kept on disk, in `token_cache`, by default a folder of the user's cache that no one else may read.

    Where: `environment` is `production`, `sandbox`, or a URL. Without it, the URL in `GOALSQUARE_URL`, or else the
    sandbox on this machine.

    What comes back: `frames` is `pandas`, `polars` or `raw`, the decoded JSON. `transport="csv"` fetches data frames as
    CSV, which takes less time and memory where there are many rows. `cache` is how many answers to keep: what has not
    changed is not sent again.

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
        token_cache: str | Path | None = ...,
        http: httpx.BaseTransport | None = ...,
    ) -> None: ...

    @overload
    def __init__(
        self: API[polars.DataFrame],
        token: str | None = ...,
        *,
        client_id: str | None = ...,
        client_secret: str | None = ...,
        environment: str | None = ...,
        frames: Literal["polars"],
        transport: Transport = ...,
        timeout: float = ...,
        retries: int | Retries = ...,
        cache: int = ...,
        token_cache: str | Path | None = ...,
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
        frames: Literal["raw"],
        transport: Transport = ...,
        timeout: float = ...,
        retries: int | Retries = ...,
        cache: int = ...,
        token_cache: str | Path | None = ...,
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
        retries: int | Retries = Retries(),  # noqa: B008 (immutable)
        cache: int = 0,
        token_cache: str | Path | None = None,
        http: httpx.BaseTransport | None = None,
    ) -> None:
        if transport not in ("json", "csv"):
            raise ConfigurationError(f"transport {transport!r} is not one of json, csv.")
        patience = retries if isinstance(retries, Retries) else Retries(attempts=retries + 1)
        self._frames: Frames | None = None if frames == "raw" else frames_named(frames)
        self._is_csv = transport == "csv"
        self._connection = Connection(url_of(environment), timeout=timeout, retries=patience, cache=cache, http=http)
        self._credentials = credentials_of(self._connection, token, client_id, client_secret, TokenCache(token_cache))
        self._current_seasons = {}
        self._moment = None
        self._known_at = None

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
        """The same API, with matches as they stood at a revision, at a clock such as `Q3:12:30`, or at an instant.

        >>> early, late = (api.as_of(moment).score(110610101).home_points[0] for moment in ("Q1:10:00", "Q4:10:00"))
        >>> bool(early <= late)
        True
        """
        other: API[Frame] = copy.copy(self)
        other._moment = instant(moment) if isinstance(moment, datetime) else str(moment)
        return other

    def known_at(self, moment: str | datetime) -> API[Frame]:
        """The same API, with matches as they were known at an instant: later corrections are left out.

        Together with `as_of` and a clock, it returns the play until that clock as it was known at the instant.

        >>> import datetime as dt
        >>> now = api.known_at(dt.datetime.now(dt.timezone.utc) - dt.timedelta(minutes=1))
        >>> bool(now.score(110610101).home_points[0] == api.score(110610101).home_points[0])
        True
        """
        other: API[Frame] = copy.copy(self)
        other._known_at = instant(moment) if isinstance(moment, datetime) else moment
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
