"""Resumes as they would be read, written by hand: everybody in them is invented."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

from trusthound.domain.assessment.finding import Finding
from trusthound.domain.assessment.run import run
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.candidate.claims import claims_of
from trusthound.domain.candidate.dossier import Dossier, compile_dossier, with_facts
from trusthound.domain.resume.document import (
    Document,
    DocumentFacts,
    Format,
    HiddenText,
    Hiding,
    Line,
    document_of,
)
from trusthound.domain.resume.model import (
    Certificate,
    Education,
    Employment,
    Level,
    Month,
    Period,
    Resume,
    Span,
    Stated,
    Work,
)
from trusthound.wiring.reference.load import load_reference

TODAY = date(2026, 11, 22)
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


def month(written: str) -> Month | None:
    year, _, number = written.partition("-")
    return Month(int(year), int(number) if number else None) if year else None


def period(written: str) -> Period:
    """ "2019-03 2021-06", "2019 now", "2019" for a start alone."""
    start, _, end = written.partition(" ")
    return Period(month(start), None if end == "now" else month(end), current=end == "now")


def a_role(
    company: str,
    title: str,
    dates: str,
    *points: str,
    kind: Employment = Employment.UNSTATED,
) -> Work:
    return Work(
        Stated(company), Stated(title), period(dates), kind, highlights=tuple(map(Stated, points))
    )


def a_course(school: str, dates: str, level: Level | None = None, degree: str = "") -> Education:
    return Education(Stated(school), Stated(degree) if degree else None, period(dates), level=level)


def a_certificate(name: str, number: str, issuer: str = "") -> Certificate:
    return Certificate(Stated(name), Stated(issuer) if issuer else None, number=Stated(number))


def hidden(text: str, hiding: Hiding = Hiding.BACKGROUND_COLOUR) -> HiddenText:
    return HiddenText(text, hiding)


def a_dossier(
    *work: Work,
    name: str = "Maria Lopez",
    mails: Iterable[str] = (),
    phones: Iterable[str] = (),
    links: Iterable[str] = (),
    location: str = "",
    education: Iterable[Education] = (),
    certificates: Iterable[Certificate] = (),
    text: str = "",
    hiding: Iterable[HiddenText] = (),
    images: int = 0,
    author: str = "",
    title: str = "",
    mail: str = "",
    employers: str = "",
    profile: str = "",
    description: str = "",
    **facts: object,
) -> Dossier:
    """A resume of these parts, its document, and what was claimed beside it; `facts` are those of
    look-ups.
    """
    lines = [name, *text.split("\n")]
    for role in work:
        lines += [each.value for each in (role.title, role.company, *role.highlights) if each]
    document = document_of(
        DocumentFacts(
            Format.PDF, 1, title=title, author=author, images=images, hidden=tuple(hiding)
        ),
        tuple(Line(each, 0) for each in lines),
    )
    resume = Resume(
        name=_placed(name, document) if name else None,
        mails=tuple(map(Stated, mails)),
        phones=tuple(map(Stated, phones)),
        links=tuple(map(Stated, links)),
        location=Stated(location) if location else None,
        work=tuple(_with_places(each, document) for each in work),
        education=tuple(education),
        certificates=tuple(certificates),
    )
    dossier = compile_dossier(
        resume,
        document,
        claims_of(mail=mail, employers=employers, profile=profile, description=description),
        as_of=TODAY,
        reference=load_reference(),
    )
    return with_facts(dossier, facts) if facts else dossier


def ask(asked: Signal, *work: Work, **parts: Any) -> Finding:
    """One question; every quote of the text stands where it says."""
    dossier = a_dossier(*work, **parts)
    found = run([asked], dossier)[asked.id]
    for each in found.evidence:
        if each.start is not None and each.end is not None and each.verbatim:
            stood = " ".join(dossier.document.text[each.start : each.end].split())
            assert stood.startswith(each.quote) or each.quote in stood
    return found


def _placed(value: str, document: Document) -> Stated:
    start = document.text.find(value)
    return Stated(value, Span(start, start + len(value)) if start >= 0 else None)


def _with_places(role: Work, document: Document) -> Work:
    points = tuple(_placed(each.value, document) for each in role.highlights)
    title = _placed(role.title.value, document) if role.title else None
    return replace(role, highlights=points, title=title)
