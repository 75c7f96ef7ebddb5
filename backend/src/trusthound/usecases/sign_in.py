"""Sign in: an address, a password and, where it is asked for, a code in; a session out."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.tokens import Token
from trusthound.adapters.storage import attempts, audit, sessions, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.proof import code_proved
from trusthound.adapters.storage.users import Credentials
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.audit import VISITOR, Outcome
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.password import check_size
from trusthound.domain.access.session import begun
from trusthound.domain.access.user import SignedIn, mail_key
from trusthound.domain.common.errors import SecondFactorRequired, WrongCode, WrongCredentials


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody signs in with."""

    email: str
    password: str
    code: str = ""
    remember: bool = False


async def sign_in(
    asked: Asked,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    secret_key: bytes,
    origin: Origin,
    now: datetime,
    session_id: str,
    token: Token,
) -> SignedIn:
    """The same work and the same words whether the address is known or not.

    Raises InvalidInput, RateLimited, WrongCredentials, SecondFactorRequired, WrongCode,
    Overloaded, DatabaseUnavailable.
    """
    check_size(asked.password)
    async with database.connection() as connection:
        held = await users.credentials_of_mail(connection, asked.email, address=origin.address)
        tried = _attempts(asked, held, limits, origin)
        await attempts.take(connection, tried, now)
    stored = None if held is None else held.password_hash
    match = await passwords.matches(asked.password, stored)
    if held is None or not match.right:
        await _note_refusal(database, held, origin, now)
        raise WrongCredentials
    if held.totp_confirmed_at is not None:
        await _check_code(database, held, asked.code, secret_key, origin, now)
    session = begun(session_id, origin, remembered=asked.remember, now=now)
    async with database.connection() as connection:
        if not await users.note_sign_in(
            connection, held.user_id, checked=held.password_hash, renewed=match.renewed, now=now
        ):
            raise WrongCredentials  # changed while it was checked
        await sessions.add(connection, session, user_id=held.user_id, digest=token.digest)
        await attempts.forgive(connection, tried[:1])
        await audit.note(connection, origin.entry("account.sign_in", actor=held.user_id, at=now))
        found = await sessions.find(connection, token.digest, now=now)
    if found is None:
        raise WrongCredentials  # deleted while it was checked
    return found.signed_in


async def _check_code(
    database: Database,
    held: Credentials,
    code: str,
    secret_key: bytes,
    origin: Origin,
    now: datetime,
) -> None:
    """A code is used up here even if the sign-in should fail after it."""
    if not code.strip():
        raise SecondFactorRequired
    async with database.connection() as connection:
        proved = await code_proved(connection, held, code, secret_key=secret_key, now=now)
    if not proved:
        await _note_refusal(database, held, origin, now)
        raise WrongCode


def _attempts(
    asked: Asked, held: Credentials | None, limits: AttemptLimits, origin: Origin
) -> list[Attempt]:
    """Whoever signed in from an address before is counted apart there.

    So nobody elsewhere can use up the tries of an account's owner.
    """
    place = origin.address if held is not None and held.is_known_here else ""
    return [
        Attempt(limits.sign_ins_an_account, f"{mail_key(asked.email)} {place}"),
        Attempt(limits.sign_ins_an_address, origin.place),
    ]


async def _note_refusal(
    database: Database, held: Credentials | None, origin: Origin, now: datetime
) -> None:
    """The address that was tried is not kept: people type passwords into that field."""
    who = VISITOR if held is None else held.user_id
    entry = origin.entry("account.sign_in", actor=who, at=now, outcome=Outcome.REFUSED)
    async with database.connection() as connection:
        await audit.note(connection, entry)
