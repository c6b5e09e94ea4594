"""Stores the tokens of machine accounts between runs: ten are issued a day, too few for one in each run."""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_cache_path

if sys.platform != "win32":
    import fcntl

# Only visible ASCII can be a token: other characters, such as a line end, are mistakes.
_SENDABLE = re.compile(r"[!-~]+")


def is_sendable(token: str) -> bool:
    """Whether a text can be sent as a token."""
    return _SENDABLE.fullmatch(token) is not None


@dataclass(frozen=True)
class Token:
    """A token, and when it expires, in seconds since 1970."""

    value: str
    expires_at: float


class TokenCache:
    """A folder with a file for each server and client, which only its owner can read."""

    def __init__(self, folder: str | Path | None = None) -> None:
        self.folder = Path(folder) if folder is not None else user_cache_path("goalsquare", appauthor=False) / "tokens"

    def _file(self, server: str, client_id: str) -> Path:
        name = hashlib.sha256(f"{server}\n{client_id}".encode()).hexdigest()[:32]
        return self.folder / f"{name}.json"

    def read(self, server: str, client_id: str) -> Token | None:
        """Returns the stored token of a client. **Empty**: None, also if its file is not private or not valid."""
        file = self._file(server, client_id)
        try:
            if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
                return None
            kept = json.loads(file.read_text(encoding="utf-8"))
            token = Token(str(kept["token"]), float(kept["expires_at"]))
            return token if is_sendable(token.value) else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self, server: str, client_id: str, token: Token) -> None:
        """Stores a token, completely or not at all. If the folder is not writable, only this process has the token."""
        with suppress(OSError):
            self._make_folder()
            handle, name = tempfile.mkstemp(dir=self.folder)
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as stream:
                    json.dump({"token": token.value, "expires_at": token.expires_at}, stream)
                Path(name).replace(self._file(server, client_id))
            except OSError:
                Path(name).unlink()

    def forget(self, server: str, client_id: str, value: str) -> None:
        """Deletes a token of a client, unless another token is stored by now."""
        with suppress(OSError):
            kept = self.read(server, client_id)
            if kept is None or kept.value == value:
                self._file(server, client_id).unlink()

    @contextmanager
    def alone(self, server: str, client_id: str) -> Iterator[None]:
        """Makes other processes that need a token of this client wait, so that they share one new token."""
        with suppress(OSError):
            self._make_folder()
        with _held(self._file(server, client_id).with_suffix(".lock")):
            yield

    def _make_folder(self) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)


@contextmanager
def _held(file: Path) -> Iterator[None]:
    """Locks a file, and waits while another process holds it. If files cannot be locked, no process waits."""
    handle = None
    with suppress(OSError):
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            fcntl.flock(handle, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)
