"""Forget what was sent to endpoints, and what happened, more than 30 days ago."""

from datetime import datetime

from trusthound.adapters.storage import events, webhook_deliveries
from trusthound.adapters.storage.database import Database
from trusthound.domain.webhooks.delivery import KEPT_FOR


async def forget_webhook_deliveries(database: Database, *, now: datetime) -> int:
    """How many messages. Raises DatabaseUnavailable."""
    await events.forget(database, made_before=now - KEPT_FOR)
    return await webhook_deliveries.forget(database, made_before=now - KEPT_FOR)
