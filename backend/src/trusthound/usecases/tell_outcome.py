"""Tell what became of an application: one word an account and posting, that may change."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from trusthound.adapters.storage import applicant_reports, verifications
from trusthound.adapters.storage.applicant_reports import NewReport
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import RateLimited
from trusthound.domain.community.report import (
    Outcome,
    check_may_report,
    checked_evidence,
    posting_key,
)
from trusthound.domain.message.verification import address_of
from trusthound.domain.posting.extract.clean import clean_text

MOST_A_DAY = 20
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class OutcomeTold:
    """`evidence` quotes what shows it, "" for nothing."""

    outcome: Outcome
    evidence: str


async def tell_outcome(
    verification_id: str,
    told: OutcomeTold,
    *,
    who: SignedIn,
    database: Database,
    now: datetime,
    new_id: str,
) -> None:
    """Whoever knows the result's id and has confirmed their address may. A change has to be looked
    at anew. Raises NotAllowed, NotFound, InvalidInput, RateLimited, DatabaseUnavailable.
    """
    check_may_report(mail_is_confirmed=who.user.mail_verified_at is not None)
    evidence = checked_evidence(clean_text(told.evidence))
    url = address_of(await verifications.find(database, verification_id))
    async with database.connection() as connection:
        if await applicant_reports.told_since(connection, who.user.id, now - _DAY) >= MOST_A_DAY:
            raise RateLimited(f"{MOST_A_DAY} reports a day are the most.", reset_at=now + _DAY)
        await applicant_reports.tell(
            connection,
            NewReport(new_id, posting_key(url), url, who.user.id, told.outcome, now, evidence),
        )
