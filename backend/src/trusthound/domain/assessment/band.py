"""A score in, its band and its words out. The thresholds live here, once."""

from enum import StrEnum

VERIFIED_FROM = 80
CAUTION_FROM = 40
TRUST_LINE_FROM = 60


class Band(StrEnum):
    VERIFIED = "verified"
    CAUTION = "caution"
    DANGER = "danger"


class Status(StrEnum):
    ASSESSED = "assessed"
    INSUFFICIENT_EVIDENCE = "insufficient_evidence"
    CLOSED = "closed"


HEADLINES = {
    Band.VERIFIED: "Consistent with a genuine {subject}",
    Band.CAUTION: "Some things to check",
    Band.DANGER: "Strong warning signs",
    Status.INSUFFICIENT_EVIDENCE: "Not enough evidence",
    Status.CLOSED: "Closed",
}


def band_of(score: int) -> Band:
    """The band of a score of 0 to 100."""
    if score >= VERIFIED_FROM:
        return Band.VERIFIED
    return Band.CAUTION if score >= CAUTION_FROM else Band.DANGER


def verdict_line(score: int) -> str:
    """The verdict as the specification words it: trust from 60 on, risk below."""
    if score >= TRUST_LINE_FROM:
        return f"Trust: {score}/100"
    return f"Risk: {100 - score}/100"
