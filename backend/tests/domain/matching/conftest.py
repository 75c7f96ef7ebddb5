"""Resumes, postings and what is asked for, written for the tests of matching."""

from datetime import date

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching.match import match
from trusthound.domain.matching.model import Asked, Match, Row
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need, Passage, Requirements, SkillAsked
from trusthound.domain.resume.model import Education, Level, Month, Period, Resume, Stated, Work
from trusthound.wiring.reference.load import load_reference

SINCE = Month(2020, 1)
AS_OF = date(2026, 11, 22)
REFERENCE: Reference = load_reference()
POSTING = JobPosting(
    title="Senior Accountant",
    company="Acme",
    description=(
        "You close the books at month end, reconcile accounts in QuickBooks, prepare financial "
        "statements under GAAP and support the external audit. We ask for accounts payable."
    ),
)


def said(text: str) -> Stated:
    return Stated(text)


def role(
    title: str,
    *points: str,
    start: Month | None = SINCE,
    end: Month | None = None,
    company: str = "Birch Ltd",
) -> Work:
    period = Period(start, end, current=end is None and start is not None)
    return Work(said(company), said(title), period, highlights=tuple(map(said, points)))


def course(degree: str, area: str, level: Level, school: str = "University of Graz") -> Education:
    return Education(said(school), said(degree), Period(), said(area), level)


def resume(*work: Work, skills: tuple[str, ...] = (), **rest: object) -> Resume:
    return Resume(name=said("Ana Rey"), work=work, skills=tuple(map(said, skills)), **rest)  # type: ignore[arg-type]


def passage(quote: str) -> Passage:
    return Passage(quote, 0, len(quote))


def skill(quote: str, *ids: str, need: Need = Need.MUST, years: float | None = None) -> SkillAsked:
    return SkillAsked(passage(quote), need, ids, years)


def fit(told: Resume, asked: Requirements, posting: JobPosting = POSTING, text: str = "") -> Match:
    return match(told, posting, asked, REFERENCE, AS_OF, text)


def row_of(found: Match, kind: Asked = Asked.SKILL) -> Row:
    return next(each for each in found.rows if each.kind is kind)
