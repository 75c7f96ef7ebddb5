"""What follows from how a look at a board went."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.common.errors import Overloaded, PageUnreadable, ReadingProblem, UrlRefused
from trusthound.domain.search.board import Result
from trusthound.domain.search.looking import (
    Seen,
    Trouble,
    ended,
    failed,
    trouble_of_error,
    trouble_of_status,
)

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
COUNTS = st.integers(0, 10_000)


@given(found=COUNTS, unread=COUNTS, last=st.none() | COUNTS, cut=st.sampled_from(["", "Cut."]))
def test_a_look_closes_only_where_a_whole_list_was_read_and_is_believed(
    found: int, unread: int, last: int | None, cut: str
) -> None:
    seen = Seen(found, unread, is_whole=True, cut=cut)
    outcome = ended(seen, last_found=last, every=6 * HOUR, now=NOON)
    assert outcome.closes == (
        not cut and found * 5 >= (last or 0) and unread * 20 <= found + unread
    )
    assert outcome.closes or outcome.problem
    partly = ended(Seen(found, unread, is_whole=False), last_found=last, every=HOUR, now=NOON)
    assert not partly.closes


@pytest.mark.parametrize(
    ("last", "found", "closes"), [(10, 2, True), (10, 1, False), (0, 0, True), (1, 0, False)]
)
def test_a_fifth_of_the_last_look_is_enough(last: int, found: int, closes: bool) -> None:  # noqa: FBT001
    seen = Seen(found, 0, is_whole=True)
    assert ended(seen, last_found=last, every=HOUR, now=NOON).closes is closes


@given(failures=st.integers(0, 10**9), wait=st.timedeltas(timedelta(), timedelta(days=10**6)))
def test_a_failure_is_tried_again_within_a_day_and_not_before_an_hour(
    failures: int, wait: timedelta
) -> None:
    outcome = failed(Trouble(Result.FAILED, "It answered 500.", wait), failures=failures, now=NOON)
    assert outcome.due_at is not None
    assert HOUR <= outcome.due_at - NOON <= DAY
    assert outcome.due_at - NOON >= min(wait, DAY)
    assert (outcome.failures, outcome.closes) == (failures + 1, False)


def test_only_the_first_part_tells_that_a_board_is_gone() -> None:
    first = trouble_of_status(404, is_first=True, wait=timedelta())
    later = trouble_of_status(404, is_first=False, wait=timedelta())
    assert first is not None
    assert later is not None
    assert (first.result, later.result) == (Result.GONE, Result.FAILED)
    assert trouble_of_status(200, is_first=True, wait=timedelta()) is None


@pytest.mark.parametrize("status", [201, 204, 206, 302, 304, 400, 418, 500, 999])
def test_whatever_else_is_no_list(status: int) -> None:
    trouble = trouble_of_status(status, is_first=True, wait=DAY)
    assert trouble == Trouble(Result.FAILED, f"It answered {status}.")


@pytest.mark.parametrize("problem", ReadingProblem)
def test_every_problem_is_told_in_a_sentence(problem: ReadingProblem) -> None:
    trouble = trouble_of_error(PageUnreadable(problem), most_bytes=20_000_000)
    assert trouble.problem.endswith(".")
    refused = problem is ReadingProblem.BLOCKED
    assert (trouble.result is Result.REFUSED) == refused


def test_what_is_our_own_fault_is_not_told_as_the_boards() -> None:
    busy = trouble_of_error(Overloaded("x", retry_after_seconds=7), most_bytes=1)
    assert (busy.result, busy.wait) == (Result.FAILED, timedelta(seconds=7))
    refused = trouble_of_error(UrlRefused("x"), most_bytes=1)
    assert refused.result is Result.REFUSED
