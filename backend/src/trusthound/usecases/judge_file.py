"""Judge a saved page, a board's saved answer, a text, a message or a mail, and keep nothing."""

from datetime import datetime

from trusthound.domain.facts.reference import Reference
from trusthound.domain.message import dossier as of_message
from trusthound.domain.message.verification import MessageVerification
from trusthound.domain.message.verification import conclude as conclude_message
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.inquiry.evidence import Lookups, gather_facts
from trusthound.inquiry.message import ask_about_mail, ask_about_message
from trusthound.inquiry.posting import ask_about_file


async def judge_file(
    body: bytes, name: str, *, lookups: Lookups[Dossier], reference: Reference, now: datetime
) -> Verification:
    """`name` hints at the kind by its ending. Raises InvalidInput, PageUnreadable."""
    dossier = ask_about_file(body, name, reference=reference, as_of=now.date())
    dossier = await gather_facts(dossier, lookups, now=now)
    return conclude(dossier, verification_id="", checked_at=now, url=dossier.posting.url)


async def judge_message(
    text: str, *, lookups: Lookups[of_message.Dossier], reference: Reference, now: datetime
) -> MessageVerification:
    """A message or a thread. Raises InvalidInput."""
    dossier = ask_about_message(text, reference=reference, as_of=now.date())
    dossier = await gather_facts(dossier, lookups, now=now)
    return conclude_message(dossier, verification_id="", checked_at=now)


def judge_mail(body: bytes, *, reference: Reference, now: datetime) -> MessageVerification:
    """A mail's bytes; nothing that it names is fetched. Raises InvalidInput."""
    dossier = ask_about_mail(body, reference=reference, as_of=now.date())
    return conclude_message(dossier, verification_id="", checked_at=now)
