"""Fixtures of all tests: a connection to the server that the environment names."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from goalsquare import API

# What draws does so without a screen.
os.environ["MPLBACKEND"] = "Agg"

MATCH_ID = 110610101
SCHEDULED_MATCH_ID = 110610201


@pytest.fixture(scope="session")
def api() -> Iterator[API[Any]]:
    """The account that sees everything."""
    if "GOALSQUARE_URL" not in os.environ:
        pytest.exit(
            "GOALSQUARE_URL must name a server on the small sandbox world: npm run test:clients -- --only Python",
            returncode=2,
        )
    with API() as everything:
        yield everything


@pytest.fixture(scope="session")
def basic() -> Iterator[API[Any]]:
    """The account of the lowest tier."""
    if "GOALSQUARE_TOKEN_BASIC" not in os.environ:
        pytest.skip("GOALSQUARE_TOKEN_BASIC names no token")
    with API(os.environ["GOALSQUARE_TOKEN_BASIC"]) as some:
        yield some
