"""A resume in; what it states as plain values, which a person can read and correct, out."""

from dataclasses import dataclass

from trusthound.domain.resume.model import Education, Employment, Level, Month, Resume, Stated, Work


@dataclass(frozen=True, slots=True)
class RoleFields:
    """`id` tells it from the others of one resume; dates are "2019" or "2019-03", "" not stated."""

    id: str
    company: str = ""
    title: str = ""
    start: str = ""
    end: str = ""
    current: bool = False
    kind: Employment = Employment.UNSTATED
    location: str = ""
    highlights: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CourseFields:
    id: str
    institution: str = ""
    degree: str = ""
    area: str = ""
    level: Level | None = None
    start: str = ""
    end: str = ""


@dataclass(frozen=True, slots=True)
class LanguageFields:
    name: str
    fluency: str = ""


@dataclass(frozen=True, slots=True)
class CertificateFields:
    name: str
    issuer: str = ""
    issued: str = ""


@dataclass(frozen=True, slots=True)
class Fields:
    """Empty is "not stated"."""

    name: str = ""
    headline: str = ""
    location: str = ""
    mails: tuple[str, ...] = ()
    phones: tuple[str, ...] = ()
    summary: str = ""
    work: tuple[RoleFields, ...] = ()
    education: tuple[CourseFields, ...] = ()
    skills: tuple[str, ...] = ()
    languages: tuple[LanguageFields, ...] = ()
    certificates: tuple[CertificateFields, ...] = ()


def fields_of(resume: Resume) -> Fields:
    """Roles and courses are numbered as they stand: w1, w2, …; e1, e2, …."""
    return Fields(
        name=value_of(resume.name),
        headline=value_of(resume.headline),
        location=value_of(resume.location),
        mails=tuple(each.value for each in resume.mails),
        phones=tuple(each.value for each in resume.phones),
        summary=value_of(resume.summary),
        work=tuple(_role(f"w{at}", each) for at, each in enumerate(resume.work, 1)),
        education=tuple(_course(f"e{at}", each) for at, each in enumerate(resume.education, 1)),
        skills=tuple(each.value for each in resume.skills),
        languages=tuple(
            LanguageFields(each.name.value, value_of(each.fluency)) for each in resume.languages
        ),
        certificates=tuple(
            CertificateFields(each.name.value, value_of(each.issuer), month_text(each.issued))
            for each in resume.certificates
        ),
    )


def _role(id_: str, role: Work) -> RoleFields:
    return RoleFields(
        id_,
        company=value_of(role.company),
        title=value_of(role.title),
        start=month_text(role.period.start),
        end=month_text(role.period.end),
        current=role.period.current,
        kind=role.kind,
        location=value_of(role.location),
        highlights=tuple(each.value for each in role.highlights),
    )


def _course(id_: str, course: Education) -> CourseFields:
    return CourseFields(
        id_,
        institution=value_of(course.institution),
        degree=value_of(course.degree),
        area=value_of(course.area),
        level=course.level,
        start=month_text(course.period.start),
        end=month_text(course.period.end),
    )


def value_of(stated: Stated | None) -> str:
    return stated.value if stated else ""


def month_text(month: Month | None) -> str:
    return "" if month is None else str(month)
