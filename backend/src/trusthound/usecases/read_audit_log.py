"""What was done in an organisation, the newest first, for its admins."""

from dataclasses import dataclass

from trusthound.adapters.storage import audit
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.audit import AuditLine

LINES_A_PAGE = 50


@dataclass(frozen=True, slots=True)
class AuditPage:
    """`more_before` is where the next page begins; None on the last one."""

    lines: tuple[AuditLine, ...]
    more_before: int | None


async def read_audit_log(
    organization_id: str, *, before: int | None, database: Database
) -> AuditPage:
    """The door knows whose organisation it is. Raises DatabaseUnavailable."""
    found = await audit.newest(
        database, organization_id=organization_id, before=before, most=LINES_A_PAGE + 1
    )
    lines = found[:LINES_A_PAGE]
    return AuditPage(lines, lines[-1].number if len(found) > LINES_A_PAGE else None)
