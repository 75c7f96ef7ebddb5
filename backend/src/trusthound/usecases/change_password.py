"""Change the password: the present one is asked for, and every other session ends."""

from datetime import datetime

from trusthound.adapters.credentials.common_passwords import common_passwords
from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.storage import audit, mails, one_time_links, sessions, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.proof import proved
from trusthound.domain.access.attempts import AttemptLimits
from trusthound.domain.access.one_time_link import LinkPurpose
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.password import check_password
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail, brand_for


async def change_password(
    who: SignedIn,
    current: str,
    new: str,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    origin: Origin,
    now: datetime,
    mail_id: str,
) -> None:
    """Raises InvalidInput, RateLimited, Overloaded, DatabaseUnavailable."""
    user = who.user
    check_password(new, email=user.email, common=common_passwords(), field="newPassword")
    held = await proved(
        user.id,
        current,
        database=database,
        passwords=passwords,
        limits=limits,
        now=now,
        field="currentPassword",
    )
    password_hash = await passwords.hashed(new)
    async with database.connection() as connection:
        if not await users.set_password(
            connection, user.id, password_hash, instead_of=held.password_hash
        ):  # set anew meanwhile, by who has the mailbox
            raise InvalidInput("This is not your password.", field="currentPassword")
        await sessions.end_all(connection, user.id, but=who.session_id)
        for purpose in (LinkPurpose.RESET, LinkPurpose.CHANGE_MAIL):
            await one_time_links.end_unused(connection, user.id, purpose)
        mail = OutgoingMail(
            id=mail_id,
            kind=MailKind.PASSWORD_CHANGED,
            brand=brand_for(is_member=held.is_member),
            to=user.email,
            words={"name": user.first_name, "when": f"{now:%d %B %Y, %H:%M} UTC"},
            made_at=now,
        )
        await mails.put(connection, mail)
        await audit.note(connection, origin.entry("account.change_password", actor=user.id, at=now))
