"""Finds a thing by its code or name, despite case, accents, punctuation and misspellings."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Sequence

# Minimum similarity, from 0 to 1, of a name that is suggested for another.
_ALIKE = 0.6
_SUGGESTED = 5

Named = tuple[int, str, str]


def folded_name(name: str) -> str:
    """Returns a name without case, accents and punctuation, so `Callow Ranges` and `callow-ranges` are equal."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return " ".join("".join(one if one.isalnum() else " " for one in plain if not unicodedata.combining(one)).split())


def suggestions_for(name: str, known: Iterable[str]) -> list[str]:
    """Returns the names most similar to a name, best first. **Empty**: no name is similar."""
    by_folded: dict[str, str] = {}
    for one in known:
        by_folded.setdefault(folded_name(one), one)
    found = difflib.get_close_matches(folded_name(name), by_folded, _SUGGESTED, _ALIKE)
    return [by_folded[one] for one in found]


def chosen_by_name(name: str, things: Sequence[Named]) -> int | list[str]:
    """Returns the id of the thing with a code or name, or the only thing with a word that begins with it.

    **Empty**: if there is none, or more than one, returns the names that may be meant.
    """
    wanted = folded_name(name)
    exact = [one for one in things if wanted in (folded_name(one[1]), folded_name(one[2]))]
    parts = [one for one in things if wanted and f" {wanted}" in f" {folded_name(one[2])}"]
    for found in (exact, parts):
        if len({one[0] for one in found}) == 1:
            return found[0][0]
        if found:
            return [f"{one[2]} ({one[1]})" for one in found[:_SUGGESTED]]
    shown = {label: f"{one[2]} ({one[1]})" for one in things for label in (one[1], one[2])}
    alike = suggestions_for(name, [word for label in shown for word in (label, *label.split())])
    found_labels = [text for label, text in shown.items() if label in alike or set(label.split()) & set(alike)]
    return list(dict.fromkeys(found_labels or shown.values()))[: _SUGGESTED if found_labels else None]
