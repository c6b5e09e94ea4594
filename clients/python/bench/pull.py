"""Measures the time and memory that it takes to pull many transactions, as JSON and as CSV.

`python3 bench/pull.py [--rows 100000] [--season 2025] [--frames polars]`, with GOALSQUARE_URL and GOALSQUARE_TOKEN in
the environment. Each pull runs in its own process.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import pandas as pd

from goalsquare import API


def together(frames: list[Any]) -> Any:
    """Stacks frames."""
    if isinstance(frames[0], pd.DataFrame):
        return pd.concat(frames, ignore_index=True)
    import polars

    return polars.concat(frames)


def pull(transport: Any, kind: Any, season: int, rows: int) -> dict[str, float]:
    """Pulls transactions of finished matches until there are `rows` rows in one frame, and returns measurements."""
    with API(transport=transport, frames=kind) as api:
        finished = [
            match["id"]
            for phase in api.raw.fixture(season)["phases"]
            for one in phase["rounds"]
            for match in one["matches"]
            if match["status"]["code"] == "FINAL"
        ]
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        start, cpu = time.perf_counter(), time.process_time()
        frames: list[Any] = []
        pulled = 0
        for match_id in finished:
            if pulled >= rows:
                break
            frames.append(api.match_transactions(match_id))
            pulled += len(frames[-1])
        frame = together(frames)
        taken, used = time.perf_counter() - start, time.process_time() - cpu
    return {
        "matches": len(frames),
        "rows": len(frame),
        "seconds": round(taken, 2),
        "cpu_seconds": round(used, 2),
        "peak_mb_above_start": round((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--season", type=int, default=2025)
    parser.add_argument("--frames", choices=["pandas", "polars"], default="pandas")
    parser.add_argument("--transport", choices=["json", "csv"])
    given = parser.parse_args()
    if given.transport:
        print(json.dumps(pull(given.transport, given.frames, given.season, given.rows)))
        return
    for transport in ("json", "csv"):
        asked = [
            "--transport",
            transport,
            "--frames",
            given.frames,
            "--season",
            str(given.season),
            "--rows",
            str(given.rows),
        ]
        said = subprocess.run([sys.executable, __file__, *asked], check=True, capture_output=True, text=True)
        print(
            f"{given.frames} {transport:5}",
            "  ".join(f"{name} {value:,}" for name, value in json.loads(said.stdout).items()),
        )


if __name__ == "__main__":
    main()
