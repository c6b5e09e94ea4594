"""The credentials of an account, from arguments or the environment."""

from __future__ import annotations

import os

from .connection import Connection
from .credentials import ClientCredentials, Credentials, StaticToken
from .errors import ConfigurationError
from .token_cache import TokenCache

# The key that every sandbox accepts.
_SANDBOX_KEY = "sandbox-transactional"


def credentials_of(
    connection: Connection,
    token: str | None,
    client_id: str | None,
    client_secret: str | None,
    cache: TokenCache,
    *,
    is_sandbox: bool,
) -> Credentials:
    """Returns the credentials that were passed, else those of the environment, else the public key of the sandbox.

    In the environment, `GOALSQUARE_TOKEN` takes precedence over `GOALSQUARE_CLIENT_ID` and `GOALSQUARE_CLIENT_SECRET`.
    **Throws** `ConfigurationError`.
    """
    is_given = token is not None or client_id is not None or client_secret is not None
    if not is_given:
        token = os.environ.get("GOALSQUARE_TOKEN")
        if not token or not token.strip():
            token = None
            client_id = os.environ.get("GOALSQUARE_CLIENT_ID") or None
            client_secret = os.environ.get("GOALSQUARE_CLIENT_SECRET") or None
    if client_id and client_secret and token is None:
        known_id, secret = client_id, client_secret
        return ClientCredentials(
            connection.url, known_id, lambda: connection.issue_token(known_id, secret), cache=cache, now=connection.now
        )
    if client_id is not None or client_secret is not None:
        raise ConfigurationError("Pass client_id and client_secret together, and no token.")
    if token is None and is_sandbox:
        return StaticToken(_SANDBOX_KEY)
    if token is None or not token.strip():
        raise ConfigurationError(
            "A token is needed: API(token=...), API(client_id=..., client_secret=...), or GOALSQUARE_TOKEN, or "
            "GOALSQUARE_CLIENT_ID and GOALSQUARE_CLIENT_SECRET, in the environment."
        )
    return StaticToken(token)
