"""What a subscription is worth, and what happened between two looks at a customer."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from trusthound.domain.access.billing_news import Happening, News, happenings
from trusthound.domain.access.subscription import (
    Bought,
    Payment,
    Status,
    Subscription,
    premium_until,
)

DAY = timedelta(days=1)
BEGIN = datetime(2026, 11, 21, 12, tzinfo=UTC)
END = BEGIN + 30 * DAY
ACTIVE = Subscription("sub_1", Status.ACTIVE, BEGIN, BEGIN, END, None, 900)
ENDING = replace(ACTIVE, ends_at=END)
PAST_DUE = replace(ACTIVE, status=Status.PAST_DUE)
CANCELED = replace(ACTIVE, status=Status.CANCELED, ends_at=BEGIN + DAY)
PAID = Payment("in_1", "sub_1", "N-1", BEGIN, 900, 0, BEGIN, END, "https://pay.example/1", "pi_1")
REFUNDED = replace(PAID, refunded_cents=900)


def until(
    *subscriptions: Subscription,
    trial: datetime | None = None,
    granted: datetime | None = None,
) -> datetime | None:
    return premium_until(subscriptions, trial_ends_at=trial, granted_until=granted)


@pytest.mark.parametrize(
    ("subscription", "worth"),
    [
        (ACTIVE, END + DAY),
        (replace(ACTIVE, status=Status.TRIALING), END + DAY),
        (ENDING, END),
        (PAST_DUE, BEGIN + 7 * DAY),
        (CANCELED, BEGIN + DAY),
        *(
            (replace(ACTIVE, status=each), None)
            for each in (
                Status.INCOMPLETE,
                Status.INCOMPLETE_EXPIRED,
                Status.UNPAID,
                Status.PAUSED,
            )
        ),
    ],
)
def test_a_subscription_is_worth_what_was_paid_and_a_little_patience(
    subscription: Subscription, worth: datetime | None
) -> None:
    assert until(subscription) == worth


def test_the_latest_of_all_that_gives_premium_counts() -> None:
    assert until() is None
    assert until(CANCELED, trial=BEGIN + 7 * DAY) == BEGIN + 7 * DAY
    assert until(ENDING, trial=BEGIN + 7 * DAY, granted=BEGIN) == END
    assert until(ACTIVE, granted=END + 99 * DAY) == END + 99 * DAY


@pytest.mark.parametrize(
    ("payments", "after", "refundable"),
    [
        ((PAID,), 30 * DAY - timedelta(seconds=1), PAID),
        ((PAID,), 30 * DAY, None),
        ((REFUNDED,), DAY, None),
        ((), DAY, None),
        ((replace(PAID, reference=""),), DAY, None),
        ((PAID, replace(REFUNDED, id="in_2", paid_at=BEGIN + DAY)), 2 * DAY, None),
    ],
)
def test_the_last_payment_is_given_back_within_thirty_days(
    payments: tuple[Payment, ...], after: timedelta, refundable: Payment | None
) -> None:
    assert Bought(payments=payments).refundable(BEGIN + after) == refundable


def news(before: Subscription | None, now: Subscription) -> list[News]:
    was = Bought((before,)) if before else Bought()
    return [each.news for each in happenings(was, Bought((now,)))]


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        (None, ACTIVE, [News.SUBSCRIBED]),
        (None, ENDING, [News.SUBSCRIBED, News.CANCELLED]),
        (None, CANCELED, []),
        (None, replace(ACTIVE, status=Status.INCOMPLETE), []),
        (replace(ACTIVE, status=Status.INCOMPLETE), ACTIVE, [News.SUBSCRIBED]),
        (ACTIVE, ACTIVE, []),
        (ACTIVE, replace(ACTIVE, period_start=END, period_end=END + 31 * DAY), []),
        (ACTIVE, ENDING, [News.CANCELLED]),
        (ENDING, ENDING, []),
        (ENDING, ACTIVE, [News.RESUMED]),
        (ACTIVE, CANCELED, [News.CANCELLED]),
        (ENDING, CANCELED, [News.ENDED]),
        (ACTIVE, replace(CANCELED, is_refunded=True), [News.ENDED]),
        (CANCELED, CANCELED, []),
        (ACTIVE, PAST_DUE, [News.PAYMENT_FAILED]),
        (PAST_DUE, PAST_DUE, []),
        (PAST_DUE, replace(ACTIVE, status=Status.UNPAID), []),
        (PAST_DUE, ACTIVE, []),
        (None, PAST_DUE, [News.SUBSCRIBED, News.PAYMENT_FAILED]),
    ],
)
def test_what_happened_is_told_by_two_states_and_once(
    before: Subscription | None, now: Subscription, told: list[News]
) -> None:
    assert news(before, now) == told


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ((), (PAID,), [(News.PAID, 900)]),
        ((PAID,), (PAID,), []),
        ((PAID,), (REFUNDED,), [(News.REFUNDED, 900)]),
        ((), (REFUNDED,), [(News.PAID, 900), (News.REFUNDED, 900)]),
        ((REFUNDED,), (REFUNDED,), []),
        ((replace(PAID, refunded_cents=400),), (REFUNDED,), [(News.REFUNDED, 500)]),
        ((), (replace(PAID, cents=0),), []),
    ],
)
def test_payments_and_refunds_are_told_by_their_amounts(
    before: tuple[Payment, ...], now: tuple[Payment, ...], told: list[tuple[News, int]]
) -> None:
    happened: tuple[Happening, ...] = happenings(Bought((), before), Bought((), now))

    assert [(each.news, each.cents) for each in happened] == told
