"""CPU of a season table of ten metrics as a data frame, against httpx and JSON parsing of the same bytes.

`python3 bench/season.py [--season 2025] [--rounds 9]`, with GOALSQUARE_URL and GOALSQUARE_TOKEN in the environment.
Prints milliseconds, the least of the rounds, and the ratio as JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import httpx

from goalsquare import API

METRICS = ["DISPOSAL", "KICK", "HANDBALL", "MARK", "TACKLE", "CLEARANCE", "INSIDE_50", "GOAL", "BEHIND", "HITOUT"]


class Recorder(httpx.HTTPTransport):
    """Remembers the requests that it sends."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[httpx.Request] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return super().handle_request(request)


def cpu(work: Callable[[], object], rounds: int) -> float:
    """Milliseconds of CPU, the least of the rounds."""

    def once() -> float:
        begun = time.process_time()
        work()
        return 1000 * (time.process_time() - begun)

    return min(once() for _ in range(rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--season", type=int, default=2025)
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    recorder = Recorder()
    with API(cache=False, http=recorder) as api, httpx.Client() as plain:
        rows = len(api.season_stats(METRICS, given.season))
        sent = [(str(one.url), dict(one.headers)) for one in recorder.requests]
        of_client = cpu(lambda: api.season_stats(METRICS, given.season), given.rounds)
        of_plain = cpu(
            lambda: [json.loads(plain.get(url, headers=headers).content) for url, headers in sent], given.rounds
        )
    print(json.dumps({"rows": rows, "client": of_client, "plain": of_plain, "ratio": of_client / of_plain}))


if __name__ == "__main__":
    main()
