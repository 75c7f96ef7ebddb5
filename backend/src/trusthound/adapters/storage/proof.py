"""Somebody signed in says the password again; whether it is theirs, with tries counted."""

from datetime import datetime

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.storage import attempts, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.users import Credentials
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.password import check_size
from trusthound.domain.common.errors import InvalidInput, SignInRequired


async def proved(
    user_id: str,
    password: str,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    now: datetime,
    field: str = "password",
) -> Credentials:
    """What the user proves themselves with. Raises InvalidInput where the password is another,
    RateLimited, SignInRequired, Overloaded, DatabaseUnavailable.
    """
    check_size(password, field=field)
    tried = [Attempt(limits.sign_ins_an_account, f"user:{user_id}")]
    async with database.connection() as connection:
        held = await users.credentials_of(connection, user_id)
        if held is None:
            raise SignInRequired
        await attempts.take(connection, tried, now)
    if not (await passwords.matches(password, held.password_hash)).right:
        raise InvalidInput("This is not your password.", field=field)
    async with database.connection() as connection:
        await attempts.forgive(connection, tried)
    return held
