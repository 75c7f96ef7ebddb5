"""Put a second factor in force: a code proves that the user's app has the secret."""

from collections.abc import Sequence
from datetime import datetime

from trusthound.adapters.credentials.sealed import unseal
from trusthound.adapters.credentials.second_factor import recovery_digest, step_of
from trusthound.adapters.storage import attempts, audit, second_factors, users
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.proof import TOTP_PURPOSE
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User
from trusthound.domain.common.errors import Conflict, InvalidInput


async def confirm_totp(
    user: User,
    code: str,
    *,
    database: Database,
    limits: AttemptLimits,
    secret_key: bytes,
    recovery_codes: Sequence[str],
    origin: Origin,
    now: datetime,
) -> None:
    """From now on signing in needs a code. Raises Conflict where nothing was begun or it is in
    force, InvalidInput, RateLimited, DatabaseUnavailable.
    """
    async with database.connection() as connection:
        tried = [Attempt(limits.sign_ins_an_account, f"user:{user.id}")]
        await attempts.take(connection, tried, now)
        held = await users.credentials_of(connection, user.id)
    if held is None or held.totp_secret is None or held.totp_confirmed_at is not None:
        raise _not_begun()
    secret = unseal(held.totp_secret, key=secret_key, purpose=TOTP_PURPOSE, bound_to=user.id)
    step = None if secret is None else step_of(secret.decode(), code, now)
    if step is None:
        raise InvalidInput(
            "That code is not right.", field="code", advice="Check that the phone's clock is right."
        )
    async with database.connection() as connection:
        digests = [recovery_digest(each) for each in recovery_codes]
        if not await second_factors.confirm(
            connection, user.id, held.totp_secret, step=step, digests=digests, now=now
        ):
            raise _not_begun()
        await attempts.forgive(connection, tried)
        await audit.note(connection, origin.entry("account.totp_on", actor=user.id, at=now))


def _not_begun() -> Conflict:
    return Conflict("totp_off", "There is nothing to confirm.", advice="Set it up once more.")
