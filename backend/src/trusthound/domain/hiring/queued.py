"""A resume that was handed in and waits to be checked: its states, and what may come of it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.acting import Acting
from trusthound.domain.access.origin import Origin
from trusthound.domain.candidate.claims import Claims
from trusthound.domain.common.errors import (
    DatabaseUnavailable,
    Overloaded,
    RateLimited,
    StorageFull,
    TrustHoundError,
)

# Of an organisation: ten minutes of work for one of two cores, and 2 GB of files at the most.
MOST_WAITING = 200
# Longer than any check takes; after it whoever had begun is taken for dead.
LEASE = timedelta(minutes=4)
# A resume that ends its reader's process each time is given up.
TRIES = 5
_FIRST_PAUSE = timedelta(seconds=4)
_ENDING = 8
_GIVEN_UP = "This resume could not be checked."
_GIVE_UP_ADVICE = "Hand it in again. If it happens again, tell us its id."


class QueueState(StrEnum):
    """How far a check is. `failed` says why, and costs nothing."""

    QUEUED = "queued"
    READING = "reading"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is no report: the code and the words that a check at once is refused with."""

    code: str
    message: str
    advice: str = ""


@dataclass(frozen=True, slots=True)
class QueuedCheck:
    """One that has no report, or none yet; with one it is a check of the same id.

    `ended_at` and `problem` are there where it failed.
    """

    id: str
    organization_id: str
    made_at: datetime
    state: QueueState
    ended_at: datetime | None = None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class TakenCheck:
    """One that a worker has begun. `ending` is that of the file's name, `tries` with this one."""

    id: str
    by: Acting
    origin: Origin
    ending: str
    file_name: str
    claims: Claims
    tries: int


def check_room(waiting: int, *, now: datetime) -> None:
    """Whether an organisation of which so many wait may hand in one more. Raises RateLimited."""
    if waiting >= MOST_WAITING:
        raise RateLimited(
            f"{MOST_WAITING} of your resumes are waiting to be checked.",
            reset_at=now + timedelta(seconds=30),
            advice="Hand in the next one when some of them are done, or use bulk verification.",
        )


def pause_after(error: Exception, tries: int) -> timedelta | None:
    """When it is tried again; None: never, because it would end the same."""
    may_be_other = isinstance(error, DatabaseUnavailable | Overloaded | StorageFull)
    if tries >= TRIES or (isinstance(error, TrustHoundError) and not may_be_other):
        return None
    return _FIRST_PAUSE * int(4 ** (tries - 1))


def ending_of(filename: str) -> str:
    """ ".pdf" of "Ann Lee.PDF": nothing else of a name is kept, as that names a person."""
    _, dot, ending = filename.rpartition(".")
    letters = "".join(each for each in ending[:_ENDING] if each.isascii() and each.isalnum())
    return f".{letters.lower()}" if dot and letters else ""


def problem_of(error: Exception | None) -> Problem:
    """What is told of it; of what we did not foresee, or of no sign of life, nothing but that."""
    if isinstance(error, TrustHoundError):
        return Problem(error.code, error.message, error.advice)
    return Problem("internal", _GIVEN_UP, _GIVE_UP_ADVICE)
