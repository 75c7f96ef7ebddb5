"""Ask for another address: a link goes there, and only opening it makes the address the account's.

A taken address is answered and written to as a free one is: who reads its mail learns of it.
"""

from datetime import datetime

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import attempts, audit, mails, one_time_links
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.one_time_links import NewLink
from trusthound.adapters.storage.proof import proved
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.one_time_link import LinkPurpose, link_to
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn, mail_key
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.mail_address import checked_address
from trusthound.domain.mailing.outgoing import MailKind, OutgoingMail, brand_for


async def ask_to_change_mail(
    who: SignedIn,
    email: str,
    password: str,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    origin: Origin,
    now: datetime,
    mail_id: str,
    token: Token,
) -> None:
    """Raises InvalidInput, RateLimited, Overloaded, DatabaseUnavailable."""
    user, address = who.user, checked_address(email)
    if mail_key(address) == mail_key(user.email):
        raise InvalidInput("This is your address already.", field="email")
    held = await proved(
        user.id, password, database=database, passwords=passwords, limits=limits, now=now
    )
    tried = [
        Attempt(limits.mails_an_account, f"change {user.id}"),
        Attempt(limits.mails_an_account, f"change to {mail_key(address)}"),
        Attempt(limits.mails_an_address, f"change {origin.place}"),
    ]
    link = NewLink(
        token.digest,
        user.id,
        LinkPurpose.CHANGE_MAIL,
        now,
        mail_to=address,
        asked_in=who.session_id,
    )
    mail = OutgoingMail(
        id=mail_id,
        kind=MailKind.CHANGE_MAIL,
        brand=brand_for(is_member=held.is_member),
        to=address,
        words={"name": user.first_name, "link": link_to("verify-mail", token.text)},
        made_at=now,
    )
    async with database.connection() as connection:
        await attempts.take(connection, tried, now)
        await one_time_links.add(connection, link)
        await mails.put(connection, mail)
        entry = origin.entry("account.ask_to_change_mail", actor=user.id, at=now)
        await audit.note(connection, entry)
