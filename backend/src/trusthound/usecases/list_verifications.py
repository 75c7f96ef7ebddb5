"""Results by host or id, the newest first, for an operator: where and when, not whose."""

from dataclasses import dataclass

from trusthound.adapters.storage import administered_verifications
from trusthound.adapters.storage.administered_verifications import AdministeredVerification
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.profile import one_line
from trusthound.domain.common.cursor import cursor_of, moment_and_id

VERIFICATIONS_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class VerificationsPage:
    """`cursor` asks for the next page, "" on the last."""

    verifications: tuple[AdministeredVerification, ...]
    cursor: str


async def list_verifications(search: str, *, cursor: str, database: Database) -> VerificationsPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    after = moment_and_id(cursor) if cursor else None
    async with database.connection() as connection:
        found = await administered_verifications.verifications(
            connection, one_line(search), after=after, most=VERIFICATIONS_A_PAGE + 1
        )
    shown = found[:VERIFICATIONS_A_PAGE]
    more = cursor_of(shown[-1].checked_at, shown[-1].id) if len(found) > len(shown) else ""
    return VerificationsPage(shown, more)
