"""Forget what was sent to endpoints more than 30 days ago."""

from datetime import datetime

from trusthound.adapters.storage import webhook_deliveries
from trusthound.adapters.storage.database import Database
from trusthound.domain.webhooks.delivery import KEPT_FOR


async def forget_webhook_deliveries(database: Database, *, now: datetime) -> int:
    """How many. Raises DatabaseUnavailable."""
    return await webhook_deliveries.forget(database, made_before=now - KEPT_FOR)
