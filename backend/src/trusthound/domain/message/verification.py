"""A stored assessment of a message: when, by which version, with what it rested on."""

from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.domain.access.allowance import Checked
from trusthound.domain.assessment.band import Status
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.common.errors import InvalidInput, NotFound
from trusthound.domain.facts.reference import Reference
from trusthound.domain.message.assess import assess, reasons_of
from trusthound.domain.message.dossier import Dossier, compile_dossier
from trusthound.domain.message.mail.missing import what_is_missing
from trusthound.domain.message.model import EntityKind
from trusthound.domain.posting.verification import Verification
from trusthound.domain.posting.verification import concluded_today as posting_concluded_today


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


def concluded_today(judged: Judged, reference: Reference) -> Judged:
    """The same, read and judged by today's words, signals and weights as of its own day.

    What is known around the subject is what was known then: nothing is looked up.
    """
    if not isinstance(judged, MessageVerification):
        return posting_concluded_today(judged, reference)
    stored = judged.dossier
    read = compile_dossier(
        stored.message, channel=stored.channel, as_of=stored.as_of, reference=reference
    )
    dossier = replace(stored, cues=read.cues, scripts=read.scripts, resemblance=read.resemblance)
    return conclude(dossier, verification_id=judged.id, checked_at=judged.checked_at)


def checked(judged: Judged) -> Checked:
    """What a list of past checks says of it: the position, and whose it is or claims to be."""
    if isinstance(judged, MessageVerification):
        message = judged.dossier.message
        subject = message.mail.subject if message.mail else ""
        title = message.claimed(EntityKind.ROLE) or subject
        company = message.claimed(EntityKind.COMPANY)
    else:
        title, company = judged.dossier.posting.title, judged.dossier.posting.company
    return Checked(judged.id, title, company, closed=judged.assessment.status is Status.CLOSED)


def check_may_correct(judged: Judged) -> Verification:
    """A posting that we judged as we read it. Raises InvalidInput for anything else."""
    if not isinstance(judged, Verification) or judged.example:
        raise InvalidInput("Only what was read of a posting can be corrected.")
    if judged.correction is not None:
        raise InvalidInput(
            "This result is a correction itself.", advice="Correct the result that it names."
        )
    return judged


def address_of(judged: Judged | None) -> str:
    """The canonical address of a posting that we fetched: what others may speak of as well.

    Raises NotFound where there is no result, InvalidInput for one of what a client sent.
    """
    if judged is None:
        raise NotFound("There is no such result.")
    url = judged.dossier.posting.url if isinstance(judged, Verification) and judged.shared else ""
    if not url:
        raise InvalidInput("Only the result of a posting's link takes reports.")
    return url
