"""Verify the posting at a URL: read it, look around it, judge it, store the judgement."""

from datetime import datetime, timedelta

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.checks import one_check
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.web import Web
from trusthound.domain.access.allowance import Claim
from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.verification import checked
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.inquiry.applicants import hear_applicants
from trusthound.inquiry.evidence import Lookups, gather_facts
from trusthound.inquiry.in_flight import InFlight
from trusthound.inquiry.posting import ask_about_url
from trusthound.inquiry.progress import Step, Tell, tell_nobody
from trusthound.inquiry.sightings import look_back


async def verify_posting(
    url: str,
    *,
    claim: Claim,
    web: Web,
    database: Database,
    reference: Reference,
    lookups: Lookups[Dossier],
    in_flight: InFlight[Verification],
    fresh_for: timedelta,
    most_new_a_day: int,
    now: datetime,
    new_id: str,
    tell: Tell = tell_nobody,
) -> Verification:
    """A fresh result for the same address is reused; identical addresses in flight are read once.
    What was fetched is recorded as a sighting, at most `most_new_a_day` new ones of a domain.

    Raises UrlRefused, DailyLimit, PageUnreadable, Overloaded, DatabaseUnavailable.
    """
    address = canonical_url(web.checked(url))
    async with one_check(database, claim, now=now, subject=address) as check:

        async def verify() -> Verification:
            known = await verifications.latest_shared(database, address, now - fresh_for)
            if known is not None:
                return known
            tell(Step.READING)
            dossier = await ask_about_url(address, web=web, reference=reference, as_of=now.date())
            tell(Step.LOOKING_UP)
            dossier = await gather_facts(dossier, lookups, now=now)
            tell(Step.LOOKING_BACK)
            dossier = await look_back(
                dossier, database=database, now=now, most_new_a_day=most_new_a_day
            )
            dossier = await hear_applicants(dossier, database=database, now=now)
            tell(Step.JUDGING)
            verification = conclude(
                dossier, verification_id=new_id, checked_at=now, url=address, shared=True
            )
            await verifications.save(database, verification)
            return verification

        judged = await in_flight.once(address, verify)
        check.gave(checked(judged))
    return judged
