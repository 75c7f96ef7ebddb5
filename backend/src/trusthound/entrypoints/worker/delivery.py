"""Mails delivered as they come, until cancelled."""

import asyncio

import structlog

from trusthound.domain.common.errors import DatabaseUnavailable
from trusthound.wiring.mailing import Mailing

# Asking costs the database a look into an index that holds waiting mails alone.
PAUSE_SECONDS = 1.0
STOP_SECONDS = 15.0

log = structlog.get_logger()


async def deliver_mails(mailing: Mailing) -> None:
    """Look for mails that are due each second; when cancelled, what is under way has 15 seconds."""
    while True:
        under_way = asyncio.create_task(_deliver(mailing))
        try:
            tried = await asyncio.shield(under_way)
        except asyncio.CancelledError:
            await asyncio.wait({under_way}, timeout=STOP_SECONDS)
            raise
        if not tried:
            await asyncio.sleep(PAUSE_SECONDS)


async def _deliver(mailing: Mailing) -> int:
    try:
        return await mailing.deliver()
    except DatabaseUnavailable:
        log.warning("mails_wait_for_database")
    except Exception as problem:  # one odd mail must not end the worker
        log.exception("mails_not_delivered", problem=type(problem).__name__)
    return 0
