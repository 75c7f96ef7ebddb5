"""A job posting in the words of schema.org/JobPosting, and where each of its fields came from."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from trusthound.domain.common.money import Pay
from trusthound.domain.common.place import Place


class Channel(StrEnum):
    """How a posting reached us; base rates of fraud differ by channel."""

    URL = "url"  # fetched by us from the address that a person gave
    TEXT = "text"  # pasted, or a saved file
    ROW = "row"  # a row of a bulk file


class Origin(StrEnum):
    """Where a field was read."""

    BOARD_API = "board_api"
    JSON_LD = "json_ld"
    MICRODATA = "microdata"
    PAGE_DATA = "page_data"  # left in the page for its own scripts
    OPEN_GRAPH = "open_graph"
    PAGE_TEXT = "page_text"
    URL = "url"
    PASTED = "pasted"
    ROW = "row"
    EMPLOYER = "employer"  # said by whoever showed that they hold its domain
    CORRECTED = "corrected"  # by a reader, in the place of what was read


class Liveness(StrEnum):
    OPEN = "open"
    CLOSED = "closed"
    UNKNOWN = "unknown"


class RemoteWork(StrEnum):
    REMOTE = "remote"
    HYBRID = "hybrid"
    ON_SITE = "on_site"
    UNSTATED = "unstated"


class EmploymentType(StrEnum):
    FULL_TIME = "full_time"
    PART_TIME = "part_time"
    CONTRACTOR = "contractor"
    TEMPORARY = "temporary"
    INTERN = "intern"
    VOLUNTEER = "volunteer"
    PER_DIEM = "per_diem"
    OTHER = "other"


class Seniority(StrEnum):
    INTERN = "intern"
    ENTRY = "entry"
    MID = "mid"
    SENIOR = "senior"
    LEAD = "lead"
    MANAGER = "manager"
    DIRECTOR = "director"
    EXECUTIVE = "executive"
    UNSTATED = "unstated"


class ContactKind(StrEnum):
    MAIL = "mail"
    PHONE = "phone"
    MESSENGER = "messenger"
    LINK = "link"


@dataclass(frozen=True, slots=True)
class Contact:
    """A way to reach someone, as it stands in the description at `start`..`end`.

    `value` is normalised: a lower-case mail address, a phone number in E.164 (or its digits where
    no country is known), an absolute http(s) URL, or `app:handle` such as `telegram:@name`; the
    handle is empty where the text names the app alone.
    """

    kind: ContactKind
    value: str
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class FieldOrigin:
    """Where one field of the posting was read: `detail` is a key, a selector or a phrase."""

    field: str
    origin: Origin
    detail: str = ""


@dataclass(frozen=True, slots=True)
class LivenessEvidence:
    """What says that a posting is open or closed: the words or the fact, and where they stood."""

    quote: str
    origin: str


@dataclass(frozen=True, slots=True)
class JobPosting:
    """One advertised position. Empty is "" or (): the posting does not say.

    `url` is the canonical address ("" for pasted text). `description` is clean text: paragraphs
    separated by newlines, no markup, no control or zero-width characters; `contacts` point into it.
    It holds every section the source has, profile, requirements and benefits included.
    `page_text` is what else the page shows: text that stands outside the description which the
    page's own data gives; contacts and quotes count on into it, after one newline.
    `by_scripts`: the page held no text until its scripts had run, and this is what they showed.
    `hidden_text` is what the page hides from its reader, kept as evidence only.
    `office_days` are those a week that hybrid work is done in the office. `language` and
    `required_languages` are ISO 639-1 codes: what it is written in, and what it asks to be spoken.
    """

    title: str
    company: str
    description: str
    url: str = ""
    company_site: str = ""
    company_profile: str = ""
    places: tuple[Place, ...] = ()
    remote: RemoteWork = RemoteWork.UNSTATED
    office_days: int | None = None
    pay: Pay | None = None
    employment_types: tuple[EmploymentType, ...] = ()
    seniority: Seniority = Seniority.UNSTATED
    date_posted: date | None = None
    valid_through: date | None = None
    identifier: str = ""
    apply_url: str = ""
    contacts: tuple[Contact, ...] = ()
    language: str = ""
    required_languages: tuple[str, ...] = ()
    liveness: Liveness = Liveness.UNKNOWN
    liveness_evidence: LivenessEvidence | None = None
    page_text: str = ""
    hidden_text: tuple[str, ...] = ()
    by_scripts: bool = False

    @property
    def whole_text(self) -> str:
        """The description, and after it what else the page shows."""
        return f"{self.description}\n{self.page_text}" if self.page_text else self.description

    origins: tuple[FieldOrigin, ...] = ()


_WORKED_AT = {RemoteWork.REMOTE: "Remote", RemoteWork.HYBRID: "Hybrid"}


def where_line(places: Iterable[Place], remote: RemoteWork) -> str:
    """The places as stated, and whether one works from home unless a place says so already."""
    told = [each.text for each in places if each.text]
    words = _WORKED_AT.get(remote, "")
    if words and not any(words.lower() in each.lower() for each in told):
        told.append(words)
    return " · ".join(told)
