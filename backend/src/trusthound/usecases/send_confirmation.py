"""Send the link once more by which a user proves their address."""

from datetime import datetime

from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import attempts, mails, one_time_links
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.one_time_links import NewLink
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.one_time_link import LinkPurpose, link_to
from trusthound.domain.access.user import User
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


async def send_confirmation(
    user: User,
    *,
    database: Database,
    limits: AttemptLimits,
    now: datetime,
    mail_id: str,
    token: Token,
) -> None:
    """Nothing happens where it is proved. Raises RateLimited, DatabaseUnavailable."""
    if user.mail_verified_at is not None:
        return
    async with database.connection() as connection:
        tried = [Attempt(limits.mails_an_account, f"confirm {user.id}")]
        await attempts.take(connection, tried, now)
        link = NewLink(token.digest, user.id, LinkPurpose.CONFIRM_MAIL, now)
        await one_time_links.add(connection, link)
        mail = OutgoingMail(
            id=mail_id,
            kind=MailKind.VERIFY,
            brand=Brand.CONSUMER,
            to=user.email,
            words={"name": user.first_name, "link": link_to("verify-mail", token.text)},
            made_at=now,
        )
        await mails.put(connection, mail)
