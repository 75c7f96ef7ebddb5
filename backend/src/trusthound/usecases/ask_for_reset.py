"""Ask for a link to set a new password: put down here, looked at by the worker.

What is done here is the same for every address, so neither the answer nor its time tells whether
somebody has an account.
"""

from datetime import datetime

from trusthound.adapters.storage import attempts
from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.defer import defer
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import mail_key
from trusthound.domain.common.mail_address import checked_address

TASK = "send_reset_link"


async def ask_for_reset(
    email: str, *, database: Database, limits: AttemptLimits, origin: Origin, now: datetime
) -> None:
    """Raises InvalidInput for what is no address, RateLimited, DatabaseUnavailable."""
    address = checked_address(email)
    tried = [
        Attempt(limits.mails_an_account, f"reset {mail_key(address)}"),
        Attempt(limits.mails_an_address, f"reset {origin.place}"),
    ]
    words = {"email": address, "address": origin.address, "request_id": origin.request_id}
    async with database.connection() as connection:
        await attempts.take(connection, tried, now)
        await defer(connection, TASK, words)
