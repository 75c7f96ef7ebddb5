"""What a process has answered of late: old minutes leave, and what fails is told from the rest."""

import httpx2
import pytest
from starlette.types import Receive, Scope, Send

from trusthound.entrypoints.http.request_log import RequestLog
from trusthound.entrypoints.http.traffic_window import MINUTES, TIMED_A_MINUTE, TrafficWindow


def answer(window: TrafficWindow, at: float, status: int = 200, milliseconds: float = 10) -> None:
    window.began()
    window.ended(at, status=status, milliseconds=milliseconds, is_api=True)


def test_a_quarter_of_an_hour_counts_and_the_minute_before_it_does_not() -> None:
    window = TrafficWindow()
    answer(window, 30, status=500)
    answer(window, 60, milliseconds=20)
    answer(window, 120, milliseconds=40)

    before, after = window.seen((MINUTES - 1) * 60), window.seen(MINUTES * 60)
    assert (before.lately, before.failed_lately, before.milliseconds) == (3, 1, 20)
    assert (after.lately, after.error_percent, after.milliseconds, after.total) == (2, 0, 30, 3)


def test_nothing_answered_has_no_rate() -> None:
    seen = TrafficWindow().seen(0)

    assert (seen.error_percent, seen.milliseconds, seen.total) == (None, None, 0)


def test_many_requests_are_all_counted_and_take_no_more_memory() -> None:
    window = TrafficWindow()
    for _ in range(TIMED_A_MINUTE + 50):
        answer(window, 0)

    assert window.seen(0).lately == TIMED_A_MINUTE + 50
    assert len(window._minutes[-1].milliseconds) == TIMED_A_MINUTE


async def test_every_request_is_counted_the_failed_and_the_one_that_is_cut_off_included() -> None:
    window = TrafficWindow()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert window.under_way == 1
        raise KeyboardInterrupt if scope["path"] == "/left" else KeyError

    transport = httpx2.ASGITransport(app=RequestLog(app, (), window))
    async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
        assert (await client.get("/api/x")).status_code == 500
        with pytest.raises(KeyboardInterrupt):
            await client.get("/left")

    assert (window.total, window.api_calls, window.under_way) == (2, 1, 0)
    assert sum(each.failed for each in window._minutes) == 1
