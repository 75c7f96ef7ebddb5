"""A stored assessment: of what, when, by which version."""

from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.facts.reference import Reference
from trusthound.domain.posting.assess import assess, reasons_of
from trusthound.domain.posting.correction import Correction
from trusthound.domain.posting.dossier import Dossier, compile_dossier


@dataclass(frozen=True, slots=True)
class Verification:
    """`id` is unguessable: who knows it may read the verification.

    `url` is the canonical address, "" for pasted text. `shared`: what was judged is what anyone
    sees at that address, so that the result may answer the next caller too. Content that a client
    sent is judged for that client alone and is never shared. `example`: one of our own recorded
    pages. `correction`: what a reader corrected, None for what is judged as it was read.
    """

    id: str
    url: str
    checked_at: datetime
    dossier: Dossier
    assessment: Assessment
    reasons: tuple[str, ...]
    shared: bool
    example: bool = False
    correction: Correction | None = None


def conclude(
    dossier: Dossier,
    *,
    verification_id: str,
    checked_at: datetime,
    url: str = "",
    shared: bool = False,
    example: bool = False,
    correction: Correction | None = None,
) -> Verification:
    """Judge a dossier and keep the judgement together with what it rests on."""
    assessment = assess(dossier)
    corrected = [correction.sentence] if correction else []
    return Verification(
        id=verification_id,
        url=url,
        checked_at=checked_at,
        dossier=dossier,
        assessment=assessment,
        reasons=(*corrected, *reasons_of(assessment, dossier)),
        shared=shared,
        example=example,
        correction=correction,
    )


def concluded_today(verification: Verification, reference: Reference) -> Verification:
    """The same, judged by today's signals and weights as of its own day.

    Of the dossier only the wording is weighed again, because the model's weights are weights, too;
    what is known around the posting is what was known then.
    """
    stored = verification.dossier
    read = compile_dossier(
        stored.posting,
        channel=stored.channel,
        as_of=stored.as_of,
        employer_board=stored.employer_board,
        reference=reference,
    )
    return conclude(
        replace(stored, resemblance=read.resemblance),
        verification_id=verification.id,
        checked_at=verification.checked_at,
        url=verification.url,
        shared=verification.shared,
        example=verification.example,
        correction=verification.correction,
    )
