"""Stores responses, so that they are not requested again while they are fresh, and not sent again if unchanged."""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
import threading
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import platformdirs

from .errors import ConfigurationError

# Maximum size of the bodies in memory, and of the files in a folder. In bytes.
_MEMORY_BYTES = 64_000_000
_FOLDER_BYTES = 2_000_000_000

# A response that is fresh for this long is about finished matches or seasons, or is a list of codes. In seconds.
LASTING_SECONDS = 300.0

# Number of files written between two checks of the folder's size.
_FILES_BETWEEN = 50


@dataclass(frozen=True)
class StoredResponse:
    """A stored response. It is used without a request until `fresh_until`. **Units**: seconds since 1970."""

    body: bytes
    content_type: str
    etag: str
    fresh_until: float


class ResponseStore(Protocol):
    """Stores responses. The key consists of the server, the account and the request."""

    def get(self, key: str) -> StoredResponse | None:
        """Returns the response for a key. **Empty**: None."""

    def put(self, key: str, response: StoredResponse, *, is_lasting: bool) -> None:
        """Stores a response. `is_lasting` says that it is fresh for minutes."""


class MemoryStore:
    """Stores responses in memory, and evicts the least recently used."""

    def __init__(self, limit: int = _MEMORY_BYTES) -> None:
        self._limit = limit
        self._size = 0
        self._stored: OrderedDict[str, StoredResponse] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: str) -> StoredResponse | None:
        """Returns the response for a key, and marks it as recently used. **Empty**: None."""
        with self._lock:
            found = self._stored.get(key)
            if found is not None:
                self._stored.move_to_end(key)
            return found

    def put(self, key: str, response: StoredResponse, *, is_lasting: bool) -> None:
        """Stores a response, unless it is larger than the limit."""
        with self._lock:
            before = self._stored.pop(key, None)
            self._size -= 0 if before is None else len(before.body)
            if len(response.body) > self._limit:
                return
            self._stored[key] = response
            self._size += len(response.body)
            while self._size > self._limit:
                _, evicted = self._stored.popitem(last=False)
                self._size -= len(evicted.body)


class FolderStore:
    """Stores lasting responses in a folder that only the user can read, and the others in memory.

    If the folder cannot be written to, lasting responses are not stored. Damaged files are ignored.
    """

    def __init__(self, folder: Path, limit: int = _FOLDER_BYTES) -> None:
        self._folder = folder
        self._limit = limit
        self._memory = MemoryStore()
        self._written = 0

    def get(self, key: str) -> StoredResponse | None:
        """Returns the response for a key. **Empty**: None."""
        file = self._file(key)
        try:
            head, _, body = file.read_bytes().partition(b"\n")
            found = StoredResponse(body=zlib.decompress(body), **json.loads(head))
            os.utime(file)
        except (OSError, ValueError, TypeError, zlib.error):
            return self._memory.get(key)
        return found

    def put(self, key: str, response: StoredResponse, *, is_lasting: bool) -> None:
        """Stores a response completely or not at all."""
        if not is_lasting:
            self._memory.put(key, response, is_lasting=False)
            return
        head = {name: member for name, member in asdict(response).items() if name != "body"}
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self._folder, suffix=".new")
            with os.fdopen(handle, "wb") as file:
                file.write(json.dumps(head).encode() + b"\n" + zlib.compress(response.body, 1))
            Path(temporary).replace(self._file(key))
            self._written += 1
            if self._written % _FILES_BETWEEN == 1:
                self._evict()

    def _file(self, key: str) -> Path:
        return self._folder / f"{sha256(key.encode()).hexdigest()}.response"

    def _evict(self) -> None:
        files = sorted((file.stat().st_mtime, file.stat().st_size, file) for file in self._folder.glob("*.response"))
        size = sum(one[1] for one in files)
        for _, bytes_, file in files:
            if size <= self._limit:
                return
            file.unlink(missing_ok=True)
            size -= bytes_


def store_of(cache: bool | str | Path) -> ResponseStore | None:
    """Returns the store for an option: True is memory, False none, `disk` the user's cache folder, else a folder.

    **Throws** `ConfigurationError`.
    """
    if isinstance(cache, bool):
        return MemoryStore() if cache else None
    if isinstance(cache, (str, Path)) and str(cache).strip():
        folder = Path(platformdirs.user_cache_dir("goalsquare")) / "responses" if cache == "disk" else Path(cache)
        return FolderStore(folder)
    raise ConfigurationError(f"cache {cache!r} is not True, False, 'disk' or a folder.")


def max_age_of(headers: Mapping[str, str]) -> float | None:
    """Returns the seconds for which a response may be reused. **Empty**: None if it must not be stored."""
    directives = headers.get("cache-control", "")
    if "no-store" in directives:
        return None
    found = re.search(r"\bmax-age=(\d+)", directives)
    return float(found[1]) if found else 0.0
