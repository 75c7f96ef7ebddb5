"""Everything that is kept of a user, as a zip of JSON and of their own files."""

from collections.abc import Mapping
from datetime import datetime
from typing import IO

from trusthound.adapters.files.archive import write_archive
from trusthound.adapters.storage import attempts, audit
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import Files, Section
from trusthound.domain.access.attempts import Attempt, AttemptLimits
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import User


async def export_account(
    user: User,
    *,
    database: Database,
    sections: Mapping[str, Section],
    files: Files,
    limits: AttemptLimits,
    origin: Origin,
    now: datetime,
) -> IO[bytes]:
    """A file to be read and closed. Raises RateLimited, DatabaseUnavailable."""
    async with database.connection() as connection:
        await attempts.take(connection, [Attempt(limits.exports_an_account, user.id)], now)
        await audit.note(connection, origin.entry("account.export", actor=user.id, at=now))
    return await write_archive(
        {name: section(database, user) for name, section in sections.items()},
        files(database, user),
    )
