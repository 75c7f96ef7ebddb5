"""Delete an account and all that is kept of its user."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.files.store import FileStore
from trusthound.adapters.storage import audit, mails, members, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import Farewell, FilesOf
from trusthound.adapters.storage.proof import proved
from trusthound.domain.access.attempts import AttemptLimits
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail, brand_for


async def delete_account(
    user: User,
    password: str,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    end_purchases: Callable[[str], Awaitable[None]],
    farewells: Sequence[Farewell],
    uploads: Sequence[tuple[FileStore, FilesOf]],
    origin: Origin,
    now: datetime,
    mail_id: str,
    pseudonym: str,
) -> None:
    """What is paid for ends first, so that nothing is charged for an account that is gone; the
    rest is deleted all at once or not at all, and after it the files that they uploaded; if
    one cannot be deleted now, the worker does it.

    Raises InvalidInput for another password, Conflict for the last admin of others, RateLimited,
    PaymentsUnavailable, Overloaded, DatabaseUnavailable.
    """
    held = await proved(
        user.id, password, database=database, passwords=passwords, limits=limits, now=now
    )
    async with database.connection() as connection:
        await members.check_may_leave(connection, user.id)
    await end_purchases(user.id)
    async with database.connection() as connection:
        names = [(store, name) for store, of in uploads for name in await of(connection, user.id)]
        organization_id = await members.leave(connection, user.id)
        for each in farewells:
            await each(connection, user)
        await users.delete(connection, user.id)
        mail = OutgoingMail(
            id=mail_id,
            kind=MailKind.ACCOUNT_DELETED,
            brand=brand_for(is_member=held.is_member),
            to=user.email,
            words={"name": user.first_name},
            made_at=now,
        )
        await mails.put(connection, mail)
        entry = origin.entry(
            "account.delete", actor=user.id, at=now, organization_id=organization_id
        )
        await audit.note(connection, entry)
        await audit.forget_person(connection, user.id, pseudonym)
    for store, name in names:
        await asyncio.to_thread(store.delete, name)
