"""Send a link to set a new password, if somebody has an account with that address."""

from datetime import datetime

from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import audit, mails, one_time_links, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.one_time_links import NewLink
from trusthound.domain.access.one_time_link import LinkPurpose, link_to
from trusthound.domain.access.origin import Origin
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail, brand_for


async def send_reset_link(
    email: str, *, database: Database, origin: Origin, now: datetime, mail_id: str, token: Token
) -> bool:
    """Whether there is one; links sent before stay good. Raises DatabaseUnavailable."""
    async with database.connection() as connection:
        held = await users.credentials_of_mail(connection, email)
        if held is None:
            return False
        link = NewLink(token.digest, held.user_id, LinkPurpose.RESET, now)
        await one_time_links.add(connection, link)
        mail = OutgoingMail(
            id=mail_id,
            kind=MailKind.RESET,
            brand=brand_for(is_member=held.is_member),
            to=held.email,  # as its owner wrote it, whatever was typed now
            words={"name": held.first_name, "link": link_to("reset", token.text)},
            made_at=now,
        )
        await mails.put(connection, mail)
        entry = origin.entry("account.ask_for_reset", actor=held.user_id, at=now)
        await audit.note(connection, entry)
    return True
