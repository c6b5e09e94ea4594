"""Calls of asyncio: the methods of `API`, how many run at once, and what is left when a call is cancelled."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pandas as pd
import pytest

from conftest import MATCH_ID
from fakes import KEY, Clock, Script, connection_to, refused
from goalsquare import API, AsyncAPI, Batch, ConfigurationError, NotFound

SCORE = {"matchId": 7, "home": {"id": 1, "points": 6}, "away": {"id": 2, "points": 1}}
PUBLIC = [name for name in dir(API) if not name.startswith("_")]
# Seconds after which a test that waits for another thread has failed.
PATIENCE = 30


class Gate(httpx.BaseTransport):
    """Answers with a score. `on_request` is called in the thread of each request."""

    def __init__(self, on_request: Callable[[], object]) -> None:
        self._on_request = on_request
        self._lock = threading.Lock()
        self.running = 0
        self.most = 0
        self.paths: list[str] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        with self._lock:
            self.running += 1
            self.most = max(self.most, self.running)
            self.paths.append(request.url.path)
        try:
            self._on_request()
        finally:
            with self._lock:
                self.running -= 1
        return httpx.Response(200, json=SCORE)


class Held:
    """Holds requests until it is released: all of them, or the first only."""

    def __init__(self, *, is_first_only: bool = False) -> None:
        self.entered, self.released = threading.Event(), threading.Event()
        self.gate = Gate(self._hold)
        self._is_first_only = is_first_only

    def _hold(self) -> None:
        if self._is_first_only and self.entered.is_set():
            return
        self.entered.set()
        assert self.released.wait(PATIENCE)


def behind(gate: Gate, concurrency: int) -> AsyncAPI[pd.DataFrame]:
    """An API whose requests pass a gate."""
    api = API("a-key", environment="http://server.test", http=gate, cache=False)
    return AsyncAPI(api, concurrency=concurrency)


@pytest.mark.parametrize("name", PUBLIC)
def test_it_has_the_methods_of_the_api_with_the_same_arguments(name: str) -> None:
    own, other = getattr(API, name), getattr(AsyncAPI, name)
    if isinstance(own, property):
        assert isinstance(other, property)
        return
    assert list(inspect.signature(other).parameters.values()) == list(inspect.signature(own).parameters.values())
    returned = str(inspect.signature(own).return_annotation)
    if name in ("as_of", "known_at"):
        assert inspect.signature(other).return_annotation == "AsyncAPI[Frame]"
    elif returned.startswith("Iterator"):
        assert inspect.signature(other).return_annotation == f"Async{returned}"
    else:
        assert inspect.iscoroutinefunction(other)
        assert inspect.signature(other).return_annotation == returned


def test_calls_run_at_once_up_to_the_limit() -> None:
    barrier = threading.Barrier(3)
    gate = Gate(lambda: barrier.wait(PATIENCE))

    async def main() -> list[int]:
        async with behind(gate, concurrency=3) as api:
            scores = await asyncio.gather(*(api.score(match_id) for match_id in range(1, 7)))
        return [int(score.home_points[0]) for score in scores]

    assert asyncio.run(main()) == [6] * 6
    assert gate.most == 3


def test_a_queued_call_that_is_cancelled_sends_nothing() -> None:
    held = Held()

    async def main() -> None:
        api = behind(held.gate, concurrency=1)
        first, second = asyncio.create_task(api.score(1)), asyncio.create_task(api.score(2))
        await asyncio.to_thread(held.entered.wait, PATIENCE)
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        held.released.set()
        await first
        await api.close()

    asyncio.run(main())
    assert held.gate.paths == ["/v1/matches/1/score"]


def test_a_running_call_that_is_cancelled_sends_nothing_more() -> None:
    held = Held()

    async def main() -> None:
        api = behind(held.gate, concurrency=1)
        several = asyncio.create_task(api.score([1, 2, 3]))
        await asyncio.to_thread(held.entered.wait, PATIENCE)
        several.cancel()
        with pytest.raises(asyncio.CancelledError):
            await several
        held.released.set()
        await asyncio.to_thread(api._pool.shutdown)

    asyncio.run(main())
    assert held.gate.paths == ["/v1/matches/1/score"]


def test_a_running_call_that_is_cancelled_lets_the_next_run() -> None:
    held = Held(is_first_only=True)

    async def main() -> None:
        api = behind(held.gate, concurrency=1)
        first = asyncio.create_task(api.score(1))
        await asyncio.to_thread(held.entered.wait, PATIENCE)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert len(await asyncio.wait_for(api.score(2), PATIENCE)) > 0
        held.released.set()
        await api.close()

    asyncio.run(main())
    assert held.gate.paths == ["/v1/matches/1/score", "/v1/matches/2/score"]


def test_a_wait_for_a_limit_ends_when_the_call_is_cancelled() -> None:
    refusing = threading.Event()

    def refuse(_: httpx.Request) -> httpx.Response:
        refusing.set()
        return refused(429, **{"Retry-After": "29"})

    async def main() -> None:
        api = AsyncAPI(API("a-key", environment="http://server.test", http=Script([refuse])))
        call = asyncio.create_task(api.score(1))
        await asyncio.to_thread(refusing.wait, PATIENCE)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        await asyncio.to_thread(api._pool.shutdown)

    asyncio.run(main())


def test_all_threads_wait_while_one_is_asked_to() -> None:
    clock = Clock()
    connection = connection_to(Script([httpx.Response(200, json={})]), clock)
    connection._sender._pace.hold(3)
    connection.ask("GET", "/v1/leagues", KEY)
    connection.ask("GET", "/v1/leagues", KEY)
    assert clock.waits == [3.0]


def test_errors_are_raised_where_the_call_is_awaited(api: API[Any]) -> None:
    async def main() -> None:
        async with AsyncAPI(API()) as other:
            with pytest.raises(NotFound):
                await other.score(1)

    asyncio.run(main())


def test_sixty_calls_at_once_are_all_answered(api: API[Any]) -> None:
    async def main() -> list[pd.DataFrame]:
        async with AsyncAPI(API(cache=False), concurrency=12) as other:
            return list(await asyncio.gather(*(other.score(MATCH_ID) for _ in range(60))))

    frames = asyncio.run(main())
    for frame in frames:
        pd.testing.assert_frame_equal(frame, api.score(MATCH_ID))


def test_frames_are_those_of_the_api_and_moments_are_shared(api: API[Any]) -> None:
    async def main() -> tuple[Any, Any, Any]:
        async with AsyncAPI() as other:
            batch = Batch().add("GOAL", id="goals")
            rows, early, raw = await asyncio.gather(
                other.player_batch(MATCH_ID, batch),
                other.as_of("Q1:10:00").score(MATCH_ID),
                other.raw.score(MATCH_ID),
            )
        return rows, early, raw

    rows, early, raw = asyncio.run(main())
    pd.testing.assert_frame_equal(rows, api.player_batch(MATCH_ID, Batch().add("GOAL", id="goals")))
    pd.testing.assert_frame_equal(early, api.as_of("Q1:10:00").score(MATCH_ID))
    assert raw == api.raw.score(MATCH_ID)


def test_events_are_an_asynchronous_iterator() -> None:
    async def main() -> int:
        async with AsyncAPI() as api:
            replay = await api.begin_replay(MATCH_ID, "Q4:20:00", speed=600)
            points = -1
            async for event in api.match_events(replay, "MatchScore", since=0):
                points = event.data["home"]["points"]
                break
            await api.end_replay(replay)
        return points

    assert asyncio.run(main()) >= 0


def test_a_stream_ends_where_the_iterator_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def three(self: API[Any], *_: object, **__: object) -> Iterator[int]:
        yield from (1, 2, 3)

    monkeypatch.setattr(API, "match_events", three)

    async def main() -> list[Any]:
        async with AsyncAPI(API("a-key", environment="http://server.test")) as api:
            return [event async for event in api.match_events(1)]

    assert asyncio.run(main()) == [1, 2, 3]


def test_it_takes_the_account_and_server_of_an_api() -> None:
    assert AsyncAPI(token="a-key", environment="http://server.test").url == "http://server.test"
    with pytest.raises(ConfigurationError, match="Omit the other arguments"):
        AsyncAPI(API("a-key"), token="another")  # type: ignore[call-overload]
    with pytest.raises(ConfigurationError, match=r"AsyncAPI\(token=\.\.\.\)"):
        AsyncAPI("a-key")  # type: ignore[call-overload]


def test_calls_that_wait_are_cancelled_when_it_is_closed() -> None:
    held = Held()

    async def main() -> None:
        api = behind(held.gate, concurrency=1)
        first, second = asyncio.create_task(api.score(1)), asyncio.create_task(api.score(2))
        await asyncio.to_thread(held.entered.wait, PATIENCE)
        await api.close()
        held.released.set()
        await asyncio.wait([first, second])
        with pytest.raises(asyncio.CancelledError):
            await second

    asyncio.run(main())
    assert held.gate.paths == ["/v1/matches/1/score"]


def test_a_concurrency_below_one_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="concurrency 0 is not a whole number from 1"):
        AsyncAPI(API("a-key"), concurrency=0)
