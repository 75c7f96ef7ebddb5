"""Take it as proved that an address is its user's: the link that was mailed there was opened.

Where that is another address than the account has, it becomes the account's, and whoever reads the
old one and the payment service are told.
"""

from datetime import datetime

from trusthound.adapters.credentials.tokens import digest_of
from trusthound.adapters.storage import audit, mails, one_time_links, sessions, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.tasks.defer import defer
from trusthound.domain.access.one_time_link import LinkPurpose
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import LinkExpired
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail, brand_for

TELL_PAYMENTS = "tell_payments_address"


async def confirm_mail_address(
    token: str, *, database: Database, origin: Origin, now: datetime, mail_id: str
) -> None:
    """Raises LinkExpired, Conflict where the address is another account's, DatabaseUnavailable."""
    digest = digest_of(token)
    async with database.connection() as connection:
        proving = await one_time_links.use(connection, digest, LinkPurpose.CONFIRM_MAIL, now=now)
        if proving is not None:
            await users.note_mail_proved(connection, proving.user_id, now)
            return
        used = await one_time_links.use(connection, digest, LinkPurpose.CHANGE_MAIL, now=now)
        held = None if used is None else await users.credentials_of(connection, used.user_id)
        if used is None or held is None:
            raise LinkExpired
        await users.change_mail(connection, held.user_id, used.mail_to, now)
        for purpose in LinkPurpose:  # what was sent to the old address opens nothing any more
            await one_time_links.end_unused(connection, held.user_id, purpose)
        await sessions.end_all(connection, held.user_id, but=used.asked_in)
        mail = OutgoingMail(
            id=mail_id,
            kind=MailKind.MAIL_CHANGED,
            brand=brand_for(is_member=held.is_member),
            to=held.email,
            words={"name": held.first_name, "when": f"{now:%d %B %Y, %H:%M} UTC"},
            made_at=now,
        )
        await mails.put(connection, mail)
        await defer(connection, TELL_PAYMENTS, {"user_id": held.user_id})
        entry = origin.entry("account.change_mail", actor=held.user_id, at=now)
        await audit.note(connection, entry)
