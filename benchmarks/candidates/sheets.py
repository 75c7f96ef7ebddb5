"""The shapes that the cases are made of: an invented resume, its look, what is known of it."""

from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

AS_OF = date(2026, 11, 22)
YEARS = 3  # the style of dates that tells years alone


@dataclass(frozen=True, slots=True)
class Role:
    """`start` and `end` are (year, month); no end is "Present". `dates` is shown instead of them.

    `note` stands behind the title ("contract, part-time").
    """

    company: str
    title: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    points: tuple[str, ...]
    note: str = ""
    dates: str = ""


@dataclass(frozen=True, slots=True)
class School:
    name: str
    degree: str
    start: int
    end: int
    dates: str = ""


class Way(StrEnum):
    """How a text is kept out of sight, or beside it."""

    WHITE = "white"
    TINY = "tiny"
    OFF_PAGE = "off_page"  # PDF alone
    COVERED = "covered"  # PDF alone: a white shape lies on it
    VANISH = "vanish"  # DOCX alone: the word processor's own mark
    SMALL = "small"  # 6.5 points: small print, seen
    ON_DARK = "on_dark"  # white letters on a dark bar: seen


@dataclass(frozen=True, slots=True)
class Aside:
    text: str
    way: Way


class Layout(StrEnum):
    PLAIN = "plain"  # one column
    SIDEBAR = "sidebar"  # contact and skills in a column of their own
    TABLE = "table"  # dates in a column of their own


@dataclass(frozen=True, slots=True)
class Look:
    """`dates`: 0 "Mar 2019 – Present", 1 "03/2019 - Present", 2 "March 2019 to Present", 3 "2019 –
    Present". `language` is that of the headings, "" for English.
    """

    format: str = "docx"
    layout: Layout = Layout.PLAIN
    dates: int = 0
    line: int = 0  # 0 title above company, 1 both on one line, 2 company above title
    capitals: bool = False
    language: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One resume. `author`, `changed_by` and `title` are the file's metadata."""

    name: str
    headline: str
    place: str
    phone: str
    mail: str
    profile: str
    summary: str
    roles: tuple[Role, ...]
    schools: tuple[School, ...]
    skills: tuple[str, ...]
    languages: tuple[str, ...]
    country: str
    trade: str
    look: Look
    certificates: tuple[str, ...] = ()
    extras: tuple[tuple[str, tuple[str, ...]], ...] = ()
    contact_lines: tuple[str, ...] = ()
    asides: tuple[Aside, ...] = ()
    author: str = ""
    changed_by: str = ""
    title: str = ""
    photo: bool = False


@dataclass(frozen=True, slots=True)
class Company:
    """What a register answers when it is asked for a company."""

    name: str
    founded: date | None = None
    dissolved: date | None = None
    exact: bool = True
    by_year: bool = False
    registered_name: str = ""
    found: bool = True


@dataclass(frozen=True, slots=True)
class Domain:
    """What the DNS and the registry answer for a domain."""

    name: str
    exists: bool = True
    servers: tuple[str, ...] = ()
    refuses: bool = False
    address: bool = True
    registered: date | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A resume with what comes beside it. `mail` and `profile` None: those of the resume.

    `seen` are resumes that the same organisation checked before.
    """

    sheet: Sheet
    mail: str | None = None
    profile: str | None = None
    employers: str = ""
    description: str = ""
    companies: tuple[Company, ...] = ()
    domains: tuple[Domain, ...] = ()
    seen: tuple[Sheet, ...] = ()


@dataclass(frozen=True, slots=True)
class Pair:
    """The same person and layout twice: `fraud` with the constructed matter, `twin` without it or
    with its innocent form, which `innocent` names.
    """

    kind: str
    slug: str
    innocent: str
    fraud: Made
    twin: Made

    @property
    def id(self) -> str:
        return f"{self.kind}/{self.slug}"


@dataclass(frozen=True, slots=True)
class Honest:
    """A resume with nothing to flag; `matter` is what could be mistaken in it."""

    matter: str
    slug: str
    made: Made

    @property
    def id(self) -> str:
        return f"honest/{self.matter}/{self.slug}"


@dataclass(frozen=True, slots=True)
class FairPair:
    """Two resumes that differ in what must not count."""

    what: str
    slug: str
    one: Made
    other: Made

    @property
    def id(self) -> str:
        return f"fair/{self.what}/{self.slug}"


def with_role(sheet: Sheet, index: int, **changes: object) -> Sheet:
    """The sheet, one of its roles (0 is the latest) changed."""
    roles = list(sheet.roles)
    roles[index] = replace(roles[index], **changes)  # type: ignore[arg-type]
    return replace(sheet, roles=tuple(roles))


def with_point(sheet: Sheet, index: int, point: str) -> Sheet:
    """The sheet with one more point told of a role."""
    return with_role(sheet, index, points=(*sheet.roles[index].points, point))


def add_role(sheet: Sheet, role: Role, at: int = 0) -> Sheet:
    return replace(sheet, roles=(*sheet.roles[:at], role, *sheet.roles[at:]))


MONTHS = "January February March April May June July August September October November December"

# Headings and the word for "until now", in the languages beside English.
WORDS = {
    "de": {"Contact": "Kontakt", "Profile": "Profil", "Work Experience": "Berufserfahrung",
           "Education": "Ausbildung", "Skills": "Kenntnisse", "Languages": "Sprachen",
           "Certifications": "Zertifikate", "Present": "heute"},
    "fr": {"Contact": "Contact", "Profile": "Profil",
           "Work Experience": "Expérience professionnelle", "Education": "Formation",
           "Skills": "Compétences", "Languages": "Langues", "Certifications": "Certifications",
           "Present": "aujourd'hui"},
    "es": {"Contact": "Contacto", "Profile": "Perfil",
           "Work Experience": "Experiencia profesional", "Education": "Formación académica",
           "Skills": "Competencias", "Languages": "Idiomas", "Certifications": "Certificados",
           "Present": "actualidad"},
}  # fmt: skip


def heading_of(words: str, look: Look) -> str:
    told = WORDS.get(look.language, {}).get(words, words)
    return told.upper() if look.capitals else told


def dates_of(role: Role, look: Look) -> str:
    """As the resume shows them; in numbers beside English, years alone in style 3."""
    if role.dates:
        return role.dates
    style = 1 if look.language else look.dates
    now = WORDS.get(look.language, {}).get("Present", "Present")
    end = now if role.end is None else _month(role.end, style)
    return f"{_month(role.start, style)} {('–', '-', 'to', '–')[style]} {end}"


def years_of(school: School) -> str:
    return school.dates or f"{school.start} – {school.end}"


def _month(moment: tuple[int, int], style: int) -> str:
    year, month = moment
    name = MONTHS.split()[month - 1]
    return (f"{name[:3]} {year}", f"{month:02d}/{year}", f"{name} {year}", f"{year}")[style]
