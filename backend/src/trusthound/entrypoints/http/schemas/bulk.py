"""Lists of resumes and their rows as they go over the wire."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from pydantic import Field

from trusthound.domain.access.api_key import Environment
from trusthound.domain.hiring.bulk import BulkJob, JobState, PausedBecause, possible_now
from trusthound.domain.hiring.bulk_row import BulkRow, RowState
from trusthound.entrypoints.http.schemas.wire import Answer, Asked
from trusthound.usecases.find_bulk_job import Found
from trusthound.usecases.list_bulk_jobs import JobPage
from trusthound.usecases.list_bulk_rows import RowPage

BULK_FORM: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "multipart/form-data": {
                "schema": {
                    "type": "object",
                    "required": ["list"],
                    "properties": {
                        "list": {
                            "type": "string",
                            "format": "binary",
                            "description": (
                                "CSV with the template's columns, or JSONL with the same names "
                                "and, without a ZIP, each resume in `resumeBase64`."
                            ),
                        },
                        "resumes": {
                            "type": "string",
                            "format": "binary",
                            "description": "A ZIP of the resumes that the list names.",
                        },
                    },
                }
            }
        },
    }
}


class StartBulk(Asked):
    """What is said before a list is begun."""

    attested: bool = Field(
        default=False, description="That there is a hiring purpose, and the candidates were told."
    )
    as_far_as_possible: bool = Field(
        default=False,
        description="Also where the month does not suffice: it pauses when that is used.",
    )


class BulkRowsBody(Answer):
    """How many rows are in which state."""

    total: int
    invalid: int
    waiting: int
    working: int
    done: int
    refused: int
    failed: int
    cancelled: int


class BulkJobBody(Answer):
    """A list of resumes. Only rows that are `done` are counted against the month."""

    id: str
    name: str
    state: JobState
    paused_because: PausedBecause | None
    environment: Environment
    made_at: datetime
    made_by: str
    started_at: datetime | None
    ended_at: datetime | None
    rows: BulkRowsBody


class BulkAllowanceBody(Answer):
    """`possible`: how many the month still allows, null for any number."""

    needed: int
    possible: int | None
    suffices: bool
    resets_at: datetime


class BulkJobAnswer(Answer):
    job: BulkJobBody
    allowance: BulkAllowanceBody
    unused_files: list[str] = Field(description="Of the ZIP, that no row names; the first of them.")
    unused_files_total: int


class BulkLimitsBody(Answer):
    """Of one list; `bytes` is that of the list and its ZIP together."""

    rows: int
    bytes: int


class BulkJobsAnswer(Answer):
    """`in_plan`: whether a list may be uploaded and started; old ones can be read without it."""

    jobs: list[BulkJobBody]
    next_cursor: str | None
    in_plan: bool
    limits: BulkLimitsBody


class BulkProblemBody(Answer):
    """`field` is the column, "" where it is about the whole row."""

    code: str
    message: str
    field: str


class BulkRowBody(Answer):
    """`line` counts as an editor does, the heading included."""

    number: int
    line: int
    reference: str
    resume: str
    state: RowState
    problems: list[BulkProblemBody]
    verification_id: str | None


class BulkRowsAnswer(Answer):
    rows: list[BulkRowBody]
    next_after: int | None


def job_body(job: BulkJob) -> BulkJobBody:
    rows = job.rows
    return BulkJobBody(
        id=job.id,
        name=job.name,
        state=job.state,
        paused_because=job.paused_because,
        environment=Environment.TEST if job.is_test else Environment.LIVE,
        made_at=job.made_at.astimezone(UTC),
        made_by=job.made_by,
        started_at=job.started_at and job.started_at.astimezone(UTC),
        ended_at=job.ended_at and job.ended_at.astimezone(UTC),
        rows=BulkRowsBody(
            total=rows.total,
            invalid=rows.invalid,
            waiting=rows.waiting,
            working=rows.working,
            done=rows.done,
            refused=rows.refused,
            failed=rows.failed,
            cancelled=rows.cancelled,
        ),
    )


def job_answer(found: Found) -> BulkJobAnswer:
    job, possible = found.job, None if found.job.is_test else possible_now(found.standing)
    needed = job.rows.left
    return BulkJobAnswer(
        job=job_body(job),
        allowance=BulkAllowanceBody(
            needed=needed,
            possible=possible,
            suffices=possible is None or possible >= needed,
            resets_at=found.standing.reset_at,
        ),
        unused_files=list(job.unused),
        unused_files_total=job.unused_total,
    )


def jobs_answer(page: JobPage, *, in_plan: bool, most_rows: int, most_bytes: int) -> BulkJobsAnswer:
    return BulkJobsAnswer(
        jobs=[job_body(each) for each in page.jobs],
        next_cursor=page.next_cursor,
        in_plan=in_plan,
        limits=BulkLimitsBody(rows=most_rows, bytes=most_bytes),
    )


def rows_answer(page: RowPage) -> BulkRowsAnswer:
    return BulkRowsAnswer(rows=row_bodies(page.rows), next_after=page.next_after)


def row_bodies(rows: Iterable[BulkRow]) -> list[BulkRowBody]:
    return [
        BulkRowBody(
            number=each.number,
            line=each.line,
            reference=each.reference,
            resume=each.resume,
            state=each.state,
            problems=[
                BulkProblemBody(code=one.code, message=one.message, field=one.field)
                for one in each.problems
            ],
            verification_id=each.check_id,
        )
        for each in rows
    ]
