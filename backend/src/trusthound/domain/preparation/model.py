"""What somebody prepares for an interview with: questions and what to answer, ask and look up."""

from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.matching.model import Shown, Standing
from trusthound.domain.posting.requirements.model import Need

MOST_QUESTIONS = 40


class Kind(StrEnum):
    """What a question of theirs is about."""

    OPENING = "opening"
    SKILL = "skill"
    BEHAVIOUR = "behaviour"  # to be answered by situation, task, action, result
    DUTY = "duty"  # a part of the work, as the posting tells it
    YEARS = "years"
    EDUCATION = "education"
    LICENCE = "licence"
    LANGUAGE = "language"
    PLACE = "place"
    SCHEDULE = "schedule"
    PERMISSION = "permission"
    PAY = "pay"


class Source(StrEnum):
    """Which part of the posting a quote is of."""

    TEXT = "text"
    TITLE = "title"
    COMPANY = "company"
    PLACE = "place"
    PAY = "pay"


@dataclass(frozen=True, slots=True)
class Cited:
    """The posting's words; of its text those from `start` up to `end`."""

    quote: str
    source: Source
    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """One that they may well ask, and what the resume has for an answer.

    `id` is the same for the same posting, whatever the resume: a note is kept by it. `cited` is
    what the question comes from. `standing` is None without a resume, and where a resume does not
    matter. `use` is what of the resume to tell, `missing` what is asked for and not shown.
    """

    id: str
    kind: Kind
    need: Need
    text: str
    cited: Cited
    standing: Standing | None = None
    use: tuple[Shown, ...] = ()
    missing: tuple[str, ...] = ()
    advice: str = ""


class Unstated(StrEnum):
    """What a posting may leave open."""

    PAY = "pay"
    PLACE = "place"
    REMOTE = "remote"
    OFFICE_DAYS = "office_days"
    CONTRACT = "contract"
    HOURS = "hours"
    REPORTING = "reporting"
    TEAM = "team"
    START = "start"
    PROCESS = "process"
    VACANCY = "vacancy"


@dataclass(frozen=True, slots=True)
class ToAsk:
    """A question for them, and what the posting leaves open."""

    unstated: Unstated
    question: str
    why: str


@dataclass(frozen=True, slots=True)
class ToVerify:
    """A question about the employer, by a signal of its posting: one that speaks `against` it, or
    that could not be answered. `quotes` are the signal's evidence.
    """

    signal: str
    question: str
    why: str
    advice: str
    against: bool
    quotes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Warned:
    """A sign of an interview that is none; `seen`: the posting itself already shows it."""

    signal: str
    title: str
    why: str
    advice: str
    seen: bool = False
    quotes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Preparation:
    """`has_text`: there was a description to make questions of."""

    questions: tuple[Question, ...]
    to_ask: tuple[ToAsk, ...]
    to_verify: tuple[ToVerify, ...]
    warnings: tuple[Warned, ...]
    has_text: bool
