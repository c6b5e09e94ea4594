"""The data dictionary of the package."""

from __future__ import annotations

import pytest

from goalsquare import UnknownName, dictionary
from goalsquare.flattening import shape_of


def test_it_describes_every_column_of_a_table() -> None:
    shots = dictionary("shots")
    assert shots.column.tolist() == [column.name for column in shape_of("getMatchShots").columns]
    assert shots.description.notna().all()
    assert dictionary("getMatchShots").equals(shots)


def test_it_finds_a_column_in_all_tables() -> None:
    found = dictionary(column="venue_length")
    assert found.operation.tolist() == ["getMatchVenue"]
    assert found.methods.tolist() == ["transaction_feed, venue"]


def test_unknown_names_have_suggestions() -> None:
    with pytest.raises(UnknownName, match="Did you mean shots"):
        dictionary("shot")
    with pytest.raises(UnknownName, match="Did you mean jumper_number"):
        dictionary(column="jumper")
