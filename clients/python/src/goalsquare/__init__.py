"""Australian rules football statistics from a Goalsquare server, as data frames."""

from ._version import __version__
from .api import API
from .async_api import AsyncAPI
from .batch import Batch
from .dictionary import dictionary
from .each_match import MatchWarning
from .errors import (
    ApiError,
    BadRequest,
    ConfigurationError,
    ConnectionFailed,
    Fault,
    GoalsquareError,
    NotFound,
    NotLicensed,
    NotStarted,
    QuotaUsedUp,
    ServerError,
    TooManyRequests,
    Unauthorised,
    UnexpectedResponse,
    UnknownName,
    WebhookRejected,
)
from .events import Event, folded
from .ground import draw_ground
from .minutes import minsec
from .replays import Replay
from .retries import Retries, Wait
from .shot_map import draw_shots
from .tidy import to_arrow, to_frame, to_polars
from .validation import MetricWarning
from .webhooks import verify_webhook

__all__ = [
    "API",
    "ApiError",
    "AsyncAPI",
    "BadRequest",
    "Batch",
    "ConfigurationError",
    "ConnectionFailed",
    "Event",
    "Fault",
    "GoalsquareError",
    "MatchWarning",
    "MetricWarning",
    "NotFound",
    "NotLicensed",
    "NotStarted",
    "QuotaUsedUp",
    "Replay",
    "Retries",
    "ServerError",
    "TooManyRequests",
    "Unauthorised",
    "UnexpectedResponse",
    "UnknownName",
    "Wait",
    "WebhookRejected",
    "__version__",
    "dictionary",
    "draw_ground",
    "draw_shots",
    "folded",
    "minsec",
    "to_arrow",
    "to_frame",
    "to_polars",
    "verify_webhook",
]
