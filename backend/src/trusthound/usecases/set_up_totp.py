"""Begin with a second factor: a secret for the user's app, in force once a code proves it."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.sealed import seal
from trusthound.adapters.credentials.second_factor import app_uri, picture
from trusthound.adapters.storage import second_factors
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.proof import TOTP_PURPOSE, proved
from trusthound.domain.access.attempts import AttemptLimits
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import Conflict


@dataclass(frozen=True, slots=True)
class SetUp:
    """What goes into the app: to type, to open, or to point a camera at."""

    secret: str
    uri: str
    svg: str


async def set_up_totp(
    user: User,
    password: str,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    secret_key: bytes,
    secret: str,
    issuer: str,
    now: datetime,
) -> SetUp:
    """One that was begun before is replaced. The password is asked for, lest a session left open
    somewhere be enough to lock its user out.

    Raises InvalidInput for another password, Conflict, RateLimited, Overloaded,
    DatabaseUnavailable.
    """
    await proved(user.id, password, database=database, passwords=passwords, limits=limits, now=now)
    sealed = seal(secret.encode(), key=secret_key, purpose=TOTP_PURPOSE, bound_to=user.id)
    async with database.connection() as connection:
        if not await second_factors.begin(connection, user.id, sealed):
            raise Conflict(
                "totp_on",
                "This account already asks for a code.",
                advice="Turn it off first to use another app.",
            )
    uri = app_uri(secret, account=user.email, issuer=issuer)
    return SetUp(secret, uri, picture(uri))
