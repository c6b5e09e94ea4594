"""Summary files and the transaction feed agree with what they are put together from."""

from __future__ import annotations

from typing import Any, Literal

import pandas as pd
import pytest

from conftest import MATCH_ID
from goalsquare import API
from goalsquare.feed import _chain_rows
from goalsquare.flattening import Table
from recorder import Recorder

ADDITIVE = ["kick", "handball", "mark", "clearance"]


@pytest.fixture(scope="module")
def player_summary(api: API[pd.DataFrame]) -> pd.DataFrame:
    """The summary file of the players, which takes a while."""
    return api.player_summary_file(MATCH_ID)


@pytest.mark.parametrize(("of", "sides"), [("players", 46), ("squads", 2)])
def test_zones_of_a_summary_add_up_to_the_match(
    api: API[pd.DataFrame], of: Literal["players", "squads"], sides: int
) -> None:
    recorder = Recorder()
    with API(http=recorder) as counted:
        summary = counted.player_summary_file(MATCH_ID) if of == "players" else counted.squad_summary_file(MATCH_ID)
    assert len(recorder.seen) == 4 + 4
    assert len(summary) == sides * 4 * 5
    assert len(summary.columns) > 200
    assert set(summary.zone) == {"D50", "DM", "AM", "F50", "X"}
    key = "person_id" if of == "players" else "squad_name"
    ask: Any = api.player_stats if of == "players" else api.squad_stats
    expected = ask(MATCH_ID, metric=[code.upper() for code in ADDITIVE]).pivot(
        index=key, columns="metric_code", values="value"
    )
    ours = summary.groupby(key)[ADDITIVE].sum()
    for code in ADDITIVE:
        assert ours[code].sort_index().tolist() == expected[code.upper()].sort_index().tolist()


def test_metrics_without_a_zone_are_in_zone_x_alone(api: API[pd.DataFrame], player_summary: pd.DataFrame) -> None:
    summary = player_summary
    zoneless = [
        metric["code"].lower()
        for metric in api.raw.glossary()
        if metric["dimensions"]["matchPeriod"]
        and not metric["dimensions"]["matchZone"]
        and metric["code"].lower() in summary.columns
    ]
    assert len(zoneless) > 10
    assert summary[summary.zone != "X"][zoneless].isna().all().all()
    assert summary[summary.zone == "X"][zoneless].notna().any().any()


def test_margins_of_a_summary_are_those_of_the_score(api: API[pd.DataFrame]) -> None:
    summary = api.squad_summary_file(MATCH_ID)
    score = api.score(MATCH_ID)
    home = summary[summary.squad_name == score.home_squad_name[0]]
    assert home.squad_margin.unique().tolist() == [int(score.home_margin[0])]
    assert int(home.drop_duplicates("period").period_margin.sum()) == int(score.home_margin[0])
    assert home.opponent_squad_name.unique().tolist() == [score.away_squad_name[0]]


LEGACY = [
    (
        "player_summary_file",
        "MATCH_ID SEASON_ID GROUP_ROUND_NO VENUE_NAME PERSON_ID FULLNAME SQUAD_ID SQUAD_NAME "
        "OPP_SQUAD_NAME SQUAD_MARGIN PERIOD MARGIN ZONE_LOGICAL_AFL",
    ),
    (
        "squad_summary_file",
        "MATCH_ID SEASON_ID GROUP_ROUND_NO VENUE_NAME SQUAD_ID SQUAD_NAME "
        "OPP_SQUAD_NAME SQUAD_MARGIN PERIOD MARGIN ZONE_LOGICAL_AFL",
    ),
    ("transaction_feed", "MATCH_ID MATCH_DATE MATCH_TIME"),
]


@pytest.mark.parametrize(("method", "names"), LEGACY)
def test_older_names(api: API[pd.DataFrame], player_summary: pd.DataFrame, method: str, names: str) -> None:
    legacy = getattr(api, method)(MATCH_ID, legacy=True)
    plain = player_summary if method == "player_summary_file" else getattr(api, method)(MATCH_ID)
    assert " ".join(legacy.columns).startswith(f"{names} ")
    assert all(name == name.upper() for name in legacy.columns)
    assert legacy.shape == plain.shape
    assert legacy.columns.is_unique


def test_the_older_feed_has_its_names(api: API[pd.DataFrame]) -> None:
    names = (
        "MATCH_ID MATCH_DATE MATCH_TIME SEASON_ID GROUP_ROUND_NO VENUE_NAME "
        "HOME_SQUAD HOME_SCORE AWAY_SQUAD AWAY_SCORE MATCH_TRX_ID SEQUENCE PERIOD PERIOD_SECS"
    )
    assert set(names.split()) <= set(api.transaction_feed(MATCH_ID, legacy=True).columns)


def test_the_feed_has_every_transaction_and_its_chain(api: API[pd.DataFrame]) -> None:
    feed, transactions, chains = api.transaction_feed(MATCH_ID), api.match_transactions(MATCH_ID), api.chains(MATCH_ID)
    pd.testing.assert_frame_equal(feed[list(transactions.columns)], transactions)
    assert feed.season_id.unique().tolist() == [2026]
    within = feed.dropna(subset=["chain_id"])
    assert set(within.chain_id) == set(chains.chain_id)
    assert within.match_trx_id.between(within.chain_start_match_trx_id, within.chain_end_match_trx_id).all()
    assert (within.period == within.chain_id.map(chains.set_index("chain_id").period)).all()


def test_raw_files_are_rows(api: API[Any]) -> None:
    rows = api.raw.transaction_feed(MATCH_ID)
    assert rows[0]["match_id"] == MATCH_ID
    assert list(rows[0]) == list(api.transaction_feed(MATCH_ID).columns)


def test_chains_may_come_in_any_order() -> None:
    chains = Table({}, {"start_match_trx_id": [20, 1, 10], "end_match_trx_id": [30, 5, 20]})
    assert _chain_rows(chains, [0, 1, 5, 6, 10, 19, 20, 31]) == [None, 1, 1, None, 2, 2, 0, None]


def test_a_chain_that_goes_on_holds_all_that_follows() -> None:
    chains = Table({}, {"start_match_trx_id": [1, 10], "end_match_trx_id": [5, None]})
    assert _chain_rows(chains, [1, 6, 10, 99]) == [0, None, 1, 1]
