"""The credentials of a caller: a token, or a machine account to which tokens are issued."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Protocol

from .errors import ConfigurationError, GoalsquareError
from .token_cache import Token, TokenCache, is_sendable

# A token is not used this shortly before it expires.
_MARGIN_SECONDS = 60.0


class Credentials(Protocol):
    """Provides the token to send. `account` identifies the account without revealing a secret."""

    account: str

    def token(self) -> str:
        """Returns the token for the next request."""

    def refused(self, token: str) -> bool:
        """Records that the server rejected a token with 401. Returns whether it is worth trying another one."""


class StaticToken:
    """A fixed token, such as a key. Surrounding white space is removed. **Throws** `ConfigurationError`."""

    def __init__(self, token: str) -> None:
        self._token = token.strip()
        self.account = sha256(self._token.encode()).hexdigest()[:16]
        if not is_sendable(self._token):
            raise ConfigurationError("The token has invalid characters. Copy the whole token and nothing else.")

    def token(self) -> str:
        """Returns the fixed token."""
        return self._token

    def refused(self, token: str) -> bool:
        """Returns False, because there is no other token."""
        return False


class ClientCredentials:
    """A machine account: exchanges a client id and secret for tokens, and stores them, also on disk."""

    def __init__(
        self,
        server: str,
        client_id: str,
        issue: Callable[[], dict[str, Any]],
        *,
        cache: TokenCache,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._server = server
        self._client_id = client_id
        self.account = f"client {client_id}"
        self._issue = issue
        self._cache = cache
        self._now = now
        self._held: Token | None = None
        self._lock = threading.Lock()

    def token(self) -> str:
        """Returns a valid token: the one in memory, else the one on disk, else a new one."""
        with self._lock:
            if self._held is None or not self._lasts(self._held):
                self._held = self._kept() or self._kept_or_issued()
            return self._held.value

    def _lasts(self, token: Token | None) -> bool:
        return token is not None and token.expires_at - _MARGIN_SECONDS > self._now()

    def _kept(self) -> Token | None:
        kept = self._cache.read(self._server, self._client_id)
        return kept if self._lasts(kept) else None

    def _kept_or_issued(self) -> Token:
        with self._cache.alone(self._server, self._client_id):
            return self._kept() or self._issued()

    def _issued(self) -> Token:
        issued = self._issue()
        try:
            token = Token(str(issued["access_token"]), self._now() + float(issued["expires_in"]))
        except (KeyError, TypeError, ValueError):
            raise GoalsquareError(f"{self._server} issued no token. Is it a Goalsquare server?") from None
        self._cache.write(self._server, self._client_id, token)
        return token

    def refused(self, token: str) -> bool:
        """Discards a token that the server no longer accepts, so that the next call gets a new one."""
        with self._lock:
            if self._held is not None and self._held.value == token:
                self._held = None
                self._cache.forget(self._server, self._client_id, token)
            return True
