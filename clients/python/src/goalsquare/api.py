"""The client of a server."""

from __future__ import annotations

import copy
from collections.abc import Callable
from datetime import datetime
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

import httpx
import pandas as pd

from .accounts import credentials_of
from .across import Across
from .connection import Connection
from .corrections import Corrections
from .datasets import Datasets
from .environments import environment_of
from .errors import ConfigurationError
from .evidence import Evidence
from .feed import Feed
from .frames import Frame, Frames, FramesName, frames_named
from .instants import instant
from .live import Live
from .matches import Matches
from .metadata import Metadata
from .pandas_frames import Types
from .permalinks import Permalinks
from .response_store import store_of
from .retries import Retries, Wait
from .statistics import Statistics
from .summaries import Summaries
from .token_cache import TokenCache

if TYPE_CHECKING:
    import polars

Transport = Literal["json", "csv"]

# How long responses about finished matches that are stored on disk are reused. In seconds.
_FINISHED_MAX_AGE = 86_400.0


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
    """A client for a server, with the account that calls it.

    The account is `token`, or `client_id` and `client_secret` of a machine account. Without these it is
    `GOALSQUARE_TOKEN`, else `GOALSQUARE_CLIENT_ID` and `GOALSQUARE_CLIENT_SECRET` in the environment, else the public
    key of the sandbox. Tokens of machine accounts are valid for a day, and at most ten are issued a day. They are
    therefore stored on disk, in `token_cache`, by default a folder in the user's cache that only the user can read.

    The server: `environment` is `production`, `sandbox`, or a URL, with or without `/v1`. Without it, the URL in
    `GOALSQUARE_URL`, or else the sandbox on this machine.

    The results: `frames` is `pandas`, `polars` or `raw` (decoded JSON). `types="numpy"` makes pandas frames without
    nullable types, for functions such as `np.polyfit`. With `categories`, codes and names are categoricals.
    `transport="csv"` fetches data frames as CSV, which takes less time and memory for many rows.

    Responses are stored in memory and reused while the server allows it. After that, the server only sends them again
    if they have changed. `cache="disk"` stores responses in the user's cache folder, and a path stores them in that
    folder. The next program then reuses those about finished matches for a day, or for `finished_max_age` seconds.
    `cache=False` stores nothing.

    Requests that are safe to repeat are retried. A broken stream resumes after its last event, and keeps trying for up
    to two minutes. `retries` changes these limits. `on_wait` is called before each wait.

    Calls that send many requests show a progress bar on a terminal and in notebooks; `progress` forces it on or off.

    You can use an API from several threads, and as a context manager.

    Examples:
        >>> with API() as api:
        ...     api.current_season()
        2026
    """

    @overload
    def __init__(
        self: API[pd.DataFrame],
        token: str | None = ...,
        *,
        environment: str | None = ...,
        client_id: str | None = ...,
        client_secret: str | None = ...,
        frames: Literal["pandas"] = ...,
        types: Types = ...,
        categories: bool = ...,
        transport: Transport = ...,
        timeout: float = ...,
        retries: int | Retries = ...,
        on_wait: Callable[[Wait], None] | None = ...,
        cache: bool | str | Path = ...,
        finished_max_age: float | None = ...,
        token_cache: str | Path | None = ...,
        http: httpx.BaseTransport | None = ...,
        progress: bool | None = ...,
    ) -> None: ...

    @overload
    def __init__(
        self: API[polars.DataFrame],
        token: str | None = ...,
        *,
        environment: str | None = ...,
        client_id: str | None = ...,
        client_secret: str | None = ...,
        frames: Literal["polars"],
        transport: Transport = ...,
        timeout: float = ...,
        retries: int | Retries = ...,
        on_wait: Callable[[Wait], None] | None = ...,
        cache: bool | str | Path = ...,
        finished_max_age: float | None = ...,
        token_cache: str | Path | None = ...,
        http: httpx.BaseTransport | None = ...,
        progress: bool | None = ...,
    ) -> None: ...

    @overload
    def __init__(
        self: API[Any],
        token: str | None = ...,
        *,
        environment: str | None = ...,
        client_id: str | None = ...,
        client_secret: str | None = ...,
        frames: Literal["raw"],
        transport: Transport = ...,
        timeout: float = ...,
        retries: int | Retries = ...,
        on_wait: Callable[[Wait], None] | None = ...,
        cache: bool | str | Path = ...,
        finished_max_age: float | None = ...,
        token_cache: str | Path | None = ...,
        http: httpx.BaseTransport | None = ...,
        progress: bool | None = ...,
    ) -> None: ...

    def __init__(
        self,
        token: str | None = None,
        *,
        environment: str | None = None,
        client_id: str | None = None,
        client_secret: str | None = None,
        frames: FramesName = "pandas",
        types: Types = "nullable",
        categories: bool = False,
        transport: Transport = "json",
        timeout: float = 30.0,
        retries: int | Retries = Retries(),  # noqa: B008 (immutable)
        on_wait: Callable[[Wait], None] | None = None,
        cache: bool | str | Path = True,
        finished_max_age: float | None = None,
        token_cache: str | Path | None = None,
        http: httpx.BaseTransport | None = None,
        progress: bool | None = None,
    ) -> None:
        if transport not in ("json", "csv"):
            raise ConfigurationError(f"transport {transport!r} is not one of json, csv.")
        patience = retries if isinstance(retries, Retries) else Retries(attempts=retries + 1)
        self._frames: Frames | None = frames_named(frames, types, categories=categories)
        self._is_csv = transport == "csv"
        server = environment_of(environment)
        if finished_max_age is None and not isinstance(cache, bool):
            finished_max_age = _FINISHED_MAX_AGE
        self._connection = Connection(
            server.url,
            timeout=timeout,
            retries=patience,
            on_wait=on_wait,
            store=store_of(cache),
            finished_max_age=finished_max_age,
            http=http,
        )
        self._credentials = credentials_of(
            self._connection, token, client_id, client_secret, TokenCache(token_cache), is_sandbox=server.is_sandbox
        )
        self._progress = progress
        self._current_seasons = {}
        self._moment = None
        self._known_at = None

    @property
    def url(self) -> str:
        """The URL of the server."""
        return self._connection.url

    @property
    def raw(self) -> API[Any]:
        """The same API, with methods that return decoded JSON instead of frames.

        Examples:
            >>> list(api.raw.score(110610101)["home"])[:3]
            ['id', 'name', 'code']
        """
        other: API[Any] = copy.copy(self)
        other._frames = None
        return other

    def as_of(self, moment: str | int | datetime) -> API[Frame]:
        """Returns an API that reads matches as they were at a revision, a clock such as `Q3:12:30`, or an instant.

        Args:
            moment: A revision, a clock or an instant.

        Returns:
            Another API that shares the connection.

        Examples:
            >>> early, late = (api.as_of(moment).score(110610101).home_points[0] for moment in ("Q1:10:00", "Q4:10:00"))
            >>> bool(early <= late)
            True
        """
        other: API[Frame] = copy.copy(self)
        other._moment = instant(moment) if isinstance(moment, datetime) else str(moment)
        return other

    def known_at(self, moment: str | datetime) -> API[Frame]:
        """Returns an API that reads matches as they were known at an instant, without later corrections.

        With a clock in `as_of`, it reads the match up to that clock, as it was known at the instant.

        Args:
            moment: The instant.

        Returns:
            Another API that shares the connection.

        Examples:
            >>> import datetime as dt
            >>> now = api.known_at(dt.datetime.now(dt.timezone.utc) - dt.timedelta(minutes=1))
            >>> bool(now.score(110610101).home_points[0] == api.score(110610101).home_points[0])
            True
        """
        other: API[Frame] = copy.copy(self)
        other._known_at = instant(moment) if isinstance(moment, datetime) else moment
        return other

    def close(self) -> None:
        """Closes the connections to the server."""
        self._connection.close()

    def __enter__(self) -> API[Frame]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"API(environment={self.url!r})"

    def _repr_html_(self) -> str:
        return f"<code>API</code> of <a href='{escape(self.url, quote=True)}'>{escape(self.url)}</a>"
