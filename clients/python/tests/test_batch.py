"""Batches: how they are built, what they answer, and what is built on them."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pandas as pd
import pytest

from conftest import MATCH_ID
from goalsquare import API, Batch, ConfigurationError

BUILT: list[tuple[Batch, list[dict[str, Any]]]] = [
    (Batch(), []),
    (Batch().add(), [{}]),
    (Batch().add("GOAL"), [{"metricCodes": ["GOAL"]}]),
    (
        Batch().add(("GOAL", "KICK"), zone="D50", period=1),
        [{"metricCodes": ["GOAL", "KICK"], "periods": [1], "zones": ["D50"]}],
    ),
    (
        Batch().add(pd.Series(["GOAL"], dtype="string"), period=np.array([1, 2])),
        [{"metricCodes": ["GOAL"], "periods": [1, 2]}],
    ),
    (Batch().add(team="home", context="Diff", id="x"), [{"id": "x", "team": "home", "context": "Diff"}]),
    (Batch().add(last_x_seconds=np.int64(300)), [{"lastXSeconds": 300}]),  # type: ignore[arg-type]
    (
        Batch().add(from_period_seconds=0.0, to_period_seconds=np.int32(60)),  # type: ignore[arg-type]
        [{"fromPeriodSeconds": 0, "toPeriodSeconds": 60}],
    ),
    (
        Batch().add(last_x_seconds=300).add(from_period_seconds=0, to_period_seconds=60),
        [{"lastXSeconds": 300}, {"fromPeriodSeconds": 0, "toPeriodSeconds": 60}],
    ),
]


@pytest.mark.parametrize(("batch", "requests"), BUILT)
def test_building(batch: Batch, requests: list[dict[str, Any]]) -> None:
    assert batch.requests == requests
    assert len(batch) == len(requests)
    assert json.loads(json.dumps(batch.requests)) == requests
    assert repr(batch) == f"<Batch of {len(requests)}: {requests}>"


def test_a_batch_answers_what_single_requests_answer(api: API[pd.DataFrame]) -> None:
    batch = (
        Batch()
        .add(["KICK", "GOAL"], zone=["D50", "F50"], period=[1, 3], id="a")
        .add("MARK", team="away", from_period_seconds=60, to_period_seconds=600, id="b")
    )
    answered = api.player_batch(MATCH_ID, batch)
    singles = {
        "a": api.player_stats(MATCH_ID, metric=["KICK", "GOAL"], zone=["D50", "F50"], period=[1, 3]),
        "b": api.player_stats(MATCH_ID, metric="MARK", team="away", from_period_seconds=60, to_period_seconds=600),
    }
    for name, single in singles.items():
        of_batch = answered[answered.request_id == name][list(single.columns)].reset_index(drop=True)
        pd.testing.assert_frame_equal(of_batch, single)


def test_the_questions_can_be_asked_for(api: API[pd.DataFrame]) -> None:
    requests = api.squad_batch(
        MATCH_ID,
        Batch().add(["KICK", "GOAL"], zone=["D50", "F50"], id="a").add("MARK", last_x_seconds=60),
        requests=True,
    )
    assert requests.request_metric_codes.tolist() == [["KICK", "GOAL"], ["MARK"]]
    assert requests.request_zones[0] == ["D50", "F50"]
    assert requests.request_last_x_seconds[1] == 60


@pytest.mark.parametrize("of", ["players", "squads"])
def test_the_last_seconds_are_those_of_single_requests(api: API[pd.DataFrame], of: Any) -> None:
    ask: Any = api.player_stats if of == "players" else api.squad_stats
    late = api.last_x(MATCH_ID, [60, 600], ["KICK", "MARK"], of=of, period=4)
    for seconds in (60, 600):
        single = ask(MATCH_ID, metric=["KICK", "MARK"], period=4, last_x_seconds=seconds)
        assert late[late.last_x_seconds == seconds].value.tolist() == single.value.tolist()


def test_one_number_of_seconds_will_do(api: API[pd.DataFrame]) -> None:
    assert api.last_x(MATCH_ID, 300, "KICK", of="squads").last_x_seconds.unique().tolist() == [300]


def test_every_window_asks_for_what_an_iterator_gives_once(api: API[pd.DataFrame]) -> None:
    late = api.last_x(MATCH_ID, iter([60, 600]), iter(["KICK"]), of="squads", period=iter([3, 4]), zone="F50")
    assert late.equals(api.last_x(MATCH_ID, [60, 600], ["KICK"], of="squads", period=[3, 4], zone="F50"))


def test_evidence_of_a_batch_is_that_of_each_value(api: API[pd.DataFrame]) -> None:
    batch = Batch().add("KICK", period=2, id="early").add("GOAL", id="all")
    values = api.player_batch(MATCH_ID, batch)
    keys = ["request_id", "person_id", "metric_code"]
    terms = api.player_batch(MATCH_ID, batch, evidence="terms")
    added = (terms.sign * terms.base_weight * terms.amount).groupby([terms[key] for key in keys]).sum()
    expected = values[values.value != 0].set_index(keys).value
    assert added.astype(float).to_dict() == expected.astype(float).to_dict()
    counted = api.player_batch(MATCH_ID, batch, evidence="values").set_index(keys)
    assert counted.value.astype(float).to_dict() == values.set_index(keys).value.astype(float).to_dict()
    ids = api.player_batch(MATCH_ID, batch, evidence="ids")
    assert sorted(ids.acts[ids.acts > 0]) == sorted(added.astype(int))


def test_evidence_of_a_batch_is_one_of_three(api: API[pd.DataFrame]) -> None:
    with pytest.raises(ConfigurationError, match="evidence 'all' is not one of values, terms, ids"):
        api.player_batch(MATCH_ID, Batch().add("GOAL"), evidence="all")  # type: ignore[arg-type]
    assert len(api.squad_batch(MATCH_ID, Batch(), evidence="terms")) == 0
