"""Draws a ground to scale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import ConfigurationError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Metres, from the laws of the game.
_CENTRE_SQUARE, _CENTRE_CIRCLES, _ARC, _GOAL_SQUARE, _GOAL = 50.0, (1.5, 5.0), 50.0, 9.0, 6.4
_MARGIN = 6.0

_LIGHT = {"paper": "#ffffff", "grass": "#edf5ea", "line": "#6f8576", "text": "#1b1f24"}
_DARK = {"paper": "#15181c", "grass": "#1e2b22", "line": "#8fa398", "text": "#e6e9ee"}


def paints(dark: bool) -> dict[str, str]:
    """Returns the colours of a ground: `paper`, `grass`, `line` and `text`."""
    return _DARK if dark else _LIGHT


def _new_axes(dark: bool) -> Axes:
    """Creates axes in a new figure. **Throws** `ConfigurationError` if matplotlib is missing."""
    try:
        from matplotlib import pyplot
    except ImportError as error:
        raise ConfigurationError("Drawing needs matplotlib: pip install goalsquare[draw]") from error
    axes: Axes = pyplot.subplots(figsize=(9, 7.6), layout="constrained", facecolor=paints(dark)["paper"])[1]
    return axes


def draw_ground(length: float, width: float, ax: Axes | None = None, *, dark: bool = False) -> Axes:
    """Draws a ground to scale from above, with its centre at 0, 0 and +x to the right, and returns the axes.

    Without `ax`, the ground gets its own figure. Needs matplotlib.

    Examples:
        >>> ax = draw_ground(165, 135)
        >>> [float(edge) for edge in ax.get_xlim()]
        [-88.5, 88.5]
    """
    axes = _new_axes(dark) if ax is None else ax
    from matplotlib import patches

    paint, half = paints(dark), length / 2
    edge = patches.Ellipse(
        (0, 0), length, width, facecolor=paint["grass"], edgecolor=paint["line"], linewidth=2, zorder=0
    )
    axes.add_patch(edge)
    outline: dict[str, Any] = {"fill": False, "edgecolor": paint["line"], "linewidth": 1, "zorder": 0}
    axes.add_patch(
        patches.Rectangle((-_CENTRE_SQUARE / 2, -_CENTRE_SQUARE / 2), _CENTRE_SQUARE, _CENTRE_SQUARE, **outline)
    )
    for radius in _CENTRE_CIRCLES:
        axes.add_patch(patches.Circle((0, 0), radius, **outline))
    for side in (-1, 1):
        arc = patches.Circle((side * half, 0), _ARC, **outline)
        axes.add_patch(arc)
        arc.set_clip_path(edge)
        near = min(side * half, side * (half - _GOAL_SQUARE))
        axes.add_patch(patches.Rectangle((near, -_GOAL / 2), _GOAL_SQUARE, _GOAL, **outline))
        for post, height in ((-1.5, 2), (-0.5, 3), (0.5, 3), (1.5, 2)):
            axes.plot(
                [side * half, side * (half + height)],
                [post * _GOAL] * 2,
                color=paint["line"],
                linewidth=3,
                solid_capstyle="butt",
                zorder=0,
            )
    axes.set(xlim=(-half - _MARGIN, half + _MARGIN), ylim=(-width / 2 - _MARGIN, width / 2 + _MARGIN), aspect="equal")
    axes.set_axis_off()
    return axes
