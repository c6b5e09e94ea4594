"""Compares how long the same statistics of a match take with one request each and in one batch.

`python3 bench/batch.py [--matches 5] [--season 2025]`, with GOALSQUARE_URL and GOALSQUARE_TOKEN in the environment.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any, Literal

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from goalsquare import API, Batch

METRICS = ["KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND"]
ZONES: tuple[Literal["D50", "DM", "CB", "AM", "F50"], ...] = ("D50", "DM", "CB", "AM", "F50")
PARTS = list(product((1, 2, 3, 4), ZONES))


def one_by_one(api: API[Any], match_id: int) -> int:
    return sum(len(api.player_stats(match_id, period=period, zone=zone, metric=METRICS)) for period, zone in PARTS)


def by_batch(api: API[Any], match_id: int) -> int:
    batch = Batch()
    for period, zone in PARTS:
        batch.add(METRICS, period=period, zone=zone)
    return len(api.player_batch(match_id, batch))


def measured(api: API[Any], how: str, ask: Callable[[API[Any], int], int], match_ids: Iterable[int]) -> None:
    """Prints the rows, requests and seconds of one way to request the statistics."""
    matches = list(match_ids)
    left, start = int(api.usage().requests_remaining[0]), time.perf_counter()
    rows = sum(ask(api, match_id) for match_id in matches)
    seconds = time.perf_counter() - start
    requests = left - int(api.usage().requests_remaining[0])
    each = seconds / len(matches)
    print(f"{how:12} matches {len(matches)}  rows {rows:,}  requests {requests}  seconds a match {each:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--season", type=int, default=2025)
    given = parser.parse_args()
    with API() as api:
        fixture = api.fixture(given.season)
        finished = [int(match_id) for match_id in fixture[fixture.match_status_code == "FINAL"].match_id][
            : 2 * given.matches
        ]
        measured(api, "one by one", one_by_one, finished[: given.matches])
        measured(api, "one batch", by_batch, finished[given.matches :])


if __name__ == "__main__":
    main()
