"""The shots of a match, drawn on its ground."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from .ground import draw_ground, paints

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_LIGHT = {"home": "#0072b2", "away": "#b84e00"}
_DARK = {"home": "#56b4e9", "away": "#f0a35e"}
_SIGNS = {"Goal": "o", "Behind": "^", "No score": "x"}


def draw_shots(shots: Any, venue: Any, ax: Axes | None = None, *, dark: bool = False) -> Axes:
    """Draws the ground to scale and every shot at goal on it.

    `shots` and `venue` are the data frames of the methods with these names, of pandas or polars. The home squad attacks
    to the right and the away squad to the left, in every period. The sign shows the result of a shot, its size the
    expected points. Shots without a location are left out. Without `ax` it is drawn in a figure of its own. Needs
    matplotlib.

    >>> ax = draw_shots(api.shots(110610101), api.venue(110610101))
    >>> [text.get_text() for text in ax.get_legend().get_texts()]
    ['Goal', 'Behind', 'No score']
    """
    [ground] = _records(venue)
    axes = draw_ground(ground["venue_length"], ground["venue_width"], ax, dark=dark)
    text, colours = paints(dark)["text"], _DARK if dark else _LIGHT
    located = [shot for shot in _records(shots) if _is_number(shot["location_rotated_x"])]
    for side, way in (("home", 1), ("away", -1)):
        of_side = [shot for shot in located if shot["squad_id"] == ground[f"{side}_squad_id"]]
        for sign, marker in _SIGNS.items():
            marks = [shot for shot in of_side if _sign_of(shot) == sign]
            edges: dict[str, Any] = {} if marker == "x" else {"edgecolors": colours[side]}
            axes.scatter(
                [way * shot["location_rotated_x"] for shot in marks],
                [way * shot["location_rotated_y"] for shot in marks],
                s=[_area_of(shot) for shot in marks],
                marker=marker,
                linewidths=1.5,
                color=colours[side] if marker == "x" else f"{colours[side]}8c",
                **edges,
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
    signs = [axes.scatter([], [], marker=marker, color=text, label=sign) for sign, marker in _SIGNS.items()]
    axes.legend(
        handles=signs, loc="upper center", bbox_to_anchor=(0.5, 0.02), ncols=len(signs), frameon=False, labelcolor=text
    )
    return axes


def _records(frame: Any) -> list[dict[str, Any]]:
    """The rows of a frame as dicts, whichever kind of frame it is."""
    rows: list[dict[str, Any]] = frame.to_dicts() if hasattr(frame, "to_dicts") else frame.to_dict("records")
    return rows


def _is_number(value: object) -> bool:
    """Whether a cell has a number, which cells of pandas and polars say in ways of their own that they have not."""
    return isinstance(value, (int, float)) and not math.isnan(value)


def _number(value: Any) -> float:
    return float(value) if _is_number(value) else 0.0


def _sign_of(shot: dict[str, Any]) -> str:
    points = _number(shot["result_points"])
    return "Goal" if points >= 6 else "Behind" if points > 0 else "No score"


def _area_of(shot: dict[str, Any]) -> float:
    """**Units**: square points, as matplotlib has it."""
    return 30 + 25 * _number(shot["result_points_expected"])
