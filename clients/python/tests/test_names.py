"""Squads and matches by name: forgiving, and with suggestions where a name is not enough."""

from __future__ import annotations

import pickle
from typing import Any

import pandas as pd
import pytest

from conftest import MATCH_ID
from goalsquare import API, UnknownName
from goalsquare.match_names import match_name_of
from goalsquare.names import chosen_by_name

SQUADS = [(10, "CAL", "Callow Ranges Goannas"), (20, "HOL", "Hollow Bay Herons"), (30, "HOB", "Hobb Bay Hawks")]
CHOSEN: list[tuple[str, int | list[str]]] = [
    ("CAL", 10),
    ("cal", 10),
    ("callow ranges goannas", 10),
    ("Callow-Ranges", 10),
    ("Goannas", 10),
    ("Hol", 20),
    ("Hérons", 20),
    ("Bay", ["Hollow Bay Herons (HOL)", "Hobb Bay Hawks (HOB)"]),
    ("Hawkes", ["Hobb Bay Hawks (HOB)"]),
    ("Goana", ["Callow Ranges Goannas (CAL)"]),
    ("zzz", ["Callow Ranges Goannas (CAL)", "Hollow Bay Herons (HOL)", "Hobb Bay Hawks (HOB)"]),
    ("", ["Callow Ranges Goannas (CAL)", "Hollow Bay Herons (HOL)", "Hobb Bay Hawks (HOB)"]),
]
NAMED: list[tuple[str, tuple[tuple[str, ...], int | None, int | None]]] = [
    ("CAL v HOL", (("CAL", "HOL"), None, None)),
    ("CAL vs. HOL, round 3, 2025", (("CAL", "HOL"), 3, 2025)),
    ("Callow Ranges Goannas r12", (("Callow Ranges Goannas",), 12, None)),
    ("2025 HOL - CAL", (("HOL", "CAL"), None, 2025)),
]


@pytest.mark.parametrize(("name", "expected"), CHOSEN)
def test_a_name_chooses_one_or_suggests(name: str, expected: int | list[str]) -> None:
    assert chosen_by_name(name, SQUADS) == expected


@pytest.mark.parametrize(("text", "expected"), NAMED)
def test_the_parts_of_the_name_of_a_match(text: str, expected: tuple[tuple[str, ...], int | None, int | None]) -> None:
    name = match_name_of(text)
    assert (name.squads, name.round_number, name.season_id) == expected


@pytest.mark.parametrize("text", ["", "R3 2025", "A v B v C"])
def test_what_is_no_name_of_a_match(text: str) -> None:
    with pytest.raises(UnknownName, match="is not the name of a match"):
        match_name_of(text)


def test_a_match_is_found_by_its_squads(api: API[pd.DataFrame]) -> None:
    match = api.match(MATCH_ID).iloc[0]
    name = f"{match.home_squad_code.lower()} v {match.away_squad_name} R{match.round_number} {match.season_id}"
    assert api.score(name).match_id.tolist() == [MATCH_ID]
    assert api.score([name, str(MATCH_ID), MATCH_ID]).match_id.tolist() == [MATCH_ID]


def test_squads_that_are_not_enough_are_suggested(api: API[Any]) -> None:
    with pytest.raises(UnknownName, match="Cannot identify squad 'Nowhere'"):
        api.squad_persons("Nowhere")
    code = api.squads(2025).squad_code[0]
    with pytest.raises(UnknownName, match="several matches") as caught:
        api.score(f"{code} 2025")
    assert f"{code}" in caught.value.suggestions[0]


def test_an_unknown_name_goes_to_another_process() -> None:
    error = UnknownName("There is no squad 'X'", ["A", "B"])
    assert str(error) == "There is no squad 'X'. Did you mean A or B?"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.suggestions) == (str(error), error.suggestions)
