"""Verifies the messages that a server sends to a webhook."""

from __future__ import annotations

import base64
import binascii
import hmac
import json
import time
from collections.abc import Callable, Mapping
from typing import Any

from .errors import ConfigurationError, WebhookRejected
from .several import Several, listed

_PREFIX = "whsec_"


def verify_webhook(
    payload: bytes | str,
    headers: Mapping[str, str],
    secret: Several[str],
    *,
    tolerance: float = 300.0,
    now: Callable[[], float] = time.time,
) -> dict[str, Any]:
    """Verifies that the server sent a webhook message, and returns its event.

    Call it before you use a message: anyone can send a POST request to your URL. Pass the unchanged body, before any
    parsing.

    Args:
        payload: The body of the request.
        headers: Its headers, in any letter case: `webhook-id`, `webhook-timestamp` and `webhook-signature`.
        secret: The secret of the subscription, which begins with `whsec_`. While you change it, pass both secrets.
        tolerance: Maximum difference between the timestamp and now, in seconds.
        now: Returns the current time, in seconds since 1970.

    Returns:
        The decoded event.

    Raises:
        WebhookRejected: No signature matches, a header is missing, or the message is too old or from the future.
        ConfigurationError: The secret is not `whsec_` followed by base64.

    Examples:
        >>> headers = {
        ...     "webhook-id": "110510101-12-0",
        ...     "webhook-timestamp": "1782468000",
        ...     "webhook-signature": "v1,Dn3uzF3GqTTL8vtVogpdnnPtFoLD25swZ2xg4aIaGKw=",
        ... }
        >>> secret = "whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="
        >>> verify_webhook('{"matchId":110510101}', headers, secret, now=lambda: 1782468010.0)
        {'matchId': 110510101}
    """
    body = payload.encode() if isinstance(payload, str) else payload
    found = {name.lower(): value for name, value in headers.items()}
    message, timestamp, signatures = (_header(found, f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    _check_time(timestamp, now(), tolerance)
    signed = f"{message}.{timestamp}.".encode() + body
    expected = [base64.b64encode(hmac.digest(_key(one), signed, "sha256")) for one in listed(secret) or ()]
    given = [one[3:].encode() for one in signatures.split(" ") if one.startswith("v1,")]
    # Every pair is compared, so that timing does not reveal which one matched.
    matches = [hmac.compare_digest(one, other) for one in expected for other in given]
    if not any(matches):
        raise WebhookRejected("The webhook was rejected: no signature matches.")
    event: dict[str, Any] = json.loads(body)
    return event


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if value is None:
        raise WebhookRejected(f"The webhook was rejected: the header {name} is missing.")
    return value


def _check_time(timestamp: str, now: float, tolerance: float) -> None:
    if not (timestamp.isascii() and timestamp.isdigit()):
        raise WebhookRejected("The webhook was rejected: the time stamp is not a number of seconds.")
    if now - int(timestamp) > tolerance:
        raise WebhookRejected("The webhook was rejected: the time stamp is too old.")
    if int(timestamp) - now > tolerance:
        raise WebhookRejected("The webhook was rejected: the time stamp is in the future.")


def _key(secret: str) -> bytes:
    """Returns the signing key in a secret, which is the bytes after its prefix. **Throws** `ConfigurationError`."""
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
    except (binascii.Error, ValueError) as error:
        raise ConfigurationError("secret is not whsec_ followed by base64.") from error
    if not key:
        raise ConfigurationError("secret is empty. It must be whsec_ followed by base64.")
    return key
