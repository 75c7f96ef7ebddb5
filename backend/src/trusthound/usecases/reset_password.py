"""Set a new password by the link of a mail: it works once, and ends every session."""

from datetime import datetime

from trusthound.adapters.credentials.common_passwords import common_passwords
from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import digest_of
from trusthound.adapters.storage import (
    audit,
    mails,
    one_time_links,
    second_factors,
    sessions,
    users,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.one_time_link import LinkPurpose
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.password import check_password
from trusthound.domain.common.errors import LinkExpired, Overloaded
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail, brand_for


async def reset_password(
    token: str,
    password: str,
    *,
    database: Database,
    passwords: Passwords,
    origin: Origin,
    now: datetime,
    mail_id: str,
) -> None:
    """A password that is refused leaves the link as it was; of many uses at once one works.

    Raises LinkExpired, InvalidInput, Overloaded, DatabaseUnavailable.
    """
    digest = digest_of(token)
    async with database.connection() as connection:
        holder = await one_time_links.holder(connection, digest, LinkPurpose.RESET, now=now)
        held = holder and await users.credentials_of(connection, holder)
    if not held:
        raise LinkExpired
    check_password(password, email=held.email, common=common_passwords())
    async with database.connection() as connection:
        if await one_time_links.use(connection, digest, LinkPurpose.RESET, now=now) is None:
            raise LinkExpired
    # Only who has the link now may cost a hash; without one the link is as it was.
    try:
        password_hash = await passwords.hashed(password)
    except Overloaded:
        async with database.connection() as connection:
            await one_time_links.give_back(connection, digest)
        raise
    async with database.connection() as connection:
        await users.set_password(connection, held.user_id, password_hash)
        if await users.note_mail_proved(connection, held.user_id, now):
            # Until now anybody may have made this account: what they set up locks its owner out.
            await second_factors.turn_off(connection, held.user_id)
            if held.totp_confirmed_at is not None:
                entry = origin.entry("account.totp_off", actor=held.user_id, at=now)
                await audit.note(connection, entry)
        await sessions.end_all(connection, held.user_id)
        await one_time_links.end_unused(connection, held.user_id, LinkPurpose.CHANGE_MAIL)
        mail = OutgoingMail(
            id=mail_id,
            kind=MailKind.PASSWORD_CHANGED,
            brand=brand_for(is_member=held.is_member),
            to=held.email,
            words={"name": held.first_name, "when": f"{now:%d %B %Y, %H:%M} UTC"},
            made_at=now,
        )
        await mails.put(connection, mail)
        entry = origin.entry("account.reset_password", actor=held.user_id, at=now)
        await audit.note(connection, entry)
