"""Accept an invitation without having an account: one is made, and its user is signed in."""

from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.adapters.credentials.common_passwords import common_passwords
from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import (
    audit,
    invitations,
    members,
    organizations,
    sessions,
    users,
)
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.invitation import has_an_account, no_such_invitation
from trusthound.domain.access.organization import Membership
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.password import check_password
from trusthound.domain.access.profile import checked_name
from trusthound.domain.access.seats import check_seat_for_member
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import SignedIn, new_user
from trusthound.domain.common.errors import InvalidInput


@dataclass(frozen=True, slots=True)
class Newcomer:
    """What somebody without an account states of themselves."""

    name: str
    password: str


@dataclass(frozen=True, slots=True)
class Ids:
    """What chance brings."""

    user: str
    session: str
    session_token: Token


async def join_with_new_account(
    digest: bytes,
    newcomer: Newcomer,
    *,
    database: Database,
    passwords: Passwords,
    origin: Origin,
    now: datetime,
    ids: Ids,
) -> SignedIn:
    """The address is the invited one, and proved by the link. Nothing is hashed for a bad link.

    Raises LinkExpired, SignInRequired, InvalidInput, Conflict, Overloaded, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        found = await invitations.of_link(connection, digest, now=now)
        if found is None:
            raise no_such_invitation()
        if await users.credentials_of_mail(connection, found.email) is not None:
            raise has_an_account()
    if not newcomer.password:
        raise InvalidInput("Choose a password for your account.", field="password")
    stated = new_user(ids.user, found.email, checked_name(newcomer.name), now)
    user = replace(stated, mail_verified_at=now)
    check_password(newcomer.password, email=user.email, common=common_passwords())
    password_hash = await passwords.hashed(newcomer.password)
    session = begun(ids.session, origin, remembered=False, now=now)
    async with database.connection() as connection:
        organization = await organizations.locked(connection, found.organization_id)
        if organization is None or not await invitations.take(connection, digest, now=now):
            raise no_such_invitation()
        check_seat_for_member(await organizations.seats(connection, organization, now))
        if not await users.add(connection, user, password_hash):
            raise has_an_account()
        await users.note_sign_in(connection, user.id, checked=password_hash, renewed=None, now=now)
        await members.add(connection, organization.id, user.id, found.role, now)
        await sessions.add(connection, session, user_id=user.id, digest=ids.session_token.digest)
        for action in ("account.register", f"member.join.{found.role.value}"):
            entry = origin.entry(action, actor=user.id, at=now, organization_id=organization.id)
            await audit.note(connection, entry)
    return SignedIn(user, session.id, Membership(organization, found.role))
