"""A page's words, dates and status in; whether the posting is open, with the evidence, out."""

import re
from dataclasses import replace
from datetime import date

from trusthound.domain.common.folding import lowered
from trusthound.domain.posting.model import JobPosting, Liveness, LivenessEvidence

_OPEN = re.compile(
    r"be among the first \d+ applicants|apply (?:now|today|online|for this (?:job|position|role))|"
    r"apply on (?:company|employer)(?:['’]s)? (?:web)?site|jetzt bewerben|postuler|aplikuj|"
    r"odpovědět|solicitar empleo|candidate[- ]se|reagovat na nabídku|candidati ora|solliciteer|"
    r"inscribirme|ansök nu|søg stillingen|応募する|지원하기|立即申请|откликнуться"
)


def with_liveness(
    posting: JobPosting,
    *,
    text: str,
    closing: str,
    may_apply: bool,
    status: int,
    as_of: date,
) -> JobPosting:
    """Closed by the page's words (`closing`), its status or its own date.

    Open on positive evidence only, and not by the words of a button that cannot be pressed.
    """
    if closing:
        return closed(posting, closing, "the page")
    if status in (404, 410):
        return closed(posting, f"HTTP status {status}", "the site's answer")
    posting = closed_by_date(posting, as_of=as_of)
    if (
        posting.liveness is Liveness.UNKNOWN
        and may_apply
        and (match := _OPEN.search(lowered(text)))
    ):
        return _marked(posting, Liveness.OPEN, text[match.start() : match.end()], "the page")
    return posting


def closed_by_date(posting: JobPosting, *, as_of: date) -> JobPosting:
    """Closed when its last day is past, open while that day is still to come."""
    if posting.liveness is not Liveness.UNKNOWN or posting.valid_through is None:
        return posting
    state = Liveness.CLOSED if posting.valid_through < as_of else Liveness.OPEN
    quote = f"valid through {posting.valid_through.isoformat()}"
    return _marked(posting, state, quote, "the posting's own data")


def closed(posting: JobPosting, quote: str, origin: str) -> JobPosting:
    """The posting, closed: what says so, and where it stood."""
    return _marked(posting, Liveness.CLOSED, quote, origin)


def _marked(posting: JobPosting, state: Liveness, quote: str, origin: str) -> JobPosting:
    return replace(posting, liveness=state, liveness_evidence=LivenessEvidence(quote, origin))
