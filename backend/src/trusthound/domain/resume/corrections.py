"""What was read of a resume and what its owner corrected in; the resume that counts out.

A field that was corrected stands instead of what was read, whole. A value that is the one that was
read keeps its place in the document's text.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from trusthound.domain.resume.corrected_values import month_of
from trusthound.domain.resume.fields import (
    CertificateFields,
    CourseFields,
    Fields,
    LanguageFields,
    RoleFields,
    fields_of,
    month_text,
)
from trusthound.domain.resume.model import (
    Certificate,
    Education,
    Language,
    Period,
    Resume,
    Stated,
    Work,
)

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Corrections:
    """None: as it was read."""

    name: str | None = None
    headline: str | None = None
    location: str | None = None
    mails: tuple[str, ...] | None = None
    phones: tuple[str, ...] | None = None
    summary: str | None = None
    work: tuple[RoleFields, ...] | None = None
    education: tuple[CourseFields, ...] | None = None
    skills: tuple[str, ...] | None = None
    languages: tuple[LanguageFields, ...] | None = None
    certificates: tuple[CertificateFields, ...] | None = None


NO_CORRECTIONS = Corrections()
CORRECTED = tuple(each.name for each in fields(Corrections))


def changed(kept: Corrections, given: Corrections, taken_back: Collection[str]) -> Corrections:
    """`given` come on top of what was corrected before; those named in `taken_back` go."""
    return replace(kept, **_made(given), **dict.fromkeys(taken_back))


def corrected_fields(read: Resume, corrections: Corrections) -> Fields:
    return replace(fields_of(read), **_made(corrections))


def corrected(read: Resume, corrections: Corrections) -> Resume:
    """Links and sections are as they were read: nobody corrects them."""
    made = _made(corrections)
    if not made:
        return read
    told = corrected_fields(read, corrections)
    resume = replace(
        read,
        name=_one(told.name, read.name),
        headline=_one(told.headline, read.headline),
        location=_one(told.location, read.location),
        summary=_one(told.summary, read.summary),
        mails=_several(told.mails, read.mails),
        phones=_several(told.phones, read.phones),
        skills=_several(told.skills, read.skills),
    )
    if "work" in made:
        roles = _by_id("w", read.work)
        resume = replace(resume, work=tuple(_role(each, roles.get(each.id)) for each in told.work))
    if "education" in made:
        courses = _by_id("e", read.education)
        study = tuple(_course(each, courses.get(each.id)) for each in told.education)
        resume = replace(resume, education=study)
    if "languages" in made:
        named = {each.name.value: each for each in read.languages}
        spoken = tuple(_language(each, named.get(each.name)) for each in told.languages)
        resume = replace(resume, languages=spoken)
    if "certificates" in made:
        held = {each.name.value: each for each in read.certificates}
        shown = tuple(_certificate(each, held.get(each.name)) for each in told.certificates)
        resume = replace(resume, certificates=shown)
    return resume


def _made(corrections: Corrections) -> dict[str, Any]:
    told = ((name, getattr(corrections, name)) for name in CORRECTED)
    return {name: value for name, value in told if value is not None}


def _by_id(letter: str, items: Sequence[_Item]) -> Mapping[str, _Item]:
    """As `fields_of` numbers them."""
    return {f"{letter}{at}": each for at, each in enumerate(items, 1)}


def _one(value: str, read: Stated | None) -> Stated | None:
    if read is not None and read.value == value:
        return read
    return Stated(value) if value else None


def _several(values: Iterable[str], read: Iterable[Stated]) -> tuple[Stated, ...]:
    known = {each.value: each for each in read}
    return tuple(known.get(each) or Stated(each) for each in values)


def _role(told: RoleFields, read: Work | None) -> Work:
    """Of a role that was read the place is kept, as far as it is still the same one."""
    was = read or Work(None, None, Period())
    company, title = _one(told.company, was.company), _one(told.title, was.title)
    same = (company is not None and company is was.company) or (
        title is not None and title is was.title
    )
    return Work(
        company=company,
        title=title,
        period=_period(told.start, told.end, was.period, current=told.current),
        kind=told.kind,
        location=_one(told.location, was.location),
        highlights=_several(told.highlights, was.highlights),
        span=was.span if same else None,
    )


def _course(told: CourseFields, read: Education | None) -> Education:
    was = read or Education(None, None, Period())
    institution, degree = _one(told.institution, was.institution), _one(told.degree, was.degree)
    same = (institution is not None and institution is was.institution) or (
        degree is not None and degree is was.degree
    )
    return Education(
        institution=institution,
        degree=degree,
        # Whether a course lasts still is read, and cannot be corrected.
        period=_period(told.start, told.end, was.period, current=was.period.current),
        area=_one(told.area, was.area),
        level=told.level,
        span=was.span if same else None,
    )


def _period(start: str, end: str, was: Period, *, current: bool) -> Period:
    if (start, end, current) == (month_text(was.start), month_text(was.end), was.current):
        return was
    return Period(month_of(start), month_of(end), current=current and not end)


def _language(told: LanguageFields, read: Language | None) -> Language:
    if read is None:
        return Language(Stated(told.name), _one(told.fluency, None))
    return Language(read.name, _one(told.fluency, read.fluency))


def _certificate(told: CertificateFields, read: Certificate | None) -> Certificate:
    if read is None:
        return Certificate(Stated(told.name), _one(told.issuer, None), month_of(told.issued))
    return replace(read, issuer=_one(told.issuer, read.issuer), issued=month_of(told.issued))
