"""A result in, what the picture of its link says out: words of our own and a host, of no person."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date
from urllib.parse import urlsplit

from trusthound.domain.assessment.band import Band, band_of
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.reasons import headline
from trusthound.domain.assessment.signal import Lean, Signal
from trusthound.domain.message.kind import Kind
from trusthound.domain.message.signals.register import SIGNALS as OF_MESSAGES
from trusthound.domain.message.verification import Judged
from trusthound.domain.message.weights import WEIGHTS as MESSAGE_WEIGHTS
from trusthound.domain.posting.signals.register import SIGNALS as OF_POSTINGS
from trusthound.domain.posting.verification import Verification
from trusthound.domain.sharing.redact import is_handed_in, told_address

MOST_REASONS = 2
_OF_POSTINGS = {each.id: each for each in OF_POSTINGS}
_OF_MESSAGES = {each.id: each for each in OF_MESSAGES}


@dataclass(frozen=True, slots=True)
class CardReason:
    """The title of a finding, and whether it speaks against what was judged."""

    title: str
    against: bool


@dataclass(frozen=True, slots=True)
class Card:
    """`host` as it is asked for on the network, so that look-alike letters show; "" for what a
    client sent. `reasons`: what speaks against it first. `handed_in`: of a posting its text
    alone, which we saw nowhere.
    """

    kind: Kind
    host: str
    score: int | None
    band: Band | None
    headline: str
    reasons: tuple[CardReason, ...]
    checked_on: date
    handed_in: bool = False


def card_of(judged: Judged) -> Card:
    """Nothing of what it quotes is in it: titles of findings are ours."""
    assessment = judged.assessment
    score = assessment.score
    posting = isinstance(judged, Verification)
    subject = {} if posting else {"subject": MESSAGE_WEIGHTS.subject}
    return Card(
        kind=_kind(judged),
        host=urlsplit(told_address(judged)).hostname or "",
        score=score,
        band=None if score is None else band_of(score),
        headline=headline(assessment, **subject),
        reasons=tuple(_reasons(assessment, _OF_POSTINGS if posting else _OF_MESSAGES)),
        checked_on=judged.checked_at.astimezone(UTC).date(),
        handed_in=is_handed_in(judged),
    )


def _kind(judged: Judged) -> Kind:
    if isinstance(judged, Verification):
        return Kind.POSTING
    return Kind.MAIL if judged.dossier.message.mail else Kind.MESSAGE


def _reasons(assessment: Assessment, signals: Mapping[str, Signal]) -> list[CardReason]:
    """In the order of the result's own; a stored result may know signals that are gone."""
    moved = [
        line
        for line in assessment.lines
        if line.signal_id in signals
        and assessment.findings[line.signal_id].outcome is Outcome.PRESENT
    ]
    reasons = [
        CardReason(signals[line.signal_id].title, signals[line.signal_id].leans is Lean.AGAINST)
        for line in sorted(moved, key=lambda line: -abs(line.points))
    ]
    return sorted(reasons, key=lambda reason: not reason.against)[:MOST_REASONS]
