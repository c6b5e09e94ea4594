"""Eight tasks of an analyst: the lines of code, requests and seconds of each.

`python3 bench/tasks.py`, with GOALSQUARE_URL and GOALSQUARE_TOKEN in the environment. Prints a table in Markdown.
"""

from __future__ import annotations

import inspect
import os
import time
from collections.abc import Callable
from typing import Any

import httpx
import pandas as pd

from goalsquare import API, Batch, draw_shots

os.environ.setdefault("MPLBACKEND", "Agg")
MATCH, SEASON, PLAYER = 110610101, 2025, 110440


class Counter(httpx.HTTPTransport):
    """Counts requests."""

    count = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.count += 1
        return super().handle_request(request)


def lists(api: API[pd.DataFrame]) -> Any:
    fixture, squads = api.fixture(SEASON), api.squads(SEASON)
    return fixture, squads, api.squad_persons(squads.squad_code[0], SEASON)


def by_quarter(api: API[pd.DataFrame]) -> Any:
    batch = Batch()
    for quarter in (1, 2, 3, 4):
        batch.add(["KICK", "MARK"], period=quarter, id=f"Q{quarter}")
    long = api.player_stats_post(MATCH, batch)
    return long, long.pivot(index=["person_fullname", "request_id"], columns="metric_code", values="value")


def batches(api: API[pd.DataFrame]) -> Any:
    batch = Batch().add(["GOAL", "MARK"], zone="F50", id="forwards").add("DISPOSAL", last_x_seconds=300, id="late")
    return api.player_stats_post(MATCH, batch)


def ladder(api: API[pd.DataFrame]) -> Any:
    return api.ladder(SEASON, 2)


def season_averages(api: API[pd.DataFrame]) -> Any:
    return api.season_stats("DISPOSAL", SEASON, min_matches=2, result="won", period=[3, 4], limit=20)


def shot_map(api: API[pd.DataFrame]) -> Any:
    return draw_shots(api.shots(MATCH), api.venue(MATCH))


def follow(api: API[pd.DataFrame]) -> Any:
    with api.begin_replay(MATCH, "Q4:20:00", speed=600) as replay:
        return next(api.match_events(replay, "MatchScore", since=0)).data["home"]["points"]


def last_five(api: API[pd.DataFrame]) -> Any:
    return api.form(PLAYER, metric="DISPOSAL", last=5)


TASKS: dict[str, Callable[[API[pd.DataFrame]], Any]] = {
    "lists of matches, squads and players": lists,
    "statistics by quarter, long and wide": by_quarter,
    "a batch of questions": batches,
    "the ladder after a round": ladder,
    "season averages with conditions": season_averages,
    "a shot map": shot_map,
    "follow a match": follow,
    "the last five matches": last_five,
}


def lines_of(task: Callable[..., Any]) -> int:
    """The lines of code in the body of a task."""
    return len([line for line in inspect.getsource(task).splitlines()[1:] if line.strip()])


def main() -> None:
    """Prints the table."""
    print("| task | lines | requests | seconds |\n| --- | --- | --- | --- |")
    for name, task in TASKS.items():
        counter = Counter()
        with API(http=counter, cache=False) as api:
            begun = time.perf_counter()
            task(api)
            print(f"| {name} | {lines_of(task)} | {counter.count} | {time.perf_counter() - begun:.2f} |")


if __name__ == "__main__":
    main()
