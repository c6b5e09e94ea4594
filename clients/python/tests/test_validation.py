"""Metrics that cannot be answered: named in a warning, with all others answered."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from conftest import MATCH_ID
from goalsquare import API, BadRequest, Batch, MetricWarning
from goalsquare.validation import warn_of


@pytest.mark.parametrize("transport", ["json", "csv"])
def test_statistics_of_a_match_warn_and_answer_the_rest(api: API[Any], transport: Any) -> None:
    with (
        API(transport=transport) as other,
        pytest.warns(MetricWarning, match=r"KIK: .* Use KICK\.") as caught,
    ):
        frame = other.player_stats(MATCH_ID, metric=["KIK", "KICK"], validation="partial")
    assert list(frame.metric_code.unique()) == ["KICK"]
    entries = [entry for warning in caught for entry in getattr(warning.message, "entries", [])]
    assert [entry["code"] for entry in entries] == ["Request_MetricUnknown"]
    with pytest.raises(BadRequest):
        api.player_stats(MATCH_ID, metric=["KIK", "KICK"])


def test_batches_and_queries_across_matches_warn(api: API[Any]) -> None:
    with pytest.warns(MetricWarning, match="KIK"):
        api.squad_batch(MATCH_ID, Batch().add(["KIK", "GOAL"], validation="partial"))
    with pytest.warns(MetricWarning, match="KIK"):
        frame = api.season_stats(["KICK", "KIK"], 2025, limit=3, validation="partial")
    assert "KICK" in frame.columns
    assert "KIK" not in frame.columns


def test_nothing_warns_if_all_metrics_are_answered(api: API[Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api.squad_stats(MATCH_ID, metric="KICK", validation="partial")
        warn_of({"validation": []})


def test_a_warning_describes_ten_metrics() -> None:
    entries = [{"metricCode": f"NO{n}", "details": "No such metric."} for n in range(12)]
    with pytest.warns(MetricWarning, match="NO9: No such metric.; and 2 more"):
        warn_of({"results": [{"validation": entries}]})
