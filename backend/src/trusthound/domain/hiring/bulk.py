"""Many resumes checked as one job: what it is, how it goes on, and where it stands."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from trusthound.domain.access.monthly import MonthlyStanding
from trusthound.domain.common.errors import Conflict, InvalidInput, MonthlyLimit, NotFound

# Of an organisation that are not over: each keeps its upload on the disk.
MOST_OPEN = 10
# A row that a worker holds is free again after this, unless the worker says that it goes on.
LEASE = timedelta(seconds=45)
RENEWED_EVERY = timedelta(seconds=15)
# A row that ends no try is given up, so that it cannot end one worker after the other for ever.
TRIES = 5
# An upload that nobody starts is deleted.
UNSTARTED_FOR = timedelta(hours=24)


class JobState(StrEnum):
    """`validated` costs nothing yet; the last two are for good."""

    VALIDATED = "validated"
    RUNNING = "running"
    PAUSED = "paused"
    CANCELLED = "cancelled"
    FINISHED = "finished"


class PausedBecause(StrEnum):
    MEMBER = "member"
    MONTHLY_LIMIT = "monthly_limit"
    PLAN = "plan"


class Move(StrEnum):
    """What somebody does with a job that was started."""

    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class RowCounts:
    """Rows of a job by their state; see RowState."""

    invalid: int = 0
    waiting: int = 0
    working: int = 0
    done: int = 0
    refused: int = 0
    failed: int = 0
    cancelled: int = 0

    @property
    def left(self) -> int:
        return self.waiting + self.working

    @property
    def total(self) -> int:
        return self.invalid + self.left + self.done + self.refused + self.failed + self.cancelled


@dataclass(frozen=True, slots=True)
class BulkJob:
    """`name` is what the list's file is called; `made_by` a name, "" where the account is gone.

    `unused` are files of the upload that no row names, the first of them, and `unused_total` how
    many there are. `is_test`: its rows are answered as written down, and nothing is counted.
    """

    id: str
    organization_id: str
    name: str
    state: JobState
    made_at: datetime
    made_by: str
    rows: RowCounts = field(default_factory=RowCounts)
    paused_because: PausedBecause | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    unused: tuple[str, ...] = ()
    unused_total: int = 0
    is_test: bool = False


_FROM = {
    Move.PAUSE: frozenset({JobState.RUNNING}),
    Move.RESUME: frozenset({JobState.PAUSED}),
    Move.CANCEL: frozenset({JobState.VALIDATED, JobState.RUNNING, JobState.PAUSED}),
}
_TO = {
    Move.PAUSE: JobState.PAUSED,
    Move.RESUME: JobState.RUNNING,
    Move.CANCEL: JobState.CANCELLED,
}


def moved(job: BulkJob, move: Move) -> JobState | None:
    """Its state after the move, None where it is there already. Raises Conflict."""
    if job.state is _TO[move]:
        return None
    if job.state not in _FROM[move]:
        raise _wrong_state(job, f"It can't be {_WORDS[move]}")
    return _TO[move]


def check_may_begin(
    job: BulkJob, standing: MonthlyStanding, *, attested: bool, as_far_as_possible: bool
) -> None:
    """Raises InvalidInput where nobody attests, Conflict where there is nothing to begin, and
    MonthlyLimit where the month does not suffice and nobody said that a part will do.
    """
    if not attested:
        raise InvalidInput(
            "Confirm that you check these resumes for a hiring decision, and that the candidates "
            "were told.",
            field="attested",
            advice="There are letters to candidates beside the box to tick.",
        )
    if job.state is not JobState.VALIDATED:
        raise _wrong_state(job, "It can't be started")
    if not job.rows.waiting:
        raise Conflict(
            "nothing_to_verify",
            "None of the rows can be verified.",
            advice="Mend the rows that are listed, and upload the list again.",
        )
    possible = possible_now(standing)
    short = possible is not None and possible < job.rows.waiting
    if short and not (as_far_as_possible and possible):
        raise MonthlyLimit(
            f"This list has {job.rows.waiting:,} resumes, and {possible:,} can be verified this "
            "month.",
            reset_at=standing.reset_at,
            advice="Start it as far as it goes, upload fewer, or ask for a larger plan.",
        )


def possible_now(standing: MonthlyStanding) -> int | None:
    """How many checks the month has left, the grace included; None: as many as one likes."""
    return None if standing.most is None else max(0, standing.most - standing.used)


def check_room(open_jobs: int) -> None:
    """Raises Conflict where an organisation has as many jobs as it may have."""
    if open_jobs >= MOST_OPEN:
        raise Conflict(
            "too_many_bulk_jobs",
            f"An organisation can have {MOST_OPEN} lists at a time that are not finished.",
            advice="Cancel or finish one of them.",
        )


def check_may_delete(job: BulkJob) -> None:
    """Raises Conflict for one that is under way."""
    if job.state in (JobState.RUNNING, JobState.PAUSED) or job.rows.working:
        raise Conflict(
            "bulk_state",
            "A list that is under way can't be deleted.",
            advice="Cancel it first. Rows that are being read end within a minute.",
        )


def no_such_job() -> NotFound:
    """The same words for that of another organisation."""
    return NotFound("There is no such list.")


def _wrong_state(job: BulkJob, cannot: str) -> Conflict:
    return Conflict("bulk_state", f"{cannot}: this list is {job.state.value}.")


_WORDS = {Move.PAUSE: "paused", Move.RESUME: "resumed", Move.CANCEL: "cancelled"}
