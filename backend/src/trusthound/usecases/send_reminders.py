"""Mail the reminders whose moment has come, each once."""

from collections.abc import Callable
from datetime import datetime

from trusthound.adapters.storage import due_reminders, mails
from trusthound.adapters.storage.database import Database
from trusthound.domain.tracking.reminding import reminder_mail

# In one transaction, so that what is marked is what is mailed.
AT_ONCE = 200


async def send_reminders(database: Database, *, now: datetime, new_id: Callable[[], str]) -> int:
    """How many mails were put in. Raises DatabaseUnavailable."""
    total = 0
    while True:
        async with database.connection() as connection:
            taken, due = await due_reminders.take(connection, now=now, most=AT_ONCE)
            for each in due:
                await mails.put(connection, reminder_mail(each, now=now, new_id=new_id()))
        total += len(due)
        if taken == 0:
            return total
