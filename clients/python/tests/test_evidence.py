"""The evidence of statistics, the flow of a match, and timelines for video tools."""

from __future__ import annotations

from typing import Any

import pandas as pd
import pytest

from conftest import MATCH_ID as MATCH
from goalsquare import API, ConfigurationError


def test_terms_add_up_to_the_value_of_every_kind_of_metric(api: API[pd.DataFrame]) -> None:
    players = api.player_stats(MATCH, metric=["DISPOSAL", "RANKING_POINTS", "TIME_ON_GROUND"], period=[1])
    person = int(players.person_id[0])
    for code, value in players[players.person_id == person].set_index("metric_code").value.items():
        terms = api.evidence(MATCH, str(code), person_id=person, period=1)
        divisor = api.evidence_summary(MATCH, str(code), person_id=person, period=1)["formula"]["numerator"]["divisor"]
        assert (terms.sign * terms.weight * terms.amount).sum() / divisor == pytest.approx(value)
        assert set(terms.period.dropna()) <= {1}


def test_columns_have_their_types_where_there_is_no_term(api: API[pd.DataFrame]) -> None:
    squad = int(api.squad_stats(MATCH, metric="GOAL").squad_id[0])
    none = api.evidence(MATCH, "GOAL", squad_id=squad, period=8)
    some = api.evidence(MATCH, "GOAL", squad_id=squad)
    assert len(none) == 0
    assert len(some) > 0
    assert list(none.dtypes) == list(some.dtypes)


def test_the_flow_has_the_occurrences_of_the_statistic(api: API[pd.DataFrame]) -> None:
    flow = api.flow(MATCH, "KICK")
    totals = api.squad_stats(MATCH, metric="KICK").set_index("squad_id").value
    assert flow.groupby("squad_id").amount.sum().to_dict() == totals.to_dict()
    assert list(api.flow(MATCH, "KICK", order_by="-time").transaction_id) == list(flow.transaction_id)[::-1]


def test_several_matches_go_one_below_the_other(api: API[pd.DataFrame]) -> None:
    some = api.fixture(2025).match_id[:2]
    flows = [api.flow(int(match_id), "GOAL") for match_id in some]
    pd.testing.assert_frame_equal(api.flow(some, "GOAL"), pd.concat(flows, ignore_index=True))
    revisions = [api.revisions(int(match_id), "status") for match_id in some]
    pd.testing.assert_frame_equal(api.revisions(some, "status"), pd.concat(revisions, ignore_index=True))
    squad_id = int(api.squad_stats(int(some[0]), metric="GOAL").squad_id[0])
    terms = api.evidence([int(some[0])], "GOAL", squad_id=squad_id)
    pd.testing.assert_frame_equal(terms, api.evidence(int(some[0]), "GOAL", squad_id=squad_id))


def test_a_timeline_has_an_instance_for_each_occurrence(api: API[Any]) -> None:
    timeline = api.video_timeline(MATCH, "GOAL", siren_seconds=[100, 2000], seconds_before=4, seconds_after=0)
    assert timeline.count("<instance>") == len(api.flow(MATCH, "GOAL"))


def test_a_timeline_of_transactions_has_an_instance_for_each(api: API[Any]) -> None:
    timeline = api.transaction_timeline(MATCH, period=[1, 2], siren_seconds=[100, 2000])
    rows = api.match_transactions(MATCH)
    assert timeline.count("<instance>") == int(rows.period.isin([1, 2]).sum())


def test_evidence_is_of_a_player_or_a_squad(api: API[Any]) -> None:
    with pytest.raises(ConfigurationError, match="person_id or a squad_id"):
        api.evidence(MATCH, "KICK")
