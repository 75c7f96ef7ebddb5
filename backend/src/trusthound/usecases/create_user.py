"""Make an account for somebody, as whoever runs the installation may: its address is believed."""

from dataclasses import replace
from datetime import datetime

from trusthound.adapters.credentials.common_passwords import common_passwords
from trusthound.adapters.credentials.passwords import Passwords
from trusthound.adapters.storage import audit, users
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.password import check_password
from trusthound.domain.access.profile import checked_name
from trusthound.domain.access.user import User, new_user
from trusthound.domain.common.errors import Conflict
from trusthound.domain.common.mail_address import checked_address


async def create_user(
    name: str,
    email: str,
    password: str,
    *,
    is_operator: bool,
    database: Database,
    passwords: Passwords,
    origin: Origin,
    now: datetime,
    user_id: str,
) -> User:
    """Raises InvalidInput, Conflict, DatabaseUnavailable."""
    stated = new_user(user_id, checked_address(email), checked_name(name), now)
    user = replace(stated, mail_verified_at=now, is_operator=is_operator)
    check_password(password, email=user.email, common=common_passwords())
    password_hash = await passwords.hashed(password)
    async with database.connection() as connection:
        if not await users.add(connection, user, password_hash):
            raise Conflict(
                "mail_taken",
                "There is already an account with this e-mail address.",
                field="email",
            )
        action = "account.create_operator" if is_operator else "account.create"
        await audit.note(connection, origin.entry(action, actor=user.id, at=now))
    return user
