"""Finds the codes of metrics from codes or names: `DISPOSAL`, `disposals` and `Disposal` are the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from .errors import ConfigurationError, UnknownName
from .names import folded_name, suggestions_for

_CODE = re.compile(r"[A-Z0-9_]+")


def checked_metrics(metrics: Iterable[Any]) -> list[str]:
    """Returns metrics as texts. **Throws** `ConfigurationError` for a number, which is more likely to be a period."""
    texts = list(metrics)
    for one in texts:
        if not isinstance(one, str):
            raise ConfigurationError(
                f"metric {one!r} is not the code or name of a metric. Is it a period: period={one!r}?"
            )
    return texts


def checked_periods(periods: Iterable[Any]) -> list[Any]:
    """Returns periods as numbers or digits. **Throws** `ConfigurationError` for other text, such as a metric."""
    values = list(periods)
    for one in values:
        if isinstance(one, str) and not one.strip().lstrip("-").isdigit():
            raise ConfigurationError(
                f"period {one!r} is not the number of a period: 1 to 4, and from 5 extra time. "
                f"Is it a metric: metric={one!r}?"
            )
    return values


def are_codes(metrics: Iterable[str]) -> bool:
    """Whether texts have the form of codes. The server reports codes that do not exist."""
    return all(_CODE.fullmatch(one) for one in metrics)


def codes_of(metrics: Iterable[str], known: Iterable[Mapping[str, Any]]) -> list[str]:
    """Returns metric codes, from codes or from names in the singular or plural. **Throws** `UnknownName`."""
    by_name: dict[str, str] = {}
    labels: dict[str, str] = {}
    for metric in known:
        for label in (metric["code"], metric.get("name") or "", metric.get("namePlural") or ""):
            by_name.setdefault(folded_name(label), metric["code"])
            labels.setdefault(label, metric["code"])
    codes: list[str] = []
    for one in metrics:
        code = one if _CODE.fullmatch(one) else by_name.get(folded_name(one))
        if code is None:
            alike = dict.fromkeys(labels[label] for label in suggestions_for(one, labels))
            raise UnknownName(f"There is no metric {one!r}", list(alike))
        codes.append(code)
    return codes
