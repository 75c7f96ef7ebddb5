"""A stated value or a place in a resume in; an evidence that quotes it out."""

from trusthound.domain.assessment.finding import Evidence
from trusthound.domain.common.wording import QUOTE_CHARACTERS
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Span, Stated, Work

RESUME = "resume"
GIVEN = "given beside the resume"
HIDDEN = "text hidden in the file"
PROPERTIES = "the file's own properties"


def quote(stated: Stated) -> Evidence:
    """The value as the resume states it, with its place where it has one."""
    words = " ".join(stated.value.split())[:QUOTE_CHARACTERS]
    if stated.span is None:
        return Evidence(words, RESUME, verbatim=True)
    return Evidence(words, RESUME, start=stated.span.start, end=stated.span.end, verbatim=True)


def quote_at(document: Document, span: Span | None, otherwise: str) -> Evidence:
    """The words at a place; what we know of it in our words where it has none."""
    words = " ".join(document.text[span.start : span.end].split()) if span else ""
    if span is None or not words:
        return Evidence(otherwise, RESUME)
    return Evidence(words[:QUOTE_CHARACTERS], RESUME, start=span.start, end=span.end, verbatim=True)


def named(role: Work) -> str:
    """A role in a few words."""
    parts = [each.value for each in (role.title, role.company) if each]
    return " at ".join(" ".join(each.split())[:80] for each in parts) or "a role"


def lasting(role: Work) -> str:
    """When it was, in words."""
    start = str(role.period.start or "an untold month")
    end = "now" if role.period.current else str(role.period.end or "an untold month")
    return f"{named(role)}, {start} to {end}"
