"""List a user's own past checks, newest first, page by page."""

from dataclasses import dataclass

from trusthound.adapters.storage import checks
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.allowance import OwnCheck
from trusthound.domain.common.cursor import cursor_of, moment_and_id

A_PAGE = 20


@dataclass(frozen=True, slots=True)
class OwnChecks:
    """One page; `next_cursor` asks for the one after it, None where there is none."""

    checks: tuple[OwnCheck, ...]
    next_cursor: str | None


async def list_own_checks(user_id: str, cursor: str, *, database: Database) -> OwnChecks:
    """Those made while signed in. Raises InvalidInput for a cursor that is none of ours,
    DatabaseUnavailable.
    """
    before = moment_and_id(cursor) if cursor else None
    async with database.connection() as connection:
        found = await checks.own_checks(connection, user_id, before=before, most=A_PAGE + 1)
    page = tuple(found[:A_PAGE])
    more = len(found) > A_PAGE
    return OwnChecks(page, cursor_of(page[-1].made_at, page[-1].check_id) if more else None)
