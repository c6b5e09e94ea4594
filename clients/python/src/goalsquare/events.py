"""Server-sent events, decoded from the lines of a stream."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from .errors import UnexpectedResponse


@dataclass(frozen=True)
class Event:
    """An event of a stream: its type, its data, and the id from which the stream can be resumed."""

    type: str
    data: dict[str, Any]
    id: str = ""


def events_of(lines: Iterable[str]) -> Iterator[Event]:
    """Yields the events in the lines of a stream, without comments and without an incomplete last event.

    Events that only have an id, and events of type `position`, have no data. **Throws** `UnexpectedResponse`.
    """
    fields: dict[str, list[str]] = {}
    for line in lines:
        if line == "":
            if "data" in fields or "id" in fields:
                kind = _last(fields, "event", "message")
                data = {} if kind == "position" else _decoded("\n".join(fields.get("data", ["{}"])))
                yield Event(kind, data, _last(fields, "id", ""))
            fields = {}
        elif not line.startswith(":"):
            name, _, value = line.partition(":")
            fields.setdefault(name, []).append(value.removeprefix(" "))


def _decoded(data: str) -> dict[str, Any]:
    try:
        decoded: dict[str, Any] = json.loads(data)
    except ValueError as error:
        raise UnexpectedResponse(f"The server sent an event with JSON that cannot be read: {error}") from error
    return decoded


def _last(fields: dict[str, list[str]], name: str, otherwise: str) -> str:
    return fields.get(name, [otherwise])[-1]


def folded(answer: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Applies a change to the result of a batch: `answer` is the result so far, `change` the data of an event."""
    results = "playerStatistics" if "playerStatistics" in answer else "squadStatistics"
    after: dict[str, Any] = json.loads(json.dumps(answer))
    for one in change["changes"]:
        statistics = _statistics_in(after[results], one)
        gone = set(one.get("removed", ()))
        statistics[:] = [statistic for statistic in statistics if statistic["code"] not in gone]
        changed = {statistic["code"]: statistic for statistic in one.get("changed", ())}
        for statistic in statistics:
            statistic.update(changed.get(statistic["code"], {}))
        for added in one.get("added", ()):
            statistics.insert(added["at"], added["statistic"])
    return after


def with_change(forecast: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Applies a change to a forecast: `forecast` is the forecast so far, `change` the data of an event."""
    changed = {name: value for name, value in change.items() if name != "from"}
    return {**forecast, **changed, "points": [*forecast["points"][: change["from"]], *change["points"]]}


def _statistics_in(results: list[dict[str, Any]], change: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the list of statistics that a change applies to."""
    result = next(result for result in results if result["id"] == change["id"])
    squad = next(squad for squad in result["squads"] if squad["id"] == change["squadId"])
    if "personId" not in change:
        return squad["statistics"]  # type: ignore[no-any-return]
    player = next(player for player in squad["players"] if player["personId"] == change["personId"])
    return player["statistics"]  # type: ignore[no-any-return]
