"""Nothing in, examples of the public API out, by operation: made by what makes the answers.

The reports are those that test keys get, cut to a few findings; only ids and moments are made up.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from trusthound.domain.access.acting import Acting
from trusthound.domain.access.monthly import monthly_standing, monthly_usage
from trusthound.domain.access.organization import Organization, Tier
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.hiring.bulk import BulkJob, JobState, RowCounts
from trusthound.domain.hiring.bulk_row import BulkRow, RowProblem, RowState
from trusthound.domain.hiring.policy import Policy
from trusthound.domain.hiring.queued import QueuedCheck, QueueState, problem_of
from trusthound.domain.hiring.review import Decision
from trusthound.domain.hiring.written import history, written_check
from trusthound.domain.webhooks.event import Event, WebhookEvent
from trusthound.entrypoints.http.schemas.bulk import job_answer, jobs_answer, rows_answer
from trusthound.entrypoints.http.schemas.candidate import ReviewAnswer
from trusthound.entrypoints.http.schemas.usage import usage_answer
from trusthound.entrypoints.http.schemas.v1 import (
    V1Verifications,
    done_line,
    events_of,
    verification_of,
)
from trusthound.entrypoints.http.schemas.wire import Answer
from trusthound.usecases.find_bulk_job import Found
from trusthound.usecases.list_bulk_jobs import JobPage
from trusthound.usecases.list_bulk_rows import RowPage
from trusthound.usecases.list_events import EventPage

_AT = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
_ID = "5f1c8e2ab93d47e0a6d4c7f01b2e9a38"
_SHOWN = 2
_BY = Acting(
    Organization("acme", "Acme", Tier.PROFESSIONAL, None),
    "key:1",
    "API key Careers site",
    None,
    "1",
)


@dataclass(frozen=True, slots=True)
class Examples:
    """Of one operation: what is sent, None for nothing; and answers by their names."""

    asked: Mapping[str, Any] | None = None
    answered: Mapping[str, Answer] = field(default_factory=dict)


def v1_examples() -> Mapping[str, Examples]:
    """By operation id."""
    queued = QueuedCheck(_ID, "acme", _AT, QueueState.QUEUED)
    refusal = problem_of(DocumentRefused(DocumentProblem.ENCRYPTED))
    failed = QueuedCheck(_ID, "acme", _AT, QueueState.FAILED, _AT, refusal)
    written = written_check(
        "flag-overlapping-roles", organization_id="acme", made_by=_BY.name, policy=Policy(), now=_AT
    )
    check = replace(written, id=_ID, is_test=False)
    done = verification_of(check, _BY)
    report = done.report
    if report is not None:
        short = {
            name: getattr(report, name)[:_SHOWN]
            for name in ("findings", "red_flags", "passed_checks")
        }
        done = done.model_copy(update={"report": report.model_copy(update=short)})
    (line,) = history([check], words="", level=None, reviewed=None)
    event = Event(f"msg_{_ID}", WebhookEvent.COMPLETED, "acme", _ID, _AT)
    standing = monthly_standing(_BY.organization, used=12, now=_AT)
    counted = {(_AT - timedelta(days=1)).date(): 9, _AT.date(): 3}
    review = ReviewAnswer(
        decision=Decision.ADVANCE, note="Dates explained.", by=f"Bo Stone, by {_BY.name}", at=_AT
    )
    return {
        **_of_lists(),
        "v1CreateVerification": Examples(answered={"queued": verification_of(queued, _BY)}),
        "v1FindVerification": Examples(
            answered={
                "queued": verification_of(queued, _BY),
                "done": done,
                "failed": verification_of(failed, _BY),
            }
        ),
        "v1ListVerifications": Examples(
            answered={
                "one": V1Verifications(verifications=[done_line(line, _BY)], next_cursor=None)
            }
        ),
        "v1ReviewVerification": Examples(
            asked={
                "decision": "advance",
                "note": "Dates explained.",
                "reviewer": "bo@acme.example",
            },
            answered={"kept": review},
        ),
        "v1ListEvents": Examples(
            answered={"one": events_of(EventPage((event,), 41, has_more=False))}
        ),
        "v1ReadUsage": Examples(
            answered={"month": usage_answer(monthly_usage(standing, counted, _AT))}
        ),
    }


def _of_lists() -> Mapping[str, Examples]:
    rows = RowCounts(invalid=1, waiting=199)
    validated = BulkJob(_ID, "acme", "people.csv", JobState.VALIDATED, _AT, _BY.name, rows)
    running = replace(validated, state=JobState.RUNNING, started_at=_AT)
    standing = monthly_standing(_BY.organization, used=12, now=_AT)
    told = {
        job.state.value: job_answer(Found(job, standing))
        for job in (validated, running, replace(running, state=JobState.PAUSED))
    }
    wrong = RowProblem("file_missing", "The ZIP has no file of this name.", "resume")
    row = BulkRow(3, 4, "application 4713", "ann.pdf", RowState.INVALID, (wrong,), None)
    listed = jobs_answer(
        JobPage((running,), None), in_plan=True, most_rows=5_000, most_bytes=500_000_000
    )
    return {
        "v1UploadBulkList": Examples(answered={"validated": told["validated"]}),
        "v1ListBulkJobs": Examples(answered={"one": listed}),
        "v1FindBulkJob": Examples(answered={"running": told["running"]}),
        "v1ListBulkRows": Examples(answered={"one": rows_answer(RowPage((row,), None))}),
        "v1StartBulkJob": Examples(asked={"attested": True}, answered={"running": told["running"]}),
        "v1MoveBulkJob": Examples(answered={"paused": told["paused"]}),
    }
