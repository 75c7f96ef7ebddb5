"""What a posting asks for, each with the place in its description."""

from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import RemoteWork, Seniority
from trusthound.domain.resume.model import Level


class Need(StrEnum):
    MUST = "must"
    NICE = "nice"


@dataclass(frozen=True, slots=True)
class Passage:
    """`quote` is the description from `start` up to `end`, as it stands there."""

    quote: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class SkillAsked:
    """One skill, or several of which one will do ("React or Vue"): `skills` are their ids.

    Without ids it is a phrase that our list of skills does not know ("call center experience").
    `years` are those asked of this very skill, None where none are.
    """

    passage: Passage
    need: Need
    skills: tuple[str, ...] = ()
    years: float | None = None


@dataclass(frozen=True, slots=True)
class YearsAsked:
    """Years of work, at least `least` and at most `most`; `of` is in what, "" if in anything."""

    passage: Passage
    need: Need
    least: float
    most: float | None = None
    of: str = ""


@dataclass(frozen=True, slots=True)
class EducationAsked:
    """`areas` are subjects as written; `or_experience`: work of the kind will do instead."""

    passage: Passage
    need: Need
    level: Level
    areas: tuple[str, ...] = ()
    or_experience: bool = False


@dataclass(frozen=True, slots=True)
class LicenceAsked:
    """A licence, registration, clearance or certificate, `name` in its usual short form."""

    passage: Passage
    need: Need
    name: str


@dataclass(frozen=True, slots=True)
class LanguageAsked:
    """`code` is ISO 639-1; `fluency` as written, "" if none is."""

    passage: Passage
    need: Need
    code: str
    fluency: str = ""


@dataclass(frozen=True, slots=True)
class VisaStated:
    """What it says of permission to work: `sponsored` None where it only asks for the right."""

    passage: Passage
    sponsored: bool | None


@dataclass(frozen=True, slots=True)
class Requirements:
    """All that is asked. What a posting does not say is missing here, and never guessed."""

    skills: tuple[SkillAsked, ...] = ()
    years: tuple[YearsAsked, ...] = ()
    education: tuple[EducationAsked, ...] = ()
    licences: tuple[LicenceAsked, ...] = ()
    languages: tuple[LanguageAsked, ...] = ()
    visa: VisaStated | None = None
    seniority: Seniority = Seniority.UNSTATED
    places: tuple[Place, ...] = ()
    remote: RemoteWork = RemoteWork.UNSTATED
    pay: Pay | None = None
