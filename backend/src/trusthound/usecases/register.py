"""Make an account: its user is signed in at once and gets a mail to prove the address with."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.credentials.common_passwords import common_passwords
from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import attempts, audit, mails, one_time_links, sessions, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.one_time_links import NewLink
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.one_time_link import LinkPurpose, link_to
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.password import check_password
from trusthound.domain.access.profile import checked_name
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import SignedIn, User, mail_taken, new_user
from trusthound.domain.common.mail_address import checked_address
from trusthound.domain.mailing.outgoing import Brand, MailKind, OutgoingMail


@dataclass(frozen=True, slots=True)
class Ids:
    """What chance brings: ids for what is made, and the tokens of the session and of the mail."""

    user: str
    session: str
    mail: str
    session_token: Token
    link_token: Token


async def register(
    name: str,
    email: str,
    password: str,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    origin: Origin,
    now: datetime,
    ids: Ids,
) -> SignedIn:
    """Raises InvalidInput, RateLimited, Conflict, Overloaded, DatabaseUnavailable."""
    user = new_user(ids.user, checked_address(email), checked_name(name), now)
    check_password(password, email=user.email, common=common_passwords())
    async with database.connection() as connection:
        tried = [Attempt(limits.sign_ups_an_address, origin.place)]
        await attempts.take(connection, tried, now)
    password_hash = await passwords.hashed(password)
    session = begun(ids.session, origin, remembered=False, now=now)
    async with database.connection() as connection:
        if not await users.add(connection, user, password_hash):
            raise mail_taken()
        await users.note_sign_in(connection, user.id, checked=password_hash, renewed=None, now=now)
        token = ids.session_token
        await sessions.add(connection, session, user_id=user.id, digest=token.digest)
        link = NewLink(ids.link_token.digest, user.id, LinkPurpose.CONFIRM_MAIL, now)
        await one_time_links.add(connection, link)
        await mails.put(connection, _welcome(user, ids, now))
        await audit.note(connection, origin.entry("account.register", actor=user.id, at=now))
    return SignedIn(user, session.id, None)


def _welcome(user: User, ids: Ids, now: datetime) -> OutgoingMail:
    link = link_to("verify-mail", ids.link_token.text)
    return OutgoingMail(
        id=ids.mail,
        kind=MailKind.WELCOME,
        brand=Brand.CONSUMER,
        to=user.email,
        words={"name": user.first_name, "link": link},
        made_at=now,
    )
