"""A resume in the words of JSON Resume, each value with the place it was read from."""

from dataclasses import dataclass
from enum import StrEnum
from functools import total_ordering


@dataclass(frozen=True, slots=True)
class Span:
    """Characters `start` up to `end` of the document's text."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Stated:
    """A value as the resume states it, tidied; `span` is None where it has no one place."""

    value: str
    span: Span | None = None


@total_ordering
@dataclass(frozen=True, slots=True)
class Month:
    """A month, or a whole year where the resume says no more (`month` None)."""

    year: int
    month: int | None = None

    def __lt__(self, other: "Month") -> bool:
        return (self.year, self.month or 0) < (other.year, other.month or 0)

    def __str__(self) -> str:
        return f"{self.year:04d}" if self.month is None else f"{self.year:04d}-{self.month:02d}"


@dataclass(frozen=True, slots=True)
class Period:
    """From `start` to `end`, both included. `current`: it says that it lasts still ("present").

    None is "not stated". `span` is where the dates stand. `expected`: it says that the end is only
    planned ("expected May 2027").
    """

    start: Month | None = None
    end: Month | None = None
    current: bool = False
    span: Span | None = None
    expected: bool = False


class Employment(StrEnum):
    """What kind of work it was, where the resume says so."""

    FULL_TIME = "full_time"
    PART_TIME = "part_time"
    CONTRACT = "contract"
    FREELANCE = "freelance"
    INTERNSHIP = "internship"
    VOLUNTEER = "volunteer"
    FOUNDER = "founder"
    ADVISORY = "advisory"
    UNSTATED = "unstated"


@dataclass(frozen=True, slots=True)
class Work:
    """One role. `highlights` are what is told of it, point by point; `span` is all of it."""

    company: Stated | None
    title: Stated | None
    period: Period
    kind: Employment = Employment.UNSTATED
    location: Stated | None = None
    highlights: tuple[Stated, ...] = ()
    span: Span | None = None


class Level(StrEnum):
    """How high a course of education is."""

    SCHOOL = "school"
    VOCATIONAL = "vocational"
    ASSOCIATE = "associate"
    BACHELOR = "bachelor"
    MASTER = "master"
    DOCTOR = "doctor"


@dataclass(frozen=True, slots=True)
class Education:
    """`degree` as written ("B.Sc."), `area` its subject."""

    institution: Stated | None
    degree: Stated | None
    period: Period
    area: Stated | None = None
    level: Level | None = None
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Language:
    name: Stated
    fluency: Stated | None = None


@dataclass(frozen=True, slots=True)
class Certificate:
    name: Stated
    issuer: Stated | None = None
    issued: Month | None = None
    number: Stated | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and all that stands below it; `kind` is a word of ours ("work", "" if unknown)."""

    kind: str
    heading: Stated
    span: Span


@dataclass(frozen=True, slots=True)
class Resume:
    """What was read. Nothing here was checked, and what could not be read is missing, not wrong."""

    name: Stated | None = None
    headline: Stated | None = None
    mails: tuple[Stated, ...] = ()
    phones: tuple[Stated, ...] = ()
    links: tuple[Stated, ...] = ()
    location: Stated | None = None
    summary: Stated | None = None
    work: tuple[Work, ...] = ()
    education: tuple[Education, ...] = ()
    skills: tuple[Stated, ...] = ()
    languages: tuple[Language, ...] = ()
    certificates: tuple[Certificate, ...] = ()
    sections: tuple[Section, ...] = ()
