"""The drawing of a ground and of the shots on it."""

from __future__ import annotations

import math
import sys
from typing import Any

import pandas as pd
import pytest

from conftest import MATCH_ID
from goalsquare import API, ConfigurationError, draw_ground, draw_shots

WHY = "matplotlib is not installed, which is optional: pip install goalsquare[draw]"
pyplot = pytest.importorskip("matplotlib.pyplot", reason=WHY)
MarkerStyle = pytest.importorskip("matplotlib.markers", reason=WHY).MarkerStyle

VENUE = pd.DataFrame(
    [
        {
            "venue_length": 160.0,
            "venue_width": 140.0,
            "home_squad_id": 1,
            "home_squad_name": "Home",
            "away_squad_id": 2,
            "away_squad_name": "Away",
        }
    ]
)
CASES = [
    (1, 40.0, 5.0, 6, 3.0, None, (40, 5), "o", True),
    (1, 20.0, -3.0, 1, 2.0, None, (20, -3), "o", False),
    (2, 45.0, 10.0, 0, 1.0, None, (-45, -10), "x", True),
    (2, 35.0, 0.0, None, None, None, (-35, 0), "x", True),
    (1, 40.0, 5.0, 0, 3.0, "OOTF", (40, 5), "s", False),
    (1, 40.0, 5.0, 1, 3.0, "RUSH", (40, 5), "o", False),
    (1, 40.0, 5.0, 0, 3.0, "MISS", (40, 5), "x", True),
]
# How many corners the outline of a sign has, as matplotlib draws it.
CORNERS = {sign: len(MarkerStyle(sign).get_path().vertices) for sign in ("o", "s", "x")}
NAMES = [
    "squad_id",
    "location_rotated_x",
    "location_rotated_y",
    "result_points",
    "result_points_expected",
    "result_code",
]


def shots_of(*rows: tuple[Any, ...]) -> pd.DataFrame:
    """Shots as the package gives them, with types that know missing values."""
    types = {name: "Int64" if name in ("squad_id", "result_points") else "Float64" for name in NAMES[:-1]}
    whole = [(*row, None) if len(row) < len(NAMES) else row for row in rows]
    return pd.DataFrame(whole, columns=NAMES).astype({**types, "result_code": "string"})


def drawn(axes: Any) -> list[tuple[tuple[float, float], float]]:
    """The place and the size of every mark on the ground."""
    return [
        ((float(x), float(y)), float(size))
        for marks in axes.collections
        for (x, y), size in zip(marks.get_offsets(), marks.get_sizes(), strict=False)
    ]


@pytest.fixture(autouse=True)
def closed() -> Any:
    """Leaves no figure open."""
    yield
    pyplot.close("all")


@pytest.mark.parametrize(("squad", "x", "y", "points", "expected", "code", "place", "sign", "is_full"), CASES)
def test_a_shot_is_drawn_where_its_squad_attacks(
    squad: int,
    x: float,
    y: float,
    points: int | None,
    expected: float | None,
    code: str | None,
    place: tuple[float, float],
    sign: str,
    is_full: bool,
) -> None:
    axes = draw_shots(shots_of((squad, x, y, points, expected, code)), VENUE)
    assert [at for at, _ in drawn(axes)] == [place]
    [marks] = [marks for marks in axes.collections if len(marks.get_offsets())]
    [outline] = marks.get_paths()
    assert len(outline.vertices) == CORNERS[sign]
    assert (len(marks.get_facecolors()) > 0) is is_full


def test_the_size_of_a_mark_grows_with_the_points_expected() -> None:
    axes = draw_shots(shots_of((1, 40.0, 0.0, 6, 1.0), (1, 30.0, 0.0, 6, 5.0), (1, 20.0, 0.0, 6, None)), VENUE)
    sizes = dict(drawn(axes))
    assert sizes[20, 0] < sizes[40, 0] < sizes[30, 0]


def test_a_shot_without_a_location_is_left_out() -> None:
    assert drawn(draw_shots(shots_of((1, None, None, 6, 3.0)), VENUE)) == []
    assert drawn(draw_shots(shots_of(), VENUE)) == []


def test_squads_are_named_above_the_goal_they_attack() -> None:
    texts = {text.get_text(): text.get_position()[0] for text in draw_shots(shots_of(), VENUE).texts}
    assert texts == {"Home »": 0.98, "« Away": 0.02}


def test_every_shot_of_a_match_lies_on_its_ground(api: API[Any]) -> None:
    shots, venue = api.shots(MATCH_ID), api.venue(MATCH_ID)
    marks = drawn(draw_shots(shots, venue))
    assert len(marks) == int(shots.location_rotated_x.notna().sum()) > 20
    half_length, half_width = venue.venue_length[0] / 2 + 1, venue.venue_width[0] / 2 + 1
    assert all(math.hypot(x / half_length, y / half_width) <= 1 for (x, y), _ in marks)


def test_frames_of_polars_are_drawn_too(api: API[Any]) -> None:
    pytest.importorskip("polars", reason="polars is not installed")
    with API(frames="polars") as in_polars:
        of_polars = draw_shots(in_polars.shots(MATCH_ID), in_polars.venue(MATCH_ID))
    assert drawn(of_polars) == drawn(draw_shots(api.shots(MATCH_ID), api.venue(MATCH_ID)))


def test_it_is_drawn_on_axes_that_are_given() -> None:
    axes = pyplot.subplots()[1]
    assert draw_shots(shots_of(), VENUE, axes) is axes
    assert draw_ground(160, 140, axes, dark=True) is axes


def test_without_matplotlib_it_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    modules: dict[str, Any] = sys.modules
    monkeypatch.setitem(modules, "matplotlib", None)
    with pytest.raises(ConfigurationError, match=r"pip install goalsquare\[draw\]"):
        draw_ground(160, 140)
