"""Corrections as they were sent in; the same, fit to be kept, out."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.resume.corrected_values import (
    MOST_CERTIFICATES,
    MOST_COURSES,
    MOST_LANGUAGES,
    MOST_POINTS,
    MOST_ROLES,
    MOST_SKILLS,
    MOST_WAYS,
    TOLD_CHARACTERS,
    check_few,
    check_order,
    checked_line,
    checked_lines,
    checked_month,
)
from trusthound.domain.resume.corrections import Corrections
from trusthound.domain.resume.fields import (
    CertificateFields,
    CourseFields,
    LanguageFields,
    RoleFields,
)

_AT = "corrections"


def checked_corrections(given: Corrections) -> Corrections:
    """Raises InvalidInput, which names the field."""
    return Corrections(
        name=_line(given.name, "name"),
        headline=_line(given.headline, "headline"),
        location=_line(given.location, "location"),
        mails=_lines(given.mails, "mails", most=MOST_WAYS),
        phones=_lines(given.phones, "phones", most=MOST_WAYS),
        summary=_line(given.summary, "summary", most=TOLD_CHARACTERS),
        work=None if given.work is None else _roles(given.work),
        education=None if given.education is None else _courses(given.education),
        skills=_lines(given.skills, "skills", most=MOST_SKILLS),
        languages=None if given.languages is None else _languages(given.languages),
        certificates=None if given.certificates is None else _certificates(given.certificates),
    )


def _line(text: str | None, name: str, **most: int) -> str | None:
    return None if text is None else checked_line(text, f"{_AT}.{name}", **most)


def _lines(texts: tuple[str, ...] | None, name: str, *, most: int) -> tuple[str, ...] | None:
    return None if texts is None else checked_lines(texts, f"{_AT}.{name}", most=most)


def _roles(roles: Sequence[RoleFields]) -> tuple[RoleFields, ...]:
    check_few(len(roles), f"{_AT}.work", most=MOST_ROLES)
    return tuple(
        replace(_role(each, f"{_AT}.work.{at}"), id=id_)
        for at, (each, id_) in enumerate(
            zip(roles, _ids("w", [each.id for each in roles]), strict=True)
        )
    )


def _role(role: RoleFields, at: str) -> RoleFields:
    made = RoleFields(
        "",
        company=checked_line(role.company, f"{at}.company"),
        title=checked_line(role.title, f"{at}.title"),
        start=checked_month(role.start, f"{at}.start"),
        end="" if role.current else checked_month(role.end, f"{at}.end"),
        current=role.current,
        kind=role.kind,
        location=checked_line(role.location, f"{at}.location"),
        highlights=checked_lines(
            role.highlights, f"{at}.highlights", most=MOST_POINTS, each_most=TOLD_CHARACTERS
        ),
    )
    if not (made.company or made.title):
        raise InvalidInput("A role needs a title or an employer.", field=f"{at}.title")
    check_order(made.start, made.end, f"{at}.end")
    return made


def _courses(courses: Sequence[CourseFields]) -> tuple[CourseFields, ...]:
    check_few(len(courses), f"{_AT}.education", most=MOST_COURSES)
    return tuple(
        replace(_course(each, f"{_AT}.education.{at}"), id=id_)
        for at, (each, id_) in enumerate(
            zip(courses, _ids("e", [each.id for each in courses]), strict=True)
        )
    )


def _course(course: CourseFields, at: str) -> CourseFields:
    made = CourseFields(
        "",
        institution=checked_line(course.institution, f"{at}.institution"),
        degree=checked_line(course.degree, f"{at}.degree"),
        area=checked_line(course.area, f"{at}.area"),
        level=course.level,
        start=checked_month(course.start, f"{at}.start"),
        end=checked_month(course.end, f"{at}.end"),
    )
    if not (made.institution or made.degree or made.area):
        raise InvalidInput(
            "Education needs a school, a degree or a subject.", field=f"{at}.institution"
        )
    check_order(made.start, made.end, f"{at}.end")
    return made


def _ids(letter: str, given: Sequence[str]) -> Iterable[str]:
    """Those of what was read stay; others get one of their own, beyond them."""
    known = {f"{letter}{at}" for at in range(1, 100)}
    seen: set[str] = set()
    for number, id_ in enumerate(given, 101):
        kept = id_ if id_ in known and id_ not in seen else f"{letter}{number}"
        seen.add(kept)
        yield kept


def _languages(languages: Sequence[LanguageFields]) -> tuple[LanguageFields, ...]:
    check_few(len(languages), f"{_AT}.languages", most=MOST_LANGUAGES)
    return tuple(
        LanguageFields(
            _needed(each.name, f"{_AT}.languages.{at}.name"),
            checked_line(each.fluency, f"{_AT}.languages.{at}.fluency"),
        )
        for at, each in enumerate(languages)
    )


def _certificates(certificates: Sequence[CertificateFields]) -> tuple[CertificateFields, ...]:
    check_few(len(certificates), f"{_AT}.certificates", most=MOST_CERTIFICATES)
    return tuple(
        CertificateFields(
            _needed(each.name, f"{_AT}.certificates.{at}.name"),
            checked_line(each.issuer, f"{_AT}.certificates.{at}.issuer"),
            checked_month(each.issued, f"{_AT}.certificates.{at}.issued"),
        )
        for at, each in enumerate(certificates)
    )


def _needed(text: str, field: str) -> str:
    value = checked_line(text, field)
    if not value:
        raise InvalidInput("A name is needed here.", field=field)
    return value
