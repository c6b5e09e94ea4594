"""Which account calls, by what was given for it."""

from __future__ import annotations

import os

from .connection import Connection
from .credentials import ClientCredentials, Credentials, StaticToken
from .errors import ConfigurationError
from .token_cache import TokenCache


def credentials_of(
    connection: Connection, token: str | None, client_id: str | None, client_secret: str | None, cache: TokenCache
) -> Credentials:
    """The credentials of a machine account, of a token, or of the token in the environment.

    **Throws** `ConfigurationError`.
    """
    if client_id and client_secret and token is None:
        known_id, secret = client_id, client_secret
        return ClientCredentials(
            connection.url, known_id, lambda: connection.issue_token(known_id, secret), cache=cache, now=connection.now
        )
    if client_id is not None or client_secret is not None:
        raise ConfigurationError("client_id and client_secret go together, and without a token.")
    known = token or os.environ.get("GOALSQUARE_TOKEN") or ""
    if not known.strip():
        raise ConfigurationError(
            "A token is needed: API(token=...), API(client_id=..., client_secret=...), "
            "or GOALSQUARE_TOKEN in the environment."
        )
    return StaticToken(known)
