"""A report about a candidate's resume, as it goes over the wire."""

from datetime import date, datetime
from typing import Literal

from pydantic import Field

from trusthound.domain.access.api_key import Environment
from trusthound.domain.assessment.band import Band
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.hiring.report import RecommendedLevel
from trusthound.domain.hiring.review import Decision
from trusthound.entrypoints.http.schemas.wire import Answer

Kind = Literal["work", "education"]
Grade = Literal["strong", "medium", "weak", ""]
_NO_NUMBER = "null: too little could be checked, or the organisation shows signals only."


class CandidateEvidenceAnswer(Answer):
    """One thing that a reader can check."""

    quote: str
    origin: str
    learnt_on: date | None
    start: int | None = Field(description="Where the quote begins in the preview's text.")
    end: int | None
    verbatim: bool = Field(description="Whether the quote is the resume's words, or ours.")


class BreakdownAnswer(Answer):
    """0 to 100 by part; above 70 a part passes. null: not checked, or signals only."""

    employment_history: int | None = Field(ge=0, le=100)
    email: int | None = Field(ge=0, le=100)
    authenticity: int | None = Field(ge=0, le=100)
    resume: int | None = Field(ge=0, le=100)


class ReportItemAnswer(Answer):
    """A flag or a passed check."""

    code: str
    message: str
    details: str = Field(description='What was seen, with its quote; "" where nothing is kept.')
    why: str
    grade: Grade = Field(description='"" of a passed check.')
    topic: str
    innocent: str = Field(description="How it may have come about without any fault.")
    ask: str = Field(description='What to ask the candidate, "" where there is nothing.')
    evidence: list[CandidateEvidenceAnswer]


class ReportFindingAnswer(Answer):
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
    points: float | None = Field(description="What it moved the score by; null: signals only.")
    evidence: list[CandidateEvidenceAnswer]


class RecommendationAnswer(Answer):
    """What a person may do next; never whom to reject."""

    level: RecommendedLevel | None = Field(description="null: the organisation shows signals only.")
    explanation: str
    questions: list[str] = Field(description="To ask the candidate.")


class TimelineEntryAnswer(Answer):
    """A role or a course of education as the resume states it."""

    kind: Kind
    title: str
    organization: str
    start: str = Field(description='"2019" or "2019-03"; "" where it is not stated.')
    end: str
    current: bool
    overlaps: bool = Field(description="It lies across another full role for a while.")


class CandidateReportAnswer(Answer):
    """What was found; stands under `verification`, and the same once more beside it."""

    id: str
    environment: Environment = Field(description="`test`: written down for tests.")
    trust_score: int | None = Field(ge=0, le=100, description=_NO_NUMBER)
    band: Band | None = Field(description=_NO_NUMBER)
    confidence: int | None = Field(
        ge=0,
        le=100,
        description=f"Percent of what applies that could be checked. {_NO_NUMBER}",
    )
    breakdown: BreakdownAnswer
    red_flags: list[ReportItemAnswer]
    passed_checks: list[ReportItemAnswer]
    findings: list[ReportFindingAnswer]
    recommendation: RecommendationAnswer
    generated_at: datetime
    signals_only: bool
    engine_version: str
    disclaimer: str


class CandidateFactsAnswer(Answer):
    """Of whom, as the resume and the employer state it; all empty where nothing is kept."""

    name: str
    email: str
    claimed_employers: list[str]
    linkedin_url: str


class FileAnswer(Answer):
    format: str
    pages: int
    kept: bool = Field(description="Whether the file itself is still kept, encrypted.")


class PreviewAnswer(Answer):
    """The visible text of the resume; offsets of evidence are places in it."""

    text: str
    page_starts: list[int] = Field(description="Where each page begins in the text.")


class ReviewAnswer(Answer):
    """What a person decided."""

    decision: Decision
    note: str
    by: str = Field(description='Their name, "" where the account is gone.')
    at: datetime


class DisputeAnswer(Answer):
    """What the candidate says is not right."""

    statement: str
    at: datetime
    held_until: datetime = Field(description="The report can't be deleted before.")


class SharedAnswer(Answer):
    """That a link was made for the candidate; it is shown only once."""

    at: datetime
    expires_at: datetime


class CandidateVerificationBody(CandidateReportAnswer):
    """A report with everything around it."""

    made_by: str = Field(description='Who ran it, "" where the account is gone.')
    candidate: CandidateFactsAnswer
    file: FileAnswer | None
    preview: PreviewAnswer | None = Field(description="null: the text is not kept.")
    timeline: list[TimelineEntryAnswer]
    kept_until: datetime = Field(description="When it is deleted, by the policy of today.")
    review: ReviewAnswer | None
    dispute: DisputeAnswer | None
    shared: SharedAnswer | None
    recheck_of: str | None = Field(
        description="The id of the disputed report of which this one was made again."
    )
    rechecked_as: str | None = Field(
        description="The id of the report that was made of this one again, after a dispute."
    )


class CandidateVerificationAnswer(CandidateReportAnswer):
    """The verification, and its report mirrored at the top."""

    success: Literal[True]
    verification: CandidateVerificationBody


class StatsBody(Answer):
    """How many verifications were made; the month is that of UTC."""

    total_verifications: int
    this_month: int
    limit: int | None = Field(description="A month's; null: no limit.")
    remaining: int | None = Field(description="null: no limit.")
    most: int | None = Field(description="With the grace; after it verifications stop.")
    reset_at: datetime


class StatsAnswer(Answer):
    stats: StatsBody


class ListedCheckAnswer(Answer):
    """A line of the history; the whole report is under its id."""

    id: str
    generated_at: datetime
    made_by: str
    candidate_name: str
    candidate_email: str
    trust_score: int | None
    band: Band | None
    level: RecommendedLevel | None
    flags: int = Field(description="How many flags the report has.")
    decision: Decision | None
    reviewed_at: datetime | None
    disputed_at: datetime | None
    signals_only: bool
    recheck_of: str | None = Field(description="The id of the report that was checked again.")


class HistoryAnswer(Answer):
    """A page, newest first."""

    verifications: list[ListedCheckAnswer]
    next_cursor: str | None = Field(description="Asks for the next page; null: that was all.")


class PolicyAnswer(Answer):
    """What the organisation decided about its verifications."""

    signals_only: bool
    retention_days: int
    do_not_keep: bool


class ShareAnswer(Answer):
    """A link for the candidate, shown only here; one that was made before ends."""

    url: str
    expires_at: datetime
    mailed: bool = Field(description="Whether a mail with it is on its way.")


class CandidateCopyAnswer(Answer):
    """What the candidate sees: the report, without the employer's notes and decisions."""

    organization: str
    report: CandidateReportAnswer
    candidate: CandidateFactsAnswer
    timeline: list[TimelineEntryAnswer]
    kept_until: datetime
    expires_at: datetime = Field(description="Until when the link works.")
    dispute: DisputeAnswer | None


class DisputedAnswer(Answer):
    """That a dispute was taken."""

    dispute: DisputeAnswer
    message: str
