"""Compares the CPU time of a season table of ten metrics as a data frame with httpx and parsing of the same JSON.

`python3 bench/season.py [--season 2025] [--rounds 9]`, with GOALSQUARE_URL and GOALSQUARE_TOKEN in the environment.
Each round measures both several times, one after the other, so that other work on the machine affects both. Prints, as
JSON, the milliseconds of the fastest round of each, and the median ratio of the rounds.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import httpx

from goalsquare import API

METRICS = ["DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND", "HITOUT"]


class Recorder(httpx.HTTPTransport):
    """Records the requests that it sends."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[httpx.Request] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return super().handle_request(request)


# Number of calls in each round.
CALLS = 5


def cpu(work: Callable[[], object]) -> float:
    """Returns the mean CPU time of a call, in milliseconds."""
    begun = time.process_time()
    for _ in range(CALLS):
        work()
    return 1000 * (time.process_time() - begun) / CALLS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--season", type=int, default=2025)
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    recorder = Recorder()
    with API(cache=False, http=recorder) as api, httpx.Client() as plain:
        rows = len(api.season_stats(METRICS, given.season))
        sent = [(str(one.url), dict(one.headers)) for one in recorder.requests]
        pairs = [
            (
                cpu(lambda: api.season_stats(METRICS, given.season)),
                cpu(lambda: [json.loads(plain.get(url, headers=headers).content) for url, headers in sent]),
            )
            for _ in range(given.rounds)
        ]
    client, plain_ = (min(times) for times in zip(*pairs, strict=True))
    ratio = statistics.median(one / other for one, other in pairs)
    print(json.dumps({"rows": rows, "client": client, "plain": plain_, "ratio": ratio}))


if __name__ == "__main__":
    main()
