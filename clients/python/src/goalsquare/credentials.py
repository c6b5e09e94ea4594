"""Who calls: an account by its token, or a machine account that is issued tokens."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from .token_cache import Token, TokenCache

# A token that ends this soon is not used any more.
_MARGIN_SECONDS = 60.0


class Credentials(Protocol):
    """Gives the token to send."""

    def token(self) -> str:
        """The token for the next request."""

    def refused(self, token: str) -> bool:
        """Told that the server refused a token with 401. Whether another one is worth a try."""


class StaticToken:
    """A token that was given, such as an opaque key."""

    def __init__(self, token: str) -> None:
        self._token = token

    def token(self) -> str:
        """The token that was given."""
        return self._token

    def refused(self, token: str) -> bool:
        """There is no other."""
        return False


class ClientCredentials:
    """A machine account: exchanges a client id and secret for tokens of a day, and keeps them, on disk too."""

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
        self._issue = issue
        self._cache = cache
        self._now = now
        self._held: Token | None = None
        self._lock = threading.Lock()

    def token(self) -> str:
        """The token held, kept on disk, or newly issued, in this order."""
        with self._lock:
            for known in (self._held, self._cache.read(self._server, self._client_id)):
                if known is not None and known.expires_at - _MARGIN_SECONDS > self._now():
                    self._held = known
                    return known.value
            issued = self._issue()
            self._held = Token(str(issued["access_token"]), self._now() + float(issued["expires_in"]))
            self._cache.write(self._server, self._client_id, self._held)
            return self._held.value

    def refused(self, token: str) -> bool:
        """Forgets a token that was revoked, or signed with a key that is no more, so that the next call is issued another."""
        with self._lock:
            if self._held is not None and self._held.value == token:
                self._held = None
                self._cache.forget(self._server, self._client_id)
            return True
