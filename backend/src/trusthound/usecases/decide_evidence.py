"""Decide whether a report's evidence shows what it says; its text is forgotten with that."""

from datetime import datetime

from trusthound.adapters.storage import applicant_reports, audit
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.origin import Origin
from trusthound.domain.common.errors import NotFound
from trusthound.domain.community.report import Evidence


async def decide_evidence(
    report_id: str,
    *,
    is_accepted: bool,
    actor: str,
    database: Database,
    origin: Origin,
    now: datetime,
) -> None:
    """`actor` is an operator, so the door must know. Raises NotFound for what does not wait, or was
    changed since; DatabaseUnavailable.
    """
    decided = Evidence.ACCEPTED if is_accepted else Evidence.DECLINED
    async with database.connection() as connection:
        if not await applicant_reports.decide(connection, report_id, decided):
            raise NotFound("There is no such report any more.")
        action = f"report.{decided.value}"
        await audit.note(connection, origin.entry(action, actor=actor, at=now, target=report_id))
