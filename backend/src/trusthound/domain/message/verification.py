"""A stored assessment of a message: when, by which version, with what it rested on."""

from dataclasses import dataclass
from datetime import datetime

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.message.assess import assess, reasons_of
from trusthound.domain.message.dossier import Dossier
from trusthound.domain.message.mail.missing import what_is_missing
from trusthound.domain.posting.verification import Verification


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
