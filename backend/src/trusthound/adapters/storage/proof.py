"""What somebody says to prove who they are: a password again, a code; and whether it holds."""

from datetime import datetime

import psycopg

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.credentials.sealed import unseal
from trusthound.adapters.credentials.second_factor import recovery_digest, step_of
from trusthound.adapters.storage import attempts, second_factors, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.users import Credentials
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.password import check_size
from trusthound.domain.common.errors import InvalidInput, SignInRequired

TOTP_PURPOSE = "second factor"


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
    """What the user proves themselves with. A right password counts as a try too: whoever knows
    it has no more tries at the code that is asked for besides.

    Raises InvalidInput for another password, RateLimited, SignInRequired, Overloaded,
    DatabaseUnavailable.
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
    return held


async def code_proved(
    connection: psycopg.AsyncConnection,
    held: Credentials,
    code: str,
    *,
    secret_key: bytes,
    now: datetime,
) -> bool:
    """Whether it is a code of the user's app that was not used yet, or a recovery code."""
    opened = held.totp_secret and unseal(
        held.totp_secret, key=secret_key, purpose=TOTP_PURPOSE, bound_to=held.user_id
    )
    step = step_of(opened.decode(), code, now) if opened else None
    if step is not None:
        return await second_factors.use_step(connection, held.user_id, step)
    return await second_factors.use_recovery_code(
        connection, held.user_id, recovery_digest(code), now
    )
