"""The notebooks run from top to bottom against the server, and draw what they say."""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from goalsquare import API

pyplot = pytest.importorskip(
    "matplotlib.pyplot", reason="matplotlib is not installed, which is optional: pip install goalsquare[draw]"
)

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def cells_of(path: Path, kind: str) -> list[str]:
    """The sources of the cells of a kind."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == kind]


def names_after(path: Path) -> dict[str, Any]:
    """The names that a notebook defines, run from top to bottom."""
    names: dict[str, Any] = {}
    for source in cells_of(path, "code"):
        exec(compile(source, str(path), "exec"), names)
    return names


def heights(axes: Any) -> float:
    return float(sum(bar.get_height() for bar in axes.patches))


def widths(axes: Any) -> float:
    return float(sum(bar.get_width() for bar in axes.patches))


def places(axes: Any) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for marks in axes.collections for x, y in marks.get_offsets()]


def labels_of(ticks: list[Any]) -> list[str]:
    return [tick.get_text() for tick in ticks]


def has_disposals_by_quarter(axes: Any, names: dict[str, Any]) -> None:
    assert labels_of(axes.get_legend().get_texts()) == ["Q1", "Q2", "Q3", "Q4"]
    assert labels_of(axes.get_yticklabels()) == list(names["top"].index[::-1])
    assert len(axes.patches) == 40
    assert widths(axes) == names["top"].to_numpy().sum() > 100


def has_shot_map(axes: Any, names: dict[str, Any]) -> None:
    located = names["shots"].location_rotated_x.notna().sum()
    assert len(places(axes)) == located > 20
    labels = ["Goal", "Behind", "Miss", "Out on the full", "Larger: more expected points"]
    assert labels_of(axes.get_legend().get_texts()) == labels
    assert len(names["lines"]) == 2


def has_last_five(axes: Any, names: dict[str, Any]) -> None:
    form = names["form"]
    assert [bar.get_height() for bar in axes.patches] == form.DISPOSAL.tolist()
    [line] = axes.lines
    assert list(line.get_ydata()) == form.DISPOSAL_rolling_mean.tolist()
    assert len(form) == 5


def has_pairs(axes: Any, names: dict[str, Any]) -> None:
    [picture] = axes.images
    pairs = names["pairs"]
    assert picture.get_array().sum() == pairs.to_numpy().sum() > 50
    assert len(axes.texts) == (pairs.to_numpy() > 0).sum()
    assert labels_of(axes.get_xticklabels()) == labels_of(axes.get_yticklabels()) == list(names["names"])


def has_heat_map(axes: Any, names: dict[str, Any]) -> None:
    [cells] = axes.collections
    assert cells.get_array().sum() == names["marks"].MARK.sum() > 100
    assert len(cells.get_paths()) == len(names["marks"])


def has_leaders(axes: Any, names: dict[str, Any]) -> None:
    leaders = names["leaders"]
    values = [bar.get_width() for bar in axes.patches]
    assert values[: len(leaders)] == leaders.DISPOSAL_per_match.iloc[::-1].tolist()
    assert values[len(leaders) :] == leaders.KICK_per_match.iloc[::-1].tolist()
    assert labels_of(axes.get_yticklabels())[-1].startswith(leaders.person_fullname.iloc[0])


def has_worm(axes: Any, names: dict[str, Any]) -> None:
    worm, *quarters = axes.lines
    assert len(quarters) == 3
    assert worm.get_ydata()[-1] == names["match"].home_points - names["match"].away_points
    assert 90 < worm.get_xdata()[-1] < 150


def has_race(axes: Any, names: dict[str, Any]) -> None:
    race = names["race"]
    assert {text.get_text() for text in axes.texts} == set(race.columns)
    assert {tuple(line.get_ydata()) for line in axes.lines} == {tuple(race[squad].tolist()) for squad in race.columns}
    assert axes.yaxis_inverted()


def has_streaks(axes: Any, names: dict[str, Any]) -> None:
    runs = names["runs"].iloc[::-1]
    assert labels_of(axes.get_yticklabels()) == runs.person_fullname.tolist()
    for dots, person in zip(axes.collections, runs.itertuples(), strict=True):
        assert len(dots.get_offsets()) == person.matches
        full = "".join("o" if tuple(colour[:3]) != (1, 1, 1) else " " for colour in dots.get_facecolors())
        assert full.count("o") == person.DISPOSAL_matches_over
        assert max(map(len, full.split())) == person.DISPOSAL_longest_run
        assert len(full) - len(full.rstrip("o")) == person.DISPOSAL_current_run


def has_acts(axes: Any, names: dict[str, Any]) -> None:
    assert len(places(axes)) == names["best"].value == names["total"] > 10
    assert labels_of(axes.get_legend().get_texts()) == ["Q1", "Q2", "Q3", "Q4"]


PICTURES: dict[str, Callable[[Any, dict[str, Any]], None]] = {
    "01-disposals-by-quarter": has_disposals_by_quarter,
    "02-shot-map": has_shot_map,
    "03-last-five-matches": has_last_five,
    "04-kick-network": has_pairs,
    "05-heat-map": has_heat_map,
    "06-leaders-per-game": has_leaders,
    "07-score-worm": has_worm,
    "08-ladder-race": has_race,
    "09-streaks": has_streaks,
    "10-where-a-number-comes-from": has_acts,
}


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Leaves no figure open."""
    yield
    pyplot.close("all")


def test_every_notebook_has_a_picture_to_check() -> None:
    assert [path.stem for path in NOTEBOOKS] == list(PICTURES)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_draws_its_picture(path: Path, api: API[Any]) -> None:
    names = names_after(path)
    [number] = pyplot.get_fignums()
    PICTURES[path.stem](pyplot.figure(number).axes[0], names)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_is_stored_without_outputs_and_begins_with_its_question(path: Path) -> None:
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == [None] * len(code)
    assert [cell.outputs for cell in code] == [[]] * len(code)
    first = cells_of(path, "markdown")[0].splitlines()[0]
    assert first.startswith("# ")
    assert first.endswith("?")
    for source in cells_of(path, "code"):
        ast.parse(source)
        assert max(map(len, source.splitlines())) <= 120


def test_a_notebook_runs_in_a_kernel_of_jupyter(api: API[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
    nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed")
    monkeypatch.delenv("MPLBACKEND")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    notebook = nbformat.read(NOTEBOOKS[1], as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    types = {kind for cell in notebook.cells for one in cell.get("outputs", []) for kind in one.get("data", {})}
    assert {"text/html", "image/png"} <= types


def test_the_readme_lists_the_notebooks() -> None:
    text = README.read_text(encoding="utf-8")
    assert [path.name for path in NOTEBOOKS if f"notebooks/{path.name})" not in text] == []
