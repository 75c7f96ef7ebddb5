"""A message is tried for three days; who is gone, or fails for days, is told nothing more."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from trusthound.domain.webhooks.delivery import (
    MOST_TRIES,
    PAUSES,
    Attempt,
    Due,
    NotSent,
    Verdict,
    judged,
    shown_answer,
)
from trusthound.domain.webhooks.endpoint import DisabledBecause
from trusthound.domain.webhooks.event import WebhookEvent

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
DUE = Due(
    "e", "acme", "https://a.example/", (b"s",), "msg_1", WebhookEvent.COMPLETED, "{}", 1, None
)
REFUSED = Attempt(NOON, 500)


def test_the_pauses_grow_and_last_three_days() -> None:
    assert list(PAUSES) == sorted(PAUSES)
    assert timedelta(days=3) <= sum(PAUSES, timedelta()) < timedelta(days=4)


@pytest.mark.parametrize("tries", range(1, MOST_TRIES))
def test_after_each_failure_the_next_pause_is_drawn_out_by_a_tenth_at_most(tries: int) -> None:
    due = replace(DUE, tries=tries)
    soonest = judged(due, REFUSED, jitter=0.0).next_try_at
    latest = judged(due, REFUSED, jitter=1.0).next_try_at
    assert soonest == NOON + PAUSES[tries - 1]
    assert latest == NOON + PAUSES[tries - 1] * 1.1


@pytest.mark.parametrize("status", [200, 204, 299])
def test_what_is_answered_with_success_is_delivered(status: int) -> None:
    assert judged(DUE, Attempt(NOON, status), jitter=0) == Verdict()


@pytest.mark.parametrize(
    "failure", [Attempt(NOON, 199), Attempt(NOON, 302), Attempt(NOON, problem=NotSent.TIMEOUT)]
)
def test_a_redirect_or_no_answer_is_a_failure(failure: Attempt) -> None:
    assert not failure.is_delivered
    assert judged(DUE, failure, jitter=0).next_try_at is not None


def test_who_answers_gone_is_disabled_at_once() -> None:
    assert judged(DUE, Attempt(NOON, 410), jitter=0) == Verdict(disables=DisabledBecause.GONE)


def test_the_last_failure_disables_only_where_nothing_got_through_for_three_days() -> None:
    last = replace(DUE, tries=MOST_TRIES)
    days = timedelta(days=3)
    failing = replace(last, failing_since=NOON - days)
    recovered = replace(last, failing_since=NOON - days + timedelta(seconds=1))
    assert judged(failing, REFUSED, jitter=0) == Verdict(disables=DisabledBecause.FAILING)
    assert judged(recovered, REFUSED, jitter=0) == Verdict()
    assert judged(last, REFUSED, jitter=0) == Verdict()
    assert judged(replace(failing, tries=1), REFUSED, jitter=0).disables is None


def test_a_test_message_is_tried_once() -> None:
    assert judged(replace(DUE, type=WebhookEvent.TEST), REFUSED, jitter=0) == Verdict()


def test_an_answer_is_shown_short_and_without_what_could_hide() -> None:
    assert shown_answer(b"ok\n\x1b[2J\x00\xff" + b"a" * 2_000).startswith("ok\n�[2J��aaa")
    assert len(shown_answer(b"a" * 70_000)) == 1_000
