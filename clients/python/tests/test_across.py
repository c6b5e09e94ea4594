"""Statistics across matches agree with those of each match, and come as frames with fixed columns."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, get_args

import httpx
import pandas as pd
import pytest

from conftest import MATCH_ID
from fakes import URL, Script, refused
from goalsquare import API, ApiError, ConfigurationError, GoalsquareError, Retries, UnknownName
from goalsquare.contract import operation_named
from goalsquare.measured_rows import Dimension, Measure, columns_of, suffix_of, tidy_rows
from recorder import Recorder

SEASON = 2025
SQUAD = 40
LEVEL: dict[str, Any] = {"league_id": 1, "level_id": 1}
DIMENSIONS = list(get_args(Dimension))


@pytest.fixture(scope="module")
def played(api: API[pd.DataFrame]) -> pd.DataFrame:
    """The players of every match of the season that is over: their disposals, and whether they played."""
    fixture = api.fixture(SEASON)
    final = fixture[fixture.match_status_code == "FINAL"]
    frames = [api.player_stats(match, metric=["DISPOSAL", "KICK"]) for match in final.match_id]
    return pd.concat(frames, ignore_index=True)


def test_a_season_is_the_sum_of_its_matches(api: API[pd.DataFrame], played: pd.DataFrame) -> None:
    season = api.season_stats("DISPOSAL", SEASON).set_index("person_id")
    disposals = played[(played.metric_code == "DISPOSAL") & played.played].groupby("person_id").value
    assert season.DISPOSAL.sort_index().tolist() == disposals.sum().tolist()
    assert season.matches.sort_index().tolist() == disposals.count().tolist()
    means = (season.DISPOSAL / season.matches).round(3)
    assert (season.DISPOSAL_per_match.round(3) - means).abs().max() <= 0.0011


def test_a_top_list_is_one_request() -> None:
    recorder = Recorder()
    with API(http=recorder) as api:
        top = api.season_stats("DISPOSAL", SEASON, min_matches=3, result="won", period=[3, 4], limit=20)
    assert len(recorder.seen) == 1
    assert 0 < len(top) <= 20
    assert top.matches.min() >= 3
    assert top.DISPOSAL_per_match.is_monotonic_decreasing


def test_a_question_is_a_statement_in_sql(api: API[pd.DataFrame]) -> None:
    statement = api.sql("Disposal", SEASON, of="squads", result="won", limit=3, dialect="spark")
    assert statement.startswith("-- DISPOSAL: Disposal\n")
    assert "from parquet.`dataset/contributions` c" in statement
    assert statement.rstrip().endswith("limit 3;")
    assert "'s3://bucket/afl/matches/" in api.sql("GOAL", SEASON, dataset="s3://bucket/afl")
    wrong: Any = "clubs"
    with pytest.raises(ConfigurationError, match="of 'clubs' is not one of players, squads"):
        api.sql("GOAL", SEASON, of=wrong)
    with pytest.raises(ApiError, match="There is no season 1999"):
        api.sql("GOAL", 1999)


def test_columns_have_their_types_where_there_is_no_row(api: API[pd.DataFrame]) -> None:
    measures: Any = list(get_args(Measure))
    asked: dict[str, Any] = {"measure": measures, "threshold": 10, "rolling_matches": 3, "by": ["person", "match"]}
    some = api.season_stats(["KICK", "MARK"], SEASON, limit=3, **asked)
    none = api.season_stats(["KICK", "MARK"], SEASON, from_margin=999, **asked)
    assert (len(some), len(none)) == (3, 0)
    assert none.dtypes.astype(str).to_dict() == some.dtypes.astype(str).to_dict()
    suffixes = (
        " _per_match _per_100_minutes _share _min _median _max _standard_deviation"
        " _matches_over _longest_run _current_run _rolling_mean"
    )
    assert list(some.columns[-24:-12]) == [f"KICK{suffix}" for suffix in suffixes.split(" ")]
    assert {
        name: str(some[name].dtype) for name in ("matches", "seconds", "match_date", "utc_match_start", "KICK")
    } == {
        "matches": "Int64",
        "seconds": "Int64",
        "match_date": "datetime64[ns]",
        "utc_match_start": "datetime64[ns, UTC]",
        "KICK": "Float64",
    }
    tidy = api.season_stats("KICK", SEASON, from_margin=999, tidy=True)
    pd.testing.assert_frame_equal(tidy, api.season_stats("KICK", SEASON, limit=1, tidy=True)[:0])


@pytest.mark.parametrize("by", [[one] for one in DIMENSIONS] + [["person", "match"], ["match", "round"]])
def test_tidy_columns_are_those_of_the_csv(api: API[Any], by: list[str]) -> None:
    asked = {"metric": "KICK", "season_id": SEASON, "by": by, "limit": 1}
    header = api._asked("getPlayersAcrossMatches", asked, None, accept="text/csv").text.partition("\r\n")[0]
    empty: dict[str, Any] = {"rows": []}
    assert list(tidy_rows(empty, columns_of(*by, "matches", "seconds")).columns) == header.split(",")


def test_tidy_and_wide_frames_have_the_same_values(api: API[pd.DataFrame]) -> None:
    asked: dict[str, Any] = {"metric": ["KICK", "DISPOSAL_EFFICIENCY"], "season_id": SEASON, "of": "squads"}
    wide, tidy = api.season_stats(**asked), api.season_stats(**asked, tidy=True)
    assert len(tidy) == 4 * len(wide)
    for code, measure in itertools.product(asked["metric"], ("perMatch", "total")):
        rows = tidy[(tidy.metric_code == code) & (tidy.measure == measure)]
        assert rows.value.tolist() == wide[f"{code}{suffix_of(measure)}"].tolist()
    best = tidy[(tidy.metric_code == "KICK") & (tidy.measure == "perMatch")]
    assert (best["rank"].iloc[0], best.percentile.iloc[0]) == (1, 100)


def test_wide_frames_have_an_empty_cell_where_a_row_lacks_a_statistic(api: API[pd.DataFrame]) -> None:
    asked: dict[str, Any] = {"metric": ["GOAL_ACCURACY", "KICK"], "season_id": SEASON, "measure": "total"}
    wide, tidy = api.season_stats(**asked), api.season_stats(**asked, tidy=True)
    lacking = wide.GOAL_ACCURACY.isna()
    assert 0 < lacking.sum() < len(wide)
    for code in asked["metric"]:
        values = tidy[tidy.metric_code == code].set_index("person_id").value
        assert wide.set_index("person_id")[code].dropna().to_dict() == values.to_dict()


def test_raw_frames_are_rows(api: API[Any]) -> None:
    rows = api.raw.season_stats("KICK", SEASON, limit=1)
    assert list(rows[0]) == list(api.season_stats("KICK", SEASON, limit=1).columns)


def test_pages_are_followed() -> None:
    recorder = Recorder()
    with API(http=recorder) as api:
        rows = api.season_stats("KICK", SEASON, by=["person", "hex"], measure="total")
    assert len(recorder.seen) > 1
    assert not rows.duplicated(["person_id", "cell_number"]).any()
    assert len(rows) == _row_count(recorder)


def _row_count(recorder: Recorder) -> int:
    request = recorder.seen[0][0]
    count: int = httpx.get(request.url, headers=request.headers).json()["rowCount"]
    return count


def _page(*person_ids: int, **members: Any) -> httpx.Response:
    document = {
        "seasons": [],
        "by": ["person"],
        "measures": ["total"],
        "metrics": [{"code": "KICK"}],
        "rows": [
            {
                "person": {"personId": one},
                "matches": 1,
                "seconds": 60,
                "statistics": [{"code": "KICK", "measure": "total", "value": 1}],
            }
            for one in person_ids
        ],
    }
    return httpx.Response(200, json={**document, **members})


def _asked_of(*answers: httpx.Response | Callable[[httpx.Request], httpx.Response]) -> tuple[API[Any], Script]:
    script = Script(answers)
    return API("a-key", environment=URL, http=script, retries=Retries(backoff=0, jitter=lambda: 0.0)), script


def test_rows_are_fetched_again_if_matches_change_between_pages() -> None:
    api, script = _asked_of(
        _page(1, 2, next="a"), _page(2, 3, changed=True), _page(2, 1, next="b"), _page(3, changed=False)
    )
    assert api.season_stats("KICK").person_id.tolist() == [2, 1, 3]
    assert [request.url.params.get("cursor") for request in script.requests] == [None, "a", None, "b"]


def test_rows_that_keep_changing_are_an_error() -> None:
    api, _ = _asked_of(*[_page(1, next="a"), _page(2, changed=True)] * 4)
    with pytest.raises(GoalsquareError, match="changed between the pages"):
        api.season_stats("KICK")


def test_no_more_rows_are_fetched_than_are_wanted() -> None:
    api, script = _asked_of(_page(*range(1000), next="a"), _page(*range(1000, 1200), next="b"))
    assert len(api.season_stats("KICK", limit=1200)) == 1200
    assert [request.url.params["limit"] for request in script.requests] == ["1000", "200"]


def test_external_ids_come_from_all_pages_or_as_many_as_are_wanted() -> None:
    def page(*ids: int, **members: Any) -> httpx.Response:
        listed = [{"kind": "match", "id": one, "source": "afl", "externalId": f"CD_M{one}"} for one in ids]
        return httpx.Response(200, json={"total": 1200, "externalIds": listed, **members})

    api, script = _asked_of(page(*range(1000), next="a"), page(*range(1000, 1200)), page(1, 2, next="b"))
    assert api.external_ids("match", source="afl").id.tolist() == list(range(1200))
    assert api.external_ids("match", limit=2).external_id.tolist() == ["CD_M1", "CD_M2"]
    asked = [(request.url.params["limit"], request.url.params.get("cursor")) for request in script.requests]
    assert asked == [("1000", None), ("1000", "a"), ("2", None)]


def test_a_server_that_loads_a_season_is_asked_again() -> None:
    api, script = _asked_of(refused(503, "not-ready", **{"Retry-After": "0"}), _page(1))
    assert len(api.season_stats("KICK")) == 1
    assert len(script.requests) == 2
    assert operation_named("postPlayersAcrossMatches").may_repeat


def test_a_game_log_has_the_matches_played(api: API[pd.DataFrame], played: pd.DataFrame) -> None:
    kicks = played[(played.metric_code == "KICK") & played.played]
    person = int(kicks.groupby("person_id").size().idxmax())
    log = api.game_log(person, ["KICK", "MARK"], SEASON, **LEVEL)
    assert log.KICK.sum() == kicks[kicks.person_id == person].value.sum()
    assert log.utc_match_start.is_monotonic_increasing
    own = (log.home_points - log.away_points).where(
        log.squad_id == log.home_squad_id, log.away_points - log.home_points
    )
    assert log.margin.tolist() == own.tolist()
    tidy = api.game_log(person, "KICK", SEASON, tidy=True, **LEVEL)
    assert tidy.value.tolist() == log.KICK.tolist()
    names = ["margin", "seconds", "metric_code", "measure", "value", "value_display", "order", "rank", "percentile"]
    assert list(tidy.columns[-9:]) == names
    none = api.game_log(person, ["KICK", "MARK"], SEASON, from_margin=999)
    assert none.dtypes.astype(str).to_dict() == log.dtypes.astype(str).to_dict()


def test_a_person_is_named_by_a_full_name_or_a_part_that_is_enough(api: API[pd.DataFrame]) -> None:
    for name in ("ivo travnarenko", "Travnarenko"):
        assert api.game_log(name, "KICK").person_id.unique().tolist() == [110440]
    with pytest.raises(UnknownName, match=r"Cannot identify player 'travnar'.*Ivo Travnarenko \(110440\)"):
        api.game_log("travnar", "KICK")


@pytest.mark.parametrize("of", ["person", "squad"])
def test_form_has_the_rolling_mean_of_each_match(api: API[pd.DataFrame], of: str) -> None:
    metrics = ["DISPOSAL", "DISPOSAL_EFFICIENCY"]
    asked: dict[str, Any] = {"metric": metrics, "season_id": SEASON, "period": [1, 2]}
    who: dict[str, Any] = {"person": 110128} if of == "person" else {"squad": "BRI"}
    form = api.form(**who, last=2, **asked)
    whole = (
        api.game_log(110128, **asked)
        if of == "person"
        else api.season_stats(of="squads", by="match", squad_id=SQUAD, measure="total", **asked)
    )
    assert form.match_id.tolist() == whole.match_id.tolist()[-2:]
    assert form.DISPOSAL.tolist() == whole.DISPOSAL.tolist()[-2:]
    for at, row in enumerate(form.itertuples()):
        window = whole.match_id.tolist()[len(whole) - 3 + at : len(whole) - 1 + at]
        owner: dict[str, Any] = {"person_id": 110128} if of == "person" else {"of": "squads", "squad_id": SQUAD}
        mean = api.season_stats(metrics, period=[1, 2], match_id=window, **owner)
        for metric in metrics:
            assert getattr(row, f"{metric}_rolling_mean") == mean[f"{metric}_per_match"][0]
    home = api.match(int(form.match_id.iloc[-1]))
    assert abs(form.margin.iloc[-1]) == abs(int(home.home_points[0]) - int(home.away_points[0]))
    tidy = api.form(**who, last=2, **asked, tidy=True)
    assert tidy.measure.tolist() == ["total", "total", "rollingMean", "rollingMean"] * 2
    assert set(form.columns) - {column for column in form if column.startswith("DISPOSAL")} <= set(tidy.columns)


def test_form_is_empty_without_matches(api: API[pd.DataFrame]) -> None:
    some = api.form(110128, metric="KICK", season_id=SEASON)
    none = api.form(110128, metric="KICK", season_id=SEASON, from_margin=999)
    assert len(none) == 0
    assert none.dtypes.astype(str).to_dict() == some.dtypes.astype(str).to_dict()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({}, "a person or a squad"),
        ({"person": 1, "squad": 2}, "a person or a squad"),
        ({"person": 1, "last": 101}, "from 1 to 100"),
        ({"person": 1, "area": "circle(0 0 20)"}, "takes no area"),
        ({"person": 1, "seasons": 2025}, "has no parameter 'seasons'"),
    ],
)
def test_form_refuses_what_it_cannot_answer(api: API[Any], arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigurationError, match=message):
        api.form(**arguments)


def test_leaders_of_a_season_lead_its_statistics(api: API[pd.DataFrame]) -> None:
    leaders = api.season_leaders(SEASON, "KICK", min_matches=2, limit=5)
    season = api.season_stats("KICK", SEASON, min_matches=2, limit=5)
    assert leaders.value.tolist() == season.KICK_per_match.tolist()
    assert leaders.matches.min() >= 2
    assert (leaders.season_id.unique().tolist(), leaders.measure.unique().tolist()) == ([SEASON], ["perMatch"])
    of_league = api.season_leaders(2024, "KICK", league_id=3, limit=2)
    assert of_league.columns.equals(leaders.columns)
    assert api.season_leaders(SEASON, "KICK", min_matches=1000).dtypes.equals(leaders.dtypes)


def test_a_kick_network_has_the_kicks_that_a_team_mate_received(api: API[pd.DataFrame]) -> None:
    network = api.kick_network("HOL", match_id=MATCH_ID)
    kicks = api.player_stats(MATCH_ID, metric="KICK")
    kicks = kicks[(kicks.squad_code == "HOL") & (kicks.value > 0)].set_index("person_id").value
    received = network.groupby("person_id").KICK.sum()
    assert len(received) > 15
    assert (received <= kicks[received.index]).all()
    assert not network.duplicated(["person_id", "receiver_id"]).any()
    assert (network.person_squad_id == network.receiver_squad_id).all()
    assert (network.person_id != network.receiver_id).mean() > 0.9


@pytest.mark.parametrize("cells", ["hex", "square"])
def test_the_cells_of_a_heat_map_add_up(api: API[pd.DataFrame], cells: Any) -> None:
    cell_metres = 20
    heat = api.heat_map("MARK", cells=cells, cell_metres=cell_metres, season_id=SEASON, squad_id=SQUAD)
    total = api.season_stats("MARK", SEASON, of="squads", squad_id=SQUAD, measure="total")
    assert heat.MARK.sum() == total.MARK[0]
    assert heat.cell_number.is_unique
    assert heat.cell_x.abs().max() <= 80 + cell_metres / 2
    assert heat.cell_y.abs().max() <= 70.5 + cell_metres
    by_person = api.heat_map("MARK", cells=cells, by="person", season_id=SEASON, squad_id=SQUAD)
    assert by_person.MARK.sum() == total.MARK[0]
    assert list(by_person.columns[:2]) == ["person_id", "person_fullname"]


def test_persons_are_found_by_name(api: API[pd.DataFrame]) -> None:
    found = api.find_persons("travnarenko")
    assert (found.person_id[0], found.squad_code[0]) == (110440, "HOL")
    assert found.person_id.is_unique
    every = api.find_persons("travnarenko", squads=True)
    assert every.columns.equals(found.columns)
    assert every[every.person_id == 110440].season_id.max() == found.season_id[0]
    assert len(api.find_persons("travn", limit=1)) == 1
    nobody = api.find_persons("qqqqqqqq")
    assert len(nobody) == 0
    assert nobody.dtypes.equals(found.dtypes)


def test_a_name_that_is_no_parameter_is_refused(api: API[Any]) -> None:
    with pytest.raises(ConfigurationError, match=r"has no parameter 'venue'; it has league_id, .*, venue_id"):
        api.season_stats("KICK", venue="Ashfield Oval")  # type: ignore[call-arg]
    with pytest.raises(ConfigurationError, match=r"'min_match'; it has .*\. Did you mean min_matches"):
        api.season_stats("KICK", min_match=10)  # type: ignore[call-arg]
    with pytest.raises(ConfigurationError, match="is not one of players, squads"):
        api.season_stats("KICK", of="teams")  # type: ignore[arg-type]
