"""Mail what became of watched openings, each news once, one mail a seeker."""

from collections.abc import Callable
from datetime import datetime

from trusthound.adapters.storage import mails, watch_news
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.alert_mails import watch_mail

# The others are told by the next run.
MOST_READERS = 2_000


async def send_watch_news(database: Database, *, now: datetime, new_id: Callable[[], str]) -> int:
    """How many mails were put in, in the transaction that marks their news as told. Raises
    DatabaseUnavailable.
    """
    sent = 0
    for _ in range(MOST_READERS):
        async with database.connection() as connection:
            due = await watch_news.take_due_reader(connection, now=now)
            if due is None:
                break
            told = await watch_news.tell(connection, due.user_id, now=now)
            if told:
                mail = watch_mail(told, due.reader, now=now, new_id=new_id())
                await mails.put(connection, mail)
                sent += 1
    return sent
