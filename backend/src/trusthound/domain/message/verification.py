"""A stored assessment of a message: when, by which version, with what it rested on."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.message.assess import assess, reasons_of
from trusthound.domain.message.dossier import Dossier
from trusthound.domain.message.mail.missing import what_is_missing
from trusthound.domain.posting.verification import Verification
from trusthound.domain.posting.verification import conclude as conclude_posting


@dataclass(frozen=True, slots=True)
class MessageVerification:
    """`id` is unguessable: who knows it may read it. A message is judged for its sender alone and
    never answers anybody else.
    """

    id: str
    checked_at: datetime
    dossier: Dossier
    assessment: Assessment
    reasons: tuple[str, ...]


# What a caller gets back, whichever of the two was judged.
Judged = Verification | MessageVerification


def conclude(
    dossier: Dossier, *, verification_id: str, checked_at: datetime
) -> MessageVerification:
    """Judge a dossier and keep the judgement together with what it rests on."""
    assessment = assess(dossier)
    mail = dossier.message.mail
    missing = what_is_missing(mail) if mail else ""
    return MessageVerification(
        id=verification_id,
        checked_at=checked_at,
        dossier=dossier,
        assessment=assessment,
        reasons=(*reasons_of(assessment), *([missing] if missing else [])),
    )


def concluded_today(judged: Judged) -> Judged:
    """The same dossier, judged by today's signals and weights as of its own day.

    What is known around the subject is what was known then: nothing is looked up, no list is read.
    """
    if isinstance(judged, MessageVerification):
        return conclude(judged.dossier, verification_id=judged.id, checked_at=judged.checked_at)
    return conclude_posting(
        judged.dossier,
        verification_id=judged.id,
        checked_at=judged.checked_at,
        url=judged.url,
        shared=judged.shared,
        example=judged.example,
    )
