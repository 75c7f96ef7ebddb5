"""Mail what is new to saved searches, each opening once to each."""

from collections.abc import Callable
from datetime import datetime, tzinfo

from trusthound.adapters.storage import mails, openings, told_openings
from trusthound.adapters.storage.database import Database
from trusthound.domain.alerts.alert_mails import new_openings_mail
from trusthound.domain.alerts.due import next_due
from trusthound.domain.alerts.new_openings import NewOpenings

# The others are told by the next run.
MOST_SEARCHES = 2_000


async def send_alerts(
    database: Database,
    *,
    zone_of: Callable[[str], tzinfo],
    now: datetime,
    new_id: Callable[[], str],
) -> int:
    """How many mails were put in. What a mail tells is marked as told in the transaction that puts
    the mail in: both happen or neither. Raises DatabaseUnavailable.
    """
    sent = 0
    for _ in range(MOST_SEARCHES):
        async with database.connection() as connection:
            due = await told_openings.take_due(connection, now=now)
            if due is None:
                break
            wish = due.search.wish
            ids, count = await told_openings.tell(
                connection,
                due,
                next_due_at=next_due(wish.how_often, zone_of(wish.time_zone), now),
                now=now,
            )
            found = await openings.find_all(connection, ids)
            listed = tuple(found[each] for each in ids if each in found)
            if not listed:  # deleted this very moment
                continue
            mail = new_openings_mail(
                NewOpenings(listed, count),
                due.reader,
                search_id=due.search.id,
                name=wish.name,
                how_often=wish.how_often,
                now=now,
                new_id=new_id(),
            )
            await mails.put(connection, mail)
            sent += 1
    return sent
