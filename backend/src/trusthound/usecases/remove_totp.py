"""Turn the second factor off: for who still has it, or a recovery code."""

from datetime import datetime

from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.storage import audit, second_factors
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.proof import code_proved, proved
from trusthound.domain.access.attempts import AttemptLimits
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import Conflict, InvalidInput


async def remove_totp(
    user: User,
    password: str,
    code: str,
    *,
    database: Database,
    passwords: Passwords,
    limits: AttemptLimits,
    secret_key: bytes,
    origin: Origin,
    now: datetime,
) -> None:
    """Raises InvalidInput, Conflict where it is off, RateLimited, DatabaseUnavailable."""
    held = await proved(
        user.id, password, database=database, passwords=passwords, limits=limits, now=now
    )
    if held.totp_confirmed_at is None:
        raise Conflict("totp_off", "This account asks for no code.")
    async with database.connection() as connection:
        right = await code_proved(connection, held, code, secret_key=secret_key, now=now)
        if right:
            await second_factors.turn_off(connection, user.id)
            await audit.note(connection, origin.entry("account.totp_off", actor=user.id, at=now))
    if not right:
        raise InvalidInput("That code is not right, or was used before.", field="code")
