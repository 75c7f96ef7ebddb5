"""A check of a candidate, stored: whose, when, of whom, what was found, what came of it."""

from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.domain.common.errors import NotFound
from trusthound.domain.hiring.report import Report, without_numbers, without_text
from trusthound.domain.hiring.review import Dispute, Review

# Of a document of 500 pages nobody reads more in a preview.
PREVIEW_CHARACTERS = 200_000


@dataclass(frozen=True, slots=True)
class CandidateFacts:
    """Of whom: as the resume and the employer state it; all "" and () where nothing is kept."""

    name: str = ""
    mail: str = ""
    claimed_employers: tuple[str, ...] = ()
    linkedin_url: str = ""


@dataclass(frozen=True, slots=True)
class Preview:
    """The visible text, in which evidence has its place; `page_starts` are offsets into it."""

    text: str
    page_starts: tuple[int, ...] = (0,)


@dataclass(frozen=True, slots=True)
class Shared:
    """That the candidate was given a link, which nobody can read again."""

    at: datetime
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class CandidateCheck:
    """`preview` None where it is not kept. `made_by` is a name, "" where the account is gone.

    `signals_only` as it was when the check was made: turning it off later shows no score that
    was not to be shown. `recheck_of` is the id of the check that this one was made again of, after
    a dispute, and `rechecked_as` that of the newer one; None where there is none. `rechecked` also
    once the newer one is deleted. `is_test`: written down for tests, about nobody.
    """

    id: str
    organization_id: str
    made_at: datetime
    made_by: str
    candidate: CandidateFacts
    report: Report
    signals_only: bool
    kept_until: datetime
    preview: Preview | None = None
    file_kept: bool = False
    review: Review | None = None
    dispute: Dispute | None = None
    shared: Shared | None = None
    recheck_of: str | None = None
    rechecked_as: str | None = None
    rechecked: bool = False
    is_test: bool = False


@dataclass(frozen=True, slots=True)
class ListedCheck:
    """A line of the history. `level` and `trust_score` None where they are not shown."""

    id: str
    made_at: datetime
    made_by: str
    candidate_name: str
    candidate_mail: str
    trust_score: int | None
    level: str | None
    flags: int
    decision: str | None
    reviewed_at: datetime | None
    disputed_at: datetime | None
    signals_only: bool
    recheck_of: str | None


def as_shown(check: CandidateCheck, *, signals_only: bool) -> CandidateCheck:
    """By the organisation's policy of today, and by that of the day it was made."""
    if not (signals_only or check.signals_only):
        return check
    return replace(check, report=without_numbers(check.report), signals_only=True)


def without_words(check: CandidateCheck) -> CandidateCheck:
    """What is kept of it where no text may be: figures, and nothing of whom."""
    return replace(
        check, report=without_text(check.report), candidate=CandidateFacts(), preview=None
    )


def no_such_check() -> NotFound:
    return NotFound("There is no such verification.")
