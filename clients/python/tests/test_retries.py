"""What is sent again, how often, and after how long."""

from __future__ import annotations

import socket
from typing import Any

import httpx
import pytest

from fakes import KEY, NO_JITTER, URL, Answer, Clock, Script, connection_to, refused
from goalsquare import ConnectionFailed, NotFound, QuotaUsedUp, Retries, ServerError, TooManyRequests
from goalsquare.connection import Connection
from goalsquare.contract import operation_named
from goalsquare.retries import retry_after_seconds

OK = httpx.Response(200, json={})
RESET = httpx.ReadError("reset")

WAITED: list[tuple[str, list[Answer], list[float]]] = [
    ("nothing where all is well", [OK], []),
    ("as long as Retry-After says, upon 429", [refused(429, **{"Retry-After": "3"}), OK], [3.0]),
    ("as long as Retry-After says, upon 503", [refused(503, **{"Retry-After": "7"}), OK], [7.0]),
    (
        "each time as long as that time says",
        [refused(429, **{"Retry-After": "1"}), refused(429, **{"Retry-After": "2"}), OK],
        [1.0, 2.0],
    ),
    (
        "until the date that Retry-After says",
        [refused(503, **{"Retry-After": "Mon, 12 Jan 1970 13:46:45 GMT"}), OK],
        [5.0],
    ),
    ("doubling without Retry-After", [refused(503), refused(503), refused(503), OK], [0.25, 0.5, 1.0]),
    (
        "doubling where connections break",
        [RESET, httpx.ConnectError("refused"), httpx.ReadTimeout("slow"), OK],
        [0.25, 0.5, 1.0],
    ),
    ("doubling where a gateway lost the server", [refused(502), refused(504), OK], [0.25, 0.5]),
    ("as said, not as tried, where both happen", [RESET, refused(429, **{"Retry-After": "9"}), OK], [0.25, 9.0]),
]


@pytest.mark.parametrize(
    ("answer", "kind"),
    [(RESET, ConnectionFailed), (refused(502), ServerError), (refused(504), ServerError)],
    ids=["reset", "502", "504"],
)
def test_what_may_not_be_done_twice_is_not(answer: Answer, kind: type[Exception]) -> None:
    script = Script([answer])
    with pytest.raises(kind):
        connection_to(script, Clock()).ask("POST", "/v1/permalinks", KEY, body={}, repeats=False)
    assert len(script.requests) == 1


@pytest.mark.parametrize(
    ("operation_id", "may"),
    [
        ("getMatch", True),
        ("postPlayerStatistics", True),
        ("postSquadStatistics", True),
        ("postPermalink", False),
        ("deletePermalink", True),
    ],
)
def test_which_operations_may_be_repeated(operation_id: str, may: bool) -> None:
    assert operation_named(operation_id).may_repeat is may


@pytest.mark.parametrize(("what", "answers", "waits"), WAITED, ids=[case[0] for case in WAITED])
@pytest.mark.parametrize(("method", "body"), [("GET", None), ("POST", {"playerMetricRequests": []})])
def test_waits(method: str, body: object, what: str, answers: list[Answer], waits: list[float]) -> None:
    clock, script = Clock(), Script(answers)
    assert connection_to(script, clock).ask(method, "/v1/any", KEY, body=body).status_code == 200
    assert clock.waits == waits
    assert len({request.content for request in script.requests}) == 1


GIVEN_UP: list[tuple[str, Answer, type[Exception], int]] = [
    ("a broken connection", RESET, ConnectionFailed, 5),
    ("429", refused(429, "too-many-requests", **{"Retry-After": "1"}), TooManyRequests, 5),
    ("503", refused(503), ServerError, 5),
    ("502", refused(502), ServerError, 5),
    ("a quota that ends in hours", refused(429, "quota-used-up", **{"Retry-After": "7200"}), QuotaUsedUp, 1),
    ("a failure of the server, which is not sent again", refused(500), ServerError, 1),
    ("what is not there", refused(404), NotFound, 1),
]


@pytest.mark.parametrize(("what", "answer", "kind", "attempts"), GIVEN_UP, ids=[case[0] for case in GIVEN_UP])
def test_gives_up(what: str, answer: Answer, kind: type[Exception], attempts: int) -> None:
    script = Script([answer])
    with pytest.raises(kind):
        connection_to(script, Clock()).ask("GET", "/v1/any", KEY)
    assert len(script.requests) == attempts


def test_says_how_long_to_wait_where_it_does_not_wait_itself() -> None:
    with pytest.raises(QuotaUsedUp) as caught:
        connection_to(Script([refused(429, "quota-used-up", **{"Retry-After": "7200"})]), Clock()).ask(
            "GET", "/v1/any", KEY
        )
    assert caught.value.retry_after == 7200


def test_jitter_lengthens_a_wait_by_little() -> None:
    patience = Retries(jitter=lambda: 0.99)
    assert [patience.wait(1, 3.0), patience.wait(1)] == pytest.approx([3.2475, 0.4975])


def test_without_attempts_left_there_is_no_wait() -> None:
    assert [Retries(attempts=1).wait(1), NO_JITTER.wait(5), NO_JITTER.wait(1, 31)] == [None, None, None]


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        (None, None),
        ("0", 0.0),
        ("12", 12.0),
        ("soon", None),
        ("-1", None),
        ("", None),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0.0),
    ],
)
def test_reads_retry_after(header: str | None, seconds: float | None) -> None:
    assert retry_after_seconds(header, 1_000.0) == seconds


def test_a_server_that_is_not_there_is_named() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}"
    clock = Clock()
    with pytest.raises(ConnectionFailed, match=url):
        Connection(url, timeout=1, retries=NO_JITTER, sleep=clock.sleep, now=clock.now).ask("GET", "/v1/any", KEY)
    assert clock.waits == [0.25, 0.5, 1.0, 2.0]


TOKEN_CASES: list[tuple[str, Answer, int]] = [
    ("not after what may have issued one", RESET, 1),
    ("not after a gateway that may have lost one", refused(502), 1),
    ("after what was never sent", httpx.ConnectError("refused"), 5),
    ("after Retry-After", refused(503, **{"Retry-After": "1"}), 5),
]


@pytest.mark.parametrize(("what", "answer", "attempts"), TOKEN_CASES, ids=[case[0] for case in TOKEN_CASES])
def test_asks_again_for_a_token(what: str, answer: Answer, attempts: int) -> None:
    script = Script([answer])
    connection: Any = connection_to(script, Clock())
    with pytest.raises((ConnectionFailed, ServerError)):
        connection.issue_token("id", "secret")
    assert len(script.requests) == attempts
    assert str(script.requests[0].url) == f"{URL}/oauth2/token"


def test_help_has_no_address_of_memory_in_it() -> None:
    assert repr(Retries(attempts=2)) == "Retries(attempts=2, backoff=0.25, longest_wait=30.0, stream_patience=120.0)"


def test_a_proxy_that_wants_a_password_is_not_asked_again() -> None:
    script = Script([httpx.ProxyError("407 Proxy Authentication Required")])
    with pytest.raises(ConnectionFailed, match="407"):
        connection_to(script, Clock()).ask("GET", "/v1/leagues", KEY)
    assert len(script.requests) == 1
