"""The practice service over real sockets, and Stripe's own SDK before it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from trusthound.adapters.payments.practice.objects import PRICE_ID
from trusthound.adapters.payments.practice.server import PracticeStripe, open_practice_stripe
from trusthound.adapters.payments.stripe_account import StripeAccount, open_stripe


@dataclass
class Clock:
    """A clock that tests move; it begins at the machine's moment, which signatures are told by."""

    moment: datetime = field(default_factory=lambda: datetime.now(UTC))  # noqa: TID251

    def __call__(self) -> datetime:
        return self.moment

    def pass_by(self, duration: timedelta) -> None:
        self.moment += duration


_numbers = count(1)


def numbered() -> str:
    """Ids that nobody else draws."""
    return f"n{next(_numbers)}"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def practice(clock: Clock) -> AsyncIterator[PracticeStripe]:
    """It sends nothing by itself: tests say what is delivered."""
    async with open_practice_stripe(
        webhook_url="http://127.0.0.1:9/", cents=900, file=None, now=clock, new_id=numbered
    ) as opened:
        opened.delivery.held = True
        yield opened


@pytest.fixture
async def account(practice: PracticeStripe) -> AsyncIterator[StripeAccount]:
    async with open_stripe(
        secret_key=practice.secret_key, api_base=practice.url, price=PRICE_ID
    ) as opened:
        yield opened
