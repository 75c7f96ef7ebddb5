"""Judge the posting at a URL for the person who asks, and keep nothing."""

from datetime import datetime

from trusthound.adapters.web.web import Web
from trusthound.domain.common.canonical import canonical_url
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.inquiry.evidence import Lookups, gather_facts
from trusthound.inquiry.posting import ask_about_url


async def judge_url(
    url: str, *, web: Web, lookups: Lookups[Dossier], reference: Reference, now: datetime
) -> Verification:
    """Raises UrlRefused, PageUnreadable, Overloaded."""
    address = canonical_url(web.checked(url))
    dossier = await ask_about_url(address, web=web, reference=reference, as_of=now.date())
    dossier = await gather_facts(dossier, lookups, now=now)
    return conclude(dossier, verification_id="", checked_at=now, url=address)
