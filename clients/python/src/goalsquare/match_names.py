"""Finds the match that a text such as `CAL v HOL R4 2025` names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import UnknownName
from .names import chosen_by_name

_SEASON = re.compile(r"\b((?:19|20)\d\d)\b")
_ROUND = re.compile(r"\b(?:round|rd|r)\s*(\d+)\b", re.IGNORECASE)
_SIDES = ("home", "away")
_BETWEEN = re.compile(r"\s+(?:vs?\.?|against|-)\s+", re.IGNORECASE)


@dataclass(frozen=True)
class MatchName:
    """The parts of a match name: one or two squads, and optionally a round and a season."""

    text: str
    squads: tuple[str, ...]
    round_number: int | None
    season_id: int | None


def match_name_of(text: str) -> MatchName:
    """Parses a match name. **Throws** `UnknownName` if it names no squad or more than two."""
    season, round_ = _SEASON.search(text), _ROUND.search(text)
    rest = _ROUND.sub(" ", _SEASON.sub(" ", text)).strip(" ,")
    squads = tuple(part.strip(" ,") for part in _BETWEEN.split(rest) if part.strip(" ,"))
    if not 1 <= len(squads) <= 2:
        raise UnknownName(f"{text!r} is not the name of a match, such as 'CAL v HOL R4 2025'")
    return MatchName(text, squads, int(round_[1]) if round_ else None, int(season[1]) if season else None)


def _label(match: Mapping[str, Any]) -> str:
    home, away = (match[f"{side}_squad_code"] or match[f"{side}_squad_name"] for side in _SIDES)
    return f"{home} v {away} R{match['round_number']} {match['season_id']} ({match['match_id']})"


def chosen_match(name: MatchName, matches: Iterable[Mapping[str, Any]]) -> int:
    """Returns the id of the only match in the rows of a fixture that a name fits. **Throws** `UnknownName`."""
    rows = list(matches)
    squads = {
        match[f"{side}_squad_id"]: tuple(match[f"{side}_squad_{member}"] or "" for member in ("code", "name"))
        for match in rows
        for side in _SIDES
        if match[f"{side}_squad_id"] is not None
    }
    found = [match for match in rows if name.round_number in (None, match["round_number"])]
    for squad in name.squads:
        squad_id = chosen_by_name(squad, [(id_, code, named) for id_, (code, named) in squads.items()])
        if not isinstance(squad_id, int):
            raise UnknownName(f"Cannot identify squad {squad!r} for the match {name.text!r}", squad_id)
        found = [match for match in found if squad_id in [match[f"{side}_squad_id"] for side in _SIDES]]
    if len(found) == 1:
        return int(found[0]["match_id"])
    fault = f"There {'are several matches' if found else 'is no match'} {name.text!r}"
    raise UnknownName(fault, [_label(match) for match in found[:5]])
