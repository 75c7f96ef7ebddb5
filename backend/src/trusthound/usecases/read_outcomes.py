"""Read what applicants told of a posting, and what one told oneself."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.adapters.storage import applicant_reports, verifications
from trusthound.adapters.storage.applicant_reports import OwnReport
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.community.report import posting_key
from trusthound.domain.community.weigh import weighed
from trusthound.domain.facts.applicant_reports import NO_REPORTS, ApplicantReports
from trusthound.domain.message.verification import address_of


@dataclass(frozen=True, slots=True)
class Outcomes:
    """`reports` were not asked for where a result takes none; `own` is None where none was told."""

    reports: ApplicantReports
    own: OwnReport | None


async def read_outcomes(
    verification_id: str, *, user_id: str | None, database: Database, now: datetime
) -> Outcomes:
    """Whoever knows the result's id may. Raises NotFound, DatabaseUnavailable."""
    try:
        url = address_of(await verifications.find(database, verification_id))
    except InvalidInput:
        return Outcomes(NO_REPORTS, None)
    key = posting_key(url)
    own = await applicant_reports.own(database, key, user_id) if user_id else None
    reports = weighed(await applicant_reports.of_posting(database, key), as_of=now)
    return Outcomes(reports, own)
