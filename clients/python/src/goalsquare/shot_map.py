"""Draws the shots of a match on its ground."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from .ground import draw_ground, paints

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_LIGHT = {"home": "#0072b2", "away": "#b84e00"}
_DARK = {"home": "#56b4e9", "away": "#f0a35e"}
# The symbols of the hub: a filled circle, a ring, a cross and an open square. The second member is whether it is full.
_SIGNS = {"Goal": ("o", True), "Behind": ("o", False), "Miss": ("x", True), "Out on the full": ("s", False)}
_SIZES = "Larger: more expected points"
_RESULTS = {"GOAL": "Goal", "BEHI": "Behind", "RUSH": "Behind", "MISS": "Miss", "OOTF": "Out on the full"}


def draw_shots(shots: Any, venue: Any, ax: Axes | None = None, *, dark: bool = False) -> Axes:
    """Draws the ground to scale and every shot at goal on it.

    `shots` and `venue` are the pandas or Polars data frames of the methods with these names. The home squad attacks to
    the right and the away squad to the left, in every period. The symbol shows the result of a shot, as in the hub: a
    filled circle for a goal, a ring for a behind, a cross for a miss, a square for out on the full. The size of the
    symbol shows the expected points. Shots without a location are left out. Without `ax`, the map gets its own figure.
    Needs matplotlib.

    Examples:
        >>> ax = draw_shots(api.shots(110610101), api.venue(110610101))
        >>> [text.get_text() for text in ax.get_legend().get_texts()]
        ['Goal', 'Behind', 'Miss', 'Out on the full', 'Larger: more expected points']
    """
    [ground] = _records(venue)
    axes = draw_ground(ground["venue_length"], ground["venue_width"], ax, dark=dark)
    from matplotlib.legend_handler import HandlerTuple

    paint, colours = paints(dark), _DARK if dark else _LIGHT
    text, points = paint["text"], _points_per_metre(axes)
    located = [shot for shot in _records(shots) if _is_number(shot["location_rotated_x"])]
    for side, way in (("home", 1), ("away", -1)):
        of_side = [shot for shot in located if shot["squad_id"] == ground[f"{side}_squad_id"]]
        for sign, (marker, is_full) in _SIGNS.items():
            marks = [shot for shot in of_side if _sign_of(shot) == sign]
            axes.scatter(
                [way * shot["location_rotated_x"] for shot in marks],
                [way * shot["location_rotated_y"] for shot in marks],
                s=[_share_of(marker) * _area_of(_number(shot["result_points_expected"]), points) for shot in marks],
                marker=marker,
                linewidths=1.5,
                **_paint_of(marker, is_full, colours[side], paint["grass"]),
            )
        name = ground[f"{side}_squad_name"]
        label = f"{name} »" if way > 0 else f"« {name}"
        axes.text(
            0.98 if way > 0 else 0.02,
            1.0,
            label,
            transform=axes.transAxes,
            ha="right" if way > 0 else "left",
            color=colours[side],
            fontweight="bold",
        )
    signs = [
        axes.scatter([], [], marker=marker, label=sign, **_paint_of(marker, is_full, text, paint["paper"]))
        for sign, (marker, is_full) in _SIGNS.items()
    ]
    small, large = (
        axes.scatter([], [], s=_area_of(expected, 2.5), **_paint_of("o", True, text, paint["paper"]))
        for expected in (0.5, 5)
    )
    axes.legend(
        handles=[*signs, (small, large)],
        labels=[*_SIGNS, _SIZES],
        handler_map={tuple: HandlerTuple(ndivide=None)},
        loc="upper center",
        bbox_to_anchor=(0.5, 0.02),
        ncols=3,
        frameon=False,
        labelcolor=text,
    )
    return axes


def _records(frame: Any) -> list[dict[str, Any]]:
    """Returns the rows of any kind of frame as dicts."""
    rows: list[dict[str, Any]] = frame.to_dicts() if hasattr(frame, "to_dicts") else frame.to_dict("records")
    return rows


def _is_number(value: object) -> bool:
    """Whether a cell has a number. Missing numbers differ between pandas and Polars."""
    return isinstance(value, (int, float)) and not math.isnan(value)


def _number(value: Any) -> float:
    return float(value) if _is_number(value) else 0.0


def _sign_of(shot: dict[str, Any]) -> str:
    """Returns the result of a shot by its code or, if it has none, by its points."""
    points = _number(shot["result_points"])
    by_points = "Goal" if points >= 6 else "Behind" if points > 0 else "Miss"
    return _RESULTS.get(str(shot.get("result_code")), by_points)


def _paint_of(marker: str, is_full: bool, colour: str, behind: str) -> dict[str, Any]:
    """Returns the colours of a symbol. A filled one has an edge in the background colour, to stand out from others."""
    if marker == "x":
        return {"color": colour}
    return {"facecolors": colour, "edgecolors": behind} if is_full else {"facecolors": "none", "edgecolors": colour}


def _share_of(marker: str) -> float:
    """Returns the area of a symbol relative to a circle. The arms of a cross are three quarters of the radius."""
    return 1.0 if marker == "o" else 0.75**2


def _points_per_metre(axes: Axes) -> float:
    """Returns the number of figure points for a metre of the ground."""
    box, dpi = axes.get_window_extent(), axes.figure.dpi
    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    return float(min(box.width / (right - left), box.height / (top - bottom)) * 72 / dpi)


def _area_of(expected: float, points_per_metre: float) -> float:
    """Returns the area of a symbol, with the radius that the hub uses. **Units**: square points, as in matplotlib."""
    return float((2 * (1.1 + 0.45 * expected) * points_per_metre) ** 2)
