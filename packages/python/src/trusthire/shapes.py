"""What the API sends and answers; made of openapi.json by `make openapi`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Band = Literal["verified", "caution", "danger"]


class BreakdownAnswer(TypedDict):
    """0 to 100 by part; above 70 a part passes. null: not checked, or signals only."""

    employmentHistory: int | None
    email: int | None
    authenticity: int | None
    resume: int | None


class BulkAllowanceBody(TypedDict):
    """`possible`: how many the month still allows, null for any number."""

    needed: int
    possible: int | None
    suffices: bool
    resetsAt: str


class BulkJobAnswer(TypedDict):
    job: BulkJobBody
    allowance: BulkAllowanceBody
    unusedFiles: list[str]
    unusedFilesTotal: int


class BulkJobBody(TypedDict):
    """A list of resumes. Only rows that are `done` are counted against the month."""

    id: str
    name: str
    state: JobState
    pausedBecause: PausedBecause | None
    environment: Environment
    madeAt: str
    madeBy: str
    startedAt: str | None
    endedAt: str | None
    rows: BulkRowsBody


class BulkJobsAnswer(TypedDict):
    """`in_plan`: whether a list may be uploaded and started; old ones can be read without it."""

    jobs: list[BulkJobBody]
    nextCursor: str | None
    inPlan: bool
    limits: BulkLimitsBody


class BulkLimitsBody(TypedDict):
    """Of one list; `bytes` is that of the list and its ZIP together."""

    rows: int
    bytes: int


class BulkProblemBody(TypedDict):
    """`field` is the column, "" where it is about the whole row."""

    code: str
    message: str
    field: str


class BulkRowBody(TypedDict):
    """`line` counts as an editor does, the heading included."""

    number: int
    line: int
    reference: str
    resume: str
    state: RowState
    problems: list[BulkProblemBody]
    verificationId: str | None


class BulkRowsAnswer(TypedDict):
    rows: list[BulkRowBody]
    nextAfter: int | None


class BulkRowsBody(TypedDict):
    """How many rows are in which state."""

    total: int
    invalid: int
    waiting: int
    working: int
    done: int
    refused: int
    failed: int
    cancelled: int


class CandidateEvidenceAnswer(TypedDict):
    """One thing that a reader can check."""

    quote: str
    origin: str
    learntOn: str | None
    start: int | None
    end: int | None
    verbatim: bool


class CandidateFactsAnswer(TypedDict):
    """Of whom, as the resume and the employer state it; all empty where nothing is kept."""

    name: str
    email: str
    claimedEmployers: list[str]
    linkedinUrl: str


class CandidateVerificationBody(TypedDict):
    """A report with everything around it."""

    id: str
    environment: Environment
    trustScore: int | None
    band: Band | None
    confidence: int | None
    breakdown: BreakdownAnswer
    redFlags: list[ReportItemAnswer]
    passedChecks: list[ReportItemAnswer]
    findings: list[ReportFindingAnswer]
    recommendation: RecommendationAnswer
    generatedAt: str
    signalsOnly: bool
    engineVersion: str
    disclaimer: str
    madeBy: str
    candidate: CandidateFactsAnswer
    file: FileAnswer | None
    preview: PreviewAnswer | None
    timeline: list[TimelineEntryAnswer]
    keptUntil: str
    review: ReviewAnswer | None
    dispute: DisputeAnswer | None
    shared: SharedAnswer | None
    recheckOf: str | None
    recheckedAs: str | None


class DayOfUseAnswer(TypedDict):
    day: str
    verifications: int


Decision = Literal["advance", "hold", "decline", "other"]


class DisputeAnswer(TypedDict):
    """What the candidate says is not right."""

    statement: str
    at: str
    heldUntil: str


Environment = Literal["live", "test"]


class FileAnswer(TypedDict):
    format: str
    pages: int
    kept: bool


JobState = Literal["validated", "running", "paused", "cancelled", "finished"]


class ListedCheckAnswer(TypedDict):
    """A line of the history; the whole report is under its id."""

    id: str
    generatedAt: str
    madeBy: str
    candidateName: str
    candidateEmail: str
    trustScore: int | None
    band: Band | None
    level: RecommendedLevel | None
    flags: int
    decision: Decision | None
    reviewedAt: str | None
    disputedAt: str | None
    signalsOnly: bool
    recheckOf: str | None


PausedBecause = Literal["member", "monthly_limit", "plan"]


class PreviewAnswer(TypedDict):
    """The visible text of the resume; offsets of evidence are places in it."""

    text: str
    pageStarts: list[int]


QueueState = Literal["queued", "reading", "done", "failed"]


class RecommendationAnswer(TypedDict):
    """What a person may do next; never whom to reject."""

    level: RecommendedLevel | None
    explanation: str
    questions: list[str]


RecommendedLevel = Literal["proceed", "review", "caution"]


class ReportFindingAnswer(TypedDict):
    """A question that was asked of the resume, and its answer."""

    id: str
    title: str
    question: str
    why: str
    innocent: str
    advice: str
    topic: str
    source: str
    outcome: Outcome
    points: float | None
    evidence: list[CandidateEvidenceAnswer]


class ReportItemAnswer(TypedDict):
    """A flag or a passed check."""

    code: str
    message: str
    details: str
    why: str
    grade: Literal["strong", "medium", "weak", ""]
    topic: str
    innocent: str
    ask: str
    evidence: list[CandidateEvidenceAnswer]


class ReviewAnswer(TypedDict):
    """What a person decided."""

    decision: Decision
    note: str
    by: str
    at: str


RowState = Literal["invalid", "waiting", "working", "done", "refused", "failed", "cancelled"]


class SharedAnswer(TypedDict):
    """That a link was made for the candidate; it is shown only once."""

    at: str
    expiresAt: str


class StartBulk(TypedDict):
    """What is said before a list is begun."""

    attested: NotRequired[bool]
    asFarAsPossible: NotRequired[bool]


class TimelineEntryAnswer(TypedDict):
    """A role or a course of education as the resume states it."""

    kind: Literal["work", "education"]
    title: str
    organization: str
    start: str
    end: str
    current: bool
    overlaps: bool


class UsageAnswer(TypedDict):
    """`used` is the sum of the days."""

    period: str
    used: int
    included: int | None
    grace: int | None
    remaining: int | None
    resetsAt: str
    byDay: list[DayOfUseAnswer]


class V1Event(TypedDict):
    """What a webhook is sent, and its id."""

    id: str
    type: WebhookEvent
    timestamp: str
    data: V1EventData


class V1EventData(TypedDict):
    id: str


class V1Events(TypedDict):
    """A page, the oldest first."""

    events: list[V1Event]
    nextCursor: str
    hasMore: bool


class V1ListedVerification(TypedDict):
    """A line of the list; the report is under its `url`."""

    id: str
    state: QueueState
    environment: Environment
    updatedAt: str
    url: str
    problem: V1Problem | None
    summary: ListedCheckAnswer | None


class V1Problem(TypedDict):
    """Why there is no report; the codes are those of the errors."""

    code: str
    message: str
    advice: str


class V1Review(TypedDict):
    """A decision that a person took."""

    decision: Decision
    note: NotRequired[str]
    reviewer: NotRequired[str]


class V1Verification(TypedDict):
    """A verification, and its report once it is done."""

    id: str
    state: QueueState
    environment: Environment
    updatedAt: str
    url: str
    problem: V1Problem | None
    report: CandidateVerificationBody | None


class V1Verifications(TypedDict):
    """A page, newest first."""

    verifications: list[V1ListedVerification]
    nextCursor: str | None


WebhookEvent = Literal[
    "verification.completed",
    "verification.failed",
    "verification.reviewed",
    "verification.disputed",
    "verification.deleted",
    "bulk.completed",
    "webhook.test",
]

Outcome = Literal["present", "absent", "unknown", "not_applicable"]
