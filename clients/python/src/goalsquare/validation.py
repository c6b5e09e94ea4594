"""Warns of metrics that the server cannot answer in a request with `validation="partial"`."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from typing import Any, Literal

Validation = Literal["partial"]

# The members of a batch response that contain the results of its requests.
_RESULTS = ("playerStatistics", "squadStatistics", "results")

# Maximum number of metrics that one warning describes.
_DESCRIBED = 10


class MetricWarning(UserWarning):
    """Some metrics are missing from a response. `entries` is its `validation` list."""

    def __init__(self, entries: list[Mapping[str, Any]]) -> None:
        self.entries = entries
        texts = [" ".join(_words(entry)) for entry in entries[:_DESCRIBED]]
        if len(entries) > _DESCRIBED:
            texts.append(f"and {len(entries) - _DESCRIBED} more")
        super().__init__(f"Metrics without an answer: {'; '.join(texts)}")


def _words(entry: Mapping[str, Any]) -> Iterator[str]:
    yield f"{entry['metricCode']}:"
    yield entry["details"]
    if "suggestion" in entry:
        yield entry["suggestion"]


def is_partial(parameters: Mapping[str, Any], body: object) -> bool:
    """Whether a request, or one of its batch, sets `validation`. CSV cannot contain the report on metrics."""
    lists = body.values() if isinstance(body, dict) else ()
    return parameters.get("validation") is not None or any("validation" in item for items in lists for item in items)


def warn_of(answer: Any) -> None:
    """Warns of the metrics that a response lists in `validation`. **Empty**: no warning if it lists none."""
    if not isinstance(answer, dict):
        return
    results = [answer, *(result for name in _RESULTS for result in answer.get(name, ()))]
    entries = {entry["metricCode"]: entry for result in results for entry in result.get("validation", ())}
    if entries:
        warnings.warn(MetricWarning(list(entries.values())), stacklevel=5)
