"""A batch: many queries about one match in one request."""

from __future__ import annotations

from html import escape
from typing import Any, Literal

from .several import Several, listed, plain
from .validation import Validation

Team = Literal["home", "away"]
Zone = Literal["D50", "DM", "MID", "CB", "AM", "F50"]
Context = Literal["For", "Against", "Diff", "PhysicalDiff"]


class Batch:
    """Builds a batch of requests. Each `add` returns the batch, so you can chain calls.

    Examples:
        >>> batch = Batch().add(["GOAL", "MARK"], zone="F50", id="forwards").add("DISPOSAL", period=[1, 2])
        >>> batch.requests
        [{'id': 'forwards', 'metricCodes': ['GOAL', 'MARK'], 'zones': ['F50']},
         {'metricCodes': ['DISPOSAL'], 'periods': [1, 2]}]
    """

    def __init__(self) -> None:
        self.requests: list[dict[str, Any]] = []

    def __len__(self) -> int:
        return len(self.requests)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)}: {self.requests}>"

    def _repr_html_(self) -> str:
        names = list(dict.fromkeys(name for request in self.requests for name in request))
        head = "".join(f"<th>{name}</th>" for name in names)
        rows = ("".join(f"<td>{escape(_text(request.get(name)))}</td>" for name in names) for request in self.requests)
        return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"

    def add(
        self,
        metric: Several[str] = None,
        period: Several[int] = None,
        zone: Several[Zone] = None,
        team: Team | None = None,
        context: Context | None = None,
        *,
        from_period_seconds: int | None = None,
        to_period_seconds: int | None = None,
        last_x_seconds: int | None = None,
        validation: Validation | None = None,
        id: str | None = None,
    ) -> Batch:
        """Adds a request.

        The arguments are those of `player_stats` and `squad_stats`, with one value or several. `context` is for squads
        only. `id` names the request in the response. Without it the server numbers the requests. With
        `validation="partial"`, metrics that the server cannot answer are left out with a `MetricWarning`.
        """
        members: dict[str, Any] = {
            "id": id,
            "metricCodes": listed(metric),
            "team": team,
            "context": context,
            "periods": listed(period),
            "zones": listed(zone),
            "lastXSeconds": plain(last_x_seconds),
            "fromPeriodSeconds": plain(from_period_seconds),
            "toPeriodSeconds": plain(to_period_seconds),
            "validation": validation,
        }
        self.requests.append({name: value for name, value in members.items() if value is not None})
        return self


def _text(value: object) -> str:
    return "" if value is None else ", ".join(map(str, value)) if isinstance(value, list) else str(value)
