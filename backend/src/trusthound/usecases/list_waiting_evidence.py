"""The evidence of reports that nobody has looked at, the oldest first."""

from dataclasses import dataclass

from trusthound.adapters.storage import applicant_reports
from trusthound.adapters.storage.applicant_reports import WaitingReport
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.cursor import cursor_of, moment_and_id

REPORTS_A_PAGE = 20


@dataclass(frozen=True, slots=True)
class WaitingPage:
    """`cursor` asks for the next page, "" on the last."""

    reports: tuple[WaitingReport, ...]
    cursor: str


async def list_waiting_evidence(*, cursor: str, database: Database) -> WaitingPage:
    """For operators, so the door must know. Raises InvalidInput for a cursor that is none,
    DatabaseUnavailable.
    """
    after = moment_and_id(cursor) if cursor else None
    found = await applicant_reports.waiting(database, after=after, most=REPORTS_A_PAGE + 1)
    shown = found[:REPORTS_A_PAGE]
    more = cursor_of(shown[-1].told_at, shown[-1].id) if len(found) > len(shown) else ""
    return WaitingPage(shown, more)
