"""A document in; what is kept of a seeker's resume, and what is told about it, out."""

from dataclasses import dataclass
from datetime import date, datetime

from trusthound.domain.common.errors import Conflict, NotFound
from trusthound.domain.resume.analysis import Analysis, analysis
from trusthound.domain.resume.corrections import NO_CORRECTIONS, Corrections, corrected
from trusthound.domain.resume.document import Document, Format
from trusthound.domain.resume.experience import Experience, experience
from trusthound.domain.resume.misreading import Misreading, misreadings
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume
from trusthound.domain.resume.read.readers import RULES_ALONE, Readers

MOST_RESUMES = 10  # of a user
MOST_CHARACTERS = 400_000  # of the text that is kept


@dataclass(frozen=True, slots=True)
class Taken:
    """What was read of a file. `misread` is of the file itself: no correction changes it."""

    format: Format
    pages: int
    text: str
    resume: Resume
    misread: tuple[Misreading, ...]


@dataclass(frozen=True, slots=True)
class KeptResume:
    """A seeker's resume. `filename` is what its owner calls it; one of theirs is the default."""

    id: str
    filename: str
    is_default: bool
    uploaded_at: datetime
    taken: Taken
    corrections: Corrections = NO_CORRECTIONS

    @property
    def resume(self) -> Resume:
        """As it counts: with what its owner corrected."""
        return corrected(self.taken.resume, self.corrections)


@dataclass(frozen=True, slots=True)
class Told:
    """What a seeker is told of a resume."""

    resume: Resume
    analysis: Analysis
    experience: Experience


def take(document: Document, readers: Readers = RULES_ALONE) -> Taken:
    resume = read_resume(document, readers)
    facts = document.facts
    return Taken(
        format=facts.format,
        pages=facts.pages,
        text=document.text[:MOST_CHARACTERS],
        resume=resume,
        misread=misreadings(document, resume),
    )


def told_of(kept: KeptResume, as_of: date) -> Told:
    resume = kept.resume
    return Told(resume, analysis(resume, kept.taken.misread), experience(resume.work, as_of))


def check_room(held: int) -> None:
    """Raises Conflict where one more would be too many."""
    if held >= MOST_RESUMES:
        raise Conflict(
            "too_many_resumes",
            f"You have {MOST_RESUMES} resumes here, which is the most.",
            advice="Delete one that you no longer need, then upload this one.",
        )


def no_such_resume() -> NotFound:
    """Of another user's as well."""
    return NotFound("There is no such resume, or it has been deleted.")
