"""Settings without a key of Stripe in, the same with the practice service's out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from trusthound.adapters.payments.practice.objects import PRICE_ID
from trusthound.adapters.payments.practice.server import open_practice_stripe
from trusthound.domain.access.plan import PREMIUM_CENTS
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings

_LOOPBACK = frozenset({"127.0.0.1", "localhost"})


def may_practise(settings: Settings) -> bool:
    """On one's own machine alone: where others come, nobody shall take it for real."""
    no_key = not settings.stripe_secret_key.get_secret_value()
    return no_key and not settings.public_url and settings.host in _LOOPBACK


@asynccontextmanager
async def with_practice_payments(settings: Settings) -> AsyncIterator[Settings]:
    """A service to practise with runs while the block does, where there may be one."""
    if not may_practise(settings):
        yield settings
        return
    async with open_practice_stripe(
        webhook_url=f"http://{settings.host}:{settings.port}/api/billing/webhook",
        cents=PREMIUM_CENTS,
        file=settings.data_folder / "practice_payments.json",
        now=utc_now,
        new_id=new_id,
    ) as practice:
        yield settings.with_stripe(
            secret_key=practice.secret_key,
            webhook_secret=practice.webhook_secret,
            price=PRICE_ID,
            api_base=practice.url,
        )
